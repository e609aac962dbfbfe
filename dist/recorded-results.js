import { k as lineSchema } from "./judgement.js";
import { d as looseObject, f as number } from "./schemas.js";
import { r as resultSchema } from "./result.js";
import { c as UserError, h as reasonOf } from "./errors.js";
import { basename, dirname, join } from "node:path";
import { closeSync, existsSync, openSync, readFileSync, readSync, statSync } from "node:fs";
import { StringDecoder } from "node:string_decoder";

// src/core/measurement/written-slice.ts
const NAME = String.raw`"([^"\\\p{Cc}]*)"`;
const WHOLE = String.raw`(0|[1-9]\d{0,9})`;
/** Without an exponent: a figure that needs one is left to the schema. */
const FIGURE = String.raw`((?:0|[1-9]\d{0,15})(?:\.\d{1,25})?)`;
/** A slice of an arm's own server without statement counts, its fields in the order in which they are written. */
const WRITTEN = new RegExp(`^\\{"kind":"slice","trial":${WHOLE},"workload":${NAME},"threads":${WHOLE},"scenario":${NAME},"revision":"(head|base|twin|base-twin)","block":${WHOLE},"at":${FIGURE},"seconds":${FIGURE},"transactions":${FIGURE}(?:,"cpuSeconds":${FIGURE})?(,"computes":true)?\\}$`, "u");
/**
* @returns the slice as the schema reads it; undefined if the schema has to be asked: for all other lines, and for
* wrong ones
*/
function readSlice(row) {
	const [, trial, workload, threads, scenario, revision, block, at, seconds, transactions, cpuSeconds, computes] = WRITTEN.exec(row) ?? [];
	if (workload === void 0 || scenario === void 0) return void 0;
	const slice = {
		kind: "slice",
		trial: Number(trial),
		workload,
		threads: Number(threads),
		scenario,
		revision,
		block: Number(block),
		at: Number(at),
		seconds: Number(seconds),
		transactions: Number(transactions)
	};
	if (cpuSeconds !== void 0) slice.cpuSeconds = Number(cpuSeconds);
	if (computes !== void 0) slice.computes = true;
	return slice.trial > 0 && slice.trial <= 200 && slice.threads > 0 && slice.seconds > 0 ? slice : void 0;
}

// src/edges/files/recorded-results.ts
/** Reads a run's output: result.json and the slices next to it. */
const RESULT = "result.json";
const SLICES = "slices.jsonl";
const SHOWN_PROBLEMS = 5;
/** Far more than a line with all variables of a server has. */
const LONGEST_LINE = 1 << 24;
/**
* @param path a result.json, or the output directory that holds it
* @throws UserError naming the file and its problem
*/
function readRecorded(path) {
	const file = statSync(path, { throwIfNoEntry: false })?.isDirectory() ? join(path, RESULT) : path;
	return {
		name: file,
		result: readResult(file)
	};
}
function readResult(file) {
	const value = parseJson(read(file), file);
	const version = looseObject({ schemaVersion: number() }).safeParse(value).data?.schemaVersion;
	if (version !== void 0 && version > 1) throw new UserError(`${file} has schema version ${version}, this qpsgate knows up to ${1}; use a newer one`);
	const parsed = resultSchema.safeParse(value);
	if (parsed.success) {
		if (parsed.data.imported === null) return parsed.data;
		throw new UserError(`${file} was imported, so there are no slices to judge it by again, nor to store; call qpsgate import again instead`);
	}
	const problems = parsed.error.issues.slice(0, SHOWN_PROBLEMS).map((issue) => `  ${issue.path.join(".") || "the file"}: ${issue.message}`);
	throw new UserError(`${file} is of another version of qpsgate, or was changed; take the original, or measure again:\n${problems.join("\n")}`);
}
/**
* The raw slices of a result, read as they are asked for. A last line that was cut off by a crash is left out; anything
* else that is wrong is an error.
*
* @throws UserError naming the file, and the line where one is wrong
*/
function* readLines({ name }) {
	const file = join(dirname(name), SLICES);
	const looks = new LookCount();
	const refuse = (line) => {
		throw new UserError("this is no line that qpsgate wrote, or it was changed", { place: {
			file,
			line
		} });
	};
	let number = 0;
	let cutOff = 0;
	for (const rows of reading(file, readRows(file, LONGEST_LINE))) for (const row of rows) {
		number += 1;
		if (row === "") continue;
		if (cutOff > 0) refuse(cutOff);
		const slice = readSlice(row);
		const value = slice ?? (row.length > LONGEST_LINE ? null : tryJson(row));
		const line = slice ?? lineSchema.safeParse(value).data;
		if (line !== void 0 && !looks.isTooMany(line)) yield line;
		else if (value === void 0) cutOff = number;
		else refuse(number);
	}
}
/** The system's message about a file becomes an error with the next step. */
function* reading(file, items) {
	try {
		yield* items;
	} catch (cause) {
		throw unreadable(file, cause);
	}
}
/** Every look is taken again, which takes time. */
var LookCount = class {
	#counts = /* @__PURE__ */ new Map();
	isTooMany(line) {
		if (line.kind !== "look") return false;
		const key = JSON.stringify([
			line.trial,
			line.workload,
			line.threads
		]);
		const count = (this.#counts.get(key) ?? 0) + 1;
		this.#counts.set(key, count);
		return count > 100;
	}
};
function read(file) {
	try {
		return readFileSync(file, "utf8");
	} catch (cause) {
		throw unreadable(file, cause);
	}
}
function unreadable(file, cause) {
	if (isUnfinished(file, cause)) return new UserError(`${dirname(file)} holds the raw data of a run that was not finished, and no result; measure again`, { cause });
	return new UserError(`cannot read ${file}: ${reasonOf(cause)}; give an output directory of qpsgate run, or its result.json`, { cause });
}
/** Raw data without a result: the run was stopped without a verdict, and part of a plan allows none. */
function isUnfinished(file, cause) {
	return cause.code === "ENOENT" && basename(file) === RESULT && existsSync(join(dirname(file), SLICES));
}
function parseJson(text, file) {
	const value = tryJson(text);
	if (value === void 0) throw new UserError(`${file} is not whole: it is no JSON (${text.length} characters)`);
	return value;
}
function tryJson(text) {
	try {
		return JSON.parse(text);
	} catch {
		return;
	}
}
const CHUNK_BYTES = 65536;
/**
* Text between line feeds, including the rest after the last one, by lists of as many as are read at a time.
*
* @param most characters of a row; a longer one is read to at most a chunk more, and ends the reading
* @throws the system's error if the file cannot be read
*/
function* readRows(file, most) {
	const chunk = Buffer.allocUnsafe(CHUNK_BYTES);
	const decoder = new StringDecoder("utf8");
	const descriptor = openSync(file, "r");
	try {
		let rest = "";
		let bytes = 1;
		while (bytes > 0 && rest.length <= most) {
			bytes = readSync(descriptor, chunk);
			const [first = "", ...others] = (bytes === 0 ? decoder.end() : decoder.write(chunk.subarray(0, bytes))).split("\n");
			const last = others.pop();
			if (last !== void 0) yield [rest + first, ...others];
			rest = last ?? rest + first;
		}
		yield [rest];
	} finally {
		closeSync(descriptor);
	}
}

export { readRecorded as n, readLines as t };