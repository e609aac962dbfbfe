/** A few hundred inputs for each parser; `npm run fuzz` tries many more, and others. */
import { afterAll, expect, it } from 'vitest'
import { fuzz } from './fuzz.ts'
import { Parsers } from './parsers.ts'

const INPUTS = 300
const SECONDS = 30

const parsers = new Parsers()
afterAll(() => parsers[Symbol.dispose]())

it.each(parsers.all)(
  'whatever it is given, and within a second, keeps its promises the reader of $name',
  async (parser) => {
    const { failure, inputs } = await fuzz(parser, { inputs: INPUTS, seconds: SECONDS })
    expect(failure ?? '').toBe('')
    expect(inputs).toBeGreaterThan(0)
  },
)
