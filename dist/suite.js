import { _ as string, d as number, f as object, h as record, n as array, p as partialRecord, u as m } from "./schemas.js";
import { n as FAILURES } from "./fail-on.js";

// src/core/names.ts
/** Names that figures and messages refer to: for every folder of core, so it imports nothing. */
/** The project's page. */
const HOME = "https://github.com/qpsgate/qpsgate";
/** Its documents, in the newest state: no release has its own yet. */
const DOCS = `${HOME}/blob/main/docs`;
/** Line of a changed setting in the files as they are now; the first of its file for one that is gone. */
function presentLine({ scenario, before, after }) {
	return {
		file: after?.file ?? before?.file ?? scenario,
		line: after?.line ?? 1
	};
}
/**
* A scenario's revisions: now, before, a second server of each, which tells how much two starts differ, and as it was at
* the baseline.
*/
const REVISIONS = [
	"head",
	"base",
	"twin",
	"base-twin",
	"baseline"
];
/** Whether an arm is of a scenario as it was before the change. */
function isOfBase({ revision }) {
	return revision === "base" || revision === "base-twin";
}
/** Whether an arm is of a scenario as it was at any time. */
function isEarlier(arm) {
	return isOfBase(arm) || arm.revision === "baseline";
}
/** Whether an arm is a second server of another, which is shown in its place. */
function isCopy({ revision }) {
	return revision === "twin" || revision === "base-twin";
}
/** A transaction's costs other than time, in the order shown, by their names in a table. */
const COST_NAMES = {
	errors: "errors",
	cpu: "server CPU time",
	switches: "context switches",
	written: "written to disk",
	read: "read from disk",
	fsyncs: "fsyncs of InnoDB",
	network: "network",
	memory: "resident memory",
	p50: "p50 latency",
	p95: "p95 latency",
	p99: "p99 latency"
};
const COSTS = Object.keys(COST_NAMES);
/** First character of the name that stands for an unread part of a file: no name of an option begins with it. */
const UNREAD_MARK = "!";
/** The name for people: without the mark. */
function plainName(name) {
	return name.startsWith("!") ? name.slice(1) : name;
}
/** Whether it stands for a part of a file that nobody can read, and so may be anything: see option-includes.ts. */
function isUnread({ name }) {
	return name.startsWith("!");
}

// src/core/suite/suite.ts
/** The value of the first stage: the suite to measure, every default resolved. */
/** The data of a scenario's servers. */
function datasetOf(dataset, { own }) {
	return own === void 0 ? dataset : {
		...dataset,
		own: own.data
	};
}
/** The name of an image. No leading dash: such a name would be taken for an option of docker. */
const IMAGE_NAME = /^[A-Za-z0-9][\w./:@-]*$/;
const RULES = [
	"control",
	"base",
	"baseline"
];
const toleratedShare = number().min(0).lt(1);
const tolerances = object({
	control: toleratedShare,
	base: toleratedShare,
	baseline: toleratedShare
});
const gatePolicySchema = object({
	/** Tolerated slowdown as a fraction, 0.05 = 5 %. */
	tolerance: tolerances,
	/** Source of each of them: "default", "suite" or "--tolerance". */
	toleranceFrom: object({
		control: string(),
		base: string(),
		baseline: string()
	}),
	/** Tolerances of single scenarios; rules that are not named keep the general one. */
	byScenario: record(string(), tolerances.partial()),
	/** Goes before `byScenario`. */
	byWorkload: record(string(), tolerances.partial()),
	/**
	* Costs that are gated besides QPS: how much more of each is tolerated, and where that was set: "suite" or
	* "--tolerance". Absent if there are none.
	*/
	costs: partialRecord(m(COSTS), object({
		share: toleratedShare,
		from: string()
	})).optional(),
	/** Outcomes that fail the check; a run that leaves a changed setting unmeasured is `not-measured` as well. */
	failOn: array(m(FAILURES)).readonly()
});
/** Line of a rule by its path, or of the nearest key around it that the file has. */
function ruleLine(suite, path) {
	return suite.ruleLines?.[path] ?? (path === "" ? 1 : ruleLine(suite, path.replace(/(?:^|\.)[^.]*$/, "")));
}
/** sysbench rows of 188 characters in a clustered index with one secondary index take about this much. */
const BYTES_PER_ROW = 320;
/** TPC-H's tables with their indexes at scale factor 1. */
const TPCH_BYTES = 2 * 1024 ** 3;
/** Size of tables with their indexes as a multiple of their dump, which may be compressed. */
const DUMP_TIMES = 4;
/** Size of the tables on disk, with their indexes. */
function datasetBytes({ tables, rows, tpch, own }) {
	if (own !== void 0) {
		const dumped = own.dump?.files.reduce((sum, file) => sum + DUMP_TIMES * file.bytes, 0) ?? 0;
		return own.tables.reduce((sum, table) => sum + table.rows * 320, dumped);
	}
	return tpch === void 0 ? tables * rows * 320 : tpch * TPCH_BYTES;
}
/** Lists that the checks let through only with an item, as a type that says so. */
function nonEmpty(list) {
	const [first, ...rest] = list;
	if (first === void 0) throw new Error("an empty list passed the checks");
	return [first, ...rest];
}

export { isUnread as _, gatePolicySchema as a, toleratedShare as c, DOCS as d, HOME as f, isOfBase as g, isEarlier as h, datasetOf as i, COSTS as l, isCopy as m, RULES as n, nonEmpty as o, REVISIONS as p, datasetBytes as r, ruleLine as s, IMAGE_NAME as t, COST_NAMES as u, plainName as v, presentLine as y };