/** The groups of an option file that a server reads. They depend on product and version, which only a started server tells. */
import { familyOf } from '../families/families.ts'
import type { ServerVersion } from '../families/family.ts'
import { MARIADB_GROUPS } from '../families/mariadb.ts'
import type { Scenario, ServerOption } from './suite.ts'

const EVERY_SERVER = ['mysqld', 'server']
const EVERY_MARIADB: readonly string[] = MARIADB_GROUPS
const VERSIONED = /^(?:mysqld|mariadbd?)-[1-9]\d*\.(?:0|[1-9]\d*)$/
/** Groups that MariaDB reads since 11.8. */
const MAJOR_ONLY = /^mariadbd?-(?:1[1-9]|[2-9]\d)$/

/** Whether there is any MySQL, Percona or MariaDB server that reads the group, given in lower case. */
export function isServerGroup(group: string): boolean {
  return (
    EVERY_SERVER.includes(group) || EVERY_MARIADB.includes(group) || VERSIONED.test(group) || MAJOR_ONLY.test(group)
  )
}

/**
 * Whether a server reads the group if it is started in a special way, such as with a suffix of groups; none does
 * otherwise.
 */
export function isLikeServerGroup(group: string): boolean {
  return /^(?:mysqld|mariadbd?|server)/.test(group) && !isServerGroup(group) && !/^(?:mysqldump|mariadb-)/.test(group)
}

/** Whether the server reads the option: by the option's group, which options of a suite's YAML do not have. */
export function isReadBy(option: ServerOption, server: ServerVersion): boolean {
  if (option.group === undefined) return true
  const [majorMinor = ''] = /^\d+\.\d+/.exec(server.version) ?? []
  // Groups that every server reads (sql/mysqld.cc), and its family's.
  const groups = [...EVERY_SERVER, `mysqld-${majorMinor}`, ...familyOf(server.product).optionGroups(server.version)]
  return groups.includes(option.group)
}

/** The scenario with only the options that the server reads, as if they were in a group for all servers. */
export function asReadBy(scenario: Scenario, server: ServerVersion): Scenario {
  const read = scenario.options.filter((option) => isReadBy(option, server))
  return { ...scenario, options: read.map((option) => ({ ...option, group: undefined })) }
}

/**
 * The readers of a group, as a word that is equal for groups with the same readers: "all", "mariadb", or the group
 * itself if only some versions or builds read it.
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
