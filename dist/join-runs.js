import { X as isOfBase, it as MANUAL_ADDRESS, q as REVISIONS } from "./workloads.js";
import { _ as string, a as discriminatedUnion, c as literal, d as number, f as object, h as record, l as looseObject, n as array, r as boolean, s as int, u as m } from "./schemas.js";
import { f as datetime } from "./ledger.js";
import { r as gatePolicySchema } from "./gate-policy.js";
import { n as countedStatements } from "./own-load.js";
import { d as varianceSum, l as reach, o as joined, s as lowerBound, u as upperBound } from "./random-effects.js";
import { a as comparedPlanSchema, b as collectedSchema, g as settingCoverageSchema, i as changeOf, l as nameKey, r as cellKeyOf, s as comparisonSchema, t as CONFIDENCE, u as serversOfArm, y as armStatesOf } from "./comparison.js";
import { n as mean, r as sum } from "./vectors.js";
import { A as findDisturbance, C as judgedSchema, E as outcomeSchema, T as labelOf, _ as JUDGING_CODES, a as countsFailures, b as baselineSchema, f as toleranceOf, h as explanationSchema, i as comparedByCost, j as isTooDisturbed, k as disturbanceSchema, m as causeSchema, n as scaledScenarios, s as isOfTrials, w as judgingWarnings, y as acceptanceSchema } from "./scaled.js";
import { _ as twinContrasts, a as MeasuredBlocks, c as compareCosts, d as contrastName, f as contrastsOf, g as ratesIn, h as gatedContrasts, m as estimateEffects, n as statementEffects, p as estimate, r as statementSchema, u as costSchema } from "./statement-effects.js";
import { t as insightSchema } from "./insight.js";
import { t as OWN_DEFAULTS_REASONS } from "./base-options.js";
import { t as distinct } from "./distinct.js";

