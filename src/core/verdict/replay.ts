/** The looks of a run: each taken when it is due, and taken again, one after the other, from raw lines. */
import { compare, compareSince, effectsSince, plannedComparisons, type RunComparisons } from '../comparison/compare.ts'
import { type ComparedEffect, type ComparedPlan, type ComparisonName, keyOf } from '../comparison/comparison.ts'
import { isOfTrials } from '../comparison/cost-blocks.ts'
import { MeasuredBlocks } from '../measurement/blocks.ts'
import type { Line, LookLine } from '../measurement/measurement.ts'
import type { GatePolicy } from '../suite/suite.ts'
import type { Family } from './alpha.ts'
import { type LookRequest, takeLook } from './decide.ts'
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
  const { plan, measured } = seenBy(due)
  const compared = compare(plan, measured)
  const since = (trial: number) => compareSince(plan, measured, trial)
  const request = requestOf(due, plannedComparisons(due.plan), [...compared.comparisons, ...compared.costs])
  return { standings: takeLook(standings, { ...request, since }), compared }
}

/** In the middle of a trial a look sees one cell, so that it costs the same however large the plan is. */
function seenBy({ plan, measured, look: { workload, threads } }: DueLook): Pick<DueLook, 'plan' | 'measured'> {
  if (workload === null) return { plan, measured }
  const cells = plan.cells.filter((cell) => cell.workload.name === workload && cell.threads === threads)
  return { plan: { ...plan, cells }, measured: measured.only({ workload, threads: threads ?? 0 }) }
}

function requestOf(
  { look: { trial, share, workload }, policy }: DueLook,
  family: Family,
  all: readonly ComparedEffect[],
): Omit<LookRequest, 'since'> {
  // Values known only for whole trials do not change in the middle of one.
  const comparisons = all.filter(({ cost }) => workload === null || cost === undefined || !isOfTrials(cost))
  return { trial, share, family, policy, comparisons }
}

export interface ReplayedLooks {
  readonly compared: RunComparisons
  readonly standings: Standings
}

/** @param lines gone through once, in their order */
export function replay({ plan, lines, policy }: Pick<DueLook, 'plan' | 'policy'> & { readonly lines: Iterable<Line> }) {
  const standings = new Map<string, Standing>()
  const family = plannedComparisons(plan)
  const measured = new MeasuredBlocks()
  for (const line of lines) {
    if (line.kind === 'look') {
      const decided = decidedBy(standings, { plan, measured, policy, look: line }, family)
      for (const [key, standing] of decided) standings.set(key, standing)
    }
    measured.add(line)
  }
  return { standings, measured, compared: compare(plan, measured) }
}

/** The standings that a look changes. Its comparisons are not kept, so only undecided ones are compared. */
function decidedBy(standings: Standings, due: DueLook, family: Family): Standings {
  const { plan, measured } = seenBy(due)
  const isAsked = (name: ComparisonName) => isUndecided(standings.get(keyOf(name)))
  // A mean covers all cells, whatever is decided.
  const hasMeans = due.look.workload === null && plan.shard === null
  const since = (trial: number) =>
    hasMeans ? compareSince(plan, measured, trial) : effectsSince(plan, { measured, isAsked }, trial)
  const request = requestOf(due, family, since(0))
  const own = request.comparisons.flatMap((each) => {
    const key = keyOf(each)
    const standing = standings.get(key)
    return standing === undefined ? [] : [[key, standing] as const]
  })
  return takeLook(new Map(own), { ...request, since })
}
