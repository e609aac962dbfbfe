import { o as parseFlags, r as flagValues } from "./flags.js";
import { a as MEMORY_FLAG, c as checkImage, i as MEASURED_FLAGS, l as measuredRequest, o as SERVER_FLAGS, s as SHARD_FLAG } from "./measured-flags.js";

// src/edges/terminal/plan-flags.ts
const REQUEST_FLAGS = {
	...SHARD_FLAG,
	...SERVER_FLAGS,
	...MEMORY_FLAG
};
const PLAN_FLAGS = {
	...MEASURED_FLAGS,
	...REQUEST_FLAGS
};
const PLAN_HELP = {
	name: "plan",
	takes: "[SUITE]",
	summary: "show the plan of a run",
	about: ["Shows what `qpsgate run` would measure: servers, workloads, thread counts and time. It also shows what an installed server refuses, or that nothing changed. It starts no server."],
	groups: [{
		title: "",
		flags: PLAN_FLAGS
	}],
	exits: {
		0: "shown",
		1: "shown, and the server refuses the change",
		2: "wrong input"
	},
	examples: [["qpsgate plan --config my.cnf --base main"], ["qpsgate plan scenarios/pfs.yml"]]
};
/** @throws UserError with one line for every wrong flag, so that the user can correct all of them at once */
function parsePlanFlags(args) {
	const { values, positionals, complain, check } = parseFlags("plan", PLAN_FLAGS, args);
	const measured = measuredRequest(values, positionals, complain);
	checkImage(values, complain);
	check();
	return {
		...measured,
		...flagValues(REQUEST_FLAGS, values),
		seed: 0,
		ledger: void 0,
		install: false
	};
}

export { parsePlanFlags as n, PLAN_HELP as t };