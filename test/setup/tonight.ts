import { inject } from 'vitest'
import { IS_NIGHTLY } from './nightly.ts'

/** The rows whose turn it is, of many that are alike: each has one in so many nights, by the seed of the night. */
export function tonight<Row>(rows: readonly Row[], nights: number): Row[] {
  const turn = inject('inputsSeed') % nights
  return rows.filter((_, nth) => nth % nights === turn)
}

/** Rows that are alike, of which by day one of so many is enough. */
export function fewerByDay<Row>(rows: readonly Row[], every: number): Row[] {
  return rows.filter((_, nth) => IS_NIGHTLY || nth % every === 0)
}
