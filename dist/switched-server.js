import { r as scopeOf } from "./scope.js";
import { n as sqlName, r as sqlText } from "./sql-text.js";
import { a as isOn, l as variableText, n as consumerOf } from "./setting.js";
import { M as wholeNumber } from "./workloads.js";
import { a as switchKey, i as splitSwitchKey, n as settingsOfKind, r as settingsThatDiffer, t as settingsAfter } from "./switchable-settings.js";
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
/** A running server whose settings are switched between turns, so that several arms can share it. */
/** Time limit in seconds of a statement that switches a setting: all clients wait for it, and it may never end. */
const SWITCH_SECONDS = 60;
var SwitchedServer = class {
	#session;
	#announce;
	/** The settings as they were last read or set. */
	settings;
	/**
	* Keys of all settings that were ever switched. Only these are compared when the settings are read back, because
	* others may change by themselves.
	*/
	#switched = /* @__PURE__ */ new Set();
	/**
	* @param settings of the server before any switch
	* @param announce called with the settings that are about to be switched
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
	* Reads the server's settings and remembers them.
	*
	* @returns switched settings with another value than was set, because the server did not take it, or somebody else
	*   has changed it
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
	* Scopes in which each variable can be switched, found by setting it to the value that it has. A new connection does
	* this, because the attempt also sets the connection's own values.
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
	* A new value may be refused until another one is set, so refused values are tried again as long as any other is
	* accepted.
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
	/** @returns the server's message if it refuses */
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
/** Keys of the variables that have a value of their own in each connection: a switch must reach connections, too. */
async function sessionVariables(server, keys) {
	const names = [...keys].flatMap((key) => splitSwitchKey(key).kind === "variable" ? splitSwitchKey(key).name : []);
	const scopes = await server.scopesOf(names);
	return new Set(names.filter((name) => scopes.get(name) === "session").map((name) => switchKey("variable", name)));
}
/** Whether an error is a server's refusal of a statement, and no lost connection. */
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

export { sessionStatement as a, optionStatements as i, isRefusal as n, sessionVariables as r, SwitchedServer as t };