import { f as summary } from "./core.js";
import { statSync } from "node:fs";

// src/edges/github/runner/summary.ts
/** The job's summary: Markdown that the runner shows on the page of the run. */
/** Limit of a step; the runner discards a larger summary as a whole. */
const MOST_BYTES = 1024 ** 2;
const VARIABLE = "GITHUB_STEP_SUMMARY";
const NOTE = "\n\nThe rest was left out: a summary may have 1 MiB. report.md in the output directory has everything.\n";
const SECTION = /^(?:#{1,6} |<details>)/;
const FENCE = /^(`{3,}|~{3,})/;
/** Room for closing a fence or an unfolded section that was cut. */
const CLOSING_BYTES = 200;
/** Appends to the step's summary; trouble with it is a value, because it changes no verdict. */
async function writeSummary(markdown) {
	const path = process.env[VARIABLE];
	if (path === void 0 || path === "") return { kind: "absent" };
	try {
		const fitted = fitSummary(markdown, MOST_BYTES - statSync(path).size);
		await summary.addRaw(fitted).write();
		return { kind: fitted === markdown ? "written" : "cut" };
	} catch (error) {
		summary.emptyBuffer();
		return {
			kind: "refused",
			why: `the job's summary could not be written: ${error.message}`
		};
	}
}
/** The text, or as many of its sections from the start as fit into this many bytes of UTF-8, with a note. */
function fitSummary(markdown, most) {
	if (Buffer.byteLength(markdown) <= most) return markdown;
	const room = most - Buffer.byteLength(NOTE) - CLOSING_BYTES;
	if (room <= 0) return "";
	return `${closed(firstSections(markdown, room))}${NOTE}`;
}
/** The text up to the last section that begins within the room; of a first one that is too large, the whole lines. */
function firstSections(markdown, room) {
	let bytes = 0;
	let characters = 0;
	let section = 0;
	let fence = "";
	for (const line of markdown.split("\n")) {
		if (fence === "" && characters > 0 && SECTION.test(line)) section = characters;
		fence = fenceAfter(line, fence);
		bytes += Buffer.byteLength(line) + 1;
		if (bytes > room) break;
		characters += line.length + 1;
	}
	return markdown.slice(0, section > 0 ? section : characters).trimEnd();
}
/** Closes parts that the cut left open, so that the note is not part of them. */
function closed(text) {
	const fence = text.split("\n").reduce((open, line) => fenceAfter(line, open), "");
	const unfolded = text.split("<details>").length > text.split("</details>").length;
	return `${text}${fence === "" ? "" : `\n${fence}`}${unfolded ? "\n\n</details>" : ""}`;
}
/** The fence that is open after this line, empty if there is none. */
function fenceAfter(line, open) {
	const mark = FENCE.exec(line)?.[1] ?? "";
	if (open === "") return mark;
	return mark.startsWith(open) && line.trim() === mark ? "" : open;
}

export { writeSummary as n, fitSummary as t };