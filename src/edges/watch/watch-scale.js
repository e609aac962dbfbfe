// One scale for all comparisons of the page.

/** The tolerance takes at least this share of the width, so that one wild change does not hide the others. */
const LEAST_TOLERANCE_SHARE = 0.08
/** Space beyond the tolerance on both sides, as a share of it. */
const MARGIN = 0.6
/** Share of the width at both ends, for half a mark. */
const EDGE = 0.03

/** @returns the least and the largest shown change; anything beyond is cut off */
export function domainOf(comparisons) {
  const widest = Math.max(0.01, ...comparisons.map(({ tolerance }) => tolerance))
  const changes = comparisons.flatMap(({ found }) => (found === null ? [] : [found.change, found.low, found.high]))
  const most = widest / LEAST_TOLERANCE_SHARE / 2
  const low = Math.max(-most, Math.min(-(1 + MARGIN) * widest, ...changes))
  const high = Math.min(most, Math.max(MARGIN * widest, ...changes))
  const edge = EDGE * (high - low)
  return [low - edge, high + edge]
}

/** Per cent of the width. */
export function placeIn([low, high], value) {
  const share = (value - low) / (high - low)
  return Math.round(1000 * Math.max(-1, Math.min(2, share))) / 10
}
