/** What a reader must know to believe the figures, told by the figures themselves. */
import type { RunComparisons } from '../comparison/compare.ts'
import { isTooDisturbed } from '../measurement/disturbance.ts'
import type { Warning, WarningCode } from '../warnings/warning.ts'
import { differs } from './label.ts'

/** Codes of the warnings that judging makes anew whenever it is done. */
export const JUDGING_CODES: readonly WarningCode[] = [
  'twin-differs',
  'cpu-differs',
  'machine-disturbed',
  'not-compared',
  'shards-missing',
]

export function judgingWarnings({
  comparisons,
  twin,
  disturbance,
  missing,
}: Omit<RunComparisons, 'undisturbed'>): Warning[] {
  const { blocks, disturbed } = disturbance
  return [
    // Equal servers that differ surely: something else than the configuration made figures differ in this run.
    ...twin
      .filter(({ effect }) => differs(effect))
      .map(({ workload, threads, change }) => ({ code: 'twin-differs', workload, threads, change }) as const),
    ...comparisons.flatMap((comparison) => {
      if (comparison.scope === 'mean' || comparison.byCpu === undefined) return []
      const { scenario, workload, threads, change, byCpu } = comparison
      return [{ code: 'cpu-differs', scenario, workload, threads, change, cpu: Math.expm1(-byCpu.mean) } as const]
    }),
    ...(isTooDisturbed(disturbance) ? [{ code: 'machine-disturbed', disturbed, blocks } as const] : []),
    ...missing.map((contrast) => ({ code: 'not-compared', ...contrast }) as const),
  ]
}
