/**
 * Groups of an option file that a server reads. Settings in other groups must not count, because the server never gets
 * them.
 */
import { FAMILIES, familyOf } from '../families/families.ts'
import type { Family, ServerVersion } from '../families/family.ts'
import type { Setting } from './setting.ts'

const EVERY_SERVER = ['mysqld', 'server']
const VERSIONED = /^mysqld-[1-9]\d*\.(?:0|[1-9]\d*)$/

/** Whether any server at all reads the group. @param group in lower case */
export function isServerGroup(group: string): boolean {
  return EVERY_SERVER.includes(group) || VERSIONED.test(group) || FAMILIES.some((family) => isOfFamily(group, family))
}

function isOfFamily(group: string, { groups, buildGroups, versionGroup }: Family): boolean {
  return groups.includes(group) || buildGroups.includes(group) || versionGroup?.test(group) === true
}

/**
 * Whether a server reads the group only if it is started in a special way, such as with `--defaults-group-suffix`.
 * Files do not show how production starts its servers.
 */
export function isLikeServerGroup(group: string): boolean {
  return FAMILIES.some(({ suffixedGroup }) => suffixedGroup.test(group)) && !isServerGroup(group)
}

/** Whether the server reads the setting's group. Settings in a suite's YAML have none, and every server gets them. */
export function isReadBy(option: Setting, server: ServerVersion): boolean {
  if (option.group === undefined) return true
  const [majorMinor = ''] = /^\d+\.\d+/.exec(server.version) ?? []
  // Every server reads the first three (sql/mysqld.cc); the others depend on its family.
  const groups = [...EVERY_SERVER, `mysqld-${majorMinor}`, ...familyOf(server.product).optionGroups(server.version)]
  return groups.includes(option.group)
}

/**
 * A word for the servers that read a group, equal for groups with the same readers: "all"; a fork; a fork with a
 * version, such as "mariadb-10.11"; or, if no such word fits, the group itself.
 */
export function readersOf(group: string | undefined): string {
  if (group === undefined || EVERY_SERVER.includes(group)) return 'all'
  const family = FAMILIES.find((each) => isOfFamily(group, each))
  if (family === undefined || family.buildGroups.includes(group)) return group
  const version = family.versionGroup?.exec(group)?.[1]
  return version === undefined ? family.fork : `${family.fork}-${version}`
}

/**
 * Whether all servers of `others` are among `readers`; false if that is not certain, so that no setting is taken for
 * overridden by mistake.
 */
export function includesReaders(readers: string, others: string): boolean {
  return (
    readers === 'all' ||
    readers === others ||
    FAMILIES.some(({ fork }) => readers === fork && others.startsWith(`${fork}-`))
  )
}
