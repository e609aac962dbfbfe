import { k as MANUAL_ADDRESS } from "./exercises.js";
import { _ as string, a as discriminatedUnion, c as literal, d as number, f as object, h as record, l as looseObject, n as array, r as boolean, s as int, u as m } from "./schemas.js";
import { f as datetime } from "./ledger.js";
import { D as isOfBase, T as isCopy, w as REVISIONS } from "./workloads.js";
import { r as gatePolicySchema } from "./gate-policy.js";
import { n as countedStatements } from "./own-load.js";
import { i as mergeHistograms, o as quantilesMs } from "./group.js";
import { C as slicesOf, b as armStatesOf, c as nameKey, i as changeSchema, l as relativeChange, o as comparisonPlanSchema, r as cellKeyOf, s as comparisonSchema, t as CONFIDENCE, u as serversOfArm, v as settingCoverageSchema, w as totalsOf, x as collectionSchema } from "./comparison.js";
import { n as mean, r as sum } from "./vectors.js";
import { a as effectOfParts, c as lowerBound, d as upperBound, f as varianceSum, r as boundDistance } from "./random-effects.js";
import { i as robustMean, t as isSample } from "./robust.js";
import { A as findDisturbance, C as judgingWarnings, D as verdictFieldsSchema, T as outcomeSchema, _ as JUDGING_CODES, a as dataByCost, b as baselineSchema, f as toleranceOf, h as explanationSchema, i as countsFailures, j as isTooDisturbed, k as disturbanceSchema, m as causeSchema, n as scaledScenarios, s as isOfTrials, w as labelOf, y as acceptanceSchema } from "./scaled.js";
import { _ as twinContrasts, a as MeasuredBlocks, c as compareCosts, d as contrastName, f as contrastsOf, g as gatedContrasts, h as estimateEffects, m as estimate, n as statementEffects, p as effectFinder, r as statementSchema, u as costSchema } from "./statement-effects.js";
import { i as fullHouseSchema } from "./full-house.js";
import { t as insightSchema } from "./insight.js";
import { t as OWN_DEFAULTS_REASONS } from "./base-options.js";
import { t as distinct } from "./distinct.js";

// src/core/measurement/restart-times.ts
/** How long a server takes to stop, to start again, and to recover from a crash. */
const seconds = array(number().nonnegative()).readonly();
/** Seconds, one for each round. */
const restartTimesSchema = object({
	/** From the command to the end of the server, with changed pages in memory. */
	shutdown: seconds,
	/** Of a start after such an end, to the first answered query. */
	start: seconds,
	/** Of a start after a kill amid changed pages, to the first answered query. */
	recovery: seconds
});
const RESTART_KINDS = Object.keys(restartTimesSchema.shape);
/** Least difference in seconds, and least ratio: stops and starts of one server differ by less on a quiet machine. */
const [LEAST_SECONDS, LEAST_TIMES] = [.2, 1.3];
/**
* Whether two servers differ: every time of one is longer than every time of the other, and the means lie clearly apart.
*/
function timesDiffer(some, others) {
	const [faster, slower] = Math.max(...some) < Math.min(...others) ? [some, others] : [others, some];
	if (faster.length === 0 || slower.length === 0 || Math.max(...faster) >= Math.min(...slower)) return false;
	const [short, long] = [mean(faster), mean(slower)];
	return long - short >= LEAST_SECONDS && long >= LEAST_TIMES * short;
}

// src/core/study/study.ts
/** The answer of a sweep: the load at which scenarios are ranked, their order, and from which load on they differ. */
/** Limits far beyond any study. They bound the work of reading, because files may come from anybody. */
const MOST$1 = {
	workloads: 1e4,
	loads: 1e4,
	scenarios: 2e3
};
const threads = int().positive();
const changes = {
	change: changeSchema,
	low: changeSchema,
	high: changeSchema
};
const levelSchema = object({
	workload: string(),
	threads,
	/**
	* Whether QPS of the control no longer grows beyond this level; null if the workload was measured at no other level.
	*/
	isSaturated: boolean().nullable()
});
const rankSchema = object({
	scenario: string(),
	/** QPS against the control, over the ranked workloads; 0 for the control. */
	...changes,
	/** Whether the scenario was shown to differ from the control, at an error that all scenarios share. */
	isApart: boolean(),
	/** Whether the scenario was shown to be faster than the next one in the ranking; null for the last. */
	isFaster: boolean().nullable()
});
const fastestSchema = object({
	workload: string(),
	threads,
	scenarios: array(string()).min(1).max(MOST$1.scenarios).readonly()
});
/** A scenario that is like the control up to `alikeUpTo` threads, and differs from `apartFrom` threads on. */
const partingSchema = object({
	scenario: string(),
	alikeUpTo: threads,
	apartFrom: threads,
	isSlower: boolean()
});
const studySchema = object({
	control: string(),
	levels: array(levelSchema).max(MOST$1.workloads).readonly(),
	/**
	* Workloads that the ranking counts: only those that all scenarios have, because means can be compared only over the
	* same workloads. Over several workloads, the ranking uses the geometric mean.
	*/
	ranked: array(string()).max(MOST$1.workloads).readonly(),
	ranking: array(rankSchema).max(MOST$1.scenarios).readonly(),
	/** Fastest scenarios of each load, by the test that also orders the ranking. */
	fastest: array(fastestSchema).max(MOST$1.loads).readonly().default([]),
	parting: array(partingSchema).max(MOST$1.scenarios).readonly()
});

