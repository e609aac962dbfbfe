import { t as renderTerminal } from "./terminal.js";
import { i as takesColour, r as say, t as print } from "./output.js";
import { l as exitCodeOfVerdict } from "./errors.js";
import { join } from "node:path";

// src/commands/show-result.ts
/** Output and exit codes of `qpsgate run` and `qpsgate report`. */
/** @returns the exit code */
function showResult(result, { request, json, verbose }) {
	if (json) print(`${JSON.stringify(result, null, 2)}\n`);
	else print(renderTerminal(result, {
		colour: takesColour(),
		verbose
	}));
	say(reportLine(request.out));
	return exitCodeOfVerdict(result.verdict, result.plan.policy.onInconclusive);
}
/** Path of the page with all details, for people and for terminals that turn paths into links. */
function reportLine(out) {
	return `report: ${join(out, "report.html")}`;
}

export { showResult as n, reportLine as t };