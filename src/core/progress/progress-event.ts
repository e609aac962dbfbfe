/** Events of a run: codes and data in one stream, for any listener. */

import type { CellKey } from '../names.ts'
import type { Dataset } from '../scenario/dataset.ts'

interface CellInTrial extends CellKey {
  /** Number of the trial, 1-based. */
  readonly trial: number
  /** Number of trials in all, as planned so far. */
  readonly trials: number
}

export type Phase =
  /** Connection to a server that we do not start. */
  | { readonly code: 'connect'; readonly endpoint: string }
  /** Making of a data directory; `origin` says where the program comes from. */
  | { readonly code: 'initialise'; readonly product: string; readonly version: string; readonly origin: string }
  | { readonly code: 'load'; readonly dataset: Dataset }
  | { readonly code: 'start'; readonly servers: number }
  | ({ readonly code: 'warm-up' } & CellInTrial)
  | ({ readonly code: 'measure' } & CellInTrial)
  /** Search for causes of a regression; `failed`: why another way to find them led nowhere. */
  | { readonly code: 'search'; readonly failed?: string }
  | { readonly code: 'draw' }

export type ProgressEvent =
  | { readonly kind: 'phase'; readonly phase: Phase }
  /** Longest time for which the run still measures, or searches. */
  | { readonly kind: 'time'; readonly secondsLeft: number }
  /** Pause in the measurement: about once a second, between two blocks, everything rests for a moment. */
  | { readonly kind: 'gap' }
  /** A sentence of an edge that the user should see even without progress. */
  | { readonly kind: 'note'; readonly text: string }

/** Listener to events. It must cost almost nothing, and never fail, because it runs while servers are measured. */
export type Tell = (event: ProgressEvent) => void

/** Functions that tell a phase, or a sentence that the user should see even without progress. */
export function tellers(tell: Tell) {
  return {
    phase: (phase: Phase) => tell({ kind: 'phase', phase }),
    note: (text: string) => tell({ kind: 'note', text }),
  }
}
