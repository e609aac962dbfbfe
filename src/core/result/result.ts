/** result.json: the run as one JSON value, from which every view is made. Field names are a promise to users. */

import { z } from 'zod'
import { causeSchema, explanationSchema } from '../attribution/attribution.ts'
import { comparisonPlanSchema, comparisonSchema } from '../comparison/comparison.ts'
import { costSchema } from '../comparison/cost-effects.ts'
import { statementSchema } from '../comparison/statement-effects.ts'
import { settingCoverageSchema } from '../coverage/coverage.ts'
import { MANUAL_ADDRESS } from '../families/families.ts'
import { disturbanceSchema } from '../measurement/disturbance.ts'
import { collectionSchema, MOST_TRIALS } from '../measurement/measurement.ts'
import { REVISIONS } from '../names.ts'
import { insightSchema } from '../performance-schema/insight.ts'
import { OWN_DEFAULTS_REASONS } from '../plan/base-options.ts'
import { gatePolicySchema } from '../policy/gate-policy.ts'
import { studySchema } from '../study/study.ts'
import { acceptanceSchema, baselineSchema, outcomeSchema, verdictFieldsSchema } from '../verdict/judgement.ts'
import { spanSchema } from './timeline.ts'

export const SCHEMA_VERSION = 1

/** Limits far beyond any run's, because a file may come from anybody. */
const MOST = { items: 10_000, scenarios: 2000, nameCharacters: 20_000 }

function list<Item extends z.ZodType>(item: Item) {
  return z.array(item).max(MOST.items).readonly()
}

const name = z.string().max(MOST.nameCharacters)
const revision = z.enum(REVISIONS)
const figure = z.number().nullable()
/** A warning: `code` and its data for programs, `message` for people. */
const warningSchema = z.looseObject({ code: z.string(), message: z.string() })

const environmentSchema = z.object({
  cpuModel: z.string(),
  cpus: z.int().nonnegative(),
  serverCpus: z.array(z.int()).readonly(),
  clientCpus: z.array(z.int()).readonly(),
  memoryBytes: z.number(),
  kernel: z.string(),
  sysbench: z.string(),
  /** Place of the run: "GitHub Actions" with the runner's name, or "local". */
  runner: z.string(),
  tools: z.record(z.string(), z.string()).optional(),
})

/** The commit that was checked out at the run. */
const commitSchema = z.object({
  sha: z.string().regex(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/),
  /** Whether tracked files had changes that were not committed, so that `sha` alone does not say what was measured. */
  isDirty: z.boolean(),
})

const scenarioSchema = z.object({
  name,
  revision,
  role: z.enum(['control', 'candidate']),
  server: z.object({ product: z.string(), version: z.string() }),
  /** Place of the scenario's configuration: a line of the suite, or the option file. */
  place: z.object({ file: z.string(), line: z.int().positive() }),
  /** Fingerprint of the resolved configuration: equal ones are the same scenario. */
  fingerprint: z.string(),
  /** Options that the test set beyond the configuration, as "name=value"; absent if the server ran already. */
  testOptions: z.array(z.string()).readonly().optional(),
  /** System variables in which the run's scenarios differ. */
  variables: z.record(z.string(), z.string()),
  memory: z.object({
    residentBytes: z.number().nullable(),
    performanceSchemaBytes: z.number().nullable(),
    /** Memory that its container may take in production; absent if no file says so. */
    limitBytes: z.number().optional(),
  }),
  insight: insightSchema,
  /** What the server's Performance Schema collects, as the server reports it; absent if it was not read. */
  collected: collectionSchema.optional(),
  /** Mean seconds from the start of the copy to the first answered query. */
  startSeconds: z.number(),
  /** Server of which the scenario was one state; null if no other scenario shared its server. */
  host: z.string().nullable(),
  /**
   * Computing power of the server, in units of 10,000 checksums a second with all of its CPUs busy; null if it is
   * unknown, absent in older results.
   */
  cpuCapacity: figure.optional(),
  /**
   * Share of requested pages that were read from disk, in the cell in which it was largest; null if no server counts
   * them.
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
  /** Busy share of the server's CPUs during the arm's turns, 0…1. */
  serverCpuBusy: z.number().nullable(),
  clientCpuBusy: z.number().nullable(),
  /** Whether idle CPUs were kept awake, so that the time to wake them hides no cost. */
  isAwake: z.literal(true).optional(),
  slices: z.int(),
  errors: z.int(),
})

const judgedComparisonSchema = comparisonSchema.extend({
  ...verdictFieldsSchema.shape,
  /** Statements of a user's workload; absent for others. */
  statements: z.array(statementSchema).readonly().optional(),
  /** Costs; absent if none was measured. */
  costs: z
    .array(
      costSchema.extend({
        /** Tolerated increase, the place where it was set, and the verdict, if the cost is gated. */
        gated: verdictFieldsSchema.omit({ detectable: true }).optional(),
      }),
    )
    .readonly()
    .optional(),
})

