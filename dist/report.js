import { a as makeOutputDirectory, n as showResult, o as makeResult, r as writeViews } from "./show-result.js";
import { i as writeWhole } from "./write-whole.js";
import { a as UserError } from "./errors.js";
import { c as parseOr, i as formatList, r as complaints, t as DEFAULT_OUT } from "./flag-values.js";
import { s as REPORT_FLAGS } from "./help.js";
import { t as askAcceptance } from "./ask-acceptance.js";
import { t as readResults } from "./read-results.js";
import { parseArgs } from "node:util";

// src/edges/terminal/report-flags.ts
/** The flags of `qpsgate report` into a request. */
/** @throws UserError where a flag is unknown or wrong, or no result is named */
function parseReportFlags(args) {
	const { values, positionals } = parseOr("report", REPORT_FLAGS, () => parseArgs({
		args: [...args],
		options: REPORT_FLAGS,
		allowPositionals: true,
		strict: true
	}));
	if (positionals.length === 0) throw new UserError("report needs at least one result; see qpsgate report --help");
	const { problems, complain } = complaints();
	const formats = formatList(values.format ?? [], complain);
	if (problems.length > 0) throw new UserError(problems.join("\n"));
	const { out = DEFAULT_OUT, timeline = false, json = false } = values;
	return {
		request: {
			paths: positionals,
			out,
			drawsTimeline: timeline,
			formats
		},
		json
	};
}

// src/commands/report.ts
async function reportCommand(args) {
	const { request, json } = parseReportFlags(args);
	return showResult(await report(request), {
		json,
		out: request.out,
		timeline: request.drawsTimeline
	});
}
/**
* @param findAcceptance asked where it regressed; default: what was accepted when it was measured stays so
* @throws UserError where one cannot be read or they do not belong together
*/
async function report({ paths, out, ...choice }, findAcceptance) {
	const result = await resultOf(paths, findAcceptance);
	makeOutputDirectory(out);
	await writeViews(result, { write: (name, content) => writeWhole(out, name, content) }, choice);
	return result;
}
/** What results say together; of each by itself nothing is left in memory when it is drawn. */
async function resultOf(paths, findAcceptance) {
	const { recorded, run, judgement, time } = readResults(paths);
	const known = async () => recorded[0].result.accepted;
	return makeResult(await askAcceptance(judgement, run.suite.name, findAcceptance ?? known), run, time);
}

export { reportCommand as n, parseReportFlags as r, report as t };