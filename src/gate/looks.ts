/** Looks at the measurements during a run: what they decide, and which cells must be measured further. */
import { compare, type RunComparisons } from '../core/comparison/compare.ts'
import { type Comparison, type ComparisonEffect, nameKey } from '../core/comparison/comparison.ts'
import { vagueStatements } from '../core/comparison/statement-effects.ts'
import { type CoveragePlan, coverageOf, isAllUnmeasured } from '../core/coverage/coverage.ts'
import { MeasuredBlocks } from '../core/measurement/blocks.ts'
import type { LookLine } from '../core/measurement/measurement.ts'
import { type Arm, armName, type Plan, type TrialCell } from '../core/plan/plan.ts'
import type { IsStillNeeded } from '../core/plan/plan-trial.ts'
import { type GatePolicy, isStudy } from '../core/policy/gate-policy.ts'
import { credibleStandings } from '../core/verdict/decide.ts'
import type { Standings } from '../core/verdict/decision-state.ts'
import {
  comparisonsOfEqualStarts,
  type Doubt,
  doubtsAt,
  hopelessComparisons,
  type Outlook,
} from '../core/verdict/outlook.ts'
import { compareAt, lookAt, replay } from '../core/verdict/replay.ts'
import { isStillNeeded, isSuspected, needsMore } from '../core/verdict/still-needed.ts'
import { toleranceOf } from '../core/verdict/tolerance.ts'
import type { MeasurementError } from '../errors.ts'
import type { RunTime } from './run-time.ts'
import type { Trials } from './trials.ts'

/** How a plan is judged while it is measured. */
export interface MeasurePolicy {
  readonly gate: GatePolicy
  /** Half-width of the 95% interval at which measuring ends; undefined: it ends with the verdict. */
  readonly precision: number | undefined
  /** Whether measuring goes on without a scenario that does not run; default: no. */
  readonly goesOn?: boolean
  /** Budget of the whole run, of which the plan's may be a part; default: the plan's. */
  readonly budgetSeconds?: number
  /** Changed settings that loads should exercise: measuring ends if they exercise none; default: it goes on. */
  readonly coverage?: CoveragePlan
}

/** Steps in which a failure is caused by the load, if the servers still answer. */
const STEPS_OF_LOAD: ReadonlySet<string> = new Set(['drive load', 'watch server', 'plan turns'])

interface LookSource {
  readonly plan: Plan
  readonly policy: MeasurePolicy
  readonly done: Trials
  readonly time: RunTime
  /** Called after every look, which may change the time that is still to come. */
  readonly onLook: () => void
}

/** The cell of a look; null: all cells. */
type LookPlace = Pick<LookLine, 'workload' | 'threads'>

export class Looks {
  #at: LookSource
  standings: Standings
  #measured: MeasuredBlocks
  /** The comparisons over all trials so far. */
  compared: RunComparisons
  /**
   * Comparisons whose latest look saw hardly a chance that the rest of the run decides them. They are kept, because a
   * comparison is given up only if a later look agrees.
   */
  #doubts: readonly Doubt[] = []
  /** Number of the first trial that has measurements. */
  #first: number | undefined
  /** Whether no load exercises any changed setting, and no comparison seems to show a cost either. */
  #isIdle = false

