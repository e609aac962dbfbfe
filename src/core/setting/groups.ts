/** The groups of an option file that a server reads. They depend on product and version, which only a started server tells. */
import { FAMILIES, familyOf } from '../families/families.ts'
import type { Family, ServerVersion } from '../families/family.ts'
import type { Setting } from './setting.ts'

const EVERY_SERVER = ['mysqld', 'server']
/** Groups that every server of one version reads. */
const VERSIONED = /^mysqld-[1-9]\d*\.(?:0|[1-9]\d*)$/

/** Whether there is any server that reads the group, given in lower case. */
export function isServerGroup(group: string): boolean {
  return EVERY_SERVER.includes(group) || VERSIONED.test(group) || FAMILIES.some((family) => isOfFamily(group, family))
}

/** Whether servers of the family read the group, and no others do. */
function isOfFamily(group: string, { groups, buildGroups, versionGroup }: Family): boolean {
  return groups.includes(group) || buildGroups.includes(group) || versionGroup?.test(group) === true
}

/**
 * Whether a server reads the group if it is started in a special way, such as with a suffix of groups; none does
 * otherwise.
 */
export function isLikeServerGroup(group: string): boolean {
  return FAMILIES.some(({ suffixedGroup }) => suffixedGroup.test(group)) && !isServerGroup(group)
}

/** Whether the server reads the option: by the option's group, which options of a suite's YAML do not have. */
export function isReadBy(option: Setting, server: ServerVersion): boolean {
  if (option.group === undefined) return true
  const [majorMinor = ''] = /^\d+\.\d+/.exec(server.version) ?? []
  // Groups that every server reads (sql/mysqld.cc), and its family's.
  const groups = [...EVERY_SERVER, `mysqld-${majorMinor}`, ...familyOf(server.product).optionGroups(server.version)]
  return groups.includes(option.group)
}

/**
 * The readers of a group, as a word that is equal for groups with the same readers: "all", a fork, or the group itself
 * if only some versions or builds read it.
 */
export function readersOf(group: string | undefined): string {
  if (group === undefined || EVERY_SERVER.includes(group)) return 'all'
  const family = FAMILIES.find((each) => isOfFamily(group, each))
  if (family === undefined || family.buildGroups.includes(group)) return group
  const version = family.versionGroup?.exec(group)?.[1]
  return version === undefined ? family.fork : `${family.fork}-${version}`
}

/** Whether everybody among `others` is surely among `readers`; when in doubt, not. */
export function includesReaders(readers: string, others: string): boolean {
  return (
    readers === 'all' ||
    readers === others ||
    FAMILIES.some(({ fork }) => readers === fork && others.startsWith(`${fork}-`))
  )
}
