/** Signs of servers and loads that hang without ending. */
import { threadsText } from '../../core/wording/figures.ts'
import { MeasurementError } from '../../errors.ts'
import { orAborted } from '../machine/abortable.ts'
import { sleep } from '../machine/clock.ts'
import type { Load } from './load.ts'

/** How long a server may take to answer after a while in which nothing was completed. */
const ANSWER_TIMEOUT_MS = 1000
/** Interval between checks whether paused clients have ended their transactions, and the limit for that. */
const DRAIN_POLL_MS = 1
/** How long it may take until the end of a server is known, that of a container through its engine. */
const BLAME_MS = 2000
/** A lost connection is mostly the end of a server, which a busy engine tells late. */
const LOST_BLAME_MS = 10_000
const LOST_CONNECTION = /the connection to .* was lost/
/** Many transactions of every thread were to end between two looks; threads that stay without one are lost. */
const IDLE_SHARE = 0.05
const IDLE_LOOKS = 3
/** And for so long: a disk that others keep busy may hold up a query that writes temporary files for some seconds. */
const IDLE_SECONDS = 15
/** Blocks are this long because queries are; one of those may take several times as long once. */
const IDLE_PER_BLOCK = 8

/** A driven server with its load. */
interface ConductedArm {
  readonly name: string
  /** The same of all arms that share a server. */
  readonly load: Load
  readonly freeze: () => void
  readonly thaw: () => void
  /** Rejects when the server no longer answers. */
  readonly ping: () => Promise<void>
}

/** Time that passed since the look before, while an arm had its turns. */
export interface RunTime {
  readonly seconds: number
  /** In a single block. */
  readonly blockSeconds: number
}

/** Detects what hangs without ending, look after look. */
export class HangWatch {
  readonly #completed = new Map<Load, readonly number[]>()
  readonly #idle = new Map<Load, Record<'looks' | 'seconds', number>>()

  /** Whether threads of an arm idled up to the last look, so that it may hang. */
  get isDoubtful(): boolean {
    return this.#idle.size > 0
  }

  /** Looks at an arm that was let run. @throws MeasurementError if its server or its sysbench hangs */
  async look(arm: ConductedArm, time: RunTime): Promise<void> {
    const { load } = arm
    const now = load.board.completed()
    const before = this.#completed.get(load) ?? []
    this.#completed.set(load, now)
    const idle = now.filter((transactions, thread) => transactions === (before[thread] ?? 0)).length
    if (idle === now.length) {
      arm.thaw()
      await requireAnswer(arm, time).finally(arm.freeze)
    }
    this.#requireThreads(arm, idle, time)
  }

  #requireThreads(arm: ConductedArm, idle: number, time: RunTime): void {
    const { load } = arm
    const { threads } = load.board
    if (idle <= IDLE_SHARE * threads) {
      this.#idle.delete(load)
      return
    }
    const before = this.#idle.get(load) ?? { looks: 0, seconds: 0 }
    const now = { looks: before.looks + 1, seconds: before.seconds + time.seconds }
    this.#idle.set(load, now)
    if (now.looks < IDLE_LOOKS || now.seconds < Math.max(IDLE_SECONDS, IDLE_PER_BLOCK * time.blockSeconds)) return
    throw idling(arm, idle, { ...time, seconds: now.seconds })
  }
}

/** Nothing completed may be a stalled disk, or a server that hangs. */
async function requireAnswer(arm: ConductedArm, time: RunTime): Promise<void> {
  const late = AbortSignal.timeout(ANSWER_TIMEOUT_MS)
  try {
    await orAborted(arm.ping(), late)
  } catch (cause) {
    const why = late.aborted ? 'no answer within 1 s' : (cause as Error).message
    throw hanging(arm, time, `completed no transaction and its server does not answer (${why})`, cause)
  }
}

/**
 * Waits until clients that were paused have ended their transactions.
 *
 * @param mostSeconds longest time for that
 * @throws MeasurementError if the server or sysbench hangs; the signal's reason
 */
export async function drained(arm: ConductedArm, signal: AbortSignal, mostSeconds = IDLE_SECONDS): Promise<void> {
  const began = performance.now()
  let asked = began
  while (arm.load.board.progress().busy > 0) {
    await sleep(DRAIN_POLL_MS, signal)
    const now = performance.now()
    if (now - asked < ANSWER_TIMEOUT_MS) continue
    asked = now
    const seconds = (now - began) / 1000
    await requireAnswer(arm, { seconds, blockSeconds: seconds })
    if (seconds > mostSeconds) throw idling(arm, arm.load.board.progress().busy, { seconds, blockSeconds: seconds })
  }
}

/** A server that has ended loses its connections too; the watch on its process reports it first. */
export async function blamingOthersFirst<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    if (error instanceof MeasurementError) await sleep(LOST_CONNECTION.test(error.message) ? LOST_BLAME_MS : BLAME_MS)
    throw error
  }
}

function idling(arm: ConductedArm, idle: number, time: RunTime): MeasurementError {
  const { threads } = arm.load.board
  const who = idle === threads ? 'no thread' : `${idle} of ${threadsText([threads])}`
  const did = idle === threads ? 'completed' : 'did not complete'
  const seconds = Math.round(time.seconds)
  return hanging(arm, time, `${who} ${did} a transaction in ${seconds} s; its server answers, so sysbench hangs`)
}

function hanging({ name, load }: ConductedArm, { seconds }: RunTime, what: string, cause?: unknown): MeasurementError {
  return new MeasurementError(`${name}: ${what} (it ran for ${seconds.toFixed(2)} s)`, {
    step: 'drive load',
    arm: name,
    ...load.child.told,
    cause,
  })
}
