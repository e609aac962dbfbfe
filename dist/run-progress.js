import { i as keyOf } from "./comparison.js";
import { t as bySeverity } from "./tolerance.js";

// src/core/progress/run-progress.ts
/** Progress of a run, from all of its events. */
const NOTHING_TOLD = {
	suite: null,
	phase: null,
	trial: 0,
	isConfirming: false,
	comparisons: [],
	until: null
};
/** @param now the listener's clock, seconds */
function progressed(before, event, now) {
	switch (event.kind) {
		case "planned": return {
			...before,
			suite: event.suite,
			comparisons: event.comparisons.map(unseen)
		};
		case "phase": return atPhase(before, event.phase);
		case "time": return {
			...before,
			until: now + event.secondsLeft
		};
		case "looked": return {
			...before,
			comparisons: renewed(before.comparisons, event.comparisons)
		};
		default: return before;
	}
}
/** Seconds left at most; null if unknown. */
function secondsLeft({ until }, now) {
	return until === null ? null : Math.max(0, until - now);
}
/** The cells of the plan, in its order. */
function cellsOf({ comparisons }) {
	const own = comparisons.flatMap((each) => each.scope === "cell" ? [each] : []);
	return [...Map.groupBy(own, ({ workload, threads }) => JSON.stringify([workload, threads])).values()].flatMap((group) => {
		const [first] = group;
		return first === void 0 ? [] : [{
			workload: first.workload,
			threads: first.threads,
			comparisons: group
		}];
	});
}
/** Cells in which everything is decided. */
function decidedCells(progress) {
	return cellsOf(progress).filter(({ comparisons }) => comparisons.every(isDecided));
}
/** The comparison that is nearest to failing among the open ones; undefined if none was seen. */
function worstOpen({ comparisons }) {
	return worstOf(comparisons.filter((each) => !isDecided(each)));
}
/** The comparison that is nearest to failing, among those seen. */
function worstOf(comparisons) {
	const found = comparisons.filter((each) => each.found !== null);
	const [worst] = bySeverity(found.map((each) => ({
		each,
		change: each.found.change,
		tolerance: each.tolerance
	})));
	return worst?.each;
}
/** The result of all comparisons so far; `suspected` if only a suspicion prevents a pass. */
function standingSoFar({ comparisons }) {
	const standings = new Set(comparisons.map(({ standing }) => standing));
	if (standings.has("regressed")) return "regressed";
	if (standings.has("suspected")) return "suspected";
	return standings.has("open") || comparisons.length === 0 ? "open" : "pass";
}
function isDecided({ standing }) {
	return standing === "pass" || standing === "regressed";
}
function unseen({ tolerance, ...contrast }) {
	return {
		...contrast,
		scope: "cell",
		tolerance,
		standing: "open",
		found: null
	};
}
function renewed(known, looked) {
	const all = new Map(known.map((each) => [keyOf(each), each]));
	for (const each of looked) all.set(keyOf(each), each);
	return [...all.values()];
}
function atPhase(before, phase) {
	if (before.phase?.code === "search" && isOfTrial(phase)) return before;
	if (phase.code === "draw") return {
		...before,
		phase,
		until: null
	};
	if (phase.code !== "measure" && phase.code !== "warm-up") return {
		...before,
		phase
	};
	const { trial } = phase;
	const isConfirming = trial === before.trial ? before.isConfirming : standingSoFar(before) === "suspected";
	return {
		...before,
		phase,
		trial,
		isConfirming
	};
}
function isOfTrial({ code }) {
	return code === "start" || code === "warm-up" || code === "measure";
}

export { secondsLeft as a, progressed as i, cellsOf as n, worstOf as o, decidedCells as r, worstOpen as s, NOTHING_TOLD as t };