import { C as studentTQuantile, S as studentTCdf } from "./comparison.js";
import { o as at } from "./coverage.js";
import { x as isTooDisturbed } from "./statement-effects.js";
import { t as inOrder } from "./run-record.js";

// src/core/history/series.ts
/** The stored runs' values for one cell of one scenario, in the order of time. */
/** @param records of one branch, in any order; those of other suites are left out */
function seriesOf(records, key) {
	return {
		key,
		points: inOrder(records.filter((record) => hasScenario(record, key))).flatMap((record) => {
			const cell = record.cells.find((each) => isCell(each, key));
			return cell === void 0 ? [] : [{
				run: record,
				ratio: cell.ratio,
				excluded: excludedBy(record)
			}];
		})
	};
}
/** Keys of all series in the records, in the order in which they first appear. */
function seriesKeys(records) {
	const keys = /* @__PURE__ */ new Map();
	for (const { suite, scenarios, cells } of inOrder(records)) {
		const names = new Set(scenarios.map(({ name }) => name));
		for (const { scenario, workload, threads } of cells) {
			if (!names.has(scenario)) continue;
			const key = {
				suite: suite.name,
				scenario,
				workload,
				threads
			};
			keys.set(JSON.stringify(Object.values(key)), key);
		}
	}
	return [...keys.values()];
}
/** Points that have a ratio to the control and come from runs that were not disturbed. */
function measuredPoints({ points }) {
	return points.flatMap((point, index) => point.ratio === null || point.excluded === "disturbed" ? [] : [{
		...point,
		index,
		ratio: point.ratio
	}]);
}
function hasScenario({ suite, scenarios }, key) {
	return suite.name === key.suite && scenarios.some(({ name }) => name === key.scenario);
}
function isCell({ scenario, workload, threads }, key) {
	return scenario === key.scenario && workload === key.workload && threads === key.threads;
}
/** An accepted regression has the verdict pass: from then on runs are compared with it. */
function excludedBy({ verdict, disturbed }) {
	if (isTooDisturbed({
		blocks: 1,
		disturbed
	})) return "disturbed";
	return verdict === "regressed" ? "regressed" : null;
}

