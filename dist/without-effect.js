import "./exercises.js";
import { a as exercisesOf, c as scriptName, l as scriptOptionText, n as SCRIPTS, r as canonicalScriptOption, s as ownOptionText } from "./workloads.js";
import { t as DEFAULT_TOLERANCE } from "./schema.js";

// src/core/suite/build.ts
/** The suite of a form in which no problem was found. */
function buildSuite(form, sources) {
	const scenarios = nonEmpty(Object.entries(form.scenarios).map(([name, scenario]) => buildScenario(name, scenario, sources)));
	return {
		name: form.name,
		file: sources.file,
		server: buildServer(form.server),
		dataset: buildDataset(form.dataset),
		workloads: nonEmpty(form.workloads.map((workload) => buildWorkload(workload, sources.scripts))),
		threads: nonEmpty(form.threads.toSorted((a, b) => a - b)),
		control: form.control ?? scenarios[0].name,
		scenarios,
		gate: buildPolicy(form.gate),
		budgetSeconds: form.budget,
		precision: form.precision,
		isSwitched: form.switch,
		known: form.known,
		ruleLines: ruleLines(form, sources.tree)
	};
}
function buildDataset({ "times-the-pool": timesThePool, ...dataset }) {
	return {
		...dataset,
		...timesThePool === void 0 ? {} : { timesThePool }
	};
}
const RULE_KEYS = [
	"control",
	"workloads",
	"threads",
	"scenarios",
	"dataset",
	"budget",
	"precision"
];
const RULES = [
	"control",
	"base",
	"history"
];
function ruleLines({ gate }, tree) {
	const paths = [
		...RULE_KEYS.map((key) => [key]),
		["gate", "on-inconclusive"],
		...RULES.map((rule) => [
			"gate",
			"tolerance",
			rule
		]),
		...Object.keys(gate.scenarios).map((name) => [
			"gate",
			"scenarios",
			name
		]),
		...Object.keys(gate.workloads).map((name) => [
			"gate",
			"workloads",
			name
		])
	];
	return Object.fromEntries(paths.map((path) => [path.join("."), tree.keyPositionOf(path).line]));
}
/** The policy of a form's gate, defaults filled in. */
function buildPolicy({ tolerance, scenarios, workloads, ...gate }) {
	const from = (rule) => tolerance[rule] === void 0 ? "default" : "suite";
	return {
		tolerance: {
			...DEFAULT_TOLERANCE,
			...given(tolerance)
		},
		toleranceFrom: {
			control: from("control"),
			base: from("base"),
			history: from("history")
		},
		byScenario: mapValues(scenarios, given),
		byWorkload: mapValues(workloads, given),
		onInconclusive: gate["on-inconclusive"]
	};
}
/** The tolerances without the rules that are not named. */
function given(tolerance) {
	return Object.fromEntries(Object.entries(tolerance).filter(([, share]) => share !== void 0));
}
function mapValues(map, change) {
	return Object.fromEntries(Object.entries(map).map(([name, value]) => [name, change(value)]));
}
/** Lists that the schema has found not to be empty, as a type that says so. */
function nonEmpty(list) {
	const [first, ...rest] = list;
	if (first === void 0) throw new Error("an empty list passed the checks");
	return [first, ...rest];
}
function buildServer({ image, binary, dsn }) {
	if (image !== void 0) return {
		kind: "image",
		image
	};
	if (binary !== void 0) return {
		kind: "binary",
		binary
	};
	return dsn === void 0 ? { kind: "auto" } : {
		kind: "dsn",
		endpoint: dsn
	};
}
/** Every script without options, as a workload of its own name. */
function plainWorkloads() {
	return [...SCRIPTS].filter(([, { isAnalytical }]) => !isAnalytical).map(([script]) => buildWorkload({
		script,
		options: {}
	}));
}
/** The workload of a form, its options written as sysbench takes them. */
function buildWorkload({ name, script, options }, scripts = /* @__PURE__ */ new Map()) {
	const known = SCRIPTS.get(script);
	const texts = Object.entries(options).flatMap(([option, value]) => {
		const rule = known?.options.get(canonicalScriptOption(option));
		const text = known === void 0 ? ownOptionText(option, value) : rule && scriptOptionText(rule, value);
		return text === void 0 ? [] : [[canonicalScriptOption(option), text]];
	});
	const source = scripts.get(script);
	return {
		name: name ?? scriptName(script),
		script,
		options: Object.fromEntries(texts),
		...source === void 0 ? {} : { source },
		...known?.isAnalytical ? { isAnalytical: true } : {},
		writes: known?.writes ?? true
	};
}
function buildScenario(name, form, { file, tree, optionFiles }) {
	const path = ["scenarios", name];
	const fromFiles = form.config.flatMap((config) => optionFiles.get(config) ?? []);
	const own = Object.entries(form.options).flatMap(([option, values]) => values.map((value, index) => {
		const here = [
			...path,
			"options",
			option
		];
		const { line } = tree.keyPositionOf([...here, index]);
		return {
			name: option,
			value: optionText(value, tree.textOf([...here, index]) ?? tree.textOf(here)),
			group: void 0,
			file,
			line
		};
	}));
	const sql = form.sql.map((value, index) => ({
		value,
		file,
		line: tree.positionOf([
			...path,
			"sql",
			index
		]).line
	}));
	return {
		name,
		options: [...fromFiles, ...own],
		sql,
		expect: buildExpectation(form.expect, (variable) => tree.textOf([
			...path,
			"expect",
			"variables",
			variable
		])),
		...expectLines(form.expect, (keys) => tree.keyPositionOf([
			...path,
			"expect",
			...keys
		]).line),
		image: form.image,
		...form.dsn === void 0 ? {} : { endpoint: form.dsn },
		...form.price === void 0 ? {} : { price: form.price },
		place: {
			file,
			line: tree.keyPositionOf(path).line
		}
	};
}
/** The value as MySQL writes it: ON and OFF for true and false, numbers as the user wrote them, nothing for null. */
function optionText(value, written) {
	if (value === null) return void 0;
	if (typeof value === "boolean") return value ? "ON" : "OFF";
	return typeof value === "number" ? written ?? String(value) : value;
}
function expectLines({ consumers, instruments, variables }, lineOf) {
	const lines = [...Object.entries({
		consumers,
		instruments
	}).filter(([, expected]) => expected !== void 0).map(([set]) => [set, lineOf([set])]), ...Object.keys(variables).map((name) => [`variables.${variableName(name)}`, lineOf(["variables", name])])];
	return lines.length === 0 ? {} : { expectLines: Object.fromEntries(lines) };
}
/** A variable's name as servers list it. */
function variableName(written) {
	return written.toLowerCase().replaceAll("-", "_");
}
function buildExpectation({ consumers, instruments, variables }, written) {
	const texts = Object.entries(variables).map(([variable, value]) => [variableName(variable), optionText(value, written(variable)) ?? ""]);
	return {
		consumers,
		instruments,
		variables: texts.length === 0 ? void 0 : Object.fromEntries(texts)
	};
}

