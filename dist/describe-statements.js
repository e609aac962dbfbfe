import { D as m, E as looseObject, N as string, O as number, S as discriminatedUnion, T as literal, a as gatePolicySchema, b as boolean, c as toleratedShare, g as isOfBase, j as record, k as object, o as nonEmpty, p as REVISIONS, w as int, y as array } from "./suite.js";
import { i as settingSchema$1 } from "./record.js";
import { C as numberOf } from "./workloads.js";
import { a as joined, d as upperBound, f as normalDensity, l as reach, m as normalTailQuantile, o as lowerBound, p as normalTail, s as meanEffect, u as sumOf } from "./random-effects.js";
import { a as comparedPlanSchema, d as withCopy, i as changeOf, l as keyOf, n as asSlowdown, o as comparisonNameSchema, r as cellKeyOf, s as comparisonSchema, t as CONFIDENCE } from "./comparison.js";
import { r as mean } from "./vectors.js";
import { t as insightSchema } from "./insight.js";
import { i as figuresSchema, n as causeSchema, o as suggestionSchema, r as explanationSchema } from "./attribution.js";
import { h as familyOf$1, r as canonicalOptionName } from "./option-file.js";
import { d as MANUAL_ADDRESS } from "./scales.js";
import { c as variableOf, s as variableForms, v as removedOption } from "./option-names.js";
import { _ as countedStatements } from "./option-reach.js";
import { c as armStatesOf, n as coveredSettingSchema, r as isUnseen } from "./coverage.js";
import { n as toleranceOf } from "./tolerance.js";
import { S as isTooDisturbed, _ as comparedByCost, a as MeasuredBlocks, b as disturbanceSchema, c as compareCosts, d as contrastsOf, f as estimate, g as twinContrasts, h as nameOf, m as gatedContrasts, n as statementEffects, p as estimateEffects, r as statementSchema, u as costSchema, v as isOfTrials, x as findDisturbance } from "./statement-effects.js";
import { a as confirmationAlpha, c as suspicionAlpha, i as LONGEST_SHARE, n as FALSE_PASS, o as passAlpha, r as HALF_MARGIN, s as spentBy, t as FALSE_CONFIRMATION } from "./alpha.js";

// src/core/attribution/disk-curve.ts
/** What a change costs by disk, as in result.json: it informs, and the verdict stays that of this machine's disk. */
/** The comparison that was measured again. */
const diskCurveSchema = comparisonNameSchema.extend({ 
/** The fastest disk first; exactly one is this machine's. */
points: array(figuresSchema.extend({
	/** Time of each synchronisation: asked for, or of this machine's disk as it was when it was measured; 0: memory. */
	syncSeconds: number().nonnegative(),
	isOwn: boolean()
})).min(1).readonly() });

// src/core/suite/successors.ts
/** Options that a new version refuses: what the server says of them, and the configuration with what it takes instead. */
/** A new version of a scenario's server does not start: it was measured without these options, or with their successors. */
const refusalSchema = object({
	scenario: string(),
	server: object({
		product: string(),
		version: string()
	}),
	options: array(object({
		name: string(),
		file: string(),
		line: int().positive()
	})).min(1).readonly(),
	/** The server's words, and advice. */
	message: string()
});
/** Values of successors that are no other names of the same variable. */
const VALUES = {
	expire_logs_days: (days) => 86400 * days,
	innodb_log_file_size: (bytes, of) => bytes * (of("innodb_log_files_in_group") ?? 2)
};
/** The suite with what servers start with. */
function withSuccessors(suite, refusals) {
	const mended = ({ name, options }) => {
		const refusal = refusals.find(({ scenario }) => scenario === name);
		if (refusal === void 0) return options;
		const isRefused = (option) => refusal.options.some((each) => each.name === option.name && each.file === option.file && each.line === option.line);
		return options.flatMap((option) => isRefused(option) ? successorOf(option, options, refusal.server) ?? [] : option);
	};
	return {
		...suite,
		scenarios: nonEmpty(suite.scenarios.map((each) => ({
			...each,
			options: mended(each)
		})))
	};
}
/** The option that took the place of one; undefined if none did, it is set already, or the value does not tell its value. */
function successorOf(option, options, { product, version }) {
	const variable = variableOf(canonicalOptionName(option.name));
	const { instead } = variableForms(option.name).flatMap((form) => removedOption(form, familyOf$1(product).fork, version) ?? [])[0] ?? {};
	const written = (name) => options.findLast((each) => variableForms(each.name).includes(name))?.value;
	if (instead === void 0 || written(instead) !== void 0) return void 0;
	if (variableOf(instead) === variable) return {
		...option,
		name: instead
	};
	const value = numberOf(option.value ?? "");
	const told = value && VALUES[variable]?.(value, (name) => numberOf(written(name) ?? ""));
	return told === void 0 ? void 0 : {
		...option,
		name: instead,
		value: String(told)
	};
}

