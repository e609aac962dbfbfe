/**
 * All knowledge of server options and variables by name: one row for each in options.json, from the manuals and from
 * asking servers. It covers MySQL 5.7 to 9.7, Percona Server 8.4 and MariaDB 10.6 to 12.3.
 */
import { FAMILIES } from '../families/families.ts'
import { type Fork, isAtLeast } from '../families/family.ts'
import type { ManualPage } from '../families/manual-page.ts'
import type { OptionReach } from '../warnings/warnings.ts'
import type { Exercise } from './exercises.ts'
import table from './options.json' with { type: 'json' }

export type Consequence = 'ignored' | 'no-start'

/** Damage that a crash may do to a server, and to replicas that follow it. dangers.ts warns of it. */
export type DurabilityCode =
  | 'commits-not-synced'
  | 'binary-log-not-synced'
  | 'no-binary-log'
  | 'torn-pages'
  | 'nothing-synced'
/** Effects of a value on who may connect, and on what they may load. dangers.ts warns of them. */
export type AccessCode = 'no-privileges' | 'no-network' | 'no-client-files' | 'fewer-server-files'

/**
 * What a new value on a running server may do to its users: run SQL for them, change what replicas apply, change who
 * may do what, delete files of logs, or turn clients away. qpsgate sets no such value on a server that is not its own.
 */
export type LiveReach = 'program' | 'replication' | 'access' | 'logs' | 'clients'

/**
 * Reasons for which a value cannot change what any statement does, returns or waits for. Address: where clients
 * connect. Identity: a name or number by which others know the server. File: the name of a file without rows or log
 * records. Log: what the error log says, and where logs for people lie. Access: which accounts and passwords there may
 * be. Startup: it matters only before the first client connects. Process: how the program runs. Crash: what a server
 * that crashes leaves behind. Debugging: for builds that test the server itself. Retention: how long old logs are kept.
 * Statistics: what the server counts about clients and the storage engine. Unused: servers accept it only for the sake
 * of old files. Read-only: no file can set it. Session: no other session sees it.
 */
export const REASONS = [
  ...(['address', 'identity', 'file', 'log', 'access', 'startup', 'process', 'crash', 'debugging'] as const),
  ...(['retention', 'statistics', 'unused', 'read-only', 'session'] as const),
] as const
type Reason = (typeof REASONS)[number]

export interface OptionFacts {
  /** Half a sentence in lower case without a full stop, because sentences of the report contain it. */
  readonly purpose?: string
  /**
   * Kinds of work, each of which shows the effect. Absent if there is no effect on speed, or if nobody has looked for
   * one.
   */
  readonly exercisedBy?: readonly [Exercise, ...Exercise[]]
  /**
   * Counters of SHOW GLOBAL STATUS that grow if the option is exercised, or is too small. Their growth proves that a
   * run could see the option's cost.
   */
  readonly counters?: readonly string[]
  /**
   * Whether the counters count waits. Few of these suffice as proof, because each may last as long as many
   * transactions.
   */
  readonly isWait?: true
  /** Whether the counters prove something only if both sides differ, because they grow under any value. */
  readonly isDifference?: true
  /** Whether a new value needs a start; absent if SET GLOBAL changes a running server. */
  readonly takesEffect?: 'start'
  /** First version in which SET GLOBAL takes it; earlier ones need a start. */
  readonly liveSince?: string
  /** First version in which SET GLOBAL no longer takes it, so that it needs a start. */
  readonly liveUntil?: string
  readonly page?: ManualPage
  /** First version that certainly has it. Absent if every supported version has it. */
  readonly since?: string
  readonly removed?: string
  readonly onceRemoved?: Consequence
  readonly deprecated?: string
  readonly instead?: string
  /**
   * Default value. It stands for the side that lacks the option if a change adds or removes it. If versions differ, the
   * key of each default is the first version that has it.
   */
  readonly usual?: string | Readonly<Record<string, string>>
}

