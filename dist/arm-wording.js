import { o as nonEmpty } from "./suite.js";
import { D as numberOf, b as workloadOf, u as exercisesOf, x as EXERCISES } from "./dsn.js";
import { i as count } from "./figures.js";
import { o as knowledgeOf } from "./tolerance.js";
import { r as largestPool } from "./scales.js";
import { d as settingDifferences } from "./option-reach.js";
import { r as variableValues, t as changedVariable } from "./variable-values.js";
import { c as nameAt } from "./plan.js";

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
/**
* Candidates besides the control, in order of preference. Long queries have one thread, which keeps a CPU of the server
* busy: with more of them each would wait for the others, and turns, which last several latencies, would be longer.
*/
const CANDIDATES = [
	{
		script: "oltp_update_non_index",
		threads: 8
	},
	{
		script: "oltp_point_select",
		threads: 8
	},
	{
		script: "oltp_point_select",
		threads: 64
	},
	{
		script: "oltp_insert",
		threads: 8
	},
	{
		script: "connect",
		threads: 8
	},
	{
		script: "many_tables",
		threads: 8
	},
	{
		script: "contended_rows",
		threads: 16
	},
	{
		script: "growing_table",
		threads: 8
	},
	{
		script: "sustained_writes",
		threads: 8
	},
	{
		script: "large_transactions",
		threads: 2
	},
	{
		script: "bulk_load",
		threads: 1
	},
	{
		script: "replication",
		threads: 1
	},
	{
		script: "large_rows",
		threads: 4
	},
	{
		script: "sort",
		threads: 1
	},
	{
		script: "full_join",
		threads: 1
	},
	{
		script: "temporary_table",
		threads: 1
	},
	{
		script: "full_scan",
		threads: 1
	},
	{
		script: "planning",
		threads: 1
	}
];
/**
* @param base the scenarios before the change
* @param asked levels and budget that somebody asks for; undefined: levels at which each workload shows most, and the
*   time that they need
*/
function chooseCells(suite, base, { threads, budgetSeconds }) {
	const changes = suite.scenarios.flatMap((after) => {
		const before = base.find(({ name }) => name === after.name);
		return before === void 0 ? [] : settingDifferences(before, after);
	});
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
* @param levels those of the suite hold; or each workload has its own, up to this many
*/
function workloadsOf(chosen, levels) {
	const scripts = [...Map.groupBy(chosen, ({ workload }) => workload.script).values()];
	return nonEmpty(scripts.map((own) => {
		const [{ workload }] = nonEmpty(own);
		if (typeof levels !== "number") return workload;
		const wanted = own.map(({ threads }) => Math.min(threads, levels)).toSorted((a, b) => a - b);
		return {
			...workload,
			threads: nonEmpty([...new Set(wanted)])
		};
	}));
}
/** The suite with as many rows as its data need to exceed the pool by the given factor, if it asks for that. */
function withRows(suite, base) {
	const { timesThePool, tables } = suite.dataset;
	if (timesThePool === void 0) return suite;
	const dataset = {
		...beyondPool([...suite.scenarios, ...base], timesThePool, tables),
		timesThePool
	};
	return {
		...suite,
		dataset,
		preconditions: ["data-beyond-pool"]
	};
}
/**
* Data this many times as large as the largest buffer pool, which is made smaller if that would take too long.
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
/** Exercises that any of a setting's products needs, the likeliest first; none if nothing is known. */
function exercisesOfSetting(variable) {
	const known = ["MySQL", "MariaDB"].flatMap((product) => knowledgeOf(variable, product)?.exercisedBy ?? []);
	return [...new Set(known)];
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
		const [best] = CANDIDATES.map((candidate) => {
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
	return [CONTROL, ...CANDIDATES].find((candidate) => performs(candidate, exercise))?.script;
}
function performs({ script, threads }, exercise) {
	return exercisesOf(script, threads).includes(exercise);
}

// src/core/wording/arm-wording.ts
const MOMENTS = {
	head: "now",
	base: "before",
	twin: "now, second copy",
	"base-twin": "before, second copy"
};
/**
* With a control "pfson", "pfson (before)" and "pfsoff (second copy)". If configurations are compared only with
* themselves before the change, "now" and "before", for several "a.cnf, now".
*
* @param scenarios names of all that take part; may repeat
*/
function armNamer(rules, scenarios) {
	if (rules.includes("control")) return ({ scenario, revision }) => nameAt(scenario, revision);
	const isOne = new Set(scenarios).size === 1;
	return ({ scenario, revision }) => isOne ? MOMENTS[revision] : `${scenario}, ${MOMENTS[revision]}`;
}
/** "7 scenarios were switched on 2 running servers"; empty where every scenario had a server of its own. */
function sharedServersText({ scenarios }) {
	const hosts = scenarios.flatMap(({ host }) => host ?? []);
	if (hosts.length === 0) return "";
	const servers = new Set(hosts).size + scenarios.length - hosts.length;
	const switched = new Set(scenarios.flatMap(({ host, name }) => host === null ? [] : [name])).size;
	const where = servers === 1 ? "one running server" : `${servers} running servers`;
	return `${count(switched, "scenario")} ${switched === 1 ? "was" : "were"} switched on ${where}`;
}
/** "a second server with the configuration of pfsoff": the subject of the A/A check. */
function secondCopyText({ scenarios, plan }, quote) {
	const twin = scenarios.find(({ revision }) => revision === "twin");
	const names = plan.arms.map(({ scenario }) => scenario.name);
	const first = quote(armNamer(plan.rules, names)({
		scenario: twin?.name ?? names[0] ?? "",
		revision: "head"
	}));
	return twin?.host ? `the state of ${first}, drawn once more` : `a second server with the configuration of ${first}`;
}

export { withRows as a, chooseCells as i, secondCopyText as n, workloadFor as o, sharedServersText as r, armNamer as t };