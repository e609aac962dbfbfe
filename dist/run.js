import { n as interval, o as upperBound, r as lowerBound, t as DEFAULT_START_SPREAD } from "./random-effects.js";
import { i as excludedBy, t as OutputDirectory } from "./output-directory.js";
import { _ as suiteIdentity, a as makePlan, g as scenarioIdentity, h as isSameScenario, i as leastBudgetSeconds, n as cellName, o as notAgainstBase, t as armName, v as resolveSettings } from "./plan.js";
import { n as canonicalOptionName, s as asReadBy } from "./option-file.js";
import { n as withHistory, r as recalledEffect } from "./judge-history.js";
import { t as digestOf } from "./digest.js";
import { t as writeViews } from "./write-views.js";
import { f as readEnvironment, i as measureTrial, m as readCores, o as openBed, p as layoutCpus, r as resultWithoutMeasuring, t as gate } from "./gate.js";
import { i as UserError, r as MeasurementError } from "./errors.js";
import { a as CONFIDENCE, s as comparePairs, u as armStatesOf } from "./result.js";
import { n as bySeverity } from "./wording.js";
import { n as judgeInsight } from "./insight.js";
import { t as StoreError } from "./store-error.js";
import { t as readSubject } from "./subject.js";

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
/** By bisection: the larger sd is, the fewer standard deviations the differences are. */
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

// src/core/suite/differences.ts
/** What differs between the resolved configurations of two scenarios. */
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

// src/core/attribution/needs.ts
/** Which settings have no effect without others. */
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
* For every draft the indices of those that it needs, directly or not. Only what head switches on is needed by anything.
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

