// One scale for all comparisons of the page.

/** What is tolerated takes at least this share of the width, so that one wild change does not hide what matters. */
const LEAST_TOLERANCE_SHARE = 0.08
/** Beyond the tolerance, on both sides, in parts of it. */
const MARGIN = 0.6
/** Of the width, at both ends, for half a mark. */
const EDGE = 0.03

/** @returns the least and the largest change that are shown; what lies beyond is cut */
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
