/**
 * Measures the computing power of a server by SQL: the checksums that it computes with all of its CPUs busy, in units
 * of 10,000 a second, which the report uses. The checksum is CRC32, which needs no library. MD5 and SHA2 come from
 * OpenSSL 3 and wait for its locks, so that two CPUs computed no more of them than one.
 */
import { isFailure } from '../../errors.ts'
import { isRefusal } from '../switching/switched-server.ts'
import type { Session } from './connection.ts'

const UNIT = 10_000
const CHECKSUM = "CRC32('qpsgate')"
const FIRST_CHECKSUMS = 200_000
/**
 * Seconds of each step that shows whether more connections compute more, and seconds of the final count. The count
 * spans several periods of a container's CPU quota, because the rate changes within a period.
 */
const [STEP_SECONDS, COUNT_SECONDS] = [0.1, 0.6]
const MOST_CONNECTIONS = 256
/** Factor by which the rate must grow with twice as many connections. After two steps with less, all CPUs are busy. */
const NO_MORE = 1.1
const STEPS_IN_VAIN = 2

/** @returns undefined if the server refuses to count */
export async function countCapacity(session: Session): Promise<number | undefined> {
  await using opened = new AsyncDisposableStack()
  const sessions: Session[] = []
  try {
    let best = 0
    for (let inVain = 0; inVain < STEPS_IN_VAIN && sessions.length < MOST_CONNECTIONS; ) {
      const more = await openMore(session, Math.max(1, sessions.length))
      // The server has no more connections to spare.
      if (more.length === 0) break
      for (const each of more) sessions.push(opened.use(each))
      const rate = await rateOf(sessions, best === 0 ? FIRST_CHECKSUMS : best * STEP_SECONDS)
      inVain = rate < NO_MORE * best ? inVain + 1 : 0
      best = Math.max(best, rate)
    }
    const counted = best === 0 ? 0 : await rateOf(sessions, best * COUNT_SECONDS)
    return counted === 0 ? undefined : counted / UNIT
  } catch (error) {
    if (isRefusal(error) || isFailure(error)) return undefined
    throw error
  }
}

async function openMore(session: Session, many: number): Promise<Session[]> {
  const openings = await Promise.allSettled(Array.from({ length: many }, () => session.another()))
  return openings.flatMap((opening) => (opening.status === 'fulfilled' ? opening.value : []))
}

/** Checksums a second of all connections together; 0 if a server ends such a statement before it is done. */
async function rateOf(sessions: readonly Session[], checksums: number): Promise<number> {
  const each = Math.ceil(checksums / sessions.length)
  const began = performance.now()
  const answers = await Promise.all(sessions.map((session) => session.value(`SELECT BENCHMARK(${each}, ${CHECKSUM})`)))
  const seconds = (performance.now() - began) / 1000
  return answers.every((answer) => answer === '0') ? (each * sessions.length) / seconds : 0
}