// src/core/history/change-points.ts
/** Since when? The runs at which the level of a series changed, and the commits between which the cause lies. */
/** Change points, oldest first. Disturbed runs are left out; a run that regressed is as true as any other. */
function changePoints(series) {
	const measured = measuredPoints(series);
	return levelChanges(measured.map(({ ratio }) => ({
		mean: ratio.mean,
		variance: ratio.standardError ** 2
	}))).flatMap(({ place, difference, standardError, df, p }) => {
		const [before, first] = [measured[place - 1], measured[place]];
		if (before === void 0 || first === void 0) return [];
		const half = studentTQuantile(1.95 / 2, df) * standardError;
		return [{
			index: first.index,
			before: before.run,
			first: first.run,
			change: Math.expm1(difference),
			low: Math.expm1(difference - half),
			high: Math.expm1(difference + half),
			p
		}];
	});
}
/** A shorter stretch may be a few outliers. */
const LEAST_SEGMENT = 5;
/** A level is the mean of at most this many nearest values: beyond, a row may have drifted. */
const WINDOW = 50;
const WINDOW_STEP = 25;
/** Limit for a candidate whose neighbouring stretches are also searched. */
const WEAK_P = .01;
/**
* Limit for a change. Its place was chosen to make p small, so p is no rate of false alarms: at this limit, 0.7 % of
* rows of 50 values of one level have a change, at 0.001 1.7 % have one (test/calibration/history.test.ts).
*/
const STRONG_P = 3e-4;
/**
* Level changes, ascending by place; no two, and none and an end of the row, are nearer than five values. Candidates
* are found by E-divisive (Matteson & James 2014) in windows and tested with Student's t instead of permutations, so
* that the same row always has the same places; then the weakest is dropped until all are strong (as Apache Otava
* does).
*/
function levelChanges(values) {
	const places = [...candidates(values)];
	for (;;) {
		const edge = (at) => at < 0 ? 0 : places[at] ?? values.length;
		const found = places.map((place, at) => contrast(values, edge(at - 1), place, edge(at + 1)));
		const tooShort = (at) => edge(at) - edge(at - 1) < 5;
		const doubtful = found.flatMap(({ p }, at) => p >= 3e-4 || tooShort(at) || tooShort(at + 1) ? [at] : []);
		if (doubtful.length === 0) return found;
		const weakest = doubtful.reduce((worst, at$1) => at(found, at$1).p > at(found, worst).p ? at$1 : worst);
		places.splice(weakest, 1);
	}
}
/** Candidates of all windows, the newest always a whole one; ascending, each once. */
function candidates(values) {
	const last = Math.max(0, values.length - WINDOW);
	const places = [...Array.from({ length: Math.ceil(last / WINDOW_STEP) }, (_, index) => index * WINDOW_STEP), last].flatMap((start) => splits(values, start, Math.min(values.length, start + WINDOW)));
	return [...new Set(places)].sort((left, right) => left - right);
}
/** Splits a stretch where its two parts differ most, and those parts again. */
function splits(values, from, to) {
	const place = bestSplit(values.slice(from, to).map(({ mean }) => mean));
	if (place === void 0) return [];
	const at = from + place;
	if (contrast(values, from, at, to).p >= WEAK_P) return [];
	return [
		...splits(values, from, at),
		at,
		...splits(values, at, to)
	];
}
/**
* The k that maximises the energy distance of the first k values and the rest, Q = nm/(n+m) · (2·mean|x−y| − mean|x−x′|
* − mean|y−y′|); undefined if the values are too few to split.
*/
function bestSplit(values) {
	const count = values.length;
	const distance = (one, from, to) => {
		let sum = 0;
		for (let other = from; other < to; other++) sum += Math.abs(at(values, one) - at(values, other));
		return sum;
	};
	let left = 0;
	let right = values.reduce((sum, _, index) => sum + distance(index, index + 1, count), 0);
	const all = right;
	let best;
	for (let n = 1; n <= count - 5; n++) {
		left += distance(n - 1, 0, n - 1);
		right -= distance(n - 1, n, count);
		if (n < 5) continue;
		const m = count - n;
		const between = 2 * (all - left - right) / (n * m);
		const within = 2 * left / (n * (n - 1)) + 2 * right / (m * (m - 1));
		const q = n * m / count * (between - within);
		if (best === void 0 || q > best.q) best = {
			place: n,
			q
		};
	}
	return best?.place;
}
/**
* Difference of the levels before and after a place, t-test with the spread of both together: five values alone say
* little of their spread. The spread is never taken to be less than the values' own errors.
*/
function contrast(values, from, place, to) {
	const before = values.slice(Math.max(from, place - WINDOW), place);
	const after = values.slice(place, Math.min(to, place + WINDOW));
	const df = before.length + after.length - 2;
	const [old, next] = [meanOf(before), meanOf(after)];
	const squares = squaresAbout(before, old) + squaresAbout(after, next);
	const own = [...before, ...after].reduce((sum, { variance }) => sum + variance, 0) / (df + 2);
	const variance = Math.max(df > 0 ? squares / df : 0, own);
	const standardError = Math.sqrt(variance * (1 / before.length + 1 / after.length));
	const difference = next - old;
	return {
		place,
		difference,
		standardError,
		df,
		p: pOf(difference, standardError, df)
	};
}
function pOf(difference, standardError, df) {
	if (difference === 0 || df < 1) return 1;
	return standardError === 0 ? 0 : 2 * studentTCdf(-Math.abs(difference) / standardError, df);
}
function meanOf(values) {
	return values.reduce((sum, { mean }) => sum + mean, 0) / values.length;
}
function squaresAbout(values, center) {
	return values.reduce((sum, { mean }) => sum + (mean - center) ** 2, 0);
}

export { seriesKeys as a, measuredPoints as i, changePoints as n, seriesOf as o, excludedBy as r, STRONG_P as t };