import { i as makeResult, r as writeViews, t as askAcceptance } from "./ask-acceptance.js";
import { r as makeOutputDirectory } from "./output-directory.js";
import { o as writeWhole } from "./write-whole.js";
import { n as parseReportFlags } from "./report-flags.js";
import { t as readResults } from "./read-results.js";
import { n as showResult } from "./show-result.js";

// src/commands/report.ts
/** `qpsgate report`: results read back, joined, judged again from their raw slices, and rendered. */
async function reportCommand(args) {
	const { request, json, verbose } = parseReportFlags(args);
	return showResult(await report(request), {
		json,
		verbose,
		out: request.out
	});
}
/**
* @param findAcceptance asked if the run regressed; default: an acceptance from the measured run stays
* @throws UserError if a result cannot be read or they do not belong together
*/
async function report({ paths, out }, findAcceptance) {
	const result = await resultOf(paths, findAcceptance);
	makeOutputDirectory(out);
	await writeViews(result, { write: (name, content) => writeWhole(out, name, content) });
	return result;
}
/** The joined result; each single one has left memory by the time it is drawn. */
async function resultOf(paths, findAcceptance) {
	const { recorded, run, judgement, time } = readResults(paths);
	const known = async () => recorded[0].result.accepted;
	return makeResult(await askAcceptance(judgement, run.suite.name, findAcceptance ?? known), run, time);
}

export { report, reportCommand };