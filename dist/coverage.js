import { C as record, E as tuple, T as string, a as REVISIONS, b as object, d as boolean, f as custom, g as literal, h as int, o as isCopy, p as discriminatedUnion, u as array, v as m, y as number } from "./names.js";
import { D as numberOf, f as isOwnScript, p as isOwnWorkload, u as exercisesOf, x as EXERCISES } from "./dsn.js";
import { a as classOf, o as knowledgeOf } from "./tolerance.js";
import { f as OptionIndex, s as variableForms } from "./option-names.js";
import { o as comparisonNameSchema } from "./comparison.js";
import { c as insightSchema, n as isHistogram } from "./latency.js";
import { i as optionReach, n as isBinaryLog } from "./option-reach.js";
import { t as changedVariable } from "./variable-values.js";

// src/core/attribution/attribution.ts
/** The cost of each changed setting: the outcome of the search for causes, as in result.json. */
const share = number();
/** Relative changes of QPS with the limits of their interval; −0.05 is 5 % slower. */
const figuresSchema = object({
	change: share,
	low: share,
	high: share
});
/** The cost of a changed setting, or of several that only work together. */
const causeSchema = object({
	settings: array(object({
		name: string(),
		/** Value as written; null if it was added, removed, or is a bare flag. */
		before: string().nullable(),
		after: string().nullable(),
		place: object({
			file: string(),
			line: int().positive()
		}).nullable()
	})).min(1).readonly(),
	verdict: m([
		"to blame",
		"innocent",
		"inconclusive",
		"not reached"
	]),
	/**
	* The way that the figures were obtained: as a share of the whole, by switching (shapley.ts); added to only the
	* reference; taken out of only head; as factors no part of which costs anything; in a group that was not split; or
	* not at all, as no server starts with it or without it.
	*/
	kind: m([
		"share",
		"alone",
		"from the head",
		"together",
		"in a group",
		"does not start",
		"not measured"
	]),
	/** Change of QPS with its 95 % interval; null if nothing was measured. */
	change: share.nullable(),
	low: share.nullable(),
	high: share.nullable(),
	/** Names of the settings that the figures are of: its own, or a whole group's. */
	measuredWith: array(string()).readonly(),
	/** Savings from switching it back, or one of those that cost only together, while the rest stays; null if unknown. */
	removal: figuresSchema.nullable()
});
/** A new version, split in each of its cells: the new program alone, and the further effect of all other changes. */
const splitSchema = object({
	/** Contents of the rest. */
	rest: m(["changed defaults", "changed defaults and settings"]),
	cells: array(object({
		workload: string(),
		threads: int().positive(),
		program: figuresSchema,
		rest: figuresSchema
	})).readonly()
});
/** The comparison whose causes were looked for, and how they add up. */
const explanationSchema = comparisonNameSchema.extend({
	/** Whether settings were switched on a running server, or every configuration was started as a server of its own. */
	method: m(["switched", "started"]),
	/** All changed settings together, as the run has shown it: costs are shares of it. */
	whole: figuresSchema,
	/** The whole as it was switched on a running server; null if nothing was. */
	switched: figuresSchema.nullable(),
	/**
	* Whether switching showed another effect than starting: it then explained nothing, and separate servers were used.
	*/
	disagrees: boolean(),
	/** Settings that only count at start, or later than at once, and had a server of their own. */
	startOnly: array(string()).readonly(),
	/** Sum of the causes to blame. */
	sum: figuresSchema,
	/** The remainder after the sum. */
	interaction: figuresSchema,
	seconds: number(),
	/** If the version changed: variables that nobody sets and that differ between the two, as servers show them. */
	defaults: array(object({
		name: string(),
		before: string(),
		after: string()
	})).readonly().optional(),
	/** If the version changed: the cells whose QPS changed, the worst first, as far as the time sufficed. */
	split: splitSchema.optional(),
	/** False if the time was over before the blame was clear. */
	isComplete: boolean()
});
/**
* A cheaper Performance Schema that shows everything the explained scenario's shows; measured before it is suggested.
*/
const suggestionSchema = figuresSchema.extend({
	/** The scenario whose settings it replaces. */
	scenario: string(),
	/**
	* Form of the replaced lines in the files: below [mysqld] of an option file, as flags, or in other ways. Missing: the
	* first.
	*/
	form: m([
		"option-file",
		"flags",
		"settings"
	]).optional(),
	/** Lines in that form; of other ways `name = value`. */
	lines: array(string()).min(1).readonly(),
	/** Lines that they replace. */
	replaces: array(object({
		file: string(),
		line: int().positive()
	})).readonly(),
	/** Keys of the scenario's abilities, which all stay. */
	keeps: array(string()).readonly(),
	/** Change against the scenario; its own change, with the rest of the change, is against the explanation's reference. */
	saved: figuresSchema,
	insight: insightSchema
});
/** Order of causes: the dearest first, those without figures last. */
function byCost(left, right) {
	return (left.change ?? Number.MAX_VALUE) - (right.change ?? Number.MAX_VALUE);
}

