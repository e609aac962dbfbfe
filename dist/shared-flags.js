import { n as RESULT_FORMATS } from "./report-request.js";
import { D as DURATION_FORM, M as parsePercentage, j as parseDuration, k as PERCENTAGE_FORM } from "./dsn.js";
import { d as namesIn, f as oneOf, l as flag, m as toggle, s as TEXT, u as flags } from "./output.js";

// src/edges/terminal/shared-flags.ts
/** Output directory. */
const DEFAULT_OUT = "qpsgate-out";
/** Seeds are whole numbers below this. */
const SEEDS = 2 ** 32;
const DURATION = {
	read: (text) => parseDuration(text) || void 0,
	allowed: DURATION_FORM
};
const PERCENTAGE = {
	read: parsePercentage,
	allowed: PERCENTAGE_FORM
};
const SERVER = oneOf("auto", "docker", "local", "external");
const SEED = {
	read: (text) => /^\d+$/.test(text) && Number(text) < SEEDS ? Number(text) : void 0,
	allowed: `a whole number below ${SEEDS}`
};
const FORMATS = {
	read: (text) => {
		const wanted = namesIn(text);
		const known = RESULT_FORMATS.filter((format) => wanted.includes(format));
		return known.length > 0 && known.length === new Set(wanted).size ? known : void 0;
	},
	allowed: `one or more of ${RESULT_FORMATS.join(", ")}`
};
/** A seed for who names none. It is reported with the result, so that the run can be repeated. */
function randomSeed() {
	return Math.floor(Math.random() * SEEDS);
}
const INSTALL_FLAG = { install: toggle({
	meaning: "install a missing sysbench or server with apt-get",
	isForViews: true,
	input: { default: "true" }
}) };
const QUIET_FLAG = { quiet: toggle({
	meaning: "print no progress",
	isForViews: true
}) };
/** Flags for the output. */
const WRITTEN_FLAGS = {
	out: flag({
		value: "DIR",
		meaning: "directory for the output",
		otherwise: "`qpsgate-out`",
		isForViews: true,
		input: { default: DEFAULT_OUT }
	}, TEXT, DEFAULT_OUT),
	format: flags({
		value: "LIST",
		meaning: "more output for other programs, separated by commas: `sarif`, `junit`, `openmetrics`",
		isForViews: true,
		input: {
			name: "formats",
			otherwise: "none"
		}
	}, FORMATS),
	json: toggle({
		meaning: "print `result.json` instead of the table",
		isForViews: true
	})
};
const TIMELINE_FLAG = { timeline: toggle({
	meaning: "also show how the run used its time: a table, `timeline.svg` and `timeline.png`",
	isForViews: true
}) };

export { QUIET_FLAG as a, TIMELINE_FLAG as c, PERCENTAGE as i, WRITTEN_FLAGS as l, DURATION as n, SEED as o, INSTALL_FLAG as r, SERVER as s, DEFAULT_OUT as t, randomSeed as u };