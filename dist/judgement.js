import { C as EXERCISES, _ as isOwnWorkload, g as isOwnScript, m as exercisesOf, w as EXERCISE_COUNTERS } from "./dsn.js";
import { i as isCopy, r as REVISIONS } from "./names.js";
import { a as boolean, c as discriminatedUnion, f as number, g as record, i as array, l as int, n as _enum, p as object, s as custom, u as literal, v as string, y as tuple } from "./schemas.js";
import { n as knowledgeOf, t as classOf, u as numberOf } from "./settings-knowledge.js";
import { o as variableForms } from "./option-names.js";
import { o as studentTQuantile } from "./special-functions.js";
import { f as randomEffects, i as keyOf$1, m as upperBound, n as asSlowdown, o as withCopy, r as changeOf, t as CONFIDENCE, u as lowerBound } from "./comparison.js";
import { i as optionReach, n as isBinaryLog } from "./option-reach.js";
import { i as isHistogram, t as countersOfSetting } from "./counters.js";
import { t as changedVariable } from "./variable-values.js";
import { c as sum, n as findDisturbance, o as mean, r as isTooDisturbed } from "./disturbance.js";
import { i as pooledHuber, n as isSample, r as median } from "./robust.js";

// src/core/measurement/measurement.ts
/**
* Raw measurement: the lines of slices.jsonl, one JSON object a line, in the order of the events. All reported values
* can be computed again from these lines.
*/
const revision = _enum(REVISIONS);
/** Far more than any run takes: every look is taken again when a file is judged, and files may be anybody's. */
const MOST_TRIALS = 200;
const statementSeconds = number().nonnegative().max(1e9);
/** A cost of a server, far beyond any run's; files may come from anybody. */
const costFigure = number().nonnegative().max(0xde0b6b3a7640000);
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
/** Work of one arm in one block. */
const sliceSchema = object({
	kind: literal("slice"),
	...cell,
	...arm,
	/** Number of the block within its trial and cell, 0-based. */
	block: int().nonnegative(),
	/** Start of the block, seconds since the run began. */
	at: number(),
	/**
	* Time for which the clients were served: the sum of the latencies by the number of threads. Nothing runs while it is
	* frozen.
	*/
	seconds: number().positive(),
	/** Transactions that ended in the block. */
	transactions: number().nonnegative(),
	/** CPU time of the server; absent if unknown. */
	cpuSeconds: number().nonnegative().optional(),
	/** Whether the servers of the cell wait almost only for their CPUs. */
	computes: literal(true).optional(),
	/** Server that several arms share, each as a state of it; absent if the arm has its own server. */
	host: string().optional(),
	/**
	* Executions that ended in the block, and their time in seconds, like that of transactions: for each statement of a
	* user's own workload, in the cell's order.
	*/
	statements: array(tuple([int().nonnegative(), statementSeconds]).readonly()).max(256).readonly().optional()
});
/** An arm's executions of a statement in a cell. */
const statementTotalsSchema = object({
	/** Distinct within the arm. */
	name: string(),
	/** Executions that the server did not refuse. */
	executions: int().nonnegative(),
	/** Their time, as that of a slice. */
	seconds: statementSeconds,
	/** Executions that it refused, which have no time. */
	failed: int().nonnegative()
});
/** Costs other than time of an arm's own server in a cell; each is absent if unknown. */
const cellCostsSchema = object({
	/** Context switches of its threads, without those caused by freezing it. */
	switches: costFigure.optional(),
	/** Bytes that it read from disk and wrote to it. */
	readBytes: costFigure.optional(),
	writtenBytes: costFigure.optional(),
	/** Syncs of files by InnoDB. */
	fsyncs: costFigure.optional(),
	/** Bytes from clients and to them. */
	networkBytes: costFigure.optional(),
	/** Its resident memory in the end. */
	residentBytes: costFigure.optional()
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
	/** Share of all CPUs' time since the previous probe that the hypervisor gave to others; null if unknown. */
	stolen: number().nullable()
});
/** Totals of one arm in one cell of one trial, in addition to its slices. */
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
	/** Mean delay with which the arms' turns ended; absent if clients took turns. */
	lateMs: number().nonnegative().optional(),
	/** Other clients' queries per second on a server that we did not start, meanwhile. */
	othersPerSecond: number().nonnegative().optional(),
	/** Share of page requests to the buffer pool that the server read from disk while it was measured. */
	pageMisses: number().min(0).max(1).optional(),
	/**
	* Growth of SHOW GLOBAL STATUS counters while it was measured; only counters that grew and that tell which settings
	* were exercised.
	*/
	counters: record(string(), number().positive()).optional(),
	/** Statements of a user's own workload. */
	statements: array(statementTotalsSchema).max(256).readonly().optional(),
	costs: cellCostsSchema.optional(),
	/** Sparse latency histogram, see latency.ts. */
	latency: custom(isHistogram)
});
/** Facts read from one arm's server in one trial. */
const armStateSchema = object({
	kind: literal("arm"),
	trial,
	...arm,
	server: object({
		product: string(),
		version: string()
	}),
	/** Server that it shares with others, of which it is one state; absent if it has its own server. */
	host: string().optional(),
	/** Hashes a second that the server makes with all its CPUs busy; from the first trial, if servers differ. */
	cpuCapacity: number().nonnegative().optional(),
	/** Time from the start of the copy to the first answered query. */
	startSeconds: number().nonnegative(),
	residentBytes: number().nonnegative().nullable(),
	performanceSchemaBytes: number().nonnegative().nullable(),
	variables: record(string(), string()),
	/** Execution plans for statements of a user's own workload, by their names; lines for people. */
	plans: record(string(), string()).optional(),
	/** Diagnostic ability → whether the running server provides it. */
	insight: record(string(), _enum([
		"full",
		"partial",
		"none"
	]))
});
/** Work of one server in a round of a search for causes, switched to a state of its own. */
const switchedTurnSchema = object({
	kind: literal("switched"),
	...cell,
	scenario: string(),
	/** The changed settings that were on, by index among the causes' factors; null on a server that is never switched. */
	on: array(int().nonnegative()).readonly().nullable(),
	/** Start of the round, seconds since the run began. */
	at: number(),
	/** Time for which the clients were served. */
	seconds: number().positive(),
	transactions: number().nonnegative(),
	/** CPU time of the server; absent if unknown. */
	cpuSeconds: number().nonnegative().optional(),
	/** Time that entering the state took. */
	switchSeconds: number().nonnegative()
});
/** A moment at which all measurements so far were looked at, to decide every comparison that can be decided. */
const lookSchema = object({
	kind: literal("look"),
	trial,
	/** The cell being measured, whose comparisons were looked at; null: the trial is over, and means were looked at. */
	workload: string().nullable(),
	threads: int().positive().nullable(),
	/** Share of the planned time that had passed. */
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
* Whether a run can have seen each changed setting. A pass for a setting that no cell exercises is worth nothing: a
* smaller buffer pool on data that fit either, a slower log device without a log. So every changed setting has the cell
* that showed it, with the server's counter, or the reason why none did.
*/
/** A counter that grows less often than this for each transaction decides over no speed. */
const LEAST_PER_TRANSACTION = .001;
/**
* Exercised: a cell does the work that the setting is for. Not exercised: another workload, or other data, would.
* Cannot show: no load on one machine would, or all servers have it from qpsgate. No effect: it does not affect speed.
* Unknown: nobody has looked at it.
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
	/** Null if no server of the base was measured in the cell. */
	before: number().nonnegative().nullable(),
	after: number().nonnegative()
});
const coveredSettingSchema = object({
	scenario: string(),
	/** Name in the changed settings. */
	name: string(),
	/** Name in the server's list. */
	variable: string(),
	/** Its line now; of a setting that is gone the file's first. */
	file: string(),
	line: int().positive(),
	/** As written; null if it was not set. */
	before: string().nullable(),
	after: string().nullable(),
	status: _enum(STATUSES),
	/** Cells that exercise it. */
	cells: array(object({
		workload: string(),
		threads: int().positive()
	})).readonly(),
	/** In the first of them; null if the workload alone tells. */
	shownBy: shownBySchema.nullable(),
	/** Counters that would have grown in a cell that does the work, and did not. */
	still: array(string()).readonly(),
	/** Exercises that it needs; names as in the documentation. */
	needs: array(string()).readonly(),
	/** Its values in the measured servers, if they differ from the written ones. */
	measured: object({
		before: string(),
		after: string(),
		/** Size of the tables on disk. */
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
* Whether the run cannot have seen one of the changed settings, so that a pass would not cover it: otherwise a costly
* setting that no cell exercises could pass with a harmless one that a cell exercises. Unknown settings may have been
* seen.
*/
function isUnseen(coverage) {
	return coverage.some(wasMissed);
}
/** Parts of a run that measured different cells: a setting exercised in one of them is exercised. */
function joinCoverage(parts) {
	return [...Map.groupBy(parts.flat(), ({ scenario, name, line }) => JSON.stringify([
		scenario,
		name,
		line
	])).values()].flatMap((own) => {
		const [best] = own.toSorted((one, other) => STATUSES.indexOf(one.status) - STATUSES.indexOf(other.status));
		return best === void 0 ? [] : [{
			...best,
			cells: distinctCells(own.flatMap(({ cells }) => cells))
		}];
	});
}
/** Several machines have the same ones. */
function distinctCells(cells) {
	return [...new Map(cells.map((cell) => [JSON.stringify(cell), cell])).values()];
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
/**
* Whether the servers started without it, as they do not have it: one in production that has it may be slower by it.
*/
function isMissing(setting, lines) {
	const written = [setting.before, setting.after].filter((one) => one !== null);
	const variable = changedVariable(setting)?.variable;
	if (variable === void 0 || LISTED_NOWHERE.test(variable) || !written.every(({ isLoose }) => isLoose)) return false;
	const forms = variableForms(variable);
	return lines.filter((line) => line.kind === "arm").filter(({ scenario }) => scenario === setting.scenario).every(({ variables }) => forms.every((form) => variables[form] === void 0));
}
function found(setting, product, cells, totals) {
	const all = cells.map(keyOf);
	if (setting.kind === "mix") return CANNOT_SHOW;
	if (setting.kind !== "option" && setting.kind !== "sql") return {
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
* Its own counters tell most, in a cell that does such work, as some grow a little in any case; if it has none, only
* that work counts.
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
/** The work of a user's own script or workload is unknown; one of ours may do more with other options. */
function doesAny(cell, exercises, totals) {
	const { script } = cell.workload;
	const own = exercisesOf(script, cell.threads);
	return isOwnScript(script) || isOwnWorkload(script) || exercises.some((one) => own.includes(one) || shownIn(cell, EXERCISE_COUNTERS[one] ?? [], totals) !== void 0);
}
/** If an exercise has no counters, its workload decides; otherwise one of them must have grown. */
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
/** Over all trials; null if there was none. */
function perTransaction(counter, totals) {
	const transactions = sum(totals.map((total) => total.transactions));
	return transactions === 0 ? null : sum(totals.map(({ counters }) => counters?.[counter] ?? 0)) / transactions;
}
/**
* Whether neither value reaches the server, which has one of ours: a binary log is on or off as written, and lies with
* us.
*/
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
/** The servers' final values, if they differ from the written ones: scaled, or corrected by the server. */
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

// src/core/comparison/block-ratios.ts
/**
* Blocks are joined to windows of about a second: an arm's surplus in one block is missing in the next, so that longer
* windows vary less than their blocks. Each trial has at least this many windows, or as many as it has blocks.
*/
const WINDOW_SECONDS = 1;
const LEAST_WINDOWS = 20;
/**
* ln(QPS of an arm) − ln(QPS of a reference), window by window, for every pair of them. Not for their means: a dip that
* one arm has weighs less in a mean of two, and a robust mean of such lopsided ratios is off, by 0.1 to 0.2 % over
* recordings and by 1.4 % where every eighth turn has a dip. A window's rate is the ratio of its sums.
*/
function logRatios(measured, cell, sides) {
	const [arms, references] = [numbersOf(measured, sides.arms), numbersOf(measured, sides.references)];
	const shared = cell.sharedBy([...arms, ...references]);
	const [own, others] = [arms.map((arm) => shared.ratesOf(arm)), references.map((arm) => shared.ratesOf(arm))];
	const isByCpu = [...own, ...others].every((rates) => rates.isByCpu);
	return {
		byTime: pairRatios(own, others, "served"),
		byCpu: isByCpu ? pairRatios(own, others, "cpu") : void 0,
		width: arms.length * references.length,
		blocks: shared.blocks.length
	};
}
function pairRatios(arms, references, clock) {
	return (arms[0]?.[clock] ?? []).map((windows, trial) => {
		const ratios = [];
		for (let window = 0; window < windows.length; window++) for (const arm of arms) {
			const rate = arm[clock][trial]?.[window];
			for (const other of references) ratios.push(rate - other[clock][trial]?.[window]);
		}
		return ratios;
	});
}
/** The blocks of a cell, and the rates of its arms in them, each found once for all contrasts. */
var CellRates = class {
	#blocks;
	#shared = [];
	constructor(blocks) {
		this.#blocks = blocks;
	}
	/** The blocks for which all these arms have data. */
	sharedBy(arms) {
		const isKnown = ({ works }) => arms.every((arm) => works[arm] !== void 0);
		const blocks = this.#blocks.every(isKnown) ? this.#blocks : this.#blocks.filter(isKnown);
		const known = this.#shared.find((other) => areSame(blocks, other.blocks));
		if (known !== void 0) return known;
		const shared = new SharedBlocks(blocks);
		this.#shared.push(shared);
		return shared;
	}
};
function areSame(some, others) {
	return some === others || some.length === others.length && some.every((block, nth) => block === others[nth]);
}
var SharedBlocks = class {
	blocks;
	/** By trial. */
	#windows;
	#rates = /* @__PURE__ */ new Map();
	constructor(blocks) {
		this.blocks = blocks;
		this.#windows = [...Map.groupBy(blocks, ({ trial }) => trial).values()].map(windowsOf);
	}
	ratesOf(arm) {
		const known = this.#rates.get(arm);
		if (known !== void 0) return known;
		const windows = this.#windows.map((own) => own.map((window) => logRate(window, arm)));
		const rates = {
			served: windows.map((own) => own.map(({ served }) => served)),
			cpu: windows.map((own) => own.map(({ cpu }) => cpu)),
			isByCpu: this.blocks.every(({ works }) => works[arm]?.computes && works[arm]?.cpuSeconds)
		};
		this.#rates.set(arm, rates);
		return rates;
	}
};
/** Neighbouring blocks of a trial, in windows of nearly equal size. */
function windowsOf(blocks) {
	const steps = blocks.slice(1).map(({ at }, index) => at - (blocks[index]?.at ?? 0));
	const inSecond = isSample(steps) ? WINDOW_SECONDS / Math.max(.001, median(steps)) : 1;
	const size = Math.max(1, Math.min(Math.round(inSecond), Math.floor(blocks.length / LEAST_WINDOWS)));
	const many = Math.floor(blocks.length / size);
	const from = (nth) => Math.round(nth * blocks.length / many);
	return Array.from({ length: many }, (_, nth) => blocks.slice(from(nth), from(nth + 1)));
}
/**
* A window without any transaction is the slowest of all and must not be left out; half a transaction has a logarithm.
* Latencies count when a transaction ends: the next block includes the time of a block in which none ended.
*/
function logRate(window, arm) {
	let transactions = 0;
	let served = 0;
	let idle = 0;
	let cpu = 0;
	for (const { works } of window) {
		const work = works[arm];
		if (work === void 0) continue;
		transactions += work.transactions;
		cpu += work.cpuSeconds ?? 0;
		if (work.transactions > 0) served += work.seconds;
		else idle += work.seconds;
	}
	const seconds = transactions > 0 ? served : idle;
	const done = Math.max(.5, transactions);
	return {
		served: Math.log(done / seconds),
		cpu: Math.log(done / cpu)
	};
}
/** −1 if nothing of the arm was measured. */
function numbersOf(measured, arms) {
	return arms.map(({ scenario: { name }, revision }) => measured.arm(name, revision)?.number ?? -1);
}

// src/core/comparison/contrasts.ts
/** Pairs that a plan compares. */
/** The plan's comparisons, cell by cell. */
function contrastsOf({ rules, arms, cells }) {
	const [control, twin] = arms;
	const candidates = arms.filter((arm) => arm.role === "candidate" && arm.revision === "head");
	const bases = arms.filter((arm) => arm.revision === "base");
	const both = (arm) => withCopy(arms, arm);
	return cells.flatMap((cell) => [...candidates.map((arm) => ({
		rule: "control",
		arms: both(arm),
		references: [control, twin],
		cell
	})), ...bases.flatMap((base) => {
		const head = arms.find((arm) => arm.revision === "head" && arm.scenario.name === base.scenario.name);
		if (head === void 0) return [];
		return [{
			rule: "base",
			arms: both(head),
			references: both(base),
			cell
		}];
	})]).filter(({ rule }) => rules.includes(rule));
}
/**
* Contrasts whose costs are gated: if scenarios are compared with their base, other ones may cost more than the
* control.
*/
function gatedContrasts(plan) {
	if (plan.gatedCosts === void 0 || plan.gatedCosts.length === 0) return [];
	const rule = plan.rules.includes("base") ? "base" : "control";
	return contrastsOf(plan).filter((contrast) => contrast.rule === rule);
}
/** The twin against the control, in every cell. */
function twinContrasts({ arms: [control, twin], cells }) {
	return cells.map((cell) => ({
		rule: "control",
		arms: [twin],
		references: [control],
		cell
	}));
}

// src/core/stats/moderation.ts
/** Variances of many small experiments, each moderated by the others (empirical Bayes). */
/** Beyond this many prior degrees of freedom the variances count as one; keeps quantiles finite. */
const MOST_PRIOR_DF = 200;
const NEWTON_STEPS = 50;
/**
* Shrinks variances towards their common scale: s̃² = (d₀ s₀² + d s²)/(d₀ + d), with d₀ and s₀² by matching the moments
* of ln s² (Smyth 2004, "Linear models and empirical Bayes methods", eq. 3 and §6.2; limma's squeezeVar).
*
* @param all a variance of exactly zero (all blocks equal) is taken as a millionth of the largest
*/
function moderateVariances(all) {
	const largest = Math.max(...all.map(({ variance }) => variance));
	if (all.length < 2 || largest === 0) return {
		moderated: all,
		priorDf: 0
	};
	const positive = all.map((each) => ({
		...each,
		variance: Math.max(each.variance, largest * 1e-6)
	}));
	const logs = positive.map(({ variance, df }) => Math.log(variance) - digamma(df / 2) + Math.log(df / 2));
	const center = mean(logs);
	const excess = logs.reduce((sum, value) => sum + (value - center) ** 2, 0) / (logs.length - 1) - mean(positive.map(({ df }) => trigamma(df / 2)));
	const priorDf = excess > 0 ? Math.min(MOST_PRIOR_DF, 2 * inverseTrigamma(excess)) : MOST_PRIOR_DF;
	const prior = excess > 0 ? Math.exp(center + digamma(priorDf / 2) - Math.log(priorDf / 2)) : Math.exp(center);
	return {
		priorDf,
		moderated: positive.map((each) => ({
			...each,
			variance: (priorDf * prior + each.df * each.variance) / (priorDf + each.df)
		}))
	};
}
/** ψ(x) for x > 0: recurrence up to 10, then the asymptotic series (DLMF 5.11.2); absolute error below 1e-13. */
function digamma(x) {
	if (x < 10) return digamma(x + 1) - 1 / x;
	const inverse = 1 / (x * x);
	const series = inverse * (1 / 12 - inverse * (1 / 120 - inverse * (1 / 252 - inverse * (1 / 240 - inverse / 132))));
	return Math.log(x) - .5 / x - series;
}
/** ψ′(x) for x > 0: recurrence up to 10, then the asymptotic series; relative error below 1e-12. */
function trigamma(x) {
	if (x < 10) return trigamma(x + 1) + 1 / (x * x);
	const inverse = 1 / (x * x);
	const series = 1 / 6 - inverse * (1 / 30 - inverse * (1 / 42 - inverse * (1 / 30 - inverse * 5 / 66)));
	return 1 / x + .5 * inverse + inverse / x * series;
}
/** The x > 0 with ψ′(x) = y, y > 0 (Newton on 1/ψ′, which is nearly linear; Smyth 2004, appendix). */
function inverseTrigamma(y) {
	let x = .5 + 1 / y;
	for (let step = 0; step < NEWTON_STEPS; step++) {
		const value = trigamma(x);
		const change = value * (1 - value / y) / tetragamma(x);
		x += change;
		if (Math.abs(change) < 1e-10 * x) break;
	}
	return x;
}
/** ψ″(x) for x > 0. */
function tetragamma(x) {
	if (x < 10) return tetragamma(x + 1) - 2 / x ** 3;
	const inverse = 1 / (x * x);
	const series = 1 / 2 - inverse * (1 / 6 - inverse * (1 / 6 - inverse * (3 / 10 - inverse * 5 / 6)));
	return -inverse - inverse / x - inverse * inverse * series;
}

// src/core/comparison/estimate.ts
/** Variances are moderated across contrasts from this number on; fewer tell too little about each other. */
const LEAST_MODERATED = 4;
/** Chance that QPS and CPU time are taken to differ although they agree. */
const DISAGREEMENT = .002;
/** The contrasts that have enough blocks: two in one of their trials. */
function estimate(contrasts, compared, starts) {
	return estimateEffects(contrasts, compared, starts).map((found) => ({
		...found,
		...changeOf(found.effect)
	}));
}
/** Their effects alone, in half the time. */
function estimateEffects(contrasts, { measured, isCompared, isAsked = () => true, areTrials = false }, { startSpread, arms }) {
	const ratesOf = rateFinder(measured, isCompared);
	const pooledOf = areTrials ? pooledTrials : pooledWindows;
	const differencesOf = differenceFinder({
		measured,
		ratesOf,
		pooledOf
	}, arms);
	const asked = new Set(contrasts.filter((contrast) => isAsked(nameOf(contrast))));
	return moderated((contrasts.length < LEAST_MODERATED ? contrasts.filter((contrast) => asked.has(contrast)) : contrasts).flatMap((contrast) => {
		const ratios = logRatios(measured, ratesOf(contrast.cell), contrast);
		const byTime = pooledOf(ratios.byTime, ratios.width);
		if (byTime === void 0) return [];
		const byCpu = ratios.byCpu && pooledOf(ratios.byCpu, ratios.width);
		const isByTime = byCpu === void 0 || disagree(ratios);
		const pooled = isByTime ? byTime : byCpu;
		const cpu = isByTime ? byCpu : void 0;
		const { variance, df } = pooled;
		return [{
			contrast,
			blocks: ratios.blocks,
			pooled,
			cpu,
			twins: differencesOf(contrast, isByTime),
			variance,
			df
		}];
	})).flatMap(({ contrast, blocks, pooled, cpu, twins, variance, df }) => {
		if (!asked.has(contrast)) return [];
		const effectOf = (own, ownVariance) => randomEffects(trialsOf(own, ownVariance), df, startsOf(contrast, measured), startSpread, twins);
		const { replicas, ...effect } = effectOf(pooled, variance);
		return [{
			...nameOf(contrast),
			scope: "cell",
			effect,
			...cpu === void 0 ? {} : { byCpu: effectOf(cpu, cpu.variance) },
			blocks,
			trials: pooled.fits.length,
			starts: replicas * sideOf(contrast)
		}];
	});
}
/** Servers of the smaller side. */
function sideOf({ arms, references }) {
	return Math.min(arms.length, references.length);
}
function trialsOf({ fits }, variance) {
	return fits.map(({ mean, count }) => ({
		mean,
		variance: variance / count
	}));
}
/**
* By how much servers differ in the trials of a cell that are the same but for their start: the two of each side of a
* contrast, else control and twin. Found once for all contrasts of a cell.
*/
function differenceFinder({ measured, ratesOf, pooledOf }, all) {
	const found = /* @__PURE__ */ new Map();
	const between = (cell, [one, other]) => {
		const key = JSON.stringify([
			cell.workload.name,
			cell.threads,
			one.scenario.name,
			one.revision
		]);
		const known = found.get(key);
		if (known !== void 0) return known;
		const sides = {
			arms: [other],
			references: [one]
		};
		const { byTime, byCpu, width } = logRatios(measured, ratesOf(cell), sides);
		const differences = {
			byTime: pooledOf(byTime, width),
			byCpu: byCpu && pooledOf(byCpu, width)
		};
		found.set(key, differences);
		return differences;
	};
	return ({ arms, references, cell }, isByTime) => {
		if (all === void 0) return [];
		const own = [arms, references].flatMap(([one, other]) => other === void 0 ? [] : [[one, other]]);
		return (own.length > 0 ? own : [[all[0], all[1]]]).filter(([one, other]) => startsOf({
			arms: [one],
			references: [other]
		}, measured) > 0).flatMap((pair) => {
			const { byTime, byCpu } = between(cell, pair);
			const pooled = isByTime ? byTime : byCpu;
			return pooled === void 0 ? [] : trialsOf(pooled, pooled.variance);
		});
	};
}
/** Undefined if there are too few to know their spread: two in one of the trials. */
function pooledWindows(trials, width) {
	const samples = trials.filter((ratios) => isSample(ratios));
	return samples.reduce((sum, sample) => sum + sample.length / width, 0) <= samples.length ? void 0 : pooledHuber(samples, width);
}
/** Trials without noise of their own, so that all variance is that of starts. */
function pooledTrials(trials) {
	const fits = trials.filter((ratios) => isSample(ratios)).map((ratios) => ({
		mean: mean(ratios),
		count: 1
	}));
	return fits.length === 0 ? void 0 : {
		fits,
		variance: 0,
		df: fits.length
	};
}
/**
* Whether QPS and transactions per second of CPU time change by something else, beyond the noise of windows: servers
* then wait more or less than before, and QPS counts. If they agree, CPU time has half the variance, as late clients do
* not affect it.
*/
function disagree({ byTime, byCpu = [], width }) {
	const pooled = pooledWindows(byTime.map((own, trial) => own.map((ratio, nth) => ratio - (byCpu[trial]?.[nth] ?? 0))), width);
	if (pooled === void 0) return true;
	const windows = pooled.fits.reduce((sum, { count }) => sum + count, 0);
	const mean = pooled.fits.reduce((sum, { mean: own, count }) => sum + own * count, 0) / windows;
	return Math.abs(mean) > studentTQuantile(1 - DISAGREEMENT / 2, pooled.df) * Math.sqrt(pooled.variance / windows);
}
/** Rates in a cell, found once for all of its contrasts. */
function rateFinder(measured, isCompared) {
	const found = /* @__PURE__ */ new Map();
	return (cell) => {
		const { workload, threads } = cell;
		const rates = found.get(cell) ?? new CellRates(measured.blocksIn({
			workload: workload.name,
			threads
		}).filter(isCompared));
		found.set(cell, rates);
		return rates;
	};
}
function nameOf({ rule, arms, references, cell }) {
	const [{ scenario }] = arms;
	const [{ scenario: reference }] = references;
	return {
		rule,
		scenario: scenario.name,
		reference: reference.name,
		workload: cell.workload.name,
		threads: cell.threads
	};
}
/**
* Variance in a log-ratio, in server starts: the mean of two starts varies half as much as one. Arms that share a
* server share its start, which cancels out between them.
*/
function startsOf({ arms, references }, measured) {
	const weights = /* @__PURE__ */ new Map();
	const add = (sides, sign) => {
		for (const arm of sides) {
			const host = hostOf(arm, measured);
			weights.set(host, (weights.get(host) ?? 0) + sign / sides.length);
		}
	};
	add(arms, 1);
	add(references, -1);
	return [...weights.values()].reduce((sum, weight) => sum + weight ** 2, 0);
}
/** The server that the arm shares, else one of its own. */
function hostOf({ scenario: { name }, revision }, measured) {
	const shared = measured.arm(name, revision)?.host;
	return shared === void 0 ? JSON.stringify([name, revision]) : `on ${shared}`;
}
function moderated(all) {
	if (all.length < LEAST_MODERATED) return all;
	const { moderated: shrunk, priorDf } = moderateVariances(all);
	return shrunk.map((each) => ({
		...each,
		df: each.df + priorDf
	}));
}

// src/core/comparison/statement-blocks.ts
/**
* Neighbouring blocks are joined until every arm has this many executions, as a window without any tells nothing about
* their time. A higher number would leave a rare statement too few windows to tell its noise.
*/
const LEAST_EXECUTIONS = 5;
/** The arms' executions of a statement, found by its name: its place in each load may differ. */
function blocksOfStatement(measured, isCompared, name) {
	return {
		arm: (scenario, revision) => measured.arm(scenario, revision),
		blocksIn: (cell) => {
			const placeOf = placeFinder(measured, cell, name);
			return [...Map.groupBy(measured.blocksIn(cell).filter(isCompared), ({ trial }) => trial).values()].flatMap((blocks) => joinedBlocks(blocks.map((block) => projected(block, placeOf))));
		}
	};
}
/** Place of the statement among those of an arm; −1 if its load has none of this name. */
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
/** @param blocks from one trial, in order */
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
/** Nothing is known about executions that took no time, or if there were none. */
function timed(work) {
	return work !== void 0 && work.transactions > 0 && work.seconds > 0 ? work : void 0;
}

// src/core/comparison/statement-effects.ts
/**
* Chance that a run calls any statement slower or faster although none is, over all statements of all its comparisons:
* as small as that of a verdict's false alarm, since people investigate a named statement.
*/
const FALSE_STATEMENT = .01;
/**
* Smaller changes are not worth a name. A start moves up to a few per cent of a statement's time, and a statement that
* takes a fifth of the time would change QPS by at most 1 %.
*/
const LEAST_STATEMENT_CHANGE = .05;
/** Half of an interval, on the logarithm of time, by which a change of 30 % is nearly always found. */
const WANTED_PRECISION = .15;
/** Statements that take less of the time wait for no precision: they would make every run long. */
const LEAST_AWAITED_SHARE = .05;
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
/** Comparisons in which a statement that takes much of the time has too wide an interval to find a change of 30 %. */
function vagueStatements(plan, measured) {
	return statementEffects(plan, measured).filter(({ statements }) => statements.some(isVague));
}
function isVague({ before, now, low, high }) {
	if (before === null || now === null || before.executions === 0 || now.executions === 0) return false;
	if (Math.max(before.share, now.share) < LEAST_AWAITED_SHARE) return false;
	return low === null || high === null || Math.log((1 + high) / (1 + low)) / 2 > WANTED_PRECISION;
}
function keyIn(found, name) {
	return JSON.stringify([keyOf$1({
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
		verdict: verdictOf$1(sides, figures)
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
function verdictOf$1({ before, now }, { change, low, high }) {
	if (before === null) return "added";
	if (now === null) return "removed";
	if (change === null || low === null || high === null) return "too rare";
	if (low > 0 && change >= .05) return "slower";
	return high < 0 && change <= 1 / 1.05 - 1 ? "faster" : "no change";
}

// src/core/verdict/judgement.ts
/**
* The judgement of a run: every comparison with its full effect and its verdict. Control and base come first, then
* history, attribution and acceptance; each step returns a judgement with more in it. The verdict of the whole run
* follows only from it, in `verdictOf`.
*/
/** The person who took responsibility for a regression, and the way. Names and reasons are text from outside. */
const acceptanceSchema = object({
	/** Login, or name where the commit's author has none. */
	by: string(),
	how: _enum(["label", "trailer"]),
	reason: string().nullable()
});
/** The stored runs that a run was compared with. */
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
* The verdict of the run. A run never passes if it could not compare everything it planned, if it exercised nothing of
* the change, or if history shall decide and cannot be read; history alone fails a run only on request. An accepted
* regression passes.
*/
function verdictOf(judgement) {
	const { comparisons, costs, unknownCosts, missing, missingShards, coverage, history, accepted } = judgement;
	const isDecisive = history?.mode === "fail";
	if (regressionsOf(judgement).length > 0) return accepted === null ? "regressed" : "pass";
	const isComplete = missing.length === 0 && missingShards.length === 0 && !(isDecisive && history.isUnknown);
	const isWithin = comparisons.every(({ rule, verdict }) => rule === "history" || verdict === "pass") && costs.every(({ verdict }) => verdict === "pass") && unknownCosts.length === 0;
	return isComplete && isWithin && !isUnseen(coverage) ? "pass" : "inconclusive";
}
/** The comparisons that fail the run, as long as nobody accepts them; costs among them, as slowdowns. */
function regressionsOf({ comparisons, costs, history }) {
	const isDecisive = history?.mode === "fail";
	return [...comparisons.filter(({ rule, verdict }) => verdict === "regressed" && (rule !== "history" || isDecisive)), ...costs.flatMap((cost) => cost.verdict === "regressed" ? [{
		...cost,
		...asSlowdown(cost)
	}] : [])];
}
/** A regression that somebody took responsibility for stays in the figures and no longer blocks; others need nobody. */
function accept(judgement, accepted) {
	return verdictOf(judgement) === "regressed" ? {
		...judgement,
		accepted
	} : judgement;
}
/** One-sided errors behind the finer labels: those of the shown interval, or more careful. */
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
/** Codes of the warnings that every judging makes again. */
const JUDGING_CODES = [
	"twin-differs",
	"cpu-differs",
	"machine-disturbed",
	"not-compared",
	"cost-unknown",
	"shards-missing",
	"machines-differ"
];
function judgingWarnings({ comparisons, twin, disturbance, missing, unknownCosts }) {
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
		...machinesDiffer(comparisons),
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
/** One warning for all comparisons that depend on the machine: most often the same machine is odd in each. */
function machinesDiffer(comparisons) {
	const differing = comparisons.flatMap(({ machines, ...found }) => machines?.differ ? [{
		machines,
		found
	}] : []);
	const [surest] = differing.toSorted((one, other) => one.machines.sameChance - other.machines.sameChance);
	if (surest === void 0) return [];
	const { machines, found } = surest;
	const { workload, threads } = found.scope === "cell" ? found : {
		workload: null,
		threads: null
	};
	return [{
		code: "machines-differ",
		scenario: found.scenario,
		workload,
		threads,
		odd: machines.odd,
		changes: machines.each.map(({ change }) => change),
		differing: differing.length,
		comparisons: comparisons.length
	}];
}

export { slicesOf as A, coverageOf as C, wasMissed as D, joinCoverage as E, armStatesOf as O, numbersOf as S, isUnseen as T, nameOf as _, differs as a, gatedContrasts as b, labelOf as c, FALSE_STATEMENT as d, STATEMENT_VERDICTS as f, estimateEffects as g, estimate as h, acceptanceSchema as i, totalsOf as j, lineSchema as k, regressionsOf as l, vagueStatements as m, LABELS as n, heldHistorySchema as o, statementEffects as p, accept as r, judgingWarnings as s, JUDGING_CODES as t, verdictOf as u, moderateVariances as v, coveredSettingSchema as w, twinContrasts as x, contrastsOf as y };