// src/core/measurement/measurement.ts
/**
* Raw measurement: the lines of slices.jsonl, one JSON object a line, in the order of the events. All reported values
* can be computed again from these lines.
*/
const revision = m(REVISIONS);
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
	/** CPU time of the server from the first turn to the last, and of sysbench. */
	serverCpuSeconds: number().nonnegative().nullable(),
	clientCpuSeconds: number().nonnegative().nullable(),
	/** Time the arm's turns lasted, and one of them. */
	turnSeconds: number().positive(),
	turnMs: number().positive(),
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
	/** Time from the start of the copy to the first answered query. */
	startSeconds: number().nonnegative(),
	residentBytes: number().nonnegative().nullable(),
	performanceSchemaBytes: number().nonnegative().nullable(),
	variables: record(string(), string()),
	/** Execution plans for statements of a user's own workload, by their names; lines for people. */
	plans: record(string(), string()).optional(),
	/** Diagnostic ability → whether the running server provides it. */
	insight: record(string(), m([
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
	/** Indices of the changed lines that were on. */
	on: array(int().nonnegative()).readonly(),
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

// src/core/stats/vectors.ts
/** Lists of numbers as vectors and matrices. Lengths that do not belong together give NaN, which no figure hides. */
/** The value at a place that the list has. */
function at(values, index) {
	return values[index];
}
/** xᵀy. */
function dot(left, right) {
	let sum = 0;
	for (let index = 0; index < left.length; index++) sum += at(left, index) * at(right, index);
	return sum;
}
/** xᵀAx. */
function quadratic(vector, matrix) {
	return dot(vector, matrix.map((row) => dot(row, vector)));
}
function sum(values) {
	return values.reduce((total, value) => total + value, 0);
}
/** NaN if there are none. */
function mean(values) {
	return sum(values) / values.length;
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
	status: m(STATUSES),
	/** Cells that exercise it. */
	cells: array(object({
		workload: string(),
		threads: int().positive()
	})).readonly(),
	/** In the first of them; null if the workload alone tells. */
	shownBy: shownBySchema.nullable(),
	/** Counters that would have grown in a cell that does the work, and did not. */
	still: array(string()).readonly(),
	/** Exercises that it needs, by their names in the documentation, or the variable that must be on. */
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
		const arms = lines.filter((line) => line.kind === "arm").filter(({ scenario }) => scenario === setting.scenario);
		const { scenario, name, before, after } = setting;
		const change = changedVariable(setting);
		const values = change && measuredValues(change, arms);
		return [{
			scenario,
			name,
			variable: change?.variable ?? name,
			file: after?.file ?? before?.file ?? scenario,
			line: after?.line ?? 1,
			before: (change === void 0 ? before?.value : change.before) ?? null,
			after: (change === void 0 ? after?.value : change.after) ?? null,
			...isMissing(setting, arms) ? CANNOT_SHOW : found(setting, product, cells, own, arms),
			measured: values ? {
				...values,
				dataBytes
			} : null
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
const NEEDED = new OptionIndex(({ needs }) => needs);
/** Options that servers have and list among no variables. */
const LISTED_NOWHERE = /^performance_schema_(?:consumer|instrument)/;
/**
* Whether the servers started without it, as they do not have it: one in production that has it may be slower by it.
*/
function isMissing(setting, arms) {
	const written = [setting.before, setting.after].filter((one) => one !== null);
	const variable = changedVariable(setting)?.variable;
	if (variable === void 0 || LISTED_NOWHERE.test(variable) || !written.every(({ isLoose }) => isLoose)) return false;
	const forms = variableForms(variable);
	return arms.every(({ variables }) => forms.every((form) => variables[form] === void 0));
}
function found(setting, product, cells, totals, arms) {
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
	if (exercisedBy.includes("any-statement")) {
		const needed = NEEDED.find(...variableForms(change.variable));
		return arms.length > 0 && needed !== void 0 && arms.every(({ variables }) => variables[needed] === "OFF") ? {
			...NOTHING,
			status: "not-exercised",
			needs: [needed]
		} : {
			...NOTHING,
			status: "exercised",
			cells: all
		};
	}
	return byCells(knowledge, cells, totals);
}
/**
* Its own counters tell most, in a cell that does such work, as some grow a little in any case; if it has none, only
* that work counts.
*/
function byCells({ counters, exercisedBy }, cells, totals) {
	const shown = cells.flatMap((cell) => {
		const own = totals.filter(({ workload, threads }) => workload === cell.workload.name && threads === cell.threads);
		if (counters.length > 0) return doesAny(cell, exercisedBy, own) ? shownIn(cell, counters, own) : [];
		return exercisedBy.filter((exercise) => exercisesOf(cell.workload.script, cell.threads).includes(exercise)).flatMap((exercise) => {
			const proving = EXERCISES[exercise].counters;
			return proving === void 0 ? [{
				cell: keyOf(cell),
				shownBy: null
			}] : shownIn(cell, proving, own);
		}).slice(0, 1);
	});
	const [first] = shown;
	if (first !== void 0) return {
		...NOTHING,
		status: "exercised",
		cells: shown.map(({ cell }) => cell),
		shownBy: first.shownBy
	};
	const isTried = cells.some(({ workload, threads }) => exercisedBy.some((exercise) => exercisesOf(workload.script, threads).includes(exercise)));
	const canBe = exercisedBy.some((exercise) => !EXERCISES[exercise].isElsewhere);
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
	return isOwnScript(script) || isOwnWorkload(script) || exercises.some((one) => own.includes(one) || shownIn(cell, EXERCISES[one].counters ?? [], totals).length > 0);
}
/** By the first of the counters that has grown; none if none has. */
function shownIn(cell, counters, totals) {
	const perTransaction = (counter, wanted) => {
		const own = totals.filter(({ revision }) => revision === wanted);
		const transactions = sum(own.map((total) => total.transactions));
		return transactions === 0 ? null : sum(own.map((total) => total.counters?.[counter] ?? 0)) / transactions;
	};
	return counters.map((counter) => ({
		counter,
		before: perTransaction(counter, "base"),
		after: perTransaction(counter, "head") ?? 0
	})).filter(({ before, after }) => Math.max(before ?? 0, after) >= LEAST_PER_TRANSACTION).map((shownBy) => ({
		cell: keyOf(cell),
		shownBy
	})).slice(0, 1);
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
function keyOf({ workload, threads }) {
	return {
		workload: workload.name,
		threads
	};
}
/** The servers' final values, if they differ from the written ones: scaled, or corrected by the server. */
function measuredValues(change, arms) {
	const valueIn = (wanted) => arms.find(({ revision }) => revision === wanted)?.variables[change.variable];
	const [before, after] = [valueIn("base"), valueIn("head")];
	if (before === void 0 || after === void 0) return void 0;
	return isSameNumber(change.before, before) && isSameNumber(change.after, after) ? void 0 : {
		before,
		after
	};
}
/** Texts that are no numbers say the same in many ways. */
function isSameNumber(written, measured) {
	const number = numberOf(written);
	return number === void 0 || !/^\d+$/.test(measured) || number === Number(measured);
}

export { explanationSchema as _, wasMissed as a, mean as c, armStatesOf as d, lineSchema as f, causeSchema as g, byCost as h, joinCoverage as i, quadratic as l, totalsOf as m, coveredSettingSchema as n, at as o, slicesOf as p, isUnseen as r, dot as s, coverageOf as t, sum as u, suggestionSchema as v };