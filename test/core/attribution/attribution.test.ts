import { expect, it } from 'vitest'
import { byCost } from '../../../src/core/attribution/attribution.ts'
import { cause } from '../../builders.ts'

it('causes stand by their cost, the dearest first, and last those that have no figures', () => {
  const changes = [null, 0.02, -0.1, -0.3, 0]
  const sorted = changes.map((change) => cause({ change })).sort(byCost)
  expect(sorted.map(({ change }) => change)).toEqual([-0.3, -0.1, 0, 0.02, null])
})
