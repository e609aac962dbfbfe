import { o as nameAt } from "./plan.js";

// src/core/wording/arm-names.ts
/** What people call the servers of a run. Results and raw lines keep the codes head, base and twin. */
const MOMENTS = {
	head: "now",
	base: "before",
	twin: "now, second copy"
};
/**
* Beside a control "pfson", "pfson (before)" and "pfsoff (second copy)". Where configurations are compared with nothing but
* themselves before the change, "now" and "before", of several "a.cnf, now".
*
* @param scenarios names of all that take part; may repeat
*/
function armNamer(rules, scenarios) {
	if (rules.includes("control")) return ({ scenario, revision }) => nameAt(scenario, revision);
	const isOne = new Set(scenarios).size === 1;
	return ({ scenario, revision }) => isOne ? MOMENTS[revision] : `${scenario}, ${MOMENTS[revision]}`;
}

export { armNamer as t };