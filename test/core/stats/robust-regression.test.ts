import { describe, expect, it } from 'vitest'
import { leastSquares, robustRegression } from '../../../src/core/stats/robust-regression.ts'
import { sample, TRUTH } from './regression-sample.ts'

describe('a robust regression', () => {
  it('finds what is there without noise', () => {
    const { rows, values } = sample(20, 1, 0)
    const { coefficients, df } = robustRegression(rows, values)
    for (const [column, truth] of TRUTH.entries()) expect(coefficients[column]).toBeCloseTo(truth, 6)
    expect(df).toBe(17)
  })

  it('is not moved by a tenth of the rows that is far off', () => {
    const { rows, values } = sample(100, 2, 0.1)
    const spoilt = values.map((value, index) => value - (index % 10 === 0 ? 50 : 0))
    const [plain, robust] = [leastSquares(rows, spoilt), robustRegression(rows, spoilt).coefficients]
    expect(Math.abs((plain[0] ?? 0) - 2)).toBeGreaterThan(3)
    for (const [column, truth] of TRUTH.entries()) expect(Math.abs((robust[column] ?? 0) - truth)).toBeLessThan(0.05)
  })

  it('shares between columns that cannot be told apart, and says that neither is known', () => {
    const { rows, values } = sample(30, 3, 0.1)
    const { coefficients, covariance } = robustRegression(
      rows.map((row) => [...row, row[2] ?? 0]),
      values,
    )
    expect((coefficients[2] ?? 0) + (coefficients[3] ?? 0)).toBeCloseTo(0.5, 1)
    expect(covariance[2]?.[2]).toBeGreaterThan(1)
  })

  it('needs one row more than columns, and a value for every row', () => {
    const { rows, values } = sample(4, 4, 0.1)
    expect(robustRegression(rows, values).df).toBe(1)
    expect(() => robustRegression(rows.slice(0, 3), values.slice(0, 3))).toThrow('3 rows do not suffice for 3 columns')
    expect(() => robustRegression(rows, values.slice(0, 3))).toThrow('4 rows, but 3 values')
    expect(() => robustRegression([[], []], [1, 2])).toThrow('2 rows do not suffice for 0 columns')
  })
})

describe('the errors that a robust regression states', () => {
  /** Residuals of a fit that is exact, as they are the same on both sides; two of them are far off. */
  const RESIDUALS = [-9, -1.5, -1, -0.5, 0, 0.5, 1, 1.5, 9]
  const MAD_SCALE = 1.4826

  /** K² s² Σψ²/(n − p) / A² of Tukey's biweight (Huber 1981, §7.6). */
  function noise(residuals: readonly number[], scale: number, columns: number): number {
    const count = residuals.length
    const near = residuals.map((residual) => residual / scale).filter((each) => Math.abs(each) < 4.685)
    const squares = near.map((each) => (each * (1 - (each / 4.685) ** 2) ** 2) ** 2)
    const slopes = near.map((each) => (1 - (each / 4.685) ** 2) * (1 - 5 * (each / 4.685) ** 2))
    const sum = (all: readonly number[]) => all.reduce((total, each) => total + each, 0)
    const slope = sum(slopes) / count
    const spread = sum([...slopes, ...Array(count - near.length).fill(0)].map((each) => (each - slope) ** 2)) / count
    const correction = 1 + ((columns / count) * spread) / slope ** 2
    return (correction ** 2 * scale ** 2 * sum(squares)) / (count - columns) / slope ** 2
  }

  it('are those of the formula, with a scale that is not above that of the values themselves', () => {
    const { coefficients, covariance, df } = robustRegression(
      RESIDUALS.map(() => [1]),
      RESIDUALS,
    )
    expect(coefficients[0]).toBeCloseTo(0, 9)
    expect(covariance[0]?.[0]).toBeCloseTo(noise(RESIDUALS, MAD_SCALE, 1) / 9, 7)
    expect(df).toBe(8)
  })

  it('count the columns that were fitted', () => {
    const all = [...RESIDUALS, ...RESIDUALS]
    const rows = all.map((_, index) => [1, index < 9 ? -1 : 1])
    const { coefficients, covariance } = robustRegression(
      rows,
      all.map((residual, index) => residual + (index < 9 ? -20 : 40)),
    )
    expect(coefficients).toEqual([10, 30].map((value) => expect.closeTo(value, 6)))
    const expected = noise(all, MAD_SCALE * Math.sqrt(18 / 16), 2) / 18
    expect(covariance.map((row) => [...row])).toEqual(
      [
        [expected, 0],
        [0, expected],
      ].map((row) => row.map((value) => expect.closeTo(value, 7))),
    )
  })

  it('belong together where columns do: what one has more the other has less', () => {
    const rows = RESIDUALS.map((_, index) => [1, index - 2])
    const { covariance } = robustRegression(rows, [-1, 0.5, 9, -0.5, 1.5, 0, -9, 1, -1.5])
    // (XᵀX)⁻¹ of nine rows whose second column has the sum 18 and the squares 96.
    const [first, second] = covariance
    expect((first?.[1] ?? 0) / (first?.[0] ?? 1)).toBeCloseTo(-18 / 96, 6)
    expect((second?.[1] ?? 0) / (first?.[0] ?? 1)).toBeCloseTo(9 / 96, 6)
    expect(second?.[0]).toBeCloseTo(first?.[1] ?? 0, 12)
  })
})

describe('least squares', () => {
  it.each([
    { what: 'are the mean of one column of ones', values: [1, 2, 6], weights: undefined, mean: 3 },
    { what: 'take a row as often as it weighs', values: [0, 10], weights: [1, 3], mean: 7.5 },
    { what: 'leave out a row without weight', values: [1, 3, 99], weights: [1, 1, 0], mean: 2 },
  ])('$what', ({ values, weights, mean }) => {
    const rows = values.map(() => [1])
    expect(leastSquares(rows, values, weights)).toEqual([expect.closeTo(mean, 6)])
  })

  it('tell columns apart that overlap', () => {
    const truth = [1, -1, 2.5]
    const rows = [
      [2, 1, 0],
      [1, 3, 1],
      [0, 1, 4],
      [1, 1, 1],
    ]
    const values = rows.map((row) => row.reduce((sum, x, column) => sum + x * (truth[column] ?? 0), 0))
    expect(leastSquares(rows, values)).toEqual(truth.map((value) => expect.closeTo(value, 6)))
  })

  it('of no row has no coefficient', () => expect(leastSquares([], [])).toEqual([]))
})