// src/core/result/timeline.ts
/** Start and end of the span, in seconds since the run began. */
const time = {
	from: number().nonnegative(),
	to: number().nonnegative()
};
const trial = { trial: int().positive() };
/** A step of a run with its times. Every moment belongs to exactly one step, so that they add up to the whole run. */
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
/**
* The schema of result.json, from which every view is made. Users' programs read the file, so its field names must
* stay.
*/
const SCHEMA_VERSION = 1;
/** Limits far beyond what any run needs. They bound the work of reading, because anybody may have written the file. */
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
/** `code` and its data are for programs, `message` is for people. */
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
	runner: string(),
	tools: record(string(), string()).optional()
});
const commitSchema = object({
	sha: string().regex(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/),
	/** True if tracked files had changes that were not committed, so that `sha` alone does not say what was measured. */
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
	place: object({
		file: string(),
		line: int().positive()
	}),
	/** Hash of the resolved configuration, so scenarios with the same fingerprint are the same. */
	fingerprint: string(),
	/** Options that the test added to the configuration, as "name=value"; absent if the server ran already. */
	testOptions: array(string()).readonly().optional(),
	/** System variables whose values differ between the servers of the run; others would explain nothing. */
	variables: record(string(), string()),
	memory: object({
		residentBytes: number().nullable(),
		performanceSchemaBytes: number().nullable(),
		/** Memory that the container may take in production; absent if no file says so. */
		limitBytes: number().optional(),
		/** Memory with few and with many clients; absent if no changed setting may take memory, or if it is unknown. */
		fullHouse: fullHouseSchema.optional()
	}),
	insight: insightSchema,
	/** Consumers and instruments of the Performance Schema that are on; absent if these were not queried. */
	collected: collectionSchema.optional(),
	/** Seconds from the start of the server on its copy of the data to the first answered query; mean over the trials. */
	startSeconds: number(),
	/** Times of stops and starts; absent if no changed setting may matter to them, or if they are unknown. */
	restarts: restartTimesSchema.optional(),
	/** The server on which scenarios were switched one after the other; null if the scenario had a server of its own. */
	host: string().nullable(),
	/**
	* Computing power of the server in units of 10,000 checksums a second, with all of its CPUs busy. Null if it is
	* unknown; absent in older results.
	*/
	cpuCapacity: figure.optional(),
	/**
	* Share, 0…1, of the requested pages that were read from disk, in the cell where it was largest; null if no server
	* counts them.
	*/
	pageMisses: number().nullable()
});
const cellSchema = object({
	scenario: string(),
	revision,
	workload: string(),
	threads: int().positive(),
	qps: number(),
	tps: number(),
	latencyMs: object({
		avg: figure,
		p50: figure,
		p95: figure,
		p99: figure
	}),
	cpuMicrosPerQuery: number().nullable(),
	/** Busy share, 0…1, of the server's CPUs during its own turns; null if it is unknown. */
	serverCpuBusy: number().nullable(),
	clientCpuBusy: number().nullable(),
	/** True if idle CPUs were kept awake, so that the time to wake them hides no cost; otherwise absent. */
	isAwake: literal(true).optional(),
	slices: int(),
	errors: int()
});
const judgedComparisonSchema = comparisonSchema.extend({
	...verdictFieldsSchema.shape,
	statements: array(statementSchema).readonly().optional(),
	costs: array(costSchema.extend({ 
	/** Verdict on the cost, with its limit and where that was set; absent if the cost has no limit. */
gated: verdictFieldsSchema.omit({ detectable: true }).optional() })).readonly().optional()
});
/** The A/A check of the run: two servers with the same configuration, whose difference is noise. */
const twinSchema = comparisonSchema.pick({
	workload: true,
	threads: true,
	change: true,
	low: true,
	high: true,
	effect: true
});
const writtenSchema = object({
	value: string().optional(),
	file: string(),
	line: int().positive()
});
const resultSettingSchema = object({
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
	before: writtenSchema.nullable(),
	after: writtenSchema.nullable(),
	/** `live` if a running server takes the new value, `start` if only a start does; absent if that is unknown. */
	takesEffect: m(["live", "start"]).optional(),
	/** The server's value, if it differs from the requested one, which was then clamped, rounded or ignored. */
	got: string().optional()
});
/** A server that was not measured, because a measured one has the same configuration before and after the change. */
const alikeSchema = object({
	name: string(),
	scenario: string(),
	settings: array(object({
		name: string(),
		file: string(),
		line: int().positive()
	})).readonly()
});
/** A risk or gain that is known without measuring. It decides nothing. Codes are those of core/setting/dangers.ts. */
const adviceSchema = object({
	scenario: string(),
	code: string(),
	variable: string(),
	file: string(),
	line: int().positive(),
	message: string(),
	page: string().regex(MANUAL_ADDRESS)
});
/** What a change means besides speed. `code` is for programs, `message` is for people. */
const besideSchema = object({
	code: m([
		"statements",
		"memory",
		"disk",
		"asked",
		"restart"
	]),
	message: string()
});
/** Maximum number of cells of all arms together. A run has far fewer, but anybody may have written the file. */
const MOST_CELLS = 1e4;
/** The plan with its rules. It is stored so that the verdict can be computed again from the raw measurements. */
const planSchema = comparisonPlanSchema.extend({
	trials: int().positive().max(200),
	policy: gatePolicySchema
}).refine(({ arms, cells }) => arms.length * cells.length <= MOST_CELLS, `at most ${MOST_CELLS} cells of all arms`);
const resultSchema = object({
	schemaVersion: literal(1),
	verdict: outcomeSchema,
	suite: object({
		name,
		fingerprint: string(),
		/**
		* Half-width of the 95% interval, as a fraction, to which the run measured if the budget sufficed. Absent if the
		* run ended as soon as the verdict was known.
		*/
		precision: number().optional()
	}),
	commit: commitSchema.nullable(),
	before: string().nullable().default(null),
	/** Fingerprint of every scenario as it is now, by the scenario's name, whether or not it was measured. */
	fingerprints: record(string(), string()).default({}),
	/** When the run began: ISO 8601, UTC. */
	startedAt: string().regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/).refine((text) => datetime().safeParse(text).success, "a time"),
	seconds: number(),
	/** Steps of the run with their times; null for joined shards, because these may have run at the same time. */
	timeline: array(spanSchema).readonly().nullable(),
	/** Seconds in which clients were served, summed over all slices. */
	measuredSeconds: number(),
	seed: int(),
	/**
	* Arguments of `qpsgate run` that repeat the measurement. Empty if files were judged again, because anybody may have
	* written their arguments.
	*/
	reproduce: list(string()),
	plan: planSchema,
	environment: environmentSchema,
	/**
	* Why options that no configuration sets kept the servers' own defaults; null if the test set some of them to keep
	* figures steady. Absent if no server was started.
	*/
	ownDefaults: m(OWN_DEFAULTS_REASONS).nullable().optional(),
	scenarios: array(scenarioSchema).max(MOST.scenarios).readonly(),
	cells: list(cellSchema),
	comparisons: list(judgedComparisonSchema),
	study: studySchema.nullable().default(null),
	twin: list(twinSchema),
	disturbance: disturbanceSchema,
	settings: list(resultSettingSchema),
	alike: array(alikeSchema).readonly().optional(),
	/** What each changed setting needs to be exercised and whether it was; empty if no server was started. */
	coverage: list(settingCoverageSchema.extend({ message: string() })),
	advice: list(adviceSchema),
	/** What the change means besides speed; empty if nothing differs. */
	beside: list(besideSchema).default([]),
	/** How far the branch has moved from its baseline; null if it has none. */
	baseline: baselineSchema.nullable().default(null),
	/**
	* Who accepted a regression; null if nobody did. The verdict is then `pass`, while the comparisons still show the
	* regression.
	*/
	accepted: acceptanceSchema.nullable(),
	/** Causes to blame come first, the costliest before the others; empty if no causes were searched for. */
	causes: list(causeSchema),
	explanation: explanationSchema.nullable(),
	warnings: list(warningSchema)
});

