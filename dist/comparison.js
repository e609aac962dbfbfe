import { B as familyOf, E as isCopy, T as REVISIONS, m as OptionIndex, o as numberOf, v as isIdle, x as COSTS, y as removalOf, z as USUAL_PRODUCTS } from "./value.js";
import { _ as string, a as discriminatedUnion, c as literal, d as number, f as object, h as record, i as custom, n as array, r as boolean, s as int, u as m, v as tuple } from "./schemas.js";
import { a as RULES, r as shardSchema } from "./shard.js";
import { b as EXERCISES, d as isOwnWorkload, g as usualCellFor, r as USUAL_CELLS, s as exercisesOf, u as isOwnScript, x as isExercise, y as workloadOf } from "./workloads.js";
import { l as isHistogram, o as keepsRows } from "./dataset.js";
import { T as variableForms, b as namesOf } from "./setting.js";
import { h as variableTexts, l as isUntold } from "./scenario-identity.js";
import { i as optionReach, n as isBinaryLog, r as isCertificate } from "./reach.js";
import { A as effectSchema, H as classOf, U as knowledgeOf, b as isWithoutEffect, f as comparedBy, i as largestPool, j as interval, r as isScalable, u as changesBetween } from "./scales.js";
import { t as limitsContainer } from "./container-limits.js";
import { r as sum } from "./vectors.js";
import { t as nonEmpty } from "./lists.js";
import { r as storedRatioSchema } from "./stored-ratio.js";

