import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { seededRandom } from '../../../src/core/plan/random.ts'
import {
  blockOrders,
  blockSeconds,
  blocksPerProbe,
  probeGapMs,
  shortened,
  switchedTurnLengths,
  timetable,
  turnLengths,
  turnSeconds,
} from '../../../src/core/plan/turns.ts'

describe('turns of long queries', () => {
  it('count two of them, on a server of its own or a shared one', () => {
    expect(turnLengths(1000, true)).toEqual({ rampMs: 2000, countedMs: 2000 })
    expect(switchedTurnLengths(1000, true)).toEqual({ rampMs: 1000, countedMs: 2000 })
  })

  it('of other work count six, and twelve on a shared server', () => {
    expect(turnLengths(1000)).toEqual({ rampMs: 1000, countedMs: 6000 })
    expect(switchedTurnLengths(1000)).toEqual({ rampMs: 1000, countedMs: 12_000 })
  })
})

describe('turns of which a block takes too long', () => {
  const usual = turnLengths(100)

  it('stay as they are where there is time', () => expect(shortened(usual, 100, 2, 1.4)).toEqual(usual))

  it('are as long as there is time for', () => {
    expect(shortened(usual, 100, 2, 1)).toEqual({ rampMs: 100, countedMs: 400 })
  })

  it('never count less than three of the slower transactions, or what the shortest turns do', () => {
    expect(shortened(usual, 100, 3, 0.1)).toEqual({ rampMs: 100, countedMs: 300 })
    expect(shortened(usual, 100, 3, -1)).toEqual({ rampMs: 100, countedMs: 300 })
    expect(shortened(turnLengths(6), 6, 3, 0.01).countedMs).toBe(30)
  })

  it('of long queries go on counting two of them', () => {
    const lengths = turnLengths(1000, true)
    expect(shortened(lengths, 1000, 3, 0.1)).toEqual(lengths)
  })

  it('leave time for the switch', () => {
    const lengths = { ...switchedTurnLengths(50), switchMs: 10 }
    expect(turnSeconds(shortened(lengths, 50, 2, 0.8))).toBeCloseTo(0.4, 12)
  })
})

describe('turnLengths', () => {
  it.each([
    { p95: 0, what: 'the least ramp and count without any latency', rampMs: 5, countedMs: 30 },
    { p95: 4, what: 'the least of both for quick transactions', rampMs: 5, countedMs: 30 },
    { p95: 5, what: 'exactly the least of both', rampMs: 5, countedMs: 30 },
    { p95: 5.1, what: 'more than the least of both', rampMs: 5.1, countedMs: 30.6 },
    { p95: 100, what: 'long turns for slow transactions', rampMs: 100, countedMs: 600 },
  ])('gives $what at a p95 of $p95 ms', ({ p95, rampMs, countedMs }) => {
    const lengths = turnLengths(p95)
    expect(lengths.rampMs).toBeCloseTo(rampMs, 9)
    expect(lengths.countedMs).toBeCloseTo(countedMs, 9)
  })

  it('last ramp and count together', () => expect(turnSeconds({ rampMs: 5, countedMs: 100 })).toBeCloseTo(0.105, 12))
})

describe('blockOrders', () => {
  it('has every arm exactly once in every block', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 30 }), fc.integer({ min: 1, max: 9 }), fc.nat(), (blocks, arms, seed) => {
        const orders = blockOrders(blocks, arms, seededRandom(seed))
        const all = Array.from({ length: arms }, (_, arm) => arm)
        expect(orders.map((order) => [...order].sort((a, b) => a - b))).toEqual(Array(blocks).fill(all))
      }),
    )
  })

  it('is the same for the same seed and another for the next', () => {
    const text = (seed: number) => JSON.stringify(blockOrders(20, 4, seededRandom(seed, 1001)))
    expect(text(7)).toBe(text(7))
    expect(text(7)).not.toBe(text(8))
  })

  it.each([
    { arms: 2, orders: 2 },
    { arms: 3, orders: 6 },
    { arms: 4, orders: 24 },
  ])('has all $orders orders of $arms arms about equally often', ({ arms, orders }) => {
    const expected = 1000
    const counts = new Map<string, number>()
    for (const order of blockOrders(orders * expected, arms, seededRandom(11))) {
      counts.set(order.join(), (counts.get(order.join()) ?? 0) + 1)
    }
    expect(counts.size).toBe(orders)
    // Five standard deviations.
    for (const count of counts.values()) expect(Math.abs(count - expected)).toBeLessThan(5 * Math.sqrt(expected))
  })
})

describe('timetable', () => {
  const lengths = fc.double({ min: 0, max: 5000, noNaN: true }).map(turnLengths)
  const startNs = fc.integer({ min: 0, max: 9e15 / 2 })

  it('puts turns back to back', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 40 }), lengths, startNs, (blocks, each, start) => {
        const turns = timetable({ orders: blockOrders(blocks, 3, seededRandom(blocks)), from: 7 }, each, start)
        expect(turns[0]).toMatchObject({ startNs: start, block: 7 })
        for (const [index, turn] of turns.slice(1).entries())
          expect(turn.startNs).toBeCloseTo(turns[index]?.endNs ?? 0, -1)
      }),
    )
  })

  it('lasts as long as blockSeconds says, but for the gaps', () => {
    const each = { rampMs: 5, countedMs: 100 }
    const blocks = 5 * blocksPerProbe(4, each)
    const turns = timetable({ orders: blockOrders(blocks, 4, seededRandom(1)), from: 0 }, each, 0)
    const seconds = (turns.at(-1)?.endNs ?? 0) / 1e9 + (5 * probeGapMs(each)) / 1000
    expect(seconds).toBeCloseTo(blocks * blockSeconds(4, each), 6)
  })

  it('has gaps about a second apart', () => {
    // Blocks of 210 ms: five of them are the first to last a second.
    expect(blocksPerProbe(2, { rampMs: 5, countedMs: 100 })).toBe(5)
  })

  it('counts from the end of the ramp to the end of the turn', () => {
    const [turn] = timetable({ orders: [[0]], from: 0 }, { rampMs: 5, countedMs: 100 }, 1e15)
    expect(turn).toMatchObject({ startNs: 1e15, countedFromNs: 1e15 + 5e6, endNs: 1e15 + 105e6 })
  })

  it('keeps blocks, orders and positions', () => {
    const turns = timetable(
      {
        orders: [
          [1, 0],
          [0, 1],
        ],
        from: 3,
      },
      { rampMs: 5, countedMs: 100 },
      0,
    )
    expect(turns.map(({ block, arm, position }) => [block, arm, position])).toEqual([
      [3, 1, 0],
      [3, 0, 1],
      [4, 0, 0],
      [4, 1, 1],
    ])
  })

  it('of no block is empty', () =>
    expect(timetable({ orders: [], from: 0 }, { rampMs: 5, countedMs: 100 }, 0)).toEqual([]))
})
