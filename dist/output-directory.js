import { h as UserError, l as unless, w as reasonOf } from "./paths.js";
import { _ as string, c as literal, f as object, h as record } from "./schemas.js";
import { r as maskValue } from "./masking.js";
import { i as makeOwnDirectory, n as cannotWrite, s as writeWhole } from "./write-whole.js";
import { join } from "node:path";
import { accessSync, appendFileSync, closeSync, constants, existsSync, fstatSync, ftruncateSync, openSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";

// src/core/result/unfinished-run.ts
/** Identity of an unfinished run, so that only a run with the same settings continues its measurements. */
const UNFINISHED_VERSION = 1;
const textByName = record(string().max(2e4), string().max(2e4));
const runIdentitySchema = object({
	/** Values that people recognise, such as the budget. If they differ between two runs, a message shows both. */
	facts: textByName,
	/** Fingerprints of values that are too long to show in a message, such as a scenario. */
	fingerprints: textByName
});
const unfinishedRunSchema = runIdentitySchema.extend({
	schemaVersion: literal(1),
	toolVersion: string()
});
const MOST_SHOWN = 3;
/** Differences in words that follow "its", such as "budget was 60, and is now 120"; empty if there are none. */
function runDifferences(unfinished, now) {
	const keysOf = (of) => [.../* @__PURE__ */ new Set([...Object.keys(unfinished[of]), ...Object.keys(now[of])])];
	const facts = keysOf("facts").flatMap((name) => {
		const [before = "none", after = "none"] = [unfinished.facts[name], now.facts[name]];
		return before === after ? [] : [`${name} was ${before}, and is now ${after}`];
	});
	const others = keysOf("fingerprints").filter((name) => unfinished.fingerprints[name] !== now.fingerprints[name]).map((name) => `${name} was another`);
	return [...facts, ...others].slice(0, MOST_SHOWN);
}

// src/version.ts
/**
* The version of qpsgate, from its package.json. The same path serves src/ and dist/, because the file is beside both.
*/
function toolVersion() {
	return JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8")).version;
}

// src/edges/files/output-directory.ts
/**
* The output directory. Slices are appended during the run, so that a stopped run keeps them. Every other file is
* either complete or missing.
*/
const SLICES = "slices.jsonl";
/** File that says what a run without a result measures, so that `--continue` can resume the run. */
const UNFINISHED_RUN = "unfinished.json";
const RESULT = "result.json";
const PICTURES = [
	"chart.vl.json",
	"chart.svg",
	"chart.png"
];
const IGNORE_FILE = ".gitignore";
const MADE_OF_RESULTS = [
	RESULT,
	"comment.md",
	"report.md",
	"report.html",
	...PICTURES
];
/** Names of qpsgate's output. A directory with other names may hold files of the user. */
const OUTPUT_FILES = /* @__PURE__ */ new Set([
	SLICES,
	UNFINISHED_RUN,
	IGNORE_FILE,
	...MADE_OF_RESULTS
]);
/**
* Makes the output directory, and hides it from git, because results are large and change with every run.
*
* @throws UserError if it cannot be made, or its path has a link that the user may not have made
*/
function makeOutputDirectory(path) {
	try {
		const names = existsSync(path) ? readdirSync(path) : [SLICES];
		const isOurs = names.includes("slices.jsonl") && names.every((name) => OUTPUT_FILES.has(name));
		makeOwnDirectory(path);
		accessSync(path, constants.W_OK);
		if (isOurs) unless("EEXIST", () => writeFileSync(join(path, IGNORE_FILE), "*\n", { flag: "wx" }));
	} catch (cause) {
		if (cause instanceof UserError) throw cause;
		throw new UserError(`cannot write to the output directory ${path}: ${reasonOf(cause)}; choose another with --out`, { cause });
	}
}
/**
* Refuses an output directory that is a file, so that no servers start in vain.
*
* @throws UserError if the path exists, but is no directory
*/
function refuseOutputFile(path) {
	if (statSync(path, { throwIfNoEntry: false })?.isDirectory() === false) throw new UserError(`--out ${path}: this is a file; name a directory`);
}
/** Whether a directory holds measurements, which must not be lost, because nobody can repeat them exactly. */
function holdsMeasurement(path) {
	return existsSync(join(path, SLICES));
}
/** Whether a directory holds a run without a result, which `--continue` can resume. */
function holdsUnfinished(path) {
	return existsSync(join(path, UNFINISHED_RUN));
}
var OutputDirectory = class {
	path;
	#run;
	#slices;
	/**
	* Opens a directory. Files of an earlier run stay until this run writes its first one, so that a run that fails early
	* destroys nothing.
	*/
	constructor(path, run = {}) {
		this.path = path;
		this.#run = run;
		makeOutputDirectory(path);
	}
	/**
	* Writes all lines at once, so that a crash leaves no partial line. If the disk becomes full, the written part is
	* removed again.
	*/
	appendLines = (lines) => {
		if (lines.length === 0) return;
		const slices = this.#opened();
		const before = fstatSync(slices).size;
		try {
			appendFileSync(slices, textOf(maskValue(lines)));
		} catch (cause) {
			ftruncateSync(slices, before);
			throw cannotWrite(join(this.path, SLICES), cause);
		}
	};
	write(name, content) {
		this.#opened();
		writeWhole(this.path, name, content);
		if (name === RESULT) rmSync(join(this.path, UNFINISHED_RUN), { force: true });
	}
	/**
	* Opens the file of slices. The first call removes all files that an earlier run left, because files of two runs in
	* one directory would look like one run.
	*/
	#opened() {
		const slices = join(this.path, SLICES);
		const { identity, before } = this.#run;
		try {
			if (this.#slices !== void 0) return this.#slices;
			const old = before === void 0 ? [
				SLICES,
				UNFINISHED_RUN,
				...MADE_OF_RESULTS
			] : [];
			for (const name of old) rmSync(join(this.path, name), { force: true });
			if (before !== void 0) writeWhole(this.path, SLICES, textOf(before));
			this.#slices = openSync(slices, before === void 0 ? "ax" : "a");
			if (identity !== void 0) {
				const unfinished = {
					schemaVersion: 1,
					toolVersion: toolVersion(),
					...identity
				};
				writeWhole(this.path, UNFINISHED_RUN, `${JSON.stringify(unfinished, null, 2)}\n`);
			}
			return this.#slices;
		} catch (cause) {
			throw cannotWrite(slices, cause);
		}
	}
	[Symbol.dispose]() {
		if (this.#slices !== void 0) closeSync(this.#slices);
	}
};
function textOf(lines) {
	return lines.map((line) => `${JSON.stringify(line)}\n`).join("");
}

export { holdsUnfinished as a, toolVersion as c, holdsMeasurement as i, runDifferences as l, SLICES as n, makeOutputDirectory as o, UNFINISHED_RUN as r, refuseOutputFile as s, OutputDirectory as t, unfinishedRunSchema as u };