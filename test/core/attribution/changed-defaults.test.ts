import { describe, expect, it } from 'vitest'
import { changedDefaults, versionDifference } from '../../../src/core/attribution/changed-defaults.ts'
import { mix, splitDifference } from '../../../src/core/attribution/lines.ts'
import type { Scenario } from '../../../src/core/scenario/scenario.ts'
import { isSameScenario } from '../../../src/core/scenario/scenario-identity.ts'
import { type Setting, settingOf } from '../../../src/core/setting/setting.ts'
import { type Settings, switchKey } from '../../../src/core/switching/switchable-settings.ts'
import { MYSQL, scenario } from '../../builders.ts'

function settings(values: Readonly<Record<string, string>>): Settings {
  return new Map(Object.entries(values).map(([name, value]) => [switchKey('variable', name), value]))
}

function option(name: string, value: string): Setting {
  return settingOf({ name, text: value, group: undefined, file: 'compose.yml', line: 7 })
}

const BEFORE = { gtid_mode: 'OFF', innodb_io_capacity: '200', sort_buffer_size: '262144' }
const AFTER = { gtid_mode: 'ON', innodb_io_capacity: '10000', sort_buffer_size: '262144' }

function names(before: Record<string, string>, after: Record<string, string>, options: readonly Setting[] = []) {
  const started = { reference: settings(before), head: settings(after) }
  return changedDefaults(started, [{ options }, { options: [] }]).map(({ name }) => name)
}

describe('changed defaults', () => {
  it('are the variables with different values that no configuration sets', () => {
    expect(names(BEFORE, AFTER)).toEqual(['gtid_mode', 'innodb_io_capacity'])
  })

  it('leave out variables that either configuration sets, in any spelling', () => {
    expect(names(BEFORE, AFTER, [option('loose-Innodb-IO-capacity', '300')])).toEqual(['gtid_mode'])
  })

  it('leave out variables that only one version has, that name an identity or a path, or that have no effect', () => {
    const before = { server_id: '1', datadir: '/a/', port: '1', version: '8.0.15', query_cache_size: '0' }
    const after = { server_id: '2', datadir: '/b/', port: '2', version: '9.7.4', mle_memory_max: '0' }
    expect(names(before, after)).toEqual([])
  })

  it('list a variable that has several names only once', () => {
    const both = (value: string) => ({ slave_parallel_workers: value, replica_parallel_workers: value })
    expect(names(both('0'), both('4'))).toHaveLength(1)
  })
})

describe('a mixture of the configurations of two versions', () => {
  const DEFAULTS = changedDefaults({ reference: settings(BEFORE), head: settings(AFTER) }, [])
  const at = (line: number, program: string, options: readonly Setting[]): Scenario =>
    scenario('db', { options, place: { file: 'compose.yml', line }, program: { kind: 'image', name: program } })
  const group = { ...option('loose-max_connections', '5'), group: 'mysqld-8.0' }
  const before = at(1, 'mysql:8.0', [option('query_cache_size', '0'), group, option('sort_buffer_size', '1M')])
  const after = at(2, 'mysql:9.7', [option('sort_buffer_size', '2M')])

  /** The configuration with these of the lines. */
  function mixed(names: readonly string[]) {
    const difference = versionDifference(splitDifference(before, after, MYSQL), DEFAULTS)
    const { lines } = difference
    const mixture = mix(
      difference,
      names.map((name) => lines.findIndex((line) => line.name === name)),
      'mixed',
    )
    const options = mixture.options.map(({ name, text, file, line }) => `${file}:${line} ${name}=${text}`)
    return { lines, mixture, options }
  }

  it('has a line for each changed default, which needs the line of the changed image', () => {
    const { lines } = mixed([])
    const program = lines.findIndex(({ name }) => name === 'image')
    expect(lines.slice(0, 2)).toMatchObject([
      { name: 'gtid-mode', before: 'OFF', after: 'ON', place: { line: 2 }, needs: [program] },
      { name: 'innodb-io-capacity', before: '200', after: '10000', needs: [program] },
    ])
    expect(lines.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['sort_buffer_size', 'query_cache_size', 'max_connections', 'image']),
    )
  })

  it('that takes over only the image sets the old defaults, then the old options with the prefix "loose-"', () => {
    const { mixture, options } = mixed(['image'])
    expect(options.slice(0, 2)).toEqual([
      'defaults of mysql:8.0:1 loose-gtid_mode=OFF',
      'defaults of mysql:8.0:2 loose-innodb_io_capacity=200',
    ])
    expect(options.slice(2).toSorted()).toEqual([
      'compose.yml:7 loose-max_connections=5',
      'compose.yml:7 loose-query_cache_size=0',
      'compose.yml:7 loose-sort_buffer_size=1M',
    ])
    expect(mixture.options.map((each) => each.group)).toEqual([undefined, undefined, undefined, undefined, undefined])
    expect(mixture.program).toEqual(after.program)
  })

  it('has the new default or the new line for each line that it takes over', () => {
    const { options } = mixed(['image', 'gtid-mode', 'sort_buffer_size', 'query_cache_size', 'max_connections'])
    expect(options).toEqual([
      'defaults of mysql:8.0:2 loose-innodb_io_capacity=200',
      'compose.yml:7 loose-sort_buffer_size=2M',
    ])
  })

  it('equals the old scenario if it takes over no line, and the new scenario if it takes over all lines', () => {
    const { lines, mixture } = mixed([])
    expect(isSameScenario(mixture, before)).toBe(true)
    expect(isSameScenario(mixed(lines.map(({ name }) => name)).mixture, after)).toBe(true)
  })
})
