import { _ as string, d as number, f as object, h as record, n as array, p as partialRecord, s as int, u as m } from "./schemas.js";
import { n as FAILURES } from "./fail-on.js";
import { H as COSTS } from "./workloads.js";

// src/core/policy/gate-policy.ts
/** What the gate allows. */
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

// src/core/request/shard.ts
/** A part of a plan, such as "1/3". */
const MOST_SHARDS = 9999;
/** Counted from 1. */
const shardSchema = object({
	index: int().positive(),
	of: int().positive().max(MOST_SHARDS)
});
const SHARD_FORM = "a part of the plan such as 1/3";
function parseShard(text) {
	const match = /^\s*(\d{1,4})\s*\/\s*(\d{1,4})\s*$/.exec(text);
	const index = Number(match?.[1]);
	const of = Number(match?.[2]);
	return index >= 1 && index <= of ? {
		index,
		of
	} : void 0;
}
function shardText({ index, of }) {
	return `${index}/${of}`;
}

export { RULES as a, shardText as i, parseShard as n, gatePolicySchema as o, shardSchema as r, toleratedShare as s, SHARD_FORM as t };