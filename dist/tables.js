import { N as string, O as number, T as literal$1, j as record, k as object, w as int, x as custom, y as array } from "./suite.js";
import { _ as reasonOf, d as describeError, m as firstLine, s as MeasurementError, u as UserError } from "./errors.js";
import { E as sizeOf } from "./workloads.js";
import { c as realPathOf, s as isInside, t as checkoutAround } from "./paths.js";
import { a as putInPlace, r as flushToDisk } from "./write-whole.js";
import { i as isLoopback, r as endpointName } from "./dsn.js";
import { r as canonicalOptionName } from "./option-file.js";
import { t as assignmentReach } from "./option-reach.js";
import { _ as startTimeOf } from "./tool.js";
import { B as settingsOf, D as loadTables, F as scopeOf, H as withSettings, L as readSettings, R as keyOf, U as cacheDirectory, V as settingsThatDiffer, z as partsOf } from "./seed.js";
import { k as Session } from "./parse.js";
import { _ as requireSupported } from "./owned-options.js";
import { dirname, join, resolve } from "node:path";
import { closeSync, constants, existsSync, fstatSync, openSync, readFileSync, readdirSync, rmSync } from "node:fs";

// src/edges/endpoint/credentials.ts
/**
* Passwords and certificates of endpoints. A suite may be anybody's and only names them: the environment, which belongs
* to its owner, decides which secrets go to which host, and which files are read.
*/
const NAME = "QPSGATE_PASSWORD";
/** `[user@]host[:port][?tls=off]` of all it may be sent to, between commas or blanks. */
const HOSTS = "QPSGATE_PASSWORD_HOSTS";
/** Folders outside the checkout that certificates and keys may be read from, with colons between. */
const FOLDERS = "QPSGATE_CERTIFICATES";
const LARGEST_CERTIFICATE_BYTES = 1024 ** 2;
/**
* The password for an endpoint: QPSGATE_PASSWORD_AT_HOST goes before QPSGATE_PASSWORD. Undefined if there is none. If
* QPSGATE_PASSWORD_HOSTS names hosts, it is sent to no other.
*
* @throws UserError if the endpoint is none of the named hosts
*/
function passwordOf(endpoint, environment = process.env) {
	const password = environment[`${NAME}_AT_${endpoint.host.toUpperCase().replaceAll(/[^A-Z0-9]/g, "_")}`] || environment[NAME] || void 0;
	if (password !== void 0) requireTrusted(endpoint, environment);
	return password;
}
/** @throws UserError if QPSGATE_PASSWORD_HOSTS names hosts, and the endpoint is not among them */
function requireTrusted(endpoint, environment = process.env) {
	const named = environment[HOSTS] ?? "";
	const trusted = named.split(/[\s,]+/).flatMap(trustedIn);
	if (trusted.length === 0) return;
	const why = distrust(endpoint, trusted);
	if (why === void 0) return;
	throw new UserError(`the suite would have the password sent to ${endpointName(endpoint)}${why} (${named.trim()})`);
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
		host,
		isOpen: open !== void 0
	}];
}
/**
* @throws UserError if a file that the dsn names is neither in the checkout nor in QPSGATE_CERTIFICATES, or cannot be
* read
*/
function certificatesOf({ ca, cert, key }, environment = process.env) {
	const own = (environment[FOLDERS] ?? "").split(":").filter((folder) => folder !== "");
	const here = realPathOf(process.cwd());
	const folders = [checkoutAround(here) ?? here, ...own.map((folder) => realPathOf(resolve(folder)))];
	const read = (path) => path === void 0 ? void 0 : certificateIn(path, folders);
	return {
		ca: read(ca),
		cert: read(cert),
		key: read(key)
	};
}
/** Reveals nothing about files elsewhere, not even whether they exist. */
function certificateIn(path, folders) {
	const real = realPathOf(resolve(path));
	if (!folders.some((folder) => isInside(real, folder))) throw new UserError(`the dsn names ${path}, which lies outside of the repository; put its folder into ${FOLDERS} if it is yours`);
	try {
		return regularFile(real);
	} catch (cause) {
		throw new UserError(`the dsn names ${path}, which cannot be read: ${reasonOf(cause)}`, { cause });
	}
}
/** Opening a pipe or a terminal could wait for ever. */
function regularFile(path) {
	using opened = new DisposableStack();
	const file = opened.adopt(openSync(path, constants.O_RDONLY | constants.O_NONBLOCK | constants.O_NOCTTY), closeSync);
	const stat = fstatSync(file);
	if (!stat.isFile()) throw new Error("it is no regular file");
	if (stat.size > LARGEST_CERTIFICATE_BYTES) throw new Error("it is larger than 1 MiB");
	return readFileSync(file, "utf8");
}

