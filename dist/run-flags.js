import { c as RUN_FLAGS } from "./help.js";
import { a as UserError, i as StoreError, r as MeasurementError } from "./errors.js";
import { A as bySeverity } from "./cells.js";
import { a as told, i as makeResult, n as askAcceptance, r as writeViews } from "./show-result.js";
import { n as parseStore, s as inOrder } from "./store-flags.js";
import { r as judgeInsight } from "./insight.js";
import { n as runClock } from "./clock.js";
import { a as canonicalOptionName, l as asReadBy } from "./option-includes.js";
import { a as slicesOf, c as isSample, d as robustScale, l as median, o as totalsOf, r as armStatesOf, s as huber } from "./disturbance.js";
import { a as oneOf, n as SERVERS, o as optional, r as complaints, s as parseOr, t as DEFAULT_OUT, u as seedOf } from "./flag-values.js";
import { a as interval, i as DEFAULT_START_SPREAD, l as upperBound, n as parseShard, o as lowerBound, t as SHARD_FORM } from "./shard.js";
import { C as armName, D as makePlan, E as isUnchanged, M as scenarioIdentity, N as suiteIdentity, P as resolveSettings, T as cellName, d as searchShare, i as DURATION_FORM, l as leastBudgetSeconds, o as parseDuration, u as leastSearchSeconds, w as baseWarnings } from "./parse.js";
import { c as layoutCpus, d as measureOn, h as quantileMs, l as readCores, m as mergeHistograms, n as openTestbed, p as Trials, s as readEnvironment } from "./open-testbed.js";
import { _ as changeOf, a as decide, c as toleranceOf, d as HALF_MARGIN, f as passAlpha, g as CONFIDENCE, i as scenarioMeans, o as judged, p as regressedAlpha, y as moderateVariances } from "./replay.js";
import { a as comparePairs, i as rankCells } from "./result.js";
import { n as openNew, r as writeWhole, t as makeOwnDirectory } from "./write-whole.js";
import { i as adjusted, n as parseMeasured, r as readSubject, t as DEFAULT_SUITE } from "./measured-flags.js";
import { n as circumstancesOf, t as digestOf } from "./digest.js";
import { a as seriesOf, n as excludedBy, r as measuredPoints, t as changePoints } from "./change-points.js";
import { appendFileSync, closeSync, rmSync } from "node:fs";
import { parseArgs } from "node:util";
import { join } from "node:path";

// src/core/performance-schema/instrument-classes.ts
/** The cheapest first. */
const INSTRUMENT_LEVELS = [
	"OFF",
	"shipped",
	"COUNTED",
	"ON"
];
/** The dearest first, as far as is known beforehand: what happens most often in a query. */
const INSTRUMENT_CLASSES = [
	{
		prefix: "wait/synch/",
		members: ["mutex"],
		mysql: "OFF",
		mariadb: "OFF"
	},
	{
		prefix: "memory/",
		members: ["some", "more"],
		mysql: "ON",
		mariadb: "shipped"
	},
	{
		prefix: "wait/io/table/",
		members: ["sql/handler"],
		mysql: "ON",
		mariadb: "ON"
	},
	{
		prefix: "wait/lock/table/",
		members: ["sql/handler"],
		mysql: "ON",
		mariadb: "ON"
	},
	{
		prefix: "wait/lock/metadata/",
		members: ["sql/mdl"],
		mysql: "ON",
		mariadb: "OFF"
	},
	{
		prefix: "wait/io/socket/",
		members: ["sql/client_connection"],
		mysql: "OFF",
		mariadb: "OFF"
	},
	{
		prefix: "wait/io/file/",
		members: ["innodb/innodb_data_file"],
		mysql: "ON",
		mariadb: "ON"
	},
	{
		prefix: "stage/",
		members: [
			"some",
			"more",
			"and/more"
		],
		mysql: "shipped",
		mariadb: "shipped"
	},
	{
		prefix: "transaction",
		members: [""],
		mysql: "ON",
		mariadb: "OFF"
	},
	{
		prefix: "statement/",
		members: [...[
			"sql/select",
			"sql/insert",
			"sql/update",
			"sql/delete"
		], ...["abstract/Query", "abstract/new_packet"]],
		mysql: "ON",
		mariadb: "ON"
	},
	{
		prefix: "error",
		members: [""],
		mysql: "ON",
		mariadb: "OFF"
	},
	{
		prefix: "idle",
		members: [""],
		mysql: "ON",
		mariadb: "ON"
	}
];
function classesOf(product) {
	return INSTRUMENT_CLASSES.filter(({ prefix }) => product !== "MariaDB" || prefix !== "error");
}
function shippedLevel({ mysql, mariadb }, product) {
	return product === "MariaDB" ? mariadb : mysql;
}

