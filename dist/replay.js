import { n as plannedComparisons, s as takeLook, t as compare } from "./compare.js";

// src/core/verdict/replay.ts
/** The looks of a run: each taken when it is due, and taken again, one after the other, from raw lines. */
/** Standings after a look, and what was looked at: the comparisons of a cell by itself, or all of them. */
function lookAt(standings, { plan, lines, look, policy }) {
	const [seenPlan, seenLines] = look.workload === null ? [plan, lines] : ofCell(plan, lines, look);
	const compared = compare(seenPlan, seenLines);
	return {
		standings: takeLook(standings, {
			comparisons: compared.comparisons,
			since: (before) => compare(seenPlan, seenLines, before).comparisons,
			trial: look.trial,
			share: look.share,
			family: plannedComparisons(plan),
			policy
		}),
		compared
	};
}
/** A plan of one cell and what was measured in it, so that a look in the middle costs the same however large the plan is. */
function ofCell(plan, lines, { workload, threads }) {
	const cells = plan.cells.filter((cell) => cell.workload.name === workload && cell.threads === threads);
	const isHere = (line) => "workload" in line && line.workload === workload && line.threads === threads;
	return [{
		...plan,
		cells
	}, lines.filter(isHere)];
}
function replay({ plan, lines, trials, policy }) {
	let standings = /* @__PURE__ */ new Map();
	for (const { look, at } of looksOf(lines, trials)) standings = lookAt(standings, {
		plan,
		policy,
		look,
		lines: lines.slice(0, at)
	}).standings;
	return {
		standings,
		compared: compare(plan, lines)
	};
}
/** The looks that were taken, each with the number of lines before it. Runs that recorded none took one after each trial. */
function looksOf(lines, trials) {
	const recorded = lines.flatMap((look, at) => look.kind === "look" ? [{
		look,
		at
	}] : []);
	if (recorded.length > 0) return recorded;
	return [...new Map(lines.map(({ trial }, index) => [trial, index + 1]))].sort(([one], [other]) => one - other).map(([trial, at]) => ({
		at,
		look: {
			kind: "look",
			trial,
			workload: null,
			threads: null,
			share: trial / trials
		}
	}));
}

export { replay as n, lookAt as t };