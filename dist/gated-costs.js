import { i as count, r as changeAndRange } from "./figures.js";
import { n as asSlowdown } from "./comparison.js";
import { t as byCost } from "./attribution.js";
import { d as settingLine, n as asItIs, o as joinedNames, s as lineOf } from "./wording.js";

// src/core/wording/cause-wording.ts
/** One cause in words, for a row or a line: the same in every view. Plain text: the view escapes. */
/** The way that the figures were obtained, if the sentence for all of them does not say it. */
const HOW = {
	"from the head": "measured with the others",
	"does not start": "no server starts with it or without it"
};
/** Share of QPS that a change leaves at least: of none, nothing follows. */
const LEAST_LEFT = .01;
function causesByVerdict({ causes }) {
	const sorted = causes.toSorted(byCost);
	const unclear = sorted.filter(({ verdict }) => verdict === "inconclusive" || verdict === "not reached");
	const measured = unclear.filter(({ kind }) => kind !== "not measured");
	return {
		blamed: sorted.filter(({ verdict }) => verdict === "to blame"),
		open: [...Map.groupBy(measured, groupKey).values()],
		unreached: unclear.filter(({ kind }) => kind === "not measured"),
		innocent: sorted.filter(({ verdict }) => verdict === "innocent")
	};
}
/** Key of the causes that are shown together: a group's names; for any other cause, itself. */
function groupKey(cause) {
	if (cause.kind === "does not start") return cause.kind;
	return cause.kind === "in a group" ? JSON.stringify([cause.verdict, cause.measuredWith]) : cause;
}
/** Change with its interval; undefined if nothing was measured. */
function figuresOf({ change: found, low, high }) {
	return found === null || low === null || high === null ? void 0 : {
		change: found,
		low,
		high
	};
}
/**
* The gain from switching a setting to blame back while the rest stays, as a change of head's QPS: removal is its cost
* for head in QPS, so without it there are 1/(1 + removal) times as many. Undefined if that was not measured.
*/
function savedOf({ verdict, removal }) {
	if (verdict !== "to blame" || removal === null) return void 0;
	const without = (change) => 1 / Math.max(LEAST_LEFT, 1 + change) - 1;
	return {
		change: without(removal.change),
		low: without(removal.high),
		high: without(removal.low)
	};
}
/** "−3.5 % (−4.4 … −2.6), +3.2 % (+2.1 … +4.3) if reverted"; empty if nothing was measured. */
function costText(cause) {
	const [cost, saved] = [figuresOf(cause), savedOf(cause)];
	return [cost === void 0 ? "" : changeAndRange(cost), saved === void 0 ? "" : `${changeAndRange(saved)} if reverted`].filter((part) => part !== "").join(", ");
}
/**
* "only together: either alone costs nothing", "only together with long-query-time, either alone costs nothing",
* "measured with the others"; often empty.
*
* @param setting of the cause, on a line of its own
*/
function togetherText(cause, setting) {
	const { kind, settings } = cause;
	if (kind !== "together") return HOW[kind] ?? "";
	const others = settings.filter((each) => each !== setting).map(({ name }) => name);
	const nothing = `${settings.length === 2 ? "either" : "each"} alone costs nothing`;
	return setting === void 0 ? `only together: ${nothing}` : `only together with ${joinedNames(others, asItIs)}, ${nothing}`;
}
/** Verdict of causes with the same figures: "inconclusive", "not taken apart, measured with 2 others". */
function openText(group) {
	const [first] = group;
	if (first === void 0) return "";
	return [first.kind === "in a group" && first.verdict === "not reached" ? "not taken apart" : first.verdict, detailText(group)].filter((part) => part !== "").join(", ");
}
/** The way that the figures were obtained, for the verdict: "measured with 2 others"; often empty. */
function detailText(group) {
	const [first] = group;
	if (first === void 0) return "";
	if (first.kind !== "in a group") return HOW[first.kind] ?? "";
	const listed = group.flatMap(({ settings }) => settings).length;
	const others = first.measuredWith.length - listed;
	if (others > 0) return `measured with ${count(others, "other")}`;
	return listed > 1 ? "measured together" : "";
}
/** "ON", "0 → 1"; for a removed setting, its former value. */
function valueText({ before, after, place }, shown) {
	if (before !== null && after !== null) return `${shown(before)} → ${shown(after)}`;
	const only = place === null ? before : after;
	return only === null ? "" : shown(only);
}
/** "conf/my.cnf:4"; where a setting that is gone once stood, as far as that is known. */
function whereOf(result, { name, place }) {
	if (place !== null) return lineOf(place);
	const gone = removedSetting(result, name);
	return gone === void 0 ? "removed" : settingLine(gone);
}
/** The explained scenario's setting of this name that head no longer has. */
function removedSetting({ settings, explanation }, name) {
	if (explanation?.rule !== "base") return void 0;
	return settings.find((each) => each.scenario === explanation.scenario && each.name === name && each.after === null);
}
/** The text as a sentence. */
function sentence(text) {
	return text === "" ? "" : `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}

// src/core/result/gated-costs.ts
/** The parts of a result that its verdict follows from. */
/** The comparisons that decide: those with history only where it may fail the run, else they warn. */
function decisiveComparisons({ comparisons, history }) {
	return history?.mode === "fail" ? comparisons : comparisons.filter(({ rule }) => rule !== "history");
}
/** Costs called regressions, the farthest beyond its limit first. */
function gatedCosts({ comparisons }, verdict) {
	const all = comparisons.flatMap((found) => (found.costs ?? []).flatMap((cost) => cost.gated === void 0 ? [] : [{
		found,
		cost,
		gated: cost.gated
	}]));
	const excess = ({ cost, gated }) => (1 + cost.change) / (1 + gated.tolerance);
	return all.filter(({ gated }) => gated.verdict === verdict).toSorted((one, other) => excess(other) - excess(one));
}
/** Every regression of a result, those of costs as slowdowns. */
function allRegressions(result) {
	return [...result.comparisons.filter(({ verdict }) => verdict === "regressed"), ...gatedCosts(result, "regressed").map(({ found, cost }) => ({
		...found,
		cost: cost.cost,
		...asSlowdown(cost)
	}))];
}

export { costText as a, removedSetting as c, togetherText as d, valueText as f, causesByVerdict as i, savedOf as l, decisiveComparisons as n, figuresOf as o, whereOf as p, gatedCosts as r, openText as s, allRegressions as t, sentence as u };