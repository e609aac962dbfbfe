/** The figures that the studies printed. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

const byName = z.record(z.string(), z.number())
const place = { workload: z.string(), threads: z.int() }

const publishedSchema = z.object({
  'pfs-rds-polardb': z.object({
    control: z.string(),
    referenceThreads: z.int(),
    rows: z.array(z.object({ product: z.string(), ...place, qps: byName })),
  }),
  'apecloud-raft-group': z.object({
    rows: z.array(z.object({ ...place, qps: byName, latencyMs: byName })),
  }),
  'cloud-rds-2024-09': z.object({
    cpuCapacity: byName,
    rows: z.array(z.object({ threads: z.int(), qps: byName })),
  }),
  'polardb-tpch-sf100': z.object({
    rows: z.array(z.object({ query: z.string(), parallel16: z.number(), parallel0: z.number() })),
  }),
})

export const PUBLISHED = publishedSchema.parse(
  JSON.parse(readFileSync(join(import.meta.dirname, '../fixtures/published.json'), 'utf8')),
)

/** One figure of a table by its place. */
export type Figures = readonly {
  readonly workload: string
  readonly threads: number
  readonly qps: Record<string, number>
}[]
