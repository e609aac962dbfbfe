import { describe, expect, it } from 'vitest'
import { initialDataOf } from '../../../src/core/plan/initial-data.ts'
import {
  affectsEveryStatement,
  isOfMissingPlugin,
  missingLibraries,
  tolerantOptions,
} from '../../../src/core/setting/plugins.ts'
import { optionReach } from '../../../src/core/setting/reach.ts'
import { option, optionLines, scenario } from '../../builders.ts'

const PLACE = { file: 'my.cnf', line: 1 }
const of = (...lines: string[]) => scenario('my.cnf', { options: optionLines(...lines) })
/** The options of a scenario as they are given to servers, before and now. */
function given(before: readonly string[], now: readonly string[]) {
  return [before, now].map((lines) =>
    tolerantOptions(optionLines(...lines), optionLines(...before), PLACE).map(({ name, text }) =>
      text === undefined ? name : `${name}=${text}`,
    ),
  )
}

describe('options of plugins', () => {
  it.each([
    ['server_audit', 'server_audit_logging=ON'],
    ['server_audit.so', 'server-audit-events=CONNECT'],
    ['server_audit', 'server_audit=FORCE_PLUS_PERMANENT'],
    ['a=semisync_master.so;semisync_slave.so', 'rpl_semi_sync_slave_enabled=1'],
    ['ha_rocksdb', 'rocksdb_block_cache_size=1G'],
    ['file_key_management', 'file_key_management_encryption_algorithm=AES_CTR'],
  ])('do not stop a server that lacks the plugin, where a line loads it: plugin_load_add=%s, %s', (library, line) => {
    const [, now] = given([], [`plugin_load_add=${library}`, 'max_connections=9', line])
    expect(now).toEqual([`plugin_load_add=${library}`, 'max_connections=9', `loose-${line}`])
  })

  it('work on test servers although no line loads their plugin, because production must have it', () => {
    expect(given(['server_audit_logging=ON'], ['server_audit_events=QUERY'])).toEqual([
      ['plugin-load-add=server_audit.so', 'loose-server_audit_logging=ON'],
      ['plugin-load-add=server_audit.so', 'loose-server_audit_events=QUERY'],
    ])
    expect(given(['validate_password.policy=1'], ['validate_password.policy=2'])[1]).toEqual([
      'loose-validate_password.policy=2',
    ])
  })

  it('stop a server without their plugin, as in production, if nothing says that it has the plugin', () => {
    expect(given([], ['validate_password.policy=LOW', 'server_audit_logging=ON'])[1]).toEqual([
      'validate_password.policy=LOW',
      'server_audit_logging=ON',
    ])
    expect(given([], ['plugin_load_add=server_audit', 'loose-server_audit_logging=ON'])[1]).toContain(
      'loose-server_audit_logging=ON',
    )
    const lines = optionLines('plugin_load=semisync_master.so', 'rpl_semi_sync_master_enabled=1')
    expect(tolerantOptions(lines, [], PLACE)[1]?.name).toBe('loose-rpl_semi_sync_master_enabled')
  })

  it.each(['server_audit', 'SEMISYNC=semisync_master.so;semisync_slave.so', 'server_audit;ha_connect'])(
    'plugin_load=%s loads the plugins on test servers too',
    (value) => expect(optionReach(option('plugin_load', value))).toBeUndefined(),
  )

  it.each([
    ['server_audit;keyring_file', 'library'],
    ['../server_audit.so', 'path'],
  ])('plugin_load=%s never reaches a test server, because of its %s', (value, reach) =>
    expect(optionReach(option('plugin_load', value))).toBe(reach),
  )
})

