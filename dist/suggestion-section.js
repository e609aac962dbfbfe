import { i as escapeInvisible } from "./problems.js";
import { a as duration, i as count, n as change, r as changeAndRange, u as share } from "./figures.js";
import { A as ABILITIES } from "./shard.js";
import { i as shorten, n as markdownName } from "./escape.js";
import { a as interval, l as upperBound, o as lowerBound } from "./comparison.js";
import { f as lineOf, n as asItIs } from "./wording.js";
import { t as armNamer } from "./arm-names.js";
import { t as combine } from "./combine.js";
import { L as figuresOf, N as causesByVerdict, P as changeBetween, z as namesOf } from "./chart-layout.js";
import { t as html } from "./markup.js";

// src/core/settings/durability.ts
const CODES = [
	"commits-not-synced",
	"binary-log-not-synced",
	"torn-pages",
	"nothing-synced"
];
function isDurabilityCode(code) {
	return CODES.includes(code);
}
function isOff(value) {
	return /^(?:0|off|false|no)$/i.test(value);
}
/** By variable. */
const RULES$1 = /* @__PURE__ */ new Map([
	["innodb_flush_log_at_trx_commit", {
		code: "commits-not-synced",
		defaults: {
			mysql: "1",
			mariadb: "1"
		},
		risk: (value, fork) => value === "1" || value === "3" && fork === "mariadb" ? 0 : value === "2" ? 1 : 2
	}],
	["sync_binlog", {
		code: "binary-log-not-synced",
		defaults: {
			mysql: "1",
			mariadb: "0"
		},
		risk: (value) => Number(value) === 0 ? Number.POSITIVE_INFINITY : Number(value) - 1
	}],
	["innodb_doublewrite", {
		code: "torn-pages",
		defaults: {
			mysql: "ON",
			mariadb: "ON"
		},
		risk: (value) => isOff(value) ? 2 : /^detect_only$/i.test(value) ? 1 : 0
	}],
	["innodb_flush_method", {
		code: "nothing-synced",
		defaults: {
			mysql: "O_DIRECT",
			mariadb: "O_DIRECT"
		},
		risk: (value) => /^nosync$/i.test(value) ? 2 : /^littlesync$/i.test(value) ? 1 : 0
	}],
	["debug_no_sync", {
		code: "nothing-synced",
		defaults: {
			mysql: "OFF",
			mariadb: "OFF"
		},
		risk: (value) => isOff(value) ? 0 : 1
	}]
]);
/** What a change of a variable gives up in durability; undefined where that is nothing, or not known. */
function durabilityLoss(variable, before, after, fork) {
	const rule = RULES$1.get(variable);
	if (rule === void 0) return void 0;
	const { code, defaults, risk } = rule;
	const value = after ?? defaults[fork];
	return risk(value, fork) > risk(before ?? defaults[fork], fork) ? {
		code,
		value
	} : void 0;
}

// src/core/wording/advice.ts
const ADVICE_TITLE = "Known of these settings, whatever they cost";
/**
* That what is faster in this run loses more in a crash, said where the speed-up is reported.
*
* @returns an empty text where nothing is faster, or nothing of that is bought
*/
function durabilityTrade({ comparisons, advice }) {
	const faster = new Set(comparisons.flatMap(({ label, scenario }) => label === "improved" ? [scenario] : []));
	const traded = advice.filter(({ code, scenario }) => isDurabilityCode(code) && faster.has(scenario));
	if (traded.length === 0) return "";
	const names = [...new Set(traded.map(({ variable }) => variable))];
	return `The speed-up is bought with durability, as ${names.join(" and ")} ${names.length === 1 ? "gives" : "give"} up some.`;
}
/** "my.cnf:3: innodb_flush_log_at_trx_commit=2 means that …". */
function adviceText({ file, line, message }) {
	return `${file}:${line}: ${message}`;
}