// src/core/measurement/measurement.ts
/**
* Raw measurement: the lines of slices.jsonl, one JSON object a line, in the order of the events. All reported values
* can be computed again from these lines.
*/
const revision = m(REVISIONS);
/** Far more than any run takes: every look is taken again when a file is judged, and files may be anybody's. */
const MOST_TRIALS = 200;
/** Longer than any run; files may come from anybody. */
const [LEAST_SECONDS, MOST_SECONDS] = [1e-9, 1e9];
const MOST_TRANSACTIONS = 0x38d7ea4c68000;
const statementSeconds = number().nonnegative().max(MOST_SECONDS);
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
	seconds: number().min(LEAST_SECONDS).max(MOST_SECONDS),
	/** Transactions that ended in the block. */
	transactions: number().nonnegative().max(MOST_TRANSACTIONS),
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
	/** Whether idle CPUs were kept from falling asleep. */
	isAwake: literal(true).optional(),
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
/** Their turns are long, because each is a part of a redo log's cycle. */
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
	const variables = [...new Set(changes.flatMap((change) => change.variable ?? []))];
	const scenarios = [...suite.scenarios, ...base];
	const chosen = chooseWorkloads(wantedExercises(variables));
	const limits = scenarios.flatMap(({ options }) => numberOf(variableTexts(options).max_connections) ?? []);
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
/** Relative difference of a count that is the same for every transaction, but for those that a turn cuts off. */
const LEAST_DIFFERENCE = .03;
/**
* Exercised: a cell does the work that the setting is for. Not reached: a cell does the work, and no server came to the limit or
* threshold, before or now. No difference: the servers do the same, before and now. No effect: it does not affect speed. Not
* measured: nothing that was measured tells, and `why` says for what reason.
*/
const STATUSES = [
	"exercised",
	"not-reached",
	"no-difference",
	"no-effect",
	"not-measured"
];
/**
* Why nothing measured tells of a setting. Other workload: another one, or other data, would show it. No load: none on one
* machine does. Switched off: it needs another setting that is off. Made equal: both servers got one value from us, to
* fit this machine. Isolated: it would reach out of the test servers. Container: it limits the container, and
* what it slows down is not measured. Not on the server: the test server lacks it. Other group: the test server does
* not read its group. Other program: its group is for another program. Not applied: nobody can tell what the server gets
* from it. Other load: the load itself changed. Unknown: nobody has looked at it.
*/
const WHYS = [...[
	"other-workload",
	"no-load",
	"switched-off",
	"made-equal",
	"isolated",
	"container"
], ...[
	"not-on-server",
	"other-group",
	"other-program",
	"not-applied",
	"other-load",
	"unknown"
]];
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
	/** Null where it was measured, or need not be. */
	why: m(WHYS).nullable(),
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
		const { scenario, name, variable, before, after } = setting;
		const textOf = (side) => (variable === void 0 ? side?.text : side?.assigned) ?? null;
		const written = {
			scenario,
			name,
			variable: variable ?? name,
			file: after?.file ?? before?.file ?? scenario,
			line: after?.line ?? 1,
			before: textOf(before),
			after: textOf(after)
		};
		if (setting.isOfOtherGroup) return [{
			...written,
			...unmeasured("other-group"),
			measured: null
		}];
		const product = productOf(scenario);
		if (product === void 0) return [];
		const own = totals.filter((total) => total.scenario === scenario && !isCopy(total));
		const arms = lines.filter((line) => line.kind === "arm").filter((arm) => arm.scenario === scenario);
		const values = variable === void 0 ? void 0 : finalValues(variable, knownStates(setting, arms, asked));
		const isAsWritten = values && isSameNumber(before?.assigned, values.before) && isSameNumber(after?.assigned, values.after);
		const isTold = values !== void 0 && (values.before === values.after || !isAsWritten);
		return {
			...written,
			...findingOf(setting, product, cells, own, arms, asked),
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
		const server = serverOf(arm.scenario);
		if (server === void 0) return unseenAnywhere(setting, plan.cells) === void 0;
		const told = arm.scenario.sql.length > 0 ? [] : asked;
		return !isShownByNone(findingOf(setting, server.product, plan.cells, [], [], told), plan.cells);
	});
}
/** Changed settings that no planned cell shows, as far as that is known before a start. */
function unseenSettings(planned) {
	return planned.settings.flatMap((setting) => {
		if (planned.productOf(setting.scenario) === void 0) return unseenAnywhere(setting, planned.cells) ?? [];
		return coverageOf({
			...planned,
			settings: [setting],
			lines: []
		}).filter((each) => each.status !== "no-effect" && isShownByNone(each, planned.cells));
	});
}
/** A setting of which it is known, without a server, that no load shows it on any product that has it; else undefined. */
function unseenAnywhere(setting, cells) {
	if (isWithoutEffect(setting)) return void 0;
	const findings = USUAL_PRODUCTS.flatMap((product) => coverageOf({
		settings: [setting],
		cells,
		lines: [],
		dataBytes: 0,
		productOf: () => product
	})).filter(({ status, why }) => status !== "no-effect" && why !== "unknown");
	return findings.every((finding) => isShownByNone(finding, cells)) ? findings[0] : void 0;
}
/** A user's own load may do any work. */
function isShownByNone({ status, why, needs }, cells) {
	if (status === "no-difference") return true;
	if (why === null || why === "unknown") return false;
	const isOwn = cells.some(({ workload: { script } }) => isOwnLoad(script));
	const isDone = (need) => isExercise(need) && workloadFor(need) !== void 0;
	if (why === "other-workload") return !isOwn && !needs.some(isDone);
	return !(isOwn && why === "no-load");
}
/** Whether the run tells nothing of it. */
function isUnmeasured({ status }) {
	return status === "not-measured";
}
/** Whether the run tells nothing of any setting that may affect speed. */
function isAllUnmeasured(coverage) {
	const isTold = ({ status }) => status === "exercised" || status === "not-reached";
	return coverage.some(isUnmeasured) && !coverage.some(isTold);
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
	why: null,
	cells: [],
	shownBy: null,
	still: [],
	needs: []
};
function unmeasured(why, needs = [], still = []) {
	return {
		...NOTHING,
		status: "not-measured",
		why,
		needs,
		still
	};
}
function exercised(cells, shownBy = null) {
	return {
		...NOTHING,
		status: "exercised",
		cells,
		shownBy
	};
}
const CONDITIONS = new OptionIndex((row) => row.needs || row.cappedBy || row.isLimit || row.isOfTables || row.isSwitch ? row : void 0);
/** Values of switches that are off; log_output is NONE if that is in its list. */
const OFF = /^(?:OFF|0|enabled=off.*|one-thread-per-connection)$|\bNONE\b/i;
/** Options that servers have and list among no variables. */
const LISTED_NOWHERE = /^performance_schema_(?:consumer|instrument)/;
/**
* Whether the servers have no such variable, and so pass over the option: one in production that has it may be slower by
* it. A program tells nothing of variables of plugins, so that of a loose option only a server that was started tells.
*/
function isMissing({ before, after }, variable, fork, arms, known) {
	const written = [before, after].filter((one) => one !== null);
	const forms = variableForms(variable);
	if (!(known.length > 0 && known.every(({ variables }) => forms.every((form) => !(form in variables)))) || LISTED_NOWHERE.test(variable)) return false;
	return arms.length > 0 && written.every((one) => one.isLoose) || forms.some((form) => removalOf(form, fork) !== void 0);
}
function findingOf(setting, product, cells, totals, arms, asked) {
	const all = cells.map(keyOf$1);
	if (setting.kind === "mix") return unmeasured("other-load");
	if (isUntold(setting)) return unmeasured(whyUntold(setting.name));
	const { variable } = setting;
	if (variable === void 0) return exercised(all);
	const [before, after] = [setting.before?.assigned, setting.after?.assigned];
	const class_ = classOf(variable);
	if (isSetByUs(setting) && class_ !== "no effect") return unmeasured("isolated");
	const { fork } = familyOf(product);
	const known = setting.kind === "sql" ? arms : knownStates(setting, arms, asked);
	if (isMissing(setting, variable, fork, arms, known)) return unmeasured("not-on-server");
	const knowledge = knowledgeOf(variable, product);
	if (knowledge === void 0 && class_ === "no effect") return {
		...NOTHING,
		status: "no-effect"
	};
	if (knowledge === void 0) return class_ === "unlikely" ? exercised(all) : unmeasured("unknown");
	const row = CONDITIONS.find(...variableForms(variable));
	const isIdleIn = ({ variables }) => isIdle(variable, (other) => variables[other]);
	if (known.length > 0 && known.every(isIdleIn)) return {
		...NOTHING,
		status: "no-effect"
	};
	const isOff = (one) => known.length > 0 && known.every(({ variables }) => OFF.test(variables[one] ?? "ON"));
	const idle = row?.needs?.find((switches) => switches.split("|").every(isOff));
	if (idle !== void 0) return unmeasured("switched-off", idle.split("|"));
	if (known.some(({ unmatched = [] }) => unmatched.includes(setting.name))) return {
		...NOTHING,
		status: "no-difference"
	};
	const values = finalValues(variable, known);
	const isSame = values !== void 0 && values.before === values.after && (arms.length > 0 || row?.isSwitch);
	const isOther = (value) => value !== void 0 && numberOf(value) !== Number(values?.after);
	const isChanged = isOther(before) || isOther(after);
	const isMadeEqual = isScalable(variable) && isChanged && numberOf(before) !== numberOf(after);
	if (isSame) return isMadeEqual ? unmeasured("made-equal") : {
		...NOTHING,
		status: "no-difference"
	};
	const cap = row?.cappedBy?.[fork];
	if (cap !== void 0 && isCapped(values, finalValues(cap, known))) return {
		...NOTHING,
		status: "no-difference",
		needs: [cap]
	};
	const isWithoutTables = setting.kind === "sql" || !keepsRows(before) || !keepsRows(after);
	if (row?.isOfTables && isWithoutTables) return unmeasured("no-load", ["other-engine"]);
	const { counters, exercisedBy } = knowledge;
	const isOfAny = exercisedBy.includes("any-statement");
	const shown = isOfAny ? exercised(all) : byCells(knowledge, cells, totals);
	const isThreshold = isOfAny && counters.length > 0;
	const isLimit = row?.isLimit !== void 0 && shown.still.length > 0;
	if (totals.length === 0 || !(isThreshold || isLimit)) return shown;
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
	const here = reached.map(({ cell }) => cell);
	return isLimit ? shown : exercised(here, first.shownBy);
}
/** @param name of a part of a file that is not read, as it is shown */
function whyUntold(name) {
	return name.startsWith("[") ? "other-program" : limitsContainer(name) ? "container" : "not-applied";
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
/**
* Its own counters tell most, in a cell that does such work, because some grow a little in any case; if it has none, only
* that work counts.
*/
function byCells(knowledge, cells, totals) {
	const { counters, exercisedBy } = knowledge;
	const shown = cells.flatMap((cell) => {
		const own = totalsIn(cell, totals);
		if (counters.length > 0) return doesAny(cell, exercisedBy, own) ? shownIn(cell, knowledge, own) : [];
		const { script } = cell.workload;
		return exercisedBy.filter((exercise) => exercisesOf(script, cell.threads).includes(exercise) || EXERCISES[exercise].isDifference && isOwnLoad(script)).flatMap((exercise) => {
			const proving = EXERCISES[exercise];
			return proving.counters === void 0 ? [{
				cell: keyOf$1(cell),
				shownBy: null
			}] : shownIn(cell, proving, own);
		}).slice(0, 1);
	});
	const [first] = shown;
	if (first !== void 0) return exercised(shown.map(({ cell }) => cell), first.shownBy);
	const isTried = cells.some(({ workload: { script }, threads }) => isOwnLoad(script) || exercisedBy.some((exercise) => exercisesOf(script, threads).includes(exercise)));
	const isSame = exercisedBy.some((exercise) => EXERCISES[exercise].isDifference);
	if (isTried && isSame && totals.length > 0) return unmeasured("no-load", ["own-load"]);
	const still = isTried && totals.length > 0 ? counters : [];
	return unmeasured(exercisedBy.some((exercise) => !EXERCISES[exercise].isElsewhere) ? "other-workload" : "no-load", exercisedBy, still);
}
function isOwnLoad(script) {
	return isOwnScript(script) || isOwnWorkload(script);
}
/** The work of a user's own script or workload is unknown; one of ours may do more with other options. */
function doesAny(cell, exercises, totals) {
	const { script } = cell.workload;
	const own = exercisesOf(script, cell.threads);
	return isOwnLoad(script) || exercises.some((one) => own.includes(one) || shownIn(cell, EXERCISES[one], totals).length > 0);
}
/** By the first of the counters that has grown enough, or differs; none if none has. */
function shownIn(cell, telling, totals) {
	const { counters = [], isWait, isDifference } = telling;
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
	})).filter(({ before, after }) => Math.max(before ?? 0, after) >= least).filter(({ before, after }) => !isDifference || before === null || isDifferent(before, after)).map((shownBy) => ({
		cell: keyOf$1(cell),
		shownBy
	})).slice(0, 1);
}
function isDifferent(before, after) {
	return Math.abs(after - before) > LEAST_DIFFERENCE * Math.max(before, after) + LEAST.doesItsWork;
}
/**
* Whether neither value reaches the server, which has one of ours: a binary log is on or off as written, and lies with
* us; a certificate is there or not.
*/
function isSetByUs({ name, variable = name, before, after }) {
	const written = [before, after].filter((one) => one !== null);
	const isPlaced = ({ value }) => isBinaryLog({
		variable,
		value
	}) || isCertificate({ variable });
	if (written.length === 2 && written.every(isPlaced)) return true;
	return written.every((side) => !isPlaced(side) && optionReach({
		...side,
		name
	}) !== void 0);
}
function keyOf$1({ workload, threads }) {
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

// src/core/setting/refusal.ts
/** What a server refuses since a change: red like a slowdown, and nobody accepts it. */
const refusalSchema = object({
	/** A server does not start, it refuses statements or the tables that are gated, or its container is too small. */
	kind: m([
		"start",
		"statements",
		"schema",
		"memory"
	]),
	scenario: string(),
	/** Null if no server told its version. */
	server: object({
		product: string(),
		version: string()
	}).nullable(),
	/** One sentence for headings. */
	title: string(),
	/** The server's words, and advice. */
	message: string(),
	/** The lines to blame, of several the first one first. */
	lines: array(object({
		name: string(),
		file: string(),
		line: int().positive()
	})).min(1).readonly(),
	/** Whether the rest of the change was measured with what the server takes in the place of these lines. */
	isMended: boolean()
});

// src/core/comparison/comparison.ts
/** A comparison: how much faster or slower an arm is than its reference, and how surely. Knows no tolerances. */
const CONFIDENCE = .95;
/** Fields that tell a comparison from the others of a run. */
const comparisonNameSchema = object({
	rule: m(RULES),
	scenario: string(),
	/** Name of the scenario it is compared with. */
	reference: string(),
	/** "*" at 0 threads of what a server refuses. */
	workload: string(),
	threads: int().nonnegative()
});
/** Relative change of QPS between an arm and its reference in a cell. */
const comparisonSchema = comparisonNameSchema.extend({
	/** −0.196 is 19.6 % slower. */
	change: number(),
	low: number(),
	high: number(),
	confidence: number(),
	/** Change of ln QPS: −0.05 is about 5 % slower. */
	effect: effectSchema,
	/** Blocks used, over all trials. */
	blocks: int(),
	trials: int(),
	/** What a server refuses since the change, so that nothing of the scenario was compared; missing: nothing. */
	refusal: refusalSchema.optional()
});
/** A comparison's name as one text, for maps. */
function keyOf({ rule, scenario, workload, threads, cost }) {
	return JSON.stringify([
		rule,
		scenario,
		workload,
		threads,
		cost
	]);
}
/**
* Starts behind an effect with two servers on one side and one on the other, the fewest possible, started once each.
*/
const STARTS_AN_EFFECT = 1.5;
/** A comparison's estimate of how much starts differ; the prior if its arms share their starts. */
function learnedSpread({ effect, trials, starts = trials }, before) {
	const { variance, df } = effect.between;
	return variance === 0 ? before : {
		sd: Math.sqrt(variance * starts / STARTS_AN_EFFECT),
		df
	};
}
const armSchema = object({
	scenario: object({ name: string() }),
	revision: m(REVISIONS),
	role: m(["control", "candidate"])
});
function areDistinct(values) {
	return new Set(values.map((value) => JSON.stringify(value))).size === values.length;
}
/** Far beyond any run's; files may come from anybody. */
const MOST_ARMS = 1e3;
/** The part of a plan that statistics need, whether it was made or read from a file. */
const comparedPlanSchema = object({
	/** Rules by which scenarios were compared. */
	rules: array(m(RULES)).min(1).readonly(),
	/** The control, its twin, and the others. */
	arms: tuple([armSchema, armSchema], armSchema).readonly().refine(({ length }) => length <= MOST_ARMS, `at most ${MOST_ARMS} arms`).refine((arms) => areDistinct(arms.map(({ scenario, revision }) => [scenario, revision])), "each arm once"),
	cells: array(object({
		workload: object({ name: string() }),
		threads: int().positive()
	})).readonly().refine(areDistinct, "each cell once"),
	/** Costs that are compared as QPS is, as they are gated. */
	gatedCosts: array(m(COSTS)).readonly(),
	/** Part of a larger plan; null: all of it, or all parts joined. */
	shard: shardSchema.nullable(),
	/** Prior for how much a server start moves ln QPS: a standard deviation and its degrees of freedom. */
	startSpread: object({
		sd: number().min(0).max(1e6),
		df: number().min(.1).max(1e6)
	}),
	/** ln of QPS against the control at the baseline, as the ledger has it, for suites; default: none. */
	stored: array(storedRatioSchema).readonly().optional()
});
function cellKeyOf({ workload, threads }) {
	return {
		workload: workload.name,
		threads
	};
}
/** An effect on a logarithm as a relative change, such as one of QPS, with its interval. */
function changeOf(effect, confidence = CONFIDENCE) {
	const { low, high } = interval(effect, confidence);
	return {
		change: share(effect.mean),
		low: share(low),
		high: share(high),
		confidence
	};
}
/** A cost that doubled, expressed like QPS that halved: less is worse. */
function asSlowdown({ change, low, high }) {
	const less = (more) => 1 / (1 + more) - 1;
	return {
		change: less(change),
		low: less(high),
		high: less(low)
	};
}
/** A change of a logarithm as a share; bounds of an effect that is nearly unknown exceed the range of a number. */
function share(change) {
	return Math.min(Number.MAX_VALUE, Math.expm1(change));
}
/** Arms by the names of their scenarios: a plan may have many. */
const namesakesIn = /* @__PURE__ */ new WeakMap();
/** The servers of an arm: itself, and its copy if it has one. */
function withCopy(arms, arm) {
	if (arm.revision === "baseline") return [arm];
	const revision = arm.revision === "base" ? "base-twin" : "twin";
	const namesakes = namesakesIn.get(arms) ?? Map.groupBy(arms, ({ scenario }) => scenario.name);
	namesakesIn.set(arms, namesakes);
	return [arm, ...(namesakes.get(arm.scenario.name) ?? []).filter((other) => other.revision === revision)];
}

export { totalsOf as C, slicesOf as S, withoutUnseen as _, comparedPlanSchema as a, armStatesOf as b, keyOf as c, coverageOf as d, coveredSettingSchema as f, unseenSettings as g, joinCoverage as h, changeOf as i, learnedSpread as l, isUnmeasured as m, asSlowdown as n, comparisonNameSchema as o, isAllUnmeasured as p, cellKeyOf as r, comparisonSchema as s, CONFIDENCE as t, withCopy as u, chooseCells as v, lineSchema as x, workloadFor as y };