/** Reads durations and percentages as people write them, in suites and on the command line. */

const SECONDS_PER = { h: 3600, m: 60, s: 1 } as const
const DURATION = /^(?:(\d+(?:\.\d+)?)h)?(?:(\d+(?:\.\d+)?)m)?(?:(\d+(?:\.\d+)?)s)?$/
const PERCENTAGE = /^(\d+(?:\.\d+)?)\s*%$/
const FRACTION = /^(?:\d+(?:\.\d+)?|\.\d+)$/

/** Pattern for the JSON Schema of suites, so that editors check durations while the user types. */
export const DURATION_PATTERN = `^\\s*(?=\\S)${DURATION.source.slice(1, -1)}\\s*$`
/**
 * Pattern for the JSON Schema of suites, with the limits 0 and 100%. It is exact, whereas Number() rounds 99.99…9 to
 * 100.
 */
export const PERCENTAGE_PATTERN = '^\\s*(?=.*[1-9])0*(?:\\d{1,2}(?:\\.\\d+)?\\s*%|\\.\\d+)\\s*$'

export const DURATION_FORM = 'a duration such as 45s, 5m or 1h30m'

/**
 * Seconds of "45s", "5m" or "1h30m"; undefined for anything else. A number without a unit is refused, because it could
 * mean seconds or minutes.
 */
export function parseDuration(text: string): number | undefined {
  const match = DURATION.exec(text.trim())
  if (match === null || match[0] === '') return undefined
  const [, hours, minutes, seconds] = match
  return (
    Number(hours ?? 0) * SECONDS_PER.h + Number(minutes ?? 0) * SECONDS_PER.m + Number(seconds ?? 0) * SECONDS_PER.s
  )
}

export const PERCENTAGE_FORM = 'a percentage such as 5% or 0.05, more than 0% and less than 100%'

/**
 * The fraction of "5%", "0.05" or 0.05; undefined for anything else. 100% and more are refused, because no slowdown is
 * larger, and because `5` is meant as 5% and not as 500%.
 */
export function parsePercentage(value: string | number): number | undefined {
  const text = String(value).trim()
  const percent = PERCENTAGE.exec(text)?.[1]
  const isFraction = typeof value === 'number' || FRACTION.test(text)
  const fraction = percent !== undefined ? Number(percent) / 100 : isFraction ? Number(text) : 0
  return fraction > 0 && fraction < 1 ? fraction : undefined
}
