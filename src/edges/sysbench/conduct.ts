/** Conducts the turns of one cell: publishes the timetable, freezes who is not on turn, reads each slice as it ends. */
import { type BlockRun, type ScheduledTurn, type TurnLengths, timetable } from '../../core/plan/turns.ts'
import { monotonicNs, sleepUntilNs } from '../machine/clock.ts'
import type { CompletedTurn } from './board.ts'
import { blamingOthersFirst, type ConductedArm, type HangWatch, type TurnWatch } from './hang-watch.ts'

/** A thawed server needs a moment to catch up with its timers before its turn begins. */
const THAW_AHEAD_NS = 4e6
/** Time from the publishing of a timetable to its first turn, beyond what the threads need to see it. */
const LEAD_NS = 10e6

/** What was counted in one turn. */
export interface ConductedSlice extends CompletedTurn {
  readonly turn: ScheduledTurn
  /** The server was thawed only after counting had begun: our delay, not the arm's. */
  readonly lateThaw: boolean
}

/** Runs blocks to their end, back to back. Servers are left thawed, whatever happens. */
export async function conduct(
  arms: readonly ConductedArm[],
  blocks: BlockRun,
  lengths: TurnLengths,
  { hanging, failed }: TurnWatch,
  onSlice: (slice: ConductedSlice) => void,
): Promise<void> {
  const stopped = new AbortController()
  const lead = LEAD_NS + Math.max(...arms.map(({ load }) => load.board.pollNs))
  const turns = timetable(blocks, lengths, monotonicNs() + lead)
  const published = publish(arms, turns)
  try {
    for (const arm of arms) arm.freeze()
    await Promise.race([blamingOthersFirst(walk(published, hanging, onSlice, stopped.signal)), failed])
  } finally {
    stopped.abort()
    for (const arm of arms) arm.thaw()
  }
}

/** A turn with its arm and its number on the board of the arm's load. */
interface PublishedTurn {
  readonly turn: ScheduledTurn
  readonly arm: ConductedArm
  readonly number: number
}

function publish(arms: readonly ConductedArm[], turns: readonly ScheduledTurn[]): PublishedTurn[] {
  const boards = new Set(arms.map(({ load }) => load.board))
  const numbers = new Map<ScheduledTurn, number>()
  for (const board of boards) {
    const own = turns.filter(({ arm }) => arms[arm]?.load.board === board)
    for (const [index, turn] of own.entries()) numbers.set(turn, board.published + index)
    board.publish(own)
  }
  return turns.map((turn) => ({ turn, arm: arms[turn.arm] as ConductedArm, number: numbers.get(turn) ?? 0 }))
}

async function walk(
  turns: readonly PublishedTurn[],
  watch: HangWatch,
  onSlice: (slice: ConductedSlice) => void,
  signal: AbortSignal,
): Promise<void> {
  let previous: { readonly published: PublishedTurn; readonly lateThaw: boolean } | undefined
  const collectPrevious = () => {
    if (previous === undefined) return
    const { published, lateThaw } = previous
    const completed = published.arm.load.board.completedIn(published.number)
    onSlice({ ...completed, turn: published.turn, lateThaw })
    watch.requireThreads(published, completed)
  }
  for (const published of turns) {
    const { turn, arm } = published
    await sleepUntilNs(turn.startNs - THAW_AHEAD_NS, signal)
    arm.thaw()
    const lateThaw = monotonicNs() > turn.countedFromNs
    await sleepUntilNs(turn.countedFromNs, signal)
    // The previous arm's transactions in flight are done by now: the ramp is twice their 95th percentile.
    if (previous !== undefined && previous.published.arm.load !== arm.load) previous.published.arm.freeze()
    collectPrevious()
    previous = { published, lateThaw }
    await sleepUntilNs(turn.endNs, signal)
    if (arm.load.board.completedIn(published.number).transactions === 0) await watch.requireAnswer(published)
  }
  const last = turns.at(-1)?.turn
  if (last !== undefined) await sleepUntilNs(last.endNs + rampNs(last), signal)
  collectPrevious()
}

/** Time that is long enough for an arm's transactions in flight to be done. */
function rampNs({ startNs, countedFromNs }: ScheduledTurn): number {
  return countedFromNs - startNs
}
