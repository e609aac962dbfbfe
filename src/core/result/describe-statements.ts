/** Statements of comparisons as in result.json: their effects, with the facts known about each by its name. */

import { type ComparedPlan, type ComparisonName, keyOf } from '../comparison/comparison.ts'
import { type StatementEffect, statementEffects } from '../comparison/statement-effects.ts'
import type { MeasuredBlocks } from '../measurement/blocks.ts'
import { armStatesOf, type Line } from '../measurement/measurement.ts'
import type { Arm, Plan } from '../plan/plan.ts'
import { countedStatements } from '../suite/own-workload.ts'
import type { Result } from './result.ts'

/** By the key of their comparison. */
export type StatementsByKey = ReadonlyMap<string, readonly StatementEffect[]>

type Facts = Pick<StatementEffect, 'sql' | 'plan'>

/** With the statement's text, and its execution plans on the first trial's servers, where they differ. */
export function describeStatements(plan: Plan, measured: MeasuredBlocks, lines: readonly Line[]): StatementsByKey {
  const states = armStatesOf(lines).filter(({ trial }) => trial === 1)
  return described(plan, measured, ({ rule, scenario, reference }, statement) => {
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
    const [old, own] = [planOf(before), planOf(now)]
    const isOther = old !== undefined && own !== undefined && old !== own
    return { sql: sqlOf(now) ?? sqlOf(before), plan: isOther ? { before: old, after: own } : undefined }
  })
}

/** Effects estimated again, with the facts about each statement from the result that was read. */
export function redescribed(
  { comparisons }: Pick<Result, 'comparisons'>,
  plan: ComparedPlan,
  measured: MeasuredBlocks,
): StatementsByKey {
  const known = new Map(comparisons.map((found) => [keyOf(found), found.statements]))
  return described(plan, measured, (found, statement) =>
    known.get(keyOf(found))?.find(({ name }) => name === statement),
  )
}

function described(
  plan: ComparedPlan,
  measured: MeasuredBlocks,
  factsOf: (found: ComparisonName, statement: string) => Facts | undefined,
): StatementsByKey {
  return new Map(
    statementEffects(plan, measured).map((found) => [
      keyOf(found),
      found.statements.map((effect) => ({ ...factsOf(found, effect.name), ...effect })),
    ]),
  )
}
