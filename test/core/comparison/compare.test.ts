import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cellRates, logRatios } from '../../../src/core/comparison/block-ratios.ts'
import { compare, plannedComparisons } from '../../../src/core/comparison/compare.ts'
import { type Comparison, spreadEstimate } from '../../../src/core/comparison/comparison.ts'
import { MeasuredBlocks } from '../../../src/core/measurement/blocks.ts'
import type { Slice } from '../../../src/core/measurement/measurement.ts'
import { type Arm, type Cell, type Plan, planOf } from '../../../src/core/plan/plan.ts'
import { seededRandom } from '../../../src/core/plan/random.ts'
import type { Rule } from '../../../src/core/policy/gate-policy.ts'
import type { Scenario } from '../../../src/core/scenario/scenario.ts'
import { DEFAULT_START_SPREAD, type Effect, READ_START_SPREAD } from '../../../src/core/stats/random-effects.ts'
import { isSample, median } from '../../../src/core/stats/robust.ts'
import {
  normal,
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
/** Arms: control "off", its twin, "on", its copy. */
const PAIR = plan()
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

function medianOf(values: readonly number[]): number {
  if (!isSample(values)) throw new RangeError('no value')
  return median(values)
}

function medianWidth(comparisons: readonly Comparison[]): number {
  return medianOf(comparisons.map(({ low, high }) => high - low))
}

describe('compare', () => {
  it('estimates a known change of −20% within its interval, with typical noise', () => {
    const slices = simulatedSlices({ ...COUNTS, plan: PLAN, effects: [0, 0, Math.log(0.8)], trials: 6, blocks: 30 })
    const { change, low, high } = comparisonOf(slices, 'on')
    expect(change).toBeCloseTo(-0.2, 1.7)
    expect(low).toBeLessThan(-0.2)
    expect(high).toBeGreaterThan(-0.2)
    expect(high - low).toBeLessThan(0.025)
  })

  it('makes one comparison of each candidate in each cell, and one of the twin in each cell', () => {
    const sweep = plan({ workloads: [workload('a'), workload('b')], threads: [1, 8] })
    const { comparisons, twin } = compare(sweep, new MeasuredBlocks(simulatedSlices({ ...COUNTS, plan: sweep })))
    const names = comparisons.map((each) => `${each.scenario} ${each.workload} ${each.threads}`)
    expect(names.sort()).toEqual(['on a 1', 'on a 8', 'on b 1', 'on b 8'])
    expect(twin).toHaveLength(4)
  })

  it('gives the same change when every arm is faster by the same factor', () => {
    fc.assert(
      fc.property(seed, fc.constantFrom(2, 7, 1000), (value, factor) => {
        const slices = simulatedSlices({ ...COUNTS, plan: PLAN, seed: value })
        const faster = slices.map((each) => ({ ...each, transactions: each.transactions * factor }))
        expectClose(comparisonOf(faster, 'on'), comparisonOf(slices, 'on'))
      }),
      { numRuns: 30 },
    )
  })

  it('gives the inverse change of the twin when control and twin change places', () => {
    fc.assert(
      fc.property(seed, (value) => {
        const slices = simulatedSlices({ ...COUNTS, plan: PLAN, seed: value })
        const other = {
          head: 'twin',
          twin: 'head',
          base: 'base',
          'base-twin': 'base-twin',
          baseline: 'baseline',
        } as const
        const swapped = slices.map((each) =>
          each.scenario === 'off' ? { ...each, revision: other[each.revision] } : each,
        )
        const [plain] = compare(PLAN, new MeasuredBlocks(slices)).twin
        const [negated] = compare(PLAN, new MeasuredBlocks(swapped)).twin
        // Changes are fractions, so the opposite of +25% is −20%.
        expect(1 + (negated?.change ?? 0)).toBeCloseTo(1 / (1 + (plain?.change ?? 0)), 9)
        expect(1 + (negated?.low ?? 0)).toBeCloseTo(1 / (1 + (plain?.high ?? 0)), 9)
      }),
      { numRuns: 30 },
    )
  })

  it('gives the same change whatever the order of the slices', () => {
    const slices = simulatedSlices({ ...COUNTS, plan: PLAN })
    expectClose(comparisonOf([...slices].reverse(), 'on'), comparisonOf(slices, 'on'))
  })

  it('leaves out a cell without slices', () => {
    const sweep = plan({ threads: [1, 8] })
    const slices = simulatedSlices({ ...COUNTS, plan: sweep }).filter((each) => each.threads === 8)
    const { comparisons, twin } = compare(sweep, new MeasuredBlocks(slices))
    expect([...comparisons, ...twin]).toMatchObject([{ threads: 8 }, { threads: 8 }])
  })

  it.each([
    ['no trial', [1, 2, 3], 0],
    ['one trial', [2, 3], 1],
  ])('leaves out trials in which no server completed anything, so that %s is left', (_, idle, left) => {
    const slices = simulatedSlices({ ...COUNTS, plan: PAIR }).map((each) =>
      idle.includes(each.trial) ? { ...each, transactions: 0 } : each,
    )
    const { comparisons, missing } = compare(PAIR, new MeasuredBlocks(slices))
    expect(comparisons.map(({ trials }) => trials)).toEqual(left === 0 ? [] : [left])
    expect(missing).toHaveLength(left === 0 ? 1 : 0)
  })

  it('calls a scenario slower if it completed nothing while the control did', () => {
    const slices = simulatedSlices({ ...COUNTS, plan: PAIR }).map((each) =>
      each.scenario === 'on' ? { ...each, transactions: 0 } : each,
    )
    expect(comparisonOf(slices, 'on', PAIR)).toMatchObject({ trials: 3 })
    expect(comparisonOf(slices, 'on', PAIR).change).toBeLessThan(-0.9)
  })

  it('uses a trial that has only one complete block, with the noise of the other trials', () => {
    const slices = simulatedSlices({ ...COUNTS, plan: PLAN, trials: 2 })
    const short = (blocks: number) => slices.filter((each) => each.trial === 1 || each.block < blocks)
    expect(comparisonOf(short(1), 'on')).toMatchObject({ trials: 2, blocks: 11 })
    expect(comparisonOf(short(2), 'on')).toMatchObject({ trials: 2, blocks: 12 })
  })

  const ONE = { what: 'servers of two candidates', among: PLAN, startsInRatio: 1.5 }
  const TWO = { what: 'two servers of each side', among: PAIR, startsInRatio: 1 }
  const EXPECTED = DEFAULT_START_SPREAD.sd

  it.each([
    { ...ONE, trials: 1, blocks: 40, startSd: EXPECTED, mostHeld: 0.999, mostWide: 1.5 },
    { ...ONE, trials: 2, blocks: 40, startSd: EXPECTED, mostHeld: 0.99, mostWide: 1.35 },
    { ...ONE, trials: 6, blocks: 40, startSd: EXPECTED, mostHeld: 0.99, mostWide: 1.2 },
    { ...ONE, trials: 6, blocks: 12, startSd: EXPECTED, mostHeld: 0.99, mostWide: 1.2 },
    { ...ONE, trials: 2, blocks: 12, startSd: EXPECTED, mostHeld: 0.99, mostWide: 1.35 },
    { ...ONE, trials: 2, blocks: 40, startSd: 0.02, mostHeld: 0.99, mostWide: 1.35 },
    { ...TWO, trials: 1, blocks: 40, startSd: EXPECTED, mostHeld: 0.99, mostWide: 1.4 },
    { ...TWO, trials: 2, blocks: 40, startSd: EXPECTED, mostHeld: 0.99, mostWide: 1.3 },
    { ...TWO, trials: 6, blocks: 40, startSd: EXPECTED, mostHeld: 0.99, mostWide: 1.2 },
    { ...TWO, trials: 2, blocks: 40, startSd: 0.02, mostHeld: 0.99, mostWide: 1.3 },
  ])(
    'gives intervals that hold the true change in 95% of runs: $trials × $blocks blocks, $what, starts ± $startSd',
    ({ among, startsInRatio, trials, blocks, startSd, mostHeld, mostWide }) => {
      const runs = 400
      const truth = Math.log(0.9)
      const noise = { ...TYPICAL_NOISE, startSd }
      const found = Array.from({ length: runs }, (_, run) =>
        comparisonOf(
          simulatedSlices({ plan: among, noise, effects: [0, 0, truth], trials, blocks, seed: run }),
          'on',
          among,
        ),
      )
      const held = found.filter(({ low, high }) => low <= Math.expm1(truth) && Math.expm1(truth) <= high).length
      expect(held / runs).toBeGreaterThanOrEqual(0.93)
      // Always right would mean an interval too wide to be of use, and so would one far wider than if all noise were
      // known.
      expect(held / runs).toBeLessThanOrEqual(mostHeld)
      const variance = (startsInRatio * (startSd ** 2 + noise.sliceSd ** 2 / blocks)) / trials
      const ofKnownNoise = 2 * Math.exp(truth) * 1.96 * Math.sqrt(variance)
      expect(medianWidth(found)).toBeLessThan(mostWide * ofKnownNoise)
    },
  )

  it('gives narrower intervals if starts differ less than expected, but never narrower than the noise of turns', () => {
    const widthAt = (startSd: number) => {
      const own = { plan: PAIR, noise: { ...TYPICAL_NOISE, startSd }, trials: 6, blocks: 40 }
      return medianWidth(
        Array.from({ length: 50 }, (_, seed) => comparisonOf(simulatedSlices({ ...own, seed }), 'on', PAIR)),
      )
    }
    const ofNoise = 2 * 1.96 * Math.sqrt(TYPICAL_NOISE.sliceSd ** 2 / (6 * 40))
    const [equal, expected] = [widthAt(0), widthAt(EXPECTED)]
    expect(equal).toBeLessThan(0.7 * expected)
    expect(equal).toBeGreaterThan(ofNoise)
  })
})

describe('sides of two servers each', () => {
  const { sd, df } = DEFAULT_START_SPREAD
  const SLOWER = Math.log(0.8)
  /**
   * Control and twin differ by 0.02, the candidate and its copy by 0.01: less than the prior, which so keeps its
   * weight.
   */
  const uneven = [0.01, -0.01, SLOWER + 0.01, SLOWER]
  const quiet = (among: Plan, effects: readonly number[], trials = 1) =>
    simulatedSlices({ ...COUNTS, plan: among, noise: QUIET, effects, trials })
  /**
   * Variance of a start by the prior and the differences of this many pairs of equal servers, and trials with equal
   * results.
   */
  const learned = (differences: readonly number[], more = 0) =>
    (df * sd ** 2 + differences.reduce((sum, difference) => sum + difference ** 2 / 2, 0)) /
    (df + differences.length + more)

  it('are compared by the means of their two servers', () => {
    const found = comparisonOf(quiet(PAIR, uneven, 3), 'on', PAIR)
    expect(found.effect.mean).toBeCloseTo(SLOWER + 0.005, 5)
    expect(found).toMatchObject({ rule: 'control', reference: 'off', blocks: 30, trials: 3 })
    expect(found.starts).toBeCloseTo(6, 9)
  })

  it('give one comparison for each cell, not two', () => {
    const sweep = plan({ threads: [1, 8] })
    const { comparisons, missing } = compare(sweep, new MeasuredBlocks(quiet(sweep, uneven, 3)))
    expect(comparisons.map(({ scenario: name }) => name)).toEqual(['on', 'on'])
    expect(missing).toEqual([])
    expect(plannedComparisons(sweep)).toBe(2)
  })

  it.each([
    { scenario: 'on', revision: 'twin' },
    { scenario: 'off', revision: 'twin' },
  ] as const)('leave out a block in which the $revision of $scenario is missing', (missing) => {
    const hit = isSlice({ trial: 2, block: 4, ...missing })
    const some = simulatedSlices({ ...COUNTS, plan: PAIR }).filter((each) => !hit(each))
    expect(comparisonOf(some, 'on', PAIR).blocks).toBe(29)
  })

  it('are the control with its twin and the base with its twin if the control is compared with its base only', () => {
    const head = suite({ scenarios: [scenario('off')] })
    const among = planOf(head, 1, { rules: ['base'], base: [scenario('off', { options: [option('a', '1')] })] })
    const { effect, rule, starts } = comparisonOf(quiet(among, uneven), 'off', among)
    expect(effect.mean).toBeCloseTo(-(SLOWER + 0.005), 5)
    expect([rule, starts]).toEqual(['base', expect.closeTo(2, 9)])
    expectVariance(effect.between, learned([0.02, 0.01]), df + 2)
  })

  it('widen or narrow the spread of starts by the differences of both pairs', () => {
    const { effect } = comparisonOf(quiet(PAIR, uneven), 'on', PAIR)
    expectVariance(effect.between, learned([0.02, 0.01]), df + 2)
  })

  it('change the spread of starts by the differences in every trial, and by the differences between trials', () => {
    const { effect } = comparisonOf(quiet(PAIR, uneven, 3), 'on', PAIR)
    expectVariance(effect.between, learned([0.02, 0.01, 0.02, 0.01, 0.02, 0.01], 2) / 3, df + 6 + 2)
  })

  it('change the spread of starts less if only the control has a twin', () => {
    const effects = [0.01, -0.01, SLOWER, SLOWER]
    const { effect, starts } = comparisonOf(quiet(PLAN, effects), 'on')
    expect(starts).toBeCloseTo(1, 9)
    expectVariance(effect.between, 1.5 * learned([0.02]), df + 1)
  })

  it('do not change the spread of starts if the twin itself is compared', () => {
    const [twin] = compare(PAIR, new MeasuredBlocks(quiet(PAIR, uneven))).twin
    expect(twin?.effect.mean).toBeCloseTo(-0.02, 5)
    expectVariance(twin?.effect.between, 2 * sd ** 2, df)
  })

  it('leave the spread of starts at its prior if an arm and its twin share one server', () => {
    const shared = quiet(PLAN, [0.01, -0.01, SLOWER, SLOWER]).map((each) =>
      each.scenario === 'off' ? { ...each, host: 'first' } : each,
    )
    expectVariance(comparisonOf(shared, 'on').effect.between, 2 * sd ** 2, df)
  })

  it('hardly change the spread of starts if noise explains the difference', () => {
    const noise = { startSd: 0, sliceSd: 0.3 }
    const taught = Array.from({ length: 50 }, (_, run) => {
      const slices = simulatedSlices({ plan: PAIR, noise, trials: 1, blocks: 10, seed: run })
      return comparisonOf(slices, 'on', PAIR).effect.between.df - df
    })
    expect(Math.abs(medianOf(taught))).toBeLessThan(0.1)
    // Noise that happens to be large may also be starts that differ more than the prior says.
    expect(taught.filter((more) => more < -0.5).length / taught.length).toBeLessThan(0.4)
  })
})

function expectVariance(actual: Effect['between'] | undefined, variance: number, df: number): void {
  expect((actual?.variance ?? 0) / variance).toBeCloseTo(1, 3)
  expect(actual?.df).toBeCloseTo(df, 2)
}

describe('the spread of starts that a comparison stores', () => {
  const effects = [0.01, -0.01, Math.log(0.8)]
  const before = { sd: 0.1, df: 7 }
  const found = (among: Plan, trials: number, own = effects) =>
    comparisonOf(simulatedSlices({ ...COUNTS, plan: among, noise: QUIET, effects: own, trials }), 'on', among)

  it.each([1, 3])('has the standard deviation and degrees of freedom of %d trials', (trials) => {
    const { sd, df } = DEFAULT_START_SPREAD
    const own = df + trials + (trials - 1)
    const spread = spreadEstimate(found(PLAN, trials), before)
    expect(spread.sd).toBeCloseTo(Math.sqrt((df * sd ** 2 + (trials * 0.02 ** 2) / 2) / own), 5)
    expect(spread.df).toBeCloseTo(own, 2)
  })

  it('is at most a little wider if each side had two servers', () => {
    const { effect, ...rest } = found(PAIR, 2)
    // Two against two: a start's variance, halved by two trials.
    const ofStart = Math.sqrt(2 * effect.between.variance)
    const { sd, df } = spreadEstimate({ effect, ...rest }, before)
    expect(sd / ofStart).toBeGreaterThanOrEqual(1)
    expect(sd / ofStart).toBeLessThan(1.16)
    expect(df).toBe(effect.between.df)
  })

  it('counts one start a trial if the comparison does not say how many starts it had', () => {
    const { starts: _, ...own } = found(PLAN, 3)
    expect(spreadEstimate(own, before).sd).toBeCloseTo(spreadEstimate(found(PLAN, 3), before).sd, 6)
  })

  it('is the spread of the prior if all arms share a server', () => {
    const slices = simulatedSlices({ ...COUNTS, plan: PLAN, noise: QUIET, effects })
    const shared = slices.map((each) => ({ ...each, host: 'first' }))
    expect(spreadEstimate(comparisonOf(shared, 'on'), before)).toEqual(before)
  })
})

describe('compare with a base', () => {
  const head = suite({ scenarios: [scenario('off'), scenario('on')] })
  const base = [scenario('off', { options: [option('a', '1')] }), scenario('on', { options: [option('a', '1')] })]
  const against = (...rules: readonly Rule[]) => planOf(head, 1, { rules, base })
  /** Arms: off, off (twin), on, off (base), on (base). */
  const effects = [0, 0, Math.log(0.8), Math.log(1.25), Math.log(0.8)]
  const found = (among: Plan) =>
    compare(among, new MeasuredBlocks(simulatedSlices({ ...COUNTS, plan: among, noise: QUIET, effects })))

  it('compares each scenario with its own base, and the candidates with the control', () => {
    const { comparisons } = found(against('control', 'base'))
    expect(comparisons.map(({ rule, scenario: name, reference }) => [rule, name, reference])).toEqual([
      ['control', 'on', 'off'],
      ['base', 'off', 'off'],
      ['base', 'on', 'on'],
    ])
    expect(comparisons.map(({ change }) => Math.round(100 * change))).toEqual([-20, -20, 0])
  })

  it('makes only comparisons of the given rules', () => {
    expect(found(against('base')).comparisons.map(({ rule }) => rule)).toEqual(['base', 'base'])
    expect(found(against('control')).comparisons.map(({ rule }) => rule)).toEqual(['control'])
  })

  it('compares the mean of control and twin, so that starts matter less than for a scenario without a twin', () => {
    const slices = simulatedSlices({ ...COUNTS, plan: against('base'), effects, trials: 6 })
    const [control, other] = compare(against('base'), new MeasuredBlocks(slices)).comparisons
    expect(control?.effect.between.variance).toBeLessThan(other?.effect.between.variance ?? 0)
  })
})

describe('blocks that the machine disturbed', () => {
  const slices = simulatedSlices({ ...COUNTS, trials: 1, blocks: 40, plan: PLAN })
  const probes = [10, 20, 30].map((block) => probe({ block, stolen: block === 30 ? 0.2 : 0 }))

  it('are left out of comparisons, but at most a fifth of all blocks', () => {
    const [one] = compare(PLAN, new MeasuredBlocks([...slices, ...probes])).comparisons
    // At most a fifth: 8 of the 20 blocks around the last probe.
    expect(one?.blocks).toBe(32)
    expect(compare(PLAN, new MeasuredBlocks([...slices, ...probes])).disturbance).toEqual({
      blocks: 40,
      disturbed: 20,
      dropped: 8,
    })
  })

  it('are all left out of the additional comparison of undisturbed blocks alone', () => {
    const [alone] = compare(PLAN, new MeasuredBlocks([...slices, ...probes])).undisturbed
    const [without] = compare(PLAN, new MeasuredBlocks(slices.filter(({ block }) => block < 20))).comparisons
    expect(alone).toEqual(without)
    expect(alone?.blocks).toBe(20)
  })

  it('are none if every probe was quiet', () => {
    const { comparisons, undisturbed } = compare(PLAN, new MeasuredBlocks([...slices, probe({ block: 10 })]))
    expect(undisturbed).toEqual(comparisons)
  })
})

interface Work {
  /** Standard deviation of the time that late clients add to a slice, as ln. */
  readonly lateSd?: number
  /** Additional waiting of the "on" servers, as ln of their time. */
  readonly waits?: (slice: Slice) => number
  readonly seed?: number
}

/** The slices as servers' work in a tenth of a second of CPU time each, in about as much of the clients' time. */
function computing(slices: readonly Slice[], { lateSd = 0.02, waits = () => 0, seed: own = 1 }: Work = {}): Slice[] {
  const random = seededRandom(own, 78)
  return slices.map((each) => ({
    ...each,
    cpuSeconds: each.seconds,
    computes: true,
    seconds: each.seconds * Math.exp(lateSd * normal(random) + (each.scenario === 'on' ? waits(each) : 0)),
  }))
}

function withoutCpuTime(slices: readonly Slice[]): Slice[] {
  return slices.map(({ cpuSeconds: _, ...rest }) => rest)
}

describe('servers that wait for nothing but their CPUs', () => {
  const noise = { startSd: 0.005, sliceSd: 0.02 }
  const simulated = { ...COUNTS, plan: PLAN, noise, effects: [0, 0, Math.log(0.8)], trials: 4, blocks: 30 }
  // For one seed in fifty CPU time and QPS differ by chance.
  const asBefore = computing(simulatedSlices(simulated), { seed: 2 })
  const waiting = computing(simulatedSlices(simulated), { waits: () => 0.1 })

  it('are compared by CPU time, whose interval late clients do not widen', () => {
    const [byCpu, byTime] = [asBefore, withoutCpuTime(asBefore)].map((slices) => comparisonOf(slices, 'on'))
    expect(byCpu?.change).toBeCloseTo(-0.2, 1.7)
    expect(byCpu).not.toHaveProperty('byCpu')
    expect(byCpu?.effect.within.variance).toBeLessThan(0.7 * (byTime?.effect.within.variance ?? 0))
    expect([byCpu?.blocks, byCpu?.trials]).toEqual([byTime?.blocks, byTime?.trials])
  })

  it('are compared by QPS if QPS change differently from CPU time, which is reported beside them', () => {
    const { byCpu, ...found } = comparisonOf(waiting, 'on')
    expect(found.effect.within).toEqual(comparisonOf(withoutCpuTime(waiting), 'on').effect.within)
    expect(found.change).toBeCloseTo(0.8 * Math.exp(-0.1) - 1, 1.7)
    expect(byCpu?.mean).toBeCloseTo(Math.log(0.8), 1.7)
    expect(byCpu?.standardError).toBeLessThan(found.effect.standardError)
  })

  it('are compared by QPS until CPU time is shown to agree with QPS within half of the limit', () => {
    const slices = (waits: number, blocks: number) =>
      computing(simulatedSlices({ ...simulated, trials: 1, blocks }), { waits: () => waits })
    const isByTime = (clockTolerance: number, waits = 0, blocks = 30) =>
      compare({ ...PLAN, clockTolerance }, new MeasuredBlocks(slices(waits, blocks))).comparisons[0]?.byCpu !==
      undefined
    expect([0.025, 0.005].map((tolerance) => isByTime(tolerance))).toEqual([false, true])
    expect([0.005, 0.03, 0.05].map((waits) => isByTime(0.025, waits, 100))).toEqual([false, true, true])
  })

  it('have a smaller spread of starts in loads that only read', () => {
    const sdOf = (slices: readonly Slice[], writes: boolean) => {
      const cells = PLAN.cells.map((cell) => ({ ...cell, workload: { ...cell.workload, writes } }))
      const own = { ...PLAN, cells, readSpread: { sd: 0.001, df: 100 }, startSpread: { sd: 0.1, df: 100 } }
      return Math.sqrt(compare(own, new MeasuredBlocks(slices)).comparisons[0]?.effect.between.variance ?? 0)
    }
    expect(sdOf(asBefore, false)).toBeLessThan(0.005)
    expect(sdOf(waiting, false)).toBeLessThan(0.005)
    expect(sdOf(asBefore, true)).toBeGreaterThan(0.02)
    const idle = asBefore.map(({ computes: _, ...rest }) => rest)
    expect(sdOf(idle, false)).toBeGreaterThan(0.02)
  })

  it('are compared by QPS if one slice waited for more than CPUs, or its CPU time is unknown', () => {
    const byTime = comparisonOf(withoutCpuTime(asBefore), 'on')
    const hit = isSlice({ trial: 2, block: 4, scenario: 'off', revision: 'twin' })
    const unknown = [
      withoutCpuTime(asBefore.filter(hit)),
      asBefore.filter(hit).map(({ computes: _, ...rest }) => rest),
      asBefore.filter(hit).map((each) => ({ ...each, cpuSeconds: 0 })),
    ]
    for (const [one] of unknown) {
      const slices = asBefore.map((each) => (hit(each) && one !== undefined ? one : each))
      expect(comparisonOf(slices, 'on')).toEqual(byTime)
    }
  })

  it('are compared by QPS in the one cell in which they wait, and by CPU time in all other cells', () => {
    const sweep = plan({ threads: [1, 2, 4, 8] })
    const slices = computing(simulatedSlices({ ...simulated, plan: sweep }), {
      waits: ({ threads }) => (threads === 8 ? 0.1 : 0),
    })
    const { comparisons } = compare(sweep, new MeasuredBlocks(slices))
    expect(comparisons.map(({ threads, byCpu }) => [threads, byCpu !== undefined])).toEqual([
      [1, false],
      [2, false],
      [4, false],
      [8, true],
    ])
    for (const { threads, change } of comparisons)
      expect(change).toBeCloseTo((threads === 8 ? 0.8 * Math.exp(-0.1) : 0.8) - 1, 1.7)
  })

  it('have intervals that hold the true change in 95% of runs, and are seldom taken for servers that wait', () => {
    const runs = 400
    const truth = Math.log(0.9)
    const found = Array.from({ length: runs }, (_, run) => {
      const own = {
        plan: PLAN,
        noise: { ...noise, startSd: READ_START_SPREAD.sd },
        effects: [0, 0, truth],
        trials: 2,
        blocks: 30,
        seed: run,
      }
      return comparisonOf(computing(simulatedSlices(own), { seed: run }), 'on')
    })
    const held = found.filter(({ low, high }) => low <= Math.expm1(truth) && Math.expm1(truth) <= high).length
    expect(held / runs).toBeGreaterThanOrEqual(0.93)
    expect(held / runs).toBeLessThanOrEqual(0.99)
    expect(found.filter(({ byCpu }) => byCpu !== undefined).length / runs).toBeLessThan(0.04)
  })
})

function ratios(some: readonly Slice[], arm = ON, references: readonly [Arm, ...Arm[]] = [CONTROL, TWIN]) {
  const measured = new MeasuredBlocks(some)
  const blocks = measured.blocksIn({ workload: CELL.workload.name, threads: CELL.threads })
  return logRatios(measured, cellRates(blocks), { arms: [arm], references })
}

function windowsIn({ byTime, width }: ReturnType<typeof ratios>): number[] {
  return byTime.map(({ length }) => length / width)
}

describe('the log-ratios of a cell', () => {
  const slices = simulatedSlices({ ...COUNTS, plan: PLAN, noise: TYPICAL_NOISE })

  it('are the logarithm of a rate divided by the rate of each reference', () => {
    const block = [
      slice({ scenario: 'off', revision: 'head', transactions: 100 }),
      slice({ scenario: 'off', revision: 'twin', transactions: 400 }),
      slice({ scenario: 'on', transactions: 100, seconds: 0.2 }),
    ]
    const each = [expect.closeTo(Math.log(0.5), 12), expect.closeTo(Math.log(0.125), 12)]
    expect(ratios(block)).toMatchObject({ byTime: [each], byCpu: undefined, width: 2, blocks: 1 })
  })

  it('are also given by transactions per second of CPU time for servers that compute', () => {
    const busy = { computes: true, seconds: 0.1 } as const
    const block = [
      slice({ ...busy, scenario: 'off', revision: 'head', transactions: 100, cpuSeconds: 0.1 }),
      slice({ ...busy, scenario: 'off', revision: 'twin', transactions: 400, cpuSeconds: 0.2 }),
      slice({ ...busy, scenario: 'on', transactions: 100, cpuSeconds: 0.05 }),
    ]
    const { byTime, byCpu } = ratios(block)
    expect(byTime).toEqual([[expect.closeTo(0, 12), expect.closeTo(Math.log(0.25), 12)]])
    expect(byCpu).toEqual([[expect.closeTo(Math.log(2), 12), expect.closeTo(0, 12)]])
  })

  it('are not given by CPU time if the CPU time of a compared arm is unknown', () => {
    const computed = computing(slices)
    const hit = isSlice({ trial: 3, block: 9, scenario: 'on' })
    const partly = computed.flatMap((each) => (hit(each) ? withoutCpuTime([each]) : [each]))
    expect(ratios(computed).byCpu).toBeDefined()
    expect(ratios(partly).byCpu).toBeUndefined()
    expect(ratios(partly, TWIN, [CONTROL]).byCpu).toEqual(ratios(computed, TWIN, [CONTROL]).byCpu)
  })

  it('have one value for each reference in each window of each trial', () => {
    const lengths = (of: ReturnType<typeof ratios>) => of.byTime.map(({ length }) => length)
    expect(ratios(slices)).toMatchObject({ width: 2, blocks: 30 })
    expect(lengths(ratios(slices))).toEqual([20, 20, 20])
    expect(lengths(ratios(slices, ON, [CONTROL]))).toEqual([10, 10, 10])
  })

  it('leave out a block in which an arm is missing, and no other', () => {
    const hit = isSlice({ trial: 2, block: 4, scenario: 'on' })
    const without = ratios(slices.filter((each) => !hit(each)))
    const { byTime } = ratios(slices)
    const isLeft = (nth: number, ratio: number) => nth !== 1 || Math.floor(ratio / 2) !== 4
    expect(without.byTime).toEqual(byTime.map((own, nth) => own.filter((_, ratio) => isLeft(nth, ratio))))
    expect(without.blocks).toBe(29)
  })

  it('count a slice without transactions as very slow, not as missing', () => {
    const stalls = isSlice({ trial: 2, block: 4, scenario: 'on' })
    const stalled = ratios(slices.map((each) => (stalls(each) ? { ...each, transactions: 0 } : each)))
    expect(windowsIn(stalled)).toEqual(windowsIn(ratios(slices)))
    expect(stalled.byTime[1]?.[2 * 4]).toBeLessThan(-5)
  })
})

/** Blocks of a trial, one every `step` seconds, of the control and "on", whose work in each is given. */
function trialOf(blocks: number, step: number, work: (block: number) => Partial<Slice> = () => ({})): Slice[] {
  return Array.from({ length: blocks }, (_, block) => ({ block, at: 7 + step * block })).flatMap((place) => [
    slice({ ...place, scenario: 'off', transactions: 100, seconds: 0.1 }),
    slice({ ...place, scenario: 'on', transactions: 100, seconds: 0.1, ...work(place.block) }),
  ])
}

describe('the windows of a trial', () => {
  const windowsOf = (blocks: number, step: number) => windowsIn(ratios(trialOf(blocks, step), ON, [CONTROL]))[0] ?? 0
  /** A server that stands still shows the length of its windows. */
  const sizesOf = (blocks: number, step: number) => {
    const idle = ratios(
      trialOf(blocks, step, () => ({ transactions: 0 })),
      ON,
      [CONTROL],
    )
    return (idle.byTime[0] ?? []).map((ratio) => Math.round(0.5 / (0.1 * 1000 * Math.exp(ratio))))
  }

  it.each([
    { blocks: 200, step: 0.2, windows: 40 },
    { blocks: 300, step: 0.4, windows: 100 },
    { blocks: 200, step: 0.1, windows: 20 },
    { blocks: 100, step: 1, windows: 100 },
    { blocks: 100, step: 3, windows: 100 },
  ])('last about a second: $blocks blocks $step s apart make $windows windows', ({ blocks, step, windows }) => {
    expect(windowsOf(blocks, step)).toBe(windows)
  })

  it.each([
    { blocks: 99, windows: 24 },
    { blocks: 60, windows: 20 },
    { blocks: 40, windows: 20 },
    { blocks: 39, windows: 39 },
    { blocks: 5, windows: 5 },
    { blocks: 1, windows: 1 },
  ])('are at least twenty, or as many as its blocks: $blocks blocks make $windows windows', ({ blocks, windows }) => {
    expect(windowsOf(blocks, 0.2)).toBe(windows)
  })

  it('hold every block of the trial exactly once, and differ by at most one block in size', () => {
    const steps = fc.double({ min: 0.01, max: 3, noNaN: true })
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 400 }), steps, (blocks, step) => {
        const sizes = sizesOf(blocks, step)
        expect(sizes.length).toBeGreaterThanOrEqual(Math.min(20, blocks))
        expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(blocks)
        expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1)
      }),
      { numRuns: 50 },
    )
  })

  it('use the CPU time of all their blocks together', () => {
    const work = { cpuSeconds: 0.1, computes: true } as const
    const uneven = trialOf(40, 0.5, (block) => ({ ...work, cpuSeconds: block % 2 === 0 ? 0.1 : 0.3 }))
    const { byCpu } = ratios(
      uneven.map((each) => ({ ...work, ...each })),
      ON,
      [CONTROL],
    )
    expect(byCpu).toEqual([Array.from({ length: 20 }, () => expect.closeTo(Math.log(200 / 0.4 / 1000), 12))])
  })
})

