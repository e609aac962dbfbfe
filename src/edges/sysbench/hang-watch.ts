/** Detects servers and loads that hang without ending. */

import { count } from '../../core/figures.ts'
import { sum } from '../../core/stats/vectors.ts'
import { ENDLESS } from '../../core/wording/failing-text.ts'
import { MeasurementError, type MeasurementFailure } from '../../errors.ts'
import { orAborted } from '../machine/abortable.ts'
import { sleep } from '../machine/clock.ts'
import type { Load } from './load.ts'

/** Milliseconds that a server gets to answer after it completed nothing for a while. */
const ANSWER_TIMEOUT_MS = 1000
/**
 * Milliseconds that a thread may run on a CPU before the next one runs. A thread may wait until all others have run.
 */
const TURN_MS = 10
/** Milliseconds between checks whether paused clients have ended their transactions. */
const DRAIN_POLL_MS = 1
/**
 * Milliseconds until qpsgate notices the end of a server. The end of a container is reported by the container engine.
 */
const BLAME_MS = 2000
/**
 * The same time after a lost connection, which mostly means that a server ended. A busy container engine reports the
 * end late.
 */
const LOST_BLAME_MS = 10_000
const LOST_CONNECTION = /the connection to .* was lost/
/** Maximum share of a load's threads that may complete nothing. If more complete nothing, the load hangs. */
const IDLE_SHARE = 0.05
/**
 * Seconds after which idle threads count as hanging. There are so many, because on a busy disk a query that writes
 * temporary files may stop for seconds.
 */
const IDLE_SECONDS = 15
/**
 * Number of blocks for which threads may be idle. A block lasts as long as usual queries, or a part of the time that
 * fills a redo log. A single query may take several times as long. A server with a full log wrote pages to a busy disk
 * for more than eight blocks.
 */
const IDLE_PER_BLOCK = 30
/** Seconds that a few last clients get to end their transactions, because they wait up to 50 s for an InnoDB lock. */
const LAST_CLIENTS_SECONDS = 60

export interface ArmUnderLoad {
  readonly name: string
  /** The arm's load, which is shared by all arms of the same server. */
  readonly load: Load
  freeze(): void
  thaw(): void
  /** Rejects when the server no longer answers. */
  ping(): Promise<void>
}

/** Time of an arm's turns since the last call of `look`. */
interface TurnTime {
  readonly seconds: number
  /** Time of the arm's turns in a single block. */
  readonly blockSeconds: number
}

/** A client's completed transactions, and the seconds of its arm's turns since it completed the last one. */
interface Client {
  readonly transactions: number
  readonly seconds: number
}

/** Detects, at each call of `look`, a server or a load that hangs without ending. */
export class HangWatch {
  readonly #clients = new Map<Load, readonly Client[]>()
  readonly #doubtful = new Set<Load>()

  /** Whether clients of an arm were idle at the last call of `look`, so that the arm may hang. */
  get isDoubtful(): boolean {
    return this.#doubtful.size > 0
  }

  /**
   * Checks an arm after its turns.
   *
   * @param arms all arms that had turns in the same time
   * @throws MeasurementError if the arm's server or its sysbench hangs
   */
  async look(arm: ArmUnderLoad, time: TurnTime, arms: readonly ArmUnderLoad[]): Promise<void> {
    const { load } = arm
    const before = this.#clients.get(load) ?? []
    const clients = load.board.completed().map((transactions, thread): Client => {
      const { transactions: earlier, seconds } = before[thread] ?? { transactions: 0, seconds: 0 }
      return { transactions, seconds: transactions === earlier ? seconds + time.seconds : 0 }
    })
    this.#clients.set(load, clients)
    if (clients.every(({ seconds }) => seconds > 0)) {
      arm.thaw()
      await requireAnswer(arm, time.seconds, turnOfEach([arm])).finally(() => arm.freeze())
    }
    const turnSeconds = turnOfEach(arms) / 1000
    const idle = clients.map(({ seconds }) => seconds).filter((seconds) => seconds > 0 && seconds >= turnSeconds)
    const most = IDLE_SHARE * clients.length
    if (idle.length > most) this.#doubtful.add(load)
    else this.#doubtful.delete(load)
    const leastSeconds = Math.max(IDLE_SECONDS, IDLE_PER_BLOCK * time.blockSeconds)
    const lost = idle.filter((seconds) => seconds >= leastSeconds)
    if (lost.length > most) throw idling(arm, lost.length, Math.min(...lost))
  }
}

