import { F as performanceSchemaOf, g as OptionIndex } from "./exercises.js";
import { S as namesOf, a as isOn, n as consumerOf } from "./setting.js";
import { a as optionChange, i as isSameProgram, o as settingChanges, t as changedStatements } from "./changes.js";
import { c as mayAffectSpeed } from "./assess.js";
import { i as subjectOf, r as settingIdentity, t as resolveBoth } from "./resolve.js";
import { a as switchKey } from "./switchable-settings.js";

// src/core/performance-schema/performance-schema.ts
/**
* Parts of Performance Schema, which are consumers and classes of instruments, and what each depends on (MySQL manual,
* "Performance Schema Consumer Configurations").
*/
function consumersOf(server) {
	return performanceSchemaOf(server).consumers;
}
function isEnabledByDefault(server, consumer) {
	return performanceSchemaOf(server).enabled.includes(consumer);
}
/** Consumers that must be enabled for this one to do anything, the nearest first. */
function consumersAbove(consumer) {
	const parent = parentOf(consumer);
	return parent === void 0 ? [] : [parent, ...consumersAbove(parent)];
}
function parentOf(consumer) {
	if (consumer === "global_instrumentation") return void 0;
	const [, kind, table] = /^events_(statements|transactions|stages|waits)_(current|history|history_long)$/.exec(consumer) ?? [consumer];
	if (kind === void 0) return "global_instrumentation";
	return table === "current" ? "thread_instrumentation" : `events_${kind}_current`;
}
/** Prefix of the instruments whose events the consumer keeps or counts; undefined: all. */
function sourceOf(consumer) {
	if (consumer === "statements_digest") return "statement/";
	const kind = /^events_(statement|transaction|stage|wait)s_/.exec(consumer)?.[1];
	return kind === void 0 || kind === "transaction" ? kind : `${kind}/`;
}
/** Prefix that a pattern stands for; undefined if the pattern is not `prefix/%`, `%` or a plain name. */
function prefixOf(pattern) {
	const [, prefix = "", wildcard] = /^([a-z0-9_/-]*)(%?)$/i.exec(pattern) ?? [
		pattern,
		void 0,
		void 0
	];
	if (wildcard === void 0) return void 0;
	if (wildcard === "%") return prefix === "" || prefix.endsWith("/") ? prefix : void 0;
	return prefix === "" || prefix.endsWith("/") ? void 0 : prefix;
}
/** Whether some instrument can belong to both prefixes. */
function overlaps(prefix, other) {
	return prefix.startsWith(other) || other.startsWith(prefix);
}

// src/core/performance-schema/setup-state.ts
/** @returns whether each consumer is on; no entry for a consumer for which the configuration leaves this open */
function consumerStates({ options, sql }, server) {
	const states = new Map(consumersOf(server).map((name) => [name, isEnabledByDefault(server, name)]));
	for (const option of options) {
		const name = consumerOf(option) ?? "";
		if (!states.has(name)) continue;
		if (isForAll(option)) states.set(name, isOn(option));
		else states.delete(name);
	}
	for (const { value } of sql) {
		const statement = parseSetupStatement(value, server);
		if (statement?.kind === "consumers") for (const name of statement.names) states.set(name, statement.enabled);
		else if (statement === void 0 && touchesSetup(value)) return /* @__PURE__ */ new Map();
	}
	return states;
}
function isForAll({ group }) {
	return group === void 0 || group === "mysqld" || group === "server";
}
const UPDATE = /^\s*update\s+performance_schema\s*\.\s*setup_(consumers|instruments)\s+set\s+enabled\s*=\s*'(yes|no)'(?:\s*,\s*timed\s*=\s*'(yes|no)')?(?:\s+where\s+name\s*(=|\blike\b)\s*'([^'%]*%?)')?\s*(?:;\s*)?$/i;
/** Any statement about the setup tables. If such a statement cannot be parsed, it is unknown which consumers are on. */
const TOUCHES = /performance_schema`?\s*\.\s*`?setup_(consumers|instruments)/i;
/**
* Rows that a statement sets: all of a table, one by its name, or those whose names begin alike; undefined for any
* other statement.
*/
function parseSetupStatement(sql, server) {
	const [, table, isOn = "", isTimed, operator = "", condition = "%"] = UPDATE.exec(sql.replaceAll("`", "").replaceAll("\"", "'")) ?? [];
	const isConsumers = table?.toLowerCase() === "consumers";
	if (table === void 0 || operator === "=" && condition.endsWith("%") || isConsumers && isTimed) return void 0;
	const pattern = condition.toLowerCase().replaceAll("\\_", "_");
	const enabled = isOn.toLowerCase() === "yes";
	if (isConsumers) {
		const [start = "", wildcard] = pattern.split("%");
		return {
			kind: "consumers",
			names: consumersOf(server).filter((name) => wildcard === void 0 ? name === start : name.startsWith(start)),
			enabled
		};
	}
	const prefix = prefixOf(pattern);
	if (prefix === void 0) return void 0;
	return {
		kind: "instruments",
		prefix,
		enabled
	};
}
function touchesSetup(sql) {
	return TOUCHES.test(sql);
}

