/** result.json: the run as one JSON value, from which every view is made. Field names are a promise to users. */

import { z } from 'zod'
import { causeSchema, explanationSchema, suggestionSchema } from '../attribution/attribution.ts'
import { STATEMENT_VERDICTS } from '../comparison/statement-effects.ts'
import { coveredSettingSchema } from '../coverage/coverage.ts'
import { disturbanceSchema } from '../measurement/disturbance.ts'
import { MOST_TRIALS } from '../measurement/measurement.ts'
import { COSTS, REVISIONS } from '../names.ts'
import { MANUAL_ADDRESS } from '../options/manual-pages.ts'
import { insightSchema } from '../performance-schema/insight.ts'
import { MOST_SHARDS } from '../request/shard.ts'
import { KNOWN_OUTCOMES } from '../suite/suite.ts'
import { acceptanceSchema, heldHistorySchema, LABELS } from '../verdict/judgement.ts'
import { spanSchema } from './timeline.ts'

export const SCHEMA_VERSION = 1

const verdict = z.enum(['pass', 'regressed', 'inconclusive'])
const revision = z.enum(REVISIONS)
const rule = z.enum(['control', 'base', 'history'])
const share = z.number()
const toleratedShare = z.number().min(0).lt(1)
const figure = z.number().nullable()
/** A quality problem: `code` and its data for programs, `message` for people. */
const warningSchema = z.looseObject({ code: z.string(), message: z.string() })

const environmentSchema = z.object({
  cpuModel: z.string(),
  /** 0 if unknown, as for imported figures; texts are "unknown" then. */
  cpus: z.int().nonnegative(),
  serverCpus: z.array(z.int()).readonly(),
  clientCpus: z.array(z.int()).readonly(),
  memoryBytes: z.number(),
  kernel: z.string(),
  sysbench: z.string(),
  /** Place of the run: "GitHub Actions" with the runner's name, or "local". */
  runner: z.string(),
  /** Hashes per second inside the control's server with all its CPUs busy. */
  cpuCapacity: z.number(),
})

/** The commit that was checked out at the run. */
const commitSchema = z.object({
  /** Its full name. */
  sha: z.string().regex(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/),
  /** Whether files that git follows had changes that were not committed. */
  isDirty: z.boolean(),
})

const scenarioSchema = z.object({
  name: z.string(),
  revision,
  role: z.enum(['control', 'candidate']),
  server: z.object({ product: z.string(), version: z.string() }),
  /** Place of its configuration: a line of the suite, or the option file. */
  place: z.object({ file: z.string(), line: z.int().positive() }),
  /** Fingerprint of the resolved configuration: equal ones are the same scenario. */
  fingerprint: z.string(),
  /** System variables in which the run's scenarios differ. */
  variables: z.record(z.string(), z.string()),
  memory: z.object({ residentBytes: z.number().nullable(), performanceSchemaBytes: z.number().nullable() }),
  insight: insightSchema,
  /** Mean time from the start of the copy to the first answered query. */
  startSeconds: z.number(),
  /** Server that it shared with others, as one state of it; null if it had a server of its own. */
  host: z.string().nullable(),
  /** Hashes a second that its server makes with all its CPUs busy; null if all scenarios have the same server. */
  cpuCapacity: z.number().nullable(),
  /** Price of its server per hour, from the suite; null if it has none. */
  price: z.number().nullable(),
  /**
   * Share of the pages it wanted that it read from disk, in the cell in which that was most; null if that is not known.
   */
  pageMisses: z.number().nullable(),
})

const cellSchema = z.object({
  scenario: z.string(),
  revision,
  workload: z.string(),
  threads: z.int().positive(),
  /** Robust mean over the slices; of imported repetitions the geometric mean. */
  qps: z.number(),
  /** Null if it was imported without one. */
  tps: z.number().nullable(),
  /** The same. */
  latencyMs: z.object({ avg: figure, p50: figure, p95: figure, p99: figure }),
  cpuMicrosPerQuery: z.number().nullable(),
  /** Busy share of the server's CPUs during the arm's turns, 0…1. */
  serverCpuBusy: z.number().nullable(),
  clientCpuBusy: z.number().nullable(),
  /** 0 where it was imported, and so are errors. */
  slices: z.int(),
  errors: z.int(),
})

