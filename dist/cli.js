#!/usr/bin/env node
import { a as PLAN_HELP, l as RUN_HELP, n as DOCTOR_HELP, r as HELP, s as REPORT_HELP } from "./help.js";
import { i as RECORD_HELP, n as HISTORY_HELP } from "./history-help.js";
import { a as describeError, i as UserError, o as exitCodeOf, s as exitCodeOfVerdict, t as EXIT } from "./errors.js";
import { t as toolVersion } from "./version.js";

// src/cli.ts
/** Entry of the command line: flags → run → terminal. What is heavy is loaded only when a command needs it. */
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
async function runCommand(args) {
	const [{ parseRunFlags }, { run }, { progressScreen, quietScreen }, { interruptible }] = await Promise.all([
		import("./run-flags.js"),
		import("./run2.js"),
		import("./progress.js"),
		import("./interrupt.js")
	]);
	const { request, quiet, json } = parseRunFlags(args, randomSeed(), toolVersion());
	using interrupt = interruptible();
	const screen = quiet ? quietScreen(process.stderr) : progressScreen(process.stderr);
	try {
		const result = await run(request, screen, interrupt.signal);
		screen[Symbol.dispose]();
		return await show(result, json);
	} finally {
		screen[Symbol.dispose]();
	}
}
async function reportCommand(args) {
	const [{ parseReportFlags }, { report }] = await Promise.all([import("./flags.js"), import("./report.js")]);
	const { paths, out, json } = parseReportFlags(args);
	return show(await report(paths, out), json);
}
async function recordCommand(args) {
	const [{ parseRecordFlags }, { describeOutcome, record }, { interruptible }] = await Promise.all([
		import("./history-flags2.js"),
		import("./record3.js"),
		import("./interrupt.js")
	]);
	const { request, json } = parseRecordFlags(args);
	using interrupt = interruptible();
	const outcome = await record(request, toolVersion(), interrupt.signal);
	if (json) print(`${JSON.stringify(outcome, null, 2)}\n`);
	else if (outcome.kind === "stored") print(describeOutcome(outcome));
	if (outcome.kind === "stored") return EXIT.pass;
	process.stderr.write(`qpsgate: ${describeOutcome(outcome)}`);
	return EXIT.couldNotMeasure;
}
async function historyCommand(args) {
	const [{ parseHistoryFlags }, { history }, { interruptible }] = await Promise.all([
		import("./history-flags2.js"),
		import("./history.js"),
		import("./interrupt.js")
	]);
	const request = parseHistoryFlags(args);
	using interrupt = interruptible();
	return print(await history(request, process.stdout.isTTY === true && process.env.NO_COLOR === void 0, interrupt.signal));
}
async function planCommand(args) {
	const [{ parsePlanFlags }, { describePlan }] = await Promise.all([import("./run-flags.js"), import("./describe-plan.js")]);
	return print(await describePlan(parsePlanFlags(args)));
}
async function doctorCommand(args) {
	const [{ parseDoctorFlags }, { doctor }, { renderDiagnosis }, { progressScreen }, { interruptible }] = await Promise.all([
		import("./flags.js"),
		import("./doctor.js"),
		import("./diagnosis.js"),
		import("./progress.js"),
		import("./interrupt.js")
	]);
	const { request, json } = parseDoctorFlags(args, randomSeed());
	using interrupt = interruptible();
	using screen = progressScreen(process.stderr);
	const diagnosis = await doctor(request, screen, interrupt.signal);
	screen[Symbol.dispose]();
	print(json ? `${JSON.stringify(diagnosis, null, 2)}\n` : renderDiagnosis(diagnosis));
	return diagnosis.noise === null ? EXIT.userError : EXIT.pass;
}
/** Reported with the result, so that the run can be repeated. */
function randomSeed() {
	return Math.floor(Math.random() * 2 ** 32);
}
async function show(result, json) {
	const { renderTerminal } = await import("./terminal.js");
	const colour = process.stdout.isTTY === true && process.env.NO_COLOR === void 0;
	print(json ? `${JSON.stringify(result, null, 2)}\n` : renderTerminal(result, { colour }));
	return exitCodeOfVerdict(result.verdict, result.plan.policy.onInconclusive);
}
const COMMANDS = {
	run: {
		help: RUN_HELP,
		execute: runCommand
	},
	plan: {
		help: PLAN_HELP,
		execute: planCommand
	},
	report: {
		help: REPORT_HELP,
		execute: reportCommand
	},
	record: {
		help: RECORD_HELP,
		execute: recordCommand
	},
	history: {
		help: HISTORY_HELP,
		execute: historyCommand
	},
	doctor: {
		help: DOCTOR_HELP,
		execute: doctorCommand
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