import { createRequire } from "node:module";
import { join } from "node:path";
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";

// src/edges/chart/assets.ts
/** Files that are read, not imported: next to the bundle in dist/, or in their packages when run from the source. */
const require = createRequire(import.meta.url);
/** Name in dist/ → where the build copies it from. */
const ASSETS = {
	"resvg.wasm": () => require.resolve("@resvg/resvg-wasm/index_bg.wasm"),
	"inter-regular.ttf": () => join(import.meta.dirname, "fonts/inter-regular.ttf"),
	"inter-bold.ttf": () => join(import.meta.dirname, "fonts/inter-bold.ttf"),
	"inter-license.txt": () => join(import.meta.dirname, "fonts/inter-license.txt"),
	"page-base.css": () => join(import.meta.dirname, "page-base.css"),
	"report-page.css": () => join(import.meta.dirname, "report-page.css"),
	"watch-page.css": () => join(import.meta.dirname, "../watch/watch-page.css")
};
/** The script that draws charts: a separate file, for both pages and for the program, made by the build. */
const DRAWING_SCRIPT = "drawing.js";
/** The script of report.html without the drawing code, made by the build. */
const PAGE_SCRIPT = "report-page.js";
/** The script of the page of a run that goes on, made by the build. */
const WATCH_SCRIPT = "watch-page.js";
function readAsset(name) {
	const beside = join(import.meta.dirname, name);
	return readFile(existsSync(beside) ? beside : ASSETS[name]());
}
/** The style of a page: the common part of all pages, then its own. */
async function readStyle(own) {
	return (await Promise.all([readAsset("page-base.css"), own])).join("\n");
}
/** @throws where the build was not run */
function readBuiltScript(name) {
	const built = [import.meta.dirname, join(import.meta.dirname, "../../../dist")].map((folder) => join(folder, name)).find((path) => existsSync(path));
	if (built === void 0) throw new Error(`${name} is missing; it is made by npm run bundle`);
	return readFile(built, "utf8");
}

export { readBuiltScript as a, readAsset as i, PAGE_SCRIPT as n, readStyle as o, WATCH_SCRIPT as r, DRAWING_SCRIPT as t };