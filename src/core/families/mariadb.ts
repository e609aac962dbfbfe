/** MariaDB, from 10.6 on. */
import { ALWAYS_ENABLED, COMMON_CONSUMERS, type Family, isAtLeast } from './family.ts'

const GROUPS = ['mariadb', 'mariadbd', 'client-server']
/** Groups of builds with Galera. qpsgate counts them for every MariaDB, because on Linux nearly all builds have it. */
const BUILD_GROUPS = ['galera']
/**
 * First version that reads groups of a major version alone, such as mariadb-11: 11.4 does not know them yet, 11.8 lists
 * them under "The following groups are read".
 */
const MAJOR_ONLY_SINCE = '11.8'

const MANUAL = 'https://mariadb.com/kb/en'

export const MARIADB_FAMILY: Family = {
  fork: 'mariadb',
  products: ['MariaDB'],
  manual: {
    homes: [MANUAL],
    removals: undefined,
    addressOf: (page, variable) => `${MANUAL}/${page}/${variable === undefined ? '' : `#${variable}`}`,
  },
  imageWords: ['mariadb'],
  images: /^mariadb(?:-server|-galera|-\d[\w.-]*)?$/i,
  groups: GROUPS,
  buildGroups: BUILD_GROUPS,
  versionGroup: /^mariadbd?-([1-9]\d*\.(?:0|[1-9]\d*)|1[1-9]|[2-9]\d)$/,
  suffixedGroup: /^mariadb(?!-)/,
  // 3 is as durable as 1. It only synchronizes more often for each group of transactions.
  durableCommits: ['1', '3'],
  program: 'mariadbd',
  oldest: '10.6',
  whyNotOlder: 'MariaDB no longer maintains them and qpsgate was never run on one',
  hasHandlesOfConnections: false,
  countsPrepared: false,
  productOf: (version) => (/-mariadb\b/i.test(version) ? 'MariaDB' : undefined),
  // Source: include/mysqld_default_groups.h; `mariadbd --help --verbose` shows them.
  optionGroups: (version) => {
    const [, major = '', minor = ''] = /^(\d+)\.(\d+)/.exec(version) ?? []
    const suffixes = [`${major}.${minor}`, ...(isAtLeast(version, MAJOR_ONLY_SINCE) ? [major] : [])]
    return [...GROUPS, ...BUILD_GROUPS, ...suffixes.flatMap((suffix) => [`mariadb-${suffix}`, `mariadbd-${suffix}`])]
  },
  initialisation: (directory) => ({
    program: 'install',
    args: [
      '--no-defaults',
      `--datadir=${directory}/data`,
      '--auth-root-authentication-method=normal',
      '--skip-test-db',
      '--skip-name-resolve',
      // Otherwise the installer looks up the machine's name, which a server without network does not need.
      '--force',
      `--tmpdir=${directory}/tmp`,
    ],
  }),
  placeArguments: [
    // In MariaDB this option has no value NULL, which would forbid all files, but no file can lie below /dev/null.
    '--secure-file-priv=/dev/null',
    // Otherwise --datadi would stand for --datadir, and no list of option names would be complete. MySQL takes no such
    // abbreviations.
    '--loose-getopt-prefix-matching=OFF',
    // Otherwise a server without certificates makes one at every start since 11.4, and looks for primes for 2 to 20 s.
    '--ssl=OFF',
  ],
  quietArguments: ['--log-warnings=1'],
  makesCertificate: (version) => isAtLeast(version, '11.4'),
  redoArguments: (_, bytes) => [`--innodb-log-file-size=${bytes}`],
  outlivesFreezing: () => true,
  timeLimitVariable: 'max_statement_time',
  timeLimit: (seconds) => `SET SESSION max_statement_time = ${seconds}`,
  rangesQuery:
    'SELECT VARIABLE_NAME AS name, NUMERIC_MIN_VALUE AS least, NUMERIC_MAX_VALUE AS most FROM information_schema.SYSTEM_VARIABLES',
  // Source: read from servers of 10.11 and 11.4.
  performanceSchema: () => ({
    consumers: COMMON_CONSUMERS,
    enabled: ALWAYS_ENABLED,
  }),
}
