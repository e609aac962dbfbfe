import { describe, expect, it } from 'vitest'
import type { InstrumentLevel } from '../../../src/core/families/family.ts'
import { settingsOfSetup } from '../../../src/core/switching/instruments.ts'
import { keyOf } from '../../../src/core/switching/switchable-settings.ts'
import { MARIADB, MYSQL } from '../../builders.ts'

const MUTEX = keyOf('instrument', 'wait/synch/mutex/sql/LOCK_open')
const MEMORY = keyOf('instrument', 'memory/sql/THD')
const CURRENT = keyOf('consumer', 'events_waits_current')
const DIGEST = keyOf('consumer', 'statements_digest')
const CPU = keyOf('consumer', 'events_statements_cpu')

const SHIPPED = new Map([
  [keyOf('variable', 'sort_buffer_size'), '4096'],
  [CURRENT, 'NO'],
  [DIGEST, 'YES'],
  [CPU, 'NO'],
  [MUTEX, 'NO,NO'],
  [MEMORY, 'YES,'],
  [keyOf('instrument', 'other/of/a/plugin'), 'YES,YES'],
])

function setup(levels: Readonly<Record<string, InstrumentLevel>>, consumers: readonly string[] = []) {
  return { consumers, levels: new Map(Object.entries(levels)) }
}

describe('the settings of a setup', () => {
  it.each<[InstrumentLevel, string, string]>([
    ['OFF', 'NO,NO', 'NO,'],
    ['COUNTED', 'YES,NO', 'YES,'],
    ['ON', 'YES,YES', 'YES,'],
    ['shipped', 'NO,NO', 'YES,'],
  ])('have instruments %s, and time none that is never timed', (level, mutex, memory) => {
    const found = settingsOfSetup(setup({ 'wait/synch/': level, 'memory/': level }), MYSQL, SHIPPED)
    expect([found.get(MUTEX), found.get(MEMORY)]).toEqual([mutex, memory])
  })

  it('have the consumers of the setup on and all others off, as far as the server has them', () => {
    const found = settingsOfSetup(setup({}, ['events_waits_current', 'events_waits_history']), MYSQL, SHIPPED)
    expect([...found]).toEqual([
      [DIGEST, 'NO'],
      [CURRENT, 'YES'],
      [CPU, 'NO'],
    ])
  })

  it('leave out consumers and classes that the product does not know', () => {
    const shipped = new Map([...SHIPPED, [keyOf('instrument', 'error'), 'YES,']])
    expect(settingsOfSetup(setup({ error: 'OFF' }), MYSQL, shipped).get(keyOf('instrument', 'error'))).toBe('NO,')
    expect([...settingsOfSetup(setup({ error: 'OFF' }), MARIADB, shipped).keys()]).toEqual([DIGEST, CURRENT])
  })
})
