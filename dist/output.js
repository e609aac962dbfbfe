// src/edges/terminal/output.ts
/** The standard output, which is for what a command was asked for. */
function print(text) {
	process.stdout.write(text);
}
function printJson(value) {
	print(`${JSON.stringify(value, null, 2)}\n`);
}
/** Whether somebody reads it who takes colours. */
function takesColour() {
	return process.stdout.isTTY === true && process.env.NO_COLOR === void 0;
}

export { printJson as n, takesColour as r, print as t };