// src/core/verdict/judgement.ts
/**
* The judgement of a run: every comparison with its full effect and its verdict. Control, base and baseline
* come first, then attribution and acceptance; each step returns a judgement with more in it. The verdict of the whole run
* follows only from it, in `verdictOf`.
*/
const verdictSchema = m([
	"pass",
	"regressed",
	"inconclusive"
]);
const labelSchema = m([
	"within the limit",
	"slower within the limit",
	"improved",
	"regressed",
	"not confirmed",
	"A/A check failed",
	"machine disturbed",
	"not confirmed in time",
	"leaning regressed",
	"also slower, not pursued",
	"not by this change",
	"inconclusive"
]);
/** The fields that judging adds to a comparison. */
const judgedSchema = object({
	/** Tolerated slowdown: 0.05 is 5 %. */
	tolerance: toleratedShare,
	/** Place of the tolerance: "default", "suite", "--tolerance", "scenario NAME", "workload NAME". */
	toleranceFrom: string(),
	/** Smallest slowdown that would have been called regressed with 95 % power, as a positive fraction. */
	detectable: number(),
	verdict: verdictSchema,
	/** Finer than the verdict. */
	label: labelSchema,
	/** Whether a regression was seen again on freshly started servers; null if there was none to confirm. */
	confirmed: boolean().nullable()
});
/** The person who took responsibility for a regression by a label. Names and reasons are text from outside. */
const acceptanceSchema = object({ 
/** Login. */
by: string() });
const figure$1 = object({
	change: number(),
	low: number(),
	high: number()
});
/** The way from the baseline to this change, as a result holds it. */
const baselineSchema = object({
	branch: string(),
	name: string(),
	commit: string(),
	/** Mean over the cells of each scenario, with this change; by the ledger if no server of the baseline was measured. */
	distances: array(figure$1.extend({
		scenario: string(),
		by: m(["ledger", "measurement"]),
		tolerance: number()
	})).readonly(),
	/** Recorded commits that changed settings since, the oldest first. */
	changes: array(figure$1.extend({
		scenario: string(),
		commit: string(),
		title: string().nullable(),
		settings: array(settingSchema$1).readonly(),
		/** From the baseline to this commit, by the ledger; null if it does not tell. */
		since: figure$1.nullable()
	})).readonly(),
	/** Why the ledger does not tell the way; null if it does. */
	broken: string().nullable()
});
/**
* The verdict of the run. A run never passes if it could not compare everything it planned, or if it exercised nothing of
* the change. An accepted regression counts as passed, and all else as ever; nobody accepts a server that does not start.
*/
function verdictOf$1(judgement) {
	const { comparisons, costs, unknownCosts, missing, missingShards, coverage, accepted, refusals = [] } = judgement;
	if (refusals.length > 0) return "regressed";
	if (regressionsOf(judgement).length > 0 && accepted === null) return "regressed";
	const passes = ({ verdict }) => verdict === "pass" || verdict === "regressed" && accepted !== null;
	const isComplete = missing.length === 0 && missingShards.length === 0;
	const isWithin = comparisons.every(passes) && costs.every(passes) && unknownCosts.length === 0;
	return isComplete && isWithin && !isUnseen(coverage) ? "pass" : "inconclusive";
}
/** The comparisons that fail the run, as long as nobody accepts them; costs among them, as slowdowns. */
function regressionsOf({ comparisons, costs }) {
	return [...comparisons.filter(({ verdict }) => verdict === "regressed"), ...costs.flatMap((cost) => cost.verdict === "regressed" ? [{
		...cost,
		...asSlowdown(cost)
	}] : [])];
}
/** A regression that somebody took responsibility for stays in the figures and no longer blocks; others need nobody. */
function accept(judgement, accepted) {
	return verdictOf$1(judgement) === "regressed" ? {
		...judgement,
		accepted
	} : judgement;
}
/** One-sided errors behind the finer labels: those of the shown interval, or more careful. */
const LEANING_ALPHA = (1 - CONFIDENCE) / 2;
const IMPROVED_ALPHA = .005;
const TWIN_ALPHA = 5e-4;
function labelOf(effect, { kind }) {
	switch (kind) {
		case "suspected": return "not confirmed in time";
		case "passed":
			if (lowerBound(effect, IMPROVED_ALPHA) > 0) return "improved";
			return upperBound(effect, LEANING_ALPHA) < 0 ? "slower within the limit" : "within the limit";
		case "open": return upperBound(effect, LEANING_ALPHA) < 0 ? "leaning regressed" : "inconclusive";
		default: return kind;
	}
}
/** Whether equal servers were shown to differ, at an error of one in a thousand. */
function differs(effect) {
	return lowerBound(effect, TWIN_ALPHA) > 0 || upperBound(effect, TWIN_ALPHA) < 0;
}
/** Codes of the warnings that every judging makes again. */
const JUDGING_CODES = [
	"twin-differs",
	"machine-disturbed",
	"beyond-baseline",
	"not-compared",
	"cost-unknown",
	"shards-missing"
];
function judgingWarnings({ twin, disturbance, missing, unknownCosts }) {
	const { blocks, disturbed } = disturbance;
	return [
		...twin.filter(({ effect }) => differs(effect)).map(({ workload, threads, change }) => ({
			code: "twin-differs",
			workload,
			threads,
			change
		})),
		...isTooDisturbed(disturbance) ? [{
			code: "machine-disturbed",
			disturbed,
			blocks
		}] : [],
		...missing.map((contrast) => ({
			code: "not-compared",
			...contrast
		})),
		...unknownCosts.map((name) => ({
			code: "cost-unknown",
			...name
		}))
	];
}

// src/core/result/timeline.ts
/** Wall time of a run: every step of it. */
/** Seconds since the run began. */
const time = {
	from: number().nonnegative(),
	to: number().nonnegative()
};
const trial = { trial: int().positive() };
/** The run's step; at every moment exactly one of these. */
const spanSchema = discriminatedUnion("step", [
	object({
		step: m([
			"prepare",
			"data",
			"wait",
			"judge",
			"search"
		]),
		...time
	}),
	object({
		step: m(["start", "stop"]),
		...trial,
		...time
	}),
	object({
		step: m([
			"connect",
			"warm-up",
			"measure",
			"end"
		]),
		...trial,
		workload: string(),
		threads: int().positive(),
		...time
	})
]);

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
	runner: string()
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
		fingerprint: string(),
		/** Half of the 95 % interval that was measured to, or until the budget ended; else the run ended with the verdict. */
		precision: number().optional()
	}),
	/** Null if there was no repository. */
	commit: commitSchema.nullable(),
	/** Commit of the base; null if there was none. */
	before: string().nullable().default(null),
	/** Fingerprints of all scenarios as they are now, by name, whether or not they were measured. */
	fingerprints: record(string(), string()).default({}),
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
	/** How far the branch has come since its baseline; null if it has none. */
	baseline: baselineSchema.nullable().default(null),
	/** An accepted regression: the verdict is pass, the comparisons show the regressions. */
	accepted: acceptanceSchema.nullable(),
	/** Those to blame first, the dearest first; empty if no causes were looked for. */
	causes: array(causeSchema).readonly(),
	explanation: explanationSchema.nullable(),
	/** Null if none follows from the causes, or none kept its promise. */
	suggestion: suggestionSchema.nullable(),
	/** Missing if no other disks were asked for, or none could be measured. */
	disks: diskCurveSchema.optional(),
	/** Servers of a new version that do not start with the change as it is; missing: there are none. */
	refusals: array(refusalSchema).readonly().optional(),
	warnings: array(warningSchema).readonly()
});

