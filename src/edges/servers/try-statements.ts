/**
 * Statements of applications, tried before anything is measured: a change that makes a server refuse them breaks
 * applications, however fast the server is.
 */
import { ENDLESS } from '../../core/wording/failing-text.ts'
import type { SqlRefusal } from '../../errors.ts'
import { Session } from './connection.ts'
import type { RunningServer } from './running-server.ts'
import { ordinaryAddress, SERVER_SCHEMA } from './server-address.ts'
import { refusalIn, SOON } from './sql-refusal.ts'
import { type CatalogueTries, refusedForms } from './try-catalogue.ts'

const TABLE = `${SERVER_SCHEMA}.qpsgate_tried`
const ADD = `UPDATE ${TABLE} SET n = n + 1 WHERE id = 1`
/** Statements of two clients, in this order: the second client meets the rows and locks that the first has left. */
const TRIED: readonly (readonly [client: 0 | 1, sql: string])[] = [
  [0, `CREATE TABLE ${TABLE} (id INT PRIMARY KEY, n INT NOT NULL) ENGINE = InnoDB`],
  [0, `INSERT INTO ${TABLE} VALUES (1, 0), (2, 0)`],
  [0, `SELECT n FROM ${TABLE} WHERE id = 1`],
  [0, ADD],
  [1, ADD],
  [1, 'BEGIN'],
  [1, `SELECT n FROM ${TABLE} WHERE id = 1 FOR UPDATE`],
  [1, ADD],
  [1, 'COMMIT'],
  [1, `DELETE FROM ${TABLE} WHERE id = 2`],
  [0, `DROP TABLE ${TABLE}`],
]
/**
 * Applications send larger statements than this, and no server's default limit is below 1 MiB, so only a changed limit
 * refuses it.
 */
const LARGE_BYTES = 64 * 1024
/** Error number of a server that lets no client write, such as a replica in production. */
const READ_ONLY = 1290

/**
 * Tries the statements of applications, up to the first that the server refuses. If it takes them all, also tries the
 * catalogue.
 *
 * @param tries undefined: no catalogue
 */
export async function tryStatements(
  { address, session }: RunningServer,
  tries?: CatalogueTries,
): Promise<readonly SqlRefusal[]> {
  const refused = await firstRefusal(address)
  // The clients' connections are closed by now, so no open transaction locks the table.
  if (refused !== undefined && refused.code !== READ_ONLY)
    await session.execute(`DROP TABLE IF EXISTS ${TABLE}`).catch(() => {})
  if (refused !== undefined) return [refused]
  return tries === undefined ? [] : refusedForms({ address, session }, tries)
}

/**
 * Switches read_only off if the server refused statements because of it; otherwise no workload that writes could run.
 */
export async function letWrite({ session }: RunningServer, refused: readonly SqlRefusal[]): Promise<void> {
  if (refused.some(({ code }) => code === READ_ONLY)) await session.execute('SET GLOBAL read_only = OFF')
}

/**
 * Whether two refusals are the same. Trying the statements of applications ends at the first refusal, so their error
 * numbers decide. Of the catalogue each form is tried, so the form decides.
 */
export function isRefusedAlike(one: SqlRefusal, other: SqlRefusal): boolean {
  return one.form === other.form && (one.form !== undefined || one.code === other.code)
}

/**
 * The first refusal that is not in `before`, with the forms of the others: only these may be due to the change.
 *
 * @param isSameScenario whether `before` is of the same scenario, because the server of another scenario may refuse
 *   other forms without any change
 */
export function newRefusal(
  now: readonly SqlRefusal[],
  before: readonly SqlRefusal[],
  isSameScenario = true,
): SqlRefusal | undefined {
  const [first, ...others] = differing(now, before, isSameScenario)
  return first && { ...first, others: others.flatMap(({ form }) => form ?? []) }
}

/** Forms that a server of the same scenario refused before, and takes now. */
export function formsGained(now: readonly SqlRefusal[], before: readonly SqlRefusal[]): string[] {
  return differing(before, now, true).flatMap(({ form }) => form ?? [])
}

function differing(some: readonly SqlRefusal[], others: readonly SqlRefusal[], isSameScenario: boolean): SqlRefusal[] {
  // A server that refused a statement of applications was not asked about the catalogue, so nothing of it is known.
  const isOfCatalogue = ({ form }: SqlRefusal) => form !== undefined
  const knowsForms = isSameScenario && others.every(isOfCatalogue)
  // What takes too long on one side takes nearly as long on the other.
  const isEndless = ({ form, code }: SqlRefusal) => form !== undefined && code === ENDLESS
  return some.filter(
    (refused) =>
      (knowsForms || !isOfCatalogue(refused)) &&
      !isEndless(refused) &&
      !others.some((another) => isRefusedAlike(refused, another)),
  )
}

async function firstRefusal(address: RunningServer['address']): Promise<SqlRefusal | undefined> {
  let what = 'a connection'
  try {
    await using one = await Session.open(ordinaryAddress(address))
    await using other = await Session.open(ordinaryAddress(address))
    const clients = [one, other]
    for (const client of clients) await client.execute(SOON)
    for (const [client, sql] of TRIED) {
      what = sql
      await clients[client]?.execute(sql)
    }
    what = 'a statement of 64 KiB'
    await other.execute(`SELECT LENGTH('${'x'.repeat(LARGE_BYTES)}')`)
    return undefined
  } catch (error) {
    return refusalIn(error, what)
  }
}
