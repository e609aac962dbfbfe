import { a as shardText, i as parseShard, r as SHARD_FORM, t as MACHINE_FORM } from "./shard.js";
import { c as allUsed, f as oneOf, l as flag, m as toggle, p as parseFlags, s as TEXT } from "./output.js";
import { a as MEMORY_FLAG, c as measuredRequest, i as MEASURED_FLAGS, n as DEFAULT_SUITE, o as SERVER_FLAGS, r as JUDGED_FLAGS, s as SWITCH_FLAG, t as CELL_FLAGS } from "./measured-flags.js";
import { a as QUIET_FLAG, c as TIMELINE_FLAG, l as WRITTEN_FLAGS, n as DURATION, o as SEED, r as INSTALL_FLAG } from "./shared-flags.js";
import { i as storeOf, n as STORE_FLAGS } from "./store-flags.js";
import { parseArgs } from "node:util";

// src/edges/terminal/run-flags.ts
/** `qpsgate run`: its flags, their help, and the request made from them. */
/** The branch whose history is meant where none is named. */
const DEFAULT_BRANCH = "main";
const HISTORY_RULE_FLAGS = {
	branch: flag({
		value: "NAME",
		meaning: "branch of the stored runs",
		otherwise: "`main`"
	}, TEXT),
	...STORE_FLAGS
};
const ORDER_FLAGS = {
	shard: flag({
		value: "I/N",
		meaning: "part of the plan to measure, such as `1/3`",
		otherwise: "all",
		input: {}
	}, {
		read: parseShard,
		allowed: SHARD_FORM
	}),
	machine: flag({
		value: "I/N",
		meaning: "mark the result as that of one of several machines that measure the same, such as `2/3`",
		otherwise: "there is one machine",
		input: {}
	}, {
		read: parseShard,
		allowed: MACHINE_FORM
	}),
	seed: flag({
		value: "N",
		meaning: "seed for the order of turns, a whole number",
		otherwise: "random; the report names it",
		isForViews: true,
		input: {}
	}, SEED)
};
const KEEP_DATA_FLAG = { "keep-data": toggle({
	meaning: "keep the test data on a server that already runs",
	otherwise: "off, which drops the data",
	input: { default: "false" }
}) };
const BLAME_FLAGS = {
	explain: flag({
		value: "WHEN",
		meaning: "`on-fail`, `always` or `never`: measure the cost of each changed setting",
		otherwise: "`on-fail`",
		input: {
			meaning: "`on-fail`, `always` or `never`: measure the cost of each changed setting",
			default: "on-fail"
		}
	}, oneOf("on-fail", "always", "never"), "on-fail"),
	"explain-budget": flag({
		value: "TIME",
		meaning: "time to find the cause, in addition to the unused budget",
		otherwise: "`2m`",
		input: { otherwise: "2 minutes" }
	}, DURATION, 120)
};
const ADVICE_FLAGS = {
	advice: flag({
		value: "WHEN",
		meaning: "`on` or `off`: report known risks of changed settings",
		otherwise: "`on`",
		isForViews: true,
		input: {
			meaning: "`on` or `off`: notices about known risks of changed settings; they never affect the verdict",
			default: "on"
		}
	}, oneOf("on", "off"), "on"),
	...MEMORY_FLAG
};
const WATCH_FLAG = { watch: toggle({
	meaning: "show the run as a live page, only for browsers on this machine; prints its address",
	isForViews: true
}) };
const RUN_FLAGS = {
	...MEASURED_FLAGS,
	...HISTORY_RULE_FLAGS,
	...ORDER_FLAGS,
	...SERVER_FLAGS,
	...KEEP_DATA_FLAG,
	...INSTALL_FLAG,
	...BLAME_FLAGS,
	...ADVICE_FLAGS,
	...TIMELINE_FLAG,
	...WRITTEN_FLAGS,
	...QUIET_FLAG,
	...WATCH_FLAG
};
const RUN_HELP = {
	name: "run",
	takes: "[SUITE]",
	summary: "measure a suite or a configuration, and decide",
	usage: ["[SUITE] [FLAGS]", "--config FILE --base REF_OR_FILE [FLAGS]"],
	about: ["Measures the scenarios of a suite in turn on this machine, and prints their QPS against the control. A suite is a file, or the name of a suite that ships with qpsgate. Default: `scenarios/quickstart.yml`. With `--config`, qpsgate compares the servers of a file with their versions before the change, without a suite."],
	groups: [
		{
			title: "measurement",
			flags: {
				...CELL_FLAGS,
				...ORDER_FLAGS
			}
		},
		{
			title: "history, with `--against control,history`",
			flags: HISTORY_RULE_FLAGS
		},
		{
			title: "servers",
			flags: {
				...SERVER_FLAGS,
				...SWITCH_FLAG,
				...KEEP_DATA_FLAG,
				...INSTALL_FLAG
			}
		},
		{
			title: "verdict",
			flags: JUDGED_FLAGS
		},
		{
			title: "causes and known risks",
			flags: {
				...BLAME_FLAGS,
				...ADVICE_FLAGS
			}
		},
		{
			title: "output",
			flags: {
				...TIMELINE_FLAG,
				...WRITTEN_FLAGS,
				...QUIET_FLAG,
				...WATCH_FLAG
			}
		}
	],
	notes: ["If a named image is not available, the run ends with exit code 3. qpsgate never measures another server instead."],
	exits: [
		["0", "pass, or inconclusive unless `--on-inconclusive` or the suite says `fail`"],
		["1", "regressed: slower than tolerated, or the server does not start with the configuration"],
		["2", "wrong input: flags, suite, option file, or a missing program"],
		["3", "could not measure, or inconclusive with `on-inconclusive: fail`"],
		["128+n", "stopped by signal n, after all servers stopped"]
	],
	examples: [
		["qpsgate run", "the quickstart, 45 s"],
		["qpsgate run scenarios/pfs.yml --budget 4m", "Performance Schema, every setting"],
		["qpsgate run my.yml --image mysql:8.4 --threads 1,32 --out results", "in containers"],
		["qpsgate run --config my.cnf --base origin/main", "an option file against origin/main"],
		["qpsgate run --config compose.yml#db --base origin/main", "a service of a compose file, with its image"]
	]
};
/**
* @param randomSeed used where no --seed is given; it is reported, so that the run can be repeated
* @throws UserError with one line for every wrong flag
*/
function parseRunFlags(args, randomSeed, toolVersion) {
	const { values, written, positionals, complain, check } = parseFlags("run", RUN_FLAGS, args);
	const { config, budget, threads, workloads, scenarios, base, against, tolerance, ...others } = values;
	const { switch: isSwitched, "on-inconclusive": onInconclusive, ...own } = others;
	const measured = measuredRequest({
		config,
		budget,
		threads,
		workloads,
		scenarios,
		base,
		against,
		tolerance,
		switch: isSwitched,
		"on-inconclusive": onInconclusive
	}, positionals, complain);
	const { quiet, watch, json, advice, memory, branch, store, "baseline-branch": dataBranch, ...rest } = own;
	const history = historyOf({
		branch,
		store,
		"baseline-branch": dataBranch
	}, written, measured.rules, complain);
	check();
	const { seed = randomSeed, "explain-budget": explainSeconds, "keep-data": keepsData, timeline, format, ...plain } = rest;
	if (plain.machine !== void 0 && history !== void 0) complain("--machine", shardText(plain.machine), "no history beside it, as stored runs are of other machines");
	const { server, image, shard, machine, explain, out, install, ...none } = plain;
	/* @__PURE__ */ allUsed(none);
	return {
		quiet,
		watch,
		json,
		request: {
			...measured,
			server,
			image,
			shard,
			machine,
			explain,
			explainSeconds,
			history,
			seed,
			out,
			install,
			keepsData,
			toolVersion,
			advises: advice === "on",
			memoryBytes: memory,
			drawsTimeline: timeline,
			formats: format,
			freeze: true,
			reproduce: reproduction(args, seed, measured.subject)
		}
	};
}
/** A named history decides. */
function historyOf(values, written, rules, complain) {
	const store = storeOf(values, complain);
	const isAsked = rules.includes("history");
	for (const name of Object.keys(HISTORY_RULE_FLAGS)) if (written[name] !== void 0 && !isAsked) complain(`--${name}`, String(written[name]), "it with --against control,history");
	if (!isAsked) return void 0;
	return {
		store,
		branch: values.branch ?? DEFAULT_BRANCH,
		fallback: DEFAULT_BRANCH,
		mode: "fail"
	};
}
/** The measured subject, without the output and its display. */
function reproduction(args, seed, { kind: subject }) {
	const { tokens } = parseArgs({
		args: [...args],
		options: RUN_FLAGS,
		allowPositionals: true,
		tokens: true
	});
	const measured = tokens.flatMap((token) => {
		if (token.kind === "positional") return [token.value];
		if (token.kind !== "option" || "isForViews" in (RUN_FLAGS[token.name] ?? {})) return [];
		return [`--${token.name}`, ...token.value === void 0 ? [] : [token.value]];
	});
	return [
		...subject === "config" || tokens.some(({ kind }) => kind === "positional") ? [] : [DEFAULT_SUITE],
		...measured,
		"--seed",
		String(seed)
	];
}

export { RUN_HELP as n, parseRunFlags as r, RUN_FLAGS as t };