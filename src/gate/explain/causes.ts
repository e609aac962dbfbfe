/** The lines to blame for a run's worst regression, or to thank for its best gain. Never changes a verdict. */

import type { Attribution } from '../../core/attribution/attribution.ts'
import { balance, causesOf, startSearch } from '../../core/attribution/search.ts'
import { learnedSpread } from '../../core/comparison/comparison.ts'
import { startSpreadOf } from '../../core/comparison/cost-blocks.ts'
import { type ArmState, armStatesOf, type Line } from '../../core/measurement/measurement.ts'
import type { Cell } from '../../core/plan/plan.ts'
import { isSameProgram } from '../../core/suite/differences.ts'
import type { JudgedComparison, Judgement } from '../../core/verdict/judgement.ts'
import { firstLine, Interrupted, isFailure } from '../../errors.ts'
import type { Explained as Comparable } from '../explained.ts'
import type { MeasureOutcome } from '../measure.ts'
import type { MeasureEdges } from '../trials.ts'
import type { Explained, ExplainedBy, ExplainingTestbed } from './asked.ts'
import { performanceSchemaSuggestion } from './performance-schema.ts'
import { searchLines } from './search-lines.ts'
import { SearchTrials } from './search-trials.ts'
import { causesOfVersion } from './version-causes.ts'

/** A verdict, its measurement, and the servers that may explain it. */
export interface CausesRequest {
  readonly explained: Comparable
  readonly judgement: Judgement
  readonly measured: Pick<MeasureOutcome, 'plan' | 'measurement' | 'secondsLeft'>
  readonly local: ExplainingTestbed
  /** Most time that a search takes beside the rest of the budget. */
  readonly explainSeconds: number
  readonly edges: MeasureEdges
}

/** The judgement with its causes. */
export async function withCauses(request: CausesRequest): Promise<Judgement> {
  const { judgement, edges } = request
  const { testbed } = edges
  const asked = askedFor(request)
  edges.tell({ kind: 'time', secondsLeft: asked.seconds })
  edges.tell({ kind: 'phase', phase: { code: 'search' } })
  const began = testbed.now()
  try {
    const by = await explainedBy(asked, request)
    return { ...judgement, ...attributionOf(by, asked.comparison, testbed.now() - began) }
  } catch (error) {
    if (error instanceof Interrupted) throw error
    // The verdict holds, and was already shown to others.
    const why = isFailure(error) ? firstLine(error) : `a bug in qpsgate, please report it: ${firstLine(error)}`
    return { ...judgement, warnings: [...judgement.warnings, { code: 'causes-unknown', why }] }
  }
}

function attributionOf(
  { causes, explanation, suggestion }: ExplainedBy,
  { rule, scenario, reference, workload, threads, cost }: JudgedComparison,
  seconds: number,
): Attribution {
  const about = { rule, scenario, reference, workload, threads, ...(cost && { cost }) }
  return { causes, explanation: { ...about, ...explanation, seconds }, suggestion }
}

async function explainedBy(asked: Explained, { explained, measured }: CausesRequest): Promise<ExplainedBy> {
  const { comparison, reference, head, cells, plan, local, edges } = asked
  const { difference, started } = explained
  const { cost, effect } = comparison
  if (cost === undefined && !isSameProgram(reference.scenario, head.scenario))
    return causesOfVersion(asked, difference, started)
  const insight = armStatesOf(measured.measurement.lines).find(
    ({ scenario, revision }) => scenario === head.scenario.name && revision === head.revision,
  )?.insight
  const server = local.buildOf(head.scenario)
  const suggested =
    cost === undefined ? performanceSchemaSuggestion(head.scenario, difference, server, insight) : undefined
  const { computes, startSeconds } = asked
  const deadline = edges.testbed.now() + asked.seconds
  const trials = new SearchTrials({ plan, cells, cost, computes, startSeconds, deadline }, edges)
  const start = startSearch(difference.lines, effect, plan.startSpread)
  const { mostServers } = local
  const beside = suggested?.scenario
  const search = await searchLines(start, { difference, seed: plan.seed, mostServers, beside }, trials)
  const suggestion = suggested?.shown(search, trials.insightOf(suggested.scenario.name)) ?? null
  return { causes: causesOf(search), explanation: balance(search), suggestion }
}

function askedFor({ explained, measured, local, explainSeconds, edges }: CausesRequest): Explained {
  const { comparison, reference, head, cells, plan } = explained
  const { lines } = measured.measurement
  const seconds = measured.secondsLeft + explainSeconds
  const budgetSeconds = Math.max(seconds, plan.budgetSeconds)
  const { cost } = comparison
  const startSpread = learnedSpread(comparison, (cost && startSpreadOf(cost)) ?? plan.startSpread)
  return {
    ...{ comparison, reference, head, cells, local, edges, seconds },
    plan: { ...plan, budgetSeconds, startSpread },
    computes: computesIn(cells, comparison, lines),
    startSeconds: slowestStart(armStatesOf(lines)),
  }
}

/** Whether all servers waited almost only for their CPUs in these cells. */
export function computesIn(cells: readonly Cell[], { byCpu }: JudgedComparison, lines: readonly Line[]): boolean {
  if (byCpu !== undefined) return false
  const slices = lines.flatMap((line) => {
    const isHere =
      line.kind === 'slice' &&
      cells.some(({ workload, threads }) => workload.name === line.workload && threads === line.threads)
    return isHere ? [line] : []
  })
  return slices.length > 0 && slices.every(({ computes }) => computes)
}

/** The mean over each arm's starts: a cold one does not predict later ones. */
export function slowestStart(states: readonly ArmState[]): number {
  const byArm = Map.groupBy(states, ({ scenario, revision }) => JSON.stringify([scenario, revision]))
  const means = [...byArm.values()].map(
    (starts) => starts.reduce((sum, { startSeconds }) => sum + startSeconds, 0) / starts.length,
  )
  return Math.max(0, ...means)
}
