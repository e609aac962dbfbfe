/** Chooses the comparison whose causes are sought, and the changed lines that may be to blame for it. */

import type { Attribution, Cause } from '../core/attribution/attribution.ts'
import { type ChangedDefault, changedDefaults, versionDifference } from '../core/attribution/changed-defaults.ts'
import { causeFigures } from '../core/attribution/figures.ts'
import { type ConfigurationDifference, linesThatDiffer, splitDifference } from '../core/attribution/lines.ts'
import { type BuildOf, effectivePlan } from '../core/plan/changed-settings.ts'
import { type Arm, armName, type Cell, type Plan } from '../core/plan/plan.ts'
import type { ExplainMode } from '../core/request/run-request.ts'
import { isSameProgram } from '../core/scenario/changes.ts'
import type { Settings } from '../core/switching/switchable-settings.ts'
import { isRefused, type JudgedComparison, type Judgement } from '../core/verdict/judgement.ts'
import { bySeverity } from '../core/verdict/tolerance.ts'

export interface CauseSubject {
  readonly comparison: JudgedComparison
  readonly reference: Arm
  readonly head: Arm
  readonly cell: Cell
  /** The plan with only the settings that its servers read, because no other setting can be a cause. */
  readonly plan: Plan
  /** Lines that differ. Changed defaults of a new version count as lines, because they may be the cause. */
  readonly difference: ConfigurationDifference
  /** Indices of possible causes. Other lines have the same value on both servers, or cannot affect speed. */
  readonly lines: readonly number[]
  /** Variables whose defaults the new version changes; undefined if the version is the same. */
  readonly defaults: readonly ChangedDefault[] | undefined
}

interface Inputs {
  readonly judgement: Pick<Judgement, 'comparisons' | 'costs'>
  readonly outcome: { readonly plan: Plan; readonly settings: ReadonlyMap<string, Settings> }
  readonly buildOf: BuildOf
}

/** The comparison to explain, with its changed lines; undefined if none is to be explained, or no line differs. */
export function causeSubjectOf({ judgement, outcome, buildOf }: Inputs, mode: ExplainMode): CauseSubject | undefined {
  const plan = effectivePlan(outcome.plan, buildOf)
  const comparison = toBeExplained(judgement, modeOf(mode, plan))
  if (comparison === undefined) return undefined
  const [reference, head] = armsOf(plan, comparison)
  const cell = plan.cells.find(
    ({ workload, threads }) => workload.name === comparison.workload && threads === comparison.threads,
  )
  if (reference === undefined || head === undefined || cell === undefined) return undefined
  const split = splitDifference(reference.scenario, head.scenario, buildOf(plan.arms[0].scenario))
  const [before, now] = [reference, head].map((arm) => outcome.settings.get(armName(arm)))
  const isNew = comparison.cost === undefined && !isSameProgram(reference.scenario, head.scenario)
  const changed = before && now ? changedDefaults({ reference: before, head: now }, [split.reference, split.head]) : []
  const defaults = isNew ? changed : undefined
  const difference = defaults === undefined ? split : versionDifference(split, defaults)
  const lines = linesThatDiffer(difference, [before, now])
  return lines.length === 0 ? undefined : { comparison, reference, head, cell, plan, difference, lines, defaults }
}

function armsOf({ arms }: Plan, { reference, rule, scenario }: JudgedComparison): readonly (Arm | undefined)[] {
  const of = (name: string, revision: Arm['revision']) =>
    arms.find((arm) => arm.scenario.name === name && arm.revision === revision)
  return [of(reference, rule === 'base' ? 'base' : 'head'), of(scenario, 'head')]
}

/** Whether a search is needed, because several lines may be the cause. */
export function isSearched({ lines }: CauseSubject): boolean {
  return lines.length > 1
}

/** With one changed line, the verdict itself says whether that line is the cause; undefined with more lines. */
export function onlyCause(explained: CauseSubject): Attribution | undefined {
  const { comparison, difference, lines } = explained
  const line = difference.lines[lines[0] ?? 0]
  if (line === undefined || isSearched(explained)) return undefined
  const { effect, verdict } = comparison
  const shown = causeFigures(effect)
  const isSure = verdict === 'regressed' || shown.low > 0
  const isInnocent = verdict === 'pass' && !isSure
  const { name, before, after, place } = line
  const cause: Cause = {
    settings: [{ name, before, after, place }],
    verdict: isSure ? 'to blame' : isInnocent ? 'innocent' : 'inconclusive',
    kind: 'verdict',
    ...shown,
    needs: [],
  }
  return { causes: [cause], explanation: { ...aboutOf(explained), whole: shown, seconds: 0, end: 'decided' } }
}

export function aboutOf({ comparison, defaults }: Pick<CauseSubject, 'comparison' | 'defaults'>) {
  const { rule, scenario, reference, workload, threads, cost } = comparison
  return { rule, scenario, reference, workload, threads, ...(cost && { cost }), ...(defaults && { defaults }) }
}

/**
 * For a new version, causes are always searched for, also in mode `on-fail`, because only a search separates the cost
 * of the version itself from the cost of its changed defaults.
 */
function modeOf(mode: ExplainMode, { arms }: Plan): ExplainMode {
  const bases = arms.filter(({ revision }) => revision === 'base')
  const isNewVersion = bases.some(({ scenario: reference }) =>
    arms.some(({ scenario: head }) => head.name === reference.name && !isSameProgram(reference, head)),
  )
  return mode === 'on-fail' && isNewVersion ? 'always' : mode
}

/**
 * The comparison whose causes are sought: the worst regression of QPS, else of another cost that has a limit, such as
 * CPU time or latency. If nothing regressed, `always` takes the worst comparison of all. `on-fail` then takes the best
 * gain, if it is larger than a permitted slowdown.
 */
export function toBeExplained(
  { comparisons, costs }: Pick<Judgement, 'comparisons' | 'costs'>,
  mode: ExplainMode,
): JudgedComparison | undefined {
  if (mode === 'never') return undefined
  const measured = comparisons.filter((each) => each.rule !== 'baseline' && !isRefused(each))
  const regressed = bySeverity(measured.filter(({ verdict }) => verdict === 'regressed'))
  const excess = ({ change, tolerance }: JudgedComparison) => (1 + change) / (1 + (tolerance ?? 0))
  const costly = costs.filter(({ verdict }) => verdict === 'regressed')
  const [dearest] = costly.toSorted((one, other) => excess(other) - excess(one))
  const worst = regressed[0] ?? dearest
  if (worst !== undefined || mode === 'always') return worst ?? bySeverity(measured)[0]
  const isGain = ({ rule, label, change, tolerance }: JudgedComparison) =>
    rule === 'base' && label === 'improved' && tolerance !== null && change > tolerance
  return bySeverity(measured.filter(isGain)).at(-1)
}
