import { C as reasonOf, c as realPathOf, h as UserError, t as checkoutAround } from "./paths.js";
import { i as isLoopback, r as endpointName } from "./dsn.js";
import { a as withSettings, i as settingsThatDiffer, n as partsOf, t as keyOf } from "./switchable-settings.js";
import { i as holds } from "./option-files.js";
import { r as scopeOf, u as readSettings } from "./scope.js";
import { i as switchStatements, t as literal } from "./switch-statements.js";
import { resolve } from "node:path";
import { closeSync, constants, fstatSync, openSync, readFileSync } from "node:fs";

// src/edges/endpoint/credentials.ts
/**
* Passwords and certificates of endpoints. A suite may be anybody's and only names them: the environment, which belongs
* to its owner, decides which secrets go to which host, and which files are read.
*/
const NAME = "QPSGATE_PASSWORD";
/** Hosts that it may be sent to, as `[user@]host[:port][?tls=off]`, between commas or blanks. */
const HOSTS = "QPSGATE_PASSWORD_HOSTS";
/** Folders outside the checkout that certificates and keys may be read from, with colons between. */
const FOLDERS = "QPSGATE_CERTIFICATES";
const LARGEST_CERTIFICATE_BYTES = 1024 ** 2;
/** Names of hosts that no other host's variable can be taken for: every `_` of it stands for a dot. */
const PLAIN_HOST = /^[a-z\d.]+$/i;
/**
* The password for an endpoint: QPSGATE_PASSWORD_AT_HOST goes before QPSGATE_PASSWORD. Undefined if there is none. If
* QPSGATE_PASSWORD_HOSTS names hosts, it is sent to no other.
*
* @throws UserError if the endpoint is none of the named hosts, or the variable may be another host's
*/
function passwordOf(endpoint, environment = process.env) {
	const name = `${NAME}_AT_${endpoint.host.toUpperCase().replaceAll(/[^A-Z0-9]/g, "_")}`;
	const ofHost = environment[name] || void 0;
	const password = ofHost ?? (environment[NAME] || void 0);
	if (password === void 0) return void 0;
	requireTrusted(endpoint, environment);
	if (ofHost !== void 0 && hostsIn(environment) === "" && !PLAIN_HOST.test(endpoint.host)) throw new UserError(`${name} may hold the password of another host than ${endpointName(endpoint)}: each _ may be any character; name the host in ${HOSTS} if it is yours`);
	return password;
}
/** Empty: none is named. */
function hostsIn(environment) {
	return environment[HOSTS]?.trim() ?? "";
}
/** Limit for each answer of a server that is not ours. Without an answer its journal stays. */
const ANSWER_SECONDS = 60;
/** @throws UserError if the password or a certificate must not be used for it */
function endpointAddress(endpoint, signal) {
	return {
		kind: "endpoint",
		endpoint,
		password: passwordOf(endpoint),
		certificates: certificatesOf(endpoint),
		patience: {
			seconds: 60,
			signal
		}
	};
}
/** @throws UserError if QPSGATE_PASSWORD_HOSTS names hosts, and the endpoint is not among them */
function requireTrusted(endpoint, environment = process.env) {
	const named = hostsIn(environment);
	if (named === "") return;
	const why = distrust(endpoint, named.split(/[\s,]+/).flatMap(trustedIn));
	if (why === void 0) return;
	throw new UserError(`the suite would have the password sent to ${endpointName(endpoint)}${why} (${named})`);
}
/** Reason why no trusted host matches the server's address; undefined if one does. */
function distrust(endpoint, trusted) {
	const { user, tls } = endpoint;
	const ofHost = trusted.filter(({ host }) => host === endpoint.host || host === endpointName(endpoint));
	if (ofHost.length === 0) return `, which ${HOSTS} does not name; add it there if it is yours`;
	const ofUser = ofHost.filter((each) => each.user === void 0 || each.user === user);
	if (ofUser.length === 0) return ` for ${user}, for whom ${HOSTS} does not name it`;
	if (tls === "verify" || isLoopback(endpoint.host) || ofUser.some(({ isOpen }) => isOpen)) return void 0;
	return ` with tls=${tls}, so that others could read it on the way; use tls=verify, or write ${endpoint.host}?tls=off in ${HOSTS} if the network is yours`;
}
function trustedIn(entry) {
	const [, user, host = "", open] = /^(?:([^@]*)@)?([^?]+)(\?tls=off)?$/.exec(entry) ?? [];
	return host === "" ? [] : [{
		user,
		host: host.toLowerCase(),
		isOpen: open !== void 0
	}];
}
/**
* @throws UserError if a file that the dsn names is neither in the checkout nor in QPSGATE_CERTIFICATES, or cannot be
* read
*/
function certificatesOf({ ca, cert, key }, environment = process.env) {
	const allowed = (environment[FOLDERS] ?? "").split(":").filter((folder) => folder !== "");
	const here = realPathOf(process.cwd());
	const folders = [checkoutAround(here) ?? here, ...allowed.map((folder) => realPathOf(resolve(folder)))];
	const read = (path) => path === void 0 ? void 0 : certificateIn(path, folders);
	return {
		ca: read(ca),
		cert: read(cert),
		key: read(key)
	};
}
/** The text of a certificate. Its errors reveal nothing about files elsewhere, not even whether they exist. */
function certificateIn(path, folders) {
	const real = realPathOf(resolve(path));
	if (!folders.some((folder) => holds(folder, real))) throw new UserError(`the dsn names ${path}, which lies outside of the repository; put its folder into ${FOLDERS} if it is yours`);
	try {
		return regularFile(real);
	} catch (cause) {
		throw new UserError(`the dsn names ${path}, which cannot be read: ${reasonOf(cause)}`, { cause });
	}
}
/** The text of a regular file: to open a pipe or a terminal could wait for ever. */
function regularFile(path) {
	using opened = new DisposableStack();
	const file = opened.adopt(openSync(path, constants.O_RDONLY | constants.O_NONBLOCK | constants.O_NOCTTY), closeSync);
	const stat = fstatSync(file);
	if (!stat.isFile()) throw new Error("it is no regular file");
	if (stat.size > LARGEST_CERTIFICATE_BYTES) throw new Error("it is larger than 1 MiB");
	return readFileSync(file, "utf8");
}

