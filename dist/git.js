import { k as callerVariables, n as runTool, r as runToolNow } from "./tool.js";
import { t as isHttp } from "./remote-address.js";
import { dirname } from "node:path";

// src/edges/git/git.ts
/**
* Runs git without a shell, with a deadline, and in an environment made for each purpose. The user's credentials and
* proxies stay in effect, but hooks and signing are off.
*/
const LOCAL_SECONDS = 60;
const NETWORK_SECONDS = 60;
function gitIn(folder, environment) {
	return (args, { input, env = {} } = {}) => {
		const options = {
			cwd: folder,
			env: {
				...environment,
				...env
			},
			input,
			timeoutSeconds: LOCAL_SECONDS
		};
		return gitAnswer(runToolNow(["git", ...args], options));
	};
}
function gitExchangeIn(folder, environment, signal) {
	const options = {
		cwd: folder,
		env: environment,
		timeoutSeconds: 60,
		signal
	};
	return async (args) => gitAnswer(await runTool(["git", ...args], options));
}
function gitAnswer({ code, stdout, stderr }) {
	return {
		succeeded: code === 0,
		output: stdout,
		messages: stderr
	};
}
/**
* Name of the remote in the bare repository. It is unusual, so that the user's configuration has no settings for it.
*/
const REMOTE = "qpsgate";
const AUTHOR = {
	name: "qpsgate",
	email: "qpsgate@users.noreply.github.com"
};
const CONFIGURATION = /^GIT_CONFIG_(?:GLOBAL|SYSTEM|NOSYSTEM|COUNT|KEY_\d+|VALUE_\d+)$/;
/**
* Git's variables that reach a command for a remote. Others, such as GIT_DIR, GIT_INDEX_FILE or GIT_TRACE, would change
* its directory or its output.
*/
const REMOTE_VARIABLES = /^GIT_(?:SSH(?:_COMMAND|_VARIANT)?|(?:PROXY_)?SSL_\w+|HTTP_\w+|ALLOW_PROTOCOL|EXEC_PATH|(?:AUTHOR|COMMITTER)_(?:NAME|EMAIL|DATE))$/;
/** Variables with which git sees a checkout as its user does; under sudo, that is the user who called sudo. */
const CHECKOUT_VARIABLES = /^(?:PATH|HOME|XDG_CONFIG_HOME|SUDO_UID|GIT_EXEC_PATH)$/;
/** Variables of action inputs and server passwords. They may be secret, and no program that git starts needs them. */
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
* Environment for looking at the user's checkout. Git fetches and writes nothing, and reads only the configuration of
* checkout and user, so that commits of a pull request cannot make it run programs.
*
* @param top the folder that contains .git
*/
function checkoutEnvironment(top) {
	const passedOn = callerVariables((name) => CHECKOUT_VARIABLES.test(name) || CONFIGURATION.test(name));
	const settings = [...COMMON_SETTINGS, ["safe.bareRepository", "explicit"]];
	return {
		...passedOn,
		...configuration(settings, passedOn.GIT_CONFIG_COUNT),
		...QUIET,
		GIT_CEILING_DIRECTORIES: dirname(top),
		GIT_ALLOW_PROTOCOL: "",
		GIT_NO_LAZY_FETCH: "1",
		GIT_OPTIONAL_LOCKS: "0"
	};
}
function remoteEnvironment(place) {
	const passedOn = callerVariables((name) => name.startsWith("GIT_") ? CONFIGURATION.test(name) || REMOTE_VARIABLES.test(name) : !OUR_OWN.test(name));
	return {
		...passedOn,
		...configuration([...remoteSettings(place), ...authorization(place)], passedOn.GIT_CONFIG_COUNT),
		...QUIET,
		GIT_DIR: place.directory,
		GIT_AUTHOR_NAME: passedOn.GIT_AUTHOR_NAME || AUTHOR.name,
		GIT_AUTHOR_EMAIL: passedOn.GIT_AUTHOR_EMAIL || AUTHOR.email,
		GIT_COMMITTER_NAME: passedOn.GIT_COMMITTER_NAME || AUTHOR.name,
		GIT_COMMITTER_EMAIL: passedOn.GIT_COMMITTER_EMAIL || AUTHOR.email
	};
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
/** Settings that send the token. They hold for this remote only, and replace the user's own authorization for it. */
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
/**
* Variables that pass settings to git. They are numbered, and the user's own environment may have some, so the added
* settings take the next numbers.
*/
function configuration(added, present) {
	const first = Number.parseInt(present ?? "0", 10) || 0;
	const variables = added.flatMap(([key, value], index) => [[`GIT_CONFIG_KEY_${first + index}`, key], [`GIT_CONFIG_VALUE_${first + index}`, value]]);
	return {
		...Object.fromEntries(variables),
		GIT_CONFIG_COUNT: String(first + added.length)
	};
}

export { remoteEnvironment as a, gitIn as i, checkoutEnvironment as n, gitExchangeIn as r, REMOTE as t };