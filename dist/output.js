import { n as shellWord } from "./escape.js";
import { basename } from "node:path";

// src/edges/terminal/output.ts
/** The standard output, for a command's result, and the standard error, for other messages to people. */
function print(text) {
	process.stdout.write(withoutCommands(text));
}
/** The runner of a workflow takes lines that begin so for commands, and a name from outside may. */
function withoutCommands(text) {
	return text.replaceAll(/^(?=[^\S\n]*(?:::|##\[))/gm, "· ");
}
/** A line that is no part of the command's result. */
function say(text) {
	process.stderr.write(withoutCommands(`${text}\n`));
}
/** Whether somebody reads it who takes colours. */
function takesColour() {
	const { NO_COLOR, TERM } = process.env;
	return process.stdout.isTTY === true && NO_COLOR === void 0 && TERM !== "dumb";
}
/** The program's start as shell words: `qpsgate` if it is installed, else with its interpreter. */
function programWords([, script = ""] = process.argv) {
	return basename(script) === "qpsgate" ? "qpsgate" : `node ${shellWord(script)}`;
}

export { takesColour as i, programWords as n, say as r, print as t };