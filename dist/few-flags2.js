import { r as parseDuration, t as DURATION_FORM } from "./quantities.js";
import { i as UserError } from "./errors.js";
import { c as parseOr, i as complaints, o as oneOf, s as optional } from "./history-flags.js";
import { o as REPORT_FLAGS, t as DOCTOR_FLAGS } from "./help.js";
import { n as SERVERS, t as DEFAULT_OUT } from "./run-flags2.js";
import { parseArgs } from "node:util";

// src/edges/terminal/few-flags.ts
/** The flags of the commands that take few. */
const DOCTOR_BUDGET_SECONDS = 30;
/** @throws UserError where a flag is unknown or no result is named */
function parseReportFlags(args) {
	const { values, positionals } = parseOr("report", () => parseArgs({
		args: [...args],
		options: REPORT_FLAGS,
		allowPositionals: true,
		strict: true
	}));
	if (positionals.length === 0) throw new UserError("report needs at least one result; see qpsgate report --help");
	return {
		paths: positionals,
		out: values.out ?? "qpsgate-out",
		json: values.json ?? false
	};
}
/** @throws UserError with one line for every wrong flag */
function parseDoctorFlags(args, seed) {
	const { values } = parseOr("doctor", () => parseArgs({
		args: [...args],
		options: DOCTOR_FLAGS,
		strict: true
	}));
	const { problems, complain } = complaints();
	const budget = optional(values.budget, (text) => parseDuration(text) || complain("--budget", text, "a duration such as 45s, 5m or 1h30m"));
	const server = optional(values.server, oneOf("--server", SERVERS, complain)) ?? "auto";
	if (problems.length > 0) throw new UserError(problems.join("\n"));
	const budgetSeconds = budget ?? DOCTOR_BUDGET_SECONDS;
	const { image, install = false, json = false } = values;
	return {
		json,
		request: {
			server,
			image,
			install,
			budgetSeconds,
			seed
		}
	};
}

export { parseReportFlags as n, parseDoctorFlags as t };