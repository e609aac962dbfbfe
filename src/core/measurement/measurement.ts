/**
 * Raw measurement: the lines of slices.jsonl, one JSON object a line, in the order of the events. Every reported figure
 * can be computed again from these lines.
 */
import { z } from 'zod'
import { REVISIONS } from '../names.ts'
import { MOST_STATEMENTS } from '../scenario/own-load.ts'
import type { Warning } from '../warnings/warnings.ts'
import { type Histogram, isHistogram } from './latency.ts'

const revision = z.enum(REVISIONS)
/**
 * Far more than any run has. The limit is there because each look is taken again when a file is judged, and files may
 * come from anybody.
 */
export const MOST_TRIALS = 200

/**
 * Maximum number of looks at all cells in one trial. A file with more is refused, because every look is taken again
 * when it is judged.
 */
export const MOST_LOOKS_AT_ALL = 4

/** Beyond the figures of any run. The limits are there because files may come from anybody. */
const [LEAST_SECONDS, MOST_SECONDS] = [1e-9, 1e9]
const MOST_TRANSACTIONS = 1e15
const statementSeconds = z.number().nonnegative().max(MOST_SECONDS)

/** The limit is far beyond the cost of any server. It is there because files may come from anybody. */
const costFigure = z.number().nonnegative().max(1e18)

const trial = z.int().positive().max(MOST_TRIALS)
const cell = { trial, workload: z.string(), threads: z.int().positive() }
const arm = { scenario: z.string(), revision }

export const sliceSchema = z.object({
  kind: z.literal('slice'),
  ...cell,
  ...arm,
  /** Number of the block within its trial and cell, 0-based. */
  block: z.int().nonnegative(),
  /** Start of the block, seconds since the run began. */
  at: z.number(),
  /**
   * Time for which the clients were served: the sum of the latencies divided by the number of threads. No time counts
   * while a server is frozen, because its clients are not served.
   */
  seconds: z.number().min(LEAST_SECONDS).max(MOST_SECONDS),
  transactions: z.number().nonnegative().max(MOST_TRANSACTIONS),
  /** Absent if unknown. */
  cpuSeconds: z.number().nonnegative().optional(),
  /** Whether the servers of the cell wait for almost nothing but their CPUs, so that CPU time may stand for time. */
  computes: z.literal(true).optional(),
  /** Server that is switched between several arms; absent if the arm has a server of its own. */
  host: z.string().optional(),
  /**
   * For each statement of a user's own workload, in the order of the cell's totals: executions that ended in the block,
   * and their time in seconds, measured like that of transactions.
   */
  statements: z
    .array(z.tuple([z.int().nonnegative(), statementSeconds]).readonly())
    .max(MOST_STATEMENTS)
    .readonly()
    .optional(),
})

const statementTotalsSchema = z.object({
  /** Distinct within the arm. */
  name: z.string(),
  executions: z.int().nonnegative(),
  seconds: statementSeconds,
  /** Executions that the server refused, which have no time. */
  failed: z.int().nonnegative(),
})

/**
 * Costs other than time, of a server with a single arm, because the costs of arms that share a server cannot be told
 * apart. Each cost is absent if unknown.
 */
const cellCostsSchema = z.object({
  /** Context switches of its threads, without those caused by freezing it. */
  switches: costFigure.optional(),
  readBytes: costFigure.optional(),
  writtenBytes: costFigure.optional(),
  fsyncs: costFigure.optional(),
  networkBytes: costFigure.optional(),
  residentBytes: costFigure.optional(),
})

/**
 * Probe of the machine before a block: the time of a fixed piece of work. Servers and sysbench rest meanwhile, so that
 * only other programs can disturb it.
 */
export const probeSchema = z.object({
  kind: z.literal('probe'),
  ...cell,
  block: z.int().nonnegative(),
  /** Seconds since the run began. */
  at: z.number(),
  /** Time for a fixed number of dependent multiplications. */
  coreMicros: z.number().positive(),
  /** Time for a fixed number of dependent reads over 32 MiB. */
  memoryMicros: z.number().positive(),
  /** Share of all CPUs' time since the previous probe that the hypervisor gave to other machines; null if unknown. */
  stolen: z.number().nullable(),
})

