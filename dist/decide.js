import { c as studentTQuantile, o as upperBound, r as lowerBound } from "./random-effects.js";

// src/core/verdict/alpha.ts
/**
* How the permitted error is spent over looks and comparisons: by increments that add up, whatever the number of looks,
* so that no numerical integration is needed and dropped cells or changing degrees of freedom do no harm (a union bound).
* See "Group sequential methods", Jennison & Turnbull 2000, ch. 7, for spending functions.
*/
/** Chance that a run without any real regression is failed, over all cells, rules and looks. */
const FALSE_ALARM_PER_RUN = .01;
/** Chance that a comparison that is just beyond its tolerance passes. */
const FALSE_PASS = .05;
/** A regression needs its bound beyond this share of the tolerance. */
const HALF_MARGIN = .5;
/** Share of the false-alarm budget that the single cells get; scenario means get the rest. */
const CELL_SHARE = .8;
const REGRESSED_POWER = 2;
const PASS_POWER = 1.5;
/** One-sided error that this look may spend on calling one comparison regressed. */
function regressedAlpha(look, scope, family) {
	const share = scope === "cell" ? family.means === 0 ? 1 : CELL_SHARE : .19999999999999996;
	const among = scope === "cell" ? family.cells : family.means;
	return FALSE_ALARM_PER_RUN * share / Math.max(1, among) * (look.now ** REGRESSED_POWER - look.before ** REGRESSED_POWER);
}
/** One-sided error that this look may spend on passing one comparison; needs no correction for their number. */
function passAlpha(look) {
	return FALSE_PASS * (look.now ** PASS_POWER - look.before ** PASS_POWER);
}

// src/core/verdict/detectable.ts
const POWER = .95;
/** z₀.₉₅ + z₀.₉₀: passing at an error of 5 % with 90 % power. */
const PASS_REACH = 2.927;
/**
* Smallest slowdown that would have been called regressed with 95 % power, a share of QPS: κδ + (t₁₋α + t₀.₉₅)·SE, at
* least δ (the rule at one look with the whole error).
*/
function detectable({ effect, scope }, { margin }, family) {
	return -Math.expm1(-Math.max(margin, HALF_MARGIN * margin + reach(effect, scope, family)));
}
/**
* Measuring time in seconds until the lower bound of an unchanged comparison would clear −δ with 90 % power:
* n ∝ ((z.95 + z.90)·s/δ)², the spread of starts taken to shrink alike. Null where nothing is tolerated.
*/
function sufficientSeconds({ effect }, { margin }, measuredSeconds) {
	if (margin === 0) return null;
	const factor = (PASS_REACH * (effect.standardError / margin)) ** 2;
	return Math.ceil(measuredSeconds * Math.max(1, factor));
}
/**
* Smallest tolerance, a share of QPS, with which comparisons as sure as this one can be gated by themselves: a slowdown of
* one and a half times the tolerance is found, and an unchanged configuration passes, each with 95 % power.
*/
function supportedTolerance(effect) {
	return -Math.expm1(-reach(effect, "cell", {
		cells: 1,
		means: 0
	}));
}
/** How far beyond the half margin an effect must lie to be called regressed with the power wanted. */
function reach(effect, scope, family) {
	const alpha = regressedAlpha({
		before: 0,
		now: 1
	}, scope, family);
	return (studentTQuantile(1 - alpha, effect.df) + studentTQuantile(POWER, effect.df)) * effect.standardError;
}

// src/core/verdict/tolerance.ts
/** The nearest one counts: the workload's, else the scenario's, else the rule's. */
function toleranceOf(comparison, policy) {
	const { rule, scenario, workload } = comparison;
	const byWorkload = policy.byWorkload[workload]?.[rule];
	const byScenario = policy.byScenario[scenario]?.[rule];
	const [share, from] = byWorkload !== void 0 ? [byWorkload, `workload ${workload}`] : byScenario !== void 0 ? [byScenario, `scenario ${scenario}`] : [policy.tolerance[rule], policy.toleranceFrom[rule]];
	return {
		share,
		margin: -Math.log1p(-share),
		from
	};
}

