import { n as accept, t as readResults } from "./read-results.js";
import { t as makeDirectory } from "./make-directory.js";
import { n as writeWhole } from "./output-directory.js";
import { t as writeViews } from "./write-views.js";
import { resolve } from "node:path";

// src/commands/report.ts
/** `qpsgate report`: results read back, joined, judged again from their raw slices, and rendered. */
/**
* @param paths output directories or result.json files of one plan
* @param conclude default: what was accepted when it was measured stays so
* @throws UserError where one cannot be read or they do not belong together
*/
async function report(paths, out, conclude) {
	const { recorded, result: judged } = readResults(paths);
	const usual = async (result) => accept(result, recorded[0].result.accepted);
	const result = await (conclude ?? usual)(judged);
	makeDirectory(resolve(out));
	await writeViews(result, { write: (name, content) => writeWhole(resolve(out), name, content) });
	return result;
}

export { report as t };