/** Known dangers of a changed setting, apart from speed. Sentences are in core/wording/. */

import { familyOf } from '../families/families.ts'
import { type Fork, isAtLeast, type Product } from '../families/family.ts'
import { manualPage } from '../options/manual-pages.ts'
import { variableForms, variableOf } from '../options/option-names.ts'
import {
  type Consequence,
  type DurabilityCode,
  defaultOf,
  factsFor,
  OPTIONS,
  ROWS,
  removedOption,
} from '../options/option-table.ts'
import { numberOf } from '../suite/quantities.ts'
import { knowledgeOf } from './settings-knowledge.ts'
import type { SettingValues } from './variable-values.ts'

/** A variable as it was and is; undefined if it is not set, and so the server's default. */
export interface SettingChange {
  readonly variable: string
  readonly before: string | undefined
  readonly after: string | undefined
}

export interface DangerContext {
  readonly product: Product
  /** Begins with numbers, e.g. "8.4.3" or "10.11.19-MariaDB". */
  readonly version: string
  /** Memory of the machine; undefined if it is not known. */
  readonly memoryBytes: number | undefined
  /** All settings of the scenario after the change, by the names of variables as servers list them. */
  readonly settings: SettingValues
}

type Nothing = Readonly<Record<never, never>>
interface Value {
  readonly value: string
}

/** Dangers by code, with their data. */
interface DangerData extends Readonly<Record<DurabilityCode, Value>> {
  /** MariaDB's query cache is on: one mutex for all. */
  readonly 'query-cache': Nothing
  readonly 'option-removed': {
    readonly removed: string
    readonly consequence: Consequence | null
    readonly instead: string | null
  }
  readonly 'option-deprecated': { readonly since: string; readonly instead: string | null }
  readonly 'pool-beyond-memory': { readonly poolBytes: number; readonly memoryBytes: number }
  /** The buffer pool fits, but not with all connections that there may be. */
  readonly 'connections-beyond-memory': MemoryNeed & { readonly memoryBytes: number }
}

export type DangerCode = keyof DangerData

export type Danger<Code extends DangerCode = DangerCode> = {
  readonly [Each in Code]: {
    readonly code: Each
    /** Name in the server's list. */
    readonly variable: string
    /** Address of the manual page about it. */
    readonly page: string
  } & DangerData[Each]
}[Code]

/** A change whose variable has the name that servers list. */
interface Subject extends SettingChange {
  readonly fork: Fork
  readonly page: string
}

/** The dangers of a change, except those that existed before. */
export function dangersOf(change: SettingChange, context: DangerContext): readonly Danger[] {
  const { product, version } = context
  const { before, after } = change
  const fork = familyOf(product).fork
  const variable = variableForms(change.variable).find((form) => !form.startsWith('loose_')) ?? change.variable
  const unknown = manualPage(variable.startsWith('innodb_') ? 'innodb' : 'server', variable, fork)
  const page = knowledgeOf(variable, product)?.page ?? unknown
  const removal = removedOption(variable, fork, version)
  // An option that the server does not have has no other effect.
  if (removal !== undefined && after !== undefined) {
    const { removed, onceRemoved: consequence = null, instead = null } = removal
    return [
      { code: 'option-removed', variable, page: removalPage(removed, fork) ?? page, removed, consequence, instead },
    ]
  }
  const { deprecated: since, instead = null } = ROWS.get(variable)?.[fork] ?? {}
  // Users who already had it have been warned.
  const isNew = after !== undefined && before === undefined
  const isDeprecated = isNew && since !== undefined && isAtLeast(version, since)
  const subject = { ...change, variable, fork, page }
  return [
    ...(isDeprecated ? [{ code: 'option-deprecated', variable, page, since, instead } as const] : []),
    ...[durabilityDanger(subject), queryCacheDanger(subject, context), memoryDanger(subject, context)],
  ].filter((danger) => danger !== undefined)
}

const QUERY_CACHE = ['query_cache_type', 'query_cache_size']

function queryCacheDanger(subject: Subject, { settings }: DangerContext): Danger | undefined {
  const { variable, before, after, fork, page } = subject
  if (fork !== 'mariadb' || !QUERY_CACHE.includes(variable)) return undefined
  const isOn = (value: string | undefined) => isQueryCacheOn({ ...settings, [variable]: value })
  return isOn(after) && !isOn(before) ? { code: 'query-cache', variable, page } : undefined
}

