import { l as isOwnWorkload, m as scriptName } from "./workloads.js";
import { n as TEXT, o as parseFlags, r as flagValues } from "./flags.js";
import { a as MEMORY_FLAG, c as checkImage, o as SERVER_FLAGS, t as CELL_FLAGS } from "./measured-flags.js";
import { a as OUTPUT_FLAGS, i as INSTALL_FLAG, n as DURATION, o as QUIET_FLAG } from "./shared-flags.js";

// src/edges/terminal/prove-flags.ts
/**
* Default seconds to measure every line of the advice file. Lines that seem to help are then measured again for a third
* of that time, but at least 40 s.
*/
const BUDGET_SECONDS = 120;
const REQUEST_FLAGS = {
	...SERVER_FLAGS,
	...INSTALL_FLAG,
	...MEMORY_FLAG,
	out: OUTPUT_FLAGS.out
};
const PROVE_FLAGS = {
	config: {
		value: "FILE",
		meaning: "current configuration: a file that configures one server, in any form that `qpsgate run` takes",
		otherwise: "the defaults of the server",
		form: TEXT
	},
	budget: {
		key: "budgetSeconds",
		value: "TIME",
		meaning: "time to measure every line, such as `2m`; lines that help are measured again for a third of it, at least 40 s",
		otherwise: "`2m`, or what the loads need",
		form: DURATION
	},
	threads: {
		...CELL_FLAGS.threads,
		otherwise: "qpsgate picks them"
	},
	workloads: {
		...CELL_FLAGS.workloads,
		otherwise: "qpsgate picks those that exercise the lines"
	},
	...REQUEST_FLAGS,
	...QUIET_FLAG
};
const PROVE_HELP = {
	name: "prove",
	takes: "ADVICE",
	summary: "measure advice line by line, and write the lines that help",
	usage: ["ADVICE [--config FILE] [FLAGS]"],
	about: ["Measures each line of advice that a workload can show against the current configuration. Then measures the lines that help again on restarted servers, alone and together. ADVICE is an option file, a list such as `innodb_io_capacity = 2000`, or the output of MySQLTuner. The lines that help are written to `proven.cnf` in the output directory."],
	groups: [{
		title: "",
		flags: PROVE_FLAGS
	}],
	exits: {
		0: "measured",
		2: "wrong input, or a missing program",
		3: "could not measure",
		"128+n": "stopped by signal n, after all servers stopped"
	},
	examples: [["qpsgate prove advice.txt --config my.cnf --workloads ./shop"]]
};
/** @throws UserError with one line for every wrong flag, so that the user can correct all of them at once */
function parseProveFlags(args, seed) {
	const { values, positionals, complain, check } = parseFlags("prove", PROVE_FLAGS, args);
	const { config, budgetSeconds, threads, workloads, quiet } = values;
	const [advice = "", ...more] = positionals;
	if (advice === "" || more.length > 0) complain("ADVICE", positionals.join(" ") || "nothing", "one file");
	checkImage(values, complain);
	check();
	const workload = workloads?.find(isOwnWorkload);
	return {
		advice,
		quiet,
		run: {
			...flagValues(REQUEST_FLAGS, values),
			subject: {
				kind: "advice",
				config,
				workload,
				proposals: [],
				growsBudget: budgetSeconds === void 0
			},
			rules: ["control"],
			adjustments: {
				budgetSeconds: budgetSeconds ?? BUDGET_SECONDS,
				threads,
				workloads: workload === void 0 ? workloads : [scriptName(workload)],
				scenarios: void 0,
				tolerance: void 0,
				failOn: void 0,
				takesAnyScript: true
			},
			shard: void 0,
			seed,
			ledger: void 0,
			keepsData: false,
			migrations: void 0,
			explain: "never",
			explainSeconds: 0,
			reproduce: []
		}
	};
}

export { parseProveFlags as n, PROVE_HELP as t };