/** Order of warnings: those that affect the verdict first, notes last. */
import type { WarningCode } from './warning.ts'

/**
 * Weights: `verdict` for a reader who judges the verdict (parts not measured, or not as written, and the rules that
 * judged it); `figures` for single figures, or their comparability; `note` for other useful facts.
 */
const WEIGHTS = ['verdict', 'figures', 'note'] as const

const WEIGHT = {
  'shards-missing': 'verdict',
  'not-compared': 'verdict',
  'cost-unknown': 'verdict',
  'server-lost': 'verdict',
  'cell-lost': 'verdict',
  'rules-loosened': 'verdict',
  'twin-differs': 'verdict',
  'machine-disturbed': 'verdict',
  'machines-differ': 'verdict',
  'slower-than-history': 'verdict',
  'history-unreadable': 'verdict',
  'config-deleted': 'verdict',
  'config-empty': 'verdict',
  'option-clamped': 'verdict',
  'dataset-larger-than-memory': 'verdict',
  'connection-limit': 'verdict',
  'option-scaled': 'figures',
  'include-skipped': 'figures',
  'include-missing': 'figures',
  'include-cut': 'figures',
  'include-too-deep': 'figures',
  'directive-unknown': 'figures',
  'settings-unknown': 'figures',
  'managed-setting': 'figures',
  'managed-storage': 'figures',
  'group-skipped': 'figures',
  'uneven-durability': 'figures',
  'uneven-misses': 'figures',
  'uneven-replicas': 'figures',
  'uneven-distance': 'figures',
  'cpu-differs': 'figures',
  'client-saturated': 'figures',
  errors: 'figures',
  'causes-unknown': 'figures',
  'external-server': 'figures',
  'others-asked': 'figures',
  'one-cpu': 'figures',
  'arms-in-groups': 'figures',
  'history-of-other-branch': 'figures',
  'history-file-unreadable': 'figures',
  'no-baseline': 'figures',
  'machine-changed': 'figures',
  'kernel-changed': 'figures',
  'server-changed': 'figures',
  'tool-changed': 'figures',
  'sysbench-changed': 'figures',
  'control-changed': 'figures',
  'suite-changed': 'figures',
  'settings-changed': 'figures',
  'base-missing': 'figures',
  'config-added': 'note',
  'config-renamed': 'note',
  'base-unchanged': 'note',
  'base-without-effect': 'note',
  'log-bin-moved': 'note',
  'options-dropped': 'note',
  'base-mended': 'note',
} satisfies Readonly<Record<WarningCode, (typeof WEIGHTS)[number]>>

/** Warnings of the same weight keep their order; codes of other versions come between the others. */
export function heaviestFirst<Told extends { readonly code: string }>(warnings: readonly Told[]): Told[] {
  const known = new Map<string, (typeof WEIGHTS)[number]>(Object.entries(WEIGHT))
  const rank = ({ code }: Told) => WEIGHTS.indexOf(known.get(code) ?? 'figures')
  return warnings.toSorted((one, other) => rank(one) - rank(other))
}
