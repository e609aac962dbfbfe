import { g as isOfBase, h as isEarlier, i as datasetOf } from "./suite.js";
import { c as StatementsFail, h as isFailure, i as DoesNotStart, n as DoesNotApply, r as DoesNotRun, s as MeasurementError, u as UserError } from "./errors.js";
import { C as numberOf } from "./workloads.js";
import { t as isServerPath } from "./measured-request.js";
import { n as judgeInsight } from "./insight.js";
import { f as rate, i as count } from "./figures.js";
import { a as optionToArgument, c as asReadBy, d as isReadBy, h as familyOf, r as canonicalOptionName, v as performanceSchemaOf } from "./option-file.js";
import { c as variableOf, f as OptionIndex, i as namesOf, p as ROWS, s as variableForms } from "./option-names.js";
import { b as resolveSettings, d as changedStatements, h as settingDifferences, i as optionReach, m as isWrittenAlike, n as isBinaryLog, p as isSameProgram, s as dataIdentity, v as instrumentRule, x as settingIdentity, y as resolveBoth } from "./option-reach.js";
import { O as armName, j as isUnchanged, x as asTaken } from "./coverage.js";
import { B as settingsOf, C as initialDataOf, L as readSettings, _ as requireProduct, a as isLacking, d as RefusesOptions, f as blamedFor, g as refusesChange, h as refusedLoosely, i as seedsAtOnce, m as notToBlame, p as doesNotStart, r as openSeed, t as copySeed, u as startServer, v as unknownTo, x as removeTree } from "./seed.js";
import { D as ordinary, E as OWN_SCHEMA, k as Session } from "./parse.js";
import { a as scenarioArguments, d as launcherAtHand, i as placeArguments, l as chooseLauncher, o as seedArguments, t as SMALL } from "./owned-options.js";
import { join } from "node:path";
import { mkdirSync } from "node:fs";

// src/edges/machine/at-most.ts
/** Work with a limit for parallel tasks; the others wait, and begin in their order. */
function atMost(most) {
	const waiting = [];
	let free = most;
	return async (work) => {
		if (free > 0) free--;
		else await new Promise((resolve) => waiting.push(resolve));
		try {
			return await work();
		} finally {
			const next = waiting.shift();
			if (next === void 0) free++;
			else next();
		}
	};
}

// src/core/options/help-values.ts
/** The table of values that a server prints with --verbose --help. */
/** Two columns of dashes precede the values. */
const HEAD = /^-{9,} -{9,}$/;
const VALUE = /^([A-Za-z0-9][\w.-]*)(?: +(.*))?$/;
/**
* Values of a server's variables, as it has them after it has read its options; by name, in lower case with
* underscores. Empty texts for values that it does not show or does not have; no values if the text is no help.
*/
function helpValues(help) {
	const lines = help.split("\n");
	const start = lines.findIndex((line) => HEAD.test(line));
	const end = lines.indexOf("", start);
	const rows = start < 0 ? [] : lines.slice(start + 1, end < 0 ? void 0 : end);
	return new Map(rows.flatMap((line) => {
		const [, name, value = ""] = VALUE.exec(line) ?? [];
		return name === void 0 ? [] : [[name.toLowerCase().replaceAll("-", "_"), value.replace("(No default value)", "")]];
	}));
}

// src/core/performance-schema/performance-schema.ts
/**
* Parts of Performance Schema: consumers and classes of instruments, with their dependencies (MySQL manual,
* "Performance Schema Consumer Configurations").
*/
/** All consumers that the server has, parents before their children. */
function consumersOf(server) {
	return performanceSchemaOf(server).consumers;
}
/** Whether the server enables the consumer by default. */
function isEnabledByDefault(server, consumer) {
	return performanceSchemaOf(server).enabled.includes(consumer);
}
/** The consumers that must be enabled for this one to do anything, nearest first. */
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
/** The cheapest first. */
const INSTRUMENT_LEVELS = [
	"OFF",
	"shipped",
	"COUNTED",
	"ON"
];
/** The most expensive first, as far as is known beforehand: the events that a query has most often. */
const INSTRUMENT_CLASSES = [
	{
		prefix: "wait/synch/",
		members: ["mutex"]
	},
	{
		prefix: "memory/",
		members: ["some", "more"]
	},
	{
		prefix: "wait/io/table/",
		members: ["sql/handler"]
	},
	{
		prefix: "wait/lock/table/",
		members: ["sql/handler"]
	},
	{
		prefix: "wait/lock/metadata/",
		members: ["sql/mdl"]
	},
	{
		prefix: "wait/io/socket/",
		members: ["sql/client_connection"]
	},
	{
		prefix: "wait/io/file/",
		members: ["innodb/innodb_data_file"]
	},
	{
		prefix: "stage/",
		members: [
			"some",
			"more",
			"and/more"
		]
	},
	{
		prefix: "transaction",
		members: [""]
	},
	{
		prefix: "statement/",
		members: [...[
			"sql/select",
			"sql/insert",
			"sql/update",
			"sql/delete"
		], ...["abstract/Query", "abstract/new_packet"]]
	},
	{
		prefix: "error",
		members: [""]
	},
	{
		prefix: "idle",
		members: [""]
	}
];
/** The classes that the server has. */
function classesOf(server) {
	const { instruments } = performanceSchemaOf(server);
	return INSTRUMENT_CLASSES.filter(({ prefix }) => prefix in instruments);
}
function shippedLevel({ prefix }, server) {
	return performanceSchemaOf(server).instruments[prefix] ?? "OFF";
}
/** The pattern of a class, for performance-schema-instrument and after LIKE. */
function patternOf(prefix) {
	return prefix.endsWith("/") || prefix === "" ? `${prefix}%` : prefix;
}
/** The prefix that a pattern stands for; undefined if it has another form than `prefix/%`, `%` or a plain name. */
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
/** Whether some instrument can belong to both. */
function overlaps(prefix, other) {
	return prefix.startsWith(other) || other.startsWith(prefix);
}

