/** Some inputs for each parser, and more at night; `npm run fuzz` tries many more, and others. */
import { afterAll, expect, it } from 'vitest'
import { IS_NIGHTLY } from '../setup/nightly.ts'
import { fuzz } from './fuzz.ts'
import { Parsers } from './parsers.ts'

const INPUTS = IS_NIGHTLY ? 300 : 100
const SECONDS = 30

const parsers = new Parsers()
afterAll(() => parsers[Symbol.dispose]())

it.each(parsers.all)(
  'the reader of $name ends in time for arbitrary input, and keeps its promises about what it returns',
  async (parser) => {
    const { failure, inputs } = await fuzz(parser, { inputs: INPUTS, seconds: SECONDS })
    expect(failure ?? '').toBe('')
    expect(inputs).toBeGreaterThan(0)
  },
)
