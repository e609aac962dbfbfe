import { A as record, C as int, D as number, E as m, M as string, O as object, T as looseObject, n as KNOWN_OUTCOMES, o as gatePolicySchema, p as REVISIONS, v as array, w as literal, y as boolean } from "./suite.js";
import { c as MANUAL_ADDRESS } from "./tolerance.js";
import { a as studentTCdf } from "./special-functions.js";
import { a as comparedPlanSchema, c as keyOf, f as combine, r as cellKeyOf, s as comparisonSchema } from "./comparison.js";
import { n as insightSchema } from "./insight.js";
import { i as suggestionSchema, n as causeSchema, r as explanationSchema } from "./attribution.js";
import { t as spanSchema } from "./timeline.js";
import { p as countedStatements } from "./option-reach.js";
import { d as armStatesOf, n as coveredSettingSchema, o as at, u as sum } from "./coverage.js";
import { l as costSchema, n as statementEffects, r as statementSchema, v as disturbanceSchema } from "./statement-effects.js";
import { b as comparePairs, h as judgedSchema, m as heldHistorySchema, p as acceptanceSchema, v as verdictSchema } from "./replay.js";

// src/core/stats/multiplicity.ts
/** Several tests at once: adjusted p-values. */
/**
* Holm's step-down adjustment (Holm 1979): with p₍₁₎ ≤ … ≤ p₍ₘ₎, p̃₍ᵢ₎ = max over j ≤ i of min(1, (m − j + 1) · p₍ⱼ₎).
* Rejecting where p̃ ≤ α makes any false rejection among all of them at most as probable as α, however they depend.
*
* @param p p-values, each in 0…1, in any order; may be empty
* @returns adjusted p-values in the order of `p`
* @throws RangeError for a value outside 0…1
*/
function holm(p) {
	const wrong = p.find((value) => !(value >= 0 && value <= 1));
	if (wrong !== void 0) throw new RangeError(`a p-value must be in 0…1, got ${wrong}`);
	const ascending = p.map((value, index) => ({
		value,
		index
	})).sort((left, right) => left.value - right.value);
	const adjusted = Array.from(p);
	let largest = 0;
	for (const [rank, { value, index }] of ascending.entries()) {
		largest = Math.max(largest, Math.min(1, (p.length - rank) * value));
		adjusted[index] = largest;
	}
	return adjusted;
}

