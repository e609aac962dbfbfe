import { expect, it } from 'vitest'
import { inverse } from '../../../src/core/stats/matrices.ts'

it('the inverse times the matrix is one', () => {
  const matrix = [
    [4, 1, 0.5],
    [1, 3, -1],
    [0.5, -1, 2],
  ]
  const product = inverse(matrix).map((row) =>
    matrix.map((_, column) => row.reduce((sum, value, index) => sum + value * (matrix[index]?.[column] ?? 0), 0)),
  )
  for (const [row, values] of product.entries())
    for (const [column, value] of values.entries()) expect(value).toBeCloseTo(row === column ? 1 : 0, 8)
})

it('columns that cannot be told apart have a huge variance, and their sum has not', () => {
  const [[first = 0, both = 0] = []] = inverse([
    [1, 1],
    [1, 1],
  ])
  expect(first).toBeGreaterThan(1e9)
  expect(2 * first + 2 * both).toBeLessThan(1e3)
})