// src/core/comparison/since-baseline.ts
/**
* The cells with what the ledger adds to them: to a comparison with the baseline, or in the place of one that was not
* measured.
*/
function withLedger({ rules, since = [] }, cells) {
	if (since.length === 0 || !rules.includes("baseline")) return cells;
	const found = new Map(cells.map((cell) => [keyOf(cell), cell]));
	for (const known of since) {
		const base = found.get(keyOf({
			...known,
			rule: "base"
		}));
		if (base === void 0) continue;
		const key = keyOf({
			...known,
			rule: "baseline"
		});
		const measured = found.get(key);
		const effect = distanceBy(known, base.effect, measured?.effect);
		const ledger = {
			before: known.mean,
			effect,
			isAlone: measured === void 0
		};
		found.set(key, {
			...measured ?? {
				...base,
				rule: "baseline",
				effect,
				...changeOf(effect)
			},
			ledger
		});
	}
	return [...found.values()];
}
/**
* The change since the baseline: x = k + b by the ledger's k and the change b against its base; with a measured m the mean
* w·m + (1 − w)·x of the least variance. Both have the noise of the change's own servers, at most half of the variance of b.
*/
function distanceBy(known, base, measured) {
	const weight = measured === void 0 ? 0 : weightOf(base, known.variance, measured);
	const rest = 1 - weight;
	const part = (name) => {
		const [own, other] = [base[name], measured?.[name]];
		return {
			variance: (rest ** 2 + rest * weight) * own.variance + weight ** 2 * (other?.variance ?? 0),
			df: Math.min(own.df, weight > 0 && other !== void 0 ? other.df : own.df)
		};
	};
	const [within, starts] = [part("within"), part("between")];
	const between = sumOf(starts, {
		variance: rest ** 2 * known.variance,
		df: known.df
	});
	return joined(weight * (measured?.mean ?? 0) + rest * (known.mean + base.mean), within, between);
}
function weightOf(base, ofLedger, measured) {
	const shared = base.standardError ** 2 / 2;
	const [own, other] = [measured.standardError ** 2 - shared, base.standardError ** 2 + ofLedger - shared];
	return own <= 0 ? 1 : other / (own + other);
}

// src/core/comparison/compare.ts
function compare(plan, measured) {
	const { blocks, disturbed, dropped, isDisturbed, isDropped } = findDisturbance(measured.cells);
	const compared = {
		measured,
		isCompared: (block) => !isDropped(block)
	};
	const comparisons = comparisonsOf(plan, compared);
	const costs = costsOf(plan, compared);
	const undisturbed = {
		measured,
		isCompared: (block) => !isDisturbed(block)
	};
	const twins = twinContrasts(plan);
	const { startSpread } = plan;
	return {
		comparisons,
		costs,
		undisturbed: disturbed === dropped ? [...comparisons, ...costs] : allOf(plan, undisturbed),
		missing: missingOf(plannedCells(plan), comparisons),
		unknownCosts: missingOf(gatedContrasts(plan).flatMap((contrast) => askedCosts(plan).map((cost) => ({
			...nameOf(contrast),
			cost
		}))), costs),
		twinCosts: compareCosts({
			...compared,
			contrasts: twins,
			costs: plan.gatedCosts
		}, { startSpread }),
		disturbance: {
			blocks,
			disturbed,
			dropped
		},
		twin: estimate(twins, compared, { startSpread })
	};
}
/** Only the comparisons, costs included, by the trials after one of them. */
function compareSince(plan, measured, after) {
	const { isDropped } = findDisturbance(measured.cells);
	return allOf(plan, {
		measured,
		isCompared: (block) => block.trial > after && !isDropped(block)
	});
}
function allOf(plan, compared) {
	return [...comparisonsOf(plan, compared), ...costsOf(plan, compared)];
}
function comparisonsOf(plan, compared) {
	const cells = withLedger(plan, estimate(contrastsOf(plan), compared, plan));
	return plan.shard === null ? [...cells, ...scenarioMeans(cells)] : cells;
}
function costsOf(plan, compared) {
	return compareCosts({
		...compared,
		contrasts: gatedContrasts(plan),
		costs: plan.gatedCosts
	}, plan);
}
/** The gated costs that every comparison has: errors are compared only where there are some. */
function askedCosts({ gatedCosts }) {
	return gatedCosts.filter((cost) => cost !== "errors");
}
/** The comparisons of a plan's cells. */
function plannedCells(plan) {
	return contrastsOf(plan).map(nameOf);
}
/** The comparisons of a plan that share the error with those of a rule: those with the baseline have their own. */
function familyIn(plan, rule) {
	const rules = plan.rules.filter((other) => other === "baseline" === (rule === "baseline"));
	return plannedComparisons({
		...plan,
		rules
	});
}
/** Number of comparisons in a plan: for cells, including gated costs, and for means over them. */
function plannedComparisons(plan) {
	const contrasts = contrastsOf(plan);
	const groups = Map.groupBy(contrasts, ({ rule, arms: [{ scenario }] }) => `${rule} ${scenario.name}`);
	const means = plan.shard === null ? [...groups.values()].filter(({ length }) => length > 1).length : 0;
	const costs = gatedContrasts(plan).length * askedCosts(plan).length;
	return {
		cells: (contrasts.length + costs) * (plan.shard?.of ?? 1),
		means
	};
}
function missingOf(planned, found) {
	const known = new Set(found.map(keyOf));
	return planned.filter((name) => !known.has(keyOf(name)));
}
/** A scenario's mean over its cells, if it has several. */
function scenarioMeans(cells) {
	return [...Map.groupBy(cells, ({ rule, scenario }) => `${rule} ${scenario}`).values()].flatMap((group) => {
		const [first] = group;
		if (first === void 0 || group.length < 2) return [];
		const { rule, scenario, reference } = first;
		const effect = meanEffect(group.map((each) => each.effect));
		const blocks = group.reduce((sum, each) => sum + each.blocks, 0);
		const trials = Math.max(...group.map((each) => each.trials));
		const starts = Math.min(...group.map((each) => each.starts ?? each.trials));
		return [{
			rule,
			scenario,
			reference,
			workload: "*",
			threads: 0,
			ledger: meanLedger(group),
			scope: "mean",
			effect,
			...changeOf(effect),
			blocks,
			trials,
			starts
		}];
	});
}
function meanLedger(group) {
	const known = group.flatMap(({ ledger }) => ledger === void 0 ? [] : [ledger]);
	if (known.length < group.length) return void 0;
	return {
		before: mean(known.map(({ before }) => before)),
		effect: meanEffect(known.map(({ effect }) => effect)),
		isAlone: known.some(({ isAlone }) => isAlone)
	};
}
/** Effects of every pair of scenarios on QPS, or on a cost, asked cell by cell. */
function comparePairs(plan, measured, cost) {
	const { isDropped } = findDisturbance(measured.cells);
	const isCompared = (block) => !isDropped(block);
	const compared = cost === void 0 ? {
		measured,
		isCompared
	} : comparedByCost(measured, isCompared)(cost);
	return (cell) => {
		const effects = new Map(estimateEffects(pairsOf(plan, cell), compared, plan).map(({ scenario, reference, effect }) => [JSON.stringify([scenario, reference]), effect]));
		return (first, second) => {
			const forward = effects.get(JSON.stringify([first, second]));
			const backward = effects.get(JSON.stringify([second, first]));
			return forward ?? (backward && {
				...backward,
				mean: -backward.mean
			});
		};
	};
}
function pairsOf({ arms }, cell) {
	const heads = arms.filter(({ revision }) => revision === "head");
	return heads.flatMap((arm, at) => heads.slice(0, at).map((other) => ({
		rule: "control",
		arms: withCopy(arms, arm),
		references: withCopy(arms, other),
		cell: cellKeyOf(cell)
	})));
}

