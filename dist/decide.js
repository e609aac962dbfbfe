import { i as normalTailQuantile, n as normalDensity, r as normalTail } from "./special-functions.js";
import { d as meanEffect, i as keyOf, m as upperBound, o as withCopy, p as reach, r as changeOf, u as lowerBound } from "./comparison.js";
import { _ as nameOf, a as differs, b as gatedContrasts, c as labelOf, g as estimateEffects, h as estimate, s as judgingWarnings, x as twinContrasts, y as contrastsOf } from "./judgement.js";
import { n as findDisturbance, r as isTooDisturbed } from "./disturbance.js";
import { n as toleranceOf } from "./tolerance.js";
import { r as compareCosts } from "./cost-effects.js";
import { c as spentBy, i as LONGEST_SHARE, l as suspicionAlpha, n as FALSE_PASS, o as confirmationAlpha, r as HALF_MARGIN, s as passAlpha, t as FALSE_CONFIRMATION } from "./alpha.js";

// src/core/comparison/compare.ts
function compare(plan, measured) {
	const { blocks, disturbed, dropped, isDisturbed, isDropped } = findDisturbance(measured.cells);
	const compared = {
		measured,
		isCompared: (block) => !isDropped(block)
	};
	const comparisons = comparisonsOf(plan, compared);
	const costs = costsOf(plan, compared);
	const undisturbed = {
		measured,
		isCompared: (block) => !isDisturbed(block)
	};
	return {
		comparisons,
		costs,
		undisturbed: [...disturbed === dropped ? comparisons : comparisonsOf(plan, undisturbed), ...disturbed === dropped ? costs : costsOf(plan, undisturbed)],
		missing: missingOf(contrastsOf(plan), comparisons),
		unknownCosts: unknownOf(plan, costs),
		twinCosts: twinCostsOf(plan, compared),
		disturbance: {
			blocks,
			disturbed,
			dropped
		},
		twin: estimate(twinContrasts(plan), compared, { startSpread: plan.startSpread })
	};
}
/** Only the comparisons, costs included, by the trials after one of them. */
function compareSince(plan, measured, after) {
	const compared = {
		measured,
		isCompared: blocksSince(measured, after)
	};
	return [...comparisonsOf(plan, compared), ...costsOf(plan, compared)];
}
/** The same for single cells, without values that are only shown. */
function effectsSince(plan, { measured, isAsked }, after) {
	const compared = {
		measured,
		isCompared: blocksSince(measured, after),
		isAsked
	};
	return [...estimateEffects(contrastsOf(plan), compared, plan), ...costsOf(plan, compared)];
}
function blocksSince(measured, after) {
	const { isDropped } = findDisturbance(measured.cells);
	return (block) => block.trial > after && !isDropped(block);
}
function comparisonsOf(plan, compared) {
	const cells = estimate(contrastsOf(plan), compared, plan);
	return plan.shard === null ? [...cells, ...scenarioMeans(cells)] : cells;
}
function costsOf(plan, compared) {
	return compareCosts({
		...compared,
		contrasts: gatedContrasts(plan),
		costs: plan.gatedCosts ?? []
	}, plan);
}
function twinCostsOf(plan, compared) {
	const asked = {
		...compared,
		contrasts: twinContrasts(plan),
		costs: plan.gatedCosts ?? []
	};
	return compareCosts(asked, { startSpread: plan.startSpread });
}
function unknownOf(plan, found) {
	const known = new Set(found.map(keyOf));
	return gatedContrasts(plan).flatMap((contrast) => (plan.gatedCosts ?? []).map((cost) => ({
		...nameOf(contrast),
		cost
	}))).filter((name) => !known.has(keyOf({
		...name,
		scope: "cell"
	})));
}
/** Number of comparisons in a plan: for cells, including gated costs, and for means over them. */
function plannedComparisons(plan) {
	const contrasts = contrastsOf(plan);
	const groups = Map.groupBy(contrasts, ({ rule, arms: [{ scenario }] }) => `${rule} ${scenario.name}`);
	const means = plan.shard === null ? [...groups.values()].filter(({ length }) => length > 1).length : 0;
	const costs = gatedContrasts(plan).length * (plan.gatedCosts ?? []).length;
	return {
		cells: (contrasts.length + costs) * (plan.shard?.of ?? 1),
		means
	};
}
function missingOf(contrasts, found) {
	const known = new Set(found.map(keyOf));
	return contrasts.map(nameOf).filter((name) => !known.has(keyOf({
		...name,
		scope: "cell"
	})));
}
/** A scenario's mean over its cells, if it has several. */
function scenarioMeans(cells) {
	return [...Map.groupBy(cells, ({ rule, scenario }) => `${rule} ${scenario}`).values()].flatMap((group) => {
		const [first] = group;
		if (first === void 0 || group.length < 2) return [];
		const { rule, scenario, reference } = first;
		const effect = meanEffect(group.map((each) => each.effect));
		const blocks = group.reduce((sum, each) => sum + each.blocks, 0);
		const trials = Math.max(...group.map((each) => each.trials));
		const starts = Math.min(...group.map((each) => each.starts ?? each.trials));
		return [{
			rule,
			scope: "mean",
			scenario,
			reference,
			effect,
			...changeOf(effect),
			blocks,
			trials,
			starts
		}];
	});
}
/** Effects of every pair of scenarios, asked cell by cell. */
function comparePairs(plan, measured) {
	const { isDropped } = findDisturbance(measured.cells);
	const compared = {
		measured,
		isCompared: (block) => !isDropped(block)
	};
	return (cell) => {
		const effects = new Map(estimateEffects(pairsOf(plan, cell), compared, plan).map(({ scenario, reference, effect }) => [JSON.stringify([scenario, reference]), effect]));
		return (first, second) => {
			const forward = effects.get(JSON.stringify([first, second]));
			const backward = effects.get(JSON.stringify([second, first]));
			return forward ?? (backward && {
				...backward,
				mean: -backward.mean
			});
		};
	};
}
function pairsOf({ arms }, cell) {
	const heads = arms.filter(({ revision }) => revision === "head");
	return heads.flatMap((arm, at) => heads.slice(0, at).map((other) => ({
		rule: "control",
		arms: withCopy(arms, arm),
		references: withCopy(arms, other),
		cell
	})));
}

