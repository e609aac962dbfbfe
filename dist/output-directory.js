import { C as reasonOf, h as UserError, l as unless } from "./paths.js";
import { r as maskedValue } from "./masking.js";
import { i as makeOwnDirectory, n as cannotWrite, s as writeWhole } from "./write-whole.js";
import { join } from "node:path";
import { accessSync, appendFileSync, closeSync, constants, existsSync, fstatSync, ftruncateSync, openSync, readdirSync, rmSync, writeFileSync } from "node:fs";

// src/edges/files/output-directory.ts
/** The output directory: slices are appended while the run goes on, every other file is whole or not there. */
const SLICES = "slices.jsonl";
const PICTURES = [
	"chart.vl.json",
	"chart.svg",
	"chart.png"
];
const IGNORE_FILE = ".gitignore";
const MADE_OF_RESULTS = [
	"result.json",
	"comment.md",
	"report.md",
	"report.html",
	...PICTURES
];
/** Files in a directory that holds only our output. */
const OUTPUT_FILES = /* @__PURE__ */ new Set([
	SLICES,
	IGNORE_FILE,
	...MADE_OF_RESULTS
]);
/**
* Makes the output directory, and keeps it out of git: results are large, and every run makes new ones.
*
* @throws UserError if it cannot be made, or a link leads to it that the user may not have made
*/
function makeOutputDirectory(path) {
	try {
		const names = existsSync(path) ? readdirSync(path) : [SLICES];
		const isOurs = names.includes(SLICES) && names.every((name) => OUTPUT_FILES.has(name));
		makeOwnDirectory(path);
		accessSync(path, constants.W_OK);
		if (isOurs) unless("EEXIST", () => writeFileSync(join(path, IGNORE_FILE), "*\n", { flag: "wx" }));
	} catch (cause) {
		if (cause instanceof UserError) throw cause;
		throw new UserError(`cannot write to the output directory ${path}: ${reasonOf(cause)}; choose another with --out`, { cause });
	}
}
/** Whether a directory holds measurements, which nobody can make again. */
function holdsMeasurement(path) {
	return existsSync(join(path, SLICES));
}
var OutputDirectory = class {
	path;
	#slices;
	/** Files of an earlier run stay until this one has some. */
	constructor(path) {
		this.path = path;
		makeOutputDirectory(path);
	}
	/**
	* One write for all lines, so that a crash leaves no partial one; after a full disk, the part of it that arrived
	* is removed again.
	*/
	appendLines = (lines) => {
		if (lines.length === 0) return;
		const slices = this.#opened();
		const before = fstatSync(slices).size;
		try {
			appendFileSync(slices, maskedValue(lines).map((line) => `${JSON.stringify(line)}\n`).join(""));
		} catch (cause) {
			ftruncateSync(slices, before);
			throw cannotWrite(join(this.path, SLICES), cause);
		}
	};
	write(name, content) {
		this.#opened();
		writeWhole(this.path, name, content);
	}
	/** The slices, in the place of all that an earlier run left, so that files of two runs never stand side by side. */
	#opened() {
		const slices = join(this.path, SLICES);
		try {
			if (this.#slices === void 0) for (const name of [SLICES, ...MADE_OF_RESULTS]) rmSync(join(this.path, name), { force: true });
			this.#slices ??= openSync(slices, "ax");
			return this.#slices;
		} catch (cause) {
			throw cannotWrite(slices, cause);
		}
	}
	[Symbol.dispose]() {
		if (this.#slices !== void 0) closeSync(this.#slices);
	}
};

export { holdsMeasurement as n, makeOutputDirectory as r, OutputDirectory as t };