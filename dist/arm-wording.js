import { r as shorten } from "./escape.js";
import { b as isExercise, y as EXERCISES } from "./workloads.js";
import { _ as nameAt } from "./changed-settings.js";
import { p as workloadFor } from "./tolerance.js";
import { c as firstOf, i as count, t as bytes } from "./figures.js";

// src/core/coverage/coverage-text.ts
/** Sentences about changed settings that a run can or cannot have seen. Plain text: the view escapes. */
const MIB = 1024 ** 2;
/** Named cells among those that exercise a setting. */
const MOST_CELLS = 2;
/** "exercised by sort at 1 thread: Sort_merge_passes 3 → 12 a transaction", "cannot be shown here: …". */
function coverageText(covered) {
	return `${statusText(covered)}${measuredText(covered)}`;
}
const CHANGED_MIX = "mix";
function statusText({ name, status, cells, shownBy, still, needs, measured }) {
	switch (status) {
		case "exercised": return `exercised by ${cellsText(cells)}${shownBy === null ? "" : `: ${counterText(shownBy)}`}`;
		case "not-exercised": return `not exercised; it matters when ${needsText(needs)}${stillText(still, "hardly grew")}${otherText(needs, still)}`;
		case "cannot-show":
			if (name === CHANGED_MIX) return "cannot be compared: with other shares, parameters or rows it is another load";
			return needs.length === 0 ? "cannot be measured here: the test servers do not have it, or qpsgate sets or ignores it on all of them" : `cannot be measured here; it matters when ${needsText(needs)}`;
		case "not-reached": return needs.length === 0 ? `harmless at the measured load: nothing came to it before or now${stillText(still, "did not grow")}` : `harmless at the measured load: no load of qpsgate comes to such a limit; it matters when ${needsText(needs)}`;
		case "no-difference": return `makes no difference: ${sameText(needs, measured)}`;
		case "no-effect": return "has no effect on speed";
		case "unknown": return "unknown: qpsgate does not know which workload exercises it";
	}
}
function sameText([cap], measured) {
	if (cap !== void 0) return `capped by ${cap}, which is lower and did not change`;
	return measured === null ? "no instrument of the servers has such a name" : `both servers have ${sizeText(measured.after)}`;
}
/** "slow-query-log makes no difference: both servers have OFF": of a setting that passes although nothing was measured. */
function harmlessText(covered, subject) {
	return `${subject} ${covered.status === "not-reached" ? "is " : ""}${coverageText(covered)}`;
}
/** "it matters when connections or transactions stand idle for long": of a setting for which nothing was measured. */
function dependsText(covered, subject) {
	const { needs } = covered;
	return `${subject} ${needs.length === 0 ? statusText(covered) : `matters when ${needsText(needs)}${otherText(needs, [])}`}`;
}
function cellsText(cells) {
	const names = cells.map(({ workload, threads }) => `${workload} at ${count(threads, "thread")}`);
	return firstOf(names, MOST_CELLS, " and ");
}
function counterText({ counter, before, after }) {
	return `${counter} ${before === null ? perTransaction(after) : `${perTransaction(before)} → ${perTransaction(after)}`} a transaction`;
}
function perTransaction(value) {
	return value === 0 ? "0" : String(Number(value.toPrecision(2)));
}
function stillText(still, grew) {
	return still.length === 0 ? "" : `, and ${still.join(", ")} ${grew}`;
}
/** "rows are read from data that are larger than the buffer pool, or statements read whole tables". */
function needsText(needs) {
	return needs.map((need) => isExercise(need) ? clauseOf(EXERCISES[need].meaning) : `${need} is on`).join(", or ");
}
/** A sentence as the end of another. */
function clauseOf(sentence) {
	const clause = sentence.replace(/\.$/, "");
	return /^[A-Z]{2}/.test(clause) ? clause : `${clause.slice(0, 1).toLowerCase()}${clause.slice(1)}`;
}
/** The workload that would have shown it; none if one that does such work was measured. */
function otherText(needs, still) {
	if (still.length > 0 || !needs.every(isExercise)) return "";
	const workload = needs.filter((need) => isExercise(need) && !EXERCISES[need].isElsewhere).map(workloadFor).find((script) => script !== void 0);
	return workload === void 0 ? "; no qpsgate workload does this" : `; the workload ${workload} would exercise it`;
}
/** "; 64G → 32G was measured as 192 MiB → 96 MiB with 576 MiB of data". */
function measuredText({ status, before, after, measured }) {
	if (measured === null || status === "no-difference") return "";
	return `; ${`${before ?? "not set"} → ${after ?? "not set"}`} was measured as ${sizeText(measured.before)} → ${sizeText(measured.after)} with ${bytes(measured.dataBytes)} of data`;
}
function sizeText(value) {
	return /^\d+$/.test(value) && Number(value) >= MIB ? bytes(Number(value)) : value;
}

// src/core/wording/arm-wording.ts
/** People's names for the servers of a run. Results and raw lines keep the codes of revisions. */
const MOMENTS = {
	head: "now",
	base: "before",
	twin: "now, second copy",
	"base-twin": "before, second copy",
	baseline: "at the baseline"
};
/**
* Namer of arms. With a control "pfson", "pfson (before)" and "pfsoff (second copy)". If configurations are compared only with
* themselves before the change, "now" and "before", for several "a.cnf, now".
*
* @param plan with all that take part
*/
function armNamer({ rules, arms }) {
	if (rules.includes("control")) return ({ scenario, revision }) => nameAt(scenario, revision);
	const isOne = new Set(arms.map(({ scenario }) => scenario.name)).size === 1;
	return ({ scenario, revision }) => isOne ? MOMENTS[revision] : `${scenario}, ${MOMENTS[revision]}`;
}
/** "7 scenarios were switched on 2 running servers"; empty where no two scenarios shared a server. */
function sharedServersText({ scenarios }) {
	const hosts = scenarios.flatMap(({ host }) => host ?? []);
	if (hosts.length === 0) return "";
	const servers = new Set(hosts).size + scenarios.length - hosts.length;
	const switched = new Set(scenarios.flatMap(({ host, name }) => host === null ? [] : [name])).size;
	const where = servers === 1 ? "one running server" : `${servers} running servers`;
	return `${count(switched, "scenario")} ${switched === 1 ? "was" : "were"} switched on ${where}`;
}
/** "a second server with the configuration of pfsoff": the subject of the A/A check. */
function secondCopyText({ scenarios, plan }) {
	const twin = scenarios.find(({ revision }) => revision === "twin");
	const name = twin?.name ?? plan.arms[0]?.scenario.name ?? "";
	const first = shorten(armNamer(plan)({
		scenario: name,
		revision: "head"
	}));
	return twin?.host ? `the state of ${first}, drawn once more` : `a second server with the configuration of ${first}`;
}

export { dependsText as a, coverageText as i, secondCopyText as n, harmlessText as o, sharedServersText as r, armNamer as t };