// src/core/stats/successive-looks.ts
/**
* The level at which a look may test without adding more error than it may spend. A look's false answer was mostly also
* that of the look before: with A the event of a false answer, P(A₁ ∪ … ∪ Aₙ) ≤ P(A₁) + Σ P(Aᵢ and not Aᵢ₋₁), whatever
* the number of looks and however they depend on each other (Hunter 1976, "An upper bound for the probability of a
* union").
*/
/** More similar looks are treated as less similar, which errs on the safe side. */
const MOST_ALIKE = .95;
/** The tail beyond this many more standard deviations is negligible. */
const REACH = 4;
const POINTS = 32;
const STEPS = 6;
/**
* The level α of a look with P(Z > z(α) and Z₀ ≤ z₀) = added, where Z₀ is the look before and correlates with Z as an
* estimate does with one that contains it: by the square root of the share of its information.
*
* @param added error that the look may add, 0 < added < 1
* @param last the look before; undefined if it could not answer
* @param now blocks and standard error of this look
* @returns no less than `added`, and no more than that and the level of the look before
*/
function levelOfLook(added, last, now) {
	if (last === void 0 || last.level <= 0) return added;
	const information = Math.min(last.blocks / now.blocks, (now.standardError / last.standardError) ** 2);
	const correlation = Math.sqrt(Math.min(MOST_ALIKE, information));
	if (!(correlation > 0)) return added;
	const before = normalTailQuantile(last.level);
	const lowest = normalTailQuantile(Math.min(.5, added + last.level));
	let z = normalTailQuantile(added);
	for (let step = 0; step < STEPS; step++) {
		const { probability, density } = beyondNowOnly(z, before, correlation);
		z = Math.max(lowest, z + (probability - added) / density);
	}
	return Math.max(added, normalTail(z));
}
/** P(Z > z and Z₀ ≤ before), and how fast it falls with z; by the midpoint rule. */
function beyondNowOnly(z, before, correlation) {
	const rest = Math.sqrt(1 - correlation ** 2);
	const notBefore = (x) => normalTail((correlation * x - before) / rest);
	const width = REACH / POINTS;
	let probability = 0;
	for (let point = 0; point < POINTS; point++) {
		const x = z + (point + .5) * width;
		probability += normalDensity(x) * notBefore(x) * width;
	}
	return {
		probability,
		density: normalDensity(z) * notBefore(z)
	};
}