/** A server that is started with a size of the cache switches it on, also where its type is said to be OFF. */
function isQueryCacheOn(settings: Readonly<Record<string, string | undefined>>): boolean {
  const { query_cache_type: type, query_cache_size: size } = settings
  if (numberOf(size) === 0) return false
  return size !== undefined || /^(?:1|2|on|demand)$/i.test(type ?? '')
}

function memoryDanger(subject: Subject, { memoryBytes, settings }: DangerContext): Danger | undefined {
  const { variable, before, after, fork, page } = subject
  if (memoryBytes === undefined) return undefined
  const own = variableOf(variable)
  const need = memoryNeed(withValue(settings, own, after), fork)
  if (totalBytes(need) <= totalBytes(memoryNeed(withValue(settings, own, before), fork))) return undefined
  if (totalBytes(need) <= memoryBytes) return undefined
  const { poolBytes } = need
  if (poolBytes <= memoryBytes) return { code: 'connections-beyond-memory', variable, page, ...need, memoryBytes }
  // Another setting adds to a total that is already too large.
  if (variable !== 'innodb_buffer_pool_size') return undefined
  return { code: 'pool-beyond-memory', variable, page, poolBytes, memoryBytes }
}

function withValue(settings: SettingValues, variable: string, value: string | undefined): SettingValues {
  const others = Object.entries(settings).filter(([name]) => name !== variable)
  return Object.fromEntries(value === undefined ? others : [...others, [variable, value]])
}

/**
 * How much a crash may cost with a value: 0 nothing, and more the larger it is; values of one variable only compare.
 */
const RISKS: Readonly<Record<DurabilityCode, (value: string, fork: Fork) => number>> = {
  // 3 is as durable as 1, and MariaDB's alone: without its shorter way of committing a group.
  'commits-not-synced': (value, fork) =>
    value === '1' || (value === '3' && fork === 'mariadb') ? 0 : value === '2' ? 1 : 2,
  'binary-log-not-synced': (value) => (Number(value) === 0 ? Number.POSITIVE_INFINITY : Number(value) - 1),
  // DETECT_ONLY finds half pages, and cannot mend them.
  'torn-pages': (value) => (/^(?:0|off|false|no)$/i.test(value) ? 2 : /^detect_only$/i.test(value) ? 1 : 0),
  'nothing-synced': (value) => (/^nosync$/i.test(value) ? 2 : /^(?:littlesync|1|on|true|yes)$/i.test(value) ? 1 : 0),
}

export function isDurabilityCode(code: string): boolean {
  return Object.hasOwn(RISKS, code)
}

/** Danger of a value that a crash may cost more with than the one before. Undefined values are the server's default. */
function durabilityDanger({ variable, before, after, fork, page }: Subject): Danger | undefined {
  const row = ROWS.get(variable)
  if (row?.durability === undefined) return undefined
  const { durability: code } = row
  const { usual = '' } = factsFor(row, fork)
  const [risk, value] = [RISKS[code], after ?? usual]
  return risk(value, fork) > risk(before ?? usual, fork) ? { code, value, variable, page } : undefined
}

/** Memory that a configuration may come to need: of the buffer pool, and of all connections at once. */
interface MemoryNeed {
  readonly poolBytes: number
  readonly connections: number
  readonly bytesPerConnection: number
}

function memoryNeed(settings: SettingValues, fork: Fork): MemoryNeed {
  const ofConnections = OPTIONS.flatMap((row) => {
    const { bytesPerConnection } = factsFor(row, fork)
    return bytesPerConnection === undefined ? [] : [numberOf(settings[row.name]) ?? bytesPerConnection]
  })
  return {
    poolBytes: numberOf(settings.innodb_buffer_pool_size) ?? defaultOf('innodb_buffer_pool_size', fork),
    connections: numberOf(settings.max_connections) ?? defaultOf('max_connections', fork),
    bytesPerConnection: ofConnections.reduce((sum, bytes) => sum + bytes, 0),
  }
}

function totalBytes({ poolBytes, connections, bytesPerConnection }: MemoryNeed): number {
  return poolBytes + connections * bytesPerConnection
}

const MANUALS = 'https://dev.mysql.com/doc'
/** The version reference does not date options that were found missing in this version. */
const UNDATED = '9.7'

/** Page of the manual on a removal; undefined if that is the paragraph on the variable, as in MariaDB's. */
function removalPage(removed: string, fork: Fork): string | undefined {
  if (fork === 'mariadb') return undefined
  if (removed === UNDATED) return `${MANUALS}/refman/${UNDATED}/en/server-system-variable-reference.html`
  const [major = '', minor = ''] = removed.split('.')
  return `${MANUALS}/mysqld-version-reference/en/optvar-changes-${major}-${minor}.html`
}
