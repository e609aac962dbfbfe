/** State of a comparison while the run goes on. */

interface LastLook {
  /** Blocks that the look had; 0 before the first. */
  readonly blocks: number
  /** Share of the planned time that was over. */
  readonly share?: number | undefined
}

export type Standing =
  | (LastLook & {
      readonly kind: 'open'
      /** Trial whose servers have hardly more to tell; undefined while the noise of their turns counts. */
      readonly exhaustedBy?: number | undefined
    })
  /** A pass, which is withdrawn if later starts no longer show it. */
  | (Pick<LastLook, 'share'> & { readonly kind: 'passed' })
  /** A seeming regression since a trial. The trials after it have to confirm it, and their blocks count. */
  | (LastLook & {
      readonly kind: 'suspected'
      readonly trial: number
      /** Number of looks that did not confirm it. */
      readonly looks: number
      /** Trial whose servers have nothing more to tell. */
      readonly exhaustedBy: number
    })
  | { readonly kind: 'regressed' }
  | { readonly kind: 'not confirmed' }
  | { readonly kind: 'machine disturbed' }

/** Standings by the key of their comparison; absent means open, and not looked at. */
export type Standings = ReadonlyMap<string, Standing>

export const INITIAL_STANDING = { kind: 'open', blocks: 0 } as const

/** Whether a comparison still needs data: it is open, or suspected and not yet confirmed. */
export function isUndecided(
  standing: Standing | undefined,
): standing is Extract<Standing, { kind: 'open' | 'suspected' }> | undefined {
  return standing === undefined || standing.kind === 'open' || standing.kind === 'suspected'
}
