/**
 * A family of servers: all differences between forks, as data and as rules of versions. Everything else asks the family
 * of a server and never its name. Another fork has its file here, a line in families.ts, its names in `Fork` and
 * `Product`, and its facts in options.json.
 */

export type Product = 'MySQL' | 'MariaDB' | 'Percona Server'

export interface ServerVersion {
  readonly product: Product
  /** Version as the server writes it, which begins with major and minor: "8.4.3" or "10.11.19-MariaDB-0+deb12u1". */
  readonly version: string
}

export interface PerformanceSchema {
  /** Consumers, parents before their children. */
  readonly consumers: readonly string[]
  readonly enabled: readonly string[]
}

/** A command that fills an empty data directory: with the server program itself, or with the installer next to it. */
export interface Initialisation {
  readonly program: 'server' | 'install'
  readonly args: readonly string[]
}

/** Origin of a server's variables: Percona Server has those of MySQL. */
export type Fork = 'mysql' | 'mariadb'

/** Versions that have a variable; undefined where that does not matter. */
export interface Lifetime {
  /** First version that certainly has the variable. */
  readonly since?: string | undefined
  readonly removed?: string | undefined
}

export interface Manual {
  readonly homes: readonly string[]
  /** Page with the versions in which options came and went; undefined: the paragraphs on the variables say so. */
  readonly removals: string | undefined
  /** Address of a page, or of the paragraph on a variable in it. */
  addressOf(page: string, variable: string | undefined, lifetime: Lifetime): string
}

export interface Family {
  readonly fork: Fork
  readonly products: readonly [Product, ...Product[]]
  readonly manual: Manual
  /** Words that tell the family in image names that are not literal yet, such as templates. */
  readonly imageWords: readonly string[]
  /** Last part of the names of images that hold a server. Those of exporters, clients, proxies and backups differ. */
  readonly images: RegExp
  /** Groups of option files that all servers of the family read, and no other servers. */
  readonly groups: readonly string[]
  /** Groups that only some builds of the family read. */
  readonly buildGroups: readonly string[]
  /** Group that only servers of one version read: the fork's name, a dash and the version. */
  readonly versionGroup: RegExp | undefined
  /** Group that a server reads only if it is started in a special way, such as with a suffix of groups. */
  readonly suffixedGroup: RegExp
  /** Values of innodb_flush_log_at_trx_commit with which no commit is lost. */
  readonly durableCommits: readonly string[]
  readonly program: string
  /** First version that is measured, as major and minor. */
  readonly oldest: string
  /** Reason to refuse earlier versions, as half a sentence. */
  readonly whyNotOlder: string
  /**
   * Whether every connection keeps handles of the tables that it uses, so that more threads need more handles.
   * Otherwise connections pass handles on.
   */
  readonly hasHandlesOfConnections: boolean
  readonly countsPrepared: boolean
  /**
   * Name of the product; undefined if the program is none of the family's.
   *
   * @param version as `--version` or `VERSION()` has it
   * @param comment as `version_comment` has it
   */
  productOf(version: string, comment: string): Product | undefined
  /** Groups of option files that only this family reads, at this version. */
  optionGroups(version: string): readonly string[]
  /** Fills `directory`/data, with `directory`/tmp for temporary files. */
  initialisation(directory: string): Initialisation
  /** Arguments of every server, besides those that both families know, for the places of its files and messages. */
  readonly placeArguments: readonly string[]
  /** Arguments, besides those that both families know, that keep background work from disturbing the measurement. */
  readonly quietArguments: readonly string[]
  /** Whether a server without a certificate makes one, and so encrypts connections. */
  makesCertificate(version: string): boolean
  /** Arguments for a redo log of this many bytes in all. */
  redoArguments(version: string, bytes: number): readonly string[]
  /** Whether a server that a signal froze goes on working once it is thawed. */
  outlivesFreezing(version: string): boolean
  /** Variable with the time after which a server ends a statement; 0 means never. */
  readonly timeLimitVariable: string
  timeLimit(seconds: number): string
  performanceSchema(version: string): PerformanceSchema
  /** Query for the `name`, `least` and `most` of every variable; a variable without a range has 0 or nothing there. */
  readonly rangesQuery: string
}

/** The consumers that every server has and enables. */
export const ALWAYS_ENABLED = ['global_instrumentation', 'thread_instrumentation', 'statements_digest'] as const

export const COMMON_CONSUMERS: readonly string[] = [
  ...ALWAYS_ENABLED,
  ...['statements', 'transactions', 'stages', 'waits'].flatMap((kind) =>
    ['current', 'history', 'history_long'].map((table) => `events_${kind}_${table}`),
  ),
]
export const LATER_CONSUMERS: readonly string[] = ['events_statements_cpu']

/** Whether `version` is `other` or later. Missing parts are 0: 9.7 is 9.7.0. */
export function isAtLeast(version: string, other: string): boolean {
  const parts = partsOf(version)
  const others = partsOf(other)
  const index = parts.findIndex((part, place) => part !== others[place])
  return index < 0 || (parts[index] ?? 0) > (others[index] ?? 0)
}

function partsOf(version: string): readonly [number, number, number] {
  const [, major, minor, patch] = /^(\d+)(?:\.(\d+))?(?:\.(\d+))?/.exec(version) ?? []
  return [Number(major ?? 0), Number(minor ?? 0), Number(patch ?? 0)]
}
