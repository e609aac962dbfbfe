import { c as flag, f as parseFlags, m as wholeNumber, p as toggle, s as TEXT } from "./output.js";
import { n as STORE_FLAGS, r as storeOf, t as BRANCH } from "./store-flags.js";

// src/edges/terminal/history-flags.ts
/** `qpsgate history`: its flags, their help, and the request made from them. */
/** More runs than a store is meant for. */
const MOST_RUNS = 1e6;
const MOST_DAYS = 36500;
const USUAL_DAYS = 90;
const WHICH_FLAGS = {
	...STORE_FLAGS,
	branch: flag({
		value: "NAME",
		meaning: "only runs of this branch",
		otherwise: "all"
	}, BRANCH),
	suite: flag({
		value: "NAME",
		meaning: "only runs of this suite",
		otherwise: "all"
	}, TEXT)
};
const SHOWN_FLAGS = {
	last: flag({
		value: "N",
		meaning: "the newest N of each branch and suite",
		otherwise: "20; for the dashboard, all"
	}, wholeNumber(MOST_RUNS)),
	json: toggle({ meaning: "print the runs as JSON" }),
	dashboard: flag({
		value: "DIR",
		meaning: "write a page with a chart to `DIR/index.html`"
	}, TEXT)
};
const PRUNE_FLAGS = { "older-than": flag({
	key: "olderThanDays",
	value: "DAYS",
	meaning: "remove charts of comments that are older than DAYS days",
	otherwise: "90"
}, wholeNumber(MOST_DAYS), USUAL_DAYS) };
const HISTORY_FLAGS = {
	...WHICH_FLAGS,
	...SHOWN_FLAGS,
	...PRUNE_FLAGS
};
const HISTORY_HELP = {
	name: "history",
	takes: "",
	summary: "list stored runs, write a page of them, or remove old charts",
	usage: [
		"[list] [FLAGS]",
		"--dashboard DIR [FLAGS]",
		"prune [--older-than DAYS] [FLAGS]"
	],
	about: ["Lists the stored runs, writes a page of them, or removes old charts of comments together with the earlier states of the branch, which needs the right to force-push. Stored runs stay."],
	groups: [
		{
			title: "selection",
			flags: WHICH_FLAGS
		},
		{
			title: "output",
			flags: SHOWN_FLAGS
		},
		{
			title: "with `prune`",
			flags: PRUNE_FLAGS
		}
	],
	exits: [
		["0", "done"],
		["2", "wrong input, or there is no store"],
		["3", "the store cannot be read or written"]
	],
	examples: [["qpsgate history --dashboard site"], ["qpsgate history prune"]]
};
/** @throws UserError with one line for every wrong flag */
function parseHistoryFlags(args) {
	const { values, written, positionals, complain, check } = parseFlags("history", HISTORY_FLAGS, args);
	const { branch, suite, last, json, dashboard, olderThanDays } = values;
	const [name = "list", ...more] = positionals;
	if (more.length > 0 || !["list", "prune"].includes(name)) complain("ACTION", positionals.join(" "), "list or prune");
	const isPrune = name === "prune";
	const why = isPrune ? "not with qpsgate history prune" : "only with qpsgate history prune";
	for (const other of Object.keys(isPrune ? SHOWN_FLAGS : PRUNE_FLAGS)) if (other in written) complain(`--${other}`, String(written[other]), why);
	if (json && dashboard !== void 0) complain("--json", "--dashboard", "one of the two");
	if (dashboard === "") complain("--dashboard", "nothing", "a directory");
	const store = storeOf(values, complain);
	check();
	return {
		kind: isPrune ? "prune" : dashboard === void 0 ? "list" : "dashboard",
		store,
		selection: {
			branch,
			suite
		},
		last,
		json,
		dashboard,
		olderThanDays
	};
}

export { parseHistoryFlags as n, HISTORY_HELP as t };