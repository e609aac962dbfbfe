/** Results of one plan judged again from their raw slices: shards that measured different cells, or one by itself. */

import type { RunComparisons } from '../comparison/compare.ts'
import { type CostEffect, costEffects } from '../comparison/cost-effects.ts'
import { joinCoverage } from '../coverage/coverage.ts'
import type { Disturbance } from '../measurement/disturbance.ts'
import type { RunLine } from '../measurement/measurement.ts'
import { sum } from '../stats/vectors.ts'
import { byDirection } from '../verdict/by-direction.ts'
import { judgementOf } from '../verdict/decide.ts'
import type { Standings } from '../verdict/decision-state.ts'
import { isRefused, JUDGING_CODES, type Judgement } from '../verdict/judgement.ts'
import { replay } from '../verdict/replay.ts'
import { distinct } from '../warnings/distinct.ts'
import { redescribed, type StatementsByKey } from './describe-statements.ts'
import type { RunDescription, WallTime } from './make-result.ts'
import { missingShards } from './recorded-result.ts'
import type { Result } from './result.ts'

/** A result with what its raw slices say. */
interface ReplayedResult {
  readonly result: Result
  readonly standings: Standings
  readonly compared: RunComparisons
  readonly statements: StatementsByKey
  readonly costs: ReadonlyMap<string, readonly CostEffect[]>
}

/** Takes the looks of the run again. */
export function replayResult(result: Result, lines: Iterable<RunLine>): ReplayedResult {
  const { plan } = result
  const { measured, standings, compared } = replay({ plan, lines, policy: plan.policy })
  return {
    result,
    standings,
    compared,
    statements: redescribed(result, measured),
    costs: costEffects(plan, measured),
  }
}

type Parts = readonly [ReplayedResult, ...ReplayedResult[]]

/**
 * The run and its judgement by its files, before anybody accepts anything. Baseline and causes stay as they were, because
 * they were measured elsewhere.
 *
 * @param parts results that belong together, see mismatch
 */
export function joinResults(parts: Parts): { run: RunDescription; judgement: Judgement; time: WallTime } {
  const [{ result: first }] = parts
  const results = parts.map(({ result }) => result)
  const isJoined = parts.length > 1 && first.plan.shard !== null
  const standings = new Map(parts.flatMap(({ standings }) => [...standings]))
  const run = joinedRun(parts, isJoined)
  const { causes, explanation } = results.find((one) => one.explanation !== null) ?? first
  const judgement = judgementOf({
    compared: joinedComparisons(parts),
    standings,
    policy: first.plan.policy,
    refused: distinct(results.flatMap(({ comparisons }) => comparisons.filter(isRefused))),
    coverage: joinCoverage(results.map(({ coverage }) => coverage)),
    baseline: first.baseline,
    missingShards: missingShards(results),
  })
  return {
    run,
    // The longest part's; several parts have no timeline.
    time: {
      seconds: Math.max(...results.map(({ seconds }) => seconds)),
      timeline: results.length > 1 ? null : first.timeline,
    },
    judgement: { ...byDirection(judgement), causes, explanation },
  }
}

function joinedComparisons(parts: Parts): RunComparisons {
  const all = parts.map(({ compared }) => compared)
  const total = (blocks: keyof Disturbance) => sum(all.map(({ disturbance }) => disturbance[blocks]))
  return {
    comparisons: all.flatMap(({ comparisons }) => comparisons),
    undisturbed: all.flatMap(({ undisturbed }) => undisturbed),
    twin: all.flatMap(({ twin }) => twin),
    missing: all.flatMap(({ missing }) => missing),
    costs: all.flatMap(({ costs }) => costs),
    unknownCosts: all.flatMap(({ unknownCosts }) => unknownCosts),
    disturbance: { blocks: total('blocks'), disturbed: total('disturbed'), dropped: total('dropped') },
  }
}

function joinedRun(parts: Parts, isJoined: boolean): RunDescription {
  const [{ result: first }] = parts
  const results = parts.map(({ result }) => result)
  return {
    ...first,
    measuredSeconds: sum(results.map((result) => result.measuredSeconds)),
    plan: {
      ...first.plan,
      cells: results.flatMap(({ plan }) => plan.cells),
      shard: isJoined ? null : first.plan.shard,
    },
    cells: results.flatMap(({ cells }) => cells),
    advice: distinct(results.flatMap(({ advice }) => advice)),
    statements: new Map(parts.flatMap(({ statements }) => [...statements])),
    costs: new Map(parts.flatMap(({ costs }) => [...costs])),
    warnings: distinct(
      results.flatMap(({ warnings }) => warnings.filter(({ code }) => !JUDGING_CODES.some((one) => one === code))),
    ),
  }
}
