import { describe, expect, it } from 'vitest'
import {
  settingsAfter,
  settingsThatDiffer,
  splitSwitchKey,
  switchKey,
} from '../../../src/core/switching/switchable-settings.ts'

it.each([
  ['variable', 'sort_buffer_size'],
  ['instrument', 'wait/synch/mutex/sql/LOCK_open'],
  ['instrument', 'a:b'],
] as const)('the kind and the name of a setting are read back from its key: %s %s', (kind, name) => {
  expect(splitSwitchKey(switchKey(kind, name))).toEqual({ kind, name })
})

describe('the settings that differ between two servers', () => {
  const one = new Map([
    [switchKey('variable', 'a'), '1'],
    [switchKey('variable', 'b'), '2'],
  ])

  it('are none for equal servers', () => expect(settingsThatDiffer(one, new Map(one)).size).toBe(0))

  it('leave out a variable that the later server lacks', () =>
    expect([...settingsThatDiffer(one, new Map([[switchKey('variable', 'a'), '1']]))]).toEqual([]))

  it('applied to the earlier settings give the later ones', () => {
    const two = new Map([...one, [switchKey('variable', 'b'), '9']])
    expect(settingsAfter(one, settingsThatDiffer(one, two))).toEqual(two)
  })
})