const componentSchema = z.object({ variance: z.number(), df: z.number() })

/** Components of a comparison's figures, on the scale of ln QPS. */
const effectSchema = z.object({
  mean: z.number(),
  standardError: z.number(),
  df: z.number(),
  /** The two parts of the squared standard error: noise of blocks, spread of starts. */
  within: componentSchema,
  between: componentSchema,
})

const statementSideSchema = z.object({
  /** Mean time of an execution; null if none ended. */
  milliseconds: figure,
  /** Share of the time of all transactions. */
  share,
  /** Executions that ended. */
  executions: z.int(),
  /** Share of its executions that the server refused. */
  failed: share,
})

/** A statement of a user's own workload in a comparison. It explains the change, and decides nothing. */
const statementSchema = z.object({
  name: z.string(),
  /** With `?` for its parameters; none if only its name is known. */
  sql: z.string().optional(),
  /** Change of the mean time of an execution, 0.3 is 30 % longer; null if it is not known. */
  change: figure,
  /** Interval of the change; those of all statements of the run hold at once, in 99 of 100 runs. */
  low: figure,
  high: figure,
  /** Null if the workload had no such statement. */
  before: statementSideSchema.nullable(),
  now: statementSideSchema.nullable(),
  /**
   * By how much it makes transactions longer, as a share of the time that they took before; null if that is not known.
   */
  explained: figure,
  verdict: z.enum(STATEMENT_VERDICTS),
  /** How the server executes it, where that changed: lines of text. */
  plan: z.object({ before: z.string(), after: z.string() }).optional(),
})

/** A transaction's cost other than time, in a comparison. */
const costSchema = z.object({
  cost: z.enum(COSTS),
  /** For each transaction: microseconds of CPU time, bytes, or how many; bytes of memory, milliseconds of latency. */
  before: figure,
  now: figure,
  /** 0.3 is 30 % more; with its 95 % interval. */
  change: share,
  low: share,
  high: share,
  /** Whether it is surely another than before, in 95 of 100 runs for all costs at once, and by at least 5 %. */
  differs: z.boolean(),
  /** If it is gated: the tolerated increase, the place where that was set, and the verdict. */
  gated: z
    .object({
      tolerance: toleratedShare,
      toleranceFrom: z.string(),
      verdict,
      label: z.enum(LABELS),
      confirmed: z.boolean().nullable(),
    })
    .optional(),
})

/** The results of each of several machines, for a comparison that is their mean. */
const machinesSchema = z.object({
  each: z.array(z.object({ machine: z.int().positive(), change: share, low: share, high: share })).readonly(),
  /** Chance that machines differ by this much if the change is the same on all of them. */
  sameChance: z.number(),
  /** Whether it was shown that the change depends on the machine. */
  differ: z.boolean(),
  /** The machine that alone makes them differ; null if they do not, or several do. */
  odd: z.int().positive().nullable(),
})

const comparisonFields = {
  rule,
  scenario: z.string(),
  reference: z.string(),
  change: share,
  /** The limits of its interval, null if it has none: it was imported, and not repeated. */
  low: share.nullable(),
  high: share.nullable(),
  confidence: share,
  /** Null if it has no interval. */
  effect: effectSchema.nullable(),
  tolerance: toleratedShare,
  /** Place of the tolerance: "default", "suite", "--tolerance", "scenario NAME", "workload NAME". */
  toleranceFrom: z.string(),
  /** Null if it was imported, as none would have been called regressed. */
  detectable: share.nullable(),
  blocks: z.int(),
  /** For imported figures, the repetitions. */
  trials: z.int(),
  verdict,
  /** Finer than the verdict. */
  label: z.enum(LABELS),
  confirmed: z.boolean().nullable(),
  /** Measuring time in seconds that would have sufficed to decide; null if it was decided. */
  sufficientSeconds: z.number().nullable(),
  /** None if there was one machine. */
  machines: machinesSchema.optional(),
}

