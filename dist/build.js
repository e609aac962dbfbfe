import { S as scriptOptionText, b as ownOptionText, g as canonicalScriptOption, h as SCRIPTS, x as scriptName } from "./random-effects.js";

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
const DEFAULT_TOLERANCE = {
	control: .3,
	base: .05,
	history: .1
};
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
function buildExpectation({ consumers, instruments, variables }, written) {
	const texts = Object.entries(variables).map(([variable, value]) => [variable.toLowerCase().replaceAll("-", "_"), optionText(value, written(variable)) ?? ""]);
	return {
		consumers,
		instruments,
		variables: texts.length === 0 ? void 0 : Object.fromEntries(texts)
	};
}

export { plainWorkloads as a, nonEmpty as i, buildSuite as n, buildWorkload as r, buildPolicy as t };