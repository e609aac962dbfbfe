/** Servers between reference and head, measured in turns in one or more cells, trial after trial. */

import { contrastOf, type LineGroup } from '../../core/attribution/groups.ts'
import { type MeasuredGroup, mixesOf, type Search } from '../../core/attribution/search.ts'
import { comparePairs, type PairEffects } from '../../core/comparison/compare.ts'
import { MeasuredBlocks } from '../../core/measurement/blocks.ts'
import { armStatesOf } from '../../core/measurement/measurement.ts'
import { type IdleTime, leastSearchSeconds, searchShare } from '../../core/plan/budget.ts'
import { type Arm, armName, mixedArm, type Plan } from '../../core/plan/plan.ts'
import { type Effect, meanEffect } from '../../core/stats/random-effects.ts'
import type { Scenario } from '../../core/suite/suite.ts'
import type { Settings } from '../../core/switching/switchable-settings.ts'
import { isFailure } from '../../errors.ts'
import { type MeasureEdges, Trials } from '../trials.ts'
import type { TriedScenario } from './find-suggestion.ts'
import type { Laboratory, Question } from './question.ts'

/** Time by which a trial may take longer than expected. */
const SPARE_SECONDS = 3
/** A line must be seen in two trials before it is blamed. */
const LEAST_TRIALS = 2

/** The reference with these lines of head. */
type Configure = (set: readonly number[], name: string) => Scenario

export type StartedTrials = ReturnType<typeof startedTrials>

