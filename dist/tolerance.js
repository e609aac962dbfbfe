// src/core/verdict/tolerance.ts
/**
* The nearest one counts: the workload's, else the scenario's, else the rule's; but never more than the policy's
* limits.
*/
function toleranceOf(comparison, policy) {
	if (comparison.cost !== void 0) return costTolerance(comparison.cost, policy);
	const own = widest(comparison, policy);
	const limit = policy.atMost && widest(comparison, policy.atMost);
	return limit === void 0 || own.share <= limit.share ? own : {
		...limit,
		from: `${limit.from}, of the base`
	};
}
/**
* Tolerance of a cost, which may grow by that share.
*
* @throws RangeError if it is not gated
*/
function costTolerance(cost, { costs = {} }) {
	const limit = costs[cost];
	if (limit === void 0) throw new RangeError(`no limit of ${cost}`);
	return {
		...limit,
		margin: Math.log1p(limit.share)
	};
}
/** All changes since the baseline may cost what one of them may. */
function widest(comparison, policy) {
	const own = nearest(comparison, policy);
	const base = nearest({
		...comparison,
		rule: "base"
	}, policy);
	return comparison.rule === "baseline" && base.share > own.share ? base : own;
}
function nearest({ rule, scenario, workload }, policy) {
	const byWorkload = policy.byWorkload[workload]?.[rule];
	const byScenario = policy.byScenario[scenario]?.[rule];
	const [share, from] = byWorkload !== void 0 ? [byWorkload, `workload ${workload}`] : byScenario !== void 0 ? [byScenario, `scenario ${scenario}`] : [policy.tolerance[rule], policy.toleranceFrom[rule]];
	return {
		share,
		margin: -Math.log1p(-share),
		from
	};
}
/** Worst first: by how far the estimate is beyond its tolerance. */
function bySeverity(comparisons) {
	const excess = ({ change, tolerance }) => -change - tolerance;
	return comparisons.toSorted((left, right) => excess(right) - excess(left));
}

export { toleranceOf as n, bySeverity as t };