// src/core/verdict/decision-state.ts
const UNSEEN = {
	kind: "open",
	pass: { spent: 0 },
	suspicion: { spent: 0 }
};
/** A comparison that still wants data: open, or suspected and not yet confirmed. */
function isUndecided(standing) {
	return standing === void 0 || standing.kind === "open" || standing.kind === "suspected";
}

// src/core/verdict/detectable.ts
/** z₀.₉₅ + z₀.₉₀: passing at an error of 5 % with 90 % power. */
const PASS_REACH = 2.927;
/**
* Smallest slowdown that would have been called regressed with 95 % power, a share of QPS: κδ + (t₁₋α + t₀.₉₅)·SE, at
* least δ (the rule at one look with the whole error).
*/
function detectable({ effect, scope }, { margin }, family) {
	return -Math.expm1(-Math.max(margin, HALF_MARGIN * margin + farEnough(effect, scope, family)));
}
/**
* Measuring time in seconds until the lower bound of an unchanged comparison would clear −δ with 90 % power: n ∝ ((z.95
* + z.90)·s/δ)², assuming that the spread of starts shrinks in the same way. Null if nothing is tolerated.
*/
function sufficientSeconds({ effect }, { margin }, measuredSeconds) {
	if (margin === 0) return null;
	const factor = (PASS_REACH * (effect.standardError / margin)) ** 2;
	return Math.ceil(measuredSeconds * Math.max(1, factor));
}
/**
* Smallest tolerance, a share of QPS, with which comparisons as sure as this one can be gated by themselves: a slowdown
* of one and a half times the tolerance is found, and an unchanged configuration passes, each with 95 % power.
*/
function supportedTolerance(effect) {
	return -Math.expm1(-farEnough(effect, "cell", {
		cells: 1,
		means: 0
	}));
}
/** How far beyond the half margin an effect must lie to be called regressed with the power wanted. */
function farEnough(effect, scope, family) {
	const alpha = Math.min(FALSE_CONFIRMATION, suspicionAlpha({
		before: 0,
		now: 1
	}, scope, family));
	return reach(effect, alpha) + reach(effect, .050000000000000044);
}

