import { describe, expect, it } from 'vitest'
import type { Result } from '../../../../src/core/result/result.ts'
import { renderMarkdown } from '../../../../src/core/views/markdown/markdown.ts'
import { markdownBlocks } from '../../../../src/core/views/markdown/markdown-parts.ts'
import { settingsTable } from '../../../../src/core/views/report/settings-section.ts'
import { sweepResult } from '../../../builders.ts'

const SMALL = sweepResult(['off', 'on'], ['oltp_read_only'], [8])

function setting(overrides: Partial<Result['settings'][number]> = {}): Result['settings'][number] {
  return {
    scenario: 'my.cnf',
    kind: 'option',
    name: 'max-connections',
    before: { value: '400', file: 'my.cnf', line: 3 },
    after: { value: '500', file: 'my.cnf', line: 4 },
    ...overrides,
  }
}

function row(one: Result['settings'][number]): string | undefined {
  return markdownBlocks(settingsTable({ ...SMALL, settings: [one] })).split('\n')[4]
}

describe('settingsTable', () => {
  it('is empty where nothing was compared with a base', () => expect(markdownBlocks(settingsTable(SMALL))).toBe(''))

  it('has before, now and the line', () => {
    expect(row(setting())).toBe('| max-connections | 400 | 500 | my.cnf:4 |')
  })

  it('tells an added setting from a bare flag', () => {
    expect(row(setting({ before: null, after: { value: null, file: 'my.cnf', line: 9 } }))).toBe(
      '| max-connections | *not set* | *set* | my.cnf:9 |',
    )
  })

  it('names the old line of a setting that is gone', () => {
    expect(row(setting({ after: null }))).toBe('| max-connections | 400 | *not set* | my.cnf:3, removed |')
  })

  it('escapes what strangers wrote, and cuts long values', () => {
    const hostile = row(setting({ name: '<b>|`x`', after: { value: `${'v'.repeat(100)}`, file: '<i>', line: 1 } }))
    expect(hostile).not.toMatch(/<b>|<i>|[^\\]`/)
    expect(hostile).toContain('v…')
    expect(hostile).not.toContain('v'.repeat(60))
  })

  it('stays short whatever the number, and says how many there are', () => {
    const many = markdownBlocks(settingsTable({ ...SMALL, settings: Array.from({ length: 500 }, () => setting()) }))
    expect(many.split('\n').filter((line) => line.startsWith('| max'))).toHaveLength(20)
    expect(many).toContain('480 more settings changed')
  })

  it('is folded in the report', () => {
    const shown = renderMarkdown({ ...SMALL, settings: [setting()] })
    expect(shown.indexOf('max-connections')).toBeGreaterThan(shown.indexOf('<summary>Changed settings'))
  })
})
