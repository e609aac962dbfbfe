/**
 * Quality problems as named data: the code says which one, the fields its subject. core/wording/warnings.ts makes the
 * sentences for readers.
 */

import type { CellKey, Cost, Revision, SourceLine } from '../names.ts'

interface ArmCell extends CellKey {
  readonly scenario: string
  readonly revision: Revision
}

interface ScenarioName {
  readonly scenario: string
}

/** A directive in an option file. */
export interface LocatedDirective extends SourceLine {
  /** Text of the directive as messages show it. */
  readonly directive: string
}

/** A directive in the files of the base: its line is no line of the files that are there now. */
export interface BaseDirective {
  /** Name of the base. */
  readonly base: string
  readonly before: LocatedDirective
}

/** An option of the user's in an option file or suite. */
interface LocatedOption extends SourceLine {
  readonly option: string
}

/**
 * The reach for which an option was left out: the server's own place, a file, a directory, a library, a program, an
 * address, a user, privileges, the way the server starts and its data were made, other servers, or a value that is a
 * path.
 */
export type OptionReach =
  | 'place'
  | 'file'
  | 'directory'
  | 'library'
  | 'program'
  | 'address'
  | 'user'
  | 'access'
  | 'instance'
  | 'replication'
  | 'path'

/** An option that was left out, and where it stands: in several files, or in one as it is and as it was. */
export interface DroppedOption {
  readonly option: string
  readonly why: OptionReach
  readonly places: readonly SourceLine[]
}

/** The same of the newest stored run and of this one. */
interface Changed {
  readonly before: string
  readonly after: string
}

interface DatasetSize {
  readonly tables: number
  readonly rows: number
  readonly tpch?: number | undefined
  readonly timesThePool?: number | undefined
}

/** A rule of a suite that now finds out less than before. Null: the rule is gone. */
export type RuleChange =
  | {
      readonly what: 'tolerance'
      readonly rule: 'control' | 'base' | 'history'
      /** "scenario on", "workload writes"; null for a rule that holds everywhere. */
      readonly of: string | null
      readonly before: number
      readonly after: number
    }
  /** A cost that was gated. */
  | { readonly what: 'cost'; readonly cost: Cost; readonly before: number; readonly after: number | null }
  | { readonly what: 'on-inconclusive'; readonly before: 'fail'; readonly after: 'pass' }
  | { readonly what: 'control'; readonly before: string; readonly after: string }
  /** Settings of the control itself, if nothing else is compared with its base: a change that all share is not seen. */
  | { readonly what: 'control-settings'; readonly before: string; readonly after: string }
  /** A workload of the same name that measures something else. */
  | { readonly what: 'workload'; readonly before: string; readonly after: string | null }
  /** A concurrency level. */
  | { readonly what: 'threads'; readonly before: number; readonly after: null }
  | { readonly what: 'scenario'; readonly before: string; readonly after: null }
  | { readonly what: 'dataset'; readonly before: DatasetSize; readonly after: DatasetSize }
  /** Source of the servers: "image mysql:8.4". */
  | { readonly what: 'server'; readonly before: string; readonly after: string }
  /** By which its stored runs are found. */
  | { readonly what: 'name'; readonly before: string; readonly after: string }
  | { readonly what: 'switch'; readonly before: boolean; readonly after: boolean }
  /** Option files of a scenario: as the names of these are, other ones may be deployed than are measured. */
  | { readonly what: 'config'; readonly before: string; readonly after: string }
  /**
   * Options, SQL or image of a scenario besides its option files, if these change as well: they may hide the files'
   * cost.
   */
  | { readonly what: 'beside-files'; readonly before: string; readonly after: string }
  /** Expectations of a scenario, which its change may have to change as well. */
  | { readonly what: 'expect'; readonly before: string; readonly after: string }
  /** How many cells share the budget. */
  | { readonly what: 'cells'; readonly before: number; readonly after: number }
  /** Seconds. */
  | { readonly what: 'budget'; readonly before: number; readonly after: number }
  | { readonly what: 'precision'; readonly before: number; readonly after: number | null }

/** The same, with its place in the present suite. */
export type LoosenedRule = RuleChange & SourceLine

type Nothing = Readonly<Record<never, never>>

