import { h as UserError } from "./paths.js";
import { i as makeOwnDirectory, n as cannotWrite } from "./write-whole.js";
import { dirname, join } from "node:path";
import { existsSync, rmSync, writeFileSync } from "node:fs";

// src/edges/files/write-new.ts
/** New files, all or none of them, and never over others. */
/** @throws UserError if one of them is there already, by either ending that workflows may have */
function refuseExisting(top, files) {
	const there = [...new Set(files.flatMap(({ path }) => [path, path.replace(/\.yml$/, ".yaml")]))].filter((path) => existsSync(join(top, path)));
	if (there.length === 0) return;
	const verb = there.length === 1 ? "is" : "are";
	throw new UserError(`${there.join(" and ")} ${verb} there already, so nothing was written; remove or rename ${there.length === 1 ? "it" : "them"} first`);
}
/** @throws UserError as above, and where a link leads elsewhere; MeasurementError where they cannot be written */
function writeAllNew(top, files) {
	refuseExisting(top, files);
	const made = [];
	try {
		for (const { path, text } of files) {
			const whole = join(top, path);
			makeOwnDirectory(dirname(whole));
			writeFileSync(whole, text, { flag: "wx" });
			made.push(whole);
		}
	} catch (thrown) {
		for (const path of made) rmSync(path);
		throw thrown instanceof UserError ? thrown : cannotWrite(files.map(({ path }) => path).join(", "), thrown);
	}
}

export { writeAllNew as n, refuseExisting as t };