function expectClose(actual: Comparison, expected: Comparison): void {
  for (const key of ['change', 'low', 'high'] as const) {
    expect(actual[key]).toBeCloseTo(expected[key], 9)
  }
  expect([actual.blocks, actual.trials]).toEqual([expected.blocks, expected.trials])
}

describe('a stored ratio of the baseline', () => {
  const stored = ['on', 'all'].map((name) => ({
    ...{ scenario: name, workload: CELL.workload.name, threads: CELL.threads },
    ...{ mean: Math.log(0.9), variance: 1e-6, df: 20 },
  }))
  const scenarios = [scenario('off'), scenario('on', { options: [option('general_log', 'ON')] }), scenario('all')]

  function baselineOf(rules: readonly Rule[], base: readonly Parameters<typeof scenario>[0][] = []) {
    const own = suite({ scenarios: scenarios as [Scenario, ...Scenario[]] })
    const held = { ...planOf(own, 1, { rules: rules as [Rule], base: base.map((name) => scenario(name)) }), stored }
    const slices = simulatedSlices({ plan: held, noise: QUIET, effects: [0, 0, -0.2, -0.2], ...COUNTS })
    return compare(held, new MeasuredBlocks(slices)).comparisons.filter(({ rule }) => rule === 'baseline')
  }

  it('gives the change against the baseline by the measured ratio to the control', () => {
    const found = baselineOf(['control', 'baseline'])
    expect(found.map((each) => each.scenario).toSorted()).toEqual(['all', 'on'])
    const on = found.find((each) => each.scenario === 'on')
    expect(on?.effect.mean).toBeCloseTo(-0.2 - Math.log(0.9), 2)
  })

  it('gives no comparison for a scenario that the change does not touch', () => {
    expect(baselineOf(['control', 'base', 'baseline'], ['on']).map((each) => each.scenario)).toEqual(['on'])
  })
})
