import { u as timesOf } from "./tolerance.js";
import { a as duration, i as count, s as firstOf } from "./figures.js";

// src/core/wording/wording.ts
/** For views that escape everything where it becomes markup. */
const asItIs = (outside) => outside;
/** Named settings among those that only work together. */
const MOST_NAMED = 3;
const LONGEST_PATH = 54;
/** "oltp_read_only at 8 threads"; a scenario's mean, over all cells, is at none. */
function cellText({ workload, threads }, quote) {
	return threads === 0 ? "mean of all workloads" : `${quote(workload)} at ${count(threads, "thread")}`;
}
/** "conf/my.cnf:4"; of a long path the end, which tells more. */
function lineOf({ file, line }) {
	const end = file.slice(-53).replace(/^[\udc00-\udfff]/, "");
	return `${file.length <= LONGEST_PATH ? file : `…${end}`}:${line}`;
}
/** "my.cnf:3, 8–9": the lines of each file, neighbours as a range; empty if there are none. */
function linesOf(places) {
	return [...Map.groupBy(places, ({ file }) => file)].map(([file, own]) => {
		const lines = [...new Set(own.map(({ line }) => line))].sort((one, other) => one - other);
		const ranges = [];
		for (const line of lines) {
			const last = ranges.at(-1);
			if (last !== void 0 && last[1] === line - 1) last[1] = line;
			else ranges.push([line, line]);
		}
		const text = ranges.map(([from, to]) => from === to ? String(from) : `${from}–${to}`).join(", ");
		return lineOf({
			file,
			line: 0
		}).replace(/0$/, text);
	}).join(", ");
}
/** "conf/my.cnf:4": where a setting is now; for one that was removed, where it was. */
function settingLine({ before, after, scenario }) {
	if (after !== null) return `${after.file}:${after.line}`;
	return before === null ? scenario : `${before.file}:${before.line}, removed`;
}
/** The reference of a comparison: the control, the configuration before the change, or the baseline. */
function against({ rule, reference }, quote) {
	if (rule === "base") return "before";
	return rule === "baseline" ? "the baseline" : quote(reference);
}
/** "a + b + c + 2 more". */
function joinedNames(names, quote) {
	const quoted = names.map((one) => quote(one));
	return firstOf(quoted, MOST_NAMED, " + ");
}
const ACTIVITIES = {
	waiting: "waiting for another run",
	starting: "starting servers",
	measuring: "measuring",
	searching: "searching for causes"
};
/** What took less is not worth a word, seconds. */
const LEAST_SECONDS = 1;
/** "61 s: waiting for another run 9 s, starting servers 12 s, measuring 40 s": a run's duration, and what it was for. */
function timesText({ timeline, seconds, measuredSeconds }) {
	const parts = [...timeline === null ? /* @__PURE__ */ new Map([["measuring", measuredSeconds]]) : timesOf(timeline)].flatMap(([activity, took]) => took < LEAST_SECONDS ? [] : [`${ACTIVITIES[activity]} ${duration(took)}`]);
	return `${duration(seconds)}${parts.length === 0 ? "" : `: ${parts.join(", ")}`}`;
}
/** The effect of an inconclusive verdict on the check; empty for other verdicts. */
function consequence({ verdict, plan }) {
	if (verdict !== "inconclusive") return "";
	return plan.policy.onInconclusive === "pass" ? "The check passes because on-inconclusive is pass (exit code 0)." : "The check fails because on-inconclusive is fail (exit code 3).";
}
/** A notice while the search for causes runs; `until` is ISO 8601, UTC. */
function searching(until) {
	return `qpsgate is now measuring what each changed setting costs, until ${until.slice(11, 16)} UTC at the latest. If no result appears by then, the run was cancelled.`;
}

export { joinedNames as a, searching as c, consequence as i, settingLine as l, asItIs as n, lineOf as o, cellText as r, linesOf as s, against as t, timesText as u };