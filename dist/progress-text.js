import { i as count } from "./figures.js";

// src/core/wording/progress-text.ts
/** The progress of a run in words. Texts are plain, so the screen has to escape them. */
const MINUTE = 60;
const HOUR = 3600;
function phaseText(phase) {
	switch (phase.code) {
		case "connect": return `connecting to ${phase.endpoint}`;
		case "initialise": return `initialising ${phase.product} ${phase.version} (${phase.origin})`;
		case "load": return `loading ${datasetText(phase.dataset)}`;
		case "start": return `starting ${count(phase.servers, "server")}`;
		case "warm-up": return "warming up";
		case "measure": return `measuring · trial ${phase.trial}`;
		case "search": return `${phase.failed === void 0 ? "" : `${phase.failed}; `}searching for causes`;
		case "draw": return "drawing";
	}
}
function datasetText({ tables, rows, tpch, own: workload }) {
	if (workload?.dump !== void 0) return "the dump";
	if (workload === void 0) return tpch === void 0 ? `${count(tables, "table")} of ${rows} rows` : `TPC-H’s tables, scale factor ${tpch}`;
	const all = workload.tables.reduce((sum, table) => sum + table.rows, 0);
	return `${count(all, "row")} into ${count(workload.tables.length, "table")} of your own`;
}
/** @param now time of the listener's clock, in seconds */
function nextProgress(before, event, now) {
	if (event.kind === "time") return {
		...before,
		until: now + event.secondsLeft
	};
	if (event.kind !== "phase") return before;
	const { phase } = event;
	if (before.phase?.code === "search" && [
		"start",
		"warm-up",
		"measure"
	].includes(phase.code)) return before;
	return {
		phase,
		until: phase.code === "draw" ? null : before.until
	};
}
function statusParts({ phase, until }, now) {
	if (phase === null) return [];
	const text = phaseText(phase);
	return until === null ? [text] : [text, `at most ${clockText(Math.max(0, until - now))} left`];
}
/** Time such as "0:48" or "1:02:03". It is rounded up, so that it never shows less time than is left. */
function clockText(seconds) {
	const whole = Math.ceil(seconds);
	const two = (value) => String(Math.floor(value)).padStart(2, "0");
	const minutes = Math.floor(whole % HOUR / MINUTE);
	const hours = Math.floor(whole / HOUR);
	return `${hours === 0 ? minutes : `${hours}:${two(minutes)}`}:${two(whole % MINUTE)}`;
}

export { statusParts as i, nextProgress as n, phaseText as r, datasetText as t };