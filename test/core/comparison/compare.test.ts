import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { logRatios } from '../../../src/core/comparison/block-ratios.ts'
import { compare } from '../../../src/core/comparison/compare.ts'
import type { Comparison } from '../../../src/core/comparison/comparison.ts'
import { MeasuredBlocks } from '../../../src/core/measurement/blocks.ts'
import type { Slice } from '../../../src/core/measurement/measurement.ts'
import { type Arm, type Cell, makePlan, type Plan } from '../../../src/core/plan/plan.ts'
import type { Rule } from '../../../src/core/suite/suite.ts'
import {
  option,
  plan,
  probe,
  scenario,
  simulatedSlices,
  slice,
  suite,
  TYPICAL_NOISE,
  workload,
} from '../../builders.ts'

/** Arms: control "off", its twin, "on", "all". */
const PLAN = plan({ scenarios: [scenario('off'), scenario('on'), scenario('all')] })
const [CONTROL, TWIN, ON] = PLAN.arms as readonly [Arm, Arm, Arm]
const CELL = PLAN.cells[0] as Cell
const COUNTS = { trials: 3, blocks: 10, seed: 1 }
const QUIET = { startSd: 0, sliceSd: 0 }

const seed = fc.nat(1_000_000)

function comparisonOf(slices: readonly Slice[], name: string, among = PLAN): Comparison {
  const found = compare(among, new MeasuredBlocks(slices)).comparisons.find((candidate) => candidate.scenario === name)
  if (found === undefined) throw new Error(`no comparison of ${name}`)
  return found
}

function isSlice(of: Partial<Slice>) {
  return (candidate: Slice) => Object.entries(of).every(([key, value]) => candidate[key as keyof Slice] === value)
}