  constructor(at: LookSource) {
    this.#at = at
    const { plan, policy, done } = at
    // Replays the looks of a stopped run, because each used up a part of the permitted rate of wrong verdicts.
    const [before] = replay({ plan, lines: done.lines, policy: policy.gate })
    this.standings = before?.standings ?? new Map()
    this.#measured = new MeasuredBlocks(done.lines)
    this.compared = compare(plan, this.#measured)
    this.#first = done.lines[0]?.trial
  }

  /** Replaces the plan by one with other comparisons of the same arms. */
  adopt(plan: Plan): void {
    this.#at = { ...this.#at, plan }
    this.#measured = new MeasuredBlocks(this.#at.done.lines)
    this.compared = compare(plan, this.#measured)
    // Trials are counted from 1 again, because the trial that failed has no measurements.
    this.#doubts = []
    this.#first = undefined
  }

  /** Whether a cell of the trial would show anything new, asked before it is opened. */
  readonly wants = (planned: TrialCell): boolean =>
    // All cells are measured if there was no look, or nothing to decide, such as for only a control and its twin.
    this.standings.size === 0 || this.#needsMore(this.compared, planned, false)

  /** Looks at a cell that is being measured. @returns whether the rest of its time would show anything new */
  readonly within = (planned: TrialCell, share: number): boolean => {
    const compared = this.#take(nameOf(planned))
    return !this.#isHopeless(compared, share) && this.#needsMore(compared, planned, true)
  }

  /**
   * Whether the rest of a cell's time may decide anything. This look itself decides nothing, so that it uses up nothing
   * of the permitted rate of wrong verdicts.
   */
  readonly hasChance = (planned: TrialCell, share: number): boolean => {
    const { plan, done } = this.#at
    // This is asked only in the first trial, because in later ones it would give up runs that pass in the end.
    if (this.#nth > 1) return true
    const measured = new MeasuredBlocks(done.lines)
    return !this.#isHopeless(compareAt({ plan, measured, look: this.#lookLine(nameOf(planned)) }), share)
  }

  /**
   * What a study leaves out under a load that a server or sysbench cannot sustain, for example because of a limit of
   * connections: either the one scenario that fails, or all scenarios. Undefined if the failure is not of this kind.
   */
  readonly leavesOut = ({ arms }: TrialCell, { failure }: MeasurementError): Arm | 'all' | undefined => {
    const { plan, policy } = this.#at
    if (!STEPS_OF_LOAD.has(failure.step) || !isStudy(policy.gate, plan.rules)) return undefined
    const [{ scenario: control }] = plan.arms
    const others = arms.filter(({ scenario }) => scenario.name !== control.name)
    const arm = others.find((each) => armName(each) === failure.arm)
    const isAlone = others.every(({ scenario }) => scenario.name === arm?.scenario.name)
    return isAlone ? 'all' : (arm ?? 'all')
  }

  /** @param share part of the cell's time in this trial that has passed */
  #isHopeless({ comparisons }: RunComparisons, share: number): boolean {
    const { trials } = this.#at.time
    const isSuspected = comparisons.some((each) => this.standings.get(nameKey(each))?.kind === 'suspected')
    // A suspected regression is measured further, however small the chance of a decision.
    if (isSuspected || this.#nth > trials) return false
    // One start of each side does not show how much starts differ, so in the first trial a comparison is hopeless only
    // if the noise between turns alone leaves it no chance.
    const judged = this.#nth === 1 ? comparisonsOfEqualStarts(comparisons) : comparisons
    return this.#doubt(judged, (this.#nth - 1 + share) / trials)
  }

  /** Number of the current trial among those that have measurements, from 1. */
  get #nth(): number {
    const { number } = this.#at.done
    this.#first ??= number
    return number - this.#first + 1
  }

  /** @returns whether one of the comparisons is given up when this share of their time is over */
  #doubt(judged: readonly ComparisonEffect[], share: number): boolean {
    const { policy } = this.#at
    if (policy.precision !== undefined || share >= 1) return false
    const keys = new Set(judged.map(nameKey))
    const isJudged = ({ comparison }: Doubt) => keys.has(nameKey(comparison))
    const now = hopelessComparisons({ comparisons: judged }, this.standings, policy.gate, share)
    const doubts = doubtsAt(this.#doubts.filter(isJudged), now, share)
    this.#doubts = [...this.#doubts.filter((doubt) => !isJudged(doubt)), ...doubts]
    return doubts.some(({ isGivenUp }) => isGivenUp)
  }

  /** Comparisons that the run gives up, judged by all that was measured of them. */
  get hopeless(): Outlook[] {
    return this.#doubts.flatMap(({ comparison, budgets, isGivenUp }) => {
      const key = nameKey(comparison)
      const latest = this.compared.comparisons.find((each) => nameKey(each) === key)
      const isOpen = (this.standings.get(key)?.kind ?? 'open') === 'open'
      return isGivenUp && isOpen && latest !== undefined ? [{ comparison: latest, budgets }] : []
    })
  }

