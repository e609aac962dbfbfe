import { _ as robustScale, a as CONFIDENCE, c as scenarioMeans, g as median, h as isSample, l as moderateVariances, m as huber } from "./result.js";
import { a as measuredPoints, r as changePoints, s as seriesOf } from "./output-directory.js";
import { c as studentTQuantile, n as interval, o as upperBound, r as lowerBound } from "./random-effects.js";
import { t as inOrder } from "./record.js";
import { a as keyOf$1, d as regressedAlpha, l as HALF_MARGIN, s as toleranceOf, t as decide, u as passAlpha } from "./decide.js";

// src/core/result/make-record.ts
/** From a result to what is stored of it. */
/** Student's t with so many degrees of freedom is normal to four digits. */
const NORMAL_DF = 1e6;
/** Server starts' worth of variance in the difference of two servers. */
const TWIN_STARTS = 2;
/** The degrees of freedom and the noise depend on each other; they settle in a few steps. */
const STEPS = 8;
/** Digits of figures that are known to a few per cent. */
const SIGNIFICANT = 4;
/** @throws RangeError where the result's start is no UTC time of ISO 8601 */
function recordOf(result, about) {
	const { environment, disturbance, suite } = result;
	const { cpuModel, cpus, memoryBytes, kernel, runner, cpuCapacity, sysbench } = environment;
	return {
		schemaVersion: 1,
		id: about.id,
		recordedAt: withMilliseconds(result.startedAt),
		branch: about.branch,
		commit: about.commit,
		runUrl: about.runUrl,
		verdict: result.verdict,
		suite: {
			name: suite.name,
			fingerprint: suite.fingerprint
		},
		toolVersion: about.toolVersion,
		seed: result.seed,
		measuredSeconds: rounded(result.measuredSeconds, 1),
		machine: {
			cpuModel,
			cpus,
			memoryBytes,
			kernel,
			runner,
			cpuCapacity: significant(cpuCapacity)
		},
		sysbench,
		disturbed: disturbance.blocks === 0 ? 0 : rounded(disturbance.disturbed / disturbance.blocks, 4),
		scenarios: result.scenarios.filter(({ revision }) => revision === "head").map(({ name, role, fingerprint, server }) => ({
			name,
			role,
			fingerprint,
			server: {
				product: server.product,
				version: server.version
			}
		})),
		cells: recordedCells(result),
		twin: recordedTwin(result, about.startSpread ?? result.plan.startSpread)
	};
}
function recordedCells({ cells, comparisons }) {
	const costs = new Map(comparisons.filter(isCost$1).map((comparison) => [cellKey(comparison), comparison]));
	return cells.filter(({ revision }) => revision === "head").map((cell) => ({
		scenario: cell.scenario,
		workload: cell.workload,
		threads: cell.threads,
		qps: rounded(cell.qps, 1),
		p95Ms: significant(cell.latencyMs.p95),
		cpuMicrosPerQuery: cell.cpuMicrosPerQuery === null ? null : significant(cell.cpuMicrosPerQuery),
		ratio: ratioOf(costs.get(cellKey(cell)))
	}));
}
function isCost$1({ rule, scope }) {
	return rule === "control" && scope === "cell";
}
function cellKey({ scenario, workload, threads }) {
	return JSON.stringify([
		scenario,
		workload,
		threads
	]);
}
/**
* On the scale of the estimates, where the interval is symmetric. A result does not say how many degrees of freedom its
* intervals have; the normal quantile makes the standard error a few per cent too large rather than too small.
*/
function ratioOf(found) {
	if (found === void 0) return null;
	const mean = Math.log1p(found.change);
	const standardError = (Math.log1p(found.high) - mean) / twoSided(found.confidence, NORMAL_DF);
	if (!Number.isFinite(mean) || !Number.isFinite(standardError)) return null;
	return {
		mean: rounded(mean, 6),
		standardError: rounded(Math.max(0, standardError), 6)
	};
}
function recordedTwin({ twin, comparisons, plan }, startSpread) {
	return twin.flatMap(({ workload, threads, change, high }) => {
		const mean = Math.log1p(change);
		const half = Math.log1p(high) - mean;
		if (!Number.isFinite(mean) || !Number.isFinite(half)) return [];
		const seen = comparisons.filter((each) => each.workload === workload && each.threads === threads);
		const trials = seen.length === 0 ? plan.trials : Math.max(1, ...seen.map((each) => each.trials));
		const noise = noiseOf(half, trials, startSpread);
		return [{
			workload,
			threads,
			mean: rounded(mean, 6),
			noise: rounded(noise, 6),
			trials
		}];
	});
}
/** Standard error of a twin's difference from its blocks' noise: the interval's, less what starts were taken to add. */
function noiseOf(half, trials, { sd, df: priorDf }) {
	const between = TWIN_STARTS * sd ** 2 / trials;
	const betweenDf = priorDf + trials - 1;
	let variance = (half / twoSided(CONFIDENCE, betweenDf)) ** 2;
	for (let step = 0; step < STEPS; step++) {
		const df = Math.min(NORMAL_DF, betweenDf * Math.max(1, variance / between) ** 2);
		variance = (half / twoSided(CONFIDENCE, df)) ** 2;
	}
	return Math.sqrt(Math.max(0, variance - between));
}
function twoSided(confidence, df) {
	return studentTQuantile((1 + confidence) / 2, df);
}
function withMilliseconds(time) {
	const parts = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)(?:\.(\d+))?Z$/.exec(time);
	if (parts === null) throw new RangeError(`a run's start must be a UTC time such as 2026-01-02T03:04:05.678Z, got ${time}`);
	return `${parts[1]}.${(parts[2] ?? "").slice(0, 3).padEnd(3, "0")}Z`;
}
/** Never −0, which JSON does not have. */
function rounded(value, decimals) {
	return Number(value.toFixed(decimals)) + 0;
}
function significant(value) {
	return Number(value.toPrecision(SIGNIFICANT));
}

