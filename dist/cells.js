import { i as count, r as changeAndRange } from "./figures.js";
import { b as byCost } from "./result.js";
import { d as lineOf, f as settingLine } from "./wording.js";

// src/core/wording/cause-wording.ts
/** One cause in words, as it stands in a row or on a line: the same in every view. Plain text: the view escapes. */
/** How the figures came about, where what is said of all of them does not tell. */
const HOW = {
	share: "",
	alone: "",
	"from the head": "measured beside the others",
	together: "only together",
	"in a group": "",
	"does not start": "no server starts with it or without it",
	"not measured": ""
};
/** Share of QPS that a change leaves at least: of none, nothing follows. */
const LEAST_LEFT = .01;
function causesByVerdict({ causes }) {
	const sorted = causes.toSorted(byCost);
	const unclear = sorted.filter(({ verdict }) => verdict === "undecided" || verdict === "not reached");
	const measured = unclear.filter(({ kind }) => kind !== "not measured");
	return {
		blamed: sorted.filter(({ verdict }) => verdict === "to blame"),
		open: [...Map.groupBy(measured, groupKey).values()],
		unreached: unclear.filter(({ kind }) => kind === "not measured"),
		innocent: sorted.filter(({ verdict }) => verdict === "innocent")
	};
}
/** Key of the causes that are told together: a group's names; for any other cause, itself. */
function groupKey(cause) {
	if (cause.kind === "does not start") return cause.kind;
	return cause.kind === "in a group" ? JSON.stringify([cause.verdict, cause.measuredWith]) : cause;
}
/** Names of all settings in these causes. */
function namesOf(causes) {
	return causes.flatMap(({ settings }) => settings.map(({ name }) => name));
}
/** Change with its interval; undefined where nothing was measured. */
function figuresOf({ change: found, low, high }) {
	return found === null || low === null || high === null ? void 0 : {
		change: found,
		low,
		high
	};
}
/**
* What taking a setting to blame back gains while the rest stays, as a change of head's QPS: removal is what it costs head
* in QPS, so without it there are 1/(1 + removal) times as many. Undefined where that was not asked.
*/
function savedOf({ verdict, removal }) {
	if (verdict !== "to blame" || removal === null) return void 0;
	const without = (change) => changeBetween(change, 0);
	return {
		change: without(removal.change),
		low: without(removal.high),
		high: without(removal.low)
	};
}
/** The change that leads from one change of QPS to another. */
function changeBetween(from, to) {
	return (1 + to) / Math.max(LEAST_LEFT, 1 + from) - 1;
}
/** "−3.5 % (−4.4 … −2.6), +3.2 % (+2.1 … +4.3) if taken back"; empty where nothing was measured. */
function costText(cause) {
	const [cost, saved] = [figuresOf(cause), savedOf(cause)];
	return [cost === void 0 ? "" : changeAndRange(cost), saved === void 0 ? "" : `${changeAndRange(saved)} if taken back`].filter((part) => part !== "").join(", ");
}
/** "only together"; often empty. */
function howOf({ kind }) {
	return HOW[kind];
}
/** Verdict of causes with the same figures: "undecided", "not taken apart, measured with 2 others". */
function openText(group) {
	const [first] = group;
	if (first === void 0) return "";
	return [first.kind === "in a group" && first.verdict === "not reached" ? "not taken apart" : first.verdict, detailText(group)].filter((part) => part !== "").join(", ");
}
/** How the figures came about, beside the verdict: "measured with 2 others"; often empty. */
function detailText(group) {
	const [first] = group;
	if (first === void 0) return "";
	if (first.kind !== "in a group") return howOf(first);
	const listed = namesOf(group).length;
	const others = first.measuredWith.length - listed;
	if (others > 0) return `measured with ${count(others, "other")}`;
	return listed > 1 ? "measured together" : "";
}
/** "ON", "0 → 1"; of a setting that is gone, what it was. */
function valueText({ before, after, place }, shown) {
	if (before !== null && after !== null) return `${shown(before)} → ${shown(after)}`;
	const only = place === null ? before : after;
	return only === null ? "" : shown(only);
}
/** "conf/my.cnf:4"; where a setting that is gone once stood, as far as that is known. */
function whereOf(result, { name, place }) {
	if (place !== null) return lineOf(place);
	const gone = removedSetting(result, name);
	return gone === void 0 ? "removed" : settingLine(gone);
}
/** The explained scenario's setting of this name that head no longer has. */
function removedSetting({ settings, explanation }, name) {
	if (explanation?.rule !== "base") return void 0;
	return settings.find((each) => each.scenario === explanation.scenario && each.name === name && each.after === null);
}

// src/core/views/cells.ts
/** The arms that people ask about, the control first: all but the twin. */
function shownArms({ scenarios }) {
	const shown = scenarios.filter(({ revision }) => revision !== "twin");
	return [...shown.filter(({ role }) => role === "control"), ...shown.filter(({ role }) => role !== "control")].map(armOf);
}
/** The arm that the others of the run are compared with. */
function controlArm({ scenarios }) {
	const controls = scenarios.filter(({ role, revision }) => role === "control" && revision !== "twin");
	const control = controls.find(({ revision }) => revision === "head") ?? controls[0];
	return control && armOf(control);
}
function armOf({ name, revision }) {
	return {
		scenario: name,
		revision
	};
}
function sameArm(left, right) {
	return left.scenario === right.scenario && left.revision === right.revision;
}
/** "pfsoff", "pfsoff (base)". */
function armLabel({ scenario, revision }) {
	return revision === "head" ? scenario : `${scenario} (${revision})`;
}
/** Workloads in the order in which they were measured. */
function workloadsOf({ cells }) {
	return [...new Set(cells.map(({ workload }) => workload))];
}
/** Numbers of threads that the workload was measured with, ascending. */
function threadLevelsOf({ cells }, workload) {
	return [...new Set(cells.filter((cell) => cell.workload === workload).map(({ threads }) => threads))].sort((left, right) => left - right);
}
function cellFinder({ cells }) {
	const found = new Map(cells.map((cell) => [keyOf(cell, cell), cell]));
	return (arm, key) => found.get(keyOf(arm, key));
}
/** Comparisons with the control, cell by cell. */
function costFinder({ comparisons }) {
	const found = new Map(comparisons.filter(({ rule, scope }) => rule === "control" && scope === "cell").map((comparison) => [keyOf({
		scenario: comparison.scenario,
		revision: "head"
	}, comparison), comparison]));
	return (arm, key) => found.get(keyOf(arm, key));
}
function keyOf({ scenario, revision }, { workload, threads }) {
	return JSON.stringify([
		scenario,
		revision,
		workload,
		threads
	]);
}

export { removedSetting as _, sameArm as a, whereOf as b, workloadsOf as c, costText as d, detailText as f, openText as g, namesOf as h, costFinder as i, causesByVerdict as l, howOf as m, cellFinder as n, shownArms as o, figuresOf as p, controlArm as r, threadLevelsOf as s, armLabel as t, changeBetween as u, savedOf as v, valueText as y };