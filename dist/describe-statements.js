import { C as record, T as string, _ as looseObject, a as REVISIONS, b as object, d as boolean, g as literal, h as int, u as array, v as m, y as number } from "./names.js";
import { a as gatePolicySchema } from "./suite.js";
import { r as spanSchema, u as MANUAL_ADDRESS } from "./tolerance.js";
import { a as comparedPlanSchema, c as keyOf, s as comparisonSchema } from "./comparison.js";
import { c as insightSchema } from "./latency.js";
import { i as suggestionSchema, n as causeSchema, r as explanationSchema } from "./attribution.js";
import { p as countedStatements } from "./option-reach.js";
import { d as armStatesOf, n as coveredSettingSchema } from "./coverage.js";
import { n as statementEffects, r as statementSchema, u as costSchema, y as disturbanceSchema } from "./statement-effects.js";
import { _ as judgedSchema, b as verdictSchema, g as heldHistorySchema, h as acceptanceSchema } from "./replay.js";

// src/core/result/result.ts
/** result.json: the run as one JSON value, from which every view is made. Field names are a promise to users. */
const SCHEMA_VERSION = 1;
const revision = m(REVISIONS);
const figure = number().nullable();
/** A quality problem: `code` and its data for programs, `message` for people. */
const warningSchema = looseObject({
	code: string(),
	message: string()
});
const environmentSchema = object({
	cpuModel: string(),
	cpus: int().nonnegative(),
	serverCpus: array(int()).readonly(),
	clientCpus: array(int()).readonly(),
	memoryBytes: number(),
	kernel: string(),
	sysbench: string(),
	/** Place of the run: "GitHub Actions" with the runner's name, or "local". */
	runner: string(),
	/** Hashes per second inside the control's server with all its CPUs busy. */
	cpuCapacity: number()
});
/** The commit that was checked out at the run. */
const commitSchema = object({
	/** Its full name. */
	sha: string().regex(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/),
	/** Whether files that git follows had changes that were not committed. */
	isDirty: boolean()
});
const scenarioSchema = object({
	name: string(),
	revision,
	role: m(["control", "candidate"]),
	server: object({
		product: string(),
		version: string()
	}),
	/** Place of its configuration: a line of the suite, or the option file. */
	place: object({
		file: string(),
		line: int().positive()
	}),
	/** Fingerprint of the resolved configuration: equal ones are the same scenario. */
	fingerprint: string(),
	/** System variables in which the run's scenarios differ. */
	variables: record(string(), string()),
	memory: object({
		residentBytes: number().nullable(),
		performanceSchemaBytes: number().nullable()
	}),
	insight: insightSchema,
	/** Mean time from the start of the copy to the first answered query. */
	startSeconds: number(),
	/** Server that it shared with others, as one state of it; null if it had a server of its own. */
	host: string().nullable(),
	/**
	* Share of the pages it wanted that it read from disk, in the cell in which that was most; null if that is not known.
	*/
	pageMisses: number().nullable()
});
const cellSchema = object({
	scenario: string(),
	revision,
	workload: string(),
	threads: int().positive(),
	/** Robust mean over the slices. */
	qps: number(),
	tps: number(),
	latencyMs: object({
		avg: figure,
		p50: figure,
		p95: figure,
		p99: figure
	}),
	cpuMicrosPerQuery: number().nullable(),
	/** Busy share of the server's CPUs during the arm's turns, 0…1. */
	serverCpuBusy: number().nullable(),
	clientCpuBusy: number().nullable(),
	slices: int(),
	errors: int()
});
/** A comparison of a cell, or of a scenario's mean over its cells. */
const judgedComparisonSchema = comparisonSchema.extend({
	...judgedSchema.shape,
	/** Statements of a user's own workload; absent for others. */
	statements: array(statementSchema).readonly().optional(),
	/** The known costs; absent if none is. */
	costs: array(costSchema.extend({ 
	/** If it is gated: the tolerated increase, the place where that was set, and the verdict. */
gated: judgedSchema.omit({ detectable: true }).optional() })).readonly().optional()
});
/** The twin against the control: the run's own A/A check. */
const twinSchema = comparisonSchema.pick({
	workload: true,
	threads: true,
	change: true,
	low: true,
	high: true,
	effect: true
});
/** A setting as it was written, and where; a bare flag has no `value`. */
const writtenSchema = object({
	value: string().optional(),
	file: string(),
	line: int().positive()
});
/** Difference between a scenario's configuration and its base. */
const settingSchema = object({
	scenario: string(),
	kind: m([
		"option",
		"sql",
		"image",
		"binary",
		"schema",
		"workload",
		"mix"
	]),
	name: string(),
	/** Null if it was added. */
	before: writtenSchema.nullable(),
	/** Null if it was removed. */
	after: writtenSchema.nullable()
});
/** Advance knowledge about a changed setting: it decides nothing. Codes are those of core/settings/dangers.ts. */
const adviceSchema = object({
	scenario: string(),
	code: string(),
	/** Name in the server's list. */
	variable: string(),
	file: string(),
	line: int().positive(),
	message: string(),
	/** Address of the manual page about it. */
	page: string().regex(MANUAL_ADDRESS)
});
/** The plan and its rules: with them the verdict can be computed again from the raw slices. */
const planSchema = comparedPlanSchema.extend({
	/** How many trials the budget was split into, whether or not all were needed. */
	trials: int().positive().max(200),
	policy: gatePolicySchema
});
const resultSchema = object({
	schemaVersion: literal(1),
	verdict: verdictSchema,
	suite: object({
		name: string(),
		fingerprint: string()
	}),
	/** Null if there was no repository. */
	commit: commitSchema.nullable(),
	/** ISO 8601, UTC. */
	startedAt: string().regex(/^\d{4}-[01]\d-[0-3]\dT[0-2]\d:[0-5]\d:[0-5]\d(?:\.\d+)?Z$/),
	/** Wall time of the whole run. */
	seconds: number(),
	/** The run's timeline; null for joined shards. */
	timeline: array(spanSchema).readonly().nullable(),
	/** Time for which clients were served, over all slices. */
	measuredSeconds: number(),
	seed: int(),
	/** Arguments of `qpsgate run` that measure the same again. */
	reproduce: array(string()).readonly(),
	plan: planSchema,
	environment: environmentSchema,
	scenarios: array(scenarioSchema).readonly(),
	cells: array(cellSchema).readonly(),
	comparisons: array(judgedComparisonSchema).readonly(),
	twin: array(twinSchema).readonly(),
	disturbance: disturbanceSchema,
	settings: array(settingSchema).readonly(),
	/** Coverage of each of them, with a sentence; empty if nothing was started. */
	coverage: array(coveredSettingSchema.extend({ message: string() })).readonly(),
	/** Empty if nothing is known or it was not asked for. */
	advice: array(adviceSchema).readonly(),
	/** Null if it was compared with none. */
	history: heldHistorySchema.nullable(),
	/** An accepted regression: the verdict is pass, the comparisons show the regressions. */
	accepted: acceptanceSchema.nullable(),
	/** Those to blame first, the dearest first; empty if no causes were looked for. */
	causes: array(causeSchema).readonly(),
	explanation: explanationSchema.nullable(),
	/** Null if none follows from the causes, or none kept its promise. */
	suggestion: suggestionSchema.nullable(),
	warnings: array(warningSchema).readonly()
});

