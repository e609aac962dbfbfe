/** Servers between reference and head, measured in turns in one or more cells, trial after trial. */

import { contrastOf, type LineGroup } from '../../core/attribution/groups.ts'
import { type MeasuredGroup, mixesOf, type Search } from '../../core/attribution/search.ts'
import { comparePairs, type PairEffects } from '../../core/comparison/compare.ts'
import { MeasuredBlocks } from '../../core/measurement/blocks.ts'
import { armStatesOf } from '../../core/measurement/measurement.ts'
import { type IdleTime, leastSearchSeconds, searchShare } from '../../core/plan/budget.ts'
import { type Arm, armName, mixedArm, type Plan } from '../../core/plan/plan.ts'
import { meanEffect } from '../../core/stats/random-effects.ts'
import type { Scenario } from '../../core/suite/suite.ts'
import type { Settings } from '../../core/switching/switchable-settings.ts'
import { isFailure } from '../../errors.ts'
import { Trials } from '../trials.ts'
import type { TriedScenario } from './find-suggestion.ts'
import type { Laboratory, Question } from './question.ts'

/** Time by which a trial may take longer than expected. */
const SPARE_SECONDS = 3
/** A line must be seen in two trials before it is blamed. */
const LEAST_TRIALS = 2

/** The reference with these lines of head. */
type Configure = (set: readonly number[], name: string) => Scenario

interface WantedTrial {
  /** Mixes, or the configuration to try. */
  readonly arms: readonly Arm[]
  /** Whether head is measured as well. */
  readonly hasHead: boolean
  /** Seconds that must remain after it. */
  readonly kept: number
}

/** Measures configurations between reference and head, trial after trial. */
export class StartedTrials {
  readonly #question: Question
  readonly #laboratory: Laboratory
  readonly #configure: Configure
  readonly #trials: Trials
  /** The reference and its twin, which every trial has. */
  readonly #fixed: readonly [Arm, Arm]
  readonly #head: Arm
  readonly #mixes = new Map<string, Arm>()
  readonly #stuck = new Set<string>()
  #idle: IdleTime

