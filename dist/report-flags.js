import { a as UserError } from "./errors.js";
import { c as parseOr, i as formatList, r as complaints, t as DEFAULT_OUT } from "./flag-values.js";
import { r as REPORT_FLAGS } from "./help.js";
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

export { parseReportFlags as t };