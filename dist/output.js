// src/edges/terminal/output.ts
/** The standard output, which is for what a command was asked for, and the standard error, for what people are told besides. */
function print(text) {
	process.stdout.write(text);
}
function printJson(value) {
	print(`${JSON.stringify(value, null, 2)}\n`);
}
/** A line that is no part of what was asked for. */
function say(text) {
	process.stderr.write(`${text}\n`);
}
/** Whether somebody reads it who takes colours. */
function takesColour() {
	const { NO_COLOR, TERM } = process.env;
	return process.stdout.isTTY === true && NO_COLOR === void 0 && TERM !== "dumb";
}

export { takesColour as i, printJson as n, say as r, print as t };