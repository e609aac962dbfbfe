import { dirname } from "node:path";

// src/edges/git/git-environment.ts
/** The environment git runs in: the user's credentials and proxies count, their hooks, signing and helpers do not. */
/** Name of the remote in the bare repository; no name that the user's own configuration is likely to describe. */
const REMOTE = "qpsgate";
const AUTHOR = {
	name: "qpsgate",
	email: "qpsgate@users.noreply.github.com"
};
/** The place of the user's configuration, and their settings by environment. */
const CONFIGURATION = /^GIT_CONFIG_(?:GLOBAL|SYSTEM|NOSYSTEM|COUNT|KEY_\d+|VALUE_\d+)$/;
/**
* Git's own variables that are passed on; others (GIT_DIR, GIT_INDEX_FILE, GIT_TRACE …) would change its directory or
* its output.
*/
const REMOTE_VARIABLES = /^GIT_(?:SSH(?:_COMMAND|_VARIANT)?|(?:PROXY_)?SSL_\w+|HTTP_\w+|ALLOW_PROTOCOL|EXEC_PATH|(?:AUTHOR|COMMITTER)_(?:NAME|EMAIL|DATE))$/;
/** Variables with which git sees a checkout as its user does; under sudo that is the caller. */
const CHECKOUT_VARIABLES = /^(?:PATH|HOME|XDG_CONFIG_HOME|SUDO_UID|GIT_EXEC_PATH)$/;
/** Inputs of the action and passwords of servers: secrets that neither git nor its helpers or hooks need. */
const OUR_OWN = /^(?:INPUT|QPSGATE)_/;
const QUIET = {
	GIT_TERMINAL_PROMPT: "0",
	GIT_ASKPASS: "",
	SSH_ASKPASS_REQUIRE: "never",
	GCM_INTERACTIVE: "never",
	LC_ALL: "C"
};
const COMMON_SETTINGS = [
	["core.hooksPath", "/dev/null"],
	["core.fsmonitor", "false"],
	["color.ui", "false"],
	["gc.auto", "0"],
	["maintenance.auto", "false"]
];
/**
* For looking at the user's checkout: nothing is fetched or written, and only the configuration of the checkout and the
* user is read, so that a pull request's commits cannot make git run anything.
*
* @param top the folder that has .git
*/
function checkoutEnvironment(top) {
	const own = inherited((name) => CHECKOUT_VARIABLES.test(name) || CONFIGURATION.test(name));
	const settings = [...COMMON_SETTINGS, ["safe.bareRepository", "explicit"]];
	return {
		...own,
		...configuration(settings, own.GIT_CONFIG_COUNT),
		...QUIET,
		GIT_CEILING_DIRECTORIES: dirname(top),
		GIT_ALLOW_PROTOCOL: "",
		GIT_NO_LAZY_FETCH: "1",
		GIT_OPTIONAL_LOCKS: "0"
	};
}
/** For a bare repository of ours, which exchanges commits with a remote. */
function remoteEnvironment(place) {
	const own = inherited((name) => name.startsWith("GIT_") ? CONFIGURATION.test(name) || REMOTE_VARIABLES.test(name) : !OUR_OWN.test(name));
	return {
		...own,
		...configuration([...remoteSettings(place), ...authorization(place)], own.GIT_CONFIG_COUNT),
		...QUIET,
		GIT_DIR: place.directory,
		GIT_AUTHOR_NAME: own.GIT_AUTHOR_NAME || AUTHOR.name,
		GIT_AUTHOR_EMAIL: own.GIT_AUTHOR_EMAIL || AUTHOR.email,
		GIT_COMMITTER_NAME: own.GIT_COMMITTER_NAME || AUTHOR.name,
		GIT_COMMITTER_EMAIL: own.GIT_COMMITTER_EMAIL || AUTHOR.email
	};
}
/** True if the remote is reached over HTTP, the only way that takes the token. */
function isHttp(remote) {
	return /^https?:\/\//i.test(remote);
}
function inherited(isKept) {
	return Object.fromEntries(Object.entries(process.env).flatMap(([name, value]) => value !== void 0 && isKept(name) ? [[name, value]] : []));
}
function remoteSettings({ remote }) {
	return [
		...COMMON_SETTINGS,
		[`remote.${REMOTE}.url`, remote],
		["commit.gpgSign", "false"],
		["push.gpgSign", "false"],
		["push.negotiate", "false"],
		["protocol.version", "2"],
		["i18n.commitEncoding", "utf-8"],
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

export { remoteEnvironment as i, checkoutEnvironment as n, isHttp as r, REMOTE as t };