/** Measures configurations between reference and head, trial after trial. */
export function startedTrials(
  question: Pick<Question, 'reference' | 'head' | 'cells' | 'cost' | 'deadline' | 'keepsTimeToTryOut'>,
  laboratory: Pick<Laboratory, keyof MeasureEdges | 'plan' | 'startSeconds'>,
  configure: Configure,
) {
  const { cells, cost, deadline, keepsTimeToTryOut } = question
  const { testbed, plan, startSeconds } = laboratory
  const trials = new Trials(laboratory)
  const reference = { ...question.reference, name: 'reference' }
  // Every trial has these two.
  const fixed = [mixedArm(reference, 'head', 'control'), mixedArm(reference, 'twin', 'control')] as const
  const head = mixedArm({ ...question.head, name: 'head' })
  const mixes = new Map<string, Arm>()
  const stuck = new Set<string>()
  /** Servers that every trial has besides those that it tests. */
  const always = fixed.length + 1
  let idle: IdleTime = { seconds: startSeconds, arms: plan.arms.length }

  // Each trial decides which of the arms run together.
  const wholePlan = (): Plan => ({
    ...plan,
    ...{ rules: ['control'], arms: [...fixed, head, ...mixes.values()], cells, shard: null },
    mostServers: Number.POSITIVE_INFINITY,
  })

  const armOf = (set: readonly number[]): Arm => {
    const name = `with ${set.join('+')}`
    const arm = mixes.get(name) ?? mixedArm(configure(set, name))
    mixes.set(name, arm)
    return arm
  }

  /** Effects in the cell; for several cells their mean. */
  const effectsSoFar = (): PairEffects => {
    const pairs = cells.map(comparePairs(wholePlan(), new MeasuredBlocks(trials.measurement.lines), cost))
    return (first, second) => {
      const effects = pairs.flatMap((effectOf) => effectOf(first, second) ?? [])
      return effects.length === cells.length ? meanEffect(effects) : undefined
    }
  }

  /** Starts each server separately, and remembers those that do not start. @returns whether there is one */
  const findStuck = async (arms: readonly Arm[]): Promise<boolean> => {
    let found = false
    for (const arm of arms) {
      try {
        await using _ = await testbed.startTrial({ number: trials.number, arms: [arm], cells: [] }, wholePlan())
      } catch (error) {
        if (!isFailure(error)) throw error
        stuck.add(arm.scenario.name)
        found = true
      }
    }
    return found
  }

  /**
   * @param wanted mixes, or the configuration to try
   * @param hasHead whether head is measured as well
   * @param kept seconds that must remain after it
   * @returns false if the time does not suffice, or nothing can be measured
   */
  const measureTrial = async (wanted: readonly Arm[], hasHead: boolean, kept = 0): Promise<boolean> => {
    const arms = wanted.filter(({ scenario }) => !stuck.has(scenario.name))
    // Servers that do not start are a result too.
    if (arms.length === 0 && wanted.length > 0) return true
    const chosen = [...(hasHead ? [head] : []), ...arms]
    const many = fixed.length + chosen.length
    const began = testbed.now()
    const seconds = searchShare(deadline - began - kept, many, idle)
    if (seconds === undefined) return false
    const schedule = (_: unknown, number: number) => ({
      until: testbed.now() + seconds,
      trials: Math.max(LEAST_TRIALS, number),
    })
    try {
      // Cells that cannot be measured leave nothing to measure.
      if (!(await trials.measure(wholePlan(), (arm) => chosen.includes(arm), schedule))) return false
      idle = { seconds: testbed.now() - began - seconds, arms: many }
      return true
    } catch (error) {
      if (!isFailure(error) || !(await findStuck(arms))) throw error
      return measureTrial(wanted, hasHead, kept)
    }
  }

  return {
    always,
    /** The settings of a server with these lines; undefined if it was not started. */
    settingsOf: (set: readonly number[]): Settings | undefined => trials.settings.get(armName(armOf(set))),
    /** The effects of the groups, including earlier measurements of them; undefined if the time is over. */
    measure: async (search: Search, groups: readonly LineGroup[]): Promise<MeasuredGroup[] | undefined> => {
      const contrasts = groups.map((group) => ({ group, contrast: contrastOf(group, search) }))
      // Head is known from before: later trials have it only on request, and more time for the others.
      const isAll = (set: readonly number[]) => set.length === search.lines.length
      const isHeadAsked = contrasts.some(({ contrast: { with: one, against } }) => isAll(one) || isAll(against))
      const kept = keepsTimeToTryOut ? leastSearchSeconds(always + 1, idle) + SPARE_SECONDS : 0
      const arms = mixesOf(search, groups).map(armOf)
      if (!(await measureTrial(arms, trials.number === 0 || isHeadAsked, kept))) return undefined
      const effects = effectsSoFar()
      const nameOf = (set: readonly number[]) =>
        (set.length === 0 ? fixed[0] : isAll(set) ? head : armOf(set)).scenario.name
      return contrasts.flatMap(({ group, contrast }): MeasuredGroup[] => {
        const [own, other] = [nameOf(contrast.with), nameOf(contrast.against)]
        if (stuck.has(own) || stuck.has(other)) return [{ group, effect: 'does not start' }]
        const effect = effects(own, other)
        return effect === undefined ? [] : [{ group, effect }]
      })
    },
    /** Head against the reference after so many trials, or as many as the time suffices for; undefined: for none. */
    whole: async (many: number): Promise<Effect | undefined> => {
      while (trials.number < many && (await measureTrial([], true)));
      return effectsSoFar()(head.scenario.name, reference.name)
    },
    /** One more trial with this configuration, with all before; undefined if the time does not suffice, or a server fails. */
    tryOut: async (scenario: Scenario): Promise<TriedScenario | undefined> => {
      const arm = mixedArm(scenario)
      mixes.set(scenario.name, arm)
      try {
        if (!(await measureTrial([arm], true))) return undefined
      } catch (error) {
        if (!isFailure(error)) throw error
        return undefined
      }
      const effects = effectsSoFar()
      const [effect, saved] = [effects(scenario.name, reference.name), effects(scenario.name, head.scenario.name)]
      const state = armStatesOf(trials.measurement.lines).findLast((line) => line.scenario === scenario.name)
      return effect && saved && { effect, saved, insight: state?.insight ?? {} }
    },
  }
}