/** A comparison of a cell, or of a scenario's mean over its cells. */
const comparisonSchema = z.discriminatedUnion('scope', [
  z.object({
    scope: z.literal('cell'),
    workload: z.string(),
    threads: z.int().positive(),
    ...comparisonFields,
    /** Statements of a user's own workload; none for others. */
    statements: z.array(statementSchema).readonly().optional(),
    /** The known costs; absent if none is, such as for imported figures. */
    costs: z.array(costSchema).readonly().optional(),
  }),
  z.object({ scope: z.literal('mean'), workload: z.literal('*'), threads: z.literal(0), ...comparisonFields }),
])

const rankingSchema = z.object({
  workload: z.string(),
  threads: z.int().positive(),
  /** Best first. Two scenarios share a letter exactly if they were not shown to differ. */
  entries: z.array(z.object({ scenario: z.string(), letters: z.string(), change: share })).readonly(),
  /** Relations of neighbours: shown different, shown equivalent, neither. */
  relations: z.array(z.enum(['>', '≈', '~'])).readonly(),
  /** "A (a) > B (b) ≈ C (b)". */
  text: z.string(),
})

const twinSchema = z.object({
  workload: z.string(),
  threads: z.int().positive(),
  change: share,
  low: share,
  high: share,
  effect: effectSchema,
})

/** A setting as it was written, and where; `value` null for a bare flag. */
const writtenSchema = z.object({ value: z.string().nullable(), file: z.string(), line: z.int().positive() })

/** Difference between a scenario's configuration and its base. */
const settingSchema = z.object({
  scenario: z.string(),
  kind: z.enum(['option', 'sql', 'image', 'binary', 'schema', 'workload', 'mix']),
  name: z.string(),
  /** Null if it was added. */
  before: writtenSchema.nullable(),
  /** Null if it was removed. */
  after: writtenSchema.nullable(),
})

/** Advance knowledge about a changed setting: it decides nothing. Codes are those of core/settings/dangers.ts. */
const adviceSchema = z.object({
  scenario: z.string(),
  code: z.string(),
  /** Name in the server's list. */
  variable: z.string(),
  file: z.string(),
  line: z.int().positive(),
  message: z.string(),
  /** Address of the manual page about it. */
  page: z.string().regex(MANUAL_ADDRESS),
})

const tolerances = z.object({ control: toleratedShare, base: toleratedShare, history: toleratedShare })

function areDistinct(values: readonly unknown[]): boolean {
  return new Set(values.map((value) => JSON.stringify(value))).size === values.length
}

const tolerancePolicy = z.object({
  tolerance: tolerances,
  toleranceFrom: z.object({ control: z.string(), base: z.string(), history: z.string() }),
  byScenario: z.record(z.string(), tolerances.partial()),
  byWorkload: z.record(z.string(), tolerances.partial()),
})

const part = z.object({ index: z.int().positive(), of: z.int().positive().max(MOST_SHARDS) })

/** The plan and its rules: with them the verdict can be computed again from the raw slices. */
const planSchema = z.object({
  /** Rules by which scenarios were compared. */
  rules: z.array(rule).min(1).readonly(),
  arms: z
    .array(z.object({ scenario: z.string(), revision, role: z.enum(['control', 'candidate']) }))
    .min(2)
    .readonly()
    .refine((arms) => areDistinct(arms.map(({ scenario, revision }) => [scenario, revision])), 'each arm once'),
  cells: z
    .array(z.object({ workload: z.string(), threads: z.int().positive() }))
    .readonly()
    .refine((cells) => areDistinct(cells.map(({ workload, threads }) => [workload, threads])), 'each cell once'),
  /** Part of a larger plan; null: all of it, or all parts joined. */
  shard: part.nullable(),
  /** Machine of several that measured the same, each by itself; none if there was one, or all are joined. */
  machine: part.optional(),
  /** Prior for how much a server start moves ln QPS: a standard deviation and its degrees of freedom. */
  startSpread: z.object({ sd: z.number().nonnegative(), df: z.number().positive() }),
  /** How many trials the budget was split into, whether or not all were needed. */
  trials: z.int().positive().max(MOST_TRIALS),
  policy: tolerancePolicy.extend({
    /** Limits of all tolerances, of the base whose rules held. */
    atMost: tolerancePolicy.optional(),
    /** Costs that are gated besides QPS, and the tolerated increase of each; absent if there are none. */
    costs: z.partialRecord(z.enum(COSTS), z.object({ share: toleratedShare, from: z.string() })).optional(),
    onInconclusive: z.enum(['pass', 'fail']),
  }),
})

