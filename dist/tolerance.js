import { _ as string, a as discriminatedUnion, c as literal, d as number, f as object, h as record, i as custom, n as array, s as int, u as m, v as tuple } from "./schemas.js";
import { m as isCopy, o as nonEmpty, p as REVISIONS } from "./suite.js";
import { a as numberOf } from "./quantities.js";
import { b as isExercise, h as usualCellFor, l as isOwnScript, r as USUAL_CELLS, s as exercisesOf, u as isOwnWorkload, v as workloadOf, y as EXERCISES } from "./workloads.js";
import { a as USUAL_PRODUCTS, o as familyOf } from "./families.js";
import { i as optionReach, n as isBinaryLog } from "./option-reach.js";
import { C as variableValues, T as isHistogram, a as comparedBy, p as isWithoutEffect, r as changesBetween, x as changedVariable } from "./changed-settings.js";
import { A as isIdle, E as OptionIndex, v as namesOf, x as variableForms } from "./option-file.js";
import { c as knowledgeOf, r as largestPool, s as classOf } from "./scales.js";
import { a as sum } from "./vectors.js";

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
	/** Server that several arms share, each as a state of it; absent if the arm is alone on one. */
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
/** Costs other than time of a server with one arm, in a cell; each is absent if unknown. */
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
	/** Statements per transaction, from the totals of sysbench. */
	queriesPerTransaction: number().positive(),
	/** Transactions of all blocks. */
	transactions: int().nonnegative(),
	errors: int().nonnegative(),
	/** The server's number for the last of them. */
	errorNumber: int().optional(),
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
	/** Server that it shares with others, of which it is one state; absent if it is alone on one. */
	host: string().optional(),
	/** Time from the start of the copy to the first answered query. */
	startSeconds: number().nonnegative(),
	residentBytes: number().nonnegative().nullable(),
	performanceSchemaBytes: number().nonnegative().nullable(),
	variables: record(string(), string()),
	/** Names of settings whose pattern no instrument of the server matches. */
	unmatched: array(string()).readonly().optional(),
	/** Execution plans for statements of a user's own workload, by their names; lines for people. */
	plans: record(string(), string()).optional(),
	/** Diagnostic ability → whether the running server provides it. */
	insight: record(string(), m([
		"full",
		"partial",
		"none"
	]))
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

