import { c as escapeInvisible, n as shellWord } from "./escape.js";
import { basename } from "node:path";

// src/edges/terminal/output.ts
/** Writes a command's result to the standard output, and messages to people to the standard error. */
function print(text) {
	process.stdout.write(harmless(text));
}
/** Line breaks, tabs and the colours of tables are never escaped, because the layout of qpsgate consists of them. */
const LAYOUT = new RegExp(`([\n\t]|\\[(?:0|1|2|31)m)`);
/**
* The text without anything by which names from outside could control a terminal or the runner of a workflow. A runner
* takes `::` at the beginning of a line for a command, and `##[` anywhere.
*/
function harmless(text) {
	return text.split(LAYOUT).map((part, nth) => nth % 2 === 1 ? part : escapeInvisible(part)).join("").replaceAll(/^(?=[^\S\n]*::)/gm, "· ").replaceAll("##[", "## [");
}
/** Prints a line that is not part of the command's result, so that the result can go into a file or a pipe. */
function say(text) {
	process.stderr.write(harmless(`${text}\n`));
}
/** Whether colours may be used: not in a file or a pipe, on a dumb terminal, or against NO_COLOR. */
function takesColour() {
	const { NO_COLOR, TERM } = process.env;
	return process.stdout.isTTY === true && NO_COLOR === void 0 && TERM !== "dumb";
}
/**
* How the user can start the program again, as shell words: `qpsgate` if it is installed, otherwise `node` and the
* script.
*/
function programWords([, script = ""] = process.argv) {
	return basename(script) === "qpsgate" ? "qpsgate" : `node ${shellWord(script)}`;
}

export { takesColour as a, say as i, print as n, programWords as r, harmless as t };