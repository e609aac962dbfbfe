/**
 * Known dangers of a changed setting besides speed, and the safety that it brings: a faster server may lose commits,
 * and a slower one may keep them. Sentences are in danger-text.ts.
 */

import { familyOf } from '../families/families.ts'
import { type Family, isAtLeast, type Product } from '../families/family.ts'
import { manualPage } from '../families/manual-page.ts'
import {
  type AccessCode,
  type Consequence,
  type DurabilityCode,
  factsFor,
  ROWS,
  removedOption,
} from '../options/option-table.ts'
import { knowledgeOf } from './knowledge.ts'
import { isBinaryLog } from './reach.ts'
import type { SettingChange, SettingSide } from './setting-change.ts'
import { numberOf, stateOf } from './value.ts'

export interface DangerContext {
  readonly product: Product
  readonly version: string
  /** Memory of the machine; undefined if unknown, so that no size is called too large. */
  readonly memoryBytes: number | undefined
}

interface DangerValue {
  readonly value: string
}

export type GainCode =
  | 'commits-synced'
  | 'binary-log-synced'
  | 'binary-log-kept'
  | 'pages-written-twice'
  | 'files-synced'

interface DangerData extends Readonly<Record<DurabilityCode | GainCode | AccessCode, DangerValue>> {
  readonly 'option-removed': {
    readonly removed: string
    readonly consequence: Consequence | null
    readonly instead: string | null
  }
  readonly 'option-deprecated': { readonly since: string; readonly instead: string | null }
  readonly 'pool-beyond-memory': { readonly poolBytes: number; readonly memoryBytes: number }
}

export type DangerCode = keyof DangerData

export type Danger<Code extends DangerCode = DangerCode> = {
  readonly [Each in Code]: {
    readonly code: Each
    readonly variable: string
    readonly page: string
  } & DangerData[Each]
}[Code]

interface DangerSubject {
  readonly variable: string
  /** Value before the change; undefined if it was not set, so that the server's default applied. */
  readonly before: string | undefined
  readonly after: string | undefined
  readonly family: Family
  readonly version: string
  readonly page: string
}

/**
 * Dangers and gains that the change brings. Those that existed before are left out, because the change is not to blame.
 */
export function dangersOf(change: SettingChange, context: DangerContext): readonly Danger[] {
  const { product, version } = context
  const { variable } = change
  if (variable === undefined) return []
  const [before, after] = [textOf(change.before, variable), textOf(change.after, variable)]
  const family = familyOf(product)
  const { fork, manual } = family
  const unlisted = manualPage(family, variable.startsWith('innodb_') ? 'innodb' : 'server', variable)
  const page = knowledgeOf(variable, product)?.page ?? unlisted
  const removal = removedOption(variable, fork, version)
  // To a server that lacks the setting, its value makes no difference, so the removal is the only danger.
  if (removal !== undefined && after !== undefined) {
    const { removed, onceRemoved: consequence = null, instead = null } = removal
    return [{ code: 'option-removed', variable, page: manual.removals ?? page, removed, consequence, instead }]
  }
  const { deprecated: since, instead = null } = ROWS.get(variable)?.[fork] ?? {}
  // Users who had the setting before were already warned.
  const isNew = after !== undefined && before === undefined
  const isDeprecated = isNew && since !== undefined && isAtLeast(version, since)
  const subject = { variable, before, after, family, version, page }
  return [
    isDeprecated ? ({ code: 'option-deprecated', variable, page, since, instead } as const) : undefined,
    durabilityDanger(subject),
    accessDanger(subject),
    memoryDanger(subject, context),
  ].filter((danger) => danger !== undefined)
}

function memoryDanger(
  { variable, before, after, page }: DangerSubject,
  { memoryBytes = Number.POSITIVE_INFINITY }: DangerContext,
) {
  const isBeyond = (value: string | undefined) => (numberOf(value) ?? 0) > memoryBytes
  if (variable !== 'innodb_buffer_pool_size' || !isBeyond(after) || isBeyond(before)) return undefined
  return { code: 'pool-beyond-memory', variable, page, poolBytes: numberOf(after) ?? 0, memoryBytes } as const
}

