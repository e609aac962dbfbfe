/**
 * Options that servers no longer have: MySQL does not start with one of them, MariaDB passes over most. By the manuals
 * ("Option and Variable Changes" of the MySQL Server Version Reference; "System Variables" of the MariaDB knowledge
 * base), and by asking MySQL 9.7.4 and MariaDB 10.11.19.
 */

import { type Fork, isAtLeast } from '../families/family.ts'
import { type Consequence, OPTIONS } from '../options/option-table.ts'

export interface RemovedOption {
  readonly name: string
  readonly fork: Fork
  /** First version that is known not to have it. */
  readonly removed: string
  /** Null if nobody has tried. */
  readonly consequence: Consequence | null
  /** Replacement; null if there is none. */
  readonly instead: string | null
}

export interface DeprecatedOption {
  readonly name: string
  readonly fork: Fork
  readonly since: string
  readonly instead: string | null
}

const FORKS = ['mysql', 'mariadb'] as const

export const REMOVED_OPTIONS: readonly RemovedOption[] = OPTIONS.flatMap((row) =>
  FORKS.flatMap((fork) => {
    const { removed, onceRemoved: consequence = null, instead = null } = row[fork] ?? {}
    return removed === undefined ? [] : [{ name: row.name, fork, removed, consequence, instead }]
  }),
)

export const DEPRECATED_OPTIONS: readonly DeprecatedOption[] = OPTIONS.flatMap((row) =>
  FORKS.flatMap((fork) => {
    const { deprecated: since, instead = null } = row[fork] ?? {}
    return since === undefined ? [] : [{ name: row.name, fork, since, instead }]
  }),
)

/** Facts about the removal of an option; undefined if servers still have it, or never had. */
export function removalOf(name: string, fork: Fork): RemovedOption | undefined {
  return REMOVED_OPTIONS.find((option) => option.name === name && option.fork === fork)
}

/** Whether any server has removed it. */
export function isEverRemoved(name: string): boolean {
  return REMOVED_OPTIONS.some((option) => option.name === name)
}

/** The same, where it was before the given version. */
export function removedOption(name: string, fork: Fork, version: string): RemovedOption | undefined {
  const removal = removalOf(name, fork)
  return removal !== undefined && isAtLeast(version, removal.removed) ? removal : undefined
}

/** Whether and since when servers of a fork warn of an option that they still have, at the given version. */
export function deprecatedOption(name: string, fork: Fork, version: string): DeprecatedOption | undefined {
  if (removedOption(name, fork, version) !== undefined) return undefined
  return DEPRECATED_OPTIONS.find(
    (option) => option.name === name && option.fork === fork && isAtLeast(version, option.since),
  )
}

const MANUALS = 'https://dev.mysql.com/doc'
/** The version reference does not date options that were found missing in this version. */
const UNDATED = '9.7'

/** Page of the manual on the removal; undefined if that is the paragraph on the variable, as in MariaDB's. */
export function removalPage({ fork, removed }: RemovedOption): string | undefined {
  if (fork === 'mariadb') return undefined
  if (removed === UNDATED) return `${MANUALS}/refman/${UNDATED}/en/server-system-variable-reference.html`
  const [major = '', minor = ''] = removed.split('.')
  return `${MANUALS}/mysqld-version-reference/en/optvar-changes-${major}-${minor}.html`
}
