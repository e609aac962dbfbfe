import { h as UserError, m as StoreError } from "./paths.js";
import { t as isHttp } from "./remote-address.js";
import { resolve } from "node:path";

// src/core/request/ledger-request.ts
/** Requests about the ledger: where it is stored, what is recorded and shown, and which baseline a run has. */
const DEFAULT_DATA_BRANCH = "qpsgate-data";

// src/edges/store/branch-names.ts
/** Checks addresses, branches and paths before git gets them, because git could take some of them for options. */
const CONTROL = /\p{Cc}/u;
/** @throws UserError for an address that git could take for an option, or that holds a password */
function checkRemote(remote) {
	if (remote === "" || remote.startsWith("-") || CONTROL.test(remote)) throw new UserError(`${JSON.stringify(remote)} is no address of a git repository`);
	const url = URL.parse(remote);
	if (isHttp(remote) && url === null || url !== null && url.password !== "") throw new UserError("the address of the remote is no URL, or has a password in it; give one without, and the password as a token or through a credential helper of git");
}
/**
* The address in a form that does not depend on the working directory. Git takes an address without a colon before its
* first slash for a path, which here is relative to `folder`.
*/
function absoluteRemote(remote, folder = process.cwd()) {
	return /^[^:]*(?:\/|$)/.test(remote) ? resolve(folder, remote) : remote;
}
/** The address for messages. User and query are left out, because they hold the password for some servers. */
function printableRemote(remote) {
	const url = URL.parse(remote);
	if (url === null) return remote;
	for (const part of [
		"username",
		"password",
		"search",
		"hash"
	]) url[part] = "";
	return url.href;
}
/** @throws UserError if git does not allow the name for a branch */
function checkBranch(branch) {
	if (!isBranchName(branch)) throw new UserError(`${JSON.stringify(branch)} is no name that git takes for a branch; choose another`);
}
/** Names that git forbids for branches (`git check-ref-format`), or gives another meaning, such as HEAD. */
const FORBIDDEN = /^(?:@|HEAD|-.*)$|\p{Cc}|[ ~^:?*[\\]|\.\.|@\{|\.$|(?:^|\/)(?:\.|\/|$)|\.lock(?:\/|$)/u;
function isBranchName(branch) {
	return branch.isWellFormed() && !FORBIDDEN.test(branch);
}
/** @throws StoreError unless the path is relative, has slashes, and stays inside the branch */
function checkPath(path) {
	if (CONTROL.test(path) || path.includes("\\") || !path.isWellFormed() || path.split("/").some((part) => [
		"",
		".",
		"..",
		".git"
	].includes(part.toLowerCase()))) throw new StoreError(`${JSON.stringify(path)} is no path in a branch: relative, no "..", no control characters`);
}

export { isBranchName as a, checkRemote as i, checkBranch as n, printableRemote as o, checkPath as r, DEFAULT_DATA_BRANCH as s, absoluteRemote as t };