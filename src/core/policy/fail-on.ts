/** Outcomes that fail the check of a run, as users write them. Wrong input always fails it. */

/** Outcomes that may fail the check. `error` means that the run could not measure. */
export const FAILURES = ['regressed', 'inconclusive', 'not-measured', 'error'] as const
export type FailingOutcome = (typeof FAILURES)[number]

/** Outcomes that fail the check; empty: none does, so that the run only informs. */
export type FailOn = readonly FailingOutcome[]

export const DEFAULT_FAIL_ON: FailOn = ['regressed', 'error']

const NONE = 'none'
export const FAIL_ON_FORM = `${NONE}, or some of ${FAILURES.join(' ')}`

/** Pattern for the JSON Schema of suites, so that editors check the words. */
export const FAIL_ON_PATTERN = `^(${NONE}|(${FAILURES.join('|')})([ ,]+(${FAILURES.join('|')}))*)$`

/** Reads "regressed error", also with commas, or "none"; undefined if a word is no outcome. */
export function parseFailOn(text: string): FailOn | undefined {
  const words = text.split(/[\s,]+/).filter((word) => word !== '')
  if (words.join() === NONE) return []
  const failOn = FAILURES.filter((failure) => words.includes(failure))
  return failOn.length > 0 && words.every((word) => failOn.some((failure) => failure === word)) ? failOn : undefined
}

export function failOnText(failOn: FailOn): string {
  return failOn.length === 0 ? NONE : failOn.join(' ')
}