// src/core/wording/shared-servers.ts
/** "7 scenarios were switched on 2 running servers"; empty where every scenario had a server of its own. */
function sharedServersText({ scenarios }) {
	const hosts = scenarios.flatMap(({ host }) => host ?? []);
	if (hosts.length === 0) return "";
	const servers = new Set(hosts).size + scenarios.length - hosts.length;
	const switched = new Set(scenarios.flatMap(({ host, name }) => host === null ? [] : [name])).size;
	const where = servers === 1 ? "one running server" : `${servers} running servers`;
	return `${count(switched, "scenario")} ${switched === 1 ? "was" : "were"} switched on ${where}`;
}
/** "a second server with the configuration of pfsoff": what the A/A check compares. */
function secondCopyText({ scenarios, plan }, quote) {
	const twin = scenarios.find(({ revision }) => revision === "twin");
	const names = plan.arms.map(({ scenario }) => scenario);
	const first = quote(armNamer(plan.rules, names)({
		scenario: twin?.name ?? names[0] ?? "",
		revision: "head"
	}));
	return twin?.host ? `the state of ${first}, drawn once more` : `a second server with the configuration of ${first}`;
}

// src/core/attribution/factor-group.ts
/** Factors that are measured as one, on one side of the difference, and what their effect shows. */
/** Chance that some innocent factor is blamed, over all of them, all looks and both sides. */
const FALSE_BLAME = .03;
/** Shares of that by role; a factor is either added, or taken out instead. */
const SHARES = {
	add: .8,
	instead: .8,
	remove: .1,
	together: .1
};
/** Groups of role `together` at most: pairs of both kinds, and all at once that no pair made start. */
const MOST_TOGETHER = 13;
/** Chance that a factor that just matters is called innocent. */
const FALSE_ACQUITTAL = .05;
/** One-sided error at which a cost is followed up. */
const SHOWN = .02;
/** A cost must have been seen on freshly started servers twice. */
const LEAST_LOOKS = 2;
/** Share of the error for a cost that was seen once by itself, and before that in its group. */
const ONCE = .01;
/** Looks after which what is still unclear stays so. */
const MOST_LOOKS = 8;
function newGroup(role, factors, parent) {
	return {
		role,
		factors,
		before: parent === void 0 ? 0 : parent.before + parent.looks,
		expected: parent?.effect?.mean ?? parent?.expected ?? 0,
		looks: 0,
		effect: null,
		state: "open"
	};
}
/** Whether it is one factor, or several that are not taken apart any more. */
function isIndivisible({ role, factors }) {
	return factors.length === 1 || role === "together";
}
/** Whether the group costs something beyond noise, as far as is needed to follow it up. */
function isShown({ effect }) {
	return effect !== null && upperBound(effect, SHOWN) < 0;
}
/**
* The group with another measurement. The error is spent over looks by 1/(k(k + 1)), which adds up to 1 however often it
* is measured, and over groups by their number beforehand (a union bound).
*
* @param effect over all trials in which it was measured
*/
function measured(group, effect, { needs, relevant }) {
	if (effect === "does not start") return group.state === "open" ? {
		...group,
		state: "does not start"
	} : group;
	const looks = group.looks + 1;
	const next = {
		...group,
		effect,
		looks
	};
	if (group.state === "to blame") return next;
	const spent = 1 / (looks * (looks + 1));
	const among = group.role === "together" ? MOST_TOGETHER : needs.length;
	const blame = FALSE_BLAME * SHARES[group.role] * spent * (looks < LEAST_LOOKS ? ONCE : 1) / among;
	const matters = effect.mean <= -relevant;
	if (isIndivisible(group) && matters && upperBound(effect, blame) < 0 && group.before + looks >= LEAST_LOOKS) return {
		...next,
		state: "to blame"
	};
	if (lowerBound(effect, .05 * spent) > -relevant) return {
		...next,
		state: "innocent"
	};
	if (!isIndivisible(group) && matters && isShown(next)) return {
		...next,
		state: "split"
	};
	return {
		...next,
		state: looks >= MOST_LOOKS ? "undecided" : "open"
	};
}
/** What has to be compared to see the group's effect. */
function contrastOf({ role, factors }, { needs }) {
	const own = new Set(factors);
	if (role === "add" || role === "together") {
		const base = ascending(factors.flatMap((factor) => needs[factor] ?? []).filter((factor) => !own.has(factor)));
		return {
			with: ascending([...base, ...factors]),
			against: base
		};
	}
	const kept = needs.flatMap((needed, factor) => !own.has(factor) && needed.some((one) => own.has(one)) ? [] : [factor]);
	return {
		with: kept,
		against: kept.filter((factor) => !own.has(factor))
	};
}
function isSameContrast(one, other) {
	return one.with.join() === other.with.join() && one.against.join() === other.against.join();
}
function ascending(factors) {
	return [...new Set(factors)].sort((left, right) => left - right);
}

