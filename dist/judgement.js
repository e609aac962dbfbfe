import { t as CONFIDENCE } from "./comparison.js";
import { _ as tuple, a as boolean, c as int, d as number, f as object, g as string, i as array, l as literal, m as record, n as _enum, s as discriminatedUnion } from "./schemas.js";
import { S as isCopy, x as REVISIONS } from "./option-file.js";
import { c as EXERCISES, l as EXERCISE_COUNTERS } from "./dsn.js";
import { A as variableForms, E as numberOf, _ as classOf, c as changedVariable, i as optionReach, n as isBinaryLog, v as knowledgeOf } from "./option-reach.js";
import { c as sum, r as isTooDisturbed } from "./disturbance.js";
import { a as exercisesOf, o as isOwnScript } from "./workloads.js";
import { t as countersOfSetting } from "./counters.js";
import { c as upperBound, i as lowerBound } from "./random-effects.js";

// src/core/measurement/measurement.ts
/**
* Raw measurement: what slices.jsonl holds, one JSON object a line, in the order it happened. Everything that is ever
* reported can be computed again from these lines.
*/
const revision = _enum(REVISIONS);
/** Far more than any run takes: every look is taken again when a file is judged, and files may be anybody's. */
const MOST_TRIALS = 200;
const trial = int().positive().max(200);
const cell = {
	trial,
	workload: string(),
	threads: int().positive()
};
const arm = {
	scenario: string(),
	revision
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
	trial,
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
	trial,
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
		const own = totals.filter((total) => total.scenario === setting.scenario && !isCopy(total));
		const values = measuredValues(setting, lines);
		const measured = values && {
			...values,
			dataBytes
		};
		const finding = isMissing(setting, lines) ? CANNOT_SHOW : found(setting, product, cells, own);
		return [{
			...namesOf(setting),
			...finding,
			measured
		}];
	});
}
/** Whether the run cannot have seen it. */
function wasMissed({ status }) {
	return status === "not-exercised" || status === "cannot-show";
}
/**
* Whether the run cannot have seen one of the changed settings, so that a pass would say nothing of it: a costly setting that no
* cell exercises could otherwise pass beside a harmless one that a cell does. What nobody knows may have been seen.
*/
function isUnseen(coverage) {
	return coverage.some(wasMissed);
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
const CANNOT_SHOW = {
	...NOTHING,
	status: "cannot-show"
};
/** Options that servers have and list among no variables. */
const LISTED_NOWHERE = /^performance_schema_(?:consumer|instrument)/;
/** Whether the servers started without it, as they do not have it: one in production that has it may be slower by it. */
function isMissing(setting, lines) {
	const written = [setting.before, setting.after].filter((one) => one !== null);
	const variable = changedVariable(setting)?.variable;
	if (variable === void 0 || LISTED_NOWHERE.test(variable) || !written.every(({ isLoose }) => isLoose)) return false;
	const forms = variableForms(variable);
	return lines.filter((line) => line.kind === "arm").filter(({ scenario }) => scenario === setting.scenario).every(({ variables }) => forms.every((form) => variables[form] === void 0));
}
function found(setting, product, cells, totals) {
	const all = cells.map(keyOf);
	if (setting.kind === "image" || setting.kind === "binary") return {
		...NOTHING,
		status: "exercised",
		cells: all
	};
	const change = changedVariable(setting);
	if (change === void 0) return {
		...NOTHING,
		status: "unknown"
	};
	if (isSetByUs(change)) return CANNOT_SHOW;
	const knowledge = knowledgeOf(change.variable, product);
	if (knowledge === void 0) return {
		...NOTHING,
		status: classOf(change.variable) === "no effect" ? "no-effect" : "unknown"
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
/** Whether neither value reaches the server, which has one of ours: a binary log is on or off as written, and lies with us. */
function isSetByUs({ setting: { name, before, after } }) {
	const written = [before, after].filter((one) => one !== null);
	if (written.length === 2 && written.every(({ value }) => isBinaryLog({
		name,
		value
	}))) return true;
	return written.every(({ value }) => !isBinaryLog({
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
/** The stored runs that a run was held against. */
const heldHistorySchema = object({
	branch: string(),
	/** Whether a regression against history fails the run. */
	mode: _enum(["warn", "fail"]),
	runs: int().nonnegative(),
	/** Standard deviation of ln QPS ratios from run to run, beyond their own errors; null without a baseline. */
	runSd: number().nullable(),
	/** Whether the runs could not be read at all. */
	isUnknown: boolean()
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
/** Codes of the warnings that judging makes anew whenever it is done. */
const JUDGING_CODES = [
	"twin-differs",
	"cpu-differs",
	"machine-disturbed",
	"not-compared",
	"shards-missing"
];
function judgingWarnings({ comparisons, twin, disturbance, missing }) {
	const { blocks, disturbed } = disturbance;
	return [
		...twin.filter(({ effect }) => differs(effect)).map(({ workload, threads, change }) => ({
			code: "twin-differs",
			workload,
			threads,
			change
		})),
		...comparisons.flatMap((comparison) => {
			if (comparison.scope === "mean" || comparison.byCpu === void 0) return [];
			const { scenario, workload, threads, change, byCpu } = comparison;
			return [{
				code: "cpu-differs",
				scenario,
				workload,
				threads,
				change,
				cpu: Math.expm1(-byCpu.mean)
			}];
		}),
		...isTooDisturbed(disturbance) ? [{
			code: "machine-disturbed",
			disturbed,
			blocks
		}] : [],
		...missing.map((contrast) => ({
			code: "not-compared",
			...contrast
		}))
	];
}

export { lineSchema as _, differs as a, labelOf as c, coverageOf as d, coveredSettingSchema as f, armStatesOf as g, wasMissed as h, acceptanceSchema as i, regressionsOf as l, joinCoverage as m, LABELS as n, heldHistorySchema as o, isUnseen as p, accept as r, judgingWarnings as s, JUDGING_CODES as t, verdictOf as u, slicesOf as v, totalsOf as y };