/**
 * Trials of the search for causes. Both sides, and the change without some of its lines, start together and run in
 * turns.
 */
import type { Savings, Suspect } from '../../core/attribution/search.ts'
import { effectsAgainstFirst } from '../../core/comparison/compare.ts'
import { MeasuredBlocks } from '../../core/measurement/blocks.ts'
import type { Cost } from '../../core/names.ts'
import { type IdleTime, idleSeconds, searchSeconds } from '../../core/plan/budget.ts'
import { type Arm, type Cell, mixedArm, type Plan } from '../../core/plan/plan.ts'
import type { Scenario } from '../../core/scenario/scenario.ts'
import { isOfChange } from '../../edges/servers/try-start.ts'
import { MeasurementError } from '../../errors.ts'
import { type MeasureEdges, Trials } from '../trials.ts'
import { cellsOfRefusal, serverFailure } from '../try-server.ts'

/** Trials that a search is expected to take. The least number of blocks for an interval is divided among them. */
const USUAL_TRIALS = 3

export interface SearchTrialsRequest {
  readonly plan: Plan
  readonly cell: Cell
  readonly before: Scenario
  readonly head: Scenario
  /** The change without a suspect's lines, under a name of its own, because effects are found by name. */
  readonly without: (item: Pick<Suspect, 'lines'>) => Scenario
  /** The cost that is measured; undefined: QPS. */
  readonly cost: Cost | undefined
  /** Whether servers wait almost only for their CPUs, so that less time suffices. */
  readonly computes: boolean
  /** End of the search, in seconds of the testbed's clock. */
  readonly deadline: number
  /** Mean seconds that the slowest arm's servers take to start. */
  readonly startSeconds: number
}

export type SearchTrial =
  | ({ readonly kind: 'measured' } & Savings)
  | { readonly kind: 'out of time' }
  /** Servers completed too little in their turns to be compared. */
  | { readonly kind: 'nothing to compare' }
  /** Servers do not run without the lines of these suspects: they do not start, or refuse statements. */
  | { readonly kind: 'needed'; readonly items: readonly Suspect[] }
  /** Servers failed together, but each runs by itself, so that no suspect is to blame. */
  | { readonly kind: 'failed'; readonly failure: Error }

const BEFORE = 'before'
const HEAD = 'now'

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

  /**
   * Starts both sides, and for each of these suspects the change without its lines, and lets them run in turns.
   *
   * @param hasBefore whether memory also has room for the server before the change
   * @param stretch multiple of the usual length of turns, as far as there is time
   */
  async measure(items: readonly Suspect[], hasBefore: boolean, stretch = 1): Promise<SearchTrial> {
    const { deadline, computes, before, head, without } = this.#request
    const { testbed } = this.#edges
    const sides = [mixedArm({ ...head, name: HEAD }), ...(hasBefore ? [mixedArm({ ...before, name: BEFORE })] : [])]
    const arms = [...sides, ...items.map((item) => mixedArm(without(item)))]
    const leastSeconds = searchSeconds(arms.length, computes)
    const began = testbed.now()
    const left = deadline - began - idleSeconds(this.#idle, arms.length)
    if (left < leastSeconds) return { kind: 'out of time' }
    const turnSeconds = Math.min(left, stretch * leastSeconds)
    const plan = this.#planOf(arms)
    const until = began + plan.budgetSeconds
    try {
      const { measuredSeconds } = this.#trials.measurement
      await this.#trials.measure(
        plan,
        () => true,
        () => ({ until, turnSeconds, trials: USUAL_TRIALS, stretch }),
      )
      if (this.#trials.measurement.measuredSeconds === measuredSeconds) return { kind: 'nothing to compare' }
    } catch (failure) {
      if (!isOfChange(failure)) throw failure
      const needed = await this.#neededAmong(items, failure)
      if (needed === undefined) return { kind: 'out of time' }
      return needed.length > 0 ? { kind: 'needed', items: needed } : { kind: 'failed', failure }
    }
    this.#idle = { seconds: Math.max(0, testbed.now() - began - turnSeconds), arms: arms.length }
    const { lines } = this.#trials.measurement
    const effects = effectsAgainstFirst(plan, new MeasuredBlocks(lines), this.#request.cost)
    const savingOf = (item: Suspect) => effects.get(without(item).name)
    if (!items.some(savingOf)) return { kind: 'nothing to compare' }
    return { kind: 'measured', total: effects.get(BEFORE), savingOf }
  }

  /** Whether a server starts without these lines; false if the time is over, or if the attempt itself fails. */
  async startsWithout(lines: readonly number[]): Promise<boolean> {
    const { plan, without, deadline, startSeconds } = this.#request
    if (deadline - this.#edges.testbed.now() < startSeconds) return false
    try {
      return (await serverFailure(without({ lines }), { plan, cells: [] }, this.#edges)) === undefined
    } catch (error) {
      if (error instanceof MeasurementError) return false
      throw error
    }
  }

  /**
   * Suspects without whose lines a server does not run even by itself; undefined: time ran out before all were tried.
   */
  async #neededAmong(items: readonly Suspect[], failure: Error): Promise<readonly Suspect[] | undefined> {
    const { plan, cell, without, deadline } = this.#request
    const { refused } = failure instanceof MeasurementError ? failure.failure : {}
    const how = { plan, cells: cellsOfRefusal({ ...plan, cells: [cell] }, refused), refusal: refused }
    const needed: Suspect[] = []
    for (const item of items) {
      if (this.#edges.testbed.now() > deadline) return undefined
      if ((await serverFailure(without(item), how, this.#edges)) !== undefined) needed.push(item)
    }
    return needed
  }

  #planOf(arms: readonly Arm[]): Plan {
    const [first, second = first, ...others] = arms
    if (first === undefined || second === undefined) throw new RangeError('a trial has at least one server')
    const { plan, cell } = this.#request
    const infinite = Number.POSITIVE_INFINITY
    return {
      ...plan,
      rules: ['control'],
      arms: [first, second, ...others],
      cells: [cell],
      shard: null,
      mostServers: infinite,
    }
  }
}
