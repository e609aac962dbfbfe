/** What a reader must know to believe the figures, told by the figures themselves. */
import type { RunComparisons } from '../comparison/compare.ts'
import { isTooDisturbed } from '../measurement/disturbance.ts'
import type { Warning, WarningCode } from '../warnings/warning.ts'
import { differs } from './label.ts'

/** Codes of the warnings that judging makes anew whenever it is done. */
export const JUDGING_CODES: readonly WarningCode[] = [
  'twin-differs',
  'machine-disturbed',
  'not-compared',
  'shards-missing',
]

export function judgingWarnings({
  twin,
  disturbance,
  missing,
}: Omit<RunComparisons, 'comparisons' | 'undisturbed'>): Warning[] {
  const { blocks, disturbed } = disturbance
  return [
    // Equal servers that differ surely: something else than the configuration made figures differ in this run.
    ...twin
      .filter(({ effect }) => differs(effect))
      .map(({ workload, threads, change }) => ({ code: 'twin-differs', workload, threads, change }) as const),
    ...(isTooDisturbed(disturbance) ? [{ code: 'machine-disturbed', disturbed, blocks } as const] : []),
    ...missing.map((contrast) => ({ code: 'not-compared', ...contrast }) as const),
  ]
}
