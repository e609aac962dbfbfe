import { o as isCopy, s as isOfBase, t as COSTS } from "./names.js";
import { o as nonEmpty } from "./suite.js";
import { D as numberOf, b as workloadOf, u as exercisesOf, x as EXERCISES } from "./dsn.js";
import { s as asReadBy } from "./option-file.js";
import { a as largestPool, d as classOf, f as knowledgeOf } from "./tolerance.js";
import { c as variableOf, d as OPTIONS, g as removalOf, i as namesOf, s as variableForms, u as FORKS } from "./option-names.js";
import { d as DEFAULT_START_SPREAD } from "./comparison.js";
import { i as optionReach, n as isBinaryLog, p as settingDifferences, s as isSameScenario, v as resolveSettings } from "./option-reach.js";

// src/core/settings/variable-values.ts
/** Options as files write them, and changed ones, as the values of the variables that they set. */
const VARIABLES = new Set(OPTIONS.filter(({ exercisedBy }) => exercisedBy !== void 0).map(({ name }) => name));
/**
* `skip-innodb-doublewrite` is innodb_doublewrite=OFF, while `skip-name-resolve` is skip_name_resolve=ON: servers have
* a variable of that name.
*
* @param value null or undefined for a bare flag
*/
function variableValue(option, value) {
	const name = option.replaceAll("-", "_").toLowerCase().replace(/^loose_/, "");
	const [, word, rest] = /^(skip|disable|enable)_(.+)$/.exec(name) ?? [];
	const isOff = /^(?:0|off|false|no)$/i.test(value ?? "");
	if (rest !== void 0 && !VARIABLES.has(name) && VARIABLES.has(rest)) return {
		variable: rest,
		value: isOff === (word === "enable") ? "OFF" : "ON"
	};
	return {
		variable: name,
		value: value ?? "ON"
	};
}
/** All values that options set, the last of each variable, whichever of its names they have. */
function variableValues(options) {
	const settings = [...resolveSettings(options).values()].flat();
	return Object.fromEntries(settings.map(({ name, value: written }) => {
		const { variable, value } = variableValue(name, written);
		return [variableOf(variable), value];
	}));
}
/** The variable of a changed option; undefined of statements and images. */
function changedVariable(setting) {
	const { kind, name, before, after } = setting;
	if (kind !== "option") return void 0;
	const [option = name] = name.split(" ");
	const { variable } = variableValue(option, (after ?? before)?.value);
	const textOf = (written) => written === null ? void 0 : variableValue(option, written.value).value;
	return {
		variable,
		before: textOf(before),
		after: textOf(after),
		setting
	};
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
		script: "oltp_update_index",
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

// src/core/plan/plan.ts
/** The plan: its arms, its cells, and its comparisons; everything random comes from the seed. */
/** An arm of the search for causes. */
function mixedArm(scenario, revision = "head", role = "candidate") {
	return {
		scenario,
		revision,
		role,
		isMixed: true
	};
}
/** Control, twin, and a single compared arm, twice. */
const REPLICATED_ARMS = 4;
const AGAINST_CONTROL = {
	rules: ["control"],
	base: []
};
/**
* The control, its twin, every other scenario that a rule asks for, and every scenario of the base that may differ in
* speed.
*/
function armsOf(suite, { rules, base, mostServers = Number.POSITIVE_INFINITY } = AGAINST_CONTROL) {
	const control = suite.scenarios.find((scenario) => scenario.name === suite.control);
	if (control === void 0) throw new RangeError(`the suite has no scenario ${suite.control}`);
	const changed = base.filter((before) => {
		const after = suite.scenarios.find(({ name }) => name === before.name);
		return rules.includes("base") && after !== void 0 && mayDifferInSpeed(before, after);
	});
	const isAsked = ({ name }) => rules.includes("control") || changed.some((before) => before.name === name);
	const compared = [...suite.scenarios.filter((scenario) => scenario !== control && isAsked(scenario)).map((scenario) => ({
		scenario,
		revision: "head",
		role: "candidate"
	})), ...changed.map((scenario) => {
		return {
			scenario,
			revision: "base",
			role: scenario.name === control.name ? "control" : "candidate"
		};
	})];
	return [
		{
			scenario: control,
			revision: "head",
			role: "control"
		},
		{
			scenario: control,
			revision: "twin",
			role: "control"
		},
		...compared,
		...mostServers >= REPLICATED_ARMS ? copiesOf(compared) : []
	];
}
/**
* A second server of an arm that alone is compared with control and twin. Two starts of each side tell in one trial as
* much as three in two, for a third more of the time; with more comparisons there would be too many servers.
*/
function copiesOf(compared) {
	const [arm, ...others] = compared;
	if (arm === void 0 || others.length > 0) return [];
	return [{
		...arm,
		revision: arm.revision === "base" ? "base-twin" : "twin"
	}];
}
/** The plan without the second servers of compared arms; the control keeps its twin. */
function withoutCopies(plan) {
	const [control, twin, ...others] = plan.arms;
	return {
		...plan,
		arms: [
			control,
			twin,
			...others.filter((arm) => !isCopy(arm))
		]
	};
}
/** Whether the plan compares with nothing but a base that is the same. */
function isUnchanged({ rules, arms }) {
	return !rules.includes("control") && arms.every(({ revision }) => revision !== "base");
}
/**
* Whether a server is as fast with the setting as without. Other places of data and logs do not count as such: in
* memory or on another device a server differs.
*/
function isWithoutEffect({ kind, name, before, after }) {
	if (kind !== "option") return false;
	const forms = variableForms(name);
	if (after !== null && forms.some((form) => FORKS.some((fork) => removalOf(form, fork) !== void 0))) return false;
	if (name === "log-bin") return before !== null && after !== null && folderOf(before) === folderOf(after);
	return classOf(name) === "no effect";
}
/** The folder of the binary log; without a path that is the data directory. */
function folderOf({ value = "" }) {
	return value.slice(0, value.lastIndexOf("/") + 1);
}
/** Whether they may differ in speed; not where only settings without effect differ. */
function mayDifferInSpeed(before, after) {
	if (isSameScenario(before, after)) return false;
	const differences = settingDifferences(before, after);
	return differences.length === 0 || !differences.every(isWithoutEffect);
}
/**
* Scenarios that the base does not have, and those of which too little changed to compare them with it. Where nothing is
* compared at all, the verdict says that.
*/
function baseWarnings({ scenarios }, base, plan) {
	const compared = new Set(plan.arms.flatMap(({ revision, scenario }) => revision === "base" ? [scenario.name] : []));
	return scenarios.flatMap((scenario) => {
		const before = base.find(({ name }) => name === scenario.name);
		if (before === void 0) return [{
			code: "base-missing",
			scenario: scenario.name
		}];
		if (!plan.rules.includes("base") || compared.has(scenario.name) || isUnchanged(plan)) return [];
		const settings = settingDifferences(before, scenario).filter(isWithoutEffect);
		return settings.length === 0 ? [] : [{
			code: "base-without-effect",
			scenario: scenario.name,
			settings: settings.map(({ name }) => name)
		}];
	});
}
const REVISIONS = {
	base: "before",
	twin: "second copy",
	"base-twin": "before, second copy"
};
/** "my.cnf (before)": no other arm has it, and messages use it. */
function armName({ scenario, revision }) {
	return nameAt(scenario.name, revision);
}
function nameAt(scenario, revision) {
	return revision === "head" ? scenario : `${scenario} (${REVISIONS[revision]})`;
}
function cellName(cell) {
	return `${cell.workload.name} · ${cell.threads} ${cell.threads === 1 ? "thread" : "threads"}`;
}
function makePlan(suite, seed, against = AGAINST_CONTROL) {
	const cells = suite.workloads.flatMap((workload) => (workload.threads ?? suite.threads).map((threads) => ({
		workload,
		threads
	})));
	const { rules, shard, startSpread = DEFAULT_START_SPREAD, mostServers = Number.POSITIVE_INFINITY } = against;
	return {
		seed,
		rules,
		arms: armsOf(suite, against),
		cells: shard === void 0 ? cells : cellsOfShard(cells, shard),
		shard: shard ?? null,
		startSpread,
		gatedCosts: COSTS.filter((cost) => suite.gate.costs?.[cost] !== void 0),
		budgetSeconds: suite.budgetSeconds,
		mostServers
	};
}
/**
* The cells of one shard, in the plan's order: dealt out by threads, since cells of many threads take long turns, so
* that no shard gets all of them.
*/
function cellsOfShard(cells, { index, of }) {
	const byThreads = cells.toSorted((left, right) => right.threads - left.threads);
	const own = new Set(byThreads.filter((_, place) => place % of === index - 1));
	return cells.filter((cell) => own.has(cell));
}

// src/core/plan/changed-settings.ts
/**
* The plan's scenarios with only the options that their servers read. Programs of equal content are one: another tag or
* digest of the same image is no change.
*/
function effectivePlan(plan, serverOf) {
	const programOf = ({ scenario }) => {
		const { identity } = serverOf(scenario);
		return (plan.arms.find((arm) => identity !== void 0 && serverOf(arm.scenario).identity === identity)?.scenario ?? scenario).program;
	};
	const read = (arm) => ({
		...arm,
		scenario: {
			...asReadBy(arm.scenario, serverOf(arm.scenario)),
			program: programOf(arm)
		}
	});
	const [control, twin, ...others] = plan.arms;
	return {
		...plan,
		arms: [
			read(control),
			read(twin),
			...others.map(read)
		]
	};
}
/**
* The plan without the arms of a base whose servers read the same as for head: the changes are in groups of option
* files that those servers do not read, end in the same settings, or have no effect on speed.
*/
function withoutUnread(plan, serverOf) {
	return comparedBy(plan, serverOf, (setting) => !isWithoutEffect(setting));
}
/** The plan without the arms of a base none of whose changed settings is worth a comparison. */
function comparedBy(plan, serverOf, isWorthIt) {
	const settings = changedSettings(effectivePlan(plan, serverOf)).filter(isWorthIt);
	const changed = new Set(settings.map(({ scenario }) => scenario));
	const [control, twin, ...others] = plan.arms;
	const kept = others.filter((arm) => !isOfBase(arm) || changed.has(arm.scenario.name));
	const isKept = (arm) => arm.role === "control" || plan.rules.includes("control") || changed.has(arm.scenario.name);
	const arms = [
		control,
		twin,
		...kept.filter(isKept)
	];
	const isEmpty = others.length > 0 && arms.length === 2;
	return {
		...plan,
		arms,
		rules: isEmpty ? plan.rules.filter((rule) => rule !== "control") : plan.rules
	};
}
/**
* A scenario before the change, with the new lines of each variable that has the same value in the server before and
* now: another spelling, a number in place of a word, or another order of a set is no change.
*
* @param values by variable, as the server tells them with the options that it reads
*/
function asTaken(before, after, server, values) {
	const isEqual = (variable, written) => {
		const [value, other] = namesOf(variable).flatMap((name) => values.after.get(name) ?? []);
		const isShown = value !== void 0 && value !== "" && (other === void 0 || other === value);
		const isBound = /^\d+$/.test(value ?? "") && written.some((text) => (numberOf(text) ?? Number(text)) !== Number(value));
		return isShown && !isBound && namesOf(variable).every((name) => values.before.get(name) === values.after.get(name));
	};
	const same = new Set(settingDifferences(asReadBy(before, server), asReadBy(after, server)).flatMap((setting) => {
		const { name, before: old, after: own } = setting;
		const isGiven = old !== null && own !== null && !name.includes(" ") && !isBinaryLog({
			name,
			value: void 0
		});
		const written = [old?.value, own?.value];
		const isReaching = written.some((value) => optionReach({
			name,
			value
		}) !== void 0);
		const variable = changedVariable(setting)?.variable;
		return isGiven && !isReaching && variable !== void 0 && isEqual(variable, written) ? variableOf(variable) : [];
	}));
	if (same.size === 0) return before;
	const subjectOf = ({ name, value }) => variableOf(variableValue(name, value).variable);
	const options = before.options.flatMap((option, index) => {
		const subject = subjectOf(option);
		if (!same.has(subject)) return option;
		return before.options.findLastIndex((each) => subjectOf(each) === subject) === index ? after.options.filter((each) => subjectOf(each) === subject) : [];
	});
	return {
		...before,
		options
	};
}
/** Differences between the scenarios of a plan and their base. */
function changedSettings({ arms }) {
	return arms.flatMap(({ scenario: before, revision }) => {
		const head = arms.find((arm) => arm.revision === "head" && arm.scenario.name === before.name);
		if (revision !== "base" || head === void 0) return [];
		return settingDifferences(before, head.scenario).map((each) => ({
			scenario: before.name,
			...each
		}));
	});
}
/** Differences of scenarios from those of the same name before. */
function changesBetween(base, scenarios) {
	return scenarios.flatMap((after) => {
		const before = base.find(({ name }) => name === after.name);
		return before === void 0 ? [] : settingDifferences(before, after).map((each) => ({
			scenario: after.name,
			...each
		}));
	});
}
/**
* Differences from the base for which no comparison is needed: settings that do not affect speed.
*
* @param base the scenarios before the change
*/
function changesWithoutEffect(plan, scenarios, base) {
	if (!plan.rules.includes("base")) return [];
	const compared = new Set(plan.arms.flatMap(({ revision, scenario }) => revision === "base" ? [scenario.name] : []));
	return scenarios.flatMap((after) => {
		const before = base.find(({ name }) => name === after.name);
		if (before === void 0 || compared.has(after.name)) return [];
		return settingDifferences(before, after).filter(isWithoutEffect).map((each) => ({
			scenario: after.name,
			...each
		}));
	});
}

export { chooseCells as _, comparedBy as a, variableValue as b, armName as c, isUnchanged as d, isWithoutEffect as f, withoutCopies as g, nameAt as h, changesWithoutEffect as i, baseWarnings as l, mixedArm as m, changedSettings as n, effectivePlan as o, makePlan as p, changesBetween as r, withoutUnread as s, asTaken as t, cellName as u, workloadFor as v, variableValues as x, changedVariable as y };