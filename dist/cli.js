#!/usr/bin/env node
import { a as IMPORT_HELP, d as RUN_HELP, l as REPORT_HELP, n as DOCTOR_HELP, r as HELP, s as PLAN_HELP } from "./help.js";
import { i as RECORD_HELP, n as HISTORY_HELP } from "./history-help.js";
import { t as print } from "./output.js";
import { a as UserError, o as describeError, s as exitCodeOf, t as EXIT } from "./errors.js";
import { t as toolVersion } from "./version.js";

// src/commands/command-line.ts
/** The command line: which command is called. Light, and readable for older versions of Node: it is loaded by the entry. */
const COMMANDS = /* @__PURE__ */ new Map([
	["run", {
		help: RUN_HELP,
		load: async () => (await import("./run.js")).runCommand
	}],
	["plan", {
		help: PLAN_HELP,
		load: async () => (await import("./plan.js")).planCommand
	}],
	["report", {
		help: REPORT_HELP,
		load: async () => (await import("./report2.js")).reportCommand
	}],
	["import", {
		help: IMPORT_HELP,
		load: async () => (await import("./import.js")).importCommand
	}],
	["record", {
		help: RECORD_HELP,
		load: async () => (await import("./record2.js")).recordCommand
	}],
	["history", {
		help: HISTORY_HELP,
		load: async () => (await import("./history.js")).historyCommand
	}],
	["doctor", {
		help: DOCTOR_HELP,
		load: async () => (await import("./doctor.js")).doctorCommand
	}]
]);
/**
* @returns the exit code
* @throws UserError where there is no such command, and what the command throws
*/
async function callCommand([name, ...args]) {
	if (name === void 0 || [
		"--help",
		"-h",
		"help"
	].includes(name)) return explain(HELP);
	if (name === "--version") return explain(`qpsgate ${toolVersion()}\n`);
	const command = COMMANDS.get(name);
	if (command === void 0) {
		const allowed = [...COMMANDS.keys()].join(", ");
		throw new UserError(`unknown command "${name}"; allowed: ${allowed} (see qpsgate --help)`);
	}
	if (args.includes("--help") || args.includes("-h")) return explain(command.help);
	return (await command.load())(args);
}
function explain(text) {
	print(text);
	return EXIT.pass;
}

// src/cli.ts
/**
* Entry of the command line. Whatever is heavy, or written for Node 24, is loaded only when a command needs it: older
* versions can read this file and are told so.
*/
const LEAST_NODE = 24;
async function main(args) {
	try {
		requireNode();
		return await callCommand(args);
	} catch (thrown) {
		process.stderr.write(`qpsgate: ${describeError(thrown)}\n`);
		return exitCodeOf(thrown);
	}
}
function requireNode() {
	if (Number(process.versions.node.split(".")[0]) >= LEAST_NODE) return;
	throw new UserError(`Node ${LEAST_NODE} or newer is needed, this is ${process.version}; try: npx --package=node@24 -- node dist/cli.js`);
}
process.exitCode = await main(process.argv.slice(2));

export {  };