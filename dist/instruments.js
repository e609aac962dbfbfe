import { i as namesOf, s as variableOf, u as OptionIndex } from "./option-names.js";
import { a as changedStatements, h as settingIdentity, m as resolveSettings, n as isBinaryLog, o as isSameProgram, p as resolveBoth, s as settingDifferences } from "./option-reach.js";
import { _ as sourceOf, c as classesOf, d as consumersOf, h as prefixOf, i as parseSetupStatement, l as classesWithin, m as patternOf, n as consumersStatement, o as touchesSetup, p as overlaps, r as instrumentsStatement, t as consumerStates, u as consumersAbove } from "./setup-state.js";
import { n as partsOf, r as settingsThatDiffer, t as keyOf } from "./switchable-settings.js";

// src/core/switching/scope.ts
/** Variables that can be switched on a running server, and the sessions for which a new value holds. */
/** ER_GLOBAL_VARIABLE: there is no session's value. */
const IS_GLOBAL_ONLY = 1229;
const LATER = new OptionIndex(({ effect }) => effect);
const IDENTITIES = new OptionIndex(({ isIdentity }) => isIdentity);
const PREPARED = new OptionIndex(({ isPrepared }) => isPrepared);
/** Whether a new value has its whole effect at once. */
function takesEffectAtOnce(variable) {
	return LATER.find(variable) === void 0;
}
/**
* A variable that only new connections would see (max_allowed_packet) counts as one of the start: connections of the
* load stay.
*/
function scopeOf({ global, session }) {
	if (global !== void 0) return "start";
	if (session === void 0) return "session";
	return session === IS_GLOBAL_ONLY ? "global" : "start";
}
/** Whether it differs because every server has a place and an identity of its own. */
function isOwnToServer(variable) {
	return IDENTITIES.find(variable) ?? false;
}
/** Whether a statement may have been prepared with its value. */
function isPreparedWith(variable) {
	return PREPARED.find(variable) ?? false;
}

