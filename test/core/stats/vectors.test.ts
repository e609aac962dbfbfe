import { expect, it } from 'vitest'
import { mean, sum } from '../../../src/core/stats/vectors.ts'

it('sum and mean of a list are right, and the mean of an empty list is NaN', () =>
  expect([sum([1, 2, 6]), mean([1, 2, 6]), sum([]), mean([])]).toEqual([9, 3, 0, Number.NaN]))
