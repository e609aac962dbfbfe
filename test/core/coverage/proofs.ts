/** Far values of options between which a workload shows a difference, and what it shows; proven on servers at night. */
import type { Fork } from '../../../src/core/families/family.ts'
import type { Exercise } from '../../../src/core/options/exercises.ts'
import table from './proofs.json' with { type: 'json' }

export interface Proof {
  readonly option: string
  readonly by: Exercise
  /** Null where the server has its own. */
  readonly from: string | null
  readonly to: string
  /**
   * A count or cost for each transaction, of SHOW GLOBAL STATUS, `metric:` of InnoDB, or of Performance Schema; with |
   * between several, one of them.
   */
  readonly moves: string
  /** Other options, on both sides. */
  readonly beside?: Readonly<Record<string, string>>
  /** The only family of which it holds. */
  readonly fork?: Fork
}

export const PROOFS = table as unknown as readonly Proof[]
