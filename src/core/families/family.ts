/**
 * A family of servers: all differences between forks, as data and as rules of versions. Everything else asks the family
 * of a server and never its name, so that another fork needs few changes: its file here, a line in families.ts, its
 * names in `Fork` and `Product`, and its facts in options.json.
 */

export type Product = 'MySQL' | 'MariaDB' | 'Percona Server'

export interface ServerVersion {
  readonly product: Product
  readonly version: string
}

export interface PerformanceSchema {
  readonly consumers: readonly string[]
  readonly enabled: readonly string[]
}

/**
 * A command that fills an empty data directory: with the server program itself, or with the installer next to it,
 * because MariaDB's server cannot do it.
 */
export interface Initialisation {
  readonly program: 'server' | 'install'
  readonly args: readonly string[]
}

/** Origin of the variables of a server. Percona Server has those of MySQL, so three products have two forks. */
export type Fork = 'mysql' | 'mariadb'

export interface Lifetime {
  readonly since?: string | undefined
  readonly removed?: string | undefined
}

export interface Manual {
  readonly homes: readonly string[]
  /**
   * Page with the versions in which options came and went. Undefined if the manual has no such page, because its
   * paragraphs on the variables give the versions.
   */
  readonly removals: string | undefined
  addressOf(page: string, variable: string | undefined, lifetime: Lifetime): string
}

export interface Family {
  readonly fork: Fork
  readonly products: readonly [Product, ...Product[]]
  readonly manual: Manual
  /**
   * Words by which the name of an image shows its family. They are for names that contain an expression, so that the
   * exact name is unknown.
   */
  readonly imageWords: readonly string[]
  /**
   * Last part of the names of images that hold a server, so that images of exporters, clients, proxies and backups are
   * not taken for servers.
   */
  readonly images: RegExp
  readonly groups: readonly string[]
  /** Groups that only some builds of the family read, so that a setting there may reach a server or not. */
  readonly buildGroups: readonly string[]
  readonly versionGroup: RegExp | undefined
  /**
   * Group that a server reads only if it is started in a special way, such as with --defaults-group-suffix. Files do
   * not show whether production does so.
   */
  readonly suffixedGroup: RegExp
  /** Values of innodb_flush_log_at_trx_commit with which a crash loses no commit. */
  readonly durableCommits: readonly string[]
  readonly program: string
  /** First version that qpsgate measures, as major and minor. */
  readonly oldest: string
  /** Half a sentence for the user on why earlier versions are refused. */
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
   * @param version as `--version` or `VERSION()` prints it
   * @param comment value of the variable `version_comment`
   */
  productOf(version: string, comment: string): Product | undefined
  optionGroups(version: string): readonly string[]
  initialisation(directory: string): Initialisation
  readonly placeArguments: readonly string[]
  /**
   * Arguments that keep background work from disturbing the measurement. Those that all families know are not among
   * them.
   */
  readonly quietArguments: readonly string[]
  makesCertificate(version: string): boolean
  /** Arguments for a redo log. @param bytes size of all its files together */
  redoArguments(version: string, bytes: number): readonly string[]
  /** Whether a server that a signal froze goes on working once it is thawed. Others cannot take turns by freezing. */
  outlivesFreezing(version: string): boolean
  /** Variable with the time after which a server ends a statement; 0 means never. Forks differ in its name and unit. */
  readonly timeLimitVariable: string
  timeLimit(seconds: number): string
  performanceSchema(version: string): PerformanceSchema
  /**
   * Query for the `name`, `least` and `most` of every variable. Where it gives 0 or nothing, the variable has no range.
   */
  readonly rangesQuery: string
}

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
