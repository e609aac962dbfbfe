/** The suite, adjusted by the flags. */
import { type Adjustments, adjustSuite } from '../core/suite/adjust.ts'
import type { Suite } from '../core/suite/suite.ts'
import { UserError } from '../errors.ts'

/** @throws UserError with one line for every flag that names something missing from the suite */
export function adjusted(suite: Suite, adjustments: Adjustments): Suite {
  const outcome = adjustSuite(suite, adjustments)
  if (outcome.kind === 'ok') return outcome.suite
  const lines = outcome.problems.map(({ list, found, allowed }) => `--${list}: found ${found}; allowed: ${allowed}`)
  throw new UserError(lines.join('\n'))
}