export const cellTotalsSchema = z.object({
  kind: z.literal('cell'),
  ...cell,
  ...arm,
  /** Statements per transaction, from the totals of sysbench. */
  queriesPerTransaction: z.number().positive(),
  transactions: z.int().nonnegative(),
  errors: z.int().nonnegative(),
  /** Errors by which a server ended a deadlock, or a wait for a lock; absent if there were none. */
  deadlocks: z.int().nonnegative().optional(),
  errorNumber: z.int().optional(),
  /** CPU time of the server from the first turn to the last, and of sysbench; null if unknown. */
  serverCpuSeconds: z.number().nonnegative().nullable(),
  clientCpuSeconds: z.number().nonnegative().nullable(),
  /** Time that all turns of the arm lasted, and the length of one. */
  turnSeconds: z.number().positive(),
  turnMs: z.number().positive(),
  /** Whether idle CPUs were kept from falling asleep, because clients were served faster then. */
  isAwake: z.literal(true).optional(),
  /** Queries per second that other clients sent meanwhile to a server that qpsgate did not start. */
  othersPerSecond: z.number().nonnegative().optional(),
  /** Share of page requests to the buffer pool that the server read from disk while it was measured. */
  pageMisses: z.number().min(0).max(1).optional(),
  /**
   * Growth of counters of SHOW GLOBAL STATUS during the measurement. Only counters that grew and that show which
   * settings were exercised are here.
   */
  counters: z.record(z.string(), z.number().positive()).optional(),
  statements: z.array(statementTotalsSchema).max(MOST_STATEMENTS).readonly().optional(),
  costs: cellCostsSchema.optional(),
  latency: z.custom<Histogram>(isHistogram),
})

/** Number of instruments of a class that are on, then the number of all instruments of the class. */
const shareSchema = z.tuple([z.int().nonnegative(), z.int().nonnegative()]).readonly()

/** Far more than any server has. The limit is there because files may come from anybody. */
const MOST_COLLECTED = 200
const collectedName = z.string().max(200)

export const collectionSchema = z.object({
  consumers: z.array(collectedName).max(MOST_COLLECTED).readonly(),
  /** Number of consumers; 0 without Performance Schema. */
  allConsumers: z.int().nonnegative(),
  /** Instruments that are on, and all of them, by class such as "wait/io". */
  instruments: z
    .record(collectedName, shareSchema)
    .refine((classes) => Object.keys(classes).length <= MOST_COLLECTED, `at most ${MOST_COLLECTED} classes`),
})

export const armStateSchema = z.object({
  kind: z.literal('arm'),
  trial,
  ...arm,
  server: z.object({ product: z.string(), version: z.string() }),
  /** Server that is switched between this arm and others; absent if the arm has a server of its own. */
  host: z.string().optional(),
  /** Computing power, in units of 10,000 checksums a second with all of the server's CPUs busy; absent if unknown. */
  cpuCapacity: z.number().positive().max(1e12).optional(),
  /** Options that qpsgate set beyond the configuration, as "name=value"; absent if it did not start the server. */
  testOptions: z.array(z.string()).readonly().optional(),
  /** Time from the start of the copy to the first answered query. */
  startSeconds: z.number().nonnegative(),
  residentBytes: z.number().nonnegative().nullable(),
  performanceSchemaBytes: z.number().nonnegative().nullable(),
  variables: z.record(z.string(), z.string()),
  /** Names of settings whose pattern matches no instrument of the server, so that they have no effect. */
  unmatched: z.array(z.string()).readonly().optional(),
  /** Libraries of plugins that options load but the server lacks. */
  lacked: z.array(z.string()).readonly().optional(),
  /** Execution plans for statements of a user's own workload, by the name of the statement; text for people. */
  plans: z.record(z.string(), z.string()).optional(),
  collected: collectionSchema.optional(),
  /** Diagnostic ability → whether the running server provides it. */
  insight: z.record(z.string(), z.enum(['full', 'partial', 'none'])),
})

/** A look: a moment of the run at which every comparison is decided that the measurements so far can decide. */
export const lookSchema = z.object({
  kind: z.literal('look'),
  trial,
  /** Cell being measured, whose comparisons were looked at; null: the trial was over, and all were looked at. */
  workload: z.string().nullable(),
  threads: z.int().positive().nullable(),
  /** Share of the budget that had passed. */
  share: z.number().nonnegative(),
})

export const lineSchema = z.discriminatedUnion('kind', [
  sliceSchema,
  probeSchema,
  cellTotalsSchema,
  armStateSchema,
  lookSchema,
])

export type Slice = z.infer<typeof sliceSchema>
export type CellCosts = z.infer<typeof cellCostsSchema>
export type ProbeLine = z.infer<typeof probeSchema>
export type CellTotals = z.infer<typeof cellTotalsSchema>
export type Collection = z.infer<typeof collectionSchema>
export type ArmState = z.infer<typeof armStateSchema>
export type StatementTotals = z.infer<typeof statementTotalsSchema>
export type LookLine = z.infer<typeof lookSchema>
export type RunLine = z.infer<typeof lineSchema>

export interface Measurement {
  readonly lines: readonly RunLine[]
  readonly warnings: readonly Warning[]
  /** Time for which clients were served, over all slices. */
  readonly measuredSeconds: number
}

export function slicesOf(lines: readonly RunLine[]): Slice[] {
  return lines.filter((line) => line.kind === 'slice')
}

export function totalsOf(lines: readonly RunLine[]): CellTotals[] {
  return lines.filter((line) => line.kind === 'cell')
}

export function armStatesOf(lines: readonly RunLine[]): ArmState[] {
  return lines.filter((line) => line.kind === 'arm')
}
