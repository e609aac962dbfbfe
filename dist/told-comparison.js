import { r as shorten } from "./escape.js";
import { i as count, p as share, r as changeAndRange } from "./figures.js";
import { H as cellText, V as against } from "./cells.js";

// src/core/wording/told-comparison.ts
/** "regressed", "improved": the verdict, or where it is better than asked for, that. */
function verdictWord({ verdict, label }) {
	return label === "improved" ? label : verdict;
}
/** "regressed: −9.2 % (−10.3 … −8.0) at oltp_read_only, 4 threads, limit 5 %; pfson against pfsoff". */
function told(found) {
	const { scope, workload, threads, tolerance, scenario } = found;
	const place = scope === "mean" ? "as the mean of all workloads" : `at ${shorten(workload)}, ${count(threads, "thread")}`;
	const what = `${shorten(scenario)} against ${against(found)}`;
	return `${verdictWord(found)}: ${changeAndRange(found)} ${place}, limit ${share(tolerance)}; ${what}`;
}
/** "Change in QPS, now against before", "Change in QPS against the control pfsoff". */
function changeTitle(rule, own) {
	return `Change in QPS${{
		control: ` against the control ${[...new Set(own.map(({ reference }) => shorten(reference)))].join(", ")}`,
		base: ", now against before",
		baseline: ", now against the baseline of the branch"
	}[rule]}`;
}
/** Words that distinguish these comparisons: ["pfson", "oltp_read_only at 8 threads"], or only one of both. */
function comparisonNamer({ plan }, shown) {
	const isSeveral = (key) => new Set(shown.map((one) => one[key])).size > 1;
	const hasPlaces = isSeveral("workload") || isSeveral("threads");
	const hasScenarios = isSeveral("scenario") || !hasPlaces && plan.rules.includes("control");
	return (one) => {
		return [hasScenarios ? one.scenario : "", hasPlaces || !hasScenarios ? cellText(one) : ""].filter((part) => part !== "");
	};
}

export { verdictWord as i, comparisonNamer as n, told as r, changeTitle as t };