// src/core/stats/successive-looks.ts
/**
* The level at which a look may test without adding more error than it may spend. A look's false answer was mostly also
* that of the look before: with A the event of a false answer, P(A₁ ∪ … ∪ Aₙ) ≤ P(A₁) + Σ P(Aᵢ and not Aᵢ₋₁), whatever
* the number of looks and however they depend on each other (Hunter 1976, "An upper bound for the probability of a
* union").
*/
/** More similar looks are treated as less similar, which errs on the safe side. */
const MOST_ALIKE = .95;
/** The tail beyond this many more standard deviations is negligible. */
const REACH = 4;
const POINTS = 32;
const STEPS = 6;
/**
* The level α of a look with P(Z > z(α) and Z₀ ≤ z₀) = added, where Z₀ is the look before and correlates with Z as an
* estimate does with one that contains it: by the square root of the share of its information.
*
* @param added error that the look may add, 0 < added < 1
* @param last the look before; undefined if it could not answer
* @param now blocks and standard error of this look
* @returns no less than `added`, and no more than that and the level of the look before
*/
function levelOfLook(added, last, now) {
	if (last === void 0 || last.level <= 0) return added;
	const information = Math.min(last.blocks / now.blocks, (now.standardError / last.standardError) ** 2);
	const correlation = Math.sqrt(Math.min(MOST_ALIKE, information));
	if (!(correlation > 0)) return added;
	const before = normalTailQuantile(last.level);
	const lowest = normalTailQuantile(Math.min(.5, added + last.level));
	let z = normalTailQuantile(added);
	for (let step = 0; step < STEPS; step++) {
		const { probability, density } = beyondNowOnly(z, before, correlation);
		z = Math.max(lowest, z + (probability - added) / density);
	}
	return Math.max(added, normalTail(z));
}
/** P(Z > z and Z₀ ≤ before), and how fast it falls with z; by the midpoint rule. */
function beyondNowOnly(z, before, correlation) {
	const rest = Math.sqrt(1 - correlation ** 2);
	const notBefore = (x) => normalTail((correlation * x - before) / rest);
	const width = REACH / POINTS;
	let probability = 0;
	for (let point = 0; point < POINTS; point++) {
		const x = z + (point + .5) * width;
		probability += normalDensity(x) * notBefore(x) * width;
	}
	return {
		probability,
		density: normalDensity(z) * notBefore(z)
	};
}

// src/core/verdict/decision-state.ts
const UNSEEN = {
	kind: "open",
	pass: { spent: 0 },
	suspicion: { spent: 0 }
};
/** A comparison that still wants data: open, or suspected and not yet confirmed. */
function isUndecided(standing) {
	return standing === void 0 || standing.kind === "open" || standing.kind === "suspected";
}

// src/core/verdict/detectable.ts
/** z₀.₉₅ + z₀.₉₀: passing at an error of 5 % with 90 % power. */
const PASS_REACH = 2.927;
/**
* Smallest slowdown that would have been called regressed with 95 % power, a share of QPS: κδ + (t₁₋α + t₀.₉₅)·SE, at
* least δ (the rule at one look with the whole error).
*/
function detectable({ effect, scope }, { margin }, family) {
	const alpha = Math.min(FALSE_CONFIRMATION, suspicionAlpha({
		before: 0,
		now: 1
	}, scope, family));
	const farEnough = reach(effect, alpha) + reach(effect, .050000000000000044);
	return -Math.expm1(-Math.max(margin, HALF_MARGIN * margin + farEnough));
}

