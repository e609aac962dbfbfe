/** Statements of comparisons as in result.json: their effects, with the facts known about each by its name. */

import { type ComparedPlan, type ContrastName, keyOf } from '../comparison/comparison.ts'
import { statementEffects } from '../comparison/statement-effects.ts'
import type { MeasuredBlocks } from '../measurement/blocks.ts'
import type { Arm, Plan } from '../plan/plan.ts'
import { countedStatements } from '../suite/own-workload.ts'
import type { Result, ResultStatement } from './result.ts'

/** The statements of a comparison. */
export interface DescribedStatements extends ContrastName {
  readonly statements: readonly ResultStatement[]
}

/** How the server of an arm executes a statement. */
export interface StatementPlan extends Pick<Arm, 'revision'> {
  readonly scenario: string
  /** Name of the statement. */
  readonly statement: string
  /** Lines for people, the same for the same plan. */
  readonly text: string
}

/** @param plans the known ones; a difference is reported if there is one for either side */
export function describeStatements(
  plan: Plan,
  measured: MeasuredBlocks,
  plans: readonly StatementPlan[],
): readonly DescribedStatements[] {
  const texts = new Map(plans.map((one) => [JSON.stringify([one.scenario, one.revision, one.statement]), one.text]))
  return statementEffects(plan, measured).map(({ statements, ...found }) => {
    const { now, before } = armsOf(plan, found)
    const textOf = (arm: Arm | undefined, name: string) =>
      arm && texts.get(JSON.stringify([arm.scenario.name, arm.revision, name]))
    return {
      ...found,
      statements: statements.map((effect) => {
        const sql = (sqlOf(now, effect.name) ?? sqlOf(before, effect.name))?.sql
        const plans = { before: textOf(before, effect.name), after: textOf(now, effect.name) }
        return { ...effect, ...(sql === undefined ? {} : { sql }), ...differing(plans) }
      }),
    }
  })
}

/** The arms of a comparison, without their copies. */
function armsOf({ arms }: Plan, { rule, scenario, reference }: ContrastName) {
  const named = (name: string, revision: Arm['revision']) =>
    arms.find((arm) => arm.scenario.name === name && arm.revision === revision)
  return {
    now: named(scenario, 'head'),
    before: rule === 'base' ? named(scenario, 'base') : (named(reference, 'head') ?? named(reference, 'base')),
  }
}

function sqlOf(arm: Arm | undefined, name: string) {
  const own = arm?.scenario.own
  return own && countedStatements(own.workload).find((statement) => statement.name === name)
}

function differing({ before, after }: Record<'before' | 'after', string | undefined>): Pick<ResultStatement, 'plan'> {
  return before === undefined || after === undefined || before === after ? {} : { plan: { before, after } }
}

/** Effects estimated again, with the facts about each statement from the result that was read. */
export function redescribed(
  { comparisons }: Pick<Result, 'comparisons'>,
  plan: ComparedPlan,
  measured: MeasuredBlocks,
): readonly DescribedStatements[] {
  const known = new Map(
    comparisons.flatMap((found) => (found.scope === 'cell' ? [[keyOf(found), found.statements ?? []] as const] : [])),
  )
  return statementEffects(plan, measured).map(({ statements, ...found }) => {
    const own = known.get(keyOf({ ...found, scope: 'cell' })) ?? []
    return {
      ...found,
      statements: statements.map((effect) => ({ ...own.find(({ name }) => name === effect.name), ...effect })),
    }
  })
}
