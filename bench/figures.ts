/** Small statistics and Markdown for the benchmark tables. */
import { randomEffects } from '../src/core/stats/random-effects.ts'
import { isSample, median, pooledHuber } from '../src/core/stats/robust.ts'

/** Half-width of a 95% interval, in standard errors. */
const Z = 1.96

export interface Estimate {
  /** ln of the ratio to the reference. */
  readonly mean: number
  /**
   * Standard error from the noise of blocks alone. The servers are the same, so differences between starts do not
   * count.
   */
  readonly error: number
}

/** Estimates an effect from block log-ratios of several episodes on the same servers. */
export function estimate(episodes: readonly (readonly number[])[]): Estimate {
  const samples = episodes.map((episode) => [...episode]).filter((episode) => isSample(episode))
  const { fits, variance, df } = pooledHuber(samples)
  const estimates = fits.map(({ mean, count }) => ({ mean, variance: variance / count }))
  const effect = randomEffects(estimates, df, 0)
  return { mean: effect.mean, error: effect.standardError }
}

/** The mean of each window of `width` ratios, over all trials. */
export function byWindow(trials: readonly (readonly number[])[], width: number): number[] {
  const ratios = trials.flat()
  return Array.from({ length: ratios.length / width }, (_, window) => {
    const own = ratios.slice(window * width, (window + 1) * width)
    return own.reduce((sum, ratio) => sum + ratio, 0) / width
  })
}

/** "−8.21 ± 0.64%" with the half-width of a 95% interval. */
export function shown({ mean, error }: Estimate): string {
  const half = (Math.expm1(mean + Z * error) - Math.expm1(mean - Z * error)) / 2
  return `${signed(Math.expm1(mean))} ± ${(100 * half).toFixed(2)}%`
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

/** Rows for a file of data, with a tab between cells. */
export function tsv(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => `${row.join('\t')}\n`).join('')
}
