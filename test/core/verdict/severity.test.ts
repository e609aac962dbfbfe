import { expect, it } from 'vitest'
import { bySeverity } from '../../../src/core/verdict/severity.ts'

const of = (change: number, tolerance: number) => ({ change, tolerance })

it.each([
  { what: 'the slower of two', worst: of(-0.2, 0.05), other: of(-0.1, 0.05) },
  { what: 'what is slower, before what is faster', worst: of(-0.01, 0.05), other: of(0.3, 0.05) },
  { what: 'the less tolerated of two that are as slow', worst: of(-0.1, 0.02), other: of(-0.1, 0.05) },
  {
    what: 'what is beyond its tolerance, before more within a larger one',
    worst: of(-0.1, 0.05),
    other: of(-0.2, 0.3),
  },
])('the worst comparison is $what', ({ worst, other }) => {
  expect(bySeverity([other, worst])).toEqual([worst, other])
  expect(bySeverity([worst, other])).toEqual([worst, other])
})