describe('compare', () => {
  it('finds the exact change where there is no noise', () => {
    const slices = simulatedSlices({
      ...COUNTS,
      plan: PLAN,
      noise: QUIET,
      effects: [0, 0, Math.log(0.8), Math.log(1.1)],
    })
    expect(comparisonOf(slices, 'on').change).toBeCloseTo(-0.2, 4)
    expect(comparisonOf(slices, 'all').change).toBeCloseTo(0.1, 4)
    expect(compare(PLAN, new MeasuredBlocks(slices)).twin[0]?.change).toBeCloseTo(0, 4)
  })

  it('finds a known change in typical noise, with an interval around it', () => {
    const slices = simulatedSlices({ ...COUNTS, plan: PLAN, effects: [0, 0, Math.log(0.8)], trials: 6, blocks: 30 })
    const { change, low, high } = comparisonOf(slices, 'on')
    expect(change).toBeCloseTo(-0.2, 1.7)
    expect(low).toBeLessThan(-0.2)
    expect(high).toBeGreaterThan(-0.2)
    expect(high - low).toBeLessThan(0.02)
  })

  it('names what is compared with what and how much of it there was', () => {
    expect(comparisonOf(simulatedSlices({ ...COUNTS, plan: PLAN }), 'on')).toMatchObject({
      rule: 'control',
      scenario: 'on',
      reference: 'off',
      workload: 'oltp_read_only',
      threads: 4,
      confidence: 0.95,
      blocks: 30,
      trials: 3,
    })
  })

  it('has one comparison for every candidate and cell, one for its mean, and one of the twin for every cell', () => {
    const sweep = plan({ workloads: [workload('a'), workload('b')], threads: [1, 8] })
    const { comparisons, twin } = compare(sweep, new MeasuredBlocks(simulatedSlices({ ...COUNTS, plan: sweep })))
    const names = comparisons.map((each) =>
      each.scope === 'cell' ? `${each.scenario} ${each.workload} ${each.threads}` : `${each.scenario} mean`,
    )
    expect(names.sort()).toEqual(['on a 1', 'on a 8', 'on b 1', 'on b 8', 'on mean'])
    expect(twin).toHaveLength(4)
  })

  it('is narrower with more trials', () => {
    const widths = [1, 2, 6].map((trials) => {
      const { low, high } = comparisonOf(simulatedSlices({ ...COUNTS, plan: PLAN, trials, blocks: 20 }), 'on')
      return high - low
    })
    expect(widths).toEqual([...widths].sort((left, right) => right - left))
  })

  it('changes nothing when every arm is faster by the same factor', () => {
    fc.assert(
      fc.property(seed, fc.constantFrom(2, 7, 1000), (value, factor) => {
        const slices = simulatedSlices({ ...COUNTS, plan: PLAN, seed: value })
        const faster = slices.map((each) => ({ ...each, transactions: each.transactions * factor }))
        expectClose(comparisonOf(faster, 'on'), comparisonOf(slices, 'on'))
      }),
      { numRuns: 30 },
    )
  })

  it('counts transactions per second: longer slices with as many more transactions are the same', () => {
    const slices = simulatedSlices({ ...COUNTS, plan: PLAN })
    const longer = slices.map((each) =>
      each.scenario === 'on' ? { ...each, seconds: 3 * each.seconds, transactions: 3 * each.transactions } : each,
    )
    expectClose(comparisonOf(longer, 'on'), comparisonOf(slices, 'on'))
  })

  it('is negated when control and twin change places', () => {
    fc.assert(
      fc.property(seed, (value) => {
        const slices = simulatedSlices({ ...COUNTS, plan: PLAN, seed: value })
        const other = { head: 'twin', twin: 'head', base: 'base' } as const
        const swapped = slices.map((each) =>
          each.scenario === 'off' ? { ...each, revision: other[each.revision] } : each,
        )
        const [plain] = compare(PLAN, new MeasuredBlocks(slices)).twin
        const [negated] = compare(PLAN, new MeasuredBlocks(swapped)).twin
        // Changes are fractions, so the opposite of +25 % is −20 %.
        expect(1 + (negated?.change ?? 0)).toBeCloseTo(1 / (1 + (plain?.change ?? 0)), 9)
        expect(1 + (negated?.low ?? 0)).toBeCloseTo(1 / (1 + (plain?.high ?? 0)), 9)
      }),
      { numRuns: 30 },
    )
  })

  it('does not depend on the order of the lines', () => {
    const slices = simulatedSlices({ ...COUNTS, plan: PLAN })
    expectClose(comparisonOf([...slices].reverse(), 'on'), comparisonOf(slices, 'on'))
  })

  it('is moved little by a burst that hits one slice', () => {
    const slices = simulatedSlices({ ...COUNTS, plan: PLAN })
    const hit = isSlice({ trial: 2, block: 4, scenario: 'on' })
    const burst = slices.map((each) =>
      hit(each) ? { ...each, transactions: Math.round(each.transactions / 20) } : each,
    )
    expect(Math.abs(comparisonOf(burst, 'on').change - comparisonOf(slices, 'on').change)).toBeLessThan(0.005)
  })

  it('leaves out a cell in which nothing was measured', () => {
    const sweep = plan({ threads: [1, 8] })
    const slices = simulatedSlices({ ...COUNTS, plan: sweep }).filter((each) => each.threads === 8)
    const { comparisons, twin } = compare(sweep, new MeasuredBlocks(slices))
    expect([...comparisons, ...twin]).toMatchObject([{ threads: 8 }, { threads: 8 }])
  })

  it('of no line has no comparison', () => {
    const { comparisons, twin, missing } = compare(PLAN, new MeasuredBlocks())
    expect([...comparisons, ...twin]).toEqual([])
    expect(missing.map(({ scenario: name }) => name)).toEqual(['on', 'all'])
  })

  it('uses a trial of one complete block, whose noise is that of the others', () => {
    const slices = simulatedSlices({ ...COUNTS, plan: PLAN, trials: 2 })
    const short = (blocks: number) => slices.filter((each) => each.trial === 1 || each.block < blocks)
    expect(comparisonOf(short(1), 'on')).toMatchObject({ trials: 2, blocks: 11 })
    expect(comparisonOf(short(2), 'on')).toMatchObject({ trials: 2, blocks: 12 })
  })

  it.each([
    [1, 40],
    [2, 40],
    [6, 40],
    [6, 12],
    [2, 12],
  ])('has intervals over %d trials of %d blocks that hold the true change as often as they say', (trials, blocks) => {
    const runs = 400
    const truth = Math.log(0.9)
    const held = Array.from({ length: runs }, (_, run) => {
      const slices = simulatedSlices({ plan: PLAN, effects: [0, 0, truth], trials, blocks, seed: run })
      const { low, high } = comparisonOf(slices, 'on')
      return low <= Math.expm1(truth) && Math.expm1(truth) <= high
    }).filter(Boolean).length
    expect(held / runs).toBeGreaterThanOrEqual(0.93)
    // Always right would mean an interval too wide to be of use.
    expect(held / runs).toBeLessThanOrEqual(0.99)
  })
})

