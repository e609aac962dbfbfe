import { describe, expect, it } from 'vitest'
import {
  partsOf,
  settingsAfter,
  settingsThatDiffer,
  switchKey,
} from '../../../src/core/switching/switchable-settings.ts'

it.each([
  ['variable', 'sort_buffer_size'],
  ['instrument', 'wait/synch/mutex/sql/LOCK_open'],
  ['instrument', 'a:b'],
] as const)('a key of a %s tells its parts: %s', (kind, name) => {
  expect(partsOf(switchKey(kind, name))).toEqual({ kind, name })
})

describe('settings that differ', () => {
  const one = new Map([
    [switchKey('variable', 'a'), '1'],
    [switchKey('variable', 'b'), '2'],
  ])

  it('are none between equal ones', () => expect(settingsThatDiffer(one, new Map(one)).size).toBe(0))

  it('leave out a variable that the later server lacks', () =>
    expect([...settingsThatDiffer(one, new Map([[switchKey('variable', 'a'), '1']]))]).toEqual([]))

  it('lead to the later settings', () => {
    const two = new Map([...one, [switchKey('variable', 'b'), '9']])
    expect(settingsAfter(one, settingsThatDiffer(one, two))).toEqual(two)
  })
})
