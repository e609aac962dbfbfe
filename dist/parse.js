import { n as buildSuite, s as nonEmpty } from "./build.js";
import { o as checkConsistency, r as readYaml, s as isMap } from "./yaml-tree.js";
import { t as draftsOfIssue } from "./form-problems.js";
import { a as readOptionFile, s as whyUnusable } from "./option-includes.js";
import { a as finishProblems, c as quote, i as escapeInvisible } from "./problems.js";
import { r as suiteSchema } from "./schema.js";
import { g as isOwnScript } from "./dsn.js";

// src/core/suite/parse.ts
/**
* Reads a suite file. All problems in it, and in the option files that it names or that they include, are reported at
* once and in the order of the text. Throws for no text; only the reader's own errors come through, whose relative
* paths start at the suite's folder.
*
* @param readConfig default: reads only option files
*/
function parseSuite(text, file, reader, readConfig = readOptionFile) {
	const read = readYaml(text);
	if ("drafts" in read) return {
		kind: "problems",
		problems: nonEmpty(finishProblems(read.drafts, file))
	};
	const { tree } = read;
	const checked = suiteSchema.safeParse(tree.value);
	const files = typeof reader === "function" ? withoutIncludes(reader) : reader;
	const configs = readConfigs(tree, files, readConfig);
	const scripts = readScripts(tree, files);
	const drafts = [
		...tree.drafts,
		...(checked.error?.issues ?? []).flatMap((issue) => draftsOfIssue(issue, tree, HOMES)),
		...checkConsistency(tree),
		...configs.drafts,
		...scripts.drafts
	];
	const problems = [...finishProblems(drafts, file), ...configs.problems];
	if (!checked.success || problems.length > 0) return {
		kind: "problems",
		problems: nonEmpty(problems)
	};
	return {
		kind: "ok",
		suite: buildSuite(checked.data, {
			file,
			tree,
			optionFiles: configs.options,
			scripts: scripts.texts
		}),
		warnings: configs.warnings
	};
}
/**
* One line per problem: `suite.yml:12: scenarios.pfson.optons: unknown key "optons"; allowed: options, sql, …`, with
* file and line padded so that the texts begin in one column.
*/
function formatProblems(problems) {
	const lines = problems.map(({ file, line }) => `${escapeInvisible(file)}:${line}:`);
	const width = Math.max(0, ...lines.map((line) => line.length));
	return problems.map(({ path, found, allowed }, index) => {
		const what = path === "" ? found : `${path}: ${found}`;
		return `${(lines[index] ?? "").padEnd(width)} ${escapeInvisible(`${what}; allowed: ${allowed}`)}`;
	}).join("\n");
}
/** Keys that people write at the top, and where they belong. */
const HOMES = new Map([
	...[
		"image",
		"binary",
		"dsn"
	].map((key) => [key, `server.${key}`]),
	...[
		"tables",
		"rows",
		"tpch"
	].map((key) => [key, `dataset.${key}`]),
	...["tolerance", "on-inconclusive"].map((key) => [key, `gate.${key}`]),
	...[
		"options",
		"sql",
		"config",
		"expect"
	].map((key) => [key, `scenarios.NAME.${key}`])
]);
/** Reads every file that a scenario names, each once. */
function readConfigs(tree, reader, readConfig) {
	const named = configPaths(tree.value);
	const files = new Map(named.map(({ config }) => [config, readConfig(config, reader)]));
	const read = [...files].flatMap(([config, file]) => file.kind === "read" ? [{
		config,
		...file
	}] : []);
	return {
		options: new Map(read.map(({ config, options }) => [config, options])),
		problems: read.flatMap(({ problems }) => problems),
		warnings: read.flatMap(({ warnings }) => warnings),
		drafts: named.flatMap(({ path, config }) => {
			const file = files.get(config);
			if (file === void 0 || file.kind === "read") return [];
			const { found, allowed } = file.kind === "absent" ? ABSENT_CONFIG : file;
			return [{
				path,
				position: tree.positionOf(path),
				found: `${quote(config)}, ${found}`,
				allowed
			}];
		})
	};
}
/** Reads the user's own scripts that workloads name. Like option files, they are in the suite's repository. */
function readScripts(tree, reader) {
	const workloads = isMap(tree.value) && Array.isArray(tree.value.workloads) ? tree.value.workloads : [];
	const texts = /* @__PURE__ */ new Map();
	return {
		texts,
		drafts: workloads.flatMap((workload, index) => {
			const script = isMap(workload) ? workload.script : workload;
			if (typeof script !== "string" || !isOwnScript(script) || script.includes("\0")) return [];
			const reading = reader.file(script, script);
			if (reading.kind === "text") {
				texts.set(script, reading.text);
				return [];
			}
			const here = isMap(workload) ? [
				"workloads",
				index,
				"script"
			] : ["workloads", index];
			const { found, allowed } = reading.kind === "absent" ? ABSENT_SCRIPT : whyUnusable(reading, reader.rootOf(script), "a script");
			return [{
				path: here,
				position: tree.positionOf(here),
				found: `${quote(script)}, ${found}`,
				allowed
			}];
		})
	};
}
const ABSENT_SCRIPT = {
	found: "which cannot be read",
	allowed: "the path of a sysbench script from the suite’s folder"
};
const ABSENT_CONFIG = {
	found: "which cannot be read",
	allowed: "the path of a readable option file"
};
function withoutIncludes(read) {
	return {
		rootOf: () => "the suite",
		file: (path) => {
			const text = read(path);
			return text === void 0 ? { kind: "absent" } : {
				kind: "text",
				text
			};
		},
		directory: () => ({ kind: "absent" })
	};
}
function configPaths(suite) {
	const scenarios = isMap(suite) ? suite.scenarios : void 0;
	if (!isMap(scenarios)) return [];
	return Object.entries(scenarios).flatMap(([name, scenario]) => {
		const written = isMap(scenario) ? scenario.config : void 0;
		const isList = Array.isArray(written);
		return (isList ? written : [written]).flatMap((config, index) => {
			const path = [
				"scenarios",
				name,
				"config",
				...isList ? [index] : []
			];
			return typeof config === "string" && config !== "" && !config.includes("\0") ? [{
				path,
				config
			}] : [];
		});
	});
}

export { parseSuite as n, formatProblems as t };