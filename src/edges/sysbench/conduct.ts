/** Conducts the turns of one cell: publishes the timetable, freezes who is not on turn, reads each slice as it ends. */
import { type ScheduledTurn, type TurnLengths, timetable } from '../../core/plan/turns.ts'
import { MeasurementError } from '../../errors.ts'
import { monotonicNs, sleep, sleepUntilNs } from '../machine/clock.ts'
import type { Completed } from './board.ts'
import type { Load } from './load.ts'

/** A thawed server needs a moment to catch up with its timers before its turn begins. */
const THAW_AHEAD_NS = 4e6
/** From the publishing of a timetable to its first turn, beyond the time the threads need to see it. */
const LEAD_NS = 20e6
/** How long a server may take to answer after a turn in which nothing was completed. */
const ANSWER_TIMEOUT_MS = 1000
/** How long it may take until the end of a server is known, that of a container through its engine. */
const BLAME_MS = 2000
/** A turn holds many transactions of every thread; threads that stay without one are lost. */
const IDLE_SHARE = 0.05
const IDLE_TURNS = 3

/** What the conductor needs of an arm. */
export interface ConductedArm {
  readonly name: string
  readonly load: Load
  readonly freeze: () => void
  readonly thaw: () => void
  /** Rejects when the server no longer answers. */
  readonly ping: () => Promise<void>
}

export interface ConductedSlice extends Completed {
  readonly turn: ScheduledTurn
  /** The server was thawed only after counting had begun: our delay, not the arm's. */
  readonly lateThaw: boolean
}

export interface Listener {
  readonly onSlice: (slice: ConductedSlice) => void
  /** Called in the gap before a block, when every server is frozen; must be done within a few milliseconds. */
  readonly onIdle?: ((block: number) => void) | undefined
}

/**
 * Runs blocks of turns to their end. Servers are left thawed, whatever happens.
 *
 * @param orders the order of the arms, block by block
 * @param failed rejects when a server or sysbench ends; that ends the turns at once
 */
export async function conduct(
  arms: readonly ConductedArm[],
  orders: readonly (readonly number[])[],
  lengths: TurnLengths,
  failed: Promise<never>,
  { onSlice, onIdle }: Listener,
): Promise<void> {
  const stopped = new AbortController()
  const lead = LEAD_NS + Math.max(...arms.map(({ load }) => load.board.pollNs))
  const turns = timetable(orders, lengths, monotonicNs() + lead)
  const steps = publish(arms, turns)
  try {
    for (const arm of arms) arm.freeze()
    await Promise.race([walk(steps, { onSlice, onIdle }, stopped.signal), failed])
  } finally {
    stopped.abort()
    for (const arm of arms) arm.thaw()
  }
}

/** A turn with its arm and its number on the arm's board. */
interface Step {
  readonly turn: ScheduledTurn
  readonly arm: ConductedArm
  readonly number: number
}

function publish(arms: readonly ConductedArm[], turns: readonly ScheduledTurn[]): Step[] {
  const next = arms.map(({ load }) => load.board.published)
  const steps = turns.map((turn): Step => {
    const number = next[turn.arm] ?? 0
    next[turn.arm] = number + 1
    return { turn, number, arm: arms[turn.arm] as ConductedArm }
  })
  for (const [index, { load }] of arms.entries()) load.board.publish(turns.filter((turn) => turn.arm === index))
  return steps
}

async function walk(steps: readonly Step[], { onSlice, onIdle }: Listener, signal: AbortSignal): Promise<void> {
  const watch = new Watch()
  let previous: { step: Step; lateThaw: boolean } | undefined
  const collectPrevious = () => {
    if (previous === undefined) return
    const { step, lateThaw } = previous
    const completed = step.arm.load.board.completedIn(step.number)
    onSlice({ ...completed, turn: step.turn, lateThaw })
    watch.requireThreads(step, completed)
  }
  for (const step of steps) {
    const { turn, arm } = step
    if (turn.afterProbe && previous !== undefined) {
      await sleepUntilNs(previous.step.turn.endNs + rampNs(turn), signal)
      previous.step.arm.freeze()
      collectPrevious()
      previous = undefined
    }
    if (turn.afterProbe) onIdle?.(turn.block)
    await sleepUntilNs(turn.startNs - THAW_AHEAD_NS, signal)
    arm.thaw()
    const lateThaw = monotonicNs() > turn.countedFromNs
    await sleepUntilNs(turn.countedFromNs, signal)
    // The previous arm's transactions in flight are done by now: the ramp is twice their 95th percentile.
    if (previous !== undefined && previous.step.arm !== arm) previous.step.arm.freeze()
    collectPrevious()
    previous = { step, lateThaw }
    await sleepUntilNs(turn.endNs, signal)
    if (arm.load.board.completedIn(step.number).transactions === 0) await watch.requireAnswer(step)
  }
  const last = steps.at(-1)?.turn
  if (last !== undefined) await sleepUntilNs(last.endNs + rampNs(last), signal)
  collectPrevious()
}

/** Long enough for an arm's transactions in flight to be done. */
function rampNs({ startNs, countedFromNs }: ScheduledTurn): number {
  return countedFromNs - startNs
}

/** Notices what hangs without ending. */
class Watch {
  readonly #idleTurns = new Map<ConductedArm, number>()

  /** A turn without any completion may be a stalled disk, or a server that hangs. */
  async requireAnswer(step: Step): Promise<void> {
    let timer: NodeJS.Timeout | undefined
    const timeout = new Promise<never>((_, reject) => {
      timer = setTimeout(reject, ANSWER_TIMEOUT_MS, new Error('no answer within 1 s'))
    })
    try {
      await Promise.race([step.arm.ping(), timeout])
    } catch (cause) {
      // A server that has ended does not answer either; whoever watches its process says so first.
      await sleep(BLAME_MS)
      throw hanging(
        step,
        `completed no transaction and its server does not answer (${(cause as Error).message})`,
        cause,
      )
    } finally {
      clearTimeout(timer)
    }
  }

  requireThreads(step: Step, { idleThreads, transactions }: Completed): void {
    const { arm } = step
    const idle = idleThreads > IDLE_SHARE * arm.load.board.threads
    const turns = idle ? (this.#idleTurns.get(arm) ?? 0) + 1 : 0
    this.#idleTurns.set(arm, turns)
    if (turns < IDLE_TURNS) return
    const who = transactions === 0 ? 'no thread' : `${idleThreads} of ${arm.load.board.threads} threads`
    const did = transactions === 0 ? 'completed' : 'did not complete'
    throw hanging(
      step,
      `${who} ${did} a transaction in ${IDLE_TURNS} turns in a row; its server answers, so sysbench hangs`,
    )
  }
}

function hanging({ arm, turn }: Step, what: string, cause?: unknown): MeasurementError {
  const seconds = ((turn.endNs - turn.startNs) / 1e9).toFixed(2)
  return new MeasurementError(`${arm.name}: ${what} (block ${turn.block}, turns of ${seconds} s)`, {
    step: 'drive load',
    arm: arm.name,
    command: arm.load.child.command,
    output: arm.load.child.output,
    cause,
  })
}
