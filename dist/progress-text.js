import { c as keyOf } from "./comparison.js";
import { t as bySeverity } from "./tolerance.js";
import { f as share, i as count, r as changeAndRange } from "./figures.js";
import { n as asItIs, r as cellText } from "./wording.js";

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
/** The comparisons of each cell of the plan, in its order. */
function cellsOf({ comparisons }) {
	const own = comparisons.filter(({ threads }) => threads > 0);
	return [...Map.groupBy(own, ({ workload, threads }) => JSON.stringify([workload, threads])).values()];
}
/** Whether all comparisons of a cell are decided. */
function isDecided(cell) {
	return cell.every(({ standing }) => standing === "pass" || standing === "regressed");
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
	const standings = before.comparisons.map(({ standing }) => standing);
	const isSuspected = standings.includes("suspected") && !standings.includes("regressed");
	return {
		...before,
		phase,
		trial,
		isConfirming: trial === before.trial ? before.isConfirming : isSuspected
	};
}

// src/core/wording/progress-text.ts
const MINUTE = 60;
const HOUR = 3600;
/** "measuring", "starting 4 servers": the current phase of the run. */
function phaseText(phase, isConfirming) {
	switch (phase.code) {
		case "connect": return `connecting to ${phase.endpoint}`;
		case "initialise": return `initialising ${phase.product} ${phase.version} (${phase.origin})`;
		case "load": return `loading ${datasetText(phase.dataset)}`;
		case "start": return `starting ${count(phase.servers, "server")}`;
		case "warm-up": return "warming up";
		case "measure": return isConfirming ? "confirming" : "measuring";
		case "search": return `${phase.failed === void 0 ? "" : `${phase.failed}; `}searching for causes`;
		case "draw": return "drawing";
	}
}
/** "4 tables of 25000 rows". */
function datasetText({ tables, rows, tpch, own }) {
	if (own?.dump !== void 0) return "the dump";
	if (own === void 0) return tpch === void 0 ? `${count(tables, "table")} of ${rows} rows` : `TPC-H’s tables, scale factor ${tpch}`;
	const all = own.tables.reduce((sum, table) => sum + table.rows, 0);
	return `${count(all, "row")} into ${count(own.tables.length, "table")} of your own`;
}
/**
* "measuring", "at most 0:48 left", "1 of 3 cells decided", "oltp_read_only at 4 threads: −3.1 % (−5.2 … −1.0), limit 5
* %": what the run is at, the most important first.
*
* @param now the listener's clock, seconds
*/
function statusParts(progress, now) {
	const { phase, isConfirming, comparisons } = progress;
	if (phase === null) return [];
	const left = timeLeft(progress, now);
	const worst = phase.code === "measure" || phase.code === "warm-up" ? worstOf(comparisons.filter((each) => !isDecided([each]))) : void 0;
	const isOnly = new Set(comparisons.map(({ scenario }) => scenario)).size === 1;
	return [
		phaseText(phase, isConfirming),
		...left,
		...left.length === 0 ? [] : decidedSoFar(progress),
		...worst === void 0 ? [] : [`${isOnly ? "" : `${worst.scenario}, `}${cellText(worst, asItIs)}: ${foundText(worst)}`]
	];
}
/**
* The heading of a phase, shown once: for a trial with its number. Undefined for phases that take a moment and come
* with every cell.
*/
function headingText({ phase, isConfirming }) {
	if (phase === null || phase.code === "warm-up") return void 0;
	const text = phaseText(phase, isConfirming);
	if (phase.code !== "measure") return text;
	return `${text} · trial ${phase.trial}${isConfirming ? "" : ` of ${phase.trials}`}`;
}
/** "at most 0:48 left"; none if it is not known. */
function timeLeft({ until }, now) {
	return until === null ? [] : [`at most ${clockText(Math.max(0, until - now))} left`];
}
/** "0:48", "1:02:03", rounded up. */
function clockText(seconds) {
	const whole = Math.ceil(seconds);
	const two = (value) => String(Math.floor(value)).padStart(2, "0");
	const minutes = Math.floor(whole % HOUR / MINUTE);
	const hours = Math.floor(whole / HOUR);
	return `${hours === 0 ? minutes : `${hours}:${two(minutes)}`}:${two(whole % MINUTE)}`;
}
/** "1 of 3 cells decided"; none if nothing is to be decided. */
function decidedSoFar(progress) {
	const cells = cellsOf(progress);
	return cells.length === 0 ? [] : [`${cells.filter(isDecided).length} of ${count(cells.length, "cell")} decided`];
}
function foundText({ found, tolerance }) {
	return `${changeAndRange(found)}, limit ${share(tolerance)}`;
}

export { NOTHING_TOLD as a, timeLeft as i, headingText as n, progressed as o, statusParts as r, datasetText as t };