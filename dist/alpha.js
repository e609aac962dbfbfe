import { t as CONFIDENCE } from "./comparison.js";

// src/core/verdict/alpha.ts
/**
* Spending of the permitted error over looks and comparisons: by increments that add up, whatever the number of looks,
* so that no numerical integration is needed and dropped cells or changing degrees of freedom do no harm (a union
* bound). See "Group sequential methods", Jennison & Turnbull 2000, ch. 7, for spending functions.
*
* A run fails falsely if a suspicion is raised falsely and other servers alone confirm it falsely. As starts and turns
* of the two are independent, the chance is the product: 20 % · 2.5 % = 0.5 %, half of the promised limit. The other
* half is for the rule baseline, whose comparisons are a family of their own.
*/
/** Chance that such a run suspects a regression anywhere. Nothing is failed by that; time goes into confirming it. */
const FALSE_SUSPICION_PER_RUN = .2;
/** Chance that a false suspicion is confirmed, over all looks at its confirmation. */
const FALSE_CONFIRMATION = .025;
/** Chance that a comparison that is just beyond its tolerance passes. */
const FALSE_PASS = .05;
/** One-sided error of the shown interval. */
const SHOWN_ALPHA = (1 - CONFIDENCE) / 2;
/** A regression needs its bound beyond this share of the tolerance. */
const HALF_MARGIN = .5;
/** Share of the planned time by which the last suspicion must be confirmed: at most half as much again. */
const LONGEST_SHARE = 1.5;
/** Share of the error of suspicions that the single cells get; scenario means get the rest. */
const CELL_SHARE = .8;
/**
* Share of an error that may be spent by a look: three quarters by information, of which each further start of the
* servers gets half of the rest before it; and of the remainder as much as the share of time that is over, so that
* every run ends.
*/
function spentBy({ share, information, starts }) {
	return 1 - (1 - .75 * (1 - .5 ** starts) * Math.min(1, information)) * (1 - Math.min(1, share));
}
/** One-sided error that this look may spend on suspecting one comparison of a regression. */
function suspicionAlpha(look, scope, family) {
	return FALSE_SUSPICION_PER_RUN * partOf(scope, family) * spent(look);
}
/** One-sided error that this look may spend, on measurements after a suspicion, to confirm or to refute it. */
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
	return now - before;
}

export { SHOWN_ALPHA as a, spentBy as c, LONGEST_SHARE as i, suspicionAlpha as l, FALSE_PASS as n, confirmationAlpha as o, HALF_MARGIN as r, passAlpha as s, FALSE_CONFIRMATION as t };