// src/core/attribution/part.ts
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
	const patterns = [...before.values(), ...after.values()].flat().flatMap((setting) => patternIn$1(setting) ?? []);
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
	const pattern = patternIn$1(own ?? old);
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
function patternIn$1(setting) {
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
	const pattern = patternIn$1(last);
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

// src/core/performance-schema/instrument-classes.ts
/** The cheapest first. */
const LEVELS = [
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

// src/core/performance-schema/setup-statements.ts
/**
* Statements that switch consumers or instruments, as far as their form is simple: `UPDATE performance_schema.setup_… SET
* ENABLED = 'YES' [, TIMED = 'YES'] [WHERE NAME = '…' | LIKE '…' | IN ('…', …)]`.
*/
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
/** As patterns of LIKE; undefined where they are not plain text. */
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
	const statements = sql.map(({ value }) => value).filter(touchesSetup).map((value) => patternIn(value, product));
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
function patternIn(sql, product) {
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
		name: nameOf(piece),
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
function nameOf(piece) {
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

// src/core/attribution/atoms.ts
/**
* Takes the difference apart. With all atoms the reference becomes head, with none it stays, as isSameScenario sees it.
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
		atoms: drafts.map((draft, index) => ({
			...draft,
			needs: needs[index] ?? []
		}))
	};
}
/** The reference with these atoms. What a scenario expects of its running server is asked of none in between. */
function mix(difference, included, name) {
	const { reference, head, atoms, parts } = difference;
	const chosen = new Set(included);
	if (chosen.size === 0) return {
		...reference,
		name
	};
	if (chosen.size === atoms.length) return {
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

// src/core/attribution/balance.ts
/** Costs of several settings held against the cost of all. */
function figures(effect, confidence) {
	const { low, high } = interval(effect, confidence);
	return {
		change: Math.expm1(effect.mean),
		low: Math.expm1(low),
		high: Math.expm1(high)
	};
}
/** The time that the setting adds to a query, the reference's being 1. */
function extraTime({ effect, base, isLast }) {
	return isLast ? -base * Math.expm1(effect.mean) : base * Math.expm1(-effect.mean);
}
/** Every setting adds its own time to each query: the extra times add up, s = −ln(1 + Σ tᵢ). */
function sumOfTimes(parts) {
	const total = parts.reduce((sum, part) => sum + extraTime(part), 1);
	const effects = parts.map(({ effect }) => effect);
	if (total <= 0) return sumOfLogs(effects);
	const slopes = parts.map(({ effect, base, isLast }) => base * Math.exp(isLast ? effect.mean : -effect.mean) / total);
	return combine(Math.log(1 / total), effects, slopes);
}
/** Every setting slows the server down by its own factor: logarithms add up. */
function sumOfLogs(effects) {
	return combine(effects.reduce((sum, effect) => sum + effect.mean, 0), effects, effects.map(() => 1));
}
/** What the whole is beyond the sum of its parts, as ln; negative: slower. */
function remainder(whole, sum) {
	return combine(whole.mean - sum.mean, [whole, sum], [1, 1]);
}
/**
* One effect that was measured twice, apart in time: mean by inverse variances, which grow where the two disagree by more
* than they should (DerSimonian & Laird 1986, for two studies).
*/
function agreed(one, other) {
	const [own, others] = [one.standardError ** 2, other.standardError ** 2];
	const excess = Math.max(0, ((one.mean - other.mean) ** 2 - own - others) / 2);
	const weights = [1 / (own + excess), 1 / (others + excess)];
	const total = weights[0] + weights[1];
	const shares = weights.map((weight) => weight / total);
	const [share = 0, rest = 0] = shares;
	const widened = (effect) => ({
		...effect,
		standardError: Math.sqrt(effect.standardError ** 2 + excess)
	});
	return combine(share * one.mean + rest * other.mean, [widened(one), widened(other)], shares);
}
/** The same in shares of the reference's QPS, so that sum and remainder together give the whole. */
function remainderFigures(whole, sum, confidence) {
	const change = Math.expm1(whole.mean) - Math.expm1(sum.mean);
	const joint = combine(change, [whole, sum], [Math.exp(whole.mean), Math.exp(sum.mean)]);
	return {
		change,
		...interval(joint, confidence)
	};
}
/** Of independent parts, each with its slope (the delta method); degrees of freedom by Welch–Satterthwaite. */
function combine(mean, parts, slopes) {
	const variances = parts.map(({ standardError }, index) => ((slopes[index] ?? 0) * standardError) ** 2);
	const variance = variances.reduce((sum, each) => sum + each, 0);
	const spread = parts.reduce((sum, { df }, index) => sum + (variances[index] ?? 0) ** 2 / df, 0);
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

// src/core/attribution/culprits.ts
/** Which of several units says most of a setting. */
const ROLES = [
	"together",
	"add",
	"instead",
	"remove"
];
/** The units whose costs make up the sum: no setting is in two of them. */
function culprits({ units }) {
	const taken = /* @__PURE__ */ new Set();
	return units.filter(({ state }) => state === "to blame").toSorted((left, right) => ROLES.indexOf(left.role) - ROLES.indexOf(right.role)).filter(({ atoms }) => {
		const isNew = atoms.every((atom) => !taken.has(atom));
		if (isNew) for (const atom of atoms) taken.add(atom);
		return isNew;
	});
}
/** Settings that start neither by themselves nor with everything but themselves. */
function stuckAtoms({ units }) {
	return units.flatMap(({ role, state, atoms: [atom = 0, ...more] }) => role === "instead" && state === "does not start" && more.length === 0 ? [atom] : []);
}
/** What the causes leave unexplained of the whole, as ln; negative: slower. */
function unexplained(search) {
	return remainder(search.whole, sumOfTimes(partsIn(search, culprits(search))));
}
/** The units that were measured, each with the time of a query where it was: what it needs has added to that already. */
function partsIn({ needs, whole }, units) {
	const needed = ({ atoms }) => new Set(atoms.flatMap((atom) => needs[atom] ?? []));
	const parts = [];
	for (const unit of units.toSorted((left, right) => needed(left).size - needed(right).size)) {
		if (unit.effect === null) continue;
		const isLast = unit.role === "instead" || unit.role === "remove";
		const before = parts.filter(({ atoms }) => atoms.every((atom) => needed(unit).has(atom)));
		const base = isLast ? Math.exp(-whole.mean) : before.reduce((sum, { part }) => sum + extraTime(part), 1);
		parts.push({
			atoms: unit.atoms,
			part: {
				effect: unit.effect,
				base,
				isLast
			}
		});
	}
	return parts.map(({ part }) => part);
}

// src/core/attribution/unit.ts
/** What is measured as one: settings together, on one side of the difference, and what their effect shows. */
/** Chance that some innocent setting is blamed, over all of them, all looks and both sides. */
const FALSE_BLAME = .03;
/** How that is shared out; an atom is either added, or taken out instead. */
const SHARES = {
	add: .8,
	instead: .8,
	remove: .1,
	together: .1
};
/** And all at once that no pair made start. */
const MOST_TOGETHER = 13;
/** Chance that a setting that just matters is called innocent. */
const FALSE_ACQUITTAL = .05;
/** One-sided error at which a cost is followed up. */
const SHOWN = .02;
/** A cost must have been seen on freshly started servers twice. */
const LEAST_LOOKS = 2;
/** Where it was seen once by itself, and before that in its group, so much of the error is enough. */
const ONCE = .01;
/** What is still unclear then stays so. */
const MOST_LOOKS = 8;
function newUnit(role, atoms, parent) {
	return {
		role,
		atoms,
		before: parent === void 0 ? 0 : parent.before + parent.looks,
		expected: parent?.effect?.mean ?? parent?.expected ?? 0,
		looks: 0,
		effect: null,
		state: "open"
	};
}
/** One setting, or a pair that is not taken apart any more. */
function isWhole({ role, atoms }) {
	return atoms.length === 1 || role === "together";
}
/** Whether the unit costs something beyond noise, as far as is needed to follow it up. */
function isShown({ effect }) {
	return effect !== null && upperBound(effect, SHOWN) < 0;
}
/**
* The unit with another measurement. The error is spent over looks by 1/(k(k + 1)), which adds up to 1 however often it
* is measured, and over units by their number beforehand (a union bound).
*
* @param effect over all trials in which it was measured
*/
function measured(unit, effect, { needs, relevant }) {
	if (effect === "does not start") return unit.state === "open" ? {
		...unit,
		state: "does not start"
	} : unit;
	const looks = unit.looks + 1;
	const next = {
		...unit,
		effect,
		looks
	};
	if (unit.state === "to blame") return next;
	const spent = 1 / (looks * (looks + 1));
	const among = unit.role === "together" ? MOST_TOGETHER : needs.length;
	const blame = FALSE_BLAME * SHARES[unit.role] * spent * (looks < LEAST_LOOKS ? ONCE : 1) / among;
	const matters = effect.mean <= -relevant;
	if (isWhole(unit) && matters && upperBound(effect, blame) < 0 && unit.before + looks >= LEAST_LOOKS) return {
		...next,
		state: "to blame"
	};
	if (lowerBound(effect, FALSE_ACQUITTAL * spent) > -relevant) return {
		...next,
		state: "innocent"
	};
	if (!isWhole(unit) && matters && isShown(next)) return {
		...next,
		state: "split"
	};
	return {
		...next,
		state: looks >= MOST_LOOKS ? "undecided" : "open"
	};
}
/** What has to be compared to see the unit's effect. */
function probeOf({ role, atoms }, { needs }) {
	const own = new Set(atoms);
	if (role === "add" || role === "together") {
		const base = ascending(atoms.flatMap((atom) => needs[atom] ?? []).filter((atom) => !own.has(atom)));
		return {
			with: ascending([...base, ...atoms]),
			against: base
		};
	}
	const kept = needs.flatMap((needed, atom) => !own.has(atom) && needed.some((one) => own.has(one)) ? [] : [atom]);
	return {
		with: kept,
		against: kept.filter((atom) => !own.has(atom))
	};
}
function isSameProbe(one, other) {
	return one.with.join() === other.with.join() && one.against.join() === other.against.join();
}
function ascending(atoms) {
	return [...new Set(atoms)].sort((left, right) => left - right);
}

// src/core/attribution/causes.ts
/** What a search says of every setting, and how the causes add up; at any time, also before it is done. */
/** One-sided error at which what the causes leave over acquits the others. */
const ACQUITTAL = .05;
/** Every setting is in exactly one cause; those to blame come first, the dearest first, the others in their order. */
function findings(search) {
	const blamed = culprits(search);
	const together = partnersOf(search);
	const named = new Set([...blamed, ...together].flatMap(({ atoms }) => atoms));
	const others = search.needs.flatMap((_, atom) => named.has(atom) ? [] : [causeOf(search, atom)]);
	return [...blamed.map((unit) => toCause$1(search, unit, unit.atoms, "to blame")).sort((left, right) => cost(left) - cost(right)), ...[...together.map((unit) => toCause$1(search, unit, unit.atoms, verdictOf(unit))), ...others].sort((left, right) => (left.atoms[0] ?? 0) - (right.atoms[0] ?? 0))];
}
function balance(search) {
	const sum = sumOfTimes(partsIn(search, culprits(search)));
	return {
		whole: figures(search.whole, CONFIDENCE),
		sum: figures(sum, CONFIDENCE),
		interaction: remainderFigures(search.whole, sum, CONFIDENCE)
	};
}
/** Stuck settings that start together and are not blamed. */
function partnersOf(search) {
	const stuck = new Set(stuckAtoms(search));
	const taken = new Set(culprits(search).flatMap(({ atoms }) => atoms));
	return search.units.filter(({ role, atoms, effect }) => {
		const isNew = role === "together" && effect !== null && atoms.every((atom) => stuck.has(atom) && !taken.has(atom));
		if (isNew) for (const atom of atoms) taken.add(atom);
		return isNew;
	});
}
/** Of a setting that is not to blame: by what was measured of it alone, else in the smallest group. */
function causeOf(search, atom) {
	const [smallest] = search.units.filter(({ role, atoms, effect }) => role !== "together" && effect !== null && atoms.includes(atom)).toSorted((left, right) => left.atoms.length - right.atoms.length || order(left) - order(right));
	const isStuck = stuckAtoms(search).includes(atom);
	if (isStuck || smallest === void 0) return unmeasured(atom, isStuck);
	const verdict = verdictOf(smallest);
	const isAcquitted = verdict === "undecided" && !isShown(smallest) && lowerBound(unexplained(search), ACQUITTAL) > -search.relevant;
	return toCause$1(search, smallest, [atom], isAcquitted ? "innocent" : verdict);
}
function unmeasured(atom, isStuck) {
	return {
		atoms: [atom],
		verdict: isStuck ? "undecided" : "not reached",
		kind: isStuck ? "does not start" : "not measured",
		measured: [],
		change: null,
		low: null,
		high: null,
		removal: null
	};
}
/** A setting added says more than one taken out. */
function order({ role }) {
	return ROLES.indexOf(role);
}
/** A group that costs something holds a cause, but which of its settings that is was not reached. */
function verdictOf(unit) {
	if (unit.state === "to blame" || unit.state === "innocent") return unit.state;
	return !isWhole(unit) && isShown(unit) ? "not reached" : "undecided";
}
function toCause$1(search, unit, atoms, verdict) {
	const { effect, role } = unit;
	const own = effect === null ? null : figures(effect, CONFIDENCE);
	const removed = role === "add" ? search.units.find((other) => isRemoval(other, atoms)) : void 0;
	return {
		atoms,
		verdict,
		kind: kindOf(unit, role),
		measured: unit.atoms,
		change: own?.change ?? null,
		low: own?.low ?? null,
		high: own?.high ?? null,
		removal: removed?.effect ? figures(removed.effect, CONFIDENCE) : null
	};
}
function isRemoval({ role, atoms }, own) {
	return role === "remove" && atoms.join() === own.join();
}
function kindOf(unit, role) {
	if (!isWhole(unit)) return "in a group";
	if (role === "together") return "together";
	return role === "add" ? "alone" : "from the head";
}
function cost({ change }) {
	return change ?? 0;
}

// src/core/attribution/search.ts
/**
* Finds the settings to blame: adaptive group testing (Dorfman 1943; Du & Hwang 2000) on noisy costs. Up to eight
* settings are added to the reference one by one; more of them in quarters, which are two halvings in one trial. A group
* that costs nothing that matters is dropped as a whole, one that does is split further. Where the sum of the parts and
* the whole disagree, settings are taken out of head as well.
*/
const LEAST_RELEVANT = .01;
const RELEVANT_SHARE = .1;
/** Up to so many settings are measured one by one. */
const ONE_BY_ONE = 8;
const QUARTERS = 4;
/** One-sided error at which parts and whole disagree. */
const DISAGREEING = .005;
/**
* Once the causes are found, measuring goes on where as much as this seems to be left, as ln: of the whole beyond the
* causes, or in one setting that is not decided, each at a one-sided error that forgives a look too many.
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
	const depth = (atom) => needs[atom]?.length ?? 0;
	const begun = partsOf(needs.map((_, atom) => atom).sort((left, right) => depth(left) - depth(right) || left - right), ONE_BY_ONE).map((part) => newUnit("add", part)).map((unit) => needs.length === 1 ? measured({
		...unit,
		looks: 1
	}, whole, terms) : unit);
	return {
		...terms,
		known: whole,
		whole,
		units: begun,
		mostArms: mostArms ?? Number.POSITIVE_INFINITY
	};
}
/**
* What the next trial shall compare, the likeliest cause first; empty when the search is done. Every set of atoms in it
* is a configuration to be measured, see armsOf.
*/
function nextProbes(search) {
	const urgent = urgentUnits(search);
	const suspects = openUnits(search).filter((unit) => isSuspect(unit, search));
	const units = urgent.length > 0 ? [.../* @__PURE__ */ new Set([...urgent, ...suspects])] : isExplained(search) ? suspects : doubtfulUnits(search);
	const probes = urgent.length > 0 || units.length === 0 ? [] : [wholeProbe(search)];
	for (const unit of units.toSorted((left, right) => promise(left) - promise(right))) {
		const more = [...probes, probeOf(unit, search)];
		if (armsOf(search, probes).length === 0 || armsOf(search, more).length <= search.mostArms) probes.push(probeOf(unit, search));
	}
	return probes;
}
/** The different sets of atoms that the probes need measured, without those of the reference and of head. */
function armsOf({ needs }, probes) {
	return [...new Map(probes.flatMap((probe) => [probe.with, probe.against]).map((set) => [set.join(), set])).values()].filter((set) => set.length > 0 && set.length < needs.length);
}
/** Head against the reference. */
function wholeProbe({ needs }) {
	return {
		with: needs.map((_, atom) => atom),
		against: []
	};
}
/** Takes in what a trial measured; the effect of all atoms against none, if it is among it, joins what was known. */
function learn(search, all) {
	const found = (probe) => all.find((one) => isSameProbe(one.probe, probe))?.effect;
	const whole = found(wholeProbe(search));
	const units = search.units.flatMap((unit) => {
		const effect = unit.state === "open" || unit.state === "to blame" ? found(probeOf(unit, search)) : void 0;
		if (effect === void 0) return [unit];
		const next = measured(unit, effect, search);
		return [next, ...offspring(next)];
	});
	return seekFurther({
		...search,
		units,
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
function openUnits({ units }) {
	return units.filter(({ state }) => state === "open");
}
/** What has not been measured yet, and what costs something and is not decided. */
function urgentUnits(search) {
	return openUnits(search).filter((unit) => unit.effect === null || isShown(unit));
}
/** Where the causes do not explain the whole: those that were measured but once, else everything undecided. */
function doubtfulUnits(search) {
	const hasty = openUnits(search).length === 0 ? [] : culprits(search).filter(({ looks }) => looks === 1);
	return hasty.length > 0 ? hasty : openUnits(search);
}
function promise({ effect, expected }) {
	return effect?.mean ?? expected;
}
function partsOf(atoms, mostSingles) {
	const parts = atoms.length <= mostSingles ? atoms.length : QUARTERS;
	const bound = (part) => Math.round(part * atoms.length / parts);
	return Array.from({ length: parts }, (_, part) => atoms.slice(bound(part), bound(part + 1)));
}
/** What a unit leads to by itself: its parts, or the other side where it does not start. */
function offspring(unit) {
	const { role, state, atoms } = unit;
	const parts = (as) => partsOf(atoms, QUARTERS).map((part) => newUnit(as, part, unit));
	if (state === "split") return parts(role === "remove" ? "remove" : "add");
	if (state !== "does not start" || role === "together") return [];
	if (role === "add") return [newUnit("instead", atoms, unit)];
	return atoms.length > 1 ? parts(role === "remove" ? "remove" : "add") : [];
}
/** Units that only come up when nothing else is urgent. */
function seekFurther(search) {
	if (urgentUnits(search).length > 0) return search;
	const found = [
		seekPartners,
		seekInteraction,
		seekPairs
	].map((seek) => seek(search)).find((units) => units.length > 0);
	return found === void 0 ? search : {
		...search,
		units: [...search.units, ...found]
	};
}
/** Pairs of stuck settings, neighbours first; then all that are left at once. */
function seekPartners(search) {
	const stuck = stuckAtoms(search);
	const tried = search.units.filter(({ role, atoms }) => role === "together" && atoms.every((one) => stuck.includes(one)));
	if (tried.length === 0) return pairsOf(stuck);
	const left = stuck.filter((atom) => !tried.some(({ atoms, effect }) => effect !== null && atoms.includes(atom)));
	const isTried = tried.some(({ atoms }) => atoms.length === left.length);
	return left.length > 1 && !isTried ? [newUnit("together", left)] : [];
}
function pairsOf(atoms) {
	return atoms.flatMap((one, at) => atoms.slice(at + 1).map((other, nth) => ({
		pair: [one, other].sort((a, b) => a - b),
		distance: nth
	}))).sort((left, right) => left.distance - right.distance).slice(0, 6).map(({ pair }) => newUnit("together", pair));
}
/**
* Where the whole is slower than its parts, what was not blamed is taken out of head; where it is faster, what was. Only
* a whole that neither a sum of times nor a product of factors explains is one that disagrees.
*/
function seekInteraction(search) {
	const { units, whole, relevant, needs } = search;
	if (units.some(({ role }) => role === "remove")) return [];
	const causes = culprits(search);
	const open = units.filter(({ role, state }) => state === "open" && role !== "together");
	const parts = partsIn(search, [...causes, ...open]);
	const [slower, faster] = [sumOfTimes(parts), sumOfLogs(parts.map(({ effect }) => effect))].sort((left, right) => left.mean - right.mean);
	if (slower === void 0 || faster === void 0) return [];
	const [under, over] = [remainder(whole, slower), remainder(whole, faster)];
	if (under.mean < -relevant && upperBound(under, DISAGREEING) < 0) {
		const settled = new Set([...causes, ...units.filter(({ role }) => role === "instead" || role === "together")].flatMap(({ atoms }) => atoms));
		return partsOf(needs.flatMap((_, atom) => settled.has(atom) ? [] : [atom]), ONE_BY_ONE).map((part) => newUnit("remove", part));
	}
	const added = causes.filter(({ role }) => role === "add");
	return over.mean > relevant && lowerBound(over, DISAGREEING) > 0 && added.length > 1 ? added.map(({ atoms }) => newUnit("remove", atoms)) : [];
}
/** Pairs of settings that cost nothing when added alone, and something when taken out. */
function seekPairs(search) {
	const hidden = culprits(search).filter(({ role }) => role === "remove");
	return search.units.some(({ role, atoms }) => role === "together" && hidden.some((one) => atoms.includes(one.atoms[0] ?? -1))) ? [] : pairsOf(hidden.flatMap(({ atoms }) => atoms));
}

// src/gate/attribution-trials.ts
/** Servers between reference and head, measured in turns in one cell, trial after trial. */
/** A trial gives every server so much time: enough to tell one or two per cent in two of them. */
const SECONDS_PER_ARM = 3;
/** Where the time ends sooner, a trial may be shorter, down to this. */
const LEAST_SECONDS_PER_ARM = 1.2;
const LEAST_TRIAL_SECONDS = 10;
/** Of what starting and stopping takes, so much is needed for few servers too. */
const LEAST_IDLE_SHARE = .5;
/** By so much a trial may take longer than expected. */
const SPARE_SECONDS = 3;
/** A setting must be seen in two trials before it is blamed. */
const LEAST_TRIALS = 2;
/** Measures configurations between reference and head in one cell, trial after trial. */
var Bench = class {
	#request;
	#edges;
	/** The reference and its twin, which every trial has. */
	#fixed;
	#head;
	#mixes = /* @__PURE__ */ new Map();
	#stuck = /* @__PURE__ */ new Set();
	#lines = [];
	#trials = 0;
	/** What starting and stopping took in the last trial, and of how many servers. */
	#idle;
	constructor(request, edges) {
		this.#request = request;
		this.#edges = edges;
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
	/** What the probes show, with all that was measured of them before; undefined where the time is over. */
	async measure(search, probes) {
		const mixes = armsOf(search, probes).map((set) => this.#armOf(set));
		const isHeadAsked = probes.some(({ with: one, against }) => [one, against].some((set) => isAll(search, set)));
		const hasHead = this.#trials === 0 || isHeadAsked;
		const kept = this.#request.keepsTimeToTryOut ? this.#secondsFor(this.always + 1) + SPARE_SECONDS : 0;
		if (!await this.#trial(mixes, {
			hasHead,
			kept
		})) return void 0;
		const effects = comparePairs(this.#plan(), this.#lines, this.#request.cell);
		return probes.flatMap((probe) => {
			if (this.#isStuck(search, probe)) return [{
				probe,
				effect: "does not start"
			}];
			const effect = effects(this.#nameOf(search, probe.with), this.#nameOf(search, probe.against));
			return effect === void 0 ? [] : [{
				probe,
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
			if (!await this.#trial([arm], {
				hasHead: true,
				kept: 0
			})) return void 0;
		} catch (error) {
			if (!isFailure(error)) throw error;
			return;
		}
		const effects = comparePairs(this.#plan(), this.#lines, this.#request.cell);
		const [reference] = this.#fixed;
		const effect = effects(scenario.name, reference.scenario.name);
		const saved = effects(scenario.name, this.#head.scenario.name);
		const state = armStatesOf(this.#lines).findLast((line) => line.scenario === scenario.name);
		return effect && saved && state && {
			effect,
			saved,
			insight: state.insight
		};
	}
	/** @returns false where the time does not suffice */
	async #trial(wanted, request) {
		const arms = wanted.filter(({ scenario }) => !this.#stuck.has(scenario.name));
		if (arms.length === 0 && wanted.length > 0) return true;
		const { now } = this.#edges.testbed;
		const all = [
			...this.#fixed,
			...request.hasHead ? [this.#head] : [],
			...arms
		];
		const left = this.#request.deadline - now() - request.kept;
		if (left < this.#secondsFor(all.length)) return false;
		const most = left - this.#idleSeconds(all.length);
		const seconds = Math.min(most, Math.max(LEAST_TRIAL_SECONDS, SECONDS_PER_ARM * all.length));
		const { cell } = this.#request;
		this.#trials += 1;
		const trial = {
			number: this.#trials,
			arms: all,
			cells: [{
				cell,
				arms: all
			}]
		};
		const schedule = () => ({
			until: now() + seconds,
			trials: Math.max(LEAST_TRIALS, this.#trials)
		});
		const began = now();
		try {
			const { lines } = await measureTrial({
				plan: this.#plan(),
				trial,
				schedule
			}, this.#edges);
			this.#lines.push(...lines);
			this.#idle = {
				seconds: now() - began - seconds,
				arms: all.length
			};
			return true;
		} catch (error) {
			if (!isFailure(error) || !await this.#findStuck(arms)) throw error;
			return this.#trial(wanted, request);
		}
	}
	/** That a trial of so many servers takes at the least. */
	#secondsFor(arms) {
		return Math.max(LEAST_TRIAL_SECONDS, LEAST_SECONDS_PER_ARM * arms) + this.#idleSeconds(arms);
	}
	#idleSeconds(arms) {
		return this.#idle.seconds * Math.max(LEAST_IDLE_SHARE, arms / this.#idle.arms);
	}
	/** Starts each server by itself, and remembers those that do not start. @returns whether there is one */
	async #findStuck(arms) {
		let found = false;
		for (const arm of arms) try {
			await using _ = await this.#edges.testbed.startTrial({
				number: this.#trials,
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
	#plan() {
		const { plan, cell } = this.#request;
		return {
			...plan,
			rules: ["control"],
			arms: [
				...this.#fixed,
				this.#head,
				...this.#mixes.values()
			],
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
	#isStuck(search, probe) {
		return [probe.with, probe.against].some((set) => this.#stuck.has(this.#nameOf(search, set)));
	}
};
/** Whether the reference with these settings is head. */
function isAll({ needs }, set) {
	return set.length === needs.length;
}
/** Of a server, not of ours, nor a signal. */
function isFailure(error) {
	return error instanceof UserError || error instanceof MeasurementError;
}

// src/core/attribution/suggest.ts
/** A cheaper Performance Schema that shows all that head's shows: a block for the option file. */
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
	if (Object.values(insight).every((grade) => grade === "none")) return written([{
		name: "performance_schema",
		value: "OFF"
	}]);
	const keeps = (some) => isEnough(judgeInsight(factsOf(some, product)), insight);
	if (!keeps(setup)) return null;
	const least = piecesByCost(product, costs).reduce((kept, piece) => cheaper(kept, piece, product).find(keeps) ?? kept, setup);
	return costs.some(({ piece, isCostly }) => isCostly && isReduced(setup, least, piece)) ? written(optionsFor(least, product)) : null;
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
/** Where head says what the suggestion replaces: its options, then its statements. */
function replacedPlaces(head) {
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
function written(options) {
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
function factsOf({ consumers, levels }, product) {
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
		const known = costs.filter((cost) => isOf(cost.piece, piece)).map(({ change }) => change ?? 0);
		return known.length === 0 ? [] : [{
			piece,
			cost: Math.min(...known)
		}];
	}).sort((left, right) => left.cost - right.cost).map(({ piece }) => piece);
}
function isOf(one, other) {
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
	return LEVELS.slice(0, LEVELS.indexOf(setup.levels.get(piece.prefix) ?? "OFF")).filter((level) => level !== "shipped" || isShippedInParts).map((level) => ({
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

// src/gate/suggestion.ts
/** A cheaper Performance Schema that shows all that head's shows: measured before it is suggested. */
/** One-sided error at which the suggestion is said to cost less than head. */
const CHEAPER = .05;
/**
* Null where the costs lead to none, the time for its trial is over, its server does not start, or it does not turn out
* to show all that head shows for less.
*/
async function findSuggestion({ head, product, insight, costs }, bench) {
	if (Object.keys(insight).length === 0) return null;
	const suggested = suggest(head, product, insight, costs);
	const tried = suggested && await bench.tryOut(suggestedScenario(head, suggested, "suggestion"));
	if (!tried || lowerBound(tried.saved, CHEAPER) <= 0) return null;
	const keeps = Object.keys(insight).filter((key) => insight[key] !== "none");
	if (!keeps.every((key) => tried.insight[key] === "full" || tried.insight[key] === insight[key])) return null;
	return {
		scenario: head.name,
		lines: suggested.lines,
		replaces: distinct(replacedPlaces(head)),
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
/**
* Which setting is to blame: configurations between reference and head become servers of their own, measured in turns
* with the reference, and with head where it is asked for, until the blame is clear or the time is over; then what could
* be suggested. Never changes a verdict.
*/
/** The comparison whose causes are looked for: the worst of the cells that regressed or, if `always`, of all. */
function toBeExplained(result, mode) {
	if (mode === "never") return void 0;
	const cells = result.comparisons.filter(({ scope, rule }) => scope === "cell" && rule !== "history");
	const regressed = cells.filter(({ verdict }) => verdict === "regressed");
	if (regressed.length > 0) return bySeverity(regressed)[0];
	return mode === "always" ? bySeverity(cells)[0] : void 0;
}
/** Null where the two configurations do not differ in anything that can be told apart. */
async function explain(found, request, edges) {
	const { plan, result, product, mostServers } = request;
	const ends = endsOf(found, plan);
	if (ends === void 0) return null;
	const difference = splitDifference(ends.reference, ends.head, product);
	const { atoms } = difference;
	if (atoms.length === 0) return null;
	const began = edges.testbed.now();
	const configure = (set, name) => mix(difference, set, name);
	const insight = insightOf(found, result);
	const bench = new Bench({
		...ends,
		plan,
		configure,
		deadline: began + request.seconds,
		startSeconds: Math.max(0, ...result.scenarios.map((each) => each.startSeconds)),
		keepsTimeToTryOut: Object.keys(insight).length > 0 && atoms.some(({ piece }) => piece !== null)
	}, edges);
	const needs = atoms.map((atom) => atom.needs);
	const mostArms = Math.max(2, mostServers - bench.always);
	const search = await searched(startSearch({
		needs,
		whole: recalledEffect(found),
		mostArms
	}), bench);
	const seconds = edges.testbed.now() - began;
	const { rule, scenario, reference, workload, threads } = found;
	const causes = findings(search);
	const { head } = ends;
	return {
		causes: causes.map((cause) => toCause(cause, atoms)),
		explanation: {
			rule,
			scenario,
			reference,
			workload,
			threads,
			...balance(search),
			seconds,
			isComplete: nextProbes(search).length === 0
		},
		suggestion: await findSuggestion({
			head,
			product,
			insight,
			costs: costsOf(causes, atoms)
		}, bench)
	};
}
/** The search as far as its trials came: until the blame is clear or the time is over. */
async function searched(start, bench) {
	let search = start;
	for (let probes = nextProbes(search); probes.length > 0; probes = nextProbes(search)) {
		const measured = await bench.measure(search, probes);
		if (measured === void 0) break;
		search = learn(search, measured);
	}
	return search;
}
function toCause({ atoms, measured, ...cause }, all) {
	const settings = all.map(({ name, before, after, place }) => ({
		name,
		before,
		after,
		place
	}));
	return {
		...cause,
		settings: atoms.flatMap((atom) => settings[atom] ?? []),
		measuredWith: measured.flatMap((atom) => settings[atom]?.name ?? [])
	};
}
/** Of what was measured in a group only, the group's: enough to say what is looked at first. */
function costsOf(causes, all) {
	return causes.flatMap(({ atoms, change, verdict }) => atoms.flatMap((atom) => {
		const piece = all[atom]?.piece ?? null;
		return piece === null ? [] : [{
			piece,
			change,
			isCostly: verdict === "to blame" || verdict === "not reached" && change !== null
		}];
	}));
}
/** What head's server lets one find out; empty where it was not asked. */
function insightOf({ scenario }, { scenarios }) {
	return scenarios.find(({ name, revision }) => name === scenario && revision === "head")?.insight ?? {};
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

// src/gate/read-history.ts
/** The baseline holds the newest 30; as many again lie before a change point or were taken on other terms. */
const NEWEST = 60;
async function readHistory(request, suite, signal) {
	const { branch, fallback, mode } = request;
	try {
		await using store = await request.open(signal);
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
			message: `branch ${branch} has no stored run of suite ${suite}; held against those of ${fallback}`
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
				message: `held against no history: ${error.message}`
			}],
			isUnknown: true
		};
	}
}
function unreadable({ path, problem }) {
	return {
		code: "history-file-unreadable",
		message: problem,
		path
	};
}

// src/commands/run.ts
/** One run, for the command line and the action alike: request → subject → plan → testbed → gate → files. */
async function run(request, screen, signal, conclude = async (result) => result) {
	const startedAt = /* @__PURE__ */ new Date();
	const began = performance.now();
	const subject = onlyChanged(request, await readSubject(request.subject));
	const suite = request.adjust(subject.suite);
	const stored = request.history && await readHistory(request.history, suite.name, signal);
	const startSpread = learnedStartSpread(stored?.records ?? []);
	const base = subject.base?.scenarios ?? [];
	const plan = requireBudget(makePlan(suite, request.seed, {
		...request,
		base,
		startSpread
	}));
	const facts = (bed) => ({
		startedAt: startedAt.toISOString(),
		seconds: (performance.now() - began) / 1e3,
		environment: readEnvironment(bed?.cpus ?? layoutCpus(readCores()), bed?.sysbench ?? "not needed"),
		reproduce: request.reproduce,
		suiteFingerprint: digestOf(suiteIdentity(suite)),
		fingerprints: Object.fromEntries(plan.arms.map((arm) => [armName(arm), digestOf(scenarioIdentity(arm.scenario))])),
		settings: settingsOf(plan, bed),
		warnings: [
			...subject.warnings,
			...stored?.warnings ?? [],
			...bed?.warnings ?? [],
			...baseWarnings(suite, subject.base)
		]
	});
	using output = new OutputDirectory(request.out);
	if (isUnchanged(plan)) return finish(resultWithoutMeasuring(suite, plan, facts()));
	await using bed = await openBed({
		...request,
		suite,
		plan,
		signal,
		note: screen.note,
		phase: screen.phase
	});
	if (isUnread(plan, bed)) return finish(resultWithoutMeasuring(suite, plan, facts(bed)));
	const edges = {
		testbed: bed.testbed,
		save: output.appendLines,
		progress: screen,
		facts: () => facts(bed)
	};
	const budgetOver = bed.testbed.now() + plan.budgetSeconds;
	return finish(await explained(await gate(suite, plan, edges), {
		request,
		plan,
		bed,
		seconds: Math.max(0, budgetOver - bed.testbed.now()) + request.explainSeconds
	}, {
		...edges,
		save: output.appendCauses
	}));
	async function finish(decided) {
		const result = await conclude(held(decided, stored, request.toolVersion));
		screen.phase("drawing");
		await writeViews(result, output);
		return result;
	}
}
/** With the causes of its worst regression, where they are asked for. */
async function explained(result, { request, plan, bed, seconds }, edges) {
	const found = toBeExplained(result, request.explain);
	if (found === void 0) return result;
	edges.progress.phase("looking for the setting to blame");
	const { product } = bed.buildOf(plan.arms[0].scenario);
	const { mostServers } = bed;
	const causes = await explain(found, {
		plan: asRead(plan, bed),
		result,
		product,
		mostServers,
		seconds
	}, edges);
	return causes === null ? result : {
		...result,
		...causes
	};
}
/** Held against the stored runs; where those are asked to decide and cannot be read, the run cannot pass. */
function held(result, stored, toolVersion) {
	if (stored === void 0 || result.cells.length === 0) return result;
	if (!stored.isUnknown) return withHistory(result, {
		...stored,
		toolVersion
	});
	return stored.mode === "fail" && result.verdict === "pass" ? {
		...result,
		verdict: "inconclusive"
	} : result;
}
/** Of option files, those that did not change have nothing to be compared with; the first that did is the control. */
function onlyChanged({ subject: { kind } }, subject) {
	const { suite, base } = subject;
	if (kind !== "config" || base === void 0) return subject;
	const [first, ...others] = suite.scenarios.filter((scenario) => base.scenarios.some((before) => before.name === scenario.name && !isSameScenario(before, scenario)));
	return first === void 0 ? subject : {
		...subject,
		suite: {
			...suite,
			control: first.name,
			scenarios: [first, ...others]
		}
	};
}
/** Compared with nothing but a base that is the same. */
function isUnchanged({ rules, arms }) {
	return !rules.includes("control") && arms.every(({ revision }) => revision !== "base");
}
/** What changed stands in groups of option files that these servers do not read, such as [mysqld-5.7]. */
function isUnread(plan, bed) {
	return !plan.rules.includes("control") && settingsOf(plan, bed).length === 0;
}
/** Without options in groups of option files that the scenarios' servers do not read. */
function asRead(plan, bed) {
	const read = (arm) => ({
		...arm,
		scenario: asReadBy(arm.scenario, bed.buildOf(arm.scenario))
	});
	const [control, other, ...more] = plan.arms;
	return {
		...plan,
		arms: [
			read(control),
			read(other),
			...more.map(read)
		]
	};
}
/** What differs from the base; of what the servers read, once they are known. */
function settingsOf(plan, bed) {
	const { arms } = bed === void 0 ? plan : asRead(plan, bed);
	return arms.flatMap(({ scenario: before, revision }) => {
		if (revision !== "base") return [];
		const head = arms.find((arm) => arm.revision === "head" && arm.scenario.name === before.name);
		if (head === void 0) return [];
		return settingDifferences(before, head.scenario).map((difference) => ({
			scenario: before.name,
			...difference
		}));
	});
}
function requireBudget(plan) {
	const { cells, shard } = plan;
	if (cells.length === 0 && shard !== null) throw new UserError(`--shard: found ${shard.index}/${shard.of}, but the plan has fewer cells than that`);
	const least = leastBudgetSeconds(plan);
	if (plan.budgetSeconds >= least) return plan;
	throw new UserError(`a budget of ${plan.budgetSeconds} s is too small for ${cells.length} ${cells.length === 1 ? "cell" : "cells"} (${cells.map(cellName).slice(0, 4).join(", ")}${cells.length > 4 ? ", …" : ""}) with ${plan.arms.length} servers: the least that works is ${least}s; raise --budget or measure fewer --workloads, --threads or --scenarios`);
}
/** Scenarios that have nothing to be compared with, or need not be. */
function baseWarnings(suite, base) {
	if (base === void 0) return [];
	const { unchanged, added } = notAgainstBase(suite, base.scenarios);
	return [...unchanged.map((scenario) => ({
		code: "base-unchanged",
		message: `${scenario} is configured as in the base, so it was not measured against it`,
		scenario
	})), ...added.map((scenario) => ({
		code: "base-missing",
		message: `${scenario} is new, the base does not have it`,
		scenario
	}))];
}

export { isPerformanceSchemaOption as n, run as t };