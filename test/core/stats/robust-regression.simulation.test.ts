import { describe, expect, it } from 'vitest'
import { seededRandom } from '../../../src/core/plan/random.ts'
import { leastSquares, robustRegression } from '../../../src/core/stats/robust-regression.ts'
import { normal } from '../../builders.ts'
import { sample } from './regression-sample.ts'

describe('the errors of a robust regression', () => {
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

  it('are small where a tenth of the rows is far off though there are few rows a column', () => {
    const random = seededRandom(3)
    const rows = Array.from({ length: 106 }, () => Array.from({ length: 39 }, () => (random() < 0.5 ? -1 : 1)))
    const values = rows.map((_, index) => 0.01 * normal(random) + (index % 10 === 0 ? 0.1 : 0))
    const { coefficients } = robustRegression(rows, values)
    const error = Math.sqrt(coefficients.reduce((sum, value) => sum + value ** 2, 0) / 39)
    const plain = Math.sqrt(leastSquares(rows, values).reduce((sum, value) => sum + value ** 2, 0) / 39)
    expect(error).toBeLessThan(0.002)
    expect(plain).toBeGreaterThan(2 * error)
  })
})
