/** The looks of a run: each taken when it is due, and taken again, one after the other, from raw lines. */
import { compare, compareSince, effectsSince, plannedComparisons, type RunComparisons } from '../comparison/compare.ts'
import {
  type ComparedEffect,
  type ComparedPlan,
  type ContrastName,
  type CostName,
  keyOf,
} from '../comparison/comparison.ts'
import { isOfTrials } from '../comparison/cost-blocks.ts'
import { MeasuredBlocks } from '../measurement/blocks.ts'
import type { Line, LookLine } from '../measurement/measurement.ts'
import type { GatePolicy } from '../suite/suite.ts'
import type { Family } from './alpha.ts'
import { takeLook } from './decide.ts'
import { isUndecided, type Standing, type Standings } from './decision-state.ts'

export interface DueLook {
  readonly plan: ComparedPlan
  /** Everything measured up to the look. */
  readonly measured: MeasuredBlocks
  readonly look: LookLine
  readonly policy: GatePolicy
}

/** Standings after a look, and its subject: the comparisons of a single cell, or all of them. */
export function lookAt(standings: Standings, due: DueLook): ReplayedLooks {
  const seen = seenBy(due)
  const compared = compare(seen.plan, seen.measured)
  const since = (trial: number) => compareSince(seen.plan, seen.measured, trial)
  const comparisons = [...compared.comparisons, ...compared.costs].filter(isDueAt(due.look))
  const request = { ...requestOf(due, plannedComparisons(due.plan)), comparisons, since }
  return { standings: takeLook(standings, request), compared }
}

/** Values known only for whole trials do not change in the middle of one. */
function isDueAt({ workload }: LookLine): (comparison: ComparedEffect) => boolean {
  return (comparison) =>
    workload === null || comparison.scope === 'mean' || comparison.cost === undefined || !isOfTrials(comparison.cost)
}

/** A plan, and its measurements. */
type Seen = Pick<DueLook, 'plan' | 'measured'>

/** In the middle of a trial a look sees one cell, so that it costs the same however large the plan is. */
function seenBy({ plan, measured, look: { workload, threads } }: DueLook): Seen {
  if (workload === null) return { plan, measured }
  const cells = plan.cells.filter((cell) => cell.workload.name === workload && cell.threads === threads)
  return { plan: { ...plan, cells }, measured: measured.only({ workload, threads: threads ?? 0 }) }
}

function requestOf({ look, policy }: DueLook, family: Family) {
  return { trial: look.trial, share: look.share, family, policy }
}

export interface RecordedRun {
  readonly plan: ComparedPlan
  /** Gone through once, in their order. */
  readonly lines: Iterable<Line>
  /** How many trials the budget was split into. */
  readonly trials: number
  readonly policy: GatePolicy
}

export interface ReplayedLooks {
  readonly compared: RunComparisons
  readonly standings: Standings
}

export interface Replayed extends ReplayedLooks {
  /** The lines' measurements of the compared arms. */
  readonly measured: MeasuredBlocks
}

export function replay({ plan, lines, trials, policy }: RecordedRun): Replayed {
  const standings = new Map<string, Standing>()
  const family = plannedComparisons(plan)
  const measured = new MeasuredBlocks()
  // Kept until the first look: a run that recorded none is gone through again.
  let unseen: Line[] | undefined = []
  for (const line of lines) {
    if (line.kind === 'look') {
      unseen = undefined
      const decided = decidedBy(standings, { plan, measured, policy, look: line }, family)
      for (const [key, standing] of decided) standings.set(key, standing)
    }
    measured.add(line)
    unseen?.push(line)
  }
  return unseen === undefined || unseen.length === 0
    ? { standings, measured, compared: compare(plan, measured) }
    : replay({ plan, lines: withLooks(unseen, trials), trials, policy })
}

/** The standings that a look changes. Its comparisons are not kept, so only undecided ones are compared. */
function decidedBy(standings: Standings, due: DueLook, family: Family): Standings {
  const { plan, measured } = seenBy(due)
  const isAsked = (name: ContrastName | CostName) => isUndecided(standings.get(keyOf({ ...name, scope: 'cell' })))
  // A mean covers all cells, whatever is decided.
  const hasMeans = due.look.workload === null && plan.shard === null
  const since = (trial: number) =>
    hasMeans ? compareSince(plan, measured, trial) : effectsSince(plan, { measured, isAsked }, trial)
  const comparisons = since(0).filter(isDueAt(due.look))
  const own = comparisons.flatMap((each) => {
    const key = keyOf(each)
    const standing = standings.get(key)
    return standing === undefined ? [] : [[key, standing] as const]
  })
  return takeLook(new Map(own), { ...requestOf(due, family), comparisons, since })
}

/** Runs that recorded no looks took one after each trial. */
function withLooks(lines: readonly Line[], trials: number): Line[] {
  const ends = new Map(lines.map(({ trial }, index) => [trial, index]))
  return lines.flatMap((line, index): Line[] => {
    const { trial } = line
    const look: LookLine = { kind: 'look', trial, workload: null, threads: null, share: trial / trials }
    return ends.get(trial) === index ? [line, look] : [line]
  })
}
