import { describe, expect, it } from 'vitest'
import { mayDifferInSpeed } from '../../../src/core/plan/plan.ts'
import { settingChanges } from '../../../src/core/scenario/changes.ts'
import type { Scenario } from '../../../src/core/scenario/scenario.ts'
import { mayMatter } from '../../../src/core/setting/assess.ts'
import { option, scenario } from '../../builders.ts'

/** A scenario with options as files write them. */
function written(...lines: readonly string[]): Scenario {
  return scenario('my.cnf', {
    options: lines.map((line) => {
      const [name = '', value] = line.split('=')
      return option(name, value)
    }),
  })
}

/** Whether each difference of two configurations is without effect. */
function verdicts(before: readonly string[], after: readonly string[]): boolean[] {
  return settingChanges(written(...before), written(...after)).map((change) => !mayMatter(change))
}

describe('changes without effect on speed', () => {
  it.each([
    ['port=3306', 'port=3307'],
    ['loose_server_id=1', 'server-id=2'],
    ['log_error=/var/log/a', 'log_error=/var/log/b'],
    ['bind-address=127.0.0.1', 'bind-address=0.0.0.0'],
    ['log_bin=/var/log/mysql/bin', 'log-bin=/var/log/mysql/binary'],
    ['log_bin=OFF', 'log-bin'],
  ])('include %s → %s', (before, after) => {
    expect(verdicts([before], [after])).not.toContain(false)
    expect(mayDifferInSpeed(written(before), written(after))).toBe(false)
  })

  it.each([
    // A server that nobody reaches, or that ends, is as fast as nothing.
    ['max_connections=1', 'skip-networking'],
    ['max_connections=1', 'validate-config'],
    // On another device, or in memory, it is another server.
    ['tmpdir=/tmp', 'tmpdir=/dev/shm'],
    ['datadir=/var/lib/mysql', 'datadir=/data/mysql'],
    ['log_bin=/var/log/mysql/bin', 'log-bin=bin'],
    ['relay_log=/var/log/a', 'relay_log=/var/log/b'],
    // Other libraries of the same names.
    ['plugin_dir=/a', 'plugin_dir=/b'],
    // Notes on statements.
    ['note_verbosity=basic', 'note_verbosity=all'],
    ['innodb_data_home_dir=/a', 'innodb_data_home_dir=/b'],
    ['innodb_undo_directory=/a', 'innodb_undo_directory=/b'],
    ['max_connections=100', 'max_connections=200'],
    // Its statements, and the cost of connections, do not matter.
    ['init_file=/a.sql', 'init_file=/b.sql'],
    ['ssl_ca=/a', 'ssl_ca=/b'],
    ['tls_ciphersuites=A', 'tls_ciphersuites=B'],
    ['authentication_policy=a', 'authentication_policy=b'],
    ['caching_sha2_password_digest_rounds=5000', 'caching_sha2_password_digest_rounds=50000'],
    // Used while statements are served.
    ['block_encryption_mode=aes-128-ecb', 'block_encryption_mode=aes-256-cbc'],
    ['slow_query_log_file=/a', 'slow_query_log_file=/dev/full'],
    ['what_nobody_knows=1', 'what_nobody_knows=2'],
    ['log_bin=bin', 'skip-log-bin'],
    // A server that no longer has it may not start.
    ['port=1', 'max_tmp_tables=1'],
  ])('do not include %s → %s', (before, after) => {
    expect(verdicts([before], [after])).toContain(false)
    expect(mayDifferInSpeed(written(before), written(after))).toBe(true)
  })

  it('do not include a binary log that is switched on or off', () => {
    expect(verdicts([], ['log-bin=bin'])).toEqual([false])
    expect(verdicts(['log-bin'], [])).toEqual([false])
  })

  it('include the removal of an option that the server no longer has', () => {
    expect(verdicts(['max_tmp_tables=1'], [])).toEqual([true])
  })

  it('do not include a changed statement or image', () => {
    const sql = [{ value: 'SET GLOBAL port = 1', file: 'suite.yml', line: 1 }]
    expect(mayDifferInSpeed(scenario('a'), scenario('a', { sql }))).toBe(true)
    expect(mayDifferInSpeed(scenario('a'), scenario('a', { program: { kind: 'image', name: 'mysql:9' } }))).toBe(true)
  })

  it('do not include several changed settings of which one has an effect', () => {
    const before = ['port=1', 'max_connections=1']
    expect(mayDifferInSpeed(written(...before), written('port=2', 'max_connections=1'))).toBe(false)
    expect(mayDifferInSpeed(written(...before), written('port=2', 'max_connections=2'))).toBe(true)
  })
})
