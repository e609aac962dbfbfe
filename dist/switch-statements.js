import { n as sqlName, r as sqlText } from "./sql-text.js";
import { a as isOn, l as variableText, n as consumerOf } from "./setting.js";
import { M as wholeNumber } from "./workloads.js";
import { i as settingsThatDiffer, r as settingsOf } from "./switchable-settings.js";

// src/core/switching/switch-statements.ts
const SETUP = "performance_schema.setup_";
const NUMBER = /^-?\d+(?:\.\d+)?$/;
/** Statements, as few as do it: first one for all variables, then Performance Schema's. Empty if nothing differs. */
function switchStatements(from, to) {
	const changes = settingsThatDiffer(from, to);
	const set = [...settingsOf("variable", changes)].map(([name, value]) => `GLOBAL ${sqlName(name)} = ${literal(value)}`);
	return [
		...set.length === 0 ? [] : [`SET ${set.join(", ")}`],
		...setupStatements("consumer", changes),
		...setupStatements("instrument", changes)
	];
}
/** One statement that gives a session these variables; empty if there are none. */
function sessionStatement(variables) {
	const set = [...settingsOf("variable", variables)].map(([name, value]) => `SESSION ${sqlName(name)} = ${literal(value)}`);
	return set.length === 0 ? "" : `SET ${set.join(", ")}`;
}
/** A value that the server shows, in the form that SET takes: numbers stand for themselves, all else is text. */
function literal(value) {
	return NUMBER.test(value) ? value : sqlText(value);
}
/** One statement for all settings of a kind that get the same value. */
function setupStatements(kind, changes) {
	return [...Map.groupBy(settingsOf(kind, changes), ([, value]) => value)].map(([value, settings]) => {
		const [enabled = "NO", timed = ""] = value.split(",");
		const assignments = [`ENABLED = '${enabled}'`, ...timed === "" ? [] : [`TIMED = '${timed}'`]];
		const names = settings.map(([name]) => sqlText(name));
		return `UPDATE ${SETUP}${kind}s SET ${assignments.join(", ")} WHERE NAME IN (${names.join(", ")})`;
	});
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
	const name = option.bare;
	const text = variableText(option);
	const value = String(wholeNumber(text) ?? text);
	const consumer = consumerOf(option);
	if (consumer !== void 0) return {
		sql: `UPDATE ${SETUP}consumers SET ENABLED = '${isOn(option) ? "YES" : "NO"}' WHERE NAME = ${literal(consumer)}`,
		kind: "consumer",
		name: consumer,
		value
	};
	if (option.value.kind === "instruments") {
		const { pattern, state } = option.value;
		const [enabled, timed] = state === "counted" ? ["YES", "NO"] : isOn(option) ? ["YES", "YES"] : ["NO", "NO"];
		return {
			sql: `UPDATE ${SETUP}instruments SET ENABLED = '${enabled}', TIMED = '${timed}' WHERE NAME LIKE ${literal(pattern)}`,
			kind: "instrument",
			name: pattern,
			value
		};
	}
	return {
		sql: `SET GLOBAL ${sqlName(name)} = ${literal(value)}`,
		kind: "variable",
		name,
		value
	};
}

export { switchStatements as i, optionStatements as n, sessionStatement as r, literal as t };