describe('plugins that a server lacks', () => {
  it.each([
    ["[ERROR] Couldn't load plugins from 'server_audit.so'.", ['server_audit']],
    [
      "[ERROR] [MY-010126] [Server] Couldn't load plugin named 'audit_log' with soname 'audit_log.so'.\n" +
        "[ERROR] Couldn't load plugins from 'ha_rocksdb'.",
      ['audit_log', 'ha_rocksdb'],
    ],
    ['ready for connections', []],
  ])('are those that its output names: "%s" names %j', (output, libraries) =>
    expect(missingLibraries(output)).toEqual(libraries),
  )

  const isLeftOut = (name: string, texts: readonly (string | undefined)[]) =>
    isOfMissingPlugin({ name, texts }, ['server_audit'])

  it.each([
    ['loads only such a plugin', 'plugin-load-add', [undefined, 'server_audit.so']],
    ['adds such a plugin to others', 'plugin-load-add', ['auth_socket', 'auth_socket;server_audit']],
    ['no longer loads it', 'plugin-load-add', ['server_audit', undefined]],
    ['sets an option of it', 'server-audit-logging', ['OFF', 'ON']],
    ['switches it on by its name', 'server_audit', [undefined, 'FORCE']],
  ] as const)(
    'leave a change that %s unmeasured, because it does nothing on that server: %s %j',
    (_what, name, texts) => expect(isLeftOut(name, texts)).toBe(true),
  )

  it.each([
    ['loads another plugin as well', 'plugin-load-add', [undefined, 'auth_socket;server_audit']],
    ['sets an option that only begins like one of it', 'server-auditor', ['1', '2']],
    ['sets an option of the server', 'max-connections', ['1', '2']],
  ] as const)('do not keep a change that %s from being measured: %s %j', (_what, name, texts) =>
    expect(isLeftOut(name, texts)).toBe(false),
  )
})

describe('a change of plugins', () => {
  it.each([
    ['plugin-load-add', [undefined, 'server_audit.so']],
    ['plugin-load', ['AUDIT=audit_log.so;validate_password', 'validate_password']],
  ] as const)('counts as measured by every workload if the plugin acts on each statement: %s %j', (name, texts) =>
    expect(affectsEveryStatement({ name, texts })).toBe(true),
  )

  it.each([
    ['plugin-load-add', [undefined, 'validate_password']],
    ['plugin-load-add', ['server_audit', 'server_audit;validate_password']],
  ] as const)(
    'does not count as measured by every workload if the plugin acts on few statements: %s %j',
    (name, texts) => expect(affectsEveryStatement({ name, texts })).toBe(false),
  )
})

describe('the data before a change', () => {
  it('have the former page size and components, so that the changed server starts on the data of production', () => {
    const lines = ['innodb_page_size=8k', 'innodb_data_file_path=/a:1G', 'sort_buffer_size=1M', 'validate_password.x=1']
    expect(initialDataOf(of(...lines), of('innodb_page_size=4k'))).toMatchObject({
      options: [{ name: 'loose-innodb_page_size', text: '8k' }],
      components: ['file://component_validate_password'],
      zones: [],
    })
  })

  it.each([
    [['default_time_zone=Europe/Berlin'], [], ['Europe/Berlin']],
    [['default-time-zone=UTC'], ['default_time_zone=Asia/Tokyo'], ['Asia/Tokyo', 'UTC']],
    [['default_time_zone=SYSTEM'], ['default_time_zone=+02:00'], []],
  ])(
    'have the named time zones of both sides, without which a server does not start: %s, then %s, have %j',
    (before, now, zones) => expect(initialDataOf(of(...before), of(...now)).zones).toEqual(zones),
  )

  it.each([
    [[], [], [], []],
    [['character_set_server=latin1'], ['character-set-server=latin1', 'port=2'], [], []],
    [['character_set_server=latin1'], [], ['loose-character_set_server=latin1'], ['character_set_server']],
    [
      ['default_storage_engine=MyISAM', 'collation_server=a', 'port=1'],
      ['storage_engine=Aria', 'collation_server=a'],
      ['loose-default_storage_engine=MyISAM', 'loose-collation_server=a'],
      ['default_storage_engine'],
    ],
    [
      ['innodb_file_per_table'],
      ['skip-innodb-file-per-table'],
      ['loose-innodb_file_per_table=undefined'],
      ['innodb_file_per_table'],
    ],
    // What a stranger writes is no argument of another program, and tables of some engines are empty in a copy.
    [['default_storage_engine=a b'], [], [], ['default_storage_engine']],
    [['default_storage_engine=x --plugin-dir=/tmp'], [], [], ['default_storage_engine']],
    [['default_storage_engine=MEMORY'], [], [], ['default_storage_engine']],
  ])(
    'have separate tables for each side only if the change concerns new tables: %s, then %s',
    (before, now, old, untouched) => {
      const data = (side: readonly string[]) => initialDataOf(of(...before), of(...now), of(...side))
      expect(data(before)).toMatchObject({ untouched })
      expect(data(before).ofTables.map(({ name, text }) => `${name}=${text}`)).toEqual(old)
      expect(data(now).ofTables).toHaveLength(untouched.length === 0 ? 0 : now.length)
    },
  )
})