/** Warnings about directives of option files, by code: all but where the directive stands. */
interface DirectiveData {
  /** It leads out of this directory. */
  readonly 'include-skipped': { readonly root: string }
  readonly 'include-missing': Nothing
  readonly 'include-cut': Nothing
  /** The include is deeper than this. */
  readonly 'include-too-deep': { readonly most: number }
  readonly 'directive-unknown': Nothing
  /** Settings whose values no file tells. */
  readonly 'settings-unknown': Nothing
  /** A setting of a cloud's service. */
  readonly 'managed-setting': Nothing
  /** A family of servers whose storage is the cloud's own. */
  readonly 'managed-storage': Nothing
  /** A group that servers read only if they are started in a special way. */
  readonly 'group-skipped': Nothing
}

/** Other warnings, by code. */
interface OtherData {
  /** The side whose rule holds. */
  readonly 'rules-loosened': LoosenedRule & { readonly holds: 'base' | 'head' }
  readonly 'config-deleted': ScenarioName
  readonly 'config-added': ScenarioName
  /** Its path before. */
  readonly 'config-renamed': ScenarioName & { readonly former: string }
  readonly 'config-empty': ScenarioName
  readonly 'base-unchanged': ScenarioName
  /** Names of the settings in which it differs from its base: none has an effect on speed. */
  readonly 'base-without-effect': ScenarioName & { readonly settings: readonly string[] }
  readonly 'base-missing': ScenarioName
  /** Its server did not start before the change, as it does not know the option: it was measured without. */
  readonly 'base-mended': ScenarioName & LocatedOption
  /** The branch without runs of the suite, and the one whose runs replace them. */
  readonly 'history-of-other-branch': { readonly branch: string; readonly suite: string; readonly fallback: string }
  /** The store's message. */
  readonly 'history-unreadable': { readonly problem: string }
  readonly 'history-file-unreadable': { readonly path: string; readonly problem: string }
  /** Stored runs that count, and the number needed; the change since the others. */
  readonly 'no-baseline': {
    readonly scenarios: readonly string[]
    readonly have: number
    readonly need: number
    readonly since: string | null
  }
  readonly 'slower-than-history': CellKey & ScenarioName & { readonly scope: 'cell' | 'mean'; readonly change: number }
  /** Another machine, or the same one with another speed: 0.25 = 25 % faster. */
  readonly 'machine-changed': Changed | { readonly change: number }
  readonly 'kernel-changed': Changed
  readonly 'server-changed': Changed
  readonly 'tool-changed': Changed
  readonly 'sysbench-changed': Changed
  readonly 'control-changed': Nothing
  readonly 'suite-changed': Nothing
  /** Scenarios with other settings than in the last stored run. */
  readonly 'settings-changed': { readonly scenarios: readonly string[] }
  readonly 'one-cpu': Nothing
  /** Arms besides control and twin by group, if memory holds only this many servers at once. */
  readonly 'arms-in-groups': {
    readonly mostServers: number
    readonly groups: readonly (readonly string[])[]
  }
  /** A server that we did not start: its distance, its other load, and its lag behind its source, if it has one. */
  readonly 'external-server': {
    readonly endpoint: string
    readonly isElsewhere: boolean
    /** Median time of the smallest query there and back. */
    readonly floorMs: number
    /** Queries of other clients. */
    readonly othersPerSecond: number
    readonly lagSeconds: number | null
  }
  /** Queries of other clients on a server that we did not start, during the measurement. */
  readonly 'others-asked': {
    readonly endpoint: string
    readonly perSecond: number
    /** Share of all queries. */
    readonly share: number
  }
  /** Levels that were left out, as the server takes at most this many connections. */
  readonly 'connection-limit': {
    readonly endpoint: string
    readonly spare: number
    readonly threads: readonly number[]
  }
  /** Scenarios whose server, which is not ours, was lost while others were measured on. */
  readonly 'server-lost': { readonly scenarios: readonly string[]; readonly why: string }
  /** The search for causes failed after the verdict was known. */
  readonly 'causes-unknown': { readonly why: string }
  /** A cell that cannot be measured in one of the arms, and so in none. */
  readonly 'cell-lost': CellKey & { readonly why: string }
  /**
   * A difference between the durability of a scenario's server and the control's, though neither scenario asks for it.
   */
  readonly 'uneven-durability': {
    readonly scenario: string
    readonly control: string
    readonly settings: readonly { readonly name: string; readonly value: string; readonly reference: string }[]
  }
  /** A scenario reads from another number of replicas than the control. */
  readonly 'uneven-replicas': {
    readonly scenario: string
    readonly control: string
    readonly replicas: number
    readonly reference: number
  }
  /** A scenario's server read another share of its pages from disk than the control's: their caches differed. */
  readonly 'uneven-misses': {
    readonly scenario: string
    readonly control: string
    readonly share: number
    readonly reference: number
  }
  /** Servers that are not equally far away: the smallest query there and back, milliseconds. */
  readonly 'uneven-distance': {
    readonly nearest: { readonly endpoint: string; readonly floorMs: number }
    readonly farthest: { readonly endpoint: string; readonly floorMs: number }
  }
  /** Buffer pool that would hold it, and the largest that a server can be given. */
  readonly 'dataset-larger-than-memory': { readonly neededBytes: number; readonly mostBytes: number }
  /** In their order, each once. */
  readonly 'options-dropped': { readonly options: readonly DroppedOption[] }
  /** A size, as it was written, and the largest that a server can be given. */
  readonly 'option-clamped': LocatedOption & { readonly asked: string; readonly mostBytes: number }
  /** The binary log is on, but in a file of the server's own directory. */
  readonly 'log-bin-moved': LocatedOption
  /** The text as written, and the number that all servers got in its place, in the same proportion. */
  readonly 'option-scaled': LocatedOption & { readonly written: string; readonly value: number }
  /** Busy share of the client's CPUs. */
  readonly 'client-saturated': ArmCell & { readonly busy: number }
  /** Transactions that had to be retried. */
  readonly errors: ArmCell & { readonly errors: number }
  readonly 'not-compared': CellKey &
    ScenarioName & { readonly rule: 'control' | 'base' | 'history'; readonly reference: string }
  /** A cost that is gated and could not be measured. */
  readonly 'cost-unknown': CellKey &
    ScenarioName & { readonly rule: 'control' | 'base' | 'history'; readonly reference: string; readonly cost: Cost }
  readonly 'twin-differs': CellKey & { readonly change: number }
  /** Changes of QPS and of CPU time per query, as shares. */
  readonly 'cpu-differs': CellKey & ScenarioName & { readonly change: number; readonly cpu: number }
  /** Parts of the plan that were not measured or not named, 1-based, out of this many. */
  readonly 'shards-missing': { readonly missing: readonly number[]; readonly of: number }
  /**
   * The comparison that most surely depends on the machine, with the change on each, as shares; the number of all that
   * do. `odd` is the number of a machine.
   */
  readonly 'machines-differ': ScenarioName & {
    readonly workload: string | null
    readonly threads: number | null
    readonly changes: readonly number[]
    readonly odd: number | null
    readonly differing: number
    readonly comparisons: number
  }
  /** Disturbed ones among all blocks. */
  readonly 'machine-disturbed': { readonly disturbed: number; readonly blocks: number }
}