// src/core/attribution/lines.ts
/**
* Splits a change into lines, so that `mix` of all lines is head (see isSameScenario), and `mix` of none is the
* reference.
*/
function splitDifference(reference, head, server) {
	const parts = [
		...optionParts(reference.options, head.options),
		...statementParts(reference, head, server),
		programPart(reference, head),
		...ownParts(reference, head)
	];
	const drafts = parts.flatMap(({ line }) => line ?? []);
	const needs = needsAmong(drafts);
	return {
		reference,
		head,
		parts,
		lines: drafts.map((draft, index) => ({
			...draft,
			needs: needs[index] ?? []
		}))
	};
}
function isProgram({ name }) {
	return name === "image" || name === "binary";
}
/**
* Indices of the lines that may be a cause. A line cannot be a cause if both servers show the same value for it, or if
* it slows down no statement.
*
* @param started settings of both servers after their start; undefined if unknown
*/
function linesThatDiffer({ lines }, [before, now]) {
	return lines.flatMap((line, index) => {
		const keys = now === void 0 ? [] : keysOf(line, now);
		const isAlike = keys.length > 0 && keys.every((key) => before?.get(key) === now?.get(key));
		const isIdle = line.variable !== void 0 && !mayAffectSpeed(line);
		return isAlike || isIdle ? [] : [index];
	});
}
/**
* Keys under which a server shows what a line sets; empty if it does not show all of it, so that the line cannot count
* as equal on both servers.
*/
function keysOf({ name, variable, pieces }, settings) {
	const allKeys = [...settings.keys()];
	const keysOfPiece = (piece) => {
		if (piece.kind === "consumer") return allKeys.filter((key) => key === switchKey("consumer", piece.name));
		const prefix = switchKey("instrument", piece.prefix);
		return allKeys.filter((key) => key === prefix || isOfMany(piece) && key.startsWith(prefix));
	};
	const parts = pieces.map(keysOfPiece);
	if (pieces.length > 0) return parts.every((keys) => keys.length > 0) ? parts.flat() : [];
	return (variable === void 0 ? [name] : namesOf(variable)).map((each) => switchKey("variable", each)).filter((key) => settings.has(key));
}
function isOfMany({ prefix }) {
	return prefix === "" || prefix.endsWith("/");
}
/** The configuration before the change, with the given lines taken from the configuration after it. */
function mix({ reference, head, lines, parts }, included, name) {
	const chosen = new Set(included);
	if (chosen.size === 0) return {
		...reference,
		name
	};
	if (chosen.size === lines.length) return {
		...head,
		name
	};
	let next = 0;
	const fragments = parts.map(({ line, before, after }) => line && chosen.has(next++) ? after : before);
	const { workload, data } = Object.assign({}, ...fragments.map(({ own }) => own));
	return {
		name,
		options: fragments.flatMap(({ options }) => options ?? []),
		sql: fragments.flatMap(({ sql }) => sql ?? []),
		program: fragments.find(({ program }) => program !== void 0)?.program,
		...workload !== void 0 && data !== void 0 && { own: {
			workload,
			data
		} },
		place: head.place,
		memoryLimit: head.memoryLimit
	};
}
function optionParts(reference, head) {
	const [before, after] = resolveBoth(reference, head);
	const identityOf = (settings) => JSON.stringify(settings?.map(settingIdentity));
	const changed = [.../* @__PURE__ */ new Set([...after.keys(), ...before.keys()])].filter((subject) => identityOf(before.get(subject)) !== identityOf(after.get(subject)));
	const same = { options: reference.filter((option) => !changed.includes(subjectOf(option))) };
	return [{
		before: same,
		after: same
	}, ...changed.map((subject) => {
		const of = (options) => options.filter((option) => subjectOf(option) === subject);
		return {
			line: optionLine(before.get(subject)?.at(-1), after.get(subject)?.at(-1)),
			before: { options: of(reference) },
			after: { options: of(head) }
		};
	})];
}
function optionLine(old, current) {
	const last = current ?? old;
	const { name, before, after } = optionChange(old, current);
	return {
		name,
		variable: last?.value.kind === "expression" ? void 0 : last?.variable,
		before: before?.text ?? null,
		after: after?.text ?? null,
		place: current === void 0 ? null : {
			file: current.file,
			line: current.line
		},
		pieces: last === void 0 ? [] : optionPieces(last),
		switchesOn: current !== void 0 && isOn(current)
	};
}
/**
* Consumers or instruments of Performance Schema that a setting switches; none for a pattern other than `prefix/%`, `%`
* or a plain name.
*/
function optionPieces(setting) {
	const consumer = consumerOf(setting);
	if (consumer !== void 0) return [{
		kind: "consumer",
		name: consumer
	}];
	const prefix = setting.value.kind === "instruments" ? prefixOf(setting.value.pattern) : void 0;
	return prefix === void 0 ? [] : [{
		kind: "instruments",
		prefix
	}];
}
/**
* Statements as parts, so that a mix keeps their order: one part for the statements that both sides begin with, one for
* each statement in between, and one for the statements that both end with.
*/
function statementParts(reference, head, server) {
	const { start, changed, end } = changedStatements(reference.sql, head.sql);
	const [before, after] = [consumerStates(reference, server), consumerStates(head, server)];
	const shared = (sql) => ({
		before: { sql },
		after: { sql }
	});
	return [
		shared(reference.sql.slice(0, start)),
		...changed.map(({ name, before: old, after: current }) => {
			const statement = parseSetupStatement((current ?? old)?.value ?? "", server);
			return {
				line: {
					name,
					variable: void 0,
					before: old?.value ?? null,
					after: current?.value ?? null,
					place: current === void 0 ? null : {
						file: current.file,
						line: current.line
					},
					pieces: statement?.kind === "instruments" ? [{
						kind: "instruments",
						prefix: statement.prefix
					}] : (statement?.names ?? []).filter((each) => before.get(each) === void 0 || before.get(each) !== after.get(each)).map((each) => ({
						kind: "consumer",
						name: each
					})),
					switchesOn: current !== void 0 && (statement?.enabled ?? false)
				},
				before: { sql: old === void 0 ? [] : [old] },
				after: { sql: current === void 0 ? [] : [current] }
			};
		}),
		shared(reference.sql.slice(reference.sql.length - end))
	];
}
function programPart(reference, head) {
	const [before, after] = [reference.program, head.program];
	const kind = (after ?? before)?.kind;
	const ends = {
		before: { program: before },
		after: { program: after }
	};
	if (kind === void 0 || isSameProgram(reference, head)) return ends;
	const place = after === void 0 ? null : head.programPlace ?? head.place;
	return {
		line: {
			name: kind,
			variable: void 0,
			before: before?.name ?? null,
			after: after?.name ?? null,
			place,
			pieces: [],
			switchesOn: false
		},
		...ends
	};
}
function ownParts(reference, head) {
	const [before, after] = [reference.own, head.own];
	if (before === void 0 || after === void 0) return [];
	const changed = settingChanges(reference, head);
	const part = (kinds, of) => {
		const change = changed.find(({ kind }) => kinds.includes(kind));
		if (change === void 0) return {
			before: { own: of(after) },
			after: { own: of(after) }
		};
		const values = {
			before: change.before?.text ?? null,
			after: change.after?.text ?? null
		};
		const switchesOn = change.kind === "schema";
		return {
			line: {
				name: change.name,
				variable: void 0,
				...values,
				place: change.after,
				pieces: [],
				switchesOn
			},
			before: { own: of(before) },
			after: { own: of(after) }
		};
	};
	return [part(["schema"], ({ data }) => ({ data })), part(["workload", "mix"], ({ workload }) => ({ workload }))];
}
const NEEDED = new OptionIndex(({ needs }) => needs);
/** Indices of the lines that each line needs, directly or not. Only a line that switches something on can be needed. */
function needsAmong(lines) {
	return lines.map((line) => lines.flatMap((other, index) => other !== line && other.switchesOn && isNeeded(other, line) ? [index] : []));
}
function isNeeded(other, line) {
	if (other.name === "schema") return line.name === "workload" || line.name === "mix";
	const [piece, ...more] = other.pieces;
	if (piece === void 0) {
		const isStatementOnIt = line.name.startsWith("sql[") && /performance_schema/i.test(line.after ?? line.before ?? "");
		const switches = line.variable === "performance_schema_instrument" || isStatementOnIt ? ["performance_schema"] : line.variable && NEEDED.find(line.variable);
		return other.variable !== void 0 && switches?.includes(other.variable) || false;
	}
	return more.length === 0 && line.pieces.some((dependent) => isPieceNeeded(piece, dependent));
}
function isPieceNeeded(other, piece) {
	if (piece.kind === "instruments") return other.kind === "consumer" && other.name === "global_instrumentation";
	if (other.kind === "consumer") return consumersAbove(piece.name).includes(other.name);
	const source = sourceOf(piece.name);
	return source !== void 0 && overlaps(other.prefix, source);
}
/**
* Finds a smallest set of lines with which something fails: without any one of them it succeeds. The shortest beginning
* of the list that fails ends with a line of the set; with that line kept, the search goes on among the lines before
* it.
*
* @param lines it fails with all of these, and succeeds with none
* @param fails whether it fails with this part of the lines
*/
async function smallestFailingSet(lines, fails) {
	let tail = [];
	let candidates = lines;
	do {
		let [good, bad] = [0, candidates.length];
		while (bad - good > 1) {
			const middle = Math.floor((good + bad) / 2);
			if (await fails([...candidates.slice(0, middle), ...tail])) bad = middle;
			else good = middle;
		}
		tail = [...candidates.slice(bad - 1, bad), ...tail];
		candidates = candidates.slice(0, bad - 1);
	} while (candidates.length > 0 && !await fails(tail));
	return tail;
}

export { splitDifference as a, smallestFailingSet as i, linesThatDiffer as n, mix as r, isProgram as t };