// src/edges/endpoint/journal.ts
/**
* The journal of an endpoint: its settings before we switched anything, on disk before the first switch, so that they
* can be restored after a crash too. Without secrets.
*/
const journalSchema = object({
	version: literal$1(1),
	/** As it was written: nobody else can write here. */
	endpoint: custom((value) => typeof value === "object"),
	/** The process that switches it. */
	owner: object({
		pid: int(),
		startTime: string()
	}),
	/** Start of the server, seconds since 1970: a restart undoes our switches. */
	serverStart: number(),
	/** Its original settings. */
	original: record(string(), string()),
	/** Values that we have given, or are about to give, by setting: any other value found there is somebody else's. */
	given: record(string(), array(string()))
});
/** Stands for the value that a statement is going to give, until that has been read back. */
const ANY_VALUE = "*";
/**
* Writes down the endpoint's settings.
*
* @throws MeasurementError if another run switches it, or one that crashed has left it switched
*/
function beginJournal(endpoint, serverStart, original) {
	const path = pathFor(endpoint);
	if (leftJournal(endpoint) !== void 0) throw new MeasurementError(`${endpointName(endpoint)} has been left switched meanwhile; run again`, { step: "open endpoint" });
	let written = {
		version: 1,
		endpoint,
		owner: {
			pid: process.pid,
			startTime: startTimeOf(process.pid) ?? ""
		},
		serverStart,
		given: {},
		original: Object.fromEntries(original)
	};
	const write = (given) => {
		written = {
			...written,
			given
		};
		putInPlace(path, `${JSON.stringify(written)}\n`, 384);
		flushToDisk(dirname(path));
	};
	write({});
	return {
		written: () => written,
		/** Writes down that these values are going to be given; flushed before this returns. */
		announce: (settings) => {
			const { given } = written;
			const news = [...settings].filter(([key, value]) => !given[key]?.includes(value));
			if (news.length === 0) return;
			const added = news.map(([key, value]) => [key, [...given[key] ?? [], value]]);
			write({
				...given,
				...Object.fromEntries(added)
			});
		},
		/** Values that were announced as unknown are known by now. */
		settle: () => {
			const known = Object.entries(written.given).map(([key, values]) => [key, values.filter((value) => value !== "*")]).filter(([, values]) => values.length > 0);
			write(Object.fromEntries(known));
		},
		remove: () => removeJournal(path)
	};
}
/** All journals of this machine and user, and whether the runs that have begun them still go on. */
function listJournals() {
	const folder = cacheDirectory("restore");
	return readdirSync(folder).filter((name) => name.endsWith(".json")).sort().map((name) => {
		const path = join(folder, name);
		const journal = readJournal(path);
		return {
			path,
			journal,
			isOwned: isAlive(journal)
		};
	});
}
function removeJournal(path) {
	rmSync(path, { force: true });
	flushToDisk(dirname(path));
}
function readJournal(path) {
	try {
		return journalSchema.parse(JSON.parse(readFileSync(path, "utf8")));
	} catch (cause) {
		throw new MeasurementError(`${path} is no journal that can be read; what the endpoint was set to is lost`, {
			step: "read journal",
			cause
		});
	}
}
/**
* The journal that a killed run has left for the endpoint; undefined if there is none.
*
* @throws MeasurementError if another run switches it
*/
function leftJournal(endpoint) {
	const path = pathFor(endpoint);
	if (!existsSync(path)) return void 0;
	const journal = readJournal(path);
	if (!isAlive(journal)) return {
		path,
		journal
	};
	const name = endpointName(endpoint);
	throw new MeasurementError(`another run (process ${journal.owner.pid}) switches ${name}; wait until it is done`, { step: "open endpoint" });
}
function isAlive({ owner }) {
	return startTimeOf(owner.pid) === owner.startTime;
}
function pathFor(endpoint) {
	return join(cacheDirectory("restore"), `${endpointName(endpoint).replaceAll(/[^\w.-]/g, "_")}.json`);
}

