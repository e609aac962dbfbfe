/** Small statistics and Markdown for the benchmark tables. */
import { interval, randomEffects } from '../../src/core/stats/random-effects.ts'
import { isSample, median, pooledHuber } from '../../src/core/stats/robust.ts'

export interface Estimate {
  /** ln of the ratio to the reference. */
  readonly mean: number
  /** Standard error from the blocks alone: the same servers, so starts do not enter. */
  readonly error: number
}

/** Estimate over episodes of block log-ratios measured on the same servers. */
export function estimate(episodes: readonly (readonly number[])[]): Estimate {
  const samples = episodes.map((episode) => [...episode]).filter((episode) => isSample(episode))
  const effect = randomEffects(pooledHuber(samples), 0)
  return { mean: effect.mean, error: effect.standardError }
}

/** "−8.21 ± 0.64 %" with the half-width of a 95 % interval. */
export function shown({ mean, error }: Estimate): string {
  const { low, high } = interval({ mean, standardError: error, df: 1000 }, 0.95)
  return `${signed(Math.expm1(mean))} ± ${(50 * (Math.expm1(high) - Math.expm1(low))).toFixed(2)} %`
}

export function signed(share: number): string {
  return `${share < 0 ? '−' : '+'}${Math.abs(100 * share).toFixed(2)}`
}

/** "median (min … max)". */
export function spread(values: readonly number[], digits = 2): string {
  const sorted = [...values].sort((left, right) => left - right)
  if (!isSample(sorted)) return '–'
  return `${median(sorted).toFixed(digits)} (${sorted[0].toFixed(digits)} … ${sorted.at(-1)?.toFixed(digits)})`
}

export function table(head: readonly string[], rows: readonly (readonly string[])[]): string[] {
  const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  return [row(head), row(head.map(() => '---')), ...rows.map(row)]
}
