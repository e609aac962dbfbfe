/** The value of the first stage: the suite to measure, every default resolved. */

import { z } from 'zod'
import { COSTS, type SourceLine } from '../names.ts'
import type { Precondition } from '../options/exercises.ts'
import type { Endpoint } from './dsn.ts'
import { FAILURES } from './fail-on.ts'
import type { OwnData, OwnLoad } from './own-workload.ts'

/** The text of a user's setting and where it stands, for messages that name file and line. */
export interface Located<T> extends SourceLine {
  readonly value: T
}

/** An option's name without leading dashes, and its value; undefined for a bare flag. */
export interface NamedOption {
  readonly name: string
  readonly value: string | undefined
}

/** One server option as the user has it. */
export interface ServerOption extends NamedOption, SourceLine {
  /** Group of the option file, in lower case; undefined for options of a suite's YAML, which every server gets. */
  readonly group: string | undefined
  /** Its form in a file other than an option file: a flag of a command, or a key or parameter. */
  readonly form?: 'flag' | 'key'
  /** Whether a server that lacks the plugin whose option it is starts without it, although nobody wrote so. */
  readonly isLoosened?: boolean
}

/** One configuration of a server. */
export interface Scenario {
  readonly name: string
  /** Paths of option files and of directories of them, as the suite names them; undefined if it names none. */
  readonly config?: readonly string[] | undefined
  /** Options in the order of their files; of the same name the last one wins, as in the server. */
  readonly options: readonly ServerOption[]
  /** Statements run once after the start, as the administrator. */
  readonly sql: readonly Located<string>[]
  /** Server program of this scenario where it differs from the suite's. */
  readonly program: ServerProgram | undefined
  /** Place where the program is named; default: that of the scenario. */
  readonly programPlace?: SourceLine | undefined
  /** Server of this scenario that is running already, where it differs from the suite's. */
  readonly endpoint?: Endpoint | undefined
  /** A user's own statements and tables that drive its server. */
  readonly own?: OwnLoad | undefined
  /** Bytes that the container of its server may take in production; undefined: no file tells. */
  readonly memoryLimit?: Located<number> | undefined
  readonly place: SourceLine
}

/** The sysbench script that drives the load, with its options. */
export interface Workload {
  readonly name: string
  /** One of sysbench's OLTP scripts, one of ours in scenarios/lua, or the path of a user's own. */
  readonly script: string
  /** Text of a user's own script. */
  readonly source?: string | undefined
  readonly options: Readonly<Record<string, string>>
  /** Concurrency levels of this workload, ascending, distinct; undefined: those of the suite. */
  readonly threads?: readonly [number, ...number[]] | undefined
  /** Whether the script changes data; such cells run last in a trial. */
  readonly writes: boolean
  /** Whether each transaction is one long query, see Script. */
  readonly isAnalytical?: boolean | undefined
}

export interface Dataset {
  /** sysbench tables, 1…1000. */
  readonly tables: number
  /** Rows per table, 1…100,000,000. */
  readonly rows: number
  /**
   * Largest buffer pool of a server, bytes, if the data must be larger: it is then made no larger, see
   * core/coverage/scales.ts.
   */
  readonly poolBytes?: number | undefined
  /** Scale factor of TPC-H's tables, 0.001…100, which then take the place of sysbench's. */
  readonly tpch?: number | undefined
  /** Whether replicas are to have a relay log that changes the tables; undefined: no. */
  readonly hasRelayLog?: boolean | undefined
  /** A user's own tables, which then replace sysbench's. */
  readonly own?: OwnData | undefined
}

/** The data of a scenario's servers. */
export function datasetOf(dataset: Dataset, { own }: Scenario): Dataset {
  return own === undefined ? dataset : { ...dataset, own: own.data }
}

/** The program of a server: an image's name, or a path on this machine. */
export interface ServerProgram {
  readonly kind: 'image' | 'binary'
  readonly name: string
}

/** The name of an image. No leading dash: such a name would be taken for an option of docker. */
export const IMAGE_NAME = /^[A-Za-z0-9][\w./:@-]*$/

/** Source of servers if the command line gives none. */
export type ServerSource =
  | { readonly kind: 'auto' }
  | ServerProgram
  | { readonly kind: 'dsn'; readonly endpoint: Endpoint }

