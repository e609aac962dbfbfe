import { i as parsePercentage, n as PERCENTAGE_FORM, r as parseDuration, t as DURATION_FORM } from "./quantities.js";
import { i as UserError } from "./errors.js";
import { i as REPORT_FLAGS, o as RUN_FLAGS, t as DOCTOR_FLAGS } from "./help.js";
import { parseArgs } from "node:util";

// src/edges/terminal/flags.ts
/** Command-line flags into a typed request; every problem is reported at once. */
const SERVERS = [
	"auto",
	"docker",
	"local",
	"external"
];
const ON_INCONCLUSIVE = ["pass", "fail"];
const RULES = ["control", "base"];
const DEFAULT_SUITE = "scenarios/quickstart.yml";
const DOCTOR_BUDGET_SECONDS = 30;
const DEFAULT_OUT = "qpsgate-out";
/** Seeds are whole numbers below this. */
const SEEDS = 2 ** 32;
const MOST_THREADS = 1024;
/**
* @param randomSeed used where no --seed is given; it is reported, so that the run can be repeated
* @throws UserError with one line for every wrong flag
*/
function parseRunFlags(args, randomSeed) {
	const { values, positionals } = parseKnown(args);
	const { problems, complain } = complaints();
	const [suite = DEFAULT_SUITE, ...more] = positionals;
	if (more.length > 0) complain("SUITE", [suite, ...more].join(" "), "one suite file");
	const budget = optional(values.budget, (text) => parseDuration(text) || complain("--budget", text, "a duration such as 45s, 5m or 1h30m"));
	const tolerance = optional(values.tolerance, (text) => parsePercentage(text) ?? complain("--tolerance", text, "a percentage such as 5% or 0.05, more than 0% and less than 100%"));
	const onInconclusive = optional(values["on-inconclusive"], oneOf("--on-inconclusive", ON_INCONCLUSIVE, complain));
	const server = optional(values.server, oneOf("--server", SERVERS, complain)) ?? "auto";
	const threads = optional(values.threads, (text) => threadList(text, complain));
	const rules = optional(values.against, (text) => ruleList(text, complain)) ?? usualRules(values.base);
	if (rules.includes("base") && values.base === void 0) complain("--against", "base", "base with --base REF_OR_FILE");
	const seed = optional(values.seed, (text) => seedOf(text, complain)) ?? randomSeed;
	if (problems.length > 0) throw new UserError(problems.join("\n"));
	const changes = {
		budget,
		tolerance,
		onInconclusive,
		threads,
		workloads: names(values.workloads),
		scenarios: names(values.scenarios)
	};
	return {
		quiet: values.quiet ?? false,
		json: values.json ?? false,
		request: {
			suite,
			server,
			seed,
			out: values.out ?? DEFAULT_OUT,
			image: values.image,
			base: values.base,
			rules,
			install: values.install ?? false,
			freeze: true,
			adjust: (loaded) => adjustSuite(loaded, changes)
		}
	};
}
/** @throws UserError where a flag is unknown or no result is named */
function parseReportFlags(args) {
	const { values, positionals } = parseOr("report", () => parseArgs({
		args: [...args],
		options: REPORT_FLAGS,
		allowPositionals: true,
		strict: true
	}));
	if (positionals.length === 0) throw new UserError("report needs at least one result; see qpsgate report --help");
	return {
		paths: positionals,
		out: values.out ?? DEFAULT_OUT,
		json: values.json ?? false
	};
}
/** @throws UserError with one line for every wrong flag */
function parseDoctorFlags(args, seed) {
	const { values } = parseOr("doctor", () => parseArgs({
		args: [...args],
		options: DOCTOR_FLAGS,
		strict: true
	}));
	const { problems, complain } = complaints();
	const budget = optional(values.budget, (text) => parseDuration(text) || complain("--budget", text, "a duration such as 45s, 5m or 1h30m"));
	const server = optional(values.server, oneOf("--server", SERVERS, complain)) ?? "auto";
	if (problems.length > 0) throw new UserError(problems.join("\n"));
	const budgetSeconds = budget ?? DOCTOR_BUDGET_SECONDS;
	const { image, install = false, json = false } = values;
	return {
		json,
		request: {
			server,
			image,
			install,
			budgetSeconds,
			seed
		}
	};
}
function complaints() {
	const problems = [];
	return {
		problems,
		complain: (flag, found, allowed) => {
			problems.push(`${flag}: found ${found}; allowed: ${allowed}`);
		}
	};
}
function parseOr(command, parse) {
	try {
		return parse();
	} catch (error) {
		throw new UserError(`${error.message.split(". To specify")[0]}; see qpsgate ${command} --help`);
	}
}
function parseKnown(args) {
	return parseOr("run", () => parseArgs({
		args: [...args],
		options: RUN_FLAGS,
		allowPositionals: true,
		strict: true
	}));
}
function adjustSuite(suite, changes) {
	const { budget, threads, workloads, scenarios } = changes;
	const chosenScenarios = scenarios === void 0 ? void 0 : [suite.control, ...scenarios.filter((name) => name !== suite.control)];
	return {
		...suite,
		budgetSeconds: budget ?? suite.budgetSeconds,
		threads: threads ?? suite.threads,
		workloads: pick("--workloads", suite.workloads, workloads),
		scenarios: pick("--scenarios", suite.scenarios, chosenScenarios),
		gate: adjustPolicy(suite.gate, changes)
	};
}
/** A tolerance on the command line holds for everything, whatever the suite says. */
function adjustPolicy(policy, { tolerance, onInconclusive }) {
	const changed = {
		...policy,
		onInconclusive: onInconclusive ?? policy.onInconclusive
	};
	if (tolerance === void 0) return changed;
	const everywhere = (value) => ({
		control: value,
		base: value,
		history: value
	});
	return {
		...changed,
		tolerance: everywhere(tolerance),
		toleranceFrom: everywhere("--tolerance"),
		byScenario: {},
		byWorkload: {}
	};
}
/** The named items, in the suite's order. */
function pick(flag, items, wanted) {
	if (wanted === void 0) return items;
	const known = items.map(({ name }) => name);
	const unknown = wanted.filter((name) => !known.includes(name));
	const [first, ...rest] = items.filter(({ name }) => wanted.includes(name));
	if (unknown.length > 0 || first === void 0) throw new UserError(`${flag}: found ${unknown.join(", ") || "no name"}; allowed: ${known.join(", ")}`);
	return [first, ...rest];
}
function optional(text, parse) {
	return text === void 0 ? void 0 : parse(text);
}
function oneOf(flag, allowed, complain) {
	return (text) => allowed.find((value) => value === text) ?? complain(flag, text, allowed.join(", "));
}
function names(text) {
	return text?.split(",").map((name) => name.trim()).filter((name) => name !== "");
}
function threadList(text, complain) {
	const numbers = text.split(",").map((part) => /^\s*\d+\s*$/.test(part) ? Number(part) : NaN);
	const [first, ...rest] = [...new Set(numbers)].sort((left, right) => left - right);
	return numbers.every((number) => number >= 1 && number <= MOST_THREADS) && first !== void 0 ? [first, ...rest] : complain("--threads", text, `whole numbers from 1 to ${MOST_THREADS}, such as 1,8,32`);
}
function usualRules(base) {
	return base === void 0 ? ["control"] : RULES;
}
function ruleList(text, complain) {
	const wanted = names(text) ?? [];
	const known = RULES.filter((rule) => wanted.includes(rule));
	return known.length > 0 && known.length === new Set(wanted).size ? known : complain("--against", text, `one or more of ${RULES.join(", ")}`);
}
function seedOf(text, complain) {
	const seed = /^\d+$/.test(text) ? Number(text) : NaN;
	return seed < SEEDS ? seed : complain("--seed", text, `a whole number below ${SEEDS}`);
}

export { parseDoctorFlags, parseReportFlags, parseRunFlags };