// src/core/history/circumstances.ts
/** Capacities that differ by more than this are of different machines, whatever they call themselves. */
const CAPACITY_CHANGE = .2;
/**
* Why the ratio of a scenario to its control cannot be compared between two runs; undefined where it can. Machines may
* differ: the control of the same run was measured on the same one.
*/
function cutBetween(one, other, scenario) {
	const [control, otherControl] = [controlOf(one), controlOf(other)];
	if (control?.fingerprint !== otherControl?.fingerprint) return "control";
	const versions = (run) => [serverOf(controlOf(run)), serverOf(scenarioOf(run, scenario))].join();
	if (versions(one) !== versions(other)) return "server version";
	return majorOf(one.toolVersion) === majorOf(other.toolVersion) ? void 0 : "tool version";
}
/** What changed from an earlier run to this one and could be mistaken for an effect of the configuration. */
function changedCircumstances(now, earlier) {
	return [
		...machineChange(now, earlier),
		...changed("kernel-changed", "the kernel", lineOf(earlier.machine.kernel), lineOf(now.machine.kernel)),
		...changed("server-changed", "the server", serversOf(earlier, now), serversOf(now, earlier)),
		...changed("tool-changed", "qpsgate", earlier.toolVersion, now.toolVersion),
		...changed("sysbench-changed", "sysbench", earlier.sysbench, now.sysbench),
		...controlOf(earlier)?.fingerprint === controlOf(now)?.fingerprint ? [] : [{
			code: "control-changed",
			message: "the control has another configuration than in the last stored run"
		}],
		...earlier.suite.fingerprint === now.suite.fingerprint ? [] : [{
			code: "suite-changed",
			message: "the suite measures something else than in the last stored run: its dataset, workloads or scenarios"
		}]
	];
}
function machineChange({ machine: now }, { machine: earlier }) {
	const [before, after] = [describe(earlier), describe(now)];
	if (before !== after) return changed("machine-changed", "the machine", before, after);
	const change = earlier.cpuCapacity > 0 ? now.cpuCapacity / earlier.cpuCapacity - 1 : 0;
	if (Math.abs(change) <= CAPACITY_CHANGE) return [];
	return [{
		code: "machine-changed",
		message: `the machine computes ${`${(100 * Math.abs(change)).toFixed(0)} % ${change < 0 ? "slower" : "faster"}`} than in the last stored run`
	}];
}
function describe({ cpuModel, cpus }) {
	return `${cpuModel} with ${cpus} CPU${cpus === 1 ? "" : "s"}`;
}
function changed(code, what, before, after) {
	return before === after ? [] : [{
		code,
		message: `${what} is ${after}, in the last stored run it was ${before}`,
		before,
		after
	}];
}
/** Versions of the scenarios that both runs have. */
function serversOf(run, other) {
	const common = run.scenarios.filter(({ name }) => scenarioOf(other, name) !== void 0);
	return [...new Set(common.map(serverOf))].sort().join(", ");
}
function controlOf({ scenarios }) {
	return scenarios.find(({ role }) => role === "control");
}
function scenarioOf({ scenarios }, name) {
	return scenarios.find((scenario) => scenario.name === name);
}
function serverOf(scenario) {
	return scenario === void 0 ? "" : `${scenario.server.product} ${scenario.server.version}`;
}
/** "1" of 1.4.2; "0.3" of 0.3.1, as anything may change with the second number before version 1. */
function majorOf(version) {
	return /^(?:0\.\d+|\d+)/.exec(version)?.[0] ?? version;
}
/** "6.11" of 6.11.0-1018-azure. */
function lineOf(kernel) {
	return /^\d+\.\d+/.exec(kernel)?.[0] ?? kernel;
}

