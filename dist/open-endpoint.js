import { n as nonEmpty } from "./lists.js";
import { _ as string, c as literal, d as number, f as object, h as record, i as custom, n as array, s as int } from "./schemas.js";
import { n as sqlName } from "./sql-text.js";
import { a as isLoopback, i as endpointName } from "./endpoint.js";
import { t as assignmentReach } from "./reach.js";
import { i as isExpression } from "./setting.js";
import { f as optionStatements, l as SwitchedServer, o as readConnections, u as isRefusal } from "./server-costs.js";
import { a as switchKey, i as splitSwitchKey, r as settingsThatDiffer } from "./switchable-settings.js";
import { S as isFailure, _ as describeError, b as firstLine, c as realPathOf, h as UserError, l as unless, p as MeasurementError, t as checkoutAround, w as reasonOf } from "./paths.js";
import { c as cacheDirectory, i as requireSupported } from "./launcher.js";
import { t as readSettings } from "./read-settings.js";
import { n as loadTables, s as lockFile, t as digestOf } from "./digest.js";
import { r as sleep } from "./clock.js";
import { i as holds } from "./option-files.js";
import { r as sum } from "./vectors.js";
import { a as putInPlace, n as cannotWrite, r as flushToDisk } from "./write-whole.js";
import { d as Session } from "./server-address.js";
import { dirname, join, resolve } from "node:path";
import { readFileSync, readdirSync, rmSync, statSync } from "node:fs";

