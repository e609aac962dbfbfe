/** Progress of a run, from all of its events. */
import { keyOf } from '../comparison/comparison.ts'
import type { CellKey } from '../names.ts'
import { bySeverity } from '../verdict/tolerance.ts'
import type { LiveComparison, LiveStanding, Phase, ProgressEvent } from './progress-event.ts'

export interface RunProgress {
  readonly phase: Phase | null
  /** Number of the trial; 0 before the first. */
  readonly trial: number
  /** Whether the trial began with a suspicion on which the verdict hangs. */
  readonly isConfirming: boolean
  /** All that are planned, and means over cells once they are known. */
  readonly comparisons: readonly LiveComparison[]
  /** When measuring, or the search, is over at the latest, on the listener's clock; null if that is not known. */
  readonly until: number | null
}

export const NOTHING_TOLD: RunProgress = {
  ...{ phase: null, trial: 0, isConfirming: false, comparisons: [], until: null },
}

/** A comparison with a first result. */
export type FoundComparison = LiveComparison & { readonly found: NonNullable<LiveComparison['found']> }

/** @param now the listener's clock, seconds */
export function progressed(before: RunProgress, event: ProgressEvent, now: number): RunProgress {
  switch (event.kind) {
    case 'phase':
      return atPhase(before, event.phase)
    case 'time':
      return { ...before, until: now + event.secondsLeft }
    case 'looked': {
      const all = new Map([...before.comparisons, ...event.comparisons].map((each) => [keyOf(each), each]))
      return { ...before, comparisons: [...all.values()] }
    }
    default:
      return before
  }
}

/** Seconds left at most; null if unknown. */
export function secondsLeft({ until }: RunProgress, now: number): number | null {
  return until === null ? null : Math.max(0, until - now)
}

/** A cell and its comparisons. */
export interface LiveCell extends CellKey {
  readonly comparisons: readonly LiveComparison[]
}

/** The cells of the plan, in its order. */
export function cellsOf({ comparisons }: RunProgress): LiveCell[] {
  // Means are of none.
  const own = comparisons.filter(({ threads }) => threads > 0)
  const groups = Map.groupBy(own, ({ workload, threads }) => JSON.stringify([workload, threads]))
  return [...groups.values()].flatMap((group) => {
    const [first] = group
    return first === undefined ? [] : [{ workload: first.workload, threads: first.threads, comparisons: group }]
  })
}

/** Cells in which everything is decided. */
export function decidedCells(progress: RunProgress): LiveCell[] {
  return cellsOf(progress).filter(({ comparisons }) => comparisons.every(isDecided))
}

/** The comparison that is nearest to failing among the open ones; undefined if none was seen. */
export function worstOpen({ comparisons }: RunProgress): FoundComparison | undefined {
  return worstOf(comparisons.filter((each) => !isDecided(each)))
}

/** The comparison that is nearest to failing, among those seen. */
export function worstOf(comparisons: readonly LiveComparison[]): FoundComparison | undefined {
  const found = comparisons.filter((each): each is FoundComparison => each.found !== null)
  const [worst] = bySeverity(found.map((each) => ({ each, change: each.found.change, tolerance: each.tolerance })))
  return worst?.each
}

/** The result of all comparisons so far; `suspected` if only a suspicion prevents a pass. */
export function standingSoFar({ comparisons }: RunProgress): LiveStanding {
  const standings = new Set(comparisons.map(({ standing }) => standing))
  if (standings.has('regressed')) return 'regressed'
  if (standings.has('suspected')) return 'suspected'
  return standings.has('open') || comparisons.length === 0 ? 'open' : 'pass'
}

function isDecided({ standing }: LiveComparison): boolean {
  return standing === 'pass' || standing === 'regressed'
}

function atPhase(before: RunProgress, phase: Phase): RunProgress {
  // A search starts and measures its own servers, for which nobody waits separately.
  if (before.phase?.code === 'search' && ['start', 'warm-up', 'measure'].includes(phase.code)) return before
  if (phase.code === 'draw') return { ...before, phase, until: null }
  if (phase.code !== 'measure' && phase.code !== 'warm-up') return { ...before, phase }
  const { trial } = phase
  const isConfirming = trial === before.trial ? before.isConfirming : standingSoFar(before) === 'suspected'
  return { ...before, phase, trial, isConfirming }
}
