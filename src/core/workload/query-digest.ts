/** Output of `pt-query-digest --output json`. Only the fingerprint of a class is read, never its example. */
import * as z from 'zod'
import type { DigestCount } from './observe-digests.ts'

const figure = z.union([z.string(), z.number()]).transform(Number)
const sum = z.object({ sum: figure.optional() }).optional()

const reportSchema = z.object({
  classes: z.array(
    z.object({
      fingerprint: z.string(),
      query_count: figure,
      metrics: z.object({ Query_time: sum, Rows_sent: sum, Rows_affected: sum }).partial().optional(),
    }),
  ),
})

/** Undefined if it is no such report. */
export function parseQueryDigest(value: unknown): DigestCount[] | undefined {
  const parsed = reportSchema.safeParse(value)
  if (!parsed.success) return undefined
  return parsed.data.classes.flatMap(({ fingerprint, query_count: executions, metrics }) => {
    if (!(executions > 0)) return []
    const [sent, changed] = [known(metrics?.Rows_sent?.sum), known(metrics?.Rows_affected?.sum)]
    const seconds = known(metrics?.Query_time?.sum) ?? 0
    const rows = sent === undefined && changed === undefined ? undefined : (sent ?? 0) + (changed ?? 0)
    return [{ sql: fingerprint, executions, seconds, rows }]
  })
}

function known(value: number | undefined): number | undefined {
  return value !== undefined && Number.isFinite(value) && value >= 0 ? value : undefined
}