interface Durability {
  /**
   * Rank of the damage that a crash may do with a value. 0 is none; ranks compare only within one variable, because
   * each variable has its own scale.
   */
  readonly risk: (value: string, family: Family) => number
  readonly gain: GainCode
}

const DURABILITY: Readonly<Record<DurabilityCode, Durability>> = {
  'commits-not-synced': {
    // Instead of a larger value, a server takes the largest one that it knows: 3 on MariaDB, 2 on MySQL.
    risk: (value, { durableCommits }) =>
      durableCommits.includes(Number(value) > 3 ? '3' : value) ? 0 : Number(value) >= 2 ? 1 : 2,
    gain: 'commits-synced',
  },
  'binary-log-not-synced': {
    risk: (value) => (Number(value) === 0 ? Number.POSITIVE_INFINITY : Number(value) - 1),
    gain: 'binary-log-synced',
  },
  'no-binary-log': { risk: (value) => (value === NO_BINARY_LOG ? 1 : 0), gain: 'binary-log-kept' },
  // DETECT_ONLY finds torn pages, but cannot repair them.
  'torn-pages': {
    risk: (value) => (stateOf(value) === false ? 2 : /^detect_only$/i.test(value) ? 1 : 0),
    gain: 'pages-written-twice',
  },
  'nothing-synced': {
    risk: (value) => (/^nosync$/i.test(value) ? 2 : /^littlesync$/i.test(value) || stateOf(value) ? 1 : 0),
    gain: 'files-synced',
  },
}
const GAINS = new Set<string>(Object.values(DURABILITY).map(({ gain }) => gain))

export function isDurabilityCode(code: string): boolean {
  return Object.hasOwn(DURABILITY, code)
}

/** Whether a code stands for safety that a change brings, so that it is not listed among the risks. */
export function isGainCode(code: string): boolean {
  return GAINS.has(code)
}

const NO_BINARY_LOG = 'OFF'

/** Text of a value. The text of log_bin names a file, even the text OFF, so any text stands for on. */
function textOf(side: SettingSide | null, variable: string): string | undefined {
  if (side === null || variable !== 'log_bin') return side?.assigned
  return isBinaryLog({ variable, value: side.value }) ? 'ON' : NO_BINARY_LOG
}

/**
 * Danger of a value with which a crash may do more damage than before, or the gain of a value with which a crash no
 * longer does damage. The server's default stands for an undefined value.
 */
function durabilityDanger({ variable, before, after, family, version, page }: DangerSubject): Danger | undefined {
  const row = ROWS.get(variable)
  if (row?.durability === undefined) return undefined
  const { durability: code } = row
  const { usual = '' } = factsFor(row, family.fork, version)
  const { risk, gain } = DURABILITY[code]
  const value = after ?? usual
  const [was, is] = [risk(before ?? usual, family), risk(value, family)]
  if (is > was) return { code, value, variable, page }
  return is === 0 && was > 0 ? { code: gain, value, variable, page } : undefined
}

/** Degree to which a value endangers access to a server. Degrees compare only within one variable. */
const ACCESS: Readonly<Record<AccessCode, (value: string) => number>> = {
  'no-privileges': (value) => (stateOf(value) ? 1 : 0),
  'no-network': (value) => (stateOf(value) ? 1 : 0),
  'no-client-files': (value) => (stateOf(value) === false ? 1 : 0),
  // A folder in secure_file_priv allows fewer files than an empty value, but more than NULL, which allows none.
  'fewer-server-files': (value) => (value === '' ? 0 : /^null$/i.test(value) ? 2 : 1),
}

function accessDanger({ variable, before, after, family, version, page }: DangerSubject): Danger | undefined {
  const row = ROWS.get(variable)
  if (row?.access === undefined) return undefined
  const { access: code } = row
  const { usual = '' } = factsFor(row, family.fork, version)
  const [was, is] = [before ?? usual, after ?? usual]
  return ACCESS[code](is) > ACCESS[code](was) ? { code, value: is, variable, page } : undefined
}