/** Source of figures that were measured elsewhere. */
const importedSchema = z.object({
  /** Files and directories as they were named. */
  paths: z.array(z.string()).readonly(),
  /** How many were read. */
  observations: z.int().positive(),
  /** How many there are of a cell of one scenario: in that with the fewest, and in that with the most. */
  repetitions: z.object({ fewest: z.int().positive(), most: z.int().positive() }),
})

export const resultSchema = z.object({
  schemaVersion: z.literal(SCHEMA_VERSION),
  verdict,
  suite: z.object({
    name: z.string(),
    fingerprint: z.string(),
    /** Verdict that was known beforehand. */
    known: z.enum(KNOWN_OUTCOMES).optional(),
  }),
  /** Null if there was no repository. */
  commit: commitSchema.nullable(),
  /** ISO 8601, UTC. */
  startedAt: z.string().regex(/^\d{4}-[01]\d-[0-3]\dT[0-2]\d:[0-5]\d:[0-5]\d(?:\.\d+)?Z$/),
  /** Wall time of the whole run. */
  seconds: z.number(),
  /** The run's timeline; null for imported figures and joined shards. */
  timeline: z.array(spanSchema).readonly().nullable(),
  /** Null if we measured it. */
  imported: importedSchema.nullable(),
  /** Time for which clients were served, over all slices. */
  measuredSeconds: z.number(),
  seed: z.int(),
  /** Arguments of `qpsgate run` that measure the same again; of `qpsgate import` where it was imported. */
  reproduce: z.array(z.string()).readonly(),
  plan: planSchema,
  /** For joined machines that of the first. */
  environment: environmentSchema,
  /** The machines that measured the same, where there are several: the comparisons are means over them. */
  machines: z
    .array(environmentSchema.extend({ machine: z.int().positive() }))
    .readonly()
    .optional(),
  scenarios: z.array(scenarioSchema).readonly(),
  cells: z.array(cellSchema).readonly(),
  comparisons: z.array(comparisonSchema).readonly(),
  twin: z.array(twinSchema).readonly(),
  disturbance: disturbanceSchema,
  settings: z.array(settingSchema).readonly(),
  /** Coverage of each of them, with a sentence; empty if nothing was started. */
  coverage: z.array(coveredSettingSchema.extend({ message: z.string() })).readonly(),
  /** Empty if nothing is known or it was not asked for. */
  advice: z.array(adviceSchema).readonly(),
  /** Null if it was compared with none. */
  history: heldHistorySchema.nullable(),
  /** An accepted regression: the verdict is pass, the comparisons show the regressions. */
  accepted: acceptanceSchema.nullable(),
  ranking: z.array(rankingSchema).readonly(),
  /** Those to blame first, the dearest first; empty if no causes were looked for. */
  causes: z.array(causeSchema).readonly(),
  explanation: explanationSchema.nullable(),
  /** Null if none follows from the causes, or none kept its promise. */
  suggestion: suggestionSchema.nullable(),
  warnings: z.array(warningSchema).readonly(),
})

export type Result = z.infer<typeof resultSchema>
export type Advice = z.infer<typeof adviceSchema>
export type ResultPlan = z.infer<typeof planSchema>
export type Commit = z.infer<typeof commitSchema>
export type Environment = z.infer<typeof environmentSchema>
export type ResultCell = z.infer<typeof cellSchema>
export type ResultComparison = z.infer<typeof comparisonSchema>
export type ResultCost = z.infer<typeof costSchema>
export type ResultStatement = z.infer<typeof statementSchema>
export type Ranking = z.infer<typeof rankingSchema>
export type ResultScenario = z.infer<typeof scenarioSchema>

/** A comparison with known variation. */
export type SureComparison = ResultComparison & {
  readonly low: number
  readonly high: number
  readonly effect: NonNullable<ResultComparison['effect']>
}

export function hasInterval(found: ResultComparison): found is SureComparison {
  return found.low !== null && found.high !== null && found.effect !== null
}

/** A comparison of our own measurements. */
export type MeasuredComparison = SureComparison & { readonly detectable: number }

export function isMeasured(found: ResultComparison): found is MeasuredComparison {
  return hasInterval(found) && found.detectable !== null
}
