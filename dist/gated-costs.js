import { g as isUnmeasured, n as asSlowdown } from "./comparison.js";

// src/core/result/check-failure.ts
/** Whether the check of a run fails, and why. */
/**
* Outcome that fails the check; undefined if it passes. A pass with an unmeasured setting fails if `fail-on` names
* `not-measured`.
*/
function checkFailure({ verdict, coverage, plan: { policy } }) {
	const isPartial = verdict === "not-measured" || coverage.some(isUnmeasured);
	return policy.failOn.find((failure) => failure === verdict || failure === "not-measured" && isPartial);
}

// src/core/result/gated-costs.ts
/** Costs that have a limit, and regressions of QPS or of costs: what the verdict of a result follows from. */
function costsInCells({ comparisons }) {
	return comparisons.flatMap((comparison) => (comparison.costs ?? []).map((cost) => ({
		comparison,
		cost
	})));
}
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
* Regressions that a result shows, those of costs as slowdowns. Comparisons that were slower and not pursued are among
* them, because another run of the same change may pursue one of them first.
*/
function allRegressions(result) {
	return [...result.comparisons.filter(({ verdict, label }) => verdict === "regressed" || label === "also slower, not pursued"), ...gatedCosts(result, "regressed").map(({ comparison, cost }) => ({
		...comparison,
		...asSlowdown(cost),
		cost: cost.cost
	}))];
}

export { checkFailure as i, costsInCells as n, gatedCosts as r, allRegressions as t };