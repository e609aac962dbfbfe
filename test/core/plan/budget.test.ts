import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  cellShare,
  idleSeconds,
  leastBudgetSeconds,
  searchSeconds,
  trialCount,
  trialShare,
} from '../../../src/core/plan/budget.ts'
import { plan, scenario, workload } from '../../builders.ts'

/**
 * Trials start in `startSeconds`; each cell of two candidates, control and twin takes another 1.4 s besides its turns.
 */
const CELL_OVERHEAD = 0.2 + 4 * 0.3
const FOUR_ARMS = { scenarios: [scenario('off'), scenario('on'), scenario('all')] } as const
/** Seconds that rounding may take away. */
const JUST = 1e-6

describe('the share of a trial in the gate’s budget', () => {
  it('is an equal part of the time that is left after subtracting the starts to come', () => {
    expect(trialShare(100, 3, 4)).toBe((100 - 3 * 4) / 4)
    expect(trialShare(50, 1, 4)).toBe((50 - 4) / 2)
  })

  it('is all of the time left in the last trial', () => {
    expect(trialShare(17, 0, 4)).toBe(17)
  })
})

describe('a trial of the search for causes', () => {
  const IDLE = { seconds: 8, arms: 4 }

  it('takes start and stop time in proportion to its servers, and at least half of the former time', () => {
    expect(idleSeconds(IDLE, 8)).toBe(16)
    expect(idleSeconds(IDLE, 3)).toBe(6)
    expect(idleSeconds(IDLE, 1)).toBe(4)
  })

  it('gives each server 0.8 s of turns, or two seconds if servers wait', () => {
    expect(searchSeconds(5, true)).toBe(4)
    expect(searchSeconds(5, false)).toBe(10)
  })
})

describe('trialCount', () => {
  const count = (budgetSeconds: number, startSeconds: number) =>
    trialCount(plan({ ...FOUR_ARMS, budgetSeconds }), startSeconds, 4)

  it('is at least two and at most ten', () => {
    const seconds = fc.double({ min: 0.001, max: 1e6, noNaN: true })
    fc.assert(
      fc.property(seconds, seconds, (budget, start) => {
        expect([2, 3, 4, 5, 6, 7, 8, 9, 10]).toContain(count(budget, start))
      }),
    )
  })

  it('is three as soon as three starts take at most three tenths of the budget', () => {
    const overhead = 8.6 + CELL_OVERHEAD
    expect(count(10 * overhead + JUST, 8.6)).toBe(3)
    expect(count(10 * overhead - JUST, 8.6)).toBe(2)
  })

  it('is five, and not six, as soon as five starts take at most three tenths of the budget', () => {
    const seconds = (5 * (8.6 + CELL_OVERHEAD)) / 0.3
    expect([count(seconds - JUST, 8.6), count(seconds + JUST, 8.6), count(1.3 * seconds, 8.6)]).toEqual([4, 5, 5])
  })

  it('is ten as soon as ten starts take at most an eighth of the budget', () => {
    const seconds = 10 * (8.6 + CELL_OVERHEAD) * 8
    expect([count(seconds - JUST, 8.6), count(seconds + JUST, 8.6), count(1.1 * seconds + JUST, 8.6)]).toEqual([
      9, 10, 10,
    ])
  })

  it("counts the starts of the candidate's second server", () => {
    const of = (overrides: Parameters<typeof plan>[0], budgetSeconds: number) =>
      trialCount(plan({ ...overrides, budgetSeconds }), 8.6, 4)
    const third = 10 * (8.6 + CELL_OVERHEAD)
    for (const seconds of [third - JUST, third + JUST]) expect(of({}, seconds)).toBe(of(FOUR_ARMS, seconds))
  })

  it('is two if all arms share a server', () =>
    expect(trialCount(plan({ ...FOUR_ARMS, budgetSeconds: 3600 }), 1, 1)).toBe(2))

  it('allows for only a short warm-up in a cell of analytical queries', () => {
    // 4 × 0.07 s and 0.2 s: with starts of 1 s three trials fit into ten times that sum.
    const queries = { ...FOUR_ARMS, workloads: [workload('tpch', { isAnalytical: true })] } as const
    const least = (overrides: Parameters<typeof plan>[0], seconds: number) => {
      const of = (budgetSeconds: number) => trialCount(plan({ ...overrides, budgetSeconds }), 1, 4)
      return [of(seconds - 0.01), of(seconds + 0.01)]
    }
    expect(least(queries, 10 * (1 + 0.2 + 4 * 0.07))).toEqual([2, 3])
  })
})

describe('the share of a cell in a trial', () => {
  it('is equal if all cells need the same time', () => {
    expect(cellShare(30, [2, 2, 2])).toBeCloseTo(10)
    expect(cellShare(30, [7])).toBeCloseTo(30)
  })

  it('is the least time of the cell plus an equal part of the rest', () => {
    expect(cellShare(30, [8, 2, 2])).toBeCloseTo(8 + 6)
    expect(cellShare(30, [2, 8, 2])).toBeCloseTo(2 + 6)
  })

  it('is in proportion to the least times if these do not fit', () => {
    expect(cellShare(6, [8, 2, 2])).toBeCloseTo(4)
  })
})

describe('leastBudgetSeconds', () => {
  it('is the time of two trials: their starts, and three blocks of each cell', () => {
    // Four servers of 0.8 s, one cell of 1.4 s, three blocks of eight turns of 5 ms of four arms: 5.1 s, twice.
    expect(leastBudgetSeconds(plan(FOUR_ARMS))).toBe(11)
  })

  it('grows with the longer turns of many threads', () => {
    // 64 threads are expected at 38.4 ms, of which three fit into 18 turns of 6.4 ms, and need 1.25 s besides.
    expect(leastBudgetSeconds(plan({ ...FOUR_ARMS, threads: [64] }))).toBe(
      Math.ceil(2 * (4 * 0.8 + 0.2 + 4 * 64 * (0.015 + 0.0045) + 3 * 4 * 18 * 0.0064)),
    )
  })

  it('grows with the time to fill each redo log, and with longer turns', () => {
    // 5 s for each of the four servers; three blocks of the longest turns of servers that wait: 1,250 ms.
    const writing = plan({ ...FOUR_ARMS, workloads: [workload('sustained_writes')] })
    expect(leastBudgetSeconds(writing)).toBe(Math.ceil(2 * (4 * 0.8 + 0.2 + 4 * (0.3 + 5) + 3 * 4 * 1.25)))
  })
})
