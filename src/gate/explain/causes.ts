/** The lines to blame for a run's worst regression, or to thank for its best gain. Never changes a verdict. */

import type { Attribution } from '../../core/attribution/attribution.ts'
import { asStarted, type ConfigurationDifference, splitDifference } from '../../core/attribution/lines.ts'
import { balance, causesOf, startSearch } from '../../core/attribution/search.ts'
import { figures } from '../../core/attribution/sums.ts'
import { CONFIDENCE, learnedSpread } from '../../core/comparison/comparison.ts'
import { startSpreadOf } from '../../core/comparison/cost-blocks.ts'
import { type ArmState, armStatesOf, type Line } from '../../core/measurement/measurement.ts'
import { effectivePlan } from '../../core/plan/changed-settings.ts'
import { armName, type Cell, type Plan } from '../../core/plan/plan.ts'
import type { ExplainMode } from '../../core/request/run-request.ts'
import { isSameProgram } from '../../core/suite/differences.ts'
import { isRefused, type JudgedComparison, type Judgement } from '../../core/verdict/judgement.ts'
import { bySeverity } from '../../core/verdict/tolerance.ts'
import { firstLine, Interrupted, isFailure } from '../../errors.ts'
import type { MeasureOutcome } from '../measure.ts'
import type { MeasureEdges } from '../trials.ts'
import { armsOf, cellsOf } from './compared-arms.ts'
import { awakenedDifference, performanceSchemaSuggestion } from './performance-schema.ts'
import type { Explained, ExplainedBy, ExplainingTestbed } from './question.ts'
import { searchLines } from './search-lines.ts'
import { SearchTrials } from './search-trials.ts'
import { causesOfVersion } from './version-causes.ts'

/** The pieces of a single line, or what it brings to life, are not searched longer; seconds. */
const PIECES_SECONDS = 9

/** A verdict, its measurement, and the servers that may explain it. */
export interface CausesRequest {
  readonly judgement: Judgement
  readonly measured: Pick<MeasureOutcome, 'plan' | 'measurement' | 'settings' | 'secondsLeft'>
  readonly local: ExplainingTestbed
  readonly mode: ExplainMode
  /** Most time that a search takes beside the rest of the budget. */
  readonly explainSeconds: number
  readonly edges: MeasureEdges
  /** Awaited before the first server is started. */
  readonly begin: () => Promise<void>
}

