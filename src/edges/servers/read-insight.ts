/** Reads from a running server the diagnostics that its configuration offers. */
import { type InsightFacts, judgeInsight, type Provided } from '../../core/performance-schema/insight.ts'
import type { Session } from './connection.ts'

/** More than preparing and closing a statement can add to its count. */
const RUNS = 3
const DIGESTS = 'performance_schema.events_statements_summary_by_digest'
/** An alias is left as it is in the text of a digest, while the values of the query that looks for it are not. */
const ALIASES = { text: 'qpsgate_text', prepared: 'qpsgate_prepared' } as const

/**
 * Ability by ability, see core's insight.ts. Counts and timings of statements by digest restart afterwards.
 * @param session opened after the scenario's own SQL has run, since that may concern new connections only
 */
export async function probeInsight(session: Session): Promise<Record<string, Provided>> {
  return judgeInsight(await readFacts(session))
}

/** Without Performance Schema its tables are there, and empty. */
async function readFacts(session: Session): Promise<InsightFacts> {
  const consumers = await session.rows("SELECT NAME FROM performance_schema.setup_consumers WHERE ENABLED = 'YES'")
  const instruments = await session.rows('SELECT NAME, ENABLED, TIMED FROM performance_schema.setup_instruments')
  const tables = await session.rows(
    "SELECT OBJECT_SCHEMA, ENABLED FROM performance_schema.setup_objects WHERE OBJECT_TYPE = 'TABLE'",
  )
  const [thread] = await session.rows(
    'SELECT INSTRUMENTED, HISTORY FROM performance_schema.threads WHERE PROCESSLIST_ID = CONNECTION_ID()',
  )
  // Not @@innodb_file_per_table: MariaDB has deprecated the variable, and without it every table has its own file.
  const [filePerTable] = await session.rows("SHOW GLOBAL VARIABLES LIKE 'innodb_file_per_table'")
  const names = consumers.map((row) => String(row.NAME))
  return {
    consumers: names,
    instruments: instruments.map((row) => ({
      name: String(row.NAME),
      enabled: row.ENABLED === 'YES',
      timed: row.TIMED === 'YES',
    })),
    tables: tables.map((row) => ({ schema: String(row.OBJECT_SCHEMA), enabled: row.ENABLED === 'YES' })),
    filePerTable: filePerTable?.Value !== 'OFF',
    thread: { instrumented: thread?.INSTRUMENTED === 'YES', history: thread?.HISTORY === 'YES' },
    digests: names.includes('statements_digest') ? await tryDigests(session) : { text: false, prepared: false },
  }
}

/** No setting tells whether prepared statements are counted, so one is run, and the same as text. */
async function tryDigests(session: Session): Promise<InsightFacts['digests']> {
  for (let run = 0; run < RUNS; run++) await session.execute(canary(ALIASES.text))
  await session.executePrepared(canary(ALIASES.prepared), RUNS)
  const counted = async (alias: string) => {
    const count = await session.value(`SELECT SUM(COUNT_STAR) FROM ${DIGESTS} WHERE DIGEST_TEXT LIKE '%${alias}%'`)
    return Number(count ?? 0) >= RUNS
  }
  const found = { text: await counted(ALIASES.text), prepared: await counted(ALIASES.prepared) }
  await session.execute(`TRUNCATE TABLE ${DIGESTS}`)
  return found
}

/** Needs no table, as not every dataset has the same ones. */
function canary(alias: string): string {
  return `SELECT c AS ${alias} FROM (SELECT 1 AS c) AS one WHERE c = 1`
}