describe('compare with a base', () => {
  const head = suite({ scenarios: [scenario('off'), scenario('on')] })
  const base = [scenario('off', { options: [option('a', '1')] }), scenario('on', { options: [option('a', '1')] })]
  const against = (...rules: readonly Rule[]) => makePlan(head, 1, { rules, base })
  /** Arms: off, off (twin), on, off (base), on (base). */
  const effects = [0, 0, Math.log(0.8), Math.log(1.25), Math.log(0.8)]
  const found = (among: Plan) =>
    compare(among, new MeasuredBlocks(simulatedSlices({ ...COUNTS, plan: among, noise: QUIET, effects })))

  it('compares every scenario with itself as it was, and the candidates with the control', () => {
    const { comparisons } = found(against('control', 'base'))
    expect(comparisons.map(({ rule, scenario: name, reference }) => [rule, name, reference])).toEqual([
      ['control', 'on', 'off'],
      ['base', 'off', 'off'],
      ['base', 'on', 'on'],
    ])
    expect(comparisons.map(({ change }) => Math.round(100 * change))).toEqual([-20, -20, 0])
  })

  it('leaves out rules that are not asked for', () => {
    expect(found(against('base')).comparisons.map(({ rule }) => rule)).toEqual(['base', 'base'])
    expect(found(against('control')).comparisons.map(({ rule }) => rule)).toEqual(['control'])
  })

  it('knows the control better than one start of it, by its twin', () => {
    const slices = simulatedSlices({ ...COUNTS, plan: against('base'), effects, trials: 6 })
    const [control, other] = compare(against('base'), new MeasuredBlocks(slices)).comparisons
    expect(control?.effect.between.variance).toBeLessThan(other?.effect.between.variance ?? 0)
  })
})

describe('blocks that the machine disturbed', () => {
  const slices = simulatedSlices({ ...COUNTS, trials: 1, blocks: 40, plan: PLAN })
  const probes = [10, 20, 30].map((block) => probe({ block, stolen: block === 30 ? 0.2 : 0 }))

  it('are compared with nothing', () => {
    const [one] = compare(PLAN, new MeasuredBlocks([...slices, ...probes])).comparisons
    // A fifth at the most: 8 of the 20 blocks around the last probe.
    expect(one?.blocks).toBe(32)
    expect(compare(PLAN, new MeasuredBlocks([...slices, ...probes])).disturbance).toEqual({
      blocks: 40,
      disturbed: 20,
      dropped: 8,
    })
  })

  it('are not among the undisturbed, all of them', () => {
    const [alone] = compare(PLAN, new MeasuredBlocks([...slices, ...probes])).undisturbed
    const [without] = compare(PLAN, new MeasuredBlocks(slices.filter(({ block }) => block < 20))).comparisons
    expect(alone).toEqual(without)
    expect(alone?.blocks).toBe(20)
  })

  it('are none where every probe was quiet', () => {
    const { comparisons, undisturbed } = compare(PLAN, new MeasuredBlocks([...slices, probe({ block: 10 })]))
    expect(undisturbed).toEqual(comparisons)
  })
})

