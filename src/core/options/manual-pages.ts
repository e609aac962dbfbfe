/** Pages of the manuals of MySQL and MariaDB that describe variables. */

import type { Fork } from '../families/family.ts'

const MYSQL = 'https://dev.mysql.com/doc/refman'
const MARIADB = 'https://mariadb.com/kb/en'
/** Percona Server's additions; their paragraphs are spread over the manual. */
const PERCONA = 'https://docs.percona.com/percona-server/8.4/percona-server-system-variables.html'

/** Addresses that are pages of these manuals. */
export const MANUAL_ADDRESS =
  /^https:\/\/(?:dev\.mysql\.com\/doc\/refman|mariadb\.com\/kb\/en|docs\.percona\.com\/percona-server)\/[\w./#-]*$/

/** Pages by subject. If a manual has no such page, its list of all variables is used. */
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
  percona: {},
} as const satisfies Readonly<Record<string, Readonly<Partial<Record<Fork, string>>>>>

const ALL_VARIABLES = 'server-system-variables'

export type ManualPage = keyof typeof PAGES

/** Versions of MySQL’s reference manual, of which each describes one version. */
const MANUALS = { old: '8.0', longTerm: '8.4', newest: '9.7' }

/**
 * First version that surely has a variable, and first that surely lacks it; undefined if that does not matter.
 */
interface Lifetime {
  readonly since?: string | undefined
  readonly removed?: string | undefined
}

/**
 * Address of the paragraph on a variable; of the page, for several variables (a name with *), for options without a
 * variable, and for variables of Percona Server.
 */
export function manualPage(page: ManualPage, name: string, fork: Fork, lifetime: Lifetime = {}): string {
  if (page === 'percona') return PERCONA
  const file: string = (PAGES[page] as Partial<Record<Fork, string>>)[fork] ?? ALL_VARIABLES
  const isPage = name.includes('*') || page.endsWith('-options')
  if (fork === 'mariadb') return `${MARIADB}/${file}/${isPage ? '' : `#${name}`}`
  return `${MYSQL}/${manualOf(lifetime)}/en/${file}.html${isPage ? '' : `#sysvar_${name}`}`
}

function manualOf({ since, removed }: Lifetime): string {
  if (removed !== undefined && Number.parseFloat(removed) <= Number(MANUALS.longTerm)) return MANUALS.old
  return Number.parseFloat(since ?? '0') >= 9 ? MANUALS.newest : MANUALS.longTerm
}
