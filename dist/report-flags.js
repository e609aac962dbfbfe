import { a as UserError } from "./errors.js";
import { f as parseFlags, s as allUsed } from "./output.js";
import { c as TIMELINE_FLAG, l as WRITTEN_FLAGS } from "./shared-flags.js";

// src/edges/terminal/report-flags.ts
const REPORT_FLAGS = {
	...TIMELINE_FLAG,
	...WRITTEN_FLAGS
};
const REPORT_HELP = {
	name: "report",
	takes: "RESULT...",
	summary: "judge and render results again; join results of one plan",
	usage: ["RESULT... [FLAGS]"],
	about: ["Computes the verdict again from the raw data of a result, and writes every view. A result is an output directory of `qpsgate run`, or its `result.json` next to `slices.jsonl`.", "qpsgate joins several results if they are parts of one plan with the same scenarios and tolerances. If parts are missing, the verdict is inconclusive or regressed, and a warning names them."],
	groups: [{
		title: "",
		flags: REPORT_FLAGS
	}],
	exits: [
		["0", "pass, or inconclusive with `on-inconclusive: pass`"],
		["1", "regressed"],
		["2", "wrong input"],
		["3", "inconclusive with `on-inconclusive: fail`"]
	],
	examples: [["qpsgate report qpsgate-out"], ["qpsgate report shard-1 shard-2 --out joined"]]
};
/** @throws UserError where a flag is unknown or wrong, or no result is named */
function parseReportFlags(args) {
	const { values, positionals, check } = parseFlags("report", REPORT_FLAGS, args);
	if (positionals.length === 0) throw new UserError("report needs at least one result; see qpsgate report --help");
	check();
	const { out, timeline: drawsTimeline, format: formats, json, ...none } = values;
	/* @__PURE__ */ allUsed(none);
	return {
		request: {
			paths: positionals,
			out,
			drawsTimeline,
			formats
		},
		json
	};
}

export { parseReportFlags as n, REPORT_HELP as t };