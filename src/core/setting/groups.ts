/** Groups of an option file that a server reads: they depend on its product and version. */
import { FAMILIES, familyOf } from '../families/families.ts'
import type { Family, ServerVersion } from '../families/family.ts'
import type { Setting } from './setting.ts'

const EVERY_SERVER = ['mysqld', 'server']
const VERSIONED = /^mysqld-[1-9]\d*\.(?:0|[1-9]\d*)$/

/** Whether any server at all reads the group. @param group in lower case */
export function isServerGroup(group: string): boolean {
  return EVERY_SERVER.includes(group) || VERSIONED.test(group) || FAMILIES.some((family) => isOfFamily(group, family))
}

/** Whether servers of this family, and of no other, read the group. */
function isOfFamily(group: string, { groups, buildGroups, versionGroup }: Family): boolean {
  return groups.includes(group) || buildGroups.includes(group) || versionGroup?.test(group) === true
}

/** Whether a server reads the group only if it is started in a special way, such as with `--defaults-group-suffix`. */
export function isLikeServerGroup(group: string): boolean {
  return FAMILIES.some(({ suffixedGroup }) => suffixedGroup.test(group)) && !isServerGroup(group)
}

/** Whether the server reads the setting's group. Settings of a suite's YAML have none, and every server reads them. */
export function isReadBy(option: Setting, server: ServerVersion): boolean {
  if (option.group === undefined) return true
  const [majorMinor = ''] = /^\d+\.\d+/.exec(server.version) ?? []
  // Groups of every server (sql/mysqld.cc), then those of the family.
  const groups = [...EVERY_SERVER, `mysqld-${majorMinor}`, ...familyOf(server.product).optionGroups(server.version)]
  return groups.includes(option.group)
}

/**
 * Readers of a group, as a word that is equal for groups with the same readers: "all", a fork, or the group itself if
 * only some versions or builds read it.
 */
export function readersOf(group: string | undefined): string {
  if (group === undefined || EVERY_SERVER.includes(group)) return 'all'
  const family = FAMILIES.find((each) => isOfFamily(group, each))
  if (family === undefined || family.buildGroups.includes(group)) return group
  const version = family.versionGroup?.exec(group)?.[1]
  return version === undefined ? family.fork : `${family.fork}-${version}`
}

/** Whether `readers` include all of `others`; false if that is not certain. */
export function includesReaders(readers: string, others: string): boolean {
  return (
    readers === 'all' ||
    readers === others ||
    FAMILIES.some(({ fork }) => readers === fork && others.startsWith(`${fork}-`))
  )
}
