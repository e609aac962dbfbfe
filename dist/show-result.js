import { i as checkFailure } from "./gated-costs.js";
import { t as renderTerminal } from "./terminal.js";
import { a as takesColour, i as say, n as print } from "./output.js";
import { y as exitCodeOfCheck } from "./paths.js";
import { join } from "node:path";

// src/commands/show-result.ts
/** Prints the result of `qpsgate run` and `qpsgate report`, and gives the exit code. */
function showResult(result, { request, json, verbose }) {
	if (json) print(`${JSON.stringify(result, null, 2)}\n`);
	else print(renderTerminal(result, {
		colour: takesColour(),
		verbose
	}));
	if (result.verdict === "measured" && result.cells.length > 0) say(`chart: ${join(request.out, "chart.png")}`);
	say(reportLine(request.out));
	return exitCodeOfCheck(checkFailure(result));
}
/**
* The line that gives the path of the page with all details, as a path because some terminals turn paths into links.
*/
function reportLine(out) {
	return `report: ${join(out, "report.html")}`;
}

export { showResult as n, reportLine as t };