import { a as isBranchName, s as DEFAULT_DATA_BRANCH } from "./branch-names.js";
import { n as TEXT } from "./flags.js";

// src/edges/terminal/store-flags.ts
/** Flags that name a ledger and one of its branches, the same for all commands that use a ledger. */
const BRANCH = {
	read: (text) => isBranchName(text) ? text : void 0,
	allowed: "a name that git takes for a branch",
	shown: (text) => text === "" ? "nothing" : JSON.stringify(text)
};
/** Required flag of commands that would otherwise write to the ledger of a branch that the user did not name. */
const BRANCH_FLAG = { branch: {
	value: "NAME",
	meaning: "branch of the repository; required",
	form: TEXT
} };
const STORE_FLAGS = {
	"baseline-branch": {
		value: "NAME",
		meaning: "branch of the remote `origin` that keeps the ledger",
		otherwise: `\`${DEFAULT_DATA_BRANCH}\``,
		form: BRANCH
	},
	store: {
		value: "DIR",
		meaning: "directory that keeps the ledger, instead of a branch",
		form: TEXT
	}
};
function storeOf(values, complain) {
	const { store: path, baselineBranch: branch } = values;
	if (path !== void 0 && branch !== void 0) complain("--store", `--baseline-branch ${branch} too`, "one of the two");
	if (path === "") complain("--store", "nothing", "a directory");
	if (path !== void 0) return {
		kind: "directory",
		path
	};
	return {
		kind: "branch",
		branch: branch ?? "qpsgate-data"
	};
}

export { storeOf as i, BRANCH_FLAG as n, STORE_FLAGS as r, BRANCH as t };