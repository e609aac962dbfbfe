import { describe, expect, it } from 'vitest'
import { settingChanges } from '../../../src/core/scenario/changes.ts'
import { resolveBoth } from '../../../src/core/setting/resolve.ts'
import { option, optionLines, scenario } from '../../builders.ts'

describe('the settings that take effect', () => {
  it('depend on the order of a name and its beginning, which MariaDB takes for the name', () => {
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
  ])('depend on the order of options that set the same thing: %s, %s', (...names) => {
    const own = optionLines(...names)
    const [before, after] = [own, own.toReversed()].map((options) => scenario('a', { options })) as [never, never]
    expect(settingChanges(before, after)).not.toEqual([])
  })

  it('include a variable only once if names such as skip-replica-start and skip-slave-start set it', () => {
    const own = [option('skip-replica-start', 'TRUE'), option('skip-slave-start', 'off')]
    const [before, after] = resolveBoth([...own, option('enable-skip-replica-start')], own)
    expect([...before.keys()]).toEqual([...after.keys()])
    expect(before.size).toBe(1)
    expect([...before.values()]).not.toEqual([...after.values()])
  })
})
