/**
 * Options that are on or off. To them ON, TRUE and 1 mean the same, and so do OFF, FALSE and 0, in capitals or not; without a
 * value they are on (mysys/my_getopt.c). To others a word is a word: 1 of gtid_mode is OFF_PERMISSIVE, and a file may be called ON.
 */

/** Variables of MySQL 8.0 to 9 and MariaDB 10.6 to 12 that their lists of variables and types call switches. */
const SWITCHES: ReadonlySet<string> = new Set(
  words(`
    activate-all-roles-on-login activate-mandatory-roles allow-suspicious-udfs aria-encrypt-tables
    aria-page-checksum autocommit automatic-sp-privileges avoid-temporal-upgrade big-tables
    binlog-alter-two-phase binlog-annotate-row-events binlog-direct-non-transactional-updates binlog-encryption
    binlog-expire-logs-auto-purge binlog-gtid-index binlog-gtid-simple-recovery
    binlog-optimize-thread-scheduling binlog-order-commits binlog-rotate-encryption-master-key-at-startup
    binlog-rows-query-log-events binlog-transaction-compression caching-sha2-password-proxy-users
    check-proxy-users column-compression-zlib-wrap core-file default-table-encryption
    disconnect-on-expired-password enable-secondary-engine-statistics encrypt-binlog encrypt-tmp-disk-tables
    encrypt-tmp-files end-markers-in-json explicit-defaults-for-timestamp flush general-log
    global-connection-memory-tracking gtid-ignore-duplicates gtid-strict-mode innodb-adaptive-flushing
    innodb-adaptive-hash-index innodb-alter-copy-bulk innodb-api-disable-rowlock innodb-api-enable-binlog
    innodb-api-enable-mdl innodb-buffer-pool-dump-at-shutdown innodb-buffer-pool-in-core-file
    innodb-buffer-pool-load-at-startup innodb-checksums innodb-cmp-per-index-enabled innodb-compression-default
    innodb-data-file-buffering innodb-data-file-write-through innodb-deadlock-detect innodb-dedicated-server
    innodb-defragment innodb-disable-sort-file-cache innodb-doublewrite innodb-encrypt-log
    innodb-encrypt-temporary-tables innodb-extend-and-initialize innodb-file-per-table innodb-flush-sync
    innodb-force-primary-key innodb-ft-enable-diag-print innodb-ft-enable-stopword
    innodb-immediate-scrub-data-uncompressed innodb-large-prefix innodb-log-checksums
    innodb-log-compressed-pages innodb-log-file-buffering innodb-log-file-mmap innodb-log-file-write-through
    innodb-log-optimize-ddl innodb-log-writer-threads innodb-numa-interleave innodb-optimize-fulltext-only
    innodb-prefix-index-cluster-optimization innodb-print-all-deadlocks innodb-print-ddl-logs
    innodb-random-read-ahead innodb-read-only innodb-read-only-compressed innodb-redo-log-encrypt
    innodb-rollback-on-timeout innodb-snapshot-isolation innodb-stats-auto-recalc
    innodb-stats-include-delete-marked innodb-stats-on-metadata innodb-stats-persistent innodb-stats-traditional
    innodb-status-output innodb-status-output-locks innodb-strict-mode innodb-support-xa innodb-table-locks
    innodb-undo-log-encrypt innodb-undo-log-truncate innodb-use-atomic-writes innodb-use-fdatasync
    innodb-use-native-aio innodb-validate-tablespace-paths keep-files-on-create large-pages local-infile
    log-bin-compress log-bin-trust-function-creators log-queries-not-using-indexes log-raw log-replica-updates
    log-slave-updates log-slow-admin-statements log-slow-extra log-slow-query log-slow-replica-statements
    log-slow-slave-statements log-statements-unsafe-for-binlog low-priority-updates master-verify-checksum
    myisam-use-mmap mysql-native-password-proxy-users mysql56-temporal-format offline-mode partial-revokes
    password-require-current performance-schema performance-schema-show-processlist persisted-globals-load
    print-identified-with-as-hex query-cache-strip-comments query-cache-wlock-invalidate read-only
    relay-log-purge relay-log-recovery replica-allow-batching replica-compressed-protocol
    replica-preserve-commit-order replica-sql-verify-checksum replicate-annotate-row-events
    replication-optimize-for-static-plugin-config replication-sender-observe-commit-only
    require-secure-transport restrict-fk-on-non-standard-key rpl-semi-sync-master-enabled
    rpl-semi-sync-master-wait-no-slave rpl-semi-sync-replica-enabled rpl-semi-sync-slave-enabled
    rpl-semi-sync-source-enabled rpl-semi-sync-source-wait-no-replica secure-auth select-into-disk-sync
    session-track-schema session-track-state-change sha256-password-proxy-users show-create-table-verbosity
    show-gipk-in-create-table-and-information-schema skip-name-resolve skip-networking skip-replica-start
    skip-show-database skip-slave-start slave-allow-batching slave-compressed-protocol
    slave-preserve-commit-order slave-sql-verify-checksum slow-query-log source-verify-checksum
    sql-generate-invisible-primary-key sql-require-primary-key sql-safe-updates standard-compliant-cte
    strict-password-validation super-read-only sync-frm system-versioning-insert-history
    table-encryption-privilege-check tcp-nodelay temptable-use-mmap thread-pool-dedicated-listener
    thread-pool-exact-stats tls-certificates-enforced-validation transaction-read-only userstat
    windowing-use-high-precision xa-detach-on-prepare
  `),
)

/** Each of them is an option of its own. */
const CONSUMER = /^performance-schema-consumer-/

/** An option that is on or off, and which of the two. */
export interface OnOff {
  readonly option: string
  readonly isOn: boolean
}

/**
 * What a setting of a switch says: of `skip-x` and `disable-x` the opposite of x, unless `skip-x` is an option itself, as
 * skip-name-resolve. Of these a value counts only if it is 0, and says the opposite once more.
 *
 * @param name canonical
 * @returns undefined for other options, and for values that servers do not know
 */
export function onOffOf(name: string, value: string | undefined): OnOff | undefined {
  if (isSwitch(name)) {
    const isOn = value === undefined ? true : stateOf(value)
    return isOn === undefined ? undefined : { option: name, isOn }
  }
  const [, word, option = ''] = /^(skip|disable|enable)-(.+)$/.exec(name) ?? []
  return isSwitch(option) ? { option, isOn: (word === 'enable') !== (value === '0') } : undefined
}

function isSwitch(name: string): boolean {
  return SWITCHES.has(name) || CONSUMER.test(name)
}

function stateOf(value: string): boolean | undefined {
  if (/^(?:on|true|1)$/i.test(value)) return true
  return /^(?:off|false|0)$/i.test(value) ? false : undefined
}

function words(text: string): string[] {
  return text.trim().split(/\s+/)
}