// src/core/history/baseline.ts
/**
* What stored runs lead one to expect of the next: a level, and how much runs scatter about it. A run differs from the
* runs before it by more than its own interval says (another machine, another day), so it is held against a prediction
* interval: with m the Huber mean of N runs, e² their mean squared error and s² their spread beyond that,
* T = (y₀ − m) / √(e₀² + s² (1 + 1/N) + e²/N) is Student's t.
*/
/** Fewer runs say too little of how much runs scatter. */
const LEAST_RUNS = 8;
/** A run further from the median than so many robust standard deviations counts as that far. */
const FAR = 4;
/** Variances are moderated across series from this many on; fewer say too little of each other. */
const LEAST_MODERATED = 4;
/**
* A robust variance is known less well than a plain one, by so much of N − 1 degrees of freedom. With all of
* them, 1.4 % of runs of one cell were called regressed instead of 1 % (8 stored runs), with this share at most 1 %.
*/
const ROBUST_DF = .7;
/** "no baseline yet (3 of 8)", "no baseline yet (0 of 8 since the server version changed)". */
function noBaselineText({ have, need, since }) {
	return `no baseline yet (${have} of ${need}${since === null ? "" : ` since the ${since} changed`})`;
}
/**
* Baselines of the cells of one run, in the order of their series. The spreads of four or more are moderated by each
* other.
*
* @param now the run that shall be held against them
*/
function baselines(all, now) {
	const found = all.map((series) => baselineOf(series, now));
	const levels = found.filter((each) => each.kind === "level");
	if (levels.length < LEAST_MODERATED) return found;
	const { variances, priorDf } = moderateVariances(levels.map(({ spread }) => spread), levels.map(({ df }) => df));
	const moderated = new Map(levels.map((level, at) => [level, {
		...level,
		spread: variances[at] ?? level.spread,
		df: level.df + Math.min(priorDf, level.df)
	}]));
	return found.map((each) => moderated.get(each) ?? each);
}
/** Standard deviation between runs beyond their own errors, of ln QPS relative to the control's. */
function runSpread({ spread, noise }) {
	return Math.sqrt(Math.max(0, spread - noise));
}
/** How far a run is from its baseline. What runs scatter by counts as shared by all cells of a run. */
function departure(now, level) {
	const { mean, runs, noise } = level;
	const own = now.standardError ** 2;
	const scatter = runSpread(level) ** 2 * (1 + 1 / runs);
	const others = scatter + noise / runs;
	const welch = (own + others) ** 2 / (own ** 2 / now.df + others ** 2 / level.df);
	return {
		mean: now.mean - mean,
		standardError: Math.sqrt(own + others),
		df: Math.min(level.df, welch),
		within: {
			variance: now.within.variance + noise / runs,
			df: now.within.df
		},
		between: {
			variance: now.between.variance + scatter,
			df: level.df
		}
	};
}
function baselineOf(series, now) {
	const { runs, since } = comparableRuns(series, now);
	const [first, last] = [runs[0], runs.at(-1)];
	const values = runs.map(({ ratio }) => ratio.mean);
	if (first === void 0 || last === void 0 || runs.length < 8 || !isSample(values)) return {
		kind: "none",
		have: runs.length,
		need: 8,
		since
	};
	const { mean, variance, count } = huber(winsorised(values));
	return {
		kind: "level",
		mean,
		runs: count,
		spread: variance * count,
		df: ROBUST_DF * (count - 1),
		noise: runs.reduce((sum, { ratio }) => sum + ratio.standardError ** 2, 0) / count,
		first: first.point,
		last: last.point
	};
}
/** The newest runs since the level last changed, and since circumstances did that no ratio survives. */
function comparableRuns(series, now) {
	const { points, key } = series;
	const cutOf = (point) => cutBetween(point.circumstances, now, key.scenario);
	const lastCut = points.findLastIndex((point) => cutOf(point) !== void 0);
	const lastChange = changePoints(series).at(-1)?.index ?? 0;
	const cut = points[lastCut];
	const since = lastChange > lastCut + 1 ? "level" : (cut && cutOf(cut)) ?? null;
	return {
		runs: measuredPoints(series).filter(({ index, point }) => index > lastCut && index >= lastChange && point.excluded === null).slice(-30),
		since
	};
}
function winsorised(values) {
	const center = median(values);
	const reach = FAR * robustScale(values);
	const [first, ...others] = values;
	const near = (value) => Math.min(center + reach, Math.max(center - reach, value));
	return [near(first), ...others.map(near)];
}