// src/core/coverage/choose-workloads.ts
/** The choice of a few workloads for what is to be exercised. */
/** Each workload takes its share of the budget from all others. */
const MOST_WORKLOADS = 4;
/** Always chosen: what most servers do most of the time, which no change may make slower unseen. */
const CONTROL = {
	script: "oltp_read_only",
	threads: 8
};
/** Chosen where no other is needed, as half of what is done with databases is writing. */
const USUAL = {
	script: "oltp_read_write",
	threads: 8
};
/**
* What can be chosen beside the control, of equally good ones the first. Long queries have one thread, which keeps a CPU of
* the server busy: with more of them each would wait for the others, and turns, which last several latencies, be longer.
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
	}
];
/**
* Workloads that are the wanted exercises, as few as possible. Next is always the one that is most of what is still
* missing (on these candidates that is the best choice of all, as a test shows by trying every other); of equally good ones
* that which is the exercise wanted first. Preconditions of exercises are not looked at.
*
* @param exercises what matters most first
*/
function chooseWorkloads(exercises) {
	const wanted = [...new Set(exercises)];
	const picked = [CONTROL];
	let missing = without(wanted, CONTROL);
	while (picked.length < MOST_WORKLOADS) {
		const best = bestFor(missing);
		if (best === void 0) break;
		picked.push(best);
		missing = without(missing, best);
	}
	if (picked.length === 1) picked.push(USUAL);
	return {
		chosen: picked.map((candidate) => chosen(candidate, wanted)),
		uncovered: missing
	};
}
/** The workload of ours that is an exercise, be it chosen or not; undefined where none is. */
function workloadFor(exercise) {
	return [CONTROL, ...CANDIDATES].find((candidate) => exercisesOfCandidate(candidate).includes(exercise))?.script;
}
/** The candidate that is most of the exercises; undefined where none is any. */
function bestFor(missing) {
	const [best] = CANDIDATES.map((candidate) => {
		const covers = exercisesOfCandidate(candidate);
		return {
			candidate,
			count: missing.filter((one) => covers.includes(one)).length,
			first: firstOf(missing, covers)
		};
	}).filter(({ count }) => count > 0).toSorted((one, other) => other.count - one.count || one.first - other.first);
	return best?.candidate;
}
function firstOf(missing, covers) {
	return missing.findIndex((one) => covers.includes(one));
}
function without(exercises, candidate) {
	const covers = exercisesOfCandidate(candidate);
	return exercises.filter((one) => !covers.includes(one));
}
function chosen(candidate, wanted) {
	const covers = exercisesOfCandidate(candidate);
	return {
		workload: buildWorkload({
			script: candidate.script,
			options: {}
		}),
		threads: candidate.threads,
		covers: wanted.filter((one) => covers.includes(one))
	};
}
function exercisesOfCandidate({ script, threads }) {
	return exercisesOf(script, threads);
}

// src/core/wording/without-effect.ts
const MOST_NAMED = 5;
/** "only datadir, server-id changed, settings that qpsgate sets itself or that have no effect on speed": half a sentence. */
function withoutEffectText(settings, quote) {
	const names = [...new Set(settings)];
	const more = names.length - MOST_NAMED;
	return `only ${`${names.slice(0, MOST_NAMED).map(quote).join(", ")}${more > 0 ? ` and ${more} more` : ""}`} changed, settings that qpsgate sets itself or that have no effect on speed`;
}

export { buildSuite as a, plainWorkloads as c, buildPolicy as i, chooseWorkloads as n, buildWorkload as o, workloadFor as r, nonEmpty as s, withoutEffectText as t };