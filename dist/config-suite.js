import { a as isSameScenario } from "./option-reach.js";
import { h as DEFAULT_TOLERANCE, m as DEFAULT_DATASET } from "./parse.js";
import { o as nonEmpty } from "./suite.js";
import { b as workloadOf } from "./dsn.js";

// src/core/suite/config-suite.ts
/** What is measured, and by which rules, where no suite says so. */
const USUAL = {
	server: { kind: "auto" },
	dataset: DEFAULT_DATASET,
	workloads: [workloadOf({ script: "oltp_read_only" }), workloadOf({ script: "oltp_read_write" })],
	threads: [8],
	gate: {
		tolerance: DEFAULT_TOLERANCE,
		toleranceFrom: {
			control: "default",
			base: "default",
			history: "default"
		},
		byScenario: {},
		byWorkload: {},
		onInconclusive: "pass"
	},
	budgetSeconds: 120,
	precision: void 0
};
/** The name of sources that are gated as one, from their paths as written. */
function configName([only, ...others]) {
	return only === void 0 || others.length > 0 ? "option files" : only;
}
/** One scenario for each of the files, of which there is at least one; the first is the control. */
function configSuite(files, name) {
	const scenarios = nonEmpty(files.map(({ path, options, image, place = {
		file: path,
		line: 1
	} }) => ({
		name: path,
		options,
		sql: [],
		expect: {},
		place,
		program: image && {
			kind: "image",
			name: image.value
		},
		programPlace: image && {
			file: image.file,
			line: image.line
		}
	})));
	const [{ name: control }] = scenarios;
	return {
		...USUAL,
		name,
		file: control,
		control,
		scenarios
	};
}
/** The suite of only those files that changed since the base, the first of them the control; all if none did. */
function onlyChanged(suite, base) {
	const [first, ...others] = suite.scenarios.filter((scenario) => base.scenarios.some((before) => before.name === scenario.name && !isSameScenario(before, scenario)));
	return first === void 0 ? suite : {
		...suite,
		control: first.name,
		scenarios: [first, ...others]
	};
}

export { onlyChanged as i, configName as n, configSuite as r, USUAL as t };