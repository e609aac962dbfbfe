/** State of a comparison while the run goes on. */

interface LastLook {
  /** Blocks at the last look, which must grow before the next; 0 before the first. */
  readonly blocks: number
  /** Share of the planned time that was over. */
  readonly share?: number | undefined
}

export type Standing =
  | (LastLook & {
      readonly kind: 'open'
      /** Trial on whose servers more turns would tell hardly more; undefined while the noise of turns counts. */
      readonly exhaustedBy?: number | undefined
    })
  /** A pass, which is withdrawn if later starts no longer show it. */
  | (Pick<LastLook, 'share'> & { readonly kind: 'passed' })
  /** A regression suspected in `trial`. Only later trials can confirm it, so `blocks` counts theirs. */
  | (LastLook & {
      readonly kind: 'suspected'
      readonly trial: number
      /** Looks that did not confirm it: after a few, other comparisons no longer wait for it. */
      readonly looks: number
      /** Latest trial on whose servers more turns tell nothing: those that raised a suspicion cannot confirm it. */
      readonly exhaustedBy: number
    })
  | { readonly kind: 'regressed' }
  | { readonly kind: 'not confirmed' }
  | { readonly kind: 'machine disturbed' }

/** Standings by the key of their comparison; one without a standing is open, and no look was taken at it. */
export type Standings = ReadonlyMap<string, Standing>

export const INITIAL_STANDING = { kind: 'open', blocks: 0 } as const

/** Whether a comparison still needs data: it is open, or suspected and not yet confirmed. */
export function isUndecided(
  standing: Standing | undefined,
): standing is Extract<Standing, { kind: 'open' | 'suspected' }> | undefined {
  return standing === undefined || standing.kind === 'open' || standing.kind === 'suspected'
}
