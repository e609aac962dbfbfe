import { f as summary } from "./core.js";
import { t as mask } from "./masking.js";
import { statSync } from "node:fs";

// src/edges/github/runner/summary.ts
/** The job's summary: Markdown that the runner shows on the page of the run. */
/** Maximum size of a step's summary, bytes. The runner discards a larger one entirely. */
const MOST_BYTES = 1024 ** 2;
const VARIABLE = "GITHUB_STEP_SUMMARY";
const NOTE = "\n\nThe rest was left out: a summary may have 1 MiB. report.md in the output directory has everything.\n";
/**
* Appends to the step's summary. Outside a workflow, and on forges without summaries, it does nothing. A failure is a
* value, because it does not change the verdict.
*
* @param shorter text to write if `markdown` does not fit
* @returns a sentence for a notice if the summary could not be written
*/
async function writeSummary(markdown, shorter = "") {
	const path = process.env[VARIABLE];
	if (path === void 0 || path === "") return void 0;
	try {
		const room = MOST_BYTES - statSync(path).size;
		const fitting = [markdown, `${shorter}${NOTE}`].map(mask).find((text) => Buffer.byteLength(text) <= room) ?? "";
		await summary.addRaw(fitting).write();
		return;
	} catch (error) {
		summary.emptyBuffer();
		return `the job's summary could not be written: ${error.message}`;
	}
}

export { writeSummary as t };