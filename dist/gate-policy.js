import { U as COSTS } from "./workloads.js";
import { n as FAILURES } from "./fail-on.js";
import { _ as string, d as number, f as object, h as record, n as array, p as partialRecord, u as m } from "./schemas.js";

// src/core/policy/gate-policy.ts
/** What the gate allows. */
const RULES = [
	"control",
	"base",
	"baseline"
];
const toleratedShare = number().min(0).lt(1);
const tolerances = object({
	/** Null: none, so that comparisons with the control are a study, of which nothing is asked. */
	control: toleratedShare.nullable(),
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
/** How far two clocks of a server may be apart and still stand for each other: half of the narrowest limit of QPS, as ln. */
function clockTolerance({ tolerance, byScenario, byWorkload }) {
	const all = [
		tolerance,
		...Object.values(byScenario),
		...Object.values(byWorkload)
	].flatMap((own) => Object.values(own).flatMap((each) => each ?? []));
	return -Math.log1p(-Math.min(...all)) / 2;
}
/** Half of the 95 % interval that a study measures to, where its suite names none. */
const STUDY_PRECISION = .01;
/** Half of the 95 % interval to which comparisons by these rules are measured; undefined: the verdict decides. */
function precisionOf(policy, rules, asked) {
	return asked ?? (isStudy(policy, rules) ? STUDY_PRECISION : void 0);
}
/** Whether nothing is asked of comparisons by these rules: they are a study. */
function isStudy({ tolerance, byScenario, byWorkload }, rules) {
	const own = [
		tolerance,
		...Object.values(byScenario),
		...Object.values(byWorkload)
	];
	return rules.every((rule) => own.every(({ [rule]: share = null }) => share === null));
}

export { precisionOf as a, isStudy as i, clockTolerance as n, toleratedShare as o, gatePolicySchema as r, RULES as t };