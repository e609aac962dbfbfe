import { l as StoreError, u as UserError } from "./errors.js";
import { t as isHttp } from "./remote-address.js";
import { c as flag, s as TEXT } from "./output.js";
import { resolve } from "node:path";

// src/edges/store/branch-names.ts
/** Allowed addresses, branches and paths; all others are refused before git sees them. */
const CONTROL = /\p{Cc}/u;
/** @throws UserError for an address that git could take for an option, or that holds a password */
function checkRemote(remote) {
	if (remote === "" || remote.startsWith("-") || CONTROL.test(remote)) throw new UserError(`${JSON.stringify(remote)} is no address of a git repository`);
	const url = URL.parse(remote);
	if (isHttp(remote) && url === null || url !== null && url.password !== "") throw new UserError("the address of the remote is no URL, or has a password in it; give one without, and the password as a token or through a credential helper of git");
}
/**
* The address as it is understood from any directory; git's rule: an address without a colon before its first slash is
* a path, here relative to the folder.
*/
function absoluteRemote(remote, folder = process.cwd()) {
	return /^[^:]*(?:\/|$)/.test(remote) ? resolve(folder, remote) : remote;
}
/** The address without the user in it, which some servers take for the password. */
function shownRemote(remote) {
	return isHttp(remote) ? remote.replace(/\/\/[^/@]*@/, "//") : remote;
}
/** @throws UserError for an invalid name of a branch */
function checkBranch(branch) {
	if (!isBranchName(branch)) throw new UserError(`${JSON.stringify(branch)} is no name that git takes for a branch; choose another`);
}
/** Git's own rules for branches (`git check-ref-format`). */
function isBranchName(branch) {
	const parts = branch.split("/");
	return !(branch === "@" || branch === "HEAD" || branch.startsWith("-") || branch.endsWith(".") || branch.includes("..") || branch.includes("@{") || CONTROL.test(branch) || /[ ~^:?*[\\]/.test(branch) || !branch.isWellFormed() || parts.some((part) => part === "" || part.startsWith(".") || part.endsWith(".lock")));
}
/** @throws StoreError for a path that is not relative, with slashes, and inside the branch */
function checkPath(path) {
	if (CONTROL.test(path) || path.includes("\\") || !path.isWellFormed() || path.split("/").some((part) => [
		"",
		".",
		"..",
		".git"
	].includes(part.toLowerCase()))) throw new StoreError(`${JSON.stringify(path)} is no path in a branch: relative, no "..", no control characters`);
}

// src/edges/store/well-known-names.ts
/** Names that users see and may rely on. */
/** The data branch where no other is named: runs and charts are kept on it. */
const DEFAULT_DATA_BRANCH = "qpsgate-data";

// src/edges/terminal/store-flags.ts
const BRANCH = {
	read: (text) => isBranchName(text) ? text : void 0,
	allowed: "a name that git takes for a branch",
	shown: (text) => text === "" ? "nothing" : JSON.stringify(text)
};
/** The flag of a command for which a branch must be named. */
const BRANCH_FLAG = { branch: flag({
	value: "NAME",
	meaning: "branch of the repository; required"
}, TEXT) };
const STORE_FLAGS = {
	"baseline-branch": flag({
		value: "NAME",
		meaning: "branch of the remote `origin` that keeps the ledger",
		otherwise: `\`${DEFAULT_DATA_BRANCH}\``
	}, BRANCH),
	store: flag({
		value: "DIR",
		meaning: "directory that keeps the ledger, instead of a branch"
	}, TEXT)
};
/** The store that the flags name; by default the data branch of the current repository. */
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

export { DEFAULT_DATA_BRANCH as a, checkPath as c, shownRemote as d, storeOf as i, checkRemote as l, BRANCH_FLAG as n, absoluteRemote as o, STORE_FLAGS as r, checkBranch as s, BRANCH as t, isBranchName as u };