import { c as nameKey } from "./comparison.js";
import { i as count } from "./figures.js";
import { i as shardText } from "./shard.js";
import { x as isRefused } from "./scaled.js";

// src/core/result/result-file.ts
/** Results that were read from files, and whether they belong together. */
/** The first pair that does not belong together, with the reason; undefined if all do. */
function findMismatch(recorded) {
	for (const [index, other] of recorded.entries()) for (const one of recorded.slice(0, index)) {
		const why = mismatch(one, other);
		if (why !== void 0) return {
			one,
			other,
			why
		};
	}
}
/** Why the two cannot be joined; undefined if they can. */
function mismatch(first, other) {
	const a = first.result;
	const b = other.result;
	if (a.suite.fingerprint !== b.suite.fingerprint && a.suite.name !== b.suite.name) return `they are of different suites, ${a.suite.name} and ${b.suite.name}`;
	const leftOut = [a, b].flatMap((each) => leftOutScenarios(each));
	const areStarted = [a, b].every(({ plan }) => plan.cells.length > 0);
	const planOf = ({ plan: { rules, arms, policy, gatedCosts, shard }, scenarios }) => JSON.stringify([
		rules,
		arms.filter(({ scenario }) => !leftOut.includes(scenario.name)),
		policy,
		gatedCosts,
		shard?.of,
		areStarted && scenarios.flatMap(({ name, fingerprint }) => leftOut.includes(name) ? [] : [[name, fingerprint]])
	]);
	if (planOf(a) !== planOf(b)) return "they are parts of different plans";
	const commitsOf = ({ commit, before }) => JSON.stringify([commit, before]);
	if (commitsOf(a) !== commitsOf(b)) return "they are of different commits";
	const { shard } = a.plan;
	if (shard !== null && shard.index === b.plan.shard?.index) return `both are shard ${shardText(shard)}`;
	const cells = new Set(a.plan.cells.map((cell) => JSON.stringify(cell)));
	const twice = b.plan.cells.find((cell) => cells.has(JSON.stringify(cell)));
	return twice && `both measured ${twice.workload.name} at ${count(twice.threads, "thread")}`;
}
/**
* Scenarios of a study that these warnings name as not measured, in whole or in part.
*
* @param codes warnings that name such scenarios
*/
function leftOutScenarios({ warnings }, codes = ["scenario-not-measured"]) {
	const names = warnings.filter(({ code }) => codes.some((one) => one === code)).flatMap(({ scenario }) => typeof scenario === "string" ? scenario : []);
	return [...new Set(names)];
}
/**
* The acceptance that covers all results. Each result is accepted by itself, so every regression must belong to an
* accepted result; null if some regression does not.
*/
function jointAcceptance(results, regressions) {
	const accepted = results.filter((result) => result.accepted !== null);
	const isCovered = (regression) => accepted.some(({ plan, comparisons }) => plan.cells.some((cell) => cell.workload.name === regression.workload && cell.threads === regression.threads) || comparisons.some((each) => isRefused(each) && nameKey(each) === nameKey(regression)));
	return regressions.every(isCovered) ? accepted[0]?.accepted ?? null : null;
}
function missingShards(results) {
	const shards = results.flatMap(({ plan }) => plan.shard ?? []);
	const { of } = shards[0] ?? { of: 0 };
	return Array.from({ length: of }, (_, at) => ({
		index: at + 1,
		of
	})).filter(({ index }) => !shards.some((shard) => shard.index === index));
}

export { missingShards as i, jointAcceptance as n, leftOutScenarios as r, findMismatch as t };