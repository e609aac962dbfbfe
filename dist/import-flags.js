import { c as allUsed, l as flag, p as parseFlags, s as TEXT } from "./output.js";
import { i as PERCENTAGE, l as WRITTEN_FLAGS } from "./shared-flags.js";
import { basename, extname, resolve } from "node:path";

// src/edges/terminal/import-flags.ts
/** `qpsgate import`: its flags, their help, and the request made from them. */
const LONGEST_NAME = 100;
const IMPORT_FLAGS = {
	control: flag({
		value: "NAME",
		meaning: "scenario to compare the others with; required"
	}, TEXT),
	name: flag({
		value: "NAME",
		meaning: "name of the result",
		otherwise: "the name of the first file, without its ending"
	}, TEXT),
	tolerance: flag({
		value: "PERCENT",
		meaning: "tolerated slowdown in percent of QPS",
		otherwise: "`30%`"
	}, PERCENTAGE),
	...WRITTEN_FLAGS
};
const IMPORT_HELP = {
	name: "import",
	takes: "FILE...",
	summary: "make a result of figures from other tools",
	usage: ["FILE.csv|DIRECTORY... --control NAME [FLAGS]"],
	about: [
		"Makes a result, with every view, from QPS figures of other tools. Single figures have no interval, so the verdict is inconclusive. Repeated figures have 95 % intervals, and can pass. Imported figures are never regressed, because qpsgate cannot restart their servers.",
		"A CSV file has a header and one of these forms, with commas, semicolons or tabs. Rows with the same scenario, workload and threads are repetitions:",
		{
			head: ["columns", "a row is"],
			rows: [["`scenario,workload,threads,qps`", "one figure; columns in any order; optional: `latency_ms`, `p95_ms`, `trial`"], ["`workload,threads,NAME,NAME...`", "one figure for each scenario `NAME`; optional: `trial`; an empty field is no figure"]]
		},
		"If both scenarios have the same trials, qpsgate compares trial by trial.",
		"A directory holds the output of sysbench 1.0, one file per run: `SCENARIO.WORKLOAD.THREADS[.TRIAL].txt`, or `SCENARIO/WORKLOAD-THREADS[-TRIAL].txt`. qpsgate ignores files with another ending."
	],
	groups: [{
		title: "",
		flags: IMPORT_FLAGS
	}],
	exits: [["0", "pass or inconclusive"], ["2", "wrong input"]],
	examples: [["qpsgate import study.csv --control pfsoff --out study"], ["qpsgate import runs/ --control off --name pfs --tolerance 5%"]]
};
/** @throws UserError with one line for every wrong flag */
function parseImportFlags(args) {
	const { values, written, positionals, complain, check } = parseFlags("import", IMPORT_FLAGS, args);
	const [first = "", ...others] = positionals;
	const { control = "", tolerance, out, format: formats, json, name = nameOf(first), ...none } = values;
	/* @__PURE__ */ allUsed(none);
	if (positionals.length === 0) complain("FILE", "nothing", "CSV files, or directories of the output of sysbench");
	if (values.control === void 0) complain("--control", "nothing", "the name of the scenario that the others are compared with");
	if (name.trim() === "" || name.length > LONGEST_NAME) complain("--name", JSON.stringify(name), `a name of at most ${LONGEST_NAME} characters`);
	check();
	const paths = [first, ...others];
	const given = ["name", "tolerance"].flatMap((each) => {
		const text = written[each];
		return text === void 0 ? [] : [`--${each}`, String(text)];
	});
	return {
		request: {
			paths,
			control,
			name,
			tolerance,
			out,
			formats,
			reproduce: [
				...paths,
				"--control",
				control,
				...given
			]
		},
		json
	};
}
/** "study" of "tables/study.csv" and of "study/". */
function nameOf(path) {
	const full = resolve(path);
	return basename(full, extname(full)).slice(0, LONGEST_NAME) || path;
}

export { parseImportFlags as n, IMPORT_HELP as t };