// src/edges/endpoint/credentials.ts
/**
* Passwords and certificates of endpoints. Every address comes from a suite, which a stranger may have written.
* Therefore, the user's environment decides which secrets go to which host, and which files are read.
*/
const NAME = "QPSGATE_PASSWORD";
/**
* Variable with the hosts that may get the password, as `[user@]host[:port][?tls=off]`, separated by commas or blanks.
*/
const HOSTS = "QPSGATE_PASSWORD_HOSTS";
/** Variable with folders outside the checkout from which certificates and keys may be read, separated by colons. */
const FOLDERS = "QPSGATE_CERTIFICATES";
/**
* Password of an endpoint. QPSGATE_PASSWORD_AT_<host> takes precedence over QPSGATE_PASSWORD. Undefined if neither is
* set.
*
* @throws UserError if there is a password, but QPSGATE_PASSWORD_HOSTS does not name the endpoint
*/
function passwordOf(endpoint, environment = process.env) {
	const password = environment[`${NAME}_AT_${endpoint.host.toUpperCase().replaceAll(/[^A-Z0-9]/g, "_")}`] || environment[NAME] || void 0;
	if (password !== void 0) requireTrusted(endpoint, environment[HOSTS]?.trim() ?? "");
	return password;
}
/**
* Seconds that an external server gets for each answer. If it does not answer, its journal stays, so that somebody can
* restore its settings later.
*/
const ANSWER_SECONDS = 60;
/** @throws UserError if the environment does not allow the password or a certificate for this endpoint */
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
function requireTrusted(endpoint, named) {
	const why = distrust(endpoint, named.split(/[\s,]+/).flatMap(trustedIn));
	if (why === void 0) return;
	const list = named === "" ? "" : ` (${named})`;
	throw new UserError(`the suite would have the password sent to ${endpointName(endpoint)}${why}${list}`);
}
/** @returns the reason why no trusted host matches the server's address; undefined if one does */
function distrust(endpoint, trusted) {
	const { user, tls } = endpoint;
	const ofHost = trusted.filter(({ host }) => host === endpoint.host || host === endpointName(endpoint));
	if (ofHost.length === 0) return `, which ${HOSTS} does not name; add it there if it is yours`;
	const ofUser = ofHost.filter((each) => each.user === void 0 || each.user === user);
	if (ofUser.length === 0) return ` for ${user}, for whom ${HOSTS} does not name it`;
	if (tls !== "off" || isLoopback(endpoint.host) || ofUser.some(({ isOpen }) => isOpen)) return void 0;
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
* @throws UserError if a file of the dsn cannot be read, or lies neither in the checkout nor in QPSGATE_CERTIFICATES
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
/**
* Reads a certificate. Its path comes from the suite, so errors reveal nothing about files elsewhere, not even whether
* they exist.
*/
function certificateIn(path, folders) {
	const real = realPathOf(resolve(path));
	if (!folders.some((folder) => holds(folder, real))) throw new UserError(`the dsn names ${path}, which lies outside of the repository; put its folder into ${FOLDERS} if it is yours`);
	try {
		if (!statSync(real).isFile()) throw new Error("it is no regular file");
		return readFileSync(real, "utf8");
	} catch (cause) {
		throw new UserError(`the dsn names ${path}, which cannot be read: ${reasonOf(cause)}`, { cause });
	}
}

// src/edges/endpoint/journal.ts
/**
* The journal of an endpoint: its settings before qpsgate switched any. It is on disk before the first switch, so that
* settings can be restored even after a crash. It holds no secrets. Only the process that holds the journal's lock
* writes, restores or removes it. The kernel releases the lock of a killed process.
*/
const journalSchema = object({
	version: literal(1),
	/** The endpoint is not checked, because nobody else can write journals. */
	endpoint: custom((value) => typeof value === "object" && value !== null),
	/** Identity of the server; absent if the address leads to a single server. */
	server: string().optional(),
	/**
	* Process that switches the server's settings. Errors name it if the journal is locked, so that users can find that
	* run.
	*/
	pid: int(),
	/** Start of the server, seconds since 1970. If it has restarted since then, its switches are undone. */
	serverStart: number(),
	original: record(string(), string()),
	/**
	* For each setting, the values that qpsgate gave or is about to give it. Any other value comes from somebody else.
	*/
	given: record(string(), array(string()))
});
/** Placeholder for a value that only the server knows, until qpsgate has read it back. */
const ANY_VALUE = "*";
/** Whether qpsgate may have given the setting this value. Otherwise, somebody else did. */
function mayBeGiven({ given }, key, value) {
	const values = given[key] ?? [];
	return values.includes(value) || values.includes(ANY_VALUE);
}
/** The journal that this process writes. The caller must hold its lock. */
var Journal = class {
	#path;
	#content;
	/** @throws MeasurementError if it cannot be written */
	constructor(endpoint, serverStart, original, server) {
		this.#path = journalPath(endpoint, server);
		this.#content = {
			version: 1,
			endpoint,
			server,
			pid: process.pid,
			serverStart,
			original: Object.fromEntries(original),
			given: {}
		};
		this.#write(this.#content);
	}
	get content() {
		return this.#content;
	}
	/** Records the values that settings are about to get. They are on disk before this method returns. */
	announce(settings) {
		const { given } = this.#content;
		const news = [...settings].filter(([key, value]) => !given[key]?.includes(value));
		if (news.length === 0) return;
		const added = Object.fromEntries(news.map(([key, value]) => [key, [...given[key] ?? [], value]]));
		this.#write({
			...this.#content,
			given: {
				...given,
				...added
			}
		});
	}
	/** Records settings that are about to get values that only the server knows. */
	announceUnknown(keys) {
		this.announce(new Map(keys.map((key) => [key, ANY_VALUE])));
	}
	/**
	* Replaces the placeholders of `announceUnknown` once statements have changed the settings from `before` to `now`.
	*/
	settle(before, now) {
		const { original, given } = this.#content;
		const settled = new Map(Object.entries(given));
		for (const [key, value] of now) {
			const values = given[key] ?? [];
			const certain = values.filter((each) => each !== ANY_VALUE);
			if (value !== (values.includes(ANY_VALUE) ? original[key] : before.get(key)) && !certain.includes(value)) certain.push(value);
			if (certain.length > 0) settled.set(key, certain);
			else settled.delete(key);
		}
		this.#write({
			...this.#content,
			given: Object.fromEntries(settled)
		});
	}
	remove() {
		removeJournal(this.#path);
	}
	/** Writes the content to disk before it counts, so that a setting whose announcement failed is not switched. */
	#write(content) {
		try {
			putInPlace(this.#path, `${JSON.stringify(content)}\n`, 384);
			flushToDisk(dirname(this.#path));
		} catch (cause) {
			throw cannotWrite(this.#path, cause);
		}
		this.#content = content;
	}
};
function journalPaths() {
	const folder = cacheDirectory("restore");
	return readdirSync(folder).filter((name) => name.endsWith(".json")).sort().map((name) => join(folder, name));
}
/** @param server identity of one server, if the endpoint's address leads to several */
function journalPath(endpoint, server) {
	const among = server === void 0 ? "" : ` ${digestOf(server)}`;
	return join(cacheDirectory("restore"), `${encodeURIComponent(`${endpointName(endpoint)}${among}`)}.json`);
}
/** @returns undefined if another process holds the lock */
function lockJournal(path) {
	return lockFile(`${path}.lock`, "exclusive", { wait: false });
}
/**
* Locks the journal of an endpoint, so that no other run switches the endpoint's settings.
*
* @throws MeasurementError if another run holds the lock
*/
async function holdEndpoint(endpoint, server) {
	const path = journalPath(endpoint, server);
	const lock = await lockJournal(path);
	if (lock !== void 0) return lock;
	const journal = readJournal(path);
	const other = journal === void 0 ? "another run" : `another run (process ${journal.pid})`;
	throw new MeasurementError(`${other} switches ${endpointName(endpoint)}; wait until it is done`, { step: "open endpoint" });
}
/**
* @returns undefined if there is no journal
* @throws MeasurementError if it is damaged
*/
function readJournal(path) {
	const text = unless("ENOENT", () => readFileSync(path, "utf8"));
	if (text === void 0) return void 0;
	try {
		return journalSchema.parse(JSON.parse(text));
	} catch (cause) {
		throw new MeasurementError(`${path} is no journal that can be read; what the endpoint was set to is lost`, {
			step: "read journal",
			cause
		});
	}
}
function removeJournal(path) {
	rmSync(path, { force: true });
	flushToDisk(dirname(path));
}

// src/edges/endpoint/copies.ts
/**
* Checks that the servers of a service are copies of each other: what is written to one of them appears on all others.
* The load uses all servers, so each must have the same data.
*/
/**
* Seconds within which a write must appear on another server. A server that does not report to be a replica gets fewer,
* because its data most likely never come.
*/
const [COPY_SECONDS, UNSAID_SECONDS] = [60, 2];
const POLL_MS = 50;
/** @throws UserError if a copy does not show in time what was written */
async function requireCopies(copies, endpoint, shows, signal) {
	for (const copy of copies) {
		if (await isSoon(() => shows(copy), COPY_SECONDS, signal)) continue;
		throw new UserError(`${endpointName(endpoint)} leads to several servers, and one of them does not show within ${COPY_SECONDS} s what was written to another; name servers that replicate each other, or each by its own address`);
	}
}
/**
* Whether the data of a further server come from the first one.
*
* @throws UserError if the server is a replica, but does not show the data in time
*/
async function comesByReplication(session, endpoint, shows, signal) {
	if (await isSoon(shows, UNSAID_SECONDS, signal)) return true;
	if (!await isCopy(session)) return false;
	if (await isSoon(shows, COPY_SECONDS, signal)) return true;
	throw new UserError(`${endpointName(endpoint)} is a replica, and does not show the data of the first address within ${COPY_SECONDS} s; name the server that it replicates first`);
}
/**
* Whether a server reports to be a replica, or refuses to report. A read-only server counts as a replica, because
* somebody else must write its data.
*/
async function isCopy(session) {
	if (await session.value("SELECT @@GLOBAL.read_only") !== "0") return true;
	for (const statement of ["SHOW REPLICA STATUS", "SHOW SLAVE STATUS"]) try {
		return (await session.rows(statement)).length > 0;
	} catch (error) {
		if (!isRefusal(error)) throw error;
	}
	return true;
}
/** @throws UserError if a write at one address does not appear at all others */
async function requireSameData(servers, writes, signal) {
	const [first] = servers;
	const table = `${first.endpoint.schema}.sbtest0_nodes`;
	const refuse = (what) => new UserError(`${writes} writes, and a service of several addresses is written to at each: ${what}; name the address that takes writes by itself, or only workloads that read`);
	await first.session.execute(`CREATE TABLE IF NOT EXISTS ${table} (id INT NOT NULL PRIMARY KEY)`);
	try {
		for (const [nth, { session, endpoint }] of servers.entries()) {
			const name = endpointName(endpoint);
			const has = async (rows) => {
				const count = await session.value(`SELECT COUNT(*) FROM ${table}`).catch(() => void 0);
				return Number(count) >= rows;
			};
			if (!await isSoon(() => has(nth), UNSAID_SECONDS, signal)) throw refuse(`${name} does not show what was written at another`);
			await session.execute(`INSERT INTO ${table} VALUES (${nth})`).catch((error) => {
				throw isRefusal(error) ? refuse(`${name} takes no writes (it says: ${error.message})`) : error;
			});
		}
		const seen = async () => Number(await first.session.value(`SELECT COUNT(*) FROM ${table}`)) === servers.length;
		if (!await isSoon(seen, UNSAID_SECONDS, signal)) throw refuse(`${endpointName(first.endpoint)} does not show what was written at another`);
	} finally {
		await first.session.execute(`DROP TABLE IF EXISTS ${table}`);
	}
}
async function isSoon(what, seconds, signal) {
	const until = performance.now() + 1e3 * seconds;
	while (performance.now() < until) {
		if (await what()) return true;
		await sleep(POLL_MS, signal);
	}
	return what();
}

// src/edges/endpoint/facts.ts
/**
* Facts about a server that qpsgate did not start, because they limit or disturb measurements: its round-trip time,
* other clients' queries, and free connections.
*/
const FLOOR_QUERIES = 200;
async function readFacts(session) {
	const times = [];
	for (let query = 0; query < FLOOR_QUERIES; query++) {
		const began = performance.now();
		await session.execute("SELECT 1");
		times.push(performance.now() - began);
	}
	return {
		floorMs: times.sort((one, other) => one - other)[100] ?? 0,
		spareConnections: await spareConnections(session)
	};
}
/**
* Starts to count queries of other clients, because they disturb the measurement. The sessions' own queries do not
* count.
*/
async function watchOthers(sessions) {
	const asked = async () => sum(await Promise.all(sessions.map(askedByOthers)));
	const before = await asked();
	const began = performance.now();
	return async (ourQueries) => {
		const others = await asked() - before - ourQueries;
		return Math.max(0, 1e3 * others / (performance.now() - began));
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
	const free = Number(limit?.server) - (await readConnections(session) - 1);
	const ofUser = Number(limit?.user);
	return ofUser > 0 ? Math.min(ofUser, free) : free;
}

// src/edges/endpoint/own-schema.ts
/** Table that marks the other tables of its schema as qpsgate's. Its row holds the size of the data. */
const MARKER = "qpsgate_dataset";
/**
* @returns whether the schema exists, and whether it holds the wanted data
* @throws UserError if the schema holds anything that is not qpsgate's
*/
async function inspectSchema(session, { schema }, dataset) {
	const [row] = await session.rows(`SELECT SCHEMA_NAME FROM information_schema.SCHEMATA WHERE SCHEMA_NAME = '${schema}'`);
	if (row === void 0) return {
		isThere: false,
		isLoaded: false
	};
	const names = await tablesIn(session, schema);
	const foreign = names.filter((name) => !isOurs(name));
	if (foreign.length > 0 || names.length > 0 && !names.includes(MARKER)) throw new UserError(`the schema ${schema} holds tables or views that qpsgate did not make (${(foreign.length > 0 ? foreign : names).slice(0, 5).join(", ")}); name another one in the dsn, such as …/qpsgate: it is made, and dropped again`);
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
/** Whether every table has its index. The index is made after the rows, so a replica that shows it has all rows. */
async function hasIndexes(session, { schema }, { tables }) {
	const indexes = await session.value(`SELECT COUNT(*) FROM information_schema.STATISTICS WHERE TABLE_SCHEMA = '${schema}' AND INDEX_NAME LIKE 'k\\_%' AND SEQ_IN_INDEX = 1`);
	return Number(indexes) >= tables;
}
/**
* Makes the schema, drops qpsgate's tables from it, and makes the marker before any new table. If loading is killed,
* the marker tells the next run that the tables are qpsgate's and may be dropped.
*/
async function clearSchema(session, { schema }) {
	await session.execute(`CREATE DATABASE IF NOT EXISTS ${schema}`);
	await dropTables(session, schema);
	await session.execute(`CREATE TABLE ${schema}.${MARKER} (table_count INT NOT NULL, row_count INT NOT NULL)`);
}
/**
* Records the size of the data once all are loaded. If there is no size, the next run drops the data, because a killed
* run left them incomplete.
*/
async function markLoaded(session, { schema }, { tables, rows }) {
	await session.execute(`INSERT INTO ${schema}.${MARKER} VALUES (${tables}, ${rows})`);
}
/** Drops qpsgate's tables, and the schema only if qpsgate made it. */
async function dropData(session, { schema }, wasThere) {
	await dropTables(session, schema);
	if (!wasThere) await session.execute(`DROP DATABASE ${schema}`);
}
/**
* Drops qpsgate's tables, and the marker last. If qpsgate is killed meanwhile, the marker lets the next run drop the
* rest.
*/
async function dropTables(session, schema) {
	const ours = (await tablesIn(session, schema)).filter(isOurs);
	for (const name of ours.sort((one, other) => Number(one === MARKER) - Number(other === MARKER))) await session.execute(`DROP TABLE ${schema}.${name}`);
}
async function tablesIn(session, schema) {
	return (await session.rows(`SELECT TABLE_NAME AS name FROM information_schema.TABLES WHERE TABLE_SCHEMA = '${schema}'`)).map(({ name }) => String(name));
}
/**
* Whether a table is qpsgate's, and may be dropped: the marker, a table of the dataset, or a table of a workload or a
* check, named `sbtest0_…`.
*/
function isOurs(table) {
	return table === MARKER || /^sbtest(?:\d+|0_\w+)$/.test(table);
}

// src/edges/endpoint/restore-settings.ts
/** Restores an endpoint's settings, except those that somebody else has changed meanwhile. */
/**
* Maximum seconds between two readings of the same start. They differ, because the server's time and uptime are read
* one after the other.
*/
const SAME_START_SECONDS = 5;
/** Start of the server, seconds since 1970. */
async function serverStartOf(session) {
	const now = Number(await session.value("SELECT UNIX_TIMESTAMP()"));
	const [row] = await session.rows("SHOW GLOBAL STATUS LIKE 'Uptime'");
	return now - Number(row?.Value ?? 0);
}
async function restoreFromJournal(session, journal) {
	if (Math.abs(await serverStartOf(session) - journal.serverStart) > SAME_START_SECONDS) return {
		restored: [],
		changedByOthers: [],
		refused: [],
		wasRestarted: true
	};
	const settings = await readSettings(session);
	const toRestore = /* @__PURE__ */ new Map();
	const changedByOthers = [];
	for (const key of Object.keys(journal.given)) {
		const original = journal.original[key] ?? "";
		const value = settings.get(key) ?? "";
		if (value === original) continue;
		if (mayBeGiven(journal, key, value)) toRestore.set(key, original);
		else changedByOthers.push({
			name: splitSwitchKey(key).name,
			value
		});
	}
	const server = new SwitchedServer(session, settings);
	const refused = await server.switchTo(toRestore);
	await server.readBack();
	await server.switchTo(settingsThatDiffer(server.settings, toRestore));
	const refusedKeys = new Set(refused.map(({ key }) => key));
	return {
		restored: [...toRestore.keys()].filter((key) => !refusedKeys.has(key)).map((key) => splitSwitchKey(key).name),
		changedByOthers,
		refused,
		wasRestarted: false
	};
}

// src/edges/endpoint/servers-behind.ts
/**
* Finds the servers that one address leads to. There may be several, because a proxy, or a name with several hosts,
* sends each connection to any of them.
*/
/**
* Connections in a row without a new server, for each server found, after which the search ends. If an address picks
* one of k + 1 servers at random and k are found, 8 k connections miss the last one in 1 of 256 runs for two servers,
* in 1 of 657 for three, and in fewer for more.
*/
const IN_VAIN = 8;
const MOST_SERVERS = 32;
/** Maximum number of connections to reach one particular server. */
const MOST_TRIES = 500;
/** Variables that tell servers apart. No server has all of them. */
const IDENTITY = [
	"server_uuid",
	"server_uid",
	"hostname",
	"port",
	"server_id",
	"datadir"
];
/** @returns a session to each server; the first is the one that the first connection reached */
async function serversBehind(address) {
	const first = await connect(address);
	const servers = [first];
	try {
		for (let inVain = 0; inVain < IN_VAIN * servers.length && servers.length < MOST_SERVERS;) {
			const next = await connect(address);
			const isNew = servers.every(({ identity }) => identity !== next.identity);
			if (isNew) servers.push(next);
			else await next.session[Symbol.asyncDispose]();
			inVain = isNew ? 0 : inVain + 1;
		}
	} catch (error) {
		if (!isFailure(error)) throw error;
	}
	const [, ...others] = servers;
	return [first, ...others];
}
/**
* A session to one of the servers.
*
* @param identity identity of the server; undefined: any server
* @throws MeasurementError if no connection leads there
*/
async function sessionTo(address, identity) {
	for (let tries = 0; tries < MOST_TRIES; tries++) {
		const { session, identity: reached } = await connect(address);
		if (identity === void 0 || reached === identity) return session;
		await session[Symbol.asyncDispose]();
	}
	const name = endpointName(address.endpoint);
	throw new MeasurementError(`none of ${MOST_TRIES} connections to ${name} led to the server that was switched`, { step: "connect" });
}
async function connect(address) {
	await using opened = new AsyncDisposableStack();
	const session = opened.use(await Session.open(address));
	const names = IDENTITY.map((name) => `'${name}'`).join(", ");
	const rows = await session.rows(`SHOW GLOBAL VARIABLES WHERE Variable_name IN (${names})`);
	const values = new Map(rows.map((row) => [String(row.Variable_name), String(row.Value)]));
	opened.move();
	return {
		session,
		identity: IDENTITY.map((name) => values.get(name) ?? "").join(" ")
	};
}

// src/edges/endpoint/open-endpoint.ts
/** Seconds that a server gets for each answer after a signal has asked qpsgate to end. */
const LAST_ANSWER_SECONDS = 2;
/**
* @returns the servers that the address leads to; the first one owns data and locks, so it must be disposed of last
* @throws UserError or MeasurementError, with the next step, if the endpoint cannot be used for measurements
*/
async function openEndpoint(request) {
	const { endpoint, scenarios, note, phase } = request;
	const name = endpointName(endpoint);
	phase({
		code: "connect",
		endpoint: name
	});
	await using opened = new AsyncDisposableStack();
	const address = endpointAddress(endpoint, request.signal);
	opened.use(await holdEndpoint(endpoint));
	const behind = await serversBehind(address);
	for (const { session } of behind) opened.use(session);
	const isOne = behind.length === 1;
	const builds = /* @__PURE__ */ new Map();
	for (const { session, identity } of behind) {
		const version = await session.value("SELECT VERSION()") ?? "";
		const comment = await session.value("SELECT @@version_comment") ?? "";
		builds.set(session, requireSupported(version, comment, name));
		if (!isOne) opened.use(await holdEndpoint(endpoint, identity));
		await holdServer(session, name);
		await eachOrRefused(scenarios, (scenario) => requireAllowed(scenario, session, name));
	}
	const sessions = nonEmpty(behind.map(({ session }) => session));
	await loadData(request, address, sessions, opened).catch((cause) => {
		throw loadRefusalOf(cause, endpoint);
	});
	await restoreLeft(endpoint, void 0, sessions[0], note);
	const servers = [];
	for (const { session, identity } of behind) {
		const among = isOne ? void 0 : identity;
		if (among !== void 0) await restoreLeft(endpoint, among, session, note);
		const original = await readSettings(session);
		const build = builds.get(session);
		servers.push({
			...build,
			endpoint,
			address,
			among,
			session,
			facts: await readFacts(session),
			original,
			note
		});
	}
	const journals = /* @__PURE__ */ new Map();
	for (const { session, original, among } of servers) journals.set(session, new Journal(endpoint, await serverStartOf(session), original, among));
	const resources = opened.move();
	return nonEmpty(servers.map((server, nth) => {
		const stack = nth === 0 ? resources : new AsyncDisposableStack();
		return new OpenEndpoint({
			...server,
			journal: journals.get(server.session),
			resources: stack
		});
	}));
}
/**
* Locks the server itself, because it may have several names, such as localhost and 127.0.0.1, and runs on other
* machines may use it.
*/
async function holdServer(session, name) {
	if (await session.value("SELECT GET_LOCK('qpsgate', 0)").catch(() => void 0) !== "0") return;
	throw new UserError(`another run measures ${name}, or this one does under another name; wait until it is done, or give one server the same dsn everywhere`);
}
var OpenEndpoint = class {
	server;
	switched;
	constructor(server) {
		const { session, original, journal } = server;
		this.server = server;
		this.switched = new SwitchedServer(session, original, (wanted) => journal.announce(wanted));
	}
	/**
	* Sets a scenario's options on the endpoint, and returns the settings that it then has. The options stay set.
	*
	* @throws UserError with file and line if the endpoint refuses an option, or a privilege is missing
	*/
	async stateOf(scenario) {
		const { endpoint, session, original, journal } = this.server;
		await this.switched.readBack();
		const changed = settingsThatDiffer(await readSettings(session), original);
		const { given } = journal.content;
		await this.switched.switchTo(new Map([...changed].filter(([key]) => given[key] !== void 0)));
		const before = await readSettings(session);
		const name = endpointName(endpoint);
		const statements = harmlessStatements(scenario, name);
		journal.announceUnknown(changedBy(statements, before));
		for (const statement of statements) await session.execute(statement.sql).catch((error) => {
			throw refusalOf(error, scenario.name, name, statement);
		});
		const settings = await readSettings(session);
		journal.settle(before, settings);
		await this.switched.readBack();
		return settings;
	}
	async [Symbol.asyncDispose]() {
		const { endpoint, journal, resources, note } = this.server;
		const name = endpointName(endpoint);
		try {
			const report = await whileAnswering(this.server, (answering) => restoreFromJournal(answering, journal.content));
			for (const text of restoreTexts(name, report)) note(text);
			if (report.refused.length === 0) journal.remove();
		} catch (error) {
			note(`${name} could not be restored (${firstLine(error)}); when it answers again: qpsgate doctor --restore`);
		}
		try {
			await resources[Symbol.asyncDispose]();
		} catch (error) {
			note(`${name}: the test data could not be dropped (${firstLine(error)})`);
		}
	}
};
/** @returns an error with the statement's line if the server refused the statement, otherwise the cause itself */
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
/**
* Calls `attempt` for each item in turn, even after a refusal.
*
* @throws UserError with all refusals at once, so that the user learns of all missing privileges in one run
*/
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
* Tries each privilege by a statement of the same kind that changes nothing. It comes before data are loaded, so that a
* refusal costs little time.
*/
async function requireAllowed(scenario, session, server) {
	for (const statement of harmlessStatements(scenario, server)) await session.execute(changingNothing(statement)).catch((error) => {
		const { errno } = error;
		if (!isRefusal(error) || ADVICE[errno ?? 0] !== void 0) throw refusalOf(error, scenario.name, server, statement);
	});
}
function changingNothing({ kind, name }) {
	return kind === "variable" ? `SET GLOBAL ${sqlName(name)} = @@GLOBAL.${sqlName(name)}` : `UPDATE performance_schema.setup_${kind}s SET ENABLED = ENABLED WHERE FALSE`;
}
/**
* Statements that set a scenario's options. If an option may affect more than the measurement, or outlast it, that is
* an error, because the server belongs to somebody else.
*/
function harmlessStatements({ name, options }, server) {
	const statements = optionStatements(options);
	const unknown = options.find(isExpression);
	if (unknown !== void 0) throw new UserError(`scenario ${name}: what ${unknown.name} is set to on ${server} is unknown; leave it out`, { place: unknown });
	for (const { kind, name: variable, value, file, line } of statements) {
		const why = kind === "variable" ? assignmentReach({
			name: variable,
			text: value
		}) : void 0;
		if (why === void 0) continue;
		throw new UserError(`scenario ${name}: ${variable} is not set on ${server}, which qpsgate did not start: it could reach beyond what is measured, or outlast it (${why}); leave it out`, { place: {
			file,
			line
		} });
	}
	return statements;
}
/** What the user can do about an external server's errors, by error number. */
const ADVICE = {
	1238: "it is set at start only: change it in the server’s own configuration, or measure servers that are started for it",
	1193: "correct its name",
	1227: "the user lacks a privilege: SYSTEM_VARIABLES_ADMIN on *.*, on MariaDB SUPER or a part of it",
	1142: "the user lacks a privilege: SELECT and UPDATE on performance_schema.*"
};
/** Restores settings that a killed run of the same user has left switched, because that run could not do so itself. */
async function restoreLeft(endpoint, server, session, note) {
	const path = journalPath(endpoint, server);
	const journal = readJournal(path);
	if (journal === void 0) return;
	const name = endpointName(endpoint);
	const { user } = journal.endpoint;
	if (user !== endpoint.user) throw new UserError(`a run as ${user} that was killed has left ${name} switched; restore it: qpsgate doctor --restore`);
	const report = await restoreFromJournal(session, journal);
	for (const text of restoreTexts(name, report)) note(text);
	if (report.refused.length > 0) throw new UserError(`a run that was killed has left ${name} switched, and it refuses to be set back; do so by hand`);
	removeJournal(path);
}
/** Sentences that tell the user what became of the endpoint's settings. */
function restoreTexts(name, report) {
	const { restored, changedByOthers, refused, wasRestarted } = report;
	return [
		...wasRestarted ? [`${name} was restarted meanwhile, which undid the switched settings`] : [],
		...restored.length > 0 ? [`${name}: ${restored.length} settings are as they were`] : [],
		...changedByOthers.map((each) => `${name}: ${each.name} was changed by another client and keeps ${JSON.stringify(each.value)}`),
		...refused.map(({ key, why }) => `${name}: ${key} could not be set back: ${why}`)
	];
}
/**
* Keys of the settings that statements may change. A statement about instruments may change all of them, because it
* names a pattern.
*/
function changedBy(statements, settings) {
	return statements.flatMap(({ kind, name }) => kind === "instrument" ? [...settings.keys()].filter((key) => splitSwitchKey(key).kind === kind) : [switchKey(kind, name)]);
}
/** @param sessions one to each server that the address leads to */
async function loadData({ endpoint, dataset, isFurther, keepsData, runDirectory, signal, phase }, address, sessions, opened) {
	const [session, ...copies] = sessions;
	if (dataset.tpch !== void 0) throw new UserError("TPC-H’s tables are loaded into servers that qpsgate starts only; leave out dsn, or dataset.tpch");
	const showsData = async (each) => (await inspectSchema(each, endpoint, dataset)).isLoaded;
	if (isFurther && await comesByReplication(session, endpoint, () => showsData(session), signal)) return;
	const { isThere, isLoaded } = await inspectSchema(session, endpoint, dataset);
	if (!isLoaded) {
		phase({
			code: "load",
			dataset
		});
		await clearSchema(session, endpoint);
		if (!keepsData) opened.defer(() => whileAnswering({
			address,
			session
		}, (answering) => dropData(answering, endpoint, isThere)));
		await requireCopies(copies, endpoint, async (copy) => (await tablesIn(copy, endpoint.schema)).length > 0, signal);
		await loadTables({
			address,
			dataset,
			runDirectory,
			signal
		});
		if (copies.length > 0) await requireCopies(sessions, endpoint, (each) => hasIndexes(each, endpoint, dataset), signal);
		await markLoaded(session, endpoint, dataset);
	}
	await requireCopies(copies, endpoint, async (copy) => await showsData(copy) && hasIndexes(copy, endpoint, dataset), signal);
}
/** Uses the session if it still answers, otherwise a new one, because a lost session must not prevent restoring. */
async function whileAnswering({ address, among, session }, work) {
	if (await session.execute("SELECT 1").then(() => true, () => false)) return work(session);
	const seconds = address.patience?.signal?.aborted ? LAST_ANSWER_SECONDS : 60;
	await using another = await sessionTo({
		...address,
		patience: { seconds }
	}, among);
	return await work(another);
}
/** @returns an error with the next step if the server refused a statement, otherwise the cause itself */
function loadRefusalOf(cause, { user, schema, ...server }) {
	if (!isRefusal(cause)) return cause;
	return new UserError(`${endpointName(server)} does not take the test data; it says: ${firstLine(cause)}; user ${user} needs ALL on ${schema}.*, a schema for qpsgate alone`, { cause });
}

export { restoreFromJournal as a, journalPaths as c, removeJournal as d, endpointAddress as f, sessionTo as i, lockJournal as l, openEndpoint as n, watchOthers as o, passwordOf as p, restoreTexts as r, requireSameData as s, eachOrRefused as t, readJournal as u };