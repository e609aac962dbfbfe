import { i as storeOf, n as STORE_FLAGS, o as UNSTORED_RUN_FILE, t as BRANCH } from "./store-flags.js";
import { c as flag, f as parseFlags, p as toggle, s as TEXT } from "./output.js";
import { basename } from "node:path";

// src/edges/terminal/record-flags.ts
/** `qpsgate record`: its flags, their help, and the request made from them. */
const RUN_FLAGS = {
	branch: flag({
		value: "NAME",
		meaning: "measured branch of the repository; required"
	}, TEXT),
	commit: flag({
		value: "SHA",
		meaning: "measured commit",
		otherwise: "the commit in the result, else `HEAD`"
	}, TEXT),
	"run-url": flag({
		value: "URL",
		meaning: "page of the workflow run"
	}, TEXT)
};
const RECORD_FLAGS = {
	...RUN_FLAGS,
	...STORE_FLAGS,
	json: toggle({ meaning: "print the outcome as JSON" })
};
const RECORD_HELP = {
	name: "record",
	takes: "RESULT...",
	summary: "append a result to the stored runs of a branch",
	usage: ["RESULT... --branch NAME [FLAGS]"],
	about: ["Appends a result to the stored runs of a branch, and never stores one twice. It takes the same results as `qpsgate report`, and computes their figures again from the raw data."],
	groups: [{
		title: "",
		flags: RECORD_FLAGS
	}],
	notes: ["If the store fails, the run stays next to the result as `unstored-run.json`, with its branch and commit. Record that file later."],
	exits: [
		["0", "stored"],
		["2", "wrong input"],
		["3", "not stored"]
	],
	examples: [["qpsgate record qpsgate-out --branch main"], ["qpsgate record qpsgate-out/unstored-run.json"]]
};
/** @throws UserError with one line for every wrong flag */
function parseRecordFlags(args) {
	const { values, positionals, complain, check } = parseFlags("record", RECORD_FLAGS, args);
	const request = {
		source: sourceOf(values, positionals, complain),
		store: storeOf(values, complain)
	};
	check();
	return {
		request,
		json: values.json
	};
}
function sourceOf(values, positionals, complain) {
	const [first = "", ...others] = positionals;
	const { branch = "", commit, runUrl } = values;
	if (positionals.length === 0) complain("RESULT", "nothing", "an output directory of qpsgate run, or its result.json");
	else if (positionals.some((path) => basename(path) === "unstored-run.json")) {
		if (others.length > 0) complain("RESULT", positionals.join(" "), `${UNSTORED_RUN_FILE} by itself`);
		for (const [name, value] of Object.entries({
			branch: values.branch,
			commit,
			"run-url": runUrl
		})) if (value !== void 0) complain(`--${name}`, value, `nothing, as ${first} says it`);
		return {
			kind: "unstored",
			file: first
		};
	} else if (BRANCH.read(branch) === void 0) complain("--branch", BRANCH.shown?.(branch) ?? branch, BRANCH.allowed);
	if (runUrl !== void 0 && !isWebAddress(runUrl)) complain("--run-url", runUrl, "an address that begins with https://, without a password");
	return {
		kind: "results",
		paths: [first, ...others],
		branch,
		commit,
		runUrl
	};
}
/** Whether an address may be stored where others read it: not with a password in it. */
function isWebAddress(text) {
	const url = URL.parse(text);
	return url !== null && /^https?:$/.test(url.protocol) && url.username === "" && url.password === "";
}

export { parseRecordFlags as n, RECORD_HELP as t };