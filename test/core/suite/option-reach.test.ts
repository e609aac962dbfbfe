import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import {
  assignmentReach,
  isDecided,
  nameReach,
  optionForms,
  optionReach,
} from '../../../src/core/suite/option-reach.ts'

const LISTS = resolve(import.meta.dirname, '../../../docs/option-lists')
const FILES = readdirSync(LISTS).filter((name) => name.endsWith('.txt'))

function namesIn(file: string): string[] {
  return readFileSync(join(LISTS, file), 'utf8').trimEnd().split('\n')
}

describe.each(FILES)('the options of %s', (file) => {
  const names = namesIn(file)

  it('are a sorted list of plain names', () => {
    expect(names.length).toBeGreaterThan(500)
    expect(names).toEqual([...new Set(names)].toSorted())
    for (const name of names) expect(name).toMatch(/^[a-z0-9][a-z0-9-]*$/)
  })

  it('are decided by name where a name looks like reaching something', () => {
    expect(names.filter((name) => nameReach(name) !== undefined && !isDecided(name))).toEqual([])
  })
})

describe('optionForms', () => {
  it.each([
    ['datadir', ['datadir']],
    ['Data_Dir', ['data-dir']],
    ['disable-skip-networking', ['disable-skip-networking', 'skip-networking', 'networking']],
    ['LOOSE_loose-enable_datadir', ['loose-loose-enable-datadir', 'loose-enable-datadir', 'enable-datadir', 'datadir']],
    ['x.datadir', ['x.datadir', 'datadir']],
    ['loose-x.skip-port', ['loose-x.skip-port', 'x.skip-port', 'skip-port', 'port']],
    ['maximum-max-connections', ['maximum-max-connections', 'max-connections']],
    ['skipped', ['skipped']],
  ])('takes %s off piece by piece', (name, forms) => expect(optionForms(name)).toEqual(forms))
})

describe('what is left out', () => {
  it.each([
    ['datadir', 'x', 'place'],
    ['log-error', undefined, 'place'],
    ['disable-skip-networking', undefined, 'address'],
    ['skip_networking', '0', 'address'],
    ['Loose-Disable-Loose-SKIP_networking', 'OFF', 'address'],
    ['x.skip-networking', '0', 'address'],
    ['autoset-port', '3307', 'address'],
    ['mysqlx-max-connections', '5', 'address'],
    ['feedback', 'ON', 'address'],
    ['enable-skip-grant-tables', undefined, 'access'],
    ['maximum-enable-skip_grant_tables', '1', 'access'],
    ['local-infile', 'ON', 'access'],
    ['wsrep-provider', '/usr/lib/galera/libgalera_smm.so', 'library'],
    ['plugin-load', 'ha_archive', 'library'],
    ['log-error-services', 'log_sink_json', 'library'],
    ['wsrep_notify_cmd', 'id', 'program'],
    ['wsrep-on', 'ON', 'replication'],
    ['wsrep-of-a-later-version', '1', 'replication'],
    ['loose-group_replication_start_on_boot', 'ON', 'replication'],
    ['server-id', '2', 'replication'],
    ['log-slow-query-file', 'slow.log', 'file'],
    ['log-isam', 'isam.log', 'file'],
    ['log-tc', 'tc.log', 'file'],
    ['innodb-buffer-pool-filename', 'pool', 'file'],
    ['language', 'german', 'directory'],
    ['innodb-temp-tablespaces-dir', 'temp', 'directory'],
    ['user', 'root', 'user'],
    ['getopt-prefix-matching', 'ON', 'instance'],
    ['initialize-insecure', undefined, 'instance'],
  ])('%s=%s, for the reason %s', (name, value, why) => expect(optionReach({ name, value })).toBe(why))

  it.each([
    ['place', 'console'],
    ['file', 'debug log-bin-index log-ddl-recovery relay-log relay-log-index'],
    ['library', 'allow-suspicious-udfs'],
    ['address', 'federated telemetry.trace_enabled'],
    ['access', 'authentication-policy'],
    [
      'instance',
      `help verbose version print-defaults defaults-group-suffix daemonize bootstrap initialize validate-config upgrade
      innodb-page-size innodb-undo-tablespaces lower-case-table-names read-only super-read-only innodb-read-only`,
    ],
    ['replication', 'init-rpl-role report-user ndbcluster'],
  ])('whatever the value, for the reason %s: %s', (why, names) => {
    for (const name of names.split(/\s+/)) expect([name, optionReach({ name, value: '1' })]).toEqual([name, why])
  })

  it.each([
    ['audit-log-file', 'a', 'file'],
    ['audit-rotate-dir', 'a', 'directory'],
    ['newtmpdir', 'a', 'directory'],
    ['some.future_socket', 'a', 'address'],
    ['shiny-plugin', 'a', 'library'],
    ['on-crash-script', 'a', 'program'],
    ['future', 'a.so', 'library'],
    ['future', '/tmp/a', 'path'],
    ['future', '..\\a', 'path'],
  ])('what nobody has decided, by its looks: %s=%s, for the reason %s', (name, value, why) => {
    expect(isDecided(name)).toBe(false)
    expect(optionReach({ name, value })).toBe(why)
  })

  it.each([
    ['log-bin', '/tmp/bin', 'path'],
    ['log_bin', '../../bin', 'path'],
    ['general-log', '/tmp/general.log', 'path'],
    ['ft-stopword-file', '/etc/passwd', 'path'],
    ['innodb-file-per-table', 'x/y', 'path'],
    ['default-storage-engine', 'ha_evil.so', 'library'],
    ['default-storage-engine', 'ha_evil.so.1', 'library'],
  ])('by its value: %s=%s, for the reason %s', (name, value, why) => expect(optionReach({ name, value })).toBe(why))
})