// src/core/verdict/still-needed.ts
/** Revision of the arms that only comparisons of a rule have. */
const REFERENCES = {
	base: "base",
	baseline: "baseline"
};
/** One-sided errors of that: of five changes of −2.4 %, the last was let go by a lucky look in one run of thirty. */
const [LET_GO, LET_GO_SUSPECTED] = [.025, .01];
/** Whether a comparison with the base, if there is one, shows that its change brings nothing far from the baseline. */
function isHarmless(base, alpha) {
	return base === void 0 || lowerBound(base.effect, alpha) > -.02 && base.high >= 0;
}
/** Whether a comparison with the base has to tell if its change is to blame for a regression against the baseline. */
function tellsBlame(comparison, standings) {
	const { rule } = comparison;
	const distance = standings.get(keyOf({
		...comparison,
		rule: "baseline"
	}));
	return rule === "base" && distance?.kind === "not by this change" && !isHarmless(comparison, LET_GO_SUSPECTED);
}
/** The comparison of a change with its base in the cell, or the mean, of another comparison. */
function baseOf(comparisons, found) {
	const { scenario, workload, threads } = found;
	const key = keyOf({
		rule: "base",
		scenario,
		workload,
		threads
	});
	return comparisons.find((each) => keyOf(each) === key);
}
function isStillNeeded({ comparisons: rates, costs, missing }, standings, precision = Number.POSITIVE_INFINITY) {
	const comparisons = [...rates, ...costs];
	if (comparisons.length === 0) return () => standings.size === 0;
	return asks(comparisons.filter(wantedOf(comparisons, standings, precision)), missing);
}
/** An arm is wanted in a cell while a suspicion there, or about its mean over all cells, needs confirmation or blame. */
function isSuspected({ comparisons, costs }, standings) {
	const isAsked = (comparison) => standings.get(keyOf(comparison))?.kind === "suspected" || tellsBlame(comparison, standings);
	return asks([...comparisons, ...costs].filter(isAsked));
}
/**
* Whether the rest of a trial's time in a cell would tell anything: not where nothing is wanted of the arms that it
* measures there, or only later trials can tell more of it.
*/
function needsMore({ comparisons: rates, costs, missing }, standings, { cell, arms, trial, isLast }, precision = Number.POSITIVE_INFINITY) {
	const comparisons = [...rates, ...costs];
	const isHere = ({ rule, ledger, ...each }) => {
		const reference = REFERENCES[ledger?.isAlone ? "base" : rule] ?? "head";
		return (each.workload === cell.workload.name && each.threads === cell.threads || each.workload === "*") && arms.some((arm) => arm.scenario.name === each.scenario && arm.revision === reference);
	};
	const isWanted = wantedOf(comparisons, standings, precision);
	const isForLater = (comparison) => {
		const standing = standings.get(keyOf(comparison));
		if (isWide(comparison, precision) || !isUndecided(standing) || standing?.toldBy !== trial) return false;
		return standing.kind === "suspected" || !isLast;
	};
	return missing.some(isHere) || comparisons.some((each) => isHere(each) && isWanted(each) && !isForLater(each));
}
/**
* Share of the error of a confirmation: a suspicion that has spent more is too doubtful for others to wait for it. Two
* starts of each side that tell all they can spend more.
*/
const DOUBTFUL = .5;
/**
* The comparisons that want data: those that may still change the verdict, and those that are not as precise as asked.
* Once a scenario has regressed, its open comparisons would change no verdict, nor would the means of others. So they
* wait while a cell's suspicion is confirmed, which mostly makes them needless. An open mean waits for its cells, as it
* passes with them.
*/
function wantedOf(comparisons, standings, precision) {
	const subjectOf = ({ rule, scenario }) => JSON.stringify([rule, scenario]);
	const kindOf = (comparison) => standings.get(keyOf(comparison))?.kind ?? "open";
	const subjectsWith = (is) => new Set(comparisons.filter(is).map(subjectOf));
	const failing = subjectsWith((each) => kindOf(each) === "regressed");
	const isFailing = (comparison) => failing.has(subjectOf(comparison)) || kindOf(comparison) === "open" && failing.has(subjectOf({
		...comparison,
		rule: "baseline"
	}));
	const suspected = subjectsWith((each) => each.scope === "cell" && isFresh(standings.get(keyOf(each))));
	const isOpen = (comparison) => {
		const subject = subjectOf(comparison);
		const waits = suspected.has(subject) && (comparison.scope === "mean" || kindOf(comparison) === "open");
		return isUndecided(standings.get(keyOf(comparison))) && !isFailing(comparison) && !waits && isSought(comparison);
	};
	const isRed = [...standings.values()].some(({ kind }) => kind === "regressed");
	const isCell = ({ scope, cost }) => scope === "cell" && cost === void 0;
	const isSought = (comparison) => {
		const alpha = kindOf(comparison) === "suspected" ? LET_GO_SUSPECTED : LET_GO;
		return comparison.rule !== "baseline" || !isRed && !isHarmless(baseOf(comparisons, comparison), alpha);
	};
	const withOpenCells = new Set(comparisons.filter((each) => isCell(each) && isOpen(each)).map(subjectOf));
	return (comparison) => {
		if (comparison.scope === "mean" && isRed) return false;
		const isWaiting = comparison.scope === "mean" && kindOf(comparison) === "open";
		return isWide(comparison, precision) || tellsBlame(comparison, standings) || isOpen(comparison) && !(isWaiting && withOpenCells.has(subjectOf(comparison)));
	};
}
/** A suspicion that the next trial may well confirm. */
function isFresh(standing) {
	return standing?.kind === "suspected" && (standing.isRepeated || standing.confirmation.spent < DOUBTFUL);
}
/** Precision is required only for QPS. */
function isWide(comparison, precision) {
	return comparison.cost === void 0 && (comparison.high - comparison.low) / 2 > precision;
}
/** The arms that comparisons need, cell by cell. */
function asks(comparisons, missing = []) {
	const undecided = /* @__PURE__ */ new Set([...comparisons.map((comparison) => keyOf({
		...comparison,
		cost: void 0
	})), ...missing.map(keyOf)]);
	const open = (rule, scenario, cell) => undecided.has(keyOf({
		rule,
		scenario,
		...cellKeyOf(cell)
	})) || undecided.has(keyOf({
		rule,
		scenario,
		workload: "*",
		threads: 0
	}));
	return ({ scenario, revision, role }, cell) => {
		const byBaseline = open("baseline", scenario.name, cell);
		const byBase = byBaseline || open("base", scenario.name, cell);
		if (revision === "baseline") return byBaseline;
		if (isOfBase({ revision })) return byBase;
		return role === "candidate" ? byBase || open("control", scenario.name, cell) : byBase;
	};
}

