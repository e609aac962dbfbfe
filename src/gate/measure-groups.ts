/** Groups of servers, measured one after the other: each has the part of the budget that it needs of what is left. */

import type { RunLine } from '../core/measurement/measurement.ts'
import { leastBudgetSeconds } from '../core/plan/budget.ts'
import { MOST_GROUPS } from '../core/plan/group.ts'
import type { RunRequest } from '../core/request/run-request.ts'
import { UserError } from '../errors.ts'
import type { Machine, Servers } from './machine.ts'
import type { RunPlan } from './make-plan.ts'
import { type GroupOutcome, measure, tryStarts } from './measure.ts'
import { openTestbed, type RunTestbed } from './open-testbed.ts'

/** Time in which a group is measured, in multiples of the least: with less most of its comparisons stay open. */
const FAIR = 1.5

/** A group of servers and its outcome. */
export interface GroupMeasurement {
  readonly plan: RunPlan
  readonly outcome: GroupOutcome
  /** The group's testbed, closed already if another group was measured after it. */
  readonly testbed: RunTestbed
}

/** What a run measured. */
export interface GroupMeasurements {
  /** The first is that of the plan. */
  readonly groups: readonly [GroupMeasurement, ...GroupMeasurement[]]
  /** Groups for which there was no time. */
  readonly unmeasured: readonly RunPlan[]
}

/** The testbed of the group that is being measured or explained; there is one at a time. */
export class GroupTestbed implements AsyncDisposable {
  readonly #servers: Servers
  #plan: RunPlan | undefined
  #opened: RunTestbed | undefined

  constructor(servers: Servers) {
    this.#servers = servers
  }

  /** The testbed of a group, opened unless it is. */
  async of(plan: RunPlan, starts: Pick<GroupOutcome, 'refusals'>): Promise<RunTestbed> {
    if (this.#opened !== undefined && this.#plan === plan) return this.#opened
    await this[Symbol.asyncDispose]()
    this.#opened = await openTestbed(plan, this.#servers, starts)
    this.#plan = plan
    return this.#opened
  }

  async [Symbol.asyncDispose](): Promise<void> {
    const opened = this.#opened
    this.#opened = undefined
    await opened?.[Symbol.asyncDispose]()
  }
}

/**
 * @param before lines of the same run, which was stopped and goes on
 * @throws MeasurementError or UserError if nothing could be measured, and the change is not to blame
 */
export async function measureGroups(
  plan: RunPlan,
  servers: Servers,
  groupTestbed: GroupTestbed,
  request: RunRequest,
  machine: Pick<Machine, 'timeline' | 'output' | 'tell' | 'clock'>,
  before: readonly RunLine[] = [],
): Promise<GroupMeasurements> {
  const all = [plan, ...plan.later]
  if (before.length > 0 && plan.later.length > 0)
    throw new UserError(
      `--continue: this run has ${all.length} groups of servers, and cannot go on; measure anew without it`,
    )
  let secondsLeft = plan.measured.budgetSeconds
  let trialsBefore = 0
  const measureOne = async (group: RunPlan, budgetSeconds: number): Promise<GroupMeasurement> => {
    const planned = { ...group, measured: { ...group.measured, budgetSeconds } }
    const starts = await tryStarts(planned, servers)
    const testbed = await groupTestbed.of(planned, starts)
    const began = machine.clock.seconds()
    const place = { trialsBefore, secondsAfter: secondsLeft - budgetSeconds, before }
    const outcome = await measure(planned, { ...testbed, starts }, request, machine, place)
    secondsLeft -= machine.clock.seconds() - began
    trialsBefore += outcome.trialsDone
    return { plan: planned, testbed, outcome }
  }
  const groups: [GroupMeasurement, ...GroupMeasurement[]] = [await measureOne(plan, shareOf(all, secondsLeft))]
  const unmeasured: RunPlan[] = []
  for (const [nth, group] of plan.later.entries()) {
    const isOver = groups.length === MOST_GROUPS || needOf(group) > secondsLeft || groups.some(isRefused)
    if (isOver) unmeasured.push(group)
    else groups.push(await measureOne(group, shareOf(all.slice(nth + 1), secondsLeft)))
  }
  return { groups, unmeasured }
}

/** Seconds for the first of some groups: a part of what is left that is in proportion to its need. */
export function shareOf([first, ...others]: readonly RunPlan[], secondsLeft: number): number {
  if (first === undefined) return secondsLeft
  let needed = needOf(first)
  for (const other of others) {
    if (needed + needOf(other) > secondsLeft) break
    needed += needOf(other)
  }
  return needed > secondsLeft ? secondsLeft : (secondsLeft * needOf(first)) / needed
}

/** Seconds in which a group is measured. */
export function needOf({ measured }: Pick<RunPlan, 'measured'>): number {
  return FAIR * leastBudgetSeconds(measured)
}

/** A change that does not run is red: nothing else is measured. */
function isRefused({ outcome }: GroupMeasurement): boolean {
  return outcome.failed !== undefined || outcome.refusals.length > 0
}
