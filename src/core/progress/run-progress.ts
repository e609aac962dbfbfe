/** Progress of a run, from all of its events. */
import { keyOf } from '../comparison/comparison.ts'
import type { CellKey } from '../names.ts'
import { bySeverity } from '../verdict/tolerance.ts'
import type { LiveComparison, LiveStanding, Phase, PlannedComparison, ProgressEvent } from './progress-event.ts'

export interface RunProgress {
  /** Name of the suite; null until it is planned. */
  readonly suite: string | null
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
  ...{ suite: null, phase: null, trial: 0, isConfirming: false, comparisons: [], until: null },
}

/** A comparison with a first result. */
export type FoundComparison = LiveComparison & { readonly found: NonNullable<LiveComparison['found']> }

/** @param now the listener's clock, seconds */
export function progressed(before: RunProgress, event: ProgressEvent, now: number): RunProgress {
  switch (event.kind) {
    case 'planned':
      return { ...before, suite: event.suite, comparisons: event.comparisons.map(unseen) }
    case 'phase':
      return atPhase(before, event.phase)
    case 'time':
      return { ...before, until: now + event.secondsLeft }
    case 'looked':
      return { ...before, comparisons: renewed(before.comparisons, event.comparisons) }
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
  const own = comparisons.flatMap((each) => (each.scope === 'cell' ? [each] : []))
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

function unseen({ tolerance, ...contrast }: PlannedComparison): LiveComparison {
  return { ...contrast, scope: 'cell', tolerance, standing: 'open', found: null }
}

function renewed(known: readonly LiveComparison[], looked: readonly LiveComparison[]): LiveComparison[] {
  const all = new Map(known.map((each) => [keyOf(each), each]))
  for (const each of looked) all.set(keyOf(each), each)
  return [...all.values()]
}

function atPhase(before: RunProgress, phase: Phase): RunProgress {
  // A search starts and measures its own servers, for which nobody waits separately.
  if (before.phase?.code === 'search' && isOfTrial(phase)) return before
  if (phase.code === 'draw') return { ...before, phase, until: null }
  if (phase.code !== 'measure' && phase.code !== 'warm-up') return { ...before, phase }
  const { trial } = phase
  const isConfirming = trial === before.trial ? before.isConfirming : standingSoFar(before) === 'suspected'
  return { ...before, phase, trial, isConfirming }
}

function isOfTrial({ code }: Phase): boolean {
  return code === 'start' || code === 'warm-up' || code === 'measure'
}