// src/core/verdict/decide.ts
/** A confirmation on fewer blocks means nothing. */
const CONFIRMATION_BLOCKS = 8;
/** Largest difference between two kinds of starts of one server, in ln QPS. */
const KINDS_DIFFER = .08;
/**
* Multiple of the precision with which an unchanged comparison nearly always passes: the error is worth spending then,
* as nearly everything is known.
*/
const WORTH_SPENDING = .8;
const ALL_TOLD = 1.5;
/**
* Parts of a slowdown within which its bound decides. An estimate that chooses its own look raises the error, and twice the
* reach is so rare under the null that this is small. The estimate of a suspicion knows nothing of its confirmation.
*/
const OWN_PART = .5;
const KNOWN_PART = .8;
/** Part of the tolerance that looks take as left at least, however much of it the branch has used up. */
const LEAST_ROOM = .25;
/** One-sided error of the shown interval. */
const SHOWN_ALPHA = (1 - CONFIDENCE) / 2;
/** Share of the time after which no error is saved for later. */
const LATE = .9;
/** Nor does a pass while measuring goes on, however wide the tolerance: fewer hardly tell their own noise. */
const PASS_BLOCKS = 5;
/** Takes a look: decides what can be decided. */
function takeLook(standings, request) {
	const again = confirmations(standings, request);
	const next = new Map(standings);
	for (const comparison of request.comparisons) {
		const key = keyOf(comparison);
		const standing = next.get(key) ?? UNSEEN;
		if (standing.kind === "suspected") next.set(key, confirm(standing, again(standing.trial, key), comparison, request));
		else if (standing.kind === "open") next.set(key, judge(standing, comparison, request));
		else if (standing.kind === "passed" && !isWithin(known(comparison), toleranceOf(comparison, request.policy).margin)) next.set(key, judge(standing.open ?? UNSEEN, comparison, request));
	}
	return next;
}
/**
* Passes the means of scenarios whose cells have all passed. A mean at −δ or below has a cell there, which passes in
* fewer than 5 % of runs (intersection–union).
*
* @param cells all of the plan
*/
function passMeans(standings, cells, policy) {
	const next = new Map(standings);
	for (const [first, ...others] of Map.groupBy(cells, ({ rule, scenario }) => `${rule} ${scenario}`).values()) {
		if (first === void 0 || others.length === 0) continue;
		const mean = {
			...first,
			workload: "*",
			threads: 0
		};
		const standing = next.get(keyOf(mean));
		const { margin } = toleranceOf(mean, policy);
		const isPassed = (cell) => next.get(keyOf(cell))?.kind === "passed" && toleranceOf(cell, policy).margin <= margin;
		if (isUndecided(standing) && [first, ...others].every(isPassed)) next.set(keyOf(mean), {
			kind: "passed",
			open: standing?.kind === "suspected" ? standing.open : standing
		});
	}
	return next;
}
function judge({ pass, suspicion }, comparison, request) {
	const { share, trial, familyOf, policy } = request;
	const { scope, blocks, rule, ledger } = comparison;
	const effect = known(comparison);
	const { margin } = toleranceOf(comparison, policy);
	const room = Math.max(LEAST_ROOM * margin, margin + Math.min(0, ledger?.before ?? 0));
	const spent = spentBy({
		share,
		information: informationOf(effect, room, WORTH_SPENDING),
		starts: startsOf(comparison)
	});
	const mostToPass = share < LATE ? Math.max(.9 * room, OWN_PART * (effect.mean + margin)) : Number.POSITIVE_INFINITY;
	const toPass = takenLook(pass, {
		spent,
		alphaOf: passAlpha,
		most: mostToPass
	}, {
		effect,
		blocks
	});
	const alphaOf = (look) => suspicionAlpha(look, scope, familyOf(rule));
	const most = mostToBlame(comparison.effect.mean, margin, OWN_PART);
	const toSuspect = comparison.ledger?.isAlone ? void 0 : takenLook(suspicion, {
		spent,
		alphaOf,
		most
	}, comparison);
	const open = {
		kind: "open",
		pass: toPass === void 0 ? pass : {
			spent,
			last: blocks >= PASS_BLOCKS ? toPass : void 0
		},
		suspicion: toSuspect === void 0 ? suspicion : {
			spent,
			last: answersByBound(comparison, margin, toSuspect) ? toSuspect : void 0
		},
		toldBy: isTold(comparison.effect, room) ? trial : void 0
	};
	const isPassed = toPass !== void 0 && effect.mean > -margin && isWithin(effect, margin, toPass.level);
	if (blocks >= PASS_BLOCKS && isPassed) return {
		kind: "passed",
		open
	};
	if (toSuspect === void 0 || !isBeyond(comparison, margin, toSuspect.level)) return open;
	const { mean } = comparison.effect;
	return {
		kind: "suspected",
		trial,
		since: share,
		mean,
		open,
		toldBy: trial,
		isRepeated: false,
		confirmation: { spent: 0 }
	};
}
/** The effect by all that is known, by which a comparison may pass. */
function known({ effect, ledger }) {
	return ledger?.effect ?? effect;
}
function confirm(suspected, later, comparison, request) {
	if (!isEnough(later)) return suspected;
	const again = {
		...later,
		effect: withStartsOf(comparison, later)
	};
	const { since, confirmation } = suspected;
	const { margin } = toleranceOf(comparison, request.policy);
	const share = since < 1.5 ? (request.share - since) / (LONGEST_SHARE - since) : 1;
	const information = informationOf(again.effect, margin, WORTH_SPENDING);
	const spent = spentBy({
		share,
		information,
		starts: startsOf(again)
	});
	const toldBy = isTold(again.effect, margin) ? request.trial : suspected.toldBy;
	const most = mostToBlame(suspected.mean, margin, KNOWN_PART);
	const taken = takenLook(confirmation, {
		spent,
		alphaOf: confirmationAlpha,
		most
	}, again);
	if (taken === void 0) return {
		...suspected,
		toldBy
	};
	if (isBeyond(again, margin, taken.level)) return hasStartsEnough(comparison, margin) ? { kind: "regressed" } : {
		...suspected,
		toldBy: request.trial,
		isRepeated: true
	};
	if (lowerBound(again.effect, taken.level) > -margin) return judge(suspected.open, comparison, request);
	const last = answersByBound(again, margin, taken) ? taken : void 0;
	return {
		...suspected,
		toldBy,
		confirmation: {
			spent,
			last
		}
	};
}
/** The effect of some trials, with the knowledge from all of them of how much starts differ. */
function withStartsOf(all, { effect, trials }) {
	const { variance, df } = all.effect.between;
	const between = {
		variance: variance * all.trials / trials,
		df
	};
	return {
		...effect,
		between,
		standardError: Math.sqrt(effect.within.variance + between.variance)
	};
}
function startsOf({ trials, starts = trials }) {
	return starts;
}
/** Starts may be of two kinds: less than these differ by is believed where it was so in one start more. */
function hasStartsEnough(comparison, margin) {
	return startsOf(comparison) >= 2.5 || comparison.effect.mean < -.5 * margin - KINDS_DIFFER;
}
/**
* A bound that far from its estimate can still decide. A regression twice the tolerance needs a chance to be found, and a
* far larger one needs less precision: a part of its distance from half the tolerance.
*/
function mostToBlame(mean, margin, part) {
	return Math.max(1.5 * margin, -part * (mean + HALF_MARGIN * margin));
}
/** A look at the level at which it adds the error that it may spend; undefined if it has none, or would waste it. */
function takenLook({ spent: before, last }, { spent: now, alphaOf, most }, { effect, blocks }) {
	if (now <= before) return void 0;
	const { standardError } = effect;
	const level = levelOfLook(alphaOf({
		before,
		now
	}), last, {
		blocks,
		standardError
	});
	return reach(effect, level) < most ? {
		level,
		blocks,
		standardError
	} : void 0;
}
/** Whether turns on the same servers would tell hardly more. */
function isTold(effect, margin) {
	return informationOf(effect, margin, ALL_TOLD) >= 1;
}
/**
* Share of the information that the started servers can give. At 1 the effect has the given multiple of the precision
* that an unchanged comparison needs, or the noise of turns hardly matters next to that of starts.
*/
function informationOf({ standardError, within, between }, margin, times) {
	if (standardError === 0) return Number.POSITIVE_INFINITY;
	const exact = (margin / (times * PASS_REACH * standardError)) ** 2;
	return Math.max(exact, 1.5 * between.variance / (between.variance + within.variance));
}
/**
* Whether its bound decides alone, so that the estimate is beyond the tolerance wherever the bound is beyond half of
* it.
*/
function answersByBound({ effect }, margin, { level }) {
	return upperBound({
		...effect,
		mean: -margin
	}, level) >= -HALF_MARGIN * margin;
}
/** Confirmations of a comparison from the trials after a suspicion, asked by the trial and the comparison's key. */
function confirmations(standings, { since }) {
	const trials = new Set([...standings.values()].flatMap((standing) => standing.kind === "suspected" ? [standing.trial] : []));
	const found = new Map([...trials].map((trial) => [trial, new Map(since(trial).map((each) => [keyOf(each), each]))]));
	return (trial, key) => found.get(trial)?.get(key);
}
function isEnough(again) {
	return again !== void 0 && again.blocks >= CONFIRMATION_BLOCKS;
}
/** Whether the estimate is beyond the tolerance, and its bound at this one-sided error beyond half of it. */
function isBeyond({ effect }, margin, alpha) {
	return effect.mean < -margin && upperBound(effect, alpha) < -.5 * margin;
}
/** Whether its bound at this one-sided error is within the tolerance, and so is the interval that readers are shown. */
function isWithin(effect, margin, alpha = FALSE_PASS) {
	return lowerBound(effect, Math.min(alpha, SHOWN_ALPHA)) > -margin;
}
/** Labels of a slower comparison that a run which fails anyway, and so ends sooner, did not pursue. */
const UNPURSUED = ["leaning regressed", "not confirmed in time"];
/** The run by control and base, when no more is measured. */
function decide(compared, standings, policy) {
	const { comparisons, costs } = compared;
	const context = {
		family: familyOf([...comparisons, ...costs].filter(({ rule }) => rule !== "baseline")),
		policy
	};
	const isRed = [...withoutDoubtful(standings, compared, policy).values()].some(({ kind }) => kind === "regressed");
	const ofStanding = (comparison) => {
		const found = judged(comparison, trusted(inTheEnd(standings.get(keyOf(comparison)) ?? UNSEEN, isRed), comparison, compared, policy), context);
		if (found.verdict !== "pass" && !isBlamed(comparison, comparisons)) return {
			...found,
			verdict: "pass",
			label: "not by this change",
			confirmed: null
		};
		return isRed && UNPURSUED.includes(found.label) ? {
			...found,
			label: "also slower, not pursued"
		} : found;
	};
	const judgedOnes = comparisons.filter(({ ledger }) => !ledger?.isAlone).map(ofStanding);
	return {
		...compared,
		comparisons: judgedOnes,
		costs: costs.map(ofStanding),
		missingShards: [],
		coverage: [],
		baseline: null,
		accepted: null,
		causes: [],
		explanation: null,
		suggestion: null,
		warnings: [...judgingWarnings(compared), ...judgedOnes.flatMap(({ label, tolerance, scenario, workload, threads, change }) => label === "not by this change" && change < -tolerance ? [{
			code: "beyond-baseline",
			scenario,
			workload,
			threads,
			change
		}] : [])]
	};
}
/** Whether a comparison is the change's doing: a branch that is far from its baseline before is not, see baseOf. */
function isBlamed(comparison, comparisons) {
	return comparison.rule !== "baseline" || (baseOf(comparisons, comparison)?.high ?? 0) < 0;
}
/**
* A suspicion that later measurements neither confirmed nor refuted, though there was time: a run that fails ends
* sooner.
*/
function inTheEnd(standing, isRed) {
	return standing.kind === "suspected" && standing.confirmation.spent > 0 && !standing.isRepeated && !isRed ? { kind: "not confirmed" } : standing;
}
/**
* A regression that a restless machine alone may have made is not believed: where most blocks were disturbed and the
* others by themselves do not show it, or where two servers of one configuration differ in the same cell by more than
* half the tolerance, and surely, and twice as much taken off leaves no regression.
*/
function trusted(standing, comparison, { twin, twinCosts, disturbance, undisturbed }, policy) {
	if (standing.kind !== "regressed") return standing;
	const { margin } = toleranceOf(comparison, policy);
	if (isTooDisturbed(disturbance)) {
		const quiet = undisturbed.find((other) => keyOf(other) === keyOf(comparison));
		if (!isEnough(quiet) || !isBeyond(quiet, margin, .025)) return { kind: "machine disturbed" };
	}
	const lessSlow = (by) => ({
		...comparison.effect,
		mean: comparison.effect.mean + by
	});
	return [...twin, ...twinCosts].some(({ workload, threads, cost, effect }) => cost === comparison.cost && (comparison.scope === "mean" || workload === comparison.workload && threads === comparison.threads) && Math.abs(effect.mean) > .5 * margin && differs(effect) && !isBeyond({ effect: lessSlow(2 * Math.abs(effect.mean)) }, margin, .025)) ? { kind: "A/A check failed" } : standing;
}
/** The standings without regressions that are not believed, or not blamed, yet: more data may change that. */
function withoutDoubtful(standings, compared, policy) {
	const believed = new Map(standings);
	for (const comparison of [...compared.comparisons, ...compared.costs]) {
		const key = keyOf(comparison);
		const standing = standings.get(key);
		if (standing?.kind !== "regressed") continue;
		if (trusted(standing, comparison, compared, policy) !== standing) believed.delete(key);
		else if (!isBlamed(comparison, compared.comparisons)) believed.set(key, { kind: "not by this change" });
	}
	return believed;
}
/** A comparison with the fields that follow from its standing, its tolerance and its effect. */
function judged(comparison, standing, { family, policy }) {
	const tolerance = toleranceOf(comparison, policy);
	const verdict = verdictOf(standing);
	const effect = standing.kind === "passed" ? known(comparison) : comparison.effect;
	return {
		...comparison,
		...effect === comparison.effect ? {} : {
			effect,
			...changeOf(effect)
		},
		tolerance: tolerance.share,
		toleranceFrom: tolerance.from,
		detectable: detectable(comparison, tolerance, family),
		verdict,
		label: labelOf(effect, standing),
		confirmed: standing.kind === "regressed" ? true : standing.kind === "not confirmed" ? false : null
	};
}
function verdictOf({ kind }) {
	if (kind === "passed") return "pass";
	return kind === "regressed" ? "regressed" : "inconclusive";
}
/** Number of comparisons that share the error if there are no others. */
function familyOf(comparisons) {
	const means = comparisons.filter(({ scope }) => scope === "mean").length;
	return {
		cells: comparisons.length - means,
		means
	};
}