// src/core/result/describe-statements.ts
/** Statements of comparisons as in result.json: their effects, with the facts known about each by its name. */
/** With the statement's text, and its execution plans on the first trial's servers, where they differ. */
function describeStatements(plan, measured, lines) {
	const states = armStatesOf(lines).filter(({ trial }) => trial === 1);
	return described(plan, measured, ({ rule, scenario, reference }, statement) => {
		const armOf = (name, revision) => plan.arms.find((arm) => arm.scenario.name === name && arm.revision === revision);
		const now = armOf(scenario, "head");
		const before = rule === "base" ? armOf(scenario, "base") : armOf(reference, "head") ?? armOf(reference, "base");
		const sqlOf = (arm) => arm?.scenario.own && countedStatements(arm.scenario.own.workload).find(({ name }) => name === statement)?.sql;
		const planOf = (arm) => {
			const state = states.find((each) => each.scenario === arm?.scenario.name && each.revision === arm.revision);
			return new Map(Object.entries(state?.plans ?? {})).get(statement);
		};
		const [old, own] = [planOf(before), planOf(now)];
		const isOther = old !== void 0 && own !== void 0 && old !== own;
		return {
			sql: sqlOf(now) ?? sqlOf(before),
			plan: isOther ? {
				before: old,
				after: own
			} : void 0
		};
	});
}
/** Effects estimated again, with the facts about each statement from the result that was read. */
function redescribed({ comparisons }, plan, measured) {
	const known = new Map(comparisons.map((found) => [keyOf(found), found.statements]));
	return described(plan, measured, (found, statement) => known.get(keyOf(found))?.find(({ name }) => name === statement));
}
function described(plan, measured, factsOf) {
	return new Map(statementEffects(plan, measured).map((found) => [keyOf(found), found.statements.map((effect) => ({
		...factsOf(found, effect.name),
		...effect
	}))]));
}

export { redescribed as n, resultSchema as r, describeStatements as t };