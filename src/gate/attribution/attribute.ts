/**
 * Which setting is to blame: what head changed is switched on a running server, every turn another part of it; what cannot
 * be switched, or does not show there what it shows when started, is searched with servers of its own. Never changes a
 * verdict.
 */

import type { Attribution } from '../../core/attribution/attribution.ts'
import { type ConfigurationDifference, splitDifference } from '../../core/attribution/factors.ts'
import type { StartedSettings } from '../../core/attribution/switches.ts'
import type { CellComparison, MeanComparison } from '../../core/comparison/comparison.ts'
import { type ArmState, armStatesOf, type Line } from '../../core/measurement/measurement.ts'
import { asRead } from '../../core/plan/as-read.ts'
import { type Arm, armName, type Cell, type Plan } from '../../core/plan/plan.ts'
import type { ExplainMode, RunRequest } from '../../core/request/run-request.ts'
import type { Product } from '../../core/suite/option-groups.ts'
import type { Scenario } from '../../core/suite/suite.ts'
import type { Settings } from '../../core/switching/settings.ts'
import type { JudgedComparison, Judgement } from '../../core/verdict/judgement.ts'
import { bySeverity } from '../../core/verdict/severity.ts'
import type { LocalTestbed } from '../../edges/testbed/open-testbed.ts'
import type { MeasureEdges } from '../measure-trial.ts'
import type { MeasureOutcome } from '../measure-until-decided.ts'
import { causesByStarting } from './by-starting.ts'
import { causesBySwitching } from './by-switching.ts'

export interface AttributeRequest {
  readonly mode: ExplainMode
  /** Plan as the servers read it. */
  readonly plan: Plan
  /** All that the run has measured. */
  readonly lines: readonly Line[]
  /** What each arm's server was set to when it had been started, by the arm's name. */
  readonly settings: ReadonlyMap<string, Settings>
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

/** What is to be explained: the comparison, the two configurations, and all that the run knows of them. */
export interface Explained {
  readonly found: ExplainedComparison
  readonly reference: Scenario
  readonly head: Scenario
  /** The cell in which they are compared; of a mean all cells. */
  readonly cells: readonly Cell[]
  readonly difference: ConfigurationDifference
  /** Undefined where it is not known what the two were set to. */
  readonly started: StartedSettings | undefined
  readonly plan: Plan
  readonly product: Product
  readonly mostServers: number
  /** Mean time that starting the servers of the slowest arm took. */
  readonly startSeconds: number
  /** What head's server lets one find out; empty where it was not asked. */
  readonly insight: ArmState['insight']
  /** When the time is over, on the testbed's clock. */
  readonly deadline: number
}

export type ExplainedComparison = JudgedComparison & (CellComparison | MeanComparison)

/** Takes what is left of the budget, and the time that is meant for the search. */
export async function attributeRun(judgement: Judgement, run: AttributeRun): Promise<Judgement> {
  const { request, plan, measured, testbed, save, screen } = run
  if (testbed === null) return judgement
  const asked = {
    mode: request.explain,
    plan: asRead(plan, testbed.buildOf),
    lines: measured.measurement.lines,
    settings: measured.settings,
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

/** Null where the two configurations do not differ in anything that can be told apart. */
async function attributionOf(
  found: ExplainedComparison,
  request: AttributeRequest,
  edges: MeasureEdges,
): Promise<Attribution | null> {
  const explained = explainedOf(found, request, edges.testbed.now() + request.seconds)
  if (explained === undefined || explained.difference.factors.length === 0) return null
  const switched = await causesBySwitching(explained, edges)
  if (switched?.kind === 'explained') return switched.attribution
  return causesByStarting(explained, switched?.whole, edges)
}

function explainedOf(
  found: ExplainedComparison,
  { plan, lines, settings, product, mostServers }: AttributeRequest,
  deadline: number,
): Explained | undefined {
  const reference = armOf(plan, found.reference, found.rule === 'base' ? 'base' : 'head')
  const head = armOf(plan, found.scenario, 'head')
  const cells = cellsOf(plan, found)
  if (reference === undefined || head === undefined || cells.length === 0) return undefined
  const [before, after] = [settings.get(armName(reference)), settings.get(armName(head))]
  const states = armStatesOf(lines)
  return {
    ...{ found, reference: reference.scenario, head: head.scenario, cells, plan, product, mostServers, deadline },
    difference: splitDifference(reference.scenario, head.scenario, product),
    started: before && after && { reference: before, head: after },
    startSeconds: slowestStart(states),
    insight: states.find((state) => isOf(state, head))?.insight ?? {},
  }
}

function armOf({ arms }: Plan, name: string, revision: Arm['revision']): Arm | undefined {
  return arms.find((arm) => arm.scenario.name === name && arm.revision === revision)
}

function cellsOf({ cells }: Plan, found: ExplainedComparison): readonly Cell[] {
  if (found.scope === 'mean') return cells
  return cells.filter(({ workload, threads }) => workload.name === found.workload && threads === found.threads)
}

/** Of every arm the mean over its starts: one that was cold says nothing of those to come. */
function slowestStart(states: readonly ArmState[]): number {
  const byArm = Map.groupBy(states, ({ scenario, revision }) => JSON.stringify([scenario, revision]))
  const means = [...byArm.values()].map(
    (own) => own.reduce((sum, { startSeconds }) => sum + startSeconds, 0) / own.length,
  )
  return Math.max(0, ...means)
}

function isOf(state: ArmState, arm: Arm): boolean {
  return state.scenario === arm.scenario.name && state.revision === arm.revision
}
