/** The suite under the rules that hold for it: its own, or those that it had before a change that is not trusted with them. */
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

/** The suite's own, unless somebody asks for those of the base. */
export function ruleChoiceOf(subject: SubjectRequest): RuleChoice {
  return subject.kind === 'suite' ? (subject.rules?.holds ?? 'head') : 'head'
}

/**
 * @param before the suite whose rules are looked at; undefined where there was none, so that nothing can be loosened
 * @throws UserError where a flag names what the suite does not have, or the suite lacks what it must still be judged by
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
