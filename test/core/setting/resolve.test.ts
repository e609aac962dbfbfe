import { describe, expect, it } from 'vitest'
import { settingChanges } from '../../../src/core/scenario/changes.ts'
import { resolveBoth } from '../../../src/core/setting/resolve.ts'
import { option, optionLines, scenario } from '../../builders.ts'

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
    expect(settingChanges(before, after)).not.toEqual([])
  })

  it('are of one variable where a name of it begins as a prefix does, and any of its lines counts', () => {
    const own = [option('skip-replica-start', 'TRUE'), option('skip-slave-start', 'off')]
    const [before, after] = resolveBoth([...own, option('enable-skip-replica-start')], own)
    expect([...before.keys()]).toEqual([...after.keys()])
    expect(before.size).toBe(1)
    expect([...before.values()]).not.toEqual([...after.values()])
  })
})