// src/core/history/compare-history.ts
/** The rule `history`: cells of a run against the stored runs of a branch. */
const NEVER_STORED = {
	kind: "none",
	have: 0,
	need: 8,
	since: null
};
/**
* @param now the run that is held against its history
* @param cells that it measures
* @param records of the branch, in any order; those of other suites are left out
*/
function historyOf(now, cells, records) {
	const own = records.filter(({ suite }) => suite.name === now.suite.name);
	const keys = now.scenarios.filter(({ role }) => role === "candidate").flatMap(({ name, fingerprint }) => cells.map(({ workload, threads }) => ({
		suite: now.suite.name,
		scenario: name,
		fingerprint,
		workload,
		threads
	})));
	const series = keys.map((key) => seriesOf(own, key));
	const found = baselines(series, now);
	const newest = inOrder(own).at(-1);
	return {
		baselines: new Map(keys.map((key, at) => [keyOf(key), found[at] ?? NEVER_STORED])),
		warnings: newest === void 0 ? [] : changedCircumstances(now, newest),
		runSd: typicalSpread(found)
	};
}
/** @param comparisons of a run, or of one trial of it; the cells' with the control are taken */
function compareWithHistory(comparisons, history) {
	const held = comparisons.filter(({ rule, scope }) => rule === "control" && scope === "cell").map((cost) => ({
		cost,
		baseline: history.baselines.get(keyOf(cost)) ?? NEVER_STORED
	}));
	const cells = held.flatMap(({ cost, baseline }) => baseline.kind === "level" ? [against(baseline, cost)] : []);
	const missing = held.flatMap(({ cost, baseline }) => baseline.kind === "none" ? [{
		...placeOf(cost),
		have: baseline.have,
		need: baseline.need,
		since: baseline.since
	}] : []);
	const incomplete = new Set(missing.map(({ scenario }) => scenario));
	return {
		cells,
		means: scenarioMeans(cells.filter(({ scenario }) => !incomplete.has(scenario))),
		missing
	};
}
function against(level, cost) {
	const effect = departure(cost.effect, level);
	const { low, high } = interval(effect, CONFIDENCE);
	return {
		...cost,
		...placeOf(cost),
		effect,
		change: Math.expm1(effect.mean),
		low: Math.expm1(low),
		high: Math.expm1(high),
		confidence: CONFIDENCE
	};
}
/** A scenario is held against itself. */
function placeOf({ scenario, workload, threads }) {
	return {
		rule: "history",
		scenario,
		reference: scenario,
		workload,
		threads
	};
}
function keyOf({ scenario, workload, threads }) {
	return JSON.stringify([
		scenario,
		workload,
		threads
	]);
}
function typicalSpread(all) {
	const spreads = all.flatMap((each) => each.kind === "level" ? [runSpread(each)] : []);
	return spreads.sort((left, right) => left - right)[spreads.length >> 1] ?? null;
}

