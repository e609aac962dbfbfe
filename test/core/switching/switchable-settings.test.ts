import { describe, expect, it } from 'vitest'
import {
  GONE,
  keyOf,
  partsOf,
  settingsThatDiffer,
  withSettings,
} from '../../../src/core/switching/switchable-settings.ts'

it.each([
  ['variable', ['sort_buffer_size']],
  ['instrument', ['wait/synch/mutex/sql/LOCK_open']],
  ['actor', ['%', 'app"user', '%']],
  ['object', ['TABLE', 'a:b', '%']],
] as const)('a key of a %s tells its parts', (kind, name) => {
  expect(partsOf(keyOf(kind, ...name))).toEqual({ kind, name })
})

describe('settings that differ', () => {
  const one = new Map([
    [keyOf('variable', 'a'), '1'],
    [keyOf('variable', 'b'), '2'],
    [keyOf('actor', '%', '%', '%'), 'YES,YES'],
  ])

  it('are none between equal ones', () => expect(settingsThatDiffer(one, new Map(one)).size).toBe(0))

  it('have the later values, and rows that are gone as gone', () => {
    const two = new Map([
      [keyOf('variable', 'a'), '1'],
      [keyOf('variable', 'b'), '3'],
      [keyOf('actor', 'localhost', 'app', '%'), 'NO,NO'],
    ])
    expect([...settingsThatDiffer(one, two)]).toEqual([
      [keyOf('variable', 'b'), '3'],
      [keyOf('actor', 'localhost', 'app', '%'), 'NO,NO'],
      [keyOf('actor', '%', '%', '%'), GONE],
    ])
  })

  it('leave out a variable that the later server lacks', () =>
    expect([...settingsThatDiffer(one, new Map([[keyOf('actor', '%', '%', '%'), 'YES,YES']]))]).toEqual([]))

  it('lead to the later settings', () => {
    const two = new Map([...one, [keyOf('variable', 'b'), '9']])
    expect(withSettings(one, settingsThatDiffer(one, two))).toEqual(two)
  })
})
