/** The time of a run: how it is shared out to trials, and how much of it is over. */
import { trialCount, trialShare } from '../core/plan/budget.ts'
import type { Plan } from '../core/plan/plan.ts'
import { LONGEST_SHARE } from '../core/verdict/alpha.ts'
import type { Testbed } from '../edges/testbed/testbed.ts'
import type { Schedule, TrialServers } from './measure-trial.ts'

/** A trial beyond the planned time is not worth its starts for less. */
const LEAST_CONFIRMATION_SECONDS = 3

export class RunTime {
  readonly #plan: Plan
  readonly #testbed: Pick<Testbed, 'now'>
  readonly #began: number
  #trials = Number.POSITIVE_INFINITY
  #startSeconds = 0

  /** The run begins now. */
  constructor(plan: Plan, testbed: Pick<Testbed, 'now'>) {
    this.#plan = plan
    this.#testbed = testbed
    this.#began = testbed.now()
  }

  /** How many trials the budget is split into, known once the first servers have started. */
  get trials(): number {
    return this.#trials
  }

  /** Of the budget. */
  get share(): number {
    return (this.#testbed.now() - this.#began) / this.#plan.budgetSeconds
  }

  /** Of the budget. */
  get secondsLeft(): number {
    return Math.max(0, this.#until(1))
  }

  /** Whether what may be taken beyond the budget is worth starting servers. */
  get sufficesToConfirm(): boolean {
    return this.#until(LONGEST_SHARE) > this.#startSeconds + LEAST_CONFIRMATION_SECONDS
  }

  /** When a trial has to end whose servers have just started. */
  readonly schedule = ({ startSeconds, hosts }: TrialServers, number: number): Schedule => {
    if (this.#trials === Number.POSITIVE_INFINITY) this.#trials = trialCount(this.#plan, startSeconds, hosts)
    this.#startSeconds = startSeconds
    const [now, trials] = [this.#testbed.now(), this.#trials]
    if (number > trials) return { trials: number, until: now + this.#until(LONGEST_SHARE) }
    return { trials, until: now + trialShare({ number, trials, left: this.#until(1), startSeconds }) }
  }

  /** Seconds until so much of the budget is over. */
  #until(share: number): number {
    return this.#began + share * this.#plan.budgetSeconds - this.#testbed.now()
  }
}
