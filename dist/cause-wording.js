import { t as byCost } from "./attribution.js";
import { c as combine, l as interval } from "./comparison.js";
import { a as duration, i as count, n as change, r as changeAndRange, u as share } from "./figures.js";
import { c as lineOf, f as settingLine } from "./wording.js";

// src/core/attribution/balance.ts
/** Costs of several groups of factors, compared with the cost of all, and the groups that matter. */
function figures(effect, confidence) {
	const { low, high } = interval(effect, confidence);
	return {
		change: Math.expm1(effect.mean),
		low: Math.expm1(low),
		high: Math.expm1(high)
	};
}
/** Time that a group adds to a query, the reference's being 1. */
function extraTime({ effect, base, isLast }) {
	return isLast ? -base * Math.expm1(effect.mean) : base * Math.expm1(-effect.mean);
}
/** Every factor adds its own time to each query: the extra times add up, s = −ln(1 + Σ tᵢ). */
function sumOfTimes(costs) {
	const total = costs.reduce((sum, cost) => sum + extraTime(cost), 1);
	const effects = costs.map(({ effect }) => effect);
	if (total <= 0) return sumOfLogs(effects);
	const sloped = costs.map(({ effect, base, isLast }) => ({
		effect,
		slope: base * Math.exp(isLast ? effect.mean : -effect.mean) / total
	}));
	return combine(Math.log(1 / total), sloped);
}
/** Every factor leaves a share of the QPS: logarithms add up. */
function sumOfLogs(effects) {
	const mean = effects.reduce((sum, effect) => sum + effect.mean, 0);
	return combine(mean, effects.map((effect) => ({
		effect,
		slope: 1
	})));
}
/** The whole less the sum of the costs, as ln; negative: slower. */
function remainder(whole, sum) {
	return combine(whole.mean - sum.mean, [{
		effect: whole,
		slope: 1
	}, {
		effect: sum,
		slope: 1
	}]);
}
/**
* One effect that was measured twice, apart in time: mean by inverse variances, which grow where the two disagree by
* more than they should (DerSimonian & Laird 1986, for two studies).
*/
function agreed(one, other) {
	const [own, others] = [one.standardError ** 2, other.standardError ** 2];
	const excess = Math.max(0, ((one.mean - other.mean) ** 2 - own - others) / 2);
	const [weight, otherWeight] = [1 / (own + excess), 1 / (others + excess)];
	const [share, rest] = [weight / (weight + otherWeight), otherWeight / (weight + otherWeight)];
	const widened = (effect) => ({
		...effect,
		standardError: Math.sqrt(effect.standardError ** 2 + excess)
	});
	return combine(share * one.mean + rest * other.mean, [{
		effect: widened(one),
		slope: share
	}, {
		effect: widened(other),
		slope: rest
	}]);
}
/** The same in shares of the reference's QPS, so that sum and remainder together give the whole. */
function remainderFigures(whole, sum, confidence) {
	const change = Math.expm1(whole.mean) - Math.expm1(sum.mean);
	const joint = combine(change, [whole, sum].map((effect) => ({
		effect,
		slope: Math.exp(effect.mean)
	})));
	return {
		change,
		...interval(joint, confidence)
	};
}
/** Chance that any innocent factor is blamed, over all of them and all looks. */
const FALSE_BLAME = .03;
/** Chance that a factor that just matters is called innocent. */
const FALSE_ACQUITTAL = .05;
const LEAST_RELEVANT = .01;
const RELEVANT_SHARE = .1;
/** The least cost that matters, as −ln(1 − share). */
function relevantCost(whole) {
	return -Math.log1p(-relevantShareOf(Math.expm1(whole.mean)));
}
/**
* The same as a fraction of QPS: a hundredth, or a tenth of the whole if that is more. @param whole its change of QPS
*/
function relevantShareOf(whole) {
	return Math.max(LEAST_RELEVANT, RELEVANT_SHARE * -whole);
}

