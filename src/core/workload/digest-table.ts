/** Exports of performance_schema.events_statements_summary_by_digest. DIGEST_TEXT is the only text read. */
import type { DigestCount } from './observe-digests.ts'

/** A row by the names of its columns in upper case; NULL is undefined. */
export type DigestRow = Readonly<Record<string, string | undefined>>

interface Sums {
  readonly sql: string
  readonly executions: number
  /** Trillionths of a second. */
  readonly time: number
  readonly rows: number
}

const PICOSECONDS = 1e12
/** Columns that a table must have. */
export const DIGEST_COLUMNS = ['DIGEST_TEXT', 'COUNT_STAR', 'SUM_TIMER_WAIT']
/** Their statements are the server's own, or an administrator's. */
const SYSTEM_SCHEMAS = new Set(['mysql', 'sys', 'performance_schema', 'information_schema'])

/**
 * Executions of each digest: since the server began to count, or between two looks if there are two.
 *
 * @param schema to count; undefined: any but the server's own
 */
export function countDigests(
  rows: readonly DigestRow[],
  earlier: readonly DigestRow[] = [],
  schema?: string,
): DigestCount[] {
  const before = sumsByDigest(earlier, schema)
  return [...sumsByDigest(rows, schema)].flatMap(([key, { sql, executions, time, rows: all }]) => {
    const old = before.get(key)
    // A lower count means that the table was emptied in between.
    const since = old === undefined || old.executions > executions ? { executions: 0, time: 0, rows: 0 } : old
    const ran = executions - since.executions
    if (ran <= 0) return []
    return [{ sql, executions: ran, seconds: Math.max(0, time - since.time) / PICOSECONDS, rows: all - since.rows }]
  })
}

function sumsByDigest(rows: readonly DigestRow[], schema: string | undefined): Map<string, Sums> {
  const sums = new Map<string, Sums>()
  for (const row of rows) {
    const { DIGEST_TEXT: sql, SCHEMA_NAME: own } = row
    const isMeant = schema === undefined ? !SYSTEM_SCHEMAS.has(own ?? '') : own === schema
    // One row without a digest counts all statements that did not fit the table.
    if (sql === undefined || sql === '' || !isMeant) continue
    const key = `${own ?? ''}\n${row.DIGEST ?? sql}`
    const known = sums.get(key)
    sums.set(key, {
      sql,
      executions: (known?.executions ?? 0) + numberOf(row.COUNT_STAR),
      time: (known?.time ?? 0) + numberOf(row.SUM_TIMER_WAIT),
      rows: (known?.rows ?? 0) + numberOf(row.SUM_ROWS_SENT) + numberOf(row.SUM_ROWS_AFFECTED),
    })
  }
  return sums
}

function numberOf(text: string | undefined): number {
  const value = Number(text)
  return Number.isFinite(value) && value > 0 ? value : 0
}

/** Rows of a table as `mysql --batch` prints it: a head, tabs between fields, backslashes before special characters. */
export function parseBatch(text: string): DigestRow[] {
  const [head = '', ...lines] = text.replace(/^\ufeff/, '').split(/\r?\n/)
  const columns = head.split('\t').map((column) => column.trim().toUpperCase())
  return lines
    .filter((line) => line !== '')
    .map((line) => Object.fromEntries(line.split('\t').map((field, at) => [columns[at], unescaped(field)])))
}

const ESCAPES: Readonly<Record<string, string>> = { n: '\n', t: '\t', '0': '\0' }

function unescaped(field: string): string | undefined {
  if (field === 'NULL') return undefined
  return field.replaceAll(/\\(.)/g, (_, letter: string) => ESCAPES[letter] ?? letter)
}