// src/core/attribution/balance.ts
/** Costs of several groups of factors held against the cost of all. */
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
/** What the whole is beyond the sum of the costs, as ln; negative: slower. */
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
* One effect that was measured twice, apart in time: mean by inverse variances, which grow where the two disagree by more
* than they should (DerSimonian & Laird 1986, for two studies).
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

// src/core/attribution/blamed-groups.ts
/** Roles of groups by how much they say of a factor, most first. */
const ROLES = [
	"together",
	"add",
	"instead",
	"remove"
];
/** The groups whose costs make up the sum: no factor is in two of them. */
function blamedGroups({ groups }) {
	const taken = /* @__PURE__ */ new Set();
	return groups.filter(({ state }) => state === "to blame").toSorted((left, right) => ROLES.indexOf(left.role) - ROLES.indexOf(right.role)).filter(({ factors }) => {
		const isNew = factors.every((factor) => !taken.has(factor));
		if (isNew) for (const factor of factors) taken.add(factor);
		return isNew;
	});
}
/** Factors that start neither by themselves nor with everything but themselves. */
function stuckFactors({ groups }) {
	return groups.flatMap(({ role, state, factors: [factor = 0, ...more] }) => role === "instead" && state === "does not start" && more.length === 0 ? [factor] : []);
}
/** What the blamed groups leave unexplained of the whole, as ln; negative: slower. */
function unexplained(search) {
	return remainder(search.whole, sumOfTimes(costsIn(search, blamedGroups(search))));
}
/** Costs of the groups that were measured, each with the time of a query where it was: what it needs has added to that. */
function costsIn({ needs, whole }, groups) {
	const needed = ({ factors }) => new Set(factors.flatMap((factor) => needs[factor] ?? []));
	const costs = [];
	for (const group of groups.toSorted((left, right) => needed(left).size - needed(right).size)) {
		if (group.effect === null) continue;
		const isLast = group.role === "instead" || group.role === "remove";
		const before = costs.filter(({ factors }) => factors.every((factor) => needed(group).has(factor)));
		const base = isLast ? Math.exp(-whole.mean) : before.reduce((sum, { cost }) => sum + extraTime(cost), 1);
		costs.push({
			factors: group.factors,
			cost: {
				effect: group.effect,
				base,
				isLast
			}
		});
	}
	return costs.map(({ cost }) => cost);
}

