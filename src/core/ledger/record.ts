/** Record of a commit on a recorded branch: its QPS, and its comparisons with the commit before and the baseline. */
import { z } from 'zod'
import { type ParseResult, parseVersioned } from '../measurement/stored-json.ts'
import { storedDifference, storedError, storedRatioSchema } from '../plan/stored-ratio.ts'

/**
 * Version of records; a store has records of one version only. A field that older versions of qpsgate may ignore needs
 * no new version, because they read such records too.
 */
export const RECORD_VERSION = 2

const COMMIT = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/
const commitSchema = z.string().regex(COMMIT)

const cell = { workload: z.string(), threads: z.int().positive() }

/** A value is null where the setting was not set. */
export const settingSchema = z.object({
  scenario: z.string(),
  name: z.string(),
  before: z.string().nullable(),
  after: z.string().nullable(),
  file: z.string(),
  line: z.int().positive(),
})

const storedChange = z.number().min(-1)

/** Far more than any run has. The limits are there because files may come from anybody. */
const [MOST_SCENARIOS, MOST_COMPARISONS] = [5000, 4000]

const recordSchema = z.object({
  schemaVersion: z.literal(RECORD_VERSION),
  /** Start of the run: ISO 8601, UTC, with milliseconds, so that texts sort as times do. */
  recordedAt: z.iso.datetime({ precision: 3 }),
  branch: z.string(),
  commit: commitSchema,
  /**
   * Number of commits in the history of this commit, itself included. It orders records: an ancestor has a lower
   * number, whenever its run began.
   */
  depth: z.int().positive(),
  /** First line of the commit's message, in which forges name the pull request; null if it is unknown. */
  title: z.string().nullable(),
  runUrl: z.string().nullable(),
  suite: z.string(),
  /** The commit that was the baseline of the branch; null if there was none. */
  baseline: commitSchema.nullable(),
  /** Settings that differ from those of the commit that this one was compared with. */
  settings: z.array(settingSchema).readonly(),
  /** Comparisons with the commit before, and with the baseline, in each cell. */
  comparisons: z
    .array(
      z.object({
        rule: z.enum(['base', 'baseline']),
        scenario: z.string(),
        ...cell,
        /** −0.05 is 5% slower. */
        ...{ change: storedChange, low: storedChange, high: storedChange },
      }),
    )
    .max(MOST_COMPARISONS)
    .readonly(),
  /**
   * Control of the run. QPS is stored as ratios to the control's QPS, because machines differ, and later runs compare
   * their ratios with these; null: nothing was stored.
   */
  control: z
    .object({ fingerprint: z.string(), server: z.string(), ratios: z.array(storedRatioSchema).readonly() })
    .nullable(),
  verdict: z.enum(['pass', 'regressed', 'inconclusive', 'not-measured', 'measured']),
  /** Account that accepted a regression; null if nobody did, or if nothing regressed. */
  acceptedBy: z.string().nullable(),
  scenarios: z
    .array(
      z.object({
        name: z.string(),
        fingerprint: z.string(),
        /** Program and version; null if no server was started. */
        server: z.string().nullable(),
        /** Computing power, in units of 10,000 checksums a second with all CPUs busy; absent if it was unknown. */
        cpuCapacity: z.number().nonnegative().optional(),
      }),
    )
    .max(MOST_SCENARIOS)
    .readonly(),
  /** For people only: no run compares with it, because machines differ. */
  qps: z.array(z.object({ scenario: z.string(), ...cell, qps: z.number().nonnegative() })).readonly(),
  machine: z.object({ cpuModel: z.string(), cpus: z.int().nonnegative(), runner: z.string() }),
  toolVersion: z.string(),
  /** Share of the probed blocks that the machine disturbed, 0…1. */
  disturbed: z.number().min(0).max(1),
  /** Comparison of two servers of one configuration, which shows how much starts differ. */
  twin: z
    .array(
      z.object({
        ...cell,
        mean: storedDifference,
        /** Standard error of `mean` from the noise of the blocks alone, without the spread of server starts. */
        noise: storedError,
        trials: z.int().positive(),
      }),
    )
    .readonly(),
})

export type LedgerRecord = z.output<typeof recordSchema>

const baselineChoiceSchema = z.object({
  schemaVersion: z.literal(RECORD_VERSION),
  commit: commitSchema,
  setAt: z.iso.datetime({ precision: 3 }),
})

export interface BaselineChoice {
  readonly commit: string
  /** ISO 8601, UTC, with milliseconds; undefined if the choice is for one run only. */
  readonly setAt?: string | undefined
}

/** @throws if a value does not fit the schema */
export function recordFile(record: LedgerRecord): string {
  return `${JSON.stringify(recordSchema.parse(record))}\n`
}

/**
 * Never throws, so that each file that cannot be read is named.
 *
 * @param path names the file in the problem
 */
export function parseRecord(text: string, path: string): ParseResult<LedgerRecord> {
  return parse(recordSchema, text, path)
}

export function baselineFile({ commit, setAt }: BaselineChoice): string {
  return `${JSON.stringify(baselineChoiceSchema.parse({ schemaVersion: RECORD_VERSION, commit, setAt }))}\n`
}

export function parseBaseline(text: string, path: string): ParseResult<BaselineChoice> {
  return parse(baselineChoiceSchema, text, path)
}

function parse<T>(schema: z.ZodType<T>, text: string, path: string): ParseResult<T> {
  const parsed = parseVersioned(schema, RECORD_VERSION, text)
  return parsed.kind === 'read' ? parsed : { ...parsed, problem: `${path} ${parsed.problem}` }
}
