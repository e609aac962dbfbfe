import { expect, it } from 'vitest'
import {
  CONFIRMATION_ALPHA,
  FALSE_ALARM_PER_RUN,
  FALSE_PASS,
  SHOWN_ALPHA,
  suspicionAlpha,
} from '../../../src/core/verdict/alpha.ts'
import { readPage } from '../../setup/pages.ts'

it('docs/how-it-decides.md states the shares of false alarms and false passes that decisions permit', () => {
  const page = readPage('docs/how-it-decides.md')
  expect(page).toContain(`fewer than ${100 * FALSE_ALARM_PER_RUN}% of runs fail`)
  expect(page).toContain(`passes in fewer than ${100 * FALSE_PASS}% of runs`)
})

it('the last look takes half of the permitted error of a pass', () =>
  expect(SHOWN_ALPHA).toBeCloseTo(FALSE_PASS / 2, 12))

it('n comparisons share the permitted error of a suspicion in equal parts', () => {
  expect([0, 1, 4].map((family) => suspicionAlpha(family) / suspicionAlpha(1))).toEqual([1, 1, 0.25])
})

// The distance from a baseline may spend the other half.
it('false suspicions that are falsely confirmed take less than half of the permitted false alarms of a run', () =>
  expect(suspicionAlpha(1) * CONFIRMATION_ALPHA).toBeLessThan(FALSE_ALARM_PER_RUN / 2))