/**
 * Requires an answer from a server that completes nothing. Its disk may have stalled, which is no failure, but the
 * server may also hang.
 */
async function requireAnswer(arm: ArmUnderLoad, seconds: number, turnsMs: number): Promise<void> {
  const mostMs = Math.max(ANSWER_TIMEOUT_MS, turnsMs)
  const late = AbortSignal.timeout(mostMs)
  try {
    await orAborted(arm.ping(), late)
  } catch (cause) {
    const why = late.aborted ? `no answer within ${mostMs / 1000} s` : (cause as Error).message
    throw hanging(arm, seconds, `completed no transaction and its server does not answer (${why})`, { cause })
  }
}

/**
 * Waits until paused clients have ended their transactions. The clients of all arms share the CPUs, so most
 * transactions end shortly before the last.
 *
 * @param mostSeconds maximum wait, in addition to the time in which the CPUs serve every thread once; the last few
 *   clients get more
 * @throws MeasurementError if a server or sysbench hangs; the signal's reason
 */
export async function drainClients(
  arms: readonly ArmUnderLoad[],
  signal: AbortSignal,
  mostSeconds = IDLE_SECONDS,
): Promise<void> {
  const turnsMs = turnOfEach(arms)
  const drainedArm = async (arm: ArmUnderLoad) => {
    const { board } = arm.load
    const began = performance.now()
    let asked = began
    while (board.progress().busy > 0) {
      await sleep(DRAIN_POLL_MS, signal)
      const now = performance.now()
      if (now - asked < ANSWER_TIMEOUT_MS) continue
      asked = now
      const seconds = (now - began) / 1000
      await requireAnswer(arm, seconds, turnsMs)
      const { busy } = board.progress()
      const areFew = busy <= IDLE_SHARE * board.threads
      const most = (areFew ? Math.max(mostSeconds, LAST_CLIENTS_SECONDS) : mostSeconds) + turnsMs / 1000
      if (seconds > most) throw idling(arm, busy, seconds)
    }
  }
  await Promise.all(arms.map(drainedArm))
}

/** Milliseconds in which the CPUs serve every thread of these arms once. */
function turnOfEach(arms: readonly ArmUnderLoad[]): number {
  return TURN_MS * sum(arms.map(({ load }) => load.board.threads))
}

/**
 * Awaits the work. If it fails, the error is delayed, so that the watch on processes can first report a server whose
 * end has caused the failure.
 */
export async function blamingOthersFirst<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    if (error instanceof MeasurementError) await sleep(LOST_CONNECTION.test(error.message) ? LOST_BLAME_MS : BLAME_MS)
    throw error
  }
}

function idling(arm: ArmUnderLoad, idle: number, seconds: number): MeasurementError {
  const { board, workload } = arm.load
  const { threads } = board
  const who = idle === threads ? 'no thread completed' : `${idle} of ${count(threads, 'thread')} did not complete`
  const says = `${who} a transaction in ${Math.round(seconds)} s, although the server answers`
  const endless = { code: ENDLESS, says, what: workload, threads }
  const what = `${who} a transaction in ${Math.round(seconds)} s; its server answers, so sysbench hangs`
  return hanging(arm, seconds, what, { refused: endless })
}

/** @param seconds time for which the arm ran */
function hanging(
  { name, load }: ArmUnderLoad,
  seconds: number,
  what: string,
  more: Pick<MeasurementFailure, 'cause' | 'refused'> = {},
): MeasurementError {
  return new MeasurementError(`${name}: ${what} (it ran for ${seconds.toFixed(2)} s)`, {
    step: 'drive load',
    arm: name,
    ...load.child.outcome,
    ...more,
  })
}
