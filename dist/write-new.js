import { c as UserError } from "./errors.js";
import { r as foldersAround, s as isInside } from "./paths.js";
import { n as makeOwnDirectory, t as cannotWrite } from "./write-whole.js";
import { dirname, join } from "node:path";
import { lstatSync, rmSync, rmdirSync, writeFileSync } from "node:fs";

// src/edges/files/write-new.ts
/** Files that are written all or none, and never over others. */
/** @throws UserError if one of them is there already, by either ending that workflows may have */
function refuseExisting(top, files) {
	const there = [...new Set(files.flatMap(({ path }) => [path, path.replace(/\.yml$/, ".yaml")]))].filter((path) => isThere(join(top, path)));
	if (there.length === 0) return;
	const verb = there.length === 1 ? "is" : "are";
	throw new UserError(`${there.join(" and ")} ${verb} there already, so nothing was written; remove or rename ${there.length === 1 ? "it" : "them"} first`);
}
/** @throws UserError as above, and where a link leads elsewhere; MeasurementError where they cannot be written */
function writeAllNew(top, files) {
	refuseExisting(top, files);
	const folders = files.flatMap(({ path }) => newFolders(dirname(join(top, path)), top));
	const written = [];
	try {
		for (const { path, text } of files) {
			const whole = join(top, path);
			makeOwnDirectory(dirname(whole));
			writeFileSync(whole, text, { flag: "wx" });
			written.push(whole);
		}
	} catch (thrown) {
		for (const path of written) rmSync(path);
		for (const folder of folders) removeEmpty(folder);
		throw thrown instanceof UserError ? thrown : cannotWrite(files.map(({ path }) => path).join(", "), thrown);
	}
}
/** Folders that are not there yet, from the inside out. */
function newFolders(folder, top) {
	return foldersAround(folder).filter((each) => isInside(each, top) && !isThere(each));
}
function isThere(path) {
	try {
		lstatSync(path);
		return true;
	} catch {
		return false;
	}
}
function removeEmpty(folder) {
	try {
		rmdirSync(folder);
	} catch {}
}

export { writeAllNew as n, refuseExisting as t };