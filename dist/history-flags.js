import { a as parseFlags, n as TEXT } from "./flags.js";
import { i as storeOf, r as STORE_FLAGS, t as BRANCH } from "./store-flags.js";

// src/edges/terminal/history-flags.ts
const HISTORY_FLAGS = {
	...STORE_FLAGS,
	branch: {
		value: "NAME",
		meaning: "only records of this branch",
		otherwise: "all",
		form: BRANCH
	},
	suite: {
		value: "NAME",
		meaning: "only records of this suite, or of these files",
		otherwise: "all",
		form: TEXT
	},
	dashboard: {
		value: "DIR",
		meaning: "write a page with a chart to `DIR/index.html`",
		form: TEXT
	}
};
const HISTORY_HELP = {
	name: "history",
	takes: "",
	summary: "list the ledger, write a page of it, or remove old charts",
	usage: [
		"[list] [FLAGS]",
		"--dashboard DIR [FLAGS]",
		"prune [FLAGS]"
	],
	about: ["Lists what every recorded commit changed, or writes a page of it. `prune` removes charts of comments that are older than 90 days, and the earlier states of the data branch, which needs the right to force-push. Records stay."],
	groups: [{
		title: "",
		flags: HISTORY_FLAGS
	}],
	exits: {
		0: "done",
		2: "wrong input, or there is no store",
		3: "the store cannot be read or written"
	},
	examples: [["qpsgate history --dashboard site"], ["qpsgate history prune"]]
};
/** @throws UserError with one line for every wrong flag */
function parseHistoryFlags(args) {
	const { values, positionals, complain, check } = parseFlags("history", HISTORY_FLAGS, args);
	const { branch, suite, dashboard } = values;
	const [name = "list", ...more] = positionals;
	if (more.length > 0 || !["list", "prune"].includes(name)) complain("ACTION", positionals.join(" "), "list or prune");
	if (name === "prune" && dashboard !== void 0) complain("--dashboard", dashboard, "not with qpsgate history prune");
	if (dashboard === "") complain("--dashboard", "nothing", "a directory");
	const store = storeOf(values, complain);
	check();
	return {
		action: name === "prune" ? "prune" : "list",
		store,
		branch,
		suite,
		dashboard
	};
}

export { parseHistoryFlags as n, HISTORY_HELP as t };