/** The looks of a run: each taken when it is due, and taken again, one after the other, from raw lines. */
import { compare, plannedComparisons, type RunComparisons } from '../comparison/compare.ts'
import type { ComparedPlan } from '../comparison/comparison.ts'
import type { Line, LookLine } from '../measurement/measurement.ts'
import type { GatePolicy } from '../suite/suite.ts'
import { takeLook } from './decide.ts'
import type { Standings } from './standing.ts'

export interface DueLook {
  readonly plan: ComparedPlan
  /** Everything measured up to the look. */
  readonly lines: readonly Line[]
  readonly look: LookLine
  readonly policy: GatePolicy
}

/** Standings after a look, and what was looked at: the comparisons of a cell by itself, or all of them. */
export function lookAt(standings: Standings, { plan, lines, look, policy }: DueLook): ReplayedLooks {
  const [seenPlan, seenLines] = look.workload === null ? [plan, lines] : ofCell(plan, lines, look)
  const compared = compare(seenPlan, seenLines)
  const next = takeLook(standings, {
    comparisons: compared.comparisons,
    since: (before) => compare(seenPlan, seenLines, before).comparisons,
    trial: look.trial,
    share: look.share,
    family: plannedComparisons(plan),
    policy,
  })
  return { standings: next, compared }
}

/** A plan of one cell and what was measured in it, so that a look in the middle costs the same however large the plan is. */
function ofCell(plan: ComparedPlan, lines: readonly Line[], { workload, threads }: LookLine): [ComparedPlan, Line[]] {
  const cells = plan.cells.filter((cell) => cell.workload.name === workload && cell.threads === threads)
  const isHere = (line: Line) => 'workload' in line && line.workload === workload && line.threads === threads
  return [{ ...plan, cells }, lines.filter(isHere)]
}

export interface RecordedRun {
  readonly plan: ComparedPlan
  readonly lines: readonly Line[]
  /** How many trials the budget was split into. */
  readonly trials: number
  readonly policy: GatePolicy
}

export interface ReplayedLooks {
  readonly compared: RunComparisons
  readonly standings: Standings
}

export function replay({ plan, lines, trials, policy }: RecordedRun): ReplayedLooks {
  let standings: Standings = new Map()
  for (const { look, at } of looksOf(lines, trials))
    standings = lookAt(standings, { plan, policy, look, lines: lines.slice(0, at) }).standings
  return { standings, compared: compare(plan, lines) }
}

/** The looks that were taken, each with the number of lines before it. Runs that recorded none took one after each trial. */
function looksOf(lines: readonly Line[], trials: number): { readonly look: LookLine; readonly at: number }[] {
  const recorded = lines.flatMap((look, at) => (look.kind === 'look' ? [{ look, at }] : []))
  if (recorded.length > 0) return recorded
  const ends = new Map(lines.map(({ trial }, index) => [trial, index + 1]))
  return [...ends]
    .sort(([one], [other]) => one - other)
    .map(([trial, at]) => ({ at, look: { kind: 'look', trial, workload: null, threads: null, share: trial / trials } }))
}
