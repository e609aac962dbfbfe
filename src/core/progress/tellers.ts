/** What is told in one stream, as edges have it to tell. */
import type { Phase, Tell } from './progress-event.ts'

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
