import { describe, expect, it } from 'vitest'
import { asBefore, changedDefaults, oldOptions } from '../../../src/core/attribution/changed-defaults.ts'
import type { Scenario, ServerOption } from '../../../src/core/suite/suite.ts'
import { keyOf, type Settings } from '../../../src/core/switching/switchable-settings.ts'
import { scenario } from '../../builders.ts'

function settings(values: Readonly<Record<string, string>>): Settings {
  return new Map(Object.entries(values).map(([name, value]) => [keyOf('variable', name), value]))
}

function option(name: string, value: string): ServerOption {
  return { name, value, group: undefined, file: 'compose.yml', line: 7 }
}

const BEFORE = { gtid_mode: 'OFF', innodb_io_capacity: '200', sort_buffer_size: '262144' }
const AFTER = { gtid_mode: 'ON', innodb_io_capacity: '10000', sort_buffer_size: '262144' }

function names(before: Record<string, string>, after: Record<string, string>, options: readonly ServerOption[] = []) {
  const started = { reference: settings(before), head: settings(after) }
  return changedDefaults(started, [{ options }, { options: [] }]).map(({ name }) => name)
}

describe('changed defaults', () => {
  it('are the variables in which two servers differ although nobody sets them', () => {
    expect(names(BEFORE, AFTER)).toEqual(['gtid_mode', 'innodb_io_capacity'])
  })

  it('are none that either configuration sets, however it writes them', () => {
    expect(names(BEFORE, AFTER, [option('loose-Innodb-IO-capacity', '300')])).toEqual(['gtid_mode'])
  })

  it('are none that one version lacks, that tell one server from another, name places, or have no effect', () => {
    const before = { server_id: '1', datadir: '/a/', port: '1', version: '8.0.15', query_cache_size: '0' }
    const after = { server_id: '2', datadir: '/b/', port: '2', version: '9.7.4', mle_memory_max: '0' }
    expect(names(before, after)).toEqual([])
  })

  it('are one for a variable of several names', () => {
    const both = (value: string) => ({ slave_parallel_workers: value, replica_parallel_workers: value })
    expect(names(both('0'), both('4'))).toHaveLength(1)
  })
})

describe('a new version that does as the old one did', () => {
  const DEFAULTS = changedDefaults({ reference: settings(BEFORE), head: settings(AFTER) }, [])
  const at = (line: number, program: string, options: readonly ServerOption[]): Scenario =>
    scenario('db', { options, place: { file: 'compose.yml', line }, program: { kind: 'image', name: program } })
  const told = (options: readonly ServerOption[]) =>
    options.map(({ name, value, file, line }) => `${file}:${line} ${name}=${value}`)

  it('has its defaults, on a line each, and then its configuration, of which it passes over what it does not know', () => {
    const group = { ...option('loose-max_connections', '5'), group: 'mysqld-8.0' }
    const old = oldOptions({ options: [option('query_cache_size', '0'), group] }, DEFAULTS, 'defaults of mysql:8.0')
    expect(told(old)).toEqual([
      'defaults of mysql:8.0:1 loose-gtid_mode=OFF',
      'defaults of mysql:8.0:2 loose-innodb_io_capacity=200',
      'compose.yml:7 loose-query_cache_size=0',
      'compose.yml:7 loose-max_connections=5',
    ])
    expect(old.map((each) => each.group)).toEqual([undefined, undefined, undefined, undefined])
  })

  it('has the new program, and of the new configuration only what stands for an old option that was given up', () => {
    const before = at(1, 'mysql:5.7', [option('sql_mode', 'NO_AUTO_CREATE_USER'), option('max_connections', '5')])
    const after = at(2, 'mysql:8.0', [option('sql-mode', 'ANSI'), option('max_connections', '9'), option('x', '1')])
    const old = oldOptions(before, [], 'defaults')
    const kept = old.filter(({ name }) => name !== 'loose-sql_mode')
    const scenario = asBefore(before, after, old, kept)
    expect(told(scenario.options)).toEqual(['compose.yml:7 sql-mode=ANSI', 'compose.yml:7 loose-max_connections=5'])
    expect(scenario).toMatchObject({ program: after.program, place: after.place })
    expect(told(asBefore(before, after, old, old).options)).toEqual(told(old))
  })
})
