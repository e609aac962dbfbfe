import { t as combine } from "./combine.js";
import { t as findDisturbance } from "./disturbance.js";
import { g as estimateEffects } from "./decide.js";
import { t as rankScenarios } from "./ranking.js";

// src/core/comparison/compare-pairs.ts
/** Effects of every pair of scenarios, asked cell by cell. */
function comparePairs(plan, measured) {
	const { isDropped } = findDisturbance(measured.cells);
	const compared = {
		measured,
		isCompared: (block) => !isDropped(block)
	};
	return (cell) => {
		const effects = new Map(estimateEffects(pairsOf(plan, cell), compared, plan.startSpread).map(({ scenario, reference, effect }) => [JSON.stringify([scenario, reference]), effect]));
		return (first, second) => {
			const forward = effects.get(JSON.stringify([first, second]));
			const backward = effects.get(JSON.stringify([second, first]));
			return forward ?? (backward && {
				...backward,
				mean: -backward.mean
			});
		};
	};
}
function pairsOf({ arms }, cell) {
	const [control, twin] = arms;
	const heads = arms.filter(({ revision }) => revision === "head");
	return heads.flatMap((arm, at) => heads.slice(0, at).map((other) => ({
		rule: "control",
		arms: [arm],
		references: other === control ? [control, twin] : [other],
		cell
	})));
}

// src/core/comparison/rank.ts
/**
* Cells in which two scenarios or more were measured; a scenario that was not is left out. Two that were measured in
* different groups, and so never in the same trial, are held against each other over the controls of their groups.
*/
function rankCells(plan, measured) {
	if (!plan.rules.includes("control")) return [];
	const control = plan.arms[0].scenario.name;
	const names = plan.arms.filter(({ revision }) => revision === "head").map(({ scenario }) => scenario.name);
	const pairsIn = comparePairs(plan, measured);
	return plan.cells.flatMap((cell) => {
		const pair = pairsIn(cell);
		const scenarios = names.filter((name) => name === control || pair(name, control) !== void 0);
		if (scenarios.length < 2) return [];
		const effect = (first, second) => pair(first, second) ?? difference(pair(first, control), pair(second, control));
		return [{
			workload: cell.workload.name,
			threads: cell.threads,
			...rankScenarios({
				scenarios,
				control,
				effect
			})
		}];
	});
}
/** Of two scenarios that were measured beside different servers of the control. */
function difference(first, second) {
	if (first === void 0 || second === void 0) throw new RangeError("a ranked scenario has no effect");
	return combine(first.mean - second.mean, [{
		effect: first,
		slope: 1
	}, {
		effect: second,
		slope: 1
	}]);
}

export { comparePairs as n, rankCells as t };