// src/core/wording/cause-wording.ts
/** One cause in words, for a row or a line: the same in every view. Plain text: the view escapes. */
/** The way that the figures were obtained, if the sentence for all of them does not say it. */
const HOW = {
	share: "",
	alone: "",
	"from the head": "measured with the others",
	together: "only together",
	"in a group": "",
	"does not start": "no server starts with it or without it",
	"not measured": ""
};
/** Share of QPS that a change leaves at least: of none, nothing follows. */
const LEAST_LEFT = .01;
function causesByVerdict({ causes }) {
	const sorted = causes.toSorted(byCost);
	const unclear = sorted.filter(({ verdict }) => verdict === "undecided" || verdict === "not reached");
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
/** Names of all settings in these causes. */
function namesOf(causes) {
	return causes.flatMap(({ settings }) => settings.map(({ name }) => name));
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
	const without = (change) => changeBetween(change, 0);
	return {
		change: without(removal.change),
		low: without(removal.high),
		high: without(removal.low)
	};
}
/** The change that leads from one change of QPS to another. */
function changeBetween(from, to) {
	return (1 + to) / Math.max(LEAST_LEFT, 1 + from) - 1;
}
/** "−3.5 % (−4.4 … −2.6), +3.2 % (+2.1 … +4.3) if reverted"; empty if nothing was measured. */
function costText(cause) {
	const [cost, saved] = [figuresOf(cause), savedOf(cause)];
	return [cost === void 0 ? "" : changeAndRange(cost), saved === void 0 ? "" : `${changeAndRange(saved)} if reverted`].filter((part) => part !== "").join(", ");
}
/** "only together"; often empty. */
function howOf({ kind }) {
	return HOW[kind];
}
/** Verdict of causes with the same figures: "undecided", "not taken apart, measured with 2 others". */
function openText(group) {
	const [first] = group;
	if (first === void 0) return "";
	return [first.kind === "in a group" && first.verdict === "not reached" ? "not taken apart" : first.verdict, detailText(group)].filter((part) => part !== "").join(", ");
}
/** The way that the figures were obtained, for the verdict: "measured with 2 others"; often empty. */
function detailText(group) {
	const [first] = group;
	if (first === void 0) return "";
	if (first.kind !== "in a group") return howOf(first);
	const listed = namesOf(group).length;
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
/** Limit for reported sets of settings that cost only together; a report with more would not be credible. */
const MOST_SETS = 3;
const WORDS = [
	"no",
	"one",
	"two",
	"three",
	"four",
	"five",
	"six",
	"seven",
	"eight",
	"nine",
	"ten",
	"eleven",
	"twelve"
];
/** Each without its period, and beginning small; empty if there is nothing to say that helps. */
function causeSentences(result, explanation, list) {
	const byVerdict = causesByVerdict(result);
	return {
		rule: ruleText(explanation, byVerdict),
		together: partnersOf(result.causes).slice(0, MOST_SETS).map((names) => `the settings ${list(names, " + ")} cost QPS only together, so reverting one regains more than its share`),
		innocents: innocentsText(explanation, byVerdict),
		balance: explanation.method === "switched" ? sharesText(explanation, byVerdict) : sumText(explanation, byVerdict),
		method: methodTexts(explanation, list).filter((text) => text !== "")
	};
}
/** The text as a sentence. */
function sentence(text) {
	return text === "" ? "" : `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}
/** "a setting is blamed if it significantly costs at least 1 % (97 % confidence over all settings)". */
function ruleText(explanation, { open }) {
	const least = leastText(explanation);
	const undecided = open.flat().filter(({ kind, verdict }) => kind !== "does not start" && verdict === "undecided");
	const rest = `; an undecided setting may cost as much${undecided.some((cause) => (figuresOf(cause)?.high ?? 0) < 0) ? ", even if its own interval excludes zero" : ""}`;
	return `a setting is blamed if it significantly costs at least ${least} (${share(1 - FALSE_BLAME)} confidence over all settings)${undecided.length === 0 ? "" : rest}`;
}
/** "1 %": the least cost that matters. */
function leastText({ whole }) {
	return share(relevantShareOf(whole.change));
}
/**
* The causes in sets: those that cost QPS only together are one set, all others are each their own. In the given order.
*/
function costSets(causes) {
	const partners = partnersOf(causes);
	const keyOf = (cause) => partners.find((set) => cause.settings.some(({ name }) => set.includes(name))) ?? cause;
	return [...Map.groupBy(causes, keyOf).values()];
}
/** Sets of settings that cost only together: each with its partners and theirs. */
function partnersOf(causes) {
	const sets = [];
	for (const { settings, together } of causes) {
		if (together.length === 0) continue;
		const names = [...settings.map(({ name }) => name), ...together];
		const joined = sets.filter((set) => set.some((name) => names.includes(name)));
		for (const set of joined) sets.splice(sets.indexOf(set), 1);
		sets.push([.../* @__PURE__ */ new Set([...joined.flat(), ...names])]);
	}
	return sets;
}
/** "the other nine cost less than 1 % each"; empty if there is none. */
function innocentsText(explanation, { innocent, ...rest }) {
	const many = namesOf(innocent).length;
	if (many === 0) return "";
	const isAll = rest.blamed.length + rest.open.length + rest.unreached.length === 0;
	const less = `less than ${leastText(explanation)}`;
	if (isAll) return many === 1 ? `the setting costs ${less}` : `each of the ${inWords(many)} costs ${less}`;
	return many === 1 ? `the other one costs ${less}` : `the other ${inWords(many)} cost ${less} each`;
}
/** "the total is −7.0 % (−7.9 … −6.1): blamed settings −6.6 %, all others −0.4 % (−1.1 … +0.3)". */
function sharesText({ whole, sum, interaction }, { blamed, open, innocent, unreached }) {
	if (blamed.length === 0) return nobodyText(whole.change);
	const parts = open.length + innocent.length + unreached.length === 0 ? "" : `: blamed settings ${change(sum.change)}, all others ${changeAndRange(othersOf(sum, interaction))}`;
	return `the total is ${changeAndRange(whole)}${parts}`;
}
/** The cost of all others, relative to the speed that those to blame leave. */
function othersOf(sum, { change, low, high }) {
	const after = (taken) => changeBetween(sum.change, sum.change + taken);
	return {
		change: after(change),
		low: after(low),
		high: after(high)
	};
}
/** "blamed settings cost −19.0 % of −19.6 % in total, interaction and others −0.6 %". */
function sumText({ sum, whole, interaction }, { blamed }) {
	if (blamed.length === 0) return nobodyText(whole.change);
	return `blamed settings cost ${change(sum.change)} of ${change(whole.change)} in total, interaction and others ${change(interaction.change)}`;
}
function nobodyText(whole) {
	return `no single setting costs a significant share; the total is ${change(whole)}`;
}
/** "measured for 40 s by switching random subsets on a running server"; then the settings that were started. */
function methodTexts(explanation, list) {
	const { method, isComplete, seconds, startOnly } = explanation;
	const how = method === "switched" ? "by switching random subsets on a running server" : "on separate servers";
	const rest = isComplete ? "" : "; incomplete because the time ran out: --explain-budget gives more";
	const own = `restart-only settings got their own server: ${list(startOnly, ", ")}`;
	return [
		`measured for ${duration(seconds)} ${how}${rest}`,
		startOnly.length === 0 ? "" : own,
		wholesText(explanation)
	];
}
/** "the total is −7.1 % (−8.0 … −6.2) when switched, −6.8 % (−8.1 … −5.4) when started"; empty if only one is known. */
function wholesText({ switched, started, disagrees }) {
	if (switched === null || started === null) return "";
	const [one, other] = [`${changeAndRange(switched)} when switched`, `${changeAndRange(started)} when started`];
	return disagrees ? `switching disagrees with starting, so it was not used: the total is ${one}, but ${other}` : `the total is ${one}, ${other}`;
}
function inWords(many) {
	return WORDS[many] ?? String(many);
}

export { sumOfTimes as C, remainderFigures as S, agreed as _, costText as a, relevantCost as b, namesOf as c, savedOf as d, sentence as f, FALSE_BLAME as g, FALSE_ACQUITTAL as h, costSets as i, openText as l, whereOf as m, causesByVerdict as n, figuresOf as o, valueText as p, changeBetween as r, howOf as s, causeSentences as t, removedSetting as u, extraTime as v, remainder as x, figures as y };