import { expect, it } from 'vitest'
import { EXERCISES } from '../../../src/core/options/exercises.ts'
import { FORKS, factsFor, OPTIONS } from '../../../src/core/options/option-table.ts'
import { affectsSpeed } from '../../../src/core/setting/knowledge.ts'
import { PROOFS } from './proofs.ts'

/** Rows without a proof, as no server that tests start has the option, or has it do this. */
const UNTRIED = [
  // Percona Server, or an option that MySQL does not have.
  ...['innodb_empty_free_list_algorithm', 'max_slowlog_files', 'max_slowlog_size', 'thread_statistics'],
  ...['log_slow_filter', 'log_slow_rate_limit', 'log_slow_rate_type', 'log_slow_verbosity', 'userstat'],
  ...['slow_query_log_always_write_time', 'slow_query_log_use_global_control'],
  // MySQL before 8.4.
  ...['innodb_log_file_size', 'internal_tmp_disk_storage_engine', 'temptable_use_mmap'],
  // A plugin, which the servers that tests start lack.
  ...['audit_log*', 'server_audit*'],
  // MariaDB after 10.11.
  ...['binlog_storage_engine', 'innodb_data_file_buffering', 'log_slow_always_query_time'],
  // MySQL takes no limit below a second, and no row of ours is waited for so long.
  'innodb_lock_wait_timeout',
  // Each side has tables of its own, which test/e2e/own-tables.test.ts measures.
  ...['character_set_server', 'collation_server', 'default_storage_engine', 'innodb_checksum_algorithm'],
  ...['innodb_compression_default', 'innodb_default_row_format', 'innodb_file_per_table'],
  // A replica, which test/edges/sysbench/replication.test.ts measures.
  ...['log_replica_updates', 'replica_parallel_type', 'replica_parallel_workers', 'replica_preserve_commit_order'],
  ...['slave_parallel_mode', 'sync_relay_log_info'],
  // Encryption, which test/edges/servers/certificate.test.ts switches on and off.
  ...[
    'ssl',
    'ssl_cert',
    'ssl_cipher',
    'ssl_fips_mode',
    'ssl_key',
    'ssl_session_cache_mode',
    'ssl_session_cache_timeout',
  ],
  ...['tls_ciphersuites', 'tls_version'],
  // Each deadlock then waits for 50 seconds, so that statements do not end, as test/gate/road.test.ts has it.
  'innodb_deadlock_detect',
  // They change only how fast tables are altered.
  ...['innodb_alter_copy_bulk', 'innodb_ddl_threads'],
  // On MariaDB, where no counter differs; docs/evidence/coverage.md has the figures.
  'innodb_purge_threads',
]

it('each exercise of an option in the option table has a proof on real servers, except for listed options', () => {
  const claims = OPTIONS.filter(({ name, variable }) => name === variable).flatMap((row) =>
    FORKS.filter((fork) => affectsSpeed(row, fork)).flatMap((fork) =>
      (factsFor(row, fork).exercisedBy ?? [])
        .filter((exercise) => !EXERCISES[exercise].isElsewhere)
        .map((exercise) => ({ row, fork, exercise })),
    ),
  )
  const unproven = claims.filter(({ row, fork, exercise }) => {
    const names = new RegExp(`^${row.name.replaceAll('*', '.*')}$`)
    return !PROOFS.some((one) => names.test(one.option) && one.by === exercise && (one.fork ?? fork) === fork)
  })
  expect(claims.length).toBeGreaterThan(180)
  expect([...new Set(unproven.map(({ row }) => row.name))].toSorted()).toEqual(UNTRIED.toSorted())
})

it('each proof is of an option and an exercise that belong together in the option table', () => {
  const claimed = (option: string) =>
    OPTIONS.filter(({ name }) => new RegExp(`^${name.replaceAll('*', '.*')}$`).test(option)).flatMap((row) =>
      FORKS.flatMap((fork) => (affectsSpeed(row, fork) ? (factsFor(row, fork).exercisedBy ?? []) : [])),
    )
  expect(PROOFS.filter(({ option, by }) => !claimed(option).includes(by)).map(({ option }) => option)).toEqual([])
})
