import { m as exercisesOf } from "./dsn.js";
import { i as count, l as rate, n as change, s as milliseconds, t as bytes, u as share } from "./figures.js";
import { i as cellText } from "./wording.js";
import { r as buildWorkload } from "./build.js";
import { n as gatedCosts } from "./gated-costs.js";
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

// src/core/wording/cost-wording.ts
/** Larger costs are written as multiples. */
const TIMES = 1.5;
/** Larger percentages have no decimals. */
const WHOLE_PERCENT = .0995;
const WORDS = {
	cpu: words("server CPU time", micros, [
		"takes",
		"as much",
		"CPU time per transaction"
	]),
	switches: words("context switches", rate, [
		"makes",
		"as many",
		"context switches per transaction"
	]),
	written: words("written to disk", kilobytes, [
		"writes",
		"as many",
		"KB per transaction"
	]),
	read: words("read from disk", kilobytes, [
		"reads",
		"as many",
		"KB per transaction"
	]),
	fsyncs: words("fsyncs of InnoDB", rate, [
		"makes",
		"as many",
		"fsyncs per transaction"
	]),
	network: words("network", kilobytes, [
		"exchanges",
		"as many",
		"KB per transaction with clients"
	]),
	memory: words("resident memory", bytes, [
		"takes",
		"as much",
		"memory"
	]),
	p50: words("p50 latency", latency, [
		"has",
		"as much",
		"latency at p50"
	]),
	p95: words("p95 latency", latency, [
		"has",
		"as much",
		"latency at p95"
	]),
	p99: words("p99 latency", latency, [
		"has",
		"as much",
		"latency at p99"
	])
};
function words(name, text, [verb, as, what]) {
	return {
		name,
		text,
		verb,
		as,
		what
	};
}
function micros(amount) {
	return `${rate(amount)} µs`;
}
function kilobytes(amount) {
	return `${rate(amount / 1e3)} KB`;
}
function latency(amount) {
	return `${milliseconds(amount)} ms`;
}
/** "written to disk". */
function costName(cost) {
	return WORDS[cost].name;
}
/** "12.3 KB"; for each transaction, or for the server as a whole. */
function costAmount(cost, amount) {
	return WORDS[cost].text(amount);
}
/** "my.cnf writes 2.1 × as many KB per transaction (limit 20 %)". */
function costTitle({ found, cost, gated }, quote) {
	const { verb, as, what } = WORDS[cost.cost];
	const size = Math.abs(cost.change);
	const percent = `${(100 * size).toFixed(size < WHOLE_PERCENT ? 1 : 0)} % ${cost.change < 0 ? "less" : "more"}`;
	const much = 1 + cost.change >= TIMES ? `${(1 + cost.change).toFixed(1)} × ${as}` : percent;
	return `${quote(found.scenario)} ${verb} ${much} ${what} (limit ${share(gated.tolerance)})`;
}
/** "oltp_update_index at 4 threads, 6.8 KB → 13.8 KB (95 %: +94.5 to +108.6 %), reproduced on fresh servers". */
function costEvidence({ found, cost, gated }, quote) {
	const { before, now, low, high } = cost;
	const amounts = before === null || now === null ? change(cost.change) : `${costAmount(cost.cost, before)} → ${costAmount(cost.cost, now)}`;
	const sure = `95 %: ${change(low).replace(" %", "")} to ${change(high)}`;
	return `${cellText(found, quote)}, ${amounts} (${sure})${gated.confirmed === true ? ", reproduced on fresh servers" : ""}`;
}
/**
* Title and evidence of a run whose QPS alone would have been within its limits; undefined if no cost is beyond its
* limit.
*/
function costVerdict(result, quote) {
	const [worst, ...others] = gatedCosts(result, result.verdict);
	if (result.verdict === "pass") return void 0;
	if (worst === void 0) return result.warnings.some(({ code }) => code === "cost-unknown") ? {
		title: "a cost that has a limit could not be measured",
		evidence: "QPS is within the limit"
	} : void 0;
	const { found, cost, gated } = worst;
	const evidence = costEvidence(worst, quote);
	if (result.verdict === "regressed") {
		const more = others.length === 0 ? "" : `; ${count(others.length, "more cost")} over the limit`;
		return {
			title: costTitle(worst, quote),
			evidence: `${evidence}${more}`
		};
	}
	return {
		title: `${costName(cost.cost)} of ${quote(found.scenario)} is undecided (limit ${share(gated.tolerance)})`,
		evidence: gated.label === "undecided" ? evidence : `${evidence}, ${gated.label}`
	};
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

export { costEvidence as a, costVerdict as c, costAmount as i, chooseWorkloads as l, secondCopyText as n, costName as o, sharedServersText as r, costTitle as s, armNamer as t, workloadFor as u };