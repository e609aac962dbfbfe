/** Symmetric matrices, by Cholesky's decomposition. */

import { at } from './vectors.ts'

/** A square, symmetric matrix by its rows. */
export type Matrix = readonly (readonly number[])[]

/** Added to the diagonal, relative to it: keeps indistinguishable columns solvable, with a huge variance. */
const RIDGE = 1e-10

/** A⁻¹ of a symmetric matrix that is not negative. */
export function inverse(matrix: Matrix): number[][] {
  const lower = cholesky(matrix)
  return matrix.map((_, column) =>
    solve(
      lower,
      matrix.map((_, row) => (row === column ? 1 : 0)),
    ),
  )
}

/** L with LLᵀ = A + ridge; A is symmetric and not negative. */
function cholesky(matrix: Matrix): number[][] {
  const size = matrix.length
  const ridge = RIDGE * Math.max(Number.MIN_VALUE, ...matrix.map((row, index) => at(row, index)))
  const lower = matrix.map(() => new Array<number>(size).fill(0))
  for (let row = 0; row < size; row++) {
    const factors = at(lower, row)
    for (let column = 0; column <= row; column++) {
      const other = at(lower, column)
      let rest = at(at(matrix, row), column) + (row === column ? ridge : 0)
      for (let before = 0; before < column; before++) rest -= at(factors, before) * at(other, before)
      factors[column] = row === column ? Math.sqrt(Math.max(rest, ridge)) : rest / at(other, column)
    }
  }
  return lower
}

/** x with LLᵀx = b. */
function solve(lower: Matrix, right: readonly number[]): number[] {
  const solution = [...right]
  for (let row = 0; row < solution.length; row++) {
    const factors = at(lower, row)
    for (let before = 0; before < row; before++)
      solution[row] = at(solution, row) - at(factors, before) * at(solution, before)
    solution[row] = at(solution, row) / at(factors, row)
  }
  for (let row = solution.length - 1; row >= 0; row--) {
    for (let after = row + 1; after < solution.length; after++)
      solution[row] = at(solution, row) - at(at(lower, after), row) * at(solution, after)
    solution[row] = at(solution, row) / at(at(lower, row), row)
  }
  return solution
}
