import { inject } from 'vitest'

/** The rows whose turn it is, of many that are alike: each has one in so many nights, by the seed of the night. */
export function tonight<Row>(rows: readonly Row[], nights: number): Row[] {
  const turn = inject('inputsSeed') % nights
  return rows.filter((_, nth) => nth % nights === turn)
}
