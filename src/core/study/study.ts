/** The answer of a sweep: the load at which scenarios are ranked, their order, and from which load on they differ. */
import { z } from 'zod'
import { changeSchema } from '../comparison/comparison.ts'

/** Limits far beyond any study. They bound the work of reading, because files may come from anybody. */
const MOST = { workloads: 10_000, loads: 10_000, scenarios: 2000 }

const threads = z.int().positive()
const changes = { change: changeSchema, low: changeSchema, high: changeSchema }

const levelSchema = z.object({
  workload: z.string(),
  threads,
  /**
   * Whether QPS of the control no longer grows beyond this level; null if the workload was measured at no other level.
   */
  isSaturated: z.boolean().nullable(),
})

const rankSchema = z.object({
  scenario: z.string(),
  /** QPS against the control, over the ranked workloads; 0 for the control. */
  ...changes,
  /** Whether the scenario was shown to differ from the control, at an error that all scenarios share. */
  isApart: z.boolean(),
  /** Whether the scenario was shown to be faster than the next one in the ranking; null for the last. */
  isFaster: z.boolean().nullable(),
})

const fastestSchema = z.object({
  workload: z.string(),
  threads,
  scenarios: z.array(z.string()).min(1).max(MOST.scenarios).readonly(),
})

/** A scenario that is like the control up to `alikeUpTo` threads, and differs from `apartFrom` threads on. */
const partingSchema = z.object({ scenario: z.string(), alikeUpTo: threads, apartFrom: threads, isSlower: z.boolean() })

export const studySchema = z.object({
  control: z.string(),
  levels: z.array(levelSchema).max(MOST.workloads).readonly(),
  /**
   * Workloads that the ranking counts: only those that all scenarios have, because means can be compared only over the
   * same workloads. Over several workloads, the ranking uses the geometric mean.
   */
  ranked: z.array(z.string()).max(MOST.workloads).readonly(),
  ranking: z.array(rankSchema).max(MOST.scenarios).readonly(),
  /** Fastest scenarios of each load, by the test that also orders the ranking. */
  fastest: z.array(fastestSchema).max(MOST.loads).readonly().default([]),
  parting: z.array(partingSchema).max(MOST.scenarios).readonly(),
})

export type Study = z.infer<typeof studySchema>
export type Level = z.infer<typeof levelSchema>
export type Fastest = z.infer<typeof fastestSchema>
export type Rank = z.infer<typeof rankSchema>
export type Parting = z.infer<typeof partingSchema>
