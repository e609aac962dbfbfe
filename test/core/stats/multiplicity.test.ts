import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { holm } from '../../../src/core/stats/multiplicity.ts'

const p = fc.double({ min: 0, max: 1, noNaN: true })

describe("Holm's adjustment", () => {
  it.each([
    // From R: p.adjust(…, "holm")
    { raw: [0.01, 0.02, 0.03, 0.04, 0.05], adjusted: [0.05, 0.08, 0.09, 0.09, 0.09] },
    { raw: [0.04, 0.001, 0.03], adjusted: [0.06, 0.003, 0.06] },
    { raw: [0.5, 0.5], adjusted: [1, 1] },
    { raw: [0.02], adjusted: [0.02] },
    { raw: [0, 1], adjusted: [0, 1] },
    { raw: [], adjusted: [] },
  ])('of $raw is $adjusted', ({ raw, adjusted }) => {
    const found = holm(raw)
    expect(found).toHaveLength(adjusted.length)
    for (const [index, value] of adjusted.entries()) expect(found[index]).toBeCloseTo(value, 12)
  })

  it.each([-0.001, 1.001, Number.NaN])('takes no %d for a probability', (wrong) => {
    expect(() => holm([0.5, wrong])).toThrow(new RangeError(`a p-value must be in 0…1, got ${wrong}`))
  })

  it('lies between the p-value and its Bonferroni bound', () => {
    fc.assert(
      fc.property(fc.array(p, { maxLength: 30 }), (raw) => {
        for (const [index, value] of holm(raw).entries()) {
          expect(value).toBeGreaterThanOrEqual(raw[index] ?? 0)
          expect(value).toBeLessThanOrEqual(Math.min(1, raw.length * (raw[index] ?? 0)))
        }
      }),
    )
  })

  it('keeps the order of the p-values, and equal ones equal', () => {
    fc.assert(
      fc.property(fc.array(p, { minLength: 2, maxLength: 12 }), (raw) => {
        const adjusted = holm([...raw, ...raw])
        const pairs = [...raw, ...raw].map((value, index) => ({ value, adjusted: adjusted[index] ?? 0 }))
        for (const one of pairs) {
          for (const other of pairs) {
            if (one.value < other.value) expect(one.adjusted).toBeLessThanOrEqual(other.adjusted)
            if (one.value === other.value) expect(one.adjusted).toBe(other.adjusted)
          }
        }
      }),
    )
  })

  it('does not depend on where a p-value stands', () => {
    fc.assert(
      fc.property(fc.uniqueArray(p, { maxLength: 12 }), (raw) => {
        expect(holm(raw.toReversed())).toEqual(holm(raw).toReversed())
      }),
    )
  })
})
