/** Servers between the configurations before and now, started and measured in turns, trial after trial. */
import type { Lines, ServerRate, TrialRates } from '../../core/attribution/cost-model.ts'
import { comparePairs, type PairEffects } from '../../core/comparison/compare.ts'
import { MeasuredBlocks } from '../../core/measurement/blocks.ts'
import { armStatesOf } from '../../core/measurement/measurement.ts'
import type { Cost } from '../../core/names.ts'
import { type IdleTime, searchShare } from '../../core/plan/budget.ts'
import { type Arm, type Cell, mixedArm, type Plan } from '../../core/plan/plan.ts'
import { type Effect, meanEffect } from '../../core/stats/random-effects.ts'
import { mean } from '../../core/stats/vectors.ts'
import type { Scenario } from '../../core/suite/suite.ts'
import type { Settings } from '../../core/switching/switchable-settings.ts'
import { isFailure } from '../../errors.ts'
import { type MeasureEdges, Trials } from '../trials.ts'
import { failureOf } from '../try-server.ts'

export interface SearchTrialsRequest {
  /** Of the run that is explained. */
  readonly plan: Plan
  /** The cell in which servers are compared; of several the mean counts. */
  readonly cells: readonly Cell[]
  /** The cost that is measured; undefined: QPS. */
  readonly cost: Cost | undefined
  /** Whether servers wait almost only for their CPUs, so that less time tells as much. */
  readonly computes: boolean
  /** End of the time, on the testbed's clock. */
  readonly deadline: number
  /** Mean start time of the slowest arm's servers. */
  readonly startSeconds: number
}

/** A server to start. */
export interface WantedServer {
  readonly scenario: Scenario
  /** Its lines; undefined if it has something else than some of them. */
  readonly on: Lines | undefined
}

export type MeasuredTrial =
  | { readonly kind: 'measured'; readonly rates: TrialRates }
  | { readonly kind: 'out of time' }
  /** One of them does not start, or refuses statements. */
  | { readonly kind: 'failed'; readonly failure: Error }

export class SearchTrials {
  readonly #request: SearchTrialsRequest
  readonly #edges: MeasureEdges
  readonly #trials: Trials
  #idle: IdleTime

  constructor(request: SearchTrialsRequest, edges: MeasureEdges) {
    this.#request = request
    this.#edges = edges
    this.#trials = new Trials(edges)
    this.#idle = { seconds: request.startSeconds, arms: request.plan.arms.length }
  }

  /** The settings of a server of an earlier trial after its start, by its scenario's name. */
  settingsOf(name: string): Settings | undefined {
    return this.#trials.settings.get(name)
  }

  /** What a server of an earlier trial offers to those who diagnose it, by its scenario's name. */
  insightOf(name: string): Readonly<Record<string, 'none' | 'partial' | 'full'>> {
    return armStatesOf(this.#trials.measurement.lines).findLast(({ scenario }) => scenario === name)?.insight ?? {}
  }

  /** Starts all servers at once, and lets them run in turns. @param wanted at least two, the first with its lines */
  async measure(wanted: readonly WantedServer[]): Promise<MeasuredTrial> {
    const { deadline, computes } = this.#request
    const { testbed } = this.#edges
    const seconds = searchShare(deadline - testbed.now(), wanted.length, this.#idle, computes)
    if (seconds === undefined) return { kind: 'out of time' }
    const began = testbed.now()
    const arms = wanted.map(({ scenario }) => mixedArm(scenario))
    const plan = this.#planOf(arms)
    const schedule = () => ({ until: testbed.now() + seconds, trials: 1 })
    try {
      if (!(await this.#trials.measure(plan, () => true, schedule))) return { kind: 'out of time' }
    } catch (failure) {
      if (!isFailure(failure)) throw failure
      return { kind: 'failed', failure }
    }
    this.#idle = { seconds: testbed.now() - began - seconds, arms: arms.length }
    const rates = this.#ratesOf(plan, wanted)
    // A cell that could not be measured leaves nothing to compare.
    return rates === undefined ? { kind: 'out of time' } : { kind: 'measured', rates }
  }

  /** Why a server does not run; undefined if it does. @param isDriven whether the workload is tried as well */
  failureOf(scenario: Scenario, isDriven = true): Promise<Error | undefined> {
    const { plan, cells } = this.#request
    return failureOf(scenario, { plan, cells: isDriven ? cells : [] }, this.#edges)
  }

  #planOf(arms: readonly Arm[]): Plan {
    const [first, second = first, ...others] = arms
    if (first === undefined || second === undefined) throw new RangeError('a trial has at least one server')
    const { plan, cells } = this.#request
    return {
      ...plan,
      rules: ['control'],
      arms: [first, second, ...others],
      cells,
      shard: null,
      mostServers: Number.POSITIVE_INFINITY,
    }
  }

  /** Every server's ln rate against the first one; undefined if one of them could not be compared. */
  #ratesOf(plan: Plan, [first, ...others]: readonly WantedServer[]): TrialRates | undefined {
    const { cells, cost } = this.#request
    if (first?.on === undefined) throw new RangeError('the first server has some of the lines')
    const pairs = cells.map(comparePairs(plan, new MeasuredBlocks(this.#trials.measurement.lines), cost))
    const servers: ServerRate[] = [{ on: first.on, logRate: 0 }]
    const variances: number[] = []
    let besideLogRate: number | undefined
    for (const { scenario, on } of others) {
      const effect = meanOver(pairs, scenario.name, first.scenario.name)
      if (effect === undefined) return undefined
      variances.push(effect.within.variance)
      if (on === undefined) besideLogRate = effect.mean
      else servers.push({ on, logRate: effect.mean })
    }
    // A difference has the noise of two servers.
    return { servers, noise: mean(variances) / 2, besideLogRate }
  }
}

function meanOver(pairs: readonly PairEffects[], name: string, reference: string): Effect | undefined {
  const effects = pairs.flatMap((effectOf) => effectOf(name, reference) ?? [])
  return effects.length === pairs.length ? meanEffect(effects) : undefined
}
