import { describe, expect, it } from 'vitest'
import { parsePlanFlags } from '../../../src/edges/terminal/plan-flags.ts'

describe('parsePlanFlags', () => {
  it('takes what is measured, and how many machines share it', () => {
    expect(parsePlanFlags(['my.yml', '--shards', '3'])).toMatchObject({
      subject: { kind: 'suite', file: 'my.yml' },
      rules: ['control'],
      shards: 3,
    })
    expect(parsePlanFlags([]).shards).toBeUndefined()
  })

  it.each(['0', '257', 'x', '1.5', ''])('refuses %j shards', (shards) => {
    expect(() => parsePlanFlags([`--shards=${shards}`])).toThrow(
      /--shards: found .*; allowed: a whole number from 1 to 256/,
    )
  })
})
