/** What is known of a comparison while the run goes on. */

export type Standing =
  | { readonly kind: 'open' }
  | { readonly kind: 'passed' }
  /** Looks like a regression; wants to be confirmed by the trials after this one. */
  | { readonly kind: 'suspected'; readonly trial: number }
  | { readonly kind: 'regressed' }
  | { readonly kind: 'not reproduced' }
  /** The run's own A/A check says that its figures are not to be believed. */
  | { readonly kind: 'A/A check failed' }
  | { readonly kind: 'machine disturbed' }

/** Standings by the key of their comparison; absent means open. */
export type Standings = ReadonlyMap<string, Standing>

/** A comparison that still wants data: open, or suspected and not yet confirmed. */
export function isUndecided(standing: Standing | undefined): boolean {
  return standing === undefined || standing.kind === 'open' || standing.kind === 'suspected'
}