describe('what reaches the server', () => {
  it.each([
    ['innodb-file-per-table', undefined],
    ['innodb_log_file_size', '64M'],
    ['hot.key_buffer_size', '8M'],
    ['skip-key-buffer-size', undefined],
    ['max-user-connections', '10'],
    ['open-files-limit', '5000'],
    ['skip-host-cache', undefined],
    ['log-output', 'TABLE'],
    ['general-log', 'ON'],
    ['slow-query-log', '1'],
    ['binlog-format', 'ROW'],
    ['log-bin', undefined],
    ['log-bin', 'bin'],
    ['skip-log-bin', undefined],
    ['ft-stopword-file', ''],
    ['performance-schema-instrument', 'wait/io/file/%=ON'],
    ['default-time-zone', 'Europe/Berlin'],
    ['init-connect', 'SET @x = 1/2'],
    ['innodb-ft-server-stopword-table', 'test/words'],
    ['skip-name-resolve', undefined],
    ['loose-foo', '1'],
    ['sort', 'a.sort'],
  ])('%s=%s', (name, value) => expect(optionReach({ name, value })).toBeUndefined())
})

describe('statements on a server that is not ours', () => {
  it.each([
    ["SET GLOBAL general_log_file = '/var/lib/mysql/x'", 'general_log_file', 'file'],
    ['SET GLOBAL `general_log_file` = "x"', 'general_log_file', 'file'],
    ["SET GLOBAL long_query_time = 1, slow_query_log_file := 'x'", 'slow_query_log_file', 'file'],
    ["set @@global.plugin_dir='/tmp'", 'plugin_dir', 'library'],
    ["SET GLOBAL init_connect = 'GRANT ALL ON *.* TO x'", 'init_connect', 'program'],
    ['SET GLOBAL local_infile = ON', 'local_infile', 'access'],
    ["SET GLOBAL tmp_table_size = '/etc/passwd'", 'tmp_table_size', 'path'],
  ])('may not reach out: %s', (sql, name, why) => expect(assignmentReach(sql)).toEqual({ name, why }))

  it.each([
    'SET GLOBAL long_query_time = 0',
    "SET GLOBAL optimizer_switch = 'block_nested_loop=off'",
    'SET SESSION sort_buffer_size = 65536',
    "UPDATE performance_schema.setup_instruments SET ENABLED = 'YES' WHERE NAME LIKE 'wait/io/file/%'",
  ])('may be: %s', (sql) => expect(assignmentReach(sql)).toBeUndefined())
})
