import { n as nonEmpty } from "./lists.js";
import { c as escapeInvisible, f as nearest, l as finishProblems, p as quote, s as describeValue } from "./escape.js";
import { c as settingOf } from "./setting.js";
import { f as whyUnusable, u as readOptionFile } from "./option-files.js";
import { c as isOwnScript, y as workloadOf } from "./workloads.js";
import { n as isMap } from "./yaml-tree.js";
import { a as DEFAULT_COSTS, c as UNKNOWN_KEY, f as suiteSchema, h as optionsBehind, i as limitsOf, m as readSuiteText, o as DEFAULT_DATASET, s as DEFAULT_TOLERANCE } from "./adjust.js";

// src/core/suite/parse.ts
/**
* Reads a suite file. All problems in it, and in the option files that it names or that they include, are reported at
* once and in the order of the text. It never throws because of a text; only errors of the reader are thrown. The
* reader's relative paths start at the suite's folder.
*
* @param readConfig default: reads only option files
* @param shipped default: no suite comes with the program
*/
function parseSuite(text, file, reader, readConfig = readOptionFile, shipped = () => void 0) {
	const read = readSuiteText({
		file,
		text
	}, reader, shipped);
	if ("drafts" in read) return {
		kind: "problems",
		problems: nonEmpty(finishProblems(read.drafts, read.file))
	};
	const { tree, fileAt } = read;
	const checked = suiteSchema.safeParse(tree.value);
	const configs = readNamed(configsIn(tree.value), tree, (path) => {
		const options = readConfig(path, reader);
		if (options.kind === "read") return {
			kind: "read",
			content: options
		};
		return {
			...options.kind === "absent" ? ABSENT_CONFIG : options,
			kind: "unusable"
		};
	});
	const scripts = readNamed(scriptsIn(tree.value), tree, (path) => {
		const reading = reader.file(path, path);
		if (reading.kind === "text") return {
			kind: "read",
			content: reading.text
		};
		return {
			...reading.kind === "absent" ? ABSENT_SCRIPT : whyUnusable(reading, reader.rootOf(path), "a script"),
			kind: "unusable"
		};
	});
	const drafts = [
		...draftsOf(tree, checked.error),
		...configs.drafts,
		...scripts.drafts
	];
	const options = [...configs.read.values()];
	const problems = [...[...Map.groupBy(drafts, ({ path }) => fileAt(path))].flatMap(([of, group]) => finishProblems(group, of)), ...options.flatMap((each) => each.problems)];
	if (!checked.success || problems.length > 0) return {
		kind: "problems",
		problems: nonEmpty(problems)
	};
	const optionFiles = new Map([...configs.read].map(([path, each]) => [path, each.options]));
	return {
		kind: "ok",
		suite: suiteOf(checked.data, {
			file,
			...read,
			optionFiles,
			scripts: scripts.read
		}),
		warnings: options.flatMap((each) => each.warnings)
	};
}
/**
* One line per problem: `suite.yml:12: scenarios.pfson.optons: unknown key "optons"; allowed: options, sql, …`. File
* and line are padded, so that the texts begin in one column.
*/
function formatProblems(problems) {
	const lines = problems.map(({ file, line }) => `${escapeInvisible(file)}:${line}:`);
	const width = Math.max(0, ...lines.map((line) => line.length));
	return problems.map(({ path, actual, allowed }, index) => {
		const what = path === "" ? actual : `${path}: ${actual}`;
		return `${(lines[index] ?? "").padEnd(width)} ${escapeInvisible(`${what}; allowed: ${allowed}`)}`;
	}).join("\n");
}
/**
* A schema's objections to a text, with their places. The messages of the schema hold only the allowed values, so the
* actual value is looked up.
*/
function draftsOf(tree, error) {
	return (error?.issues ?? []).flatMap((issue) => {
		const { path, value } = shownAt(issue.path, tree.value);
		const allowed = issue.message;
		const actual = issue.code === "custom" ? issue.params?.actual : void 0;
		if (issue.code === "unrecognized_keys") return issue.keys.map((key) => unknownKey(tree, [...path, key], allowed));
		if (actual === "unknown key") return [unknownKey(tree, path, allowed)];
		if (issue.code !== "invalid_key") return [{
			path,
			position: tree.positionOf(path),
			actual: String(actual ?? describeValue(value)),
			allowed
		}];
		const form = issue.issues[0]?.message ?? allowed;
		return [{
			path,
			position: tree.keyPositionOf(path),
			actual: `key ${describeValue(path.at(-1))}`,
			allowed: form
		}];
	});
}
/**
* Part of an issue's path that exists in the text, with the value there. The schema may have turned a single value into
* a map or a list before it looked inside, and the user did not write such steps.
*/
function shownAt(issuePath, root) {
	const path = [];
	let value = root;
	for (const step of issuePath) {
		if (Array.isArray(value) && typeof step === "number") value = value[step];
		else if (isMap(value) && typeof step === "string") value = value[step];
		else break;
		path.push(step);
	}
	return {
		path,
		value
	};
}
function unknownKey(tree, path, allowed) {
	const key = String(path.at(-1));
	const suggestion = nearest(key, allowed.split(", "));
	const draft = {
		path,
		position: tree.keyPositionOf(path),
		actual: `unknown key ${describeValue(key)}`,
		allowed
	};
	if (suggestion === void 0) return draft;
	const actual = `${draft.actual} (did you mean "${suggestion}"?)`;
	return {
		...draft,
		actual,
		meant: [...path.slice(0, -1), suggestion]
	};
}
function pathsAt(value, place) {
	if (Array.isArray(value)) return value.some(Array.isArray) ? [] : value.flatMap((each, index) => pathsAt(each, [...place, index]));
	return typeof value === "string" && value !== "" && !value.includes("\0") ? [{
		place,
		path: value
	}] : [];
}
function configsIn(suite) {
	return (isMap(suite) && isMap(suite.scenarios) ? Object.entries(suite.scenarios) : []).flatMap(([name, scenario]) => isMap(scenario) ? pathsAt(scenario.config, [
		"scenarios",
		name,
		"config"
	]) : []);
}
function scriptsIn(suite) {
	return (isMap(suite) && Array.isArray(suite.workloads) ? suite.workloads : []).flatMap((workload, index) => isMap(workload) ? pathsAt(workload.script, [
		"workloads",
		index,
		"script"
	]) : pathsAt(workload, ["workloads", index])).filter(({ path }) => isOwnScript(path));
}
/**
* Contents of files by their paths in the suite, each read once. Every place that names an unusable file is reported,
* because the user has to mend them all.
*/
function readNamed(all, tree, read) {
	const files = new Map([...new Set(all.map(({ path }) => path))].map((path) => [path, read(path)]));
	const contents = [...files].flatMap(([path, file]) => file.kind === "read" ? [[path, file.content]] : []);
	const drafts = all.flatMap(({ place, path }) => {
		const file = files.get(path);
		if (file?.kind !== "unusable") return [];
		const { actual, allowed } = file;
		return [{
			path: place,
			position: tree.positionOf(place),
			actual: `${quote(path)}, ${actual}`,
			allowed
		}];
	});
	return {
		read: new Map(contents),
		drafts
	};
}
const ABSENT_SCRIPT = {
	actual: "which cannot be read",
	allowed: "the path of a sysbench script from the suite’s folder"
};
const ABSENT_CONFIG = {
	actual: "which cannot be read",
	allowed: "the path of a readable option file"
};
const { tables: TABLES, rows: ROWS } = DEFAULT_DATASET;
function suiteOf(form, sources) {
	const { file, tree, fileAt } = sources;
	const { dsn, ...program } = form.server;
	const { tables = TABLES, rows = ROWS, tpch } = form.dataset ?? {};
	const scenarios = nonEmpty(Object.entries(form.scenarios).map(([name, each]) => scenarioOf(name, each, sources)));
	return {
		name: form.name,
		file,
		server: dsn === void 0 ? programOf(program) ?? { kind: "auto" } : {
			kind: "dsn",
			endpoint: dsn
		},
		dataset: {
			tables,
			rows,
			tpch
		},
		workloads: nonEmpty(form.workloads.map((each) => workloadOf(each, sources.scripts.get(each.script)))),
		threads: nonEmpty(form.threads.toSorted((a, b) => a - b)),
		control: form.control ?? scenarios[0].name,
		scenarios,
		gate: policyOf(form.gate),
		budgetSeconds: form.budget,
		precision: form.precision,
		full: form.full && {
			...form.full,
			tables: nonEmpty(form.full.tables),
			threads: nonEmpty(form.full.threads)
		},
		ruleLines: Object.fromEntries(keyLines(tree.value, tree).filter(([path]) => fileAt(path.split(".")) === file))
	};
}
/**
* Line number of each key, so that messages about rules can name it. A key is named by its path, such as
* `gate.tolerance`. No rule is deeper than three levels.
*/
function keyLines(map, tree, path = []) {
	if (!isMap(map) || path.length === 3) return [];
	return Object.entries(map).flatMap(([key, value]) => {
		const here = [...path, key];
		return [[here.join("."), tree.keyPositionOf(here).line], ...keyLines(value, tree, here)];
	});
}
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
function policyOf({ tolerance, scenarios, workloads, costs, ...gate }) {
	const { control = DEFAULT_TOLERANCE.control, base = DEFAULT_TOLERANCE.base } = tolerance;
	const { baseline = DEFAULT_TOLERANCE.baseline } = tolerance;
	const from = (rule) => tolerance[rule] === void 0 ? "default" : "suite";
	return {
		tolerance: {
			control,
			base,
			baseline
		},
		toleranceFrom: {
			control: from("control"),
			base: from("base"),
			baseline: from("baseline")
		},
		byScenario: scenarios,
		byWorkload: workloads,
		costs: limitsOf(DEFAULT_COSTS, costs, "suite"),
		failOn: gate["fail-on"]
	};
}
function scenarioOf(name, form, sources) {
	const { tree } = sources;
	const path = ["scenarios", name];
	const file = sources.fileAt(path);
	const names = Object.keys(form.options);
	const options = Object.entries(form.options).flatMap(([option, values]) => values.flatMap((value, index) => {
		const here = [
			...path,
			"options",
			option
		];
		const { line } = tree.keyPositionOf([...here, index]);
		const text = optionText(value, tree.textOf([...here, index]) ?? tree.textOf(here));
		return optionsBehind(option, names).map((each) => settingOf({
			name: each,
			text,
			group: void 0,
			file,
			line
		}));
	}));
	return {
		name,
		config: form.config.length > 0 ? form.config : void 0,
		options: [...form.config.flatMap((config) => sources.optionFiles.get(config) ?? []), ...options],
		sql: form.sql.map((value, index) => ({
			value,
			file,
			line: tree.positionOf([
				...path,
				"sql",
				index
			]).line
		})),
		program: programOf(form),
		endpoint: form.dsn,
		place: {
			file,
			line: tree.keyPositionOf(path).line
		}
	};
}
/**
* The value as MySQL writes it: ON and OFF for true and false, nothing for null, and numbers as the user wrote them,
* because YAML would turn 1.10 into 1.1.
*/
function optionText(value, text) {
	if (value === null) return void 0;
	if (typeof value === "boolean") return value ? "ON" : "OFF";
	return typeof value === "number" ? text ?? String(value) : value;
}

export { formatProblems as n, parseSuite as r, draftsOf as t };