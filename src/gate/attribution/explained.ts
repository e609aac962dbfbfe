/** The comparison to explain, with its two configurations and the run's measurements of them. */
import { type ConfigurationDifference, splitDifference } from '../../core/attribution/factors.ts'
import type { StartedSettings } from '../../core/attribution/switches.ts'
import type { CellComparison, MeanComparison } from '../../core/comparison/comparison.ts'
import type { ServerVersion } from '../../core/families/family.ts'
import { type ArmState, armStatesOf, type Line } from '../../core/measurement/measurement.ts'
import { type Arm, armName, type Cell, type Plan } from '../../core/plan/plan.ts'
import type { Scenario } from '../../core/suite/suite.ts'
import type { Settings } from '../../core/switching/switchable-settings.ts'
import type { JudgedComparison } from '../../core/verdict/judgement.ts'
import { bySeverity } from '../../core/verdict/tolerance.ts'

/** The run's data about the change. */
export interface MeasuredChange {
  /** Plan as the servers read it. */
  readonly plan: Plan
  /** All lines of the run. */
  readonly lines: readonly Line[]
  /** The settings of each arm's server after its start, by the arm's name. */
  readonly settings: ReadonlyMap<string, Settings>
  /** The server of the control. */
  readonly server: ServerVersion
  /** Servers that fit into memory together, reference, its twin and head among them. */
  readonly mostServers: number
}

export interface Explained {
  readonly found: ExplainedComparison
  readonly reference: Scenario
  readonly head: Scenario
  /** The cell in which they are compared; for a mean all cells. */
  readonly cells: readonly Cell[]
  /** All cells in which the two differ, the worst first. */
  readonly changedCells: readonly Cell[]
  readonly difference: ConfigurationDifference
  /** Undefined if their settings are unknown. */
  readonly started: StartedSettings | undefined
  readonly plan: Plan
  readonly server: ServerVersion
  readonly mostServers: number
  /** Whether the servers wait almost only for their CPUs in all of the cells, both with head and without. */
  readonly computes: boolean
  /** Mean start time of the slowest arm's servers. */
  readonly startSeconds: number
  /** Diagnostics that head's server offers; empty if it was not asked. */
  readonly insight: ArmState['insight']
  /** End of the time, on the testbed's clock. */
  readonly deadline: number
}

export type ExplainedComparison = JudgedComparison & (CellComparison | MeanComparison)

/** Everything except the deadline; undefined if the plan has no such comparison. */
export function explainedOf(
  found: ExplainedComparison,
  comparisons: readonly JudgedComparison[],
  { plan, lines, settings, server, mostServers }: MeasuredChange,
): Omit<Explained, 'deadline'> | undefined {
  const reference = armOf(plan, found.reference, found.rule === 'base' ? 'base' : 'head')
  const head = armOf(plan, found.scenario, 'head')
  const cells = cellsOf(plan, found)
  if (reference === undefined || head === undefined || cells.length === 0) return undefined
  const [before, after] = [settings.get(armName(reference)), settings.get(armName(head))]
  const states = armStatesOf(lines)
  return {
    ...{ found, reference: reference.scenario, head: head.scenario, cells, plan, server, mostServers },
    changedCells: bySeverity(comparisons.filter((each) => isChangedCell(each, found))).flatMap((each) =>
      cellsOf(plan, each as ExplainedComparison),
    ),
    difference: splitDifference(reference.scenario, head.scenario, server),
    computes: computesIn(cells, found, lines),
    started: before && after && { reference: before, head: after },
    startSeconds: slowestStart(states),
    insight: states.find((state) => isOf(state, head))?.insight ?? {},
  }
}

function computesIn(cells: readonly Cell[], found: ExplainedComparison, lines: readonly Line[]): boolean {
  if (found.scope === 'cell' && found.byCpu !== undefined) return false
  const isIn = (line: Line) =>
    line.kind === 'slice' &&
    cells.some(({ workload, threads }) => workload.name === line.workload && threads === line.threads)
  const slices = lines.filter(isIn)
  return slices.length > 0 && slices.every((line) => line.kind === 'slice' && line.computes)
}

function armOf({ arms }: Plan, name: string, revision: Arm['revision']): Arm | undefined {
  return arms.find((arm) => arm.scenario.name === name && arm.revision === revision)
}

function cellsOf({ cells }: Plan, found: ExplainedComparison): readonly Cell[] {
  if (found.scope === 'mean') return cells
  return cells.filter(({ workload, threads }) => workload.name === found.workload && threads === found.threads)
}

/** Whether it compares the same two in a cell in which they differ: its interval has no zero. */
function isChangedCell({ scope, rule, scenario, low, high }: JudgedComparison, found: ExplainedComparison): boolean {
  return scope === 'cell' && rule === found.rule && scenario === found.scenario && (low > 0 || high < 0)
}

/** The mean over each arm's starts: a cold one does not predict later ones. */
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