// src/core/verdict/decide.ts
const CONFIRMATION_ALPHA = .025;
/** A confirmation on fewer blocks than this says nothing. */
const CONFIRMATION_BLOCKS = 8;
/** One-sided errors behind the finer labels. */
const LEANING_ALPHA = .05;
const IMPROVED_ALPHA = .005;
const TWIN_ALPHA = 5e-4;
/** With more of its blocks disturbed, a run calls a regression only what the others show by themselves. */
const MOST_DISTURBED = .5;
function keyOf({ rule, scope, scenario, workload, threads }) {
	return JSON.stringify([
		rule,
		scope,
		scenario,
		workload,
		threads
	]);
}
/** A comparison that still wants data: open, or suspected and not yet confirmed. */
function isUndecided(standing) {
	return standing === void 0 || standing.kind === "open" || standing.kind === "suspected";
}
/** Takes a look: decides what can be decided. */
function takeLook(standings, request) {
	const family = familyOf(request.comparisons, request.shards);
	const again = confirmations(standings, request);
	const next = new Map(standings);
	for (const comparison of request.comparisons) {
		const key = keyOf(comparison);
		const standing = next.get(key) ?? { kind: "open" };
		if (standing.kind === "suspected") next.set(key, confirm(standing, again(standing.trial, key), comparison, request));
		else if (standing.kind === "open") next.set(key, judge(comparison, family, request));
	}
	return next;
}
function judge(comparison, family, { look, last, trial, policy }) {
	const { effect, scope } = comparison;
	const { margin } = toleranceOf(comparison, policy);
	if (lowerBound(effect, passAlpha(look)) > -margin) return { kind: "passed" };
	const upper = upperBound(effect, regressedAlpha(look, scope, family));
	return effect.mean < -margin && upper < -.5 * margin && !last ? {
		kind: "suspected",
		trial
	} : { kind: "open" };
}
function confirm(suspected, again, comparison, { last, policy }) {
	if (!isEnough(again)) return suspected;
	const { margin } = toleranceOf(comparison, policy);
	if (showsAgain(again, margin)) return { kind: "regressed" };
	return lowerBound(again.effect, CONFIRMATION_ALPHA) > -margin || last ? { kind: "not reproduced" } : suspected;
}
/** What the trials after a suspicion say of a comparison, asked by the trial and the comparison's key. */
function confirmations(standings, { since }) {
	const trials = new Set([...standings.values()].flatMap((standing) => standing.kind === "suspected" ? [standing.trial] : []));
	const found = new Map([...trials].map((trial) => [trial, new Map(since(trial).map((each) => [keyOf(each), each]))]));
	return (trial, key) => found.get(trial)?.get(key);
}
function isEnough(again) {
	return again !== void 0 && again.blocks >= CONFIRMATION_BLOCKS;
}
function showsAgain({ effect }, margin) {
	return effect.mean < -margin && upperBound(effect, CONFIRMATION_ALPHA) < -.5 * margin;
}
/** The verdict of the run when no more is measured. */
function decide(compared, standings, policy, measuredSeconds) {
	const { comparisons, missing } = compared;
	const family = familyOf(comparisons, 1);
	const findings = comparisons.map((comparison) => {
		return toFinding(comparison, trusted(standings.get(keyOf(comparison)) ?? { kind: "open" }, comparison, compared, policy), {
			family,
			policy,
			measuredSeconds
		});
	});
	return {
		kind: overall(findings, missing.length === 0),
		findings
	};
}
/**
* A regression that a restless machine alone may have made is not believed: where most blocks were disturbed and the
* others by themselves do not show it, or where two servers of one configuration differ in the same cell by more than
* half the tolerance, and surely.
*/
function trusted(standing, comparison, { twin: twins, disturbance, undisturbed }, policy) {
	if (standing.kind !== "regressed") return standing;
	const { margin } = toleranceOf(comparison, policy);
	if (isTooDisturbed(disturbance)) {
		const quiet = undisturbed.find((other) => keyOf(other) === keyOf(comparison));
		if (!isEnough(quiet) || !showsAgain(quiet, margin)) return { kind: "machine disturbed" };
	}
	return twins.some((twin) => (comparison.scope === "mean" || twin.workload === comparison.workload && twin.threads === comparison.threads) && Math.abs(twin.effect.mean) > .5 * margin && differs(twin.effect)) ? { kind: "A/A check failed" } : standing;
}
/** Whether the machine was too restless for a regression to be believed on all blocks together. */
function isTooDisturbed({ blocks, disturbed }) {
	return disturbed > MOST_DISTURBED * blocks;
}
/** Whether equal servers were shown to differ, at an error of one in a thousand. */
function differs(effect) {
	return lowerBound(effect, TWIN_ALPHA) > 0 || upperBound(effect, TWIN_ALPHA) < 0;
}
/** A run that could not compare everything it planned never passes. */
function overall(findings, complete) {
	if (findings.some(({ verdict }) => verdict === "regressed")) return "regressed";
	return complete && findings.every(({ verdict }) => verdict === "pass") ? "pass" : "inconclusive";
}
function toFinding(comparison, standing, { family, policy, measuredSeconds }) {
	const tolerance = toleranceOf(comparison, policy);
	const verdict = verdictOf(standing);
	return {
		...comparison,
		tolerance: tolerance.share,
		toleranceFrom: tolerance.from,
		detectable: detectable(comparison, tolerance, family),
		verdict,
		label: labelOf(comparison, standing),
		confirmed: standing.kind === "regressed" ? true : standing.kind === "not reproduced" ? false : null,
		sufficientSeconds: verdict === "inconclusive" ? sufficientSeconds(comparison, tolerance, measuredSeconds) : null
	};
}
function verdictOf({ kind }) {
	if (kind === "passed") return "pass";
	return kind === "regressed" ? "regressed" : "inconclusive";
}
/** Standings that are called what they are. */
const OWN_WORDS = /* @__PURE__ */ new Set([
	"regressed",
	"not reproduced",
	"A/A check failed",
	"machine disturbed"
]);
function labelOf({ effect }, { kind }) {
	if (OWN_WORDS.has(kind)) return kind;
	if (kind === "suspected") return "not confirmed in time";
	if (kind === "passed") {
		if (lowerBound(effect, IMPROVED_ALPHA) > 0) return "improved";
		return upperBound(effect, LEANING_ALPHA) < 0 ? "slower within tolerance" : "within tolerance";
	}
	return upperBound(effect, LEANING_ALPHA) < 0 ? "leaning regressed" : "undecided";
}
function familyOf(comparisons, shards) {
	const means = comparisons.filter(({ scope }) => scope === "mean").length;
	return {
		cells: shards * (comparisons.length - means),
		means
	};
}

export { keyOf as a, supportedTolerance as c, regressedAlpha as d, isUndecided as i, HALF_MARGIN as l, differs as n, takeLook as o, isTooDisturbed as r, toleranceOf as s, decide as t, passAlpha as u };