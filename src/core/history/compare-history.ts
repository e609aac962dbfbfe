/** The rule `history`: cells of a run against the stored runs of a branch. */

import { scenarioMeans } from '../comparison/compare.ts'
import { type CellComparison, type ContrastName, changeOf, type MeanComparison } from '../comparison/comparison.ts'
import type { CellKey } from '../names.ts'
import type { Warning } from '../warnings/warning.ts'
import {
  type Baseline,
  type BaselineLevel,
  baselines,
  departure,
  LEAST_RUNS,
  type NoBaseline,
  runSpread,
} from './baseline.ts'
import { type Circumstances, changedCircumstances } from './circumstances.ts'
import { inOrder, type RunRecord } from './run-record.ts'
import { seriesOf } from './series.ts'

/** What the stored runs know of a run's cells, to be asked as often as the run takes a look. */
export interface KnownBaselines {
  /** Baselines by scenario and cell. */
  readonly baselines: ReadonlyMap<string, Baseline>
  /** What changed since the newest stored run and could be mistaken for an effect of the configuration. */
  readonly warnings: readonly Warning[]
  /** Standard deviation between runs beyond their own errors, the median of the cells; null without any baseline. */
  readonly runSd: number | null
}

export interface ComparedWithHistory {
  readonly cells: readonly CellComparison[]
  /** Means of the scenarios that have a baseline in every cell. */
  readonly means: readonly MeanComparison[]
  /** Cells without a baseline, and why. */
  readonly missing: readonly (ContrastName & Omit<NoBaseline, 'kind'>)[]
}

const NEVER_STORED: NoBaseline = { kind: 'none', have: 0, need: LEAST_RUNS, since: null }

/**
 * @param now the run that is held against its history
 * @param cells that it measures
 * @param records of the branch, in any order; those of other suites are left out
 */
export function historyOf(
  now: Circumstances,
  cells: readonly CellKey[],
  records: readonly RunRecord[],
): KnownBaselines {
  const own = records.filter(({ suite }) => suite.name === now.suite.name)
  const keys = now.scenarios
    .filter(({ role }) => role === 'candidate')
    .flatMap(({ name }) =>
      cells.map(({ workload, threads }) => ({ suite: now.suite.name, scenario: name, workload, threads })),
    )
  const series = keys.map((key) => seriesOf(own, key))
  const found = baselines(series, now)
  const newest = inOrder(own).at(-1)
  return {
    baselines: new Map(keys.map((key, at) => [cellKey(key), found[at] ?? NEVER_STORED])),
    warnings: newest === undefined ? [] : changedCircumstances(now, newest),
    runSd: typicalSpread(found),
  }
}

/** @param costs comparisons of a run's cells with the control */
export function compareWithHistory(costs: readonly CellComparison[], history: KnownBaselines): ComparedWithHistory {
  const held = costs.map((cost) => ({ cost, baseline: history.baselines.get(cellKey(cost)) ?? NEVER_STORED }))
  const cells = held.flatMap(({ cost, baseline }) => (baseline.kind === 'level' ? [against(baseline, cost)] : []))
  const missing = held.flatMap(({ cost, baseline }) =>
    baseline.kind === 'none'
      ? [{ ...nameOf(cost), have: baseline.have, need: baseline.need, since: baseline.since }]
      : [],
  )
  const incomplete = new Set(missing.map(({ scenario }) => scenario))
  return { cells, means: scenarioMeans(cells.filter(({ scenario }) => !incomplete.has(scenario))), missing }
}

function against(level: BaselineLevel, cost: CellComparison): CellComparison {
  const effect = departure(cost.effect, level)
  const { blocks, trials } = cost
  return { ...nameOf(cost), scope: 'cell', effect, ...changeOf(effect), blocks, trials }
}

/** A scenario is held against itself. */
function nameOf({ scenario, workload, threads }: CellComparison): ContrastName {
  return { rule: 'history', scenario, reference: scenario, workload, threads }
}

function cellKey({ scenario, workload, threads }: Omit<ContrastName, 'rule' | 'reference'>): string {
  return JSON.stringify([scenario, workload, threads])
}

function typicalSpread(all: readonly Baseline[]): number | null {
  const spreads = all.flatMap((each) => (each.kind === 'level' ? [runSpread(each)] : []))
  return spreads.sort((left, right) => left - right)[spreads.length >> 1] ?? null
}
