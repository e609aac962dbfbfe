/** Events of a run: codes and data in one stream, for any listener. */

import { compare, type RunComparisons } from '../comparison/compare.ts'
import { type Comparison, type ComparisonKey, keyOf } from '../comparison/comparison.ts'
import { MeasuredBlocks } from '../measurement/blocks.ts'
import type { CellKey } from '../names.ts'
import type { Plan } from '../plan/plan.ts'
import type { Dataset, GatePolicy } from '../suite/suite.ts'
import type { Standings } from '../verdict/decision-state.ts'
import { toleranceOf } from '../verdict/tolerance.ts'

/** A cell in a trial. */
interface CellInTrial extends CellKey {
  /** 1-based. */
  readonly trial: number
  /** How many there will be in all, as far as is known. */
  readonly trials: number
}

/** The current phase of the run. */
export type Phase =
  /** A server that we do not start. */
  | { readonly code: 'connect'; readonly endpoint: string }
  /** A data directory; `origin` says where the program comes from. */
  | { readonly code: 'initialise'; readonly product: string; readonly version: string; readonly origin: string }
  | { readonly code: 'load'; readonly dataset: Pick<Dataset, 'tables' | 'rows' | 'tpch' | 'own'> }
  | { readonly code: 'start'; readonly servers: number }
  | ({ readonly code: 'warm-up' } & CellInTrial)
  | ({ readonly code: 'measure' } & CellInTrial)
  /** Causes of a regression; `failed`: why another way to find them did not lead anywhere. */
  | { readonly code: 'search'; readonly failed?: string }
  | { readonly code: 'draw' }
/** Two equal servers, by `qpsgate doctor`. */

export type ProgressEvent =
  | { readonly kind: 'phase'; readonly phase: Phase }
  /** From now on the run measures, or searches, for at most this long. */
  | { readonly kind: 'time'; readonly secondsLeft: number }
  /** Some of the comparisons as a look found them; all planned ones before the first servers start. */
  | { readonly kind: 'looked'; readonly comparisons: readonly LiveComparison[] }
  /** Nothing is measured for a moment: about once a second, between two blocks, while everything rests. */
  | { readonly kind: 'gap' }
  /** A sentence of an edge that the user should see even without progress. */
  | { readonly kind: 'note'; readonly text: string }

/** Takes an event; must cost almost nothing, and never fail. */
export type Tell = (event: ProgressEvent) => void

export function plannedEvent(plan: Plan, gate: GatePolicy): ProgressEvent {
  const { missing } = compare(plan, new MeasuredBlocks())
  const comparisons = missing.map((name): LiveComparison => {
    return { ...name, tolerance: toleranceOf(name, gate).share, standing: 'open', found: null }
  })
  return { kind: 'looked', comparisons }
}

/** Tells a phase, or a sentence that the user should see even without progress. */
export function tellers(tell: Tell) {
  return {
    phase: (phase: Phase) => tell({ kind: 'phase', phase }),
    note: (text: string) => tell({ kind: 'note', text }),
  }
}

/** `suspected`: of a regression, which later servers have to confirm. */
export type LiveStanding = 'open' | 'suspected' | 'pass' | 'regressed'

export type LiveComparison = ComparisonKey & {
  /** Tolerated slowdown, 0.05 = 5 %. */
  readonly tolerance: number
  readonly standing: LiveStanding
  /** Relative change of QPS with its interval; null while too little was measured. */
  readonly found: Pick<Comparison, 'change' | 'low' | 'high'> | null
}

/** @param standings believed standings */
export function liveComparisons(
  { comparisons }: RunComparisons,
  standings: Standings,
  policy: GatePolicy,
): LiveComparison[] {
  return comparisons.map((comparison) => {
    const { rule, scenario, workload, threads, change, low, high } = comparison
    const name = { rule, scenario, workload, threads }
    const kind = standings.get(keyOf(comparison))?.kind
    const standing = kind === 'passed' ? 'pass' : kind === 'suspected' || kind === 'regressed' ? kind : 'open'
    return { ...name, tolerance: toleranceOf(comparison, policy).share, standing, found: { change, low, high } }
  })
}
