import { t as DEFAULT_DATA_BRANCH } from "./well-known-names.js";

// src/edges/terminal/history-help.ts
/** The commands on histories and their flags, as in help.ts. Light: loaded before anything else is known. */
/** Runs that are listed of each history. */
const DEFAULT_LAST = 20;
const STORE_FLAGS = {
	"baseline-branch": {
		type: "string",
		value: "NAME",
		meaning: "branch that the runs are kept on, of the remote `origin` of the repository one stands in; git finds the credentials by itself",
		otherwise: `\`${DEFAULT_DATA_BRANCH}\``
	},
	store: {
		type: "string",
		value: "DIR",
		meaning: "directory that the runs are kept in, instead of a branch"
	}
};
const RECORD_FLAGS = {
	branch: {
		type: "string",
		value: "NAME",
		meaning: "the branch of the repository that was measured; needed"
	},
	commit: {
		type: "string",
		value: "SHA",
		meaning: "the commit that was measured",
		otherwise: "the one that the result names, else `HEAD` here"
	},
	"run-url": {
		type: "string",
		value: "URL",
		meaning: "page of the workflow run that measured it"
	},
	...STORE_FLAGS,
	json: {
		type: "boolean",
		meaning: "print what was stored, and where, as JSON"
	}
};
const RECORD_HELP = {
	name: "record",
	takes: "RESULT...",
	summary: "append a result to the stored runs of a branch",
	usage: ["RESULT... --branch NAME [FLAGS]"],
	about: ["Appends a result (an output directory of `qpsgate run`, or its `result.json` with `slices.jsonl` beside it) to the stored runs of a branch. Its figures are computed again from the raw slices; several results are joined, as in `qpsgate report`. A result that is stored already is not stored twice."],
	groups: [{
		title: "",
		flags: RECORD_FLAGS
	}],
	notes: ["A run that could not be stored is kept beside the result as `unstored-run.json`, which can be recorded later; it knows its branch and commit."],
	exits: [
		["0", "stored"],
		["2", "wrong input"],
		["3", "could not be stored"]
	],
	examples: [
		["qpsgate record qpsgate-out --branch main"],
		["qpsgate record qpsgate-out --branch release/8.4 --store /srv/qpsgate"],
		["qpsgate record qpsgate-out/unstored-run.json"]
	]
};
const WHICH_FLAGS = {
	...STORE_FLAGS,
	branch: {
		type: "string",
		value: "NAME",
		meaning: "only runs of this branch",
		otherwise: "all"
	},
	suite: {
		type: "string",
		value: "NAME",
		meaning: "only runs of this suite",
		otherwise: "all"
	}
};
const SHOWN_FLAGS = {
	last: {
		type: "string",
		value: "N",
		meaning: "the newest N of each branch and suite",
		otherwise: `${20}; of the dashboard all`
	},
	json: {
		type: "boolean",
		meaning: "print them as JSON"
	},
	dashboard: {
		type: "string",
		value: "DIR",
		meaning: "write a page with charts into a directory: open `DIR/index.html`"
	}
};
const PRUNE_FLAGS = {
	keep: {
		type: "string",
		value: "N",
		meaning: "runs beyond the newest N of each branch and suite"
	},
	"older-than": {
		type: "string",
		value: "DAYS",
		meaning: "charts of comments that are older"
	},
	squash: {
		type: "boolean",
		meaning: "earlier states of the branch, so that it becomes small; needs leave to force-push"
	}
};
const HISTORY_FLAGS = {
	...WHICH_FLAGS,
	...SHOWN_FLAGS,
	...PRUNE_FLAGS
};
const HISTORY_HELP = {
	name: "history",
	takes: "",
	summary: "list the stored runs, make a page of them, give up old ones",
	usage: [
		"[list] [FLAGS]",
		"--dashboard DIR [FLAGS]",
		"prune [--keep N] [--older-than DAYS] [--squash] [FLAGS]"
	],
	about: ["Shows the stored runs, makes a page of them, or gives up old ones."],
	groups: [
		{
			title: "which runs",
			flags: WHICH_FLAGS
		},
		{
			title: "how they are shown",
			flags: SHOWN_FLAGS
		},
		{
			title: "what `prune` gives up",
			flags: PRUNE_FLAGS
		}
	],
	notes: ["Files that cannot be read are named, and never given up."],
	exits: [
		["0", "done"],
		["2", "wrong input, or there is no store"],
		["3", "the store cannot be read or written"]
	],
	examples: [
		["qpsgate history --branch main --last 5"],
		["qpsgate history --dashboard site"],
		["qpsgate history prune --keep 500 --older-than 90 --squash"]
	]
};

export { RECORD_HELP as i, HISTORY_HELP as n, RECORD_FLAGS as r, HISTORY_FLAGS as t };