/** Results of one plan judged again from their raw slices: shards that measured different cells, or one by itself. */

import type { Attribution } from '../attribution/attribution.ts'
import { scenarioMeans } from '../comparison/compare.ts'
import type { CellComparison, ComparedPlan, Comparison, MeanComparison } from '../comparison/comparison.ts'
import { type ComparedCosts, costEffects } from '../comparison/cost-effects.ts'
import { rankCells } from '../comparison/ranking.ts'
import { joinCoverage } from '../coverage/coverage.ts'
import type { Disturbance } from '../measurement/disturbance.ts'
import type { Line } from '../measurement/measurement.ts'
import { COSTS } from '../names.ts'
import type { Shard } from '../request/shard.ts'
import { decide, passAtOnce } from '../verdict/decide.ts'
import type { Standings } from '../verdict/decision-state.ts'
import { JUDGING_CODES, type JudgedComparison, type Judgement } from '../verdict/judgement.ts'
import { type ReplayedLooks, replay } from '../verdict/replay.ts'
import { type DescribedStatements, redescribed } from './describe-statements.ts'
import { distinct, type JoinedLooks, joinMachines } from './join-machines.ts'
import type { RunDescription, WallTime } from './make-result.ts'
import { missingShards } from './recorded-result.ts'
import { isMeasured, type MeasuredComparison, type Result, type ResultPlan } from './result.ts'

/** A run and its judgement, as far as files tell: nobody has accepted anything. */
export interface ReplayedRun {
  readonly run: RunDescription
  readonly judgement: Judgement
  /** The time of the longest part; several have no timeline. */
  readonly time: WallTime
}

/** A result with the evaluation of its raw slices, without them. */
export interface ReplayedResult {
  readonly result: Result
  readonly looks: ReplayedLooks
  readonly ranking: RunDescription['ranking']
  readonly statements: readonly DescribedStatements[]
  readonly costs: readonly ComparedCosts[]
}

/** The looks of the run that measured are taken again. */
export function replayResult(result: Result, lines: Iterable<Line>): ReplayedResult {
  const plan = planOf(result)
  const { trials, policy } = result.plan
  const { measured, ...looks } = replay({ plan, lines, trials, policy })
  const [statements, costs] = [redescribed(result, plan, measured), costEffects(plan, measured)]
  return { result, looks, ranking: rankCells(plan, measured), statements, costs }
}

type Parts = readonly [ReplayedResult, ...ReplayedResult[]]

/**
 * Comparisons with history and attributions stay as they were: they were measured elsewhere.
 *
 * @param parts results that belong together, see mismatch: of one machine, or the same of several
 */
export function joinResults(parts: Parts): ReplayedRun {
  const [{ result: first }] = parts
  const results = parts.map(({ result }) => result)
  const [{ run, looks }, missing] = joinedLooks(parts)
  const { compared, standings } = looks
  const judgement = decide(compared, standings, first.plan.policy, run.measuredSeconds)
  return {
    run,
    time: {
      seconds: Math.max(...results.map(({ seconds }) => seconds)),
      timeline: results.length > 1 ? null : first.timeline,
    },
    judgement: {
      ...judgement,
      comparisons: [...judgement.comparisons, ...results.flatMap(heldComparisons)],
      missingShards: missing,
      coverage: joinCoverage(results.map(({ coverage }) => coverage)),
      history: first.history,
      attribution: attributionOf(results.find(({ explanation }) => explanation !== null) ?? first),
      warnings: [...judgement.warnings, ...shardWarnings(missing)],
    },
  }
}

/** For several machines the results of each, then their means; and the shards that one of them lacks. */
function joinedLooks(parts: Parts): readonly [JoinedLooks, readonly Shard[]] {
  const missing = [...machinesOf(parts).values()].map((own) => missingShards(own.map(({ result }) => result)))
  const machines = [...machinesOf(parts)].map(([number, own]) => ({ number, ...joinShards(own as unknown as Parts) }))
  const [only, ...others] = machines
  if (only === undefined) throw new RangeError('no result to join')
  return [others.length === 0 ? only : joinMachines([only, ...others]), missing.flat()]
}

/** By the number of the machine; 0 for results from a single machine. */
function machinesOf(parts: Parts): ReadonlyMap<number, readonly ReplayedResult[]> {
  const numberOf = ({ result }: ReplayedResult) => result.plan.machine?.index ?? 0
  return Map.groupBy(
    parts.toSorted((one, other) => numberOf(one) - numberOf(other)),
    numberOf,
  )
}

