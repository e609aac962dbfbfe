import { p as wholeNumber } from "./exercises.js";
import { a as isOn, l as variableText, n as consumerOf } from "./setting.js";
import { r as sum } from "./vectors.js";
import { m as proofCounters } from "./reach.js";
import { a as switchKey, i as splitSwitchKey, n as settingsOfKind, r as settingsThatDiffer, t as settingsAfter } from "./switchable-settings.js";
import { u as contextSwitchesOf, y as procText } from "./tool.js";
import { n as sqlName, r as sqlText } from "./sql-text.js";
import { r as scopeOf } from "./scope.js";
import { t as readSettings } from "./read-settings.js";

// src/core/switching/switch-statements.ts
const SETUP = "performance_schema.setup_";
const NUMBER = /^-?\d+(?:\.\d+)?$/;
/** Statements that switch a server from some settings to others, as few as possible; empty if nothing differs. */
function switchStatements(from, to) {
	const changes = settingsThatDiffer(from, to);
	const set = [...settingsOfKind("variable", changes)].map(([name, value]) => `GLOBAL ${sqlName(name)} = ${sqlLiteral(value)}`);
	return [
		...set.length === 0 ? [] : [`SET ${set.join(", ")}`],
		...setupStatements("consumer", changes),
		...setupStatements("instrument", changes)
	];
}
/** @returns an empty text if there are no variables */
function sessionStatement(variables) {
	const set = [...settingsOfKind("variable", variables)].map(([name, value]) => `SESSION ${sqlName(name)} = ${sqlLiteral(value)}`);
	return set.length === 0 ? "" : `SET ${set.join(", ")}`;
}
/**
* Literal of a value that the server shows, in the form that SET takes: numbers stand for themselves, all else is text.
*/
function sqlLiteral(value) {
	return NUMBER.test(value) ? value : sqlText(value);
}
function setupStatements(kind, changes) {
	return [...Map.groupBy(settingsOfKind(kind, changes), ([, value]) => value)].map(([value, settings]) => {
		const [enabled = "NO", timed = ""] = value.split(",");
		const assignments = [`ENABLED = '${enabled}'`, ...timed === "" ? [] : [`TIMED = '${timed}'`]];
		const names = settings.map(([name]) => sqlText(name));
		return `UPDATE ${SETUP}${kind}s SET ${assignments.join(", ")} WHERE NAME IN (${names.join(", ")})`;
	});
}
/** Options as statements. Longer patterns come later, because the server applies them in that order at its start. */
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
	const name = option.bare;
	const text = variableText(option);
	const value = String(wholeNumber(text) ?? text);
	const consumer = consumerOf(option);
	if (consumer !== void 0) return {
		sql: `UPDATE ${SETUP}consumers SET ENABLED = '${isOn(option) ? "YES" : "NO"}' WHERE NAME = ${sqlLiteral(consumer)}`,
		kind: "consumer",
		name: consumer,
		value
	};
	if (option.value.kind === "instruments") {
		const { pattern, state } = option.value;
		const [enabled, timed] = state === "counted" ? ["YES", "NO"] : isOn(option) ? ["YES", "YES"] : ["NO", "NO"];
		return {
			sql: `UPDATE ${SETUP}instruments SET ENABLED = '${enabled}', TIMED = '${timed}' WHERE NAME LIKE ${sqlLiteral(pattern)}`,
			kind: "instrument",
			name: pattern,
			value
		};
	}
	return {
		sql: `SET GLOBAL ${sqlName(name)} = ${sqlLiteral(value)}`,
		kind: "variable",
		name,
		value
	};
}

