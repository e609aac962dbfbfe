/** State of a comparison while the run goes on. */

/** The last look at it. */
interface LastLook {
  /** Blocks that it saw; 0 before the first. */
  readonly blocks: number
  /** Share of the planned time that was over. */
  readonly share?: number | undefined
}

export type Standing =
  | (LastLook & {
      readonly kind: 'open'
      /** The last trial that can tell hardly more; none if its noise still counts. */
      readonly exhaustedBy?: number | undefined
    })
  /** Withdrawn if later starts show it no longer. */
  | (Pick<LastLook, 'share'> & { readonly kind: 'passed' })
  /** Looks like a regression since this trial; wants to be confirmed by the trials after it, whose blocks it counts. */
  | (LastLook & {
      readonly kind: 'suspected'
      readonly trial: number
      /** How often they confirmed nothing. */
      readonly looks: number
      /** The last trial that can tell nothing more. */
      readonly exhaustedBy: number
    })
  | { readonly kind: 'regressed' }
  | { readonly kind: 'not confirmed' }
  | { readonly kind: 'machine disturbed' }

/** Standings by the key of their comparison; absent means open, and not looked at. */
export type Standings = ReadonlyMap<string, Standing>

export const INITIAL_STANDING = { kind: 'open', blocks: 0 } as const

/** A comparison that still wants data: open, or suspected and not yet confirmed. */
export function isUndecided(
  standing: Standing | undefined,
): standing is Extract<Standing, { kind: 'open' | 'suspected' }> | undefined {
  return standing === undefined || standing.kind === 'open' || standing.kind === 'suspected'
}
