import { h as UserError } from "./paths.js";
import { t as mask } from "./masking.js";
import { i as makeOwnDirectory, n as cannotWrite } from "./write-whole.js";
import { dirname } from "node:path";
import { existsSync, writeFileSync } from "node:fs";

// src/edges/files/write-new.ts
/** Writes new files, and never overwrites one. */
/** @throws UserError if the file exists, with either ending of YAML: .yml or .yaml */
function refuseExisting(path) {
	const there = [path, path.replace(/\.yml$/, ".yaml")].find((each) => existsSync(each));
	if (there === void 0) return;
	throw new UserError(`${there} is there already, so nothing was written; remove or rename it first`);
}
/** @throws UserError if the file exists, or a link leads elsewhere; MeasurementError if it cannot be written */
function writeNew(path, text) {
	refuseExisting(path);
	try {
		makeOwnDirectory(dirname(path));
		writeFileSync(path, mask(text), { flag: "wx" });
	} catch (thrown) {
		throw thrown instanceof UserError ? thrown : cannotWrite(path, thrown);
	}
}

export { writeNew as n, refuseExisting as t };