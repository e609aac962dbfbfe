import { describe, expect, it } from 'vitest'
import { MeasuredBlocks } from '../../../src/core/measurement/blocks.ts'
import type { RunLine } from '../../../src/core/measurement/measurement.ts'
import { isOfBase } from '../../../src/core/names.ts'
import { type Plan, planOf } from '../../../src/core/plan/plan.ts'
import { describeStatements } from '../../../src/core/result/describe-statements.ts'
import { countedStatements } from '../../../src/core/scenario/own-load.ts'
import { armState, cellTotals, option, ownLoad, plan, scenario, slice, suite } from '../../builders.ts'

/** Every arm with the statements of its scenario. */
function linesOf({ arms }: Plan): RunLine[] {
  return arms.flatMap(({ scenario: { name, own }, revision }): RunLine[] => {
    const names = own === undefined ? [] : countedStatements(own.workload).map((statement) => statement.name)
    const place = { scenario: name, revision }
    const slices = Array.from({ length: 30 }, (_, block) =>
      slice({ ...place, block, at: block, statements: names.map(() => [100, 0.01] as const) }),
    )
    const statements = names.map((each) => ({ name: each, executions: 3000, seconds: 0.3, failed: 0 }))
    return [...slices, cellTotals({ ...place, statements })]
  })
}

/** The statements of each comparison, in the plan's order. */
function described(planned: Plan, plans: readonly RunLine[] = []) {
  return [...describeStatements(planned, new MeasuredBlocks(linesOf(planned)), plans).values()]
}

const OWN = ownLoad(['select orders', 'update stock'])
const PLAN = plan({ scenarios: [scenario('off', { own: OWN }), scenario('on', { own: OWN })] })

function plansOf(name: string, text: string): RunLine {
  return armState({ scenario: name, plans: { 'select orders': text, 'update stock': 'by key' } })
}

describe('a statement of a result', () => {
  it('has its text from the workload', () => {
    const [found] = described(PLAN)
    expect(found?.map(({ name, sql }) => [name, sql])).toEqual([
      ['select orders', 'SELECT 0 FROM t WHERE id = ?'],
      ['update stock', 'SELECT 1 FROM t WHERE id = ?'],
    ])
  })

  it('that only the former workload has is shown with its former text', () => {
    const before = ownLoad(['select orders', 'select gone'])
    const head = suite({
      scenarios: [scenario('off', { own: OWN }), scenario('on', { own: OWN, options: [option('autocommit', '0')] })],
    })
    const base = [scenario('off', { own: OWN }), scenario('on', { own: before })]
    const planned = planOf(head, 1, { rules: ['base'], base })
    const found = described(planned).at(-1)
    expect(found?.map(({ name, verdict, sql }) => [name, verdict, sql])).toEqual([
      ['select orders', 'no change', 'SELECT 0 FROM t WHERE id = ?'],
      ['update stock', 'added', 'SELECT 1 FROM t WHERE id = ?'],
      ['select gone', 'removed', 'SELECT 1 FROM t WHERE id = ?'],
    ])
    expect(planned.arms.some(isOfBase)).toBe(true)
  })

  it('has its plans on both sides if they differ', () => {
    const [found] = described(PLAN, [plansOf('on', 'full scan'), plansOf('off', 'range')])
    expect(found?.map((one) => one.plan)).toEqual([{ before: 'range', after: 'full scan' }, undefined])
  })

  it('has no plans if its plan on one side is unknown', () => {
    expect(described(PLAN, [plansOf('on', 'full scan')])[0]?.map((one) => one.plan)).toEqual([undefined, undefined])
  })
})
