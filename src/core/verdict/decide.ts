/** Policy: what the comparisons mean for the gate. */
import type { Comparison } from '../comparison/compare.ts'
import type { GatePolicy } from '../suite/suite.ts'

export type VerdictKind = 'pass' | 'regressed' | 'inconclusive'

export interface Finding extends Comparison {
  readonly tolerance: number
  readonly verdict: VerdictKind
  readonly label: string
  /** Whether a regression was seen again on freshly started servers; null where there was none to confirm. */
  readonly confirmed: boolean | null
}

export interface Verdict {
  readonly kind: VerdictKind
  readonly findings: readonly Finding[]
}

/** Figures are reported with their tolerance; nothing is gated yet, so every finding is inconclusive. */
export function decide(comparisons: readonly Comparison[], policy: GatePolicy): Verdict {
  const findings = comparisons.map(
    (comparison): Finding => ({
      ...comparison,
      tolerance: policy.tolerance[comparison.rule],
      verdict: 'inconclusive',
      label: labelOf(comparison),
      confirmed: null,
    }),
  )
  return { kind: 'inconclusive', findings }
}

function labelOf({ low, high }: Comparison): string {
  if (high < 0) return 'slower'
  return low > 0 ? 'faster' : 'no difference shown'
}
