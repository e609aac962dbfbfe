/** A result held against the stored runs of a branch: the rule `history`, judged once, when everything is measured. */
import type { Comparison } from '../comparison/compare.ts'
import { type ComparedWithHistory, compareWithHistory, historyOf } from '../history/compare-history.ts'
import type { RunRecord } from '../history/record.ts'
import { type About, recordOf } from '../result/make-record.ts'
import { recalledEffect } from '../result/recalled-effect.ts'
import type { Result, ResultComparison } from '../result/result.ts'
import { lowerBound, upperBound } from '../stats/random-effects.ts'
import type { Warning } from '../warnings/warning.ts'
import { told } from '../wording/warnings.ts'
import { type Family, HALF_MARGIN, passAlpha, regressedAlpha } from './alpha.ts'
import { decide, keyOf, type Standing } from './decide.ts'
import { toleranceOf } from './tolerance.ts'

/** The last look, with everything there is to spend. */
const ONLY_LOOK = { before: 0, now: 1 }

export interface HistoryAsked {
  /** Whose stored runs. */
  readonly branch: string
  readonly records: readonly RunRecord[]
  /** Whether a regression against history fails the run. */
  readonly mode: 'warn' | 'fail'
  /** Of qpsgate. */
  readonly toolVersion: string
}

/** The result with its comparisons with history; its verdict changes only where history is asked to fail. */
export function withHistory(result: Result, { branch, records, mode, toolVersion }: HistoryAsked): Result {
  const about: About = { id: 'now', branch, commit: '', runUrl: null, toolVersion }
  const now = recordOf(result, about)
  const history = historyOf(now, result.plan.cells, records)
  const held = compareWithHistory(result.comparisons.filter(isCost).map(toComparison), history)
  const findings = judge(held, result)
  const added = [...history.warnings, ...notHeld(held), ...slower(findings, mode)]
  const found = { branch, mode, runs: records.length, runSd: history.runSd }
  return judged({
    ...result,
    comparisons: [...result.comparisons, ...findings],
    warnings: [...result.warnings, ...added.map(told)],
    history: found,
  })
}

/** The verdict with the findings of rule history, where those may fail it. */
export function judged(result: Result): Result {
  const isWorse = result.comparisons.some(({ rule, verdict }) => rule === 'history' && verdict === 'regressed')
  return result.history?.mode === 'fail' && isWorse ? { ...result, verdict: 'regressed' } : result
}

function isCost({ rule, scope }: ResultComparison): boolean {
  return rule === 'control' && scope === 'cell'
}

function toComparison(found: ResultComparison): Comparison {
  return { ...found, effect: recalledEffect(found) }
}

function judge({ cells, means }: ComparedWithHistory, { plan, measuredSeconds }: Result): ResultComparison[] {
  const comparisons = [...cells, ...means]
  const family = { cells: cells.length, means: means.length }
  const standings = new Map(
    comparisons.map((comparison) => [
      keyOf(comparison),
      standingOf(comparison, family, toleranceOf(comparison, plan.policy).margin),
    ]),
  )
  const none = { undisturbed: [], twin: [], missing: [], disturbance: { blocks: 0, disturbed: 0, dropped: 0 } }
  // What was stored cannot be measured again, so there is nothing to confirm.
  return decide({ ...none, comparisons }, standings, plan.policy, measuredSeconds).findings.map((finding) => ({
    ...finding,
    confirmed: null,
  }))
}

function standingOf({ effect, scope }: Comparison, family: Family, margin: number): Standing {
  if (lowerBound(effect, passAlpha(ONLY_LOOK)) > -margin) return { kind: 'passed' }
  const upper = upperBound(effect, regressedAlpha(ONLY_LOOK, scope, family))
  return effect.mean < -margin && upper < -HALF_MARGIN * margin ? { kind: 'regressed' } : { kind: 'open' }
}

/** Cells without a baseline by what they lack; one warning for all that lack the same. */
function notHeld({ missing }: ComparedWithHistory): Warning[] {
  const groups = Map.groupBy(missing, ({ have, need, since }) => JSON.stringify([have, need, since]))
  return [...groups.values()].flatMap((cells) => {
    const [first] = cells
    if (first === undefined) return []
    const { have, need, since } = first
    return [{ code: 'no-baseline', scenarios: [...new Set(cells.map(({ scenario }) => scenario))], have, need, since }]
  })
}

function slower(findings: readonly ResultComparison[], mode: HistoryAsked['mode']): Warning[] {
  if (mode === 'fail') return []
  const regressed = findings.filter(({ verdict }) => verdict === 'regressed')
  return regressed.map(({ scenario, scope, workload, threads, change }) => ({
    code: 'slower-than-history',
    scenario,
    scope,
    workload,
    threads,
    change,
  }))
}
