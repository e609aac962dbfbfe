/** State of a comparison while the run goes on. */

interface LastLook {
  /**
   * Number of blocks at the last look; 0 before the first look. The next look waits until there are enough more,
   * because each look spends error.
   */
  readonly blocks: number
  readonly share?: number | undefined
}

export type Standing =
  | (LastLook & {
      readonly kind: 'open'
      /**
       * Trial whose servers were measured so long that more turns add hardly any information; undefined while the noise
       * of turns still matters.
       */
      readonly exhaustedBy?: number | undefined
    })
  /** A pass, which is withdrawn if later measurements no longer show it. */
  | (Pick<LastLook, 'share'> & { readonly kind: 'passed' })
  /** A regression suspected in `trial`. Only later trials can confirm it, so `blocks` counts their blocks. */
  | (LastLook & {
      readonly kind: 'suspected'
      readonly trial: number
      /** Number of looks that did not confirm it: after a few, other comparisons no longer wait for it. */
      readonly looks: number
      /**
       * Latest trial whose servers need no more turns: those that raised the suspicion cannot confirm it, and those of
       * a later trial may have been measured long enough.
       */
      readonly exhaustedBy: number
    })
  | { readonly kind: 'regressed' }
  | { readonly kind: 'not confirmed' }
  | { readonly kind: 'machine disturbed' }

/** Standings by `nameKey`. A comparison without a standing is open, because no look was taken at it. */
export type Standings = ReadonlyMap<string, Standing>

export const INITIAL_STANDING = { kind: 'open', blocks: 0 } as const

export function isUndecided(
  standing: Standing | undefined,
): standing is Extract<Standing, { kind: 'open' | 'suspected' }> | undefined {
  return standing === undefined || standing.kind === 'open' || standing.kind === 'suspected'
}
