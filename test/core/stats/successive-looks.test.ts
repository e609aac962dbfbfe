import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { seededRandom } from '../../../src/core/plan/random.ts'
import { normalTailQuantile } from '../../../src/core/stats/special-functions.ts'
import { levelOfLook, type TakenLook } from '../../../src/core/stats/successive-looks.ts'
import { normal } from '../../fakes/fake-testbed.ts'

const ERROR = 0.05

/** Levels of looks at those shares of the time, at something whose information grows with it. */
function levelsAt(moments: readonly number[]): number[] {
  let last: TakenLook | undefined
  return moments.map((now, index) => {
    const seen = { blocks: 1000 * now, standardError: 1 / Math.sqrt(now) }
    const level = levelOfLook(ERROR * (now - (moments[index - 1] ?? 0)), last, seen)
    last = { level, ...seen }
    return level
  })
}

/** Share of paths in which any look answers falsely: sums of normal steps without an effect. */
function falselyAnswered(moments: readonly number[], levels: readonly number[], paths: number): number {
  const random = seededRandom(3, 0)
  const bounds = levels.map(normalTailQuantile)
  let answered = 0
  for (let path = 0; path < paths; path++) {
    let [sum, isAnswered] = [0, false]
    for (const [index, now] of moments.entries()) {
      sum += Math.sqrt(now - (moments[index - 1] ?? 0)) * normal(random)
      isAnswered ||= sum / Math.sqrt(now) > (bounds[index] as number)
    }
    answered += Number(isAnswered)
  }
  return answered / paths
}

const step = fc.double({ min: 0.01, max: 1, noNaN: true })
const taken = fc.record({ level: fc.double({ min: 1e-6, max: 0.2, noNaN: true }), blocks: step, standardError: step })

describe('levelOfLook', () => {
  it.each([
    ['by a quarter more time', Array.from({ length: 13 }, (_, index) => 0.055 * 1.25 ** index).concat(1)],
    ['of which each is half as long again', [0.1, 0.15, 0.23, 0.34, 0.5, 0.75, 1]],
    ['of which two are the same but for a moment', [0.2, 0.21, 0.5, 0.51, 1]],
  ])('looks %s answer falsely as often as they may, and hardly less often', (_, moments) => {
    const share = falselyAnswered(moments, levelsAt(moments), 40_000)
    expect(share).toBeLessThan(ERROR)
    expect(share).toBeGreaterThan(0.75 * ERROR)
  })

  it('is what may be added, where there was no look before or it could not answer', () => {
    const now = { blocks: 20, standardError: 0.1 }
    expect(levelOfLook(0.01, undefined, now)).toBe(0.01)
    expect(levelOfLook(0.01, { level: 0, blocks: 10, standardError: 0.2 }, now)).toBe(0.01)
    expect(levelOfLook(0.01, { level: 0.01, blocks: 10, standardError: 0.2 }, { ...now, standardError: 0 })).toBe(0.01)
  })

  it('lies between that and as much more as the look before had', () => {
    fc.assert(
      fc.property(fc.double({ min: 1e-6, max: 0.2, noNaN: true }), taken, taken, (added, last, now) => {
        const level = levelOfLook(added, last, now)
        expect(level).toBeGreaterThanOrEqual(added)
        expect(level).toBeLessThanOrEqual((added + last.level) * 1.001)
      }),
    )
  })
})
