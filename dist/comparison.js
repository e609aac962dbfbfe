import { r as interval } from "./random-effects.js";

// src/core/comparison/comparison.ts
const CONFIDENCE = .95;
/** A comparison's name as one text, for maps. */
function keyOf(name) {
	const { rule, scope, scenario } = name;
	return JSON.stringify(scope === "cell" ? [
		rule,
		scope,
		scenario,
		name.workload,
		name.threads
	] : [
		rule,
		scope,
		scenario
	]);
}
/** Starts of an effect whose two servers of one side and one of the other, as the fewest have, started once each. */
const STARTS_AN_EFFECT = 1.5;
/** What a comparison has learned of how much starts differ; what was known before where its arms share their starts. */
function learnedSpread({ effect, trials, starts = trials }, before) {
	const { variance, df } = effect.between;
	return variance === 0 ? before : {
		sd: Math.sqrt(variance * starts / STARTS_AN_EFFECT),
		df
	};
}
/** An effect on a logarithm as a relative change, such as one of QPS, with its interval. */
function changeOf(effect, confidence = CONFIDENCE) {
	const { low, high } = interval(effect, confidence);
	return {
		change: share(effect.mean),
		low: share(low),
		high: share(high),
		confidence
	};
}
/** A change of a logarithm as a share; bounds of an effect of which nearly nothing is known lie beyond what a number holds. */
function share(change) {
	return Math.min(Number.MAX_VALUE, Math.expm1(change));
}
/** The servers of an arm: itself, and its copy where it has one. */
function withCopy(arms, arm) {
	const revision = arm.revision === "base" ? "base-twin" : "twin";
	return [arm, ...arms.filter((other) => other.scenario.name === arm.scenario.name && other.revision === revision)];
}

export { withCopy as a, learnedSpread as i, changeOf as n, keyOf as r, CONFIDENCE as t };