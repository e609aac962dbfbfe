import { expect, it } from 'vitest'
import { mean, sum } from '../../../src/core/stats/vectors.ts'

it('the sum of [1, 2, 6] is 9 and its mean is 3; the sum of an empty list is 0 and its mean is NaN', () =>
  expect([sum([1, 2, 6]), mean([1, 2, 6]), sum([]), mean([])]).toEqual([9, 3, 0, Number.NaN]))
