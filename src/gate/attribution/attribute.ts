/**
 * Finds the setting to blame: head's changes are switched on a running server, in every turn another part of them.
 * Changes that cannot be switched, or whose effect differs there from that at start, are searched with servers of their
 * own. Never changes a verdict.
 */

import type { Attribution, Cause, Explanation } from '../../core/attribution/attribution.ts'
import { balance, causesOf } from '../../core/attribution/causes.ts'
import { mix } from '../../core/attribution/factors.ts'
import { isDone, type Search, startSearch } from '../../core/attribution/search.ts'
import { suggestedScenario } from '../../core/attribution/suggest.ts'
import { learnedSpread } from '../../core/comparison/comparison.ts'
import { effectivePlan } from '../../core/plan/changed-settings.ts'
import type { Plan } from '../../core/plan/plan.ts'
import type { ExplainMode, RunRequest } from '../../core/request/run-request.ts'
import type { Judgement } from '../../core/verdict/judgement.ts'
import { bySeverity } from '../../core/verdict/tolerance.ts'
import type { LocalTestbed } from '../../edges/testbed/open-testbed.ts'
import { firstLine, isFailure } from '../../errors.ts'
import type { MeasureEdges } from '../measure-trial.ts'
import type { MeasureOutcome } from '../measure-until-decided.ts'
import { causesBySwitching } from './by-switching.ts'
import { type Explained, type ExplainedComparison, explainedOf, type MeasuredChange } from './explained.ts'
import { findSuggestion } from './find-suggestion.ts'
import { costsOf, namedCause, placeOf } from './found-causes.ts'
import { searched } from './search-trials.ts'
import { StartedTrials } from './started-trials.ts'
import { causesOfVersion, isVersionChange } from './version-causes.ts'

export interface AttributeRequest extends MeasuredChange {
  readonly mode: ExplainMode
  readonly seconds: number
}

export interface AttributeEdges extends MeasureEdges {
  /** Awaited before a search, with the longest time that it may take. */
  readonly beforeSearch?: BeforeSearch
}

export type BeforeSearch = (seconds: number) => Promise<void>

export interface AttributeRun {
  readonly request: Pick<RunRequest, 'explain' | 'explainSeconds'>
  readonly plan: Plan
  readonly measured: MeasureOutcome
  /** Null if nothing was measured. */
  readonly testbed: LocalTestbed | null
  readonly save: MeasureEdges['save']
  readonly tell: MeasureEdges['tell']
  readonly beforeSearch: BeforeSearch
}

/** Takes the rest of the budget, and the time reserved for the search. */
export async function attributeRun(judgement: Judgement, run: AttributeRun): Promise<Judgement> {
  const { request, plan, measured, testbed, save, tell, beforeSearch } = run
  if (testbed === null) return judgement
  const seconds = measured.secondsLeft + request.explainSeconds
  const asked = {
    mode: request.explain,
    plan: {
      ...effectivePlan(plan, testbed.buildOf),
      budgetSeconds: Math.max(seconds, plan.budgetSeconds),
      // The search itself decides which settings are switched.
      isSwitched: false,
    },
    lines: measured.measurement.lines,
    settings: measured.settings,
    server: testbed.buildOf(plan.arms[0].scenario),
    mostServers: testbed.mostServers,
    seconds,
  }
  return attribute(judgement, asked, { testbed: testbed.testbed, save, tell, beforeSearch })
}

/** The judgement with the causes of its worst regression, if they are wanted and can be distinguished. */
export async function attribute(
  judgement: Judgement,
  request: AttributeRequest,
  edges: AttributeEdges,
): Promise<Judgement> {
  const { seconds } = request
  const found = toBeAttributed(judgement, modeOf(request))
  const explained = found && explainedOf(found, judgement.comparisons, request)
  if (explained === undefined || explained.difference.factors.length === 0) return judgement
  await edges.beforeSearch?.(seconds)
  edges.tell({ kind: 'time', secondsLeft: seconds })
  edges.tell({ kind: 'phase', phase: { code: 'search' } })
  const { plan } = explained
  // Each server is started only once or twice to find causes: earlier starts tell how much they differ.
  const startSpread = learnedSpread(explained.found, plan.startSpread)
  const until = { ...explained, plan: { ...plan, startSpread }, deadline: edges.testbed.now() + seconds }
  try {
    return { ...judgement, attribution: await attributionOf(until, edges) }
  } catch (error) {
    if (!isFailure(error)) throw error
    // The earlier decision holds, and was already shown to others.
    return { ...judgement, warnings: [...judgement.warnings, { code: 'causes-unknown', why: firstLine(error) }] }
  }
}

