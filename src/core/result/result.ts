/**
 * The schema of result.json, from which every view is made. Users' programs read the file, so its field names must
 * stay.
 */

import { z } from 'zod'
import { causeSchema, explanationSchema } from '../attribution/attribution.ts'
import { comparisonPlanSchema, comparisonSchema } from '../comparison/comparison.ts'
import { costSchema } from '../comparison/cost-effects.ts'
import { statementSchema } from '../comparison/statement-effects.ts'
import { settingCoverageSchema } from '../coverage/coverage.ts'
import { MANUAL_ADDRESS } from '../families/families.ts'
import { disturbanceSchema } from '../measurement/disturbance.ts'
import { fullHouseSchema } from '../measurement/full-house.ts'
import { collectionSchema, MOST_TRIALS } from '../measurement/measurement.ts'
import { restartTimesSchema } from '../measurement/restart-times.ts'
import { REVISIONS } from '../names.ts'
import { insightSchema } from '../performance-schema/insight.ts'
import { OWN_DEFAULTS_REASONS } from '../plan/base-options.ts'
import { gatePolicySchema } from '../policy/gate-policy.ts'
import { studySchema } from '../study/study.ts'
import { acceptanceSchema, baselineSchema, outcomeSchema, verdictFieldsSchema } from '../verdict/judgement.ts'
import { spanSchema } from './timeline.ts'

export const SCHEMA_VERSION = 1

/** Limits far beyond what any run needs. They bound the work of reading, because anybody may have written the file. */
const MOST = { items: 10_000, scenarios: 2000, nameCharacters: 20_000 }

function list<Item extends z.ZodType>(item: Item) {
  return z.array(item).max(MOST.items).readonly()
}

const name = z.string().max(MOST.nameCharacters)
const revision = z.enum(REVISIONS)
const figure = z.number().nullable()
/** `code` and its data are for programs, `message` is for people. */
const warningSchema = z.looseObject({ code: z.string(), message: z.string() })

const environmentSchema = z.object({
  cpuModel: z.string(),
  cpus: z.int().nonnegative(),
  serverCpus: z.array(z.int()).readonly(),
  clientCpus: z.array(z.int()).readonly(),
  memoryBytes: z.number(),
  kernel: z.string(),
  sysbench: z.string(),
  runner: z.string(),
  tools: z.record(z.string(), z.string()).optional(),
})

const commitSchema = z.object({
  sha: z.string().regex(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/),
  /** True if tracked files had changes that were not committed, so that `sha` alone does not say what was measured. */
  isDirty: z.boolean(),
})

const scenarioSchema = z.object({
  name,
  revision,
  role: z.enum(['control', 'candidate']),
  server: z.object({ product: z.string(), version: z.string() }),
  place: z.object({ file: z.string(), line: z.int().positive() }),
  /** Hash of the resolved configuration, so scenarios with the same fingerprint are the same. */
  fingerprint: z.string(),
  /** Options that the test added to the configuration, as "name=value"; absent if the server ran already. */
  testOptions: z.array(z.string()).readonly().optional(),
  /** System variables whose values differ between the servers of the run; others would explain nothing. */
  variables: z.record(z.string(), z.string()),
  memory: z.object({
    residentBytes: z.number().nullable(),
    performanceSchemaBytes: z.number().nullable(),
    /** Memory that the container may take in production; absent if no file says so. */
    limitBytes: z.number().optional(),
    /** Memory with few and with many clients; absent if no changed setting may take memory, or if it is unknown. */
    fullHouse: fullHouseSchema.optional(),
  }),
  insight: insightSchema,
  /** Consumers and instruments of the Performance Schema that are on; absent if these were not queried. */
  collected: collectionSchema.optional(),
  /** Seconds from the start of the server on its copy of the data to the first answered query; mean over the trials. */
  startSeconds: z.number(),
  /** Times of stops and starts; absent if no changed setting may matter to them, or if they are unknown. */
  restarts: restartTimesSchema.optional(),
  /** The server on which scenarios were switched one after the other; null if the scenario had a server of its own. */
  host: z.string().nullable(),
  /**
   * Computing power of the server in units of 10,000 checksums a second, with all of its CPUs busy. Null if it is
   * unknown; absent in older results.
   */
  cpuCapacity: figure.optional(),
  /**
   * Share, 0…1, of the requested pages that were read from disk, in the cell where it was largest; null if no server
   * counts them.
   */
  pageMisses: z.number().nullable(),
})

const cellSchema = z.object({
  scenario: z.string(),
  revision,
  workload: z.string(),
  threads: z.int().positive(),
  qps: z.number(),
  tps: z.number(),
  latencyMs: z.object({ avg: figure, p50: figure, p95: figure, p99: figure }),
  cpuMicrosPerQuery: z.number().nullable(),
  /** Busy share, 0…1, of the server's CPUs during its own turns; null if it is unknown. */
  serverCpuBusy: z.number().nullable(),
  clientCpuBusy: z.number().nullable(),
  /** True if idle CPUs were kept awake, so that the time to wake them hides no cost; otherwise absent. */
  isAwake: z.literal(true).optional(),
  slices: z.int(),
  errors: z.int(),
})

const judgedComparisonSchema = comparisonSchema.extend({
  ...verdictFieldsSchema.shape,
  statements: z.array(statementSchema).readonly().optional(),
  costs: z
    .array(
      costSchema.extend({
        /** Verdict on the cost, with its limit and where that was set; absent if the cost has no limit. */
        gated: verdictFieldsSchema.omit({ detectable: true }).optional(),
      }),
    )
    .readonly()
    .optional(),
})

