/** What a run tells while it goes on: codes and data in one stream, whoever listens. */
import type { ContrastName } from '../comparison/comparison.ts'
import type { CellKey } from '../names.ts'
import type { Dataset } from '../suite/suite.ts'
import type { LiveComparison } from './live-comparison.ts'

/** A cell in a trial. */
export interface CellInTrial extends CellKey {
  /** 1-based. */
  readonly trial: number
  /** How many there will be in all, as far as is known. */
  readonly trials: number
}

/** What the run is at. */
export type Phase =
  /** A server that we do not start. */
  | { readonly code: 'connect'; readonly endpoint: string }
  | { readonly code: 'await-replicas'; readonly cluster: string }
  /** A data directory; `origin` says where the program comes from. */
  | { readonly code: 'initialise'; readonly product: string; readonly version: string; readonly origin: string }
  | { readonly code: 'load'; readonly dataset: Pick<Dataset, 'tables' | 'rows' | 'tpch'> }
  | { readonly code: 'start'; readonly servers: number }
  | ({ readonly code: 'warm-up' } & CellInTrial)
  | ({ readonly code: 'measure' } & CellInTrial)
  /** Causes of a regression; `failed`: why another way to find them did not lead anywhere. */
  | { readonly code: 'search'; readonly failed?: string }
  | { readonly code: 'draw' }
  /** Two equal servers, by `qpsgate doctor`. */
  | { readonly code: 'check-noise'; readonly seconds: number }

/** A comparison that is planned, with what is tolerated of it. */
export type PlannedComparison = ContrastName & Pick<LiveComparison, 'tolerance'>

export type ProgressEvent =
  /** Before the first servers start. */
  | { readonly kind: 'planned'; readonly suite: string; readonly comparisons: readonly PlannedComparison[] }
  | { readonly kind: 'phase'; readonly phase: Phase }
  /** From now on the run measures, or searches, for so long at the most. */
  | { readonly kind: 'time'; readonly secondsLeft: number }
  /** Some of the comparisons, as a look found them. */
  | { readonly kind: 'looked'; readonly comparisons: readonly LiveComparison[] }
  /** Nothing is measured for a moment: about once a second, between two blocks, while everything rests. */
  | { readonly kind: 'gap' }
  /** By what was seen so far, deciding everything takes so long, which is more than there is. */
  | { readonly kind: 'hopeless'; readonly seconds: number; readonly budgetSeconds: number }
  /** A sentence of an edge that the user should see even without progress. */
  | { readonly kind: 'note'; readonly text: string }

/** Takes an event; must cost next to nothing, and never fail. */
export type Tell = (event: ProgressEvent) => void
