/** A few hundred inputs for each parser; `npm run fuzz` tries many more, and others. */
import { afterAll, expect, it } from 'vitest'
import { fuzz } from './fuzz.ts'
import { Parsers } from './parsers.ts'

const INPUTS = 300
const SECONDS = 30

const parsers = new Parsers()
afterAll(() => parsers[Symbol.dispose]())

it.each(parsers.all)('the reader of $name keeps its promises in time, whatever it is given', async (parser) => {
  const { failure, inputs } = await fuzz(parser, { inputs: INPUTS, seconds: SECONDS })
  expect(failure ?? '').toBe('')
  expect(inputs).toBeGreaterThan(0)
})
