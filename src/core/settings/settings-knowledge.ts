/**
 * What is known of the variables of MySQL 8.4 and 9.7, of Percona Server 8.4 and of MariaDB 10.11 and 11: those that have to do with speed, with what
 * would show their effect, and those that have none. Tests ask servers for names that are in neither list.
 */

import type { Exercise } from '../suite/exercises.ts'
import type { Product, ServerVersion } from '../suite/option-groups.ts'
import { nearest } from '../suite/problems.ts'
import { BINARY_LOG } from './binary-log.ts'
import { CACHES, LOGS } from './caches.ts'
import { CONNECTIONS } from './connections.ts'
import { INNODB } from './innodb.ts'
import { INNODB_WRITES } from './innodb-writes.ts'
import { type Fork, manualPage } from './manual-pages.ts'
import { OTHER_ENGINES } from './other-engines.ts'
import { PERCONA } from './percona.ts'
import { PERFORMANCE_SCHEMA } from './performance-schema.ts'
import { QUERIES } from './queries.ts'
import { removalOf, removedOption } from './removed-options.ts'
import { REPLICATION } from './replication.ts'
import { rowsOf, type SettingRow, type TakesEffect } from './setting-table.ts'
import { START_OPTIONS } from './start-options.ts'
import { NameIndex, variableForms } from './variable-names.ts'
import { WITHOUT_EFFECT } from './without-effect.ts'

/** What is known of a variable that has to do with speed. */
export interface SettingKnowledge {
  /** What it is for: half a sentence, lower case, no full stop. */
  readonly purpose: string
  /** Work that shows its effect: any of these. */
  readonly exercisedBy: readonly [Exercise, ...Exercise[]]
  /** Counters of SHOW GLOBAL STATUS that grow where it is exercised, or where it is too small. */
  readonly counters: readonly string[]
  /** Whether a new value counts at once, or when the server is started again. */
  readonly takesEffect: TakesEffect
  /** Address of its paragraph in the manual. */
  readonly page: string
  /** First version that is known to have it, where that is later than the first of those described. */
  readonly since: string | undefined
  /** First version that is known not to have it. */
  readonly removed: string | undefined
}

export const SETTING_ROWS: readonly SettingRow[] = [
  ...INNODB,
  ...INNODB_WRITES,
  ...BINARY_LOG,
  ...CONNECTIONS,
  ...QUERIES,
  ...CACHES,
  ...LOGS,
  ...PERFORMANCE_SCHEMA,
  ...REPLICATION,
  ...OTHER_ENGINES,
  ...PERCONA,
  ...START_OPTIONS,
].flatMap(rowsOf)

const KNOWN: Readonly<Record<Fork, NameIndex<SettingRow>>> = { mysql: indexOf('mysql'), mariadb: indexOf('mariadb') }
const HARMLESS_NAMES = WITHOUT_EFFECT.map((name) => ({ name }))
const HARMLESS = new NameIndex(WITHOUT_EFFECT.map((name) => [name, name]))

function indexOf(fork: Fork): NameIndex<SettingRow> {
  const rows = SETTING_ROWS.filter((row) => row.fork === undefined || row.fork === fork)
  return new NameIndex(rows.map((row) => [row.name, row]))
}

export function forkOf(product: Product): Fork {
  return product === 'MariaDB' ? 'mariadb' : 'mysql'
}

/** What is known of a variable or option, however it is written; undefined where it has no effect on speed, or is unknown. */
export function knowledgeOf(variable: string, product: Product): SettingKnowledge | undefined {
  const fork = forkOf(product)
  const [row] = KNOWN[fork].find(variable)
  if (row === undefined) return undefined
  const { name, purpose, exercisedBy, since } = row
  const removed = variableForms(variable)
    .map((form) => removalOf(form, fork)?.removed)
    .find((version) => version !== undefined)
  const page = manualPage(row.page, name, fork, { since, removed })
  const [counters, takesEffect] = [row.counters[fork], row.takesEffect[fork]]
  return { purpose, exercisedBy, counters, takesEffect, page, since, removed }
}

/** Names that are known are many, and some are alike. */
const MISTYPED = 0.15

/** The variable that a mistyped option probably means, of those that the server's version has; written as the option is. */
export function settingLike(option: string, { product, version }: ServerVersion): string | undefined {
  const fork = forkOf(product)
  const known = [...SETTING_ROWS.filter((row) => row.fork === undefined || row.fork === fork), ...HARMLESS_NAMES]
    .map(({ name }) => name)
    .filter((name) => !name.includes('*') && removedOption(name, fork, version) === undefined)
  const [, prefix = '', name = ''] = /^((?:loose[-_])?)(.*)$/i.exec(option) ?? []
  const meant = nearest(name, known, MISTYPED)
  if (meant === undefined) return undefined
  return `${prefix}${name.includes('-') ? meant.replaceAll('_', '-') : meant}`
}

/** Whether a variable has to do with speed, in one product at least; surely not; or nobody has looked. */
export type SettingClass = 'speed' | 'no effect' | 'unknown'

export function classOf(variable: string): SettingClass {
  if (Object.values(KNOWN).some((index) => index.find(variable).length > 0)) return 'speed'
  return HARMLESS.find(variable).length > 0 ? 'no effect' : 'unknown'
}
