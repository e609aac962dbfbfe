import { m as FORMAT_FILES } from "./flag-values.js";
import { a as UserError } from "./errors.js";
import { i as writeWhole, n as makeOwnDirectory, r as openNew, t as cannotWrite } from "./write-whole.js";
import { appendFileSync, closeSync, fstatSync, ftruncateSync, rmSync } from "node:fs";
import { join } from "node:path";

// src/edges/files/output-directory.ts
/** The output directory: slices are appended while the run goes on, everything else is written whole or not at all. */
const SLICES = "slices.jsonl";
const CAUSES = "causes.jsonl";
const MADE_AT_THE_END = [
	CAUSES,
	"result.json",
	"report.md",
	"report.html",
	...["chart", "timeline"].flatMap((name) => [
		`${name}.vl.json`,
		`${name}.svg`,
		`${name}.png`
	]),
	...Object.values(FORMAT_FILES)
];
var OutputDirectory = class {
	path;
	#slices;
	#causes;
	/** Removes what an earlier run left under the same names, so that files of two runs never stand side by side. */
	constructor(path) {
		this.path = path;
		try {
			makeOwnDirectory(path);
			for (const name of MADE_AT_THE_END) rmSync(join(path, name), { force: true });
			this.#slices = openNew(join(path, SLICES));
		} catch (cause) {
			if (cause instanceof UserError) throw cause;
			throw new UserError(`cannot write to the output directory ${path}: ${cause.message}; choose another with --out`, { cause });
		}
	}
	appendLines = (lines) => {
		if (lines.length > 0) append(this.#slices, join(this.path, SLICES), lines);
	};
	/** What the search for causes measured, which is no part of the comparison. */
	appendCauses = (lines) => {
		if (lines.length === 0) return;
		const path = join(this.path, CAUSES);
		this.#causes ??= openNew(path);
		append(this.#causes, path, lines);
	};
	write(name, content) {
		writeWhole(this.path, name, content);
	}
	[Symbol.dispose]() {
		closeSync(this.#slices);
		if (this.#causes !== void 0) closeSync(this.#causes);
	}
};
/** One write for all lines, so that a crash leaves no half of one; what a full disk took of them is given up again. */
function append(file, path, lines) {
	let before;
	try {
		before = fstatSync(file).size;
		appendFileSync(file, lines.map((line) => `${JSON.stringify(line)}\n`).join(""));
	} catch (cause) {
		if (before !== void 0) ftruncateSync(file, before);
		throw cannotWrite(path, cause);
	}
}

export { OutputDirectory as t };