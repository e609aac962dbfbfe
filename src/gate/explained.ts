/** The comparison whose causes are sought, and the changed lines among which they are. */

import type { Attribution, Cause } from '../core/attribution/attribution.ts'
import { type ConfigurationDifference, linesThatDiffer, splitDifference } from '../core/attribution/lines.ts'
import { figures } from '../core/attribution/sums.ts'
import { CONFIDENCE } from '../core/comparison/comparison.ts'
import { type BuildOf, effectivePlan } from '../core/plan/changed-settings.ts'
import { type Arm, armName, type Cell, type Plan } from '../core/plan/plan.ts'
import type { ExplainMode } from '../core/request/run-request.ts'
import { isSameProgram } from '../core/suite/differences.ts'
import type { Settings } from '../core/switching/switchable-settings.ts'
import { isRefused, type JudgedComparison, type Judgement } from '../core/verdict/judgement.ts'
import { bySeverity } from '../core/verdict/tolerance.ts'
import { armsOf, cellsOf } from './compared-arms.ts'

export interface Explained {
  readonly comparison: JudgedComparison
  readonly reference: Arm
  readonly head: Arm
  readonly cells: readonly Cell[]
  /** As its servers read it. */
  readonly plan: Plan
  readonly difference: ConfigurationDifference
  /** Settings of the servers before and now; undefined if they are unknown. */
  readonly started: readonly (Settings | undefined)[]
  /** Indices of the lines that both sides do not have alike. */
  readonly lines: readonly number[]
}

interface Judged {
  readonly judgement: Pick<Judgement, 'comparisons' | 'costs'>
  readonly measured: { readonly plan: Plan; readonly settings: ReadonlyMap<string, Settings> }
  readonly buildOf: BuildOf
}

/** Undefined if nothing is to be explained, or nothing differs. */
export function explainedOf({ judgement, measured, buildOf }: Judged, mode: ExplainMode): Explained | undefined {
  const plan = effectivePlan(measured.plan, buildOf)
  const comparison = toBeExplained(judgement, modeOf(mode, plan))
  if (comparison === undefined) return undefined
  const [reference, head] = armsOf(plan, comparison)
  const cells = cellsOf(plan, comparison)
  if (reference === undefined || head === undefined || cells.length === 0) return undefined
  const difference = splitDifference(reference.scenario, head.scenario, buildOf(plan.arms[0].scenario))
  const started = [reference, head].map((arm) => measured.settings.get(armName(arm)))
  const lines = linesThatDiffer(difference, started)
  return lines.length === 0 ? undefined : { comparison, reference, head, cells, plan, difference, started, lines }
}

/** Whether there is more than one line that may be the cause, a new program with its new defaults among them. */
export function isSearched({ lines, reference, head }: Explained): boolean {
  return lines.length > 1 || !isSameProgram(reference.scenario, head.scenario)
}

/** With one changed line the verdict is its cause; undefined with more. */
export function onlyCause(explained: Explained): Attribution | undefined {
  const { comparison, difference, lines } = explained
  const line = difference.lines[lines[0] ?? 0]
  if (line === undefined || isSearched(explained)) return undefined
  const { rule, scenario, reference, workload, threads, cost, effect, verdict } = comparison
  const shown = figures(effect, CONFIDENCE)
  const isSure = verdict === 'regressed' || shown.low > 0
  const isInnocent = verdict === 'pass' && !isSure
  const { name, before, after, place } = line
  const cause: Cause = {
    settings: [{ name, before, after, place }],
    verdict: isSure ? 'to blame' : isInnocent ? 'innocent' : 'inconclusive',
    kind: 'verdict',
    ...shown,
    measuredWith: [name],
    removal: null,
  }
  const about = { rule, scenario, reference, workload, threads, ...(cost && { cost }) }
  const interaction = { change: 0, low: 0, high: 0 }
  return {
    causes: [cause],
    explanation: { ...about, whole: shown, sum: shown, interaction, isComplete: true, seconds: 0 },
    suggestion: null,
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
 * The comparison whose causes are sought: the worst that regressed, else of the costs beyond their limits; if none
 * regressed, the worst of all with `always`, else that in which a change gains most, and more than a slowdown may cost.
 */
export function toBeExplained(
  { comparisons, costs }: Pick<Judgement, 'comparisons' | 'costs'>,
  mode: ExplainMode,
): JudgedComparison | undefined {
  if (mode === 'never') return undefined
  const measured = comparisons.filter((each) => each.rule !== 'baseline' && !isRefused(each))
  const regressed = bySeverity(measured.filter(({ verdict }) => verdict === 'regressed'))
  const excess = ({ change, tolerance }: JudgedComparison) => (1 + change) / (1 + tolerance)
  const costly = costs.filter(({ verdict }) => verdict === 'regressed')
  const [dearest] = costly.toSorted((one, other) => excess(other) - excess(one))
  const worst = regressed[0] ?? dearest
  if (worst !== undefined || mode === 'always') return worst ?? bySeverity(measured)[0]
  const isGain = ({ rule, label, change, tolerance }: JudgedComparison) =>
    rule === 'base' && label === 'improved' && change > tolerance
  return bySeverity(measured.filter(isGain)).at(-1)
}