// src/core/switching/switch-statements.ts
/** The statements that lead a running server from some settings to others. */
const SETUP = "performance_schema.setup_";
const NUMBER = /^-?\d+(?:\.\d+)?$/;
/** Statements, as few as do it: first one for all variables, then Performance Schema's. Empty if nothing differs. */
function switchStatements(from, to) {
	const changes = settingsThatDiffer(from, to);
	const set = [...settingsOf("variable", changes)].map(([name, value]) => `GLOBAL ${quoteName(name)} = ${literal(value)}`);
	return [
		...set.length === 0 ? [] : [`SET ${set.join(", ")}`],
		...setupStatements("consumer", changes),
		...setupStatements("instrument", changes)
	];
}
/** One statement that gives a session these variables; empty if there are none. */
function sessionStatement(variables) {
	const set = [...settingsOf("variable", variables)].map(([name, value]) => `SESSION ${quoteName(name)} = ${literal(value)}`);
	return set.length === 0 ? "" : `SET ${set.join(", ")}`;
}
/** A value as the server shows it, as it is written in SET: numbers stand for themselves, all else is text. */
function literal(value) {
	return NUMBER.test(value) ? value : quoteText(value);
}
/** One statement for all settings of a kind that get the same value. */
function setupStatements(kind, changes) {
	return [...Map.groupBy(settingsOf(kind, changes), ([, value]) => value)].map(([value, settings]) => {
		const [enabled = "NO", timed = ""] = value.split(",");
		const assignments = [`ENABLED = '${enabled}'`, ...timed === "" ? [] : [`TIMED = '${timed}'`]];
		const names = settings.map(([name]) => quoteText(name));
		return `UPDATE ${SETUP}${kind}s SET ${assignments.join(", ")} WHERE NAME IN (${names.join(", ")})`;
	});
}
/**
* Text between quotes, on one line, whatever NO_BACKSLASH_ESCAPES says: characters that need an escape are written as
* bytes.
*/
function quoteText(text) {
	return /^[^'\\\p{Cc}]*$/u.test(text) ? `'${text}'` : `CONVERT(X'${hexOf(text)}' USING utf8mb4)`;
}
function hexOf(text) {
	return [...new TextEncoder().encode(text)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
function quoteName(name) {
	return `\`${name.replaceAll("`", "``")}\``;
}
/** The server takes longer patterns later at its start, so they come later here too. */
function optionStatements(options) {
	const statements = options.map((option) => ({
		...statementOf(option),
		file: option.file,
		line: option.line
	}));
	const patterns = statements.filter(({ kind }) => kind === "instrument");
	return [...statements.filter(({ kind }) => kind !== "instrument"), ...patterns.toSorted((one, other) => one.name.length - other.name.length)];
}
function statementOf(option) {
	const canonical = canonicalOptionName(option.name);
	const name = canonical.replaceAll("-", "_");
	const { value: written = "ON" } = option;
	const value = String(sizeOf(written) ?? written);
	const [, consumer] = /^performance_schema_consumer_(.+)$/.exec(name) ?? [];
	if (consumer !== void 0) return {
		sql: `UPDATE ${SETUP}consumers SET ENABLED = '${isOn(option.value) ? "YES" : "NO"}' WHERE NAME = ${literal(consumer)}`,
		kind: "consumer",
		name: consumer,
		value
	};
	if (canonical === "performance-schema-instrument") {
		const [pattern = "", ...states] = option.value?.split("=") ?? [];
		const state = states.join("=");
		const [enabled, timed] = /^counted$/i.test(state) ? ["YES", "NO"] : isOn(state) ? ["YES", "YES"] : ["NO", "NO"];
		return {
			sql: `UPDATE ${SETUP}instruments SET ENABLED = '${enabled}', TIMED = '${timed}' WHERE NAME LIKE ${literal(pattern)}`,
			kind: "instrument",
			name: pattern,
			value
		};
	}
	return {
		sql: `SET GLOBAL ${quoteName(name)} = ${literal(value)}`,
		kind: "variable",
		name,
		value
	};
}
function isOn(value = "ON") {
	return /^(?:on|true|1|yes)$/i.test(value);
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

// src/edges/endpoint/facts.ts
const FLOOR_QUERIES = 200;
async function readFacts(session) {
	const times = [];
	for (let query = 0; query < FLOOR_QUERIES; query++) {
		const began = performance.now();
		await session.execute("SELECT 1");
		times.push(performance.now() - began);
	}
	return {
		/** Median time of the smallest query there and back, milliseconds. */
		floorMs: times.sort((one, other) => one - other)[100] ?? 0,
		/** Connections that it still takes, ours counted as free. */
		spareConnections: await spareConnections(session)
	};
}
/** Begins to count the queries of everybody but this session. */
async function watchOthers(session) {
	const [before, began] = [await askedByOthers(session), performance.now()];
	return async (ownQueries) => {
		const asked = await askedByOthers(session) - before - ownQueries;
		return Math.max(0, 1e3 * asked / (performance.now() - began));
	};
}
async function askedByOthers(session) {
	const questions = async (scope) => {
		const [row] = await session.rows(`SHOW ${scope} STATUS LIKE 'Questions'`);
		return Number(row?.Value ?? 0);
	};
	return await questions("GLOBAL") - await questions("SESSION");
}
async function spareConnections(session) {
	const [limit] = await session.rows("SELECT @@GLOBAL.max_connections AS server, @@max_user_connections AS user");
	const [connected] = await session.rows("SHOW GLOBAL STATUS LIKE 'Threads_connected'");
	const free = Number(limit?.server) - (Number(connected?.Value) - 1);
	const own = Number(limit?.user);
	return own > 0 ? Math.min(own, free) : free;
}

// src/edges/endpoint/own-schema.ts
/** Marks the tables next to it as ours, with their size. */
const MARKER = "qpsgate_dataset";
/**
* @returns whether it is there, and holds the data that are wanted
* @throws UserError if the schema holds anything that is not ours
*/
async function inspectSchema(session, { schema }, dataset) {
	const [found] = await session.rows(`SELECT SCHEMA_NAME FROM information_schema.SCHEMATA WHERE SCHEMA_NAME = '${schema}'`);
	if (found === void 0) return {
		isThere: false,
		isLoaded: false
	};
	const names = await tablesIn(session, schema);
	const foreign = names.filter((name) => !isOurs(name));
	if (foreign.length > 0 || names.length > 0 && !names.includes(MARKER)) throw new UserError(`the schema ${schema} holds what is not ours (${(foreign.length > 0 ? foreign : names).slice(0, 5).join(", ")}); name another one in the dsn, such as …/qpsgate: it is made, and dropped again`);
	if (names.length === 0) return {
		isThere: true,
		isLoaded: false
	};
	const [marker] = await session.rows(`SELECT table_count, row_count FROM ${schema}.${MARKER}`);
	return {
		isThere: true,
		isLoaded: Number(marker?.table_count) === dataset.tables && Number(marker?.row_count) === dataset.rows
	};
}
/** Makes the schema, and drops tables of ours that have another size. */
async function clearSchema(session, { schema }) {
	await session.execute(`CREATE DATABASE IF NOT EXISTS ${schema}`);
	await dropTables(session, schema);
}
/** Written last, when all data are there: half of them are useless. */
async function markLoaded(session, { schema }, { tables, rows }) {
	await session.execute(`CREATE TABLE ${schema}.${MARKER} (table_count INT NOT NULL, row_count INT NOT NULL)`);
	await session.execute(`INSERT INTO ${schema}.${MARKER} VALUES (${tables}, ${rows})`);
}
/** Tables of ours go; the schema too, if we made it. */
async function dropData(session, { schema }, wasThere) {
	await dropTables(session, schema);
	if (!wasThere) await session.execute(`DROP DATABASE ${schema}`);
}
async function dropTables(session, schema) {
	for (const name of (await tablesIn(session, schema)).filter(isOurs)) await session.execute(`DROP TABLE ${schema}.${name}`);
}
async function tablesIn(session, schema) {
	return (await session.rows(`SELECT TABLE_NAME AS name FROM information_schema.TABLES WHERE TABLE_SCHEMA = '${schema}'`)).map(({ name }) => String(name));
}
function isOurs(table) {
	return table === MARKER || /^sbtest\d+$/.test(table);
}

// src/edges/endpoint/restore-settings.ts
/** Restores an endpoint's settings, except those that somebody else has changed meanwhile. */
/** Clocks that are read one after the other differ by this much, seconds. */
const SAME_START_SECONDS = 5;
/** When the server was started, seconds since 1970. */
async function serverStartOf(session) {
	const now = Number(await session.value("SELECT UNIX_TIMESTAMP()"));
	const [row] = await session.rows("SHOW GLOBAL STATUS LIKE 'Uptime'");
	return now - Number(row?.Value ?? 0);
}
async function restoreFromJournal(session, journal) {
	const found = await readSettings(session);
	const wasRestarted = Math.abs(await serverStartOf(session) - journal.serverStart) > SAME_START_SECONDS;
	const wanted = /* @__PURE__ */ new Map();
	const changedByOthers = [];
	for (const [key, given] of Object.entries(journal.given)) {
		const [before, now] = [journal.original[key] ?? "", found.get(key) ?? ""];
		if (now === before) continue;
		if (given.includes(now) || given.includes("*")) wanted.set(key, before);
		else if (!wasRestarted) changedByOthers.push({
			name: partsOf(key).name,
			found: now
		});
	}
	const refused = await new SwitchedServer(session, found).switchTo(wanted);
	const failed = new Set(refused.map(({ key }) => key));
	return {
		/** Names of settings that were given back. */
		restored: [...wanted.keys()].filter((key) => !failed.has(key)).map((key) => partsOf(key).name),
		/** Settings that somebody else has changed since, with the values found: they stay. */
		changedByOthers,
		refused,
		/** Whether the server was restarted meanwhile, which undid our switches. */
		wasRestarted
	};
}

// src/edges/endpoint/open-endpoint.ts
/** An endpoint, opened: connected, its schema loaded, its settings saved on disk; and restored in every case. */
/** For each answer of a server that is not ours. Its journal stays where it does not answer. */
const ANSWER_SECONDS = 60;
/** The same once somebody has asked us to end. */
const LAST_ANSWER_SECONDS = 2;
/** @throws UserError or MeasurementError with the next step if it cannot be measured on */
async function openEndpoint(request) {
	const { endpoint, scenarios, note, phase } = request;
	const name = endpointName(endpoint);
	phase({
		code: "connect",
		endpoint: name
	});
	await using opened = new AsyncDisposableStack();
	const address = {
		kind: "endpoint",
		endpoint,
		password: passwordOf(endpoint),
		certificates: certificatesOf(endpoint),
		patience: {
			seconds: 60,
			signal: request.signal
		}
	};
	const session = opened.use(await Session.open(address));
	const version = await session.value("SELECT VERSION()") ?? "";
	const comment = await session.value("SELECT @@version_comment") ?? "";
	const build = requireSupported(version, comment, name);
	await eachOrRefused(scenarios, (scenario) => requireAllowed(scenario, session, name));
	await asAsked(endpoint, () => loadData(request, address, session, opened));
	await restoreLeft(endpoint, session, note);
	const original = await readSettings(session);
	const facts = await readFacts(session);
	const journal = beginJournal(endpoint, await serverStartOf(session), original);
	const switched = new SwitchedServer(session, original, (wanted) => journal.announce(wanted));
	const close = opened.move();
	return {
		known: {
			endpoint,
			address,
			session,
			...build,
			facts,
			original
		},
		switched,
		/**
		* The settings of the endpoint in a scenario: its options are set, and their effects are read back. They stay.
		*
		* @throws UserError with file and line if the endpoint refuses one of them, or a privilege is missing
		*/
		stateOf: async (scenario) => {
			await switched.readBack();
			const changed = settingsThatDiffer(await readSettings(session), original);
			const { given } = journal.written();
			await switched.switchTo(new Map([...changed].filter(([key]) => given[key] !== void 0)));
			const before = await readSettings(session);
			const statements = harmlessStatements(scenario, name);
			journal.announce(anything(statements, before));
			for (const statement of statements) await session.execute(statement.sql).catch((error) => {
				throw refusalOf(error, scenario.name, name, statement);
			});
			const found = await readSettings(session);
			journal.announce(settingsThatDiffer(before, found));
			journal.settle();
			await switched.readBack();
			return found;
		},
		[Symbol.asyncDispose]: async () => {
			try {
				const restored = await whileAnswering({
					address,
					session
				}, (own) => restoreFromJournal(own, journal.written()));
				for (const text of restoreTexts(name, restored)) note(text);
				if (restored.refused.length === 0) journal.remove();
			} catch (error) {
				note(`${name} could not be restored (${firstLine(error)}); when it answers again: qpsgate doctor --restore`);
			}
			await close.disposeAsync().catch((error) => note(`${name}: our data could not be dropped (${firstLine(error)})`));
		}
	};
}
/** An error with the statement's line if the server refused it, else the failure itself. */
function refusalOf(cause, scenario, server, { sql, file, line }) {
	if (!isRefusal(cause)) return cause;
	const { errno, message } = cause;
	const advice = ADVICE[errno] ?? "correct it, or leave it out";
	return new UserError(`scenario ${scenario}: ${server} refuses this; it says: ${message}; ${advice}\n  ${sql}`, {
		place: {
			file,
			line
		},
		cause
	});
}
/** Each of them in turn. @throws UserError with all refusals at once, as privileges are asked for once */
async function eachOrRefused(items, attempt) {
	const refused = [];
	for (const item of items) await attempt(item).catch((error) => {
		if (!(error instanceof UserError)) throw error;
		refused.push(error);
	});
	const [first] = refused;
	const texts = new Set(refused.map(describeError));
	if (first !== void 0) throw texts.size === 1 ? first : new UserError([...texts].join("\n"));
}
/**
* Asks for each privilege by a statement of the same kind that changes nothing, before data are loaded and other runs
* are waited for.
*/
async function requireAllowed(scenario, session, server) {
	for (const statement of harmlessStatements(scenario, server)) await session.execute(changingNothing(statement)).catch((error) => {
		const { errno } = error;
		if (!isRefusal(error) || ADVICE[errno ?? 0] !== void 0) throw refusalOf(error, scenario.name, server, statement);
	});
}
function changingNothing({ kind, name }) {
	return kind === "variable" ? `SET GLOBAL ${quoteName(name)} = @@GLOBAL.${quoteName(name)}` : `UPDATE performance_schema.setup_${kind}s SET ENABLED = ENABLED WHERE FALSE`;
}
/** Other people's objects on the server are not ours to write, load or listen with. */
function harmlessStatements({ name, options }, server) {
	const statements = optionStatements(options);
	for (const { kind, name: variable, value, file, line } of statements) {
		const why = kind === "variable" ? assignmentReach({
			name: variable,
			value
		}) : void 0;
		if (why === void 0) continue;
		throw new UserError(`scenario ${name}: ${variable} is not set on ${server}, which is not ours: it could reach beyond what is measured (${why}); leave it out`, { place: {
			file,
			line
		} });
	}
	return statements;
}
/** Advice on an external server's error, by its number. */
const ADVICE = {
	1238: "it is set at start only: change it in the server’s own configuration, or measure servers that are started for it",
	1193: "correct its name",
	1227: "the user lacks a privilege: SYSTEM_VARIABLES_ADMIN on *.*, on MariaDB SUPER or a part of it",
	1142: "the user lacks a privilege: SELECT and UPDATE on performance_schema.*"
};
/** A run that was killed cannot restore its settings: the next one of the same account does. */
async function restoreLeft(endpoint, session, note) {
	const left = leftJournal(endpoint);
	if (left === void 0) return;
	const name = endpointName(endpoint);
	const { user } = left.journal.endpoint;
	if (user !== endpoint.user) throw new UserError(`a run as ${user} that was killed has left ${name} switched; restore it: qpsgate doctor --restore`);
	const report = await restoreFromJournal(session, left.journal);
	for (const text of restoreTexts(name, report)) note(text);
	if (report.refused.length > 0) throw new UserError(`a run that was killed has left ${name} switched, and it refuses to be set back; do so by hand`);
	removeJournal(left.path);
}
/** The final state of an endpoint, in sentences. */
function restoreTexts(name, report) {
	const { restored, changedByOthers, refused, wasRestarted } = report;
	return [
		...wasRestarted ? [`${name} was restarted meanwhile, which undid the switched settings`] : [],
		...restored.length > 0 ? [`${name}: ${restored.length} settings are as they were`] : [],
		...changedByOthers.map((each) => `${name}: ${each.name} was changed by another client and keeps ${JSON.stringify(each.found)}`),
		...refused.map(({ key, why }) => `${name}: ${key} could not be set back: ${why}`)
	];
}
/** Settings that statements may change, before it is known how. */
function anything(statements, settings) {
	const keys = statements.flatMap(({ kind, name }) => kind === "instrument" ? [...settings.keys()].filter((key) => partsOf(key).kind === kind) : keyOf(kind, name));
	return new Map(keys.map((key) => [key, "*"]));
}
async function loadData({ endpoint, dataset, keepsData, runDirectory, signal, phase }, address, session, opened) {
	if (dataset.tpch !== void 0) throw new UserError("TPC-H’s tables are loaded into servers that qpsgate starts only; leave out dsn, or dataset.tpch");
	const found = await inspectSchema(session, endpoint, dataset);
	if (found.isLoaded) return;
	phase({
		code: "load",
		dataset
	});
	await clearSchema(session, endpoint);
	if (!keepsData) opened.defer(() => whileAnswering({
		address,
		session
	}, (own) => dropData(own, endpoint, found.isThere)));
	await loadTables({
		address,
		dataset,
		runDirectory,
		signal
	});
	await markLoaded(session, endpoint, dataset);
}
/** With the session if it still answers, else with a new one: a session lost in a turn must not prevent restoring. */
async function whileAnswering({ session, address }, work) {
	if (await session.execute("SELECT 1").then(() => true, () => false)) return work(session);
	const seconds = address.patience?.signal?.aborted ? LAST_ANSWER_SECONDS : 60;
	await using another = await Session.open({
		...address,
		patience: { seconds }
	});
	return await work(another);
}
/** @throws UserError with the next step if the server refuses a statement */
async function asAsked(endpoint, ask) {
	try {
		return await ask();
	} catch (cause) {
		if (!isRefusal(cause)) throw cause;
		throw new UserError(`${endpointName(endpoint)} refuses to hold our data; it says: ${firstLine(cause)}; user ${endpoint.user} needs ALL on ${endpoint.schema}.*, a schema that is ours alone`, { cause });
	}
}

// src/core/workload/tables.ts
function columnName({ table, column }) {
	return `${table.name}.${column.name}`;
}
/** @throws RangeError if there is no such column, or the server computes it: callers have checked that before */
function findColumn(name, tables) {
	for (const table of tables) {
		const column = table.columns.find((one) => `${table.name}.${one.name}` === name && !one.isGenerated);
		if (column !== void 0) return {
			table,
			column
		};
	}
	throw new RangeError(`no column ${name}`);
}

export { restoreTexts as a, SwitchedServer as c, sessionStatement as d, listJournals as f, requireTrusted as g, passwordOf as h, openEndpoint as i, sessionVariables as l, certificatesOf as m, findColumn as n, restoreFromJournal as o, removeJournal as p, eachOrRefused as r, watchOthers as s, columnName as t, quoteName as u };