import { a as findDisturbance } from "./write-whole.js";
import { i as slicesOf } from "./measurement.js";
import { v as estimate } from "./compare.js";
import { t as rankScenarios } from "./ranking.js";

// src/core/comparison/compare-pairs.ts
/** Every pair of scenarios in one cell. */
/** Effect of every pair of scenarios in a cell, asked by name; undefined where one of them was not measured there. */
function comparePairs(plan, lines, cell) {
	const { isDropped } = findDisturbance(lines);
	const slices = slicesOf(lines).filter((slice) => !isDropped(slice));
	const effects = new Map(estimate(pairsOf(plan, cell), slices, plan.startSpread).map(({ scenario, reference, effect }) => [JSON.stringify([scenario, reference]), effect]));
	return (first, second) => {
		const forward = effects.get(JSON.stringify([first, second]));
		const backward = effects.get(JSON.stringify([second, first]));
		return forward ?? (backward && {
			...backward,
			mean: -backward.mean
		});
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
/** Cells in which two scenarios or more were measured; a scenario that was not is left out. */
function rankCells(plan, lines) {
	if (!plan.rules.includes("control")) return [];
	const control = plan.arms[0].scenario.name;
	const names = plan.arms.filter(({ revision }) => revision === "head").map(({ scenario }) => scenario.name);
	return plan.cells.flatMap((cell) => {
		const pair = comparePairs(plan, lines, cell);
		const scenarios = names.filter((name) => name === control || pair(name, control) !== void 0);
		if (scenarios.length < 2) return [];
		const effect = (first, second) => {
			const found = pair(first, second);
			if (found === void 0) throw new RangeError(`${first} and ${second} were not measured together`);
			return found;
		};
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

export { comparePairs as n, rankCells as t };