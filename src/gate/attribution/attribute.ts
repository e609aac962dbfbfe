/** Finds the lines to blame for a run's worst regression, or to thank for its best gain. Never changes a verdict. */

import { asGains } from '../../core/attribution/gains.ts'
import { splitDifference } from '../../core/attribution/lines.ts'
import { learnedSpread } from '../../core/comparison/comparison.ts'
import { startSpreadOf } from '../../core/comparison/cost-blocks.ts'
import { type ArmState, armStatesOf, type Line } from '../../core/measurement/measurement.ts'
import { effectivePlan, type ServerOf } from '../../core/plan/changed-settings.ts'
import { type Arm, armName, type Cell, type Plan } from '../../core/plan/plan.ts'
import type { RunRequest } from '../../core/request/run-request.ts'
import type { JudgedComparison, Judgement } from '../../core/verdict/judgement.ts'
import { bySeverity } from '../../core/verdict/tolerance.ts'
import type { LocalTestbed } from '../../edges/testbed/open-testbed.ts'
import { firstLine, Interrupted, isFailure } from '../../errors.ts'
import type { MeasureOutcome } from '../measure-until-decided.ts'
import type { MeasureEdges } from '../trials.ts'
import { findSuggestion, piecesOf } from './find-suggestion.ts'
import { causesOfLines, startedBetween } from './line-causes.ts'
import { type FoundCauses, type Laboratory, type Question, wayBack } from './question.ts'
import { causesOfVersion, isVersionChange } from './version-causes.ts'

/** The parts of a run that a search for its causes starts from. */
export interface SearchedRun {
  readonly plan: Plan
  readonly measured: Pick<MeasureOutcome, 'measurement' | 'settings' | 'secondsLeft'>
  readonly testbed: Pick<LocalTestbed, 'testbed' | 'mostServers'> & { readonly buildOf: ServerOf }
}

/**
 * The judgement with the causes of its worst regression or best gain, if they are wanted and can be distinguished. Takes the rest of
 * the budget, and the time reserved for the search.
 *
 * @param beforeSearch awaited before a search
 */
