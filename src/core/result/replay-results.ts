/** Judges results of one plan again from their raw measurements: all shards together, or a single result. */

import { joinComparisons, type RunComparisons } from '../comparison/compare.ts'
import { type CostEffect, costEffects } from '../comparison/cost-effects.ts'
import { joinCoverage } from '../coverage/coverage.ts'
import { nonEmpty } from '../lists.ts'
import type { RunLine } from '../measurement/measurement.ts'
import { joinedPairEffects, pairEffectsOf } from '../study/make-study.ts'
import type { PairEffects } from '../study/ranking.ts'
import { byDirection } from '../verdict/by-direction.ts'
import { judgementOf } from '../verdict/decide.ts'
import type { Standings } from '../verdict/decision-state.ts'
import { isRefused, type Judgement } from '../verdict/judgement.ts'
import { replay } from '../verdict/replay.ts'
import { distinct } from '../warnings/distinct.ts'
import { describeAgain, type StatementsByKey } from './describe-statements.ts'
import { joinRuns } from './join-runs.ts'
import type { RunDescription, WallTime } from './make-result.ts'
import type { Result } from './result.ts'
import { missingShards } from './result-file.ts'

interface ResultReplay {
  readonly result: Result
  readonly standings: Standings
  readonly compared: RunComparisons
  readonly statements: StatementsByKey
  readonly costs: ReadonlyMap<string, readonly CostEffect[]>
  readonly pairEffects: PairEffects
}

/**
 * Makes the run's decisions once more from its raw measurements, because the verdict follows from the standings of the
 * comparisons, which a result does not contain.
 */
export function replayResult(result: Result, lines: Iterable<RunLine>): ResultReplay {
  const { plan } = result
  const groups = replay({ plan, lines, policy: plan.policy })
  return {
    result,
    standings: new Map(groups.flatMap(({ standings }) => [...standings])),
    compared: joinComparisons(groups.map(({ compared }) => compared)),
    statements: new Map(groups.flatMap((group) => [...describeAgain({ ...result, plan: group.plan }, group.measured)])),
    costs: new Map(groups.flatMap((group) => [...costEffects(group.plan, group.measured)])),
    pairEffects: joinedPairEffects(
      plan.arms[0].scenario.name,
      groups.map((group) => pairEffectsOf(group.plan, group.measured)),
    ),
  }
}

type Parts = readonly [ResultReplay, ...ResultReplay[]]

/**
 * Run and judgement as the files show them, before anybody accepts a regression. Baseline and causes are taken over
 * from the results, because they come from the ledger and the search, not from the raw measurements.
 *
 * @param parts results of one plan, which `mismatch` has checked
 */
export function joinResults(parts: Parts): { run: RunDescription; judgement: Judgement; time: WallTime } {
  const [{ result: first }] = parts
  const results = parts.map(({ result }) => result)
  const isJoined = parts.length > 1 && first.plan.shard !== null
  const standings = new Map(parts.flatMap(({ standings }) => [...standings]))
  const run = joinedRun(parts, isJoined)
  const { causes, explanation } = results.find((one) => one.explanation !== null) ?? first
  const judgement = judgementOf({
    compared: joinComparisons(parts.map(({ compared }) => compared)),
    standings,
    policy: first.plan.policy,
    refused: distinct(results.flatMap(({ comparisons }) => comparisons.filter(isRefused))),
    coverage: joinCoverage(results.map(({ coverage }) => coverage)),
    baseline: first.baseline,
    missingShards: missingShards(results),
  })
  return {
    run,
    // Several parts may have run at the same time, so the longest counts as the duration, and no timeline is possible.
    time: {
      seconds: Math.max(...results.map(({ seconds }) => seconds)),
      timeline: results.length > 1 ? null : first.timeline,
    },
    judgement: { ...byDirection(judgement), causes, explanation },
  }
}

function joinedRun(parts: Parts, isJoined: boolean): RunDescription {
  const [{ result: first }, ...others] = parts
  const plans = parts.map(({ result }) => result.plan)
  const shard = isJoined ? null : first.plan.shard
  const plan = others.length === 0 ? first.plan : { ...planOfShards(plans), shard }
  return joinRuns(
    nonEmpty(
      parts.map(({ result, statements, costs, pairEffects }) => ({ ...result, statements, costs, pairEffects })),
    ),
    plan,
  )
}

/** Joins the arms of all shards: if a change has many files, shards may have had time for different servers. */
function planOfShards(plans: readonly Result['plan'][]): Result['plan'] {
  const [first] = nonEmpty(plans)
  const [control, twin, ...others] = distinct(plans.flatMap(({ arms }) => arms))
  if (control === undefined || twin === undefined) return first
  const arms: Result['plan']['arms'] = [control, twin, ...others]
  return { ...first, arms, cells: distinct(plans.flatMap(({ cells }) => cells)), groups: undefined }
}
