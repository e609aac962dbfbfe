import { c as keyOf } from "./comparison.js";
import { t as bySeverity } from "./tolerance.js";
import { a as duration, f as share, i as count, r as changeAndRange } from "./figures.js";

// src/core/progress/run-progress.ts
/** Progress of a run, from all of its events. */
const NOTHING_TOLD = {
	phase: null,
	trial: 0,
	isConfirming: false,
	comparisons: [],
	until: null
};
/** @param now the listener's clock, seconds */
function progressed(before, event, now) {
	switch (event.kind) {
		case "phase": return atPhase(before, event.phase);
		case "time": return {
			...before,
			until: now + event.secondsLeft
		};
		case "looked": {
			const all = new Map([...before.comparisons, ...event.comparisons].map((each) => [keyOf(each), each]));
			return {
				...before,
				comparisons: [...all.values()]
			};
		}
		default: return before;
	}
}
/** Seconds left at most; null if unknown. */
function secondsLeft({ until }, now) {
	return until === null ? null : Math.max(0, until - now);
}
/** The cells of the plan, in its order. */
function cellsOf({ comparisons }) {
	const own = comparisons.filter(({ threads }) => threads > 0);
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
function atPhase(before, phase) {
	if (before.phase?.code === "search" && [
		"start",
		"warm-up",
		"measure"
	].includes(phase.code)) return before;
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

// src/core/wording/progress-text.ts
const MINUTE = 60;
const HOUR = 3600;
/** Between the parts of a line. */
const PART = " · ";
/** "measuring", "starting 4 servers": the current phase of the run. */
function phaseText(phase, isConfirming = false) {
	switch (phase.code) {
		case "connect": return `connecting to ${phase.endpoint}`;
		case "await-replicas": return `waiting for the replicas of ${phase.cluster}`;
		case "initialise": return `initialising ${phase.product} ${phase.version} (${phase.origin})`;
		case "load": return `loading ${datasetText(phase.dataset)}`;
		case "start": return `starting ${count(phase.servers, "server")}`;
		case "warm-up": return "warming up";
		case "measure": return isConfirming ? "confirming" : "measuring";
		case "search": return `${phase.failed === void 0 ? "" : `${phase.failed}; `}searching for causes`;
		case "draw": return "drawing";
		case "check-noise": return `measuring equal servers, usually ${duration(phase.seconds)}`;
	}
}
/** "4 tables of 25000 rows". */
function datasetText({ tables, rows, tpch, own }) {
	if (own !== void 0) return own.dump === void 0 ? ownText(own) : "the dump";
	return tpch === void 0 ? `${count(tables, "table")} of ${rows} rows` : `TPC-H’s tables, scale factor ${tpch}`;
}
/**
* The heading of a phase, shown once: for a trial with its number. Undefined for phases that take a moment and come
* with every cell.
*/
function headingText({ phase, isConfirming }) {
	if (phase === null || phase.code === "warm-up") return void 0;
	if (phase.code !== "measure") return phaseText(phase);
	const { trial, trials } = phase;
	return [phaseText(phase, isConfirming), `trial ${trial}${isConfirming ? "" : ` of ${trials}`}`].join(PART);
}
/** "at most 0:48 left", "at most 1:02:03 left"; undefined if it is not known. */
function timeLeftText(progress, now) {
	const left = secondsLeft(progress, now);
	return left === null ? void 0 : `at most ${clockText(left)} left`;
}
/** "0:48", "1:02:03", rounded up. */
function clockText(seconds) {
	const whole = Math.ceil(seconds);
	const two = (value) => String(Math.floor(value)).padStart(2, "0");
	const minutes = Math.floor(whole % HOUR / MINUTE);
	const hours = Math.floor(whole / HOUR);
	return `${hours === 0 ? minutes : `${hours}:${two(minutes)}`}:${two(whole % MINUTE)}`;
}
/** "1 of 3 cells decided"; undefined if nothing is to be decided. */
function decidedText(progress) {
	const { length } = cellsOf(progress);
	return length === 0 ? void 0 : `${decidedCells(progress).length} of ${count(length, "cell")} decided`;
}
/** "oltp_read_only at 4", "mean of all workloads": where a comparison is made. */
function placeText({ workload, threads }) {
	return threads === 0 ? "mean of all workloads" : `${workload} at ${threads}`;
}
/** "−3.1 % (−5.2 … −1.0)". */
function foundText({ found }) {
	return changeAndRange(found);
}
function toleranceText({ tolerance }) {
	return `limit ${share(tolerance)}`;
}
/**
* "oltp_read_only at 4 threads: pass, worst on −1.2 % (−2.3 … −0.1), limit 5 %": a cell in which all is decided.
*/
function decidedCellText({ workload, threads, comparisons }) {
	const failed = comparisons.filter(({ standing }) => standing === "regressed");
	const worst = worstOf(failed.length > 0 ? failed : comparisons);
	const verdict = failed.length > 0 ? "regressed" : "pass";
	return `${`${workload} at ${count(threads, "thread")}`}: ${verdict}${worst === void 0 ? "" : `, ${worstText(worst, comparisons.length)}`}`;
}
function worstText(worst, many) {
	return `${many === 1 ? "" : "worst "}${worst.scenario} ${foundText(worst)}, ${toleranceText(worst)}`;
}
function ownText({ tables }) {
	const rows = tables.reduce((sum, table) => sum + table.rows, 0);
	return `${count(rows, "row")} into ${count(tables.length, "table")} of your own`;
}

export { foundText as a, placeText as c, NOTHING_TOLD as d, decidedCells as f, decidedText as i, timeLeftText as l, worstOpen as m, datasetText as n, headingText as o, progressed as p, decidedCellText as r, phaseText as s, PART as t, toleranceText as u };