// src/edges/switching/switched-server.ts
/** A running server whose settings qpsgate switches between turns, so that several arms can share the server. */
/**
* Time limit in seconds of a statement that switches a setting. All clients wait meanwhile, and the statement may never
* end.
*/
const SWITCH_SECONDS = 60;
var SwitchedServer = class {
	#session;
	#announce;
	/** The settings, as qpsgate last read or set them. */
	settings;
	/**
	* Keys of all settings that qpsgate has ever switched. `readBack` compares only these, because a server may change
	* others by itself.
	*/
	#switched = /* @__PURE__ */ new Set();
	/**
	* @param settings values before any switch
	* @param announce called with the new values before each switch, so that a journal can record them
	*/
	constructor(session, settings, announce = () => {}) {
		this.#session = session;
		this.#announce = announce;
		this.settings = settings;
	}
	/**
	* Gives these settings their values, and leaves all others as they are.
	*
	* @returns the settings that the server refused and left unchanged
	*/
	async switchTo(wanted) {
		this.#announce(wanted);
		const target = settingsAfter(this.settings, wanted);
		for (const key of wanted.keys()) this.#switched.add(key);
		return await this.#enter(target) === void 0 ? [] : this.#switchOneByOne(target);
	}
	/**
	* Reads the server's settings and remembers them, because a server may adjust a value that it has accepted.
	*
	* @returns switched settings with another value than qpsgate set; somebody else may have changed them, too
	*/
	async readBack() {
		const [wanted, settings] = [this.settings, await readSettings(this.#session)];
		this.settings = settings;
		return [...settingsThatDiffer(settings, wanted)].filter(([key]) => this.#switched.has(key)).map(([key, value]) => ({
			key,
			wanted: value,
			found: settings.get(key)
		}));
	}
	/**
	* Scopes in which each variable can be switched. The server reveals them when a statement sets the variable to its
	* present value. The statements run on a new connection, because they also set that connection's own values.
	*/
	async scopesOf(names) {
		await using session = await this.#session.another();
		const scopes = /* @__PURE__ */ new Map();
		for (const name of names) {
			const value = this.settings.get(switchKey("variable", name));
			scopes.set(name, value === void 0 ? "start" : scopeOf(await ask(session, name, value)));
		}
		return scopes;
	}
	/**
	* Switches one setting after another. A server may refuse a value until another setting has changed, so refused
	* values are tried again as long as the server accepts any other.
	*/
	async #switchOneByOne(target) {
		this.settings = await readSettings(this.#session);
		let open = settingsThatDiffer(this.settings, target);
		for (;;) {
			const refused = [];
			for (const [key, wanted] of open) {
				const why = await this.#enter(settingsAfter(this.settings, /* @__PURE__ */ new Map([[key, wanted]])));
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
	/** @returns the server's message if it refuses a statement; undefined if all settings are switched */
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
/**
* Keys of the variables of which each connection has its own value. A new global value reaches only new connections, so
* the open ones need a switch of their own.
*/
async function sessionVariables(server, keys) {
	const names = [...keys].flatMap((key) => splitSwitchKey(key).kind === "variable" ? splitSwitchKey(key).name : []);
	const scopes = await server.scopesOf(names);
	return new Set(names.filter((name) => scopes.get(name) === "session").map((name) => switchKey("variable", name)));
}
/**
* Whether the server refused a statement. A lost connection is no refusal: its error has no number, or a negative one.
*/
function isRefusal(error) {
	const { errno } = error;
	return typeof errno === "number" && errno > 0;
}
async function ask(session, name, value) {
	return {
		global: await errorOf(session, `SET GLOBAL \`${name}\` = ${sqlLiteral(value)}`),
		session: await errorOf(session, `SET SESSION \`${name}\` = ${sqlLiteral(value)}`)
	};
}
/** Error number of the server; undefined if it accepted the statement. */
async function errorOf(session, sql) {
	try {
		await session.execute(sql, SWITCH_SECONDS);
		return;
	} catch (error) {
		if (isRefusal(error)) return error.errno;
		throw error;
	}
}

// src/edges/servers/server-costs.ts
/** Number of connections that a server holds, including those of qpsgate itself. */
async function readConnections(session) {
	const [row] = await session.rows("SHOW GLOBAL STATUS LIKE 'Threads_connected'");
	return Number(row?.Value);
}
function readProcessCosts(pid) {
	const io = procText(pid, "io") ?? "";
	return {
		switches: contextSwitchesOf(pid),
		readBytes: bytesOf(/^read_bytes: (\d+)/m.exec(io)),
		writtenBytes: bytesOf(/^write_bytes: (\d+)/m.exec(io))
	};
}
function bytesOf(line) {
	return line === null ? void 0 : Number(line[1]);
}
function processCostsBetween(before, after) {
	return {
		switches: switchesBetween(before.switches, after.switches),
		readBytes: growthOf(before.readBytes, after.readBytes),
		writtenBytes: growthOf(before.writtenBytes, after.writtenBytes)
	};
}
function growthOf(before, after) {
	return before === void 0 || after === void 0 ? void 0 : Math.max(0, after - before);
}
/**
* Context switches between two readings, of threads that exist at the second one. Each freeze of a server costs every
* thread two switches. The least active thread did almost nothing else, so its count is subtracted from that of each
* thread.
*/
function switchesBetween(before, after) {
	if (before === void 0 || after === void 0 || after.size === 0) return void 0;
	const old = [...after].flatMap(([thread, many]) => before.has(thread) ? many - (before.get(thread) ?? 0) : []);
	const byFreezing = old.length === 0 ? 0 : Math.min(...old);
	return sum([...after].map(([thread, many]) => Math.max(0, many - (before.get(thread) ?? 0) - byFreezing)));
}
const PAGE_REQUESTS = "Innodb_buffer_pool_read_requests";
const MISSED_PAGES = "Innodb_buffer_pool_reads";
const LOCK_WAITS = "Innodb_row_lock_waits";
const SYNCS = "Innodb_data_fsyncs";
const NETWORK = ["Bytes_received", "Bytes_sent"];
async function readCounters(session) {
	const status = await session.rows("SHOW GLOBAL STATUS");
	const metrics = await session.rows("SELECT NAME AS Variable_name, COUNT AS Value FROM information_schema.INNODB_METRICS").catch(() => []);
	const counters = [...status, ...metrics].map((row) => [String(row.Variable_name), Number(row.Value)]);
	return new Map(counters.filter(([, value]) => Number.isFinite(value)));
}
/** Costs of a server between two readings of its counters; each undefined if the server does not count it. */
function costsBetween(before, after) {
	const growth = (name) => growthOf(before.get(name), after.get(name));
	const bytes = NETWORK.map(growth);
	return {
		fsyncs: growth(SYNCS),
		networkBytes: bytes.some((each) => each === void 0) ? void 0 : sum(bytes)
	};
}
/** Growth of those counters that show which settings were exercised. Counters that did not grow are missing. */
function grownCounters(before, after, product) {
	const telling = proofCounters(product);
	const growths = [...after.keys()].filter((name) => telling.has(name)).map((name) => [name, increase(before, after, name)]);
	return Object.fromEntries(growths.filter(([, growth]) => growth > 0));
}
/** Share of the requested pages that came from disk between two readings, 0…1. */
function pageMissesBetween(before, after) {
	const requests = increase(before, after, PAGE_REQUESTS);
	return requests <= 0 ? 0 : Math.min(1, Math.max(0, increase(before, after, MISSED_PAGES)) / requests);
}
function lockWaitsBetween(before, after) {
	return Math.max(0, increase(before, after, LOCK_WAITS));
}
function increase(before, after, name) {
	return (after.get(name) ?? 0) - (before.get(name) ?? 0);
}

export { processCostsBetween as a, readProcessCosts as c, sessionVariables as d, optionStatements as f, pageMissesBetween as i, SwitchedServer as l, grownCounters as n, readConnections as o, sessionStatement as p, lockWaitsBetween as r, readCounters as s, costsBetween as t, isRefusal as u };