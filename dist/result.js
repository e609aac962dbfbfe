import { C as object, D as string, O as tuple, S as number, T as record, b as literal, g as boolean, h as array, p as _enum, v as discriminatedUnion, x as looseObject, y as int } from "./figures.js";
import { T as numberOf, a as countersOfSetting, d as classOf, j as insightSchema, p as knowledgeOf, s as changedVariable, t as MOST_SHARDS, u as isBinaryLog, v as optionReach } from "./shard.js";
import { n as EXERCISE_COUNTERS, t as EXERCISES } from "./exercises.js";
import { a as exercisesOf, o as isOwnScript } from "./workloads.js";
import { a as KNOWN_OUTCOMES } from "./escape.js";
import { l as upperBound, o as lowerBound, t as CONFIDENCE } from "./comparison.js";

// src/core/attribution/attribution.ts
/** What each changed setting cost: the outcome of the search for causes, as result.json holds it. */
const share$1 = number();
const figuresSchema = object({
	change: share$1,
	low: share$1,
	high: share$1
});
/** What a setting that changed, or several that only work together, cost by themselves. */
const causeSchema = object({
	settings: array(object({
		name: string(),
		/** Value as written; null where it was added, removed, or is a bare flag. */
		before: string().nullable(),
		after: string().nullable(),
		place: object({
			file: string(),
			line: int().positive()
		}).nullable()
	})).min(1).readonly(),
	verdict: _enum([
		"to blame",
		"innocent",
		"undecided",
		"not reached"
	]),
	/** `share`: its Shapley value, which adds up with the others' to the whole; all others as servers of their own show it. */
	kind: _enum([
		"share",
		"alone",
		"from the head",
		"together",
		"in a group",
		"does not start",
		"not measured"
	]),
	/** Change of QPS with its 95 % interval; null where nothing was measured. */
	change: share$1.nullable(),
	low: share$1.nullable(),
	high: share$1.nullable(),
	/** Names of the settings that the figures are of: its own, or a whole group's. */
	measuredWith: array(string()).readonly(),
	/** What it costs head where the rest stays, where that was asked as well: what taking the line back saves. */
	removal: figuresSchema.nullable(),
	/** Names of the settings without which it costs nothing, nor they without it; empty where it costs by itself. */
	together: array(string()).readonly().default([])
});
/** The comparison whose causes were looked for, and how they add up. */
const explanationSchema = object({
	rule: _enum([
		"control",
		"base",
		"history"
	]),
	scenario: string(),
	reference: string(),
	/** A mean is of all cells: workload "*" at 0 threads. */
	workload: string(),
	threads: int().nonnegative(),
	/** Whether settings were switched on a running server, or every configuration was started as a server of its own. */
	method: _enum(["switched", "started"]).default("started"),
	/** All changed settings together: what the costs add up to. */
	whole: figuresSchema,
	/** The whole as it was switched on a running server; null where nothing was. */
	switched: figuresSchema.nullable().default(null),
	/** The whole as servers that were started with it show it; null in results of versions that did not tell. */
	started: figuresSchema.nullable().default(null),
	/** Whether switching showed something else than starting: it did not explain it, and servers of their own were used. */
	disagrees: boolean().default(false),
	/** Settings that only count at start, or later than at once, and had a server of their own. */
	startOnly: array(string()).readonly().default([]),
	/** Sum of the causes to blame. */
	sum: figuresSchema,
	/** What the sum leaves over. */
	interaction: figuresSchema,
	seconds: number(),
	/** False where the time was over before the blame was clear. */
	isComplete: boolean()
});
/** A cheaper Performance Schema that shows all that the explained scenario's shows; measured before it is suggested. */
const suggestionSchema = figuresSchema.extend({
	/** The scenario whose settings it replaces. */
	scenario: string(),
	/** Lines as they stand in an option file, below [mysqld]. */
	lines: array(string()).min(1).readonly(),
	/** Lines of what they replace. */
	replaces: array(object({
		file: string(),
		line: int().positive()
	})).readonly(),
	/** Keys of the abilities that the scenario provides, all of which stay. */
	keeps: array(string()).readonly(),
	/** Change against the scenario; its own change is against the explanation's reference. */
	saved: figuresSchema,
	insight: insightSchema
});
/** Order of causes: the dearest first, those without figures last. */
function byCost(left, right) {
	return (left.change ?? Number.MAX_VALUE) - (right.change ?? Number.MAX_VALUE);
}