/** A new version is always distinguished from its new defaults. */
function modeOf({ mode, plan: { arms } }: AttributeRequest): ExplainMode {
  const isNewVersion = arms.some(
    (arm) =>
      arm.revision === 'base' &&
      arms.some(
        (head) =>
          head.scenario.name === arm.scenario.name && isVersionChange({ reference: arm.scenario, head: head.scenario }),
      ),
  )
  return mode === 'on-fail' && isNewVersion ? 'always' : mode
}

/**
 * The comparison whose causes are sought: the worst of the regressed cells, else the worst of the regressed means; if
 * `always` and none regressed, the worst of all cells.
 */
export function toBeAttributed({ comparisons }: Judgement, mode: ExplainMode): ExplainedComparison | undefined {
  if (mode === 'never') return undefined
  const measured = comparisons.filter(({ rule }) => rule !== 'history') as ExplainedComparison[]
  const isCell = ({ scope }: ExplainedComparison) => scope === 'cell'
  const regressed = bySeverity(measured.filter(({ verdict }) => verdict === 'regressed'))
  const worst = regressed.find(isCell) ?? regressed[0]
  return worst ?? (mode === 'always' ? bySeverity(measured.filter(isCell))[0] : undefined)
}

function attributionOf(explained: Explained, edges: MeasureEdges): Promise<Attribution> {
  const causesOf = (own: Explained) => causesOfSettings(own, edges)
  return isVersionChange(explained) ? causesOfVersion(explained, edges, causesOf) : causesOf(explained)
}

async function causesOfSettings(explained: Explained, edges: MeasureEdges): Promise<Attribution> {
  const began = edges.testbed.now()
  const switched = await causesBySwitching(explained, edges)
  if (switched?.kind === 'explained') return switched.attribution
  return causesByStarting(explained, { began, switched: switched?.whole }, edges)
}

/** Earlier attempts. */
export interface SearchedBefore {
  /** Start of the search for causes, on the testbed's clock. */
  readonly began: number
  /** The whole effect when switched, if it did not agree with the whole effect when started. */
  readonly switched: Explanation['switched'] | undefined
}

export async function causesByStarting(
  explained: Explained,
  { began, switched }: SearchedBefore,
  edges: MeasureEdges,
): Promise<Attribution> {
  const { found, reference, head, cells, plan, difference, startSeconds, insight, deadline } = explained
  const { factors } = difference
  const trials = new StartedTrials(
    {
      ...{ reference, head, cells, plan, deadline, startSeconds },
      configure: (set, name) => mix(difference, set, name),
      keepsTimeToTryOut: Object.keys(insight).length > 0 && factors.some(({ piece }) => piece !== null),
    },
    edges,
  )
  const search = await searched(firstSearch(explained, trials), trials)
  const seconds = edges.testbed.now() - began
  const causes = causesOf(search)
  const sums = balance(search)
  return {
    causes: causes.map((cause): Cause => namedCause(cause, factors)),
    explanation: {
      ...{ ...placeOf(found), method: 'started', seconds, isComplete: isDone(search) },
      ...{ ...sums, started: sums.whole, switched: switched ?? null, disagrees: switched !== undefined, startOnly: [] },
    },
    suggestion: await findSuggestion(
      { head, server: explained.server, insight, costs: costsOf(causes, factors) },
      (suggested) => trials.tryOut(suggestedScenario(head, suggested, 'suggestion')),
    ),
  }
}

function firstSearch({ found, difference, mostServers }: Explained, trials: StartedTrials): Search {
  const needs = difference.factors.map((factor) => factor.needs)
  return startSearch({ needs, whole: found.effect, mostArms: Math.max(2, mostServers - trials.always) })
}
