import { h as UserError } from "./paths.js";
import { t as mask } from "./masking.js";
import { i as makeOwnDirectory, n as cannotWrite } from "./write-whole.js";
import { dirname } from "node:path";
import { existsSync, writeFileSync } from "node:fs";

// src/edges/files/write-new.ts
/** Writes new files, but never overwrites one, because users may have edited it. */
/** The file if it exists, with either ending of YAML, .yml or .yaml; undefined if it does not. */
function existingYaml(path) {
	return [path, path.replace(/\.yml$/, ".yaml")].find((each) => existsSync(each));
}
/** @throws UserError if the file exists, with either ending of YAML */
function refuseExisting(path) {
	const there = existingYaml(path);
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

export { refuseExisting as n, writeNew as r, existingYaml as t };