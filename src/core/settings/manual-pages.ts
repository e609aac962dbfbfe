/** Where the manuals of MySQL and MariaDB describe variables. */

/** Percona Server has the variables of MySQL. */
export type Family = 'mysql' | 'mariadb'

const MYSQL = 'https://dev.mysql.com/doc/refman'
const MARIADB = 'https://mariadb.com/kb/en'

/** Pages by what they are about. Where a manual has no such page, its list of all variables stands in. */
const PAGES = {
  innodb: { mysql: 'innodb-parameters', mariadb: 'innodb-system-variables' },
  server: {},
  'server-options': { mysql: 'server-options', mariadb: 'mariadbd-options' },
  'binary-log': { mysql: 'replication-options-binary-log', mariadb: 'replication-and-binary-log-system-variables' },
  replica: { mysql: 'replication-options-replica', mariadb: 'replication-and-binary-log-system-variables' },
  source: { mysql: 'replication-options-source', mariadb: 'replication-and-binary-log-system-variables' },
  gtid: { mysql: 'replication-options-gtids', mariadb: 'gtid' },
  'semi-synchronous': { mysql: 'replication-semisync', mariadb: 'semisynchronous-replication' },
  'performance-schema': {
    mysql: 'performance-schema-system-variables',
    mariadb: 'performance-schema-system-variables',
  },
  'performance-schema-options': { mysql: 'performance-schema-options', mariadb: 'performance-schema-system-variables' },
  myisam: { mariadb: 'myisam-system-variables' },
  aria: { mariadb: 'aria-system-variables' },
  'thread-pool': { mariadb: 'thread-pool-system-status-variables' },
  'group-replication': { mysql: 'group-replication-system-variables' },
  galera: { mariadb: 'galera-cluster-system-variables' },
  'x-plugin': { mysql: 'x-plugin-options-system-variables' },
  ndb: { mysql: 'mysql-cluster-options-variables' },
  audit: { mysql: 'audit-log-reference', mariadb: 'mariadb-audit-plugin-options-and-system-variables' },
  myrocks: { mariadb: 'myrocks-system-variables' },
  spider: { mariadb: 'spider-system-variables' },
  vector: { mariadb: 'vector-system-variables' },
} as const satisfies Readonly<Record<string, Readonly<Partial<Record<Family, string>>>>>

const ALL_VARIABLES = 'server-system-variables'

export type ManualPage = keyof typeof PAGES

/** Last long-term release of the manual that has variables of every version before 9. */
const LONG_TERM = '8.4'
const NEWEST = '9.7'

/**
 * Address of the paragraph on a variable; of the page, for several variables (a name with *) and for options that are none.
 *
 * @param since first version of the product that has the variable, where that matters
 */
export function manualPage(page: ManualPage, name: string, family: Family, since?: string): string {
  const file: string = (PAGES[page] as Partial<Record<Family, string>>)[family] ?? ALL_VARIABLES
  const isPage = name.includes('*') || page === 'server-options'
  if (family === 'mariadb') return `${MARIADB}/${file}/${isPage ? '' : `#${name}`}`
  const manual = Number(since?.split('.')[0]) >= 9 ? NEWEST : LONG_TERM
  return `${MYSQL}/${manual}/en/${file}.html${isPage ? '' : `#sysvar_${name}`}`
}
