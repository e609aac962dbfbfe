import { c as flag, f as parseFlags, p as toggle, s as TEXT } from "./output.js";
import { i as QUIET_FLAG, n as DURATION, o as SERVER, r as INSTALL_FLAG } from "./shared-flags.js";

// src/edges/terminal/doctor-flags.ts
/** `qpsgate doctor`: its flags, their help, and the request made from them. */
const DEFAULT_BUDGET_SECONDS = 30;
const DOCTOR_FLAGS = {
	budget: flag({
		key: "budgetSeconds",
		value: "TIME",
		meaning: "time to measure",
		otherwise: "`30s`"
	}, DURATION, DEFAULT_BUDGET_SECONDS),
	server: flag({
		value: "KIND",
		meaning: "`auto`, `docker` or `local`, as in `qpsgate run`",
		otherwise: "`auto`"
	}, SERVER, "auto"),
	image: flag({
		value: "NAME",
		meaning: "image with `mysqld` or `mariadbd`"
	}, TEXT),
	...INSTALL_FLAG,
	restore: toggle({ meaning: "instead of checking, restore settings that a killed run left on running servers; uses `QPSGATE_PASSWORD`" }),
	json: toggle({ meaning: "print the findings as JSON" }),
	...QUIET_FLAG
};
const DOCTOR_HELP = {
	name: "doctor",
	takes: "",
	summary: "check this machine, and measure the smallest limit that it supports",
	usage: ["[FLAGS]"],
	about: ["Checks programs, CPUs, memory, disk, docker and a server on this machine. Then it measures two equal servers, and reports the smallest limit that a run of this length supports."],
	groups: [{
		title: "",
		flags: DOCTOR_FLAGS
	}],
	exits: [
		["0", "ready, or all settings restored"],
		["2", "wrong input, or something is missing"],
		["3", "could not measure, or could not restore all settings"]
	],
	examples: [["qpsgate doctor --image mysql:8.4"]]
};
/** @throws UserError with one line for every wrong flag */
function parseDoctorFlags(args, seed) {
	const { values, check } = parseFlags("doctor", DOCTOR_FLAGS, args, false);
	check();
	return {
		...values,
		seed
	};
}

export { parseDoctorFlags as n, DOCTOR_HELP as t };