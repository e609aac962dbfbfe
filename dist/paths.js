import { basename, dirname, isAbsolute, join, relative, resolve } from "node:path";
import { existsSync, lstatSync, readlinkSync, realpathSync, statSync } from "node:fs";

// src/edges/files/paths.ts
/** The real targets of paths. */
/** The kernel's limit for symbolic links. */
const MOST_LINKS = 40;
/** What the work gives; undefined if the system refuses it with that code. */
function unless(code, work) {
	try {
		return work();
	} catch (error) {
		if (error.code === code) return void 0;
		throw error;
	}
}
function isDirectory(path) {
	return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
}
/** Whether a path is the folder or within it; both without symbolic links. */
function isInside(path, folder) {
	const steps = relative(folder, path);
	return steps !== ".." && !steps.startsWith("../") && !isAbsolute(steps);
}
/** The folder and all its parents, from the inside out. */
function foldersAround(folder) {
	const outer = dirname(folder);
	return outer === folder ? [folder] : [folder, ...foldersAround(outer)];
}
/** The path itself where it is a directory, else the nearest one around it that exists. */
function existingFolder(path) {
	return foldersAround(resolve(path)).find(isDirectory) ?? "/";
}
/** The nearest folder with a .git around a folder, or itself, without symbolic links; undefined if there is none. */
function checkoutAround(folder) {
	return foldersAround(realPathOf(folder)).find(isCheckout);
}
function isCheckout(folder) {
	return existsSync(join(folder, ".git"));
}
/**
* The outermost symbolic link on a path that may come from the author of its surroundings instead of the user: below
* the working directory, or in a checkout. Undefined if there is none.
*/
function foreignLink(path) {
	return foldersAround(resolve(path)).toReversed().find((step) => linkTarget(step) !== void 0 && isForeign(dirname(step)));
}
function isForeign(folder) {
	return isInside(realPathOf(folder), process.cwd()) || checkoutAround(folder) !== void 0;
}
/** The path without symbolic links, even if it, or the target of one of its links, does not exist. */
function realPathOf(path, linksLeft = MOST_LINKS) {
	try {
		return realpathSync.native(path);
	} catch {
		const outer = dirname(path);
		if (outer === path) return path;
		const target = linksLeft > 0 ? linkTarget(path) : void 0;
		if (target !== void 0) return realPathOf(resolve(outer, target), linksLeft - 1);
		return join(realPathOf(outer, linksLeft), basename(path));
	}
}
function linkTarget(path) {
	try {
		return lstatSync(path).isSymbolicLink() ? readlinkSync(path) : void 0;
	} catch {
		return;
	}
}

export { isCheckout as a, realPathOf as c, foreignLink as i, unless as l, existingFolder as n, isDirectory as o, foldersAround as r, isInside as s, checkoutAround as t };