import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { keyOf } from '../../../src/core/comparison/comparison.ts'
import { distanceBy, withLedger } from '../../../src/core/comparison/since-baseline.ts'
import { comparison, effect, plan } from '../../builders.ts'

const PLACE = { scenario: 'on', workload: 'oltp_read_only', threads: 4 }
const KNOWN = { ...PLACE, mean: -0.06, variance: 0.01 ** 2, df: 50 }
const BASE = comparison({ ...PLACE, rule: 'base', effect: effect({ mean: -0.02, standardError: 0.01 }) })
const MEASURED = comparison({ ...PLACE, rule: 'baseline', effect: effect({ mean: -0.1, standardError: 0.01 }) })
const HELD = { ...plan(), rules: ['base', 'baseline'], since: [KNOWN] } as const

describe('the distance from the baseline', () => {
  it('is the way by the ledger and the change, whose variances add', () => {
    const found = distanceBy(KNOWN, BASE.effect)
    expect(found.mean).toBeCloseTo(-0.08, 12)
    expect(found.standardError).toBeCloseTo(Math.hypot(0.01, 0.01), 12)
  })

  it('is better known with a measurement, and never better than if both were independent', () => {
    const errors = fc.double({ min: 0.001, max: 0.05, noNaN: true })
    fc.assert(
      fc.property(errors, errors, errors, (ofLedger, ofBase, ofMeasured) => {
        const [base, measured] = [ofBase, ofMeasured].map((standardError) => effect({ mean: -0.02, standardError }))
        if (base === undefined || measured === undefined) return
        const known = { ...KNOWN, variance: ofLedger ** 2 }
        const [alone, both] = [distanceBy(known, base), distanceBy(known, base, measured)]
        const independent = 1 / (alone.standardError ** -2 + ofMeasured ** -2)
        expect(both.standardError ** 2).toBeGreaterThanOrEqual(0.999 * independent)
        expect(both.standardError).toBeLessThanOrEqual(1.001 * Math.max(alone.standardError, ofMeasured))
        expect(both.mean).toBeLessThanOrEqual(Math.max(alone.mean, measured.mean) + 1e-12)
        expect(both.mean).toBeGreaterThanOrEqual(Math.min(alone.mean, measured.mean) - 1e-12)
      }),
    )
  })

  it('stands in the place of a comparison that was not measured, and beside one that was', () => {
    const [, alone] = withLedger(HELD, [BASE])
    expect(alone).toMatchObject({ rule: 'baseline', effect: alone?.ledger?.effect, ledger: { isAlone: true } })
    const [, both] = withLedger(HELD, [BASE, MEASURED])
    expect(both).toMatchObject({ ...MEASURED, ledger: { isAlone: false, before: -0.06 } })
    expect(both?.ledger?.effect.mean).toBeCloseTo(-0.095, 9)
  })

  it('is not told where the ledger does not know the place, or nobody asks', () => {
    const elsewhere = { ...HELD, since: [{ ...KNOWN, threads: 8 }] }
    expect(withLedger(elsewhere, [BASE]).map(keyOf)).toEqual([keyOf(BASE)])
    expect(withLedger({ ...HELD, rules: ['base'] }, [BASE])).toEqual([BASE])
  })
})
