/**
 * The promises of a mean over machines: the real gate on each of several simulated machines whose true changes differ,
 * joined as `qpsgate report` joins them. By day counts stop as those of single machines do.
 */
import { describe, expect, test } from 'vitest'
import { overMachines } from '../../src/core/comparison/over-machines.ts'
import { type Arm, makePlan } from '../../src/core/plan/plan.ts'
import { seededRandom } from '../../src/core/plan/random.ts'
import { lowerRate } from '../../src/core/stats/binomial.ts'
import { FALSE_ALARM_PER_RUN, FALSE_PASS } from '../../src/core/verdict/alpha.ts'
import { decide } from '../../src/core/verdict/decide.ts'
import { judgeMachines } from '../../src/core/verdict/judge-machines.ts'
import { verdictOf } from '../../src/core/verdict/judgement.ts'
import { measureUntilDecided } from '../../src/gate/measure-until-decided.ts'
import { normal, policy, scenario, suite } from '../builders.ts'
import { fakeTestbed, NOISE } from '../fakes/fake-testbed.ts'
import { isTold, type Rates } from './sequential.ts'

const TOLERANCE = 0.05

interface World {
  readonly noise: string
  readonly machines?: number
  readonly cells: number
  /** True mean change, and the standard deviation of ln QPS by which it differs from machine to machine. */
  readonly change: number
  readonly spread: number
  /** Additional change on the last machine; default: none. */
  readonly odd?: number
}

/** @param told counts end when this rate is told from a broken one; default: after the most runs */
async function joinedVerdicts(world: World, most: number, told?: { readonly of: 'pass' | 'regressed' } & Rates) {
  const { noise, machines = 3, cells, change, spread, odd = 0 } = world
  const model = NOISE[noise]
  if (model === undefined) throw new Error(`no noise model ${noise}`)
  const measured = suite({
    threads: Array.from({ length: cells }, (_, index) => index + 1) as [number, ...number[]],
    budgetSeconds: cells === 1 ? 60 : 12 * cells,
    scenarios: [scenario('off'), scenario('on')],
    gate: policy({ tolerance: { control: TOLERANCE, base: TOLERANCE, history: TOLERANCE } }),
  })
  const counts = { pass: 0, regressed: 0, inconclusive: 0, differ: 0, named: 0 }
  let [runs, intervals, covered] = [0, 0, 0]
  const truth = Math.expm1(Math.log1p(change) + Math.log1p(odd) / machines)
  for (; runs < most && !(told && isTold(told, counts[told.of], runs)); runs++) {
    const random = seededRandom(runs + 1, 7)
    const outcomes = []
    for (let machine = 1; machine <= machines; machine++) {
      const own = Math.log1p(change) + spread * normal(random) + (machine === machines ? Math.log1p(odd) : 0)
      const effect = (arm: Arm) => (arm.scenario.name === 'on' ? own : 0)
      const seed = 10 * runs + machine
      const testbed = fakeTestbed({ noise: model, effect, seed })
      const plan = { ...makePlan(measured, seed), mostServers: 4 }
      outcomes.push(await measureUntilDecided(plan, measured, { testbed, save: () => {}, tell: () => {} }))
    }
    const compared = overMachines(outcomes.map((outcome, index) => ({ number: index + 1, compared: outcome.compared })))
    const standings = judgeMachines(
      compared,
      outcomes.map((outcome) => outcome.standings),
      measured.gate,
    )
    counts[verdictOf(decide(compared, standings, measured.gate, 180))]++
    const [{ machines: apart } = {}] = compared.comparisons
    counts.differ += Number(apart?.differ === true)
    counts.named += Number(apart?.odd === machines)
    for (const { scope, low, high } of compared.comparisons) {
      if (scope === 'mean') continue
      intervals += 1
      covered += Number(low <= truth && truth <= high)
    }
  }
  return { ...counts, runs, coverage: covered / intervals }
}

const NO_FALSE_ALARMS = { of: 'regressed', promised: FALSE_ALARM_PER_RUN, broken: 0.15 } as const
const FEW_MISSED = { of: 'pass', promised: FALSE_PASS, broken: 0.14 } as const

describe('the mean over machines', () => {
  test.each([
    { noise: 'typical', cells: 8, change: 0, spread: 0.02 },
    { noise: 'typical', cells: 1, change: -TOLERANCE / 2, spread: 0.02 },
    { noise: 'typical', cells: 1, change: -TOLERANCE / 2, spread: 0.02, machines: 2 },
    { noise: 'starts differ by 1.8 %', cells: 8, change: -TOLERANCE / 2, spread: 0.01 },
  ])(
    'of $cells cells fails in fewer than one run of a hundred at $change: $noise, machines differ by $spread',
    async (world) => {
      const { runs, regressed, coverage } = await joinedVerdicts(world, 40, NO_FALSE_ALARMS)
      expect(lowerRate(regressed, runs)).toBeLessThan(FALSE_ALARM_PER_RUN)
      expect(coverage).toBeGreaterThanOrEqual(0.93)
    },
  )

  test.each([
    { noise: 'typical', cells: 1, change: -TOLERANCE, spread: 0 },
    { noise: 'typical', cells: 1, change: -TOLERANCE, spread: 0.02 },
    { noise: 'starts of two kinds', cells: 1, change: -TOLERANCE, spread: 0.01 },
    { noise: 'quiet', cells: 1, change: -TOLERANCE, spread: 0.02, machines: 2 },
  ])(
    'of exactly the tolerance passes in fewer than one run of twenty: $noise, machines differ by $spread',
    async (world) => {
      const { runs, pass, coverage } = await joinedVerdicts(world, 100, FEW_MISSED)
      expect(lowerRate(pass, runs)).toBeLessThan(FALSE_PASS)
      expect(coverage).toBeGreaterThanOrEqual(0.9)
    },
  )

  test('of nothing passes, and of twice the tolerance fails, in nearly all runs', async () => {
    const world = { noise: 'typical', cells: 1, spread: 0.01 }
    expect((await joinedVerdicts({ ...world, change: 0 }, 30)).pass).toBeGreaterThanOrEqual(29)
    expect((await joinedVerdicts({ ...world, change: -2 * TOLERANCE }, 30)).regressed).toBeGreaterThanOrEqual(28)
  })

  test('of a slowdown on all, far larger on one, fails, and the odd one is named', async () => {
    const { regressed, named } = await joinedVerdicts(
      { noise: 'typical', cells: 1, change: -0.12, spread: 0, odd: -0.12 },
      20,
    )
    expect(regressed).toBe(20)
    expect(named).toBeGreaterThanOrEqual(18)
  })

  test('of the same on every machine is seldom said to depend on it', async () => {
    const { differ } = await joinedVerdicts({ noise: 'starts differ by 1 %', cells: 1, change: -0.03, spread: 0 }, 100)
    expect(differ).toBeLessThanOrEqual(3)
  })
})
