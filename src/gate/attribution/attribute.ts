/**
 * Which setting is to blame: what head changed is switched on a running server, every turn another part of it; what cannot
 * be switched, or does not show there what it shows when started, is searched with servers of its own. Never changes a
 * verdict.
 */

import type { Attribution } from '../../core/attribution/attribution.ts'
import { asRead } from '../../core/plan/as-read.ts'
import type { Plan } from '../../core/plan/plan.ts'
import type { ExplainMode, RunRequest } from '../../core/request/run-request.ts'
import type { Judgement } from '../../core/verdict/judgement.ts'
import { bySeverity } from '../../core/verdict/severity.ts'
import type { LocalTestbed } from '../../edges/testbed/open-testbed.ts'
import { firstLine, isFailure } from '../../errors.ts'
import type { MeasureEdges } from '../measure-trial.ts'
import type { MeasureOutcome } from '../measure-until-decided.ts'
import { causesByStarting } from './by-starting.ts'
import { causesBySwitching } from './by-switching.ts'
import { type Explained, type ExplainedComparison, explainedOf, type MeasuredChange } from './explained.ts'

export interface AttributeRequest extends MeasuredChange {
  readonly mode: ExplainMode
  readonly seconds: number
}

export interface AttributeEdges extends MeasureEdges {
  /** Awaited before something is searched for, with how long that takes at the most. */
  readonly beforeSearch?: BeforeSearch
}

export type BeforeSearch = (seconds: number) => Promise<void>

export interface AttributeRun {
  readonly request: Pick<RunRequest, 'explain' | 'explainSeconds'>
  readonly plan: Plan
  readonly measured: MeasureOutcome
  /** Null where nothing was measured. */
  readonly testbed: LocalTestbed | null
  readonly save: MeasureEdges['save']
  readonly tell: MeasureEdges['tell']
  readonly beforeSearch: BeforeSearch
}

/** Takes what is left of the budget, and the time that is meant for the search. */
export async function attributeRun(judgement: Judgement, run: AttributeRun): Promise<Judgement> {
  const { request, plan, measured, testbed, save, tell, beforeSearch } = run
  if (testbed === null) return judgement
  const seconds = measured.secondsLeft + request.explainSeconds
  const asked = {
    mode: request.explain,
    plan: {
      ...asRead(plan, testbed.buildOf),
      budgetSeconds: Math.max(seconds, plan.budgetSeconds),
      // What is switched in a search is decided there.
      isSwitched: false,
    },
    lines: measured.measurement.lines,
    settings: measured.settings,
    product: testbed.buildOf(plan.arms[0].scenario).product,
    mostServers: testbed.mostServers,
    seconds,
  }
  return attribute(judgement, asked, { testbed: testbed.testbed, save, tell, beforeSearch })
}

/** The judgement with the causes of its worst regression, where they are asked for and can be told apart. */
export async function attribute(
  judgement: Judgement,
  request: AttributeRequest,
  edges: AttributeEdges,
): Promise<Judgement> {
  const { seconds } = request
  const found = toBeAttributed(judgement, request.mode)
  const explained = found && explainedOf(found, request)
  if (explained === undefined || explained.difference.factors.length === 0) return judgement
  await edges.beforeSearch?.(seconds)
  edges.tell({ kind: 'time', secondsLeft: seconds })
  edges.tell({ kind: 'phase', phase: { code: 'search' } })
  const until = { ...explained, deadline: edges.testbed.now() + seconds }
  try {
    return { ...judgement, attribution: await attributionOf(until, edges) }
  } catch (error) {
    if (!isFailure(error)) throw error
    // What was decided before holds, and others have been told of it.
    return { ...judgement, warnings: [...judgement.warnings, { code: 'causes-unknown', why: firstLine(error) }] }
  }
}

/**
 * The comparison whose causes are looked for: the worst of the cells that regressed, else the worst of the means over
 * cells that did; if `always`, where none did, the worst of all cells.
 */
export function toBeAttributed({ comparisons }: Judgement, mode: ExplainMode): ExplainedComparison | undefined {
  if (mode === 'never') return undefined
  const measured = comparisons.filter(({ rule }) => rule !== 'history') as ExplainedComparison[]
  const isCell = ({ scope }: ExplainedComparison) => scope === 'cell'
  const regressed = bySeverity(measured.filter(({ verdict }) => verdict === 'regressed'))
  const worst = regressed.find(isCell) ?? regressed[0]
  return worst ?? (mode === 'always' ? bySeverity(measured.filter(isCell))[0] : undefined)
}

async function attributionOf(explained: Explained, edges: MeasureEdges): Promise<Attribution> {
  const began = edges.testbed.now()
  const switched = await causesBySwitching(explained, edges)
  if (switched?.kind === 'explained') return switched.attribution
  return causesByStarting(explained, { began, switched: switched?.whole }, edges)
}
