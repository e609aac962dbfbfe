import { a as UserError, r as MeasurementError } from "./errors.js";
import { n as openNew, r as writeWhole, t as makeOwnDirectory } from "./write-whole.js";
import { appendFileSync, closeSync, rmSync } from "node:fs";
import { join } from "node:path";

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
	#causes;
	/** Removes what an earlier run left under the same names, so that files of two runs never stand side by side. */
	constructor(path) {
		this.path = path;
		try {
			makeOwnDirectory(path);
			for (const name of MADE_AT_THE_END) rmSync(join(path, name), { force: true });
			this.#slices = openNew(join(path, "slices.jsonl"));
		} catch (cause) {
			if (cause instanceof UserError) throw cause;
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
		if (lines.length === 0) return;
		this.#causes ??= openNew(join(this.path, CAUSES));
		appendFileSync(this.#causes, lines.map((line) => `${JSON.stringify(line)}\n`).join(""));
	};
	write(name, content) {
		writeWhole(this.path, name, content);
	}
	[Symbol.dispose]() {
		closeSync(this.#slices);
		if (this.#causes !== void 0) closeSync(this.#causes);
	}
};

export { OutputDirectory as t };