import { ct as identifyServer } from "./workloads.js";
import { r as shorten } from "./escape.js";
import { h as UserError } from "./paths.js";

// src/edges/servers/launcher.ts
/** How a server program is run: as a local process, or in a container. */
/** Kept output of a program that is run to its end: a server's help has 200 kB. */
const KEPT_BYTES = 524288;
/** Output of `mysqld --version`: the version, and in brackets at the end the build's comment. */
const VERSION_LINE = /\bVer\s+(\S+)[^(\n]*(?:\((.*)\))?/;
/**
* Parses the output of `mysqld --version`; undefined if it is no version.
*
* @param origin name of the program in messages
* @throws UserError if it is another product's, or too old
*/
function parseServerVersion(text, origin) {
	const [, version, comment = ""] = VERSION_LINE.exec(text) ?? [];
	return version === void 0 ? void 0 : requireSupported(version, comment, origin);
}
/** @throws UserError if a server is of no family, or too old */
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

export { parseServerVersion as n, requireSupported as r, KEPT_BYTES as t };