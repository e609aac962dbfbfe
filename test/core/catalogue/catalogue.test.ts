import { expect, it } from 'vitest'
import { CATALOGUE } from '../../../src/core/catalogue/catalogue.ts'

it('each row of the statement catalogue has a unique form, senders, SQL, and either breaking options or one product', () => {
  expect(new Set(CATALOGUE.map(({ form }) => form)).size).toBe(CATALOGUE.length)
  expect(CATALOGUE.filter(({ whom, sql }) => whom === '' || sql.length === 0)).toEqual([])
  expect(CATALOGUE.filter(({ breaks, only }) => (breaks === undefined) === (only === undefined))).toEqual([])
})
