#!/usr/bin/env node
import { a as PLAN_HELP, l as RUN_HELP, n as DOCTOR_HELP, r as HELP, s as REPORT_HELP } from "./help.js";
import { i as RECORD_HELP, n as HISTORY_HELP } from "./history-help.js";
import { a as describeError, i as UserError, o as exitCodeOf, t as EXIT } from "./errors.js";
import { t as toolVersion } from "./version.js";

// src/cli.ts
/**
* Entry of the command line. Whatever is heavy, or written for Node 24, is loaded only when a command needs it: older
* versions can read this file and are told so.
*/
const LEAST_NODE = 24;
async function main(args) {
	const [command, ...rest] = args;
	if (command === void 0 || command === "--help" || command === "-h" || command === "help") return print(HELP);
	if (command === "--version") return print(`qpsgate ${toolVersion()}\n`);
	const known = COMMANDS[command];
	if (known === void 0) throw new UserError(`unknown command "${command}"; allowed: ${Object.keys(COMMANDS).join(", ")} (see qpsgate --help)`);
	if (rest.includes("--help") || rest.includes("-h")) return print(known.help);
	return known.execute(rest);
}
const commands = () => import("./commands.js");
const COMMANDS = {
	run: {
		help: RUN_HELP,
		execute: async (args) => (await commands()).runCommand(args)
	},
	plan: {
		help: PLAN_HELP,
		execute: async (args) => (await commands()).planCommand(args)
	},
	report: {
		help: REPORT_HELP,
		execute: async (args) => (await commands()).reportCommand(args)
	},
	record: {
		help: RECORD_HELP,
		execute: async (args) => (await commands()).recordCommand(args)
	},
	history: {
		help: HISTORY_HELP,
		execute: async (args) => (await commands()).historyCommand(args)
	},
	doctor: {
		help: DOCTOR_HELP,
		execute: async (args) => (await commands()).doctorCommand(args)
	}
};
function print(text) {
	process.stdout.write(text);
	return EXIT.pass;
}
function fail(thrown) {
	process.stderr.write(`qpsgate: ${describeError(thrown)}\n`);
	return exitCodeOf(thrown);
}
if (Number(process.versions.node.split(".")[0]) < LEAST_NODE) process.exitCode = fail(new UserError(`Node ${LEAST_NODE} or newer is needed, this is ${process.version}; try: npx --package=node@24 -- node dist/cli.js`));
else process.exitCode = await main(process.argv.slice(2)).catch(fail);

export {  };