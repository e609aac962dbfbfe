/** Arms that are conducted, and what is noticed of those that hang without ending. */
import type { ScheduledTurn } from '../../core/plan/turns.ts'
import { threadsText } from '../../core/wording/figures.ts'
import { MeasurementError } from '../../errors.ts'
import { sleep } from '../machine/clock.ts'
import type { CompletedTurn } from './board.ts'
import type { Load } from './load.ts'

/** How long a server may take to answer after a turn in which nothing was completed. */
const ANSWER_TIMEOUT_MS = 1000
/** How long it may take until the end of a server is known, that of a container through its engine. */
const BLAME_MS = 2000
/** A turn holds many transactions of every thread; threads that stay without one are lost. */
const IDLE_SHARE = 0.05
const IDLE_TURNS = 3
/** And for so long: a disk that others keep busy may hold up a query that writes temporary files for some seconds. */
const IDLE_NS = 15e9
/** Turns are that long because queries are; one of those may once take several times as long. */
const IDLE_PER_TURN = 8

/** What the conductor needs of an arm: its load, and a hold on its server. */
export interface ConductedArm {
  readonly name: string
  /** The same of all arms that share a server. */
  readonly load: Load
  readonly freeze: () => void
  readonly thaw: () => void
  /** Rejects when the server no longer answers. */
  readonly ping: () => Promise<void>
}

/** A turn that is over, or nearly. */
export interface WatchedTurn {
  readonly turn: Pick<ScheduledTurn, 'startNs' | 'endNs' | 'block'>
  readonly arm: ConductedArm
}

/** Notices what hangs without ending. */
export class HangWatch {
  /** Turns in a row in which an arm's threads idled, and when the first of them began. */
  readonly #idle = new Map<ConductedArm, { readonly turns: number; readonly sinceNs: number }>()

  /** Whether the threads of an arm idled in its last turn, so that it may hang. */
  get isDoubtful(): boolean {
    return this.#idle.size > 0
  }

  /** A turn without any completion may be a stalled disk, or a server that hangs. */
  async requireAnswer(watched: WatchedTurn): Promise<void> {
    let timer: NodeJS.Timeout | undefined
    const timeout = new Promise<never>((_, reject) => {
      timer = setTimeout(reject, ANSWER_TIMEOUT_MS, new Error('no answer within 1 s'))
    })
    try {
      await Promise.race([watched.arm.ping(), timeout])
    } catch (cause) {
      throw hanging(
        watched,
        `completed no transaction and its server does not answer (${(cause as Error).message})`,
        cause,
      )
    } finally {
      clearTimeout(timer)
    }
  }

  requireThreads(watched: WatchedTurn, { idleThreads, transactions }: CompletedTurn): void {
    const { arm, turn } = watched
    if (idleThreads <= IDLE_SHARE * arm.load.board.threads) {
      this.#idle.delete(arm)
      return
    }
    const { turns: before, sinceNs } = this.#idle.get(arm) ?? { turns: 0, sinceNs: turn.startNs }
    const turns = before + 1
    this.#idle.set(arm, { turns, sinceNs })
    const idleNs = turn.endNs - sinceNs
    const turnNs = turn.endNs - turn.startNs
    if (turns < IDLE_TURNS || idleNs < Math.max(IDLE_NS, IDLE_PER_TURN * turnNs)) return
    const who = transactions === 0 ? 'no thread' : `${idleThreads} of ${threadsText([arm.load.board.threads])}`
    const did = transactions === 0 ? 'completed' : 'did not complete'
    throw hanging(
      watched,
      `${who} ${did} a transaction in ${turns} turns in a row, for ${Math.round(idleNs / 1e9)} s; its server answers, so ` +
        'sysbench hangs',
    )
  }
}

/** What watches turns while they run. */
export interface TurnWatch {
  readonly hanging: HangWatch
  /** Rejects when a server or sysbench ends; that ends the turns at once. */
  readonly failed: Promise<never>
}

/** A server that has ended loses its connections too; whoever watches its process says so first. */
export async function blamingOthersFirst(work: Promise<void>): Promise<void> {
  try {
    await work
  } catch (error) {
    if (error instanceof MeasurementError) await sleep(BLAME_MS)
    throw error
  }
}

function hanging({ arm, turn }: WatchedTurn, what: string, cause?: unknown): MeasurementError {
  const seconds = ((turn.endNs - turn.startNs) / 1e9).toFixed(2)
  return new MeasurementError(`${arm.name}: ${what} (block ${turn.block}, turns of ${seconds} s)`, {
    step: 'drive load',
    arm: arm.name,
    command: arm.load.child.command,
    output: arm.load.child.output,
    cause,
  })
}
