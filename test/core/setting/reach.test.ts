import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { ServerProgram } from '../../../src/core/scenario/scenario.ts'
import { variableByAbbreviation, variableForms } from '../../../src/core/setting/option-name.ts'
import { assignmentReach, optionReach } from '../../../src/core/setting/reach.ts'
import type { Setting } from '../../../src/core/setting/setting.ts'
import { lostSettings } from '../../../src/core/suite/lost-settings.ts'
import { option, scenario, suite } from '../../builders.ts'

const LISTS = resolve(import.meta.dirname, '../../../docs/option-lists')
const FILES = readdirSync(LISTS).filter((name) => name.endsWith('.txt'))

function namesIn(file: string): string[] {
  return readFileSync(join(LISTS, file), 'utf8').trimEnd().split('\n')
}

describe.each(FILES)('the options of %s', (file) => {
  const names = namesIn(file)

  it('are a sorted list of more than 500 plain names', () => {
    expect(names.length).toBeGreaterThan(500)
    expect(names).toEqual([...new Set(names)].toSorted())
    for (const name of names) expect(name).toMatch(/^[a-z0-9][a-z0-9-]*$/)
  })
})

describe('an abbreviated name, as MariaDB takes it,', () => {
  it.each([
    ['skip-networkin', 'address'],
    ['loose_skip_networkin', 'address'],
    ['keyring-file-dat', 'library'],
    ['init-fil', 'file'],
    ['bind-addres', 'address'],
  ])('is kept from test servers like the whole name: %s, for the reason %s', (name, why) =>
    expect(optionReach({ name, text: '1' })).toBe(why),
  )

  it('stands for no variable if several names begin with it, or if it is a whole name', () => {
    expect(variableByAbbreviation('innodb')).toBeUndefined()
    expect(variableByAbbreviation('datadir')).toBeUndefined()
    expect(variableByAbbreviation('sort-buffer')).toBe('sort_buffer_size')
  })
})

it('a pattern of instruments that looks like a path reaches test servers', () => {
  expect(optionReach({ name: 'performance-schema-instrument stage/%', text: 'stage/%=ON' })).toBeUndefined()
})

it.each([
  ['datadir', ['datadir']],
  ['Data_Dir', ['data_dir']],
  ['disable-skip-networking', ['disable_skip_networking', 'skip_networking', 'networking']],
  ['LOOSE_loose-enable_datadir', ['loose_loose_enable_datadir', 'loose_enable_datadir', 'enable_datadir', 'datadir']],
  ['x.datadir', ['x.datadir', 'datadir']],
  ['loose-x.skip-port', ['loose_x.skip_port', 'x.skip_port', 'skip_port', 'port']],
  ['maximum-max-connections', ['maximum_max_connections', 'max_connections']],
  ['skipped', ['skipped']],
])('the prefixes of %s are stripped one by one: %j', (name, forms) => expect(variableForms(name)).toEqual(forms))

