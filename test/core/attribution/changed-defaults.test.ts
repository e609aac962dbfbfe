import { describe, expect, it } from 'vitest'
import { changedDefaults, withDefaults } from '../../../src/core/attribution/changed-defaults.ts'
import type { ServerOption } from '../../../src/core/suite/suite.ts'
import { keyOf, type Settings } from '../../../src/core/switching/switchable-settings.ts'

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
    const before = {
      server_id: '1',
      datadir: '/a/',
      port: '1',
      version: '8.0.15',
      query_cache_size: '0',
    }
    const after = {
      server_id: '2',
      datadir: '/b/',
      port: '2',
      version: '9.7.4',
      mle_memory_max: '0',
    }
    expect(names(before, after)).toEqual([])
  })

  it('are one for a variable of several names', () => {
    const both = (value: string) => ({ slave_parallel_workers: value, replica_parallel_workers: value })
    expect(names(both('0'), both('4'))).toHaveLength(1)
  })

  it('are put back in front of the configuration, so that its own options win, each on a line of its own', () => {
    const started = { reference: settings(BEFORE), head: settings(AFTER) }
    const scenario = {
      ...{ name: 's', sql: [], expect: {}, program: undefined, place: { file: 'compose.yml', line: 1 } },
      options: [option('max_connections', '5')],
    }
    const { options } = withDefaults(scenario, changedDefaults(started, [scenario]), 'defaults of mysql:8.0')
    expect(options.map(({ name, value, file, line }) => `${file}:${line} ${name}=${value}`)).toEqual([
      'defaults of mysql:8.0:1 loose-gtid_mode=OFF',
      'defaults of mysql:8.0:2 loose-innodb_io_capacity=200',
      'compose.yml:7 max_connections=5',
    ])
  })
})
