import { describe, expect, it } from 'vitest'
import { settingDifferences } from '../../../src/core/scenario/changes.ts'
import { onOffOf, resolveBoth } from '../../../src/core/setting/resolve.ts'
import { option, optionLines, scenario } from '../../builders.ts'

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
  it('count in their order where one is only begun, as MariaDB takes it', () => {
    const own = [option('sort_buffer_size', '64M'), option('sort_buffer', '256K')]
    const [before, after] = resolveBoth(own, own.toReversed())
    expect(before.size).toBe(1)
    expect([...before.values()]).not.toEqual([...after.values()])
  })

  it.each([
    // An option sets what another variable is about.
    ['ansi', 'sql_mode='],
    // large_page_size is a variable that no option sets: MariaDB takes it for large_pages.
    ['large_pages', 'enable-large-page'],
    ['disable-large-p', 'enable-large-page'],
  ])('have an order where several are about one thing: %s, %s', (...names) => {
    const own = optionLines(...names)
    const [before, after] = [own, own.toReversed()].map((options) => scenario('a', { options })) as [never, never]
    expect(settingDifferences(before, after)).not.toEqual([])
  })

  it('are of one variable where a name of it begins as a prefix does, and any of its lines counts', () => {
    const own = [option('skip-replica-start', 'TRUE'), option('skip-slave-start', 'off')]
    const [before, after] = resolveBoth([...own, option('enable-skip-replica-start')], own)
    expect([...before.keys()]).toEqual([...after.keys()])
    expect(before.size).toBe(1)
    expect([...before.values()]).not.toEqual([...after.values()])
  })
})
