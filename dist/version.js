import { readFileSync } from "node:fs";

// src/version.ts
/** The version of qpsgate: that of its package, next to source and bundle. */
function toolVersion() {
	return JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8")).version;
}

export { toolVersion as t };