/** Comparison of the twin with the control: the A/A check of the run. */
const twinSchema = comparisonSchema.pick({
  workload: true,
  threads: true,
  change: true,
  low: true,
  high: true,
  effect: true,
})

/** A setting in its file; a bare flag has no `value`. */
const writtenSchema = z.object({ value: z.string().optional(), file: z.string(), line: z.int().positive() })

const resultSettingSchema = z.object({
  scenario: z.string(),
  kind: z.enum(['option', 'sql', 'image', 'binary', 'schema', 'workload', 'mix']),
  name: z.string(),
  /** Line before the change; null if the setting was added. */
  before: writtenSchema.nullable(),
  /** Line now; null if the setting was removed. */
  after: writtenSchema.nullable(),
  /** Whether a running server takes the new value, or only one that starts; absent if that is unknown. */
  takesEffect: z.enum(['live', 'start']).optional(),
})

/** Server that was not measured itself, because a measured one is like it before the change and with it. */
const alikeSchema = z.object({
  name: z.string(),
  /** The scenario that was measured instead: what the result says of it holds for this server too. */
  scenario: z.string(),
  settings: z.array(z.object({ name: z.string(), file: z.string(), line: z.int().positive() })).readonly(),
})

/** What is known in advance of a changed setting; it decides nothing. Codes are those of core/setting/dangers.ts. */
const adviceSchema = z.object({
  scenario: z.string(),
  code: z.string(),
  variable: z.string(),
  file: z.string(),
  line: z.int().positive(),
  message: z.string(),
  page: z.string().regex(MANUAL_ADDRESS),
})

/** Limit of cells of all arms together: a run has far fewer, but a file may come from anybody. */
const MOST_CELLS = 10_000

/** The plan and its rules: with them the verdict can be computed again from the raw slices. */
const planSchema = comparisonPlanSchema
  .extend({
    /** Number of trials into which the budget was divided, whether or not all were needed. */
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
     * Half of the 95 % interval to which the run measured, unless the budget ended; absent: the run ended with the
     * verdict.
     */
    precision: z.number().optional(),
  }),
  /** Commit that was measured; null if there was no repository. */
  commit: commitSchema.nullable(),
  /** Commit of the base; null if there was none. */
  before: z.string().nullable().default(null),
  /** Fingerprints of all scenarios as they are now, by name, whether or not they were measured. */
  fingerprints: z.record(z.string(), z.string()).default({}),
  /** Start of the run: ISO 8601, UTC. */
  startedAt: z
    .string()
    .regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/)
    .refine((text) => z.iso.datetime().safeParse(text).success, 'a time'),
  seconds: z.number(),
  /** The run's timeline; null for joined shards. */
  timeline: z.array(spanSchema).readonly().nullable(),
  /** Seconds for which clients were served, over all slices. */
  measuredSeconds: z.number(),
  seed: z.int(),
  /**
   * Arguments of `qpsgate run` that measure the same again; empty if files, which may be anybody's, were judged again.
   */
  reproduce: list(z.string()),
  plan: planSchema,
  environment: environmentSchema,
  /**
   * Reason why servers had their own defaults where their configuration is silent; null: the test also set what keeps
   * figures steady. Absent if no server was started.
   */
  ownDefaults: z.enum(OWN_DEFAULTS_REASONS).nullable().optional(),
  scenarios: z.array(scenarioSchema).max(MOST.scenarios).readonly(),
  cells: list(cellSchema),
  comparisons: list(judgedComparisonSchema),
  /** The answer of a sweep; null if nothing was compared with a control. */
  study: studySchema.nullable().default(null),
  twin: list(twinSchema),
  disturbance: disturbanceSchema,
  settings: list(resultSettingSchema),
  /** Servers that were not measured, because a measured one is alike; absent if there are none. */
  alike: z.array(alikeSchema).readonly().optional(),
  /** Coverage of each changed setting, with a sentence; empty if no server was started. */
  coverage: list(settingCoverageSchema.extend({ message: z.string() })),
  advice: list(adviceSchema),
  /** Distance of the branch from its baseline; null if it has none. */
  baseline: baselineSchema.nullable().default(null),
  /** Acceptance of a regression: the verdict is pass, and the comparisons still show the regression. */
  accepted: acceptanceSchema.nullable(),
  /** Causes, those to blame first, and of these the dearest; empty if no causes were looked for. */
  causes: list(causeSchema),
  explanation: explanationSchema.nullable(),
  warnings: list(warningSchema),
})

export type ResultSetting = z.infer<typeof resultSettingSchema>
export type Result = z.infer<typeof resultSchema>
export type Advice = z.infer<typeof adviceSchema>
export type Commit = z.infer<typeof commitSchema>
export type Environment = z.infer<typeof environmentSchema>
export type ResultCell = z.infer<typeof cellSchema>
export type ResultComparison = z.infer<typeof judgedComparisonSchema>
export type ResultCost = NonNullable<ResultComparison['costs']>[number]
export type ResultStatement = z.infer<typeof statementSchema>
export type ResultScenario = z.infer<typeof scenarioSchema>
