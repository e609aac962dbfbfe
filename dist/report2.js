import { a as makeResult, n as askAcceptance } from "./publish.js";
import { o as makeOutputDirectory } from "./output-directory.js";
import { n as writeViews } from "./write-views.js";
import { s as writeWhole } from "./write-whole.js";
import { r as maskValue } from "./masking.js";
import { n as parseReportFlags } from "./report-flags.js";
import { t as readResults } from "./read-results.js";
import { n as showResult } from "./show-result.js";

// src/commands/report.ts
async function reportCommand(args) {
	const printed = parseReportFlags(args);
	return showResult(await report(printed.request), printed);
}
/**
* @param findAcceptance called if the run regressed; default: the acceptance that the results name still holds
* @throws UserError if a result cannot be read, or if they do not belong together
*/
async function report({ paths, out }, findAcceptance) {
	const result = await resultOf(paths, findAcceptance);
	makeOutputDirectory(out);
	await writeViews(result, { write: (name, content) => writeWhole(out, name, content) });
	return result;
}
/**
* Joins the results. It is a function of its own, so that the single results leave memory before the joined one is
* drawn, because they can be large.
*/
async function resultOf(paths, findAcceptance) {
	const { accepted, run, judgement, time } = readResults(paths);
	const recordedOne = async () => accepted;
	const judged = await askAcceptance(judgement, run.suite.name, findAcceptance ?? recordedOne);
	return maskValue(makeResult(judged, {
		...run,
		reproduce: []
	}, time));
}

export { report, reportCommand };