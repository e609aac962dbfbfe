/** Conducts the turns of one cell: publishes the timetable, freezes who is not on turn, reads each slice as it ends. */
import { type ScheduledTurn, type TurnLengths, timetable } from '../../core/plan/turns.ts'
import { monotonicNs, sleepUntilNs } from '../machine/clock.ts'
import type { CompletedTurn } from './board.ts'
import { type ConductedArm, HangWatch } from './hang-watch.ts'

/** A thawed server needs a moment to catch up with its timers before its turn begins. */
const THAW_AHEAD_NS = 4e6
/** Time from the publishing of a timetable to its first turn, beyond what the threads need to see it. */
const LEAD_NS = 20e6

/** What was counted in one turn. */
export interface ConductedSlice extends CompletedTurn {
  readonly turn: ScheduledTurn
  /** The server was thawed only after counting had begun: our delay, not the arm's. */
  readonly lateThaw: boolean
  /** The arm's state was entered only after its turn had begun. */
  readonly lateSwitch: boolean
  /** Time that entering the state took; 0 where nothing is switched. */
  readonly switchMs: number
}

/** What is told while turns run. */
export interface TurnListener {
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
  { onSlice, onIdle }: TurnListener,
): Promise<void> {
  const stopped = new AbortController()
  const lead = LEAD_NS + Math.max(...arms.map(({ load }) => load.board.pollNs))
  const turns = timetable(orders, lengths, monotonicNs() + lead)
  const boardTurns = publish(arms, turns)
  try {
    for (const arm of arms) arm.freeze()
    await Promise.race([walk(boardTurns, { onSlice, onIdle }, stopped.signal), failed])
  } finally {
    stopped.abort()
    for (const arm of arms) arm.thaw()
  }
}

/** A turn with its arm and its number on the arm's board. */
interface BoardTurn {
  readonly turn: ScheduledTurn
  readonly arm: ConductedArm
  readonly number: number
}

function publish(arms: readonly ConductedArm[], turns: readonly ScheduledTurn[]): BoardTurn[] {
  const next = arms.map(({ load }) => load.board.published)
  const boardTurns = turns.map((turn): BoardTurn => {
    const number = next[turn.arm] ?? 0
    next[turn.arm] = number + 1
    return { turn, number, arm: arms[turn.arm] as ConductedArm }
  })
  for (const [index, { load, session }] of arms.entries())
    load.board.publish(
      turns.filter((turn) => turn.arm === index),
      session,
    )
  return boardTurns
}

async function walk(
  boardTurns: readonly BoardTurn[],
  { onSlice, onIdle }: TurnListener,
  signal: AbortSignal,
): Promise<void> {
  const watch = new HangWatch()
  let previous: ({ readonly boardTurn: BoardTurn } & TurnDelays) | undefined
  const collectPrevious = () => {
    if (previous === undefined) return
    const { boardTurn, ...delays } = previous
    const completed = boardTurn.arm.load.board.completedIn(boardTurn.number)
    onSlice({ ...completed, turn: boardTurn.turn, ...delays })
    watch.requireThreads(boardTurn, completed)
  }
  for (const boardTurn of boardTurns) {
    const { turn, arm } = boardTurn
    if (turn.afterProbe && previous !== undefined) {
      await sleepUntilNs(previous.boardTurn.turn.endNs + rampNs(turn), signal)
      previous.boardTurn.arm.freeze()
      collectPrevious()
      previous = undefined
    }
    if (turn.afterProbe) onIdle?.(turn.block)
    const entered = await enter(boardTurn, signal)
    arm.thaw()
    const lateThaw = monotonicNs() > turn.countedFromNs
    await sleepUntilNs(turn.countedFromNs, signal)
    // The previous arm's transactions in flight are done by now: the ramp is twice their 95th percentile.
    if (previous !== undefined && previous.boardTurn.arm.host !== arm.host) previous.boardTurn.arm.freeze()
    collectPrevious()
    previous = { boardTurn, lateThaw, ...entered }
    await sleepUntilNs(turn.endNs, signal)
    if (arm.load.board.completedIn(boardTurn.number).transactions === 0) await watch.requireAnswer(boardTurn)
  }
  const last = boardTurns.at(-1)?.turn
  if (last !== undefined) await sleepUntilNs(last.endNs + rampNs(last), signal)
  collectPrevious()
}

type TurnDelays = Pick<ConductedSlice, 'lateThaw' | 'lateSwitch' | 'switchMs'>

/** Waits until shortly before the turn; a server that is switched is thawed at once, and enters its state meanwhile. */
async function enter({ turn, arm }: BoardTurn, signal: AbortSignal): Promise<Omit<TurnDelays, 'lateThaw'>> {
  const began = monotonicNs()
  if (arm.enter !== undefined) {
    arm.thaw()
    await arm.enter()
  }
  const now = monotonicNs()
  await sleepUntilNs(turn.startNs - THAW_AHEAD_NS, signal)
  const isSwitched = arm.enter !== undefined
  return { lateSwitch: isSwitched && now > turn.startNs, switchMs: isSwitched ? (now - began) / 1e6 : 0 }
}

/** Time that is long enough for an arm's transactions in flight to be done. */
function rampNs({ startNs, countedFromNs }: ScheduledTurn): number {
  return countedFromNs - startNs
}
