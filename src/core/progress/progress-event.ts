/** Events of a run, as codes and data without words, so that any listener can show them in its own way. */

import type { CellKey } from '../names.ts'
import type { Dataset } from '../scenario/dataset.ts'

interface CellInTrial extends CellKey {
  /** Number of the trial; the first is 1. */
  readonly trial: number
}

export type Phase =
  /** Connecting to a server that runs already, and that qpsgate does not start. */
  | { readonly code: 'connect'; readonly endpoint: string }
  /** Making a data directory; `origin` says where the server program comes from. */
  | { readonly code: 'initialise'; readonly product: string; readonly version: string; readonly origin: string }
  | { readonly code: 'load'; readonly dataset: Dataset }
  | { readonly code: 'start'; readonly servers: number }
  | ({ readonly code: 'warm-up' } & CellInTrial)
  | ({ readonly code: 'measure' } & CellInTrial)
  /** Searching for the causes of a change in QPS; `failed`: why another way to find them led nowhere. */
  | { readonly code: 'search'; readonly failed?: string }
  | { readonly code: 'draw' }

export type ProgressEvent =
  | { readonly kind: 'phase'; readonly phase: Phase }
  /** Seconds for which the run still measures, or searches for causes, at most. */
  | { readonly kind: 'time'; readonly secondsLeft: number }
  /** A pause of the measurement between two blocks, about once a second, in which no server is measured. */
  | { readonly kind: 'gap' }
  /** A sentence that the user should see even if progress is not shown. */
  | { readonly kind: 'note'; readonly text: string }

/** Listener to events. It must cost almost nothing, and never fail, because it runs while servers are measured. */
export type Tell = (event: ProgressEvent) => void

export function tellers(tell: Tell) {
  return {
    phase: (phase: Phase) => tell({ kind: 'phase', phase }),
    note: (text: string) => tell({ kind: 'note', text }),
  }
}
