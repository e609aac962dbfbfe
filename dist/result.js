import { i as suggestionSchema, n as causeSchema, r as explanationSchema } from "./attribution.js";
import { f as STATEMENT_VERDICTS, i as acceptanceSchema, n as LABELS, o as heldHistorySchema, w as coveredSettingSchema } from "./judgement.js";
import { t as disturbanceSchema } from "./disturbance.js";
import { a as boolean, c as discriminatedUnion, d as looseObject, f as number, g as record, i as array, l as int, m as partialRecord, n as _enum, p as object, u as literal, v as string } from "./schemas.js";
import { r as REVISIONS, t as COSTS } from "./names.js";
import { f as MANUAL_ADDRESS } from "./settings-knowledge.js";
import { n as insightSchema } from "./insight.js";
import { n as MOST_SHARDS } from "./shard.js";
import { n as KNOWN_OUTCOMES } from "./suite.js";

// src/core/result/timeline.ts
/** Wall time of a run: every step of it, and the steps of each server meanwhile. */
/** Seconds since the run began. */
const time = {
	from: number().nonnegative(),
	to: number().nonnegative()
};
const trial = { trial: int().positive() };
/** The run's step; at every moment exactly one of these. */
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
/** A step of one server, parallel to others and perhaps to a step of the run. */
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
/** Shares of the wall time, without negligible ones. Drawing comes after the end of the wall time. */
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

