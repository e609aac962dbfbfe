/**
 * One record of the ledger: a commit of a recorded branch, and the change in QPS against its parent. Ratios multiply along
 * the chain of parents, and variances add.
 */
import { z } from 'zod'
import { type Parsed, parseVersioned } from '../measurement/stored-json.ts'
import { storedDifference, storedError, storedRatioSchema } from '../plan/stored-ratio.ts'

export const RECORD_VERSION = 1

const COMMIT = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/
const commitSchema = z.string().regex(COMMIT)

const cell = { workload: z.string(), threads: z.int().positive() }

/** A changed setting with its values, and the line that has it; a value is null if there is none. */
export const settingSchema = z.strictObject({
  scenario: z.string(),
  name: z.string(),
  before: z.string().nullable(),
  after: z.string().nullable(),
  file: z.string(),
  line: z.int().positive(),
})

/** Far beyond any run's; files may come from anybody. */
const [MOST_SCENARIOS, MOST_CHANGES] = [5000, 2000]

const recordSchema = z.strictObject({
  schemaVersion: z.literal(RECORD_VERSION),
  /** When the run began: ISO 8601, UTC, with milliseconds, so that texts sort as times do. */
  recordedAt: z.iso.datetime({ precision: 3 }),
  branch: z.string(),
  commit: commitSchema,
  /** First line of the commit's message, in which forges name the pull request; null if it is unknown. */
  title: z.string().nullable(),
  runUrl: z.string().nullable(),
  /** Name of what is gated: a suite, or files. */
  suite: z.string(),
  /**
   * What QPS is compared with: the last recorded commit, in the ledger of that suite, or a control that never changes.
   * Null: a chain begins here.
   */
  parent: z
    .union([
      z.strictObject({ commit: commitSchema, suite: z.string() }),
      z.strictObject({ /** Fingerprint with the server's version. */ control: z.string() }),
    ])
    .nullable(),
  settings: z.array(settingSchema).readonly(),
  /** Ratios to the parent; none if nothing changed that may affect QPS. */
  changes: z.array(storedRatioSchema).max(MOST_CHANGES).readonly(),
  verdict: z.enum(['pass', 'regressed', 'inconclusive', 'not-measured']),
  /** Who accepted a regression; null if nobody did, or there was none. */
  acceptedBy: z.string().nullable(),
  /** Scenarios as they were at the commit. */
  scenarios: z
    .array(
      // The server is null if none was started.
      z.strictObject({ name: z.string(), fingerprint: z.string(), server: z.string().nullable() }),
    )
    .max(MOST_SCENARIOS)
    .readonly(),
  /** For the eye only: machines differ. */
  qps: z.array(z.strictObject({ scenario: z.string(), ...cell, qps: z.number().nonnegative() })).readonly(),
  machine: z.strictObject({ cpuModel: z.string(), cpus: z.int().nonnegative(), runner: z.string() }),
  toolVersion: z.string(),
  /** Share of the probed blocks that the machine disturbed, 0…1. */
  disturbed: z.number().min(0).max(1),
  /** Two servers of one configuration against each other: how much starts differ. */
  twin: z
    .array(
      z.strictObject({
        ...cell,
        /** Difference of ln QPS. */
        mean: storedDifference,
        /** Standard error of `mean` from only the noise of the blocks, without that of server starts. */
        noise: storedError,
        trials: z.int().positive(),
      }),
    )
    .readonly(),
})

export type LedgerRecord = z.output<typeof recordSchema>

const baselineSchema = z.strictObject({
  schemaVersion: z.literal(RECORD_VERSION),
  commit: commitSchema,
  setAt: z.iso.datetime({ precision: 3 }).optional(),
})

/** The commit that somebody made the baseline of a branch. */
export interface SetBaseline {
  readonly commit: string
  /** ISO 8601, UTC, with milliseconds; files of older versions lack it. */
  readonly setAt?: string | undefined
}

/** The content of the record's file. @throws where a value does not fit the schema */
export function textOf(record: LedgerRecord): string {
  return `${JSON.stringify(recordSchema.parse(record))}\n`
}

/** Reads a stored file; never throws. @param path names the file in the problem */
export function parseRecord(text: string, path: string): Parsed<LedgerRecord> {
  return parse(recordSchema, text, path)
}

export function baselineText({ commit, setAt }: SetBaseline): string {
  return `${JSON.stringify(baselineSchema.parse({ schemaVersion: RECORD_VERSION, commit, setAt }))}\n`
}

export function parseBaseline(text: string, path: string): Parsed<SetBaseline> {
  return parse(baselineSchema, text, path)
}

function parse<T>(schema: z.ZodType<T>, text: string, path: string): Parsed<T> {
  const parsed = parseVersioned(schema, RECORD_VERSION, text)
  return parsed.kind === 'read' ? parsed : { ...parsed, problem: `${path} ${parsed.problem}` }
}