// src/core/performance-schema/performance-schema.ts
const EVENTS = [
	"statements",
	"transactions",
	"stages",
	"waits"
];
const ALWAYS = [
	"global_instrumentation",
	"thread_instrumentation",
	"statements_digest"
];
/** Parents stand before their children. */
const EVERY_CONSUMER = [
	...ALWAYS,
	...EVENTS.flatMap((kind) => [
		"current",
		"history",
		"history_long"
	].map((table) => `events_${kind}_${table}`)),
	"events_statements_cpu"
];
const ENABLED_BY_MYSQL = [...ALWAYS, ...["statements", "transactions"].flatMap((kind) => [`events_${kind}_current`, `events_${kind}_history`])];
/** All consumers of the product. */
function consumersOf(product) {
	return product === "MariaDB" ? EVERY_CONSUMER.filter((name) => name !== "events_statements_cpu") : EVERY_CONSUMER;
}
/** Whether the server enables the consumer when nobody says otherwise. */
function isEnabledByDefault(product, consumer) {
	return (product === "MariaDB" ? ALWAYS : ENABLED_BY_MYSQL).includes(consumer);
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
/** What the names of the instruments begin with whose events the consumer keeps or counts; undefined: of all. */
function sourceOf(consumer) {
	if (consumer === "statements_digest") return "statement/";
	const kind = /^events_(statement|transaction|stage|wait)s_/.exec(consumer)?.[1];
	return kind === void 0 || kind === "transaction" ? kind : `${kind}/`;
}
/** Classes of instruments, as prefixes; those that do not end in a slash are single instruments. */
const CLASSES = [...[
	"wait/io/",
	"wait/lock/",
	"wait/synch/",
	"stage/",
	"statement/",
	"transaction",
	"memory/",
	"error",
	"idle"
]];
const SUBCLASSES = [...[
	"wait/io/file/",
	"wait/io/table/",
	"wait/io/socket/",
	"wait/lock/table/",
	"wait/lock/metadata/"
], ...[
	"wait/synch/mutex/",
	"wait/synch/rwlock/",
	"wait/synch/prlock/",
	"wait/synch/sxlock/",
	"wait/synch/cond/"
]];
/** The classes that a prefix falls into: those of the coarsest kind of which it has more than one; else none. */
function classesWithin(prefix, product) {
	const within = (names) => names.filter((name) => name.startsWith(prefix) && !(product === "MariaDB" && name === "error"));
	return [within(CLASSES), within(SUBCLASSES)].find((found) => found.length > 1) ?? [];
}
/** The pattern that stands for a class in performance-schema-instrument and behind LIKE. */
function patternOf$1(prefix) {
	return prefix.endsWith("/") || prefix === "" ? `${prefix}%` : prefix;
}
/** The prefix that a pattern stands for; undefined where it has another form than `prefix/%`, `%` or a plain name. */
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

// src/core/performance-schema/setup-statements.ts
const UPDATE = /^\s*update\s+`?performance_schema`?\s*\.\s*`?setup_(consumers|instruments)`?\s+set\s+(.+?)(?:\s+where\s+`?name`?\s*(=|\blike\b|\bin\b)\s*(.+?))?\s*;?\s*$/is;
const ASSIGNMENT = /^\s*`?(enabled|timed)`?\s*=\s*(?:(['"])(yes|no)\2|`?enabled`?)\s*$/i;
const QUOTED = /^(['"])((?:(?!\1)[^\\]|\\[%_])*)\1$/;
/** Any statement that changes what is collected, simple or not. */
const TOUCHES = /performance_schema`?\s*\.\s*`?setup_(consumers|instruments)/i;
/** Undefined where the statement does something else, or has another form. */
function parseSetupStatement(sql, product) {
	const [, table, assignments = "", operator, operand = ""] = UPDATE.exec(sql) ?? [];
	if (table === void 0) return void 0;
	const values = new Map(assignments.split(",").map(readAssignment));
	const enabled = values.get("enabled");
	if (enabled === void 0 || values.has(void 0)) return void 0;
	const isConsumers = table.toLowerCase() === "consumers";
	if (isConsumers && values.has("timed")) return void 0;
	const patterns = readPatterns(operator?.toLowerCase(), operand);
	if (patterns === void 0) return void 0;
	if (isConsumers) return {
		kind: "consumers",
		names: consumersOf(product).filter((name) => patterns.some((pattern) => isLike(name, pattern))),
		enabled: enabled === "yes"
	};
	const [pattern = "", ...more] = patterns;
	const prefix = operator === void 0 || operator.toLowerCase() === "like" ? prefixOf(unescaped(pattern)) : void 0;
	if (prefix === void 0 || more.length > 0) return void 0;
	return {
		kind: "instruments",
		prefix,
		enabled: enabled === "yes",
		assignments: assignments.trim()
	};
}
/** Whether the statement may change what Performance Schema collects. */
function touchesSetup(sql) {
	return TOUCHES.test(sql);
}
function consumersStatement(names, enabled) {
	const list = names.map((name) => `'${name}'`).join(", ");
	return `UPDATE performance_schema.setup_consumers SET ENABLED = '${enabled ? "YES" : "NO"}' WHERE NAME IN (${list})`;
}
/** @param prefixes at least one */
function instrumentsStatement(prefixes, assignments) {
	return `UPDATE performance_schema.setup_instruments SET ${assignments} WHERE ${prefixes.map((prefix) => `NAME LIKE '${patternOf$1(prefix)}'`).join(" OR ")}`;
}
/** Column and value in lower case; `timed = enabled` is left to the server. */
function readAssignment(text) {
	const [, column, , value] = ASSIGNMENT.exec(text) ?? [];
	const name = column?.toLowerCase();
	return name === "enabled" && value === void 0 ? [void 0, void 0] : [name, value?.toLowerCase()];
}
/** Names as patterns of LIKE; undefined where they are not plain text. */
function readPatterns(operator, operand) {
	if (operator === void 0) return ["%"];
	const texts = (operator === "in" ? /^\((.*)\)$/s.exec(operand)?.[1]?.split(",") : [operand])?.map((item) => QUOTED.exec(item.trim())?.[2]);
	if (texts === void 0 || texts.some((text) => text === void 0)) return void 0;
	const known = texts.filter((text) => text !== void 0);
	return operator === "like" ? known : known.map((text) => text.replaceAll(/[%_]/g, "\\$&"));
}
function isLike(name, pattern) {
	const parts = [...pattern.matchAll(/\\?./gs)].map(([part]) => {
		if (part === "%") return ".*";
		return part === "_" ? "." : part.replace(/^\\/, "").replaceAll(/[^\w]/g, "\\$&");
	});
	return new RegExp(`^${parts.join("")}$`, "is").test(name);
}
function unescaped(pattern) {
	return pattern.replaceAll("\\_", "_");
}

// src/core/performance-schema/setup-state.ts
/** What of Performance Schema a scenario has switched on once it is set up, as far as its configuration tells. */
/** Undefined where an option or a statement is not of a simple form, or holds for some servers only. */
function setupOf(scenario, product) {
	const [states, levels] = [consumerStates(scenario, product), instrumentLevels(scenario, product)];
	if (!consumersOf(product).every((name) => states.has(name)) || levels === void 0) return void 0;
	return {
		consumers: consumersOf(product).filter((name) => states.get(name)),
		levels
	};
}
/** Whether each consumer is enabled; those that are not known are left out. */
function consumerStates({ options, sql }, product) {
	const states = new Map(consumersOf(product).map((name) => [name, isEnabledByDefault(product, name)]));
	for (const option of options) {
		const [, dashed] = /^performance-schema-consumer-(.+)$/.exec(canonicalOptionName(option.name)) ?? [];
		const name = dashed?.replaceAll("-", "_") ?? "";
		if (!states.has(name)) continue;
		if (isForAll(option)) states.set(name, !/^(?:off|0|false)$/i.test(option.value ?? "on"));
		else states.delete(name);
	}
	for (const { value } of sql) {
		const statement = parseSetupStatement(value, product);
		if (statement?.kind === "consumers") for (const name of statement.names) states.set(name, statement.enabled);
		else if (statement === void 0 && touchesSetup(value)) return /* @__PURE__ */ new Map();
	}
	return states;
}
function isForAll({ group }) {
	return group === void 0 || group === "mysqld" || group === "server";
}
function instrumentLevels({ options, sql }, product) {
	const patterns = options.filter(({ name }) => canonicalOptionName(name) === "performance-schema-instrument").map((option) => isForAll(option) ? patternOf(option.value ?? "") : void 0);
	const statements = sql.map(({ value }) => value).filter(touchesSetup).map((value) => patternIn$1(value, product));
	if (![...patterns, ...statements.filter((statement) => statement !== null)].every((pattern) => pattern !== void 0 && isPlaced(pattern.prefix, product))) return void 0;
	const startup = patterns.filter((pattern) => pattern !== void 0);
	const later = statements.filter((statement) => statement !== void 0 && statement !== null);
	return new Map(classesOf(product).map((own) => {
		const matching = (some) => some.filter(({ prefix }) => own.prefix.startsWith(prefix));
		const longest = matching(startup).reduce((best, pattern) => best !== void 0 && best.prefix.length > pattern.prefix.length ? best : pattern, void 0);
		const level = (matching(later).at(-1) ?? longest)?.level;
		return [own.prefix, level ?? shippedLevel(own, product)];
	}));
}
/** Whether every class is either within the prefix or outside of it. */
function isPlaced(prefix, product) {
	return classesOf(product).every((own) => own.prefix.startsWith(prefix) || !prefix.startsWith(own.prefix));
}
function patternOf(value) {
	const [pattern = "", state = ""] = value.split("=");
	const prefix = prefixOf(pattern);
	const known = (/^(?:on|true|1|yes)$/i.test(state) ? "ON" : /^(?:off|false|0|no)$/i.test(state) ? "OFF" : void 0) ?? (/^counted$/i.test(state) ? "COUNTED" : void 0);
	return prefix === void 0 || known === void 0 ? void 0 : {
		prefix,
		level: known
	};
}
/** Null for a statement on consumers; undefined for one that is not understood. */
function patternIn$1(sql, product) {
	const statement = parseSetupStatement(sql, product);
	if (statement?.kind === "consumers") return null;
	if (statement === void 0) return void 0;
	const [, timed] = /timed`?\s*=\s*['"`]?(\w+)/i.exec(statement.assignments) ?? [];
	if (!statement.enabled) return {
		prefix: statement.prefix,
		level: "OFF"
	};
	return timed === void 0 ? void 0 : {
		prefix: statement.prefix,
		level: /^no$/i.test(timed) ? "COUNTED" : "ON"
	};
}

// src/core/attribution/suggest.ts
const GRADES = [
	"none",
	"partial",
	"full"
];
/**
* The least that keeps every ability at what head provides: each part that head changed, the dearest first, is taken
* back as far as no ability suffers; what head did not change stays. Null where nothing that was shown to cost something
* could go, or head is not understood.
*
* @param insight head's abilities by key
* @param costs all parts that head changed
*/
function suggest(head, product, insight, costs) {
	const setup = setupOf(head, product);
	if (setup === void 0 || !costs.some(({ isCostly }) => isCostly)) return null;
	if (Object.values(insight).every((grade) => grade === "none")) return written$2([{
		name: "performance_schema",
		value: "OFF"
	}]);
	const keeps = (some) => isEnough(judgeInsight(factsOf$1(some, product)), insight);
	if (!keeps(setup)) return null;
	const least = piecesByCost(product, costs).reduce((kept, piece) => cheaper(kept, piece, product).find(keeps) ?? kept, setup);
	return costs.some(({ piece, isCostly }) => isCostly && isReduced(setup, least, piece)) ? written$2(optionsFor(least, product)) : null;
}
/** Head with the suggestion in the place of what it says of Performance Schema. */
function suggestedScenario(head, { options }, name) {
	const { place } = head;
	return {
		...head,
		name,
		expect: {},
		options: [...head.options.filter((option) => !isPerformanceSchemaOption(option.name)), ...options.map((option) => ({
			...option,
			...place,
			group: void 0
		}))],
		sql: head.sql.filter(({ value }) => !touchesSetup(value))
	};
}
/** Lines on which head says what the suggestion replaces: its options, then its statements. */
function replacedLines(head) {
	const options = head.options.filter(({ name }) => isPerformanceSchemaOption(name));
	const statements = head.sql.filter(({ value }) => touchesSetup(value));
	return [...options, ...statements].map(({ file, line }) => ({
		file,
		line
	}));
}
/** Whether a suggestion replaces options of this name. */
function isPerformanceSchemaOption(name) {
	return /^performance-schema(?:$|-instrument$|-consumer-)/.test(canonicalOptionName(name));
}
function written$2(options) {
	const shown = (value) => /[%=]/.test(value) ? `'${value}'` : value;
	return {
		options,
		lines: options.map(({ name, value }) => `${name} = ${shown(value)}`)
	};
}
function isEnough(provided, wanted) {
	const grade = (insight, key) => GRADES.indexOf(insight[key] ?? "none");
	return Object.keys(wanted).every((key) => grade(provided, key) >= grade(wanted, key));
}
/** A server of the product with this setup. */
function factsOf$1({ consumers, levels }, product) {
	return {
		consumers,
		instruments: classesOf(product).flatMap(({ prefix, members }) => {
			const level = levels.get(prefix);
			return members.map((member, index) => {
				const enabled = level === "shipped" ? index === 0 : level !== "OFF";
				return {
					name: `${prefix}${member}`,
					enabled,
					timed: enabled && level !== "COUNTED"
				};
			});
		}),
		tables: [{
			schema: "%",
			enabled: true
		}],
		filePerTable: true,
		thread: {
			instrumented: true,
			history: true
		},
		digests: {
			text: true,
			prepared: product !== "MariaDB"
		}
	};
}
/** What head changed, the dearest first; of equal costs long histories before short ones, children before parents. */
function piecesByCost(product, costs) {
	return [...consumersOf(product).toReversed().map((name) => ({
		kind: "consumer",
		name
	})), ...classesOf(product).map(({ prefix }) => ({
		kind: "instruments",
		prefix
	}))].flatMap((piece) => {
		const known = costs.filter((cost) => isOf$2(cost.piece, piece)).map(({ change }) => change ?? 0);
		return known.length === 0 ? [] : [{
			piece,
			cost: Math.min(...known)
		}];
	}).sort((left, right) => left.cost - right.cost).map(({ piece }) => piece);
}
function isOf$2(one, other) {
	if (one.kind === "consumer" || other.kind === "consumer") return one.kind === "consumer" && other.kind === "consumer" && one.name === other.name;
	return overlaps(one.prefix, other.prefix);
}
/** The setup with less of the piece, the least first. */
function cheaper(setup, piece, product) {
	if (piece.kind === "consumer") return [{
		...setup,
		consumers: setup.consumers.filter((name) => name !== piece.name)
	}];
	const own = classesOf(product).find(({ prefix }) => prefix === piece.prefix);
	const isShippedInParts = own !== void 0 && shippedLevel(own, product) === "shipped";
	return INSTRUMENT_LEVELS.slice(0, INSTRUMENT_LEVELS.indexOf(setup.levels.get(piece.prefix) ?? "OFF")).filter((level) => level !== "shipped" || isShippedInParts).map((level) => ({
		...setup,
		levels: new Map(setup.levels).set(piece.prefix, level)
	}));
}
function isReduced(before, after, piece) {
	if (piece.kind === "consumer") return before.consumers.includes(piece.name) && !after.consumers.includes(piece.name);
	return [...before.levels].some(([prefix, level]) => overlaps(prefix, piece.prefix) && after.levels.get(prefix) !== level);
}
function optionsFor({ consumers, levels }, product) {
	return [
		{
			name: "performance_schema",
			value: "ON"
		},
		...instrumentValues(levels, product).map((value) => ({
			name: "performance-schema-instrument",
			value
		})),
		...consumersOf(product).filter((name) => consumers.includes(name) !== isEnabledByDefault(product, name)).map((name) => ({
			name: `performance-schema-consumer-${name.replaceAll("_", "-")}`,
			value: consumers.includes(name) ? "ON" : "OFF"
		}))
	];
}
/** Either what differs from what the server ships, or everything off and what is not: whichever is shorter. */
function instrumentValues(levels, product) {
	const all = classesOf(product);
	const levelOf = ({ prefix }) => levels.get(prefix) ?? "OFF";
	const value = (own) => `${patternOf$1(own.prefix)}=${levelOf(own)}`;
	const differing = all.filter((own) => levelOf(own) !== shippedLevel(own, product)).map(value);
	if (all.some((own) => levelOf(own) === "shipped")) return differing;
	const others = ["%=OFF", ...all.filter((own) => levelOf(own) !== "OFF").map(value)];
	return others.length < differing.length ? others : differing;
}

// src/core/suite/differences.ts
/**
* The settings that differ, in the order in which the later scenario has them, then those it no longer has. There are
* none exactly where isSameScenario is true.
*/
function settingDifferences(before, after) {
	const all = [
		...optionDifferences(before, after),
		...sqlDifferences(before.sql, after.sql),
		...imageDifference(before, after)
	];
	return [...all.filter((difference) => difference.after !== null), ...all.filter(({ after }) => after === null)];
}
function optionDifferences(before, after) {
	const [earlier, later] = [resolveSettings(before.options), resolveSettings(after.options)];
	const changes = [.../* @__PURE__ */ new Set([...earlier.keys(), ...later.keys()])].flatMap((subject) => changesOf(earlier.get(subject) ?? [], later.get(subject) ?? []));
	const place = ({ before: old, after: own }) => own?.index ?? old?.index ?? 0;
	return changes.sort((left, right) => place(left) - place(right)).map(({ before: old, after: own }) => ({
		kind: "option",
		name: (own ?? old)?.name ?? "",
		before: written$1(old),
		after: written$1(own)
	}));
}
/** Changes among the settings of one subject. */
function changesOf(before, after) {
	const changed = after.flatMap((own) => {
		const old = before.find((candidate) => isSameSetting(candidate, own));
		return old?.meaning === own.meaning ? [] : [{
			before: old,
			after: own
		}];
	});
	const removed = before.filter((old) => !after.some((own) => isSameSetting(old, own))).map((old) => ({
		before: old,
		after: void 0
	}));
	if (changed.length + removed.length > 0) return [...changed, ...removed];
	const last = after.at(-1);
	return after.some((own, index) => !isSameSetting(own, before[index] ?? own)) ? [{
		before: before.find((old) => last !== void 0 && isSameSetting(old, last)),
		after: last
	}] : [];
}
function isSameSetting(one, other) {
	return one.name === other.name && one.readers === other.readers;
}
function written$1(setting) {
	return setting === void 0 ? null : {
		value: setting.value,
		file: setting.file,
		line: setting.line
	};
}
/** Statements between those that both have at the start and at the end, compared one by one. */
function sqlDifferences(before, after) {
	const isSame = (from, to) => before.at(from)?.value === after.at(to)?.value;
	const shorter = Math.min(before.length, after.length);
	let start = 0;
	while (start < shorter && isSame(start, start)) start += 1;
	let end = 0;
	while (end < shorter - start && isSame(-1 - end, -1 - end)) end += 1;
	const count = Math.max(before.length, after.length) - start - end;
	return Array.from({ length: count }, (_, index) => start + index).map((index) => ({
		kind: "sql",
		name: `sql[${index}]`,
		before: index < before.length - end ? written$1(before[index]) : null,
		after: index < after.length - end ? written$1(after[index]) : null
	}));
}
function imageDifference(before, after) {
	if (before.image === after.image) return [];
	const of = ({ image, place }) => image === void 0 ? null : {
		value: image,
		...place
	};
	return [{
		kind: "image",
		name: "image",
		before: of(before),
		after: of(after)
	}];
}

// src/core/plan/as-read.ts
/** A plan as its servers read it: without options in groups that they do not read, such as [mysqld-5.7]. */
/** The plan's scenarios with no other options than those that their servers read. */
function asRead(plan, serverOf) {
	const read = (arm) => ({
		...arm,
		scenario: asReadBy(arm.scenario, serverOf(arm.scenario))
	});
	const [control, twin, ...others] = plan.arms;
	return {
		...plan,
		arms: [
			read(control),
			read(twin),
			...others.map(read)
		]
	};
}
/**
* The plan without the arms of a base that its servers read as they read the head: what changed there stands in groups of
* option files that are none of theirs, or ends in the same settings.
*/
function withoutUnread(plan, serverOf) {
	const changed = new Set(changedSettings(asRead(plan, serverOf)).map(({ scenario }) => scenario));
	const [control, twin, ...others] = plan.arms;
	const kept = others.filter(({ revision, scenario }) => revision !== "base" || changed.has(scenario.name));
	const isKept = (arm) => arm.role === "control" || plan.rules.includes("control") || changed.has(arm.scenario.name);
	return {
		...plan,
		arms: [
			control,
			twin,
			...kept.filter(isKept)
		]
	};
}
/** What the scenarios of a plan differ in from their base. */
function changedSettings({ arms }) {
	return arms.flatMap(({ scenario: before, revision }) => {
		const head = arms.find((arm) => arm.revision === "head" && arm.scenario.name === before.name);
		if (revision !== "base" || head === void 0) return [];
		return settingDifferences(before, head.scenario).map((each) => ({
			scenario: before.name,
			...each
		}));
	});
}

// src/core/result/describe-cells.ts
/** What every arm did in every cell, as result.json has it. */
/** Above this share of its CPUs the client, not the server, may be what is measured. */
const CLIENT_SATURATED = .9;
/** Ignored errors (deadlocks, lock time-outs) per transaction above which a cell is called out. */
const ERROR_SHARE = .01;
function describeCells(plan, measurement, cpus) {
	const slices = slicesOf(measurement.lines);
	const totals = totalsOf(measurement.lines);
	const cells = plan.cells;
	return plan.arms.flatMap((arm) => cells.flatMap(({ workload, threads }) => {
		const here = (line) => isOf$1(line, arm) && line.workload === workload.name && line.threads === threads;
		const ownTotals = totals.filter(here);
		return ownTotals.length === 0 ? [] : [resultCell(slices.filter(here), ownTotals, cpus)];
	}));
}
function resultCell(slices, totals, cpus) {
	const { scenario, revision, workload, threads } = totals[0];
	const tps = mean$1(totals.map(({ trial }) => rateOf(slices.filter((slice) => slice.trial === trial))));
	const queriesPerTransaction = ratio(sum$1(totals.map((total) => total.transactions * total.queriesPerTransaction)), sum$1(totals.map((total) => total.transactions)));
	const counted = sum$1(slices.map((slice) => slice.transactions));
	const latency = mergeHistograms(totals.map((total) => total.latency));
	const turnSeconds = sum$1(totals.map((total) => total.turnSeconds));
	const turnQueries = counted * queriesPerTransaction * ratio(turnSeconds, sum$1(slices.map((slice) => slice.seconds)));
	const serverCpu = sumKnown(totals.map((total) => total.serverCpuSeconds));
	const clientCpu = sumKnown(totals.map((total) => total.clientCpuSeconds));
	const busy = (cpu, { length }) => cpu === null ? null : ratio(cpu, turnSeconds * length);
	return {
		scenario,
		revision,
		workload,
		threads,
		qps: tps * queriesPerTransaction,
		tps,
		latencyMs: {
			avg: ratio(sum$1(slices.map((slice) => slice.latencySumMs)), counted),
			p50: quantileMs(latency, .5),
			p95: quantileMs(latency, .95),
			p99: quantileMs(latency, .99)
		},
		cpuMicrosPerQuery: serverCpu === null || turnQueries === 0 ? null : 1e6 * serverCpu / turnQueries,
		serverCpuBusy: busy(serverCpu, cpus.serverCpus),
		clientCpuBusy: busy(clientCpu, cpus.clientCpus),
		slices: slices.length,
		errors: sum$1(totals.map((total) => total.errors))
	};
}
/** Robust mean of transactions per second. */
function rateOf(slices) {
	const rates = slices.map((slice) => slice.transactions / slice.seconds);
	return isSample(rates) ? huber(rates).mean : 0;
}
function cellWarnings(cells, measurement) {
	const about = ({ scenario, revision, workload, threads }) => ({
		scenario,
		revision,
		workload,
		threads
	});
	const saturated = cells.flatMap((cell) => cell.clientCpuBusy === null ? [] : [{
		...about(cell),
		busy: cell.clientCpuBusy
	}]).filter(({ busy }) => busy > CLIENT_SATURATED).map((cell) => ({
		code: "client-saturated",
		...cell
	}));
	const failing = cells.filter((cell) => cell.errors > ERROR_SHARE * totalTransactions(cell, measurement)).map((cell) => ({
		code: "errors",
		...about(cell),
		errors: cell.errors
	}));
	return [...saturated, ...failing];
}
function totalTransactions(cell, { lines }) {
	return sum$1(totalsOf(lines).filter((total) => total.scenario === cell.scenario && total.revision === cell.revision).filter((total) => total.workload === cell.workload && total.threads === cell.threads).map((total) => total.transactions));
}
function isOf$1(line, arm) {
	return line.scenario === arm.scenario.name && line.revision === arm.revision;
}
/** A cell in which nothing was counted reads 0 rather than not a number. */
function ratio(part, whole) {
	return whole === 0 ? 0 : part / whole;
}
function sum$1(values) {
	return values.reduce((total, value) => total + value, 0);
}
function mean$1(values) {
	return ratio(sum$1(values), values.length);
}
/** Null where one is unknown. */
function sumKnown(values) {
	const known = values.filter((value) => value !== null);
	return known.length < values.length ? null : sum$1(known);
}

// src/core/result/describe-run.ts
/** What a result says of the run itself, whatever it is judged to mean. */
/** Variables that differ because every server has a place and an identity of its own. */
const OWN_TO_A_SERVER = /^(?:hostname|server_uuid|timestamp|pseudo_thread_id|relay_log|general_log_file|slow_query_log_file|log_basename|report_host)/;
function describeRun({ suite, plan, trials, measurement }, facts) {
	const cells = describeCells(plan, measurement, facts.environment);
	return {
		schemaVersion: 1,
		suite: {
			name: suite.name,
			fingerprint: facts.suiteFingerprint
		},
		commit: facts.commit,
		startedAt: facts.startedAt,
		measuredSeconds: measurement.measuredSeconds,
		seed: plan.seed,
		reproduce: facts.reproduce,
		plan: resultPlan(plan, trials, suite.gate),
		environment: {
			...facts.environment,
			cpuCapacity: measurement.cpuCapacity
		},
		scenarios: resultScenarios(plan, armStatesOf(measurement.lines), facts),
		cells,
		settings: facts.settings.map(({ before, after, ...setting }) => ({
			...setting,
			before: written(before),
			after: written(after)
		})),
		ranking: rankCells(plan, measurement.lines),
		warnings: [
			...facts.warnings,
			...measurement.warnings,
			...cellWarnings(cells, measurement)
		].map(told)
	};
}
/** JSON has no undefined. */
function written(setting) {
	return setting === null ? null : {
		...setting,
		value: setting.value ?? null
	};
}
function resultPlan({ rules, arms, cells, shard, startSpread }, trials, policy) {
	return {
		rules,
		arms: arms.map(({ scenario, revision, role }) => ({
			scenario: scenario.name,
			revision,
			role
		})),
		cells: cells.map(({ workload, threads }) => ({
			workload: workload.name,
			threads
		})),
		shard,
		startSpread: {
			sd: startSpread.sd,
			df: startSpread.df
		},
		trials,
		policy
	};
}
function resultScenarios(plan, states, facts) {
	const differing = differingVariables(states.map((state) => state.variables));
	return plan.arms.flatMap((arm) => {
		const own = states.filter((state) => isOf(state, arm));
		const [first] = own;
		if (first === void 0) return [];
		return [{
			name: arm.scenario.name,
			revision: arm.revision,
			role: arm.role,
			server: first.server,
			place: arm.scenario.place,
			fingerprint: facts.fingerprints[armName(arm)] ?? "",
			variables: Object.fromEntries(differing.flatMap((name) => first.variables[name] === void 0 ? [] : [[name, first.variables[name]]])),
			memory: {
				residentBytes: first.residentBytes,
				performanceSchemaBytes: first.performanceSchemaBytes
			},
			insight: first.insight,
			startSeconds: mean(own.map((state) => state.startSeconds))
		}];
	});
}
function differingVariables(all) {
	return [...new Set(all.flatMap((variables) => Object.keys(variables)))].filter((name) => !OWN_TO_A_SERVER.test(name) && new Set(all.map((variables) => variables[name])).size > 1).sort();
}
function isOf(state, arm) {
	return state.scenario === arm.scenario.name && state.revision === arm.revision;
}
function mean(values) {
	return values.reduce((total, value) => total + value, 0) / values.length;
}

// src/edges/files/output-directory.ts
/** The output directory: slices are appended while the run goes on, everything else is written whole or not at all. */
const CAUSES = "causes.jsonl";
const MADE_AT_THE_END = [
	CAUSES,
	"result.json",
	"report.md",
	"report.html",
	"chart.vl.json",
	"chart.svg",
	"chart.png"
];
var OutputDirectory = class {
	path;
	#slices;
	#causes;
	/** Removes what an earlier run left under the same names, so that files of two runs never stand side by side. */
	constructor(path) {
		this.path = path;
		try {
			makeOwnDirectory(path);
			for (const name of MADE_AT_THE_END) rmSync(join(path, name), { force: true });
			this.#slices = openNew(join(path, "slices.jsonl"));
		} catch (cause) {
			if (cause instanceof UserError) throw cause;
			throw new UserError(`cannot write to the output directory ${path}: ${cause.message}; choose another with --out`, { cause });
		}
	}
	/** One write for all lines, so that a crash leaves no half of one. */
	appendLines = (lines) => {
		if (lines.length === 0) return;
		try {
			appendFileSync(this.#slices, lines.map((line) => `${JSON.stringify(line)}\n`).join(""));
		} catch (cause) {
			throw new MeasurementError(`cannot write ${join(this.path, "slices.jsonl")}: ${cause.message}`, {
				step: "save slices",
				cause
			});
		}
	};
	/** What the search for causes measured, which is no part of the comparison. */
	appendCauses = (lines) => {
		if (lines.length === 0) return;
		this.#causes ??= openNew(join(this.path, CAUSES));
		appendFileSync(this.#causes, lines.map((line) => `${JSON.stringify(line)}\n`).join(""));
	};
	write(name, content) {
		writeWhole(this.path, name, content);
	}
	[Symbol.dispose]() {
		closeSync(this.#slices);
		if (this.#causes !== void 0) closeSync(this.#causes);
	}
};

// src/core/attribution/balance.ts
/** Costs of several groups of factors held against the cost of all. */
function figures(effect, confidence) {
	const { low, high } = interval(effect, confidence);
	return {
		change: Math.expm1(effect.mean),
		low: Math.expm1(low),
		high: Math.expm1(high)
	};
}
/** Time that a group adds to a query, the reference's being 1. */
function extraTime({ effect, base, isLast }) {
	return isLast ? -base * Math.expm1(effect.mean) : base * Math.expm1(-effect.mean);
}
/** Every factor adds its own time to each query: the extra times add up, s = −ln(1 + Σ tᵢ). */
function sumOfTimes(costs) {
	const total = costs.reduce((sum, cost) => sum + extraTime(cost), 1);
	const effects = costs.map(({ effect }) => effect);
	if (total <= 0) return sumOfLogs(effects);
	const sloped = costs.map(({ effect, base, isLast }) => ({
		effect,
		slope: base * Math.exp(isLast ? effect.mean : -effect.mean) / total
	}));
	return combine(Math.log(1 / total), sloped);
}
/** Every factor leaves a share of the QPS: logarithms add up. */
function sumOfLogs(effects) {
	return combine(effects.reduce((sum, effect) => sum + effect.mean, 0), effects.map((effect) => ({
		effect,
		slope: 1
	})));
}
/** What the whole is beyond the sum of the costs, as ln; negative: slower. */
function remainder(whole, sum) {
	return combine(whole.mean - sum.mean, [{
		effect: whole,
		slope: 1
	}, {
		effect: sum,
		slope: 1
	}]);
}
/**
* One effect that was measured twice, apart in time: mean by inverse variances, which grow where the two disagree by more
* than they should (DerSimonian & Laird 1986, for two studies).
*/
function agreed(one, other) {
	const [own, others] = [one.standardError ** 2, other.standardError ** 2];
	const excess = Math.max(0, ((one.mean - other.mean) ** 2 - own - others) / 2);
	const [weight, otherWeight] = [1 / (own + excess), 1 / (others + excess)];
	const [share, rest] = [weight / (weight + otherWeight), otherWeight / (weight + otherWeight)];
	const widened = (effect) => ({
		...effect,
		standardError: Math.sqrt(effect.standardError ** 2 + excess)
	});
	return combine(share * one.mean + rest * other.mean, [{
		effect: widened(one),
		slope: share
	}, {
		effect: widened(other),
		slope: rest
	}]);
}
/** The same in shares of the reference's QPS, so that sum and remainder together give the whole. */
function remainderFigures(whole, sum, confidence) {
	const change = Math.expm1(whole.mean) - Math.expm1(sum.mean);
	const joint = combine(change, [whole, sum].map((effect) => ({
		effect,
		slope: Math.exp(effect.mean)
	})));
	return {
		change,
		...interval(joint, confidence)
	};
}
/** Independent effects joined by the delta method; degrees of freedom by Welch–Satterthwaite. */
function combine(mean, effects) {
	const known = effects.map(({ effect, slope }) => ({
		variance: (slope * effect.standardError) ** 2,
		df: effect.df
	}));
	const variance = known.reduce((sum, each) => sum + each.variance, 0);
	const spread = known.reduce((sum, each) => sum + each.variance ** 2 / each.df, 0);
	const df = spread === 0 ? 1 : variance ** 2 / spread;
	return {
		mean,
		standardError: Math.sqrt(variance),
		df,
		within: {
			variance,
			df
		},
		between: {
			variance: 0,
			df
		}
	};
}

// src/core/attribution/blamed-groups.ts
/** Roles of groups by how much they say of a factor, most first. */
const ROLES = [
	"together",
	"add",
	"instead",
	"remove"
];
/** The groups whose costs make up the sum: no factor is in two of them. */
function blamedGroups({ groups }) {
	const taken = /* @__PURE__ */ new Set();
	return groups.filter(({ state }) => state === "to blame").toSorted((left, right) => ROLES.indexOf(left.role) - ROLES.indexOf(right.role)).filter(({ factors }) => {
		const isNew = factors.every((factor) => !taken.has(factor));
		if (isNew) for (const factor of factors) taken.add(factor);
		return isNew;
	});
}
/** Factors that start neither by themselves nor with everything but themselves. */
function stuckFactors({ groups }) {
	return groups.flatMap(({ role, state, factors: [factor = 0, ...more] }) => role === "instead" && state === "does not start" && more.length === 0 ? [factor] : []);
}
/** What the blamed groups leave unexplained of the whole, as ln; negative: slower. */
function unexplained(search) {
	return remainder(search.whole, sumOfTimes(costsIn(search, blamedGroups(search))));
}
/** Costs of the groups that were measured, each with the time of a query where it was: what it needs has added to that. */
function costsIn({ needs, whole }, groups) {
	const needed = ({ factors }) => new Set(factors.flatMap((factor) => needs[factor] ?? []));
	const costs = [];
	for (const group of groups.toSorted((left, right) => needed(left).size - needed(right).size)) {
		if (group.effect === null) continue;
		const isLast = group.role === "instead" || group.role === "remove";
		const before = costs.filter(({ factors }) => factors.every((factor) => needed(group).has(factor)));
		const base = isLast ? Math.exp(-whole.mean) : before.reduce((sum, { cost }) => sum + extraTime(cost), 1);
		costs.push({
			factors: group.factors,
			cost: {
				effect: group.effect,
				base,
				isLast
			}
		});
	}
	return costs.map(({ cost }) => cost);
}

// src/core/attribution/factor-group.ts
/** Factors that are measured as one, on one side of the difference, and what their effect shows. */
/** Chance that some innocent factor is blamed, over all of them, all looks and both sides. */
const FALSE_BLAME = .03;
/** Shares of that by role; a factor is either added, or taken out instead. */
const SHARES = {
	add: .8,
	instead: .8,
	remove: .1,
	together: .1
};
/** Groups of role `together` at most: pairs of both kinds, and all at once that no pair made start. */
const MOST_TOGETHER = 13;
/** Chance that a factor that just matters is called innocent. */
const FALSE_ACQUITTAL = .05;
/** One-sided error at which a cost is followed up. */
const SHOWN = .02;
/** A cost must have been seen on freshly started servers twice. */
const LEAST_LOOKS = 2;
/** Share of the error for a cost that was seen once by itself, and before that in its group. */
const ONCE = .01;
/** Looks after which what is still unclear stays so. */
const MOST_LOOKS = 8;
function newGroup(role, factors, parent) {
	return {
		role,
		factors,
		before: parent === void 0 ? 0 : parent.before + parent.looks,
		expected: parent?.effect?.mean ?? parent?.expected ?? 0,
		looks: 0,
		effect: null,
		state: "open"
	};
}
/** Whether it is one factor, or several that are not taken apart any more. */
function isIndivisible({ role, factors }) {
	return factors.length === 1 || role === "together";
}
/** Whether the group costs something beyond noise, as far as is needed to follow it up. */
function isShown({ effect }) {
	return effect !== null && upperBound(effect, SHOWN) < 0;
}
/**
* The group with another measurement. The error is spent over looks by 1/(k(k + 1)), which adds up to 1 however often it
* is measured, and over groups by their number beforehand (a union bound).
*
* @param effect over all trials in which it was measured
*/
function measured(group, effect, { needs, relevant }) {
	if (effect === "does not start") return group.state === "open" ? {
		...group,
		state: "does not start"
	} : group;
	const looks = group.looks + 1;
	const next = {
		...group,
		effect,
		looks
	};
	if (group.state === "to blame") return next;
	const spent = 1 / (looks * (looks + 1));
	const among = group.role === "together" ? MOST_TOGETHER : needs.length;
	const blame = FALSE_BLAME * SHARES[group.role] * spent * (looks < LEAST_LOOKS ? ONCE : 1) / among;
	const matters = effect.mean <= -relevant;
	if (isIndivisible(group) && matters && upperBound(effect, blame) < 0 && group.before + looks >= LEAST_LOOKS) return {
		...next,
		state: "to blame"
	};
	if (lowerBound(effect, FALSE_ACQUITTAL * spent) > -relevant) return {
		...next,
		state: "innocent"
	};
	if (!isIndivisible(group) && matters && isShown(next)) return {
		...next,
		state: "split"
	};
	return {
		...next,
		state: looks >= MOST_LOOKS ? "undecided" : "open"
	};
}
/** What has to be compared to see the group's effect. */
function contrastOf({ role, factors }, { needs }) {
	const own = new Set(factors);
	if (role === "add" || role === "together") {
		const base = ascending(factors.flatMap((factor) => needs[factor] ?? []).filter((factor) => !own.has(factor)));
		return {
			with: ascending([...base, ...factors]),
			against: base
		};
	}
	const kept = needs.flatMap((needed, factor) => !own.has(factor) && needed.some((one) => own.has(one)) ? [] : [factor]);
	return {
		with: kept,
		against: kept.filter((factor) => !own.has(factor))
	};
}
function isSameContrast(one, other) {
	return one.with.join() === other.with.join() && one.against.join() === other.against.join();
}
function ascending(factors) {
	return [...new Set(factors)].sort((left, right) => left - right);
}

// src/core/attribution/causes.ts
/** What a search says of every factor, and how the causes add up; at any time, also before it is done. */
/** One-sided error at which what the causes leave over acquits the others. */
const ACQUITTAL = .05;
/** Every factor is in exactly one cause; those to blame come first, the dearest first, the others in their order. */
function causesOf(search) {
	const blamed = blamedGroups(search);
	const together = partnersOf(search);
	const named = new Set([...blamed, ...together].flatMap(({ factors }) => factors));
	const others = search.needs.flatMap((_, factor) => named.has(factor) ? [] : [causeOf(search, factor)]);
	return [...blamed.map((group) => toCause$1(search, group, group.factors, "to blame")).sort((left, right) => cost(left) - cost(right)), ...[...together.map((group) => toCause$1(search, group, group.factors, verdictOf(group))), ...others].sort((left, right) => (left.factors[0] ?? 0) - (right.factors[0] ?? 0))];
}
function balance(search) {
	const sum = sumOfTimes(costsIn(search, blamedGroups(search)));
	return {
		whole: figures(search.whole, CONFIDENCE),
		sum: figures(sum, CONFIDENCE),
		interaction: remainderFigures(search.whole, sum, CONFIDENCE)
	};
}
/** Groups of stuck factors that start together and are not blamed. */
function partnersOf(search) {
	const stuck = new Set(stuckFactors(search));
	const taken = new Set(blamedGroups(search).flatMap(({ factors }) => factors));
	return search.groups.filter(({ role, factors, effect }) => {
		const isNew = role === "together" && effect !== null && factors.every((factor) => stuck.has(factor) && !taken.has(factor));
		if (isNew) for (const factor of factors) taken.add(factor);
		return isNew;
	});
}
/** The cause of a factor that is not to blame: by what was measured of it alone, else in the smallest group. */
function causeOf(search, factor) {
	const [smallest] = search.groups.filter(({ role, factors, effect }) => role !== "together" && effect !== null && factors.includes(factor)).toSorted((left, right) => left.factors.length - right.factors.length || order(left) - order(right));
	const isStuck = stuckFactors(search).includes(factor);
	if (isStuck || smallest === void 0) return unmeasured(factor, isStuck);
	const verdict = verdictOf(smallest);
	const isAcquitted = verdict === "undecided" && !isShown(smallest) && lowerBound(unexplained(search), ACQUITTAL) > -search.relevant;
	return toCause$1(search, smallest, [factor], isAcquitted ? "innocent" : verdict);
}
function unmeasured(factor, isStuck) {
	return {
		factors: [factor],
		verdict: isStuck ? "undecided" : "not reached",
		kind: isStuck ? "does not start" : "not measured",
		measured: [],
		change: null,
		low: null,
		high: null,
		removal: null
	};
}
/** A factor added says more than one taken out. */
function order({ role }) {
	return ROLES.indexOf(role);
}
/** A group that costs something holds a cause, but which of its factors that is was not reached. */
function verdictOf(group) {
	if (group.state === "to blame" || group.state === "innocent") return group.state;
	return !isIndivisible(group) && isShown(group) ? "not reached" : "undecided";
}
function toCause$1(search, group, factors, verdict) {
	const { effect, role } = group;
	const own = effect === null ? null : figures(effect, CONFIDENCE);
	const removed = role === "add" ? search.groups.find((other) => isRemoval(other, factors)) : void 0;
	return {
		factors,
		verdict,
		kind: kindOf(group),
		measured: group.factors,
		change: own?.change ?? null,
		low: own?.low ?? null,
		high: own?.high ?? null,
		removal: removed?.effect ? figures(removed.effect, CONFIDENCE) : null
	};
}
function isRemoval({ role, factors }, own) {
	return role === "remove" && factors.join() === own.join();
}
function kindOf(group) {
	if (!isIndivisible(group)) return "in a group";
	if (group.role === "together") return "together";
	return group.role === "add" ? "alone" : "from the head";
}
function cost({ change }) {
	return change ?? 0;
}

// src/core/attribution/needs.ts
/** Factors that have no effect without others. */
/** Options that do nothing unless another one switches their subject on. */
const SWITCHES = [
	{
		name: "performance-schema",
		dependants: /^(?:performance-schema-|instruments |consumer )/
	},
	{
		name: "log-bin",
		dependants: /^(?:sync-binlog|binlog-)/
	},
	{
		name: "slow-query-log",
		dependants: /^(?:long-query-time|log-slow-|log-queries-|min-examined-row-limit)/
	}
];
/**
* Indices of the drafts that each draft needs, directly or not. Only what head switches on is needed by anything.
*/
function needsAmong(drafts) {
	return drafts.map((draft) => drafts.flatMap((other, index) => other !== draft && other.switchesOn && isNeeded(other, draft) ? [index] : []));
}
function isNeeded(other, draft) {
	if (other.piece === null) {
		const { dependants } = SWITCHES.find(({ name }) => name === other.name) ?? {};
		if (dependants === void 0) return false;
		return dependants.test(draft.name) || other.name === "performance-schema" && isStatementOnIt(draft);
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

// src/core/attribution/configuration-part.ts
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

// src/core/attribution/option-parts.ts
/** Options in which two configurations differ; patterns of Performance Schema instruments by class. */
const INSTRUMENT = "performance-schema-instrument";
const CONSUMER = "performance-schema-consumer-";
const SWITCHED_ON = /^(?:on|1|true|yes|counted)$/i;
/** What is the same in both first, then a part for each option that differs. */
function optionParts(reference, head, product) {
	const [before, after] = [resolveSettings(reference), resolveSettings(head)];
	const changed = [.../* @__PURE__ */ new Set([...after.keys(), ...before.keys()])].filter((subject) => meaningOf(before.get(subject)) !== meaningOf(after.get(subject)));
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
			product
		}) ?? between([draftOf(old.at(-1), own.at(-1))], ends);
	})];
}
function meaningOf(settings) {
	return JSON.stringify(settings?.map(({ name, meaning, readers }) => [
		name,
		meaning,
		readers
	]));
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
/** A pattern by classes of instruments; undefined where it is none, or has too unusual a form, or holds but one class. */
function byClass({ old, own, ends, patterns, product }) {
	const last = own.at(-1) ?? old.at(-1);
	const pattern = patternIn(last);
	if (last === void 0 || pattern?.prefix === void 0 || pattern.state === "") return void 0;
	if (Math.max(old.length, own.length) > 1 || patterns.some(({ prefix }) => prefix === void 0)) return void 0;
	const { prefix } = pattern;
	const longer = patterns.flatMap((other) => other.prefix ?? []).filter((other) => other.length > prefix.length);
	const classes = classesWithin(prefix, product).filter((name) => !longer.some((other) => name.startsWith(other) && other.length <= name.length));
	const template = (own.length > 0 ? ends.after : ends.before).options.at(-1);
	if (classes.length < 2 || template === void 0) return void 0;
	const drafts = classes.map((name) => ({
		...draftOf(old.at(-1), own.at(-1)),
		name: `instruments ${patternOf$1(name)}`,
		piece: {
			kind: "instruments",
			prefix: name
		}
	}));
	const written = (which) => classes.filter((_, nth) => which(nth)).map((name) => ({
		...template,
		value: `${patternOf$1(name)}=${pattern.state}`
	}));
	return between(drafts, ends, (has) => ({ options: own.length > 0 ? [...ends.before.options, ...written(has)] : written((nth) => !has(nth)) }));
}

// src/core/attribution/statement-parts.ts
/** Statements in which two configurations differ; those that switch Performance Schema by consumer or class. */
/** The statements that both begin with, a part for each between, and those that both end with. */
function statementParts(reference, head, product) {
	const [before, after] = [reference.sql, head.sql];
	const isSame = (from, to) => before.at(from)?.value === after.at(to)?.value;
	const shorter = Math.min(before.length, after.length);
	let start = 0;
	while (start < shorter && isSame(start, start)) start += 1;
	let end = 0;
	while (end < shorter - start && isSame(-1 - end, -1 - end)) end += 1;
	const count = Math.max(before.length, after.length) - start - end;
	const of = (all, at) => at < all.length - end ? all[at] : void 0;
	const settled = settledConsumers(reference, head, product);
	return [
		{
			drafts: [],
			take: () => ({ sql: before.slice(0, start) })
		},
		...Array.from({ length: count }, (_, index) => start + index).map((at) => statementPart(`sql[${at}]`, of(before, at), of(after, at), {
			product,
			settled
		})),
		{
			drafts: [],
			take: () => ({ sql: before.slice(before.length - end) })
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
	const parse = (statement) => statement === void 0 ? void 0 : parseSetupStatement(statement.value, context.product);
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
		name: nameOf$1(piece),
		piece,
		switchesOn: later?.enabled ?? false
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
function piecesOf(statement, { product, settled }) {
	if (statement.kind === "instruments") return classesWithin(statement.prefix, product).map((prefix) => ({
		kind: "instruments",
		prefix
	}));
	return statement.names.filter((name) => settled.get(name) !== statement.enabled).map((name) => ({
		kind: "consumer",
		name
	}));
}
function nameOf$1(piece) {
	return piece.kind === "consumer" ? `consumer ${piece.name}` : `instruments ${patternOf$1(piece.prefix)}`;
}
function statementFor(statement, pieces) {
	if (statement.kind === "consumers") {
		const names = pieces.flatMap((piece) => piece.kind === "consumer" ? piece.name : []);
		return consumersStatement(names, statement.enabled);
	}
	const prefixes = pieces.flatMap((piece) => piece.kind === "instruments" ? piece.prefix : []);
	return instrumentsStatement(prefixes, statement.assignments);
}
function settledConsumers(reference, head, product) {
	const [before, after] = [consumerStates(reference, product), consumerStates(head, product)];
	return new Map([...after].filter(([name, enabled]) => before.get(name) === enabled));
}

// src/core/attribution/factors.ts
/**
* Takes the difference apart. With all factors the reference becomes head, with none it stays, as isSameScenario sees it.
*
* @param product whose consumers and instruments hold where Performance Schema is taken apart
*/
function splitDifference(reference, head, product) {
	const parts = [
		...optionParts(reference.options, head.options, product),
		...statementParts(reference, head, product),
		imagePart(reference, head)
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
/** The reference with these factors of head. What a scenario expects of its running server is asked of no mix. */
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
		image: fragments.find(({ image }) => image !== void 0)?.image,
		expect: {},
		place: head.place
	};
}
function imagePart(reference, head) {
	const [before, after] = [reference.image, head.image];
	if (before === after) return {
		drafts: [],
		take: () => ({ image: before })
	};
	const place = after === void 0 ? null : head.place;
	return {
		drafts: [{
			name: "image",
			before: before ?? null,
			after: after ?? null,
			place,
			piece: null,
			switchesOn: false
		}],
		take: (has) => ({ image: has(0) ? after : before })
	};
}

// src/core/attribution/search.ts
/**
* Finds the factors to blame: adaptive group testing (Dorfman 1943; Du & Hwang 2000) on noisy costs. Up to eight
* factors are added to the reference one by one; more of them in quarters, which are two halvings in one trial. A group
* that costs nothing that matters is dropped as a whole, one that does is split further. Where the sum of the costs and
* the whole disagree, factors are taken out of head as well.
*/
const LEAST_RELEVANT = .01;
const RELEVANT_SHARE = .1;
/** Most factors that are measured one by one. */
const ONE_BY_ONE = 8;
const QUARTERS = 4;
/** One-sided error at which costs and whole disagree. */
const DISAGREEING = .005;
/**
* Once groups are blamed, measuring goes on where as much as this seems to be left, as ln: of the whole beyond what they
* cost, or in one factor that is not decided, each at a one-sided error that forgives a look too many.
*/
const WORTH_MORE = .03;
const UNEXPLAINED = .2;
const SUSPECT = .1;
function startSearch({ needs, whole, relevantShare, mostArms }) {
	const share = relevantShare ?? Math.max(LEAST_RELEVANT, RELEVANT_SHARE * -Math.expm1(whole.mean));
	const terms = {
		needs,
		relevant: -Math.log1p(-share)
	};
	const depth = (factor) => needs[factor]?.length ?? 0;
	const begun = divided(needs.map((_, factor) => factor).sort((left, right) => depth(left) - depth(right) || left - right), ONE_BY_ONE).map((some) => newGroup("add", some)).map((group) => needs.length === 1 ? measured({
		...group,
		looks: 1
	}, whole, terms) : group);
	return {
		...terms,
		known: whole,
		whole,
		groups: begun,
		mostArms: mostArms ?? Number.POSITIVE_INFINITY
	};
}
/**
* What the next trial shall compare, the likeliest cause first; empty when the search is done. Every set of factors in it
* is a mix to be measured, see mixesOf.
*/
function nextContrasts(search) {
	const urgent = urgentGroups(search);
	const suspects = openGroups(search).filter((group) => isSuspect(group, search));
	const groups = urgent.length > 0 ? [.../* @__PURE__ */ new Set([...urgent, ...suspects])] : isExplained(search) ? suspects : doubtfulGroups(search);
	const contrasts = urgent.length > 0 || groups.length === 0 ? [] : [wholeContrast(search)];
	for (const group of groups.toSorted((left, right) => promise(left) - promise(right))) {
		const more = [...contrasts, contrastOf(group, search)];
		if (mixesOf(search, contrasts).length === 0 || mixesOf(search, more).length <= search.mostArms) contrasts.push(contrastOf(group, search));
	}
	return contrasts;
}
/** The mixes that the contrasts need measured, each as its set of factors; the reference and head are none. */
function mixesOf({ needs }, contrasts) {
	return [...new Map(contrasts.flatMap((contrast) => [contrast.with, contrast.against]).map((set) => [set.join(), set])).values()].filter((set) => set.length > 0 && set.length < needs.length);
}
function isDone(search) {
	return nextContrasts(search).length === 0;
}
/** Head against the reference. */
function wholeContrast({ needs }) {
	return {
		with: needs.map((_, factor) => factor),
		against: []
	};
}
/** Takes in what a trial measured; the effect of all factors against none, if it is among it, joins what was known. */
function learn(search, all) {
	const found = (contrast) => all.find((one) => isSameContrast(one.contrast, contrast))?.effect;
	const whole = found(wholeContrast(search));
	const groups = search.groups.flatMap((group) => {
		const effect = group.state === "open" || group.state === "to blame" ? found(contrastOf(group, search)) : void 0;
		if (effect === void 0) return [group];
		const next = measured(group, effect, search);
		return [next, ...offspring(next)];
	});
	return seekFurther({
		...search,
		groups,
		whole: typeof whole === "object" ? agreed(search.known, whole) : search.whole
	});
}
function isExplained(search) {
	const left = unexplained(search);
	return left.mean >= -Math.max(search.relevant, WORTH_MORE) || upperBound(left, UNEXPLAINED) >= 0;
}
/** Whether a cost that matters is likely, though it is not shown. */
function isSuspect({ effect }, { relevant }) {
	return effect !== null && effect.mean <= -Math.max(relevant, WORTH_MORE) && upperBound(effect, SUSPECT) < 0;
}
function openGroups({ groups }) {
	return groups.filter(({ state }) => state === "open");
}
/** What has not been measured yet, and what costs something and is not decided. */
function urgentGroups(search) {
	return openGroups(search).filter((group) => group.effect === null || isShown(group));
}
/** Groups to measure again where the blamed ones do not explain the whole: those measured but once, else all undecided. */
function doubtfulGroups(search) {
	const hasty = openGroups(search).length === 0 ? [] : blamedGroups(search).filter(({ looks }) => looks === 1);
	return hasty.length > 0 ? hasty : openGroups(search);
}
function promise({ effect, expected }) {
	return effect?.mean ?? expected;
}
/** The factors in runs of equal length: one by one up to so many, else in quarters. */
function divided(factors, mostSingles) {
	const count = factors.length <= mostSingles ? factors.length : QUARTERS;
	const bound = (nth) => Math.round(nth * factors.length / count);
	return Array.from({ length: count }, (_, nth) => factors.slice(bound(nth), bound(nth + 1)));
}
/** What a group leads to by itself: smaller groups, or the other side where it does not start. */
function offspring(group) {
	const { role, state, factors } = group;
	const quarters = (as) => divided(factors, QUARTERS).map((some) => newGroup(as, some, group));
	if (state === "split") return quarters(role === "remove" ? "remove" : "add");
	if (state !== "does not start" || role === "together") return [];
	if (role === "add") return [newGroup("instead", factors, group)];
	return factors.length > 1 ? quarters(role === "remove" ? "remove" : "add") : [];
}
/** The search with the groups that only come up when nothing else is urgent. */
function seekFurther(search) {
	if (urgentGroups(search).length > 0) return search;
	const found = [
		seekPartners,
		seekInteraction,
		seekPairs
	].map((seek) => seek(search)).find((groups) => groups.length > 0);
	return found === void 0 ? search : {
		...search,
		groups: [...search.groups, ...found]
	};
}
/** Pairs of stuck factors, neighbours first; then all that are left at once. */
function seekPartners(search) {
	const stuck = stuckFactors(search);
	const tried = search.groups.filter(({ role, factors }) => role === "together" && factors.every((one) => stuck.includes(one)));
	if (tried.length === 0) return pairsOf(stuck);
	const left = stuck.filter((factor) => !tried.some(({ factors, effect }) => effect !== null && factors.includes(factor)));
	const isTried = tried.some(({ factors }) => factors.length === left.length);
	return left.length > 1 && !isTried ? [newGroup("together", left)] : [];
}
function pairsOf(factors) {
	return factors.flatMap((one, at) => factors.slice(at + 1).map((other, nth) => ({
		pair: [one, other].sort((a, b) => a - b),
		distance: nth
	}))).sort((left, right) => left.distance - right.distance).slice(0, 6).map(({ pair }) => newGroup("together", pair));
}
/**
* Where the whole is slower than the sum of the costs, what was not blamed is taken out of head; where it is faster, what
* was. Only a whole that neither a sum of times nor one of logarithms explains is one that disagrees.
*/
function seekInteraction(search) {
	const { groups, whole, relevant, needs } = search;
	if (groups.some(({ role }) => role === "remove")) return [];
	const blamed = blamedGroups(search);
	const open = groups.filter(({ role, state }) => state === "open" && role !== "together");
	const costs = costsIn(search, [...blamed, ...open]);
	const [slower, faster] = [sumOfTimes(costs), sumOfLogs(costs.map(({ effect }) => effect))].sort((left, right) => left.mean - right.mean);
	if (slower === void 0 || faster === void 0) return [];
	const [under, over] = [remainder(whole, slower), remainder(whole, faster)];
	if (under.mean < -relevant && upperBound(under, DISAGREEING) < 0) {
		const settled = new Set([...blamed, ...groups.filter(({ role }) => role === "instead" || role === "together")].flatMap(({ factors }) => factors));
		return divided(needs.flatMap((_, factor) => settled.has(factor) ? [] : [factor]), ONE_BY_ONE).map((some) => newGroup("remove", some));
	}
	const added = blamed.filter(({ role }) => role === "add");
	return over.mean > relevant && lowerBound(over, DISAGREEING) > 0 && added.length > 1 ? added.map(({ factors }) => newGroup("remove", factors)) : [];
}
/** Pairs of factors that cost nothing when added alone, and something when taken out. */
function seekPairs(search) {
	const hidden = blamedGroups(search).filter(({ role }) => role === "remove");
	return search.groups.some(({ role, factors }) => role === "together" && hidden.some((one) => factors.includes(one.factors[0] ?? -1))) ? [] : pairsOf(hidden.flatMap(({ factors }) => factors));
}

// src/gate/attribution-trials.ts
/** Time by which a trial may take longer than expected. */
const SPARE_SECONDS = 3;
/** A factor must be seen in two trials before it is blamed. */
const LEAST_TRIALS = 2;
/** Measures configurations between reference and head in one cell, trial after trial. */
var AttributionTrials = class {
	#request;
	#edges;
	#trials;
	/** The reference and its twin, which every trial has. */
	#fixed;
	#head;
	#mixes = /* @__PURE__ */ new Map();
	#stuck = /* @__PURE__ */ new Set();
	#idle;
	constructor(request, edges) {
		this.#request = request;
		this.#edges = edges;
		this.#trials = new Trials(edges);
		const reference = {
			...request.reference,
			name: "reference",
			expect: {}
		};
		this.#fixed = [{
			scenario: reference,
			revision: "head",
			role: "control"
		}, {
			scenario: reference,
			revision: "twin",
			role: "control"
		}];
		this.#head = {
			scenario: {
				...request.head,
				name: "head",
				expect: {}
			},
			revision: "head",
			role: "candidate"
		};
		this.#idle = {
			seconds: request.startSeconds,
			arms: request.plan.arms.length
		};
	}
	/** Servers that a trial may have besides those that it is for. */
	get always() {
		return this.#fixed.length + 1;
	}
	/** What the contrasts show, with all that was measured of them before; undefined where the time is over. */
	async measure(search, contrasts) {
		const arms = mixesOf(search, contrasts).map((set) => this.#armOf(set));
		const isHeadAsked = contrasts.some(({ with: one, against }) => [one, against].some((set) => isAll(search, set)));
		const hasHead = this.#trials.number === 0 || isHeadAsked;
		const kept = this.#request.keepsTimeToTryOut ? leastSearchSeconds(this.always + 1, this.#idle) + SPARE_SECONDS : 0;
		if (!await this.#trial({
			arms,
			hasHead,
			kept
		})) return void 0;
		const effects = this.#effects();
		return contrasts.flatMap((contrast) => {
			if (this.#isStuck(search, contrast)) return [{
				contrast,
				effect: "does not start"
			}];
			const effect = effects(this.#nameOf(search, contrast.with), this.#nameOf(search, contrast.against));
			return effect === void 0 ? [] : [{
				contrast,
				effect
			}];
		});
	}
	/** One more trial with this configuration; undefined where the time does not suffice, or a server fails. */
	async tryOut(scenario) {
		const arm = {
			scenario,
			revision: "head",
			role: "candidate"
		};
		this.#mixes.set(scenario.name, arm);
		try {
			if (!await this.#trial({
				arms: [arm],
				hasHead: true,
				kept: 0
			})) return void 0;
		} catch (error) {
			if (!isFailure(error)) throw error;
			return;
		}
		const effects = this.#effects();
		const [reference] = this.#fixed;
		const effect = effects(scenario.name, reference.scenario.name);
		const saved = effects(scenario.name, this.#head.scenario.name);
		const state = armStatesOf(this.#trials.measurement.lines).findLast((line) => line.scenario === scenario.name);
		return effect && saved && state && {
			effect,
			saved,
			insight: state.insight
		};
	}
	/** @returns false where the time does not suffice */
	async #trial(wanted) {
		const arms = wanted.arms.filter(({ scenario }) => !this.#stuck.has(scenario.name));
		if (arms.length === 0 && wanted.arms.length > 0) return true;
		const { now } = this.#edges.testbed;
		const chosen = [...wanted.hasHead ? [this.#head] : [], ...arms];
		const many = this.#fixed.length + chosen.length;
		const began = now();
		const seconds = searchShare(this.#request.deadline - began - wanted.kept, many, this.#idle);
		if (seconds === void 0) return false;
		const schedule = (_, number) => ({
			until: now() + seconds,
			trials: Math.max(LEAST_TRIALS, number)
		});
		try {
			await this.#trials.measure(this.#plan(), (arm) => chosen.includes(arm), schedule);
			this.#idle = {
				seconds: now() - began - seconds,
				arms: many
			};
			return true;
		} catch (error) {
			if (!isFailure(error) || !await this.#findStuck(arms)) throw error;
			return this.#trial(wanted);
		}
	}
	/** Starts each server by itself, and remembers those that do not start. @returns whether there is one */
	async #findStuck(arms) {
		let found = false;
		for (const arm of arms) try {
			await using _ = await this.#edges.testbed.startTrial({
				number: this.#trials.number,
				arms: [arm],
				cells: []
			}, this.#plan());
		} catch (error) {
			if (!isFailure(error)) throw error;
			this.#stuck.add(arm.scenario.name);
			found = true;
		}
		return found;
	}
	#effects() {
		return comparePairs(this.#plan(), this.#trials.measurement.lines, this.#request.cell);
	}
	#plan() {
		const { plan, cell } = this.#request;
		const arms = [
			...this.#fixed,
			this.#head,
			...this.#mixes.values()
		];
		return {
			...plan,
			rules: ["control"],
			arms,
			cells: [cell],
			shard: null
		};
	}
	#armOf(set) {
		const name = `with ${set.join("+")}`;
		const known = this.#mixes.get(name);
		if (known !== void 0) return known;
		const arm = {
			scenario: this.#request.configure(set, name),
			revision: "head",
			role: "candidate"
		};
		this.#mixes.set(name, arm);
		return arm;
	}
	#nameOf(search, set) {
		if (set.length === 0) return this.#fixed[0].scenario.name;
		return (isAll(search, set) ? this.#head : this.#armOf(set)).scenario.name;
	}
	#isStuck(search, contrast) {
		return [contrast.with, contrast.against].some((set) => this.#stuck.has(this.#nameOf(search, set)));
	}
};
/** Whether the reference with these factors is head. */
function isAll({ needs }, set) {
	return set.length === needs.length;
}
/** Whether a server failed, and neither we did nor a signal came. */
function isFailure(error) {
	return error instanceof UserError || error instanceof MeasurementError;
}

// src/gate/find-suggestion.ts
/** One-sided error at which the suggestion is said to cost less than head. */
const CHEAPER = .05;
/**
* Null where the costs lead to none, the time for its trial is over, its server does not start, or it does not turn out
* to show all that head shows for less.
*/
async function findSuggestion({ head, product, insight, costs }, trials) {
	if (Object.keys(insight).length === 0) return null;
	const suggested = suggest(head, product, insight, costs);
	const tried = suggested && await trials.tryOut(suggestedScenario(head, suggested, "suggestion"));
	if (!tried || lowerBound(tried.saved, CHEAPER) <= 0) return null;
	const keeps = Object.keys(insight).filter((key) => insight[key] !== "none");
	if (!keeps.every((key) => tried.insight[key] === "full" || tried.insight[key] === insight[key])) return null;
	return {
		scenario: head.name,
		lines: suggested.lines,
		replaces: distinct(replacedLines(head)),
		keeps,
		...figures(tried.effect, CONFIDENCE),
		saved: figures(tried.saved, CONFIDENCE),
		insight: tried.insight
	};
}
/** Several settings may stand on one line. */
function distinct(places) {
	return [...new Map(places.map((place) => [JSON.stringify(place), place])).values()];
}

// src/gate/attribute.ts
/** Takes what is left of the budget, and the time that is meant for the search. */
async function attributeRun(judgement, run) {
	const { request, plan, measured, testbed, save, screen } = run;
	if (testbed === null) return judgement;
	return attribute(judgement, {
		mode: request.explain,
		plan: asRead(plan, testbed.buildOf),
		lines: measured.measurement.lines,
		product: testbed.buildOf(plan.arms[0].scenario).product,
		mostServers: testbed.mostServers,
		seconds: measured.secondsLeft + request.explainSeconds
	}, {
		testbed: testbed.testbed,
		save,
		progress: screen
	});
}
/** The judgement with the causes of its worst regression, where they are asked for and can be told apart. */
async function attribute(judgement, request, edges) {
	const found = toBeAttributed(judgement, request.mode);
	if (found === void 0) return judgement;
	edges.progress.phase("looking for the setting to blame");
	return {
		...judgement,
		attribution: await attributionOf(found, request, edges)
	};
}
/** The comparison whose causes are looked for: the worst of the cells that regressed or, if `always`, of all. */
function toBeAttributed({ comparisons }, mode) {
	if (mode === "never") return void 0;
	const cells = comparisons.filter(isMeasuredCell);
	const regressed = cells.filter(({ verdict }) => verdict === "regressed");
	if (regressed.length > 0) return bySeverity(regressed)[0];
	return mode === "always" ? bySeverity(cells)[0] : void 0;
}
function isMeasuredCell(found) {
	return found.scope === "cell" && found.rule !== "history";
}
/** Null where the two configurations do not differ in anything that can be told apart. */
async function attributionOf(found, request, edges) {
	const { plan, product, lines, seconds } = request;
	const ends = endsOf(found, plan);
	if (ends === void 0) return null;
	const difference = splitDifference(ends.reference, ends.head, product);
	const { factors } = difference;
	if (factors.length === 0) return null;
	const began = edges.testbed.now();
	const insight = insightOf(found, lines);
	const trials = new AttributionTrials({
		...ends,
		plan,
		deadline: began + seconds,
		configure: (set, name) => mix(difference, set, name),
		startSeconds: Math.max(0, ...armStatesOf(lines).map((state) => state.startSeconds)),
		keepsTimeToTryOut: Object.keys(insight).length > 0 && factors.some(({ piece }) => piece !== null)
	}, edges);
	const search = await searched(firstSearch(found, factors, request.mostServers - trials.always), trials);
	const searchSeconds = edges.testbed.now() - began;
	const causes = causesOf(search);
	const costs = costsOf(causes, factors);
	return {
		causes: causes.map((cause) => toCause(cause, factors)),
		explanation: explanationOf(found, search, searchSeconds),
		suggestion: await findSuggestion({
			head: ends.head,
			product,
			insight,
			costs
		}, trials)
	};
}
function firstSearch({ effect }, factors, most) {
	return startSearch({
		needs: factors.map(({ needs }) => needs),
		whole: effect,
		mostArms: Math.max(2, most)
	});
}
/** The search as far as its trials came: until the blame is clear or the time is over. */
async function searched(start, trials) {
	let search = start;
	for (let contrasts = nextContrasts(search); contrasts.length > 0; contrasts = nextContrasts(search)) {
		const measured = await trials.measure(search, contrasts);
		if (measured === void 0) break;
		search = learn(search, measured);
	}
	return search;
}
function explanationOf({ rule, scenario, reference, workload, threads }, search, seconds) {
	const isComplete = isDone(search);
	const sums = balance(search);
	return {
		rule,
		scenario,
		reference,
		workload,
		threads,
		method: "started",
		switched: null,
		started: sums.whole,
		disagrees: false,
		startOnly: [],
		...sums,
		seconds,
		isComplete
	};
}
function toCause({ factors, measured, ...cause }, all) {
	const settings = all.map(({ name, before, after, place }) => ({
		name,
		before,
		after,
		place
	}));
	return {
		...cause,
		together: [],
		settings: factors.flatMap((factor) => settings[factor] ?? []),
		measuredWith: measured.flatMap((factor) => settings[factor]?.name ?? [])
	};
}
/** Costs of single pieces; those that were measured in a group only have the group's: enough to say what comes first. */
function costsOf(causes, all) {
	return causes.flatMap(({ factors, change, verdict }) => factors.flatMap((factor) => {
		const piece = all[factor]?.piece ?? null;
		return piece === null ? [] : [{
			piece,
			change,
			isCostly: verdict === "to blame" || verdict === "not reached" && change !== null
		}];
	}));
}
/** What head's server lets one find out; empty where it was not asked. */
function insightOf({ scenario }, lines) {
	const isHead = (state) => state.scenario === scenario && state.revision === "head";
	return armStatesOf(lines).find(isHead)?.insight ?? {};
}
function endsOf({ rule, scenario, reference, workload, threads }, { arms, cells }) {
	const revision = rule === "base" ? "base" : "head";
	const find = (name, of) => arms.find((arm) => arm.scenario.name === name && arm.revision === of)?.scenario;
	const ends = {
		reference: find(reference, revision),
		head: find(scenario, "head")
	};
	const cell = cells.find((each) => each.workload.name === workload && each.threads === threads);
	if (ends.reference === void 0 || ends.head === void 0 || cell === void 0) return void 0;
	return {
		reference: ends.reference,
		head: ends.head,
		cell
	};
}

// src/core/history/circumstances.ts
/** Capacities that differ by more than this are of different machines, whatever they call themselves. */
const CAPACITY_CHANGE = .2;
/**
* Why the ratio of a scenario to its control cannot be compared between two runs; undefined where it can. Machines may
* differ: the control of the same run was measured on the same one.
*/
function cutBetween(one, other, scenario) {
	const [control, otherControl] = [controlOf(one), controlOf(other)];
	if (control?.fingerprint !== otherControl?.fingerprint) return "control";
	const versions = (run) => [serverOf(controlOf(run)), serverOf(scenarioOf(run, scenario))].join();
	if (versions(one) !== versions(other)) return "server version";
	return majorOf(one.toolVersion) === majorOf(other.toolVersion) ? void 0 : "tool version";
}
/** What changed from an earlier run to this one and could be mistaken for an effect of the configuration. */
function changedCircumstances(now, earlier) {
	const [control, earlierControl] = [controlOf(now), controlOf(earlier)];
	return [
		...machineChange(now, earlier),
		...ifAny({
			code: "kernel-changed",
			before: lineOf(earlier.machine.kernel),
			after: lineOf(now.machine.kernel)
		}),
		...ifAny({
			code: "server-changed",
			before: serversOf(earlier, now),
			after: serversOf(now, earlier)
		}),
		...ifAny({
			code: "tool-changed",
			before: earlier.toolVersion,
			after: now.toolVersion
		}),
		...ifAny({
			code: "sysbench-changed",
			before: earlier.sysbench,
			after: now.sysbench
		}),
		...warnIf("control-changed", earlierControl?.fingerprint !== control?.fingerprint),
		...warnIf("suite-changed", earlier.suite.fingerprint !== now.suite.fingerprint)
	];
}
function warnIf(code, isChanged) {
	return isChanged ? [{ code }] : [];
}
function machineChange({ machine: now }, { machine: earlier }) {
	const [before, after] = [describe(earlier), describe(now)];
	if (before !== after) return [{
		code: "machine-changed",
		before,
		after
	}];
	const change = earlier.cpuCapacity > 0 ? now.cpuCapacity / earlier.cpuCapacity - 1 : 0;
	return Math.abs(change) > CAPACITY_CHANGE ? [{
		code: "machine-changed",
		change
	}] : [];
}
function describe({ cpuModel, cpus }) {
	return `${cpuModel} with ${cpus} CPU${cpus === 1 ? "" : "s"}`;
}
function ifAny(change) {
	return change.before === change.after ? [] : [change];
}
/** Versions of the scenarios that both runs have. */
function serversOf(run, other) {
	const common = run.scenarios.filter(({ name }) => scenarioOf(other, name) !== void 0);
	return [...new Set(common.map(serverOf))].sort().join(", ");
}
function controlOf({ scenarios }) {
	return scenarios.find(({ role }) => role === "control");
}
function scenarioOf({ scenarios }, name) {
	return scenarios.find((scenario) => scenario.name === name);
}
function serverOf(scenario) {
	return scenario === void 0 ? "" : `${scenario.server.product} ${scenario.server.version}`;
}
/** "1" of 1.4.2; "0.3" of 0.3.1, as anything may change with the second number before version 1. */
function majorOf(version) {
	return /^(?:0\.\d+|\d+)/.exec(version)?.[0] ?? version;
}
/** "6.11" of 6.11.0-1018-azure. */
function lineOf(kernel) {
	return /^\d+\.\d+/.exec(kernel)?.[0] ?? kernel;
}

// src/core/history/baseline.ts
/**
* What stored runs lead one to expect of the next: a level, and how much runs scatter about it. A run differs from the
* runs before it by more than its own interval says (another machine, another day), so it is held against a prediction
* interval: with m the Huber mean of N runs, e² their mean squared error and s² their spread beyond that,
* T = (y₀ − m) / √(e₀² + s² (1 + 1/N) + e²/N) is Student's t.
*/
/** Runs that a baseline needs: fewer say too little of how much runs scatter. */
const LEAST_RUNS = 8;
/** A run further from the median than so many robust standard deviations counts as that far. */
const FAR = 4;
/** Variances are moderated across series from this many on; fewer say too little of each other. */
const LEAST_MODERATED = 4;
/**
* A robust variance is known less well than a plain one, by so much of N − 1 degrees of freedom. With all of
* them, 1.4 % of runs of one cell were called regressed instead of 1 % (8 stored runs), with this share at most 1 %.
*/
const ROBUST_DF = .7;
/**
* Baselines of the cells of one run, in the order of their series. The spreads of four or more are moderated by each
* other.
*
* @param now the run that shall be held against them
*/
function baselines(all, now) {
	const found = all.map((series) => baselineOf(series, now));
	const levels = found.filter((each) => each.kind === "level");
	if (levels.length < LEAST_MODERATED) return found;
	const { moderated, priorDf } = moderateVariances(levels.map((level) => ({
		level,
		variance: level.spread,
		df: level.df
	})));
	const steadied = new Map(moderated.map(({ level, variance }) => [level, {
		...level,
		spread: variance,
		df: level.df + Math.min(priorDf, level.df)
	}]));
	return found.map((each) => steadied.get(each) ?? each);
}
/** Standard deviation between runs beyond their own errors, of ln QPS relative to the control's. */
function runSpread({ spread, noise }) {
	return Math.sqrt(Math.max(0, spread - noise));
}
/** How far a run is from its baseline. What runs scatter by counts as shared by all cells of a run. */
function departure(now, level) {
	const { mean, runs, noise } = level;
	const own = now.standardError ** 2;
	const scatter = runSpread(level) ** 2 * (1 + 1 / runs);
	const others = scatter + noise / runs;
	const welch = (own + others) ** 2 / (own ** 2 / now.df + others ** 2 / level.df);
	return {
		mean: now.mean - mean,
		standardError: Math.sqrt(own + others),
		df: Math.min(level.df, welch),
		within: {
			variance: now.within.variance + noise / runs,
			df: now.within.df
		},
		between: {
			variance: now.between.variance + scatter,
			df: level.df
		}
	};
}
function baselineOf(series, now) {
	const { runs, since } = comparableRuns(series, now);
	const [first, last] = [runs[0], runs.at(-1)];
	const values = runs.map(({ ratio }) => ratio.mean);
	if (first === void 0 || last === void 0 || runs.length < 8 || !isSample(values)) return {
		kind: "none",
		have: runs.length,
		need: 8,
		since
	};
	const { mean, variance, count } = huber(winsorised(values));
	return {
		kind: "level",
		mean,
		runs: count,
		spread: variance * count,
		df: ROBUST_DF * (count - 1),
		noise: runs.reduce((sum, { ratio }) => sum + ratio.standardError ** 2, 0) / count,
		first: first.point,
		last: last.point
	};
}
/** The newest runs since the level last changed, and since circumstances did that no ratio survives. */
function comparableRuns(series, now) {
	const { points, key } = series;
	const cutOf = (point) => cutBetween(point.circumstances, now, key.scenario);
	const lastCut = points.findLastIndex((point) => cutOf(point) !== void 0);
	const lastChange = changePoints(series).at(-1)?.index ?? 0;
	const cut = points[lastCut];
	const since = lastChange > lastCut + 1 ? "level" : (cut && cutOf(cut)) ?? null;
	return {
		runs: measuredPoints(series).filter(({ index, point }) => index > lastCut && index >= lastChange && point.excluded === null).slice(-30),
		since
	};
}
function winsorised(values) {
	const center = median(values);
	const reach = FAR * robustScale(values);
	const [first, ...others] = values;
	const near = (value) => Math.min(center + reach, Math.max(center - reach, value));
	return [near(first), ...others.map(near)];
}

// src/core/history/compare-history.ts
/** The rule `history`: cells of a run against the stored runs of a branch. */
const NEVER_STORED = {
	kind: "none",
	have: 0,
	need: 8,
	since: null
};
/**
* @param now the run that is held against its history
* @param cells that it measures
* @param records of the branch, in any order; those of other suites are left out
*/
function historyOf(now, cells, records) {
	const own = records.filter(({ suite }) => suite.name === now.suite.name);
	const keys = now.scenarios.filter(({ role }) => role === "candidate").flatMap(({ name, fingerprint }) => cells.map(({ workload, threads }) => ({
		suite: now.suite.name,
		scenario: name,
		fingerprint,
		workload,
		threads
	})));
	const series = keys.map((key) => seriesOf(own, key));
	const found = baselines(series, now);
	const newest = inOrder(own).at(-1);
	return {
		baselines: new Map(keys.map((key, at) => [cellKey(key), found[at] ?? NEVER_STORED])),
		warnings: newest === void 0 ? [] : changedCircumstances(now, newest),
		runSd: typicalSpread(found)
	};
}
/** @param costs comparisons of a run's cells with the control */
function compareWithHistory(costs, history) {
	const held = costs.map((cost) => ({
		cost,
		baseline: history.baselines.get(cellKey(cost)) ?? NEVER_STORED
	}));
	const cells = held.flatMap(({ cost, baseline }) => baseline.kind === "level" ? [against(baseline, cost)] : []);
	const missing = held.flatMap(({ cost, baseline }) => baseline.kind === "none" ? [{
		...nameOf(cost),
		have: baseline.have,
		need: baseline.need,
		since: baseline.since
	}] : []);
	const incomplete = new Set(missing.map(({ scenario }) => scenario));
	return {
		cells,
		means: scenarioMeans(cells.filter(({ scenario }) => !incomplete.has(scenario))),
		missing
	};
}
function against(level, cost) {
	const effect = departure(cost.effect, level);
	const { blocks, trials } = cost;
	return {
		...nameOf(cost),
		scope: "cell",
		effect,
		...changeOf(effect),
		blocks,
		trials
	};
}
/** A scenario is held against itself. */
function nameOf({ scenario, workload, threads }) {
	return {
		rule: "history",
		scenario,
		reference: scenario,
		workload,
		threads
	};
}
function cellKey({ scenario, workload, threads }) {
	return JSON.stringify([
		scenario,
		workload,
		threads
	]);
}
function typicalSpread(all) {
	const spreads = all.flatMap((each) => each.kind === "level" ? [runSpread(each)] : []);
	return spreads.sort((left, right) => left - right)[spreads.length >> 1] ?? null;
}

// src/core/verdict/judge-history.ts
/** The last look, with everything there is to spend. */
const ONLY_LOOK = {
	before: 0,
	now: 1
};
/** The judgement with the comparisons with history, where there is something that can be held against it. */
function judgeHistory(judgement, run, asked) {
	const { branch, records, mode, isUnknown } = asked;
	if (isUnknown) return {
		...judgement,
		history: {
			branch,
			mode,
			runs: 0,
			runSd: null,
			isUnknown
		}
	};
	const history = historyOf(run.circumstances, run.cells, records);
	const held = compareWithHistory(judgement.comparisons.filter(isCost), history);
	const found = judge(held, run);
	return {
		...judgement,
		comparisons: [...judgement.comparisons, ...found],
		history: {
			branch,
			mode,
			runs: records.length,
			runSd: history.runSd,
			isUnknown
		},
		warnings: [
			...judgement.warnings,
			...history.warnings,
			...notHeld(held),
			...mode === "warn" ? slower(found) : []
		]
	};
}
/** Stored are the costs of single cells. */
function isCost(comparison) {
	return comparison.rule === "control" && comparison.scope === "cell";
}
function judge({ cells, means }, { policy, measuredSeconds }) {
	const family = {
		cells: cells.length,
		means: means.length
	};
	return [...cells, ...means].map((comparison) => {
		const standing = standingOf(comparison, family, toleranceOf(comparison, policy).margin);
		return {
			...judged(comparison, standing, {
				family,
				policy,
				measuredSeconds
			}),
			confirmed: null
		};
	});
}
function standingOf({ effect, scope }, family, margin) {
	if (lowerBound(effect, passAlpha(ONLY_LOOK)) > -margin) return { kind: "passed" };
	const upper = upperBound(effect, regressedAlpha(ONLY_LOOK, scope, family));
	return effect.mean < -margin && upper < -.5 * margin ? { kind: "regressed" } : { kind: "open" };
}
/** Cells without a baseline by what they lack; one warning for all that lack the same. */
function notHeld({ missing }) {
	return [...Map.groupBy(missing, ({ have, need, since }) => JSON.stringify([
		have,
		need,
		since
	])).values()].flatMap(([first, ...others]) => {
		if (first === void 0) return [];
		const { have, need, since } = first;
		return [{
			code: "no-baseline",
			scenarios: [...new Set([first, ...others].map(({ scenario }) => scenario))],
			have,
			need,
			since
		}];
	});
}
function slower(found) {
	return found.filter(({ verdict }) => verdict === "regressed").map((each) => {
		const { scope, scenario, change } = each;
		return {
			code: "slower-than-history",
			scenario,
			scope,
			...scope === "cell" ? {
				workload: each.workload,
				threads: each.threads
			} : {
				workload: "*",
				threads: 0
			},
			change
		};
	});
}

// src/gate/hold-against.ts
/** A judged run held against the stored runs that were read for it. */
/** Unchanged where no history was asked for, or nothing was measured that could be held against it. */
function holdAgainst(judgement, run, toolVersion, stored) {
	if (stored === void 0 || run.cells.length === 0) return judgement;
	const circumstances = circumstancesOf(run, toolVersion);
	const { cells, policy } = run.plan;
	return judgeHistory(judgement, {
		circumstances,
		cells,
		policy,
		measuredSeconds: run.measuredSeconds
	}, stored);
}

// src/core/history/priors.ts
/** What stored runs teach about the spread of server starts: in every run, control and twin should be equal. */
/** A difference counts as at most so many standard deviations, lest one bad run teach much. */
const CLIP = 2;
/** E min(Z², 4) of a standard normal Z. */
const CLIPPED_SQUARE = .920537;
/** Server starts' worth of variance in the difference of two servers. */
const STARTS = 2;
/** More degrees of freedom than this change nothing; keeps quantiles finite. */
const MOST_DF = 200;
/** A start does not move ln QPS by more. */
const MOST_SD = 1;
const STEPS = 60;
/**
* The spread of server starts, ln QPS, learned from the twins of stored runs and what was taken to be known before, by
* degrees of freedom. A twin's difference has the variance noise² + 2 sd²/trials; sd is the one for which the squares,
* each less than four variances, are on average what a normal distribution gives (Huber's proposal 2).
*/
function learnedStartSpread(records, prior = DEFAULT_START_SPREAD) {
	const runs = records.filter((record) => record.twin.length > 0 && excludedBy(record) !== "disturbed");
	const observed = observedSpread(runs.flatMap(({ twin }) => twin));
	const df = Math.min(MOST_DF, sum(runs.map(({ twin }) => information(twin, prior))));
	if (observed === null) return {
		...prior,
		observed,
		runs: 0
	};
	const variance = (prior.df * prior.sd ** 2 + df * observed ** 2) / (prior.df + df);
	return {
		sd: Math.sqrt(variance),
		df: Math.min(MOST_DF, prior.df + df),
		observed,
		runs: runs.length
	};
}
/** The spread by bisection: the larger sd is, the fewer standard deviations the differences are. */
function observedSpread(twins) {
	if (twins.length === 0) return null;
	const excess = (sd) => sum(twins.map((twin) => clippedSquare(twin, sd))) / twins.length - CLIPPED_SQUARE;
	if (excess(0) <= 0) return 0;
	let [low, high] = [0, MOST_SD];
	for (let step = 0; step < STEPS; step++) {
		const middle = (low + high) / 2;
		if (excess(middle) > 0) low = middle;
		else high = middle;
	}
	return high;
}
function clippedSquare({ mean, noise, trials }, sd) {
	const variance = noise ** 2 + STARTS * sd ** 2 / trials;
	if (variance === 0) return mean === 0 ? 0 : CLIP ** 2;
	return Math.min(CLIP ** 2, mean ** 2 / variance);
}
/**
* Degrees of freedom that a run has about the starts: at most one, as all its cells have the same servers, and the less
* the more of the difference is noise.
*/
function information(twin, prior) {
	const shares = twin.map(({ noise, trials }) => {
		const starts = STARTS * prior.sd ** 2 / trials;
		return (starts / (starts + noise ** 2)) ** 2;
	});
	return sum(shares) / Math.max(1, shares.length);
}
function sum(values) {
	return values.reduce((total, value) => total + value, 0);
}

// src/gate/plan-run.ts
/** From what is gated to the plan of one run, and the testbed that it needs. */
/** Names of cells that an error shows. */
const SHOWN_CELLS = 4;
/**
* @param base the suite before the change
* @param records stored runs, which teach how much server starts differ
* @throws UserError where the budget does not suffice for the least that says something, or a shard has no cells
*/
function planRun(suite, base, { seed, rules, shard }, records = []) {
	const startSpread = learnedStartSpread(records);
	const plan = makePlan(suite, seed, {
		rules,
		shard,
		startSpread,
		base: base?.scenarios ?? []
	});
	if (plan.cells.length === 0 && plan.shard !== null) throw new UserError(`--shard: found ${plan.shard.index}/${plan.shard.of}, but the plan has fewer cells than that`);
	requireBudget(plan);
	return plan;
}
/** Null where nothing is to be compared, so nothing need be started. */
async function openTestbedFor(plan, suite, request, { screen, signal }) {
	if (isUnchanged(plan)) return null;
	const { server, image, install, freeze } = request;
	return openTestbed({
		server,
		image,
		install,
		freeze,
		suite,
		plan,
		signal,
		note: screen.note,
		phase: screen.phase
	});
}
function requireBudget(plan) {
	const { cells, arms, budgetSeconds } = plan;
	const least = leastBudgetSeconds(plan);
	if (budgetSeconds >= least) return;
	const shown = cells.map(cellName).slice(0, SHOWN_CELLS).join(", ");
	throw new UserError(`a budget of ${budgetSeconds} s is too small for ${cells.length} ${cells.length === 1 ? "cell" : "cells"} (${shown}${cells.length > SHOWN_CELLS ? ", …" : ""}) with ${arms.length} servers: the least that works is ${least}s; raise --budget or measure fewer --workloads, --threads or --scenarios`);
}

// src/gate/read-history.ts
/** The baseline holds the newest 30; as many again lie before a change point or were taken on other terms. */
const NEWEST = 60;
async function readHistory({ store: choice, branch, fallback, mode }, suite, openStore, signal) {
	try {
		await using store = await openStore(choice, signal);
		const own = await store.read({
			branch,
			suite
		}, NEWEST);
		if (own.records.length > 0 || own.unreadable.length > 0 || fallback === void 0 || fallback === branch) return {
			branch,
			mode,
			records: own.records,
			warnings: own.unreadable.map(unreadable),
			isUnknown: false
		};
		const other = await store.read({
			branch: fallback,
			suite
		}, NEWEST);
		const warnings = [{
			code: "history-of-other-branch",
			branch,
			suite,
			fallback
		}, ...other.unreadable.map(unreadable)];
		return {
			branch: fallback,
			mode,
			records: other.records,
			warnings,
			isUnknown: false
		};
	} catch (error) {
		if (!(error instanceof StoreError)) throw error;
		return {
			branch,
			mode,
			records: [],
			warnings: [{
				code: "history-unreadable",
				problem: error.message
			}],
			isUnknown: true
		};
	}
}
function unreadable({ path, problem }) {
	return {
		code: "history-file-unreadable",
		path,
		problem
	};
}

// src/gate/run-facts.ts
/** Facts of a run that no measurement holds. */
function factsOf(sources) {
	const { request, subject, suite, planned, plan, testbed, stored, clock } = sources;
	const settings = changedSettings(testbed === null ? plan : asRead(plan, testbed.buildOf));
	return {
		startedAt: clock.startedAt,
		environment: readEnvironment(testbed?.cpus ?? layoutCpus(readCores()), testbed?.sysbench ?? "not needed"),
		commit: subject.commit,
		reproduce: request.reproduce,
		suiteFingerprint: digestOf(suiteIdentity(suite)),
		fingerprints: Object.fromEntries(planned.arms.map((arm) => [armName(arm), digestOf(scenarioIdentity(arm.scenario))])),
		settings,
		warnings: [
			...subject.warnings,
			...stored?.warnings ?? [],
			...testbed?.warnings ?? [],
			...subject.base === void 0 ? [] : baseWarnings(suite, subject.base.scenarios, plan)
		]
	};
}

// src/gate/gate.ts
/** One run on one screen, for the command line and the action alike. */
/**
* Measures a change, judges it, and writes every view of the result.
*
* @throws UserError where the input is wrong, MeasurementError where nothing could be measured
*/
async function gate(request, edges) {
	const { screen, signal } = edges;
	const clock = runClock();
	const subject = await readSubject(request.subject);
	const suite = adjusted(subject.suite, request.adjustments);
	const stored = request.history && await readHistory(request.history, suite.name, edges.openStore, signal);
	const planned = planRun(suite, subject.base, request, stored?.records);
	using output = new OutputDirectory(request.out);
	await using testbed = await openTestbedFor(planned, suite, request, edges);
	const plan = testbed === null ? planned : withoutUnread(planned, testbed.buildOf);
	const measured = await measureOn(testbed, plan, suite, {
		save: output.appendLines,
		progress: screen
	});
	const facts = factsOf({
		request,
		subject,
		suite,
		planned,
		plan,
		testbed,
		stored,
		clock
	});
	const run = describeRun({
		suite,
		plan,
		...measured
	}, facts);
	const judged = decide(measured.compared, measured.standings, suite.gate, run.measuredSeconds);
	const held = holdAgainst(judged, run, request.toolVersion, stored);
	const attributed = await attributeRun(held, {
		request,
		plan,
		measured,
		testbed,
		save: output.appendCauses,
		screen
	});
	const accepted = await askAcceptance(attributed, edges.findAcceptance ?? (async () => null));
	const result = makeResult(accepted, run, clock.seconds());
	screen.phase("drawing");
	await writeViews(result, output);
	return result;
}

// src/edges/terminal/run-flags.ts
/** The flags of `qpsgate run` into a request; every problem is reported at once. */
const EXPLAIN = [
	"on-fail",
	"always",
	"never"
];
const EXPLAIN_SECONDS = 120;
/** The branch whose history is meant where none is named. */
const DEFAULT_BRANCH = "main";
/** Flags that change nothing about the figures. */
const UNMEASURED_FLAGS = /* @__PURE__ */ new Set([
	"out",
	"json",
	"quiet",
	"install",
	"seed"
]);
/**
* @param randomSeed used where no --seed is given; it is reported, so that the run can be repeated
* @throws UserError with one line for every wrong flag
*/
function parseRunFlags(args, randomSeed, toolVersion) {
	const { values, positionals } = parseOr("run", () => parseArgs({
		args: [...args],
		options: RUN_FLAGS,
		allowPositionals: true,
		strict: true
	}));
	const { problems, complain } = complaints();
	const measured = parseMeasured(values, positionals, complain);
	const server = optional(values.server, oneOf("--server", SERVERS, complain)) ?? "auto";
	const explanation = parseExplanation(values, complain);
	const history = parseHistory(values, measured.rules, complain);
	const shard = optional(values.shard, (text) => parseShard(text) ?? complain("--shard", text, "a part of the plan such as 1/3"));
	const seed = optional(values.seed, (text) => seedOf(text, complain)) ?? randomSeed;
	if (problems.length > 0) throw new UserError(problems.join("\n"));
	const { out = DEFAULT_OUT, image, install = false, quiet = false, json = false } = values;
	const reproduce = reproduction(args, seed);
	return {
		quiet,
		json,
		request: {
			...measured,
			...explanation,
			server,
			history,
			shard,
			seed,
			out,
			image,
			install,
			freeze: true,
			toolVersion,
			reproduce
		}
	};
}
function parseExplanation(values, complain) {
	return {
		explain: optional(values.explain, oneOf("--explain", EXPLAIN, complain)) ?? "on-fail",
		explainSeconds: optional(values["explain-budget"], (text) => parseDuration(text) || complain("--explain-budget", text, "a duration such as 45s, 5m or 1h30m")) ?? EXPLAIN_SECONDS
	};
}
/** Who asks for history by name wants it to decide. */
function parseHistory(values, rules, complain) {
	const store = parseStore(values, complain);
	const isAsked = rules.includes("history");
	for (const name of [
		"branch",
		"store",
		"baseline-branch"
	]) if (values[name] !== void 0 && !isAsked) complain(`--${name}`, values[name], "it with --against control,history");
	if (!isAsked) return void 0;
	return {
		store,
		branch: values.branch ?? DEFAULT_BRANCH,
		fallback: DEFAULT_BRANCH,
		mode: "fail"
	};
}
/** What was measured, without where it is written to and how it is shown. */
function reproduction(args, seed) {
	const { tokens } = parseArgs({
		args: [...args],
		options: RUN_FLAGS,
		allowPositionals: true,
		tokens: true
	});
	const measured = tokens.flatMap((token) => {
		if (token.kind === "positional") return [token.value];
		if (token.kind !== "option" || UNMEASURED_FLAGS.has(token.name)) return [];
		return [`--${token.name}`, ...token.value === void 0 ? [] : [token.value]];
	});
	return [
		...tokens.some((token) => token.kind === "positional" || token.kind === "option" && token.name === "config") ? [] : [DEFAULT_SUITE],
		...measured,
		"--seed",
		String(seed)
	];
}

export { gate as n, isPerformanceSchemaOption as r, parseRunFlags as t };