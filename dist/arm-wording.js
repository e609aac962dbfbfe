import { m as exercisesOf } from "./dsn.js";
import { i as count } from "./figures.js";
import { r as buildWorkload } from "./build.js";
import { c as nameAt } from "./plan.js";

// src/core/coverage/choose-workloads.ts
/** The choice of a few workloads for the requested exercises. */
/** Each workload takes its share of the budget from all others. */
const MOST_WORKLOADS = 4;
/** Always chosen: most servers do this most of the time, and no change may make it slower unseen. */
const CONTROL = {
	script: "oltp_read_only",
	threads: 8
};
/** Chosen if no other is needed, as half of the work of databases is writing. */
const USUAL = {
	script: "oltp_read_write",
	threads: 8
};
/**
* Candidates besides the control, in order of preference. Long queries have one thread, which keeps a CPU of the server
* busy: with more of them each would wait for the others, and turns, which last several latencies, would be longer.
*/
const CANDIDATES = [
	{
		script: "oltp_update_non_index",
		threads: 8
	},
	{
		script: "oltp_point_select",
		threads: 8
	},
	{
		script: "oltp_point_select",
		threads: 64
	},
	{
		script: "oltp_insert",
		threads: 8
	},
	{
		script: "connect",
		threads: 8
	},
	{
		script: "many_tables",
		threads: 8
	},
	{
		script: "contended_rows",
		threads: 16
	},
	{
		script: "growing_table",
		threads: 8
	},
	{
		script: "sustained_writes",
		threads: 8
	},
	{
		script: "large_transactions",
		threads: 2
	},
	{
		script: "bulk_load",
		threads: 1
	},
	{
		script: "replication",
		threads: 1
	},
	{
		script: "large_rows",
		threads: 4
	},
	{
		script: "sort",
		threads: 1
	},
	{
		script: "full_join",
		threads: 1
	},
	{
		script: "temporary_table",
		threads: 1
	},
	{
		script: "full_scan",
		threads: 1
	},
	{
		script: "planning",
		threads: 1
	}
];
/**
* Workloads for the requested exercises, as few as possible. The next one always covers most of the missing exercises
* (on these candidates that is the best choice of all, as a test shows by trying every other); among equally good ones,
* the one for the earliest request. Preconditions of exercises are not checked.
*
* @param exercises the most important first
*/
function chooseWorkloads(exercises) {
	const wanted = [...new Set(exercises)];
	const picked = [CONTROL];
	let missing = without(wanted, CONTROL);
	while (picked.length < MOST_WORKLOADS) {
		const best = bestFor(missing);
		if (best === void 0) break;
		picked.push(best);
		missing = without(missing, best);
	}
	if (picked.length === 1) picked.push(USUAL);
	return {
		chosen: picked.map((candidate) => chosen(candidate, wanted)),
		uncovered: missing
	};
}
/** The workload of ours that is an exercise, be it chosen or not; undefined if none is. */
function workloadFor(exercise) {
	return [CONTROL, ...CANDIDATES].find((candidate) => exercisesOfCandidate(candidate).includes(exercise))?.script;
}
/** The candidate that is most of the exercises; undefined if none is any. */
function bestFor(missing) {
	const [best] = CANDIDATES.map((candidate) => {
		const covers = exercisesOfCandidate(candidate);
		return {
			candidate,
			count: missing.filter((one) => covers.includes(one)).length,
			first: firstOf(missing, covers)
		};
	}).filter(({ count }) => count > 0).toSorted((one, other) => other.count - one.count || one.first - other.first);
	return best?.candidate;
}
function firstOf(missing, covers) {
	return missing.findIndex((one) => covers.includes(one));
}
function without(exercises, candidate) {
	const covers = exercisesOfCandidate(candidate);
	return exercises.filter((one) => !covers.includes(one));
}
function chosen(candidate, wanted) {
	const covers = exercisesOfCandidate(candidate);
	return {
		workload: buildWorkload({
			script: candidate.script,
			options: {}
		}),
		threads: candidate.threads,
		covers: wanted.filter((one) => covers.includes(one))
	};
}
function exercisesOfCandidate({ script, threads }) {
	return exercisesOf(script, threads);
}

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
	const names = plan.arms.map(({ scenario }) => scenario);
	const first = quote(armNamer(plan.rules, names)({
		scenario: twin?.name ?? names[0] ?? "",
		revision: "head"
	}));
	return twin?.host ? `the state of ${first}, drawn once more` : `a second server with the configuration of ${first}`;
}

export { workloadFor as a, chooseWorkloads as i, secondCopyText as n, sharedServersText as r, armNamer as t };