import { L as ROWS } from "./workloads.js";
import { a as settingChanges, r as isSameProgram } from "./changes.js";
import { D as variableOf } from "./setting.js";
import { n as changedSettings } from "./changed-settings.js";

// src/core/plan/base-options.ts
/** The settings that servers have where a configuration is silent: the server's own defaults, or ours. */
/**
* Why servers keep their own defaults: servers are compared with each other, the server itself changes, or what the change
* sets decides what a commit promises, or what the redo and binary logs hold.
*/
const OWN_DEFAULTS_REASONS = [
	"servers-compared",
	"server-changed",
	"durability-changed",
	"logs-changed"
];
/** Redo log, binary log, and the log of what a replica applies; not logs of statements or errors. */
const OF_LOGS = /(?:^|_)(?:binlog|redo_log|relay_log)(?:_|$)|^innodb_log_|^innodb_flush_log|^log_(?:bin|replica|slave)|^gtid_/;
/** What servers get where files are silent, from the change and from the differences between compared scenarios alone. */
function baseOptionsOf(plan) {
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
	const kept = new Set(plan.arms.flatMap(({ scenario: { name } }) => changed.has(name) ? [] : [name]));
	return {
		ownDefaults: OWN_DEFAULTS_REASONS.find((reason) => reasons[reason]) ?? null,
		untouched: (scenario) => kept.has(scenario) ? ofAll : ofChanged
	};
}
/** Differences of scenarios from the control, where they are compared with it. */
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
/** Variables that have the server's own default on one side of a difference. */
function defaultsOf({ kind, variable, before, after }) {
	return kind === "option" && variable !== void 0 && (before === null || after === null) ? [variable] : [];
}

export { baseOptionsOf as n, OWN_DEFAULTS_REASONS as t };