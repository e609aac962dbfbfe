/** The answer of a sweep: at which load scenarios are compared, their order, and where they part. */
import { z } from 'zod'
import { changeSchema } from '../comparison/comparison.ts'

/** Limits far beyond any study's, because files may come from anybody. */
const MOST = { workloads: 10_000, loads: 10_000, scenarios: 2000 }

const threads = z.int().positive()
const changes = { change: changeSchema, low: changeSchema, high: changeSchema }

/** The number of threads at which a workload's scenarios are ranked. */
const levelSchema = z.object({
  workload: z.string(),
  threads,
  /** Whether QPS of the control no longer grows beyond it; null: it was measured at this level alone. */
  isSaturated: z.boolean().nullable(),
})

const rankSchema = z.object({
  scenario: z.string(),
  /** QPS against the control, over the ranked workloads; 0 for the control. */
  ...changes,
  /** Whether it was shown to differ from the control, at an error that all scenarios share. */
  isApart: z.boolean(),
  /** Whether it was shown to be faster than the next one; null for the last. */
  isFaster: z.boolean().nullable(),
})

/** Fastest scenario of a load, and those that it was not shown to be faster than. */
const fastestSchema = z.object({
  workload: z.string(),
  threads,
  scenarios: z.array(z.string()).min(1).max(MOST.scenarios).readonly(),
})

/** Load beyond which a scenario differs from the control, although it is alike up to it. */
const partingSchema = z.object({ scenario: z.string(), alikeUpTo: threads, apartFrom: threads, isSlower: z.boolean() })

export const studySchema = z.object({
  control: z.string(),
  levels: z.array(levelSchema).max(MOST.workloads).readonly(),
  /** Workloads of the ranking; of several it takes the geometric mean. */
  ranked: z.array(z.string()).max(MOST.workloads).readonly(),
  ranking: z.array(rankSchema).max(MOST.scenarios).readonly(),
  /** Fastest scenarios of each load, by the rule of the order. */
  fastest: z.array(fastestSchema).max(MOST.loads).readonly().default([]),
  parting: z.array(partingSchema).max(MOST.scenarios).readonly(),
})

export type Study = z.infer<typeof studySchema>
export type Level = z.infer<typeof levelSchema>
export type Fastest = z.infer<typeof fastestSchema>
export type Rank = z.infer<typeof rankSchema>
export type Parting = z.infer<typeof partingSchema>
