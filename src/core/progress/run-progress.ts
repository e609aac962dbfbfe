/** Progress of a run, from all of its events. */
import { keyOf } from '../comparison/comparison.ts'
import { bySeverity } from '../verdict/tolerance.ts'
import type { LiveComparison, Phase, ProgressEvent } from './progress-event.ts'

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

/** The comparisons of each cell of the plan, in its order. */
export function cellsOf({ comparisons }: RunProgress): (readonly LiveComparison[])[] {
  // Means are of none.
  const own = comparisons.filter(({ threads }) => threads > 0)
  return [...Map.groupBy(own, ({ workload, threads }) => JSON.stringify([workload, threads])).values()]
}

/** Whether all comparisons of a cell are decided. */
export function isDecided(cell: readonly LiveComparison[]): boolean {
  return cell.every(({ standing }) => standing === 'pass' || standing === 'regressed')
}

/** The comparison that is nearest to failing, among those seen. */
export function worstOf(comparisons: readonly LiveComparison[]): FoundComparison | undefined {
  const found = comparisons.filter((each): each is FoundComparison => each.found !== null)
  const [worst] = bySeverity(found.map((each) => ({ each, change: each.found.change, tolerance: each.tolerance })))
  return worst?.each
}

function atPhase(before: RunProgress, phase: Phase): RunProgress {
  // A search starts and measures its own servers, for which nobody waits separately.
  if (before.phase?.code === 'search' && ['start', 'warm-up', 'measure'].includes(phase.code)) return before
  if (phase.code === 'draw') return { ...before, phase, until: null }
  if (phase.code !== 'measure' && phase.code !== 'warm-up') return { ...before, phase }
  const { trial } = phase
  const standings = before.comparisons.map(({ standing }) => standing)
  const isSuspected = standings.includes('suspected') && !standings.includes('regressed')
  return { ...before, phase, trial, isConfirming: trial === before.trial ? before.isConfirming : isSuspected }
}
