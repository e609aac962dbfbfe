import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { leastBudgetSeconds, trialCount } from '../../../src/core/plan/budget.ts'
import { armName, armsOf, cellName, makePlan, type Plan, planTrial } from '../../../src/core/plan/plan.ts'
import { option, plan, scenario, suite, workload } from '../../builders.ts'

const MIXED = {
  workloads: [
    workload('oltp_write_only', { writes: true }),
    workload('oltp_read_only'),
    workload('oltp_read_write', { writes: true }),
    workload('oltp_point_select'),
  ],
  threads: [1, 4, 16],
} as const

/** Trials start in `startSeconds`; each cell of two candidates, control and twin takes another 1.4 s besides its turns. */
const CELL_OVERHEAD = 0.2 + 4 * 0.3
const FOUR_ARMS = { scenarios: [scenario('off'), scenario('on'), scenario('all')] } as const

describe('armsOf', () => {
  it('starts with the control and its twin, wherever the suite has the control', () => {
    const arms = armsOf(suite({ control: 'on', scenarios: [scenario('off'), scenario('on'), scenario('all')] }))
    expect(arms.map(armName)).toEqual(['on', 'on (twin)', 'off', 'all'])
    expect(arms.map((arm) => arm.role)).toEqual(['control', 'control', 'candidate', 'candidate'])
  })

  it('is the control and its twin where there is exactly one scenario', () => {
    expect(armsOf(suite({ scenarios: [scenario('off')] })).map(armName)).toEqual(['off', 'off (twin)'])
  })

  describe('against a base in which one scenario was another', () => {
    const head = suite({ scenarios: [scenario('off'), scenario('on'), scenario('all')] })
    const base = [scenario('off'), scenario('on', { options: [option('port', '1')] }), scenario('gone')]

    it('adds that scenario as it was', () => {
      const arms = armsOf(head, { rules: ['control', 'base'], base })
      expect(arms.map(armName)).toEqual(['off', 'off (twin)', 'on', 'all', 'on (base)'])
    })

    it('leaves out what only the control would be compared with, where that is not asked for', () => {
      expect(armsOf(head, { rules: ['base'], base }).map(armName)).toEqual(['off', 'off (twin)', 'on', 'on (base)'])
    })

    it('leaves the base out where it is not asked for', () => {
      expect(armsOf(head, { rules: ['control'], base }).map(armName)).toEqual(['off', 'off (twin)', 'on', 'all'])
    })
  })

  it('refuses a control that is no scenario', () => {
    expect(() => armsOf(suite({ control: 'absent' }))).toThrow(RangeError)
  })
})

describe('cellName', () => {
  it('says thread for exactly one and threads for two', () => {
    expect(cellName({ workload: workload('a'), threads: 1 })).toBe('a · 1 thread')
    expect(cellName({ workload: workload('a'), threads: 2 })).toBe('a · 2 threads')
  })
})

const trialsOf = (made: Plan) => [1, 2, 3, 4, 5, 6].flatMap((number) => planTrial(made, number, () => true) ?? [])

describe('makePlan', () => {
  it('keeps seed and budget, and has every cell once', () => {
    const made = plan({ ...MIXED, budgetSeconds: 90 }, 42)
    expect(made).toMatchObject({ seed: 42, budgetSeconds: 90 })
    expect(new Set(made.cells.map(cellName)).size).toBe(12)
  })

  it('is the same for the same seed', () => expect(makePlan(suite(MIXED), 5)).toEqual(makePlan(suite(MIXED), 5)))
})

describe('planTrial', () => {
  it('has every cell exactly once where everything is wanted', () => {
    const made = plan(MIXED)
    for (const trial of trialsOf(made)) {
      expect(trial.cells.map(({ cell }) => cellName(cell)).sort()).toEqual(made.cells.map(cellName).sort())
      expect(trial.arms).toEqual(made.arms)
    }
  })

  it('measures cells that write last, in every trial and with every seed', () => {
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        for (const { cells } of trialsOf(plan(MIXED, seed))) {
          const writes = cells.map(({ cell }) => cell.workload.writes)
          expect(writes.indexOf(true)).toBe(writes.lastIndexOf(false) + 1)
        }
      }),
    )
  })

  it('orders cells differently with another seed and in another trial', () => {
    const orders = [plan(MIXED, 1), plan(MIXED, 2)].flatMap((made) =>
      trialsOf(made).map(({ cells }) => cells.map(({ cell }) => cellName(cell)).join()),
    )
    expect(new Set(orders).size).toBe(orders.length)
  })

  it('leaves out arms and cells that are not wanted, but never the control and its twin of a cell that is', () => {
    const made = plan({ ...FOUR_ARMS, threads: [1, 4] })
    const last = made.arms.at(-1)
    const trial = planTrial(made, 2, (arm, cell) => arm === last && cell.threads === 4)
    expect(trial?.cells.map(({ cell }) => cell.threads)).toEqual([4])
    expect(trial?.arms).toEqual([made.arms[0], made.arms[1], last])
  })

  it('is none where nothing is wanted', () => expect(planTrial(plan(), 2, () => false)).toBeUndefined())
})

describe('trialCount', () => {
  const count = (budgetSeconds: number, startSeconds: number) =>
    trialCount(plan({ ...FOUR_ARMS, budgetSeconds }), startSeconds)

  it('is between two, of which one confirms, and six', () => {
    const seconds = fc.double({ min: 0.001, max: 1e6, noNaN: true })
    fc.assert(
      fc.property(seconds, seconds, (budget, start) => {
        expect([2, 3, 4, 5, 6]).toContain(count(budget, start))
      }),
    )
  })

  it('is the third as soon as three starts take no more than a fifth of the budget', () => {
    const overhead = 8.6 + CELL_OVERHEAD
    expect(count(15 * overhead, 8.6)).toBe(3)
    expect(count(15 * overhead - 1, 8.6)).toBe(2)
  })

  it('never exceeds six, however cheap starts are', () => expect(count(3600, 1)).toBe(6))

  it('does not grow with slower starts', () => {
    const seconds = fc.double({ min: 0.01, max: 500, noNaN: true })
    fc.assert(
      fc.property(seconds, seconds, fc.integer({ min: 5, max: 3600 }), (start, more, budget) => {
        expect(count(budget, start + more)).toBeLessThanOrEqual(count(budget, start))
      }),
    )
  })
})

describe('leastBudgetSeconds', () => {
  it('covers two trials: their starts and three blocks of every cell', () => {
    // Four servers of 0.8 s, one cell of 1.4 s, three blocks of four turns of 105 ms: 5.9 s, twice.
    expect(leastBudgetSeconds(plan(FOUR_ARMS))).toBe(12)
  })

  it('grows with the turns of many threads', () => {
    // 64 threads are expected at 38.4 ms: turns of 76.8 + 768 ms.
    expect(leastBudgetSeconds(plan({ ...FOUR_ARMS, threads: [64] }))).toBe(
      Math.ceil(2 * (4 * 0.8 + CELL_OVERHEAD + 3 * 4 * 0.8448)),
    )
  })

  it('is not less with one more cell, arm or thread', () => {
    const base = leastBudgetSeconds(plan({ threads: [4] }))
    expect(leastBudgetSeconds(plan({ threads: [4, 5] }))).toBeGreaterThan(base)
    expect(leastBudgetSeconds(plan({ threads: [4], ...FOUR_ARMS }))).toBeGreaterThan(base)
    expect(leastBudgetSeconds(plan({ threads: [5] }))).toBeGreaterThanOrEqual(base)
  })
})
