import { a as takeLook, t as compare } from "./compare.js";

// src/core/verdict/replay.ts
/** The looks of a run taken again, trial by trial, from its raw slices. */
/** The look that is due after a trial. */
function lookAfter(standings, { plan, lines, trial, trials, policy }) {
	return takeLook(standings, {
		comparisons: compare(plan, lines).comparisons,
		since: (before) => compare(plan, lines, before).comparisons,
		trial,
		look: {
			before: (trial - 1) / trials,
			now: trial / trials
		},
		last: trial === trials,
		policy,
		shards: plan.shard?.of ?? 1
	});
}
function replay(run) {
	const measured = run.lines.reduce((most, { trial }) => Math.max(most, trial), 0);
	let standings = /* @__PURE__ */ new Map();
	for (let trial = 1; trial <= measured; trial++) {
		const lines = run.lines.filter((line) => line.trial <= trial);
		standings = lookAfter(standings, {
			...run,
			lines,
			trial
		});
	}
	return {
		standings,
		compared: compare(run.plan, run.lines)
	};
}

export { replay as n, lookAfter as t };