// src/core/coverage/choose-cells.ts
/** The cells of a suite that is made from option files: chosen by the changes in them. */
/**
* Largest buffer pool that is measured with data beyond it: three times as much is loaded within half a minute, and
* larger ones are whole multiples of 128 MiB, to which MySQL rounds them (manual, innodb_buffer_pool_chunk_size).
*/
const MEASURED_POOL_BYTES = 128 * 1024 ** 2;
/** As in production, most data are not in memory. */
const TIMES_THE_POOL = 3;
const TABLES = 4;
/** Connections that a server has for others than the load. */
const OTHER_CONNECTIONS = 10;
/** As many as needed for the cache of tables to hold only a part of them, with the usual amount of data. */
const MANY_TABLES = {
	tables: 200,
	rows: 500
};
/** With their index 150 MB, which a redo log in scale sees changed several times, and a disk writes within seconds. */
const REWRITTEN = {
	tables: TABLES,
	rows: 12e4
};
/** Their turns are long, as each is a part of a redo log's cycle. */
const REWRITTEN_SECONDS = 240;
/** Each workload takes its share of the budget from all others. */
const MOST_WORKLOADS = 4;
/** Always chosen: most servers do this most of the time, and no change may make it slower unseen. */
const CONTROL = {
	script: "oltp_read_only",
	threads: 8
};
/** Chosen if no other is needed, as half of the work of databases is writing. */
const USUAL = {
	script: "oltp_read_write",
	threads: 8
};
/** @param base the scenarios before the change */
function chooseCells(suite, base, { threads, budgetSeconds }) {
	const changes = changesBetween(base, suite.scenarios);
	const variables = [...new Set(changes.flatMap((change) => changedVariable(change)?.variable ?? []))];
	const scenarios = [...suite.scenarios, ...base];
	const chosen = chooseWorkloads(wantedExercises(variables));
	const limits = scenarios.flatMap(({ options }) => numberOf(variableValues(options).max_connections) ?? []);
	const levels = threads ?? Math.max(1, Math.min(...limits) - OTHER_CONNECTIONS);
	const preconditions = preconditionsOf(chosen.flatMap(({ covers }) => covers));
	const needs = (precondition) => preconditions.includes(precondition);
	const tables = needs("tables-beyond-cache") ? MANY_TABLES : void 0;
	const rewritten = needs("redo-in-scale") ? REWRITTEN : void 0;
	const reasons = chosen.map(({ workload, covers }) => ({
		workload: workload.name,
		variables: variables.filter((variable) => wantedExercises([variable]).some((one) => covers.includes(one)))
	}));
	return {
		suite: {
			...suite,
			workloads: workloadsOf(chosen, levels),
			dataset: needs("data-beyond-pool") ? beyondPool(scenarios, TIMES_THE_POOL, tables?.tables ?? TABLES) : tables ?? rewritten ?? suite.dataset,
			budgetSeconds: budgetSeconds ?? Math.max(suite.budgetSeconds, rewritten === void 0 ? 0 : REWRITTEN_SECONDS),
			...preconditions.length === 0 ? {} : { preconditions }
		},
		reasons
	};
}
/**
* Workloads of one script are one, with several levels.
*
* @param levels those of the suite hold; or each workload has those of its script, up to this many
*/
function workloadsOf(chosen, levels) {
	const scripts = [...Map.groupBy(chosen, ({ workload }) => workload.script).values()];
	return nonEmpty(scripts.map((cells) => {
		const [{ workload }] = nonEmpty(cells);
		if (typeof levels !== "number") return workload;
		const wanted = cells.map(({ threads }) => Math.min(threads, levels)).toSorted((a, b) => a - b);
		return {
			...workload,
			threads: nonEmpty([...new Set(wanted)])
		};
	}));
}
/**
* Data some times as large as the largest buffer pool, which is made smaller if that would take too long.
*
* @param scenarios of head and base
*/
function beyondPool(scenarios, times, tables) {
	const poolBytes = Math.min(largestPool(scenarios), MEASURED_POOL_BYTES);
	return {
		tables,
		rows: Math.ceil(times * poolBytes / 320 / tables),
		poolBytes
	};
}
/** Exercises that any of a setting's products needs, the likeliest first; none if no row has any. */
function exercisesOfSetting(variable) {
	const exercises = USUAL_PRODUCTS.flatMap((product) => knowledgeOf(variable, product)?.exercisedBy ?? []);
	return [...new Set(exercises)];
}
/**
* One exercise for each variable, the likeliest of those that one of our workloads performs; none if any statement
* shows the setting, or no workload of ours does.
*
* @param variables in the order of their importance
*/
function wantedExercises(variables) {
	const wanted = variables.flatMap((variable) => {
		const all = exercisesOfSetting(variable);
		const shown = all.find((exercise) => workloadFor(exercise) !== void 0);
		return shown === void 0 || all.includes("any-statement") ? [] : [shown];
	});
	return [...new Set(wanted)];
}
/** Preconditions on data and servers for these exercises. */
function preconditionsOf(exercises) {
	return [...new Set(exercises.flatMap((exercise) => EXERCISES[exercise].precondition ?? []))];
}
/**
* Workloads for the requested exercises, as few as possible: two to four, the control first. The next one always covers
* most of the missing exercises (on these candidates that is the best choice of all, as a test shows by trying every
* other); among equally good ones, the one for the earliest request. Preconditions of exercises are not checked.
*
* @param exercises the most important first
*/
function chooseWorkloads(exercises) {
	const picked = [CONTROL];
	while (picked.length < MOST_WORKLOADS) {
		const missing = exercises.filter((one) => !picked.some((candidate) => performs(candidate, one)));
		const [best] = USUAL_CELLS.map((candidate) => {
			const covers = missing.filter((one) => performs(candidate, one));
			return {
				candidate,
				count: covers.length,
				first: missing.indexOf(covers[0])
			};
		}).toSorted((one, other) => other.count - one.count || one.first - other.first);
		if (best === void 0 || best.count === 0) break;
		picked.push(best.candidate);
	}
	if (picked.length === 1) picked.push(USUAL);
	return picked.map((candidate) => ({
		workload: workloadOf({ script: candidate.script }),
		threads: candidate.threads,
		covers: exercises.filter((one) => performs(candidate, one))
	}));
}
/** The workload of ours that is an exercise, be it chosen or not; undefined if none is. */
function workloadFor(exercise) {
	return usualCellFor(exercise)?.script;
}
function performs({ script, threads }, exercise) {
	return exercisesOf(script, threads).includes(exercise);
}

