import { i as suggestionSchema, n as causeSchema, r as explanationSchema } from "./attribution.js";
import { c as sum, n as findDisturbance, t as disturbanceSchema } from "./disturbance.js";
import { b as coveredSettingSchema, f as estimateEffects, h as contrastsOf, i as acceptanceSchema, n as LABELS, o as heldHistorySchema, p as nameOf, v as numbersOf } from "./judgement.js";
import { a as boolean, c as discriminatedUnion, d as looseObject, f as number, g as record, i as array, l as int, m as partialRecord, n as _enum, p as object, u as literal, v as string } from "./schemas.js";
import { i as keyOf, r as changeOf } from "./comparison.js";
import { r as REVISIONS, t as COSTS } from "./names.js";
import { D as MANUAL_ADDRESS } from "./option-reach.js";
import { n as insightSchema } from "./insight.js";
import { n as MOST_SHARDS } from "./shard.js";
import { n as KNOWN_OUTCOMES } from "./suite.js";

// src/core/result/timeline.ts
/** Where the wall time of a run went: every step of it, and what each server went through meanwhile. */
/** Seconds since the run began. */
const time = {
	from: number().nonnegative(),
	to: number().nonnegative()
};
const trial = { trial: int().positive() };
/** What the run was at; at every moment one of these. */
const runSpanSchema = discriminatedUnion("step", [
	object({
		step: _enum([
			"prepare",
			"data",
			"wait",
			"judge",
			"search"
		]),
		...time
	}),
	object({
		step: _enum(["start", "stop"]),
		...trial,
		...time
	}),
	object({
		step: _enum([
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
/** What one server went through, beside others and maybe beside a step of the run. */
const armSpanSchema = object({
	step: _enum([
		"copy",
		"launch",
		"set-up"
	]),
	...trial,
	scenario: string(),
	revision: _enum(REVISIONS),
	...time
});
const spanSchema = discriminatedUnion("step", [runSpanSchema, armSpanSchema]);
/** Steps of a run in the order in which they usually come. */
const RUN_STEPS = [
	"prepare",
	"data",
	"wait",
	"start",
	"connect",
	"warm-up",
	"measure",
	"end",
	"stop",
	"judge",
	"search"
];
/** Steps that took less are not worth a line. */
const LEAST_SECONDS = .05;
function isOfArm(span) {
	return "scenario" in span;
}
function isOfCell(span) {
	return "workload" in span;
}
/** What of the wall time went where, without what took next to nothing. Drawing comes after the end of the wall time. */
function timeShares({ timeline, seconds, measuredSeconds }) {
	const took = (step) => timeline.reduce((sum, span) => span.step === step ? sum + span.to - span.from : sum, 0);
	return RUN_STEPS.flatMap((step) => step === "measure" ? [{
		step: "counted",
		seconds: measuredSeconds
	}, {
		step,
		seconds: took(step) - measuredSeconds
	}] : [{
		step,
		seconds: took(step)
	}]).filter((one) => one.seconds >= LEAST_SECONDS).map((one) => ({
		...one,
		share: one.seconds / seconds
	}));
}

// src/core/comparison/statement-blocks.ts
/**
* Neighbouring blocks are joined until every arm has so many executions, as a window without any says nothing of the time that
* one takes. More of them would leave a rare statement too few windows to tell its noise.
*/
const LEAST_EXECUTIONS = 5;
/** What arms did of a statement, by its name, which need not stand at the same place in the load of each. */
function blocksOfStatement(measured, isCompared, name) {
	return {
		arm: (scenario, revision) => measured.arm(scenario, revision),
		blocksIn: (cell) => {
			const placeOf = placeFinder(measured, cell, name);
			return [...Map.groupBy(measured.blocksIn(cell).filter(isCompared), ({ trial }) => trial).values()].flatMap((blocks) => joinedBlocks(blocks.map((block) => projected(block, placeOf))));
		}
	};
}
/** Place of the statement among those of an arm; −1 where its load has none of this name. */
function placeFinder(measured, cell, name) {
	const known = /* @__PURE__ */ new Map();
	return (arm) => {
		const place = known.get(arm) ?? measured.statementsIn(cell, arm).findIndex((one) => one.name === name);
		known.set(arm, place);
		return place;
	};
}
function projected({ works, ...block }, placeOf) {
	const own = works.map((work, arm) => {
		const found = work?.statements?.[placeOf(arm)];
		return found && {
			transactions: found[0],
			seconds: found[1]
		};
	});
	return {
		...block,
		works: own
	};
}
/** @param blocks those of one trial, in their order */
function joinedBlocks(blocks) {
	const everyExecutes = executors(blocks);
	const joined = [];
	let open;
	for (const block of blocks) {
		open = open === void 0 ? block : joinedWith(open, block);
		if (!everyExecutes(open)) continue;
		joined.push(open);
		open = void 0;
	}
	const last = joined.at(-1);
	if (open !== void 0) joined.splice(-1, 1, last === void 0 ? open : joinedWith(last, open));
	return joined.map(({ works, ...block }) => ({
		...block,
		works: works.map(timed)
	}));
}
/** Whether every arm that ever executes the statement in these blocks has done so often enough. */
function executors(blocks) {
	const arms = new Set(blocks.flatMap(({ works }) => works.flatMap((work, arm) => work !== void 0 && work.transactions > 0 ? [arm] : [])));
	return ({ works }) => [...arms].every((arm) => (works[arm]?.transactions ?? LEAST_EXECUTIONS) >= LEAST_EXECUTIONS);
}
function joinedWith({ works, ...block }, other) {
	const all = works.map((work, arm) => {
		const added = other.works[arm];
		if (work === void 0 || added === void 0) return void 0;
		return {
			transactions: work.transactions + added.transactions,
			seconds: work.seconds + added.seconds
		};
	});
	return {
		...block,
		works: all
	};
}
/** Nothing is known of executions that took no time, nor of none. */
function timed(work) {
	return work !== void 0 && work.transactions > 0 && work.seconds > 0 ? work : void 0;
}

// src/core/comparison/statement-effects.ts
/**
* Chance that a run calls any statement slower or faster where none is, over all statements of all its comparisons: as small
* as that of a verdict's false alarm, since a statement that is named is looked into.
*/
const FALSE_STATEMENT = .01;
/**
* Changes of less are not worth a name. What a start moves is up to a few per cent of a statement's time, and one that takes
* a fifth of it would change QPS by no more than 1 %.
*/
const LEAST_STATEMENT_CHANGE = .05;
const STATEMENT_VERDICTS = [
	"slower",
	"faster",
	"no change",
	"added",
	"removed",
	"too rare"
];
/** Comparisons of arms whose statements were counted; the intervals hold all at once. */
function statementEffects(plan, measured) {
	const { isDropped } = findDisturbance(measured.cells);
	const isCompared = (block) => !isDropped(block);
	const counted = contrastsOf(plan).filter(({ arms, references, cell: { workload, threads } }) => numbersOf(measured, [...arms, ...references]).some((arm) => measured.statementsIn({
		workload: workload.name,
		threads
	}, arm).length > 0)).map((contrast) => ({
		contrast,
		...sidesOf(contrast, measured)
	})).filter(({ before, now }) => before.statements.size + now.statements.size > 0);
	const names = new Set(counted.flatMap(({ before, now }) => [...now.statements.keys(), ...before.statements.keys()]));
	const effects = new Map([...names].flatMap((name) => {
		const contrasts = counted.filter(({ before, now }) => before.statements.has(name) && now.statements.has(name)).map(({ contrast }) => contrast);
		const compared = {
			measured: blocksOfStatement(measured, isCompared, name),
			isCompared: () => true
		};
		return estimateEffects(contrasts, compared, plan).map((found) => [keyIn(found, name), found.effect]);
	}));
	const confidence = 1 - FALSE_STATEMENT / (Math.max(1, effects.size) * (plan.shard?.of ?? 1));
	return counted.map(({ contrast, before, now }) => {
		const found = nameOf(contrast);
		const own = /* @__PURE__ */ new Set([...now.statements.keys(), ...before.statements.keys()]);
		const effectOf = (name) => effects.get(keyIn(found, name));
		return {
			...found,
			statements: [...own].map((name) => statementEffect(name, {
				before,
				now
			}, effectOf(name), confidence))
		};
	});
}
function keyIn(found, name) {
	return JSON.stringify([keyOf({
		...found,
		scope: "cell"
	}), name]);
}
function sidesOf({ arms, references, cell: { workload, threads } }, measured) {
	const cell = {
		workload: workload.name,
		threads
	};
	const sideOf = (own) => {
		const numbers = numbersOf(measured, own);
		const works = measured.blocksIn(cell).flatMap((block) => numbers.flatMap((number) => block.works[number] ?? []));
		const counted = numbers.flatMap((number) => measured.statementsIn(cell, number));
		return {
			threads,
			seconds: sum(works.map(({ seconds }) => seconds)),
			transactions: sum(works.map(({ transactions }) => transactions)),
			statements: new Map([...Map.groupBy(counted, ({ name }) => name)].map(([name, all]) => [name, joined(all)]))
		};
	};
	return {
		before: sideOf(references),
		now: sideOf(arms)
	};
}
function joined(all) {
	const total = (field) => sum(all.map((one) => one[field]));
	const [{ name } = { name: "" }] = all;
	return {
		name,
		executions: total("executions"),
		seconds: total("seconds"),
		failed: total("failed")
	};
}
/** @param effect on the logarithm of executions a second of their own time */
function statementEffect(name, { before, now }, effect, confidence) {
	const sides = {
		before: sideIn(before, name),
		now: sideIn(now, name)
	};
	const figures = effect === void 0 ? UNKNOWN : changeOf({
		...effect,
		mean: -effect.mean
	}, confidence);
	const { change, low, high } = figures;
	return {
		name,
		change,
		low,
		high,
		...sides,
		explained: explained(sides, change, timeOf(now) / timeOf(before)),
		verdict: verdictOf(sides, figures)
	};
}
const UNKNOWN = {
	change: null,
	low: null,
	high: null
};
function sideIn({ statements, seconds, threads }, name) {
	const own = statements.get(name);
	if (own === void 0) return null;
	const { executions, failed } = own;
	return {
		milliseconds: executions === 0 ? null : 1e3 * threads * own.seconds / executions,
		share: seconds === 0 ? 0 : Math.min(1, own.seconds / seconds),
		executions,
		failed: failed === 0 ? 0 : failed / (executions + failed)
	};
}
/** Time of a transaction. */
function timeOf({ seconds, transactions }) {
	return seconds / transactions;
}
/** @param ratio of the time of a transaction to that before */
function explained({ before, now }, change, ratio) {
	if (before === null) return now === null || !Number.isFinite(ratio) ? null : now.share * ratio;
	if (now === null) return -before.share;
	return change === null ? null : before.share * change;
}
function verdictOf({ before, now }, { change, low, high }) {
	if (before === null) return "added";
	if (now === null) return "removed";
	if (change === null || low === null || high === null) return "too rare";
	if (low > 0 && change >= .05) return "slower";
	return high < 0 && change <= 1 / 1.05 - 1 ? "faster" : "no change";
}

// src/core/result/result.ts
/** result.json: the run as one JSON value, of which every view is made. Field names are a promise to users. */
const SCHEMA_VERSION = 1;
const verdict = _enum([
	"pass",
	"regressed",
	"inconclusive"
]);
const revision = _enum(REVISIONS);
const rule = _enum([
	"control",
	"base",
	"history"
]);
const share = number();
const toleratedShare = number().min(0).lt(1);
const figure = number().nullable();
/** A quality problem: `code` and its data for programs, `message` for people. */
const warningSchema = looseObject({
	code: string(),
	message: string()
});
const environmentSchema = object({
	cpuModel: string(),
	/** 0 where nobody knows, as of figures that were imported; texts are "unknown" then. */
	cpus: int().nonnegative(),
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
	sha: string().regex(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/),
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
	host: string().nullable(),
	/** Hashes a second that its server makes with all its CPUs busy; null where all scenarios have the same server. */
	cpuCapacity: number().nullable(),
	/** What its server costs an hour, as the suite says; null where it says nothing. */
	price: number().nullable(),
	/** Share of the pages it wanted that it read from disk, in the cell in which that was most; null where that is not known. */
	pageMisses: number().nullable()
});
const cellSchema = object({
	scenario: string(),
	revision,
	workload: string(),
	threads: int().positive(),
	/** Robust mean over the slices; of imported repetitions the geometric mean. */
	qps: number(),
	/** Null where it was imported and nobody says. */
	tps: number().nullable(),
	/** The same. */
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
	/** 0 where it was imported, and so are errors. */
	slices: int(),
	errors: int()
});
const componentSchema = object({
	variance: number(),
	df: number()
});
/** What the figures of a comparison are made of, on the scale of ln QPS. */
const effectSchema = object({
	mean: number(),
	standardError: number(),
	df: number(),
	/** The two parts of the squared standard error: noise of blocks, spread of starts. */
	within: componentSchema,
	between: componentSchema
});
const statementSideSchema = object({
	/** Mean time of an execution; null where none ended. */
	milliseconds: figure,
	/** Share of the time of all transactions. */
	share,
	/** Executions that ended. */
	executions: int(),
	/** Share of its executions that the server refused. */
	failed: share
});
/** A statement of a workload of the user's own in a comparison. It explains the change, and decides nothing. */
const statementSchema = object({
	name: string(),
	/** With `?` for its parameters; none where only its name is known. */
	sql: string().optional(),
	/** Change of the mean time of an execution, 0.3 is 30 % longer; null where it is not known. */
	change: figure,
	/** Interval of the change; those of all statements of the run hold at once, in 99 of 100 runs. */
	low: figure,
	high: figure,
	/** Null where the workload had no such statement. */
	before: statementSideSchema.nullable(),
	now: statementSideSchema.nullable(),
	/** By how much it makes transactions longer, as a share of the time that they took before; null where that is not known. */
	explained: figure,
	verdict: _enum(STATEMENT_VERDICTS),
	/** How the server executes it, where that changed: lines of text. */
	plan: object({
		before: string(),
		after: string()
	}).optional()
});
/** What a transaction costs beside its time, in a comparison. */
const costSchema = object({
	cost: _enum(COSTS),
	/** For each transaction: microseconds of CPU time, bytes, or how many; bytes of memory, milliseconds of latency. */
	before: figure,
	now: figure,
	/** 0.3 is 30 % more; with its 95 % interval. */
	change: share,
	low: share,
	high: share,
	/** Whether it is surely another than before, in 95 of 100 runs for all costs at once, and by at least 5 %. */
	differs: boolean(),
	/** Where it is gated: how much more is tolerated, where that was set, and what became of it. */
	gated: object({
		tolerance: toleratedShare,
		toleranceFrom: string(),
		verdict,
		label: _enum(LABELS),
		confirmed: boolean().nullable()
	}).optional()
});
/** What each of several machines says of a comparison that is their mean. */
const machinesSchema = object({
	each: array(object({
		machine: int().positive(),
		change: share,
		low: share,
		high: share
	})).readonly(),
	/** Chance that machines differ by as much where the change is the same on all of them. */
	sameChance: number(),
	/** Whether it was shown that the change depends on the machine. */
	differ: boolean(),
	/** The machine that alone makes them differ; null where they do not, or several do. */
	odd: int().positive().nullable()
});
const comparisonFields = {
	rule,
	scenario: string(),
	reference: string(),
	change: share,
	/** The limits of its interval, null where it has none: it was imported, and not repeated. */
	low: share.nullable(),
	high: share.nullable(),
	confidence: share,
	/** Null where it has no interval. */
	effect: effectSchema.nullable(),
	tolerance: toleratedShare,
	/** Where the tolerance was set: "default", "suite", "--tolerance", "scenario NAME", "workload NAME". */
	toleranceFrom: string(),
	/** Null where it was imported, as none would have been called regressed. */
	detectable: share.nullable(),
	blocks: int(),
	/** Of what was imported, the repetitions. */
	trials: int(),
	verdict,
	/** Finer than the verdict. */
	label: _enum(LABELS),
	confirmed: boolean().nullable(),
	/** Measuring time in seconds that would have sufficed to decide; null where it was decided. */
	sufficientSeconds: number().nullable(),
	/** None where there was one machine. */
	machines: machinesSchema.optional()
};
/** A comparison of a cell, or of a scenario's mean over its cells. */
const comparisonSchema = discriminatedUnion("scope", [object({
	scope: literal("cell"),
	workload: string(),
	threads: int().positive(),
	...comparisonFields,
	/** Those of a workload of the user's own, as the workload has them; none for others. */
	statements: array(statementSchema).readonly().optional(),
	/** Those that are known; absent where none is, as of figures that were imported. */
	costs: array(costSchema).readonly().optional()
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
		"image",
		"binary",
		"schema",
		"workload",
		"mix"
	]),
	name: string(),
	/** Null where it was added. */
	before: writtenSchema.nullable(),
	/** Null where it was removed. */
	after: writtenSchema.nullable()
});
/** What is known of a changed setting beforehand: it decides nothing. Codes are those of core/settings/dangers.ts. */
const adviceSchema = object({
	scenario: string(),
	code: string(),
	/** As servers list it. */
	variable: string(),
	file: string(),
	line: int().positive(),
	message: string(),
	/** Address of the page of the manual that tells of it. */
	page: string().regex(MANUAL_ADDRESS)
});
const tolerances = object({
	control: toleratedShare,
	base: toleratedShare,
	history: toleratedShare
});
function areDistinct(values) {
	return new Set(values.map((value) => JSON.stringify(value))).size === values.length;
}
const tolerancePolicy = object({
	tolerance: tolerances,
	toleranceFrom: object({
		control: string(),
		base: string(),
		history: string()
	}),
	byScenario: record(string(), tolerances.partial()),
	byWorkload: record(string(), tolerances.partial())
});
const part = object({
	index: int().positive(),
	of: int().positive().max(MOST_SHARDS)
});
/** What was to be measured and how it is judged: with it the verdict can be computed again from the raw slices. */
const planSchema = object({
	/** What scenarios were compared with. */
	rules: array(rule).min(1).readonly(),
	arms: array(object({
		scenario: string(),
		revision,
		role: _enum(["control", "candidate"])
	})).min(2).readonly().refine((arms) => areDistinct(arms.map(({ scenario, revision }) => [scenario, revision])), "each arm once"),
	cells: array(object({
		workload: string(),
		threads: int().positive()
	})).readonly().refine((cells) => areDistinct(cells.map(({ workload, threads }) => [workload, threads])), "each cell once"),
	/** Part of a larger plan that this is; null: all of it, or all parts joined. */
	shard: part.nullable(),
	/** Machine of several that measured the same, each by itself; none where there was one, or all are joined. */
	machine: part.optional(),
	/** What is known beforehand of how much a server start moves ln QPS: a standard deviation and its degrees of freedom. */
	startSpread: object({
		sd: number().nonnegative(),
		df: number().positive()
	}),
	/** How many trials the budget was split into, whether or not all were needed. */
	trials: int().positive().max(200),
	policy: tolerancePolicy.extend({
		/** Limits of all tolerances, of the base whose rules held. */
		atMost: tolerancePolicy.optional(),
		/** Costs that are gated beside QPS, and how much more of each is tolerated; none where none is. */
		costs: partialRecord(_enum(COSTS), object({
			share: toleratedShare,
			from: string()
		})).optional(),
		onInconclusive: _enum(["pass", "fail"])
	})
});
/** Where figures come from that were measured elsewhere. */
const importedSchema = object({
	/** Files and directories as they were named. */
	paths: array(string()).readonly(),
	/** How many were read. */
	observations: int().positive(),
	/** How many there are of a cell of one scenario: in that with the fewest, and in that with the most. */
	repetitions: object({
		fewest: int().positive(),
		most: int().positive()
	})
});
const resultSchema = object({
	schemaVersion: literal(1),
	verdict,
	suite: object({
		name: string(),
		fingerprint: string(),
		/** Verdict that was known beforehand. */
		known: _enum(KNOWN_OUTCOMES).optional()
	}),
	/** Null where there was no repository. */
	commit: commitSchema.nullable(),
	/** ISO 8601, UTC. */
	startedAt: string().regex(/^\d{4}-[01]\d-[0-3]\dT[0-2]\d:[0-5]\d:[0-5]\d(?:\.\d+)?Z$/),
	/** Wall time of the whole run. */
	seconds: number(),
	/** Where it went; null for imported figures and joined shards. */
	timeline: array(spanSchema).readonly().nullable(),
	/** Null where we measured it. */
	imported: importedSchema.nullable(),
	/** Time for which clients were served, over all slices. */
	measuredSeconds: number(),
	seed: int(),
	/** Arguments of `qpsgate run` that measure the same again; of `qpsgate import` where it was imported. */
	reproduce: array(string()).readonly(),
	plan: planSchema,
	/** Of joined machines that of the first. */
	environment: environmentSchema,
	/** The machines that measured the same, where there are several: the comparisons are means over them. */
	machines: array(environmentSchema.extend({ machine: int().positive() })).readonly().optional(),
	scenarios: array(scenarioSchema).readonly(),
	cells: array(cellSchema).readonly(),
	comparisons: array(comparisonSchema).readonly(),
	twin: array(twinSchema).readonly(),
	disturbance: disturbanceSchema,
	settings: array(settingSchema).readonly(),
	/** What can have been seen of each of them, with a sentence; empty where nothing was started. */
	coverage: array(coveredSettingSchema.extend({ message: string() })).readonly(),
	/** Empty where nothing is known or it was not asked for. */
	advice: array(adviceSchema).readonly(),
	/** Null where it was held against none. */
	history: heldHistorySchema.nullable(),
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
function hasInterval(found) {
	return found.low !== null && found.high !== null && found.effect !== null;
}
function isMeasured(found) {
	return hasInterval(found) && found.detectable !== null;
}

export { statementEffects as a, timeShares as c, FALSE_STATEMENT as i, isMeasured as n, isOfArm as o, resultSchema as r, isOfCell as s, hasInterval as t };