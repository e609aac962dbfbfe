/** Divides the time of a run among its trials, and knows which share of the budget has passed. */
import { MOST_TRIALS, type RunLine } from '../core/measurement/measurement.ts'
import { serverStartSeconds, trialCount, trialShare } from '../core/plan/budget.ts'
import type { Plan } from '../core/plan/plan.ts'
import { LONGEST_SHARE } from '../core/verdict/alpha.ts'
import type { Testbed } from '../edges/testbed/testbed.ts'
import type { Schedule, TrialServers } from './trials.ts'

/** Minimum seconds of measuring beyond the budget for which the servers of another trial are worth starting. */
const LEAST_CONFIRMATION_SECONDS = 3
/**
 * Maximum number of trials within the budget: half of what a results file may hold, because trials that confirm a
 * suspicion may follow.
 */
function mostTrials({ parts = 1 }: Plan): number {
  return Math.floor(MOST_TRIALS / 2 / parts)
}

export class RunTime {
  readonly #plan: Plan
  readonly #testbed: Pick<Testbed, 'now'>
  readonly #began: number
  /** Where a stopped run goes on: the number of its trials, and the share of the budget that they left. */
  readonly #before: number
  readonly #shareLeft: number
  /** Number of trials in the budget, known after the first start. It grows if trials end early and leave time. */
  trials = Number.POSITIVE_INFINITY
  /** Seconds of a planned trial, with the starts of its servers. */
  #trialSeconds = Number.POSITIVE_INFINITY
  #startSeconds = 0
  #starts = 0
  /** End of the trial whose servers started last, in seconds of the testbed's clock. */
  #trialEnds = 0

  /**
   * Begins the time of a run, or continues that of a stopped run.
   *
   * @param before raw measurements of a stopped run, whose last look says which share of the budget was taken
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

  /** Share of the budget that has passed; above 1 while suspicions are confirmed. */
  get share(): number {
    return (this.#testbed.now() - this.#began) / this.#plan.budgetSeconds
  }

  /** Seconds of the budget that are left, and never less than 0. */
  get secondsLeft(): number {
    return Math.max(0, this.#until(1))
  }

  /**
   * Seconds that measuring may still take: to the end of the budget, or to the end of the current trial if that is later.
   *
   * @param isToConfirm whether more than the budget may be taken, because a suspicion must be confirmed
   */
  secondsToCome(isToConfirm: boolean): number {
    return Math.max(0, this.#until(isToConfirm ? LONGEST_SHARE : 1), this.#trialEnds - this.#testbed.now())
  }

  /** Whether the time allowed beyond the budget suffices to start servers and compare them. */
  get sufficesToConfirm(): boolean {
    return this.#until(LONGEST_SHARE) > this.#secondsPerStart + LEAST_CONFIRMATION_SECONDS
  }

  /**
   * Sets the end of a trial whose servers have just started, because only now is it known how long starts take.
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
    // Trials that ended early leave their time to others, so there may be more of them.
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

  /** Mean seconds in which one trial's servers start, from all trials so far. */
  get #secondsPerStart(): number {
    return this.#startSeconds / Math.max(1, this.#starts)
  }

  /** Seconds until this share of the budget is over; negative afterwards. */
  #until(share: number): number {
    return this.#began + share * this.#plan.budgetSeconds - this.#testbed.now()
  }
}