  constructor(question: Question, laboratory: Laboratory, configure: Configure) {
    this.#question = question
    this.#laboratory = laboratory
    this.#configure = configure
    this.#trials = new Trials(laboratory)
    const reference = { ...question.reference, name: 'reference' }
    this.#fixed = [mixedArm(reference, 'head', 'control'), mixedArm(reference, 'twin', 'control')]
    this.#head = mixedArm({ ...question.head, name: 'head' })
    this.#idle = {
      seconds: laboratory.startSeconds,
      arms: laboratory.plan.arms.length,
    }
  }

  /** The settings of a server with these lines; undefined if it was not started. */
  settingsOf(set: readonly number[]): Settings | undefined {
    return this.#trials.settings.get(armName(this.#armOf(set)))
  }

  /** Servers that every trial has besides those that it tests. */
  get always(): number {
    return this.#fixed.length + 1
  }

  /** The effects of the groups, including earlier measurements of them; undefined if the time is over. */
  async measure(search: Search, groups: readonly LineGroup[]): Promise<MeasuredGroup[] | undefined> {
    const arms = mixesOf(search, groups).map((set) => this.#armOf(set))
    const contrasts = groups.map((group) => ({ group, contrast: contrastOf(group, search) }))
    // Head is known from before: later trials have it only on request, and more time for the others.
    const isAll = (set: readonly number[]) => set.length === search.lines.length
    const isHeadAsked = contrasts.some(({ contrast: { with: one, against } }) => isAll(one) || isAll(against))
    const hasHead = this.#trials.number === 0 || isHeadAsked
    const isKept = this.#question.keepsTimeToTryOut
    const kept = isKept ? leastSearchSeconds(this.always + 1, this.#idle) + SPARE_SECONDS : 0
    if (!(await this.#trial({ arms, hasHead, kept }))) return undefined
    const effects = this.#effects()
    const nameOf = (set: readonly number[]) => {
      if (set.length === 0) return this.#fixed[0].scenario.name
      return (isAll(set) ? this.#head : this.#armOf(set)).scenario.name
    }
    return contrasts.flatMap(({ group, contrast }): MeasuredGroup[] => {
      const [own, other] = [nameOf(contrast.with), nameOf(contrast.against)]
      if (this.#stuck.has(own) || this.#stuck.has(other)) return [{ group, effect: 'does not start' }]
      const effect = effects(own, other)
      return effect === undefined ? [] : [{ group, effect }]
    })
  }

  /** One more trial with this configuration, with all before; undefined if the time does not suffice, or a server fails. */
  async tryOut(scenario: Scenario): Promise<TriedScenario | undefined> {
    const arm = mixedArm(scenario)
    this.#mixes.set(scenario.name, arm)
    try {
      if (!(await this.#trial({ arms: [arm], hasHead: true, kept: 0 }))) return undefined
    } catch (error) {
      if (!isFailure(error)) throw error
      return undefined
    }
    const effects = this.#effects()
    const [reference] = this.#fixed
    const effect = effects(scenario.name, reference.scenario.name)
    const saved = effects(scenario.name, this.#head.scenario.name)
    const state = armStatesOf(this.#trials.measurement.lines).findLast((line) => line.scenario === scenario.name)
    return effect && saved && state && { effect, saved, insight: state.insight }
  }

  /** @returns false if the time does not suffice, or nothing can be measured */
  async #trial(wanted: WantedTrial): Promise<boolean> {
    const arms = wanted.arms.filter(({ scenario }) => !this.#stuck.has(scenario.name))
    // Servers that do not start are a result too.
    if (arms.length === 0 && wanted.arms.length > 0) return true
    const { now } = this.#laboratory.testbed
    const chosen = [...(wanted.hasHead ? [this.#head] : []), ...arms]
    const many = this.#fixed.length + chosen.length
    const began = now()
    const seconds = searchShare(this.#question.deadline - began - wanted.kept, many, this.#idle)
    if (seconds === undefined) return false
    const schedule = (_: unknown, number: number) => ({
      until: now() + seconds,
      trials: Math.max(LEAST_TRIALS, number),
    })
    try {
      // Cells that cannot be measured leave nothing to measure.
      if (!(await this.#trials.measure(this.#plan(), (arm) => chosen.includes(arm), schedule))) return false
      this.#idle = { seconds: now() - began - seconds, arms: many }
      return true
    } catch (error) {
      if (!isFailure(error) || !(await this.#findStuck(arms))) throw error
      return this.#trial(wanted)
    }
  }

  /** Starts each server separately, and remembers those that do not start. @returns whether there is one */
  async #findStuck(arms: readonly Arm[]): Promise<boolean> {
    let found = false
    for (const arm of arms) {
      try {
        await using _ = await this.#laboratory.testbed.startTrial(
          { number: this.#trials.number, arms: [arm], cells: [] },
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

  /** Effects in the cell; for several cells their mean. */
  #effects(): PairEffects {
    const { cells, cost } = this.#question
    const pairs = cells.map(comparePairs(this.#plan(), new MeasuredBlocks(this.#trials.measurement.lines), cost))
    return (first, second) => {
      const effects = pairs.flatMap((effectOf) => effectOf(first, second) ?? [])
      return effects.length === cells.length ? meanEffect(effects) : undefined
    }
  }

  #plan(): Plan {
    const { plan } = this.#laboratory
    const { cells } = this.#question
    const arms: Plan['arms'] = [...this.#fixed, this.#head, ...this.#mixes.values()]
    // Each trial decides which of them run together.
    return { ...plan, rules: ['control'], arms, cells, shard: null, mostServers: Number.POSITIVE_INFINITY }
  }

  #armOf(set: readonly number[]): Arm {
    const name = `with ${set.join('+')}`
    const known = this.#mixes.get(name)
    if (known !== undefined) return known
    const arm = mixedArm(this.#configure(set, name))
    this.#mixes.set(name, arm)
    return arm
  }
}