export async function attribute(
  judgement: Judgement,
  { explain, explainSeconds }: Pick<RunRequest, 'explain' | 'explainSeconds'>,
  { plan: measuredPlan, measured, testbed: opened }: SearchedRun,
  { beforeSearch, ...given }: Omit<MeasureEdges, 'testbed'> & { readonly beforeSearch?: () => Promise<void> },
): Promise<Judgement> {
  const edges: MeasureEdges = { ...given, testbed: opened.testbed }
  const { lines } = measured.measurement
  const seconds = measured.secondsLeft + explainSeconds
  const budgetSeconds = Math.max(seconds, measuredPlan.budgetSeconds)
  // As the servers read it.
  const plan = { ...effectivePlan(measuredPlan, opened.buildOf), budgetSeconds }
  const server = opened.buildOf(plan.arms[0].scenario)
  const found = toBeAttributed(judgement, modeOf(explain, plan))
  const [reference, head] = found === undefined ? [] : armsOf(plan, found)
  const cells = found === undefined ? [] : cellsOf(plan, found)
  if (found === undefined || reference === undefined || head === undefined || cells.length === 0) return judgement
  const difference = splitDifference(reference.scenario, head.scenario, server)
  if (difference.lines.length === 0) return judgement
  await beforeSearch?.()
  edges.tell({ kind: 'time', secondsLeft: seconds })
  edges.tell({ kind: 'phase', phase: { code: 'search' } })
  const { rule, scenario, workload, threads, cost } = found
  const states = armStatesOf(lines)
  const laboratory: Laboratory = {
    ...{ ...edges, server, mostServers: opened.mostServers },
    // Each server is started only once or twice to find causes: earlier starts tell how much they differ.
    plan: { ...plan, startSpread: learnedSpread(found, (cost && startSpreadOf(cost)) ?? plan.startSpread) },
    computes: computesIn(cells, found, lines),
    startSeconds: slowestStart(states),
  }
  const [before, after] = [reference, head].map((arm) => measured.settings.get(armName(arm)))
  const began = edges.testbed.now()
  const insight = states.find(
    ({ scenario, revision }) => scenario === head.scenario.name && revision === head.revision,
  )?.insight
  const question: Question = {
    ...{ reference: reference.scenario, head: head.scenario, whole: found.effect },
    ...{ cost, cells, deadline: began + seconds },
    started: before && after && { reference: before, head: after },
    // A cheaper Performance Schema is sought for its QPS.
    keepsTimeToTryOut:
      cost === undefined &&
      Object.keys(insight ?? {}).length > 0 &&
      difference.lines.some((line) => piecesOf(line, server).length > 0),
  }
  const explained = ({ causes, explanation }: FoundCauses) => ({
    causes,
    explanation: {
      ...{ rule, scenario, reference: found.reference, workload, threads, ...(cost && { cost }) },
      ...explanation,
      seconds: edges.testbed.now() - began,
    },
  })
  try {
    const version =
      cost === undefined && isVersionChange(question) ? await causesOfVersion(question, laboratory) : undefined
    if (version !== undefined) return { ...judgement, ...explained(version), suggestion: version.suggestion ?? null }
    if (cost === undefined && found.effect.mean > 0)
      return {
        ...judgement,
        ...explained(asGains(await causesOfLines(wayBack(question), laboratory), difference.lines)),
      }
    const trials = startedBetween(question, difference, laboratory)
    const own = await causesOfLines(question, laboratory, difference, trials)
    const attribution = explained(own)
    const asked = { head: head.scenario, server, insight: insight ?? {}, lines: difference.lines, causes: own.causes }
    if (cost !== undefined) return { ...judgement, ...attribution }
    const suggestion = await findSuggestion(asked, (scenario) => trials.tryOut(scenario))
    return { ...judgement, ...attribution, suggestion }
  } catch (error) {
    if (error instanceof Interrupted) throw error
    // The earlier decision holds, and was already shown to others.
    const why = isFailure(error) ? firstLine(error) : `a bug in qpsgate, please report it: ${firstLine(error)}`
    return { ...judgement, warnings: [...judgement.warnings, { code: 'causes-unknown', why }] }
  }
}

/** A new version is always distinguished from its new defaults. */
function modeOf(mode: RunRequest['explain'], { arms }: Plan): RunRequest['explain'] {
  const bases = arms.filter(({ revision }) => revision === 'base')
  const isNewVersion = bases.some(({ scenario: reference }) =>
    arms.some(({ scenario: head }) => head.name === reference.name && isVersionChange({ reference, head })),
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
  mode: RunRequest['explain'],
): JudgedComparison | undefined {
  if (mode === 'never') return undefined
  const measured = comparisons.filter(({ rule }) => rule !== 'baseline')
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

export function armsOf({ arms }: Plan, found: JudgedComparison): readonly (Arm | undefined)[] {
  const of = (name: string, revision: Arm['revision']) =>
    arms.find((arm) => arm.scenario.name === name && arm.revision === revision)
  return [of(found.reference, found.rule === 'base' ? 'base' : 'head'), of(found.scenario, 'head')]
}

export function cellsOf({ cells }: Plan, found: JudgedComparison): readonly Cell[] {
  if (found.scope === 'mean') return cells
  return cells.filter(({ workload, threads }) => workload.name === found.workload && threads === found.threads)
}

function computesIn(cells: readonly Cell[], found: JudgedComparison, lines: readonly Line[]): boolean {
  if (found.byCpu !== undefined) return false
  const slices = lines.filter(
    (line) =>
      line.kind === 'slice' &&
      cells.some(({ workload, threads }) => workload.name === line.workload && threads === line.threads),
  )
  return slices.length > 0 && slices.every((line) => line.kind === 'slice' && line.computes)
}

/** The mean over each arm's starts: a cold one does not predict later ones. */
export function slowestStart(states: readonly ArmState[]): number {
  const byArm = Map.groupBy(states, ({ scenario, revision }) => JSON.stringify([scenario, revision]))
  const means = [...byArm.values()].map(
    (own) => own.reduce((sum, { startSeconds }) => sum + startSeconds, 0) / own.length,
  )
  return Math.max(0, ...means)
}
