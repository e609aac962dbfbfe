import { lstatSync, readlinkSync, realpathSync, statSync } from "node:fs";
import { basename, dirname, isAbsolute, join, relative, resolve } from "node:path";

// src/edges/files/paths.ts
/** Where paths really lead. */
/** As many symbolic links as the kernel follows. */
const MOST_LINKS = 40;
function isDirectory(path) {
	return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
}
/** Whether a path is the folder or lies in it; both without symbolic links. */
function isInside(path, folder) {
	const steps = relative(folder, path);
	return steps !== ".." && !steps.startsWith("../") && !isAbsolute(steps);
}
/** The folder and all that it lies in, from the inside out. */
function foldersAround(folder) {
	const outer = dirname(folder);
	return outer === folder ? [folder] : [folder, ...foldersAround(outer)];
}
/** The path itself where it is a directory, else the nearest one around it that exists. */
function existingFolder(path) {
	return foldersAround(resolve(path)).find(isDirectory) ?? "/";
}
/** The path without symbolic links, also where it, or what one of its links leads to, does not exist. */
function realPathOf(path, linksLeft = MOST_LINKS) {
	try {
		return realpathSync(path);
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

export { realPathOf as a, isInside as i, foldersAround as n, isDirectory as r, existingFolder as t };