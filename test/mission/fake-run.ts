/** Runs of servers whose speed is given, and what their users see. */

import { nonEmpty } from '../../src/core/lists.ts'
import { type Arm, type Cell, planOf } from '../../src/core/plan/plan.ts'
import type { Result } from '../../src/core/result/result.ts'
import type { Suite } from '../../src/core/suite/suite.ts'
import { renderMarkdown } from '../../src/core/views/markdown/markdown.ts'
import { renderTerminal } from '../../src/core/views/terminal.ts'
import { policy, resultScenario, scenario, suite, workload } from '../builders.ts'
import { runPlan, walkPlan } from '../fakes/fake-machine.ts'
import { fakeTestbed, type NoiseModel } from '../fakes/fake-testbed.ts'
import type { Figures } from './published.ts'

const QUIET: NoiseModel = { slice: 0.005, dips: 0, start: 0.001, drift: 0.01 }
/** The fake counts whole transactions, of which a slow service ends few in a turn. */
const SCALE = 100
/** Of the fake's transactions. */
const QUERIES = 16

export interface FakeRun {
  /** The control first. */
  readonly scenarios: readonly string[]
  readonly workloads: readonly string[]
  readonly threads: readonly number[]
  /** True QPS. */
  readonly qps: (scenario: string, place: { readonly workload: string; readonly threads: number }) => number
  readonly seed?: number
  readonly suite?: Partial<Suite>
}

export async function fakeRun({
  scenarios,
  workloads,
  threads,
  qps,
  seed = 1,
  suite: about,
}: FakeRun): Promise<Result> {
  const cells = workloads.length * threads.length
  const measured = suite({
    scenarios: nonEmpty(scenarios.map((name) => scenario(name))),
    control: scenarios[0] ?? '',
    workloads: nonEmpty(workloads.map((name) => workload(name))),
    threads: nonEmpty([...threads]),
    budgetSeconds: 20 * cells + 20,
    // A study: it has no limit, and its figures are precise.
    gate: policy({ tolerance: { control: null, base: 0.05, baseline: 0.1 } }),
    precision: 0.01,
    ...about,
  })
  const plan = planOf(measured, seed)
  const effect = ({ scenario: { name } }: Arm, { workload: { name: load }, threads: level }: Cell) =>
    Math.log(qps(name, { workload: load, threads: level }) / QUERIES)
  const testbed = fakeTestbed({ noise: QUIET, effect, seed, rate: 1 })
  const { result } = await walkPlan(runPlan(measured, plan), { testbed })
  const named = plan.arms.map(({ scenario: { name }, revision, role }) => resultScenario({ name, revision, role }))
  return { ...result, scenarios: named }
}

/** The run of a table of published figures, all of them a hundred times as fast. */
export function runOf(figures: Figures, control: string): Promise<Result> {
  const [first] = figures
  const others = Object.keys(first?.qps ?? {}).filter((name) => name !== control)
  const each = <Value>(of: (row: Figures[number]) => Value) => [...new Set(figures.map(of))]
  return fakeRun({
    scenarios: [control, ...others],
    workloads: each(({ workload: name }) => name),
    threads: each(({ threads }) => threads),
    qps: (name, place) => {
      const row = figures.find(({ workload: load, threads }) => load === place.workload && threads === place.threads)
      return SCALE * (row?.qps[name] ?? Number.NaN)
    },
  })
}

/** What is said of a run, in the terminal and in the report. */
export function viewsOf(result: Result): readonly string[] {
  return [renderTerminal(result, { colour: false }), renderMarkdown(result)]
}

export interface Table {
  readonly head: readonly string[]
  readonly rows: readonly (readonly string[])[]
}

/** The tables of a text in Markdown, as plain text. */
export function tablesOf(markdown: string): Table[] {
  return markdown.split(/\n(?!\|)/).flatMap((part) => {
    const [head, , ...rows] = part.split('\n').filter((line) => line.startsWith('| ') || line.startsWith('|:'))
    const cells = (line: string) =>
      line
        .replaceAll('**', '')
        .slice(1, -1)
        .split(' | ')
        .map((cell) => cell.trim())
    return head === undefined ? [] : [{ head: cells(head), rows: rows.map(cells) }]
  })
}

/** The report's table that has all these columns. */
export function tableWith(result: Result, ...columns: readonly string[]): Table | undefined {
  return tablesOf(renderMarkdown(result)).find(({ head }) => columns.every((column) => head.includes(column)))
}