function joinShards(parts: Parts): JoinedLooks {
  const [{ result: first }] = parts
  const replayed = parts.map(({ looks }) => looks)
  const isJoined = parts.length > 1 && first.plan.shard !== null
  const means = isJoined ? scenarioMeans(replayed.flatMap(({ compared }) => cellsOf(compared.comparisons))) : []
  const standings = judgeMeans(new Map(replayed.flatMap((shard) => [...shard.standings])), means, first.plan)
  return { run: joinedRun(parts, isJoined), looks: { compared: joinedComparisons(replayed, means), standings } }
}

function joinedComparisons(replayed: readonly ReplayedLooks[], means: readonly MeanComparison[]) {
  const all = replayed.map(({ compared }) => compared)
  return {
    comparisons: [...all.flatMap(({ comparisons }) => comparisons), ...means],
    // No joined mean is called a regression, so none is asked for here.
    undisturbed: all.flatMap(({ undisturbed }) => undisturbed),
    twin: all.flatMap(({ twin }) => twin),
    missing: all.flatMap(({ missing }) => missing),
    costs: all.flatMap(({ costs }) => costs),
    twinCosts: all.flatMap(({ twinCosts }) => twinCosts),
    unknownCosts: all.flatMap(({ unknownCosts }) => unknownCosts),
    disturbance: sumOf(all.map(({ disturbance }) => disturbance)),
  }
}

function joinedRun(parts: Parts, isJoined: boolean): RunDescription {
  const [{ result: first }] = parts
  const results = parts.map(({ result }) => result)
  const { schemaVersion, suite, commit, startedAt, imported, seed, reproduce, environment, scenarios, settings } = first
  return {
    ...{ schemaVersion, suite, commit, startedAt, imported, seed, reproduce, environment, scenarios, settings },
    measuredSeconds: results.reduce((sum, result) => sum + result.measuredSeconds, 0),
    plan: {
      ...first.plan,
      cells: results.flatMap(({ plan }) => plan.cells),
      shard: isJoined ? null : first.plan.shard,
    },
    cells: results.flatMap(({ cells }) => cells),
    advice: distinct(results.flatMap(({ advice }) => advice)),
    ranking: parts.flatMap(({ ranking }) => ranking),
    statements: parts.flatMap(({ statements }) => statements),
    costs: parts.flatMap(({ costs }) => costs),
    warnings: distinct(results.flatMap(({ warnings }) => warnings.filter(isOfRun))),
  }
}

function isOfRun({ code }: Result['warnings'][number]): boolean {
  return !JUDGING_CODES.some((one) => one === code)
}

function shardWarnings(missing: readonly Shard[]): Judgement['warnings'] {
  const [first] = missing
  return first === undefined
    ? []
    : [{ code: 'shards-missing', missing: missing.map(({ index }) => index), of: first.of }]
}

function attributionOf({ causes, explanation, suggestion }: Result): Attribution | null {
  return explanation === null ? null : { causes, explanation, suggestion }
}

/** Runs stored elsewhere are not available for another comparison. */
function heldComparisons({ comparisons }: Result): JudgedComparison[] {
  return comparisons.flatMap((found) =>
    found.rule === 'history' && isMeasured(found) ? [judgedComparison(found)] : [],
  )
}

function judgedComparison(found: MeasuredComparison): JudgedComparison {
  if (found.scope === 'cell') return found
  const { workload: _, threads: __, ...mean } = found
  return mean
}

/**
 * Means over cells of several machines are judged once, at the end. No new regression can be confirmed there, and none
 * need be: a mean is beyond its tolerance only if a cell is.
 */
function judgeMeans(standings: Standings, means: readonly MeanComparison[], { policy }: ResultPlan): Standings {
  return new Map([...standings, ...passAtOnce(means, policy)])
}

function cellsOf(comparisons: readonly Comparison[]): CellComparison[] {
  return comparisons.filter((comparison) => comparison.scope === 'cell')
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
  const { rules, shard, startSpread, policy } = plan
  const gatedCosts = COSTS.filter((cost) => policy.costs?.[cost] !== undefined)
  return { rules, arms: [control, twin, ...others], cells, shard, startSpread, gatedCosts }
}
