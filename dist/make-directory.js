import { dirname } from "node:path";
import { existsSync, mkdirSync } from "node:fs";

// src/edges/files/make-directory.ts
/**
* Makes a directory with its parents. Not mkdir's own `recursive`, which never returns for a path below /proc.
*
* @param path absolute
*/
function makeDirectory(path, mode) {
	if (existsSync(path)) return;
	if (dirname(path) !== path) makeDirectory(dirname(path), mode);
	try {
		mkdirSync(path, mode);
	} catch (error) {
		if (error.code !== "EEXIST") throw error;
	}
}

export { makeDirectory as t };