/** The A/A check of the run: two servers with the same configuration, whose difference is noise. */
const twinSchema = comparisonSchema.pick({
  workload: true,
  threads: true,
  change: true,
  low: true,
  high: true,
  effect: true,
})

const writtenSchema = z.object({ value: z.string().optional(), file: z.string(), line: z.int().positive() })

const resultSettingSchema = z.object({
  scenario: z.string(),
  kind: z.enum(['option', 'sql', 'image', 'binary', 'schema', 'workload', 'mix']),
  name: z.string(),
  before: writtenSchema.nullable(),
  after: writtenSchema.nullable(),
  /** `live` if a running server takes the new value, `start` if only a start does; absent if that is unknown. */
  takesEffect: z.enum(['live', 'start']).optional(),
  /** The server's value, if it differs from the requested one, which was then clamped, rounded or ignored. */
  got: z.string().optional(),
})

/** A server that was not measured, because a measured one has the same configuration before and after the change. */
const alikeSchema = z.object({
  name: z.string(),
  scenario: z.string(),
  settings: z.array(z.object({ name: z.string(), file: z.string(), line: z.int().positive() })).readonly(),
})

/** A risk or gain that is known without measuring. It decides nothing. Codes are those of core/setting/dangers.ts. */
const adviceSchema = z.object({
  scenario: z.string(),
  code: z.string(),
  variable: z.string(),
  file: z.string(),
  line: z.int().positive(),
  message: z.string(),
  page: z.string().regex(MANUAL_ADDRESS),
})

/** What a change means besides speed. `code` is for programs, `message` is for people. */
const besideSchema = z.object({
  code: z.enum(['statements', 'memory', 'disk', 'asked', 'restart']),
  message: z.string(),
})

/** Maximum number of cells of all arms together. A run has far fewer, but anybody may have written the file. */
const MOST_CELLS = 10_000

/** The plan with its rules. It is stored so that the verdict can be computed again from the raw measurements. */
const planSchema = comparisonPlanSchema
  .extend({
    trials: z.int().positive().max(MOST_TRIALS),
    policy: gatePolicySchema,
  })
  .refine(({ arms, cells }) => arms.length * cells.length <= MOST_CELLS, `at most ${MOST_CELLS} cells of all arms`)

export const resultSchema = z.object({
  schemaVersion: z.literal(SCHEMA_VERSION),
  verdict: outcomeSchema,
  suite: z.object({
    name,
    fingerprint: z.string(),
    /**
     * Half-width of the 95% interval, as a fraction, to which the run measured if the budget sufficed. Absent if the
     * run ended as soon as the verdict was known.
     */
    precision: z.number().optional(),
  }),
  commit: commitSchema.nullable(),
  before: z.string().nullable().default(null),
  /** Fingerprint of every scenario as it is now, by the scenario's name, whether or not it was measured. */
  fingerprints: z.record(z.string(), z.string()).default({}),
  /** When the run began: ISO 8601, UTC. */
  startedAt: z
    .string()
    .regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/)
    .refine((text) => z.iso.datetime().safeParse(text).success, 'a time'),
  seconds: z.number(),
  /** Steps of the run with their times; null for joined shards, because these may have run at the same time. */
  timeline: z.array(spanSchema).readonly().nullable(),
  /** Seconds in which clients were served, summed over all slices. */
  measuredSeconds: z.number(),
  seed: z.int(),
  /**
   * Arguments of `qpsgate run` that repeat the measurement. Empty if files were judged again, because anybody may have
   * written their arguments.
   */
  reproduce: list(z.string()),
  plan: planSchema,
  environment: environmentSchema,
  /**
   * Why options that no configuration sets kept the servers' own defaults; null if the test set some of them to keep
   * figures steady. Absent if no server was started.
   */
  ownDefaults: z.enum(OWN_DEFAULTS_REASONS).nullable().optional(),
  scenarios: z.array(scenarioSchema).max(MOST.scenarios).readonly(),
  cells: list(cellSchema),
  comparisons: list(judgedComparisonSchema),
  study: studySchema.nullable().default(null),
  twin: list(twinSchema),
  disturbance: disturbanceSchema,
  settings: list(resultSettingSchema),
  alike: z.array(alikeSchema).readonly().optional(),
  /** What each changed setting needs to be exercised and whether it was; empty if no server was started. */
  coverage: list(settingCoverageSchema.extend({ message: z.string() })),
  advice: list(adviceSchema),
  /** What the change means besides speed; empty if nothing differs. */
  beside: list(besideSchema).default([]),
  /** How far the branch has moved from its baseline; null if it has none. */
  baseline: baselineSchema.nullable().default(null),
  /**
   * Who accepted a regression; null if nobody did. The verdict is then `pass`, while the comparisons still show the
   * regression.
   */
  accepted: acceptanceSchema.nullable(),
  /** Causes to blame come first, the costliest before the others; empty if no causes were searched for. */
  causes: list(causeSchema),
  explanation: explanationSchema.nullable(),
  warnings: list(warningSchema),
})

export type ResultSetting = z.infer<typeof resultSettingSchema>
export type Result = z.infer<typeof resultSchema>
export type Beside = z.infer<typeof besideSchema>
export type Advice = z.infer<typeof adviceSchema>
export type Commit = z.infer<typeof commitSchema>
export type Environment = z.infer<typeof environmentSchema>
export type ResultCell = z.infer<typeof cellSchema>
export type ResultComparison = z.infer<typeof judgedComparisonSchema>
export type ResultCost = NonNullable<ResultComparison['costs']>[number]
export type ResultStatement = z.infer<typeof statementSchema>
export type ResultScenario = z.infer<typeof scenarioSchema>
