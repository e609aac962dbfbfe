import { i as shorten } from "./escape.js";
import { h as UserError, p as MeasurementError } from "./paths.js";
import { P as identifyServer } from "./exercises.js";
import { t as makeDirectory } from "./make-directory.js";
import { A as findProgram, i as toolText, n as runTool } from "./tool.js";
import { dirname, join, resolve } from "node:path";
import { accessSync, constants } from "node:fs";
import { homedir } from "node:os";
import { fileURLToPath } from "node:url";

// src/edges/machine/cache-directory.ts
/**
* Directory for files that outlive a run: seed data directories, downloaded programs, and journals of settings to
* restore.
*/
/**
* A folder of the cache, made if it is missing. Only its owner may enter, so that nobody else can change seeds or
* programs. @throws MeasurementError if it is not writable
*/
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
/** Finds the program sysbench, in a version that is new enough, and the Lua files that drive it. */
const HINT = "install it with the package manager (apt-get install sysbench) or let qpsgate run --install do that";
function sysbenchProgram() {
	const path = findProgram("sysbench");
	if (path === void 0) throw new UserError(`sysbench is not installed; ${HINT}`);
	return path;
}
/**
* Version of the installed sysbench, such as "1.0.20".
*
* @throws UserError if it is missing or older than 1.0, MeasurementError if it does not run
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
/** Full path of a Lua file, which lies next to this file in the source, and next to the bundle in dist/. */
function besideUs(name) {
	return join(dirname(fileURLToPath(import.meta.url)), name);
}

// src/edges/servers/launcher.ts
/** Types for running a server program, either as a local process or in a container. */
/**
* Maximum output, in bytes, that is kept of a program that runs to its end. The longest is a server's help, with 200
* kB.
*/
const KEPT_BYTES = 524288;
/** Text in `ended` for a server that ended only because its sandbox was killed. */
const BOX_ENDED = "as its box was ended by";
/**
* Output of `mysqld --version`: the version, and in brackets at the end the build's comment, which names the product.
*/
const VERSION_LINE = /\bVer\s+(\S+)[^(\n]*(?:\((.*)\))?/;
/**
* Parses the output of `mysqld --version`; undefined if it holds no version.
*
* @param origin name of the program in messages
* @throws UserError if the program is another product, or too old
*/
function parseServerVersion(text, origin) {
	const [, version, comment = ""] = VERSION_LINE.exec(text) ?? [];
	return version === void 0 ? void 0 : requireSupported(version, comment, origin);
}
/**
* Recognizes the product by the comment of its build.
*
* @throws UserError if a server is neither MySQL, Percona Server nor MariaDB, or is too old
*/
function requireSupported(version, comment, origin) {
	const identified = identifyServer(version, comment);
	if (identified.kind === "server") return identified.server;
	if (identified.kind === "too-old") {
		const { product } = identified.server;
		const { oldest, whyNotOlder } = identified.family;
		throw new UserError(`${origin} is ${product} ${shorten(version)}; versions before ${oldest} are not measured, as ${whyNotOlder}`);
	}
	throw new UserError(`${origin} calls itself "${shorten(comment)}", version ${shorten(version)}, which is neither MySQL, Percona Server nor MariaDB; measure one of these`);
}

export { besideUs as a, cacheDirectory as c, requireSupported as i, KEPT_BYTES as n, sysbenchProgram as o, parseServerVersion as r, sysbenchVersion as s, BOX_ENDED as t };