describe('logRatios', () => {
  const slices = simulatedSlices({ ...COUNTS, plan: PLAN, noise: TYPICAL_NOISE })
  const ratios = (some: readonly Slice[], arm = ON, references: readonly [Arm, ...Arm[]] = [CONTROL, TWIN]) => {
    const measured = new MeasuredBlocks(some)
    const blocks = measured.blocksIn({ workload: CELL.workload.name, threads: CELL.threads })
    return logRatios(measured, blocks, { arms: [arm], references })
  }
  const blocksIn = ({ trials, width }: ReturnType<typeof ratios>) => trials.map(({ length }) => length / width)

  it('is ln of the rate over that of each reference', () => {
    const block = [
      slice({ scenario: 'off', revision: 'head', transactions: 100 }),
      slice({ scenario: 'off', revision: 'twin', transactions: 400 }),
      slice({ scenario: 'on', transactions: 100, seconds: 0.2 }),
    ]
    const each = [expect.closeTo(Math.log(0.5), 12), expect.closeTo(Math.log(0.125), 12)]
    expect(ratios(block)).toEqual({ trials: [each], width: 2 })
  })

  it('has all pairs of each block of each trial', () => {
    expect(ratios(slices)).toMatchObject({ trials: [{ length: 20 }, { length: 20 }, { length: 20 }], width: 2 })
    expect(ratios(slices, ON, [CONTROL])).toMatchObject({ trials: [{ length: 10 }, { length: 10 }, { length: 10 }] })
  })

  it('leaves out the block of a slice that was disturbed from outside, and no other', () => {
    const hit = isSlice({ trial: 2, block: 4, scenario: 'on' })
    const marked = ratios(slices.map((each): Slice => (hit(each) ? { ...each, disturbed: 'late-thaw' } : each)))
    const { trials } = ratios(slices)
    const isLeft = (nth: number, ratio: number) => nth !== 1 || Math.floor(ratio / 2) !== 4
    expect(marked.trials).toEqual(trials.map((own, nth) => own.filter((_, ratio) => isLeft(nth, ratio))))
  })

  it('takes a slice without any transaction for the slowest of all, not for none', () => {
    const stalls = isSlice({ trial: 2, block: 4, scenario: 'on' })
    const stalled = ratios(slices.map((each) => (stalls(each) ? { ...each, transactions: 0 } : each)))
    expect(blocksIn(stalled)).toEqual(blocksIn(ratios(slices)))
    expect(stalled.trials[1]?.[2 * 4]).toBeLessThan(-5)
  })

  it('keeps the block for arms other than the disturbed one', () => {
    const hit = isSlice({ trial: 2, block: 4, scenario: 'on' })
    const marked = slices.map((each): Slice => (hit(each) ? { ...each, disturbed: 'late-thaw' } : each))
    expect(ratios(marked, TWIN, [CONTROL])).toEqual(ratios(slices, TWIN, [CONTROL]))
  })

  it.each(['head', 'twin'] as const)(
    'leaves out the block for every candidate when the %s was disturbed',
    (revision) => {
      const hit = isSlice({ trial: 1, block: 0, scenario: 'off', revision })
      const marked = slices.map((each): Slice => (hit(each) ? { ...each, disturbed: 'late-thaw' } : each))
      expect(blocksIn(ratios(marked))).toEqual([9, 10, 10])
    },
  )

  it('leaves out a block that was cut short', () => {
    const cut = slices.filter((each) => !isSlice({ trial: 3, block: 9, scenario: 'on' })(each))
    expect(blocksIn(ratios(cut))).toEqual([10, 10, 9])
  })

  it('takes no slice of another cell', () => {
    const foreign = slices.flatMap((each) => [
      { ...each, workload: 'other', transactions: 1 },
      { ...each, threads: 99, transactions: 1 },
    ])
    expect(ratios([...foreign, ...slices])).toEqual(ratios(slices))
  })
})

function expectClose(actual: Comparison, expected: Comparison): void {
  for (const key of ['change', 'low', 'high'] as const) {
    expect(actual[key]).toBeCloseTo(expected[key], 9)
  }
  expect([actual.blocks, actual.trials]).toEqual([expected.blocks, expected.trials])
}