// src/edges/switching/switched-server.ts
/** A running server whose settings are switched between turns. */
/** A setting that takes longer may never be taken: all clients rest meanwhile. */
const SWITCH_SECONDS = 60;
var SwitchedServer = class {
	#session;
	#announce;
	/** The settings of the server, as far as we know. */
	settings;
	/** Settings that were ever switched: some others change without us. */
	#switched = /* @__PURE__ */ new Set();
	/**
	* @param settings as it has been started
	* @param announce told what is going to be switched
	*/
	constructor(session, settings, announce = () => {}) {
		this.#session = session;
		this.#announce = announce;
		this.settings = settings;
	}
	/**
	* Gives these settings their values; all others stay. Answers with those that the server refused and left unchanged.
	*/
	async switchTo(wanted) {
		this.#announce(wanted);
		const target = withSettings(this.settings, wanted);
		for (const key of wanted.keys()) this.#switched.add(key);
		return await this.#enter(target) === void 0 ? [] : this.#switchOneByOne(target);
	}
	/**
	* Reads the server's settings and remembers them as they are.
	*
	* @returns switched settings with another value than was set: the server did not take it, or somebody else changed it
	*/
	async readBack() {
		const [wanted, found] = [this.settings, await readSettings(this.#session)];
		this.settings = found;
		return [...settingsThatDiffer(found, wanted)].filter(([key]) => this.#switched.has(key)).map(([key, value]) => ({
			key,
			wanted: value,
			found: found.get(key)
		}));
	}
	/**
	* How each of these variables can be switched: asked by setting it to the value that it has, over a connection that
	* nobody else uses: its own values are set as well, and a switch may affect only new ones.
	*/
	async scopesOf(names) {
		await using session = await this.#session.another();
		const scopes = /* @__PURE__ */ new Map();
		for (const name of names) {
			const value = this.settings.get(keyOf("variable", name));
			scopes.set(name, value === void 0 ? "start" : scopeOf(await ask(session, name, value)));
		}
		return scopes;
	}
	/** A new value may need another one first, so refused ones are tried again while any other is accepted. */
	async #switchOneByOne(target) {
		this.settings = await readSettings(this.#session);
		let open = settingsThatDiffer(this.settings, target);
		for (;;) {
			const refused = [];
			for (const [key, wanted] of open) {
				const why = await this.#enter(withSettings(this.settings, /* @__PURE__ */ new Map([[key, wanted]])));
				if (why !== void 0) refused.push({
					key,
					wanted,
					why
				});
			}
			if (refused.length === 0 || refused.length === open.size) return refused;
			open = new Map(refused.map(({ key, wanted }) => [key, wanted]));
		}
	}
	/** @returns the server's words if it refuses */
	async #enter(target) {
		try {
			for (const statement of switchStatements(this.settings, target)) await this.#session.execute(statement, SWITCH_SECONDS);
		} catch (error) {
			if (isRefusal(error)) return error.message;
			throw error;
		}
		this.settings = target;
	}
};
/** Those of the keys that belong to variables of which connections have values of their own. */
async function sessionVariables(server, keys) {
	const names = [...keys].flatMap((key) => partsOf(key).kind === "variable" ? partsOf(key).name : []);
	const scopes = await server.scopesOf(names);
	return new Set(names.filter((name) => scopes.get(name) === "session").map((name) => keyOf("variable", name)));
}
/** Whether the server answered, and did not end. */
function isRefusal(error) {
	const { errno } = error;
	return typeof errno === "number" && errno > 0;
}
async function ask(session, name, value) {
	return {
		global: await errorOf(session, `SET GLOBAL \`${name}\` = ${literal(value)}`),
		session: await errorOf(session, `SET SESSION \`${name}\` = ${literal(value)}`)
	};
}
/** Number of the server's error; undefined if it took the statement. */
async function errorOf(session, sql) {
	try {
		await session.execute(sql, SWITCH_SECONDS);
		return;
	} catch (error) {
		if (isRefusal(error)) return error.errno;
		throw error;
	}
}

export { requireTrusted as a, endpointAddress as i, isRefusal as n, sessionVariables as r, SwitchedServer as t };