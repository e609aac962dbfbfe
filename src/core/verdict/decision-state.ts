/** State of a comparison while the run goes on. Shares refer to the run's planned time, over at a look. */
import type { TakenLook } from '../stats/successive-looks.ts'

/** Looks for one answer: the share of the error that is spent, and the last look, if it could have answered. */
export interface ErrorSpending {
  readonly spent: number
  readonly last?: TakenLook | undefined
}

export type Standing =
  | {
      readonly kind: 'open'
      /** Share of the planned time that was over at the last look; undefined before the first. */
      readonly share?: number | undefined
      readonly pass: ErrorSpending
      readonly suspicion: ErrorSpending
      /** The last trial that can tell hardly more; none if its noise still counts. */
      readonly toldBy?: number | undefined
    }
  /** Withdrawn if later starts show it no longer; with the looks before it, unless its look was the only one. */
  | { readonly kind: 'passed'; readonly open?: Extract<Standing, { kind: 'open' }> | undefined }
  /** Looks like a regression since this trial and moment; wants to be confirmed by the trials after it. */
  | {
      readonly kind: 'suspected'
      readonly trial: number
      readonly since: number
      /** The estimate that raised it, in ln of the rate. */
      readonly mean: number
      /** Looks before the suspicion. */
      readonly open: Extract<Standing, { kind: 'open' }>
      readonly confirmation: ErrorSpending
      /** The last trial that can tell nothing more. */
      readonly toldBy: number
      /** Whether it was seen again, on fewer starts than it takes. */
      readonly isRepeated: boolean
    }
  | { readonly kind: 'regressed' }
  | { readonly kind: 'not confirmed' }
  | { readonly kind: 'machine disturbed' }

/** Standings by the key of their comparison; absent means open, and not looked at. */
export type Standings = ReadonlyMap<string, Standing>

export const UNSEEN = { kind: 'open', pass: { spent: 0 }, suspicion: { spent: 0 } } as const

/** A comparison that still wants data: open, or suspected and not yet confirmed. */
export function isUndecided(
  standing: Standing | undefined,
): standing is Extract<Standing, { kind: 'open' | 'suspected' }> | undefined {
  return standing === undefined || standing.kind === 'open' || standing.kind === 'suspected'
}