// src/core/verdict/replay.ts
/** The looks of a run: each taken when it is due, and taken again, one after the other, from raw lines. */
/** Standings after a look, and its subject: the comparisons of a single cell, or all of them. */
function lookAt(standings, due) {
	const { policy } = due;
	const { trial, share, workload, threads } = due.look;
	const isHere = ({ workload: own, threads: level }) => workload === null || own.name === workload && level === threads;
	const plan = {
		...due.plan,
		cells: due.plan.cells.filter(isHere)
	};
	const measured = workload === null ? due.measured : due.measured.only({
		workload,
		threads: threads ?? 0
	});
	const compared = compare(plan, measured);
	const comparisons = [...compared.comparisons, ...compared.costs].filter(({ cost }) => workload === null || cost === void 0 || !isOfTrials(cost));
	const since = (after) => compareSince(plan, measured, after);
	const families = {
		baseline: familyIn(due.plan, "baseline"),
		others: familyIn(due.plan, "base")
	};
	const familyOf = (rule) => families[rule === "baseline" ? "baseline" : "others"];
	const taken = takeLook(standings, {
		comparisons,
		since,
		trial,
		share,
		familyOf,
		policy
	});
	return {
		standings: passMeans(taken, plannedCells(due.plan), policy),
		compared
	};
}
/** @param lines gone through once, in their order */
function replay({ plan, lines, policy }) {
	let standings = /* @__PURE__ */ new Map();
	const measured = new MeasuredBlocks();
	for (const line of lines) {
		if (line.kind === "look") standings = lookAt(standings, {
			plan,
			measured,
			policy,
			look: line
		}).standings;
		measured.add(line);
	}
	return {
		standings,
		measured,
		compared: compare(plan, measured)
	};
}

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

export { withSuccessors as S, JUDGING_CODES as _, decide as a, verdictOf$1 as b, withoutDoubtful as c, needsMore as d, compare as f, resultSchema as g, distanceBy as h, replay as i, isStillNeeded as l, scenarioMeans as m, redescribed as n, isWithin as o, comparePairs as p, lookAt as r, passMeans as s, describeStatements as t, isSuspected as u, accept as v, successorOf as x, regressionsOf as y };