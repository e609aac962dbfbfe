import { b as COSTS } from "./workloads.js";
import { _ as string, d as number, f as object, h as record, n as array, p as partialRecord, u as m } from "./schemas.js";
import { n as FAILURES } from "./fail-on.js";

// src/core/policy/gate-policy.ts
/** Policy of the gate: the limits of what may become slower, and the outcomes that fail. */
const RULES = [
	"control",
	"base",
	"baseline"
];
const toleratedShare = number().min(0).lt(1);
const tolerances = object({
	/** Tolerance against the control. Null: no limit, so that these comparisons are a study, in which nothing fails. */
	control: toleratedShare.nullable(),
	base: toleratedShare,
	baseline: toleratedShare
});
const gatePolicySchema = object({
	/** Tolerated slowdown as a fraction, 0.05 = 5%. */
	tolerance: tolerances,
	/** Source of each tolerance, so that the report can name it: "default", "suite" or "--tolerance". */
	toleranceFrom: object({
		control: string(),
		base: string(),
		baseline: string()
	}),
	/** Tolerances of single scenarios; rules that are not named keep the general one. */
	byScenario: record(string(), tolerances.partial()),
	/** Tolerances of single workloads, which override those in `byScenario`. */
	byWorkload: record(string(), tolerances.partial()),
	/**
	* Costs that are gated besides QPS: how much more of each is tolerated, and where that was set: "default", "suite" or
	* "--tolerance". Absent if there are none.
	*/
	costs: partialRecord(m(COSTS), object({
		share: toleratedShare,
		from: string()
	})).optional(),
	/** Outcomes that fail the check. A run that leaves a changed setting unmeasured counts as `not-measured`, too. */
	failOn: array(m(FAILURES)).readonly()
});
/**
* Maximum difference, as a natural logarithm, between the change in QPS and the change in transactions per second of
* CPU time, with which CPU time may stand in for QPS. It is half of the smallest limit of QPS, but at most the
* precision to which a run measures. In recordings with a slowdown of 1% by waiting, intervals of ±1% contained this
* slowdown in 50 to 91 of 100 comparisons if the difference was half of 5%, and in 89 to 100 if it was 1%.
*
* @param precision half-width of the 95% interval, as a fraction; undefined: measuring ends with the verdict
*/
function clockTolerance({ tolerance, byScenario, byWorkload }, precision = Number.POSITIVE_INFINITY) {
	const all = [
		tolerance,
		...Object.values(byScenario),
		...Object.values(byWorkload)
	].flatMap((byRule) => Object.values(byRule).flatMap((each) => each ?? []));
	return Math.min(-Math.log1p(-Math.min(...all)) / 2, precision);
}
/**
* Half-width of the 95% interval, as a fraction, to which a study measures if its suite names none. A study needs one,
* because it has no limit that could end the measurement.
*/
const STUDY_PRECISION = .01;
/**
* Half-width of the 95% interval, as a fraction, to which comparisons by these rules are measured. Undefined:
* measuring ends with the verdict.
*/
function precisionOf(policy, rules, asked) {
	return asked ?? (isStudy(policy, rules) ? STUDY_PRECISION : void 0);
}
/** Whether comparisons by these rules have no limit at all, so that they are a study. */
function isStudy({ tolerance, byScenario, byWorkload }, rules) {
	const tolerances = [
		tolerance,
		...Object.values(byScenario),
		...Object.values(byWorkload)
	];
	return rules.every((rule) => tolerances.every(({ [rule]: share = null }) => share === null));
}

export { precisionOf as a, isStudy as i, clockTolerance as n, toleratedShare as o, gatePolicySchema as r, RULES as t };