export const RULES = ['control', 'base', 'baseline'] as const
export type Rule = (typeof RULES)[number]

export const toleratedShare = z.number().min(0).lt(1)
const tolerances = z.object({ control: toleratedShare, base: toleratedShare, baseline: toleratedShare })

export const gatePolicySchema = z.object({
  /** Tolerated slowdown as a fraction, 0.05 = 5 %. */
  tolerance: tolerances,
  /** Source of each of them: "default", "suite" or "--tolerance". */
  toleranceFrom: z.object({ control: z.string(), base: z.string(), baseline: z.string() }),
  /** Tolerances of single scenarios; rules that are not named keep the general one. */
  byScenario: z.record(z.string(), tolerances.partial()),
  /** Goes before `byScenario`. */
  byWorkload: z.record(z.string(), tolerances.partial()),
  /**
   * Costs that are gated besides QPS: how much more of each is tolerated, and where that was set: "suite" or
   * "--tolerance". Absent if there are none.
   */
  costs: z.partialRecord(z.enum(COSTS), z.object({ share: toleratedShare, from: z.string() })).optional(),
  /** Outcomes that fail the check; a run that leaves a changed setting unmeasured is `not-measured` as well. */
  failOn: z.array(z.enum(FAILURES)).readonly(),
})

export type GatePolicy = z.infer<typeof gatePolicySchema>
export type Tolerances = GatePolicy['tolerance']
export type CostLimits = NonNullable<GatePolicy['costs']>

export interface Suite {
  readonly name: string
  readonly file: string
  readonly server: ServerSource
  readonly dataset: Dataset
  readonly workloads: readonly [Workload, ...Workload[]]
  /** Concurrency levels, ascending, distinct, 1…1024. */
  readonly threads: readonly [number, ...number[]]
  /** Name of the scenario that the others are compared with. */
  readonly control: string
  readonly scenarios: readonly [Scenario, ...Scenario[]]
  readonly gate: GatePolicy
  /** Changes to servers and data with which workloads exercise more. */
  readonly preconditions?: readonly Precondition[] | undefined
  /** Time for measuring, seconds. */
  readonly budgetSeconds: number
  /**
   * Half of a 95 % interval, as a fraction, down to which figures are wanted although they are decided; undefined: not.
   */
  readonly precision: number | undefined
  /** Lines of its keys, by their paths with dots between; undefined if there is no file for them. */
  readonly ruleLines?: Readonly<Record<string, number>> | undefined
}

/** Line of a rule by its path, or of the nearest key around it that the file has. */
export function ruleLine(suite: Suite, path: string): number {
  return suite.ruleLines?.[path] ?? (path === '' ? 1 : ruleLine(suite, path.replace(/(?:^|\.)[^.]*$/, '')))
}

/** What a message says is wrong, in words. */
export interface Complaint {
  readonly actual: string
  readonly allowed: string
}

/** A problem of a suite, with its place. */
export interface Problem extends SourceLine, Complaint {
  /** Path of the key, e.g. `scenarios.pfson.expect.consumers`. */
  readonly path: string
}

/** sysbench rows of 188 characters in a clustered index with one secondary index take about this much. */
export const BYTES_PER_ROW = 320
/** TPC-H's tables with their indexes at scale factor 1. */
const TPCH_BYTES = 2 * 1024 ** 3

/** Size of tables with their indexes as a multiple of their dump, which may be compressed. */
const DUMP_TIMES = 4

/** Size of the tables on disk, with their indexes. */
export function datasetBytes({ tables, rows, tpch, own }: Dataset): number {
  if (own !== undefined) {
    const dumped = own.dump?.files.reduce((sum, file) => sum + DUMP_TIMES * file.bytes, 0) ?? 0
    return own.tables.reduce((sum, table) => sum + table.rows * BYTES_PER_ROW, dumped)
  }
  return tpch === undefined ? tables * rows * BYTES_PER_ROW : tpch * TPCH_BYTES
}

/** Lists that the checks let through only with an item, as a type that says so. */
export function nonEmpty<T>(list: readonly T[]): readonly [T, ...T[]] {
  const [first, ...rest] = list
  if (first === undefined) throw new Error('an empty list passed the checks')
  return [first, ...rest]
}
