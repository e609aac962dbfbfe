// src/core/wording/arm-names.ts
const MOMENTS = {
	head: "now",
	base: "before",
	twin: "now, second copy"
};
const REMARKS = {
	head: "",
	base: " (before)",
	twin: " (second copy)"
};
/**
* Beside a control "pfson", "pfson (before)" and "pfsoff (second copy)". Where configurations are compared with nothing but
* themselves before the change, "now" and "before", of several "a.cnf, now".
*
* @param scenarios names of all that take part; may repeat
*/
function armNamer(rules, scenarios) {
	if (rules.includes("control")) return ({ scenario, revision }) => `${scenario}${REMARKS[revision]}`;
	const isOne = new Set(scenarios).size === 1;
	return ({ scenario, revision }) => isOne ? MOMENTS[revision] : `${scenario}, ${MOMENTS[revision]}`;
}

export { armNamer as t };