describe('the options that test servers get', () => {
  it.each([
    ['datadir', 'x', 'place'],
    ['log-error', undefined, 'place'],
    ['disable-skip-networking', undefined, 'address'],
    ['skip_networking', '0', 'address'],
    ['autoset-port', '3307', 'address'],
    ['mysqlx-max-connections', '5', 'address'],
    ['feedback', 'ON', 'address'],
    ['enable-skip-grant-tables', undefined, 'access'],
    ['maximum-enable-skip_grant_tables', '1', 'access'],
    ['local-infile', 'ON', 'access'],
    ['wsrep-of-a-later-version', '1', 'replication'],
    ['loose-group_replication_start_on_boot', 'ON', 'replication'],
    ['wsrep_notify_cmd', 'id', 'replication'],
    ['wsrep-provider', '/usr/lib/galera/libgalera_smm.so', 'replication'],
    ['plugin-load', 'semisync_master.so;file_key_management.so', 'library'],
    ['plugin-load-add', '/tmp/server_audit.so', 'path'],
    ['slow-query-log-file', '/var/log/mysql/slow.log', 'path'],
    ['language', 'german', 'directory'],
    ['innodb-temp-tablespaces-dir', 'temp', 'directory'],
    ['user', 'root', 'user'],
    ['getopt-prefix-matching', 'ON', 'instance'],
    ['initialize-insecure', undefined, 'instance'],
  ])('leave out %s=%s for the reason %s', (name, value, why) => expect(optionReach({ name, text: value })).toBe(why))

  it.each([
    ['place', 'console relay-log relay-log-index log-basename'],
    ['file', 'init-file ssl-ca defaults-extra-file'],
    ['library', 'early-plugin-load keyring-file-data'],
    ['address', 'federated telemetry.trace_enabled'],
    ['access', 'authentication-policy'],
    [
      'instance',
      `help verbose version print-defaults defaults-group-suffix daemonize bootstrap initialize validate-config upgrade`,
    ],
    ['replication', 'init-rpl-role report-user ndbcluster'],
  ])('leave out these options with any value, for the reason %s: %s', (why, names) => {
    for (const name of names.split(/\s+/)) expect([name, optionReach({ name, text: '1' })]).toEqual([name, why])
  })

  it.each([
    ['log-bin', '/tmp/bin', 'path'],
    ['log_bin', '../../bin', 'path'],
    ['ft-stopword-file', '/etc/passwd', 'path'],
    ['innodb-file-per-table', 'x/y', 'path'],
    ['future', '/tmp/a', 'path'],
    ['future', '..\\a', 'path'],
    ['init-connect', 'SET NAMES utf8mb4; DO SLEEP(1)', 'statement'],
    ['init_slave', "SET GLOBAL slow_query_log_file = 'x'; SELECT 1", 'statement'],
    ['init-connect', 'CALL audit.login()', 'statement'],
    ['loose-init-replica', 'DO SLEEP(1)', 'statement'],
    ['init-conn', "DO IF(USER() LIKE 'qpsgate%', 0, SLEEP(1))", 'statement'],
  ])('leave out %s=%s because of its value, for the reason %s', (name, value, why) =>
    expect(optionReach({ name, text: value })).toBe(why),
  )
})

it.each([
  ['innodb-file-per-table', undefined],
  ['innodb_log_file_size', '64M'],
  ['hot.key_buffer_size', '8M'],
  ['skip-key-buffer-size', undefined],
  ['max-user-connections', '10'],
  ['skip-host-cache', undefined],
  ['log-output', 'TABLE'],
  ['general-log', 'ON'],
  ['binlog-format', 'ROW'],
  ['log-bin', undefined],
  ['log-bin', 'bin'],
  ['skip-log-bin', undefined],
  ['ft-stopword-file', ''],
  ['performance-schema-instrument', 'wait/io/file/%=ON'],
  ['default-time-zone', 'Europe/Berlin'],
  ['init-connect', "SET NAMES 'utf8mb4' COLLATE utf8mb4_bin;"],
  [
    'init-connect',
    "\"SET NAMES utf8mb4; SET autocommit = 0, SESSION sql_mode = 'ANSI'; SET @@session.time_zone='+00:00'\"",
  ],
  ['init-connect', 'SET collation_connection = nosuch'],
  ['innodb-ft-server-stopword-table', 'test/words'],
  ['skip-name-resolve', undefined],
  ['init-connect', 'SET @a = SLEEP(1)'],
  ['init_slave', "SET GLOBAL slow_query_log_file = 'x'"],
  ['general-log-file', 'general.log'],
  ['log-slow-query-file', 'slow.log'],
  ['plugin-load-add', 'ha_connect'],
  ['shiny-plugin', 'a'],
  ['loose-foo', '1'],
  ['sort', 'a.sort'],
])('the option %s=%s reaches the test server', (name, value) =>
  expect(optionReach({ name, text: value })).toBeUndefined(),
)