// src/core/attribution/search.ts
/**
* Finds the factors to blame: adaptive group testing (Dorfman 1943; Du & Hwang 2000) on noisy costs. Up to eight
* factors are added to the reference one by one; more of them in quarters, which are two halvings in one trial. A group
* that costs nothing that matters is dropped as a whole, one that does is split further. Where the sum of the costs and
* the whole disagree, factors are taken out of head as well.
*/
const LEAST_RELEVANT = .01;
const RELEVANT_SHARE = .1;
/** Most factors that are measured one by one. */
const ONE_BY_ONE = 8;
const QUARTERS = 4;
/** One-sided error at which costs and whole disagree. */
const DISAGREEING = .005;
/**
* Once groups are blamed, measuring goes on where as much as this seems to be left, as ln: of the whole beyond what they
* cost, or in one factor that is not decided, each at a one-sided error that forgives a look too many.
*/
const WORTH_MORE = .03;
const UNEXPLAINED = .2;
const SUSPECT = .1;
function startSearch({ needs, whole, relevantShare, mostArms }) {
	const terms = {
		needs,
		relevant: relevantShare === void 0 ? relevantCost(whole) : -Math.log1p(-relevantShare)
	};
	const depth = (factor) => needs[factor]?.length ?? 0;
	const begun = divided(needs.map((_, factor) => factor).sort((left, right) => depth(left) - depth(right) || left - right), ONE_BY_ONE).map((some) => newGroup("add", some)).map((group) => needs.length === 1 ? measured({
		...group,
		looks: 1
	}, whole, terms) : group);
	return {
		...terms,
		known: whole,
		whole,
		groups: begun,
		mostArms: mostArms ?? Number.POSITIVE_INFINITY
	};
}
/** The least cost that matters, as −ln(1 − share). */
function relevantCost(whole) {
	return -Math.log1p(-relevantShareOf(Math.expm1(whole.mean)));
}
/** The same as a fraction of QPS: a hundredth, or a tenth of the whole if that is more. @param whole its change of QPS */
function relevantShareOf(whole) {
	return Math.max(LEAST_RELEVANT, RELEVANT_SHARE * -whole);
}
/**
* What the next trial shall compare, the likeliest cause first; empty when the search is done. Every set of factors in it
* is a mix to be measured, see mixesOf.
*/
function nextContrasts(search) {
	const urgent = urgentGroups(search);
	const suspects = openGroups(search).filter((group) => isSuspect(group, search));
	const groups = urgent.length > 0 ? [.../* @__PURE__ */ new Set([...urgent, ...suspects])] : isExplained(search) ? suspects : doubtfulGroups(search);
	const contrasts = urgent.length > 0 || groups.length === 0 ? [] : [wholeContrast(search)];
	for (const group of groups.toSorted((left, right) => promise(left) - promise(right))) {
		const more = [...contrasts, contrastOf(group, search)];
		if (mixesOf(search, contrasts).length === 0 || mixesOf(search, more).length <= search.mostArms) contrasts.push(contrastOf(group, search));
	}
	return contrasts;
}
/** The mixes that the contrasts need measured, each as its set of factors; the reference and head are none. */
function mixesOf({ needs }, contrasts) {
	return [...new Map(contrasts.flatMap((contrast) => [contrast.with, contrast.against]).map((set) => [set.join(), set])).values()].filter((set) => set.length > 0 && set.length < needs.length);
}
function isDone(search) {
	return nextContrasts(search).length === 0;
}
/** Head against the reference. */
function wholeContrast({ needs }) {
	return {
		with: needs.map((_, factor) => factor),
		against: []
	};
}
/** Takes in what a trial measured; the effect of all factors against none, if it is among it, joins what was known. */
function learn(search, all) {
	const found = (contrast) => all.find((one) => isSameContrast(one.contrast, contrast))?.effect;
	const whole = found(wholeContrast(search));
	const groups = search.groups.flatMap((group) => {
		const effect = group.state === "open" || group.state === "to blame" ? found(contrastOf(group, search)) : void 0;
		if (effect === void 0) return [group];
		const next = measured(group, effect, search);
		return [next, ...offspring(next)];
	});
	return seekFurther({
		...search,
		groups,
		whole: typeof whole === "object" ? agreed(search.known, whole) : search.whole
	});
}
function isExplained(search) {
	const left = unexplained(search);
	return left.mean >= -Math.max(search.relevant, WORTH_MORE) || upperBound(left, UNEXPLAINED) >= 0;
}
/** Whether a cost that matters is likely, though it is not shown. */
function isSuspect({ effect }, { relevant }) {
	return effect !== null && effect.mean <= -Math.max(relevant, WORTH_MORE) && upperBound(effect, SUSPECT) < 0;
}
function openGroups({ groups }) {
	return groups.filter(({ state }) => state === "open");
}
/** What has not been measured yet, and what costs something and is not decided. */
function urgentGroups(search) {
	return openGroups(search).filter((group) => group.effect === null || isShown(group));
}
/** Groups to measure again where the blamed ones do not explain the whole: those measured but once, else all undecided. */
function doubtfulGroups(search) {
	const hasty = openGroups(search).length === 0 ? [] : blamedGroups(search).filter(({ looks }) => looks === 1);
	return hasty.length > 0 ? hasty : openGroups(search);
}
function promise({ effect, expected }) {
	return effect?.mean ?? expected;
}
/** The factors in runs of equal length: one by one up to so many, else in quarters. */
function divided(factors, mostSingles) {
	const count = factors.length <= mostSingles ? factors.length : QUARTERS;
	const bound = (nth) => Math.round(nth * factors.length / count);
	return Array.from({ length: count }, (_, nth) => factors.slice(bound(nth), bound(nth + 1)));
}
/** What a group leads to by itself: smaller groups, or the other side where it does not start. */
function offspring(group) {
	const { role, state, factors } = group;
	const quarters = (as) => divided(factors, QUARTERS).map((some) => newGroup(as, some, group));
	if (state === "split") return quarters(role === "remove" ? "remove" : "add");
	if (state !== "does not start" || role === "together") return [];
	if (role === "add") return [newGroup("instead", factors, group)];
	return factors.length > 1 ? quarters(role === "remove" ? "remove" : "add") : [];
}
/** The search with the groups that only come up when nothing else is urgent. */
function seekFurther(search) {
	if (urgentGroups(search).length > 0) return search;
	const found = [
		seekPartners,
		seekInteraction,
		seekPairs
	].map((seek) => seek(search)).find((groups) => groups.length > 0);
	return found === void 0 ? search : {
		...search,
		groups: [...search.groups, ...found]
	};
}
/** Pairs of stuck factors, neighbours first; then all that are left at once. */
function seekPartners(search) {
	const stuck = stuckFactors(search);
	const tried = search.groups.filter(({ role, factors }) => role === "together" && factors.every((one) => stuck.includes(one)));
	if (tried.length === 0) return pairsOf(stuck);
	const left = stuck.filter((factor) => !tried.some(({ factors, effect }) => effect !== null && factors.includes(factor)));
	const isTried = tried.some(({ factors }) => factors.length === left.length);
	return left.length > 1 && !isTried ? [newGroup("together", left)] : [];
}
function pairsOf(factors) {
	return factors.flatMap((one, at) => factors.slice(at + 1).map((other, nth) => ({
		pair: [one, other].sort((a, b) => a - b),
		distance: nth
	}))).sort((left, right) => left.distance - right.distance).slice(0, 6).map(({ pair }) => newGroup("together", pair));
}
/**
* Where the whole is slower than the sum of the costs, what was not blamed is taken out of head; where it is faster, what
* was. Only a whole that neither a sum of times nor one of logarithms explains is one that disagrees.
*/
function seekInteraction(search) {
	const { groups, whole, relevant, needs } = search;
	if (groups.some(({ role }) => role === "remove")) return [];
	const blamed = blamedGroups(search);
	const open = groups.filter(({ role, state }) => state === "open" && role !== "together");
	const costs = costsIn(search, [...blamed, ...open]);
	const [slower, faster] = [sumOfTimes(costs), sumOfLogs(costs.map(({ effect }) => effect))].sort((left, right) => left.mean - right.mean);
	if (slower === void 0 || faster === void 0) return [];
	const [under, over] = [remainder(whole, slower), remainder(whole, faster)];
	if (under.mean < -relevant && upperBound(under, DISAGREEING) < 0) {
		const settled = new Set([...blamed, ...groups.filter(({ role }) => role === "instead" || role === "together")].flatMap(({ factors }) => factors));
		return divided(needs.flatMap((_, factor) => settled.has(factor) ? [] : [factor]), ONE_BY_ONE).map((some) => newGroup("remove", some));
	}
	const added = blamed.filter(({ role }) => role === "add");
	return over.mean > relevant && lowerBound(over, DISAGREEING) > 0 && added.length > 1 ? added.map(({ factors }) => newGroup("remove", factors)) : [];
}
/** Pairs of factors that cost nothing when added alone, and something when taken out. */
function seekPairs(search) {
	const hidden = blamedGroups(search).filter(({ role }) => role === "remove");
	return search.groups.some(({ role, factors }) => role === "together" && hidden.some((one) => factors.includes(one.factors[0] ?? -1))) ? [] : pairsOf(hidden.flatMap(({ factors }) => factors));
}

