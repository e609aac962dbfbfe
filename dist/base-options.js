import { _ as ROWS } from "./exercises.js";
import { i as isSameProgram, o as settingChanges } from "./changes.js";
import { k as variableOf } from "./setting.js";
import { n as changedSettings } from "./changed-settings.js";
import { p as wholePlan } from "./plan.js";

// src/core/plan/base-options.ts
/**
* What servers get for variables that a configuration does not set: their own defaults, or values from qpsgate, because
* these keep the figures of short runs steady.
*/
/**
* Reasons to leave servers their own defaults: a study compares servers; the change replaces the server; the change
* sets what a commit promises; the change sets what the redo and binary logs hold. In each case the defaults are a part
* of what is measured. If several reasons apply, the first one is named.
*/
const OWN_DEFAULTS_REASONS = [
	"servers-compared",
	"server-changed",
	"durability-changed",
	"logs-changed"
];
const OF_LOGS = /(?:^|_)(?:binlog|redo_log|relay_log)(?:_|$)|^innodb_log_|^innodb_flush_log|^log_(?:bin|replica|slave)|^gtid_/;
/** Decides from the arms of all groups what servers get for unset variables, so that every group gets the same. */
function baseOptionsOf(part) {
	const plan = wholePlan(part);
	const changes = changedSettings(plan);
	const differences = controlDifferences(plan);
	const isAny = (isIt) => [...changes, ...differences].some(isIt);
	const reasons = {
		"servers-compared": plan.rules.includes("control") && comparesServers(plan),
		"server-changed": changes.some(isOfProgram),
		"durability-changed": isAny(isOfDurability),
		"logs-changed": isAny(isOfLogs)
	};
	const ofAll = new Set(differences.flatMap(defaultsOf));
	const ofChanged = /* @__PURE__ */ new Set([...ofAll, ...changes.flatMap(defaultsOf)]);
	const changed = new Set(changes.map(({ scenario }) => scenario));
	const unchanged = new Set(plan.arms.flatMap(({ scenario: { name } }) => changed.has(name) ? [] : [name]));
	return {
		ownDefaults: OWN_DEFAULTS_REASONS.find((reason) => reasons[reason]) ?? null,
		untouched: (scenario) => unchanged.has(scenario) ? ofAll : ofChanged
	};
}
function controlDifferences({ arms: [control, ...others], rules }) {
	if (!rules.includes("control")) return [];
	return others.filter(({ revision, role }) => revision === "head" && role === "candidate").flatMap(({ scenario }) => settingChanges(control.scenario, scenario));
}
function comparesServers({ arms: [control, ...others] }) {
	return others.some(({ revision, role, scenario }) => revision === "head" && role === "candidate" && !isSameProgram(control.scenario, scenario));
}
function isOfProgram({ kind }) {
	return kind === "image" || kind === "binary";
}
function isOfDurability({ variable }) {
	const row = variable === void 0 ? void 0 : ROWS.get(variableOf(variable));
	return row?.durability !== void 0 || row?.answersSooner !== void 0;
}
function isOfLogs({ variable }) {
	return variable !== void 0 && OF_LOGS.test(variableOf(variable));
}
function defaultsOf({ kind, variable, before, after }) {
	return kind === "option" && variable !== void 0 && (before === null || after === null) ? [variable] : [];
}

export { baseOptionsOf as n, OWN_DEFAULTS_REASONS as t };