import { a as boolean, c as int, d as number, f as object, g as string, i as array, l as literal, m as record, n as _enum, s as discriminatedUnion, u as looseObject } from "./schemas.js";
import { n as insightSchema } from "./insight.js";
import { i as suggestionSchema, n as causeSchema, r as explanationSchema } from "./attribution.js";
import { t as studentTCdf } from "./special-functions.js";
import { a as slicesOf, t as findDisturbance } from "./disturbance.js";
import { h as estimate, m as LABELS } from "./replay.js";

// src/core/comparison/compare-pairs.ts
/** Every pair of scenarios in one cell. */
/** Effect of every pair of scenarios in a cell, asked by name; undefined where one of them was not measured there. */
function comparePairs(plan, lines, cell) {
	const { isDropped } = findDisturbance(lines);
	const slices = slicesOf(lines).filter((slice) => !isDropped(slice));
	const effects = new Map(estimate(pairsOf(plan, cell), slices, plan.startSpread).map(({ scenario, reference, effect }) => [JSON.stringify([scenario, reference]), effect]));
	return (first, second) => {
		const forward = effects.get(JSON.stringify([first, second]));
		const backward = effects.get(JSON.stringify([second, first]));
		return forward ?? (backward && {
			...backward,
			mean: -backward.mean
		});
	};
}
function pairsOf({ arms }, cell) {
	const [control, twin] = arms;
	const heads = arms.filter(({ revision }) => revision === "head");
	return heads.flatMap((arm, at) => heads.slice(0, at).map((other) => ({
		rule: "control",
		arms: [arm],
		references: other === control ? [control, twin] : [other],
		cell
	})));
}

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
/** Order of the scenarios of one cell, and what of it was shown: all pairs tested, the result as letters. */
/** Probability that any two equal scenarios are called different, over all pairs of the cell. */
const ALPHA = .05;
/** Error of each of the two one-sided tests of equivalence (Schuirmann 1987). */
const EQUIVALENCE_ALPHA = .05;
/** Scenarios that differ by less are equivalent for whoever chooses between them. */
const DEFAULT_DELTA = .03;
/**
* Ranks scenarios by their mean log-ratio to all others. Pairs differ where Student's two-sided t-test, Holm-adjusted
* over all pairs, is at most 5 %; neighbours are equivalent where two one-sided t-tests show |ln ratio| < −ln(1 − δ).
*/
function rankScenarios(input) {
	const names = [...input.scenarios].sort(byText);
	const indices = names.map((_, index) => index);
	const tested = testPairs(names, input.effect);
	const scores = indices.map((index) => sum(indices.map((other) => tested(index, other).effect.mean)));
	const order = indices.toSorted((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0) || a - b);
	const letters = lettersOf(order, (a, b) => tested(a, b).different);
	const control = names.indexOf(input.control);
	const entries = order.map((index, place) => ({
		scenario: names[index] ?? "",
		letters: letters[place] ?? "",
		change: Math.expm1(tested(index, control).effect.mean)
	}));
	const limit = -Math.log1p(-(input.delta ?? DEFAULT_DELTA));
	const relations = order.slice(1).map((index, place) => relation(tested(order[place] ?? 0, index), limit));
	return {
		entries,
		relations,
		text: chain(entries, relations)
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
		const different = (adjusted[index] ?? 1) <= ALPHA;
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
* Letters by insert-and-absorb with sweep (Piepho 2004): columns of members none of which differ, such that every
* pair that does not differ stands together in one. Their number can grow exponentially for arbitrary relations, but
* stays near the number of scenarios for differences that follow an order.
*
* @param order indices, best first
* @returns the letters of each place of `order`
*/
function lettersOf(order, differ) {
	const places = order.map((_, place) => place);
	let columns = [places];
	for (const a of places) for (const b of places.slice(a + 1)) if (differ(order[a] ?? 0, order[b] ?? 0)) columns = absorb(insert(columns, a, b));
	const named = sweep(columns).toSorted((x, y) => (x[0] ?? 0) - (y[0] ?? 0) || (x.at(-1) ?? 0) - (y.at(-1) ?? 0)).map((column, index) => ({
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
/** Drops columns all of whose members and pairs stand in other columns as well. */
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
function chain(entries, relations) {
	return entries.map(({ scenario, letters }, place) => `${place === 0 ? "" : ` ${relations[place - 1]} `}${scenario} (${letters})`).join("");
}
/** Order by code units, so that no locale has a say. */
function byText(left, right) {
	return left < right ? -1 : left > right ? 1 : 0;
}
function sum(values) {
	return values.reduce((total, value) => total + value, 0);
}

// src/core/comparison/rank.ts
/** Cells in which two scenarios or more were measured; a scenario that was not is left out. */
function rankCells(plan, lines) {
	if (!plan.rules.includes("control")) return [];
	const control = plan.arms[0].scenario.name;
	const names = plan.arms.filter(({ revision }) => revision === "head").map(({ scenario }) => scenario.name);
	return plan.cells.flatMap((cell) => {
		const pair = comparePairs(plan, lines, cell);
		const scenarios = names.filter((name) => name === control || pair(name, control) !== void 0);
		if (scenarios.length < 2) return [];
		const effect = (first, second) => {
			const found = pair(first, second);
			if (found === void 0) throw new RangeError(`${first} and ${second} were not measured together`);
			return found;
		};
		return [{
			workload: cell.workload.name,
			threads: cell.threads,
			...rankScenarios({
				scenarios,
				control,
				effect
			})
		}];
	});
}

// src/core/verdict/judgement.ts
/**
* What a run comes to: every comparison with its full effect and its verdict. It is judged by control and base first, then
* held against history, attributed and accepted; each step hands on a judgement that says more. What the run as a whole is
* called follows from it, and from it alone, in `verdictOf`.
*/
/** Who took responsibility for a regression, and how. Names and reasons are text from outside. */
const acceptanceSchema = object({
	/** Login, or name where the commit's author has none. */
	by: string(),
	how: _enum(["label", "trailer"]),
	reason: string().nullable()
});
/**
* The verdict of the run. A run that could not compare everything it planned never passes, nor one whose history is asked
* to decide and cannot be read; history alone fails a run only where it was asked to. An accepted regression passes.
*/
function verdictOf(judgement) {
	const { comparisons, missing, missingShards, history, accepted } = judgement;
	const isDecisive = history?.mode === "fail";
	if (comparisons.some(({ rule, verdict }) => verdict === "regressed" && (rule !== "history" || isDecisive))) return accepted === null ? "regressed" : "pass";
	const isComplete = missing.length === 0 && missingShards.length === 0 && !(isDecisive && history.isUnknown);
	const isWithin = comparisons.every(({ rule, verdict }) => rule === "history" || verdict === "pass");
	return isComplete && isWithin ? "pass" : "inconclusive";
}
/** A regression that somebody took responsibility for stays in the figures and no longer blocks; others need nobody. */
function accept(judgement, accepted) {
	return verdictOf(judgement) === "regressed" ? {
		...judgement,
		accepted
	} : judgement;
}

// src/core/result/result.ts
/** result.json: the run as one JSON value, of which every view is made. Field names are a promise to users. */
const SCHEMA_VERSION = 1;
const verdict = _enum([
	"pass",
	"regressed",
	"inconclusive"
]);
const revision = _enum([
	"head",
	"base",
	"twin"
]);
const rule = _enum([
	"control",
	"base",
	"history"
]);
const share = number();
/** A quality problem: `code` and more for programs, `message` for people. Older versions knew other codes and data. */
const warningSchema = looseObject({
	code: string(),
	message: string()
});
const environmentSchema = object({
	cpuModel: string(),
	cpus: int().positive(),
	serverCpus: array(int()).readonly(),
	clientCpus: array(int()).readonly(),
	memoryBytes: number(),
	kernel: string(),
	sysbench: string(),
	/** Where the run took place: "GitHub Actions" with the runner's name, or "local". */
	runner: string(),
	/** Hashes per second inside the control's server with all its CPUs busy. */
	cpuCapacity: number()
});
/** What was checked out where the run took place. */
const commitSchema = object({
	/** Its full name. */
	sha: string(),
	/** Whether files that git follows had changes that were not committed. */
	isDirty: boolean()
});
const scenarioSchema = object({
	name: string(),
	revision,
	role: _enum(["control", "candidate"]),
	server: object({
		product: string(),
		version: string()
	}),
	/** Where it is configured: a line of the suite, or the option file. */
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
	/** Server that it shared with others, as one state of it; null where it had a server of its own. */
	host: string().nullable().default(null)
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
		avg: number(),
		p50: number(),
		p95: number(),
		p99: number()
	}),
	cpuMicrosPerQuery: number().nullable(),
	/** Busy share of the server's CPUs during the arm's turns, 0…1. */
	serverCpuBusy: number().nullable(),
	clientCpuBusy: number().nullable(),
	slices: int(),
	errors: int()
});
const componentSchema = object({
	variance: number(),
	df: number()
});
/** What the figures of a comparison are made of, on the scale of ln QPS; null in results of versions that kept none. */
const effectSchema = object({
	mean: number(),
	standardError: number(),
	df: number(),
	/** The two parts of the squared standard error: noise of blocks, spread of starts. */
	within: componentSchema,
	between: componentSchema
}).nullable().default(null);
const comparisonFields = {
	rule,
	scenario: string(),
	reference: string(),
	change: share,
	low: share,
	high: share,
	confidence: share,
	effect: effectSchema,
	tolerance: share,
	/** Where the tolerance was set: "default", "suite", "--tolerance", "scenario NAME", "workload NAME". */
	toleranceFrom: string(),
	detectable: share,
	blocks: int(),
	trials: int(),
	verdict,
	/** Finer than the verdict. */
	label: _enum(LABELS),
	confirmed: boolean().nullable(),
	/** Measuring time in seconds that would have sufficed to decide; null where it was decided. */
	sufficientSeconds: number().nullable()
};
/** A comparison of a cell, or of a scenario's mean over its cells. */
const comparisonSchema = discriminatedUnion("scope", [object({
	scope: literal("cell"),
	workload: string(),
	threads: int().positive(),
	...comparisonFields
}), object({
	scope: literal("mean"),
	workload: literal("*"),
	threads: literal(0),
	...comparisonFields
})]);
const rankingSchema = object({
	workload: string(),
	threads: int().positive(),
	/** Best first. Two scenarios share a letter exactly if they were not shown to differ. */
	entries: array(object({
		scenario: string(),
		letters: string(),
		change: share
	})).readonly(),
	/** Relations of neighbours: shown different, shown equivalent, neither. */
	relations: array(_enum([
		">",
		"≈",
		"~"
	])).readonly(),
	/** "A (a) > B (b) ≈ C (b)". */
	text: string()
});
const twinSchema = object({
	workload: string(),
	threads: int().positive(),
	change: share,
	low: share,
	high: share,
	effect: effectSchema
});
/** What probes between the blocks saw of the machine; all 0 where there were none. */
const disturbanceSchema = object({
	blocks: int().nonnegative(),
	disturbed: int().nonnegative(),
	/** Blocks that are left out of all comparisons. */
	dropped: int().nonnegative()
});
/** A setting as it was written, and where; `value` null for a bare flag. */
const writtenSchema = object({
	value: string().nullable(),
	file: string(),
	line: int().positive()
});
/** What a scenario's configuration differs in from its base. */
const settingSchema = object({
	scenario: string(),
	kind: _enum([
		"option",
		"sql",
		"image"
	]),
	name: string(),
	/** Null where it was added. */
	before: writtenSchema.nullable(),
	/** Null where it was removed. */
	after: writtenSchema.nullable()
});
/** The stored runs that the result was held against. */
const historySchema = object({
	branch: string(),
	/** Whether a regression against history fails the run. */
	mode: _enum(["warn", "fail"]),
	runs: int().nonnegative(),
	/** Standard deviation of ln QPS ratios from run to run, beyond their own errors; null without a baseline. */
	runSd: number().nullable(),
	/** Whether the runs could not be read at all. */
	isUnknown: boolean().default(false)
});
const tolerances = object({
	control: share,
	base: share,
	history: share
});
/** What was to be measured and how it is judged: with it the verdict can be computed again from the raw slices. */
const planSchema = object({
	/** What scenarios were compared with. */
	rules: array(rule).min(1).readonly(),
	arms: array(object({
		scenario: string(),
		revision,
		role: _enum(["control", "candidate"])
	})).min(2).readonly(),
	cells: array(object({
		workload: string(),
		threads: int().positive()
	})).readonly(),
	/** Part of a larger plan that this is; null: all of it, or all parts joined. */
	shard: object({
		index: int().positive(),
		of: int().positive()
	}).nullable(),
	/** What is known beforehand of how much a server start moves ln QPS: a standard deviation and its degrees of freedom. */
	startSpread: object({
		sd: number().nonnegative(),
		df: number().positive()
	}),
	/** How many trials the budget was split into, whether or not all were needed. */
	trials: int().positive(),
	policy: object({
		tolerance: tolerances,
		toleranceFrom: object({
			control: string(),
			base: string(),
			history: string()
		}),
		byScenario: record(string(), tolerances.partial()),
		byWorkload: record(string(), tolerances.partial()),
		onInconclusive: _enum(["pass", "fail"])
	})
});
const resultSchema = object({
	schemaVersion: literal(1),
	verdict,
	suite: object({
		name: string(),
		fingerprint: string()
	}),
	/** Null where there was no repository, and in results of versions that did not ask. */
	commit: commitSchema.nullable().default(null),
	/** ISO 8601, UTC. */
	startedAt: string(),
	/** Wall time of the whole run. */
	seconds: number(),
	/** Sum of the counted parts of all slices. */
	measuredSeconds: number(),
	seed: int(),
	/** Arguments of `qpsgate run` that measure the same again. */
	reproduce: array(string()).readonly(),
	plan: planSchema,
	environment: environmentSchema,
	scenarios: array(scenarioSchema).readonly(),
	cells: array(cellSchema).readonly(),
	comparisons: array(comparisonSchema).readonly(),
	twin: array(twinSchema).readonly(),
	disturbance: disturbanceSchema,
	settings: array(settingSchema).readonly(),
	/** Null where it was held against none. */
	history: historySchema.nullable(),
	/** An accepted regression: the verdict is pass, the comparisons say what was accepted. */
	accepted: acceptanceSchema.nullable(),
	ranking: array(rankingSchema).readonly(),
	/** Those to blame first, the dearest first; empty where no causes were looked for. */
	causes: array(causeSchema).readonly(),
	explanation: explanationSchema.nullable(),
	/** Null where none follows from the causes, or none held what it promised. */
	suggestion: suggestionSchema.nullable(),
	warnings: array(warningSchema).readonly()
});

export { comparePairs as a, rankCells as i, accept as n, verdictOf as r, resultSchema as t };