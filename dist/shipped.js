import { dirname, join } from "node:path";
import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

// src/edges/files/shipped.ts
/** Files shipped with the program: suites, scripts, queries. */
/** Name of a shipped suite: by itself, or by the path that documents use. */
const SUITE_NAME = /^(?:scenarios\/)?([a-z0-9-]+)(?:\.yml)?$/;
const here = dirname(fileURLToPath(import.meta.url));
/** Folders of shipped files: next to src/, and next to dist/ of the bundle. */
const FOLDERS = ["../../../scenarios", "../scenarios"].map((folder) => join(here, folder));
/** Path of a file in the folder of shipped scenarios; undefined if there is none. */
function shippedFile(...names) {
	return FOLDERS.map((folder) => join(folder, ...names)).find((path) => existsSync(path));
}
/** The text of a shipped file. A missing one is a bug, and throws a RangeError. */
function shippedText(...names) {
	const path = shippedFile(...names);
	if (path === void 0) throw new RangeError(`scenarios/${names.join("/")} is not shipped`);
	return readFileSync(path, "utf8");
}
/** Path of the shipped suite of this name; undefined if there is none. */
function shippedSuite(name) {
	const [, suite] = SUITE_NAME.exec(name) ?? [];
	return suite === void 0 ? void 0 : shippedFile(`${suite}.yml`);
}
/** File and text of the shipped suite of this name; undefined if there is none. */
function readShippedSuite(name) {
	const file = shippedSuite(name);
	return file === void 0 ? void 0 : {
		file,
		text: readFileSync(file, "utf8")
	};
}

export { shippedText as i, shippedFile as n, shippedSuite as r, readShippedSuite as t };