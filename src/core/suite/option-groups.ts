/** Which groups of an option file are a server's. It depends on product and version, which are known late. */
import type { Scenario, ServerOption } from './suite.ts'

/** What server programs call themselves. */
export type Product = 'MySQL' | 'MariaDB' | 'Percona Server'

/** The server that an option file is for. */
export interface ServerVersion {
  readonly product: Product
  /** Begins with major and minor, e.g. "8.4.3" or "10.11.19-MariaDB-0+deb12u1". */
  readonly version: string
}

const EVERY_SERVER = ['mysqld', 'server']
/** `galera` is read by builds with Galera, which on Linux nearly all are. */
const EVERY_MARIADB = ['mariadb', 'mariadbd', 'client-server', 'galera']
const VERSIONED = /^(?:mysqld|mariadbd?)-[1-9]\d*\.(?:0|[1-9]\d*)$/
/** MariaDB 11.4 does not know these yet, 11.8 lists them under "The following groups are read". */
const MAJOR_ONLY = /^mariadbd?-(?:1[1-9]|[2-9]\d)$/
const MAJOR_ONLY_SINCE = [11, 8] as const

/** Whether there is any MySQL, Percona or MariaDB server that reads the group, given in lower case. */
export function isServerGroup(group: string): boolean {
  return (
    EVERY_SERVER.includes(group) || EVERY_MARIADB.includes(group) || VERSIONED.test(group) || MAJOR_ONLY.test(group)
  )
}

/** Whether the server reads the option: by the option's group, which options of a suite's YAML do not have. */
export function isReadBy(option: ServerOption, server: ServerVersion): boolean {
  return option.group === undefined || groupsOf(server).includes(option.group)
}

/** The scenario with no other options than those that the server reads, as if they stood in a group for all servers. */
export function asReadBy(scenario: Scenario, server: ServerVersion): Scenario {
  const read = scenario.options.filter((option) => isReadBy(option, server))
  return { ...scenario, options: read.map((option) => ({ ...option, group: undefined })) }
}

/** MySQL and Percona Server: sql/mysqld.cc. MariaDB: include/mysqld_default_groups.h; `mariadbd --help --verbose` shows them. */
function groupsOf({ product, version }: ServerVersion): string[] {
  const [, major = '', minor = ''] = /^(\d+)\.(\d+)/.exec(version) ?? []
  const mysqld = [...EVERY_SERVER, `mysqld-${major}.${minor}`]
  if (product !== 'MariaDB') return mysqld
  const mariadb = [...EVERY_MARIADB, `mariadb-${major}.${minor}`, `mariadbd-${major}.${minor}`]
  const [sinceMajor, sinceMinor] = MAJOR_ONLY_SINCE
  const isRecent = Number(major) > sinceMajor || (Number(major) === sinceMajor && Number(minor) >= sinceMinor)
  return [...mysqld, ...mariadb, ...(isRecent ? [`mariadb-${major}`, `mariadbd-${major}`] : [])]
}

/**
 * Who reads a group, as a word that is equal for groups with the same readers: "all", "mariadb", or the group itself
 * where only some versions or builds read it.
 */
export function readersOf(group: string | undefined): string {
  if (group === undefined || EVERY_SERVER.includes(group)) return 'all'
  if (group === 'galera') return group
  return EVERY_MARIADB.includes(group) ? 'mariadb' : group.replace(/^mariadbd-/, 'mariadb-')
}

/** Whether everybody among `others` is surely among `readers`; when in doubt, not. */
export function includesReaders(readers: string, others: string): boolean {
  return readers === 'all' || readers === others || (readers === 'mariadb' && others.startsWith('mariadb-'))
}
