import { l as unless } from "./paths.js";
import { dirname } from "node:path";
import { existsSync, mkdirSync } from "node:fs";

// src/edges/files/make-directory.ts
/**
* Makes a directory with its parents. It avoids mkdir's option `recursive`, which never returns for a path below /proc.
*
* @param path absolute
*/
function makeDirectory(path, mode) {
	if (existsSync(path)) return;
	if (dirname(path) !== path) makeDirectory(dirname(path), mode);
	unless("EEXIST", () => mkdirSync(path, mode));
}

export { makeDirectory as t };