/**
 * Raw measurement: what slices.jsonl holds, one JSON object a line, in the order it happened. Everything that is ever
 * reported can be computed again from these lines.
 */
import { z } from 'zod'
import type { Warning } from '../warnings/warning.ts'

const revision = z.enum(['head', 'base', 'twin'])
/** Far more than any run takes: every look is taken again when a file is judged, and files may be anybody's. */
export const MOST_TRIALS = 100

/** Looks at one cell within one trial, or at means after it: a quarter more time between any two makes years of so many. */
export const MOST_LOOKS = 100

const trial = z.int().positive().max(MOST_TRIALS)
const cell = { trial, workload: z.string(), threads: z.int().positive() }
const arm = { scenario: z.string(), revision }

/** One short, uninterrupted stretch of load on one arm. */
export const sliceSchema = z.object({
  kind: z.literal('slice'),
  ...cell,
  ...arm,
  /** Number of the block within its trial and cell, 0-based. */
  block: z.int().nonnegative(),
  /** Position of the arm within the block, 0-based. */
  position: z.int().nonnegative(),
  /** Start of the counted part, seconds since the run began. */
  at: z.number(),
  /** Length of the counted part. */
  seconds: z.number().positive(),
  /** Transactions within the counted part; those that began before it or ended after it by the share of their time in it. */
  transactions: z.number().nonnegative(),
  /** Sum of their latencies, by the same shares. */
  latencySumMs: z.number().nonnegative(),
  /** Server that several arms share, each as a state of it; none where the arm has a server of its own. */
  host: z.string().optional(),
  /** Why the slice does not count although it was measured; nothing but outside reasons, never its outcome. */
  disturbed: z.enum(['late-thaw', 'late-switch']).optional(),
})

/** A glance at the machine before a block, while servers and sysbench rest: a fixed piece of work, timed. */
export const probeSchema = z.object({
  kind: z.literal('probe'),
  ...cell,
  /** The block that follows. */
  block: z.int().nonnegative(),
  /** Seconds since the run began. */
  at: z.number(),
  /** Time for a fixed number of dependent multiplications. */
  coreMicros: z.number().positive(),
  /** Time for a fixed number of dependent reads over 32 MiB. */
  memoryMicros: z.number().positive(),
  /** Share of all CPUs' time since the probe before it that the hypervisor gave to others; null where it is not known. */
  stolen: z.number().nullable(),
})

/** What one arm did in one cell of one trial beyond its slices. */
export const cellTotalsSchema = z.object({
  kind: z.literal('cell'),
  ...cell,
  ...arm,
  /** Statements per transaction, from sysbench's own totals. */
  queriesPerTransaction: z.number().positive(),
  /** All transactions, counted or not. */
  transactions: z.int().nonnegative(),
  errors: z.int().nonnegative(),
  reconnects: z.int().nonnegative(),
  /** CPU time of the server from the first turn to the last, and of sysbench. */
  serverCpuSeconds: z.number().nonnegative().nullable(),
  clientCpuSeconds: z.number().nonnegative().nullable(),
  /** Time the arm's turns lasted, ramps included. */
  turnSeconds: z.number().positive(),
  rampMs: z.number().positive(),
  countedMs: z.number().positive(),
  /** Queries a second that others asked a server that we did not start, meanwhile. */
  othersPerSecond: z.number().nonnegative().optional(),
  /** Pages that the server read from disk while it was measured, of all that it asked its buffer pool for. */
  pageMisses: z.number().min(0).max(1).optional(),
  /** By how much counters of SHOW GLOBAL STATUS grew while it was measured; those that did, of those that tell what was exercised. */
  counters: z.record(z.string(), z.number().positive()).optional(),
  /** Sparse latency histogram, see latency.ts. */
  latency: z.array(z.tuple([z.int(), z.int()]).readonly()).readonly(),
})

/** What was read from one arm's server in one trial. */
export const armStateSchema = z.object({
  kind: z.literal('arm'),
  trial,
  ...arm,
  server: z.object({ product: z.string(), version: z.string() }),
  /** Server that it shares with others, of which it is one state; none where it has a server of its own. */
  host: z.string().optional(),
  /** Hashes a second that the server makes with all its CPUs busy; of the first trial, where servers differ. */
  cpuCapacity: z.number().nonnegative().optional(),
  /** Time from the start of the copy to the first answered query. */
  startSeconds: z.number().nonnegative(),
  residentBytes: z.number().nonnegative().nullable(),
  performanceSchemaBytes: z.number().nonnegative().nullable(),
  variables: z.record(z.string(), z.string()),
  /** Diagnostic ability → whether the running server provides it. */
  insight: z.record(z.string(), z.enum(['full', 'partial', 'none'])),
})

/** One turn of a search for causes on a server that is switched between turns. */
export const switchedTurnSchema = z.object({
  kind: z.literal('switched'),
  ...cell,
  scenario: z.string(),
  /** Which of the changed settings were on, by index among the causes' factors; null on a server that is never switched. */
  on: z.array(z.int().nonnegative()).readonly().nullable(),
  /** Start of the counted part, seconds since the run began. */
  at: z.number(),
  /** Length of the counted part. */
  seconds: z.number().positive(),
  transactions: z.number().nonnegative(),
  latencySumMs: z.number().nonnegative(),
  /** Time that entering the state took, before the ramp. */
  switchSeconds: z.number().nonnegative(),
})

/** A moment at which everything measured so far was looked at, to decide what can be decided. */
export const lookSchema = z.object({
  kind: z.literal('look'),
  trial,
  /** The cell that is being measured, whose comparisons were looked at; null: the trial is over, and means were. */
  workload: z.string().nullable(),
  threads: z.int().positive().nullable(),
  /** Share of the planned time that was over. */
  share: z.number().nonnegative(),
})

export const lineSchema = z.discriminatedUnion('kind', [
  sliceSchema,
  probeSchema,
  cellTotalsSchema,
  armStateSchema,
  switchedTurnSchema,
  lookSchema,
])

export type Slice = z.infer<typeof sliceSchema>
export type ProbeLine = z.infer<typeof probeSchema>
export type CellTotals = z.infer<typeof cellTotalsSchema>
export type ArmState = z.infer<typeof armStateSchema>
export type SwitchedTurnLine = z.infer<typeof switchedTurnSchema>
export type LookLine = z.infer<typeof lookSchema>
export type Line = z.infer<typeof lineSchema>

/** The value of the stage: everything measured. */
export interface Measurement {
  readonly lines: readonly Line[]
  readonly warnings: readonly Warning[]
  /** Sum of the counted parts of all slices. */
  readonly measuredSeconds: number
  /** Hashes per second inside the control's server with all its CPUs busy; notices that the machine changed. */
  readonly cpuCapacity: number
}

export function slicesOf(lines: readonly Line[]): Slice[] {
  return lines.filter((line) => line.kind === 'slice')
}

export function totalsOf(lines: readonly Line[]): CellTotals[] {
  return lines.filter((line) => line.kind === 'cell')
}

export function armStatesOf(lines: readonly Line[]): ArmState[] {
  return lines.filter((line) => line.kind === 'arm')
}
