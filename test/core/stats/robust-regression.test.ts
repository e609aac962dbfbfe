import { describe, expect, it } from 'vitest'
import { seededRandom } from '../../../src/core/plan/random.ts'
import { leastSquares, robustRegression } from '../../../src/core/stats/robust-regression.ts'
import { normal } from '../../builders.ts'

const TRUTH = [2, -1, 0.5]

function sample(count: number, seed: number, sd: number) {
  const random = seededRandom(seed)
  const rows = Array.from({ length: count }, () => [1, normal(random), normal(random)])
  const values = rows.map((row) => row.reduce((sum, x, column) => sum + x * (TRUTH[column] ?? 0), sd * normal(random)))
  return { rows, values }
}

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

  it('has hardly larger errors than least squares, and knows them, where the noise is normal', () => {
    const errors = Array.from({ length: 1500 }, (_, seed) => {
      const { rows, values } = sample(60, seed + 1, 1)
      const { coefficients, covariance } = robustRegression(rows, values)
      return {
        error: ((coefficients[1] ?? 0) + 1) ** 2,
        said: covariance[1]?.[1] ?? 0,
        plain: ((leastSquares(rows, values)[1] ?? 0) + 1) ** 2,
      }
    })
    const mean = (pick: (one: (typeof errors)[number]) => number) =>
      errors.reduce((sum, one) => sum + pick(one), 0) / errors.length
    const real = mean(({ error }) => error)
    expect(real / mean(({ plain }) => plain)).toBeLessThan(1.15)
    expect(mean(({ said }) => said) / real).toBeGreaterThan(0.87)
    expect(mean(({ said }) => said) / real).toBeLessThan(1.15)
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
  })
})