// src/core/attribution/option-parts.ts
const INSTRUMENT = "performance-schema-instrument";
const CONSUMER = "performance-schema-consumer-";
const SWITCHED_ON = /^(?:on|1|true|yes|counted)$/i;
/** The common options first, then a part for each option that differs. */
function optionParts(reference, head, server) {
	const [before, after] = resolveBoth(reference, head);
	const changed = [.../* @__PURE__ */ new Set([...after.keys(), ...before.keys()])].filter((subject) => identityOf(before.get(subject)) !== identityOf(after.get(subject)));
	const same = reference.filter((option) => !changed.includes(subjectOf(option)));
	const patterns = [...before.values(), ...after.values()].flat().flatMap((setting) => patternIn(setting) ?? []);
	return [{
		drafts: [],
		take: () => ({ options: same })
	}, ...changed.map((subject) => {
		const of = (options) => options.filter((option) => subjectOf(option) === subject);
		const ends = {
			before: { options: of(reference) },
			after: { options: of(head) }
		};
		const [old, own] = [before.get(subject) ?? [], after.get(subject) ?? []];
		return byClass({
			old,
			own,
			ends,
			patterns,
			server
		}) ?? between([draftOf(old.at(-1), own.at(-1))], ends);
	})];
}
function identityOf(settings) {
	return JSON.stringify(settings?.map(settingIdentity));
}
function subjectOf(option) {
	const [subject = ""] = resolveSettings([option]).keys();
	return subject;
}
function draftOf(old, own) {
	const name = (own ?? old)?.name ?? "";
	const pattern = patternIn(own ?? old);
	return {
		name: pattern === void 0 ? name : `instruments ${pattern.text}`,
		before: old?.value ?? null,
		after: own?.value ?? null,
		place: own === void 0 ? null : {
			file: own.file,
			line: own.line
		},
		piece: pieceOf(name, pattern),
		switchesOn: own !== void 0 && isOn(own, pattern)
	};
}
function isOn({ name, value }, pattern) {
	if (pattern !== void 0) return SWITCHED_ON.test(pattern.state);
	if (isBinaryLog({
		name,
		value
	})) return true;
	if (/^(?:skip|disable)-/.test(name)) return false;
	return value === void 0 || !/^(?:off|0|false|no)$/i.test(value);
}
function pieceOf(name, pattern) {
	if (pattern?.prefix !== void 0) return {
		kind: "instruments",
		prefix: pattern.prefix
	};
	if (!name.startsWith(CONSUMER)) return null;
	return {
		kind: "consumer",
		name: name.slice(28).replaceAll("-", "_")
	};
}
function patternIn(setting) {
	if (setting === void 0 || !setting.name.startsWith(`${INSTRUMENT} `)) return void 0;
	const [text = "", ...state] = setting.value?.split("=") ?? [];
	return {
		text,
		prefix: prefixOf(text),
		state: state.join("=")
	};
}
/** A pattern by classes of instruments; undefined if it is not one, has too unusual a form, or holds only one class. */
function byClass({ old, own, ends, patterns, server }) {
	const last = own.at(-1) ?? old.at(-1);
	const pattern = patternIn(last);
	if (last === void 0 || pattern?.prefix === void 0 || pattern.state === "") return void 0;
	if (Math.max(old.length, own.length) > 1 || patterns.some(({ prefix }) => prefix === void 0)) return void 0;
	const { prefix } = pattern;
	const longer = patterns.flatMap((other) => other.prefix ?? []).filter((other) => other.length > prefix.length);
	const classes = classesWithin(prefix, server).filter((name) => !longer.some((other) => name.startsWith(other) && other.length <= name.length));
	const template = (own.length > 0 ? ends.after : ends.before).options.at(-1);
	if (classes.length < 2 || template === void 0) return void 0;
	const drafts = classes.map((name) => ({
		...draftOf(old.at(-1), own.at(-1)),
		name: `instruments ${patternOf(name)}`,
		piece: {
			kind: "instruments",
			prefix: name
		},
		line: `instruments ${pattern.text}`
	}));
	const written = (which) => classes.filter((_, nth) => which(nth)).map((name) => ({
		...template,
		value: `${patternOf(name)}=${pattern.state}`
	}));
	return between(drafts, ends, (has) => ({ options: own.length > 0 ? [...ends.before.options, ...written(has)] : written((nth) => !has(nth)) }));
}
/** A part that is wholly the reference's, wholly head's, or something between. */
function between(drafts, ends, partly = () => ends.before) {
	const take = (has) => {
		const count = drafts.filter((_, nth) => has(nth)).length;
		if (count === 0) return ends.before;
		return count === drafts.length ? ends.after : partly(has);
	};
	return {
		drafts,
		take
	};
}

