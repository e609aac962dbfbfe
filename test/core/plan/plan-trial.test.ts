import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Arm, armName, type Cell, type Plan } from '../../../src/core/plan/plan.ts'
import { planTrial, trialsToCome } from '../../../src/core/plan/plan-trial.ts'
import { MIXED, plan, scenario } from '../../builders.ts'

const cellName = ({ workload, threads }: Cell) => `${workload.name} ${threads}`
const FOUR_ARMS = { scenarios: [scenario('off'), scenario('on'), scenario('all')] } as const

const trialsOf = (made: Plan) => [1, 2, 3, 4, 5, 6].flatMap((number) => planTrial(made, number, () => true) ?? [])

describe('planTrial', () => {
  it('plans each cell exactly once if all cells are wanted', () => {
    const made = plan(MIXED)
    for (const trial of trialsOf(made)) {
      expect(trial.cells.map(({ cell }) => cellName(cell)).sort()).toEqual(made.cells.map(cellName).sort())
      expect(trial.arms).toEqual(made.arms)
    }
  })

  it('puts cells that write after those that only read, in each trial and with any seed', () => {
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        for (const { cells } of trialsOf(plan(MIXED, seed))) {
          const writes = cells.map(({ cell }) => cell.workload.writes)
          expect(writes.indexOf(true)).toBe(writes.lastIndexOf(false) + 1)
        }
      }),
    )
  })

  it('puts cells of many threads first among those that read, and among those that write', () => {
    for (const { cells } of trialsOf(plan(MIXED)))
      for (const writes of [true, false]) {
        const threads = cells.flatMap(({ cell }) => (Boolean(cell.workload.writes) === writes ? [cell.threads] : []))
        expect(threads).toEqual(threads.toSorted((one, other) => other - one))
      }
  })

  it('orders cells differently with another seed and in another trial', () => {
    const orders = [plan(MIXED, 1), plan(MIXED, 2)].flatMap((made) =>
      trialsOf(made).map(({ cells }) => cells.map(({ cell }) => cellName(cell)).join()),
    )
    // Those of many threads come first, so only few orders are left.
    expect(new Set(orders).size).toBeGreaterThan(orders.length / 2)
  })

  it('leaves out unwanted arms and cells, but keeps the control and its twin in every wanted cell', () => {
    const made = plan({ ...FOUR_ARMS, threads: [1, 4] })
    const last = made.arms.at(-1)
    const trial = planTrial(made, 2, (arm, cell) => arm === last && cell.threads === 4)
    expect(trial?.cells.map(({ cell }) => cell.threads)).toEqual([4])
    expect(trial?.arms).toEqual([made.arms[0], made.arms[1], last])
  })

  it('starts an arm that only one of its cells wants', () => {
    const made = plan({ ...FOUR_ARMS, threads: [1, 4] })
    const last = made.arms.at(-1)
    const trial = planTrial(made, 2, (arm, cell) => arm !== last || cell.threads === 4)
    expect(trial?.cells).toHaveLength(2)
    expect(trial?.arms).toEqual(made.arms)
  })

  it('plans both servers of a candidate, side by side, in each cell that wants the candidate', () => {
    const made = plan({ threads: [1, 4] })
    const trial = planTrial(made, 1, (arm, cell) => arm.scenario.name === 'on' && cell.threads === 4)
    expect(trial?.cells.map(({ cell, arms }) => [cell.threads, arms.map(armName)])).toEqual([
      [4, ['off', 'off (second copy)', 'on', 'on (second copy)']],
    ])
    expect(trial?.arms).toEqual(made.arms)
  })

  it('plans no trial if no cell is wanted', () => expect(planTrial(plan(), 2, () => false)).toBeUndefined())
})

it('the number of trials to come counts only trials in which an arm is wanted', () => {
  const isWanted = (_: Arm, __: unknown, number: number) => number <= 4
  expect(trialsToCome(plan(), 1, 6, () => true)).toBe(5)
  expect(trialsToCome(plan(), 1, 6, isWanted)).toBe(3)
  expect(trialsToCome(plan(), 6, 6, () => true)).toBe(0)
})