// src/core/verdict/decide.ts
/** A confirmation on fewer blocks means nothing. */
const CONFIRMATION_BLOCKS = 8;
/** Largest difference between two kinds of starts of one server, in ln QPS. */
const KINDS_DIFFER = .08;
/**
* Multiple of the precision with which an unchanged comparison nearly always passes: the error is worth spending then,
* as nearly everything is known.
*/
const WORTH_SPENDING = .8;
const ALL_TOLD = 1.5;
/**
* Parts of a slowdown within which its bound decides. An estimate that chooses its own look raises the error, and twice the
* reach is so rare under the null that this is small. The estimate of a suspicion knows nothing of its confirmation.
*/
const OWN_PART = .5;
const KNOWN_PART = .8;
/** Nor does a pass while measuring goes on, however wide the tolerance: fewer hardly tell their own noise. */
const PASS_BLOCKS = 5;
/** Takes a look: decides what can be decided. */
function takeLook(standings, request) {
	const again = confirmations(standings, request);
	const next = new Map(standings);
	for (const comparison of request.comparisons) {
		const key = keyOf(comparison);
		const standing = next.get(key) ?? UNSEEN;
		if (standing.kind === "suspected") next.set(key, confirm(standing, again(standing.trial, key), comparison, request));
		else if (standing.kind === "open") next.set(key, judge(standing, comparison, request));
	}
	return next;
}
function judge({ pass, suspicion }, comparison, request) {
	const { share, trial, family, policy } = request;
	const { effect, scope, blocks } = comparison;
	const { margin } = toleranceOf(comparison, policy);
	const spent = spentBy({
		share,
		information: informationOf(effect, margin, WORTH_SPENDING),
		starts: startsOf(comparison)
	});
	const toPass = takenLook(pass, {
		spent,
		alphaOf: passAlpha,
		most: .9 * margin
	}, comparison);
	const alphaOf = (look) => suspicionAlpha(look, scope, family);
	const toSuspect = takenLook(suspicion, {
		spent,
		alphaOf,
		most: mostToBlame(effect.mean, margin, OWN_PART)
	}, comparison);
	const isPassed = toPass !== void 0 && effect.mean > -margin && lowerBound(effect, toPass.level) > -margin;
	if (blocks >= PASS_BLOCKS && isPassed) return { kind: "passed" };
	const open = {
		kind: "open",
		pass: toPass === void 0 ? pass : {
			spent,
			last: blocks >= PASS_BLOCKS ? toPass : void 0
		},
		suspicion: toSuspect === void 0 ? suspicion : {
			spent,
			last: answersByBound(comparison, margin, toSuspect) ? toSuspect : void 0
		},
		toldBy: isTold(effect, margin) ? trial : void 0
	};
	if (toSuspect === void 0 || !isBeyond(comparison, margin, toSuspect.level)) return open;
	const { mean } = effect;
	return {
		kind: "suspected",
		trial,
		since: share,
		mean,
		open,
		toldBy: trial,
		isRepeated: false,
		confirmation: { spent: 0 }
	};
}
function confirm(suspected, later, comparison, request) {
	if (!isEnough(later)) return suspected;
	const again = {
		...later,
		effect: withStartsOf(comparison, later)
	};
	const { since, confirmation } = suspected;
	const { margin } = toleranceOf(comparison, request.policy);
	const share = since < 1.5 ? (request.share - since) / (LONGEST_SHARE - since) : 1;
	const information = informationOf(again.effect, margin, WORTH_SPENDING);
	const spent = spentBy({
		share,
		information,
		starts: startsOf(again)
	});
	const toldBy = isTold(again.effect, margin) ? request.trial : suspected.toldBy;
	const most = mostToBlame(suspected.mean, margin, KNOWN_PART);
	const taken = takenLook(confirmation, {
		spent,
		alphaOf: confirmationAlpha,
		most
	}, again);
	if (taken === void 0) return {
		...suspected,
		toldBy
	};
	if (isBeyond(again, margin, taken.level)) return hasStartsEnough(comparison, margin) ? { kind: "regressed" } : {
		...suspected,
		toldBy: request.trial,
		isRepeated: true
	};
	if (lowerBound(again.effect, taken.level) > -margin) return judge(suspected.open, comparison, request);
	const last = answersByBound(again, margin, taken) ? taken : void 0;
	return {
		...suspected,
		toldBy,
		confirmation: {
			spent,
			last
		}
	};
}
/** The effect of some trials, with the knowledge from all of them of how much starts differ. */
function withStartsOf(all, { effect, trials }) {
	const { variance, df } = all.effect.between;
	const between = {
		variance: variance * all.trials / trials,
		df
	};
	return {
		...effect,
		between,
		standardError: Math.sqrt(effect.within.variance + between.variance)
	};
}
function startsOf({ trials, starts = trials }) {
	return starts;
}
/** Starts may be of two kinds: less than these differ by is believed where it was so in one start more. */
function hasStartsEnough(comparison, margin) {
	return startsOf(comparison) >= 2.5 || comparison.effect.mean < -.5 * margin - KINDS_DIFFER;
}
/**
* A bound that far from its estimate can still decide. A regression twice the tolerance needs a chance to be found, and a
* far larger one needs less precision: a part of its distance from half the tolerance.
*/
function mostToBlame(mean, margin, part) {
	return Math.max(1.5 * margin, -part * (mean + HALF_MARGIN * margin));
}
/** A look at the level at which it adds the error that it may spend; undefined if it has none, or would waste it. */
function takenLook({ spent: before, last }, { spent: now, alphaOf, most }, { effect, blocks }) {
	if (now <= before) return void 0;
	const { standardError } = effect;
	const level = levelOfLook(alphaOf({
		before,
		now
	}), last, {
		blocks,
		standardError
	});
	return reach(effect, level) < most ? {
		level,
		blocks,
		standardError
	} : void 0;
}
/** Whether turns on the same servers would tell hardly more. */
function isTold(effect, margin) {
	return informationOf(effect, margin, ALL_TOLD) >= 1;
}
/**
* Share of the information that the started servers can give. At 1 the effect has the given multiple of the precision
* that an unchanged comparison needs, or the noise of turns hardly matters next to that of starts.
*/
function informationOf({ standardError, within, between }, margin, times) {
	if (standardError === 0) return Number.POSITIVE_INFINITY;
	const exact = (margin / (times * PASS_REACH * standardError)) ** 2;
	return Math.max(exact, 1.5 * between.variance / (between.variance + within.variance));
}
/**
* Whether its bound decides alone, so that the estimate is beyond the tolerance wherever the bound is beyond half of
* it.
*/
function answersByBound({ effect }, margin, { level }) {
	return upperBound({
		...effect,
		mean: -margin
	}, level) >= -HALF_MARGIN * margin;
}
/** Confirmations of a comparison from the trials after a suspicion, asked by the trial and the comparison's key. */
function confirmations(standings, { since }) {
	const trials = new Set([...standings.values()].flatMap((standing) => standing.kind === "suspected" ? [standing.trial] : []));
	const found = new Map([...trials].map((trial) => [trial, new Map(since(trial).map((each) => [keyOf(each), each]))]));
	return (trial, key) => found.get(trial)?.get(key);
}
function isEnough(again) {
	return again !== void 0 && again.blocks >= CONFIRMATION_BLOCKS;
}
/** Whether the estimate is beyond the tolerance, and its bound at this one-sided error beyond half of it. */
function isBeyond({ effect }, margin, alpha) {
	return effect.mean < -margin && upperBound(effect, alpha) < -.5 * margin;
}
/** Decisions of a single look without a later confirmation: only passes. */
function passAtOnce(comparisons, policy) {
	const isPassed = (comparison) => lowerBound(comparison.effect, FALSE_PASS) > -toleranceOf(comparison, policy).margin;
	return new Map(comparisons.filter(isPassed).map((comparison) => [keyOf(comparison), { kind: "passed" }]));
}
/** The run by control and base, when no more is measured. */
function decide(compared, standings, policy, measuredSeconds) {
	const { comparisons, costs, unknownCosts, twin, missing, disturbance } = compared;
	const context = {
		family: familyOf([...comparisons, ...costs]),
		policy,
		measuredSeconds
	};
	const isRed = [...standings.values()].some(({ kind }) => kind === "regressed");
	const ofStanding = (comparison) => {
		return judged(comparison, trusted(inTheEnd(standings.get(keyOf(comparison)) ?? UNSEEN, isRed), comparison, compared, policy), context);
	};
	return {
		comparisons: comparisons.map((comparison) => ofStanding(comparison)),
		costs: costs.map((cost) => ofStanding(cost)),
		unknownCosts,
		twin,
		disturbance,
		missing,
		missingShards: [],
		coverage: [],
		history: null,
		attribution: null,
		accepted: null,
		warnings: judgingWarnings(compared)
	};
}
/**
* A suspicion that later measurements neither confirmed nor refuted, though there was time: a run that fails ends
* sooner.
*/
function inTheEnd(standing, isRed) {
	return standing.kind === "suspected" && standing.confirmation.spent > 0 && !standing.isRepeated && !isRed ? { kind: "not reproduced" } : standing;
}
/**
* A regression that a restless machine alone may have made is not believed: where most blocks were disturbed and the
* others by themselves do not show it, or where two servers of one configuration differ in the same cell by more than
* half the tolerance, and surely, and twice as much taken off leaves no regression.
*/
function trusted(standing, comparison, { twin, twinCosts, disturbance, undisturbed }, policy) {
	if (standing.kind !== "regressed") return standing;
	const { margin } = toleranceOf(comparison, policy);
	if (isTooDisturbed(disturbance)) {
		const quiet = undisturbed.find((other) => keyOf(other) === keyOf(comparison));
		if (!isEnough(quiet) || !isBeyond(quiet, margin, .025)) return { kind: "machine disturbed" };
	}
	const cost = costNameOf(comparison);
	return (cost === void 0 ? twin : twinCosts.filter((one) => one.cost === cost)).some(({ workload, threads, effect }) => (comparison.scope === "mean" || workload === comparison.workload && threads === comparison.threads) && Math.abs(effect.mean) > .5 * margin && differs(effect) && !isBeyond(lessSlow(comparison, 2 * Math.abs(effect.mean)), margin, .025)) ? { kind: "A/A check failed" } : standing;
}
function costNameOf(comparison) {
	return comparison.scope === "cell" ? comparison.cost : void 0;
}
function lessSlow({ effect, ...comparison }, by) {
	return {
		...comparison,
		effect: {
			...effect,
			mean: effect.mean + by
		}
	};
}
/** The standings without regressions that are not believed yet: more data may make them trusted. */
function withoutDoubtful(standings, compared, policy) {
	const doubtful = [...compared.comparisons, ...compared.costs].filter((comparison) => {
		const standing = standings.get(keyOf(comparison));
		return standing?.kind === "regressed" && trusted(standing, comparison, compared, policy) !== standing;
	});
	const keys = new Set(doubtful.map((comparison) => keyOf(comparison)));
	return new Map([...standings].filter(([key]) => !keys.has(key)));
}
/** A comparison with the fields that follow from its standing, its tolerance and its effect. */
function judged(comparison, standing, { family, policy, measuredSeconds }) {
	const tolerance = toleranceOf(comparison, policy);
	const verdict = verdictOf(standing);
	return {
		...comparison,
		tolerance: tolerance.share,
		toleranceFrom: tolerance.from,
		detectable: detectable(comparison, tolerance, family),
		verdict,
		label: labelOf(comparison.effect, standing),
		confirmed: standing.kind === "regressed" ? true : standing.kind === "not reproduced" ? false : null,
		sufficientSeconds: verdict === "inconclusive" ? sufficientSeconds(comparison, tolerance, measuredSeconds) : null
	};
}
function verdictOf({ kind }) {
	if (kind === "passed") return "pass";
	return kind === "regressed" ? "regressed" : "inconclusive";
}
/** Number of comparisons that share the error if there are no others. */
function familyOf(comparisons) {
	const means = comparisons.filter(({ scope }) => scope === "mean").length;
	return {
		cells: comparisons.length - means,
		means
	};
}

export { passAtOnce as a, supportedTolerance as c, compare as d, comparePairs as f, scenarioMeans as g, plannedComparisons as h, judged as i, UNSEEN as l, effectsSince as m, familyOf as n, takeLook as o, compareSince as p, isBeyond as r, withoutDoubtful as s, decide as t, isUndecided as u };