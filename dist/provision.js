import { p as MeasurementError } from "./paths.js";
import { m as isEncrypted, p as fillsRedoLog } from "./dsn.js";
import { D as defaultOf, L as familyOf } from "./option-file.js";
import { g as settingDifferences, n as isBinaryLog } from "./option-reach.js";
import { n as changedSettings, x as changedVariable } from "./changed-settings.js";
import { s as scalesOf } from "./scales.js";
import { E as run } from "./tool.js";
import { t as readAsset } from "./assets.js";
import { join } from "node:path";
import { closeSync, fdatasyncSync, openSync, rmSync, writeFileSync, writeSync } from "node:fs";

// src/edges/servers/disk.ts
/** Disks of other speeds than that of this machine: a library that is preloaded into servers synchronises in their place. */
const COMPILER = "cc";
/** Linked without the C library: one of this machine would not fit into every image. */
const COMPILED = [
	"-O2",
	"-shared",
	"-fPIC",
	"-nostdlib"
];
const OWN_SYNCS = 21;
const LOG_BLOCK_BYTES = 512;
/** Compiles the library on this machine, so that nobody has to trust a program in the repository. @returns its path */
async function compileDisk(runDirectory) {
	const source = join(runDirectory, "disk.c");
	const library = join(runDirectory, "disk.so");
	writeFileSync(source, await readAsset("disk.c"));
	const command = [
		"cc",
		...COMPILED,
		"-o",
		library,
		source
	];
	const outcome = await run(command, {
		run: runDirectory,
		cwd: runDirectory,
		timeoutSeconds: 60
	});
	if (outcome.exitCode === 0) return library;
	throw new MeasurementError(`${"cc"} cannot compile the library that slows disks down`, {
		step: "compile",
		...outcome
	});
}
/** The disk of a scenario; undefined if that is this machine's. */
function diskOf({ syncSeconds }, library) {
	if (syncSeconds === void 0 || library === void 0) return void 0;
	return {
		library,
		environment: [`LD_PRELOAD=${library}`, `QPSGATE_SYNC_NS=${Math.round(1e9 * syncSeconds)}`]
	};
}
/** Median time of a synchronisation in a directory, seconds, each after a write of the size of a log's block. */
function ownSyncSeconds(directory) {
	const path = join(directory, "sync");
	const file = openSync(path, "w");
	const times = Array.from({ length: OWN_SYNCS }, (_, index) => {
		writeSync(file, Buffer.alloc(LOG_BLOCK_BYTES, 1), 0, LOG_BLOCK_BYTES, index * LOG_BLOCK_BYTES);
		const began = performance.now();
		fdatasyncSync(file);
		return (performance.now() - began) / 1e3;
	});
	closeSync(file);
	rmSync(path);
	return times.toSorted((a, b) => a - b)[Math.floor(OWN_SYNCS / 2)];
}

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
	const variables = new Set(others.flatMap(({ scenario }) => settingDifferences(control.scenario, scenario).flatMap(defaultsOf)));
	return () => variables;
}
/** Variables that have the server's own default on one side of a difference. */
function defaultsOf(setting) {
	if (setting.kind === "image" || setting.kind === "binary") return NEW_DEFAULTS;
	const variable = changedVariable(setting)?.variable;
	return variable !== void 0 && (setting.before === null || setting.after === null) ? [variable] : [];
}
/** Whether a workload's connections are encrypted where the server offers it. */
function isAnyEncrypted({ cells }) {
	return cells.some(({ workload }) => isEncrypted(workload.script));
}

export { ownSyncSeconds as a, diskOf as i, provisionOf as n, compileDisk as r, isAnyEncrypted as t };