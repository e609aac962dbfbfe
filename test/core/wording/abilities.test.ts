import { expect, it } from 'vitest'
import { ABILITY_TITLES } from '../../../src/core/wording/abilities.ts'

it('has a title of its own for each of the fourteen abilities', () => {
  expect(new Set(Object.values(ABILITY_TITLES)).size).toBe(14)
})
