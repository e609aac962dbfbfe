import { i as count, m as share, r as changeAndRange, u as joinTexts } from "./figures.js";
import { r as shorten } from "./escape.js";
import { G as cellText, W as against } from "./cells.js";

// src/core/wording/comparison-text.ts
/** One comparison in words: its name among others, and a full text for people who do not see a picture. */
/** "regressed", "improved": the verdict, or that it is better than was asked for. */
function verdictWord({ verdict, label }) {
	return label === "improved" ? label : verdict;
}
/** "regressed: −9.2 % (−10.3 … −8.0) at oltp_read_only, 4 threads, limit 5 %; pfson against pfsoff". */
function comparisonText(comparison) {
	const { scope, workload, threads, tolerance, scenario } = comparison;
	const place = scope === "mean" ? "as the mean of all workloads" : `at ${shorten(workload)}, ${count(threads, "thread")}`;
	const what = `${shorten(scenario)} against ${against(comparison)}`;
	return `${verdictWord(comparison)}: ${changeAndRange(comparison)} ${place}, limit ${share(tolerance)}; ${what}`;
}
/** "Change in QPS, now against before", "Change in QPS against the control pfsoff". */
function changeTitle(rule, comparisons) {
	return `Change in QPS${{
		control: ` against the control ${[...new Set(comparisons.map(({ reference }) => shorten(reference)))].join(", ")}`,
		base: ", now against before",
		baseline: ", now against the baseline of the branch"
	}[rule]}`;
}
/** Namer that tells these comparisons apart: "pfson, oltp_read_only at 8 threads", or only one of both. */
function comparisonNamer({ plan }, shown) {
	const isSeveral = (key) => new Set(shown.map((one) => one[key])).size > 1;
	const hasPlaces = isSeveral("workload") || isSeveral("threads");
	const hasScenarios = isSeveral("scenario") || !hasPlaces && plan.rules.includes("control");
	return (one) => joinTexts([hasScenarios ? one.scenario : "", hasPlaces || !hasScenarios ? cellText(one) : ""], ", ");
}

export { verdictWord as i, comparisonNamer as n, comparisonText as r, changeTitle as t };