// src/core/measurement/measurement.ts
/**
* Raw measurement: what slices.jsonl holds, one JSON object a line, in the order it happened. Everything that is ever
* reported can be computed again from these lines.
*/
const revision$1 = _enum([
	"head",
	"base",
	"twin"
]);
/** Far more than any run takes: every look is taken again when a file is judged, and files may be anybody's. */
const MOST_TRIALS = 100;
const trial$1 = int().positive().max(100);
const cell = {
	trial: trial$1,
	workload: string(),
	threads: int().positive()
};
const arm = {
	scenario: string(),
	revision: revision$1
};
/** What one arm did in one block. */
const sliceSchema = object({
	kind: literal("slice"),
	...cell,
	...arm,
	/** Number of the block within its trial and cell, 0-based. */
	block: int().nonnegative(),
	/** Start of the block, seconds since the run began. */
	at: number(),
	/** Time for which the clients were served: the sum of the latencies by the number of threads. Nothing runs while it is frozen. */
	seconds: number().positive(),
	/** Transactions that ended in the block. */
	transactions: number().nonnegative(),
	/** CPU time of the server; none where it cannot be told. */
	cpuSeconds: number().nonnegative().optional(),
	/** Whether the servers of the cell wait for next to nothing but their CPUs. */
	computes: literal(true).optional(),
	/** Server that several arms share, each as a state of it; none where the arm has a server of its own. */
	host: string().optional()
});
/** A glance at the machine before a block, while servers and sysbench rest: a fixed piece of work, timed. */
const probeSchema = object({
	kind: literal("probe"),
	...cell,
	/** The block that follows. */
	block: int().nonnegative(),
	/** Seconds since the run began. */
	at: number(),
	/** Time for a fixed number of dependent multiplications. */
	coreMicros: number().positive(),
	/** Time for a fixed number of dependent reads over 32 MiB. */
	memoryMicros: number().positive(),
	/** Share of all CPUs' time since the probe before it that the hypervisor gave to others; null where it is not known. */
	stolen: number().nullable()
});
/** What one arm did in one cell of one trial beyond its slices. */
const cellTotalsSchema = object({
	kind: literal("cell"),
	...cell,
	...arm,
	/** Statements per transaction, from sysbench's own totals. */
	queriesPerTransaction: number().positive(),
	/** Transactions of all blocks. */
	transactions: int().nonnegative(),
	errors: int().nonnegative(),
	reconnects: int().nonnegative(),
	/** CPU time of the server from the first turn to the last, and of sysbench. */
	serverCpuSeconds: number().nonnegative().nullable(),
	clientCpuSeconds: number().nonnegative().nullable(),
	/** Time the arm's turns lasted, and one of them. */
	turnSeconds: number().positive(),
	turnMs: number().positive(),
	/** Mean time by which the arms' turns ended later than they were to; none where clients took turns. */
	lateMs: number().nonnegative().optional(),
	/** Queries a second that others asked a server that we did not start, meanwhile. */
	othersPerSecond: number().nonnegative().optional(),
	/** Pages that the server read from disk while it was measured, of all that it asked its buffer pool for. */
	pageMisses: number().min(0).max(1).optional(),
	/** By how much counters of SHOW GLOBAL STATUS grew while it was measured; those that did, of those that tell what was exercised. */
	counters: record(string(), number().positive()).optional(),
	/** Sparse latency histogram, see latency.ts. */
	latency: array(tuple([int(), int()]).readonly()).readonly()
});
/** What was read from one arm's server in one trial. */
const armStateSchema = object({
	kind: literal("arm"),
	trial: trial$1,
	...arm,
	server: object({
		product: string(),
		version: string()
	}),
	/** Server that it shares with others, of which it is one state; none where it has a server of its own. */
	host: string().optional(),
	/** Hashes a second that the server makes with all its CPUs busy; of the first trial, where servers differ. */
	cpuCapacity: number().nonnegative().optional(),
	/** Time from the start of the copy to the first answered query. */
	startSeconds: number().nonnegative(),
	residentBytes: number().nonnegative().nullable(),
	performanceSchemaBytes: number().nonnegative().nullable(),
	variables: record(string(), string()),
	/** Diagnostic ability → whether the running server provides it. */
	insight: record(string(), _enum([
		"full",
		"partial",
		"none"
	]))
});
/** What one server did in a round of a search for causes, switched to a state of its own. */
const switchedTurnSchema = object({
	kind: literal("switched"),
	...cell,
	scenario: string(),
	/** Which of the changed settings were on, by index among the causes' factors; null on a server that is never switched. */
	on: array(int().nonnegative()).readonly().nullable(),
	/** Start of the round, seconds since the run began. */
	at: number(),
	/** Time for which the clients were served. */
	seconds: number().positive(),
	transactions: number().nonnegative(),
	/** CPU time of the server; none where it cannot be told. */
	cpuSeconds: number().nonnegative().optional(),
	/** Time that entering the state took. */
	switchSeconds: number().nonnegative()
});
/** A moment at which everything measured so far was looked at, to decide what can be decided. */
const lookSchema = object({
	kind: literal("look"),
	trial: trial$1,
	/** The cell that is being measured, whose comparisons were looked at; null: the trial is over, and means were. */
	workload: string().nullable(),
	threads: int().positive().nullable(),
	/** Share of the planned time that was over. */
	share: number().nonnegative()
});
const lineSchema = discriminatedUnion("kind", [
	sliceSchema,
	probeSchema,
	cellTotalsSchema,
	armStateSchema,
	switchedTurnSchema,
	lookSchema
]);
function slicesOf(lines) {
	return lines.filter((line) => line.kind === "slice");
}
function totalsOf(lines) {
	return lines.filter((line) => line.kind === "cell");
}
function armStatesOf(lines) {
	return lines.filter((line) => line.kind === "arm");
}

