import { c as flag, f as parseFlags, o as TEXT, p as toggle, s as allUsed } from "./output.js";
import { a as QUIET_FLAG, n as DURATION, r as INSTALL_FLAG, s as SERVER } from "./shared-flags.js";

// src/edges/terminal/doctor-flags.ts
const DEFAULT_BUDGET_SECONDS = 30;
const DOCTOR_FLAGS = {
	budget: flag({
		value: "TIME",
		meaning: "time for measuring",
		otherwise: "`30s`"
	}, DURATION, DEFAULT_BUDGET_SECONDS),
	server: flag({
		value: "KIND",
		meaning: "`auto`, `docker` or `local`, as in `qpsgate run`"
	}, SERVER, "auto"),
	image: flag({
		value: "NAME",
		meaning: "image that holds `mysqld` or `mariadbd`"
	}, TEXT),
	...INSTALL_FLAG,
	restore: toggle({ meaning: "instead: give servers that we did not start the settings back that a killed run has left switched; the password is taken from `QPSGATE_PASSWORD`" }),
	json: toggle({ meaning: "print the findings as JSON" }),
	...QUIET_FLAG
};
const DOCTOR_HELP = {
	name: "doctor",
	takes: "",
	summary: "check this machine, and measure the smallest tolerance that it supports",
	usage: ["[FLAGS]"],
	about: ["Checks what a run needs on this machine: programs, CPUs, memory, disk, docker, a server. Then measures two equal servers against each other and says how much they seem to differ, and which tolerance a run of that length supports."],
	groups: [{
		title: "",
		flags: DOCTOR_FLAGS
	}],
	exits: [
		["0", "ready, or all restored"],
		["2", "something is missing"],
		["3", "could not measure, or not restore all"]
	],
	examples: [["qpsgate doctor --image mysql:8.4"]]
};
/** @throws UserError with one line for every wrong flag */
function parseDoctorFlags(args, seed) {
	const { values, check } = parseFlags("doctor", DOCTOR_FLAGS, args, false);
	check();
	const { json, quiet, restore, server, image, install, budget: budgetSeconds, ...none } = values;
	/* @__PURE__ */ allUsed(none);
	return {
		json,
		quiet,
		restore,
		request: {
			server,
			image,
			install,
			budgetSeconds,
			seed
		}
	};
}

export { parseDoctorFlags as n, DOCTOR_HELP as t };