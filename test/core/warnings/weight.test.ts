import { describe, expect, it } from 'vitest'
import { heaviestFirst } from '../../../src/core/warnings/weight.ts'

const codes = (...all: readonly string[]) => heaviestFirst(all.map((code) => ({ code }))).map(({ code }) => code)

describe('heaviestFirst', () => {
  it('has what bears on the verdict before what bears on figures, and notes last', () => {
    expect(codes('options-dropped', 'uneven-durability', 'log-bin-moved', 'option-clamped', 'shards-missing')).toEqual([
      ...['option-clamped', 'shards-missing', 'uneven-durability', 'options-dropped', 'log-bin-moved'],
    ])
  })

  it('leaves those of the same weight in their order, and codes of other versions in between', () => {
    expect(codes('base-unchanged', 'of-old', 'one-cpu', 'not-compared', 'errors', 'options-dropped')).toEqual([
      ...['not-compared', 'of-old', 'one-cpu', 'errors', 'base-unchanged', 'options-dropped'],
    ])
  })
})
