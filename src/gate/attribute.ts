/**
 * Which setting is to blame: configurations between reference and head become servers of their own, measured in turns
 * with the reference, and with head where it is asked for, until the blame is clear or the time is over; then what could
 * be suggested. Never changes a verdict.
 */

import type { Attribution, Cause } from '../core/attribution/attribution.ts'
import { balance, causesOf, type FactorCause } from '../core/attribution/causes.ts'
import type { Search } from '../core/attribution/factor-group.ts'
import { type Factor, mix, splitDifference } from '../core/attribution/factors.ts'
import { isDone, learn, nextContrasts, startSearch } from '../core/attribution/search.ts'
import type { PieceCost } from '../core/attribution/suggest.ts'
import type { CellComparison } from '../core/comparison/comparison.ts'
import { type ArmState, armStatesOf, type Line } from '../core/measurement/measurement.ts'
import { asRead } from '../core/plan/as-read.ts'
import type { Arm, Plan } from '../core/plan/plan.ts'
import type { ExplainMode, RunRequest } from '../core/request/run-request.ts'
import type { Product } from '../core/suite/option-groups.ts'
import type { JudgedComparison, Judgement } from '../core/verdict/judgement.ts'
import { bySeverity } from '../core/verdict/severity.ts'
import type { LocalTestbed } from '../edges/testbed/open-testbed.ts'
import { type AttributionEnds, AttributionTrials } from './attribution-trials.ts'
import { findSuggestion } from './find-suggestion.ts'
import type { MeasureEdges } from './measure-trial.ts'
import type { MeasureOutcome } from './measure-until-decided.ts'

export interface AttributeRequest {
  readonly mode: ExplainMode
  /** Plan as the servers read it. */
  readonly plan: Plan
  /** All that the run has measured. */
  readonly lines: readonly Line[]
  /** The product that the control is measured on. */
  readonly product: Product
  /** Servers that fit into memory together, reference, its twin and head among them. */
  readonly mostServers: number
  readonly seconds: number
}

export interface AttributeRun {
  readonly request: Pick<RunRequest, 'explain' | 'explainSeconds'>
  readonly plan: Plan
  readonly measured: MeasureOutcome
  /** Null where nothing was measured. */
  readonly testbed: LocalTestbed | null
  readonly save: MeasureEdges['save']
  readonly screen: MeasureEdges['progress']
}

/** Takes what is left of the budget, and the time that is meant for the search. */
export async function attributeRun(judgement: Judgement, run: AttributeRun): Promise<Judgement> {
  const { request, plan, measured, testbed, save, screen } = run
  if (testbed === null) return judgement
  const asked = {
    mode: request.explain,
    plan: asRead(plan, testbed.buildOf),
    lines: measured.measurement.lines,
    product: testbed.buildOf(plan.arms[0].scenario).product,
    mostServers: testbed.mostServers,
    seconds: measured.secondsLeft + request.explainSeconds,
  }
  return attribute(judgement, asked, { testbed: testbed.testbed, save, progress: screen })
}

/** The judgement with the causes of its worst regression, where they are asked for and can be told apart. */
export async function attribute(
  judgement: Judgement,
  request: AttributeRequest,
  edges: MeasureEdges,
): Promise<Judgement> {
  const found = toBeAttributed(judgement, request.mode)
  if (found === undefined) return judgement
  edges.progress.phase('looking for the setting to blame')
  return { ...judgement, attribution: await attributionOf(found, request, edges) }
}

/** The comparison whose causes are looked for: the worst of the cells that regressed or, if `always`, of all. */
export function toBeAttributed({ comparisons }: Judgement, mode: ExplainMode): CellComparison | undefined {
  if (mode === 'never') return undefined
  const cells = comparisons.filter(isMeasuredCell)
  const regressed = cells.filter(({ verdict }) => verdict === 'regressed')
  if (regressed.length > 0) return bySeverity(regressed)[0]
  return mode === 'always' ? bySeverity(cells)[0] : undefined
}

function isMeasuredCell(found: JudgedComparison): found is JudgedComparison & CellComparison {
  return found.scope === 'cell' && found.rule !== 'history'
}

