import { s as numberOf } from "./exercises.js";
import { _ as string, a as discriminatedUnion, c as literal, d as number, f as object, h as record, i as custom, n as array, r as boolean, s as int, u as m, v as tuple } from "./schemas.js";
import { T as isCopy, b as COSTS, w as REVISIONS } from "./workloads.js";
import { t as RULES } from "./gate-policy.js";
import { r as shardSchema } from "./shard.js";
import { r as isHistogram, t as groupSchema } from "./group.js";
import { d as valuesIn, i as assessmentSchema, l as mayMatter, n as STATUSES, o as isShown, r as assess, s as isWorthMeasuring } from "./assess.js";
import { o as narrowPlan } from "./changed-settings.js";
import { r as storedRatioSchema } from "./stored-ratio.js";
import { o as effectSchema, s as interval } from "./random-effects.js";

// src/core/measurement/measurement.ts
/**
* Raw measurement: the lines of slices.jsonl, one JSON object a line, in the order of the events. Every reported figure
* can be computed again from these lines.
*/
const revision = m(REVISIONS);
/**
* Far more than any run has. The limit is there because each look is taken again when a file is judged, and files may
* come from anybody.
*/
const MOST_TRIALS = 200;
/** Beyond the figures of any run. The limits are there because files may come from anybody. */
const [LEAST_SECONDS, MOST_SECONDS] = [1e-9, 1e9];
const MOST_TRANSACTIONS = 0x38d7ea4c68000;
const statementSeconds = number().nonnegative().max(MOST_SECONDS);
/** The limit is far beyond the cost of any server. It is there because files may come from anybody. */
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
const sliceSchema = object({
	kind: literal("slice"),
	...cell,
	...arm,
	/** Number of the block within its trial and cell, 0-based. */
	block: int().nonnegative(),
	/** Start of the block, seconds since the run began. */
	at: number(),
	/**
	* Time for which the clients were served: the sum of the latencies divided by the number of threads. No time counts
	* while a server is frozen, because its clients are not served.
	*/
	seconds: number().min(LEAST_SECONDS).max(MOST_SECONDS),
	transactions: number().nonnegative().max(MOST_TRANSACTIONS),
	/** Absent if unknown. */
	cpuSeconds: number().nonnegative().optional(),
	/** Whether the servers of the cell wait for almost nothing but their CPUs, so that CPU time may stand for time. */
	computes: literal(true).optional(),
	/** Server that is switched between several arms; absent if the arm has a server of its own. */
	host: string().optional(),
	/**
	* For each statement of a user's own workload, in the order of the cell's totals: executions that ended in the block,
	* and their time in seconds, measured like that of transactions.
	*/
	statements: array(tuple([int().nonnegative(), statementSeconds]).readonly()).max(256).readonly().optional()
});
const statementTotalsSchema = object({
	/** Distinct within the arm. */
	name: string(),
	executions: int().nonnegative(),
	seconds: statementSeconds,
	/** Executions that the server refused, which have no time. */
	failed: int().nonnegative()
});
/**
* Costs other than time, of a server with a single arm, because the costs of arms that share a server cannot be told
* apart. Each cost is absent if unknown.
*/
const cellCostsSchema = object({
	/** Context switches of its threads, without those caused by freezing it. */
	switches: costFigure.optional(),
	readBytes: costFigure.optional(),
	writtenBytes: costFigure.optional(),
	fsyncs: costFigure.optional(),
	networkBytes: costFigure.optional(),
	residentBytes: costFigure.optional()
});
/**
* Probe of the machine before a block: the time of a fixed piece of work. Servers and sysbench rest meanwhile, so that
* only other programs can disturb it.
*/
const probeSchema = object({
	kind: literal("probe"),
	...cell,
	block: int().nonnegative(),
	/** Seconds since the run began. */
	at: number(),
	/** Time for a fixed number of dependent multiplications. */
	coreMicros: number().positive(),
	/** Time for a fixed number of dependent reads over 32 MiB. */
	memoryMicros: number().positive(),
	/** Share of all CPUs' time since the previous probe that the hypervisor gave to other machines; null if unknown. */
	stolen: number().nullable()
});
const cellTotalsSchema = object({
	kind: literal("cell"),
	...cell,
	...arm,
	/** Statements per transaction, from the totals of sysbench. */
	queriesPerTransaction: number().positive(),
	transactions: int().nonnegative(),
	errors: int().nonnegative(),
	/** Errors by which a server ended a deadlock, or a wait for a lock; absent if there were none. */
	deadlocks: int().nonnegative().optional(),
	errorNumber: int().optional(),
	/** CPU time of the server from the first turn to the last, and of sysbench; null if unknown. */
	serverCpuSeconds: number().nonnegative().nullable(),
	clientCpuSeconds: number().nonnegative().nullable(),
	/** Time that all turns of the arm lasted, and the length of one. */
	turnSeconds: number().positive(),
	turnMs: number().positive(),
	/** Whether idle CPUs were kept from falling asleep, because clients were served faster then. */
	isAwake: literal(true).optional(),
	/** Queries per second that other clients sent meanwhile to a server that qpsgate did not start. */
	othersPerSecond: number().nonnegative().optional(),
	/** Share of page requests to the buffer pool that the server read from disk while it was measured. */
	pageMisses: number().min(0).max(1).optional(),
	/**
	* Growth of counters of SHOW GLOBAL STATUS during the measurement. Only counters that grew and that show which
	* settings were exercised are here.
	*/
	counters: record(string(), number().positive()).optional(),
	statements: array(statementTotalsSchema).max(256).readonly().optional(),
	costs: cellCostsSchema.optional(),
	latency: custom(isHistogram)
});
/** Number of instruments of a class that are on, then the number of all instruments of the class. */
const shareSchema = tuple([int().nonnegative(), int().nonnegative()]).readonly();
/** Far more than any server has. The limit is there because files may come from anybody. */
const MOST_COLLECTED = 200;
const collectedName = string().max(200);
const collectionSchema = object({
	consumers: array(collectedName).max(MOST_COLLECTED).readonly(),
	/** Number of consumers; 0 without Performance Schema. */
	allConsumers: int().nonnegative(),
	/** Instruments that are on, and all of them, by class such as "wait/io". */
	instruments: record(collectedName, shareSchema).refine((classes) => Object.keys(classes).length <= MOST_COLLECTED, `at most ${MOST_COLLECTED} classes`)
});
const armStateSchema = object({
	kind: literal("arm"),
	trial,
	...arm,
	server: object({
		product: string(),
		version: string()
	}),
	/** Server that is switched between this arm and others; absent if the arm has a server of its own. */
	host: string().optional(),
	/** Computing power, in units of 10,000 checksums a second with all of the server's CPUs busy; absent if unknown. */
	cpuCapacity: number().positive().max(0xe8d4a51000).optional(),
	/** Options that qpsgate set beyond the configuration, as "name=value"; absent if it did not start the server. */
	testOptions: array(string()).readonly().optional(),
	/** Time from the start of the copy to the first answered query. */
	startSeconds: number().nonnegative(),
	residentBytes: number().nonnegative().nullable(),
	performanceSchemaBytes: number().nonnegative().nullable(),
	variables: record(string(), string()),
	/** Names of settings whose pattern matches no instrument of the server, so that they have no effect. */
	unmatched: array(string()).readonly().optional(),
	/** Libraries of plugins that options load but the server lacks. */
	lacked: array(string()).readonly().optional(),
	/** Execution plans for statements of a user's own workload, by the name of the statement; text for people. */
	plans: record(string(), string()).optional(),
	collected: collectionSchema.optional(),
	/** Diagnostic ability → whether the running server provides it. */
	insight: record(string(), m([
		"full",
		"partial",
		"none"
	]))
});
/** A look: a moment of the run at which every comparison is decided that the measurements so far can decide. */
const lookSchema = object({
	kind: literal("look"),
	trial,
	/** Cell being measured, whose comparisons were looked at; null: the trial was over, and all were looked at. */
	workload: string().nullable(),
	threads: int().positive().nullable(),
	/** Share of the budget that had passed. */
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
* Coverage of a run: the changed settings whose effect it could show. A pass is worth nothing for a setting that no
* cell exercises, such as a smaller buffer pool that still holds all data, or a slower device for a log that is off. So
* each changed setting comes with the cell that showed it and the server's counter, or with the reason why none did.
*/
const settingCoverageSchema = object({
	scenario: string(),
	name: string(),
	/** Variable as the server lists it; equal to `name` if no variable changed. */
	variable: string(),
	/** Line after the change; 1, the first of the file, for a removed setting. */
	file: string(),
	line: int().positive(),
	/** Values as written; null if the setting was not set. */
	before: string().nullable(),
	after: string().nullable(),
	...assessmentSchema.shape,
	/**
	* Values in the measured servers, if both are equal, or if they are not as written, for example because sizes were
	* scaled; else null.
	*/
	measured: object({
		before: string(),
		after: string(),
		dataBytes: number().nonnegative()
	}).nullable()
});
/** Coverage of each changed setting whose servers were started, in the order of the files. */
function coverageOf(covered) {
	const totals = totalsOf(covered.lines);
	return covered.settings.filter(({ scenario, isOfOtherGroup }) => isOfOtherGroup || covered.productOf(scenario) !== void 0).map((change) => coverageOfOne(change, covered, totals));
}
function coverageOfOne(change, covered, totals) {
	const { scenario, name, variable, before, after } = change;
	const answers = answersFor(change, covered);
	const scenarioTotals = totals.filter((total) => total.scenario === scenario && !isCopy(total));
	const textOf = (side) => (variable === void 0 ? side?.text : side?.assigned) ?? null;
	const values = variable === void 0 || change.isOfOtherGroup ? void 0 : valuesIn(variable, answers.states);
	const isAsRead = values && isSameNumber(before?.assigned, values.before) && isSameNumber(after?.assigned, values.after) || covered.corrected?.has(variable ?? name);
	const isReported = values !== void 0 && (values.before === values.after || !isAsRead);
	return {
		scenario,
		name,
		variable: variable ?? name,
		file: after?.file ?? before?.file ?? scenario,
		line: after?.line ?? 1,
		before: textOf(before),
		after: textOf(after),
		...assess(change, answers, loadsOf(covered.cells, scenarioTotals)),
		measured: isReported ? {
			...values,
			dataBytes: covered.dataBytes
		} : null
	};
}
function answersFor({ scenario }, { lines, asked = [], productOf, sharesCache }) {
	const isOfScenario = (state) => state.scenario === scenario;
	const started = lines.filter((line) => line.kind === "arm").filter(isOfScenario);
	const states = started.length > 0 ? started : asked.filter(isOfScenario);
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
/**
* Plan with only those comparisons whose changes may cost something, judged before a start, so that no server is
* started for the others.
*/
function costlyPlan(plan, serverOf, answers) {
	return planOfChanges(plan, serverOf, answers, isWorthMeasuring);
}
/** Plan with only those comparisons whose changes a planned cell can show. */
function exercisedPlan(plan, serverOf, answers) {
	return planOfChanges(plan, serverOf, answers, (change, facts, loads) => isShown(assess(change, facts, loads), loads));
}
function planOfChanges(plan, serverOf, answers, is) {
	const loads = loadsOf(plan.cells);
	const heads = new Map(plan.arms.toReversed().map(({ scenario }) => [scenario.name, scenario]));
	const byScenario = Map.groupBy(answers, ({ scenario }) => scenario);
	return narrowPlan(plan, serverOf, (change) => {
		const scenario = heads.get(change.scenario);
		if (scenario === void 0) return false;
		const ownAnswers = scenario.sql.length > 0 ? [] : byScenario.get(scenario.name) ?? [];
		const server = serverOf(scenario);
		return is(change, answersFor(change, {
			lines: [],
			cells: [],
			dataBytes: 0,
			asked: ownAnswers,
			productOf: () => server?.product,
			sharesCache: () => server?.sharesCache ?? false
		}), loads);
	});
}
/** Changed settings that no planned cell can show, judged before a start, so that a plan can name them. */
function unexercisedSettings(planned) {
	const loads = loadsOf(planned.cells);
	return planned.settings.filter((change) => mayMatter(change) || planned.productOf(change.scenario) !== void 0).map((change) => coverageOfOne(change, {
		...planned,
		lines: []
	}, [])).filter((each) => each.status !== "no-effect" && !isShown(each, loads));
}
function isUnmeasured({ status }) {
	return status === "not-measured";
}
function isAllUnmeasured(coverage) {
	const isTold = ({ status }) => status === "exercised" || status === "not-reached";
	return coverage.some(isUnmeasured) && !coverage.some(isTold);
}
/** Joins the coverages of shards: a setting that is exercised in one of them is exercised. */
function joinCoverage(parts) {
	return [...Map.groupBy(parts.flat(), ({ scenario, name, line }) => JSON.stringify([
		scenario,
		name,
		line
	])).values()].flatMap((group) => {
		const [best] = group.toSorted((one, other) => STATUSES.indexOf(one.status) - STATUSES.indexOf(other.status));
		return best === void 0 ? [] : [{
			...best,
			cells: group.flatMap(({ cells }) => cells)
		}];
	});
}
/** False only for two different numbers: other values have many spellings, so different texts may be one value. */
function isSameNumber(fileText, serverText) {
	const number = numberOf(fileText);
	return number === void 0 || !/^\d+$/.test(serverText) || number === Number(serverText);
}

// src/core/setting/refusal.ts
/**
* Something that a server refuses to do because of the change, such as to start. A refusal fails the check, as a
* slowdown does. Only refused statements can be accepted, because perhaps nobody sends them.
*/
const refusalSchema = object({
	/**
	* Kind of refusal: the server does not start; it reads a value as another one; it refuses statements, or the tables;
	* or its container is too small.
	*/
	kind: m([
		"start",
		"value",
		"statements",
		"schema",
		"memory"
	]),
	scenario: string(),
	server: object({
		product: string(),
		version: string()
	}).nullable(),
	title: string(),
	message: string(),
	lines: array(object({
		name: string(),
		file: string(),
		line: int().positive()
	})).min(1).readonly(),
	/**
	* Whether the change was measured all the same: statements of the catalogue slow nothing down, and options that a new
	* version refuses may have successors.
	*/
	isMeasured: boolean()
});

// src/core/comparison/comparison.ts
/**
* Comparison: how much faster or slower an arm is than its reference, with an interval. It knows no limits, so that
* statistics do not depend on policy.
*/
const CONFIDENCE = .95;
const comparisonNameSchema = object({
	rule: m(RULES),
	scenario: string(),
	reference: string(),
	/** ALL_WORKLOADS, with 0 threads, if the server refused its configuration. */
	workload: string(),
	threads: int().nonnegative()
});
/** Relative change: −0.196 is 19.6% less. The minimum is −1, because nothing can shrink by more than 100%. */
const changeSchema = number().min(-1);
const comparisonSchema = comparisonNameSchema.extend({
	change: changeSchema,
	low: changeSchema,
	high: changeSchema,
	confidence: number(),
	/** Change of ln QPS: −0.05 is about 5% slower. */
	effect: effectSchema,
	blocks: int(),
	trials: int(),
	/** What a server refused, so that nothing was measured; missing if the comparison was measured. */
	refusal: refusalSchema.optional()
});
/** Key of a comparison in maps. The reference is not part of it, because rule and scenario determine it. */
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
* Variance of an effect in units of one start's variance: 1 for the server, and ½ for the mean of its two references.
*/
const STARTS_AN_EFFECT = 1.5;
/**
* How much starts differ, estimated from the comparison itself. If its arms share their starts, the comparison shows
* nothing of that, so the spread that was assumed before the measurement stays.
*/
function spreadEstimate({ effect, trials, starts = trials }, before) {
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
/**
* Far more arms than any run has. The limit is there because plans are read from files, which may come from anybody.
*/
const MOST_ARMS = 1e3;
const startSpreadSchema = object({
	sd: number().min(0).max(1e6),
	df: number().min(.1).max(1e6)
});
const comparisonPlanSchema = object({
	rules: array(m(RULES)).min(1).readonly(),
	arms: tuple([armSchema, armSchema], armSchema).readonly().refine(({ length }) => length <= MOST_ARMS, `at most ${MOST_ARMS} arms`).refine((arms) => areDistinct(arms.map(({ scenario, revision }) => [scenario, revision])), "each arm once"),
	cells: array(object({
		workload: object({
			name: string(),
			/** Whether the workload writes; default: yes. */
			writes: boolean().optional(),
			/** Whether each of its transactions is one long query; default: no. */
			isAnalytical: boolean().optional()
		}),
		threads: int().positive()
	})).readonly().refine((cells) => areDistinct(cells.map(({ workload: { name }, threads }) => [name, threads])), "each cell once"),
	/** Costs that the gate limits, and that are therefore compared like QPS. */
	gatedCosts: array(m(COSTS)).readonly(),
	/** Place of this plan in a larger one that several machines share; null: the whole plan, or all its parts joined. */
	shard: shardSchema.nullable(),
	/** Number of groups of servers that share the permitted error; default: 1. */
	parts: int().positive().optional(),
	/**
	* Groups of servers that were measured one after the other, each with its own control, in the order of their trials;
	* absent if all were measured together.
	*/
	groups: array(groupSchema).max(20).readonly().optional(),
	/** Prior for how much a server start moves ln QPS: a standard deviation and its degrees of freedom. */
	startSpread: startSpreadSchema,
	/**
	* Prior for servers that only read and wait for little but their CPUs, because their starts differ less; default:
	* `startSpread`.
	*/
	readSpread: startSpreadSchema.optional(),
	/**
	* Largest difference, as ln, between the changes of QPS and of transactions per second of CPU time at which CPU time
	* may stand for QPS. It is half of the narrowest limit, and no more than the precision of a study; default: half of
	* the default limit.
	*/
	clockTolerance: number().min(0).optional(),
	/**
	* For suites: ln of the ratio of QPS to the control's QPS, as the ledger stored it at the baseline; default: none.
	*/
	stored: array(storedRatioSchema).readonly().optional()
});
function cellKeyOf({ workload, threads }) {
	return {
		workload: workload.name,
		threads
	};
}
/** Relative change, such as −0.05, with its interval, from an effect on a logarithm. */
function relativeChange(effect, confidence = CONFIDENCE) {
	const { low, high } = interval(effect, confidence);
	return {
		change: shareOfLog(effect.mean),
		low: shareOfLog(low),
		high: shareOfLog(high),
		confidence
	};
}
/** A cost as a slowdown: a cost that doubled reads like QPS that halved, so that less is worse. */
function asSlowdown({ change, low, high }) {
	const less = (more) => 1 / (1 + more) - 1;
	return {
		change: less(change),
		low: less(high),
		high: less(low)
	};
}
/**
* Relative change from a change of a logarithm. It is limited, because the bounds of a nearly unknown effect overflow.
*/
function shareOfLog(change) {
	return Math.min(Number.MAX_VALUE, Math.expm1(change));
}
/** Cache of arms by scenario: a plan may have a thousand arms, and every look asks for them. */
const namesakesIn = /* @__PURE__ */ new WeakMap();
/**
* An arm, and its twin if it has one: a second server of the same configuration, which shows how much starts differ.
*/
function serversOfArm(arms, arm) {
	if (arm.revision === "baseline") return [arm];
	const revision = arm.revision === "base" ? "base-twin" : "twin";
	const namesakes = namesakesIn.get(arms) ?? Map.groupBy(arms, ({ scenario }) => scenario.name);
	namesakesIn.set(arms, namesakes);
	return [arm, ...(namesakes.get(arm.scenario.name) ?? []).filter((other) => other.revision === revision)];
}

export { slicesOf as C, lineSchema as S, joinCoverage as _, comparisonNameSchema as a, armStatesOf as b, nameKey as c, spreadEstimate as d, costlyPlan as f, isUnmeasured as g, isAllUnmeasured as h, changeSchema as i, relativeChange as l, exercisedPlan as m, asSlowdown as n, comparisonPlanSchema as o, coverageOf as p, cellKeyOf as r, comparisonSchema as s, CONFIDENCE as t, serversOfArm as u, settingCoverageSchema as v, totalsOf as w, collectionSchema as x, unexercisedSettings as y };