import { c as escapeInvisible, n as shellWord } from "./escape.js";
import { basename } from "node:path";

// src/edges/terminal/output.ts
/** The standard output, for a command's result, and the standard error, for other messages to people. */
function print(text) {
	process.stdout.write(harmless(text));
}
/** What our own layout consists of, which is never escaped: line breaks, tabs, and the colours of tables. */
const LAYOUT = new RegExp(`([\n\t]|\\[(?:0|1|2|31)m)`);
/**
* Text in which names and words from outside steer neither a terminal nor the runner of a workflow. A runner takes `::`
* at the beginning of a line for a command, and `##[` anywhere.
*/
function harmless(text) {
	return text.split(LAYOUT).map((part, nth) => nth % 2 === 1 ? part : escapeInvisible(part)).join("").replaceAll(/^(?=[^\S\n]*::)/gm, "· ").replaceAll("##[", "## [");
}
/** Prints a line that is no part of the command's result. */
function say(text) {
	process.stderr.write(harmless(`${text}\n`));
}
/** Whether the output goes to somebody who sees colours. */
function takesColour() {
	const { NO_COLOR, TERM } = process.env;
	return process.stdout.isTTY === true && NO_COLOR === void 0 && TERM !== "dumb";
}
/** The program's start as shell words: `qpsgate` if it is installed, else with its interpreter. */
function programWords([, script = ""] = process.argv) {
	return basename(script) === "qpsgate" ? "qpsgate" : `node ${shellWord(script)}`;
}

export { takesColour as a, say as i, print as n, programWords as r, harmless as t };