import { h as UserError, p as MeasurementError } from "./paths.js";
import { t as makeDirectory } from "./make-directory.js";
import { E as findProgram, i as toolText, n as runTool } from "./tool.js";
import { dirname, join, resolve } from "node:path";
import { accessSync, constants } from "node:fs";
import { homedir } from "node:os";
import { fileURLToPath } from "node:url";

// src/edges/machine/cache-directory.ts
/** Directory for files that outlive a run: seed data directories, downloaded programs, and settings to restore. */
/** Makes it if it is missing. @throws MeasurementError if we cannot write there */
function cacheDirectory(...folders) {
	const path = resolve(process.env.XDG_CACHE_HOME || resolve(homedir(), ".cache"), "qpsgate", ...folders);
	try {
		makeDirectory(path, 448);
		accessSync(path, constants.W_OK);
		return path;
	} catch (cause) {
		throw new MeasurementError(`the cache directory ${path} is not writable; set XDG_CACHE_HOME to a directory that is`, {
			step: "open cache",
			output: String(cause),
			cause
		});
	}
}

// src/edges/sysbench/program.ts
/** The sysbench program, of a version that we rely on, and the Lua files that drive it. */
const HINT = "install it with the package manager (apt-get install sysbench) or run with --install";
function sysbenchProgram() {
	const path = findProgram("sysbench");
	if (path === void 0) throw new UserError(`sysbench is not installed; ${HINT}`);
	return path;
}
/**
* Version of the installed sysbench, e.g. "1.0.20".
*
* @throws UserError when it is missing or older than 1.0, MeasurementError when it does not run
*/
async function sysbenchVersion() {
	const command = [sysbenchProgram(), "--version"];
	const answer = await runTool(command, {
		cwd: "/",
		timeoutSeconds: 10
	});
	const output = toolText(answer);
	const version = /^sysbench (\d+)\.(\d+\S*)/m.exec(output);
	if (answer.code !== 0 || version === null) throw new MeasurementError(`${command[0]} does not work: it does not tell its version`, {
		step: "check sysbench",
		command,
		exitCode: answer.code,
		output
	});
	if (Number(version[1]) < 1) throw new UserError(`sysbench ${version[1]}.${version[2]} is too old, 1.0 or newer is needed; ${HINT}`);
	return `${version[1]}.${version[2]}`;
}
/** Full path of a Lua file, which is next to this file in the source and next to the bundle in dist/. */
function besideUs(name) {
	return join(dirname(fileURLToPath(import.meta.url)), name);
}

export { cacheDirectory as i, sysbenchProgram as n, sysbenchVersion as r, besideUs as t };