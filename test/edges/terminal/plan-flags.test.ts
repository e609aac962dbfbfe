import { describe, expect, it } from 'vitest'
import { parsePlanFlags } from '../../../src/edges/terminal/plan-flags.ts'

describe('parsePlanFlags', () => {
  it('takes what is measured, and how many machines share it', () => {
    expect(parsePlanFlags(['my.yml', '--shards', '3'])).toMatchObject({
      subject: { kind: 'suite', file: 'my.yml' },
      rules: ['control'],
      shards: 3,
    })
    expect(parsePlanFlags([])).toMatchObject({ shards: undefined, server: 'auto', image: undefined })
  })

  it('takes what is started, as that decides how many servers memory holds', () => {
    const asked = parsePlanFlags(['my.yml', '--server', 'docker', '--image', 'mysql:8.4'])
    expect(asked).toMatchObject({ server: 'docker', image: 'mysql:8.4' })
  })

  it.each(['0', '257', 'x', '1.5', ''])('refuses %j shards', (shards) => {
    expect(() => parsePlanFlags([`--shards=${shards}`])).toThrow(
      /--shards: found .*; allowed: a whole number from 1 to 256/,
    )
  })
})
