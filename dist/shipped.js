import { basename, dirname, join } from "node:path";
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";

// src/edges/files/shipped.ts
/** Files that ship with the program: suites, scripts and queries. */
/** Name of a shipped suite, alone or in the path that the documentation uses, such as `scenarios/pfs.yml`. */
const SUITE_NAME = /^(?:scenarios\/)?([a-z0-9-]+)(?:\.yml)?$/;
const here = dirname(fileURLToPath(import.meta.url));
/** The folder scenarios/ of the repository, relative to this source file, and relative to the bundle in dist/. */
const FOLDERS = ["../../../scenarios", "../scenarios"].map((folder) => join(here, folder));
/** Path of a shipped file; undefined if there is no such file. */
function shippedFile(...names) {
	return FOLDERS.map((folder) => join(folder, ...names)).find((path) => existsSync(path));
}
/** @throws RangeError if the file is not shipped, which is a bug */
function shippedText(...names) {
	const path = shippedFile(...names);
	if (path === void 0) throw new RangeError(`scenarios/${names.join("/")} is not shipped`);
	return readFileSync(path, "utf8");
}
function shippedSuites() {
	const folder = FOLDERS.find((each) => existsSync(each));
	return (folder === void 0 ? [] : readdirSync(folder)).flatMap((file) => file.endsWith(".yml") ? basename(file, ".yml") : []);
}
/** Path of a shipped suite; undefined if no suite of this name is shipped. */
function shippedSuite(name) {
	const [, suite] = SUITE_NAME.exec(name) ?? [];
	return suite === void 0 ? void 0 : shippedFile(`${suite}.yml`);
}
function readShippedSuite(name) {
	const file = shippedSuite(name);
	return file === void 0 ? void 0 : {
		file,
		text: readFileSync(file, "utf8")
	};
}

export { shippedText as a, shippedSuites as i, shippedFile as n, shippedSuite as r, readShippedSuite as t };