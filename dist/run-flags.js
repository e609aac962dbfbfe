import { r as parseShard, t as SHARD_FORM } from "./shards.js";
import { i as parsePercentage, n as PERCENTAGE_FORM, r as parseDuration, t as DURATION_FORM } from "./quantities.js";
import { i as UserError } from "./errors.js";
import { c as RUN_FLAGS, i as PLAN_FLAGS } from "./help.js";
import { parseArgs } from "node:util";

// src/edges/terminal/flag-values.ts
/** What scenarios can be compared with, in the order shown. */
const RULES = ["control", "base"];
/** Seeds are whole numbers below this. */
const SEEDS = 2 ** 32;
const MOST_THREADS = 1024;
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
function ruleList(text, complain) {
	const wanted = names(text) ?? [];
	const known = RULES.filter((rule) => wanted.includes(rule));
	return known.length > 0 && known.length === new Set(wanted).size ? known : complain("--against", text, `one or more of ${RULES.join(", ")}`);
}
function wholeNumber(flag, text, most, complain) {
	const number = /^\d+$/.test(text) ? Number(text) : NaN;
	return number >= 1 && number <= most ? number : complain(flag, text, `a whole number from 1 to ${most}`);
}
function seedOf(text, complain) {
	const seed = /^\d+$/.test(text) ? Number(text) : NaN;
	return seed < SEEDS ? seed : complain("--seed", text, `a whole number below ${SEEDS}`);
}

// src/edges/terminal/run-flags.ts
/** The flags of `qpsgate run` and `qpsgate plan` into a typed request; every problem is reported at once. */
/** As many jobs as a workflow's matrix may have. */
const MOST_SHARDS = 256;
const SERVERS = [
	"auto",
	"docker",
	"local",
	"external"
];
const ON_INCONCLUSIVE = ["pass", "fail"];
const DEFAULT_SUITE = "scenarios/quickstart.yml";
const DEFAULT_OUT = "qpsgate-out";
/** Flags that change nothing about the figures. */
const UNMEASURED_FLAGS = /* @__PURE__ */ new Set([
	"out",
	"json",
	"quiet",
	"install",
	"seed"
]);
/**
* @param randomSeed used where no --seed is given; it is reported, so that the run can be repeated
* @throws UserError with one line for every wrong flag
*/
function parseRunFlags(args, randomSeed) {
	const { values, positionals } = parseOr("run", () => parseArgs({
		args: [...args],
		options: RUN_FLAGS,
		allowPositionals: true,
		strict: true
	}));
	const { problems, complain } = complaints();
	const measured = parseMeasured(values, positionals, complain);
	const server = optional(values.server, oneOf("--server", SERVERS, complain)) ?? "auto";
	const shard = optional(values.shard, (text) => parseShard(text) ?? complain("--shard", text, "a part of the plan such as 1/3"));
	const seed = optional(values.seed, (text) => seedOf(text, complain)) ?? randomSeed;
	if (problems.length > 0) throw new UserError(problems.join("\n"));
	return {
		quiet: values.quiet ?? false,
		json: values.json ?? false,
		request: {
			...measured,
			server,
			shard,
			seed,
			out: values.out ?? "qpsgate-out",
			image: values.image,
			install: values.install ?? false,
			freeze: true,
			reproduce: reproduction(args, seed)
		}
	};
}
/** @throws UserError with one line for every wrong flag */
function parsePlanFlags(args) {
	const { values, positionals } = parseOr("plan", () => parseArgs({
		args: [...args],
		options: PLAN_FLAGS,
		allowPositionals: true,
		strict: true
	}));
	const { problems, complain } = complaints();
	const measured = parseMeasured(values, positionals, complain);
	const shards = optional(values.shards, (text) => wholeNumber("--shards", text, MOST_SHARDS, complain));
	if (problems.length > 0) throw new UserError(problems.join("\n"));
	return {
		...measured,
		shards
	};
}
function parseMeasured(values, positionals, complain) {
	const subject = parseSubject(values, positionals, complain);
	const budget = optional(values.budget, (text) => parseDuration(text) || complain("--budget", text, "a duration such as 45s, 5m or 1h30m"));
	const tolerance = optional(values.tolerance, (text) => parsePercentage(text) ?? complain("--tolerance", text, "a percentage such as 5% or 0.05, more than 0% and less than 100%"));
	const onInconclusive = optional(values["on-inconclusive"], oneOf("--on-inconclusive", ON_INCONCLUSIVE, complain));
	const threads = optional(values.threads, (text) => threadList(text, complain));
	const usual = usualRules(subject);
	const rules = optional(values.against, (text) => ruleList(text, complain)) ?? usual;
	if (rules.includes("base") && subject.base === void 0) complain("--against", "base", "base with --base REF_OR_FILE");
	if (rules.includes("control") && subject.kind === "config") complain("--against", "control", "base, as an option file has no control");
	const changes = {
		budget,
		tolerance,
		onInconclusive,
		threads,
		workloads: names(values.workloads),
		scenarios: names(values.scenarios)
	};
	return {
		subject,
		rules,
		adjust: (suite) => adjustSuite(suite, changes)
	};
}
function parseSubject(values, positionals, complain) {
	const { config: paths = [], base } = values;
	const [file = DEFAULT_SUITE, ...more] = positionals;
	if (more.length > 0) complain("SUITE", positionals.join(" "), "one suite file");
	if (paths.length === 0) return {
		kind: "suite",
		file,
		base
	};
	if (positionals.length > 0) complain("--config", `${paths.join(" ")} and the suite ${file}`, "one of the two");
	if (base === void 0) complain("--config", paths.join(" "), "option files with --base REF_OR_FILE, such as --base origin/main");
	return {
		kind: "config",
		paths,
		base: base ?? ""
	};
}
/** What there is to compare with; option files have no control. */
function usualRules({ kind, base }) {
	if (kind === "config") return ["base"];
	return base === void 0 ? ["control"] : ["control", "base"];
}
/** What was measured, without where it is written to and how it is shown. */
function reproduction(args, seed) {
	const { tokens } = parseArgs({
		args: [...args],
		options: RUN_FLAGS,
		allowPositionals: true,
		tokens: true
	});
	const measured = tokens.flatMap((token) => {
		if (token.kind === "positional") return [token.value];
		if (token.kind !== "option" || UNMEASURED_FLAGS.has(token.name)) return [];
		return [`--${token.name}`, ...token.value === void 0 ? [] : [token.value]];
	});
	return [
		...tokens.some((token) => token.kind === "positional" || token.kind === "option" && token.name === "config") ? [] : [DEFAULT_SUITE],
		...measured,
		"--seed",
		String(seed)
	];
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

export { complaints as a, parseOr as c, parseRunFlags as i, SERVERS as n, oneOf as o, parsePlanFlags as r, optional as s, DEFAULT_OUT as t };