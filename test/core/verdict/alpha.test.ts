import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  FALSE_ALARM_PER_RUN,
  FALSE_PASS,
  type Look,
  passAlpha,
  regressedAlpha,
} from '../../../src/core/verdict/alpha.ts'

/** Rounds 5, 8, 12, 16, 20 and 24 of 24, with the shares of the error published for them. */
const REFERENCE_LOOKS = looksAt([5, 8, 12, 16, 20, 24].map((round) => round / 24))
const REFERENCE_REGRESSED = [0.0434, 0.0677, 0.1389, 0.1944, 0.25, 0.3056]
const REFERENCE_PASS = [0.0951, 0.0974, 0.1611, 0.1908, 0.2164, 0.2393]

/** Looks at any moments, the last one when the time is over. */
const looks = fc
  .uniqueArray(fc.double({ min: 0.001, max: 0.999, noNaN: true }), { maxLength: 12 })
  .map((moments) => looksAt([...moments.sort((left, right) => left - right), 1]))
const family = fc.record({ cells: fc.integer({ min: 1, max: 100 }), means: fc.integer({ min: 1, max: 20 }) })

describe('regressedAlpha', () => {
  it('adds up to the chance of a false alarm in a run, over all looks, cells and means', () => {
    fc.assert(
      fc.property(looks, family, (some, among) => {
        const cell = sum(some.map((look) => regressedAlpha(look, 'cell', among)))
        const mean = sum(some.map((look) => regressedAlpha(look, 'mean', among)))
        expect(among.cells * cell + among.means * mean).toBeCloseTo(FALSE_ALARM_PER_RUN, 12)
      }),
    )
  })

  it('gives cells four fifths and means one fifth', () => {
    const whole = { before: 0, now: 1 }
    expect(regressedAlpha(whole, 'cell', { cells: 4, means: 1 })).toBeCloseTo(0.008 / 4, 15)
    expect(regressedAlpha(whole, 'mean', { cells: 4, means: 1 })).toBeCloseTo(0.002, 15)
  })

  it('gives exactly one cell everything where there is no mean', () => {
    expect(regressedAlpha({ before: 0, now: 1 }, 'cell', { cells: 1, means: 0 })).toBeCloseTo(FALSE_ALARM_PER_RUN, 15)
  })

  it('spends the published shares', () => {
    const spent = REFERENCE_LOOKS.map((look) => regressedAlpha(look, 'cell', { cells: 1, means: 0 }) / 0.01)
    expect(spent).toEqual(REFERENCE_REGRESSED.map((share) => expect.closeTo(share, 4)))
  })

  it('spends less in an earlier look of the same length', () => {
    const spend = (look: Look) => regressedAlpha(look, 'cell', { cells: 1, means: 0 })
    expect(spend({ before: 0, now: 0.5 })).toBeLessThan(spend({ before: 0.5, now: 1 }))
  })
})

describe('passAlpha', () => {
  it('adds up to the chance of a false pass, over all looks', () => {
    fc.assert(
      fc.property(looks, (some) => {
        expect(sum(some.map(passAlpha))).toBeCloseTo(FALSE_PASS, 12)
      }),
    )
  })

  it('spends the published shares', () => {
    const spent = REFERENCE_LOOKS.map((look) => passAlpha(look) / FALSE_PASS)
    expect(spent).toEqual(REFERENCE_PASS.map((share) => expect.closeTo(share, 4)))
  })
})

it('a run fails falsely at most once in a hundred, a comparison passes falsely at most once in twenty', () => {
  expect([FALSE_ALARM_PER_RUN, FALSE_PASS]).toEqual([0.01, 0.05])
})

function looksAt(moments: readonly number[]): Look[] {
  return moments.map((now, index) => ({ before: moments[index - 1] ?? 0, now }))
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}
