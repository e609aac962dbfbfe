/**
 * Compares all arms' answers to TPC-H's queries, because an arm with another answer is not faster or slower, but wrong.
 */
import { createHash } from 'node:crypto'
import { familyOf } from '../../core/families/families.ts'
import type { Product } from '../../core/families/family.ts'
import { type Answer, answerOf, fillQuery } from '../../core/olap/tpch.ts'
import { MeasurementError } from '../../errors.ts'
import { shippedText } from '../files/shipped.ts'
import type { Session } from '../servers/connection.ts'

/**
 * Time limit of a query in seconds. A query that takes longer is not measured, because a run could repeat it too
 * seldom.
 */
export const QUERY_TIMEOUT_SECONDS = 60
/** Numbers of the errors for a query that exceeded its time, of MySQL and of MariaDB. */
const TOOK_TOO_LONG = new Set([3024, 1969])

interface AnsweringArm {
  readonly name: string
  readonly product: Product
  readonly session: Session
  /** Switches a shared server to the settings of this arm, which must hold while it answers. */
  readonly enter: () => Promise<unknown>
}

interface ArmAnswer {
  readonly arm: string
  readonly answer: Answer
}

interface CheckAnswersRequest {
  readonly arms: readonly AnsweringArm[]
  readonly schema: string
  readonly queries: readonly number[]
  readonly scale: number
  /** Time limit of a query in seconds; default: that of a measured query. */
  readonly timeoutSeconds?: number
}

/**
 * Outcome of a query in all arms: the seconds of the slowest arm, or the name of an arm that did not answer in time.
 */
export interface QueryOutcome {
  readonly seconds: number
  readonly lateIn?: string
}

/**
 * Compares the answers of all arms to each query. A query that one arm does not answer in time is measured in no arm.
 *
 * @returns the outcome of each query, by its number
 * @throws MeasurementError if two arms answer differently, or a server refuses a query
 */
export async function requireAnswers({
  arms,
  schema,
  queries,
  scale,
  timeoutSeconds = QUERY_TIMEOUT_SECONDS,
}: CheckAnswersRequest): Promise<ReadonlyMap<number, QueryOutcome>> {
  const first = new Map<string, ArmAnswer>()
  const outcomes = new Map<number, QueryOutcome>()
  for (const { name, product, session, enter } of arms) {
    await enter()
    await session.execute(`USE ${schema}`)
    await session.execute(familyOf(product).timeLimit(timeoutSeconds))
    for (const number of queries.filter((each) => outcomes.get(each)?.lateIn === undefined)) {
      const query = `q${String(number).padStart(2, '0')}`
      const began = performance.now()
      const answer = await ask(session, name, query, fillQuery(shippedText('tpch', 'queries', `${query}.sql`), scale))
      const seconds = Math.max(outcomes.get(number)?.seconds ?? 0, (performance.now() - began) / 1000)
      outcomes.set(number, answer === 'late' ? { seconds, lateIn: name } : { seconds })
      if (answer === 'late') continue
      const expected = first.get(query) ?? { arm: name, answer }
      first.set(query, expected)
      if (expected.answer.rows !== answer.rows || expected.answer.checksum !== answer.checksum)
        throw differing(query, { arm: name, answer }, expected)
    }
  }
  return outcomes
}

async function ask(session: Session, arm: string, query: string, sql: string): Promise<Answer | 'late'> {
  try {
    return answerOf(await session.arrays(sql), (text) => createHash('sha256').update(text).digest('hex'))
  } catch (cause) {
    if (TOOK_TOO_LONG.has((cause as { errno?: number }).errno ?? 0)) return 'late'
    throw new MeasurementError(`${arm}: the server refuses ${query}; it says: ${(cause as Error).message}`, {
      step: 'check answers',
      arm,
      cause,
    })
  }
}

/** Failure of one cell, because an arm takes too long for its query. Other cells are still measured. */
export function tooLong(workload: string, arm: string): MeasurementError {
  return new MeasurementError(
    `it takes longer than ${QUERY_TIMEOUT_SECONDS} s in ${arm}; leave ${workload} out with --workloads, or take fewer data`,
    { step: 'warm up', arm, isOfCell: true },
  )
}

function differing(query: string, { arm, answer }: ArmAnswer, expected: ArmAnswer): MeasurementError {
  const text = ({ rows, checksum }: Answer) => `${rows} rows with checksum ${checksum}`
  return new MeasurementError(
    `${arm} answers ${query} with ${text(answer)}, unlike ${expected.arm}: ${text(expected.answer)}; times of different answers are not compared`,
    { step: 'check answers', arm },
  )
}
