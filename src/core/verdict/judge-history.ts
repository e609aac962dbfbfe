/**
 * A judgement compared with the stored runs of a branch: the rule `history`, judged once, when everything is measured.
 */

import { type ComparedCell, type Comparison, cellKeyOf } from '../comparison/comparison.ts'
import type { Circumstances } from '../history/circumstances.ts'
import { type ComparedWithHistory, compareWithHistory, historyOf } from '../history/compare-history.ts'
import type { RunRecord } from '../history/run-record.ts'
import { upperBound } from '../stats/random-effects.ts'
import type { GatePolicy } from '../suite/suite.ts'
import type { Warning } from '../warnings/warnings.ts'
import { alarmAlpha, type Family, HALF_MARGIN } from './alpha.ts'
import { isWithin, judged } from './decide.ts'
import { type Standing, UNSEEN } from './decision-state.ts'
import type { HeldHistory, JudgedComparison, Judgement } from './judgement.ts'
import { toleranceOf } from './tolerance.ts'

export interface HistoryAsked {
  /** Branch whose runs were read. */
  readonly branch: string
  readonly records: readonly RunRecord[]
  readonly mode: HeldHistory['mode']
  /** Whether the runs could not be read at all. */
  readonly isUnknown: boolean
}

/** The run that is compared with history. */
export interface HeldRun {
  readonly circumstances: Circumstances
  /** All cells of its plan. */
  readonly cells: readonly ComparedCell[]
  readonly policy: GatePolicy
}

/** The judgement with the comparisons with history, if there are any. */
export function judgeHistory(judgement: Judgement, run: HeldRun, asked: HistoryAsked): Judgement {
  const { branch, records, mode, isUnknown } = asked
  if (isUnknown) return { ...judgement, history: { branch, mode, runs: 0, runSd: null, isUnknown } }
  const history = historyOf(run.circumstances, run.cells.map(cellKeyOf), records)
  // Stored are the costs of single cells.
  const costs = judgement.comparisons.filter(({ rule, scope }) => rule === 'control' && scope === 'cell')
  const held = compareWithHistory(costs, history)
  const { policy } = run
  const family = { cells: held.cells.length, means: held.means.length }
  const found = [...held.cells, ...held.means].map((comparison) => {
    const standing = standingOf(comparison, family, toleranceOf(comparison, policy).margin)
    // Stored runs cannot be measured again, so there is no confirmation.
    return { ...judged(comparison, standing, { family, policy }), confirmed: null }
  })
  return {
    ...judgement,
    comparisons: [...judgement.comparisons, ...found],
    history: { branch, mode, runs: records.length, runSd: history.runSd, isUnknown },
    warnings: [...judgement.warnings, ...notHeld(held), ...(mode === 'warn' ? slower(found) : [])],
  }
}

/** The decision of a single look without confirmation, which takes the whole error of a false alarm. */
export function standingOf({ effect, scope }: Comparison, family: Family, margin: number): Standing {
  if (isWithin(effect, margin)) return { kind: 'passed' }
  const upper = upperBound(effect, alarmAlpha(scope, family))
  return effect.mean < -margin && upper < -HALF_MARGIN * margin ? { kind: 'regressed' } : UNSEEN
}

/** Cells without a baseline by the missing part; one warning for all that miss the same. */
function notHeld({ missing }: ComparedWithHistory): Warning[] {
  const groups = Map.groupBy(missing, ({ have, need, since }) => JSON.stringify([have, need, since]))
  return [...groups.values()].flatMap(([first, ...others]) => {
    if (first === undefined) return []
    const { have, need, since } = first
    const scenarios = [...new Set([first, ...others].map(({ scenario }) => scenario))]
    return [{ code: 'no-baseline', scenarios, have, need, since } as const]
  })
}

function slower(found: readonly JudgedComparison[]): Warning[] {
  return found
    .filter(({ verdict }) => verdict === 'regressed')
    .map(({ scenario, workload, threads, change }) => {
      return { code: 'slower-than-history', scenario, workload, threads, change } as const
    })
}
