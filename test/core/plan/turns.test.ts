import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  alternatingTurns,
  blockSeconds,
  blockSecondsWithGap,
  blocksPerProbe,
  longerTurns,
  type Pace,
  rotatingTurns,
  shorterTurns,
  type Turns,
} from '../../../src/core/plan/turns.ts'

function pace(overrides: Partial<Pace> = {}): Pace {
  return { p95Ms: 3, computes: true, switchMs: 0, ...overrides }
}

const paces = fc.record({
  p95Ms: fc.double({ min: 0, max: 5000, noNaN: true }),
  computes: fc.boolean(),
  switchMs: fc.double({ min: 0, max: 50, noNaN: true }),
})
const arms = fc.integer({ min: 2, max: 20 })

describe('turns of servers that are frozen in turn', () => {
  it('last 5 ms if servers compute, at any latency', () => {
    for (const p95Ms of [0, 3, 400]) expect(rotatingTurns(pace({ p95Ms }), 4)).toMatchObject({ turnMs: 5, switchMs: 0 })
  })

  it('are longer with hundreds of threads, each of which is stopped and woken', () => {
    expect(rotatingTurns(pace({ threads: 50 }), 4).turnMs).toBe(5)
    expect(rotatingTurns(pace({ threads: 1024 }), 4).turnMs).toBeCloseTo(102.4)
  })

  it('keep their number if each is made four times as long', () => {
    expect(longerTurns(rotatingTurns(pace(), 3), 4)).toEqual({ ...rotatingTurns(pace(), 3), turnMs: 20 })
  })

  it('fill a block of 120 ms', () => {
    expect(rotatingTurns(pace(), 3).rounds).toBe(8)
    expect(rotatingTurns(pace(), 2).rounds).toBe(12)
  })

  it('are at least eight for each arm', () => {
    expect(rotatingTurns(pace(), 5).rounds).toBe(8)
    expect(rotatingTurns(pace(), 13).rounds).toBe(8)
  })

  it('let each thread complete three slow transactions, or two long queries, in a block', () => {
    expect(rotatingTurns(pace({ p95Ms: 100 }), 4).rounds).toBe(60)
    expect(rotatingTurns(pace({ p95Ms: 1000 }), 4, true).rounds).toBe(400)
  })

  it.each([
    { p95Ms: 0, turnMs: 100, what: 'are no shorter than 100 ms' },
    { p95Ms: 20, turnMs: 100, what: 'are no shorter than 100 ms for quick transactions' },
    { p95Ms: 40, turnMs: 160, what: 'last four of the slower transactions' },
    { p95Ms: 100, turnMs: 400, what: 'last four of the slower transactions' },
    { p95Ms: 300, turnMs: 1000, what: 'are no longer than a second' },
  ])('$what if servers wait, at a p95 of $p95Ms ms', ({ p95Ms, turnMs }) => {
    expect(rotatingTurns(pace({ p95Ms, computes: false }), 4)).toMatchObject({ turnMs, rounds: 1 })
  })

  it.each([
    [500, 500],
    [4000, 1000],
    [60_000, 2000],
  ])(
    'last longer the longer a redo log takes to fill, from 500 ms to 2 s: with %i ms to fill it, %i ms',
    (redoCycleMs, turnMs) => {
      expect(rotatingTurns(pace({ computes: false, redoCycleMs }), 3).turnMs).toBe(turnMs)
      expect(alternatingTurns(pace({ computes: false, redoCycleMs })).turnMs).toBe(turnMs)
    },
  )

  it('last at least 500 ms if servers read pages from disk', () => {
    const reading = { computes: false, readsPages: true }
    expect(rotatingTurns(pace({ ...reading, p95Ms: 1 }), 3).turnMs).toBe(500)
    expect(rotatingTurns(pace({ ...reading, p95Ms: 200 }), 3).turnMs).toBe(800)
    expect(rotatingTurns(pace({ ...reading, computes: true }), 3).turnMs).toBe(5)
  })

  it('are several for each arm if one is too short for transactions', () => {
    expect(rotatingTurns(pace({ computes: false, p95Ms: 1000 }), 4)).toMatchObject({ turnMs: 1000, rounds: 3 })
    expect(rotatingTurns(pace({ computes: false, p95Ms: 1000 }), 4, true)).toMatchObject({ turnMs: 1000, rounds: 2 })
  })

  it('fill at least 120 ms, 8 turns of each arm that only computes, and 3 transactions (2 if analytical) in a block', () => {
    fc.assert(
      fc.property(paces, arms, fc.boolean(), (own, count, isAnalytical) => {
        const turns = rotatingTurns(own, count, isAnalytical)
        expect(Number.isInteger(turns.rounds)).toBe(true)
        expect(turns.rounds).toBeGreaterThanOrEqual(own.computes ? 8 : 1)
        expect(blockSeconds(count, turns)).toBeGreaterThanOrEqual(0.12 - 1e-9)
        expect(turns.rounds * turns.turnMs).toBeGreaterThanOrEqual((isAnalytical ? 2 : 3) * own.p95Ms - 1e-9)
      }),
    )
  })
})

