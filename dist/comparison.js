import { n as interval } from "./random-effects.js";

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
/** An effect as a relative change of QPS with its interval. */
function changeOf(effect) {
	const { low, high } = interval(effect, CONFIDENCE);
	return {
		change: share(effect.mean),
		low: share(low),
		high: share(high),
		confidence: CONFIDENCE
	};
}
/** A change of ln QPS as a share of it; bounds of an effect of which nearly nothing is known lie beyond what a number holds. */
function share(change) {
	return Math.min(Number.MAX_VALUE, Math.expm1(change));
}

export { changeOf as n, keyOf as r, CONFIDENCE as t };