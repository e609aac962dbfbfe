import { expect, it } from 'vitest'
import { mean, sum } from '../../../src/core/stats/vectors.ts'

it('lists have a sum and a mean, lists without values no mean', () =>
  expect([sum([1, 2, 6]), mean([1, 2, 6]), sum([]), mean([])]).toEqual([9, 3, 0, Number.NaN]))
