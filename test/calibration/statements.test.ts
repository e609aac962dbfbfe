/** Promises for single statements, over simulated runs of realistic noise. */
import { describe, expect, test } from 'vitest'
import { FALSE_STATEMENT } from '../../src/core/comparison/statement-effects.ts'
import { planOf } from '../../src/core/plan/plan.ts'
import { scenario, suite } from '../builders.ts'
import { runPlan, walkPlan } from '../fakes/fake-machine.ts'
import type { FakeStatement } from '../fakes/fake-statements.ts'
import { fakeTestbed, NOISE, type NoiseModel } from '../fakes/fake-testbed.ts'
import { IS_NIGHTLY } from '../setup/nightly.ts'
import { lowerRate } from './binomial.ts'
import { isTold, type Rates } from './sequential.ts'

const NO_FALSE_STATEMENTS = { promised: FALSE_STATEMENT, broken: 0.15 }

/** Shares of time, and executions in a transaction: some statements take most of the time, and others are rare. */
const SHOP = {
  shares: [0.25, 0.2, 0.15, 0.1, 0.1, 0.06, 0.05, 0.03, 0.01, 0.002],
  times: [1, 4, 0.5, 1, 0.2, 1, 0.05, 1, 0.02, 0.001],
}
const ALIKE = { shares: Array<number>(10).fill(0.095), times: Array<number>(10).fill(1) }

/** @param slow number of the statement that takes 30% more time with "on"; undefined: none does */
function loadOf({ shares, times }: typeof SHOP, slow: number | undefined): FakeStatement[] {
  return shares.map((share, nth) => ({
    ...{ name: `statement ${nth}`, share, times: times[nth] ?? 1 },
    slower: ({ scenario: { name } }) => (name === 'on' && nth === slow ? Math.log(1.3) : 0),
  }))
}

interface Named {
  /** Statements that the result calls slower or faster, each with its verdict. */
  readonly named: readonly string[]
  readonly seconds: number
}

/**
 * Runs of one setting, each with a seed of its own.
 *
 * @param runs maximum number of runs
 * @param precision half-width of the 95% interval at which measuring ends; undefined: it ends with the verdict
 * @param named rates of runs that name a statement; runs end once they tell the promised rate from a broken one
 */
async function runsOf(
  statements: readonly FakeStatement[],
  { noise, runs, precision, named: rates }: { noise: NoiseModel; runs: number; precision?: number; named?: Rates },
): Promise<Named[]> {
  const own = suite({ budgetSeconds: 60, precision, scenarios: [scenario('off'), scenario('on')] })
  const all: Named[] = []
  const isTime = () =>
    rates !== undefined && isTold(rates, all.filter(({ named }) => named.length > 0).length, all.length)
  for (let seed = 1; seed <= runs && !isTime(); seed++) {
    const testbed = fakeTestbed({ noise, effect: () => 0, seed, rate: 500, statements })
    const { result } = await walkPlan(runPlan(own, { ...planOf(own, seed), mostServers: 4 }), { testbed })
    const found = result.comparisons.flatMap((one) => one.statements ?? [])
    const named = found.filter(({ verdict }) => verdict === 'slower' || verdict === 'faster')
    all.push({ named: named.map(({ name, verdict }) => `${name}: ${verdict}`), seconds: result.measuredSeconds })
  }
  return all
}

/** Time limit for a thousand runs at night. They have no second try, because it would simulate the same. */
const patient = { timeout: 3_600_000 }

const KINDS = [
  { kind: 'typical', least: 0.95 },
  { kind: 'disturbed', least: 0.85 },
  { kind: 'starts differ by 2%', least: 0.75 },
]

describe.each(IS_NIGHTLY ? KINDS : KINDS.slice(0, 1))('with the noise "$kind"', ({ kind, least }) => {
  const noise = NOISE[kind] as NoiseModel

  test(
    'fewer than one run in a hundred calls a statement slower or faster when none has changed',
    patient,
    async () => {
      const runs = IS_NIGHTLY ? 1000 : 60
      const all = await runsOf(loadOf(SHOP, undefined), { noise, runs, named: NO_FALSE_STATEMENTS })
      const wrong = all.filter(({ named }) => named.length > 0)
      expect(lowerRate(wrong.length, all.length)).toBeLessThan(FALSE_STATEMENT)
    },
  )

  test.runIf(IS_NIGHTLY)(
    `of ten statements, only the one that becomes 30% slower is named in a share of ${least} of runs`,
    patient,
    async () => {
      const runs = 150
      const all = await runsOf(loadOf(ALIKE, 3), { noise, runs })
      const found = all.filter(({ named }) => named.includes('statement 3: slower'))
      const wrong = all.filter(({ named }) => named.some((name) => name !== 'statement 3: slower'))
      expect(found.length / runs).toBeGreaterThanOrEqual(least)
      expect(lowerRate(wrong.length, runs)).toBeLessThan(FALSE_STATEMENT)
    },
  )
})

test('a slower statement that takes a twentieth of the time is named in 70% of runs that use their whole budget', async () => {
  const runs = IS_NIGHTLY ? 100 : 10
  const all = await runsOf(loadOf(SHOP, 6), { noise: NOISE.typical as NoiseModel, runs, precision: 1e-4 })
  // A run may exceed its budget by half to confirm a slowdown.
  for (const { seconds } of all) expect(seconds).toBeLessThanOrEqual(1.5 * 60)
  expect(all.filter(({ named }) => named.includes('statement 6: slower')).length / runs).toBeGreaterThanOrEqual(0.7)
})