type DirectiveCode = keyof DirectiveData

type WarningData = OtherData & {
  readonly [Code in DirectiveCode]: (LocatedDirective | BaseDirective) & DirectiveData[Code]
}

export type WarningCode = keyof WarningData

/** The warning of a code; without one, any. */
export type Warning<Code extends WarningCode = WarningCode> = {
  readonly [Each in Code]: { readonly code: Each } & WarningData[Each]
}[Code]

/** About a directive of the files that are there now. */
export type DirectiveWarning = {
  readonly [Each in DirectiveCode]: { readonly code: Each } & LocatedDirective & DirectiveData[Each]
}[DirectiveCode]

/** Changes to the user's options, equal in all arms. */
export type OptionWarning = Warning<
  'options-dropped' | 'option-clamped' | 'option-scaled' | 'log-bin-moved' | 'base-mended'
>

/**
 * The warnings with one about options that were left out, where the first of them stood: each option with all its
 * places.
 */
export function droppedAtOnce(warnings: readonly Warning[]): Warning[] {
  const options = warnings.flatMap((warning) => (warning.code === 'options-dropped' ? warning.options : []))
  const first = warnings.findIndex(({ code }) => code === 'options-dropped')
  return warnings.flatMap((warning, index): Warning[] => {
    if (warning.code !== 'options-dropped') return [warning]
    return index === first ? [{ ...warning, options: eachOnce(options) }] : []
  })
}

function eachOnce(options: readonly DroppedOption[]): DroppedOption[] {
  return [...Map.groupBy(options, ({ option }) => option).values()].flatMap((same) => {
    const [first] = same
    if (first === undefined) return []
    const places = same.flatMap((each) => each.places).map((place) => [`${place.file}:${place.line}`, place] as const)
    return [{ ...first, places: [...new Map(places).values()] }]
  })
}