/** The judgement with its causes, if they are wanted and there are lines to tell apart. */
export async function withCauses(request: CausesRequest): Promise<Judgement> {
  const { judgement, measured, edges } = request
  const asked = askedFor(request)
  if (asked === undefined) return judgement
  const { testbed } = edges
  const server = asked.local.buildOf(asked.plan.arms[0].scenario)
  const difference = splitDifference(asked.reference.scenario, asked.head.scenario, server)
  if (difference.lines.length === 0) return judgement
  const began = testbed.now()
  try {
    const by = await explainedBy(asked, difference, measured)
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

async function explainedBy(
  asked: Explained,
  difference: ConfigurationDifference,
  measured: CausesRequest['measured'],
): Promise<ExplainedBy> {
  const { comparison, reference, head, cells, plan, local, edges } = asked
  const { cost, effect } = comparison
  const started = [reference, head].map((arm) => measured.settings.get(armName(arm)))
  if (cost === undefined && !isSameProgram(reference.scenario, head.scenario))
    return causesOfVersion(asked, difference, started)
  const insight = armStatesOf(measured.measurement.lines).find(
    ({ scenario, revision }) => scenario === head.scenario.name && revision === head.revision,
  )?.insight
  const server = local.buildOf(head.scenario)
  const awakened = cost === undefined ? awakenedDifference(difference, server) : undefined
  const searched = asStarted(awakened ?? difference, started)
  const suggested =
    cost === undefined ? performanceSchemaSuggestion(head.scenario, searched, server, insight) : undefined
  const isSingle = difference.lines.length === 1
  if (isSingle && awakened === undefined && suggested === undefined) return singleCause(comparison, difference)
  const { computes, startSeconds, begin } = asked
  const deadline = edges.testbed.now() + (isSingle ? Math.min(PIECES_SECONDS, asked.seconds) : asked.seconds)
  const trials = new SearchTrials({ plan, cells, cost, computes, startSeconds, deadline, begin }, edges)
  const start = startSearch(searched.lines, effect, plan.startSpread)
  const { mostServers } = local
  const beside = suggested?.scenario
  const search = await searchLines(start, { difference: searched, seed: plan.seed, mostServers, beside }, trials)
  const suggestion = suggested?.shown(search, trials.insightOf(suggested.scenario.name)) ?? null
  // What a search leaves open, the verdict tells of its only line.
  const isTold = !isSingle || search.units.some(({ state }) => state === 'to blame')
  if (!isTold || (awakened === undefined && isSingle)) return { ...singleCause(comparison, difference), suggestion }
  return { causes: causesOf(search), explanation: balance(search), suggestion }
}

/** With one changed line the verdict is its cause. */
function singleCause({ effect, verdict }: JudgedComparison, { lines }: ConfigurationDifference): ExplainedBy {
  const [line] = lines
  const shown = figures(effect, CONFIDENCE)
  const isSure = verdict === 'regressed' || shown.low > 0
  const isInnocent = verdict === 'pass' && !isSure
  const settings = line === undefined ? [] : [line]
  return {
    causes: [
      {
        settings: settings.map(({ name, before, after, place }) => ({ name, before, after, place })),
        verdict: isSure ? 'to blame' : isInnocent ? 'innocent' : 'inconclusive',
        kind: 'verdict',
        ...shown,
        measuredWith: settings.map(({ name }) => name),
        removal: null,
      },
    ],
    explanation: { whole: shown, sum: shown, interaction: { change: 0, low: 0, high: 0 }, isComplete: true },
    suggestion: null,
  }
}

/** Undefined if nothing is to be explained, or it cannot be. */
function askedFor(request: CausesRequest): Explained | undefined {
  const { judgement, measured, local, mode, explainSeconds, edges } = request
  const { lines } = measured.measurement
  const seconds = measured.secondsLeft + explainSeconds
  const budgetSeconds = Math.max(seconds, measured.plan.budgetSeconds)
  const plan = { ...effectivePlan(measured.plan, local.buildOf), budgetSeconds }
  const comparison = toBeAttributed(judgement, modeOf(mode, plan))
  if (comparison === undefined) return undefined
  const [reference, head] = armsOf(plan, comparison)
  const cells = cellsOf(plan, comparison)
  if (reference === undefined || head === undefined || cells.length === 0) return undefined
  const { cost } = comparison
  const startSpread = learnedSpread(comparison, (cost && startSpreadOf(cost)) ?? plan.startSpread)
  return {
    comparison,
    reference,
    head,
    cells,
    plan: { ...plan, startSpread },
    local,
    edges,
    computes: computesIn(cells, comparison, lines),
    startSeconds: slowestStart(armStatesOf(lines)),
    seconds,
    begin: async () => {
      await request.begin()
      edges.tell({ kind: 'time', secondsLeft: seconds })
      edges.tell({ kind: 'phase', phase: { code: 'search' } })
    },
  }
}

/** A new version is always distinguished from its new defaults. */
function modeOf(mode: ExplainMode, { arms }: Plan): ExplainMode {
  const bases = arms.filter(({ revision }) => revision === 'base')
  const isNewVersion = bases.some(({ scenario: reference }) =>
    arms.some(({ scenario: head }) => head.name === reference.name && !isSameProgram(reference, head)),
  )
  return mode === 'on-fail' && isNewVersion ? 'always' : mode
}

/**
 * The comparison whose causes are sought: the worst of the regressed cells, else the worst of the regressed means, else
 * of the costs beyond their limits; if none regressed, the worst of all cells with `always`, else the cell in which a
 * change gains most, and more than a slowdown may cost.
 */
export function toBeAttributed(
  { comparisons, costs }: Pick<Judgement, 'comparisons' | 'costs'>,
  mode: ExplainMode,
): JudgedComparison | undefined {
  if (mode === 'never') return undefined
  const measured = comparisons.filter((each) => each.rule !== 'baseline' && !isRefused(each))
  const isCell = ({ scope }: JudgedComparison) => scope === 'cell'
  const regressed = bySeverity(measured.filter(({ verdict }) => verdict === 'regressed'))
  const excess = ({ change, tolerance }: JudgedComparison) => (1 + change) / (1 + tolerance)
  const costly = costs.filter(({ verdict }) => verdict === 'regressed')
  const [dearest] = costly.toSorted((one, other) => excess(other) - excess(one))
  const worst = regressed.find(isCell) ?? regressed[0] ?? dearest
  if (worst !== undefined || mode === 'always') return worst ?? bySeverity(measured.filter(isCell))[0]
  const isGain = ({ rule, label, change, tolerance }: JudgedComparison) =>
    rule === 'base' && label === 'improved' && change > tolerance
  return bySeverity(measured.filter((each) => isCell(each) && isGain(each))).at(-1)
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