// src/core/performance-schema/setup-state.ts
/** Undefined if an option or a statement is not of a simple form, or holds for some servers only. */
function setupOf(scenario, server) {
	const [states, levels] = [consumerStates(scenario, server), instrumentLevels(scenario, server)];
	if (!consumersOf(server).every((name) => states.has(name)) || levels === void 0) return void 0;
	return {
		consumers: consumersOf(server).filter((name) => states.get(name)),
		levels
	};
}
/** Whether each consumer is enabled; unknown ones are left out. */
function consumerStates({ options, sql }, server) {
	const states = new Map(consumersOf(server).map((name) => [name, isEnabledByDefault(server, name)]));
	for (const option of options) {
		const [, dashed] = /^performance-schema-consumer-(.+)$/.exec(canonicalOptionName(option.name)) ?? [];
		const name = dashed?.replaceAll("-", "_") ?? "";
		if (!states.has(name)) continue;
		if (isForAll(option)) states.set(name, !/^(?:off|0|false)$/i.test(option.value ?? "on"));
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
function instrumentLevels({ options, sql }, server) {
	const atStart = options.filter(({ name }) => canonicalOptionName(name) === "performance-schema-instrument").map((option) => isForAll(option) ? patternInOption(option.value ?? "") : void 0);
	const later = sql.flatMap(({ value }) => {
		const statement = touchesSetup(value) ? parseSetupStatement(value, server) : null;
		return statement === null || statement?.kind === "consumers" ? [] : [patternOfLevel(statement?.prefix, statement?.level)];
	});
	if ([...atStart, ...later].filter((pattern) => pattern !== void 0 && isPlaced(pattern.prefix, server)).length < atStart.length + later.length) return void 0;
	const isLonger = (one, other) => (one?.prefix.length ?? 0) - (other?.prefix.length ?? 0);
	const ranked = [...atStart.toSorted(isLonger), ...later];
	const levelOf = (own) => ranked.findLast((pattern) => pattern && own.prefix.startsWith(pattern.prefix));
	return new Map(classesOf(server).map((own) => [own.prefix, levelOf(own)?.level ?? shippedLevel(own, server)]));
}
/** Whether every class is either within the prefix or outside it. */
function isPlaced(prefix, server) {
	return classesOf(server).every((own) => own.prefix.startsWith(prefix) || !prefix.startsWith(own.prefix));
}
function patternInOption(value) {
	const [pattern = "", state = ""] = value.split("=");
	const level = /^(?:on|true|1|yes)$/i.test(state) ? "ON" : /^(?:off|false|0|no)$/i.test(state) ? "OFF" : void 0;
	return patternOfLevel(prefixOf(pattern), level ?? (/^counted$/i.test(state) ? "COUNTED" : void 0));
}
function patternOfLevel(prefix, level) {
	return prefix === void 0 || level === void 0 ? void 0 : {
		prefix,
		level
	};
}
const UPDATE = /^\s*update\s+performance_schema\s*\.\s*setup_(consumers|instruments)\s+set\s+enabled\s*=\s*'(yes|no)'(?:\s*,\s*timed\s*=\s*'(yes|no)')?(?:\s+where\s+name\s*(=|\blike\b)\s*'([^'%]*%?)')?\s*(?:;\s*)?$/i;
/** Any statement that changes the collected data, simple or not. */
const TOUCHES = /performance_schema`?\s*\.\s*`?setup_(consumers|instruments)/i;
/** A statement about all of a table, the one of a name, or those that begin alike; undefined for any other. */
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
	const timed = isTimed && (isTimed.toLowerCase() === "yes" ? "ON" : "COUNTED");
	return {
		kind: "instruments",
		prefix,
		enabled,
		level: enabled ? timed || void 0 : "OFF"
	};
}
/** Whether the statement may change what Performance Schema collects. */
function touchesSetup(sql) {
	return TOUCHES.test(sql);
}

