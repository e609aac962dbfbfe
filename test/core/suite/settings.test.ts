import { describe, expect, it } from 'vitest'
import { onOffOf, resolveSettings } from '../../../src/core/suite/settings.ts'
import { option } from '../../builders.ts'

describe('onOffOf', () => {
  it.each([
    ['general-log', undefined, true],
    ['general-log', 'On', true],
    ['general-log', '1', true],
    ['general-log', 'off', false],
    ['general-log', 'False', false],
    ['skip-general-log', undefined, false],
    ['skip-general-log', '1', false],
    // The server looks for the digit alone.
    ['disable-general-log', 'OFF', false],
    ['disable-general-log', '0', true],
    ['enable-general-log', undefined, true],
    ['enable-general-log', '0', false],
  ])('reads %s=%s as on: %s', (name, value, isOn) => {
    expect(onOffOf(name, value)).toEqual({ option: 'general-log', isOn })
  })

  it('takes what begins with skip or enable for an option of its own where there is one', () => {
    expect(onOffOf('skip-name-resolve', undefined)).toEqual({ option: 'skip-name-resolve', isOn: true })
    expect(onOffOf('disable-skip-name-resolve', undefined)).toEqual({ option: 'skip-name-resolve', isOn: false })
    const option = 'enable-secondary-engine-statistics'
    expect(onOffOf(option, '1')).toEqual({ option, isOn: true })
  })

  it.each([
    ['gtid-mode', 'ON'],
    ['log-bin', 'ON'],
    ['skip-log-bin', undefined],
    ['sync-binlog', '1'],
    ['innodb-flush-log-at-trx-commit', '1'],
    ['general-log', 'yes'],
    ['general-log', '2'],
    ['general-log', ''],
    ['x', undefined],
  ])('says nothing of %s=%s', (name, value) => expect(onOffOf(name, value)).toBeUndefined())
})

describe('the settings that are left', () => {
  it('are of one variable where a name of it begins as a prefix does, and any of its lines counts', () => {
    const own = [option('skip-replica-start', 'TRUE'), option('skip-slave-start', 'off')]
    const before = resolveSettings([...own, option('enable-skip-replica-start')])
    const after = resolveSettings(own)
    expect([...before.keys()]).toEqual([...after.keys()])
    expect(before.size).toBe(1)
    expect([...before.values()]).not.toEqual([...after.values()])
  })
})
