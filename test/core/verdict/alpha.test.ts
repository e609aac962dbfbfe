import { expect, it } from 'vitest'
import {
  CONFIRMATION_ALPHA,
  FALSE_ALARM_PER_RUN,
  FALSE_PASS,
  SHOWN_ALPHA,
  suspicionAlpha,
} from '../../../src/core/verdict/alpha.ts'

it('the permitted errors are 1 % of false alarms in a run and 5 % of false passes of a comparison', () => {
  expect([FALSE_ALARM_PER_RUN, FALSE_PASS]).toEqual([0.01, 0.05])
})

it('the last look takes half of the error of a pass', () => expect(SHOWN_ALPHA).toBeCloseTo(FALSE_PASS / 2, 12))

it('n comparisons share the error of a suspicion in equal parts', () => {
  expect([0, 1, 4].map((family) => suspicionAlpha(family) / suspicionAlpha(1))).toEqual([1, 1, 0.25])
  expect(suspicionAlpha(1) * CONFIRMATION_ALPHA).toBeLessThan(FALSE_ALARM_PER_RUN)
})
