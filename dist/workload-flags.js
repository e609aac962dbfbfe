import { o as isDirectory } from "./paths.js";
import { n as TEXT, o as parseFlags } from "./flags.js";
import { basename } from "node:path";

// src/edges/terminal/workload-flags.ts
const FOLDER = "workloads";
const WORKLOAD_FLAGS = {
	tables: {
		value: "PATH",
		meaning: "SQL that creates the tables: a file, or a directory of numbered files",
		form: TEXT
	},
	out: {
		value: "DIR",
		meaning: "folder of the workload",
		otherwise: "`workloads/NAME`, named after the log",
		form: TEXT
	}
};
const WORKLOAD_HELP = {
	name: "workload",
	takes: "LOG",
	summary: "draft a workload from a log of your application",
	usage: ["LOG --tables PATH [FLAGS]"],
	about: ["Writes `workload.yml`, a draft for you to complete: each statement of a general log, or of a slow log with `long_query_time=0`, and how often it runs. A literal that is compared with a column, or put into one, becomes a parameter that draws from the rows of the column; other literals stay. Statements that cannot be drafted are listed at the end of the file, with their shares and the reasons. No server is started."],
	groups: [{
		title: "",
		flags: WORKLOAD_FLAGS
	}],
	exits: {
		0: "written",
		2: "wrong input, no statement that can be drafted, or a file that already exists"
	},
	examples: [["qpsgate workload tests.log --tables db/migrate --out workloads/shop"]]
};
/** @throws UserError with one line for every wrong flag, so that the user can correct all of them at once */
function parseWorkloadFlags(args) {
	const { values, positionals, complain, check } = parseFlags("workload", WORKLOAD_FLAGS, args);
	const [log = "", ...others] = positionals;
	const { tables = "", out = `${FOLDER}/${nameOf(log)}` } = values;
	if (log === "") complain("LOG", "nothing", "a general log or a slow log");
	if (others.length > 0) complain("LOG", `${positionals.length} logs`, "one");
	if (tables === "") complain("--tables", "nothing", "a file or a directory of SQL");
	check();
	return {
		log,
		tables: {
			kind: isDirectory(tables) ? "migrations" : "schema",
			path: tables
		},
		out
	};
}
function nameOf(path) {
	const [name = ""] = basename(path).split(".");
	return name.replaceAll(/[^\w-]+/g, "-").replaceAll(/^-+|-+$/g, "") || "application";
}

export { parseWorkloadFlags as n, WORKLOAD_HELP as t };