// src/core/coverage/coverage.ts
/**
* What a run can have seen of each changed setting. A pass for a setting that no cell exercises is worth nothing: a smaller
* buffer pool on data that fit either, a slower log device without a log. So for every changed setting it is told which
* cell showed it, by which counter of the server, or why none did.
*/
/** A counter that grows less often than this for each transaction decides over no speed. */
const LEAST_PER_TRANSACTION = .001;
/**
* Exercised: a cell does what the setting is for. Not exercised: another workload, or other data, would. Cannot show: no
* load on one machine would, or all servers have it from qpsgate. No effect: it has nothing to do with speed. Unknown: nobody has
* looked at it.
*/
const STATUSES = [
	"exercised",
	"not-exercised",
	"cannot-show",
	"no-effect",
	"unknown"
];
/** A counter that shows that a setting was exercised: how much it grew for each transaction. */
const shownBySchema = object({
	counter: string(),
	/** Null where no server of the base was measured in the cell. */
	before: number().nonnegative().nullable(),
	after: number().nonnegative()
});
const coveredSettingSchema = object({
	scenario: string(),
	/** As in the settings that changed. */
	name: string(),
	/** As servers list it. */
	variable: string(),
	/** Its line now; of a setting that is gone the file's first. */
	file: string(),
	line: int().positive(),
	/** As written; null where it was not set. */
	before: string().nullable(),
	after: string().nullable(),
	status: _enum(STATUSES),
	/** Cells that exercise it. */
	cells: array(object({
		workload: string(),
		threads: int().positive()
	})).readonly(),
	/** In the first of them; null where the workload alone tells. */
	shownBy: shownBySchema.nullable(),
	/** Counters that would have grown in a cell that does the work, and did not. */
	still: array(string()).readonly(),
	/** What would exercise it; names as in the documentation. */
	needs: array(string()).readonly(),
	/** Its values in the servers that were measured, where they are not those that were written. */
	measured: object({
		before: string(),
		after: string(),
		/** What the tables took on disk. */
		dataBytes: number().nonnegative()
	}).nullable()
});
/** One for each changed setting whose servers were started, in the order of the files. */
function coverageOf({ settings, cells, lines, dataBytes, productOf }) {
	const totals = totalsOf(lines);
	return settings.flatMap((setting) => {
		const product = productOf(setting.scenario);
		if (product === void 0) return [];
		const own = totals.filter(({ scenario, revision }) => scenario === setting.scenario && revision !== "twin");
		const values = measuredValues(setting, lines);
		const measured = values && {
			...values,
			dataBytes
		};
		return [{
			...namesOf(setting),
			...found(setting, product, cells, own),
			measured
		}];
	});
}
/** Whether the run cannot have seen it. */
function wasMissed({ status }) {
	return status === "not-exercised" || status === "cannot-show";
}
/**
* Whether nothing of the change can have been seen, so that a pass would say nothing. What nobody knows may have been seen.
*/
function isUnseen(coverage) {
	const relevant = coverage.filter(({ status }) => status !== "no-effect");
	return relevant.length > 0 && relevant.every(wasMissed);
}
/** Parts of a run that measured different cells: what one of them exercised is exercised. */
function joinCoverage(parts) {
	return [...Map.groupBy(parts.flat(), ({ scenario, name, line }) => JSON.stringify([
		scenario,
		name,
		line
	])).values()].flatMap((own) => {
		const [best] = own.toSorted((one, other) => STATUSES.indexOf(one.status) - STATUSES.indexOf(other.status));
		return best === void 0 ? [] : [{
			...best,
			cells: own.flatMap(({ cells }) => cells)
		}];
	});
}
const NOTHING = {
	cells: [],
	shownBy: null,
	still: [],
	needs: []
};
function found(setting, product, cells, totals) {
	const all = cells.map(keyOf);
	if (setting.kind === "image") return {
		...NOTHING,
		status: "exercised",
		cells: all
	};
	const change = changedVariable(setting);
	if (change === void 0) return {
		...NOTHING,
		status: "unknown"
	};
	if (isSetByUs(change)) return {
		...NOTHING,
		status: "cannot-show"
	};
	const knowledge = knowledgeOf(change.variable, product);
	if (knowledge === void 0) return {
		...NOTHING,
		status: classOf(change.variable) === "unknown" ? "unknown" : "no-effect"
	};
	const { exercisedBy } = knowledge;
	if (exercisedBy.includes("any-statement")) return {
		...NOTHING,
		status: "exercised",
		cells: all
	};
	return byCells(countersOfSetting(change.variable, product), exercisedBy, cells, totals);
}
/**
* Its own counters tell most, in a cell that does such work, as some grow a little whatever is done; where it has none, that
* work alone.
*/
function byCells(counters, exercisedBy, cells, totals) {
	const shown = cells.flatMap((cell) => {
		const own = totals.filter(({ workload, threads }) => workload === cell.workload.name && threads === cell.threads);
		if (counters.length > 0) return doesAny(cell, exercisedBy, own) ? shownIn(cell, counters, own) ?? [] : [];
		return exercisedBy.filter((exercise) => exercisesOf(cell.workload.script, cell.threads).includes(exercise)).flatMap((exercise) => shownByExercise(cell, exercise, own) ?? []).slice(0, 1);
	});
	const [first] = shown;
	if (first !== void 0) return {
		...NOTHING,
		status: "exercised",
		cells: shown.map(({ cell }) => cell),
		shownBy: first.shownBy
	};
	const isTried = cells.some(({ workload, threads }) => exercisedBy.some((exercise) => exercisesOf(workload.script, threads).includes(exercise)));
	const canBe = exercisedBy.some((exercise) => EXERCISES[exercise].isLoad);
	const still = isTried && totals.length > 0 ? counters : [];
	return {
		...NOTHING,
		status: canBe ? "not-exercised" : "cannot-show",
		still,
		needs: exercisedBy
	};
}
/** Of a script of the user's own nobody knows what it does; one of ours may do more with other options. */
function doesAny(cell, exercises, totals) {
	const { script } = cell.workload;
	const own = exercisesOf(script, cell.threads);
	return isOwnScript(script) || exercises.some((one) => own.includes(one) || shownIn(cell, EXERCISE_COUNTERS[one] ?? [], totals) !== void 0);
}
/** Where an exercise has no counters, its workload tells; where it has, one of them must have grown. */
function shownByExercise(cell, exercise, totals) {
	const counters = EXERCISE_COUNTERS[exercise];
	return counters === void 0 ? {
		cell: keyOf(cell),
		shownBy: null
	} : shownIn(cell, counters, totals);
}
function shownIn(cell, counters, totals) {
	return counters.map((counter) => ({
		counter,
		before: perTransaction(counter, ofRevision(totals, "base")),
		after: perTransaction(counter, ofRevision(totals, "head")) ?? 0
	})).filter(({ before, after }) => Math.max(before ?? 0, after) >= LEAST_PER_TRANSACTION).map((shownBy) => ({
		cell: keyOf(cell),
		shownBy
	}))[0];
}
function ofRevision(totals, wanted) {
	return totals.filter(({ revision }) => revision === wanted);
}
/** Over all trials; null where there was none. */
function perTransaction(counter, totals) {
	const transactions = sum(totals.map((total) => total.transactions));
	return transactions === 0 ? null : sum(totals.map(({ counters }) => counters?.[counter] ?? 0)) / transactions;
}
function sum(values) {
	return values.reduce((total, value) => total + value, 0);
}
/** Whether neither value reaches the server, which has one of ours. */
function isSetByUs({ setting: { name, before, after } }) {
	return [before, after].filter((one) => one !== null).every(({ value }) => !isBinaryLog({
		name,
		value
	}) && optionReach({
		name,
		value
	}) !== void 0);
}
function namesOf(setting) {
	const { scenario, name, before, after } = setting;
	const change = changedVariable(setting);
	return {
		scenario,
		name,
		variable: change?.variable ?? name,
		file: after?.file ?? before?.file ?? scenario,
		line: after?.line ?? 1,
		before: change === void 0 ? before?.value ?? null : change.before ?? null,
		after: change === void 0 ? after?.value ?? null : change.after ?? null
	};
}
function keyOf({ workload, threads }) {
	return {
		workload: workload.name,
		threads
	};
}
/** What the servers had in the end, where that is another number than was written: in scale, or as the server corrected it. */
function measuredValues(setting, lines) {
	const change = changedVariable(setting);
	if (change === void 0) return null;
	const valueIn = (wanted) => lines.filter((line) => line.kind === "arm").find(({ scenario, revision }) => scenario === setting.scenario && revision === wanted)?.variables[change.variable];
	const [before, after] = [valueIn("base"), valueIn("head")];
	if (before === void 0 || after === void 0) return null;
	return isSameNumber(change.before, before) && isSameNumber(change.after, after) ? null : {
		before,
		after
	};
}
/** Texts that are no numbers say the same in many ways. */
function isSameNumber(written, measured) {
	const number = written === void 0 ? void 0 : numberOf(written);
	return number === void 0 || !/^\d+$/.test(measured) || number === Number(measured);
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
* The verdict of the run. A run that could not compare everything it planned never passes, nor one that exercised nothing of
* what changed, nor one whose history is asked to decide and cannot be read; history alone fails a run only where it was asked to. An accepted regression passes.
*/
function verdictOf(judgement) {
	const { comparisons, missing, missingShards, coverage, history, accepted } = judgement;
	const isDecisive = history?.mode === "fail";
	if (regressionsOf(judgement).length > 0) return accepted === null ? "regressed" : "pass";
	const isComplete = missing.length === 0 && missingShards.length === 0 && !(isDecisive && history.isUnknown);
	const isWithin = comparisons.every(({ rule, verdict }) => rule === "history" || verdict === "pass");
	return isComplete && isWithin && !isUnseen(coverage) ? "pass" : "inconclusive";
}
/** The comparisons that fail the run, as long as nobody accepts them. */
function regressionsOf({ comparisons, history }) {
	const isDecisive = history?.mode === "fail";
	return comparisons.filter(({ rule, verdict }) => verdict === "regressed" && (rule !== "history" || isDecisive));
}
/** A regression that somebody took responsibility for stays in the figures and no longer blocks; others need nobody. */
function accept(judgement, accepted) {
	return verdictOf(judgement) === "regressed" ? {
		...judgement,
		accepted
	} : judgement;
}

// src/core/verdict/label.ts
/** Finer than a verdict: a code for what is known of a comparison in the end. Codes stand in result.json. */
/** One-sided errors behind the finer labels: as the interval that is shown beside them says, or more careful. */
const LEANING_ALPHA = (1 - CONFIDENCE) / 2;
const IMPROVED_ALPHA = .005;
const TWIN_ALPHA = 5e-4;
const LABELS = [
	"within tolerance",
	"slower within tolerance",
	"improved",
	"regressed",
	"not reproduced",
	"A/A check failed",
	"machine disturbed",
	"not confirmed in time",
	"leaning regressed",
	"undecided",
	"no interval"
];
function labelOf(effect, { kind }) {
	switch (kind) {
		case "suspected": return "not confirmed in time";
		case "passed":
			if (lowerBound(effect, IMPROVED_ALPHA) > 0) return "improved";
			return upperBound(effect, LEANING_ALPHA) < 0 ? "slower within tolerance" : "within tolerance";
		case "open": return upperBound(effect, LEANING_ALPHA) < 0 ? "leaning regressed" : "undecided";
		default: return kind;
	}
}
/** Whether equal servers were shown to differ, at an error of one in a thousand. */
function differs(effect) {
	return lowerBound(effect, TWIN_ALPHA) > 0 || upperBound(effect, TWIN_ALPHA) < 0;
}

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
	revision: _enum([
		"head",
		"base",
		"twin"
	]),
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
const toleratedShare = number().min(0).lt(1);
const figure = number().nullable();
/** A quality problem: `code` and more for programs, `message` for people. Older versions knew other codes and data. */
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
	host: string().nullable().default(null),
	/** Hashes a second that its server makes with all its CPUs busy; null where all scenarios have the same server. */
	cpuCapacity: number().nullable().default(null),
	/** What its server costs an hour, as the suite says; null where it says nothing. */
	price: number().nullable().default(null),
	/** Share of the pages it wanted that it read from disk, in the cell in which that was most; null where that is not known. */
	pageMisses: number().nullable().default(null)
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
	/** The limits of its interval, null where it has none: it was imported, and not repeated. */
	low: share.nullable(),
	high: share.nullable(),
	confidence: share,
	effect: effectSchema,
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
	page: string()
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
	shard: object({
		index: int().positive(),
		of: int().positive().max(MOST_SHARDS)
	}).nullable(),
	/** What is known beforehand of how much a server start moves ln QPS: a standard deviation and its degrees of freedom. */
	startSpread: object({
		sd: number().nonnegative(),
		df: number().positive()
	}),
	/** How many trials the budget was split into, whether or not all were needed. */
	trials: int().positive().max(100),
	policy: tolerancePolicy.extend({
		/** Limits of all tolerances, of the base whose rules held. */
		atMost: tolerancePolicy.optional(),
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
	/** Null where there was no repository, and in results of versions that did not ask. */
	commit: commitSchema.nullable().default(null),
	/** ISO 8601, UTC. */
	startedAt: string(),
	/** Wall time of the whole run. */
	seconds: number(),
	/** Where it went; null where that was not kept: by older versions, of what was imported, and of joined shards. */
	timeline: array(spanSchema).readonly().nullable().default(null),
	/** Null where we measured it. */
	imported: importedSchema.nullable().default(null),
	/** Time for which clients were served, over all slices. */
	measuredSeconds: number(),
	seed: int(),
	/** Arguments of `qpsgate run` that measure the same again; of `qpsgate import` where it was imported. */
	reproduce: array(string()).readonly(),
	plan: planSchema,
	environment: environmentSchema,
	scenarios: array(scenarioSchema).readonly(),
	cells: array(cellSchema).readonly(),
	comparisons: array(comparisonSchema).readonly(),
	twin: array(twinSchema).readonly(),
	disturbance: disturbanceSchema,
	settings: array(settingSchema).readonly(),
	/** What can have been seen of each of them, with a sentence; empty where nothing was started, and of versions that did not ask. */
	coverage: array(coveredSettingSchema.extend({ message: string() })).readonly().default([]),
	/** Empty where nothing is known, it was not asked for, or by versions that knew nothing. */
	advice: array(adviceSchema).readonly().default([]),
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
function hasInterval(found) {
	return found.low !== null && found.high !== null;
}
function isMeasured(found) {
	return hasInterval(found) && found.detectable !== null;
}

export { lineSchema as _, isOfCell as a, byCost as b, labelOf as c, verdictOf as d, coverageOf as f, armStatesOf as g, wasMissed as h, isOfArm as i, accept as l, joinCoverage as m, isMeasured as n, timeShares as o, isUnseen as p, resultSchema as r, differs as s, hasInterval as t, regressionsOf as u, slicesOf as v, totalsOf as y };