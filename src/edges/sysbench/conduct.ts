/** Conducts the turns of one cell: publishes the timetable, freezes who is not on turn, reads each slice as it ends. */
import type { ScheduledTurn } from '../../core/plan/turns.ts'
import { MeasurementError } from '../../errors.ts'
import { monotonicNs, sleepUntilNs } from '../system/clock.ts'
import type { Completed } from './board.ts'
import type { Load } from './load.ts'

/** A thawed server needs a moment to catch up with its timers before its turn begins. */
const THAW_AHEAD_NS = 4e6
/** Time for the threads to take up a timetable (they look every 5 ms) and for the first thaw. */
export const LEAD_NS = 25e6
/** How long a server may take to answer after a turn in which nothing was completed. */
const ANSWER_TIMEOUT_MS = 1000

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

/**
 * Runs a timetable to its end. Servers are left thawed, whatever happens.
 *
 * @param failed rejects when a server or sysbench ends; that ends the turns at once
 */
export async function conduct(
  arms: readonly ConductedArm[],
  turns: readonly ScheduledTurn[],
  failed: Promise<never>,
  onSlice: (slice: ConductedSlice) => void,
): Promise<void> {
  const stopped = new AbortController()
  const published = publish(arms, turns)
  try {
    await Promise.race([walk(arms, turns, published, onSlice, stopped.signal), failed])
  } finally {
    stopped.abort()
    for (const arm of arms) arm.thaw()
  }
}

/** Gives every arm its turns; returns, for each turn of the timetable, its number on the arm's board. */
function publish(arms: readonly ConductedArm[], turns: readonly ScheduledTurn[]): number[] {
  const end = turns.at(-1)?.endNs ?? 0
  const numbers = turns.map(() => 0)
  for (const [index, { load }] of arms.entries()) {
    const own = turns.map((turn, at) => ({ turn, at })).filter(({ turn }) => turn.arm === index)
    const first = load.board.published
    for (const [offset, { at }] of own.entries()) numbers[at] = first + offset
    load.board.sleepUntil(end)
    load.board.publish(own.map(({ turn }) => turn))
  }
  return numbers
}

async function walk(
  arms: readonly ConductedArm[],
  turns: readonly ScheduledTurn[],
  numbers: readonly number[],
  onSlice: (slice: ConductedSlice) => void,
  signal: AbortSignal,
): Promise<void> {
  for (const arm of arms) arm.freeze()
  const empty = arms.map(() => 0)
  let previous: { arm: ConductedArm; collect: () => Completed } | undefined
  for (const [at, turn] of turns.entries()) {
    const arm = arms[turn.arm] as ConductedArm
    await sleepUntilNs(turn.startNs - THAW_AHEAD_NS, signal)
    arm.thaw()
    const lateThaw = monotonicNs() > turn.countedFromNs
    await sleepUntilNs(turn.countedFromNs, signal)
    // The previous arm's transactions in flight are done by now: the ramp is twice their 95th percentile.
    if (previous !== undefined && previous.arm !== arm) previous.arm.freeze()
    previous?.collect()
    const collect = () => {
      const slice = arm.load.board.completedIn(numbers[at] as number)
      empty[turn.arm] = slice.transactions === 0 ? (empty[turn.arm] ?? 0) + 1 : 0
      onSlice({ ...slice, turn, lateThaw })
      return slice
    }
    previous = { arm, collect }
    await sleepUntilNs(turn.endNs, signal)
    if (arm.load.board.completedIn(numbers[at] as number).transactions === 0)
      await requireLife(arm, turn, empty[turn.arm] ?? 0)
  }
  const last = turns.at(-1)
  if (last !== undefined) await sleepUntilNs(last.endNs + (last.countedFromNs - last.startNs), signal)
  previous?.collect()
}

/** A single turn without a completion may be a stalled disk; a server or sysbench that hangs is not measured on. */
async function requireLife(arm: ConductedArm, turn: ScheduledTurn, emptyBefore: number): Promise<void> {
  const seconds = ((turn.endNs - turn.startNs) / 1e9).toFixed(2)
  const hangs = (why: string, cause?: unknown) =>
    new MeasurementError(
      `${arm.name} completed no transaction in its turn of ${seconds} s (block ${turn.block}): ${why}`,
      {
        step: 'drive load',
        arm: arm.name,
        output: arm.load.child.output,
        cause,
      },
    )
  const timeout = new Promise<never>((_, reject) =>
    setTimeout(reject, ANSWER_TIMEOUT_MS, new Error('no answer within 1 s')).unref(),
  )
  try {
    await Promise.race([arm.ping(), timeout])
  } catch (cause) {
    throw hangs(`its server does not answer (${(cause as Error).message})`, cause)
  }
  if (emptyBefore > 0) throw hangs('the server answers, but its load hangs for the second turn in a row')
}
