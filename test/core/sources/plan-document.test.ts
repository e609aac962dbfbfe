import { describe, expect, it } from 'vitest'
import { factsIn } from '../../../src/core/sources/read-file.ts'

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
  const { servers } = factsIn(JSON.stringify(PLAN), 'plan.json')

  it('has a server for each parameter group that stays, named by its address', () => {
    const [group, ...others] = servers
    expect(others).toEqual([])
    expect(group?.at).toBe('module.shop["eu"].aws_db_parameter_group.main')
    const settings = group?.facts.filter(({ kind }) => kind === 'setting') ?? []
    expect(settings.map(({ name, value }) => [name, value.kind])).toEqual([
      ['init-connect', 'expression'],
      ['sync-binlog', 'literal'],
      ['max-connections', 'expression'],
      ['tmp-table-size', 'expression'],
    ])
  })

  it('shows neither free text nor sensitive values', () => {
    const values = servers.flatMap(({ facts }) => facts.map(({ value }) => value.text))
    expect(values.length).toBeGreaterThan(3)
    expect(JSON.stringify(values)).not.toMatch(/planted|77777/)
  })
})
