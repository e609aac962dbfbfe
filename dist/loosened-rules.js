import { a as duration, i as count, u as share } from "./figures.js";

// src/core/wording/loosened-rules.ts
const CODE = "rules-loosened";
const LOOSENED_TITLE = "The change loosens the rules that it is judged by";
/** Belongs to the first lines of every view: whoever reads a verdict must know by what it was reached. */
function loosenedWarnings({ warnings }) {
	return warnings.filter(({ code }) => code === CODE);
}
/** "tolerance against base of scenario on: 5 % before, 30 % now". */
function ruleChangeText(change) {
	const { what, before, after } = change;
	switch (what) {
		case "tolerance": return `tolerance against ${change.rule}${change.of === null ? "" : ` of ${change.of}`}: ${share(before)} before, ${share(after)} now`;
		case "on-inconclusive": return `on-inconclusive: ${before} before, ${after} now`;
		case "control": return `control: ${before} before, ${after} now`;
		case "workload": return after === null ? `workload ${before} is not measured any more` : `workload ${before} measures something else now`;
		case "threads": return `${count(before, "thread")}: not measured any more`;
		case "scenario": return `scenario ${before} is not measured any more`;
		case "dataset": return `dataset: ${datasetText(before)} before, ${datasetText(after)} now`;
		case "budget": return `budget: ${duration(before)} before, ${duration(after)} now`;
		case "precision": return `precision: ${share(before)} before, ${after === null ? "none" : share(after)} now`;
	}
}
function datasetText({ tables, rows, tpch, timesThePool }) {
	if (timesThePool !== void 0) return `${count(tables, "table")}, ${timesThePool} times the pool`;
	return tpch === void 0 ? `${count(tables, "table")} of ${count(rows, "row")}` : `TPC-H at scale ${tpch}`;
}

export { loosenedWarnings as n, ruleChangeText as r, LOOSENED_TITLE as t };