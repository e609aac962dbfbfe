/** Rows whose values are known, but for noise. */
import { seededRandom } from '../../../src/core/plan/random.ts'
import { normal } from '../../builders.ts'

export const TRUTH = [2, -1, 0.5]

/** @param sd standard deviation of the noise */
export function sample(count: number, seed: number, sd: number) {
  const random = seededRandom(seed)
  const rows = Array.from({ length: count }, () => [1, normal(random), normal(random)])
  const values = rows.map((row) => row.reduce((sum, x, column) => sum + x * (TRUTH[column] ?? 0), sd * normal(random)))
  return { rows, values }
}
