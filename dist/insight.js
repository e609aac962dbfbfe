import { E as string, w as record, y as m } from "./names.js";

// src/core/performance-schema/insight.ts
/**
* Diagnostics that a configuration offers its users: the counterpart of its cost. The fourteen abilities are those of
* the published Performance Schema studies; the needs of each follow from the MySQL manual, "Performance Schema Event
* Filtering" and "Consumer Configurations".
*/
/** How far an ability is provided: for everything, for a part of it, not at all. */
const provided = m([
	"full",
	"partial",
	"none"
]);
/** Key of each diagnostic ability → whether a server provides it; empty if it was not probed. */
const insightSchema = record(string(), provided);
/** A share of a class that counts as the whole: classes hold instruments of parts that nobody runs. */
const NEARLY_ALL = .9;
const ORDER = [
	"none",
	"partial",
	"full"
];
const OWN_SCHEMAS = [
	"mysql",
	"performance_schema",
	"information_schema"
];
/**
* The instrument of every statement until it has been read; if that is not measured or timed, neither is the statement.
*/
const UNREAD_STATEMENTS = ["statement/abstract/new_packet", "statement/abstract/Query"];
const SQL_COMMANDS = [
	"select",
	"insert",
	"update",
	"delete"
].map((command) => `statement/sql/${command}`);
const LOCKS = ["wait/lock/metadata/sql/mdl", "wait/lock/table/sql/handler"];
/** Judged one by one: among all waits six in seven are synchronisation, and only two or three are those of tables. */
const WAIT_CLASSES = [
	"io/file",
	"io/table",
	"io/socket",
	"lock/table",
	"lock/metadata",
	"synch"
].map((name) => `wait/${name}/`);
const collected = all(consumers("global_instrumentation"), threadSeen);
const sqlCounted = all(collected, consumers("statements_digest"), statements("enabled"), digestsCount);
const sqlTimed = all(sqlCounted, statements("timed"));
const tablesCounted = all(collected, instruments(["wait/io/table/sql/handler"], "enabled"), tablesObserved);
const filesCounted = all(collected, instruments(["wait/io/file/innodb/innodb_data_file"], "enabled"), filesPerTable);
const stagesTimed = classes(["stage/"], "timed");
const waitsTimed = classes(WAIT_CLASSES, "timed");
/** In the order of the studies. The keys are in result.json and do not change. */
const RULES = {
	"most-executed-sql": sqlCounted,
	"response-time": sqlTimed,
	"sorted-rows": sqlCounted,
	"scanned-rows": sqlCounted,
	"temporary-tables": sqlCounted,
	"returned-rows": sqlCounted,
	"physical-io": filesCounted,
	"logical-io": tablesCounted,
	"index-use": tablesCounted,
	"unused-indexes": tablesCounted,
	"wait-events": all(collected, waitsTimed),
	"statement-profile": completedBy(all(kept("statements"), statements("timed"), classes(["statement/"], "timed")), all(kept("stages"), stagesTimed), all(kept("waits"), waitsTimed)),
	"stage-times": all(collected, stagesTimed),
	"lock-waits": completedBy(all(kept("stages"), kept("waits"), stagesTimed, instruments(LOCKS, "timed")), classes(["wait/synch/"], "timed"))
};
const ABILITIES = Object.entries(RULES).map(([key, judge]) => ({
	key,
	judge
}));
/** The abilities of a server, by key. */
function judgeInsight(facts) {
	return Object.fromEntries(ABILITIES.map(({ key, judge }) => [key, judge(facts)]));
}
/** The rule of an ability that needs all of these: it has the level of the least one. */
function all(...needs) {
	return (facts) => least(needs.map((need) => need(facts)));
}
/** Nothing without the basis; partial until the rest is there as well. */
function completedBy(basis, ...rest) {
	return (facts) => {
		const provided = basis(facts);
		return provided === "full" ? most([least(rest.map((rule) => rule(facts))), "partial"]) : provided;
	};
}
function consumers(...names) {
	return (facts) => fully(names.every((name) => facts.consumers.includes(name)));
}
/** Single events of that kind are kept: the chain down to a history table, and a thread that is in it. */
function kept(kind) {
	const chain = consumers("global_instrumentation", "thread_instrumentation", `events_${kind}_current`);
	const [short, long] = [consumers(`events_${kind}_history`), consumers(`events_${kind}_history_long`)];
	return (facts) => {
		const { instrumented, history } = facts.thread;
		return least([
			fully(instrumented && history),
			chain(facts),
			most([short(facts), long(facts)])
		]);
	};
}
/** If threads are counted separately, one that is not instrumented adds nothing to any total either. */
function threadSeen(facts) {
	return fully(facts.thread.instrumented || !facts.consumers.includes("thread_instrumentation"));
}
/** MariaDB counts no execution of a prepared statement, so there it shows only the SQL that is sent as text. */
function digestsCount({ countsPrepared }) {
	return countsPrepared ? "full" : "partial";
}
function filesPerTable({ filePerTable }) {
	return fully(filePerTable);
}
function tablesObserved({ tables }) {
	const own = tables.filter(({ schema }) => !OWN_SCHEMAS.includes(schema));
	const enabled = own.filter((row) => row.enabled);
	if (enabled.length === 0) return "none";
	return enabled.some(({ schema }) => schema === "%") && enabled.length === own.length ? "full" : "partial";
}
function statements(level) {
	return all(instruments(UNREAD_STATEMENTS, level), instruments(SQL_COMMANDS, level));
}
/** The rule of single instruments; one that the server does not have is not enabled. */
function instruments(names, level) {
	return (facts) => {
		const enabled = facts.instruments.filter((instrument) => reaches(instrument, level)).map(({ name }) => name);
		return together(names.map((name) => fully(enabled.includes(name))));
	};
}
/** The rule of classes, by the prefixes of their names; one that the server does not have is not missed. */
function classes(prefixes, level) {
	return (facts) => {
		return together(prefixes.map((prefix) => facts.instruments.filter(({ name }) => name.startsWith(prefix))).filter((own) => own.length > 0).map((own) => ofClass(own, level)));
	};
}
function ofClass(members, level) {
	const share = members.filter((instrument) => reaches(instrument, level)).length / members.length;
	if (share === 0) return "none";
	return share > NEARLY_ALL ? "full" : "partial";
}
/** TIMED may stay set on a disabled instrument. */
function reaches({ enabled, timed }, level) {
	return enabled && (level === "enabled" || timed);
}
function fully(yes) {
	return yes ? "full" : "none";
}
/** The parts of a whole: full if all are, none if none is anything. */
function together(parts) {
	if (parts.every((part) => part === "none")) return "none";
	return parts.every((part) => part === "full") ? "full" : "partial";
}
function least(grades) {
	return ORDER.find((grade) => grades.includes(grade)) ?? "full";
}
function most(grades) {
	return ORDER.findLast((grade) => grades.includes(grade)) ?? "none";
}

export { insightSchema as n, judgeInsight as r, ABILITIES as t };