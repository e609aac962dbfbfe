import { c as UserError } from "./errors.js";
import { T as PRECONDITIONS } from "./dsn.js";
import { n as knowledgeOf, u as numberOf } from "./settings-knowledge.js";
import { s as settingDifferences } from "./option-reach.js";
import { a as workloadFor, i as chooseWorkloads } from "./arm-wording.js";
import { r as variableValues, t as changedVariable } from "./variable-values.js";
import { c as largestPool } from "./owned-options.js";
import { n as adjustSuite } from "./adjust.js";

// src/gate/adjusted.ts
/** The suite, adjusted by the flags. */
/** @throws UserError with one line for every flag that names something missing from the suite */
function adjusted(suite, adjustments) {
	const outcome = adjustSuite(suite, adjustments);
	if (outcome.kind === "ok") return outcome.suite;
	const lines = outcome.problems.map(({ list, found, allowed }) => `--${list}: found ${found}; allowed: ${allowed}`);
	throw new UserError(lines.join("\n"));
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
/**
* @param base the scenarios before the change
* @param asked levels and budget that somebody asks for; undefined: levels at which each workload shows most, and the
*   time that they need
*/
function chooseCells(suite, base, { threads, budgetSeconds }) {
	const variables = variablesIn(suite.scenarios, base);
	const scenarios = [...suite.scenarios, ...base];
	const { chosen } = chooseWorkloads(wantedExercises(variables));
	const levels = threads ?? mostThreads(scenarios);
	const preconditions = preconditionsOf(chosen.flatMap(({ covers }) => covers));
	const reasons = chosen.map(({ workload, covers }) => ({
		workload: workload.name,
		variables: variables.filter((variable) => wantedExercises([variable]).some((one) => covers.includes(one)))
	}));
	return {
		suite: {
			...suite,
			workloads: workloadsOf(chosen, levels),
			dataset: datasetFor(preconditions, suite, scenarios),
			budgetSeconds: budgetSeconds ?? Math.max(suite.budgetSeconds, leastSeconds(preconditions)),
			...preconditions.length === 0 ? {} : { preconditions }
		},
		reasons
	};
}
function variablesIn(scenarios, base) {
	const changes = scenarios.flatMap((after) => {
		const before = base.find(({ name }) => name === after.name);
		return before === void 0 ? [] : settingDifferences(before, after);
	});
	return [...new Set(changes.flatMap((change) => changedVariable(change)?.variable ?? []))];
}
/** The most clients that every server lets in. */
function mostThreads(scenarios) {
	const limits = scenarios.flatMap(({ options }) => numberOf(variableValues(options).max_connections) ?? []);
	return Math.max(1, Math.min(...limits) - OTHER_CONNECTIONS);
}
/**
* Workloads of one script are one, with several levels.
*
* @param levels those of the suite hold; or each workload has its own, up to this many
*/
function workloadsOf(chosen, levels) {
	const [first, ...others] = [...Map.groupBy(chosen, ({ workload }) => workload.script).values()].map((own) => {
		const most = typeof levels === "number" ? levels : Number.POSITIVE_INFINITY;
		const wanted = own.map(({ threads }) => Math.min(threads, most)).toSorted((a, b) => a - b);
		const [one, ...more] = new Set(wanted);
		if (own[0] === void 0 || one === void 0) throw new RangeError("no workload was chosen");
		return {
			...own[0].workload,
			...typeof levels === "number" && { threads: [one, ...more] }
		};
	});
	if (first === void 0) throw new RangeError("no workload was chosen");
	return [first, ...others];
}
function leastSeconds(preconditions) {
	return preconditions.includes("redo-in-scale") ? REWRITTEN_SECONDS : 0;
}
function datasetFor(preconditions, suite, scenarios) {
	const tables = preconditions.includes("tables-beyond-cache") ? MANY_TABLES : void 0;
	const rewritten = preconditions.includes("redo-in-scale") ? REWRITTEN : void 0;
	if (!preconditions.includes("data-beyond-pool")) return tables ?? rewritten ?? suite.dataset;
	return beyondPool(scenarios, TIMES_THE_POOL, tables?.tables ?? TABLES);
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
	return [...new Set(exercises.flatMap((exercise) => PRECONDITIONS[exercise] ?? []))];
}

// src/gate/chosen-cells.ts
/**
* Cells and data that follow from the settings: for option files without named workloads, those that show the changed
* settings.
*/
/**
* @param suite adjusted by the flags
* @param base the suite before the change
*/
function withChosenCells(suite, base, { kind }, { workloads, ...asked }) {
	if (kind !== "config" || base === void 0 || workloads !== void 0) return {
		suite: withRows(suite, base?.scenarios ?? []),
		reasons: []
	};
	return chooseCells(suite, base.scenarios, asked);
}

export { adjusted as n, withChosenCells as t };