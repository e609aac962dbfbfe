/** The flags of `qpsgate plan` into a request. */
import { parseArgs } from 'node:util'
import type { PlanRequest } from '../../core/request/plan-request.ts'
import { UserError } from '../../errors.ts'
import { complaints, optional, parseOr, wholeNumber } from './flag-values.ts'
import { PLAN_FLAGS } from './help.ts'
import { parseMeasured } from './measured-flags.ts'

/** Jobs that a workflow's matrix may have. */
const MOST_SHARDS = 256

/** @throws UserError with one line for every wrong flag */
export function parsePlanFlags(args: readonly string[]): PlanRequest {
  const { values, positionals } = parseOr('plan', PLAN_FLAGS, () =>
    parseArgs({ args: [...args], options: PLAN_FLAGS, allowPositionals: true, strict: true }),
  )
  const { problems, complain } = complaints()
  const measured = parseMeasured(values, positionals, complain)
  const shards = optional(values.shards, (text) => wholeNumber('--shards', text, MOST_SHARDS, complain))
  if (problems.length > 0) throw new UserError(problems.join('\n'))
  return { ...measured, shards }
}
