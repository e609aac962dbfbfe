import { r as parseShard, t as SHARD_FORM } from "./shards.js";
import { i as parsePercentage, l as plainWorkloads, n as PERCENTAGE_FORM, r as parseDuration, t as DURATION_FORM } from "./quantities.js";
import { i as UserError } from "./errors.js";
import { t as openStore } from "./open-store.js";
import { a as names, c as parseOr, d as threadList, f as wholeNumber, i as complaints, l as ruleList, o as oneOf, r as parseStore, s as optional, u as seedOf } from "./history-flags.js";
import { c as RUN_FLAGS, i as PLAN_FLAGS } from "./help.js";
import { parseArgs } from "node:util";

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
const EXPLAIN = [
	"on-fail",
	"always",
	"never"
];
const EXPLAIN_SECONDS = 120;
/** Whose stored runs are meant where no branch is named. */
const DEFAULT_BRANCH = "main";
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
function parseRunFlags(args, randomSeed, toolVersion) {
	const { values, positionals } = parseOr("run", () => parseArgs({
		args: [...args],
		options: RUN_FLAGS,
		allowPositionals: true,
		strict: true
	}));
	const { problems, complain } = complaints();
	const measured = parseMeasured(values, positionals, complain);
	const server = optional(values.server, oneOf("--server", SERVERS, complain)) ?? "auto";
	const explain = optional(values.explain, oneOf("--explain", EXPLAIN, complain)) ?? "on-fail";
	const explainSeconds = optional(values["explain-budget"], (text) => parseDuration(text) || complain("--explain-budget", text, "a duration such as 45s, 5m or 1h30m"));
	const history = parseHistory(values, measured.rules, complain);
	const shard = optional(values.shard, (text) => parseShard(text) ?? complain("--shard", text, "a part of the plan such as 1/3"));
	const seed = optional(values.seed, (text) => seedOf(text, complain)) ?? randomSeed;
	if (problems.length > 0) throw new UserError(problems.join("\n"));
	return {
		quiet: values.quiet ?? false,
		json: values.json ?? false,
		request: {
			...measured,
			server,
			history,
			explain,
			explainSeconds: explainSeconds ?? EXPLAIN_SECONDS,
			shard,
			seed,
			out: values.out ?? "qpsgate-out",
			image: values.image,
			install: values.install ?? false,
			freeze: true,
			toolVersion,
			reproduce: reproduction(args, seed)
		}
	};
}
/** Who asks for history by name wants it to decide. */
function parseHistory(values, rules, complain) {
	const choice = parseStore(values, complain);
	const isAsked = rules.includes("history");
	for (const name of [
		"branch",
		"store",
		"baseline-branch"
	]) if (values[name] !== void 0 && !isAsked) complain(`--${name}`, values[name], "it with --against control,history");
	if (!isAsked) return void 0;
	return {
		branch: values.branch ?? DEFAULT_BRANCH,
		fallback: DEFAULT_BRANCH,
		mode: "fail",
		open: (signal) => openStore(choice, process.cwd(), signal)
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
	if (subject.kind === "config" && rules.some((rule) => rule !== "base")) complain("--against", rules.join(","), "base, as an option file has no control");
	else if (rules.includes("history") && !rules.includes("control")) complain("--against", rules.join(","), "history with control, as stored are ratios to the control");
	const changes = {
		budget,
		tolerance,
		onInconclusive,
		threads,
		workloads: names(values.workloads),
		scenarios: names(values.scenarios)
	};
	const offered = subject.kind === "config" ? plainWorkloads() : [];
	return {
		subject,
		rules,
		adjust: (suite) => adjustSuite(suite, changes, offered)
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
function adjustSuite(suite, changes, offered) {
	const { budget, threads, workloads, scenarios } = changes;
	const chosenScenarios = scenarios === void 0 ? void 0 : [suite.control, ...scenarios.filter((name) => name !== suite.control)];
	return {
		...suite,
		budgetSeconds: budget ?? suite.budgetSeconds,
		threads: threads ?? suite.threads,
		workloads: pick("--workloads", workloads === void 0 ? suite.workloads : [...suite.workloads, ...offered], workloads),
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
	const known = [...new Set(items.map(({ name }) => name))];
	const unknown = (wanted ?? []).filter((name) => !known.includes(name));
	const [first, ...rest] = known.filter((name) => wanted === void 0 || wanted.includes(name)).flatMap((name) => items.find((item) => item.name === name) ?? []);
	if (unknown.length > 0 || first === void 0) throw new UserError(`${flag}: found ${unknown.join(", ") || "no name"}; allowed: ${known.join(", ")}`);
	return [first, ...rest];
}

export { parseRunFlags as i, SERVERS as n, parsePlanFlags as r, DEFAULT_OUT as t };