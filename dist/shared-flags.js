import { p as quote } from "./escape.js";
import { a as parseDuration, t as DURATION_FORM } from "./quantities.js";
import { t as isServerPath } from "./measured-request.js";
import { t as IMAGE_NAME } from "./scenario.js";
import { i as oneOf, n as TEXT } from "./flags.js";

// src/edges/terminal/shared-flags.ts
/**
* Flags that several commands have. This file imports little, because the command line loads it before it knows the
* version of Node.
*/
const DEFAULT_OUT = "qpsgate-out";
/** Number of possible seeds, which are whole numbers of 32 bits. */
const SEEDS = 2 ** 32;
const DURATION = {
	read: (text) => parseDuration(text) || void 0,
	allowed: `${DURATION_FORM}, above 0`
};
const SERVERS = oneOf("auto", "docker", "local", "external");
const SERVER = {
	read: (text) => isServerPath(text) ? text : SERVERS.read(text),
	allowed: `${SERVERS.allowed}, or the path of a server`
};
const IMAGE = {
	read: (text) => IMAGE_NAME.test(text) ? text : void 0,
	allowed: "the name of an image, such as mysql:9.7",
	shown: quote
};
const SEED = {
	read: (text) => /^\d+$/.test(text) && Number(text) < SEEDS ? Number(text) : void 0,
	allowed: `a whole number below ${SEEDS}`
};
/** Seed for a run that names none. The result contains it, so that the run can be repeated. */
function randomSeed() {
	return Math.floor(Math.random() * SEEDS);
}
const INSTALL_FLAG = { install: {
	meaning: "install missing programs with apt-get, such as sysbench or a server",
	isForViews: true,
	input: { default: "true" }
} };
const QUIET_FLAG = { quiet: {
	meaning: "print no progress",
	isForViews: true
} };
const OUTPUT_FLAGS = {
	out: {
		value: "DIR",
		meaning: "directory for the output",
		otherwise: "`qpsgate-out`",
		isForViews: true,
		input: { default: DEFAULT_OUT },
		form: TEXT,
		unset: DEFAULT_OUT
	},
	verbose: {
		meaning: "print every table of the report",
		isForViews: true
	},
	json: {
		meaning: "print `result.json` instead of the table",
		isForViews: true
	}
};

export { OUTPUT_FLAGS as a, SERVER as c, INSTALL_FLAG as i, randomSeed as l, DURATION as n, QUIET_FLAG as o, IMAGE as r, SEED as s, DEFAULT_OUT as t };