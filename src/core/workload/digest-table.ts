/** Exports of performance_schema.events_statements_summary_by_digest. DIGEST_TEXT is the only text read. */
import type { Executions } from './observe.ts'

/** A row by the names of its columns in upper case; NULL is undefined. */
export type DigestRow = Readonly<Record<string, string | undefined>>

/** A digest with its executions, as servers count them. */
export interface DigestCount extends Executions {
  readonly sql: string
}

const PICOSECONDS = 1e12
/** Columns that a table must have. */
export const DIGEST_COLUMNS = ['DIGEST_TEXT', 'COUNT_STAR', 'SUM_TIMER_WAIT']
/** Schemas whose statements are the server's, or an administrator's. */
const SYSTEM_SCHEMAS = new Set(['mysql', 'sys', 'performance_schema', 'information_schema'])

/**
 * Executions of each digest: since the server began to count, or between two looks if there are two.
 *
 * @param schema to count; undefined: any but those of the server
 */
export function countDigests(
  rows: readonly DigestRow[],
  earlier: readonly DigestRow[] = [],
  schema?: string,
): DigestCount[] {
  const keyOf = (row: DigestRow) => `${row.SCHEMA_NAME ?? ''}\n${row.DIGEST ?? row.DIGEST_TEXT}`
  const before = new Map(earlier.map((row) => [keyOf(row), row]))
  return rows.flatMap((row) => {
    const { DIGEST_TEXT: sql = '', SCHEMA_NAME: ranIn = '' } = row
    const old = before.get(keyOf(row)) ?? {}
    // A lower count means that the table was emptied in between.
    const since = numberOf(old.COUNT_STAR) > numberOf(row.COUNT_STAR) ? {} : old
    const ran = (column: string) => Math.max(0, numberOf(row[column]) - numberOf(since[column]))
    const executions = ran('COUNT_STAR')
    // One row without a digest counts all statements that did not fit the table.
    if (sql === '' || executions === 0 || (schema === undefined ? SYSTEM_SCHEMAS.has(ranIn) : ranIn !== schema))
      return []
    return [{ sql, executions, seconds: ran('SUM_TIMER_WAIT') / PICOSECONDS, rows: ran('SUM_ROWS_SENT') }]
  })
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
