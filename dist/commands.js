import { s as exitCodeOfVerdict, t as EXIT } from "./errors.js";
import { t as toolVersion } from "./version.js";

// src/commands/commands.ts
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
	const [{ parseReportFlags }, { report }] = await Promise.all([import("./few-flags.js"), import("./report.js")]);
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
	const [{ parsePlanFlags }, { describePlan }] = await Promise.all([import("./run-flags.js"), import("./plan2.js")]);
	return print(await describePlan(parsePlanFlags(args)));
}
async function doctorCommand(args) {
	const [{ parseDoctorFlags }, { doctor }, { renderDiagnosis }, { progressScreen }, { interruptible }] = await Promise.all([
		import("./few-flags.js"),
		import("./doctor.js"),
		import("./diagnosis-text.js"),
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
	const { renderTerminal } = await import("./terminal2.js");
	const colour = process.stdout.isTTY === true && process.env.NO_COLOR === void 0;
	print(json ? `${JSON.stringify(result, null, 2)}\n` : renderTerminal(result, { colour }));
	return exitCodeOfVerdict(result.verdict, result.plan.policy.onInconclusive);
}
function print(text) {
	process.stdout.write(text);
	return EXIT.pass;
}

export { doctorCommand, historyCommand, planCommand, recordCommand, reportCommand, runCommand };