/** Events of a run: codes and data in one stream, for any listener. */

import { compare, type RunComparisons } from '../comparison/compare.ts'
import { type Comparison, type ComparisonName, type ContrastName, keyOf } from '../comparison/comparison.ts'
import { MeasuredBlocks } from '../measurement/blocks.ts'
import type { CellKey } from '../names.ts'
import type { Plan } from '../plan/plan.ts'
import type { Dataset, GatePolicy, Suite } from '../suite/suite.ts'
import type { Standing, Standings } from '../verdict/decision-state.ts'
import { toleranceOf } from '../verdict/tolerance.ts'

/** A cell in a trial. */
export interface CellInTrial extends CellKey {
  /** 1-based. */
  readonly trial: number
  /** How many there will be in all, as far as is known. */
  readonly trials: number
}

/** The current phase of the run. */
export type Phase =
  /** A server that we do not start. */
  | { readonly code: 'connect'; readonly endpoint: string }
  | { readonly code: 'await-replicas'; readonly cluster: string }
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
  | { readonly code: 'check-noise'; readonly seconds: number }

/** A planned comparison, with its tolerance. */
export type PlannedComparison = ContrastName & Pick<LiveComparison, 'tolerance'>

export type ProgressEvent =
  /** Before the first servers start. */
  | { readonly kind: 'planned'; readonly suite: string; readonly comparisons: readonly PlannedComparison[] }
  | { readonly kind: 'phase'; readonly phase: Phase }
  /** From now on the run measures, or searches, for at most this long. */
  | { readonly kind: 'time'; readonly secondsLeft: number }
  /** Some of the comparisons, as a look found them. */
  | { readonly kind: 'looked'; readonly comparisons: readonly LiveComparison[] }
  /** Nothing is measured for a moment: about once a second, between two blocks, while everything rests. */
  | { readonly kind: 'gap' }
  /** By the measurements so far, deciding everything takes this long, which is more than there is. */
  | { readonly kind: 'hopeless'; readonly seconds: number; readonly budgetSeconds: number }
  /** A sentence of an edge that the user should see even without progress. */
  | { readonly kind: 'note'; readonly text: string }

/** Takes an event; must cost almost nothing, and never fail. */
export type Tell = (event: ProgressEvent) => void

export function plannedEvent(plan: Plan, { name, gate }: Pick<Suite, 'name' | 'gate'>): ProgressEvent {
  const { missing } = compare(plan, new MeasuredBlocks())
  const toleranceIn = (contrast: (typeof missing)[number]) => toleranceOf({ ...contrast, scope: 'cell' }, gate).share
  const comparisons = missing.map((contrast) => ({ ...contrast, tolerance: toleranceIn(contrast) }))
  return { kind: 'planned', suite: name, comparisons }
}

export interface Tellers {
  readonly phase: (phase: Phase) => void
  /** A sentence that the user should see even without progress. */
  readonly note: (text: string) => void
}

export function tellers(tell: Tell): Tellers {
  return {
    phase: (phase) => tell({ kind: 'phase', phase }),
    note: (text) => tell({ kind: 'note', text }),
  }
}

/** `suspected`: of a regression, which later servers have to confirm. */
export type LiveStanding = 'open' | 'suspected' | 'pass' | 'regressed'

export type LiveComparison = ComparisonName & {
  /** Name of the scenario it is compared with. */
  readonly reference: string
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
    const { change, low, high, reference } = comparison
    const tolerance = toleranceOf(comparison, policy).share
    const standing = liveStanding(standings.get(keyOf(comparison)))
    return { ...nameOf(comparison), reference, tolerance, standing, found: { change, low, high } }
  })
}

function nameOf(comparison: Comparison): ComparisonName {
  const { rule, scenario } = comparison
  if (comparison.scope === 'mean') return { rule, scenario, scope: 'mean' }
  const { scope, workload, threads } = comparison
  return { rule, scope, scenario, workload, threads }
}

function liveStanding(standing: Standing | undefined): LiveStanding {
  switch (standing?.kind) {
    case 'passed':
      return 'pass'
    case 'suspected':
    case 'regressed':
      return standing.kind
    default:
      return 'open'
  }
}
