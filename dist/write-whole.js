import { h as UserError, i as foreignLink, l as unless, p as MeasurementError, w as reasonOf } from "./paths.js";
import { t as mask } from "./masking.js";
import { t as makeDirectory } from "./make-directory.js";
import { dirname, join, resolve } from "node:path";
import { closeSync, existsSync, fsyncSync, linkSync, openSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { randomUUID } from "node:crypto";

// src/edges/files/write-whole.ts
/** Writes files so that no symbolic link in a repository can make qpsgate write elsewhere. */
/**
* Ending of a file's name until the file is complete. No other file of qpsgate has this ending, so that readers can
* skip unfinished files.
*/
const UNFINISHED = ".unfinished";
/**
* Makes a directory with its parents.
*
* @throws UserError if the path has a link that a repository may have brought
*/
function makeOwnDirectory(path) {
	const link = foreignLink(path);
	if (link !== void 0) throw new UserError(`cannot write to ${path}: ${link} is a symbolic link, which the repository may have brought along; remove it, or name the directory that it leads to`);
	makeDirectory(resolve(path));
}
/**
* Writes a file that is complete or missing, even after a crash. Secrets in texts are masked. The directory is made if
* it is missing.
*
* @throws UserError if a link leads elsewhere, MeasurementError if the file cannot be written
*/
function writeWhole(directory, name, content) {
	const path = join(directory, name);
	try {
		makeOwnDirectory(dirname(path));
		putInPlace(path, typeof content === "string" ? mask(content) : content);
	} catch (thrown) {
		throw thrown instanceof UserError ? thrown : cannotWrite(path, thrown);
	}
}
/** Makes or replaces a file. Even after a power failure, the new file is complete or missing. */
function putInPlace(path, content, mode = 438) {
	placeWhole(path, content, mode, (unfinished) => renameSync(unfinished, path));
}
/** Writes a complete file if there is none. If several processes do so at once, the first one's file stays. */
function putUnlessThere(path, content) {
	placeWhole(path, content, 438, (unfinished) => unless("EEXIST", () => linkSync(unfinished, path)));
}
function placeWhole(path, content, mode, place) {
	const unfinished = `${path}.${randomUUID()}${UNFINISHED}`;
	try {
		writeFileSync(unfinished, content, {
			flag: "wx",
			flush: true,
			mode
		});
		place(unfinished);
	} finally {
		if (existsSync(unfinished)) rmSync(unfinished);
	}
}
/** Waits until a file, or the list of a directory's names, is on the disk, so that a power failure cannot undo it. */
function flushToDisk(path) {
	const opened = openSync(path, "r");
	try {
		fsyncSync(opened);
	} finally {
		closeSync(opened);
	}
}
function cannotWrite(path, cause) {
	return new MeasurementError(`cannot write ${path}: ${reasonOf(cause)}`, {
		step: "write files",
		cause
	});
}

export { putInPlace as a, makeOwnDirectory as i, cannotWrite as n, putUnlessThere as o, flushToDisk as r, writeWhole as s, UNFINISHED as t };