  afterTrial(): void {
    this.compared = this.#take({ workload: null, threads: null })
    const { policy, done, time } = this.#at
    if (policy.precision !== undefined) return
    this.#isIdle =
      policy.coverage !== undefined &&
      this.#isFree() &&
      isAllUnmeasured(coverageOf({ ...policy.coverage, lines: done.lines }))
    this.#doubt(this.compared.comparisons, time.share)
  }

  /** Whether no comparison seems to cost anything: each interval reaches zero, and lies within the limit. */
  #isFree(): boolean {
    const { comparisons, missing } = this.compared
    const isWithin = (each: Comparison) =>
      each.high >= 0 && each.low > Math.expm1(-toleranceOf(each, this.#at.policy.gate).margin)
    return missing.length === 0 && comparisons.every(isWithin)
  }

  /** Whether the rest of the time shows nothing new: a comparison has no chance, or no setting is exercised. */
  get #isInVain(): boolean {
    return this.#isIdle || this.hopeless.length > 0
  }

  /** Says which arms and cells are still measured: in the planned trials, and beyond them to confirm suspicions. */
  stillWanted(): IsStillNeeded {
    const { policy, time } = this.#at
    const believed = this.#believed(this.compared)
    const wanted = isStillNeeded(this.#comparisonsWanted(this.compared), believed, policy.precision)
    const suspected = isSuspected(this.compared, believed)
    // A run that fails in any case is not made longer.
    const isRed = [...believed.values()].some(({ kind }) => kind === 'regressed')
    const isToConfirm = !isRed && policy.precision === undefined && time.sufficesToConfirm
    return (arm, cell, number) =>
      number <= time.trials && !this.#isInVain ? wanted(arm, cell) : isToConfirm && suspected(arm, cell)
  }

  /** The standings without those that the latest comparisons cast doubt on. */
  #believed(compared: RunComparisons): Standings {
    return credibleStandings(this.standings, compared, this.#at.policy.gate)
  }

  #needsMore(cell: RunComparisons, planned: TrialCell, isBegun: boolean): boolean {
    const { policy, done, time } = this.#at
    const place = { ...planned, trial: done.number, isBegun, isLast: done.number >= time.trials }
    // A look at one cell says nothing of the others, so their latest comparisons count.
    const ofCell = new Set(cell.comparisons.map(nameKey))
    const others = this.compared.comparisons.filter((each) => !ofCell.has(nameKey(each)))
    const all = { ...cell, comparisons: [...cell.comparisons, ...others] }
    const needs = (compared: RunComparisons) => needsMore(compared, this.#believed(all), place, policy.precision)
    return needs(all) || needs(this.#comparisonsWanted(all))
  }

  /**
   * Adds the comparisons with a statement whose interval is still too wide, so that they are measured further. A
   * slowdown is confirmed first.
   */
  #comparisonsWanted(compared: RunComparisons): RunComparisons {
    const isSlower = [...this.standings.values()].some(({ kind }) => kind === 'regressed' || kind === 'suspected')
    if (isSlower) return compared
    return { ...compared, missing: [...compared.missing, ...vagueStatements(this.#at.plan, this.#measured)] }
  }

  #take(place: LookPlace): RunComparisons {
    const { plan, policy, done, onLook } = this.#at
    const look = this.#lookLine(place)
    done.keep(look)
    this.#measured = new MeasuredBlocks(done.lines)
    const due = { plan, measured: this.#measured, look, policy: policy.gate }
    const { standings, compared } = lookAt(this.standings, due)
    this.standings = standings
    onLook()
    return compared
  }

  #lookLine(place: LookPlace): LookLine {
    const { done, time } = this.#at
    return { kind: 'look', trial: done.number, ...place, share: time.share }
  }
}

function nameOf({ cell: { workload, threads } }: TrialCell): LookPlace {
  return { workload: workload.name, threads }
}
