import { describe, expect, it } from 'vitest'
import { containersIn, wholeOf } from '../../../src/core/sources/containers.ts'
import { scan } from '../../../src/core/sources/fragments.ts'
import { hidden, shortText } from '../../../src/core/sources/hidden-texts.ts'
import { outlineOf } from '../../../src/core/sources/outline.ts'

const PLAN = {
  variables: { password: { value: 'planted-1' } },
  resource_changes: [
    {
      address: 'module.shop["eu"].aws_db_parameter_group.main',
      change: {
        before: { family: 'mysql8.0', parameter: [{ name: 'init_connect', value: 'SET @a = "planted-2"' }] },
        after: {
          family: 'mysql8.0',
          description: 'planted-3',
          parameter: [
            { name: 'init_connect', value: 'SET @a = "planted-4"' },
            { name: 'sync_binlog', value: '1' },
            { name: 'max_connections', value: '77777' },
            { name: 'tmp_table_size' },
          ],
        },
        after_unknown: { id: true, parameter: [{}, {}, {}, { value: true }] },
        after_sensitive: { parameter: [{}, {}, { value: true }, {}] },
      },
    },
    { address: 'aws_db_parameter_group.gone', change: { after: null } },
    { address: 'module.shop["eu"].aws_db_parameter_group.main', deposed: '1', change: { after: null } },
  ],
}

describe('a plan of Terraform', () => {
  const text = scan(outlineOf(JSON.stringify(PLAN), 'plan.json'))

  it('has a container for each group, named by its address', () => {
    const [group, ...others] = containersIn(text)
    expect(others).toEqual([])
    expect(group?.name).toBe('module.shop["eu"].aws_db_parameter_group.main')
    expect(group?.settings.map(({ name, value }) => [name, value.kind])).toEqual([
      ['init-connect', 'hidden'],
      ['sync-binlog', 'literal'],
      ['max-connections', 'hidden'],
      ['tmp-table-size', 'hidden'],
    ])
  })

  it('shows no words, and no sensitive values', () => {
    const { lines, settings } = text
    const kept = [
      ...containersIn(text).flatMap(({ settings, ways }) => [
        ...settings.map(({ value }) => value),
        ...ways.map(({ key }) => key),
      ]),
      ...wholeOf(text).ways.map(({ key }) => key),
      ...settings.map(({ value }) => value),
    ]
    expect(lines.length).toBeGreaterThan(10)
    expect(JSON.stringify(kept)).not.toMatch(/planted|77777/)
  })
})

describe('hidden texts', () => {
  it('differ exactly where the texts do', () => {
    const texts = Array.from({ length: 70_000 }, (_, index) => `secret ${index}`)
    expect(new Set(texts.map(hidden)).size).toBe(texts.length)
    expect(hidden('secret 5')).toBe(hidden(['secret', '5'].join(' ')))
  })

  it('keep long texts apart that differ behind the part that is shown', () => {
    expect(shortText('x'.repeat(10), 10)).toBe('x'.repeat(10))
    expect(shortText(`${'x'.repeat(10)}1`, 10)).not.toBe(shortText(`${'x'.repeat(10)}2`, 10))
  })
})
