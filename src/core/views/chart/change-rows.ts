/** Comparisons drawn as rows, in their order, with their texts. */

import type { Result, ResultComparison } from '../../result/result.ts'
import { changeAndRange } from '../../wording/figures.ts'
import { comparisonNamer, told, verdictWord } from '../../wording/told-comparison.ts'
import { distinct, keepWorst, leftOutNote, worseFirst } from './chart-layout.ts'
import { printable } from './chart-text.ts'

/** More cannot be read; those with the smallest losses are left out. */
const MOST_ROWS = 40

export interface ChangeRow {
  readonly comparison: ResultComparison
  /** The parts of the comparison's name that differ from row to row. */
  readonly names: readonly string[]
  /** "regressed". */
  readonly word: string
  /** "−19.6 % (−21.0 … −18.2)". */
  readonly figures: string
  /** All of it as a sentence, for who does not see the picture; printable. */
  readonly said: string
}

export interface ChangeRows {
  /** Worst first. */
  readonly rows: readonly ChangeRow[]
  /** Rows that were left out. */
  readonly notes: readonly string[]
}

/** @param own comparisons of one rule, at least one */
export function changeRows(result: Pick<Result, 'plan'>, own: readonly ResultComparison[]): ChangeRows {
  const { shown, notes } = fewEnough(own)
  const nameOf = comparisonNamer(result, shown)
  const rows = shown.toSorted(worseFirst).map((comparison) => ({
    comparison,
    names: nameOf(comparison),
    word: verdictWord(comparison),
    figures: changeAndRange(comparison),
    said: told(comparison, printable),
  }))
  return { rows, notes }
}

/**
 * All; if there are many, the worst level of every scenario and workload; if still too many, those that lost most,
 * after all means.
 */
function fewEnough(own: readonly ResultComparison[]): {
  readonly shown: readonly ResultComparison[]
  readonly notes: readonly string[]
} {
  if (own.length <= MOST_ROWS) return { shown: own, notes: [] }
  const groups = Map.groupBy(own, ({ scenario, workload }) => JSON.stringify([scenario, workload]))
  const worst = [...groups.values()].flatMap((group) => group.toSorted(worseFirst).slice(0, 1))
  const isMean = ({ scope }: ResultComparison) => Number(scope === 'mean')
  const shown = keepWorst(worst, MOST_ROWS, (a, b) => isMean(b) - isMean(a) || worseFirst(a, b))
  const namesOf = (some: readonly ResultComparison[]) =>
    distinct(
      some.map(({ scenario, workload }) => `${scenario}, ${workload === '*' ? 'mean of all workloads' : workload}`),
    )
  const atWorst =
    worst.length < own.length ? ['Each row shows the worst number of threads of a scenario and workload.'] : []
  return { shown, notes: [...atWorst, ...leftOutNote('row', namesOf(worst), namesOf(shown))] }
}
