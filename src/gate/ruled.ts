/** The suite under the rules that hold for it: its own, or those before a change that may not set them. */
import type { RuleChoice, SubjectRequest } from '../core/request/measured-request.ts'
import type { Adjustments } from '../core/suite/adjust.ts'
import type { Rule, Suite } from '../core/suite/suite.ts'
import {
  byStricterRules,
  type DecidedByFlags,
  isOnlyTold,
  loosenedRules,
  takesAway,
  withTimeForCells,
} from '../core/verdict/loosened-rules.ts'
import type { Warning } from '../core/warnings/warning.ts'
import { ruleChangeText } from '../core/wording/warnings.ts'
import { UserError } from '../errors.ts'
import { adjusted } from './adjusted.ts'

export interface Ruled {
  readonly suite: Suite
  readonly warnings: readonly Warning<'rules-loosened'>[]
}

/** The suite's own, unless those of the base are requested. */
export function ruleChoiceOf(subject: SubjectRequest): RuleChoice {
  return subject.kind === 'suite' ? (subject.rules?.holds ?? 'head') : 'head'
}

/**
 * @param before the suite whose rules count; undefined if there was none, so that nothing can be loosened
 * @throws UserError if a flag names something missing from the suite, or the suite lacks a part that must still judge
 * it
 */
export function ruled(
  head: Suite,
  before: Suite | undefined,
  holds: RuleChoice,
  flags: Adjustments,
  rules?: readonly Rule[],
): Ruled {
  const suite = adjusted(head, flags)
  if (before === undefined) return { suite, warnings: [] }
  const loosened = loosenedRules(before, head, flags satisfies DecidedByFlags, rules)
  const warnings = loosened.map(
    (change) => ({ code: 'rules-loosened', ...change, holds: isOnlyTold(change) ? 'head' : holds }) as const,
  )
  if (holds === 'head') return { suite, warnings }
  const lost = loosened.filter(takesAway)
  if (lost.length === 0) {
    const held = byStricterRules(before, suite, loosened)
    return { suite: flags.budgetSeconds === undefined ? withTimeForCells(before, held, loosened) : held, warnings }
  }
  const lines = lost.map((change) => `  ${change.file}:${change.line}: ${ruleChangeText(change)}`)
  throw new UserError(
    `${head.file} takes away what the base is measured by, so the change cannot be judged by the rules of the base; ` +
      `put it back, or ask a maintainer to set the input allow-rule-changes: true\n${lines.join('\n')}`,
  )
}