interface OptionTraits extends OptionFacts, Readonly<Partial<Record<Fork, OptionFacts>>> {
  /** The only family that has it; absent: both have it. */
  readonly family?: Fork
  /**
   * Effect on speed. `none`: for the `reason`, the value cannot change what any statement does, returns or waits for.
   * `unlikely`: it may, but nobody expects a difference in speed, so it is measured like all others.
   */
  readonly speed?: 'none' | 'unlikely'
  readonly reason?: Reason
  /**
   * What the option reaches in production. A test server does not get the option, because the server lacks such a thing
   * or has its own. `text`: slashes in its values are no path. Absent: the server gets it, unless the value is a path.
   */
  readonly reach?: OptionReach | 'text'
  /**
   * Effect on the users of a server on which the option is set while it runs. Absent if setting it back undoes the
   * effect, or if only new connections take the value up.
   */
  readonly liveReach?: LiveReach
  /**
   * Whether ON, TRUE and 1 mean the same for it, as do OFF, FALSE and 0. For other options these are different texts,
   * because a file may be called 1.
   */
  readonly isSwitch?: true
  /**
   * Whether some servers leave the switch on at words that switch it off elsewhere, so that such words are compared as
   * texts.
   */
  readonly isStuckOn?: true
  readonly isDecimal?: true
  /**
   * Whether its value is a text, even one that looks like a number. Values of options with a `reach` are texts as well.
   */
  readonly isText?: true
  /** Whether occurrences of the option add up, as lists do, instead of overriding each other. */
  readonly addsUp?: true
  readonly isSet?: true
  /**
   * Whether it decides if data files pass through the kernel's page cache, which serves reads like a larger buffer
   * pool.
   */
  readonly isOfCache?: true
  /** Whether a prepared statement keeps the value with which it was prepared, so that a later value does not show. */
  readonly isPrepared?: true
  /**
   * Whether a run may give servers a size that differs from that in the files, because production's size may not fit
   * this machine.
   */
  readonly isScalable?: true
  /** Whether memory depends on its value, at rest or with many clients, so that a change of it is measured. */
  readonly takesMemory?: true
  /** Whether stops and starts of a server may take longer or shorter by it, so that a change of it is measured. */
  readonly movesRestarts?: true
  /**
   * Whether its value tells one server from another: a place or an identity. Such values always differ, so the
   * difference says nothing.
   */
  readonly isIdentity?: true
  /** Whether data depend on its value, so that a server does not start on data of another value. */
  readonly isOfData?: true
  /** Whether new tables depend on its value, so that each side of a change needs its own. */
  readonly isOfTables?: true
  /** Other variables that the option sets where it stands, so that its place among their lines counts. */
  readonly alsoSets?: readonly string[]
  /** Options without which it does nothing. Each must be on; of several with | between them, one. */
  readonly needs?: readonly string[]
  /** Options that leave it nothing to do as soon as any of them has a value, so that a change of it has no effect. */
  readonly idleWith?: readonly string[]
  /** Option whose value it cannot exceed, by family: servers cut larger values, so that these make no difference. */
  readonly cappedBy?: Readonly<Partial<Record<Fork, string>>>
  /** Whether the value is a limit. It is harmless as long as nothing reaches it, which its counters show. */
  readonly isLimit?: true
  /**
   * Rank among the variables that decide speed, as published comparisons of servers list them. Servers that are
   * compared should not differ in these.
   */
  readonly decisive?: number
  /**
   * Rank among the variables that can let a server answer a commit sooner, because it does less work before the answer.
   */
  readonly answersSooner?: number
  readonly durability?: DurabilityCode
  readonly access?: AccessCode
}

interface TableRow extends OptionTraits {
  readonly name: string
  /**
   * Other names of the same variable, each with the facts that hold for this name alone. A name does not inherit the
   * servers and versions that know the row's name, because these differ by name, nor what the row says of one family
   * alone. All other facts are shared.
   */
  readonly aliases?: Readonly<Record<string, OptionTraits>>
}

export interface OptionRow extends OptionTraits {
  /**
   * Name in the server's list: lower case, underscores, with * for any letters, because many variables share a prefix.
   */
  readonly name: string
  readonly variable: string
}

export const FORKS: readonly Fork[] = FAMILIES.map(({ fork }) => fork)
const FORK_NAMES: ReadonlySet<string> = new Set(FORKS)