// src/core/result/result.ts
/** result.json: the run as one JSON value, from which every view is made. Field names are a promise to users. */
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
	/** 0 if unknown, as for imported figures; texts are "unknown" then. */
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
	role: _enum(["control", "candidate"]),
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
	/** Robust mean over the slices; of imported repetitions the geometric mean. */
	qps: number(),
	/** Null if it was imported without one. */
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
/** Components of a comparison's figures, on the scale of ln QPS. */
const effectSchema = object({
	mean: number(),
	standardError: number(),
	df: number(),
	/** The two parts of the squared standard error: noise of blocks, spread of starts. */
	within: componentSchema,
	between: componentSchema
});
const statementSideSchema = object({
	/** Mean time of an execution; null if none ended. */
	milliseconds: figure,
	/** Share of the time of all transactions. */
	share,
	/** Executions that ended. */
	executions: int(),
	/** Share of its executions that the server refused. */
	failed: share
});
/** A statement of a user's own workload in a comparison. It explains the change, and decides nothing. */
const statementSchema = object({
	name: string(),
	/** With `?` for its parameters; none if only its name is known. */
	sql: string().optional(),
	/** Change of the mean time of an execution, 0.3 is 30 % longer; null if it is not known. */
	change: figure,
	/** Interval of the change; those of all statements of the run hold at once, in 99 of 100 runs. */
	low: figure,
	high: figure,
	/** Null if the workload had no such statement. */
	before: statementSideSchema.nullable(),
	now: statementSideSchema.nullable(),
	/**
	* By how much it makes transactions longer, as a share of the time that they took before; null if that is not known.
	*/
	explained: figure,
	verdict: _enum(STATEMENT_VERDICTS),
	/** How the server executes it, where that changed: lines of text. */
	plan: object({
		before: string(),
		after: string()
	}).optional()
});
/** A transaction's cost other than time, in a comparison. */
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
	/** If it is gated: the tolerated increase, the place where that was set, and the verdict. */
	gated: object({
		tolerance: toleratedShare,
		toleranceFrom: string(),
		verdict,
		label: _enum(LABELS),
		confirmed: boolean().nullable()
	}).optional()
});
/** The results of each of several machines, for a comparison that is their mean. */
const machinesSchema = object({
	each: array(object({
		machine: int().positive(),
		change: share,
		low: share,
		high: share
	})).readonly(),
	/** Chance that machines differ by this much if the change is the same on all of them. */
	sameChance: number(),
	/** Whether it was shown that the change depends on the machine. */
	differ: boolean(),
	/** The machine that alone makes them differ; null if they do not, or several do. */
	odd: int().positive().nullable()
});
const comparisonFields = {
	rule,
	scenario: string(),
	reference: string(),
	change: share,
	/** The limits of its interval, null if it has none: it was imported, and not repeated. */
	low: share.nullable(),
	high: share.nullable(),
	confidence: share,
	/** Null if it has no interval. */
	effect: effectSchema.nullable(),
	tolerance: toleratedShare,
	/** Place of the tolerance: "default", "suite", "--tolerance", "scenario NAME", "workload NAME". */
	toleranceFrom: string(),
	/** Null if it was imported, as none would have been called regressed. */
	detectable: share.nullable(),
	blocks: int(),
	/** For imported figures, the repetitions. */
	trials: int(),
	verdict,
	/** Finer than the verdict. */
	label: _enum(LABELS),
	confirmed: boolean().nullable(),
	/** Measuring time in seconds that would have sufficed to decide; null if it was decided. */
	sufficientSeconds: number().nullable(),
	/** None if there was one machine. */
	machines: machinesSchema.optional()
};
/** A comparison of a cell, or of a scenario's mean over its cells. */
const comparisonSchema = discriminatedUnion("scope", [object({
	scope: literal("cell"),
	workload: string(),
	threads: int().positive(),
	...comparisonFields,
	/** Statements of a user's own workload; none for others. */
	statements: array(statementSchema).readonly().optional(),
	/** The known costs; absent if none is, such as for imported figures. */
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
/** Difference between a scenario's configuration and its base. */
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
/** The plan and its rules: with them the verdict can be computed again from the raw slices. */
const planSchema = object({
	/** Rules by which scenarios were compared. */
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
	/** Part of a larger plan; null: all of it, or all parts joined. */
	shard: part.nullable(),
	/** Machine of several that measured the same, each by itself; none if there was one, or all are joined. */
	machine: part.optional(),
	/** Prior for how much a server start moves ln QPS: a standard deviation and its degrees of freedom. */
	startSpread: object({
		sd: number().nonnegative(),
		df: number().positive()
	}),
	/** How many trials the budget was split into, whether or not all were needed. */
	trials: int().positive().max(200),
	policy: tolerancePolicy.extend({
		/** Limits of all tolerances, of the base whose rules held. */
		atMost: tolerancePolicy.optional(),
		/** Costs that are gated besides QPS, and the tolerated increase of each; absent if there are none. */
		costs: partialRecord(_enum(COSTS), object({
			share: toleratedShare,
			from: string()
		})).optional(),
		onInconclusive: _enum(["pass", "fail"])
	})
});
/** Source of figures that were measured elsewhere. */
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
	/** Null if there was no repository. */
	commit: commitSchema.nullable(),
	/** ISO 8601, UTC. */
	startedAt: string().regex(/^\d{4}-[01]\d-[0-3]\dT[0-2]\d:[0-5]\d:[0-5]\d(?:\.\d+)?Z$/),
	/** Wall time of the whole run. */
	seconds: number(),
	/** The run's timeline; null for imported figures and joined shards. */
	timeline: array(spanSchema).readonly().nullable(),
	/** Null if we measured it. */
	imported: importedSchema.nullable(),
	/** Time for which clients were served, over all slices. */
	measuredSeconds: number(),
	seed: int(),
	/** Arguments of `qpsgate run` that measure the same again; of `qpsgate import` where it was imported. */
	reproduce: array(string()).readonly(),
	plan: planSchema,
	/** For joined machines that of the first. */
	environment: environmentSchema,
	/** The machines that measured the same, where there are several: the comparisons are means over them. */
	machines: array(environmentSchema.extend({ machine: int().positive() })).readonly().optional(),
	scenarios: array(scenarioSchema).readonly(),
	cells: array(cellSchema).readonly(),
	comparisons: array(comparisonSchema).readonly(),
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
function hasInterval(found) {
	return found.low !== null && found.high !== null && found.effect !== null;
}
function isMeasured(found) {
	return hasInterval(found) && found.detectable !== null;
}

export { isOfCell as a, isOfArm as i, isMeasured as n, timeShares as o, resultSchema as r, hasInterval as t };