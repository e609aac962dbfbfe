/** Limits of a branch, tried as a branch has them: what is learned and stored of it is measured by the gate too. */
import { describe, expect, test } from 'vitest'
import type { Result } from '../../src/core/result/result.ts'
import { FALSE_ALARM_PER_RUN } from '../../src/core/verdict/alpha.ts'
import { IS_NIGHTLY } from '../setup/nightly.ts'
import { lowerRate } from './binomial.ts'
import { FileBranch, SuiteBranch } from './branches.ts'
import { MODELS } from './models.ts'
import { isTold, type Rates } from './sequential.ts'

/** Five of them are beyond the limit of 10 %, and none is beyond 5 %. */
const CREEP = -0.0243
/** Half of the limit against the baseline. */
const HARMLESS = -0.05
const NO_FALSE_ALARMS = { promised: FALSE_ALARM_PER_RUN, broken: 0.2 }
const CHOSEN = Object.entries(MODELS).filter(
  ([name]) => name === 'quiet' || (IS_NIGHTLY && (name === 'typical' || name.endsWith('-usual'))),
)

/** How many of the pull requests did, until that tells a promise from a broken one. */
async function count(most: number, rates: Rates, does: (seed: number) => Promise<boolean>) {
  let [hits, runs] = [0, 0]
  while (runs < most && !isTold(rates, hits, runs)) hits += (await does(++runs)) ? 1 : 0
  return { hits, runs }
}

function judgedBy(rule: string, { comparisons }: Result) {
  return comparisons.find((each) => each.rule === rule)
}

describe.each(CHOSEN)('%s', (name, noise) => {
  test('of harmless pull requests, on a branch that is half of the limit slower, fewer than one in a hundred fails', async () => {
    const branch = await FileBranch.of(noise, 1)
    branch.level = HARMLESS
    const { hits, runs } = await count(
      60,
      NO_FALSE_ALARMS,
      async (seed) => (await branch.ask(0, seed)).verdict === 'regressed',
    )
    expect(lowerRate(hits, runs)).toBeLessThan(FALSE_ALARM_PER_RUN)
  })

  test('of five small slowdowns in a row none is red by its base, and the one that crosses the limit is red, or at least not within it', async () => {
    const branch = await FileBranch.of(noise, 2)
    for (const before of [0, 1, 2, 3]) {
      expect(judgedBy('base', await branch.ask(CREEP, before))?.verdict).not.toBe('regressed')
      branch.level += CREEP
    }
    const { hits, runs } = await count(60, { promised: 0.05, broken: 0.25 }, async (seed) => {
      const result = await branch.ask(CREEP, seed)
      expect(judgedBy('base', result)?.verdict).not.toBe('regressed')
      const { verdict, label } = judgedBy('baseline', result) ?? {}
      // A seventh beyond the limit is shown in one run only where there is little noise, and blamed only if the change is.
      return name === 'quiet' ? verdict !== 'regressed' : verdict === 'pass' && label !== 'not by this change'
    })
    expect(lowerRate(hits, runs)).toBeLessThan(0.05)
  })
})

/** A stored ratio's own error is the same in each of them. */
const PULL_REQUESTS = 20
/** Three baselines at least: one that is off by chance alone breaks no promise. */
const SHARED = { promised: FALSE_ALARM_PER_RUN, broken: 0.05 }
const STORED = ['quiet', ...(IS_NIGHTLY ? ['starts differ by 1.8 %', 'typical', 'starts of two kinds'] : [])]

describe.each(STORED.map((name) => [name, MODELS[name]] as const))('%s', (_, noise) => {
  test.each([[['control']], [['control', 'base']]] as const)(
    'of twenty harmless pull requests on one stored ratio, against %j, fewer than one in a hundred fails',
    async (rules) => {
      if (noise === undefined) throw new Error('no such model')
      let branch = await SuiteBranch.of(noise, 1)
      const { hits, runs } = await count(IS_NIGHTLY ? 400 : 100, SHARED, async (seed) => {
        if (seed % PULL_REQUESTS === 0) branch = await SuiteBranch.of(noise, 5000 + seed)
        return (await branch.ask(HARMLESS, seed, rules)).verdict === 'regressed'
      })
      expect(lowerRate(hits, runs)).toBeLessThan(FALSE_ALARM_PER_RUN)
    },
  )
})
