import { _ as string, d as number, f as object, n as array, r as boolean, s as int, u as m, v as tuple } from "./schemas.js";
import { l as COSTS, n as RULES, p as REVISIONS } from "./suite.js";
import { t as storedRatioSchema } from "./stored-ratio.js";
import { r as shardSchema } from "./shard.js";
import { i as interval, r as effectSchema } from "./random-effects.js";

// src/core/suite/refusal.ts
/** What a server refuses since a change: red like a slowdown, and nobody accepts it. */
const refusalSchema = object({
	/** A server does not start, it refuses statements, or it refuses the tables that are gated. */
	kind: m([
		"start",
		"statements",
		"schema"
	]),
	scenario: string(),
	/** Null if no server told its version. */
	server: object({
		product: string(),
		version: string()
	}).nullable(),
	/** One sentence for headings. */
	title: string(),
	/** The server's words, and advice. */
	message: string(),
	/** The lines to blame, of several the first one first. */
	lines: array(object({
		name: string(),
		file: string(),
		line: int().positive()
	})).min(1).readonly(),
	/** Whether the rest of the change was measured with what the server takes in the place of these lines. */
	isMended: boolean()
});

// src/core/comparison/comparison.ts
/** A comparison: how much faster or slower an arm is than its reference, and how surely. Knows no tolerances. */
const CONFIDENCE = .95;
/** Fields that tell a comparison from the others of a run. */
const comparisonNameSchema = object({
	rule: m(RULES),
	scenario: string(),
	/** Name of the scenario it is compared with. */
	reference: string(),
	/** A mean is of all cells: workload "*" at 0 threads. */
	workload: string(),
	threads: int().nonnegative()
});
/** Relative change of QPS between an arm and its reference: in one cell, or on the mean of the scenario's cells. */
const comparisonSchema = comparisonNameSchema.extend({
	scope: m(["cell", "mean"]),
	/** −0.196 is 19.6 % slower. */
	change: number(),
	low: number(),
	high: number(),
	confidence: number(),
	/** Change of ln QPS: −0.05 is about 5 % slower. */
	effect: effectSchema,
	/** Blocks used, over all trials. */
	blocks: int(),
	trials: int(),
	/** What a server refuses since the change, so that nothing of the scenario was compared; missing: nothing. */
	refusal: refusalSchema.optional()
});
/** A comparison's name as one text, for maps. */
function keyOf({ rule, scenario, workload, threads, cost }) {
	return JSON.stringify([
		rule,
		scenario,
		workload,
		threads,
		cost
	]);
}
/**
* Starts behind an effect with two servers on one side and one on the other, the fewest possible, started once each.
*/
const STARTS_AN_EFFECT = 1.5;
/** A comparison's estimate of how much starts differ; the prior if its arms share their starts. */
function learnedSpread({ effect, trials, starts = trials }, before) {
	const { variance, df } = effect.between;
	return variance === 0 ? before : {
		sd: Math.sqrt(variance * starts / STARTS_AN_EFFECT),
		df
	};
}
const armSchema = object({
	scenario: object({ name: string() }),
	revision: m(REVISIONS),
	role: m(["control", "candidate"])
});
function areDistinct(values) {
	return new Set(values.map((value) => JSON.stringify(value))).size === values.length;
}
/** The part of a plan that statistics need, whether it was made or read from a file. */
const comparedPlanSchema = object({
	/** Rules by which scenarios were compared. */
	rules: array(m(RULES)).min(1).readonly(),
	/** The control, its twin, and the others. */
	arms: tuple([armSchema, armSchema], armSchema).readonly().refine((arms) => areDistinct(arms.map(({ scenario, revision }) => [scenario, revision])), "each arm once"),
	cells: array(object({
		workload: object({ name: string() }),
		threads: int().positive()
	})).readonly().refine(areDistinct, "each cell once"),
	/** Costs that are compared as QPS is, as they are gated. */
	gatedCosts: array(m(COSTS)).readonly(),
	/** Part of a larger plan; null: all of it, or all parts joined. */
	shard: shardSchema.nullable(),
	/** Prior for how much a server start moves ln QPS: a standard deviation and its degrees of freedom. */
	startSpread: object({
		sd: number().nonnegative(),
		df: number().positive()
	}),
	/** ln of QPS against the control at the baseline, as the ledger has it, for suites; default: none. */
	stored: array(storedRatioSchema).readonly().optional()
});
function cellKeyOf({ workload, threads }) {
	return {
		workload: workload.name,
		threads
	};
}
/** An effect on a logarithm as a relative change, such as one of QPS, with its interval. */
function changeOf(effect, confidence = CONFIDENCE) {
	const { low, high } = interval(effect, confidence);
	return {
		change: share(effect.mean),
		low: share(low),
		high: share(high),
		confidence
	};
}
/** A cost that doubled, expressed like QPS that halved: less is worse. */
function asSlowdown({ change, low, high }) {
	const less = (more) => 1 / (1 + more) - 1;
	return {
		change: less(change),
		low: less(high),
		high: less(low)
	};
}
/** A change of a logarithm as a share; bounds of an effect that is nearly unknown exceed the range of a number. */
function share(change) {
	return Math.min(Number.MAX_VALUE, Math.expm1(change));
}
/** The servers of an arm: itself, and its copy if it has one. */
function withCopy(arms, arm) {
	if (arm.revision === "baseline") return [arm];
	const revision = arm.revision === "base" ? "base-twin" : "twin";
	return [arm, ...arms.filter((other) => other.scenario.name === arm.scenario.name && other.revision === revision)];
}

export { comparedPlanSchema as a, keyOf as c, changeOf as i, learnedSpread as l, asSlowdown as n, comparisonNameSchema as o, cellKeyOf as r, comparisonSchema as s, CONFIDENCE as t, withCopy as u };