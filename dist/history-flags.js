import { i as UserError } from "./errors.js";
import { n as checkBranch } from "./branch-names.js";
import { n as UNSTORED, t as DEFAULT_BASELINE_BRANCH } from "./defaults.js";
import { r as RECORD_FLAGS, t as HISTORY_FLAGS } from "./history-help.js";
import { parseArgs } from "node:util";
import { basename } from "node:path";

// src/edges/terminal/flag-values.ts
/** What scenarios can be compared with, in the order shown. */
const RULES = [
	"control",
	"base",
	"history"
];
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

// src/edges/terminal/history-flags.ts
/** The flags of the commands on stored runs. */
/** More than a store is meant for. */
const MOST_RUNS = 1e6;
const MOST_DAYS = 36500;
/** @throws UserError with one line for every wrong flag */
function parseRecordFlags(args) {
	const { values, positionals } = parseOr("record", () => parseArgs({
		args: [...args],
		options: RECORD_FLAGS,
		allowPositionals: true,
		strict: true
	}));
	const { problems, complain } = complaints();
	const source = parseSource(values, positionals, complain);
	const store = parseStore(values, complain);
	if (problems.length > 0 || source === void 0) throw new UserError(problems.join("\n"));
	return {
		request: {
			source,
			store
		},
		json: values.json ?? false
	};
}
function parseSource(values, positionals, complain) {
	const [first, ...others] = positionals;
	if (first === void 0) return complain("RESULT", "nothing", "an output directory of qpsgate run, or its result.json");
	const { commit, "run-url": runUrl } = values;
	if (positionals.some((path) => basename(path) === "unstored-run.json")) {
		if (others.length > 0) complain("RESULT", positionals.join(" "), `${UNSTORED} by itself`);
		for (const name of [
			"branch",
			"commit",
			"run-url"
		]) if (values[name] !== void 0) complain(`--${name}`, values[name], `nothing, as ${first} says it`);
		return {
			kind: "unstored",
			file: first
		};
	}
	const branch = branchName("--branch", values.branch ?? "", complain);
	if (runUrl !== void 0 && !isWebAddress(runUrl)) complain("--run-url", runUrl, "an address that begins with https://, without a password");
	if (branch === void 0) return void 0;
	return {
		kind: "results",
		paths: [first, ...others],
		branch,
		commit,
		runUrl
	};
}
/** @throws UserError with one line for every wrong flag */
function parseHistoryFlags(args) {
	const { values, positionals } = parseOr("history", () => parseArgs({
		args: [...args],
		options: HISTORY_FLAGS,
		allowPositionals: true,
		strict: true
	}));
	const { problems, complain } = complaints();
	const [action = "list", ...more] = positionals;
	if (more.length > 0 || !["list", "prune"].includes(action)) complain("ACTION", positionals.join(" "), "list or prune");
	const parsed = action === "prune" ? parsePrune(values, complain) : parseShown(values, complain);
	const store = parseStore(values, complain);
	const branch = optional(values.branch, (text) => branchName("--branch", text, complain));
	if (store.kind === "directory" && values.squash === true) complain("--squash", "it with --store", "a branch");
	if (problems.length > 0) throw new UserError(problems.join("\n"));
	return {
		store,
		selection: {
			branch,
			suite: values.suite
		},
		action: parsed
	};
}
function parseShown(values, complain) {
	refuse(values, [
		"keep",
		"older-than",
		"squash"
	], "only with qpsgate history prune", complain);
	const last = optional(values.last, (text) => wholeNumber("--last", text, MOST_RUNS, complain));
	const { dashboard, json = false } = values;
	if (dashboard === void 0) return {
		kind: "list",
		last: last ?? 20,
		json
	};
	if (json) complain("--json", "--dashboard", "one of the two");
	if (dashboard === "") complain("--dashboard", "nothing", "a directory");
	return {
		kind: "dashboard",
		last: last ?? MOST_RUNS,
		directory: dashboard
	};
}
function parsePrune(values, complain) {
	refuse(values, [
		"last",
		"json",
		"dashboard"
	], "not with qpsgate history prune", complain);
	const keep = optional(values.keep, (text) => wholeNumber("--keep", text, MOST_RUNS, complain));
	const olderThanDays = optional(values["older-than"], (text) => wholeNumber("--older-than", text, MOST_DAYS, complain));
	const { squash = false } = values;
	if (values.keep === void 0 && values["older-than"] === void 0 && !squash) complain("prune", "nothing to give up", "--keep N, --older-than DAYS, --squash");
	return {
		kind: "prune",
		keep,
		olderThanDays,
		squash
	};
}
function refuse(values, flags, why, complain) {
	for (const flag of flags) if (values[flag] !== void 0) complain(`--${flag}`, String(values[flag]), why);
}
/** The store that the flags name; the data branch of the repository one stands in where they name none. */
function parseStore(values, complain) {
	const { store: path, "baseline-branch": branch } = values;
	if (path !== void 0 && branch !== void 0) complain("--store", `--baseline-branch ${branch} too`, "one of the two");
	if (path === "") complain("--store", "nothing", "a directory");
	if (path !== void 0) return {
		kind: "directory",
		path
	};
	if (branch !== void 0) branchName("--baseline-branch", branch, complain);
	return {
		kind: "branch",
		branch: branch ?? "qpsgate-data"
	};
}
function branchName(flag, text, complain) {
	try {
		checkBranch(text);
		return text;
	} catch {
		return complain(flag, text === "" ? "nothing" : JSON.stringify(text), "a name that git takes for a branch");
	}
}
/** One with a password in it must not be stored where others read it. */
function isWebAddress(text) {
	const url = URL.parse(text);
	return url !== null && /^https?:$/.test(url.protocol) && url.username === "" && url.password === "";
}

export { names as a, parseOr as c, threadList as d, wholeNumber as f, complaints as i, ruleList as l, parseRecordFlags as n, oneOf as o, parseStore as r, optional as s, parseHistoryFlags as t, seedOf as u };