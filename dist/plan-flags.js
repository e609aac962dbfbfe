import { h as wholeNumber, l as flag, p as parseFlags } from "./output.js";
import { a as MEMORY_FLAG, c as measuredRequest, i as MEASURED_FLAGS, o as SERVER_FLAGS } from "./measured-flags.js";

// src/edges/terminal/plan-flags.ts
const SHARDS_FLAG = { shards: flag({
	value: "N",
	meaning: "print the job matrix for N machines, as one line of JSON; each job runs `qpsgate run --shard I/N`, and `qpsgate report` joins the results"
}, wholeNumber(256)) };
const SHARED_FLAGS = {
	...MEASURED_FLAGS,
	...SERVER_FLAGS,
	...MEMORY_FLAG
};
const PLAN_FLAGS = {
	...SHARED_FLAGS,
	...SHARDS_FLAG
};
const PLAN_HELP = {
	name: "plan",
	takes: "[SUITE]",
	summary: "show the plan of a run, or share it between machines",
	usage: ["[SUITE] [FLAGS]"],
	about: ["Shows the plan of `qpsgate run`: servers, workloads, thread counts and time, or that nothing changed. It starts nothing."],
	groups: [{
		title: "",
		flags: SHARDS_FLAG
	}],
	shared: {
		flags: SHARED_FLAGS,
		command: "run"
	},
	exits: [["0", "shown"], ["2", "wrong input"]],
	examples: [["qpsgate plan scenarios/pfs.yml"], ["qpsgate plan scenarios/pfs.yml --shards 3"]]
};
/** @throws UserError with one line for every wrong flag */
function parsePlanFlags(args) {
	const { values, positionals, complain, check } = parseFlags("plan", PLAN_FLAGS, args);
	const { shards, server, image, memory: memoryBytes, ...measured } = values;
	const request = {
		...measuredRequest(measured, positionals, complain),
		shards,
		server,
		image,
		memoryBytes
	};
	check();
	return request;
}

export { parsePlanFlags as n, PLAN_HELP as t };