import { n as asSlowdown } from "./comparison.js";

// src/core/result/gated-costs.ts
/** The parts of a result that its verdict follows from. */
/** Costs called regressions, the farthest beyond its limit first. */
function gatedCosts({ comparisons }, verdict) {
	const all = comparisons.flatMap((found) => (found.costs ?? []).flatMap((cost) => cost.gated === void 0 ? [] : [{
		found,
		cost,
		gated: cost.gated
	}]));
	const excess = ({ cost, gated }) => (1 + cost.change) / (1 + gated.tolerance);
	return all.filter(({ gated }) => gated.verdict === verdict).toSorted((one, other) => excess(other) - excess(one));
}
/** Every regression of a result, those of costs as slowdowns. */
function allRegressions(result) {
	return [...result.comparisons.filter(({ verdict }) => verdict === "regressed"), ...gatedCosts(result, "regressed").map(({ found, cost }) => ({
		...found,
		cost: cost.cost,
		...asSlowdown(cost)
	}))];
}

export { gatedCosts as n, allRegressions as t };