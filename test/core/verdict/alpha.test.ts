import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sum } from '../../../src/core/stats/vectors.ts'
import {
  confirmationAlpha,
  FALSE_ALARM_PER_RUN,
  FALSE_CONFIRMATION,
  FALSE_PASS,
  FALSE_SUSPICION_PER_RUN,
  type Look,
  passAlpha,
  spentBy,
  suspicionAlpha,
} from '../../../src/core/verdict/alpha.ts'

/** Looks at any moments, the last one when the time is over. */
const looks = fc
  .uniqueArray(fc.double({ min: 0.001, max: 0.999, noNaN: true }), { maxLength: 12 })
  .map((moments) => looksAt([...moments.sort((left, right) => left - right), 1]))
const family = fc.integer({ min: 1, max: 100 })

describe('suspicionAlpha', () => {
  it('adds up to the chance of a false suspicion in a run, over all looks and comparisons', () => {
    fc.assert(
      fc.property(looks, family, (some, among) => {
        const each = sum(some.map((look) => suspicionAlpha(look, among)))
        expect(among * each).toBeCloseTo(FALSE_SUSPICION_PER_RUN, 12)
      }),
    )
  })
})

it('confirmationAlpha adds up to the chance of a false confirmation, over all looks', () => {
  fc.assert(
    fc.property(looks, (some) => {
      expect(sum(some.map(confirmationAlpha))).toBeCloseTo(FALSE_CONFIRMATION, 12)
    }),
  )
})

it('passAlpha adds up to the chance of a false pass, over all looks', () => {
  fc.assert(
    fc.property(looks, (some) => {
      expect(sum(some.map(passAlpha))).toBeCloseTo(FALSE_PASS, 12)
    }),
  )
})

describe('spentBy', () => {
  const share = fc.double({ min: 0, max: 1, noNaN: true })
  const starts = fc.integer({ min: 1, max: 30 })

  it('is a share, and never less with more of the time, of the information, or of starts', () => {
    fc.assert(
      fc.property(share, share, starts, share, (time, information, count, more) => {
        const spent = spentBy({ share: time, information, starts: count })
        expect(spent).toBeGreaterThanOrEqual(0)
        expect(spent).toBeLessThanOrEqual(1)
        for (const later of [
          { share: time + (1 - time) * more, information, starts: count },
          { share: time, information: information + more, starts: count },
          { share: time, information, starts: count + 1 },
        ])
          expect(spentBy(later)).toBeGreaterThanOrEqual(spent)
      }),
    )
  })

  it('is nothing before anything is known, and everything when the time is over', () => {
    expect(spentBy({ share: 0, information: 0, starts: 2 })).toBe(0)
    expect(spentBy({ share: 1, information: 0, starts: 1 })).toBe(1)
    expect(spentBy({ share: 1.4, information: 0, starts: 1 })).toBe(1)
  })

  it('keeps a quarter for the end, and half of the rest for the next start', () => {
    const known = [1, 2, 30].map((count) => spentBy({ share: 0, information: 5, starts: count }))
    expect(known).toEqual([0.375, 0.5625, 0.75].map((spent) => expect.closeTo(spent, 8)))
  })
})

it('a run fails falsely at most once in a hundred, a comparison passes falsely at most once in twenty', () => {
  expect([FALSE_ALARM_PER_RUN, FALSE_PASS]).toEqual([0.01, 0.05])
  // The other half is for the rule baseline.
  expect(FALSE_SUSPICION_PER_RUN * FALSE_CONFIRMATION).toBeCloseTo(FALSE_ALARM_PER_RUN / 2, 12)
})

function looksAt(moments: readonly number[]): Look[] {
  return moments.map((now, index) => ({ before: moments[index - 1] ?? 0, now }))
}
