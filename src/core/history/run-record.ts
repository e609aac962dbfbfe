/**
 * One stored run, which later runs are compared with. There is one for every push, for years, so its file is small:
 * numbers have only significant digits.
 */
import { z } from 'zod'

export const RECORD_VERSION = 1
const SHOWN_PROBLEMS = 3

/** ln(QPS / QPS of the control in the same run). */
const logRatioSchema = z.strictObject({
  /** 6 digits: −0.051293 is 5 % slower. */
  mean: z.number(),
  /** Squares of it are averaged over runs, so its degrees of freedom are not kept. */
  standardError: z.number().nonnegative(),
})

const cellSchema = z.strictObject({
  scenario: z.string(),
  workload: z.string(),
  threads: z.int().positive(),
  qps: z.number().nonnegative(),
  /** Null for the control, and where the run did not compare with it. */
  ratio: logRatioSchema.nullable(),
})

const recordSchema = z.strictObject({
  schemaVersion: z.literal(RECORD_VERSION),
  id: z.string(),
  /** When the run began: ISO 8601, UTC, with milliseconds, so that texts sort as times do. */
  recordedAt: z.iso.datetime({ precision: 3 }),
  branch: z.string(),
  commit: z.string(),
  runUrl: z.string().nullable(),
  verdict: z.enum(['pass', 'regressed', 'inconclusive']),
  suite: z.strictObject({
    name: z.string(),
    fingerprint: z.string(),
  }),
  toolVersion: z.string(),
  seed: z.int(),
  measuredSeconds: z.number().nonnegative(),
  machine: z.strictObject({
    cpuModel: z.string(),
    cpus: z.int().positive(),
    memoryBytes: z.number(),
    kernel: z.string(),
    runner: z.string(),
  }),
  sysbench: z.string(),
  /** Share of the probed blocks that the machine disturbed, 0…1. */
  disturbed: z.number().min(0).max(1),
  /** Scenarios as they were at the commit. */
  scenarios: z
    .array(
      z.strictObject({
        name: z.string(),
        role: z.enum(['control', 'candidate']),
        fingerprint: z.string(),
        server: z.strictObject({ product: z.string(), version: z.string() }),
      }),
    )
    .readonly(),
  cells: z.array(cellSchema).readonly(),
  /** The control's twin against the control. */
  twin: z
    .array(
      z.strictObject({
        workload: z.string(),
        threads: z.int().positive(),
        /** Difference of ln QPS. */
        mean: z.number(),
        /** Standard error of `mean` from only the noise of the blocks, without that of server starts. */
        noise: z.number().nonnegative(),
        trials: z.int().positive(),
      }),
    )
    .readonly(),
})

export type RunRecord = z.output<typeof recordSchema>
export type RecordedCell = RunRecord['cells'][number]
export type LogRatio = z.output<typeof logRatioSchema>

/** The result of reading a stored file. */
export type ParsedRecord =
  | { readonly kind: 'record'; readonly record: RunRecord }
  /** `problem` names the file, its error, and the next step. */
  | { readonly kind: 'problem'; readonly problem: string }

/** The content of the record's file. @throws where a value does not fit the schema */
export function textOf(record: RunRecord): string {
  return `${JSON.stringify(recordSchema.parse(record))}\n`
}

/** Reads a stored file; never throws. @param path names the file in the problem */
export function parseRecord(text: string, path: string): ParsedRecord {
  const problem = (what: string): ParsedRecord => ({ kind: 'problem', problem: `${path} ${what}` })
  const value = tryJson(text)
  if (value === undefined) return problem(`is not whole: it is no JSON (${text.length} characters)`)
  const version = z.looseObject({ schemaVersion: z.number() }).safeParse(value).data?.schemaVersion
  if (version !== undefined && version > RECORD_VERSION)
    return problem(`has schema version ${version}, this qpsgate knows up to ${RECORD_VERSION}; use a newer one`)
  const parsed = recordSchema.safeParse(value)
  if (parsed.success) return { kind: 'record', record: parsed.data }
  const found = parsed.error.issues
    .slice(0, SHOWN_PROBLEMS)
    .map((issue) => `${issue.path.join('.') || 'the file'}: ${issue.message}`)
  return problem(`is no stored run of qpsgate, or was changed: ${found.join('; ')}`)
}

/** Runs, oldest first. Clocks go backwards and runs end at once, so equal times are ordered by id, then commit. */
export function inOrder(records: readonly RunRecord[]): RunRecord[] {
  return records.toSorted(
    (left, right) =>
      order(left.recordedAt, right.recordedAt) || order(left.id, right.id) || order(left.commit, right.commit),
  )
}

/** Order by code units, which no locale changes. */
function order(left: string, right: string): number {
  return left === right ? 0 : left < right ? -1 : 1
}

/** The JSON value; undefined, which is none, if the text is no JSON. */
function tryJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