// src/core/verdict/alpha.ts
/**
* Permitted chances of a wrong verdict, and the levels at which the looks of a run (its tests while it measures) keep
* within them.
*
* Passing: the last look tests at the level of the shown interval, 2.5%, so that what is shown decides. The looks
* before it test at a constant level (Pocock 1977, "Group sequential methods"). They are few, because each needs
* LOOK_GROWTH times the data of the one before. Their level is calibrated with the variances that runs estimate:
* together they spend no more than the other half of the permitted 5% (docs/how-it-decides.md).
*
* Failing: a run fails falsely if it suspects a regression falsely, and later starts alone confirm it falsely.
* Suspicion and confirmation use different starts and turns, so their errors are independent, and the chance of both
* errors is the product of their chances.
*/
/** Promised chance that a run fails without any real regression, over all cells, rules and looks. */
const FALSE_ALARM_PER_RUN = .01;
/** One-sided error of the shown interval. The last look tests at the same level, so that the two never disagree. */
const SHOWN_ALPHA = (1 - CONFIDENCE) / 2;
/** One-sided level of each look before the last. All these looks together spend less error than the last one. */
const LOOK_ALPHA = .008;
/** Minimum ratio of the data of a look to the data of the look before. Looks must be few, because each spends error. */
const LOOK_GROWTH = 1.25;
/** One-sided level at which a look at later starts confirms a suspicion. */
const CONFIRMATION_ALPHA = .01;
/**
* One-sided level at which a look suspects, over all comparisons. It may be high, because a false suspicion costs no
* more than the time to refute it.
*/
const SUSPICION_ALPHA = .05;
/**
* Share of the tolerance beyond which the bound of a regression must lie, because changes up to this share are promised
* not to fail.
*/
const HALF_MARGIN = .5;
/** Latest end of all confirmations, as a multiple of the planned time. */
const LONGEST_SHARE = 1.5;
/**
* One-sided level at which a look suspects one comparison of a regression.
*
* @param family number of comparisons that share the permitted error
*/
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
/**
* Gated costs that every comparison must have. Errors and deadlocks are not among them, because they are compared only
* where some occurred.
*/
function askedCosts({ gatedCosts }) {
	return gatedCosts.filter((cost) => !countsFailures(cost));
}
function plannedCells(plan) {
	return contrastsOf(plan).map(contrastName);
}
/**
* Number of comparisons that share the permitted error. Those with the baseline are counted apart, because they have an
* error of their own.
*/
function familyIn(plan, rule) {
	const rules = plan.rules.filter((other) => other === "baseline" === (rule === "baseline"));
	return plannedComparisons({
		...plan,
		rules
	});
}
/**
* Number of comparisons that share a run's error in equal parts. Those of other shards and groups count too, because a
* false alarm in any of them fails the run.
*/
function plannedComparisons(plan) {
	const costs = gatedContrasts(plan).length * askedCosts(plan).length;
	return (contrastsOf(plan).length + costs) * (plan.shard?.of ?? 1) * (plan.parts ?? 1);
}
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
function missingOf(planned, comparisons) {
	const keys = new Set(comparisons.map(nameKey));
	return planned.filter((name) => !keys.has(nameKey(name)));
}
/**
* Effects of all other arms against the first, by scenario name, on ln QPS or on ln of the work per unit of a cost. The
* search for causes measures one cell only, so the plan has no other.
*/
function effectsAgainstFirst({ arms, cells: [cell], startSpread }, measured, cost) {
	if (cell === void 0) return /* @__PURE__ */ new Map();
	const [first, ...others] = arms;
	const { isDropped } = findDisturbance(measured.cells);
	const isCompared = (block) => !isDropped(block);
	const compared = cost === void 0 ? {
		measured,
		isCompared
	} : dataByCost(measured, isCompared)(cost);
	const contrasts = others.map((arm) => ({
		rule: "control",
		arms: [arm],
		references: [first],
		cell: cellKeyOf(cell)
	}));
	return new Map(estimateEffects(contrasts, compared, { startSpread }).map(({ scenario, effect }) => [scenario, effect]));
}