// src/core/wording/cause-sentences.ts
/** Sets of settings that cost only together which are told of; so many in a report are not believable. */
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
/** Each without its period, and beginning small; empty where there is nothing to say that helps. */
function causeSentences(result, explanation, list) {
	const byVerdict = causesByVerdict(result);
	return {
		rule: ruleText(explanation, byVerdict),
		together: partnersOf(result.causes).slice(0, MOST_SETS).map((names) => `only together do ${list(names, " + ")} cost something, so taking one back saves more than its share`),
		innocents: innocentsText(explanation, byVerdict),
		balance: explanation.method === "switched" ? sharesText(explanation, byVerdict) : sumText(explanation, byVerdict),
		method: methodTexts(explanation, list).filter((text) => text !== "")
	};
}
/** The text as a sentence. */
function sentence(text) {
	return text === "" ? "" : `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}
/** "named is what costs at least 1 % and is shown to cost something, at 97 % over all settings at once; undecided is …". */
function ruleText(explanation, { open }) {
	const least = leastText(explanation);
	const undecided = open.flat().filter(({ kind, verdict }) => kind !== "does not start" && verdict === "undecided");
	const rest = `; undecided is what may cost as much${undecided.some((cause) => (figuresOf(cause)?.high ?? 0) < 0) ? ", even if its own interval leaves out zero" : ""}`;
	return `named is what costs at least ${least} and is shown to cost something, at ${share(1 - FALSE_BLAME)} over all settings at once${undecided.length === 0 ? "" : rest}`;
}
/** "1 %": the least cost that matters. */
function leastText({ whole }) {
	return share(relevantShareOf(whole.change));
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
/** "the other nine cost less than 1 % each"; empty where there is none. */
function innocentsText(explanation, { innocent, ...rest }) {
	const many = namesOf(innocent).length;
	if (many === 0) return "";
	const isAll = rest.blamed.length + rest.open.length + rest.unreached.length === 0;
	const less = `less than ${leastText(explanation)}`;
	if (isAll) return many === 1 ? `the setting costs ${less}` : `each of the ${inWords(many)} costs ${less}`;
	return many === 1 ? `the other one costs ${less}` : `the other ${inWords(many)} cost ${less} each`;
}
/** "compounded, all costs make the whole, −7.0 % (−7.9 … −6.1): those to blame −6.6 %, all others −0.4 % (−1.1 … +0.3)". */
function sharesText({ whole, sum, interaction }, { blamed, open, innocent, unreached }) {
	if (blamed.length === 0) return nobodyText(whole.change);
	const parts = open.length + innocent.length + unreached.length === 0 ? "" : `: those to blame ${change(sum.change)}, all others ${changeAndRange(othersOf(sum, interaction))}`;
	return `compounded, all costs make the whole, ${changeAndRange(whole)}${parts}`;
}
/** What all others cost of what those to blame leave. */
function othersOf(sum, { change, low, high }) {
	const after = (taken) => changeBetween(sum.change, sum.change + taken);
	return {
		change: after(change),
		low: after(low),
		high: after(high)
	};
}
/** "sum of the causes −19.0 %, the whole −19.6 %, interaction and the rest −0.6 %". */
function sumText({ sum, whole, interaction }, { blamed }) {
	if (blamed.length === 0) return nobodyText(whole.change);
	return `sum of the causes ${change(sum.change)}, the whole ${change(whole.change)}, interaction and the rest ${change(interaction.change)}`;
}
function nobodyText(whole) {
	return `no single setting was shown to be to blame, the whole is ${change(whole)}`;
}
/** "switched on one running server, in random subsets, 40 s"; then what was started, and what that showed. */
function methodTexts(explanation, list) {
	const { method, isComplete, seconds, startOnly } = explanation;
	const how = method === "switched" ? "switched on one running server, in random subsets" : "measured on servers of their own";
	const time = isComplete ? `, ${duration(seconds)}` : `; incomplete, as the time was over after ${duration(seconds)}: --explain-budget gives more`;
	const own = `a server of its own had what counts only at start: ${list(startOnly, ", ")}`;
	return [
		`${how}${time}`,
		startOnly.length === 0 ? "" : own,
		wholesText(explanation)
	];
}
/** "the whole is −7.1 % (−8.0 … −6.2) switched, −6.8 % (−8.1 … −5.4) started"; empty where only one is known. */
function wholesText({ switched, started, disagrees }) {
	if (switched === null || started === null) return "";
	const [one, other] = [`${changeAndRange(switched)} switched`, `${changeAndRange(started)} started`];
	return disagrees ? `switching on a running server disagrees, so it explains nothing: the whole is ${one}, but ${other}` : `the whole is ${one}, ${other}`;
}
function inWords(many) {
	return WORDS[many] ?? String(many);
}

// src/core/wording/abilities.ts
/** Each completes "shows …". */
const ABILITY_TITLES = {
	"most-executed-sql": "which SQL runs most",
	"response-time": "how long each SQL takes on average",
	"sorted-rows": "which SQL sorts most rows",
	"scanned-rows": "which SQL scans most rows",
	"temporary-tables": "which SQL makes temporary tables",
	"returned-rows": "which SQL returns most rows",
	"physical-io": "which tables cause most file I/O",
	"logical-io": "which tables are read and written most",
	"index-use": "which indexes are used most",
	"unused-indexes": "which indexes are never used",
	"wait-events": "which waits take most time",
	"statement-profile": "where a single statement spends its time",
	"stage-times": "how long each stage of execution takes",
	"lock-waits": "which stages of execution wait for locks"
};

// src/core/views/markdown/markdown-parts.ts
const RULES = {
	left: ":--",
	right: "--:",
	center: ":-:"
};
function left(title) {
	return {
		title,
		align: "left"
	};
}
function right(title) {
	return {
		title,
		align: "right"
	};
}
function center(title) {
	return {
		title,
		align: "center"
	};
}
function table(columns, rows) {
	const line = (cells) => `| ${cells.join(" | ")} |`;
	const rule = `|${columns.map(({ align }) => RULES[align]).join("|")}|`;
	return [
		line(columns.map(({ title }) => title)),
		rule,
		...rows.map(line)
	].join("\n");
}
/** GitHub reads Markdown inside only after a blank line. */
function details({ title, body }) {
	return `<details><summary>${title}</summary>\n\n${body}\n\n</details>`;
}
/** Blocks of text, those that are empty left out. */
function paragraphs(...blocks) {
	return blocks.filter((block) => block !== "").join("\n\n");
}
/** The first items: as many as are asked for and fit in so many characters. */
function firstOf(items, most, characters, length) {
	const kept = [];
	let room = characters;
	for (const item of items.slice(0, most)) {
		room -= length(item);
		if (room < 0) break;
		kept.push(item);
	}
	return kept;
}

// src/core/views/markdown/suggestion-section.ts
/** More than all classes of instruments and all consumers need. */
const MOST_LINES = 40;
const MOST_CHARACTERS = 4e3;
/** Room in one line of a terminal. */
const MOST_SETTINGS = 12;
const MOST_FILES = 4;
const MOST_PLACES = 12;
const MOST_ABILITIES = 3;
/** Stands below the causes; empty where nothing is suggested. */
function suggestionBlock({ suggestion, explanation }) {
	if (suggestion === null || explanation === null) return "";
	const lines = suggestion.lines.map(escapeInvisible);
	const shown = firstOf(lines, MOST_LINES, MOST_CHARACTERS, (line) => line.length + 1);
	const more = lines.length - shown.length;
	return paragraphs(introduction(suggestion, explanation, markdownName), shown.length === 0 ? "" : fenced(shown, "ini"), more > 0 ? `${count(more, "more line")} in result.json.` : "");
}
/** One sentence of Markdown: what the suggested settings keep, and what they cost. Empty where nothing is suggested. */
function suggestionPromise({ suggestion, explanation }) {
	if (suggestion === null || explanation === null) return "";
	return sentence(promiseText(suggestion, explanation, markdownName));
}
/** Lines for a terminal; may hold text from outside. None where nothing is suggested. */
function suggestionLines({ suggestion, explanation }) {
	if (suggestion === null || explanation === null) return [];
	const shown = suggestion.lines.slice(0, MOST_SETTINGS).map((line) => shorten(line));
	const more = suggestion.lines.length - shown.length;
	return [`suggestion: ${promiseText(suggestion, explanation, shorten)}`, `  ${placeText(suggestion, shorten)}: ${shown.join("; ")}${more > 0 ? `; and ${more} more in report.md` : ""}`];
}
/** Markup for the page; undefined where nothing is suggested. */
function suggestionMarkup({ suggestion, explanation }) {
	if (suggestion === null || explanation === null) return void 0;
	const lines = suggestion.lines.map((line) => html`${line}\n`);
	return html`<p>${introduction(suggestion, explanation, asItIs)}</p>
<div class="scroll" tabindex="0" role="group" aria-label="Lines for the option file"><pre><code>${lines}</code></pre></div>`;
}
/** What stands before the block. */
function introduction(suggestion, explanation, quote) {
	return `${sentence(promiseText(suggestion, explanation, quote))} In an option file, ${placeText(suggestion, quote)}:`;
}
/** "these settings keep what my.cnf shows (which SQL runs most) and cost −3.1 % (−4.2 … −2.0) instead of −19.6 %". */
function promiseText({ scenario, keeps, ...figures }, explanation, quote) {
	const { whole, method } = explanation;
	const titles = ABILITIES.filter(({ key }) => keeps.includes(key)).map(({ key }) => ABILITY_TITLES[key]);
	const kept = titles.length === 0 ? `show as little as ${quote(scenario)} does` : `keep what ${quote(scenario)} shows (${several(titles, ", ", MOST_ABILITIES)})`;
	const how = method === "switched" ? ", measured by switching," : "";
	return `these settings ${kept} and cost ${changeAndRange(figures)}${how} instead of ${change(whole.change)}`;
}
/** "below [mysqld], in the place of conf/my.cnf:12, 13; suite.yml:4". */
function placeText({ replaces }, quote) {
	const files = [...Map.groupBy(replaces, ({ file }) => file).values()].flatMap(([first, ...others]) => {
		if (first === void 0) return [];
		const lines = others.map(({ line }) => String(line));
		return several([quote(lineOf(first)), ...lines], ", ", MOST_PLACES);
	});
	return `below [mysqld]${files.length === 0 ? "" : `, in the place of ${several(files, "; ", MOST_FILES)}`}`;
}
function several(items, separator, most) {
	const more = items.length - most;
	return `${items.slice(0, most).join(separator)}${more > 0 ? ` and ${more} more` : ""}`;
}
/** A block of code. A fence that is longer than any run of backticks in it ends at its own end only. */
function fenced(lines, language) {
	const runs = lines.flatMap((line) => line.match(/`+/g) ?? []).map((run) => run.length);
	const fence = "`".repeat(Math.max(2, ...runs) + 1);
	return [
		`${fence}${language}`,
		...lines,
		fence
	].join("\n");
}

export { remainderFigures as A, durabilityTrade as B, blamedGroups as C, agreed as D, unexplained as E, isShown as F, secondCopyText as I, sharedServersText as L, FALSE_ACQUITTAL as M, FALSE_BLAME as N, figures as O, isIndivisible as P, ADVICE_TITLE as R, ROLES as S, stuckFactors as T, durabilityLoss as V, learn as _, suggestionPromise as a, relevantCost as b, firstOf as c, right as d, table as f, isDone as g, sentence as h, suggestionMarkup as i, sumOfTimes as j, remainder as k, left as l, causeSentences as m, suggestionBlock as n, center as o, ABILITY_TITLES as p, suggestionLines as r, details as s, fenced as t, paragraphs as u, mixesOf as v, costsIn as w, startSearch as x, nextContrasts as y, adviceText as z };