/** Null where the two configurations do not differ in anything that can be told apart. */
async function attributionOf(
  found: CellComparison,
  request: AttributeRequest,
  edges: MeasureEdges,
): Promise<Attribution | null> {
  const { plan, product, lines, seconds } = request
  const ends = endsOf(found, plan)
  if (ends === undefined) return null
  const difference = splitDifference(ends.reference, ends.head, product)
  const { factors } = difference
  if (factors.length === 0) return null
  const began = edges.testbed.now()
  const insight = insightOf(found, lines)
  const trials = new AttributionTrials(
    {
      ...{ ...ends, plan, deadline: began + seconds },
      configure: (set, name) => mix(difference, set, name),
      startSeconds: Math.max(0, ...armStatesOf(lines).map((state) => state.startSeconds)),
      keepsTimeToTryOut: Object.keys(insight).length > 0 && factors.some(({ piece }) => piece !== null),
    },
    edges,
  )
  const search = await searched(firstSearch(found, factors, request.mostServers - trials.always), trials)
  const searchSeconds = edges.testbed.now() - began
  const causes = causesOf(search)
  const costs = costsOf(causes, factors)
  return {
    causes: causes.map((cause) => toCause(cause, factors)),
    explanation: explanationOf(found, search, searchSeconds),
    suggestion: await findSuggestion({ head: ends.head, product, insight, costs }, trials),
  }
}

function firstSearch({ effect }: CellComparison, factors: readonly Factor[], most: number): Search {
  return startSearch({ needs: factors.map(({ needs }) => needs), whole: effect, mostArms: Math.max(2, most) })
}

/** The search as far as its trials came: until the blame is clear or the time is over. */
async function searched(start: Search, trials: AttributionTrials): Promise<Search> {
  let search = start
  for (let contrasts = nextContrasts(search); contrasts.length > 0; contrasts = nextContrasts(search)) {
    const measured = await trials.measure(search, contrasts)
    if (measured === undefined) break
    search = learn(search, measured)
  }
  return search
}

function explanationOf(
  { rule, scenario, reference, workload, threads }: CellComparison,
  search: Search,
  seconds: number,
): Attribution['explanation'] {
  const isComplete = isDone(search)
  const sums = balance(search)
  const method = { method: 'started', switched: null, started: sums.whole, disagrees: false, startOnly: [] } as const
  return { rule, scenario, reference, workload, threads, ...method, ...sums, seconds, isComplete }
}

function toCause({ factors, measured, together, ...cause }: FactorCause, all: readonly Factor[]): Cause {
  const settings = all.map(({ name, before, after, place }) => ({ name, before, after, place }))
  return {
    ...cause,
    settings: factors.flatMap((factor) => settings[factor] ?? []),
    measuredWith: measured.flatMap((factor) => settings[factor]?.name ?? []),
    together: together.flatMap((factor) => settings[factor]?.name ?? []),
  }
}

/** Costs of single pieces; those that were measured in a group only have the group's: enough to say what comes first. */
function costsOf(causes: readonly FactorCause[], all: readonly Factor[]): PieceCost[] {
  return causes.flatMap(({ factors, change, verdict }) =>
    factors.flatMap((factor): PieceCost[] => {
      const piece = all[factor]?.piece ?? null
      // A group that was not taken apart has figures where it was shown to cost something.
      const isCostly = verdict === 'to blame' || (verdict === 'not reached' && change !== null)
      return piece === null ? [] : [{ piece, change, isCostly }]
    }),
  )
}

/** What head's server lets one find out; empty where it was not asked. */
function insightOf({ scenario }: CellComparison, lines: readonly Line[]): ArmState['insight'] {
  const isHead = (state: ArmState) => state.scenario === scenario && state.revision === 'head'
  return armStatesOf(lines).find(isHead)?.insight ?? {}
}

function endsOf(
  { rule, scenario, reference, workload, threads }: CellComparison,
  { arms, cells }: Plan,
): AttributionEnds | undefined {
  const revision = rule === 'base' ? 'base' : 'head'
  const find = (name: string, of: Arm['revision']) =>
    arms.find((arm) => arm.scenario.name === name && arm.revision === of)?.scenario
  const ends = { reference: find(reference, revision), head: find(scenario, 'head') }
  const cell = cells.find((each) => each.workload.name === workload && each.threads === threads)
  if (ends.reference === undefined || ends.head === undefined || cell === undefined) return undefined
  return { reference: ends.reference, head: ends.head, cell }
}
