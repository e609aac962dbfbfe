import { t as StoreError } from "./store-error.js";
import { resolve } from "node:path";

// src/edges/git/git-environment.ts
/** Name of the remote in the bare repository; no name that the user's own configuration is likely to describe. */
const REMOTE = "qpsgate";
const AUTHOR = {
	name: "qpsgate",
	email: "qpsgate@users.noreply.github.com"
};
/** Variables of git's that reach it; others (GIT_DIR, GIT_INDEX_FILE, GIT_TRACE …) would change where it works or what it prints. */
const KEPT_GIT_VARIABLES = /^GIT_(?:SSH(?:_COMMAND|_VARIANT)?|(?:PROXY_)?SSL_\w+|HTTP_\w+|ALLOW_PROTOCOL|EXEC_PATH|CONFIG_(?:GLOBAL|SYSTEM|NOSYSTEM|COUNT|KEY_\d+|VALUE_\d+)|(?:AUTHOR|COMMITTER)_(?:NAME|EMAIL|DATE))$/;
/** Inputs of the action, which may hold secrets. */
const ACTION_INPUT = /^INPUT_/;
function gitEnvironment(place) {
	const inherited = Object.entries(process.env).flatMap(([name, value]) => value === void 0 || ACTION_INPUT.test(name) || name.startsWith("GIT_") && !KEPT_GIT_VARIABLES.test(name) ? [] : [[name, value]]);
	const own = Object.fromEntries(inherited);
	return {
		...own,
		...configuration([...settings(place), ...authorization(place)], own.GIT_CONFIG_COUNT),
		GIT_DIR: place.directory,
		GIT_AUTHOR_NAME: own.GIT_AUTHOR_NAME || AUTHOR.name,
		GIT_AUTHOR_EMAIL: own.GIT_AUTHOR_EMAIL || AUTHOR.email,
		GIT_COMMITTER_NAME: own.GIT_COMMITTER_NAME || AUTHOR.name,
		GIT_COMMITTER_EMAIL: own.GIT_COMMITTER_EMAIL || AUTHOR.email,
		GIT_TERMINAL_PROMPT: "0",
		GIT_ASKPASS: "",
		SSH_ASKPASS_REQUIRE: "never",
		GCM_INTERACTIVE: "never",
		LC_ALL: "C"
	};
}
/** True where the remote is reached over HTTP, the only way that takes the token. */
function isHttp(remote) {
	return /^https?:\/\//i.test(remote);
}
function settings({ remote }) {
	return [
		[`remote.${REMOTE}.url`, remote],
		["core.hooksPath", "/dev/null"],
		["commit.gpgSign", "false"],
		["push.gpgSign", "false"],
		["push.negotiate", "false"],
		["protocol.version", "2"],
		["i18n.commitEncoding", "utf-8"],
		["color.ui", "false"],
		["gc.auto", "0"],
		["maintenance.auto", "false"],
		["http.lowSpeedLimit", "1"],
		["http.lowSpeedTime", "30"]
	];
}
/** For this remote alone, in place of whatever the user's configuration says about it. */
function authorization({ remote, token }) {
	if (token === void 0 || token === "" || !isHttp(remote)) return [];
	const credentials = Buffer.from(`x-access-token:${token}`).toString("base64");
	return [
		[`http.${remote}.extraHeader`, ""],
		[`http.${remote}.extraHeader`, `Authorization: Basic ${credentials}`],
		["credential.helper", ""],
		[`credential.${remote}.helper`, ""]
	];
}
/** Settings by environment, after those that the caller has given the same way. */
function configuration(added, present) {
	const first = Number.parseInt(present ?? "0", 10) || 0;
	const variables = added.flatMap(([key, value], index) => [[`GIT_CONFIG_KEY_${first + index}`, key], [`GIT_CONFIG_VALUE_${first + index}`, value]]);
	return {
		...Object.fromEntries(variables),
		GIT_CONFIG_COUNT: String(first + added.length)
	};
}

// src/edges/store/branch-names.ts
/** Which addresses, branches and paths are taken; the rest is refused before git sees it. */
const CONTROL = /\p{Cc}/u;
/** @throws StoreError for an address that git could take for an option, or that holds a password */
function checkRemote(remote) {
	if (remote === "" || remote.startsWith("-") || CONTROL.test(remote)) throw new StoreError(`${JSON.stringify(remote)} is no address of a git repository`);
	const url = URL.parse(remote);
	if (isHttp(remote) && url === null || url !== null && url.password !== "") throw new StoreError("the address of the remote is no URL, or has a password in it; give one without, and the password as a token or through a credential helper of git");
}
/** The address as it is understood from any directory; git's rule: what has no colon before its first slash is a path. */
function absoluteRemote(remote) {
	return /^[^:]*(?:\/|$)/.test(remote) ? resolve(remote) : remote;
}
/** The address without the user in it, which some servers take for the password. */
function shownRemote(remote) {
	return isHttp(remote) ? remote.replace(/\/\/[^/@]*@/, "//") : remote;
}
/** Git's own rules for branches (`git check-ref-format`); @throws StoreError */
function checkBranch(branch) {
	const parts = branch.split("/");
	if (branch === "@" || branch === "HEAD" || branch.startsWith("-") || branch.endsWith(".") || branch.includes("..") || branch.includes("@{") || CONTROL.test(branch) || /[ ~^:?*[\\]/.test(branch) || !branch.isWellFormed() || parts.some((part) => part === "" || part.startsWith(".") || part.endsWith(".lock"))) throw new StoreError(`${JSON.stringify(branch)} is no name that git takes for a branch; choose another`);
}
/** Relative, with slashes, inside the branch; @throws StoreError */
function checkPath(path) {
	if (CONTROL.test(path) || path.includes("\\") || !path.isWellFormed() || path.split("/").some((part) => [
		"",
		".",
		"..",
		".git"
	].includes(part.toLowerCase()))) throw new StoreError(`${JSON.stringify(path)} is no path in a branch: relative, no "..", no control characters`);
}

export { shownRemote as a, checkRemote as i, checkBranch as n, REMOTE as o, checkPath as r, gitEnvironment as s, absoluteRemote as t };