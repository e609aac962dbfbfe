import { t as COSTS } from "./names.js";
import { u as isSameScenario } from "./option-reach.js";
import { r as suiteSchema, t as DEFAULT_TOLERANCE } from "./schema.js";
import { b as scriptOptionText, f as canonicalScriptOption, l as SCRIPTS, v as ownOptionText, y as scriptName } from "./dsn.js";

// src/core/suite/build.ts
/** Suites: from the checked form of a suite file, or from option files alone. */
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
	"server",
	"name",
	"switch",
	"budget",
	"precision"
];
const RULES = [
	"control",
	"base",
	"history"
];
function ruleLines({ gate, scenarios }, tree) {
	const paths = [
		...RULE_KEYS.map((key) => [key]),
		["gate", "on-inconclusive"],
		...COSTS.map((cost) => [
			"gate",
			"costs",
			cost
		]),
		...RULES.map((rule) => [
			"gate",
			"tolerance",
			rule
		]),
		...Object.keys(scenarios).flatMap((name) => [["scenarios", name], [
			"scenarios",
			name,
			"expect"
		]]),
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
function buildPolicy({ tolerance, costs, scenarios, workloads, ...gate }) {
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
		...costLimits(costs ?? {}, "suite"),
		onInconclusive: gate["on-inconclusive"]
	};
}
/** The named limits of costs; none for an empty map. */
function costLimits(shares, from) {
	const limits = COSTS.flatMap((cost) => {
		const share = shares[cost];
		return share === void 0 ? [] : [[cost, {
			share,
			from
		}]];
	});
	return limits.length === 0 ? {} : { costs: Object.fromEntries(limits) };
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
/** @param form with one of the two at most */
function programOf({ image, binary }) {
	if (image !== void 0) return {
		kind: "image",
		name: image
	};
	return binary === void 0 ? void 0 : {
		kind: "binary",
		name: binary
	};
}
function buildServer({ dsn, ...program }) {
	if (dsn !== void 0) return {
		kind: "dsn",
		endpoint: dsn
	};
	return programOf(program) ?? { kind: "auto" };
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
		...known?.threads === void 0 ? {} : { threads: [known.threads] },
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
		...form.config.length > 0 && { config: form.config },
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
		program: programOf(form),
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
/** The form of a suite of option files; everything else is a suite's default. */
const FORM = {
	workloads: ["oltp_read_only", "oltp_read_write"],
	threads: [8],
	scenarios: {},
	budget: "2m"
};
/** The name of sources that are gated as one, from their paths as written. */
function configName([only, ...others]) {
	return only === void 0 || others.length > 0 ? "option files" : only;
}
/** One scenario for each of the files, of which there is at least one; the first is the control. */
function configSuite(files, name) {
	const form = suiteSchema.parse({
		name: "config",
		...FORM
	});
	const scenarios = nonEmpty(files.map(scenarioOf));
	return {
		name,
		file: scenarios[0].name,
		server: { kind: "auto" },
		dataset: {
			tables: form.dataset.tables,
			rows: form.dataset.rows
		},
		workloads: nonEmpty(form.workloads.map((workload) => buildWorkload(workload))),
		threads: nonEmpty(form.threads),
		control: scenarios[0].name,
		scenarios,
		gate: buildPolicy(form.gate),
		budgetSeconds: form.budget,
		precision: form.precision,
		isSwitched: form.switch
	};
}
/** The suite of only those files that changed since the base, the first of them the control; all if none did. */
function onlyChanged(suite, base) {
	const [first, ...others] = suite.scenarios.filter((scenario) => base.scenarios.some((before) => before.name === scenario.name && !isSameScenario(before, scenario)));
	return first === void 0 ? suite : {
		...suite,
		control: first.name,
		scenarios: [first, ...others]
	};
}
function scenarioOf({ path, options, image, place = {
	file: path,
	line: 1
} }) {
	return {
		name: path,
		options,
		sql: [],
		expect: {},
		program: programOf({ image: image?.value }),
		programPlace: image && {
			file: image.file,
			line: image.line
		},
		place
	};
}

export { configSuite as a, onlyChanged as c, configName as i, plainWorkloads as l, buildSuite as n, costLimits as o, buildWorkload as r, nonEmpty as s, buildPolicy as t };