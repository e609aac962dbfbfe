/** The time of a run: the share of each trial, and the part of the budget that has passed. */
import { MOST_TRIALS, type RunLine } from '../core/measurement/measurement.ts'
import { serverStartSeconds, trialCount, trialShare } from '../core/plan/budget.ts'
import type { Plan } from '../core/plan/plan.ts'
import { LONGEST_SHARE } from '../core/verdict/alpha.ts'
import type { Testbed } from '../edges/testbed/testbed.ts'
import type { Schedule, TrialServers } from './trials.ts'

/** Least seconds beyond the budget that are worth the starts of another trial. */
const LEAST_CONFIRMATION_SECONDS = 3
/** Most trials of a budget: files have room for twice as many, because confirmations come on top. */
function mostTrials({ parts = 1 }: Plan): number {
  return Math.floor(MOST_TRIALS / 2 / parts)
}

export class RunTime {
  readonly #plan: Plan
  readonly #testbed: Pick<Testbed, 'now'>
  readonly #began: number
  /** Trials before the run was stopped, and the share of the budget that they left. */
  readonly #before: number
  readonly #shareLeft: number
  /** Number of trials in the budget, known after the first start; grows with time that trials leave. */
  trials = Number.POSITIVE_INFINITY
  /** Seconds of a planned trial, with the starts of its servers. */
  #trialSeconds = Number.POSITIVE_INFINITY
  #startSeconds = 0
  #starts = 0
  /** End of the trial whose servers started last. */
  #trialEnds = 0

  /**
   * The run begins now, or goes on.
   *
   * @param before lines of a run that was stopped: its last look says which part of the budget it has taken
   */
  constructor(plan: Plan, testbed: Pick<Testbed, 'now'>, before: readonly RunLine[] = []) {
    this.#plan = plan
    this.#testbed = testbed
    const last = before.at(-1)
    const taken = last?.kind === 'look' ? last.share : 0
    this.#before = last?.trial ?? 0
    this.#shareLeft = Math.max(0, 1 - taken)
    this.#began = testbed.now() - taken * plan.budgetSeconds
    const isOver = this.secondsLeft < serverStartSeconds(plan) + LEAST_CONFIRMATION_SECONDS
    if (this.#before > 0 && isOver) this.trials = this.#before
  }

  /** Share of the budget that is over. */
  get share(): number {
    return (this.#testbed.now() - this.#began) / this.#plan.budgetSeconds
  }

  /** Seconds of the budget that are left, and never less than 0. */
  get secondsLeft(): number {
    return Math.max(0, this.#until(1))
  }

  /**
   * Longest time for which measuring still goes on: the rest of the time, and never less than the current trial.
   *
   * @param isToConfirm whether more than the budget may be taken
   */
  secondsToCome(isToConfirm: boolean): number {
    return Math.max(0, this.#until(isToConfirm ? LONGEST_SHARE : 1), this.#trialEnds - this.#testbed.now())
  }

  /** Whether the time allowed beyond the budget is worth starting servers. */
  get sufficesToConfirm(): boolean {
    return this.#until(LONGEST_SHARE) > this.#secondsPerStart + LEAST_CONFIRMATION_SECONDS
  }

  /**
   * End of a trial whose servers have just started.
   *
   * @param toCome expected number of trials after it, up to the last one
   */
  readonly schedule = (
    { startSeconds: latest, servers }: TrialServers,
    number: number,
    toCome = (last: number) => last - number,
  ): Schedule => {
    this.#startSeconds += latest
    this.#starts += 1
    const startSeconds = this.#secondsPerStart
    if (this.trials === Number.POSITIVE_INFINITY) {
      const ofBudget = Math.min(mostTrials(this.#plan), trialCount(this.#plan, startSeconds, servers))
      const toCome = Math.max(1, Math.round(ofBudget * this.#shareLeft))
      this.trials = Math.min(mostTrials(this.#plan), this.#before + toCome)
      this.#trialSeconds = this.#plan.budgetSeconds / ofBudget
    }
    // Trials that ended early leave their time to others.
    const fitting = number - 1 + Math.floor((this.#until(1) + startSeconds) / this.#trialSeconds)
    if (number <= this.trials) this.trials = Math.max(this.trials, Math.min(mostTrials(this.#plan), fitting))
    const trials = Math.max(number, this.trials)
    const isPlanned = trials === this.trials
    const left = this.#until(isPlanned ? 1 : LONGEST_SHARE)
    const worthStarting = Math.floor((left - LEAST_CONFIRMATION_SECONDS) / (startSeconds + LEAST_CONFIRMATION_SECONDS))
    const later = isPlanned ? toCome(trials) : Math.min(toCome(number), Math.max(0, worthStarting))
    this.#trialEnds = this.#testbed.now() + trialShare(left, later, startSeconds)
    return { trials, until: this.#trialEnds }
  }

  /** Start time of one trial's servers, from all trials so far. */
  get #secondsPerStart(): number {
    return this.#startSeconds / Math.max(1, this.#starts)
  }

  /** Seconds until this share of the budget is over. */
  #until(share: number): number {
    return this.#began + share * this.#plan.budgetSeconds - this.#testbed.now()
  }
}
