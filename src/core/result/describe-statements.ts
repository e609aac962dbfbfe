/** Statements of comparisons as in result.json: the effect, the text and the execution plans of each. */

import { type ComparisonName, type ComparisonPlan, nameKey } from '../comparison/comparison.ts'
import { type StatementEffect, statementEffects } from '../comparison/statement-effects.ts'
import type { MeasuredBlocks } from '../measurement/blocks.ts'
import { armStatesOf, type RunLine } from '../measurement/measurement.ts'
import type { Arm, Plan } from '../plan/plan.ts'
import { countedStatements } from '../scenario/own-load.ts'
import type { Result } from './result.ts'

export type StatementsByKey = ReadonlyMap<string, readonly StatementEffect[]>

interface StatementFacts {
  readonly sql?: string | undefined
  readonly plan?: StatementEffect['plan']
}

/**
 * Statements with their effects. Execution plans are those of the servers of the first trial, and are added only if
 * they differ between the two sides, because equal plans explain nothing.
 */
export function describeStatements(plan: Plan, measured: MeasuredBlocks, lines: readonly RunLine[]): StatementsByKey {
  const states = armStatesOf(lines).filter(({ trial }) => trial === 1)
  return statementsByKey(plan, measured, ({ rule, scenario, reference }, statement) => {
    const armOf = (name: string, revision: Arm['revision']) =>
      plan.arms.find((arm) => arm.scenario.name === name && arm.revision === revision)
    const now = armOf(scenario, 'head')
    const before = rule === 'base' ? armOf(scenario, 'base') : (armOf(reference, 'head') ?? armOf(reference, 'base'))
    const sqlOf = (arm: Arm | undefined) =>
      arm?.scenario.own && countedStatements(arm.scenario.own.workload).find(({ name }) => name === statement)?.sql
    const planOf = (arm: Arm | undefined) => {
      const state = states.find((each) => each.scenario === arm?.scenario.name && each.revision === arm.revision)
      return new Map(Object.entries(state?.plans ?? {})).get(statement)
    }
    const planBefore = planOf(before)
    const planNow = planOf(now)
    const isOther = planBefore !== undefined && planNow !== undefined && planBefore !== planNow
    return { sql: sqlOf(now) ?? sqlOf(before), plan: isOther ? { before: planBefore, after: planNow } : undefined }
  })
}

/** Estimates effects again from raw measurements; texts and execution plans come from the result that was read. */
export function describeAgain({ comparisons, plan }: Result, measured: MeasuredBlocks): StatementsByKey {
  const statements = new Map(comparisons.map((comparison) => [nameKey(comparison), comparison.statements]))
  return statementsByKey(plan, measured, (comparison, statement) =>
    statements.get(nameKey(comparison))?.find(({ name }) => name === statement),
  )
}

function statementsByKey(
  plan: ComparisonPlan,
  measured: MeasuredBlocks,
  factsOf: (comparison: ComparisonName, statement: string) => StatementFacts | undefined,
): StatementsByKey {
  return new Map(
    statementEffects(plan, measured).map(({ statements, ...comparison }) => [
      nameKey(comparison),
      statements.map((effect) => ({ ...factsOf(comparison, effect.name), ...effect })),
    ]),
  )
}