// src/core/study/parting.ts
/**
* Chance that a scenario is said to differ from the control from some load on, although the two are alike at every
* load.
*/
const FALSE_PARTING = .05;
/**
* Change, up or down, within which all intervals must lie before scenarios are called alike, because a wide interval
* shows no likeness.
*/
const ALIKE = .05;
/**
* Scenarios that are like the control up to a number of threads, and differ from it at all higher ones.
*
* @param comparisons with the control
*/
function partingsOf(comparisons) {
	return [...Map.groupBy(comparisons, ({ scenario }) => scenario)].flatMap(([scenario, group]) => {
		const alpha = FALSE_PARTING / 2 / group.length;
		const isSlower = ({ effect }) => upperBound(effect, alpha) < 0;
		const isFaster = ({ effect }) => lowerBound(effect, alpha) > 0;
		const isApart = (each) => isSlower(each) || isFaster(each);
		const isAlike = (each) => !isApart(each) && -each.low <= ALIKE && each.high <= ALIKE;
		const levels = [...Map.groupBy(group, ({ threads }) => threads)].toSorted(([one], [other]) => one - other);
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
/**
* Ranks scenarios, and finds the fastest at each load. Two scenarios are told apart only if they were shown to differ.
*/
/** Chance that a ranking calls any scenario faster than an equal one. */
const FALSE_ORDER = .05;
/**
* Ranks the control and the scenarios that were compared with it. Neighbours in the ranking are compared at an error
* that all pairs share, because the figures themselves decide which scenarios become neighbours.
*
* @param comparisons with the control, for all workloads and levels
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
	const isFaster = fasterAmong(order.length, pairEffects);
	const levelsOfOrder = complete.map(({ level }) => level);
	const againstControl = FALSE_ORDER / (2 * scenarios.length);
	const isApart = (effect) => lowerBound(effect, againstControl) > 0 || upperBound(effect, againstControl) < 0;
	const ranking = order.map(({ scenario, effect }, nth) => {
		const next = order[nth + 1];
		const { change, low, high } = effect === void 0 ? {
			change: 0,
			low: 0,
			high: 0
		} : relativeChange(effect);
		return {
			scenario,
			change,
			low,
			high,
			isApart: effect !== void 0 && isApart(effect),
			isFaster: next === void 0 ? null : isFaster(scenario, next.scenario, levelsOfOrder)
		};
	});
	return {
		ranked: complete.map(({ level }) => level.workload),
		ranking
	};
}
/**
* Lists for each load the fastest scenario, then the scenarios that were not shown to be slower, by the same test as in
* `rankingOf`.
*
* @param comparisons with the control
*/
function fastestOf(control, comparisons, pairEffects) {
	return [...Map.groupBy(comparisons, ({ workload, threads }) => JSON.stringify([workload, threads])).values()].flatMap((group) => {
		const compared = group.map(({ scenario, effect: { mean: gain } }) => ({
			scenario,
			gain
		}));
		const order = [{
			scenario: control,
			gain: 0
		}, ...compared].toSorted((one, other) => other.gain - one.gain);
		const [first, ...others] = order.map(({ scenario }) => scenario);
		const [load] = group;
		if (first === void 0 || load === void 0) return [];
		const isFaster = fasterAmong(order.length, pairEffects);
		const { workload, threads } = load;
		return {
			workload,
			threads,
			scenarios: [first, ...others.filter((other) => !isFaster(first, other, [load]))]
		};
	});
}
/**
* Makes a test of whether a scenario is faster than another one over some cells. All pairs of `many` scenarios share
* its error, because any pair may be tested.
*/
function fasterAmong(many, pairEffects) {
	const alpha = FALSE_ORDER / (many * (many - 1));
	return (one, other, cells) => {
		const effects = cells.flatMap((cell) => pairEffects(one, other, cell) ?? []);
		return effects.length === cells.length && lowerBound(meanEffect(effects), alpha) > 0;
	};
}
/**
* Mean over workloads. They share the starts of servers but not the turns, so a mean reduces only the noise of turns.
*/
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
	return effectOfParts(mean(effects.map((each) => each.mean)), within, between);
}

// src/core/study/saturation.ts
/** Share of the best level's QPS from which a lower level counts as equally good. */
const AS_GOOD = .95;
/**
* Smallest number of threads of each workload at which QPS is as good as at any other number.
*
* @param cells of the control, in the order of workloads
*/
function saturationLevels(cells) {
	return [...Map.groupBy(cells, ({ workload }) => workload)].flatMap(([workload, group]) => {
		const sorted = group.toSorted((one, other) => one.threads - other.threads);
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
/** Study of a run; null if nothing was compared with a control. */
function studyOf({ plan, cells, comparisons }, pairEffects) {
	const control = plan.arms[0].scenario.name;
	const withControl = comparisons.filter(({ rule }) => rule === "control");
	if (withControl.length === 0) return null;
	const levels = saturationLevels(cells.filter((cell) => cell.scenario === control && cell.revision === "head"));
	const { ranked, ranking } = rankingOf(control, levels, withControl, pairEffects);
	return {
		control,
		levels,
		ranked,
		ranking,
		fastest: fastestOf(control, withControl, pairEffects),
		parting: partingsOf(withControl)
	};
}
/**
* Effects of scenarios against each other. They are computed on demand, because a study may have thousands of pairs.
*/
function pairEffectsOf(plan, measured) {
	const { isDropped } = findDisturbance(measured.cells);
	const effectOf = effectFinder({
		measured,
		isCompared: (block) => !isDropped(block)
	}, plan);
	const serversOf = (name) => {
		const arm = plan.arms.find(({ scenario, revision }) => scenario.name === name && revision === "head");
		return arm && serversOfArm(plan.arms, arm);
	};
	return (scenario, reference, cell) => {
		const [arms, references] = [serversOf(scenario), serversOf(reference)];
		if (arms === void 0 || references === void 0) return void 0;
		return effectOf({
			rule: "control",
			arms,
			references,
			cell
		})?.effect;
	};
}
/**
* Effects from the first run that measured both scenarios in the cell. Scenarios of different groups never ran side by
* side, so they are compared through the control, beside which each was measured.
*/
function joinedPairEffects(control, all) {
	const together = (...pair) => {
		for (const pairEffects of all) {
			const effect = pairEffects(...pair);
			if (effect !== void 0) return effect;
		}
	};
	return (scenario, reference, cell) => {
		const effect = together(scenario, reference, cell);
		if (effect !== void 0 || scenario === control || reference === control) return effect;
		const [one, other] = [scenario, reference].map((name) => together(name, control, cell));
		return one && other && difference(one, other);
	};
}
/** Difference of effects from separate groups. These share no starts and no turns, so their variances add. */
function difference(one, other) {
	return effectOfParts(one.mean - other.mean, varianceSum(one.within, other.within), varianceSum(one.between, other.between));
}

// src/core/verdict/by-direction.ts
/**
* Makes doubtful regressions inconclusive in scenarios whose sizes were scaled down. Scaled sizes show only the
* direction of a change, so a regression counts only if its whole interval is beyond the limit.
*/
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
const INITIAL_STANDING = {
	kind: "open",
	blocks: 0
};
function isUndecided(standing) {
	return standing === void 0 || standing.kind === "open" || standing.kind === "suspected";
}

// src/core/verdict/detectable.ts
/**
* Exponent of time by which the variance of starts shrinks in simulated runs: below 1, because starts become rarer the
* longer a run goes on.
*/
const STARTS_BY_TIME = .6;
/**
* Smallest slowdown that would have been called regressed with 95% power, as a share of QPS. With such a slowdown, a
* run that passed early would have gone on, so the variance at its end counts: s² = share·noise² + share^0.6·starts².
* Half of the measurements raise the suspicion, and the other half confirm it: max(δ + t₀.₉₅·s, κδ + √2·(t₁₋α +
* t₀.₉₅)·s). In simulated runs, 96 of 100 or more found the slowdown (`npm run bench detectable`).
*
* @param share of the planned time that was over at the last look; more than 1 counts as 1
*/
function detectable({ effect }, { margin }, family, share) {
	const alpha = Math.min(CONFIRMATION_ALPHA, suspicionAlpha(family));
	const end = variancesAtEnd(effect, Math.min(1, share));
	const power = boundDistance(end, .050000000000000044);
	const byEstimate = margin + power;
	const byBound = HALF_MARGIN * margin + Math.SQRT2 * (boundDistance(end, alpha) + power);
	return -Math.expm1(-Math.max(byEstimate, byBound));
}
/** Variances that an effect will have at the end of the planned time, of which this share is over. */
function variancesAtEnd({ within, between }, share) {
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
const REFERENCES = {
	base: "base",
	baseline: "baseline"
};
/**
* Minimum number of starts of each side for a precise figure, because more turns cannot remove the noise of a single
* start.
*/
const LEAST_PRECISE_STARTS = 2;
/**
* One-sided errors at which an open or a suspected change counts as harmless, so that servers of the baseline are no
* longer measured. They are small, so that one look with lucky figures does not suffice: of five successive changes of
* −2.4%, such a look counted the last one as harmless in one run of thirty.
*/
const [LET_GO, LET_GO_SUSPECTED] = [.025, .01];
/**
* Whether the comparison with the base shows that the change adds next to nothing to the branch's distance from the
* baseline; true if there is no such comparison.
*/
function isHarmless(base, alpha) {
	return base === void 0 || lowerBound(base.effect, alpha) > -.02 && base.high >= 0;
}
/** Comparison of a change with its base, in the cell of the given comparison; undefined if there is none. */
function baseOf(comparisons, { scenario, workload, threads }) {
	const key = nameKey({
		rule: "base",
		scenario,
		workload,
		threads
	});
	return comparisons.find((each) => nameKey(each) === key);
}
/**
* Makes a filter for the arms that a cell still needs: those whose comparison there is missing, or needs data. Before
* anything was compared, all are needed.
*
* @param precision half-width of the 95% interval, as a fraction, at which a comparison has been measured enough
*   whatever its verdict; default: the verdict decides
*/
function isStillNeeded({ comparisons: rates, costs, missing }, standings, precision = Number.POSITIVE_INFINITY) {
	const comparisons = [...rates, ...costs];
	if (comparisons.length === 0) return () => standings.size === 0;
	return asks(comparisons.filter(wantedOf(comparisons, standings, precision)), missing);
}
function isSuspected({ comparisons, costs }, standings) {
	const isAsked = (comparison) => standings.get(nameKey(comparison))?.kind === "suspected";
	return asks([...comparisons, ...costs].filter(isAsked));
}
/**
* Whether it is worth measuring a cell until the end of its time in a trial. It is not worth it if no comparison needs
* the arms that are measured there, or if only the starts of later trials can add information.
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
		if (!isUndecided(standing) || standing?.exhaustedBy === void 0) return false;
		if (standing.exhaustedBy < (isBegun && comparison.cost !== void 0 && countsFailures(comparison.cost) ? trial - 1 : trial)) return false;
		return standing.kind === "suspected" || !isLast;
	};
	return missing.some(isHere) || comparisons.some((each) => isHere(each) && isWanted(each) && !isForLater(each));
}
/** Looks without a confirmation after which a suspicion is so doubtful that other comparisons no longer wait for it. */
const DOUBTFUL_LOOKS = 3;
/**
* Comparisons that need data: those that may still change the verdict, and those that are not precise enough. Open
* comparisons wait while a regression of the same scenario is being confirmed, because they cannot change the verdict
* once it is confirmed.
*/
function wantedOf(comparisons, standings, precision) {
	const kindOf = (comparison) => standings.get(nameKey(comparison))?.kind ?? "open";
	const subjectsWith = (is) => new Set(comparisons.filter(is).map(subjectKey));
	const isFailing = mootFilter(comparisons, standings);
	const suspected = subjectsWith((each) => isFresh(standings.get(nameKey(each))));
	const isOpen = (comparison) => {
		const subject = subjectKey(comparison);
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
function subjectKey({ rule, scenario }) {
	return JSON.stringify([rule, scenario]);
}
/** Whether a comparison can no longer change a verdict, because a regression of its scenario decides already. */
function mootFilter(comparisons, standings) {
	const kindOf = (comparison) => standings.get(nameKey(comparison))?.kind ?? "open";
	const failing = new Set(comparisons.filter((each) => kindOf(each) === "regressed").map(subjectKey));
	return (comparison) => failing.has(subjectKey(comparison)) || kindOf(comparison) === "open" && failing.has(subjectKey({
		...comparison,
		rule: "baseline"
	})) || comparison.rule === "baseline" && failing.size > 0;
}
function isFresh(standing) {
	return standing?.kind === "suspected" && standing.looks < DOUBTFUL_LOOKS;
}
/**
* Whether precision alone decides when a comparison has been measured enough. If its estimate decided, a ledger would
* record lucky moments, which add up: +0.14 to +0.20% a record where runs went on until they passed.
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
/** Minimum number of blocks for a confirmation: fewer blocks do not show how noisy they are. */
const CONFIRMATION_BLOCKS = 8;
/** Minimum number of blocks for a pass, however wide the tolerance: fewer blocks hardly show how noisy they are. */
const PASS_BLOCKS = 5;
/** Minimum number of starts of each side for a pass: a single start may be unusual without any sign of it. */
const PASS_STARTS = 2;
/** Largest difference, in ln QPS, between a usual start of a server and an unusual one. */
const KINDS_DIFFER = .08;
/**
* Number of starts of each side after which unusual starts no longer explain a regression: two starts are seldom both
* unusual, three almost never.
*/
const LEAST_STARTS = 3;
/**
* Largest variance of turns, as a share of the variance of starts, at which a new start adds far more information than
* new turns would.
*/
const NOISE_BESIDE_STARTS = .5;
/** Largest standard deviation of turns, as a share of the limit, at which more turns hardly change a decision. */
const NOISE_BESIDE_LIMIT = .2;
/** Standings after a look. A regression keeps its standing, because looks do not test it again. */
function takeLook(standings, request) {
	const later = confirmations(standings, request);
	const next = new Map(standings);
	for (const comparison of request.comparisons) {
		const key = nameKey(comparison);
		const standing = next.get(key) ?? INITIAL_STANDING;
		if (standing.kind === "suspected") next.set(key, confirm(standing, later.get(standing.trial) ?? [], comparison, request));
		else if (standing.kind === "open" || standing.kind === "passed") next.set(key, decideUnsuspected(standing, comparison, request));
	}
	return next;
}
function decideUnsuspected(before, comparison, request) {
	const { comparisons, share, trial, familyOf, policy } = request;
	const { blocks, rule, effect } = comparison;
	const { margin } = toleranceOf(comparison, policy);
	if (before.kind === "passed" && isWithin(effect, margin)) return {
		...before,
		share
	};
	const exhaustedBy = isExhausted(effect, margin) ? trial : void 0;
	if (before.kind === "open" && !isDue(before, blocks)) return {
		...before,
		share,
		exhaustedBy
	};
	if (blocks >= PASS_BLOCKS && (hasStarts(comparison, PASS_STARTS) || effect.between.variance === 0) && isWithin(effect, margin, .008)) return {
		kind: "passed",
		share
	};
	if (!isRegression(comparison, comparisons, margin, suspicionAlpha(familyOf(rule)))) return {
		kind: "open",
		blocks,
		share,
		exhaustedBy
	};
	return {
		kind: "suspected",
		trial,
		blocks: 0,
		looks: 0,
		share,
		exhaustedBy: trial
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
	if (comparison.effect.mean > -margin || lowerBound(again.effect, .008) > -margin) return decideUnsuspected(INITIAL_STANDING, comparison, request);
	const exhaustedBy = isExhausted(again.effect, margin) ? trial : suspected.exhaustedBy;
	if (!isDue(suspected, again.blocks)) return {
		...suspected,
		share,
		exhaustedBy
	};
	const isSeenAgain = isBeyond(comparison, margin, SHOWN_ALPHA) && isRegression(again, base === void 0 ? [] : [base], margin, .01);
	if (isSeenAgain && hasStartsEnough(comparison, margin)) return { kind: "regressed" };
	if (isSeenAgain) return {
		...suspected,
		share,
		exhaustedBy: trial
	};
	return {
		...suspected,
		share,
		exhaustedBy,
		blocks: again.blocks,
		looks: suspected.looks + 1
	};
}
/** Whether data have grown so much since the last look that another one is worth the error that it spends. */
function isDue({ blocks: before }, blocks) {
	return blocks > 0 && blocks >= 1.25 * before;
}
/**
* Effect of some trials, with the spread of starts from all trials, because a few trials alone show the spread badly.
*/
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
/**
* Whether each side has at least this many starts. Half a start may be missing, because starts of unequal weight count
* as slightly fewer.
*/
function hasStarts({ trials, starts = trials }, least) {
	return starts >= least - .5;
}
/**
* Whether no unusual start can have made a regression: it is larger than such a start could make it, or each side has
* enough starts to rule that out.
*/
function hasStartsEnough(comparison, margin) {
	return hasStarts(comparison, LEAST_STARTS) || comparison.effect.mean < -.5 * margin - KINDS_DIFFER;
}
/**
* Whether more turns on the same servers would add hardly any information, because the noise of turns is already small
* compared with the spread of starts, or with the limit.
*/
function isExhausted({ within, between }, margin) {
	return within.variance <= Math.max(NOISE_BESIDE_STARTS * between.variance, (NOISE_BESIDE_LIMIT * margin) ** 2);
}
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
* Whether a comparison shows a regression at this one-sided error. A comparison with the baseline does so only if the
* change is also slower than its base. Otherwise a branch beyond its limit would turn every later change red.
*
* @param comparisons in which the change's comparison with its base is looked up; without one, the distance from the
*   baseline alone decides
*/
function isRegression(comparison, comparisons, margin, alpha) {
	const base = comparison.rule === "baseline" ? baseOf(comparisons, comparison) : void 0;
	return isBeyond(comparison, margin, alpha) && (base === void 0 || upperBound(base.effect, alpha) < 0);
}
/** Whether the bound at this one-sided error is within the tolerance; default: the error of the shown interval. */
function isWithin(effect, margin, alpha = SHOWN_ALPHA) {
	return lowerBound(effect, alpha) > -margin;
}
/** Labels of comparisons that were not measured to their end, because a regression had already decided the verdict. */
const UNPURSUED = {
	"leaning regressed": "also slower, not pursued",
	inconclusive: "not pursued",
	"machine disturbed": "not pursued"
};
/** Judgement of a run, before the search for causes and before anybody accepts a regression. */
function judgementOf({ compared, standings, policy, refused = [], ...rest }) {
	const { coverage, baseline, missingShards = [] } = rest;
	const judged = decide(compared, standings, policy);
	const isAllRefused = judged.comparisons.length === 0 && refused.some(({ refusal }) => refusal?.isMeasured === false);
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
function decide(compared, standings, policy) {
	const { comparisons, costs } = compared;
	const context = {
		family: [...comparisons, ...costs].filter(({ rule }) => rule !== "baseline").length,
		policy
	};
	const credible = credibleStandings(standings, compared, policy);
	const isRed = [...credible.values()].some(({ kind }) => kind === "regressed");
	const isUnpursued = mootFilter([...comparisons, ...costs], credible);
	const ofStanding = (comparison) => {
		const { margin } = toleranceOf(comparison, policy);
		const outcome = judgeComparison(comparison, believableStanding((isOverdrawn(comparison, comparisons, margin) ? { kind: "regressed" } : void 0) ?? inTheEnd(standings.get(nameKey(comparison)) ?? INITIAL_STANDING, comparison, margin, isRed), comparison, compared, policy), context);
		if (outcome.verdict === "inconclusive" && !isSlowerItself(comparison, comparisons)) return {
			...outcome,
			verdict: "pass",
			label: "not by this change",
			confirmed: null
		};
		if (!isUnpursued(comparison)) return outcome;
		const label = outcome.label === "not confirmed in time" ? labelOf(comparison.effect, INITIAL_STANDING) : outcome.label;
		return {
			...outcome,
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
* Whether a change is shown to be slower than its base, on a branch that is already beyond its limit. Such a change
* fails however little it adds to the distance. This test may take half of the false alarms that a run is permitted,
* which leaves the other half for everything else.
*/
function isOverdrawn(comparison, comparisons, margin) {
	if (comparison.rule !== "baseline" || !isBeyond(comparison, margin, SHOWN_ALPHA)) return false;
	const base = baseOf(comparisons, comparison);
	const alpha = FALSE_ALARM_PER_RUN / 2 / comparisons.filter(({ rule }) => rule === "baseline").length;
	return base !== void 0 && hasStarts(base, LEAST_STARTS) && upperBound(base.effect, alpha) < 0;
}
/**
* Whether a change seems slower than its base. Otherwise the distance of its branch from the baseline is not its fault.
*/
function isSlowerItself(comparison, comparisons) {
	return comparison.rule !== "baseline" || (baseOf(comparisons, comparison)?.high ?? 0) < 0;
}
/**
* Standing after the last look, at the level of the shown interval. A suspicion that later measurements neither
* confirmed nor refuted is `not confirmed`. It stays a suspicion if no look came after it, or if a regression ended the
* run sooner.
*/
function inTheEnd(standing, { effect }, margin, isRed) {
	if (standing.kind === "regressed" && isBeyond({ effect }, margin, SHOWN_ALPHA)) return standing;
	if (isWithin(effect, margin)) return {
		kind: "passed",
		share: shareAtLastLook(standing)
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
* The standing, or `machine disturbed` in place of a regression that a noisy machine alone may have made: most blocks
* were disturbed, and the undisturbed ones by themselves do not show the regression.
*/
function believableStanding(standing, comparison, { disturbance, undisturbed }, policy) {
	if (standing.kind !== "regressed" || !isTooDisturbed(disturbance)) return standing;
	const quiet = undisturbed.find((other) => nameKey(other) === nameKey(comparison));
	return isEnough(quiet) && isBeyond(quiet, toleranceOf(comparison, policy).margin, SHOWN_ALPHA) ? standing : { kind: "machine disturbed" };
}
/**
* Standings without the regressions that disturbances may have made, or that the figures no longer show. Comparisons
* without a standing count as open, because more data may still decide them.
*/
function credibleStandings(standings, compared, policy) {
	const believed = new Map(standings);
	for (const comparison of [...compared.comparisons, ...compared.costs]) {
		const key = nameKey(comparison);
		const standing = standings.get(key);
		if (standing?.kind !== "regressed") continue;
		if (!isBeyond(comparison, toleranceOf(comparison, policy).margin, SHOWN_ALPHA) || believableStanding(standing, comparison, compared, policy) !== standing) believed.delete(key);
	}
	return believed;
}
function judgeComparison(comparison, standing, { family, policy }) {
	const tolerance = toleranceOf(comparison, policy);
	const verdict = verdictOfStanding(standing);
	if (tolerance.share === null) return {
		...comparison,
		...unlimitedVerdict(comparison)
	};
	return {
		...comparison,
		tolerance: tolerance.share,
		toleranceFrom: tolerance.from,
		detectable: detectable(comparison, tolerance, family, shareAtLastLook(standing)),
		verdict,
		label: labelOf(comparison.effect, standing),
		confirmed: standing.kind === "regressed" ? true : standing.kind === "not confirmed" ? false : null
	};
}
function unlimitedVerdict({ low, high }) {
	return {
		tolerance: null,
		toleranceFrom: "default",
		detectable: null,
		verdict: "measured",
		label: high < 0 ? "slower" : low > 0 ? "faster" : "not told apart",
		confirmed: null
	};
}
/** Share of the planned time that was over at the last look; all of it if unknown. */
function shareAtLastLook(standing) {
	return ("share" in standing ? standing.share : void 0) ?? 1;
}
function verdictOfStanding({ kind }) {
	if (kind === "passed") return "pass";
	return kind === "regressed" ? "regressed" : "inconclusive";
}

// src/core/comparison/groups.ts
/** Splits the plan of a run into a plan for each group of servers, because groups are measured one after the other. */
/** Groups in the order in which they were measured. A plan without groups is a single group. */
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
			return cells.some((key) => key.workload === workload && key.threads === threads);
		};
		const part = {
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
				...part
			},
			last
		}];
	});
}
/**
* Joins the plans of groups into that of the whole run. A control that several groups share appears only once, because
* a plan must not list an arm twice.
*
* @param trials number of trials of each group, in the order of the plans
*/
function planOfGroups([first, ...others], trials) {
	if (others.length === 0) return first;
	const all = [first, ...others];
	const isNew = ({ scenario, revision }) => first.arms.every((arm) => arm.scenario.name !== scenario.name || arm.revision !== revision);
	const cells = new Map(all.flatMap((plan) => plan.cells.map((cell) => [JSON.stringify(cellKeyOf(cell)), cell])));
	return {
		...first,
		arms: [...first.arms, ...others.flatMap(({ arms }) => arms.filter(isNew))],
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
/**
* Takes the looks of a run when they are due, and takes the same looks again when a result is judged again from its
* stored lines.
*/
function lookSubject({ look: { workload, threads }, ...due }) {
	const isHere = ({ workload: { name }, threads: level }) => workload === null || name === workload && level === threads;
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
/** Comparisons as a look would see them. Nothing is decided, so that no error is spent. */
function compareAt(due) {
	return lookSubject(due).compared;
}
function lookAt(standings, due) {
	const { policy } = due;
	const { trial, share, workload } = due.look;
	const { plan, measured, compared } = lookSubject(due);
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
* Takes all looks of a run again, for each group from the lines of its own trials.
*
* @param lines in the order in which they were measured, because a look sees only the lines before it; they are read
*   only once
* @returns at least one group
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
/** Statements of comparisons as in result.json: the effect, the text and the execution plans of each. */
/**
* Statements with their effects. Execution plans are those of the servers of the first trial, and are added only if
* they differ between the two sides, because equal plans explain nothing.
*/
function describeStatements(plan, measured, lines) {
	const states = armStatesOf(lines).filter(({ trial }) => trial === 1);
	return statementsByKey(plan, measured, ({ rule, scenario, reference }, statement) => {
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
/** Estimates effects again from raw measurements; texts and execution plans come from the result that was read. */
function describeAgain({ comparisons, plan }, measured) {
	const statements = new Map(comparisons.map((comparison) => [nameKey(comparison), comparison.statements]));
	return statementsByKey(plan, measured, (comparison, statement) => statements.get(nameKey(comparison))?.find(({ name }) => name === statement));
}
function statementsByKey(plan, measured, factsOf) {
	return new Map(statementEffects(plan, measured).map(({ statements, ...comparison }) => [nameKey(comparison), statements.map((effect) => ({
		...factsOf(comparison, effect.name),
		...effect
	}))]));
}

// src/core/result/describe-cells.ts
/** Busy share of sysbench's CPUs. Above it, the client may limit the QPS instead of the server. */
const CLIENT_SATURATED = .9;
/** Ignored errors (deadlocks, lock time-outs) per transaction. Above it, the cell gets a warning. */
const ERROR_SHARE = .01;
function describeCells(plan, measurement, environment) {
	const slices = Map.groupBy(slicesOf(measurement.lines), placeKey);
	const totals = Map.groupBy(totalsOf(measurement.lines), placeKey);
	return plan.arms.flatMap(({ scenario: { name: scenario }, revision }) => plan.cells.flatMap(({ workload, threads }) => {
		const key = placeKey({
			scenario,
			revision,
			workload: workload.name,
			threads
		});
		const totalsOfCell = totals.get(key);
		return totalsOfCell === void 0 ? [] : resultCell(slices.get(key) ?? [], totalsOfCell, environment);
	}));
}
function resultCell(slices, totals, { serverCpus, clientCpus }) {
	const { scenario, revision, workload, threads } = totals[0];
	const tps = meanOrZero(totals.map(({ trial }) => rateOf(slices.filter((slice) => slice.trial === trial))));
	const queriesPerTransaction = ratio(sum(totals.map((total) => total.transactions * total.queriesPerTransaction)), sum(totals.map((total) => total.transactions)));
	const counted = sum(slices.map((slice) => slice.transactions));
	const latency = mergeHistograms(totals.map((total) => total.latency));
	const turnSeconds = sum(totals.map((total) => total.turnSeconds));
	const serverCpu = sumOrNull(totals.map((total) => total.serverCpuSeconds));
	const clientCpu = sumOrNull(totals.map((total) => total.clientCpuSeconds));
	const busy = (cpu, { length }) => cpu === null ? null : ratio(cpu, turnSeconds * length);
	return {
		scenario,
		revision,
		workload,
		threads,
		qps: tps * queriesPerTransaction,
		tps,
		latencyMs: {
			avg: ratio(1e3 * threads * sum(slices.map((slice) => slice.seconds)), counted),
			...quantilesMs(latency)
		},
		cpuMicrosPerQuery: serverCpu === null || counted === 0 ? null : 1e6 * serverCpu / (counted * queriesPerTransaction),
		serverCpuBusy: busy(serverCpu, serverCpus),
		clientCpuBusy: busy(clientCpu, clientCpus),
		isAwake: totals.some((total) => total.isAwake) || void 0,
		slices: slices.length,
		errors: sum(totals.map((total) => total.errors))
	};
}
/**
* Robust mean of transactions per second. If most slices are too short for a transaction, it is the plain mean, because
* most rates are 0 then.
*/
function rateOf(slices) {
	const rates = slices.map((slice) => slice.transactions / slice.seconds);
	const isMostlyEmpty = rates.filter((rate) => rate > 0).length <= rates.length / 2;
	return isSample(rates) && !isMostlyEmpty ? robustMean(rates) : meanOrZero(rates);
}
function cellWarnings(cells, { lines }) {
	const totals = Map.groupBy(totalsOf(lines), placeKey);
	const transactionsIn = (cell) => sum((totals.get(placeKey(cell)) ?? []).map((one) => one.transactions));
	const about = ({ scenario, revision, workload, threads }) => ({
		scenario,
		revision,
		workload,
		threads
	});
	const saturated = cells.flatMap((cell) => cell.clientCpuBusy === null ? [] : [{
		...about(cell),
		busy: cell.clientCpuBusy
	}]).filter(({ busy }) => busy > CLIENT_SATURATED).map((cell) => ({
		code: "client-saturated",
		...cell
	}));
	const failing = cells.filter((cell) => !isCopy(cell) && cell.errors > ERROR_SHARE * transactionsIn(cell)).map((cell) => {
		const last = totals.get(placeKey(cell))?.findLast(({ errorNumber }) => errorNumber !== void 0)?.errorNumber;
		const counts = {
			errors: cell.errors,
			transactions: transactionsIn(cell)
		};
		return {
			code: "errors",
			...about(cell),
			...counts,
			...last === void 0 ? {} : { last }
		};
	});
	return [...saturated, ...failing];
}
/**
* Warns if other clients sent at least one query a second to a server that ran already, because that affects the
* figures.
*/
function othersWarnings({ lines }) {
	const hosts = new Map(lines.flatMap((line) => line.kind === "arm" && line.host !== void 0 ? [[armKey(line), line.host]] : []));
	return [...new Set(hosts.values())].flatMap((endpoint) => {
		const totals = totalsOf(lines).filter((total) => hosts.get(armKey(total)) === endpoint);
		const perSecond = meanOrZero(totals.flatMap((total) => total.othersPerSecond ?? []));
		const ours = meanOrZero(totals.map((total) => ratio(total.transactions * total.queriesPerTransaction, total.turnSeconds)));
		return perSecond < 1 ? [] : [{
			code: "others-asked",
			endpoint,
			perSecond,
			share: ratio(perSecond, perSecond + ours)
		}];
	});
}
function armKey({ scenario, revision }) {
	return JSON.stringify([scenario, revision]);
}
function ratio(part, whole) {
	return whole === 0 ? 0 : part / whole;
}
function meanOrZero(values) {
	return ratio(sum(values), values.length);
}
/** Sum of values; null if one of them is unknown (null), because the sum of the others would be too small. */
function sumOrNull(values) {
	const numbers = values.filter((value) => value !== null);
	return numbers.length < values.length ? null : sum(numbers);
}
/**
* Adjusts the QPS of cells to the comparisons, so that no table contradicts a change. The control gets the mean of
* itself and its twin. Every other arm gets the QPS of the arm that it is compared with, times the change. An arm
* without a comparison keeps what was measured.
*/
function agreeingRates(cells, { arms: [control] }, comparisons) {
	const effects = new Map(comparisons.map((comparison) => [nameKey(comparison), comparison.effect.mean]));
	const effectIn = (place, rule) => effects.get(nameKey({
		...place,
		rule
	}));
	const measured = new Map(cells.map((cell) => [placeKey(cell), cell.qps]));
	const rateOf = (place) => {
		const rate = measured.get(placeKey(place)) ?? 0;
		const { scenario, revision } = place;
		if (revision === "base" || revision === "baseline") {
			const effect = effectIn(place, revision);
			return effect === void 0 ? rate : rateOf({
				...place,
				revision: "head"
			}) / Math.exp(effect);
		}
		if (isCopy(place)) return rate;
		if (scenario === control.scenario.name) {
			const twin = measured.get(placeKey({
				...place,
				revision: "twin"
			}));
			return twin === void 0 ? rate : Math.sqrt(rate * twin);
		}
		const effect = effectIn(place, "control");
		return effect === void 0 ? rate : rateOf({
			...place,
			scenario: control.scenario.name
		}) * Math.exp(effect);
	};
	return cells.map((cell) => {
		const qps = rateOf(cell);
		return {
			...cell,
			qps,
			tps: cell.tps && cell.tps * (qps / cell.qps)
		};
	});
}
function placeKey({ scenario, revision, workload, threads }) {
	return JSON.stringify([
		scenario,
		revision,
		workload,
		threads
	]);
}

// src/core/result/join-runs.ts
/** Describes runs of several groups of servers, or of several shards, as a single run. */
function joinRuns(runs, plan) {
	const [first] = runs;
	const servers = runs.flatMap(({ scenarios }) => scenarios).map((each) => [`${each.revision} ${each.name}`, each]);
	return {
		...first,
		plan,
		measuredSeconds: sum(runs.map(({ measuredSeconds }) => measuredSeconds)),
		scenarios: [...new Map(servers.toReversed()).values()].reverse(),
		settings: distinct(runs.flatMap(({ settings }) => settings)),
		cells: joinedCells(runs),
		advice: distinct(runs.flatMap(({ advice }) => advice)),
		statements: new Map(runs.flatMap(({ statements = /* @__PURE__ */ new Map() }) => [...statements])),
		costs: new Map(runs.flatMap(({ costs = /* @__PURE__ */ new Map() }) => [...costs])),
		pairEffects: joinedPairEffects(plan.arms[0].scenario.name, runs.flatMap(({ pairEffects }) => pairEffects ?? [])),
		warnings: distinct(runs.flatMap(({ warnings }) => warnings)).filter(({ code }) => !JUDGING_CODES.some((one) => one === code))
	};
}
/**
* The cells of all runs, each once. Groups share the control, which keeps the QPS of the first group. The QPS of other
* servers are scaled to it, so that their ratio to the control stays as measured side by side.
*/
function joinedCells(runs) {
	const joined = /* @__PURE__ */ new Map();
	for (const { cells, plan } of runs) {
		const control = plan.arms[0].scenario.name;
		const byPlace = new Map(cells.map((cell) => [placeKey(cell), cell]));
		for (const cell of cells) {
			const place = placeKey({
				...cell,
				scenario: control,
				revision: "head"
			});
			const [first = 0, second = 0] = [joined.get(place)?.qps, byPlace.get(place)?.qps];
			const factor = first > 0 && second > 0 ? first / second : 1;
			const entry = joined.get(placeKey(cell));
			joined.set(placeKey(cell), entry ?? {
				...cell,
				qps: factor * cell.qps,
				tps: factor * cell.tps
			});
		}
	}
	return [...joined.values()];
}

export { RESTART_KINDS as A, effectsAgainstFirst as C, LOOK_GROWTH as D, LONGEST_SHARE as E, SHOWN_ALPHA as O, compare as S, HALF_MARGIN as T, variancesAtEnd as _, othersWarnings as a, pairEffectsOf as b, compareAt as c, planOfGroups as d, credibleStandings as f, needsMore as g, isSuspected as h, describeCells as i, timesDiffer as j, resultSchema as k, lookAt as l, isStillNeeded as m, agreeingRates as n, describeAgain as o, judgementOf as p, cellWarnings as r, describeStatements as s, joinRuns as t, replay as u, byDirection as v, joinComparisons as w, studyOf as x, joinedPairEffects as y };