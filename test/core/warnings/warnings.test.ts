import { describe, expect, it } from 'vitest'
import { parseDuration } from '../../../src/core/quantities.ts'
import {
  type DroppedOption,
  heaviestFirst,
  mergeDroppedOptions,
  resultWarning,
  type Warning,
} from '../../../src/core/warnings/warnings.ts'

const at = (option: string, ...lines: readonly number[]): DroppedOption => ({
  ...{ option, why: 'place' },
  places: lines.map((line) => ({ file: 'my.cnf', line })),
})
const dropped = (...options: readonly DroppedOption[]): Warning => ({ code: 'options-dropped', options })

describe('options that were left out of several arms', () => {
  it('give one warning in place of the first, which lists each option once with all its places', () => {
    const lonely: Warning = { code: 'one-cpu' }
    const all = [lonely, dropped(at('datadir', 1), at('port', 2)), lonely, dropped(at('port', 2, 3), at('socket', 4))]
    expect(mergeDroppedOptions(all)).toEqual([
      lonely,
      dropped(at('datadir', 1), at('port', 2, 3), at('socket', 4)),
      lonely,
    ])
  })

  it('give no warning if no option was left out', () =>
    expect(mergeDroppedOptions([{ code: 'one-cpu' }])).toEqual([{ code: 'one-cpu' }]))
})

const codes = (...all: readonly string[]) => heaviestFirst(all.map((code) => ({ code }))).map(({ code }) => code)

describe('heaviestFirst', () => {
  it('sorts warnings about the verdict before those about figures, and notes last', () => {
    expect(codes('options-dropped', 'uneven-durability', 'log-bin-moved', 'option-clamped', 'shards-missing')).toEqual([
      ...['option-clamped', 'shards-missing', 'uneven-durability', 'options-dropped', 'log-bin-moved'],
    ])
  })

  it('keeps the order within a weight, and leaves unknown codes in place', () => {
    expect(codes('base-mended', 'of-old', 'one-cpu', 'not-compared', 'errors', 'options-dropped')).toEqual([
      ...['not-compared', 'of-old', 'one-cpu', 'errors', 'base-mended', 'options-dropped'],
    ])
  })
})

it('the --budget that a warning advises is accepted by the parser of that flag', () => {
  const named = { scenario: 'my.cnf', revision: 'head', workload: 'oltp_read_only', threads: 4 } as const
  const { message } = resultWarning({ code: 'budget-cannot-decide', ...named, low: -0.1, high: 0.1, seconds: 240 })
  expect(parseDuration(/--budget (\S+) or/.exec(message)?.[1] ?? '')).toBe(240)
})
