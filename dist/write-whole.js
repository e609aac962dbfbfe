import { _ as reasonOf, s as MeasurementError, u as UserError } from "./errors.js";
import { t as makeDirectory } from "./make-directory.js";
import { i as foreignLink } from "./paths.js";
import { dirname, join, resolve } from "node:path";
import { existsSync, openSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { randomUUID } from "node:crypto";

// src/edges/files/write-whole.ts
/** Writing where others may have been before us: links that a repository brought along lead us nowhere. */
/** Ending of a file's name until it is complete; no other file of ours has it. */
const UNFINISHED = ".unfinished";
/**
* Makes a directory with its parents.
*
* @throws UserError if a link leads to it that the user may not have made
*/
function makeOwnDirectory(path) {
	const link = foreignLink(path);
	if (link !== void 0) throw new UserError(`cannot write to ${path}: ${link} is a symbolic link, which the repository may have brought along; remove it, or name the directory that it leads to`);
	makeDirectory(resolve(path));
}
/** Removes any file of the name, a link and not its target, and opens a new file for appending. */
function openNew(path) {
	rmSync(path, { force: true });
	return openSync(path, "ax");
}
/**
* Writes a file whole or not at all, and makes its directory.
*
* @throws UserError if a link leads elsewhere, MeasurementError where it cannot be written
*/
function writeWhole(directory, name, content) {
	const path = join(directory, name);
	const unfinished = `${path}.${randomUUID()}${UNFINISHED}`;
	try {
		makeOwnDirectory(dirname(path));
		writeFileSync(unfinished, content, { flag: "wx" });
		renameSync(unfinished, path);
	} catch (thrown) {
		if (existsSync(unfinished)) rmSync(unfinished);
		throw thrown instanceof UserError ? thrown : cannotWrite(path, thrown);
	}
}
function cannotWrite(path, cause) {
	return new MeasurementError(`cannot write ${path}: ${reasonOf(cause)}`, {
		step: "write files",
		cause
	});
}

export { writeWhole as i, makeOwnDirectory as n, openNew as r, cannotWrite as t };