import { i as UserError, r as MeasurementError } from "./errors.js";
import { f as makeDirectory } from "./disturbance.js";
import { appendFileSync, closeSync, openSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";

// src/edges/files/output-directory.ts
/** The output directory: slices are appended while the run goes on, everything else is written whole or not at all. */
const CAUSES = "causes.jsonl";
const MADE_AT_THE_END = [
	CAUSES,
	"result.json",
	"report.md",
	"report.html",
	"chart.vl.json",
	"chart.svg",
	"chart.png"
];
var OutputDirectory = class {
	path;
	#slices;
	/** Removes what an earlier run left under the same names, so that files of two runs never stand side by side. */
	constructor(path) {
		this.path = path;
		try {
			makeDirectory(resolve(path));
			for (const name of MADE_AT_THE_END) rmSync(join(path, name), { force: true });
			this.#slices = openSync(join(path, "slices.jsonl"), "w");
		} catch (cause) {
			throw new UserError(`cannot write to the output directory ${path}: ${cause.message}; choose another with --out`, { cause });
		}
	}
	/** One write for all lines, so that a crash leaves no half of one. */
	appendLines = (lines) => {
		if (lines.length === 0) return;
		try {
			appendFileSync(this.#slices, lines.map((line) => `${JSON.stringify(line)}\n`).join(""));
		} catch (cause) {
			throw new MeasurementError(`cannot write ${join(this.path, "slices.jsonl")}: ${cause.message}`, {
				step: "save slices",
				cause
			});
		}
	};
	/** What the search for causes measured, which is no part of the comparison. */
	appendCauses = (lines) => {
		if (lines.length > 0) appendFileSync(join(this.path, CAUSES), lines.map((line) => `${JSON.stringify(line)}\n`).join(""));
	};
	write(name, content) {
		writeWhole(this.path, name, content);
	}
	[Symbol.dispose]() {
		closeSync(this.#slices);
	}
};
/** Writes a file whole or not at all. */
function writeWhole(directory, name, content) {
	const path = join(directory, name);
	writeFileSync(`${path}.unfinished`, content);
	renameSync(`${path}.unfinished`, path);
}

export { writeWhole as n, OutputDirectory as t };