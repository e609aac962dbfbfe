import { T as string, _ as looseObject, g as literal, h as int, j as _isoDateTime, l as ZodISODateTime, u as array, v as m, w as strictObject, y as number } from "./names.js";

// node_modules/zod/v4/classic/iso.js
function datetime(t) {
	return _isoDateTime(ZodISODateTime, t);
}

// src/core/history/run-record.ts
/**
* One stored run, which later runs are compared with. There is one for every push, for years, so its file is small:
* numbers have only significant digits.
*/
const RECORD_VERSION = 1;
const SHOWN_PROBLEMS = 3;
/** ln(QPS / QPS of the control in the same run). */
const logRatioSchema = strictObject({
	/** 6 digits: −0.051293 is 5 % slower. */
	mean: number(),
	/** Squares of it are averaged over runs, so its degrees of freedom are not kept. */
	standardError: number().nonnegative()
});
const cellSchema = strictObject({
	scenario: string(),
	workload: string(),
	threads: int().positive(),
	qps: number().nonnegative(),
	/** Null for the control, and where the run did not compare with it. */
	ratio: logRatioSchema.nullable()
});
const recordSchema = strictObject({
	schemaVersion: literal(1),
	id: string(),
	/** When the run began: ISO 8601, UTC, with milliseconds, so that texts sort as times do. */
	recordedAt: datetime({ precision: 3 }),
	branch: string(),
	commit: string(),
	runUrl: string().nullable(),
	verdict: m([
		"pass",
		"regressed",
		"inconclusive"
	]),
	suite: strictObject({
		name: string(),
		fingerprint: string()
	}),
	toolVersion: string(),
	seed: int(),
	measuredSeconds: number().nonnegative(),
	machine: strictObject({
		cpuModel: string(),
		cpus: int().positive(),
		memoryBytes: number(),
		kernel: string(),
		runner: string()
	}),
	sysbench: string(),
	/** Share of the probed blocks that the machine disturbed, 0…1. */
	disturbed: number().min(0).max(1),
	/** Scenarios as they were at the commit. */
	scenarios: array(strictObject({
		name: string(),
		role: m(["control", "candidate"]),
		fingerprint: string(),
		server: strictObject({
			product: string(),
			version: string()
		})
	})).readonly(),
	cells: array(cellSchema).readonly(),
	/** The control's twin against the control. */
	twin: array(strictObject({
		workload: string(),
		threads: int().positive(),
		/** Difference of ln QPS. */
		mean: number(),
		/** Standard error of `mean` from only the noise of the blocks, without that of server starts. */
		noise: number().nonnegative(),
		trials: int().positive()
	})).readonly()
});
/** The content of the record's file. @throws where a value does not fit the schema */
function textOf(record) {
	return `${JSON.stringify(recordSchema.parse(record))}\n`;
}
/** Reads a stored file; never throws. @param path names the file in the problem */
function parseRecord(text, path) {
	const problem = (what) => ({
		kind: "problem",
		problem: `${path} ${what}`
	});
	const value = tryJson(text);
	if (value === void 0) return problem(`is not whole: it is no JSON (${text.length} characters)`);
	const version = looseObject({ schemaVersion: number() }).safeParse(value).data?.schemaVersion;
	if (version !== void 0 && version > 1) return problem(`has schema version ${version}, this qpsgate knows up to ${1}; use a newer one`);
	const parsed = recordSchema.safeParse(value);
	if (parsed.success) return {
		kind: "record",
		record: parsed.data
	};
	return problem(`is no stored run of qpsgate, or was changed: ${parsed.error.issues.slice(0, SHOWN_PROBLEMS).map((issue) => `${issue.path.join(".") || "the file"}: ${issue.message}`).join("; ")}`);
}
/** Runs, oldest first. Clocks go backwards and runs end at once, so equal times are ordered by id, then commit. */
function inOrder(records) {
	return records.toSorted((left, right) => order(left.recordedAt, right.recordedAt) || order(left.id, right.id) || order(left.commit, right.commit));
}
/** Order by code units, which no locale changes. */
function order(left, right) {
	return left === right ? 0 : left < right ? -1 : 1;
}
/** The JSON value; undefined, which is none, if the text is no JSON. */
function tryJson(text) {
	try {
		return JSON.parse(text);
	} catch {
		return;
	}
}

export { parseRecord as n, textOf as r, inOrder as t };