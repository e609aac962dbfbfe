// src/core/verdict/alpha.ts
/**
* How the permitted error is spent over looks and comparisons: by increments that add up, whatever the number of looks,
* so that no numerical integration is needed and dropped cells or changing degrees of freedom do no harm (a union bound).
* See "Group sequential methods", Jennison & Turnbull 2000, ch. 7, for spending functions.
*
* A run is failed falsely when a suspicion is raised falsely and other servers, by themselves, confirm it falsely. As
* starts and turns of the two are independent, the chance is the product: 20 % · 2.5 % = 0.5 %, half of what is promised.
* The other half is for starts that differ more than expected, and for noise that comes in bursts.
*/
/** Chance that a run without any real regression is failed, over all cells, rules and looks. */
const FALSE_ALARM_PER_RUN = .01;
/** Chance that such a run suspects a regression anywhere. Nothing is failed by that; time goes into confirming it. */
const FALSE_SUSPICION_PER_RUN = .2;
/** Chance that a false suspicion is confirmed, over all looks at what confirms it. */
const FALSE_CONFIRMATION = .025;
/** Chance that a comparison that is just beyond its tolerance passes. */
const FALSE_PASS = .05;
/** A regression needs its bound beyond this share of the tolerance. */
const HALF_MARGIN = .5;
/** Share of the planned time that may be over when the last suspicion is confirmed: half of it more, at the most. */
const LONGEST_SHARE = 1.5;
/** Share of the error of suspicions that the single cells get; scenario means get the rest. */
const CELL_SHARE = .8;
/** Most runs are decided within a tenth of the time that they may take, so a third of the error is spent by then. */
const SPENDING_POWER = .5;
/** One-sided error that this look may spend on suspecting one comparison of a regression. */
function suspicionAlpha(look, scope, family) {
	return FALSE_SUSPICION_PER_RUN * partOf(scope, family) * spent(look);
}
/** One-sided error with which one comparison may be called regressed at its only look, with nothing to confirm it. */
function alarmAlpha(scope, family) {
	return FALSE_ALARM_PER_RUN * partOf(scope, family);
}
/** One-sided error that this look at what came after a suspicion may spend on confirming it, or on refuting it. */
function confirmationAlpha(look) {
	return FALSE_CONFIRMATION * spent(look);
}
/** One-sided error that this look may spend on passing one comparison; needs no correction for their number. */
function passAlpha(look) {
	return FALSE_PASS * spent(look);
}
/** One comparison's part of the error of all. */
function partOf(scope, { cells, means }) {
	if (scope === "mean") return .19999999999999996 / Math.max(1, means);
	return (means === 0 ? 1 : CELL_SHARE) / Math.max(1, cells);
}
function spent({ before, now }) {
	return now ** SPENDING_POWER - before ** SPENDING_POWER;
}

export { alarmAlpha as a, suspicionAlpha as c, LONGEST_SHARE as i, FALSE_PASS as n, confirmationAlpha as o, HALF_MARGIN as r, passAlpha as s, FALSE_CONFIRMATION as t };