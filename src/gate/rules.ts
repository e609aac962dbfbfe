/**
 * Makes the suite as it is measured and judged: with the cells to measure, adjusted by the flags, under the limits of
 * the base.
 */
import { isDeepStrictEqual } from 'node:util'
import { chooseCells } from '../core/coverage/choose-cells.ts'
import { count } from '../core/figures.ts'
import type { MeasurementRequest } from '../core/request/measured-request.ts'
import type { PlanRequest } from '../core/request/run-request.ts'
import { adjustPolicy, adjustSuite } from '../core/suite/adjust.ts'
import { ruleLine, type Suite } from '../core/suite/suite.ts'
import type { Warning } from '../core/warnings/warnings.ts'
import { UserError } from '../errors.ts'
import type { Subject } from './subject.ts'

/**
 * Applies the flags, and the limits of the base, so that no change relaxes the limits that judge it. If no workloads
 * are named, option files get the workloads that show the changed settings.
 *
 * @param subject sides with the suite whose limits judge; if there is none, the suite's own limits judge
 * @throws UserError if a flag names something missing from the suite
 * @returns the suite, why its workloads were chosen, and warnings about what the change does to its suite
 */
export function applyRules(
  { suite: head, base, ruledBy }: Pick<Subject, 'suite' | 'base' | 'ruledBy'>,
  {
    subject,
    adjustments,
    image,
  }: Pick<MeasurementRequest, 'subject' | 'adjustments'> & Partial<Pick<PlanRequest, 'image'>>,
) {
  const adjusted = adjustSuite(head, adjustments)
  if (adjusted.kind !== 'ok') throw new UserError(adjusted.problems.join('\n'))
  refuseLoneControl(head, base === undefined ? adjustments.scenarios : undefined)
  const suite = { ...adjusted.suite, gate: adjustPolicy((ruledBy ?? head).gate, adjustments) }
  const { options = [] } = suite.scenarios.find(({ name }) => name === suite.control) ?? {}
  // Advice has no base, so each scenario is compared with itself without its proposal.
  const present = suite.scenarios.map((scenario) => ({ ...scenario, options }))
  const before = subject.kind === 'advice' ? present : base?.scenarios
  const isChosen = subject.kind !== 'suite' && before !== undefined && adjustments.workloads === undefined
  const chosen = isChosen ? chooseCells(suite, before, { ...adjustments, image }) : { suite, reasons: [] }
  const isOther = !isDeepStrictEqual(suite.gate, adjusted.suite.gate)
  const place = { file: head.file, line: ruleLine(head, 'gate') }
  const changed: Warning[] = isOther ? [{ code: 'limits-changed', ...place }] : []
  return { ...chosen, warnings: [...changed, ...(ruledBy === undefined ? [] : lostParts(ruledBy, head))] }
}

/**
 * A control alone has nothing to be compared with, so its figures would answer nothing.
 *
 * @throws UserError if a suite has other scenarios, and none is asked for
 */
function refuseLoneControl({ control, scenarios }: Suite, asked: readonly string[] | undefined): void {
  const others = scenarios.map(({ name }) => name).filter((name) => name !== control)
  if (asked === undefined || others.length === 0 || asked.some((name) => name !== control)) return
  throw new UserError(
    `--scenarios: found only the control, ${control}, which has nothing to be compared with; allowed: ${others.join(', ')}`,
  )
}

/**
 * Warns of parts that the base measures and the suite no longer has, because a change could hide its cost by removing
 * them.
 */
function lostParts(base: Suite, { file, workloads, threads, scenarios }: Suite): Warning[] {
  const without = (now: readonly { readonly name: string }[], before: readonly { readonly name: string }[]) =>
    before.map(({ name }) => name).filter((name) => now.every((each) => each.name !== name))
  const parts = [
    ...without(scenarios, base.scenarios).map((name) => `scenario ${name}`),
    ...without(workloads, base.workloads).map((name) => `workload ${name}`),
    ...base.threads.filter((level) => !threads.includes(level)).map((level) => count(level, 'thread')),
  ]
  return parts.length === 0 ? [] : [{ code: 'suite-reduced', file, parts }]
}
