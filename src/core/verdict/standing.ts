/** What is known of a comparison while the run goes on. Shares are of the run's planned time, over at a look. */
import type { TakenLook } from '../stats/successive-looks.ts'

export type Standing =
  /** `looked`: when it was looked at last; what it could have answered then, and did not. */
  | {
      readonly kind: 'open'
      readonly looked: number
      readonly pass?: TakenLook | undefined
      readonly suspicion?: TakenLook | undefined
    }
  | { readonly kind: 'passed' }
  /** Looks like a regression since this moment; wants to be confirmed by the trials after this one. */
  | {
      readonly kind: 'suspected'
      readonly trial: number
      readonly since: number
      readonly looked: number
      readonly confirmation?: TakenLook | undefined
    }
  | { readonly kind: 'regressed' }
  | { readonly kind: 'not reproduced' }
  /** The run's own A/A check says that its figures are not to be believed. */
  | { readonly kind: 'A/A check failed' }
  | { readonly kind: 'machine disturbed' }

/** Standings by the key of their comparison; absent means open, and not looked at. */
export type Standings = ReadonlyMap<string, Standing>

export const UNSEEN: Standing = { kind: 'open', looked: 0 }

/** A comparison that still wants data: open, or suspected and not yet confirmed. */
export function isUndecided(standing: Standing | undefined): boolean {
  return standing === undefined || standing.kind === 'open' || standing.kind === 'suspected'
}
