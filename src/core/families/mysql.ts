/** MySQL and Percona Server, from 5.7 on. */
import {
  ALWAYS_ENABLED,
  COMMON_CONSUMERS,
  type Family,
  isAtLeast,
  LATER_CONSUMERS,
  type Lifetime,
  type PerformanceSchema,
} from './family.ts'

/**
 * Values of version_comment: of Oracle's builds, of plain builds from source, and of distributions and clouds that
 * package MySQL.
 */
const MYSQL = /^(?:mysql\b|source distribution$|\(?(?:debian|ubuntu|gentoo|opensuse|suse|arch|homebrew|google)\b)/i
const PERCONA = /^percona (?:server|xtradb cluster)\b/i

/**
 * Maximum size of the redo log, in bytes, for versions before 8.0.30. They write all of it when they start: a gigabyte
 * took each of four servers 10 s.
 */
const MOST_WRITTEN_BYTES = 256 * 1024 ** 2

const ENABLED_BY_5_7: readonly string[] = [...ALWAYS_ENABLED, 'events_statements_current', 'events_statements_history']

const MANUAL = 'https://dev.mysql.com/doc/refman'
const VERSIONS = 'https://dev.mysql.com/doc/mysqld-version-reference/en'
/**
 * Versions of the manual. Each describes one version of servers only, so an option needs the manual of a version that
 * has it.
 */
const MANUALS = { old: '8.0', longTerm: '8.4', newest: '9.7' }
function addressOf(page: string, variable: string | undefined, { since, removed }: Lifetime): string {
  const isOld = removed !== undefined && Number.parseFloat(removed) <= Number(MANUALS.longTerm)
  const later = Number.parseFloat(since ?? '0') >= 9 ? MANUALS.newest : MANUALS.longTerm
  return `${MANUAL}/${isOld ? MANUALS.old : later}/en/${page}.html${variable === undefined ? '' : `#sysvar_${variable}`}`
}

export const MYSQL_FAMILY: Family = {
  fork: 'mysql',
  products: ['MySQL', 'Percona Server'],
  manual: {
    homes: [MANUAL, VERSIONS, 'https://docs.percona.com/percona-server'],
    removals: `${VERSIONS}/`,
    addressOf,
  },
  imageWords: ['mysql', 'percona'],
  images:
    /^(?:mysql|percona|(?:mysql|percona|community|enterprise)-server|percona-xtradb-cluster|mysql-ndb-cluster|mysql-\d[\w.-]*)$/i,
  groups: [],
  buildGroups: [],
  versionGroup: undefined,
  suffixedGroup: /^(?:mysqld(?!ump)|server)/,
  durableCommits: ['1'],
  program: 'mysqld',
  oldest: '5.7',
  whyNotOlder: 'they have no --initialize-insecure and an older Performance Schema',
  hasHandlesOfConnections: true,
  countsPrepared: true,
  productOf: (_, comment) => (PERCONA.test(comment) ? 'Percona Server' : MYSQL.test(comment) ? 'MySQL' : undefined),
  optionGroups: () => [],
  initialisation: (directory) => ({
    program: 'server',
    args: [
      '--no-defaults',
      `--datadir=${directory}/data`,
      '--initialize-insecure',
      '--secure-file-priv=NULL',
      '--skip-log-bin',
    ],
  }),
  placeArguments: ['--loose-mysqlx=OFF', '--secure-file-priv=NULL', '--lc-messages=en_US'],
  quietArguments: ['--log-error-verbosity=2', '--loose-innodb-dedicated-server=OFF'],
  makesCertificate: () => true,
  redoArguments: (version, bytes) =>
    isAtLeast(version, '8.0.30')
      ? [`--innodb-redo-log-capacity=${bytes}`]
      : ['--innodb-log-files-in-group=2', `--innodb-log-file-size=${Math.min(bytes, MOST_WRITTEN_BYTES) / 2}`],
  // Thawing ends sigwaitinfo(). 8.0.12 takes that for a signal, at times for SIGTERM, so that it shuts down. 8.0.15
  // waits again.
  outlivesFreezing: (version) => !isAtLeast(version, '8.0') || isAtLeast(version, '8.0.15'),
  timeLimitVariable: 'max_execution_time',
  timeLimit: (seconds) => `SET SESSION max_execution_time = ${1000 * seconds}`,
  rangesQuery:
    'SELECT VARIABLE_NAME AS name, MIN_VALUE AS least, MAX_VALUE AS most FROM performance_schema.variables_info',
  performanceSchema,
}

/** Sources: servers of 5.7.22, 8.0.12, 8.0.15 and 9.7; events_statements_cpu came with 8.0.28 (MySQL manual). */
function performanceSchema(version: string): PerformanceSchema {
  if (!isAtLeast(version, '8.0')) return { consumers: COMMON_CONSUMERS, enabled: ENABLED_BY_5_7 }
  return {
    consumers: isAtLeast(version, '8.0.28') ? [...COMMON_CONSUMERS, ...LATER_CONSUMERS] : COMMON_CONSUMERS,
    enabled: [...ENABLED_BY_5_7, 'events_transactions_current', 'events_transactions_history'],
  }
}