// src/core/attribution/statement-parts.ts
/** The statements that both begin with, a part for each between, and those that both end with. */
function statementParts(reference, head, server) {
	const { start, changed, end } = changedStatements(reference.sql, head.sql);
	const settled = settledConsumers(reference, head, server);
	return [
		{
			drafts: [],
			take: () => ({ sql: reference.sql.slice(0, start) })
		},
		...changed.map(({ name, before, after }) => statementPart(name, before, after, {
			server,
			settled
		})),
		{
			drafts: [],
			take: () => ({ sql: reference.sql.slice(reference.sql.length - end) })
		}
	];
}
function statementPart(name, old, own, context) {
	const ends = {
		before: fragmentOf(old),
		after: fragmentOf(own)
	};
	const place = own === void 0 ? null : {
		file: own.file,
		line: own.line
	};
	const draft = {
		name,
		before: old?.value ?? null,
		after: own?.value ?? null,
		place
	};
	const parse = (statement) => statement === void 0 ? void 0 : parseSetupStatement(statement.value, context.server);
	const [earlier, later] = [parse(old), parse(own)];
	const changed = later ?? earlier;
	const pieces = changed === void 0 ? [] : piecesOf(changed, context);
	const isSplit = isReplaceable(old, earlier, later, own) && pieces.length > 1;
	if (changed === void 0 || !isSplit) {
		const [piece = null] = pieces.length === 1 ? pieces : [];
		return between([{
			...draft,
			piece,
			switchesOn: later?.enabled ?? false
		}], ends);
	}
	const drafts = pieces.map((piece) => ({
		...draft,
		name: nameOf(piece),
		piece,
		switchesOn: later?.enabled ?? false,
		line: name
	}));
	const template = own ?? old;
	const switched = (which) => fragmentOf(template && {
		...template,
		value: statementFor(changed, pieces.filter((_, nth) => which(nth)))
	});
	return between(drafts, ends, (has) => own === void 0 ? switched((nth) => !has(nth)) : { sql: [...ends.before.sql ?? [], ...switched(has).sql ?? []] });
}
/** Whether parts of the later statement can follow the earlier one, so that all of them undo all of it. */
function isReplaceable(old, earlier, later, own) {
	if (old === void 0 || own === void 0) return true;
	if (earlier?.kind === "consumers" && later?.kind === "consumers") return earlier.names.every((name) => later.names.includes(name));
	return earlier?.kind === "instruments" && later?.kind === "instruments" && earlier.prefix === later.prefix && columns(earlier.assignments) === columns(later.assignments);
}
function columns(assignments) {
	return [...assignments.toLowerCase().matchAll(/(\w+)`?\s*=/g)].map(([, column]) => column).sort().join();
}
function fragmentOf(statement) {
	return { sql: statement === void 0 ? [] : [statement] };
}
function piecesOf(statement, { server, settled }) {
	if (statement.kind === "instruments") return classesWithin(statement.prefix, server).map((prefix) => ({
		kind: "instruments",
		prefix
	}));
	return statement.names.filter((name) => settled.get(name) !== statement.enabled).map((name) => ({
		kind: "consumer",
		name
	}));
}
function nameOf(piece) {
	return piece.kind === "consumer" ? `consumer ${piece.name}` : `instruments ${patternOf(piece.prefix)}`;
}
function statementFor(statement, pieces) {
	if (statement.kind === "consumers") {
		const names = pieces.flatMap((piece) => piece.kind === "consumer" ? piece.name : []);
		return consumersStatement(names, statement.enabled);
	}
	const prefixes = pieces.flatMap((piece) => piece.kind === "instruments" ? piece.prefix : []);
	return instrumentsStatement(prefixes, statement.assignments);
}
function settledConsumers(reference, head, server) {
	const [before, after] = [consumerStates(reference, server), consumerStates(head, server)];
	return new Map([...after].filter(([name, enabled]) => before.get(name) === enabled));
}

// src/core/attribution/factors.ts
/**
* Splits the difference. With all factors the reference becomes head, with none it stays, as isSameScenario sees it.
*
* @param product whose consumers and instruments apply if Performance Schema is split
*/
function splitDifference(reference, head, server) {
	const parts = [
		...optionParts(reference.options, head.options, server),
		...statementParts(reference, head, server),
		programPart(reference, head),
		...ownParts(reference, head)
	];
	const drafts = parts.flatMap((part) => part.drafts);
	const needs = needsAmong(drafts);
	return {
		reference,
		head,
		parts,
		factors: drafts.map((draft, index) => ({
			...draft,
			needs: needs[index] ?? []
		}))
	};
}
/** Factors by their line, each of which can be switched back as a whole: an option, or a statement. */
function linesOf({ parts }) {
	let first = 0;
	return parts.flatMap(({ drafts }) => {
		const own = drafts.map((_, nth) => first + nth);
		first += drafts.length;
		return own.length === 0 ? [] : [own];
	});
}
/** The reference with these factors of head. A scenario's expectations of its running server do not apply to a mix. */
function mix(difference, included, name) {
	const { reference, head, factors, parts } = difference;
	const chosen = new Set(included);
	if (chosen.size === 0) return {
		...reference,
		name
	};
	if (chosen.size === factors.length) return {
		...head,
		name
	};
	let first = 0;
	const fragments = parts.map(({ drafts, take }) => {
		const start = first;
		first += drafts.length;
		return take((nth) => chosen.has(start + nth));
	});
	return {
		name,
		options: fragments.flatMap(({ options }) => options ?? []),
		sql: fragments.flatMap(({ sql }) => sql ?? []),
		program: fragments.find(({ program }) => program !== void 0)?.program,
		...ownOf(fragments),
		expect: {},
		place: head.place
	};
}
function programPart(reference, head) {
	const [before, after] = [reference.program, head.program];
	const kind = (after ?? before)?.kind;
	if (kind === void 0 || isSameProgram(reference, head)) return {
		drafts: [],
		take: () => ({ program: before })
	};
	const place = after === void 0 ? null : head.programPlace ?? head.place;
	return {
		drafts: [{
			name: kind,
			before: before?.name ?? null,
			after: after?.name ?? null,
			place,
			piece: null,
			switchesOn: false
		}],
		take: (has) => ({ program: has(0) ? after : before })
	};
}
/** A user's own tables and statements, each taken from head or from the reference. */
function ownParts(reference, head) {
	const [before, after] = [reference.own, head.own];
	if (before === void 0 || after === void 0) return [];
	const changed = settingDifferences(reference, head);
	const part = (kind, of) => {
		const kinds = kind === "workload" ? ["workload", "mix"] : [kind];
		const found = changed.find((difference) => kinds.includes(difference.kind));
		const value = (line) => line?.value ?? null;
		const draft = {
			name: found?.name ?? kind,
			before: value(found?.before),
			after: value(found?.after),
			place: found?.after ?? null,
			piece: null,
			switchesOn: kind === "schema"
		};
		return {
			drafts: found === void 0 ? [] : [draft],
			take: (has) => ({ own: of(found === void 0 || has(0) ? after : before) })
		};
	};
	return [part("schema", ({ data }) => ({ data })), part("workload", ({ workload }) => ({ workload }))];
}
function ownOf(fragments) {
	const { workload, data } = Object.assign({}, ...fragments.map(({ own }) => own));
	return workload === void 0 || data === void 0 ? {} : { own: {
		workload,
		data
	} };
}
/** The switch by which each option does anything at all. */
const NEEDED = new OptionIndex(({ needs }) => needs);
const OF_PERFORMANCE_SCHEMA = /^(?:instruments|consumer) /;
/**
* Indices of the drafts that each draft needs, directly or not. Only drafts that head switches on are needed by others.
*/
function needsAmong(drafts) {
	return drafts.map((draft) => drafts.flatMap((other, index) => other !== draft && other.switchesOn && isNeeded(other, draft) ? [index] : []));
}
function isNeeded(other, draft) {
	if (other.name === "schema") return draft.name === "workload" || draft.name === "mix";
	if (other.piece === null) {
		const isOfSchema = OF_PERFORMANCE_SCHEMA.test(draft.name) || isStatementOnIt(draft);
		return variableOf(other.name) === (isOfSchema ? "performance_schema" : NEEDED.find(draft.name));
	}
	if (draft.piece === null) return false;
	if (draft.piece.kind === "instruments") return other.piece.kind === "consumer" && other.piece.name === "global_instrumentation";
	const { name } = draft.piece;
	if (other.piece.kind === "consumer") return consumersAbove(name).includes(other.piece.name);
	const source = sourceOf(name);
	return source !== void 0 && overlaps(other.piece.prefix, source);
}
function isStatementOnIt({ name, after, before }) {
	return name.startsWith("sql[") && /performance_schema/i.test(after ?? before ?? "");
}

// src/core/attribution/switches.ts
/** Changed settings as switches of a running server: which of the server's settings each of them stands for. */
/**
* A switch for every factor; undefined for those that only count at start, or whose effect comes later. A setting is
* switched by one factor only, so that all switched on are head's settings and all off the reference's: among several
* patterns of instruments by the longest, as the server takes them at start.
*/
function switchesOf(factors, { reference, head }) {
	const changes = settingsThatDiffer(reference, head);
	const claims = factors.map((factor) => claimOf(factor, head));
	const owned = /* @__PURE__ */ new Map();
	for (const key of changes.keys()) {
		const owner = ownerOf(key, claims);
		if (owner !== void 0) owned.set(owner, [...owned.get(owner) ?? [], key]);
	}
	return claims.map((claim, factor) => {
		if (claim === void 0) return void 0;
		const keys = owned.get(factor) ?? [];
		const of = (settings) => new Map(keys.map((key) => [key, settings.get(key) ?? ""]));
		return {
			off: of(reference),
			on: of(head)
		};
	});
}
/** Names of the variables that a switch sets. */
function variablesOf({ on }) {
	return [...on.keys()].map(partsOf).flatMap(({ kind, name }) => kind === "variable" ? name[0] ?? "" : []);
}
/** Undefined for factors that no running server can be switched to. */
function claimOf({ name, before, after, piece }, head) {
	if (piece?.kind === "consumer") return only(keyOf("consumer", piece.name));
	if (piece?.kind === "instruments") return byPattern(`${piece.prefix}%`);
	const [, pattern] = /^(?:instruments|performance-schema-instrument) (.+)$/.exec(name) ?? [];
	if (pattern !== void 0) return byPattern(pattern);
	if (name.startsWith("sql[")) return claimOfStatement(after ?? before ?? "");
	return claimOfOption(name, head);
}
function claimOfOption(name, head) {
	const variable = [name, name.replace(/^(?:skip|disable|enable)-/, "")].map((each) => each.replaceAll("-", "_")).find((each) => head.has(keyOf("variable", each)));
	if (variable === void 0 || !takesEffectAtOnce(variable)) return void 0;
	return only(...keysOf(variable));
}
/** A statement claims the variables that it sets, or parts of Performance Schema that nobody else claims. */
function claimOfStatement(sql) {
	const variables = setVariables(sql);
	if (variables !== void 0) {
		const keys = new Set(variables.flatMap(keysOf));
		return variables.every(takesEffectAtOnce) ? (key) => keys.has(key) ? 1 : void 0 : void 0;
	}
	const [, table] = /performance_schema`?\s*\.\s*`?setup_(actors|objects)/i.exec(sql) ?? [];
	if (table !== void 0) return (key) => partsOf(key).kind === table.slice(0, -1).toLowerCase() ? 0 : void 0;
	if (!touchesSetup(sql)) return void 0;
	return (key) => /^(?:consumer|instrument):/.test(key) ? 0 : void 0;
}
const ASSIGNED = /^\s*(?:@@)?global[\s.]\s*`?(\w+)`?\s*:?=/i;
/** Global variables that a statement sets; undefined if it does anything else. */
function setVariables(sql) {
	const [, list] = /^\s*set\s+(.+?)\s*;?\s*$/is.exec(sql) ?? [];
	const names = list?.split(/,(?=\s*(?:@@)?global[\s.])/i).map((part) => ASSIGNED.exec(part)?.[1]?.toLowerCase());
	return names?.every((name) => name !== void 0) ? names : void 0;
}
/** A server lists a variable under each of its names, all with the same value. */
function keysOf(variable) {
	return namesOf(variable).map((name) => keyOf("variable", name));
}
function only(...own) {
	return (key) => own.includes(key) ? 1 : void 0;
}
function byPattern(pattern) {
	const text = pattern.replaceAll(/[^\w%]/g, "\\$&").replaceAll("%", ".*");
	const expression = new RegExp(`^${keyOf("instrument", text)}$`, "is");
	return (key) => expression.test(key) ? 1 + pattern.length : void 0;
}
function ownerOf(key, claims) {
	let owner;
	let strongest = Number.NEGATIVE_INFINITY;
	for (const [factor, claim] of claims.entries()) {
		const strength = claim?.(key);
		if (strength === void 0 || strength < strongest) continue;
		owner = factor;
		strongest = strength;
	}
	return owner;
}

// src/core/plan/random.ts
/**
* Seeded generator sfc32 (Chris Doty-Humphrey, PractRand): 128-bit state, passes BigCrush, equal on every machine.
*
* @param seed any integer; streams of different `salt` are independent of each other.
*/
function seededRandom(seed, salt = 0) {
	let a = seed >>> 0;
	let b = Math.floor(seed / 2 ** 32) >>> 0;
	let c = salt >>> 0;
	let counter = 1;
	const next = () => {
		const sum = (a + b >>> 0) + counter >>> 0;
		counter = counter + 1 >>> 0;
		a = b ^ b >>> 9;
		b = c + (c << 3) >>> 0;
		c = (c << 21 | c >>> 11) + sum >>> 0;
		return sum / 2 ** 32;
	};
	for (let round = 0; round < 15; round++) next();
	return next;
}
/** Fisher–Yates shuffle into a new array; the input stays as it is. */
function shuffled(items, random) {
	const result = [...items];
	for (let last = result.length - 1; last > 0; last--) {
		const other = Math.floor(random() * (last + 1));
		const kept = result[last];
		result[last] = result[other];
		result[other] = kept;
	}
	return result;
}

// src/core/switching/instruments.ts
/** @param shipped settings of a server in which partly shipped classes have their shipped state */
function settingsOfSetup({ consumers, levels }, server, shipped) {
	const prefixes = classesOf(server).map(({ prefix }) => prefix);
	const instruments = [...shipped].flatMap(([key, value]) => {
		const { kind, name } = partsOf(key);
		const prefix = kind === "instrument" ? prefixes.find((each) => name[0]?.startsWith(each)) : void 0;
		const level = prefix === void 0 ? void 0 : levels.get(prefix);
		return level === void 0 ? [] : [[key, valueAt(level, value)]];
	});
	const enabled = consumersOf(server).map((name) => [keyOf("consumer", name), consumers.includes(name) ? "YES" : "NO"]).filter(([key]) => shipped.has(key));
	return new Map([...enabled, ...instruments]);
}
/** An instrument that is never timed has nothing after the comma. */
function valueAt(level, shipped) {
	if (level === "shipped") return shipped;
	const timed = level === "ON" ? "YES" : "NO";
	return `${level === "OFF" ? "NO" : "YES"},${shipped.endsWith(",") ? "" : timed}`;
}
/**
* The scenario with all instruments on at start: mutexes, condition variables and rwlocks that are made while they are
* off never count (MySQL manual, "Pre-Filtering by Instrument"). Its expectations of the server do not hold then.
*/
function withAllInstruments(scenario) {
	const isPattern = ({ name }) => /^(?:loose[-_])*performance[-_]schema[-_]instrument$/i.test(name);
	const all = {
		...scenario.place,
		name: "performance-schema-instrument",
		value: "%=ON",
		group: void 0
	};
	return {
		...scenario,
		expect: {},
		options: [...scenario.options.filter((option) => !isPattern(option)), all]
	};
}

export { switchesOf as a, mix as c, isPreparedWith as d, scopeOf as f, shuffled as i, splitDifference as l, withAllInstruments as n, variablesOf as o, takesEffectAtOnce as p, seededRandom as r, linesOf as s, settingsOfSetup as t, isOwnToServer as u };