// src/core/attribution/lines.ts
/** Splits the difference. With all lines the reference becomes head, with none it stays, as isSameScenario sees it. */
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
/** The reference with these lines of head. */
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
		place: head.place
	};
}
/** The common options first, then a part for each option that differs. */
function optionParts(reference, head) {
	const [before, after] = resolveBoth(reference, head);
	const identityOf = (settings) => JSON.stringify(settings?.map(settingIdentity));
	const subjectOf = (option) => [...resolveSettings([option]).keys()][0] ?? "";
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
const INSTRUMENT = "performance-schema-instrument ";
const CONSUMER = "performance-schema-consumer-";
function optionLine(old, own) {
	const last = own ?? old;
	const name = last?.name ?? "";
	const [pattern = "", ...state] = name.startsWith(INSTRUMENT) ? last?.value?.split("=") ?? [] : [];
	return {
		name,
		before: old?.value ?? null,
		after: own?.value ?? null,
		place: own === void 0 ? null : {
			file: own.file,
			line: own.line
		},
		pieces: optionPieces(name, pattern),
		switchesOn: own !== void 0 && (pattern === "" ? isOn$1(own) : /^(?:on|1|true|yes|counted)$/i.test(state.join("=")))
	};
}
function isOn$1({ name, value }) {
	if (isBinaryLog({
		name,
		value
	})) return true;
	if (/^(?:skip|disable)-/.test(name)) return false;
	return value === void 0 || !/^(?:off|0|false|no)$/i.test(value);
}
/** A pattern of an unusual form is no piece. */
function optionPieces(name, pattern) {
	if (name.startsWith(CONSUMER)) return [{
		kind: "consumer",
		name: name.slice(28).replaceAll("-", "_")
	}];
	const prefix = pattern === "" ? void 0 : prefixOf(pattern);
	return prefix === void 0 ? [] : [{
		kind: "instruments",
		prefix
	}];
}
/** The statements that both begin with, a part for each between, and those that both end with. */
function statementParts(reference, head, server) {
	const { start, changed, end } = changedStatements(reference.sql, head.sql);
	const [before, after] = [consumerStates(reference, server), consumerStates(head, server)];
	const shared = (sql) => ({
		before: { sql },
		after: { sql }
	});
	return [
		shared(reference.sql.slice(0, start)),
		...changed.map(({ name, before: old, after: own }) => {
			const statement = parseSetupStatement((own ?? old)?.value ?? "", server);
			return {
				line: {
					name,
					before: old?.value ?? null,
					after: own?.value ?? null,
					place: own === void 0 ? null : {
						file: own.file,
						line: own.line
					},
					pieces: statement?.kind === "instruments" ? [{
						kind: "instruments",
						prefix: statement.prefix
					}] : (statement?.names ?? []).filter((each) => before.get(each) === void 0 || before.get(each) !== after.get(each)).map((each) => ({
						kind: "consumer",
						name: each
					})),
					switchesOn: own !== void 0 && (statement?.enabled ?? false)
				},
				before: { sql: old === void 0 ? [] : [old] },
				after: { sql: own === void 0 ? [] : [own] }
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
			before: before?.name ?? null,
			after: after?.name ?? null,
			place,
			pieces: [],
			switchesOn: false
		},
		...ends
	};
}
/** A user's own tables and statements, each taken from head or from the reference. */
function ownParts(reference, head) {
	const [before, after] = [reference.own, head.own];
	if (before === void 0 || after === void 0) return [];
	const changed = settingDifferences(reference, head);
	const part = (kinds, of) => {
		const found = changed.find(({ kind }) => kinds.includes(kind));
		if (found === void 0) return {
			before: { own: of(after) },
			after: { own: of(after) }
		};
		const values = {
			before: found.before?.value ?? null,
			after: found.after?.value ?? null
		};
		const switchesOn = found.kind === "schema";
		return {
			line: {
				name: found.name,
				...values,
				place: found.after,
				pieces: [],
				switchesOn
			},
			before: { own: of(before) },
			after: { own: of(after) }
		};
	};
	return [part(["schema"], ({ data }) => ({ data })), part(["workload", "mix"], ({ workload }) => ({ workload }))];
}
/** The switch by which each option does anything at all. */
const NEEDED = new OptionIndex(({ needs }) => needs);
/** Indices of the lines that each line needs, directly or not. Only lines that head switches on are needed by others. */
function needsAmong(lines) {
	return lines.map((line) => lines.flatMap((other, index) => other !== line && other.switchesOn && isNeeded(other, line) ? [index] : []));
}
function isNeeded(other, line) {
	if (other.name === "schema") return line.name === "workload" || line.name === "mix";
	const [piece, ...more] = other.pieces;
	if (piece === void 0) {
		const isStatementOnIt = line.name.startsWith("sql[") && /performance_schema/i.test(line.after ?? line.before ?? "");
		return (line.name.startsWith(INSTRUMENT) || isStatementOnIt ? ["performance_schema"] : NEEDED.find(line.name))?.includes(variableOf(other.name)) ?? false;
	}
	return more.length === 0 && line.pieces.some((own) => isPieceNeeded(piece, own));
}
function isPieceNeeded(other, piece) {
	if (piece.kind === "instruments") return other.kind === "consumer" && other.name === "global_instrumentation";
	if (other.kind === "consumer") return consumersAbove(piece.name).includes(other.name);
	const source = sourceOf(piece.name);
	return source !== void 0 && overlaps(other.prefix, source);
}
/**
* How many of the changed lines it takes to fail: the fewest of the first, by halving.
*
* @param all how many there are; all of them fail, and none does not
*/
async function fewestThatFail(all, fails) {
	let [good, bad] = [0, all];
	while (bad - good > 1) {
		const middle = Math.floor((good + bad) / 2);
		if (await fails(middle)) bad = middle;
		else good = middle;
	}
	return bad;
}

// src/core/wording/failing-text.ts
/** "statements fail with 1665, 1,200 a second". */
function failingTitle({ code, perSecond }) {
	return `statements fail with ${code}${perSecond === void 0 ? "" : `, ${rate(perSecond)} a second`}`;
}
/** @param changed how many lines changed, the one to blame among them */
function failingText(failing, { product, version }, { line: { name, before, after }, changed }) {
	const value = `${name}${after === null ? "" : ` = ${after}`}`;
	const what = after === null && before !== null ? `without ${name} = ${before}` : `with ${value}`;
	const which = changed === 1 ? "" : `, of ${count(changed, "changed line")}`;
	return [`regressed: ${failingTitle(failing)}; ${product} ${version} says: ${failing.says}`, `  ${failing.what} succeeds before the change, and fails ${what}${which}`].join("\n");
}

// src/edges/servers/try-statements.ts
/** Statements that every application uses, tried by ordinary clients before anything is measured. */
const TABLE = `${OWN_SCHEMA}.qpsgate_tried`;
const ADD = `UPDATE ${TABLE} SET n = n + 1 WHERE id = 1`;
/** With it, a statement that waits for another client's lock fails within a second or two. */
const SOON = "SET SESSION innodb_lock_wait_timeout = 1, SESSION lock_wait_timeout = 1";
/** In this order, by two clients: the second meets what the first has left. */
const TRIED = [
	[0, `CREATE TABLE ${TABLE} (id INT PRIMARY KEY, n INT NOT NULL) ENGINE = InnoDB`],
	[0, `INSERT INTO ${TABLE} VALUES (1, 0), (2, 0)`],
	[0, `SELECT n FROM ${TABLE} WHERE id = 1`],
	[0, ADD],
	[1, ADD],
	[1, "BEGIN"],
	[1, `SELECT n FROM ${TABLE} WHERE id = 1 FOR UPDATE`],
	[1, ADD],
	[1, "COMMIT"],
	[1, `DELETE FROM ${TABLE} WHERE id = 2`],
	[0, `DROP TABLE ${TABLE}`]
];
/** Error of a server that lets nobody write, as replicas of a production do. */
const READ_ONLY = 1290;
/** The first statement that the server refuses; undefined if there is none. */
async function tryStatements({ address, session }) {
	const refused = await firstRefused(address);
	if (refused !== void 0 && refused.code !== READ_ONLY) await session.execute(`DROP TABLE IF EXISTS ${TABLE}`).catch(() => {});
	return refused;
}
/** Lets clients write, where it is no change that they may not. */
async function letWrite({ session }, { code }) {
	if (code === READ_ONLY) await session.execute("SET GLOBAL read_only = OFF");
}
async function firstRefused(address) {
	let what = "a connection";
	try {
		await using one = await Session.open(ordinary(address));
		await using other = await Session.open(ordinary(address));
		const clients = [one, other];
		for (const client of clients) await client.execute(SOON);
		for (const [client, sql] of TRIED) {
			what = sql;
			await clients[client]?.execute(sql);
		}
		return;
	} catch (error) {
		const { errno: code = 0 } = error;
		if (error instanceof MeasurementError || code === 0 || isLacking(code)) throw error;
		return {
			code,
			says: error.message,
			what
		};
	}
}

// src/edges/servers/try-start.ts
/**
* Starts a server with a changed configuration on data that it had before, as production will: one that reads all of its
* options may still refuse what they say together, or other data than they ask for.
*/
/** Whether a server ended itself while it started, for what it was configured to. */
function isOfStart(error) {
	return error instanceof DoesNotStart || error instanceof MeasurementError && error.failure.endedItself === true;
}
/**
* @throws DoesNotRun if it started before and does not now, or refuses statements that it took, with the line to blame;
*   UserError if it starts neither before nor now; MeasurementError if this machine lacks what it needs
*/
async function tryStart(request) {
	const { launcher, after } = request;
	const difference = splitDifference(asReadBy(request.before, launcher.build), asReadBy(after, launcher.build), launcher.build);
	const changed = new Set(difference.parts.flatMap(({ line, after: own }) => (line && own.options) ?? []));
	const isOfLog = ({ name }) => redoNames(launcher.build).includes(canonicalOptionName(name));
	const options = difference.head.options.filter((option) => changed.has(option) || !isOfLog(option));
	const failure = await failureOf(request, {
		...difference.head,
		options
	}, (option) => changed.has(option), request.look);
	if (failure === void 0) return;
	const old = await failureOf(request, difference.reference, () => true);
	if (old !== void 0 && refusalOf(failure) !== void 0) return;
	if (old !== void 0 && refusalOf(old) === void 0) throw notToBlame(old);
	throw failure instanceof DoesNotStart ? failure : await blameLine(request, difference, failure);
}
/** Takes over one changed line after the other, and finds the one with which it starts no more. */
async function blameLine(request, difference, failure) {
	const { lines, parts } = difference;
	const refused = refusalOf(failure);
	let found = failure;
	const fewest = await fewestThatFail(lines.length, async (first) => {
		const ended = await failureOf(request, mix(difference, Array(first).keys(), request.after.name), () => false);
		if (ended instanceof MeasurementError) found = ended;
		return ended !== void 0 && refusalOf(ended)?.code === refused?.code;
	});
	const [line, part] = [lines[fewest - 1], parts.filter((each) => each.line !== void 0)[fewest - 1]];
	const place = line?.place ?? part?.before.options?.at(-1);
	if (line === void 0 || place === void 0) return failure;
	if (refused !== void 0) {
		const message = failingText(refused, request.launcher.build, {
			line,
			changed: lines.length
		});
		return new StatementsFail(message, {
			place,
			title: failingTitle(refused)
		});
	}
	return refusesChange(request.launcher.build, {
		...line,
		place,
		isRemoved: line.place === null
	}, found);
}
/** Options that say how large the redo log is. */
function redoNames({ product, version }) {
	return familyOf(product).redoArguments(version, 0).map((argument) => argument.replace(/^--|=.*$/g, ""));
}
function refusalOf(error) {
	return error instanceof MeasurementError ? error.failure.refused : void 0;
}
let tried = 0;
/**
* Why a server ends itself while it starts, or refuses statements; undefined if it does neither.
*
* @param mayBlame options that may be why
*/
async function failureOf({ launcher, seed, runDirectory, signal }, { name, options }, mayBlame, look) {
	tried += 1;
	const directory = join(runDirectory, `try${tried}`);
	const { arguments: own } = scenarioArguments(options, SMALL);
	const applied = scenarioArguments(options.filter(mayBlame), SMALL).applied;
	const args = [
		...seedArguments(launcher.build),
		...look === void 0 ? [] : ["--performance-schema=ON"],
		...own
	];
	try {
		await copySeed(seed, directory, launcher.account, {
			runDirectory,
			signal
		});
		await using server = await startServer(launcher, {
			name,
			directory,
			args,
			options: applied,
			cpus: []
		}, signal);
		const bad = refusedLoosely(await server.process.output(), applied, launcher.build);
		if (bad !== void 0) return doesNotStart(name, launcher.build, [bad]);
		await look?.(server);
		const refused = await tryStatements(server);
		return refused && new MeasurementError(refused.says, {
			step: "try statements",
			arm: name,
			refused
		});
	} catch (error) {
		if (isOfStart(error)) return error;
		throw error;
	} finally {
		await removeTree(directory, runDirectory);
	}
}

// src/edges/servers/verify.ts
/**
* Compares a server's real settings with those that were asked for, refuses a scenario that did not take effect, and finds the diagnostics that the
* configuration offers.
*/
/** Sizes are rounded by the server: up to whole chunks (buffer pool: 128 MiB and more), down by less. */
const ROUNDING_BYTES = 128 * 1024 ** 2;
const ROUNDING_SHARE = .1;
const LEAST_ROUNDED = 1024;
/** A percentage of 100 becomes 99.999. */
const DECIMAL_ROUNDING_SHARE = .001;
const SHOWN_NAMES = 5;
/** The built-in memory instruments of Performance Schema itself cannot be switched off (MySQL manual, 29.2.2). */
const ALWAYS_ON = "memory/performance_schema/";
/**
* A value before the change that is out of range is measured as the server corrects it: production did the same. A mix
* of both is measured so, too. If all arms of the trial ask for the same value and no server takes it, the value is no
* part of the comparison, and a warning names it.
*
* @param together all arms of the trial
* @throws UserError naming every value that is out of range, MeasurementError every other setting that did not take
* effect
*/
async function verify(session, server, arm, applied, settings, together) {
	const [variables, consumers] = [settingsOf("variable", settings), settingsOf("consumer", settings)];
	const total = (await session.rows("SHOW ENGINE PERFORMANCE_SCHEMA STATUS")).find((row) => row.Name === "performance_schema.memory");
	const { wrong } = comparePatterns(settingsOf("instrument", settings), applied);
	const winners = winnersOf(applied, variables);
	const alsoSet = new Set(winners.flatMap(({ name }) => ROWS.get(variableOf(name))?.alsoSets ?? []));
	const untaken = winners.flatMap((option) => (alsoSet.has(variableOf(option.name)) ? void 0 : optionDifference(option, variables, consumers)) ?? []);
	const isAsked = ({ scenario: { options } }, { name, value }) => options.some((each) => each.value === value && canonicalOptionName(each.name) === canonicalOptionName(name));
	const { true: alike = [], false: others = [] } = Object.groupBy(untaken, ({ option }) => together.every((each) => isAsked(each, option)) ? "true" : "false");
	const state = {
		/** Memory that Performance Schema holds; null if the server cannot tell. */
		performanceSchemaBytes: total === void 0 ? null : Number(total.Status),
		/** Names of settings whose pattern no instrument of the server matches. */
		unmatched: unmatchedPatterns(settings, applied),
		warnings: alike.map(({ option: { name: own, file, line }, asked, actual }) => {
			return {
				code: "option-adjusted",
				option: canonicalOptionName(own),
				file,
				line,
				asked,
				actual
			};
		})
	};
	const outside = others.length === 0 ? [] : await outOfRange(session, server, others);
	if (outside.length > 0 && (isEarlier(arm) || arm.isMixed)) return state;
	if (outside.length > 0) {
		const lines = outside.map(({ option: { file, line, name }, asked, actual, least, most }, index) => {
			return `${index === 0 ? "" : `${file}:${line}: `}${name}: found ${asked}; allowed: ${least} to ${most}; the server would run with ${actual}`;
		});
		throw new UserError(lines.join("\n"), { place: outside[0]?.option });
	}
	const differences = [...others.map((difference) => differenceText(difference, variables)), ...wrong];
	if (differences.length === 0) return state;
	throw new MeasurementError(`scenario ${armName(arm)} did not take effect on the running server, so it is not measured:\n${differences.map((line) => `  ${line}`).join("\n")}`, {
		step: "verify scenario",
		arm: armName(arm)
	});
}
/** Among several options for one variable the last whose name the server knows: it takes that one. */
function winnersOf(options, variables) {
	const isKnown = ({ bareName }) => variables.has(bareName.replaceAll("-", "_"));
	return [...resolveSettings(options).values()].flatMap((settings) => settings.findLast(isKnown) ?? settings.at(-1) ?? []).flatMap(({ index }) => options[index] ?? []);
}
/** Variables that a server lowers where the machine lets it open too few files. */
const BOUND_BY_FILES = /* @__PURE__ */ new Set([
	"max_connections",
	"table_open_cache",
	"innodb_open_files"
]);
/** Some servers take 256MB for 256M, some for 256. */
const UNIT_OF_BYTES = /^(\d+[kmgt])i?b$/i;
function optionDifference(option, variables, consumers) {
	const name = canonicalOptionName(option.name);
	const consumer = /^performance-schema-consumer-(.+)$/.exec(name)?.[1]?.replaceAll("-", "_");
	if (consumer !== void 0) {
		const actual = consumers.get(consumer);
		const wanted = isOn(option.value ?? "ON");
		if (actual === void 0 || actual === "YES" === wanted) return void 0;
		return {
			option,
			asked: onOff(wanted),
			actual: onOff(!wanted)
		};
	}
	const variable = namesOf(name).find((each) => variables.has(each));
	const actual = variable === void 0 ? void 0 : variables.get(variable);
	if (variable === void 0 || actual === void 0 || option.value === void 0) return void 0;
	const isOff = ROWS.get(variable)?.isSwitch && !isSwitch(option.value) && /^(?:off|0)$/i.test(actual);
	const stepBytes = variable === "innodb_buffer_pool_size" ? poolStepBytes(variables) : void 0;
	return isOff || sameValue(option.value, actual, stepBytes) ? void 0 : {
		option,
		asked: option.value,
		actual,
		variable
	};
}
/** Every instance of the pool has whole chunks: MySQL makes 4 GiB of 3.5, for its eight. */
function poolStepBytes(variables) {
	const [chunk = 0, instances = 1] = ["chunk_size", "instances"].map((name) => {
		const value = variables.get(`innodb_buffer_pool_${name}`);
		return value === void 0 ? void 0 : Number(value);
	});
	return Math.max(ROUNDING_BYTES, chunk * instances);
}
function differenceText(difference, variables) {
	const { option, asked, actual, variable = "" } = difference;
	const size = UNIT_OF_BYTES.exec(asked)?.[1];
	const reason = BOUND_BY_FILES.has(variable) ? [`it may open ${variables.get("open_files_limit") ?? "?"} files`] : [];
	const instead = size === void 0 ? [] : [`write ${size}`];
	const found = `${option.name}: asked for ${asked}, the server has ${actual}`;
	return [
		`${option.file}:${option.line}: ${found}`,
		...reason,
		...instead
	].join("; ");
}
/**
* Values that the server had to correct. Other differences may only follow from them: more connections leave fewer
* tables open.
*/
async function outOfRange(session, { product }, differences) {
	const rows = await session.rows(familyOf(product).rangesQuery);
	const ranges = new Map(rows.map((row) => [String(row.name).toLowerCase(), row]));
	return differences.flatMap((difference) => {
		const { least, most } = ranges.get(difference.variable ?? "") ?? {};
		const [asked = NaN, lower, upper] = [
			numberOf(difference.asked),
			Number(least),
			Number(most)
		];
		return upper > lower && (asked < lower || asked > upper) ? [{
			...difference,
			least: String(least),
			most: String(most)
		}] : [];
	});
}
/**
* Whether a value as written and the value as the server shows it mean the same.
*
* @param stepBytes how far the server may round up a large size
*/
function sameValue(asked, actual, stepBytes = ROUNDING_BYTES) {
	if (asked.toLowerCase() === actual.toLowerCase()) return true;
	if (isSwitch(asked) && isSwitch(actual)) return isOn(asked) === isOn(actual);
	if (isSwitch(actual) && numberOf(asked) === void 0) return isOn(actual);
	if (DECIMAL.test(asked) && DECIMAL.test(actual) && `${asked}${actual}`.includes(".")) return Math.abs(Number(actual) - Number(asked)) <= Number(asked) * DECIMAL_ROUNDING_SHARE;
	const [wanted, got] = [numberOf(asked), numberOf(actual)];
	if (/^-\d+$/.test(asked)) return true;
	if (got === void 0) return true;
	if (isSwitch(asked)) return isOn(asked) === (got !== 0);
	if (wanted === void 0) return false;
	if (wanted < LEAST_ROUNDED) return got === wanted;
	const up = Math.max(wanted * ROUNDING_SHARE, wanted >= ROUNDING_BYTES ? stepBytes : 0);
	return got >= wanted * .9 && got <= wanted + up;
}
const DECIMAL = /^\d+(?:\.\d+)?$/;
function isSwitch(value) {
	return /^(?:on|off|yes|no|true|false|0|1)$/i.test(value);
}
function isOn(value) {
	return /^(?:on|yes|true|1)$/i.test(value);
}
function onOff(value) {
	return value ? "ON" : "OFF";
}
/** Names of settings whose pattern no instrument of the server matches; none if Performance Schema is off. */
function unmatchedPatterns(settings, applied) {
	return settingsOf("variable", settings).get("performance_schema") === "ON" ? comparePatterns(settingsOf("instrument", settings), applied).unmatched : [];
}
/** An instrument has the state of the longest pattern that it matches, and among those the last. */
function comparePatterns(instruments, options) {
	const byLength = options.flatMap((option) => {
		if (canonicalOptionName(option.name) !== "performance-schema-instrument") return [];
		const { pattern, state = "" } = instrumentRule(option.value);
		const isCounted = /^counted$/i.test(state);
		return pattern !== "" && (isSwitch(state) || isCounted) ? [{
			pattern,
			wanted: isCounted || isOn(state),
			option
		}] : [];
	}).toSorted((one, other) => one.pattern.length - other.pattern.length);
	const ruled = /* @__PURE__ */ new Set();
	const differences = [];
	const unmatched = [];
	for (const { pattern, wanted, option } of byLength.toReversed()) {
		const like = likePattern(pattern);
		const matching = [...instruments].filter(([name]) => like.test(name));
		if (matching.length === 0) unmatched.push(`performance-schema-instrument ${pattern}`);
		const own = matching.filter(([name]) => !(ruled.has(name) || name.startsWith(ALWAYS_ON)));
		for (const [name] of own) ruled.add(name);
		const wrong = own.flatMap(([name, value]) => value.startsWith("YES") === wanted ? [] : name);
		if (wrong.length === 0) continue;
		const which = `${option.file}:${option.line}: ${option.name}=${option.value}`;
		differences.push(`${which}: asked for ${onOff(wanted)}, but ${shortened(wrong, onOff(!wanted))}`);
	}
	return {
		wrong: differences,
		unmatched
	};
}
/**
* Matches as LIKE does. A text between two wildcards matches only where it first occurs, because a pull request may bring
* patterns with any number of wildcards, and a search that goes back would take too long.
*/
function likePattern(pattern) {
	const parts = [""];
	for (const [part] of pattern.matchAll(/\\?./gs)) if (part === "%") parts.push("");
	else parts[parts.length - 1] += part === "_" ? "." : part.replace(/^\\/, "").replaceAll(/[^\w]/g, "\\$&");
	const [first = "", ...others] = parts;
	const last = others.pop();
	const between = others.map((part, at) => `(?=(.*?${part}))\\${at + 1}`);
	return new RegExp(`^${first}${between.join("")}${last === void 0 ? "" : `.*${last}`}$`, "is");
}
function shortened(wrong, state) {
	const shown = wrong.slice(0, SHOWN_NAMES).map((name) => `${name} is ${state}`);
	const more = wrong.length > SHOWN_NAMES ? [`and ${wrong.length - SHOWN_NAMES} more`] : [];
	return [...shown, ...more].join(", ");
}
/**
* Ability by ability, see core's insight.ts.
*
* @param session opened after the scenario's own SQL has run, since that may concern new connections only
*/
async function probeInsight(session, { product }, settings) {
	const tables = await session.rows("SELECT OBJECT_SCHEMA, ENABLED FROM performance_schema.setup_objects WHERE OBJECT_TYPE = 'TABLE'");
	const [thread] = await session.rows("SELECT INSTRUMENTED, HISTORY FROM performance_schema.threads WHERE PROCESSLIST_ID = CONNECTION_ID()");
	const variables = settingsOf("variable", settings);
	const hasDigests = variables.get("performance_schema_digests_size") !== "0";
	return judgeInsight({
		consumers: [...settingsOf("consumer", settings)].flatMap(([name, value]) => value === "YES" && (name !== "statements_digest" || hasDigests) ? name : []),
		instruments: [...settingsOf("instrument", settings)].map(([name, value]) => {
			const [enabled, timed] = value.split(",");
			return {
				name,
				enabled: enabled === "YES",
				timed: timed === "YES"
			};
		}),
		tables: tables.map((row) => ({
			schema: String(row.OBJECT_SCHEMA),
			enabled: row.ENABLED === "YES"
		})),
		filePerTable: variables.get("innodb_file_per_table") !== "OFF",
		thread: {
			instrumented: thread?.INSTRUMENTED === "YES",
			history: thread?.HISTORY === "YES"
		},
		countsPrepared: familyOf(product).countsPrepared
	});
}

// src/edges/servers/ask-servers.ts
/**
* Asks server programs what they make of options, without starting a server: with --verbose --help one reads its
* options as at a start, ends with an error where it would not start, and else prints every variable's value.
*/
/** A program that reads its options needs a fifth of a second; a container of it on a busy machine may need far more. */
const ANSWER_MS = 6e4;
/** Before the user's own, as the last of these may lack its value. MySQL knows all names only when it validates. */
const QUESTION = [
	"--loose-validate-config",
	"--verbose",
	"--help"
];
/** Numbers that no measured server gets, and that lead nowhere from a program which only prints, as access rights do. */
const NUMBERS = ["port", "extra-port"];
const AT_ONCE = 2;
const MOST_BLAMED = 60;
/** Data of a server that has no tables yet. */
const NO_TABLES = {
	tables: 0,
	rows: 0
};
/** Sizes are asked about as they are written: nothing takes memory for them. */
const AS_WRITTEN = {
	limits: {
		bufferPoolBytes: Number.POSITIVE_INFINITY,
		memoryBytes: Number.POSITIVE_INFINITY
	},
	scales: []
};
/**
* Asks about each changed scenario, before and now side by side.
*
* @throws DoesNotRun if a server refuses an option or a statement that it took before, UserError if it refuses all of them before
*   and now alike, or is of another product; the signal's reason
*/
async function askServers(request) {
	const { suite, base = [], isStarted, image, launcherOf } = request;
	const soon = atMost(AT_ONCE);
	const ask = (scenario, launcher) => soon(() => answerOf(scenario, launcher, request));
	const unchecked = /* @__PURE__ */ new Set();
	const taken = /* @__PURE__ */ new Map();
	const asked = [];
	const servers = /* @__PURE__ */ new Map();
	const takenArm = (arm) => ({
		...arm,
		scenario: (isOfBase(arm) ? taken.get(arm.scenario.name) : void 0) ?? arm.scenario
	});
	const asTakenBy = (plan) => {
		const [control, twin, ...others] = plan.arms;
		return {
			...plan,
			arms: [
				control,
				twin,
				...others.map(takenArm)
			]
		};
	};
	const answers = {
		asTaken: asTakenBy,
		asked,
		servers
	};
	const checkStart = async (after) => {
		const { name } = after;
		const before = base.find((each) => each.name === name);
		const isChanged = before !== void 0 && !isWrittenAlike(before, after);
		if (!isChanged && !isStarted(name, answers)) return;
		if (isChanged) unchecked.add(name);
		const launcher = await launcherOf(after);
		if (launcher === void 0) return;
		servers.set(name, launcher.build);
		const isNamed = (after.program ?? image) !== void 0 || isServerPath(request.server);
		const isAnyInstalled = launcher.kind === "local" && !isNamed && suite.server.kind === "auto";
		const former = isChanged ? await launcherOf(before) : void 0;
		const [now, old] = await Promise.all([ask(after, launcher), former && isChanged ? ask(before, former) : void 0]);
		const refused = now.blamed.map(({ option }) => option);
		const strange = refused.length > 0 ? refused : readBy(after, launcher).filter(isMissingIn(now.values));
		if (isAnyInstalled) requireProduct(strange, launcher.build);
		const known = before === void 0 || isChanged ? old : now;
		requireAccepted(name, launcher.build, now, known, before !== void 0 && !isSameProgram(before, after));
		if (now.values.size > 0) unchecked.delete(name);
		const isSameServer = former?.build.identity === launcher.build.identity;
		if (before === void 0 || old === void 0 || !isSameServer) return;
		taken.set(name, asTaken(before, after, launcher.build, {
			before: old.values,
			after: now.values
		}));
		for (const [revision, { values }] of [["base", old], ["head", now]]) asked.push({
			scenario: name,
			revision,
			variables: asListed(values)
		});
		const isNew = (option) => !before.options.some((each) => each.name === option.name && each.value === option.value);
		const own = readBy(after, launcher);
		const patterns = own.filter(({ name: each }) => canonicalOptionName(each) === "performance-schema-instrument");
		const doubtful = [
			...now.unlisted,
			...own.filter(({ isLoosened }) => isLoosened),
			...patterns
		].filter(isNew);
		const dataOf = (of) => JSON.stringify(initialDataOf(of).options.map((each) => [each.name, each.value]));
		if (isStarted(name, answers) && doubtful.length === 0 && dataOf(before) === dataOf(after)) return;
		const look = async ({ session }) => {
			const unmatched = unmatchedPatterns(await readSettings(session), patterns);
			asked.push({
				scenario: name,
				revision: "head",
				variables: asListed(now.values),
				unmatched
			});
		};
		const trying = {
			...request,
			...patterns.some(isNew) && { look }
		};
		const lack = await soon(() => lackOf(before, after, launcher, trying)).catch((error) => {
			throw withAllUnknown(error, name, launcher.build, now.unlisted.filter(isNew));
		});
		if (lack === void 0) {
			unchecked.delete(name);
			return;
		}
		unchecked.add(name);
		request.note(lack);
	};
	for (const outcome of await Promise.allSettled(suite.scenarios.map(checkStart))) if (outcome.status === "rejected") throw outcome.reason;
	return {
		...answers,
		unchecked: [...unchecked]
	};
}
/** Values as a running server lists them. */
function asListed(values) {
	const words = {
		TRUE: "ON",
		FALSE: "OFF"
	};
	return Object.fromEntries([...values].map(([name, value]) => [name, words[value] ?? value]));
}
function readBy({ options }, { build }) {
	return options.filter((option) => isReadBy(option, build));
}
/** Whether a server has not listed an option, in full or as it begins. */
function isMissingIn(values) {
	const listed = [...values.keys()];
	return ({ name }) => !variableForms(name).some((form) => listed.some((each) => each.startsWith(form)));
}
/** A start ends at the first unknown option: the others are those that the server does not list. */
function withAllUnknown(error, name, server, unlisted) {
	if (!(error instanceof DoesNotStart) || !unlisted.some((option) => option.name === error.option)) return error;
	const [first, ...others] = unlisted.map((option) => unknownTo(server, option));
	return first === void 0 ? error : doesNotStart(name, server, [first, ...others]);
}
function requireAccepted(scenario, server, now, before, isOther) {
	const isKnown = ({ option }) => before?.blamed.some((old) => old.option.name === option.name && old.option.value === option.value) === true;
	const [first, ...others] = now.blamed.filter((blamed) => !isKnown(blamed));
	if (first !== void 0) {
		const failure = doesNotStart(scenario, server, [first, ...others]);
		const options = [first, ...others].map(({ option: { name, file, line } }) => ({
			name,
			file,
			line
		}));
		throw isOther ? new RefusesOptions(failure, {
			scenario,
			server,
			options
		}) : failure;
	}
	const [old, ...more] = now.blamed;
	if (old !== void 0) throw notToBlame(doesNotStart(scenario, server, [old, ...more]));
}
/**
* What a server makes of the options that it reads. One names the first that it refuses, so it is asked without that again.
*
* @returns the options that it does not start with; its values, empty if it would not start, or has told nothing; and
*   options that are not among these, as MySQL before 8.0.16 takes any while it only prints
*/
async function answerOf(scenario, launcher, { runDirectory, signal }) {
	const { build: server } = launcher;
	const directory = join(runDirectory, "asked");
	mkdirSync(join(directory, "tmp"), { recursive: true });
	const place = [...placeArguments(server, directory), ...QUESTION];
	const blamed = [];
	const isTaken = ({ name }) => !blamed.some(({ option }) => canonicalOptionName(option.name) === canonicalOptionName(name));
	for (;;) {
		const options = readBy(scenario, launcher).filter(isTaken);
		const given = scenarioArguments(options, AS_WRITTEN).applied;
		const isHarmless = (option) => NUMBERS.includes(canonicalOptionName(option.name)) || optionReach(option) === "access";
		const applied = [...given, ...options.filter(isHarmless)];
		const late = AbortSignal.timeout(ANSWER_MS);
		const told = await launcher.runToEnd("server", [...place, ...applied.map(optionToArgument)], directory, AbortSignal.any([signal, late])).catch((error) => {
			if (signal.aborted || !late.aborted) throw error;
		});
		if (told === void 0) return {
			blamed,
			values: NOTHING,
			unlisted: []
		};
		const ended = `exit code ${told.exitCode}`;
		const failed = {
			...told,
			arm: scenario.name,
			ended,
			options: applied,
			server
		};
		const found = blamedFor(failed);
		blamed.push(...found);
		if (found.length > 0 && blamed.length < MOST_BLAMED) continue;
		const values = blamed.length === 0 && told.exitCode === 0 ? helpValues(told.output) : NOTHING;
		const isStrict = ({ name }) => !/^loose[-_]/i.test(name);
		return {
			blamed,
			values,
			unlisted: values.size === 0 ? [] : applied.filter(isStrict).filter(isMissingIn(values))
		};
	}
}
/**
* What a server that will not be measured lacks, so that it starts neither before the change nor now; undefined if it
* starts.
*/
async function lackOf(before, after, launcher, request) {
	const [old, now] = [asReadBy(before, launcher.build), asReadBy(after, launcher.build)];
	await using seed = await openSeed({
		...request,
		launcher,
		dataset: NO_TABLES,
		initial: initialDataOf(old, now)
	});
	try {
		await tryStart({
			...request,
			before,
			after,
			launcher,
			seed
		});
	} catch (error) {
		if (!isFailure(error) || error instanceof DoesNotRun) throw error;
		return error.message;
	}
}
const NOTHING = /* @__PURE__ */ new Map();

// src/edges/servers/server-sources.ts
/**
* The source of each scenario's servers: a launcher with its seed, one for every distinct program and data of the
* suite.
*/
/** The provider for each kind of program. */
const OWN_CHOICE = {
	image: "docker",
	binary: "local"
};
/**
* Images are pulled side by side. Data are loaded once all programs are known: images of equal content need none.
*
* @throws UserError, MeasurementError where one of them cannot be had, or starts no server with the options as they are
* now;
*   then nothing is kept open
*/
async function openSources(request) {
	const { suite, arms, base = [], server, runDirectory, signal, measured } = request;
	const scenarios = arms.map(({ scenario }) => scenario);
	for (const { name, program, place } of scenarios) {
		if (server === "auto" || program === void 0 || OWN_CHOICE[program.kind] === server) continue;
		const why = `scenario ${name} names the ${program.kind} ${program.name}, which --server ${server} cannot start`;
		throw new UserError(why, { place });
	}
	const programs = [...new Map(scenarios.map(({ program }) => [keyOf(program), program])).values()];
	const found = await openTogether(programs, signal, (own, either) => openProgram(own, {
		...request,
		signal: either
	}));
	const launchers = new Map(programs.map((own, index) => [keyOf(own), found[index]]));
	const launcherOf = ({ program }) => launchers.get(keyOf(program));
	const buildOf = (scenario) => launcherOf(scenario).build;
	const measuredArms = (known) => {
		const plan = measured?.({
			buildOf,
			...known
		});
		return plan === void 0 ? arms : isUnchanged(plan) ? [] : plan.arms;
	};
	const answers = await askServers({
		...request,
		isStarted: (name, known) => measuredArms(known).some((arm) => !isEarlier(arm) && arm.scenario.name === name),
		launcherOf: async ({ program }) => launchers.get(keyOf(program)) ?? programAtHand(program, request)
	});
	const dataOf = (scenario) => {
		const of = (all) => all.find(({ name }) => name === scenario.name);
		const [before, now] = [of(base), of(suite.scenarios)].map((each) => asReadBy(each ?? scenario, buildOf(scenario)));
		return initialDataOf(before, now);
	};
	const seedKeyOf = (scenario) => `${sourceKeyOf(scenario)} ${JSON.stringify(dataOf(scenario))}`;
	const seeding = atMost(seedsAtOnce(suite.dataset, runDirectory));
	const loaded = new Map(measuredArms(answers).length > 0 ? scenarios.map((scenario) => [seedKeyOf(scenario), scenario]) : []);
	const opened = await openTogether([...loaded.values()], signal, (scenario, either) => {
		const dataset = datasetOf(suite.dataset, scenario);
		const launcher = launcherOf(scenario);
		const wasThere = arms.some((arm) => seedKeyOf(arm.scenario) === seedKeyOf(scenario) && isEarlier(arm));
		const asked = {
			...request,
			launcher,
			dataset,
			initial: dataOf(scenario),
			signal: either
		};
		return seeding(() => openSeed(asked)).catch((error) => {
			if (!wasThere || !(error instanceof DoesNotApply)) throw error;
			const why = `before the change ${error.message}; gate the next change`;
			throw new UserError(why, {
				place: error.place,
				cause: error
			});
		});
	});
	const seeds = new Map([...loaded.keys()].map((key, index) => [key, opened[index]]));
	const sourceOf = (scenario) => {
		const [, another] = [...seeds].find(([key]) => key.startsWith(sourceKeyOf(scenario))) ?? [];
		const seed = seeds.get(seedKeyOf(scenario)) ?? another;
		if (seed === void 0) throw new Error(`no data were loaded for ${scenario.name}`);
		return {
			launcher: launcherOf(scenario),
			seed
		};
	};
	return {
		...answers,
		buildOf,
		of: sourceOf,
		explained: async (error, { name }) => {
			const [before, after] = [base, suite.scenarios].map((all) => all.find((each) => each.name === name));
			if (before === void 0 || after === void 0 || !isOfStart(error) || !isSameProgram(before, after)) return error;
			return tryStart({
				...sourceOf(after),
				before,
				after,
				runDirectory,
				signal
			}).then(() => error, (known) => known);
		},
		[Symbol.asyncDispose]: async () => {
			for (const seed of seeds.values()) await seed[Symbol.asyncDispose]();
		}
	};
}
/** A scenario that names its program is not measured on anything else. */
async function openProgram(own, request) {
	const users = request.arms.filter(({ scenario }) => keyOf(scenario.program) === keyOf(own));
	const heads = users.filter((arm) => !isEarlier(arm));
	const { scenario } = heads[0] ?? users[0] ?? {};
	const named = own && scenario && {
		place: scenario.programPlace ?? scenario.place,
		isBefore: heads.length === 0
	};
	return chooseLauncher({
		...request,
		...chosen(own, request),
		named
	});
}
/** The same where it can be had at once; undefined if not. */
function programAtHand(own, request) {
	return launcherAtHand({
		...request,
		...chosen(own, request)
	});
}
function chosen(own, { suite, base = [], image, server }) {
	const common = image === void 0 ? suite.server : {
		kind: "image",
		name: image
	};
	const options = [...base, ...suite.scenarios].flatMap((scenario) => scenario.options);
	return {
		source: own ?? common,
		server: own === void 0 ? server : OWN_CHOICE[own.kind],
		options
	};
}
function keyOf(program) {
	return program && `${program.kind} ${program.name}`;
}
/** Scenarios of one key have the same program and the same tables. */
function sourceKeyOf({ program, own }) {
	return JSON.stringify([keyOf(program), own && dataIdentity(own.data)]);
}
/**
* If one cannot be opened, the others are aborted, awaited, and closed.
*
* @param open gets a signal that also fires when another could not be opened
* @returns the opened ones, in the order of the items
* @throws the first error
*/
async function openTogether(items, signal, open) {
	const failed = new AbortController();
	const either = AbortSignal.any([signal, failed.signal]);
	const opening = items.map(async (item) => open(item, either));
	try {
		return await Promise.all(opening);
	} catch (error) {
		failed.abort(error);
		for (const result of await Promise.allSettled(opening)) if (result.status === "fulfilled" && Symbol.asyncDispose in result.value) await result.value[Symbol.asyncDispose]();
		throw error;
	}
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

export { shippedLevel as C, patternOf as S, INSTRUMENT_LEVELS as _, askServers as a, isEnabledByDefault as b, letWrite as c, failingTitle as d, fewestThatFail as f, touchesSetup as g, setupOf as h, programAtHand as i, tryStatements as l, splitDifference as m, shuffled as n, probeInsight as o, mix as p, openSources as r, verify as s, seededRandom as t, failingText as u, classesOf as v, overlaps as x, consumersOf as y };