// src/core/result/recalled-effect.ts
/** A result does not say how well its intervals know their noise; most know it about so well. */
const USUAL_DF = 60;
/** Of a 95 % interval with those, standard errors. */
const WIDTH = 4;
/** On the scale of the estimates, ln, where the interval is symmetric. */
function recalledEffect(found) {
	const standardError = (Math.log1p(found.high) - Math.log1p(found.low)) / WIDTH;
	return {
		mean: Math.log1p(found.change),
		standardError,
		df: USUAL_DF,
		within: {
			variance: 0,
			df: USUAL_DF
		},
		between: {
			variance: standardError ** 2,
			df: USUAL_DF
		}
	};
}

// src/core/verdict/judge-history.ts
/** The last look, with everything there is to spend. */
const ONLY_LOOK = {
	before: 0,
	now: 1
};
/** The result with its comparisons with history; its verdict changes only where history is asked to fail. */
function withHistory(result, { branch, records, mode, toolVersion }) {
	const now = recordOf(result, {
		id: "now",
		branch,
		commit: "",
		runUrl: null,
		toolVersion
	});
	const history = historyOf(now, result.plan.cells, records);
	const held = compareWithHistory(result.comparisons.filter(isCost).map(toComparison), history);
	const findings = judge(held, result);
	const warnings = [
		...result.warnings,
		...history.warnings,
		...notHeld(held),
		...slower(findings, mode)
	];
	const found = {
		branch,
		mode,
		runs: records.length,
		runSd: history.runSd
	};
	return judged({
		...result,
		comparisons: [...result.comparisons, ...findings],
		warnings,
		history: found
	});
}
/** The verdict with the findings of rule history, where those may fail it. */
function judged(result) {
	const isWorse = result.comparisons.some(({ rule, verdict }) => rule === "history" && verdict === "regressed");
	return result.history?.mode === "fail" && isWorse ? {
		...result,
		verdict: "regressed"
	} : result;
}
function isCost({ rule, scope }) {
	return rule === "control" && scope === "cell";
}
function toComparison(found) {
	return {
		...found,
		effect: recalledEffect(found)
	};
}
function judge({ cells, means }, { plan, measuredSeconds }) {
	const comparisons = [...cells, ...means];
	const family = {
		cells: cells.length,
		means: means.length
	};
	const standings = new Map(comparisons.map((comparison) => [keyOf$1(comparison), standingOf(comparison, family, toleranceOf(comparison, plan.policy).margin)]));
	return decide({
		undisturbed: [],
		twin: [],
		missing: [],
		disturbance: {
			blocks: 0,
			disturbed: 0,
			dropped: 0
		},
		comparisons
	}, standings, plan.policy, measuredSeconds).findings.map((finding) => ({
		...finding,
		confirmed: null
	}));
}
function standingOf({ effect, scope }, family, margin) {
	if (lowerBound(effect, passAlpha(ONLY_LOOK)) > -margin) return { kind: "passed" };
	const upper = upperBound(effect, regressedAlpha(ONLY_LOOK, scope, family));
	return effect.mean < -margin && upper < -.5 * margin ? { kind: "regressed" } : { kind: "open" };
}
/** Cells without a baseline by what they lack; one line for all that lack the same. */
function notHeld({ missing }) {
	return [...Map.groupBy(missing, noBaselineText)].map(([text, cells]) => {
		const names = [...new Set(cells.map(({ scenario }) => scenario))];
		return {
			code: "no-baseline",
			message: `${text}: ${names.join(", ")}`,
			scenarios: names
		};
	});
}
function slower(findings, mode) {
	if (mode === "fail") return [];
	return findings.filter(({ verdict }) => verdict === "regressed").map(({ scenario, scope, workload, threads, change }) => ({
		code: "slower-than-history",
		message: `${scenario}, ${scope === "mean" ? "mean of all cells" : `${workload} at ${threads} threads`}: costs more than in the stored runs (${(100 * change).toFixed(1)} %); history only warns here`,
		scenario
	}));
}

export { recordOf as i, withHistory as n, recalledEffect as r, judged as t };