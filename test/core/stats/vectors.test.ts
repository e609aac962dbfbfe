import { describe, expect, it } from 'vitest'
import { dot, mean, quadratic, sum } from '../../../src/core/stats/vectors.ts'

describe('vectors and matrices', () => {
  const matrix = [
    [1, 2],
    [3, 4],
  ]

  it('multiply place by place', () => expect(dot([1, 2, 3], [4, 5, 6])).toBe(32))
  it('weigh a matrix from both sides', () => expect(quadratic([1, -2], matrix)).toBe(1 - 2 * 2 - 2 * 3 + 4 * 4))
  it('have a sum and a mean, lists without values no mean', () =>
    expect([sum([1, 2, 6]), mean([1, 2, 6]), sum([]), mean([])]).toEqual([9, 3, 0, Number.NaN]))
  it('show lengths that do not belong together', () => expect(dot([1, 2], [3])).toBeNaN())
})
