import { expect, it } from 'vitest'
import { byEffect } from '../../../src/core/attribution/attribution.ts'
import { cause, explanation } from '../../builders.ts'

it('causes stand by their cost, the dearest first, and last those that have no figures', () => {
  const changes = [null, 0.02, -0.1, -0.3, 0]
  const sorted = changes.map((change) => cause({ change })).sort(byEffect(null))
  expect(sorted.map(({ change }) => change)).toEqual([-0.3, -0.1, 0, 0.02, null])
})

it('causes of a gain stand by it, the largest first', () => {
  const whole = { change: 0.3, low: 0.28, high: 0.32 }
  const sorted = [0, null, 0.2, 0.1].map((change) => cause({ change })).sort(byEffect(explanation({ whole })))
  expect(sorted.map(({ change }) => change)).toEqual([0.2, 0.1, 0, null])
})
