import { _ as performanceSchemaOf, n as canonicalOptionName } from "./option-file.js";

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
	const patterns = options.filter(({ name }) => canonicalOptionName(name) === "performance-schema-instrument").map((option) => isForAll(option) ? patternInOption(option.value ?? "") : void 0);
	const statements = sql.map(({ value }) => value).filter(touchesSetup).map((value) => patternIn(value, server));
	if (![...patterns, ...statements.filter((statement) => statement !== null)].every((pattern) => pattern !== void 0 && isPlaced(pattern.prefix, server))) return void 0;
	const startup = patterns.filter((pattern) => pattern !== void 0);
	const later = statements.filter((statement) => statement !== void 0 && statement !== null);
	return new Map(classesOf(server).map((own) => {
		const matching = (some) => some.filter(({ prefix }) => own.prefix.startsWith(prefix));
		const longest = matching(startup).reduce((best, pattern) => best !== void 0 && best.prefix.length > pattern.prefix.length ? best : pattern, void 0);
		const level = (matching(later).at(-1) ?? longest)?.level;
		return [own.prefix, level ?? shippedLevel(own, server)];
	}));
}
/** Whether every class is either within the prefix or outside it. */
function isPlaced(prefix, server) {
	return classesOf(server).every((own) => own.prefix.startsWith(prefix) || !prefix.startsWith(own.prefix));
}
function patternInOption(value) {
	const [pattern = "", state = ""] = value.split("=");
	const prefix = prefixOf(pattern);
	const known = (/^(?:on|true|1|yes)$/i.test(state) ? "ON" : /^(?:off|false|0|no)$/i.test(state) ? "OFF" : void 0) ?? (/^counted$/i.test(state) ? "COUNTED" : void 0);
	return prefix === void 0 || known === void 0 ? void 0 : {
		prefix,
		level: known
	};
}
/** Null for a statement on consumers; undefined for one that is not understood. */
function patternIn(sql, server) {
	const statement = parseSetupStatement(sql, server);
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
const UPDATE = /^\s*update\s+`?performance_schema`?\s*\.\s*`?setup_(consumers|instruments)`?\s+set\s+(.+?)(?:\s+where\s+`?name`?\s*(=|\blike\b|\bin\b)\s*(.+?))?\s*;?\s*$/is;
const ASSIGNMENT = /^\s*`?(enabled|timed)`?\s*=\s*(?:(['"])(yes|no)\2|`?enabled`?)\s*$/i;
const QUOTED = /^(['"])((?:(?!\1)[^\\]|\\[%_])*)\1$/;
/** Any statement that changes the collected data, simple or not. */
const TOUCHES = /performance_schema`?\s*\.\s*`?setup_(consumers|instruments)/i;
/** Undefined if the statement does something else, or has another form. */
function parseSetupStatement(sql, server) {
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
		names: consumersOf(server).filter((name) => patterns.some((pattern) => isLike(name, pattern))),
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
/** Column and value in lower case; `timed = enabled` is left to the server. */
function readAssignment(text) {
	const [, column, , value] = ASSIGNMENT.exec(text) ?? [];
	const name = column?.toLowerCase();
	return name === "enabled" && value === void 0 ? [void 0, void 0] : [name, value?.toLowerCase()];
}
/** Names as patterns of LIKE; undefined if they are not plain text. */
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

export { INSTRUMENT_LEVELS as a, consumersOf as c, patternOf as d, prefixOf as f, touchesSetup as i, isEnabledByDefault as l, sourceOf as m, parseSetupStatement as n, classesOf as o, shippedLevel as p, setupOf as r, consumersAbove as s, consumerStates as t, overlaps as u };