// src/core/coverage/coverage.ts
/**
* Whether a run can have seen each changed setting. A pass for a setting that no cell exercises is worth nothing: a
* smaller buffer pool on data that fit either, a slower log device without a log. So every changed setting has the cell
* that showed it, with the server's counter, or the reason why none did.
*/
/**
* Growth of a counter for each transaction. Does its work: an event seldom takes longer than a transaction, so fewer
* than one in twenty cost less than the usual limit, 5 %. Happens: a wait may last as long as many transactions, and a
* limit counts from the first time on.
*/
const LEAST = {
	doesItsWork: .05,
	happens: .001
};
/**
* Exercised: a cell does the work that the setting is for. Not exercised: another workload, or other data, would.
* Cannot show: no load on one machine would, or all servers have it from qpsgate. Not reached: no server came to the
* limit or threshold, before or now. No difference: the servers do the same, before and now. No effect: it does not
* affect speed. Unknown: nobody has looked at it.
*/
const STATUSES = [...[
	"exercised",
	"not-exercised",
	"cannot-show",
	"not-reached",
	"no-difference"
], ...["no-effect", "unknown"]];
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
	/** Counters that would have grown in a cell that does the work, or at the limit, and did not, or hardly. */
	still: array(string()).readonly(),
	/** Exercises that it needs, by their names in the documentation; variables that must be on; or the one that caps it. */
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
function coverageOf({ settings, cells, lines, asked = [], dataBytes, productOf }) {
	const totals = totalsOf(lines);
	return settings.flatMap((setting) => {
		const { scenario, name, before, after } = setting;
		const change = changedVariable(setting);
		const written = {
			scenario,
			name,
			variable: change?.variable ?? name,
			file: after?.file ?? before?.file ?? scenario,
			line: after?.line ?? 1,
			before: (change === void 0 ? before?.value : change.before) ?? null,
			after: (change === void 0 ? after?.value : change.after) ?? null
		};
		if (setting.isUnread) return [{
			...written,
			...UNREAD,
			measured: null
		}];
		const product = productOf(scenario);
		if (product === void 0) return [];
		const own = totals.filter((total) => total.scenario === scenario && !isCopy(total));
		const arms = lines.filter((line) => line.kind === "arm").filter((arm) => arm.scenario === scenario);
		const values = change && finalValues(change.variable, knownStates(setting, arms, asked));
		const isAsWritten = values && isSameNumber(change?.before, values.before) && isSameNumber(change?.after, values.after);
		const isTold = values !== void 0 && (values.before === values.after || !isAsWritten);
		return {
			...written,
			...isMissing(setting, arms) ? CANNOT_SHOW : found(setting, product, cells, own, arms, asked),
			measured: isTold ? {
				...values,
				dataBytes
			} : null
		};
	});
}
/** The plan without the comparisons of which it is known before any start that no load shows a changed setting. */
function withoutUnseen(plan, serverOf, asked) {
	return comparedBy(plan, serverOf, (setting) => {
		const arm = plan.arms.find(({ scenario }) => scenario.name === setting.scenario);
		if (arm === void 0 || isWithoutEffect(setting)) return false;
		const { product } = serverOf(arm.scenario);
		return !isShownByNone(found(setting, product, plan.cells, [], [], asked), plan.cells);
	});
}
/** Settings of which it is known, without a server, that no load shows them on any product that has them. */
function unseenAnywhere(settings, cells) {
	return settings.flatMap((setting) => {
		if (isWithoutEffect(setting)) return [];
		const findings = USUAL_PRODUCTS.flatMap((product) => coverageOf({
			settings: [setting],
			cells,
			lines: [],
			dataBytes: 0,
			productOf: () => product
		})).filter(({ status }) => status !== "unknown" && status !== "no-effect");
		return findings.every((finding) => isShownByNone(finding, cells)) ? findings.slice(0, 1) : [];
	});
}
/** A user's own load may do any work. */
function isShownByNone(finding, cells) {
	const isOwn = cells.some(({ workload: { script } }) => isOwnScript(script) || isOwnWorkload(script));
	const isDone = (need) => isExercise(need) && workloadFor(need) !== void 0;
	const { status, needs } = finding;
	if (status === "no-difference") return true;
	if (status === "not-reached") return !isOwn;
	return wasMissed(finding) && (isOwn ? needs.length === 0 : status === "cannot-show" || !needs.some(isDone));
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
const UNREAD = {
	...CANNOT_SHOW,
	needs: ["other-version"]
};
const ABOVE_LOADS = {
	...CANNOT_SHOW,
	needs: ["limit-reached"]
};
const CONDITIONS = new OptionIndex((row) => row.needs || row.cappedBy || row.isLimit || row.stayedBelow || row.isSwitch ? row : void 0);
/** Values of switches that are off; log_output is NONE if that is in its list. */
const OFF = /^(?:OFF|0|enabled=off.*|one-thread-per-connection)$|\bNONE\b/i;
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
function found(setting, product, cells, totals, arms, asked) {
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
	if (isSetByUs(change) && classOf(change.variable) !== "no effect") return CANNOT_SHOW;
	const knowledge = knowledgeOf(change.variable, product);
	if (knowledge === void 0) return {
		...NOTHING,
		status: classOf(change.variable) === "no effect" ? "no-effect" : "unknown"
	};
	const row = CONDITIONS.find(...variableForms(change.variable));
	const known = knownStates(setting, arms, asked);
	const isIdleIn = ({ variables }) => isIdle(change.variable, (other) => variables[other]);
	if (known.length > 0 && known.every(isIdleIn)) return {
		...NOTHING,
		status: "no-effect"
	};
	const isOff = (one) => known.length > 0 && known.every(({ variables }) => OFF.test(variables[one] ?? "ON"));
	const idle = row?.needs?.find((switches) => switches.split("|").every(isOff));
	if (idle !== void 0) return {
		...NOTHING,
		status: "not-exercised",
		needs: idle.split("|")
	};
	if (known.some(({ unmatched = [] }) => unmatched.includes(setting.name))) return {
		...NOTHING,
		status: "no-difference"
	};
	const values = finalValues(change.variable, known);
	if (values !== void 0 && values.before === values.after && (arms.length > 0 || row?.isSwitch)) return {
		...NOTHING,
		status: "no-difference"
	};
	const cap = row?.cappedBy?.[familyOf(product).fork];
	if (cap !== void 0 && isCapped(values, finalValues(cap, known))) return {
		...NOTHING,
		status: "no-difference",
		needs: [cap]
	};
	const { counters, exercisedBy } = knowledge;
	const isOfAny = exercisedBy.includes("any-statement");
	const isAbove = isBeyond(change, cells, row);
	const paid = isOfAny ? {
		...NOTHING,
		status: "exercised",
		cells: all
	} : byCells(knowledge, cells, totals);
	const shown = isAbove ? ABOVE_LOADS : paid;
	const isFree = wasMissed(shown) && row?.isLimit !== void 0 && (isAbove || isRaised(values ?? change));
	if (totals.length === 0) return isFree && shown.status === "cannot-show" ? {
		...shown,
		status: "not-reached"
	} : shown;
	if (!isFree && !(isOfAny && counters.length > 0)) return shown;
	const reached = cells.flatMap((cell) => shownIn(cell, {
		counters,
		isWait: true
	}, totalsIn(cell, totals)));
	const [first] = reached;
	if (first === void 0) return {
		...NOTHING,
		status: "not-reached",
		still: counters
	};
	return isFree ? shown : {
		...shown,
		cells: reached.map(({ cell }) => cell),
		shownBy: first.shownBy
	};
}
function totalsIn({ workload, threads }, totals) {
	return totals.filter((each) => each.workload === workload.name && each.threads === threads);
}
/** Servers that were started, or what their programs told where none was. */
function knownStates({ scenario: name }, arms, asked) {
	return arms.length > 0 ? arms : asked.filter(({ scenario }) => scenario === name);
}
/** Whether both values are at least those of the cap, which did not change. */
function isCapped(own, cap) {
	if (own === void 0 || cap === void 0 || cap.before !== cap.after) return false;
	return [own.before, own.after].every((value) => Number(value) >= Number(cap.before));
}
/** Whether both values are larger than what any load of ours comes to, and no cell has more threads than those. */
function isBeyond({ before, after }, cells, { stayedBelow = Number.POSITIVE_INFINITY, usual } = {}) {
	return [before, after].map((value) => numberOf(value ?? String(usual)) ?? 0).every((value) => value > stayedBelow) && cells.every(({ threads }) => threads < stayedBelow);
}
/** A limit of 0 is none. */
function isRaised({ before, after }) {
	const [least = NaN, most = NaN] = [before, after].map((value) => numberOf(value) || Number.POSITIVE_INFINITY);
	return least < most;
}
/**
* Its own counters tell most, in a cell that does such work, as some grow a little in any case; if it has none, only
* that work counts.
*/
function byCells(knowledge, cells, totals) {
	const { counters, exercisedBy } = knowledge;
	const shown = cells.flatMap((cell) => {
		const own = totalsIn(cell, totals);
		if (counters.length > 0) return doesAny(cell, exercisedBy, own) ? shownIn(cell, knowledge, own) : [];
		return exercisedBy.filter((exercise) => exercisesOf(cell.workload.script, cell.threads).includes(exercise)).flatMap((exercise) => {
			const proving = EXERCISES[exercise];
			return proving.counters === void 0 ? [{
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
	return isOwnScript(script) || isOwnWorkload(script) || exercises.some((one) => own.includes(one) || shownIn(cell, EXERCISES[one], totals).length > 0);
}
/** By the first of the counters that has grown enough; none if none has. */
function shownIn(cell, { counters = [], isWait }, totals) {
	const least = isWait ? LEAST.happens : LEAST.doesItsWork;
	const perTransaction = (counter, wanted) => {
		const own = totals.filter(({ revision }) => revision === wanted);
		const transactions = sum(own.map((total) => total.transactions));
		return transactions === 0 ? null : sum(own.map((total) => total.counters?.[counter] ?? 0)) / transactions;
	};
	return counters.map((counter) => ({
		counter,
		before: perTransaction(counter, "base"),
		after: perTransaction(counter, "head") ?? 0
	})).filter(({ before, after }) => Math.max(before ?? 0, after) >= least).map((shownBy) => ({
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
/** The values that the servers had in the end: as written, scaled, or corrected by the server. */
function finalValues(variable, arms) {
	const valueIn = (wanted) => {
		const variables = arms.find(({ revision }) => revision === wanted)?.variables ?? {};
		return namesOf(variable).flatMap((name) => variables[name] ?? [])[0];
	};
	const [before, after] = [valueIn("base"), valueIn("head")];
	return before === void 0 || after === void 0 ? void 0 : {
		before,
		after
	};
}
/** Texts that are no numbers say the same in many ways. */
function isSameNumber(written, measured) {
	const number = numberOf(written);
	return number === void 0 || !/^\d+$/.test(measured) || number === Number(measured);
}

// src/core/verdict/tolerance.ts
/**
* The nearest one counts: the workload's, else the scenario's, else the rule's; but never more than the policy's
* limits.
*/
function toleranceOf(comparison, policy) {
	if (comparison.cost !== void 0) return costTolerance(comparison.cost, policy);
	const own = widest(comparison, policy);
	const limit = policy.atMost && widest(comparison, policy.atMost);
	return limit === void 0 || own.share <= limit.share ? own : {
		...limit,
		from: `${limit.from}, of the base`
	};
}
/**
* Tolerance of a cost, which may grow by that share.
*
* @throws RangeError if it is not gated
*/
function costTolerance(cost, { costs = {} }) {
	const limit = costs[cost];
	if (limit === void 0) throw new RangeError(`no limit of ${cost}`);
	return {
		...limit,
		margin: Math.log1p(limit.share)
	};
}
/** All changes since the baseline may cost what one of them may. */
function widest(comparison, policy) {
	const own = nearest(comparison, policy);
	const base = nearest({
		...comparison,
		rule: "base"
	}, policy);
	return comparison.rule === "baseline" && base.share > own.share ? base : own;
}
function nearest({ rule, scenario, workload }, policy) {
	const byWorkload = policy.byWorkload[workload]?.[rule];
	const byScenario = policy.byScenario[scenario]?.[rule];
	const [share, from] = byWorkload !== void 0 ? [byWorkload, `workload ${workload}`] : byScenario !== void 0 ? [byScenario, `scenario ${scenario}`] : [policy.tolerance[rule], policy.toleranceFrom[rule]];
	return {
		share,
		margin: -Math.log1p(-share),
		from
	};
}
/** Worst first: by how far the estimate is beyond its tolerance. */
function bySeverity(comparisons) {
	const excess = ({ change, tolerance }) => -change - tolerance;
	return comparisons.toSorted((left, right) => excess(right) - excess(left));
}

export { totalsOf as _, isUnseen as a, wasMissed as c, chooseWorkloads as d, wantedExercises as f, slicesOf as g, lineSchema as h, coveredSettingSchema as i, withoutUnseen as l, armStatesOf as m, toleranceOf as n, joinCoverage as o, workloadFor as p, coverageOf as r, unseenAnywhere as s, bySeverity as t, chooseCells as u };