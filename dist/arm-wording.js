import { h as nameAt } from "./changed-settings.js";
import { i as count } from "./figures.js";

// src/core/wording/arm-wording.ts
const MOMENTS = {
	head: "now",
	base: "before",
	twin: "now, second copy",
	"base-twin": "before, second copy"
};
/**
* With a control "pfson", "pfson (before)" and "pfsoff (second copy)". If configurations are compared only with
* themselves before the change, "now" and "before", for several "a.cnf, now".
*
* @param scenarios names of all that take part; may repeat
*/
function armNamer(rules, scenarios) {
	if (rules.includes("control")) return ({ scenario, revision }) => nameAt(scenario, revision);
	const isOne = new Set(scenarios).size === 1;
	return ({ scenario, revision }) => isOne ? MOMENTS[revision] : `${scenario}, ${MOMENTS[revision]}`;
}
/** "7 scenarios were switched on 2 running servers"; empty where every scenario had a server of its own. */
function sharedServersText({ scenarios }) {
	const hosts = scenarios.flatMap(({ host }) => host ?? []);
	if (hosts.length === 0) return "";
	const servers = new Set(hosts).size + scenarios.length - hosts.length;
	const switched = new Set(scenarios.flatMap(({ host, name }) => host === null ? [] : [name])).size;
	const where = servers === 1 ? "one running server" : `${servers} running servers`;
	return `${count(switched, "scenario")} ${switched === 1 ? "was" : "were"} switched on ${where}`;
}
/** "a second server with the configuration of pfsoff": the subject of the A/A check. */
function secondCopyText({ scenarios, plan }, quote) {
	const twin = scenarios.find(({ revision }) => revision === "twin");
	const names = plan.arms.map(({ scenario }) => scenario.name);
	const first = quote(armNamer(plan.rules, names)({
		scenario: twin?.name ?? names[0] ?? "",
		revision: "head"
	}));
	return twin?.host ? `the state of ${first}, drawn once more` : `a second server with the configuration of ${first}`;
}

export { secondCopyText as n, sharedServersText as r, armNamer as t };