import { m as isUnmeasured, n as asSlowdown } from "./comparison.js";

// src/core/result/check-failure.ts
/** Whether the check of a run fails, and why. */
/** Undefined if the check passes. A pass that leaves a changed setting unmeasured fails where that is to fail. */
function checkFailure({ verdict, coverage, plan: { policy } }) {
	const isPartial = verdict === "not-measured" || coverage.some(isUnmeasured);
	return policy.failOn.find((failure) => failure === verdict || failure === "not-measured" && isPartial);
}

// src/core/result/gated-costs.ts
/** Costs that have a limit, and regressions of either kind: the parts of a result that its verdict follows from. */
function costsInCells({ comparisons }) {
	return comparisons.flatMap((comparison) => (comparison.costs ?? []).map((cost) => ({
		comparison,
		cost
	})));
}
/** Costs of this verdict, the farthest beyond its limit first. */
function gatedCosts(result, verdict) {
	const all = costsInCells(result).flatMap(({ comparison, cost }) => cost.gated === void 0 ? [] : [{
		comparison,
		cost,
		gated: cost.gated
	}]);
	const excess = ({ cost, gated }) => (1 + cost.change) / (1 + (gated.tolerance ?? 0));
	return all.filter(({ gated }) => gated.verdict === verdict).toSorted((one, other) => excess(other) - excess(one));
}
/**
* Every regression that a result shows, those of costs as slowdowns. What was also slower is among them, because another
* run of the same change may pursue it first.
*/
function allRegressions(result) {
	return [...result.comparisons.filter(({ verdict, label }) => verdict === "regressed" || label === "also slower, not pursued"), ...gatedCosts(result, "regressed").map(({ comparison, cost }) => ({
		...comparison,
		...asSlowdown(cost),
		cost: cost.cost
	}))];
}

export { checkFailure as i, costsInCells as n, gatedCosts as r, allRegressions as t };