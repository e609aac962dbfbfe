/** Servers between reference and head, measured in turns in one cell, trial after trial. */
import { armsOf, type Measured } from '../core/attribution/search.ts'
import type { Probe, Search } from '../core/attribution/unit.ts'
import { comparePairs } from '../core/comparison/compare.ts'
import { type ArmState, armStatesOf, type Line } from '../core/measurement/measurement.ts'
import type { Arm, Cell, Plan } from '../core/plan/plan.ts'
import type { Effect } from '../core/stats/random-effects.ts'
import type { Scenario } from '../core/suite/suite.ts'
import { MeasurementError, UserError } from '../errors.ts'
import { type MeasureEdges, measureTrial } from './measure-trial.ts'

/** A trial gives every server so much time: enough to tell one or two per cent in two of them. */
const SECONDS_PER_ARM = 3
/** Where the time ends sooner, a trial may be shorter, down to this. */
const LEAST_SECONDS_PER_ARM = 1.2
const LEAST_TRIAL_SECONDS = 10
/** Of what starting and stopping takes, so much is needed for few servers too. */
const LEAST_IDLE_SHARE = 0.5
/** By so much a trial may take longer than expected. */
const SPARE_SECONDS = 3
/** A setting must be seen in two trials before it is blamed. */
const LEAST_TRIALS = 2

/** The two configurations, and where they are compared. */
export interface Ends {
  readonly reference: Scenario
  readonly head: Scenario
  readonly cell: Cell
}

export interface BenchRequest extends Ends {
  readonly plan: Plan
  /** On the testbed's clock. */
  readonly deadline: number
  /** What starting all servers of the plan took. */
  readonly startSeconds: number
  /** Whether measuring ends in time for one configuration to be tried out. */
  readonly keepsTimeToTryOut: boolean
  /** The reference with these settings of head. */
  readonly configure: (set: readonly number[], name: string) => Scenario
}

interface TrialRequest {
  /** Whether head is measured as well. */
  readonly hasHead: boolean
  /** Seconds that must be left after it. */
  readonly kept: number
}

/** How a configuration fared beside reference and head. */
export interface Tried {
  /** Against the reference. */
  readonly effect: Effect
  /** Against head. */
  readonly saved: Effect
  /** What its server lets one find out. */
  readonly insight: ArmState['insight']
}

/** Measures configurations between reference and head in one cell, trial after trial. */
export class Bench {
  readonly #request: BenchRequest
  readonly #edges: MeasureEdges
  /** The reference and its twin, which every trial has. */
  readonly #fixed: readonly [Arm, Arm]
  readonly #head: Arm
  readonly #mixes = new Map<string, Arm>()
  readonly #stuck = new Set<string>()
  readonly #lines: Line[] = []
  #trials = 0
  /** What starting and stopping took in the last trial, and of how many servers. */
  #idle: { readonly seconds: number; readonly arms: number }

