import { expect, it } from 'vitest'
import { timesDiffer } from '../../../src/core/measurement/restart-times.ts'

it.each([
  ['differ if all of one are clearly longer', [1, 1.1, 0.9], [3, 2.9, 3.2], true],
  ['differ in the other direction as well', [3, 2.9, 3.2], [1, 1.1, 0.9], true],
  ['do not differ if one of them overlaps', [1, 1.1, 3], [3, 2.9, 3.2], false],
  ['do not differ by less than a fifth of a second', [0.1, 0.1, 0.1], [0.25, 0.25, 0.25], false],
  ['do not differ by less than a third', [10, 10, 10], [12, 12, 12], false],
  ['do not differ if there are none', [], [1], false],
])('the stop and start times of two servers %s', (_, some, others, differ) =>
  expect(timesDiffer(some, others)).toBe(differ),
)
