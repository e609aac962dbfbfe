/**
 * Verdicts on settings that only count at start, on simulated rounds: servers differ by 0.5 % from start to start, as
 * the gate's own starts have shown, a turn spreads by 3 %, and the search looks after every fourth round, until the
 * noise of turns is known well enough.
 */
import { describe, expect, it } from 'vitest'
import {
  type CostVerdict,
  costsAtStart,
  isWellMeasured,
  judgeStartCosts,
  type StartRounds,
} from '../../src/core/attribution/switched-search.ts'
import { seededRandom } from '../../src/core/plan/random.ts'
import { effect, normal } from '../builders.ts'

const RUNS = 500
const START_SPREAD = { sd: 0.005, df: 8 }
const ROUNDS_A_LOOK = 4
const SPREAD = 0.03
/** 1 % of it matters. */
const WHOLE = effect({ mean: Math.log1p(-0.1), standardError: 0.005 })

/** Verdicts at every look. */
function looks(costs: readonly number[], seed: number): (readonly CostVerdict[])[] {
  const random = seededRandom(seed, 13)
  const alone = costs.length === 1 ? [] : costs
  const total = costs.reduce((sum, cost) => sum + cost, 0)
  const [reference = 0, ...speeds] = [0, total, ...alone].map((cost) => cost + START_SPREAD.sd * normal(random))
  const values: number[][] = speeds.map(() => [])
  const found: (readonly CostVerdict[])[] = []
  for (let isKnown = false; !isKnown; ) {
    for (let round = 0; round < ROUNDS_A_LOOK; round++) {
      const beside = reference + SPREAD * normal(random)
      for (const [server, speed] of speeds.entries()) values[server]?.push(speed + SPREAD * normal(random) - beside)
    }
    const [all = [], ...singles] = values
    const rounds: StartRounds = { all, singles }
    const known = costsAtStart(rounds, START_SPREAD)
    if (known === undefined) continue
    found.push(judgeStartCosts(known, WHOLE))
    isKnown = isWellMeasured(known.whole, WHOLE)
  }
  return found
}

const share = (costs: readonly number[], isHit: (looked: (readonly CostVerdict[])[]) => boolean) =>
  Array.from({ length: RUNS }, (_, run) => isHit(looks(costs, run + 1))).filter(Boolean).length / RUNS

describe('of settings that only count at start, over all looks,', () => {
  it.each([[[0]], [[0, 0, 0]]])('innocent ones are blamed in at most 3 % of searches: %j', (costs) => {
    expect(share(costs, (looked) => looked.some((verdicts) => verdicts.includes('to blame')))).toBeLessThanOrEqual(0.03)
  })

  it.each([
    [[-0.011], 0.05],
    [[-0.02, -0.02], 0.05],
  ])('those that cost what matters are acquitted in at most 5 %: %j', (costs, most) => {
    expect(share(costs, (looked) => looked.some((verdicts) => verdicts.includes('innocent')))).toBeLessThanOrEqual(most)
  })

  it('one that costs 4 % is named in the end, beside one that costs nothing', () => {
    expect(share([-0.04, 0], (looked) => looked.at(-1)?.[0] === 'to blame')).toBeGreaterThanOrEqual(0.95)
  })
})
