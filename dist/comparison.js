import { J as isCopy, O as numberOf, U as COSTS, q as REVISIONS } from "./workloads.js";
import { _ as string, a as discriminatedUnion, c as literal, d as number, f as object, h as record, i as custom, n as array, r as boolean, s as int, u as m, v as tuple } from "./schemas.js";
import { t as RULES } from "./gate-policy.js";
import { r as shardSchema } from "./shard.js";
import { a as interval, g as isHistogram, i as effectSchema } from "./random-effects.js";
import { c as isWorthMeasuring, d as valuesIn, i as assessmentSchema, r as assess, s as isShown, t as STATUSES, u as mayMatter } from "./assess.js";
import { a as comparedBy } from "./changed-settings.js";
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
	/** Those of the errors by which a server ends a deadlock, or a wait for a lock; absent: none. */
	deadlocks: int().nonnegative().optional(),
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
/** How many are on, and how many there are. */
const shareSchema = tuple([int().nonnegative(), int().nonnegative()]).readonly();
/** Far more than any server has; files may come from anybody. */
const MOST_COLLECTED = 200;
const collectedName = string().max(200);
/** What Performance Schema collects, as a server says it. */
const collectedSchema = object({
	/** Consumers that are on, by name. */
	consumers: array(collectedName).max(MOST_COLLECTED).readonly(),
	/** How many consumers it has; 0 without Performance Schema. */
	allConsumers: int().nonnegative(),
	/** Instruments that are on, and all, by class such as "wait/io". */
	instruments: record(collectedName, shareSchema).refine((classes) => Object.keys(classes).length <= MOST_COLLECTED, `at most ${MOST_COLLECTED} classes`)
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
	/** Tens of thousands of checksums a second that it counts with all of its CPUs busy; absent if that is unknown. */
	cpuCapacity: number().positive().max(0xe8d4a51000).optional(),
	/** What the test set for it beyond its configuration, as "name=value"; absent if we did not start it. */
	testOptions: array(string()).readonly().optional(),
	/** Time from the start of the copy to the first answered query. */
	startSeconds: number().nonnegative(),
	residentBytes: number().nonnegative().nullable(),
	performanceSchemaBytes: number().nonnegative().nullable(),
	variables: record(string(), string()),
	/** Names of settings whose pattern no instrument of the server matches. */
	unmatched: array(string()).readonly().optional(),
	/** Libraries of plugins that it was to load, and does not have. */
	lacked: array(string()).readonly().optional(),
	/** Execution plans for statements of a user's own workload, by their names; lines for people. */
	plans: record(string(), string()).optional(),
	/** What its Performance Schema collects. */
	collected: collectedSchema.optional(),
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

// src/core/coverage/coverage.ts
/**
* The coverage of a run: which changed settings it can have shown. A pass for a setting that no cell exercises is worth
* nothing, such as for a smaller buffer pool that still holds all data, or a slower log device without a log. So each changed
* setting comes with the cell that showed it and the server's counter, or with the reason why none did.
*/
const settingCoverageSchema = object({
	scenario: string(),
	/** Name of the change. */
	name: string(),
	/** Name in the server's list. */
	variable: string(),
	/** Its line now; for a removed setting the file's first. */
	file: string(),
	line: int().positive(),
	/** As written; null if it was not set. */
	before: string().nullable(),
	after: string().nullable(),
	...assessmentSchema.shape,
	/** Its values in the measured servers, if they differ from the written ones. */
	measured: object({
		before: string(),
		after: string(),
		/** Size of the tables on disk. */
		dataBytes: number().nonnegative()
	}).nullable()
});
/** The coverage of each changed setting whose servers were started, in the order of the files. */
function coverageOf(covered) {
	const totals = totalsOf(covered.lines);
	return covered.settings.filter(({ scenario, isOfOtherGroup }) => isOfOtherGroup || covered.productOf(scenario) !== void 0).map((change) => coverageOfOne(change, covered, totals));
}
function coverageOfOne(change, covered, totals) {
	const { scenario, name, variable, before, after } = change;
	const answers = answersFor(change, covered);
	const own = totals.filter((total) => total.scenario === scenario && !isCopy(total));
	const textOf = (side) => (variable === void 0 ? side?.text : side?.assigned) ?? null;
	const values = variable === void 0 || change.isOfOtherGroup ? void 0 : valuesIn(variable, answers.states);
	const isAsWritten = values && isSameNumber(before?.assigned, values.before) && isSameNumber(after?.assigned, values.after);
	const isTold = values !== void 0 && (values.before === values.after || !isAsWritten);
	return {
		scenario,
		name,
		variable: variable ?? name,
		file: after?.file ?? before?.file ?? scenario,
		line: after?.line ?? 1,
		before: textOf(before),
		after: textOf(after),
		...assess(change, answers, loadsOf(covered.cells, own)),
		measured: isTold ? {
			...values,
			dataBytes: covered.dataBytes
		} : null
	};
}
/** The states of started servers; where there are none, the variables by `--verbose --help`. */
function answersFor({ scenario }, { lines, asked = [], productOf, sharesCache }) {
	const isOwn = (state) => state.scenario === scenario;
	const started = lines.filter((line) => line.kind === "arm").filter(isOwn);
	const states = started.length > 0 ? started : asked.filter(isOwn);
	return {
		product: productOf(scenario),
		states,
		isStarted: started.length > 0,
		sharesCache: sharesCache?.(scenario) ?? false
	};
}
function loadsOf(cells, totals = []) {
	return cells.map(({ workload: { name, script }, threads }) => ({
		workload: name,
		threads,
		script,
		counts: totals.filter((each) => each.workload === name && each.threads === threads)
	}));
}
/** The plan's comparisons whose changes may cost something; without those of servers that are alike, as is known before a start. */
function costlyPlan(plan, serverOf, asked) {
	return planOfChanges(plan, serverOf, asked, isWorthMeasuring);
}
/** The plan's comparisons whose changes loads of ours are known to show. */
function shownPlan(plan, serverOf, asked) {
	return planOfChanges(plan, serverOf, asked, (change, facts, loads) => isShown(assess(change, facts, loads), loads));
}
function planOfChanges(plan, serverOf, asked, is) {
	const loads = loadsOf(plan.cells);
	const heads = new Map(plan.arms.toReversed().map(({ scenario }) => [scenario.name, scenario]));
	const answers = Map.groupBy(asked, ({ scenario }) => scenario);
	return comparedBy(plan, serverOf, (change) => {
		const scenario = heads.get(change.scenario);
		if (scenario === void 0) return false;
		const told = scenario.sql.length > 0 ? [] : answers.get(scenario.name) ?? [];
		const server = serverOf(scenario);
		return is(change, answersFor(change, {
			lines: [],
			cells: [],
			dataBytes: 0,
			asked: told,
			productOf: () => server?.product,
			sharesCache: () => server?.sharesCache ?? false
		}), loads);
	});
}
/** Changed settings that no planned cell can show, as far as is known before a start. */
function unseenSettings(planned) {
	const loads = loadsOf(planned.cells);
	return planned.settings.filter((change) => mayMatter(change) || planned.productOf(change.scenario) !== void 0).map((change) => coverageOfOne(change, {
		...planned,
		lines: []
	}, [])).filter((each) => each.status !== "no-effect" && !isShown(each, loads));
}
/** Whether the run says nothing about the setting. */
function isUnmeasured({ status }) {
	return status === "not-measured";
}
/** Whether the run says nothing about any of the settings that may affect speed. */
function isAllUnmeasured(coverage) {
	const isTold = ({ status }) => status === "exercised" || status === "not-reached";
	return coverage.some(isUnmeasured) && !coverage.some(isTold);
}
/** The coverage of a run from those of its shards: a setting that is exercised in one of them is exercised. */
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
/** False for texts that are no numbers, because the same value has many spellings. */
function isSameNumber(written, measured) {
	const number = numberOf(written);
	return number === void 0 || !/^\d+$/.test(measured) || number === Number(measured);
}

// src/core/plan/group.ts
/** Groups of servers that are measured one after the other, because there are too many to be measured at once. */
const groupSchema = object({
	/** Its servers; the first is their control. */
	scenarios: array(string()).min(1).readonly(),
	cells: array(object({
		workload: string(),
		threads: int().positive()
	})).readonly(),
	/** How many trials it took. */
	trials: int().nonnegative()
});

// src/core/setting/refusal.ts
/** What a server refuses since a change: as red as a slowdown, and it cannot be accepted. */
const refusalSchema = object({
	/** The server does not start; it refuses statements, or the tables; or its container is too small. */
	kind: m([
		"start",
		"statements",
		"schema",
		"memory"
	]),
	scenario: string(),
	/** Null if the version is unknown. */
	server: object({
		product: string(),
		version: string()
	}).nullable(),
	/** One sentence for headings. */
	title: string(),
	/** The server's words, and advice. */
	message: string(),
	/** The lines to blame, in their order. */
	lines: array(object({
		name: string(),
		file: string(),
		line: int().positive()
	})).min(1).readonly(),
	/** Whether the rest of the change was measured, with options that the server accepts in place of these lines. */
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
function nameKey({ rule, scenario, workload, threads, cost }) {
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
const startSpreadSchema = object({
	sd: number().min(0).max(1e6),
	df: number().min(.1).max(1e6)
});
/** The part of a plan that statistics need, whether it was made or read from a file. */
const comparedPlanSchema = object({
	/** Rules by which scenarios were compared. */
	rules: array(m(RULES)).min(1).readonly(),
	/** The control, its twin, and the others. */
	arms: tuple([armSchema, armSchema], armSchema).readonly().refine(({ length }) => length <= MOST_ARMS, `at most ${MOST_ARMS} arms`).refine((arms) => areDistinct(arms.map(({ scenario, revision }) => [scenario, revision])), "each arm once"),
	cells: array(object({
		workload: object({
			name: string(),
			/** Default: yes. */
			writes: boolean().optional(),
			/** Whether each of its transactions is one long query; default: no. */
			isAnalytical: boolean().optional()
		}),
		threads: int().positive()
	})).readonly().refine((cells) => areDistinct(cells.map(({ workload: { name }, threads }) => [name, threads])), "each cell once"),
	/** Costs that are compared as QPS is, as they are gated. */
	gatedCosts: array(m(COSTS)).readonly(),
	/** Part of a larger plan; null: all of it, or all parts joined. */
	shard: shardSchema.nullable(),
	/** How many groups of servers share the permitted error; default: 1. */
	parts: int().positive().optional(),
	/**
	* Groups of servers that were measured one after the other, each with a control of its own, in the order of their trials; absent
	* if all were measured together.
	*/
	groups: array(groupSchema).max(20).readonly().optional(),
	/** Prior for how much a server start moves ln QPS: a standard deviation and its degrees of freedom. */
	startSpread: startSpreadSchema,
	/** The same where servers do nothing but read, and wait for little but their CPUs; default: `startSpread`. */
	readSpread: startSpreadSchema.optional(),
	/**
	* CPU time stands for time where both clocks are shown to agree within this, as ln of the rates: half of the narrowest limit;
	* default: that of the default limit.
	*/
	clockTolerance: number().min(0).optional(),
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
function serversOfArm(arms, arm) {
	if (arm.revision === "baseline") return [arm];
	const revision = arm.revision === "base" ? "base-twin" : "twin";
	const namesakes = namesakesIn.get(arms) ?? Map.groupBy(arms, ({ scenario }) => scenario.name);
	namesakesIn.set(arms, namesakes);
	return [arm, ...(namesakes.get(arm.scenario.name) ?? []).filter((other) => other.revision === revision)];
}

export { totalsOf as C, slicesOf as S, shownPlan as _, comparedPlanSchema as a, collectedSchema as b, learnedSpread as c, costlyPlan as d, coverageOf as f, settingCoverageSchema as g, joinCoverage as h, changeOf as i, nameKey as l, isUnmeasured as m, asSlowdown as n, comparisonNameSchema as o, isAllUnmeasured as p, cellKeyOf as r, comparisonSchema as s, CONFIDENCE as t, serversOfArm as u, unseenSettings as v, lineSchema as x, armStatesOf as y };