/** The suite as it is measured and judged: adjusted by the flags, under the rules that hold, with the cells to measure. */
import { chooseCells } from '../core/coverage/choose-cells.ts'
import type { MeasuredRequest } from '../core/request/measured-request.ts'
import { adjustSuite } from '../core/suite/adjust.ts'
import type { Suite } from '../core/suite/suite.ts'
import {
  byStricterRules,
  isOnlyTold,
  loosenedRules,
  takesAway,
  withTimeForCells,
} from '../core/verdict/loosened-rules.ts'
import { ruleChangeText } from '../core/warnings/warnings.ts'
import { UserError } from '../errors.ts'
import type { Subject } from './subject.ts'

/**
 * Without named workloads, option files get those that show the changed settings.
 *
 * @param subject with the suite whose rules count; undefined if there was none, so that nothing can be loosened
 * @throws UserError if a flag names something missing from the suite, or the suite lacks a part that must still judge
 * it
 * @returns with warnings about rules that the change loosens
 */
export function applyRules(
  { suite: head, base, ruledBy }: Pick<Subject, 'suite' | 'base' | 'ruledBy'>,
  { subject, adjustments, rules }: MeasuredRequest,
) {
  const adjusted = adjustSuite(head, adjustments)
  if (adjusted.kind !== 'ok') throw new UserError(adjusted.problems.join('\n'))
  const loosened = ruledBy === undefined ? [] : loosenedRules(ruledBy, head, adjustments, rules)
  const holds = subject.kind === 'suite' ? (subject.rules?.holds ?? 'head') : 'head'
  const warnings = loosened.map(
    (change) => ({ code: 'rules-loosened', ...change, holds: isOnlyTold(change) ? 'head' : holds }) as const,
  )
  let { suite } = adjusted
  if (holds === 'base' && ruledBy !== undefined) {
    refuseLost(head, loosened)
    suite = byStricterRules(ruledBy, suite, loosened)
    if (adjustments.budgetSeconds === undefined) suite = withTimeForCells(ruledBy, suite, loosened)
  }
  const { options = [] } = suite.scenarios.find(({ name }) => name === suite.control) ?? {}
  // Every scenario as it is without its proposal.
  const present = suite.scenarios.map((scenario) => ({ ...scenario, options }))
  const before = subject.kind === 'advice' ? present : base?.scenarios
  const isChosen = subject.kind !== 'suite' && before !== undefined && adjustments.workloads === undefined
  const chosen = isChosen ? chooseCells(suite, before, adjustments) : { suite, reasons: [] }
  return { ...chosen, warnings }
}

function refuseLost(head: Suite, loosened: ReturnType<typeof loosenedRules>): void {
  const lost = loosened.filter(takesAway)
  if (lost.length === 0) return
  const lines = lost.map((change) => `  ${change.file}:${change.line}: ${ruleChangeText(change)}`)
  throw new UserError(
    `${head.file} removes what the rules of the base require, so the change cannot be judged by them; ` +
      `put it back, or ask a maintainer to set the input allow-rule-changes: true\n${lines.join('\n')}`,
  )
}
