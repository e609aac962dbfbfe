import { g as isUnmeasured, n as asSlowdown } from "./comparison.js";

// src/core/result/check-failure.ts
/**
* The outcome that fails the check; undefined if the check passes. Even a pass fails if a setting was not measured and
* `fail-on` names `not-measured`.
*/
function checkFailure({ verdict, coverage, plan: { policy } }) {
	const isPartial = verdict === "not-measured" || coverage.some(isUnmeasured);
	return policy.failOn.find((failure) => failure === verdict || failure === "not-measured" && isPartial);
}

// src/core/result/gated-costs.ts
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
* All regressions, with costs converted to slowdowns. Comparisons that were slower, but not measured further after
* another had regressed ("not pursued"), are included, because in another run they may be the first to regress.
*/
function allRegressions(result) {
	return [...result.comparisons.filter(({ verdict, label }) => verdict === "regressed" || label === "also slower, not pursued"), ...gatedCosts(result, "regressed").map(({ comparison, cost }) => ({
		...comparison,
		...asSlowdown(cost),
		cost: cost.cost
	}))];
}

export { checkFailure as i, costsInCells as n, gatedCosts as r, allRegressions as t };