describe('variables of an external server', () => {
  it.each([
    ['general_log_file', '/var/lib/mysql/x', 'logs'],
    ['slow_query_log_file', 'x', 'logs'],
    ['some.future_socket', 'a', 'unknown'],
    ['future_log_file', 'a', 'unknown'],
    ['future_scratchdir', 'a', 'unknown'],
    ['plugin_dir', '/tmp', 'library'],
    ['init_connect', 'GRANT ALL ON *.* TO x', 'program'],
    ['x.init_connect', '', 'program'],
    ['local_infile', 'ON', 'access'],
    ['tmp_table_size', '/etc/passwd', 'path'],
    ['skip_networking', 'ON', 'address'],
    ['telemetry.trace_enabled', 'ON', 'address'],
  ])('may not be set to reach logs, files, programs, accounts or networks: %s = %s', (name, value, why) =>
    expect(assignmentReach({ name, text: value })).toBe(why),
  )

  it.each([
    ['program', 'event_scheduler init_slave'],
    ['logs', 'binlog_expire_logs_seconds expire_logs_days binlog_expire_logs_auto_purge max_binlog_size'],
    ['logs', 'max_binlog_total_size relay_log_purge slave_connections_needed_for_purge'],
    ['replication', 'gtid_purged gtid_slave_pos gtid_binlog_state gtid_mode server_id'],
    ['replication', 'replicate_do_db replicate_wild_ignore_table slave_exec_mode sql_slave_skip_counter'],
    ['access', 'default_password_lifetime disconnect_on_expired_password password_history password_reuse_interval'],
    ['access', 'mandatory_roles validate_password.policy simple_password_check_digits password_reuse_check_interval'],
    ['clients', 'read_only super_read_only offline_mode require_secure_transport x.read_only'],
  ])('may not be set if the effect outlasts the measurement, for the reason %s: %s', (why, names) => {
    for (const name of names.split(' ')) expect([name, assignmentReach({ name, text: '1' })]).toEqual([name, why])
  })

  it.each([
    ['sync_binlog', '0'],
    ['long_query_time', '0'],
    ['optimizer_switch', 'block_nested_loop=off'],
    ['sort_buffer_size', '65536'],
  ])('may be set: %s = %s', (name, value) => expect(assignmentReach({ name, text: value })).toBeUndefined())
})

function lost(control: readonly Setting[], other: readonly Setting[], program?: ServerProgram) {
  const scenarios = [scenario('off', { options: control }), scenario('on', { options: other, program })] as const
  return lostSettings(suite({ control: 'off', scenarios })).map(
    ({ option: name, line, why }) => `${name} ${line} ${why}`,
  )
}

const PAGE = option('validate_config', 'ON', { line: 7 })

describe('a scenario that would be measured exactly like the control', () => {
  it('is reported with each of its options that no test server gets', () => {
    expect(lost([], [PAGE, option('port', '1', { line: 8 })])).toEqual(['validate_config 7 instance', 'port 8 address'])
    const cache = option('max_connections', '5')
    expect(lost([cache], [PAGE, cache])).toEqual(['validate_config 7 instance'])
  })

  it('is reported if only the file of the binary log differs', () => {
    const log = (value: string) => option('log_bin', value)
    expect(lost([log('/a/bin')], [log('bin')])).toEqual(['log_bin 1 null'])
    expect(lost([log('/a/bin')], [])).toEqual([])
  })

  it('is not reported if it equals the control, nor if another setting differs', () => {
    expect(lost([PAGE], [PAGE])).toEqual([])
    expect(lost([], [])).toEqual([])
    expect(lost([], [PAGE, option('max_connections', '5')])).toEqual([])
    expect(lost([], [PAGE], { kind: 'image', name: 'mysql:9' })).toEqual([])
  })
})