export const OPTIONS: readonly OptionRow[] = (table as unknown as readonly TableRow[]).flatMap(
  ({ aliases = {}, ...row }) => {
    const { family: _, since: __, ...whole } = row
    const shared = Object.fromEntries(Object.entries(whole).filter(([trait]) => !FORK_NAMES.has(trait)))
    const others = Object.entries(aliases).map(([name, traits]) => ({ ...shared, ...traits, name, variable: row.name }))
    return [{ ...row, variable: row.name }, ...others]
  },
)

export const ROWS: ReadonlyMap<string, OptionRow> = new Map(OPTIONS.map((row) => [row.name, row]))

interface Removal extends OptionFacts {
  readonly removed: string
}

/**
 * Facts about the removal of an option; undefined if servers still have it, or never had it. MySQL does not start with
 * a removed option, whereas MariaDB ignores most. Sources: the manuals ("Option and Variable Changes" of the MySQL
 * Server Version Reference; "System Variables" of the MariaDB knowledge base), and answers of MySQL 9.7.4 and MariaDB
 * 10.11.19.
 */
export function removalOf(name: string, fork: Fork): Removal | undefined {
  const { removed, ...facts } = ROWS.get(name)?.[fork] ?? {}
  return removed === undefined ? undefined : { ...facts, removed }
}

/** Removal of an option in or before the given version; undefined if that version still has it, or never had it. */
export function removedOption(name: string, fork: Fork, version: string): Removal | undefined {
  const removal = removalOf(name, fork)
  return removal !== undefined && isAtLeast(version, removal.removed) ? removal : undefined
}

/** A row's facts for one family, with the default of a version. @param version default: the newest */
export function factsFor(row: OptionRow, fork: Fork, version?: string): OptionFacts & { readonly usual?: string } {
  const { usual, ...facts } = { ...row, ...row[fork] }
  const defaults = Object.entries(typeof usual === 'object' ? usual : { '0': usual })
  const value = defaults.findLast(([first]) => version === undefined || isAtLeast(version, first))?.[1]
  return value === undefined ? facts : { ...facts, usual: value }
}

/** Default of an option as a number. The row of the option must have one, otherwise the result is NaN. */
export function defaultOf(name: string, fork: Fork, version?: string): number {
  return Number(factsFor(ROWS.get(name) ?? { name, variable: name }, fork, version).usual)
}

/** Whether another setting of the server leaves the option nothing to do. @param read the value of another setting */
export function isIdleOption(name: string, read: (other: string) => string | undefined): boolean {
  return ROWS.get(name)?.idleWith?.some((other) => (read(other) ?? '') !== '') ?? false
}

/**
 * Finds one fact about an option by its names: first in the row of a name, then in the rows whose name is a pattern.
 * Longer patterns come first, because they say more about a name.
 */
export class OptionIndex<Fact> {
  readonly #factOf: (row: OptionRow) => Fact | undefined
  #patterns: readonly { readonly pattern: RegExp; readonly fact: Fact }[] | undefined

  constructor(factOf: (row: OptionRow) => Fact | undefined) {
    this.#factOf = factOf
  }

  find(...names: readonly string[]): Fact | undefined {
    const listed = names.map((name) => name.replaceAll('-', '_'))
    const whole = listed.map((name) => this.#whole(name)).find((fact) => fact !== undefined)
    return whole ?? listed.map((name) => this.#matching(name)).find((fact) => fact !== undefined)
  }

  #whole(name: string): Fact | undefined {
    const row = name.includes('*') ? undefined : ROWS.get(name)
    return row && this.#factOf(row)
  }

  #matching(name: string): Fact | undefined {
    this.#patterns ??= PATTERNS.flatMap((row) => {
      const fact = this.#factOf(row)
      const pattern = new RegExp(`^${row.name.replaceAll('.', '\\.').replaceAll('*', '[\\w.]*')}$`)
      return fact === undefined ? [] : [{ pattern, fact }]
    })
    return this.#patterns.find(({ pattern }) => pattern.test(name))?.fact
  }
}

const PATTERNS = OPTIONS.filter(({ name }) => name.includes('*')).toSorted(
  (one, other) => other.name.length - one.name.length,
)
