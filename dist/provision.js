import { p as scalesOf } from "./generator.js";
import { L as defaultOf, c as fillsRedoLog, l as isEncrypted, st as familyOf } from "./workloads.js";
import { n as changedSettings } from "./changed-settings.js";
import { a as settingChanges } from "./changes.js";
import { n as isBinaryLog } from "./reach.js";

// src/edges/testbed/provision.ts
/** Options for all servers of a run. */
const NONE = /* @__PURE__ */ new Set();
/** Options of ours that hide a default which later versions changed: of a new program it is part of the change. */
const NEW_DEFAULTS = ["innodb_adaptive_hash_index"];
function provisionOf({ dataset, preconditions = [], ruleLines }, plan, limits, buildOf) {
	const scenarios = plan.arms.map(({ scenario }) => scenario);
	const { product, version } = buildOf(plan.arms[0].scenario);
	const family = familyOf(product);
	const threads = Math.max(...plan.cells.map((cell) => cell.workload.script === "many_tables" ? cell.threads : 1));
	const handles = family.hasHandlesOfConnections ? dataset.tables * threads : dataset.tables;
	const openTables = preconditions.includes("tables-beyond-cache") ? {
		handles,
		usual: defaultOf("table_open_cache", family.fork, version)
	} : void 0;
	const isAdvice = ruleLines === void 0 && plan.rules.includes("control") && !plan.rules.includes("base");
	const fillsRedo = plan.cells.some(({ workload }) => fillsRedoLog(workload.script));
	return {
		limits,
		scales: scalesOf({
			scenarios,
			dataset,
			mostPoolBytes: limits.bufferPoolBytes,
			fillsRedo,
			openTables
		}),
		hasBinaryLog: preconditions.includes("binary-log") && !scenarios.every(({ options }) => options.some(isBinaryLog)),
		fillsRedo,
		untouched: isAdvice ? untouchedByAdvice(plan) : untouchedIn(plan)
	};
}
/**
* A setting that a change sets or no longer sets is compared with the server's own default. Scenarios that did not
* change keep theirs, because they are compared with others; those that a search for causes makes up stand for the changed
* ones.
*/
function untouchedIn(plan) {
	const changes = changedSettings(plan);
	const variables = new Set(changes.flatMap(defaultsOf));
	const changed = new Set(changes.map(({ scenario }) => scenario));
	const kept = new Set(plan.arms.flatMap(({ scenario: { name } }) => changed.has(name) ? [] : [name]));
	return (scenario) => kept.has(scenario) ? NONE : variables;
}
/** All servers have the server's own default of each setting that advice sets. */
function untouchedByAdvice({ arms: [control, ...others] }) {
	const variables = new Set(others.flatMap(({ scenario }) => settingChanges(control.scenario, scenario).flatMap(defaultsOf)));
	return () => variables;
}
/** Variables that have the server's own default on one side of a difference. */
function defaultsOf(setting) {
	if (setting.kind === "image" || setting.kind === "binary") return NEW_DEFAULTS;
	const { kind, variable, before, after } = setting;
	return kind === "option" && variable !== void 0 && (before === null || after === null) ? [variable] : [];
}
/** Whether a workload's connections are encrypted where the server offers it. */
function isAnyEncrypted({ cells }) {
	return cells.some(({ workload }) => isEncrypted(workload.script));
}

export { provisionOf as n, isAnyEncrypted as t };