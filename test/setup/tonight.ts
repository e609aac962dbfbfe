import { inject } from 'vitest'
import { IS_NIGHTLY } from './nightly.ts'

/**
 * Of many similar rows, those whose turn it is tonight. Each has its turn in one of so many nights, by the night's
 * seed.
 */
export function tonight<Row>(rows: readonly Row[], nights: number): Row[] {
  const turn = inject('inputsSeed') % nights
  return rows.filter((_, nth) => nth % nights === turn)
}

/** Of similar rows, only one in so many by day, and all at night. */
export function fewerByDay<Row>(rows: readonly Row[], every: number): Row[] {
  return rows.filter((_, nth) => IS_NIGHTLY || nth % every === 0)
}
