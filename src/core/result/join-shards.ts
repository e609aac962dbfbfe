/** Results of one plan joined: shards that measured different cells, or one result by itself. */

import { type ComparedPlan, type Comparison, scenarioMeans } from '../comparison/compare.ts'
import { rankCells } from '../comparison/rank.ts'
import type { Disturbance } from '../measurement/disturbance.ts'
import type { Line } from '../measurement/measurement.ts'
import { type Shard, shardText } from '../request/shard.ts'
import { decide, type Standings, takeLook } from '../verdict/decide.ts'
import { judged } from '../verdict/judge-history.ts'
import { replay } from '../verdict/replay.ts'
import { type Result, type ResultPlan, resultSchema } from './result.ts'

/** A result with the raw slices it came from. */
export interface Recorded {
  /** Name for messages: the file. */
  readonly name: string
  readonly result: Result
  readonly lines: readonly Line[]
}

/** Why two results cannot be joined; undefined where they can. */
export function mismatch(first: Recorded, other: Recorded): string | undefined {
  const [a, b] = [first.result, other.result]
  if (a.suite.fingerprint !== b.suite.fingerprint && a.suite.name !== b.suite.name) {
    return `they are of different suites, ${a.suite.name} and ${b.suite.name}`
  }
  if (JSON.stringify(a.plan.rules) !== JSON.stringify(b.plan.rules)) return 'they compare by different rules'
  if (JSON.stringify(a.plan.arms) !== JSON.stringify(b.plan.arms)) return 'they compare different scenarios'
  if (JSON.stringify(a.plan.policy) !== JSON.stringify(b.plan.policy)) return 'they were judged by different tolerances'
  const fingerprints = ({ scenarios }: Result) =>
    JSON.stringify(scenarios.map(({ name, fingerprint }) => [name, fingerprint]))
  if (fingerprints(a) !== fingerprints(b)) return 'a scenario has another configuration in one of them'
  const [one, two] = [a.plan.shard, b.plan.shard]
  if (one?.of !== two?.of) return 'they are parts of different plans'
  if (one !== null && one.index === two?.index) return `both are shard ${shardText(one)}`
  const places = new Set(a.plan.cells.map((cell) => JSON.stringify(cell)))
  const twice = b.plan.cells.find((cell) => places.has(JSON.stringify(cell)))
  return twice && `both measured ${twice.workload} at ${twice.threads} threads`
}

/**
 * The result again, its verdict computed anew from the raw slices with the looks of the run that measured them.
 *
 * @param recorded results that belong together, see mismatch
 */
export function recompute(recorded: readonly [Recorded, ...Recorded[]]): Result {
  const [{ result: first }] = recorded
  const results = recorded.map(({ result }) => result)
  const shards = recorded.map(({ result, lines }) => ({
    ...replay({ plan: planOf(result), lines, trials: result.plan.trials, policy: result.plan.policy }),
    result,
  }))
  const cells = shards.flatMap((shard) => shard.compared.comparisons)
  const isJoined = results.length > 1 && first.plan.shard !== null
  const means = isJoined ? scenarioMeans(cells) : []
  const compared = {
    comparisons: [...cells, ...means],
    // No joined mean is called a regression, so none is asked for here.
    undisturbed: shards.flatMap((shard) => shard.compared.undisturbed),
    twin: shards.flatMap((shard) => shard.compared.twin),
    missing: shards.flatMap((shard) => shard.compared.missing),
    disturbance: sumOf(shards.map((shard) => shard.compared.disturbance)),
  }
  const standings = judgeMeans(new Map(shards.flatMap((shard) => [...shard.standings])), means, first.plan)
  const measuredSeconds = results.reduce((sum, result) => sum + result.measuredSeconds, 0)
  const verdict = decide(compared, standings, first.plan.policy, measuredSeconds)
  const result = resultSchema.parse({
    ...first,
    verdict: verdict.kind,
    seconds: Math.max(...results.map(({ seconds }) => seconds)),
    measuredSeconds,
    plan: {
      ...first.plan,
      cells: results.flatMap(({ plan }) => plan.cells),
      shard: isJoined ? null : first.plan.shard,
    },
    cells: results.flatMap(({ cells }) => cells),
    // What was stored elsewhere is not at hand to be compared with again.
    comparisons: [...verdict.findings, ...results.flatMap(({ comparisons }) => comparisons.filter(isHistory))],
    twin: compared.twin,
    disturbance: compared.disturbance,
    accepted: null,
    ranking: recorded.flatMap(({ result, lines }) => rankCells(planOf(result), lines)),
    warnings: distinct(results.flatMap(({ warnings }) => warnings)),
  })
  return judged(result)
}

/** Parts that a plan has and these results do not; none where they are no parts, or there is only one. */
export function missingShards(results: readonly Result[]): Shard[] {
  const [first, ...others] = results.flatMap(({ plan: { shard } }) => (shard === null ? [] : [shard]))
  if (first === undefined || others.length === 0) return []
  const found = new Set([first, ...others].map(({ index }) => index))
  const all = Array.from({ length: first.of }, (_, place): Shard => ({ index: place + 1, of: first.of }))
  return all.filter(({ index }) => !found.has(index))
}

/**
 * Means over cells of several machines are judged once, at the end. No new regression can be confirmed there, and none
 * need be: a mean is beyond its tolerance only if a cell is.
 */
function judgeMeans(standings: Standings, means: readonly Comparison[], { policy, trials }: ResultPlan): Standings {
  const look = { before: 0, now: 1 }
  return takeLook(standings, {
    comparisons: means,
    since: () => [],
    trial: trials,
    look,
    last: true,
    policy,
    shards: 1,
  })
}

function isHistory({ rule }: Result['comparisons'][number]): boolean {
  return rule === 'history'
}

function sumOf(all: readonly Disturbance[]): Disturbance {
  const sum = (pick: (one: Disturbance) => number) => all.reduce((total, one) => total + pick(one), 0)
  return {
    blocks: sum((one) => one.blocks),
    disturbed: sum((one) => one.disturbed),
    dropped: sum((one) => one.dropped),
  }
}

function planOf({ plan }: Result): ComparedPlan {
  const arms = plan.arms.map(({ scenario, revision, role }) => ({ scenario: { name: scenario }, revision, role }))
  const [control, twin, ...others] = arms
  if (control === undefined || twin === undefined) throw new RangeError('a plan has a control and a twin')
  const cells = plan.cells.map(({ workload, threads }) => ({ workload: { name: workload }, threads }))
  const { rules, shard, startSpread } = plan
  return { rules, arms: [control, twin, ...others], cells, shard, startSpread }
}

function distinct<T>(values: readonly T[]): T[] {
  return [...new Map(values.map((value) => [JSON.stringify(value), value])).values()]
}
