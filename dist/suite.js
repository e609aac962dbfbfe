import { E as string, S as partialRecord, b as number, t as COSTS, w as record, x as object, y as m } from "./names.js";

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
const tolerancePolicySchema = object({
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
	byWorkload: record(string(), tolerances.partial())
});
const gatePolicySchema = tolerancePolicySchema.extend({
	/** Limits of all tolerances, of the base whose rules held. */
	atMost: tolerancePolicySchema.optional(),
	/**
	* Costs that are gated besides QPS: how much more of each is tolerated, and where that was set: "suite",
	* "--tolerance"; ", of the base" where that is stricter. Absent if there are none.
	*/
	costs: partialRecord(m(COSTS), object({
		share: toleratedShare,
		from: string()
	})).optional(),
	onInconclusive: m(["pass", "fail"])
});
/** Line of a rule by its path, or of the nearest key around it that the file has. */
function ruleLine({ ruleLines = {} }, path) {
	return ruleLines[path] ?? (path === "" ? 1 : ruleLine({ ruleLines }, path.replace(/(?:^|\.)[^.]*$/, "")));
}
/** sysbench rows of 188 characters in a clustered index with one secondary index take about this much. */
const BYTES_PER_ROW = 320;
/** TPC-H's tables with their indexes at scale factor 1. */
const TPCH_BYTES = 2 * 1024 ** 3;
/** Size of tables with their indexes as a multiple of their dump, which may be compressed. */
const DUMP_TIMES = 4;
/** Size of the tables on disk, with their indexes. */
function datasetBytes({ tables, rows, tpch, own }) {
	if (own !== void 0) return own.tables.reduce((sum, table) => sum + table.rows * 320, DUMP_TIMES * own.dumpBytes);
	return tpch === void 0 ? tables * rows * 320 : tpch * TPCH_BYTES;
}
/** Lists that checks have found not to be empty, as a type that says so. */
function nonEmpty(list) {
	const [first, ...rest] = list;
	if (first === void 0) throw new Error("an empty list passed the checks");
	return [first, ...rest];
}

export { gatePolicySchema as a, toleratedShare as c, datasetOf as i, RULES as n, nonEmpty as o, datasetBytes as r, ruleLine as s, IMAGE_NAME as t };