/**
 * Conducts turns on servers that are switched between them. When a switch is over cannot be told beforehand, so each turn
 * is published just before it starts, and one whose switch takes long starts later.
 */
import type { TurnLengths } from '../../core/plan/turns.ts'
import { monotonicNs, sleepUntilNs } from '../machine/clock.ts'
import type { CompletedTurn } from './board.ts'
import {
  blamingOthersFirst,
  type ConductedArm,
  type HangWatch,
  type TurnWatch,
  type WatchedTurn,
} from './hang-watch.ts'

/** Time beyond what the threads need to see a turn. */
const LEAD_NS = 3e5
/** A thawed server needs a moment to catch up with its timers. */
const THAW_AHEAD_NS = 4e6
/** It finds the CPU's caches full of another server's data: without a longer ramp it would count 1 to 4 % less. */
const THAWED_RAMPS = 3

/** One turn to come. */
export interface SwitchedStep {
  readonly arm: ConductedArm
  readonly block: number
  /** Brings the server into the turn's state; answers with the number of its sessions' state on the arm's board. */
  readonly enter: () => Promise<number>
}

/** What was counted in one turn. */
export interface SwitchedSlice extends CompletedTurn {
  /** Place among the steps. */
  readonly step: number
  readonly countedFromNs: number
  readonly endNs: number
  /** From the end of the turn before, or the call, until the state was entered. */
  readonly switchNs: number
}

/** Runs the steps to their end, one after the other. Servers are left thawed, whatever happens. */
export async function conductSwitched(
  arms: readonly ConductedArm[],
  steps: readonly SwitchedStep[],
  lengths: TurnLengths,
  { hanging, failed }: TurnWatch,
  onSlice: (slice: SwitchedSlice) => void,
): Promise<void> {
  const stopped = new AbortController()
  try {
    if (arms.length > 1) for (const arm of arms) arm.freeze()
    await Promise.race([blamingOthersFirst(walk(steps, lengths, hanging, onSlice, stopped.signal)), failed])
  } finally {
    stopped.abort()
    for (const arm of arms) arm.thaw()
  }
}

/** A turn that was published, until it is read. */
interface PublishedTurn extends WatchedTurn {
  /** On the arm's board. */
  readonly number: number
  readonly step: number
  readonly countedFromNs: number
  readonly switchNs: number
}

async function walk(
  steps: readonly SwitchedStep[],
  lengths: TurnLengths,
  watch: HangWatch,
  onSlice: (slice: SwitchedSlice) => void,
  signal: AbortSignal,
): Promise<void> {
  let previous: PublishedTurn | undefined
  const collect = ({ arm, number, turn, ...place }: PublishedTurn) => {
    const completed = arm.load.board.completedIn(number)
    onSlice({ ...completed, ...place, endNs: turn.endNs })
    watch.requireThreads({ arm, turn }, completed)
  }
  for (const [index, step] of steps.entries()) {
    signal.throwIfAborted()
    const other = previous?.arm.load === step.arm.load ? undefined : previous
    // On the same server the threads of the turn before go on; another one must not find the CPU taken by their last work.
    if (other !== undefined) await drain(other, lengths, signal)
    const published = await publish(step, index, lengths, other !== undefined)
    await sleepUntilNs(published.countedFromNs, signal)
    if (previous !== undefined) collect(previous)
    previous = published
    await sleepUntilNs(published.turn.endNs, signal)
    if (step.arm.load.board.completedIn(published.number).transactions === 0) await watch.requireAnswer(published)
  }
  if (previous === undefined) return
  await sleepUntilNs(previous.turn.endNs + lengths.rampMs * 1e6, signal)
  collect(previous)
}

/** Lets a turn's transactions in flight end: they take no longer than a ramp. */
async function drain({ arm, turn }: PublishedTurn, { rampMs }: TurnLengths, signal: AbortSignal): Promise<void> {
  await sleepUntilNs(turn.endNs + rampMs * 1e6, signal)
  arm.freeze()
}

async function publish(
  { arm, block, enter }: SwitchedStep,
  step: number,
  { rampMs, countedMs }: TurnLengths,
  isThawed: boolean,
): Promise<PublishedTurn> {
  const { board } = arm.load
  const began = monotonicNs()
  arm.thaw()
  const session = await enter()
  const entered = monotonicNs()
  const startNs = Math.max(entered + board.pollNs + LEAD_NS, isThawed ? began + THAW_AHEAD_NS : 0)
  const countedFromNs = startNs + (isThawed ? THAWED_RAMPS : 1) * rampMs * 1e6
  const turn = { startNs, countedFromNs, endNs: countedFromNs + countedMs * 1e6, block }
  const number = board.published
  board.publish([{ ...turn, session }])
  return { arm, number, turn, step, countedFromNs, switchNs: entered - began }
}
