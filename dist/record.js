import { C as _isoDateTime, _ as string, c as literal, d as number, g as strictObject, l as looseObject, n as array, s as int, t as ZodISODateTime, u as m, y as union } from "./schemas.js";
import { n as storedError, r as storedRatioSchema, t as storedDifference } from "./stored-ratio.js";

// node_modules/zod/v4/classic/iso.js
function datetime(t) {
	return _isoDateTime(ZodISODateTime, t);
}

// src/core/measurement/stored-json.ts
/** Files of JSON that carry the version of their schema. */
const SHOWN_PROBLEMS = 5;
/** @param newest version that this qpsgate reads */
function parseVersioned(schema, newest, text) {
	const problem = (what) => ({
		kind: "problem",
		problem: what
	});
	const value = tryJson(text);
	if (value === void 0) return problem(`is not whole: it is no JSON (${text.length} characters)`);
	if (isTooDeep(text)) return problem(`is nested more than ${DEEPEST} deep, which qpsgate never writes; take the original`);
	const version = looseObject({ schemaVersion: number() }).safeParse(value).data?.schemaVersion;
	if (version !== void 0 && version > newest) return problem(`has schema version ${version}, this qpsgate knows up to ${newest}; use a newer one`);
	const parsed = schema.safeParse(value);
	if (parsed.success) return {
		kind: "read",
		value: parsed.data
	};
	return problem(`is of another version of qpsgate, or was changed; take the original, or measure again: ${parsed.error.issues.slice(0, SHOWN_PROBLEMS).map(({ path, message }) => `${path.join(".") || "the file"}: ${message}`).join("; ")}`);
}
/** The JSON value; undefined, which is none, if the text is no JSON. */
function tryJson(text) {
	try {
		return JSON.parse(text);
	} catch {
		return;
	}
}
/** Far deeper than anything of ours; values so deep overflow the stack when they are written or compared. */
const DEEPEST = 100;
function isTooDeep(text) {
	let depth = 0;
	let isQuoted = false;
	for (let index = 0; index < text.length && depth <= DEEPEST; index++) {
		const character = text[index];
		if (isQuoted && character === "\\") index += 1;
		else if (character === "\"") isQuoted = !isQuoted;
		else if (!isQuoted && (character === "[" || character === "{")) depth += 1;
		else if (!isQuoted && (character === "]" || character === "}")) depth -= 1;
	}
	return depth > DEEPEST;
}

// src/core/ledger/record.ts
/**
* One record of the ledger: a commit of a recorded branch, and the change in QPS against its parent. Ratios multiply along
* the chain of parents, and variances add.
*/
const RECORD_VERSION = 1;
const commitSchema = string().regex(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/);
const cell = {
	workload: string(),
	threads: int().positive()
};
/** A changed setting with its values, and the line that has it; a value is null if there is none. */
const settingSchema = strictObject({
	scenario: string(),
	name: string(),
	before: string().nullable(),
	after: string().nullable(),
	file: string(),
	line: int().positive()
});
/** Far beyond any run's; files may come from anybody. */
const [MOST_SCENARIOS, MOST_CHANGES] = [5e3, 2e3];
const recordSchema = strictObject({
	schemaVersion: literal(1),
	/** When the run began: ISO 8601, UTC, with milliseconds, so that texts sort as times do. */
	recordedAt: datetime({ precision: 3 }),
	branch: string(),
	commit: commitSchema,
	/** First line of the commit's message, in which forges name the pull request; null if it is unknown. */
	title: string().nullable(),
	runUrl: string().nullable(),
	/** Name of what is gated: a suite, or files. */
	suite: string(),
	/**
	* What QPS is compared with: the last recorded commit, in the ledger of that suite, or a control that never changes.
	* Null: a chain begins here.
	*/
	parent: union([strictObject({
		commit: commitSchema,
		suite: string()
	}), strictObject({ /** Fingerprint with the server's version. */ control: string() })]).nullable(),
	settings: array(settingSchema).readonly(),
	/** Ratios to the parent; none if nothing changed that may affect QPS. */
	changes: array(storedRatioSchema).max(MOST_CHANGES).readonly(),
	verdict: m([
		"pass",
		"regressed",
		"inconclusive",
		"not-measured"
	]),
	/** Who accepted a regression; null if nobody did, or there was none. */
	acceptedBy: string().nullable(),
	/** Scenarios as they were at the commit. */
	scenarios: array(strictObject({
		name: string(),
		fingerprint: string(),
		server: string().nullable()
	})).max(MOST_SCENARIOS).readonly(),
	/** For the eye only: machines differ. */
	qps: array(strictObject({
		scenario: string(),
		...cell,
		qps: number().nonnegative()
	})).readonly(),
	machine: strictObject({
		cpuModel: string(),
		cpus: int().nonnegative(),
		runner: string()
	}),
	toolVersion: string(),
	/** Share of the probed blocks that the machine disturbed, 0…1. */
	disturbed: number().min(0).max(1),
	/** Two servers of one configuration against each other: how much starts differ. */
	twin: array(strictObject({
		...cell,
		/** Difference of ln QPS. */
		mean: storedDifference,
		/** Standard error of `mean` from only the noise of the blocks, without that of server starts. */
		noise: storedError,
		trials: int().positive()
	})).readonly()
});
const baselineSchema = strictObject({
	schemaVersion: literal(1),
	commit: commitSchema,
	setAt: datetime({ precision: 3 }).optional()
});
/** The content of the record's file. @throws where a value does not fit the schema */
function textOf(record) {
	return `${JSON.stringify(recordSchema.parse(record))}\n`;
}
/** Reads a stored file; never throws. @param path names the file in the problem */
function parseRecord(text, path) {
	return parse(recordSchema, text, path);
}
function baselineText({ commit, setAt }) {
	return `${JSON.stringify(baselineSchema.parse({
		schemaVersion: 1,
		commit,
		setAt
	}))}\n`;
}
function parseBaseline(text, path) {
	return parse(baselineSchema, text, path);
}
function parse(schema, text, path) {
	const parsed = parseVersioned(schema, 1, text);
	return parsed.kind === "read" ? parsed : {
		...parsed,
		problem: `${path} ${parsed.problem}`
	};
}

export { textOf as a, datetime as c, settingSchema as i, parseBaseline as n, parseVersioned as o, parseRecord as r, tryJson as s, baselineText as t };