// src/core/comparison/ranking.ts
/** Order of the scenarios of one cell, and the certainty of that order: all pairs tested, the result as letters. */
/** Probability that any two equal scenarios are called different, over all pairs of the cell. */
const ALPHA = .05;
/** Error of each of the two one-sided tests of equivalence (Schuirmann 1987). */
const EQUIVALENCE_ALPHA = .05;
/** Scenarios that differ by less are equivalent when choosing between them. */
const DEFAULT_DELTA = .03;
const rankingSchema = object({
	workload: string(),
	threads: int().positive(),
	/** Best first. Two scenarios share a letter exactly if they were not shown to differ; changes are from the control. */
	entries: array(object({
		scenario: string(),
		letters: string(),
		change: number()
	})).readonly(),
	/** Relations between each entry and the next: shown different, shown equivalent, neither. */
	relations: array(m([
		">",
		"≈",
		"~"
	])).readonly(),
	/** "A (a) > B (b) ≈ C (b)". */
	text: string()
});
/**
* Ranks scenarios by their mean log-ratio to all others. Pairs differ if Student's two-sided t-test, Holm-adjusted over
* all pairs, is at most 5 %; neighbours are equivalent if two one-sided t-tests show |ln ratio| < −ln(1 − δ).
*/
function rankScenarios(input) {
	const names = [...input.scenarios].sort();
	const indices = names.map((_, index) => index);
	const tested = testPairs(names, input.effect);
	const scores = indices.map((index) => sum(indices.map((other) => tested(index, other).effect.mean)));
	const order = indices.toSorted((a, b) => at(scores, b) - at(scores, a) || a - b);
	const letters = lettersOf(order, (a, b) => tested(a, b).different);
	const control = names.indexOf(input.control);
	const entries = order.map((index, place) => ({
		scenario: at(names, index),
		letters: at(letters, place),
		change: Math.expm1(tested(index, control).effect.mean)
	}));
	const limit = -Math.log1p(-(input.delta ?? DEFAULT_DELTA));
	const relations = order.slice(1).map((index, place) => relation(tested(at(order, place), index), limit));
	return {
		entries,
		relations,
		text: entries.map((one, place) => `${place === 0 ? "" : ` ${relations[place - 1]} `}${one.scenario} (${one.letters})`).join("")
	};
}
function testPairs(names, effect) {
	const pairs = names.flatMap((first, a) => names.slice(a + 1).map((second, offset) => ({
		a,
		b: a + 1 + offset,
		effect: effect(first, second)
	})));
	const adjusted = holm(pairs.map((pair) => differenceP(pair.effect)));
	const key = (a, b) => a * names.length + b;
	const results = new Map(pairs.flatMap((pair, index) => {
		const different = at(adjusted, index) <= ALPHA;
		const reversed = {
			...pair.effect,
			mean: -pair.effect.mean
		};
		return [[key(pair.a, pair.b), {
			effect: pair.effect,
			different
		}], [key(pair.b, pair.a), {
			effect: reversed,
			different
		}]];
	}));
	const itself = {
		effect: {
			mean: 0,
			standardError: 0,
			df: 1
		},
		different: false
	};
	return (a, b) => results.get(key(a, b)) ?? itself;
}
/** Two-sided p of "no difference". */
function differenceP({ mean, standardError, df }) {
	if (mean === 0) return 1;
	return Math.min(1, 2 * studentTCdf(-Math.abs(mean) / standardError, df));
}
/** One-sided p of "the difference is at least `limit`", the larger of both sides. */
function equivalenceP({ mean, standardError, df }, limit) {
	const room = limit - Math.abs(mean);
	return room > 0 ? studentTCdf(-room / standardError, df) : 1;
}
function relation({ effect, different }, limit) {
	if (different) return ">";
	return equivalenceP(effect, limit) <= EQUIVALENCE_ALPHA ? "≈" : "~";
}
/**
* Letters by insert-and-absorb with sweep (Piepho 2004): columns of members of which no two differ, such that every
* pair that does not differ is together in one. Their number can grow exponentially for arbitrary relations, but stays
* near the number of scenarios for differences that follow an order.
*
* @param order indices, best first
* @returns the letters of each place of `order`
*/
function lettersOf(order, differ) {
	const places = order.map((_, place) => place);
	let columns = [places];
	for (const a of places) for (const b of places.slice(a + 1)) if (differ(at(order, a), at(order, b))) columns = absorb(insert(columns, a, b));
	const named = sweep(columns).toSorted((x, y) => at(x, 0) - at(y, 0) || at(x, x.length - 1) - at(y, y.length - 1)).map((column, index) => ({
		members: new Set(column),
		letter: letter(index)
	}));
	return places.map((place) => named.filter(({ members }) => members.has(place)).map((column) => column.letter).join(""));
}
/** Splits every column that holds both: once without the one, once without the other. */
function insert(columns, a, b) {
	return columns.flatMap((column) => column.includes(a) && column.includes(b) ? [column.filter((member) => member !== a), column.filter((member) => member !== b)] : [column]);
}
/** Drops every column that is part of another, and all but one of equal ones. */
function absorb(columns) {
	const sets = columns.map((column) => new Set(column));
	return columns.filter((column, own) => !sets.some((other, index) => index !== own && (other.size > column.length || other.size === column.length && index < own) && column.every((member) => other.has(member))));
}
/** Drops columns whose members and pairs are all in other columns as well. */
function sweep(columns) {
	let kept = columns;
	for (const column of columns) {
		const others = kept.filter((other) => other !== column);
		const sets = others.map((other) => new Set(other));
		const together = (a, b) => sets.some((set) => set.has(a) && set.has(b));
		if (column.every((a) => column.every((b) => together(a, b)))) kept = others;
	}
	return kept;
}
/** a … z, A … Z, then a1, b1, … */
function letter(index) {
	const place = index % 52;
	const round = Math.floor(index / 52);
	const character = String.fromCharCode(place < 26 ? 97 + place : 65 + place - 26);
	return round === 0 ? character : `${character}${round}`;
}
/**
* Cells in which two scenarios or more were measured; unmeasured scenarios are left out. Two that were measured in
* different groups, and so never in the same trial, are compared over the controls of their groups.
*/
function rankCells(plan, measured) {
	if (!plan.rules.includes("control")) return [];
	const control = plan.arms[0].scenario.name;
	const names = plan.arms.filter(({ revision }) => revision === "head").map(({ scenario }) => scenario.name);
	const pairsIn = comparePairs(plan, measured);
	return plan.cells.flatMap((cell) => {
		const pair = pairsIn(cell);
		const scenarios = names.filter((name) => name === control || pair(name, control) !== void 0);
		if (scenarios.length < 2) return [];
		const effect = (first, second) => pair(first, second) ?? difference(pair(first, control), pair(second, control));
		return [{
			...cellKeyOf(cell),
			...rankScenarios({
				scenarios,
				control,
				effect
			})
		}];
	});
}
/** Difference between two scenarios that were measured with different servers of the control. */
function difference(first, second) {
	if (first === void 0 || second === void 0) throw new RangeError("a ranked scenario has no effect");
	return combine(first.mean - second.mean, [{
		effect: first,
		slope: 1
	}, {
		effect: second,
		slope: 1
	}]);
}

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
	/** Hashes a second that its server makes with all its CPUs busy; null if all scenarios have the same server. */
	cpuCapacity: number().nullable(),
	/** Price of its server per hour, from the suite; null if it has none. */
	price: number().nullable(),
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
		fingerprint: string(),
		/** Verdict that was known beforehand. */
		known: m(KNOWN_OUTCOMES).optional()
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
	ranking: array(rankingSchema).readonly(),
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

export { rankCells as i, redescribed as n, resultSchema as r, describeStatements as t };