import { c as flag, f as parseFlags, m as wholeNumber, p as toggle, s as TEXT } from "./output.js";
import { i as storeOf, r as STORE_FLAGS, t as BRANCH } from "./store-flags.js";

// src/edges/terminal/history-flags.ts
/** `qpsgate history`: its flags, their help, and the request made from them. */
/** More records than a ledger is meant for. */
const MOST_RUNS = 1e6;
const MOST_DAYS = 36500;
const USUAL_DAYS = 90;
const WHICH_FLAGS = {
	...STORE_FLAGS,
	branch: flag({
		value: "NAME",
		meaning: "only records of this branch",
		otherwise: "all"
	}, BRANCH),
	suite: flag({
		value: "NAME",
		meaning: "only records of this suite, or of these files",
		otherwise: "all"
	}, TEXT)
};
const SHOWN_FLAGS = {
	last: flag({
		value: "N",
		meaning: "the newest N of each branch and suite",
		otherwise: "20"
	}, wholeNumber(MOST_RUNS)),
	json: toggle({ meaning: "print the records as JSON" }),
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
	summary: "list the ledger, write a page of it, or remove old charts",
	usage: [
		"[list] [FLAGS]",
		"--dashboard DIR [FLAGS]",
		"prune [--older-than DAYS] [FLAGS]"
	],
	about: ["Lists what every recorded commit changed, writes a page of it, or removes old charts of comments together with the earlier states of the data branch, which needs the right to force-push. Records stay."],
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
	if (last !== void 0 && dashboard !== void 0) complain("--last", "--dashboard", "one of the two");
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