// src/core/study/study.ts
/** The answer of a sweep: at which load scenarios are compared, their order, and where they part. */
/** Far beyond any study's; files may come from anybody. */
const MOST$1 = {
	workloads: 1e4,
	scenarios: 2e3
};
const threads = int().positive();
const changes = {
	change: number(),
	low: number(),
	high: number()
};
/** The number of threads at which a workload's scenarios are ranked. */
const levelSchema = object({
	workload: string(),
	threads,
	/** Whether QPS of the control no longer grows beyond it; null: it was measured at this level alone. */
	isSaturated: boolean().nullable()
});
/** A scenario's place in the order, the fastest first. */
const rankSchema = object({
	scenario: string(),
	/** QPS against the control, over the workloads that are ranked; 0 for the control. */
	...changes,
	/** Whether it was shown to differ from the control, at an error that all scenarios share. */
	isApart: boolean(),
	/** Whether it was shown to be faster than the next one; null for the last. */
	isFaster: boolean().nullable()
});
/** The load beyond which a scenario differs from the control that it was like before. */
const partingSchema = object({
	scenario: string(),
	alikeUpTo: threads,
	apartFrom: threads,
	isSlower: boolean()
});
const studySchema = object({
	control: string(),
	levels: array(levelSchema).max(MOST$1.workloads).readonly(),
	/** Workloads that the ranking is of; several: their geometric mean. */
	ranked: array(string()).max(MOST$1.workloads).readonly(),
	ranking: array(rankSchema).max(MOST$1.scenarios).readonly(),
	parting: array(partingSchema).max(MOST$1.scenarios).readonly()
});

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
/** Far beyond any run's: a file may come from anybody. */
const MOST = {
	items: 1e4,
	scenarios: 2e3,
	nameCharacters: 2e4
};
function list(item) {
	return array(item).max(MOST.items).readonly();
}
const name = string().max(MOST.nameCharacters);
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
	/** Versions of the tools that rendered files, by their names. */
	tools: record(string(), string()).optional()
});
/** The commit that was checked out at the run. */
const commitSchema = object({
	/** Full name. */
	sha: string().regex(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/),
	/** Whether files that git follows had changes that were not committed. */
	isDirty: boolean()
});
const scenarioSchema = object({
	name,
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
	/** What the test set beyond its configuration, as "name=value"; absent if the server ran already. */
	testOptions: array(string()).readonly().optional(),
	/** System variables in which the run's scenarios differ. */
	variables: record(string(), string()),
	memory: object({
		residentBytes: number().nullable(),
		performanceSchemaBytes: number().nullable(),
		/** What its container may take in production; absent if no file tells. */
		limitBytes: number().optional()
	}),
	insight: insightSchema,
	/** What its Performance Schema collects, as the server says; absent if it was not read. */
	collected: collectedSchema.optional(),
	/** Mean time from the start of the copy to the first answered query. */
	startSeconds: number(),
	/** Server of which it was one state; null if no other scenario shared its server. */
	host: string().nullable(),
	/**
	* Computing power of its server: tens of thousands of checksums a second with all of its CPUs busy; null if it is unknown,
	* absent in older results.
	*/
	cpuCapacity: figure.optional(),
	/**
	* Share of the wanted pages that were read from disk, in the cell in which it was largest; null if nothing counts them.
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
	/** Whether idle CPUs were kept from falling asleep. */
	isAwake: literal(true).optional(),
	slices: int(),
	errors: int()
});
/** A comparison of a cell, or what a server refuses. */
const judgedComparisonSchema = comparisonSchema.extend({
	...judgedSchema.shape,
	/** Statements of a user's workload; absent for others. */
	statements: array(statementSchema).readonly().optional(),
	/** Costs; absent if none was measured. */
	costs: array(costSchema.extend({ 
	/** If it is gated: the tolerated increase, the place where that was set, and the verdict. */
gated: judgedSchema.omit({ detectable: true }).optional() })).readonly().optional()
});
/** The twin against the control: the A/A check of the run. */
const twinSchema = comparisonSchema.pick({
	workload: true,
	threads: true,
	change: true,
	low: true,
	high: true,
	effect: true
});
/** A setting in its file; a bare flag has no `value`. */
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
	after: writtenSchema.nullable(),
	/** Whether a running server takes the new value, or only one that starts; absent if that is unknown. */
	takesEffect: m(["live", "start"]).optional()
});
/** A server that is as another one, before the change and with it, and was not measured itself. */
const alikeSchema = object({
	name: string(),
	/** The server that was measured for it: what the result says of that one holds for it. */
	scenario: string(),
	/** Its changed settings, at their lines. */
	settings: array(object({
		name: string(),
		file: string(),
		line: int().positive()
	})).readonly()
});
/** Advance knowledge about a changed setting: it decides nothing. Codes are those of core/setting/dangers.ts. */
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
/** Cells of all arms together: a run has far fewer, but a file may come from anybody. */
const MOST_CELLS = 1e4;
/** The plan and its rules: with them the verdict can be computed again from the raw slices. */
const planSchema = comparedPlanSchema.extend({
	/** How many trials the budget was split into, whether or not all were needed. */
	trials: int().positive().max(200),
	policy: gatePolicySchema
}).refine(({ arms, cells }) => arms.length * cells.length <= MOST_CELLS, `at most ${MOST_CELLS} cells of all arms`);
const resultSchema = object({
	schemaVersion: literal(1),
	verdict: outcomeSchema,
	suite: object({
		name,
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
	startedAt: string().regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/).refine((text) => datetime().safeParse(text).success, "a time"),
	/** Wall time of the whole run. */
	seconds: number(),
	/** The run's timeline; null for joined shards. */
	timeline: array(spanSchema).readonly().nullable(),
	/** Time for which clients were served, over all slices. */
	measuredSeconds: number(),
	seed: int(),
	/** Arguments of `qpsgate run` that measure the same again; empty if files were judged again, which may be anybody's. */
	reproduce: list(string()),
	plan: planSchema,
	environment: environmentSchema,
	/**
	* Why servers had their own defaults where their configuration is silent; null: the test also set what keeps figures steady.
	* Absent if no server was started.
	*/
	ownDefaults: m(OWN_DEFAULTS_REASONS).nullable().optional(),
	scenarios: array(scenarioSchema).max(MOST.scenarios).readonly(),
	cells: list(cellSchema),
	comparisons: list(judgedComparisonSchema),
	/** The answer of a sweep; null if nothing was compared with a control. */
	study: studySchema.nullable().default(null),
	twin: list(twinSchema),
	disturbance: disturbanceSchema,
	settings: list(settingSchema),
	/** Servers that others were measured for; absent if each was measured, or none. */
	alike: array(alikeSchema).readonly().optional(),
	/** Coverage of each of them, with a sentence; empty if nothing was started. */
	coverage: list(settingCoverageSchema.extend({ message: string() })),
	/** May be empty. */
	advice: list(adviceSchema),
	/** How far the branch has come since its baseline; null if it has none. */
	baseline: baselineSchema.nullable().default(null),
	/** An accepted regression: the verdict is pass, the comparisons show the regressions. */
	accepted: acceptanceSchema.nullable(),
	/** Causes to blame first, the dearest first; empty if no causes were looked for. */
	causes: list(causeSchema),
	explanation: explanationSchema.nullable(),
	warnings: list(warningSchema)
});

// src/core/verdict/alpha.ts
/**
* The errors that a run may make, and the levels at which its looks test so that it keeps within them.
*
* Passing: the last look tests at the level of the shown interval, 2.5 %, so that what is shown decides. The looks before it
* test at a constant level (Pocock 1977, "Group sequential methods"), and there are few, as each needs half as much data again
* as the one before. Their level is calibrated with the variances that runs estimate: together they spend no more than the
* other half of the permitted 5 % (docs/how-it-decides.md).
*
* Failing: a run fails falsely if a suspicion is raised falsely and other servers alone confirm it falsely. As starts and turns
* of the two are independent, the chance is the product.
*/
/** Chance that a run without any real regression is failed, over all cells, rules and looks. */
const FALSE_ALARM_PER_RUN = .01;
/** One-sided error of the shown interval, and of the last look. */
const SHOWN_ALPHA = (1 - CONFIDENCE) / 2;
/** One-sided level of each look before the last. */
const LOOK_ALPHA = .008;
/** Data that a look needs, in those of the look before. */
const LOOK_GROWTH = 1.25;
/** One-sided level at which other starts confirm a suspicion, at each look. */
const CONFIRMATION_ALPHA = .01;
/** One-sided level of each look's suspicions, over all comparisons. Nothing is failed by one; time goes into confirming it. */
const SUSPICION_ALPHA = .05;
/** A regression needs its bound beyond this share of the tolerance. */
const HALF_MARGIN = .5;
/** Share of the planned time by which the last suspicion must be confirmed: at most half as much again. */
const LONGEST_SHARE = 1.5;
/** One-sided level at which a look suspects one comparison of a regression. @param family how many comparisons share it */
function suspicionAlpha(family) {
	return SUSPICION_ALPHA / Math.max(1, family);
}

// src/core/comparison/compare.ts
function compare(plan, measured) {
	const { arms: _, ...startsKnown } = plan;
	const { blocks, disturbed, dropped, isDisturbed, isDropped } = findDisturbance(measured.cells);
	const compared = {
		measured,
		isCompared: (block) => !isDropped(block)
	};
	const comparisons = comparisonsOf(plan, compared);
	const costs = costsOf(plan, compared);
	return {
		comparisons,
		costs,
		undisturbed: disturbed === dropped ? [...comparisons, ...costs] : allOf(plan, {
			measured,
			isCompared: (block) => !isDisturbed(block)
		}),
		missing: missingOf(plannedCells(plan), comparisons),
		unknownCosts: missingOf(gatedContrasts(plan).flatMap((contrast) => askedCosts(plan).map((cost) => ({
			...contrastName(contrast),
			cost
		}))), costs),
		disturbance: {
			blocks,
			disturbed,
			dropped
		},
		twin: estimate(twinContrasts(plan), compared, startsKnown)
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
	return estimate(contrastsOf(plan), compared, plan);
}
function costsOf(plan, compared) {
	return compareCosts({
		...compared,
		contrasts: gatedContrasts(plan),
		costs: plan.gatedCosts
	}, plan);
}
/** The gated costs that every comparison has: failures are compared only where there are some. */
function askedCosts({ gatedCosts }) {
	return gatedCosts.filter((cost) => !countsFailures(cost));
}
/** The comparisons of a plan's cells. */
function plannedCells(plan) {
	return contrastsOf(plan).map(contrastName);
}
/** How many comparisons of a plan share the error with those of a rule: those with the baseline have their own. */
function familyIn(plan, rule) {
	const rules = plan.rules.filter((other) => other === "baseline" === (rule === "baseline"));
	return plannedComparisons({
		...plan,
		rules
	});
}
/** Number of comparisons that share a run's error, those of other shards and groups included: each of these has an equal part. */
function plannedComparisons(plan) {
	const costs = gatedContrasts(plan).length * askedCosts(plan).length;
	return (contrastsOf(plan).length + costs) * (plan.shard?.of ?? 1) * (plan.parts ?? 1);
}
/** The comparisons of groups of servers, or of shards, which were measured by themselves. */
function joinComparisons(all) {
	const total = (blocks) => sum(all.map(({ disturbance }) => disturbance[blocks]));
	return {
		comparisons: all.flatMap(({ comparisons }) => comparisons),
		undisturbed: all.flatMap(({ undisturbed }) => undisturbed),
		twin: all.flatMap(({ twin }) => twin),
		missing: all.flatMap(({ missing }) => missing),
		costs: all.flatMap(({ costs }) => costs),
		unknownCosts: all.flatMap(({ unknownCosts }) => unknownCosts),
		disturbance: {
			blocks: total("blocks"),
			disturbed: total("disturbed"),
			dropped: total("dropped")
		}
	};
}
function missingOf(planned, found) {
	const known = new Set(found.map(nameKey));
	return planned.filter((name) => !known.has(nameKey(name)));
}
/** Effects of arms against the first of a plan, on QPS or on a cost, by the names of their scenarios, in its only cell. */
function effectsAgainstFirst({ arms, cells: [cell], startSpread }, measured, cost) {
	if (cell === void 0) return /* @__PURE__ */ new Map();
	const [first, ...others] = arms;
	const { isDropped } = findDisturbance(measured.cells);
	const isCompared = (block) => !isDropped(block);
	const compared = cost === void 0 ? {
		measured,
		isCompared
	} : comparedByCost(measured, isCompared)(cost);
	const contrasts = others.map((arm) => ({
		rule: "control",
		arms: [arm],
		references: [first],
		cell: cellKeyOf(cell)
	}));
	return new Map(estimateEffects(contrasts, compared, { startSpread }).map(({ scenario, effect }) => [scenario, effect]));
}

// src/core/study/parting.ts
/** Chance that a scenario is told apart at any level although it is alike everywhere. */
const FALSE_PARTING = .05;
/** Scenarios are alike where every interval is within this. */
const ALIKE = .05;
/**
* Scenarios that are like the control up to a number of threads, and differ from it at all higher ones.
*
* @param comparisons with the control
*/
function partingsOf(comparisons) {
	return [...Map.groupBy(comparisons, ({ scenario }) => scenario)].flatMap(([scenario, own]) => {
		const alpha = FALSE_PARTING / 2 / own.length;
		const isSlower = ({ effect }) => upperBound(effect, alpha) < 0;
		const isFaster = ({ effect }) => lowerBound(effect, alpha) > 0;
		const isApart = (each) => isSlower(each) || isFaster(each);
		const isAlike = (each) => !isApart(each) && -each.low <= ALIKE && each.high <= ALIKE;
		const levels = [...Map.groupBy(own, ({ threads }) => threads)].toSorted(([one], [other]) => one - other);
		const first = levels.findIndex(([, cells]) => cells.some(isApart));
		const [before, after] = [levels.slice(0, first), levels.slice(first)];
		const [last, next] = [before.at(-1), after[0]];
		if (first < 1 || last === void 0 || next === void 0) return [];
		const isClear = before.every(([, cells]) => cells.every(isAlike)) && after.every(([, cells]) => cells.some(isApart));
		const beyond = after.flatMap(([, cells]) => cells);
		const isOneWay = !beyond.some(isFaster) || !beyond.some(isSlower);
		if (!isClear || !isOneWay) return [];
		return [{
			scenario,
			alikeUpTo: last[0],
			apartFrom: next[0],
			isSlower: beyond.some(isSlower)
		}];
	});
}

// src/core/study/ranking.ts
/** The order of scenarios, in which only those stand apart that were shown to differ. */
/** Chance that a run tells any two scenarios apart that are alike. */
const FALSE_ORDER = .05;
/**
* Ranks the control and the scenarios that were compared with it. Neighbours are compared with each other, at an error that all
* pairs share, since the figures themselves choose who is whose neighbour.
*
* @param comparisons with the control, all workloads and levels
*/
function rankingOf(control, levels, comparisons, pairEffects) {
	const atLevel = levels.map((level) => {
		const isHere = ({ workload, threads }) => workload === level.workload && threads === level.threads;
		return {
			level,
			effects: new Map(comparisons.filter(isHere).map(({ scenario, effect }) => [scenario, effect]))
		};
	});
	const all = [...new Set(atLevel.flatMap(({ effects }) => [...effects.keys()]))];
	const whole = atLevel.filter(({ effects }) => all.every((each) => effects.has(each)));
	const complete = whole.length > 0 ? whole : atLevel;
	const scenarios = all.filter((each) => complete.every(({ effects }) => effects.has(each)));
	if (scenarios.length === 0 || complete.length === 0) return {
		ranked: [],
		ranking: []
	};
	const order = [{
		scenario: control,
		effect: void 0
	}, ...scenarios.map((scenario) => ({
		scenario,
		effect: meanEffect(complete.flatMap(({ effects }) => effects.get(scenario) ?? []))
	}))].toSorted((one, other) => (other.effect?.mean ?? 0) - (one.effect?.mean ?? 0));
	const alpha = FALSE_ORDER / (order.length * (order.length - 1));
	const isFaster = (one, other) => {
		const effects = complete.flatMap(({ level }) => pairEffects(one, other, level) ?? []);
		return effects.length === complete.length && lowerBound(meanEffect(effects), alpha) > 0;
	};
	const againstControl = FALSE_ORDER / (2 * scenarios.length);
	const isApart = (effect) => lowerBound(effect, againstControl) > 0 || upperBound(effect, againstControl) < 0;
	const ranking = order.map(({ scenario, effect }, nth) => {
		const next = order[nth + 1];
		const { change, low, high } = effect === void 0 ? {
			change: 0,
			low: 0,
			high: 0
		} : changeOf(effect);
		return {
			scenario,
			change,
			low,
			high,
			isApart: effect !== void 0 && isApart(effect),
			isFaster: next === void 0 ? null : isFaster(scenario, next.scenario)
		};
	});
	return {
		ranked: complete.map(({ level }) => level.workload),
		ranking
	};
}
/** The mean over workloads, which share the starts of their servers, but not their turns. */
function meanEffect(effects) {
	const many = effects.length;
	const turns = effects.map(({ within }) => within).reduce(varianceSum);
	const within = {
		...turns,
		variance: turns.variance / many ** 2
	};
	const between = {
		variance: (sum(effects.map((each) => Math.sqrt(each.between.variance))) / many) ** 2,
		df: Math.min(...effects.map((each) => each.between.df))
	};
	return joined(mean(effects.map((each) => each.mean)), within, between);
}

// src/core/study/saturation.ts
/** A level is as good as the best if its QPS is. */
const AS_GOOD = .95;
/** The least number of threads of each workload at which QPS is as good as at any. @param cells the control's, in the order of workloads */
function levelsOf(cells) {
	return [...Map.groupBy(cells, ({ workload }) => workload)].flatMap(([workload, own]) => {
		const sorted = own.toSorted((one, other) => one.threads - other.threads);
		const most = Math.max(...sorted.map(({ qps }) => qps));
		const level = sorted.find(({ qps }) => qps >= AS_GOOD * most);
		if (level === void 0) return [];
		const isSaturated = sorted.length === 1 ? null : level !== sorted.at(-1);
		return [{
			workload,
			threads: level.threads,
			isSaturated
		}];
	});
}

// src/core/study/make-study.ts
/** Null if nothing was compared with a control. */
function studyOf({ plan, cells, comparisons }, pairEffects) {
	const control = plan.arms[0].scenario.name;
	const withControl = comparisons.filter(({ rule }) => rule === "control");
	if (withControl.length === 0) return null;
	const levels = levelsOf(cells.filter((cell) => cell.scenario === control && cell.revision === "head"));
	const { ranked, ranking } = rankingOf(control, levels, withControl, pairEffects);
	return {
		control,
		levels,
		ranked,
		ranking,
		parting: partingsOf(withControl)
	};
}
/** Effects of scenarios against each other, found when they are asked for. */
function pairEffectsOf(plan, measured) {
	const { isDropped } = findDisturbance(measured.cells);
	const compared = {
		measured,
		isCompared: (block) => !isDropped(block)
	};
	const ratesOf = ratesIn(compared);
	const serversOf = (name) => {
		const arm = plan.arms.find(({ scenario, revision }) => scenario.name === name && revision === "head");
		return arm && serversOfArm(plan.arms, arm);
	};
	return (scenario, reference, cell) => {
		const [arms, references] = [serversOf(scenario), serversOf(reference)];
		if (arms === void 0 || references === void 0) return void 0;
		const [found] = estimateEffects([{
			rule: "control",
			arms,
			references,
			cell
		}], {
			...compared,
			ratesOf
		}, plan);
		return found?.effect;
	};
}
/** Those of runs that measured other cells, or other scenarios. */
function firstPairEffects(all) {
	return (...pair) => {
		for (const pairEffects of all) {
			const effect = pairEffects(...pair);
			if (effect !== void 0) return effect;
		}
	};
}

// src/core/verdict/by-direction.ts
/** Regressions of sizes that were scaled: only the direction holds, so only an interval that is wholly beyond the limit counts. */
function byDirection(judgement) {
	const scaled = scaledScenarios(judgement.coverage);
	const judged = (comparison) => {
		const { scenario, verdict, high, tolerance, refusal } = comparison;
		if (verdict !== "regressed" || refusal !== void 0 || high < -(tolerance ?? 0) || !scaled.has(scenario)) return comparison;
		return {
			...comparison,
			verdict: "inconclusive",
			label: "leaning regressed",
			confirmed: null
		};
	};
	return scaled.size === 0 ? judgement : {
		...judgement,
		comparisons: judgement.comparisons.map(judged)
	};
}

// src/core/verdict/decision-state.ts
const UNSEEN = {
	kind: "open",
	blocks: 0
};
/** A comparison that still wants data: open, or suspected and not yet confirmed. */
function isUndecided(standing) {
	return standing === void 0 || standing.kind === "open" || standing.kind === "suspected";
}

// src/core/verdict/detectable.ts
/** Starts become rarer the longer a run goes on: by the power of its time that simulated runs show. */
const STARTS_BY_TIME = .6;
/**
* Smallest slowdown that would have been called regressed with 95 % power, a share of QPS. A run that passes early would have
* gone on: s² = share·noise² + share^0.6·starts². Half of the measurements raise the suspicion, and the other half confirm it:
* max(δ + t₀.₉₅·s, κδ + √2·(t₁₋α + t₀.₉₅)·s). In simulated runs it was found in 96 of 100 or more (`npm run bench detectable`).
*
* @param share of the planned time that was over at the last look; at most 1 counts
*/
function detectable({ effect }, { margin }, family, share) {
	const alpha = Math.min(CONFIRMATION_ALPHA, suspicionAlpha(family));
	const end = atTheEnd(effect, Math.min(1, share));
	const power = reach(end, .050000000000000044);
	const byEstimate = margin + power;
	const byBound = HALF_MARGIN * margin + Math.SQRT2 * (reach(end, alpha) + power);
	return -Math.expm1(-Math.max(byEstimate, byBound));
}
/** The variances that an effect has at the end of a time of which this share is over. */
function atTheEnd({ within, between }, share) {
	return {
		within: {
			...within,
			variance: share * within.variance
		},
		between: {
			...between,
			variance: share ** STARTS_BY_TIME * between.variance
		}
	};
}

// src/core/verdict/still-needed.ts
/** Revision of the arms that only comparisons of a rule have. */
const REFERENCES = {
	base: "base",
	baseline: "baseline"
};
/** Starts of each side behind a figure that is as precise as asked. */
const LEAST_PRECISE_STARTS = 2;
/** One-sided errors of that: of five changes of −2.4 %, the last was let go by a lucky look in one run of thirty. */
const [LET_GO, LET_GO_SUSPECTED] = [.025, .01];
/** Whether a comparison with the base, if there is one, shows that its change brings nothing far from the baseline. */
function isHarmless(base, alpha) {
	return base === void 0 || lowerBound(base.effect, alpha) > -.02 && base.high >= 0;
}
/** The comparison of a change with its base in the cell of another comparison. */
function baseOf(comparisons, { scenario, workload, threads }) {
	const key = nameKey({
		rule: "base",
		scenario,
		workload,
		threads
	});
	return comparisons.find((each) => nameKey(each) === key);
}
function isStillNeeded({ comparisons: rates, costs, missing }, standings, precision = Number.POSITIVE_INFINITY) {
	const comparisons = [...rates, ...costs];
	if (comparisons.length === 0) return () => standings.size === 0;
	return asks(comparisons.filter(wantedOf(comparisons, standings, precision)), missing);
}
/** An arm is wanted in a cell while a suspicion there needs confirmation. */
function isSuspected({ comparisons, costs }, standings) {
	const isAsked = (comparison) => standings.get(nameKey(comparison))?.kind === "suspected";
	return asks([...comparisons, ...costs].filter(isAsked));
}
/**
* Whether the rest of a trial's time in a cell would tell anything: not where nothing is wanted of the arms that it
* measures there, or only later trials can tell more of it.
*/
function needsMore({ comparisons: rates, costs, missing }, standings, { cell, arms, trial, isBegun, isLast }, precision = Number.POSITIVE_INFINITY) {
	const comparisons = [...rates, ...costs];
	const isHere = ({ rule, ...each }) => {
		const reference = (rule === "baseline" && each.reference !== each.scenario ? void 0 : REFERENCES[rule]) ?? "head";
		return each.workload === cell.workload.name && each.threads === cell.threads && arms.some((arm) => arm.scenario.name === each.scenario && arm.revision === reference);
	};
	const isWanted = wantedOf(comparisons, standings, precision);
	const isForLater = (comparison) => {
		const standing = standings.get(nameKey(comparison));
		if (endsByPrecision(comparison, precision)) return !isWide(comparison, precision);
		if (!isUndecided(standing) || standing?.toldBy === void 0) return false;
		if (standing.toldBy < (isBegun && comparison.cost !== void 0 && countsFailures(comparison.cost) ? trial - 1 : trial)) return false;
		return standing.kind === "suspected" || !isLast;
	};
	return missing.some(isHere) || comparisons.some((each) => isHere(each) && isWanted(each) && !isForLater(each));
}
/** Looks after which a suspicion is too doubtful for others to wait for it. */
const DOUBTFUL_LOOKS = 3;
/**
* The comparisons that want data: those that may still change the verdict, and those that are not as precise as asked.
* Once a scenario has regressed, its open comparisons would change no verdict. So they wait while a suspicion is
* confirmed, which mostly makes them needless.
*/
function wantedOf(comparisons, standings, precision) {
	const kindOf = (comparison) => standings.get(nameKey(comparison))?.kind ?? "open";
	const subjectsWith = (is) => new Set(comparisons.filter(is).map(subjectOf$1));
	const isFailing = isIdle(comparisons, standings);
	const suspected = subjectsWith((each) => isFresh(standings.get(nameKey(each))));
	const isOpen = (comparison) => {
		const subject = subjectOf$1(comparison);
		const waits = suspected.has(subject) && kindOf(comparison) === "open";
		return isUndecided(standings.get(nameKey(comparison))) && !isFailing(comparison) && !waits && isSought(comparison);
	};
	const isSought = (comparison) => {
		const alpha = kindOf(comparison) === "suspected" ? LET_GO_SUSPECTED : LET_GO;
		return comparison.rule !== "baseline" || !isHarmless(baseOf(comparisons, comparison), alpha);
	};
	return (comparison) => {
		if (endsByPrecision(comparison, precision)) return isWide(comparison, precision) || hasFewStarts(comparison);
		return isOpen(comparison);
	};
}
function subjectOf$1({ rule, scenario }) {
	return JSON.stringify([rule, scenario]);
}
/** Whether a comparison would change no verdict any more, because a regression of its scenario decides already. */
function isIdle(comparisons, standings) {
	const kindOf = (comparison) => standings.get(nameKey(comparison))?.kind ?? "open";
	const failing = new Set(comparisons.filter((each) => kindOf(each) === "regressed").map(subjectOf$1));
	return (comparison) => failing.has(subjectOf$1(comparison)) || kindOf(comparison) === "open" && failing.has(subjectOf$1({
		...comparison,
		rule: "baseline"
	})) || comparison.rule === "baseline" && failing.size > 0;
}
/** A suspicion that the next trial may well confirm. */
function isFresh(standing) {
	return standing?.kind === "suspected" && standing.looks < DOUBTFUL_LOOKS;
}
/**
* Whether precision alone decides when a comparison has been measured enough. A run that ended, or went on, by its estimate would
* record lucky moments, and these add up: +0.14 to +0.20 % a record where it went on until it passed.
*/
function endsByPrecision({ cost }, precision) {
	return cost === void 0 && precision !== Number.POSITIVE_INFINITY;
}
function isWide({ high, low }, precision) {
	return (high - low) / 2 > precision;
}
function hasFewStarts({ trials, starts = trials }) {
	return starts < LEAST_PRECISE_STARTS;
}
/** The arms that comparisons need, cell by cell. */
function asks(comparisons, missing = []) {
	const undecided = /* @__PURE__ */ new Set([...comparisons.map((comparison) => nameKey({
		...comparison,
		cost: void 0
	})), ...missing.map(nameKey)]);
	const open = (rule, scenario, cell) => undecided.has(nameKey({
		rule,
		scenario,
		...cellKeyOf(cell)
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
/** A look passes nothing on fewer blocks, however wide the tolerance: they hardly tell their own noise. */
const PASS_BLOCKS = 5;
/** It passes nothing either if a side was started once: that start may be of a rare kind, and no equal server tells. */
const PASS_STARTS = 2;
/** Largest difference between two kinds of starts of one server, in ln QPS. */
const KINDS_DIFFER = .08;
/** Two starts of three are seldom both of the rare kind, three are next to never. */
const LEAST_STARTS = 3;
/** Noise of turns, by its variance, that measuring on lessens in vain: other starts tell more. */
const NOISE_BESIDE_STARTS = .5;
/** The same noise by its standard deviation, in parts of the limit. */
const NOISE_BESIDE_LIMIT = .2;
/** Takes a look: decides what can be decided. */
function takeLook(standings, request) {
	const later = confirmations(standings, request);
	const next = new Map(standings);
	for (const comparison of request.comparisons) {
		const key = nameKey(comparison);
		const standing = next.get(key) ?? UNSEEN;
		if (standing.kind === "suspected") next.set(key, confirm(standing, later.get(standing.trial) ?? [], comparison, request));
		else if (standing.kind === "open" || standing.kind === "passed") next.set(key, judge(standing, comparison, request));
	}
	return next;
}
function judge(before, comparison, request) {
	const { comparisons, share, trial, familyOf, policy } = request;
	const { blocks, rule, effect } = comparison;
	const { margin } = toleranceOf(comparison, policy);
	if (before.kind === "passed" && isWithin(effect, margin)) return {
		...before,
		share
	};
	const toldBy = isTold(effect, margin) ? trial : void 0;
	if (before.kind === "open" && !isDue(before, blocks)) return {
		...before,
		share,
		toldBy
	};
	if (blocks >= PASS_BLOCKS && (hasStarts(comparison, PASS_STARTS) || effect.between.variance === 0) && isWithin(effect, margin, .008)) return {
		kind: "passed",
		share
	};
	if (!isRegression(comparison, comparisons, margin, suspicionAlpha(familyOf(rule)))) return {
		kind: "open",
		blocks,
		share,
		toldBy
	};
	return {
		kind: "suspected",
		trial,
		blocks: 0,
		looks: 0,
		share,
		toldBy: trial
	};
}
function confirm(suspected, laterOnes, comparison, request) {
	const later = laterOnes.find((each) => nameKey(each) === nameKey(comparison));
	if (!isEnough(later)) return suspected;
	const again = {
		...later,
		effect: effectBySpreadOf(comparison, later)
	};
	const { share, trial, policy } = request;
	const { margin } = toleranceOf(comparison, policy);
	const laterBase = baseOf(laterOnes, comparison);
	const allBase = baseOf(request.comparisons, comparison);
	const base = laterBase && allBase && {
		...laterBase,
		effect: effectBySpreadOf(allBase, laterBase)
	};
	if (comparison.rule === "baseline" && allBase !== void 0 && base === void 0) return suspected;
	if (comparison.effect.mean > -margin || lowerBound(again.effect, .008) > -margin) return judge(UNSEEN, comparison, request);
	const toldBy = isTold(again.effect, margin) ? trial : suspected.toldBy;
	if (!isDue(suspected, again.blocks)) return {
		...suspected,
		share,
		toldBy
	};
	const isSeenAgain = isBeyond(comparison, margin, SHOWN_ALPHA) && isRegression(again, base === void 0 ? [] : [base], margin, .01);
	if (isSeenAgain && hasStartsEnough(comparison, margin)) return { kind: "regressed" };
	if (isSeenAgain) return {
		...suspected,
		share,
		toldBy: trial
	};
	return {
		...suspected,
		share,
		toldBy,
		blocks: again.blocks,
		looks: suspected.looks + 1
	};
}
/** Whether there are so many more data than at the last look that another one is worth its error. */
function isDue({ blocks: before }, blocks) {
	return blocks > 0 && blocks >= 1.25 * before;
}
/** The effect of some trials, with the knowledge from all of them of how much starts differ. */
function effectBySpreadOf(all, { effect, trials }) {
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
/** Whether each side has so many starts; those of unequal weight count as fewer. */
function hasStarts({ trials, starts = trials }, least) {
	return starts >= least - .5;
}
/** Starts may be of two kinds: less than these differ by is believed where it was so in one start more. */
function hasStartsEnough(comparison, margin) {
	return hasStarts(comparison, LEAST_STARTS) || comparison.effect.mean < -.5 * margin - KINDS_DIFFER;
}
/** Whether turns on the same servers would tell hardly more: their noise hardly matters next to that of starts, or to the limit. */
function isTold({ within, between }, margin) {
	return within.variance <= Math.max(NOISE_BESIDE_STARTS * between.variance, (NOISE_BESIDE_LIMIT * margin) ** 2);
}
/** The comparisons of the trials after each suspicion, by its trial. */
function confirmations(standings, { since }) {
	const trials = [...standings.values()].flatMap((standing) => standing.kind === "suspected" ? [standing.trial] : []);
	return new Map([...new Set(trials)].map((trial) => [trial, since(trial)]));
}
function isEnough(again) {
	return again !== void 0 && again.blocks >= CONFIRMATION_BLOCKS;
}
/** Whether the estimate is beyond the tolerance, and its bound at this one-sided error beyond half of it. */
function isBeyond({ effect }, margin, alpha) {
	return effect.mean < -margin && upperBound(effect, alpha) < -.5 * margin;
}
/**
* Whether a comparison shows a regression at this one-sided error. One with the baseline does so only if its change is slower
* than its base, at the same error: a branch that is beyond its limit turns no other change red.
*
* @param comparisons that have the change's own with its base, in the same cell; without it the distance alone decides
*/
function isRegression(comparison, comparisons, margin, alpha) {
	const base = comparison.rule === "baseline" ? baseOf(comparisons, comparison) : void 0;
	return isBeyond(comparison, margin, alpha) && (base === void 0 || upperBound(base.effect, alpha) < 0);
}
/** Whether its bound at this one-sided error is within the tolerance; default: that of the shown interval. */
function isWithin(effect, margin, alpha = SHOWN_ALPHA) {
	return lowerBound(effect, alpha) > -margin;
}
/** Labels of comparisons that were not pursued, because a regression decided without them. */
const UNPURSUED = {
	"leaning regressed": "also slower, not pursued",
	inconclusive: "not pursued",
	"machine disturbed": "not pursued"
};
/** The judgement of a run, before anybody accepts it and its causes are known. */
function judgementOf({ compared, standings, policy, refused = [], ...rest }) {
	const { coverage, baseline, missingShards = [] } = rest;
	const judged = decide(compared, standings, policy);
	const isAllRefused = judged.comparisons.length === 0 && refused.some(({ refusal }) => refusal?.isMended === false);
	const [shard] = missingShards;
	const missing = missingShards.map(({ index }) => index);
	return {
		...judged,
		comparisons: [...refused, ...judged.comparisons],
		coverage: isAllRefused ? [] : coverage,
		baseline,
		missingShards,
		warnings: [...judged.warnings, ...shard ? [{
			code: "shards-missing",
			missing,
			of: shard.of
		}] : []]
	};
}
/** The run by control and base, when no more is measured. */
function decide(compared, standings, policy) {
	const { comparisons, costs } = compared;
	const context = {
		family: [...comparisons, ...costs].filter(({ rule }) => rule !== "baseline").length,
		policy
	};
	const credible = credibleStandings(standings, compared, policy);
	const isRed = [...credible.values()].some(({ kind }) => kind === "regressed");
	const isUnpursued = isIdle([...comparisons, ...costs], credible);
	const ofStanding = (comparison) => {
		const { margin } = toleranceOf(comparison, policy);
		const found = judged(comparison, trusted((isOverdrawn(comparison, comparisons, margin) ? { kind: "regressed" } : void 0) ?? inTheEnd(standings.get(nameKey(comparison)) ?? UNSEEN, comparison, margin, isRed), comparison, compared, policy), context);
		if (found.verdict === "inconclusive" && !isSlowerItself(comparison, comparisons)) return {
			...found,
			verdict: "pass",
			label: "not by this change",
			confirmed: null
		};
		if (!isUnpursued(comparison)) return found;
		const label = found.label === "not confirmed in time" ? labelOf(comparison.effect, UNSEEN) : found.label;
		return {
			...found,
			label: UNPURSUED[label] ?? label
		};
	};
	const judgedOnes = comparisons.map(ofStanding);
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
		warnings: [...judgingWarnings(compared), ...judgedOnes.flatMap(({ label, tolerance, scenario, workload, threads, change }) => label === "not by this change" && tolerance !== null && change < -tolerance ? [{
			code: "beyond-baseline",
			scenario,
			workload,
			threads,
			change
		}] : [])]
	};
}
/**
* Whether a change is shown to be slower than its base, on a branch that is beyond its limit: then it adds to that, however
* little. At an error that leaves half of a run's false alarms to all else.
*/
function isOverdrawn(comparison, comparisons, margin) {
	if (comparison.rule !== "baseline" || !isBeyond(comparison, margin, SHOWN_ALPHA)) return false;
	const base = baseOf(comparisons, comparison);
	const alpha = FALSE_ALARM_PER_RUN / 2 / comparisons.filter(({ rule }) => rule === "baseline").length;
	return base !== void 0 && hasStarts(base, LEAST_STARTS) && upperBound(base.effect, alpha) < 0;
}
/** Whether a change seems slower than its base: if not, the distance of its branch from the baseline is not its doing. */
function isSlowerItself(comparison, comparisons) {
	return comparison.rule !== "baseline" || (baseOf(comparisons, comparison)?.high ?? 0) < 0;
}
/**
* The last look, at the level of the shown interval. A suspicion that later measurements neither confirmed nor refuted, though
* there was time, is not confirmed: a run that fails ends sooner.
*/
function inTheEnd(standing, { effect }, margin, isRed) {
	if (standing.kind === "regressed" && isBeyond({ effect }, margin, SHOWN_ALPHA)) return standing;
	if (isWithin(effect, margin)) return {
		kind: "passed",
		share: shareOf(standing)
	};
	if (standing.kind === "regressed") return { kind: "not confirmed" };
	if (standing.kind === "suspected" && standing.looks > 0 && !isRed) return { kind: "not confirmed" };
	return standing.kind === "passed" ? {
		...standing,
		kind: "open",
		blocks: 0
	} : standing;
}
/**
* A regression that a restless machine alone may have made is not believed: where most blocks were disturbed and the
* others by themselves do not show it.
*/
function trusted(standing, comparison, { disturbance, undisturbed }, policy) {
	if (standing.kind !== "regressed" || !isTooDisturbed(disturbance)) return standing;
	const quiet = undisturbed.find((other) => nameKey(other) === nameKey(comparison));
	return isEnough(quiet) && isBeyond(quiet, toleranceOf(comparison, policy).margin, SHOWN_ALPHA) ? standing : { kind: "machine disturbed" };
}
/** The standings without regressions that are not believed yet, or no longer shown: more data may change that. */
function credibleStandings(standings, compared, policy) {
	const believed = new Map(standings);
	for (const comparison of [...compared.comparisons, ...compared.costs]) {
		const key = nameKey(comparison);
		const standing = standings.get(key);
		if (standing?.kind !== "regressed") continue;
		if (!isBeyond(comparison, toleranceOf(comparison, policy).margin, SHOWN_ALPHA) || trusted(standing, comparison, compared, policy) !== standing) believed.delete(key);
	}
	return believed;
}
/** A comparison with the fields that follow from its standing, its tolerance and its effect. */
function judged(comparison, standing, { family, policy }) {
	const tolerance = toleranceOf(comparison, policy);
	const verdict = verdictOf(standing);
	if (tolerance.share === null) return {
		...comparison,
		...withoutLimit(comparison)
	};
	return {
		...comparison,
		tolerance: tolerance.share,
		toleranceFrom: tolerance.from,
		detectable: detectable(comparison, tolerance, family, shareOf(standing)),
		verdict,
		label: labelOf(comparison.effect, standing),
		confirmed: standing.kind === "regressed" ? true : standing.kind === "not confirmed" ? false : null
	};
}
function withoutLimit({ low, high }) {
	return {
		tolerance: null,
		toleranceFrom: "default",
		detectable: null,
		verdict: "measured",
		label: high < 0 ? "slower" : low > 0 ? "faster" : "not told apart",
		confirmed: null
	};
}
/** Share of the planned time that was over at a comparison's last look. */
function shareOf(standing) {
	return ("share" in standing ? standing.share : void 0) ?? 1;
}
function verdictOf({ kind }) {
	if (kind === "passed") return "pass";
	return kind === "regressed" ? "regressed" : "inconclusive";
}

// src/core/comparison/groups.ts
/** The groups of servers of a run, each as a plan of its own. */
/** The groups of a plan, in the order of their trials; without groups, the plan. */
function groupsOf(plan) {
	const { groups } = plan;
	if (groups === void 0) return [{
		plan,
		last: Number.POSITIVE_INFINITY
	}];
	let last = 0;
	return groups.flatMap(({ scenarios, cells, trials }) => {
		last += trials;
		const [control, twin, ...others] = plan.arms.filter(({ scenario }) => scenarios.includes(scenario.name));
		if (control === void 0 || twin === void 0) return [];
		const isHere = (cell) => {
			const { workload, threads } = cellKeyOf(cell);
			return cells.some((own) => own.workload === workload && own.threads === threads);
		};
		const own = {
			arms: [
				control,
				twin,
				...others
			],
			cells: plan.cells.filter(isHere),
			groups: void 0
		};
		return [{
			plan: {
				...plan,
				...own
			},
			last
		}];
	});
}
/**
* One plan for groups of servers: all their servers and cells. A single group is a plan as it is.
*
* @param trials how many each took
*/
function planOfGroups([first, ...others], trials) {
	if (others.length === 0) return first;
	const all = [first, ...others];
	const cells = new Map(all.flatMap((plan) => plan.cells.map((cell) => [JSON.stringify(cellKeyOf(cell)), cell])));
	return {
		...first,
		arms: [...first.arms, ...others.flatMap(({ arms }) => arms)],
		cells: [...cells.values()],
		rules: [...new Set(all.flatMap(({ rules }) => rules))],
		groups: all.map((plan, nth) => ({
			scenarios: [...new Set(plan.arms.map(({ scenario }) => scenario.name))],
			cells: plan.cells.map(cellKeyOf),
			trials: trials[nth] ?? 0
		}))
	};
}

// src/core/verdict/replay.ts
/** The looks of a run: each taken when it is due, and taken again, one after the other, from raw lines. */
/** A look's subject: the cells that it is at, and what was measured in them. */
function subjectOf({ look: { workload, threads }, ...due }) {
	const isHere = ({ workload: own, threads: level }) => workload === null || own.name === workload && level === threads;
	const plan = {
		...due.plan,
		cells: due.plan.cells.filter(isHere)
	};
	const measured = workload === null ? due.measured : due.measured.only({
		workload,
		threads: threads ?? 0
	});
	return {
		plan,
		measured,
		compared: compare(plan, measured)
	};
}
/** What a look at a single cell, or at all of them, would compare; it decides nothing. */
function compareAt(due) {
	return subjectOf(due).compared;
}
/** Standings after a look, and what it compared. */
function lookAt(standings, due) {
	const { policy } = due;
	const { trial, share, workload } = due.look;
	const { plan, measured, compared } = subjectOf(due);
	const comparisons = [...compared.comparisons, ...compared.costs].filter(({ cost }) => workload === null || cost === void 0 || !isOfTrials(cost));
	const since = (after) => compareSince(plan, measured, after);
	const families = {
		baseline: familyIn(due.plan, "baseline"),
		others: familyIn(due.plan, "base")
	};
	const familyOf = (rule) => families[rule === "baseline" ? "baseline" : "others"];
	return {
		standings: takeLook(standings, {
			comparisons,
			since,
			trial,
			share,
			familyOf,
			policy
		}),
		compared
	};
}
/**
* The groups of a run, at least one, each by the lines of its own trials.
*
* @param lines gone through once, in their order
*/
function replay({ plan, lines, policy }) {
	const groups = groupsOf(plan).map((group) => ({
		...group,
		measured: new MeasuredBlocks(),
		standings: /* @__PURE__ */ new Map()
	}));
	for (const line of lines) {
		const group = groups.find(({ last }) => line.trial <= last);
		if (group === void 0) continue;
		const { measured, standings } = group;
		if (line.kind === "look") group.standings = lookAt(standings, {
			plan: group.plan,
			measured,
			policy,
			look: line
		}).standings;
		measured.add(line);
	}
	return groups.map((group) => ({
		...group,
		compared: compare(group.plan, group.measured)
	}));
}

// src/core/result/describe-statements.ts
/** Statements of comparisons as in result.json: their effects, with the text and plans of each. */
/** Statements with their text, and with their execution plans on the first trial's servers if these differ. */
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
		const planBefore = planOf(before);
		const planNow = planOf(now);
		const isOther = planBefore !== void 0 && planNow !== void 0 && planBefore !== planNow;
		return {
			sql: sqlOf(now) ?? sqlOf(before),
			plan: isOther ? {
				before: planBefore,
				after: planNow
			} : void 0
		};
	});
}
/** Effects estimated again, with the text and plans from the result that was read. */
function redescribed({ comparisons, plan }, measured) {
	const statements = new Map(comparisons.map((comparison) => [nameKey(comparison), comparison.statements]));
	return described(plan, measured, (comparison, statement) => statements.get(nameKey(comparison))?.find(({ name }) => name === statement));
}
function described(plan, measured, factsOf) {
	return new Map(statementEffects(plan, measured).map(({ statements, ...comparison }) => [nameKey(comparison), statements.map((effect) => ({
		...factsOf(comparison, effect.name),
		...effect
	}))]));
}

// src/core/result/join-runs.ts
/** Runs of groups of servers, or of shards, described as one. */
/** @param plan of all */
function joinRuns(runs, plan) {
	const [first] = runs;
	const servers = runs.flatMap(({ scenarios }) => scenarios).map((each) => [`${each.revision} ${each.name}`, each]);
	return {
		...first,
		plan,
		measuredSeconds: sum(runs.map(({ measuredSeconds }) => measuredSeconds)),
		scenarios: [...new Map(servers.toReversed()).values()].reverse(),
		settings: distinct(runs.flatMap(({ settings }) => settings)),
		cells: runs.flatMap(({ cells }) => cells),
		advice: distinct(runs.flatMap(({ advice }) => advice)),
		statements: new Map(runs.flatMap(({ statements = /* @__PURE__ */ new Map() }) => [...statements])),
		costs: new Map(runs.flatMap(({ costs = /* @__PURE__ */ new Map() }) => [...costs])),
		pairEffects: firstPairEffects(runs.flatMap(({ pairEffects }) => pairEffects ?? [])),
		warnings: distinct(runs.flatMap(({ warnings }) => warnings)).filter(({ code }) => !JUDGING_CODES.some((one) => one === code))
	};
}

export { LOOK_GROWTH as C, LONGEST_SHARE as S, resultSchema as T, studyOf as _, lookAt as a, joinComparisons as b, credibleStandings as c, isSuspected as d, needsMore as f, pairEffectsOf as g, firstPairEffects as h, compareAt as i, judgementOf as l, byDirection as m, describeStatements as n, replay as o, atTheEnd as p, redescribed as r, planOfGroups as s, joinRuns as t, isStillNeeded as u, compare as v, SHOWN_ALPHA as w, HALF_MARGIN as x, effectsAgainstFirst as y };