  constructor(request: BenchRequest, edges: MeasureEdges) {
    this.#request = request
    this.#edges = edges
    const reference = { ...request.reference, name: 'reference', expect: {} }
    this.#fixed = [
      { scenario: reference, revision: 'head', role: 'control' },
      { scenario: reference, revision: 'twin', role: 'control' },
    ]
    this.#head = { scenario: { ...request.head, name: 'head', expect: {} }, revision: 'head', role: 'candidate' }
    this.#idle = { seconds: request.startSeconds, arms: request.plan.arms.length }
  }

  /** Servers that a trial may have besides those that it is for. */
  get always(): number {
    return this.#fixed.length + 1
  }

  /** What the probes show, with all that was measured of them before; undefined where the time is over. */
  async measure(search: Search, probes: readonly Probe[]): Promise<Measured[] | undefined> {
    const mixes = armsOf(search, probes).map((set) => this.#armOf(set))
    // Head is known from before: later trials have it only where it is asked for, and more time for the others.
    const isHeadAsked = probes.some(({ with: one, against }) => [one, against].some((set) => isAll(search, set)))
    const hasHead = this.#trials === 0 || isHeadAsked
    const kept = this.#request.keepsTimeToTryOut ? this.#secondsFor(this.always + 1) + SPARE_SECONDS : 0
    if (!(await this.#trial(mixes, { hasHead, kept }))) return undefined
    const effects = comparePairs(this.#plan(), this.#lines, this.#request.cell)
    return probes.flatMap((probe): Measured[] => {
      if (this.#isStuck(search, probe)) return [{ probe, effect: 'does not start' }]
      const effect = effects(this.#nameOf(search, probe.with), this.#nameOf(search, probe.against))
      return effect === undefined ? [] : [{ probe, effect }]
    })
  }

  /** One more trial with this configuration; undefined where the time does not suffice, or a server fails. */
  async tryOut(scenario: Scenario): Promise<Tried | undefined> {
    const arm: Arm = { scenario, revision: 'head', role: 'candidate' }
    this.#mixes.set(scenario.name, arm)
    try {
      if (!(await this.#trial([arm], { hasHead: true, kept: 0 }))) return undefined
    } catch (error) {
      if (!isFailure(error)) throw error
      return undefined
    }
    const effects = comparePairs(this.#plan(), this.#lines, this.#request.cell)
    const [reference] = this.#fixed
    const effect = effects(scenario.name, reference.scenario.name)
    const saved = effects(scenario.name, this.#head.scenario.name)
    const state = armStatesOf(this.#lines).findLast((line) => line.scenario === scenario.name)
    return effect && saved && state && { effect, saved, insight: state.insight }
  }

  /** @returns false where the time does not suffice */
  async #trial(wanted: readonly Arm[], request: TrialRequest): Promise<boolean> {
    const arms = wanted.filter(({ scenario }) => !this.#stuck.has(scenario.name))
    // Servers that do not start tell something too.
    if (arms.length === 0 && wanted.length > 0) return true
    const { now } = this.#edges.testbed
    const all = [...this.#fixed, ...(request.hasHead ? [this.#head] : []), ...arms]
    const left = this.#request.deadline - now() - request.kept
    if (left < this.#secondsFor(all.length)) return false
    const most = left - this.#idleSeconds(all.length)
    const seconds = Math.min(most, Math.max(LEAST_TRIAL_SECONDS, SECONDS_PER_ARM * all.length))
    const { cell } = this.#request
    this.#trials += 1
    const trial = { number: this.#trials, arms: all, cells: [{ cell, arms: all }] }
    const schedule = () => ({ until: now() + seconds, trials: Math.max(LEAST_TRIALS, this.#trials) })
    const began = now()
    try {
      const { lines } = await measureTrial({ plan: this.#plan(), trial, schedule }, this.#edges)
      this.#lines.push(...lines)
      this.#idle = { seconds: now() - began - seconds, arms: all.length }
      return true
    } catch (error) {
      if (!isFailure(error) || !(await this.#findStuck(arms))) throw error
      return this.#trial(wanted, request)
    }
  }

  /** That a trial of so many servers takes at the least. */
  #secondsFor(arms: number): number {
    return Math.max(LEAST_TRIAL_SECONDS, LEAST_SECONDS_PER_ARM * arms) + this.#idleSeconds(arms)
  }

  #idleSeconds(arms: number): number {
    return this.#idle.seconds * Math.max(LEAST_IDLE_SHARE, arms / this.#idle.arms)
  }

  /** Starts each server by itself, and remembers those that do not start. @returns whether there is one */
  async #findStuck(arms: readonly Arm[]): Promise<boolean> {
    let found = false
    for (const arm of arms) {
      try {
        await using _ = await this.#edges.testbed.startTrial(
          { number: this.#trials, arms: [arm], cells: [] },
          this.#plan(),
        )
      } catch (error) {
        if (!isFailure(error)) throw error
        this.#stuck.add(arm.scenario.name)
        found = true
      }
    }
    return found
  }

  #plan(): Plan {
    const { plan, cell } = this.#request
    return {
      ...plan,
      rules: ['control'],
      arms: [...this.#fixed, this.#head, ...this.#mixes.values()],
      cells: [cell],
      shard: null,
    }
  }

  #armOf(set: readonly number[]): Arm {
    const name = `with ${set.join('+')}`
    const known = this.#mixes.get(name)
    if (known !== undefined) return known
    const arm: Arm = { scenario: this.#request.configure(set, name), revision: 'head', role: 'candidate' }
    this.#mixes.set(name, arm)
    return arm
  }

  #nameOf(search: Search, set: readonly number[]): string {
    if (set.length === 0) return this.#fixed[0].scenario.name
    return (isAll(search, set) ? this.#head : this.#armOf(set)).scenario.name
  }

  #isStuck(search: Search, probe: Probe): boolean {
    return [probe.with, probe.against].some((set) => this.#stuck.has(this.#nameOf(search, set)))
  }
}

/** Whether the reference with these settings is head. */
function isAll({ needs }: Search, set: readonly number[]): boolean {
  return set.length === needs.length
}

/** Of a server, not of ours, nor a signal. */
function isFailure(error: unknown): boolean {
  return error instanceof UserError || error instanceof MeasurementError
}