describe('turns that clients take', () => {
  it.each([
    { p95Ms: 0, turnMs: 100 },
    { p95Ms: 8, turnMs: 100 },
    { p95Ms: 9, turnMs: 108 },
    { p95Ms: 100, turnMs: 1200 },
  ])('last 100 ms, or twelve of the slower transactions: $turnMs ms at a p95 of $p95Ms ms', ({ p95Ms, turnMs }) => {
    expect(alternatingTurns(pace({ p95Ms }))).toEqual({ turnMs, rounds: 1, switchMs: 0 })
  })
})

describe('shortened turns', () => {
  const fast = rotatingTurns(pace({ p95Ms: 100 }), 2)
  const slow = pace({ p95Ms: 100 })
  const long = alternatingTurns(slow)

  it('are fewer turns of the same length if there were many', () => {
    expect(fast).toEqual({ turnMs: 5, rounds: 60, switchMs: 0 })
    expect(shorterTurns(fast, pace(), 2, 0.1)).toEqual({ ...fast, rounds: 10 })
    expect(shorterTurns(fast, pace(), 2, 0.109)).toEqual({ ...fast, rounds: 10 })
  })

  it('let a client complete a transaction in each block', () => {
    expect(shorterTurns(fast, pace({ p95Ms: 30 }), 2, 0.01)).toEqual({ ...fast, rounds: 12 })
  })

  it('last at least three slow transactions, and at least 30 ms', () => {
    expect(shorterTurns(long, slow, 3, 0.1).turnMs).toBe(300)
    expect(shorterTurns(long, slow, 3, -1).turnMs).toBe(300)
    expect(shorterTurns(alternatingTurns(pace({ p95Ms: 6 })), pace({ p95Ms: 6 }), 3, 0.01).turnMs).toBe(30)
  })

  it('of analytical queries last at least two queries', () => {
    const queries = pace({ p95Ms: 1000 })
    const turns = alternatingTurns(queries, true)
    expect(shorterTurns(turns, queries, 3, 0.1)).toEqual(turns)
  })

  it('leave time for the switch between states', () => {
    const switched = pace({ p95Ms: 50, switchMs: 10 })
    const turns = shorterTurns(alternatingTurns(switched), switched, 2, 0.8)
    expect(turns).toEqual({ turnMs: 390, rounds: 1, switchMs: 10 })
    expect(blockSeconds(2, turns)).toBeCloseTo(0.8, 12)
  })

  it('take no longer than before, and no longer than the given time unless they are the shortest', () => {
    const seconds = fc.double({ min: -1, max: 10, noNaN: true })
    fc.assert(
      fc.property(paces, arms, fc.boolean(), seconds, (own, count, isRotating, most) => {
        const usual = isRotating ? rotatingTurns({ ...own, computes: true }, count) : alternatingTurns(own)
        const turns = shorterTurns(usual, own, count, most)
        expect(blockSeconds(count, turns)).toBeLessThanOrEqual(blockSeconds(count, usual) + 1e-9)
        if (blockSeconds(count, turns) <= Math.max(0, most) + 1e-9) return
        const leastMs = Math.min(usual.turnMs, Math.max(30, 3 * own.p95Ms))
        const rounds = Math.min(usual.rounds, Math.max(1, Math.ceil((2 * own.p95Ms) / usual.turnMs)))
        expect(turns).toEqual(isRotating ? { ...usual, rounds } : { ...usual, turnMs: leastMs })
      }),
    )
  })
})

describe('the gap in which the machine is probed', () => {
  it.each<{ readonly arms: number; readonly turns: Turns; readonly blocks: number }>([
    { arms: 4, turns: { turnMs: 5, rounds: 10, switchMs: 0 }, blocks: 5 },
    { arms: 3, turns: { turnMs: 100, rounds: 1, switchMs: 0 }, blocks: 3 },
    { arms: 2, turns: { turnMs: 350, rounds: 1, switchMs: 0 }, blocks: 1 },
    { arms: 4, turns: { turnMs: 2000, rounds: 1, switchMs: 0 }, blocks: 1 },
  ])('comes about once a second: every $blocks blocks of $arms arms', ({ arms: count, turns, blocks }) => {
    expect(blocksPerProbe(count, turns)).toBe(blocks)
  })

  it('costs each of the blocks between two gaps its share of 10 ms', () => {
    const turns = { turnMs: 5, rounds: 10, switchMs: 0 }
    expect(5 * blockSecondsWithGap(4, turns)).toBeCloseTo(5 * blockSeconds(4, turns) + 0.01, 12)
  })
})
