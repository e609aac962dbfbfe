import { _ as string, h as record, u as m } from "./schemas.js";
import { n as mean } from "./vectors.js";

// src/core/performance-schema/insight.ts
/**
* Diagnostics that a configuration offers in return for its cost. The fourteen abilities are those of the published
* Performance Schema studies; what each needs follows from the MySQL manual, "Performance Schema Event Filtering" and
* "Consumer Configurations".
*/
/** Extent of an ability: for everything, for a part, not at all. */
const abilityExtent = m([
	"full",
	"partial",
	"none"
]);
/** Key of each diagnostic ability → whether a server provides it; empty if it was not probed. */
const insightSchema = record(string(), abilityExtent);
/**
* Share of a class above which it counts as complete, because a class also has instruments of parts that do not run.
*/
const NEARLY_ALL = .9;
/** Stands for a part of any size, because every share between 0 and 1 means `partial`. */
const PART = .5;
const SYSTEM_SCHEMAS = [
	"mysql",
	"performance_schema",
	"information_schema"
];
/** Instruments of every statement until it is parsed. If these are not enabled or timed, neither is the statement. */
const UNPARSED_STATEMENTS = ["statement/abstract/new_packet", "statement/abstract/Query"];
const SQL_COMMANDS = [
	"select",
	"insert",
	"update",
	"delete"
].map((command) => `statement/sql/${command}`);
const LOCKS = ["wait/lock/metadata/sql/mdl", "wait/lock/table/sql/handler"];
/**
* Classes of waits. Each is judged by itself, because six in seven instruments of waits are of synchronisation, and
* only two or three of tables.
*/
const WAIT_CLASSES = [
	"io/file",
	"io/table",
	"io/socket",
	"lock/table",
	"lock/metadata",
	"synch"
].map((name) => `wait/${name}/`);
function sharesOf(facts) {
	const { thread, countsPrepared, filePerTable } = facts;
	const consumers = (...names) => Number(names.every((name) => facts.consumers.includes(name)));
	/**
	* Single events are kept only if all consumers down to a history table are on, and if the thread is instrumented and
	* keeps its history.
	*/
	const history = (kind) => Math.min(Number(thread.instrumented && thread.history), consumers("global_instrumentation", "thread_instrumentation", `events_${kind}_current`), Math.max(consumers(`events_${kind}_history`), consumers(`events_${kind}_history_long`)));
	/** An instrument that the server lacks counts as not in use. */
	const instruments = (names, use) => mean(names.map((name) => Number(facts.instruments.some((one) => one.name === name && reaches(one, use)))));
	const classes = (prefixes, use) => shareOfClasses(facts, prefixes, use);
	const statements = (use) => Math.min(instruments(UNPARSED_STATEMENTS, use), instruments(SQL_COMMANDS, use));
	const isThreadSeen = thread.instrumented || !facts.consumers.includes("thread_instrumentation");
	const collected = Math.min(consumers("global_instrumentation"), Number(isThreadSeen));
	const digests = Math.min(consumers("statements_digest"), countsPrepared ? 1 : PART);
	const sqlCounted = Math.min(collected, digests, statements("enabled"));
	const tablesCounted = Math.min(collected, instruments(["wait/io/table/sql/handler"], "enabled"), tablesObserved(facts));
	const stagesTimed = classes(["stage/"], "timed");
	const waitsTimed = classes(WAIT_CLASSES, "timed");
	return {
		"most-executed-sql": sqlCounted,
		"response-time": Math.min(sqlCounted, statements("timed")),
		"sorted-rows": sqlCounted,
		"scanned-rows": sqlCounted,
		"temporary-tables": sqlCounted,
		"returned-rows": sqlCounted,
		"physical-io": Math.min(collected, instruments(["wait/io/file/innodb/innodb_data_file"], "enabled"), Number(filePerTable)),
		"logical-io": tablesCounted,
		"index-use": tablesCounted,
		"unused-indexes": tablesCounted,
		"wait-events": Math.min(collected, waitsTimed),
		"statement-profile": completedBy(Math.min(history("statements"), statements("timed"), classes(["statement/"], "timed")), Math.min(history("stages"), stagesTimed, history("waits"), waitsTimed)),
		"stage-times": Math.min(collected, stagesTimed),
		"lock-waits": completedBy(Math.min(history("stages"), history("waits"), stagesTimed, instruments(LOCKS, "timed")), classes(["wait/synch/"], "timed"))
	};
}
function judgeInsight(facts) {
	const extents = Object.entries(sharesOf(facts)).map(([key, share]) => [key, share === 0 ? "none" : share === 1 ? "full" : "partial"]);
	return Object.fromEntries(extents);
}
/**
* Share of an ability. Until its basis is complete, only the basis counts. Then the rest counts, but as at least PART.
*/
function completedBy(basis, rest) {
	return basis === 1 ? Math.max(PART, rest) : basis;
}
function tablesObserved({ tables }) {
	const ofUsers = tables.filter(({ schema }) => !SYSTEM_SCHEMAS.includes(schema));
	const enabled = ofUsers.filter((row) => row.enabled);
	if (enabled.length === 0) return 0;
	return enabled.some(({ schema }) => schema === "%") && enabled.length === ofUsers.length ? 1 : PART;
}
/** A class that the server lacks does not count. */
function shareOfClasses({ instruments }, prefixes, use) {
	const shares = prefixes.map((prefix) => instruments.filter(({ name }) => name.startsWith(prefix))).filter((instruments) => instruments.length > 0).map((instruments) => instruments.filter((one) => reaches(one, use)).length / instruments.length);
	return shares.length === 0 ? 0 : mean(shares.map((share) => share > NEARLY_ALL ? 1 : share));
}
/** TIMED may stay set on a disabled instrument, so both are checked. */
function reaches({ enabled, timed }, use) {
	return enabled && (use === "enabled" || timed);
}

export { judgeInsight as n, insightSchema as t };