/**
 * Measures groups of servers one after the other. Each gets a share of the budget that is left, in proportion to what
 * it needs.
 */

import type { RunLine } from '../core/measurement/measurement.ts'
import { firstShare, leastBudgetSeconds, timelyGroups } from '../core/plan/budget.ts'
import { MOST_GROUPS } from '../core/plan/group.ts'
import type { Plan } from '../core/plan/plan.ts'
import type { RunRequest } from '../core/request/run-request.ts'
import { besideSpeed } from './beside-speed.ts'
import { isFinal } from './groups.ts'
import type { Machine, Servers } from './machine.ts'
import type { RunPlan } from './make-plan.ts'
import { type GroupOutcome, measure, tryStarts } from './measure.ts'
import { openTestbed, type RunTestbed } from './open-testbed.ts'

export interface GroupMeasurement {
  readonly plan: RunPlan
  readonly outcome: GroupOutcome
  /** The group's testbed, closed already if another group was measured after it. */
  readonly testbed: RunTestbed
}

export interface GroupMeasurements {
  /** Groups that were measured; the first is that of the run's plan. */
  readonly groups: readonly [GroupMeasurement, ...GroupMeasurement[]]
  readonly unmeasured: readonly RunPlan[]
}

/**
 * The testbed of the group that is being measured or explained. Only one is open at a time, because servers are divided
 * into groups only if one testbed cannot hold them all.
 */
export class GroupTestbed implements AsyncDisposable {
  readonly #servers: Servers
  #plan: RunPlan | undefined
  #opened: RunTestbed | undefined

  constructor(servers: Servers) {
    this.#servers = servers
  }

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
 * @param before raw measurements from before the run was stopped; it goes on with the last group that has some
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
  const formerLines = linesByGroup(all, before)
  let secondsLeft = plan.measured.budgetSeconds
  let trialsBefore = 0
  const measureOne = async (nth: number, group: RunPlan, share: number): Promise<GroupMeasurement> => {
    const groupLines = (formerLines[nth] ?? []).map((line) => ({ ...line, trial: line.trial - trialsBefore }))
    const last = groupLines.at(-1)
    const taken = last?.kind === 'look' ? last.share * share : 0
    // If the stopped run had begun a later group, this group was finished then, and gets no more time.
    const isOver = formerLines.slice(nth + 1).some(({ length }) => length > 0)
    const planned = { ...group, measured: { ...group.measured, budgetSeconds: isOver ? 0 : share } }
    const starts = await tryStarts(planned, servers)
    const testbed = await groupTestbed.of(planned, starts)
    const began = machine.clock.seconds()
    const place = { trialsBefore, secondsAfter: secondsLeft - share, before: groupLines }
    const measured = await measure(planned, { ...testbed, starts }, request, machine, place)
    secondsLeft -= taken + machine.clock.seconds() - began
    trialsBefore += measured.trialsDone
    const sides = isWhole(measured) ? await besideSpeed(planned, servers) : []
    return { plan: planned, testbed, outcome: { ...measured, sides } }
  }
  /**
   * Groups for which there was time at some point: they are measured even if earlier groups take more than their share.
   */
  const timely = new Set<Plan>()
  const shareOf = (nth: number) => {
    const [group, ...later] = all.slice(nth).map(({ measured }) => measured)
    if (group === undefined) return undefined
    for (const each of timelyGroups([group, ...later], secondsLeft)) timely.add(each)
    const others = later.filter((each) => timely.has(each))
    return timely.has(group) ? firstShare([group, ...others], secondsLeft) : undefined
  }
  const groups: [GroupMeasurement, ...GroupMeasurement[]] = [await measureOne(0, plan, shareOf(0) ?? secondsLeft)]
  const unmeasured: RunPlan[] = []
  for (const [nth, group] of plan.later.entries()) {
    const share = shareOf(nth + 1)
    const isOver =
      groups.length === MOST_GROUPS || leastBudgetSeconds(group.measured) > secondsLeft || groups.some(isRefused)
    if (share === undefined || isOver) unmeasured.push(group)
    else groups.push(await measureOne(nth + 1, group, share))
  }
  return { groups, unmeasured }
}

/**
 * Divides raw measurements by groups. A server that only one group has shows which group a trial belongs to, because
 * all groups may have the control.
 */
function linesByGroup(all: readonly RunPlan[], lines: readonly RunLine[]): (readonly RunLine[])[] {
  const places = new Map<string, number | undefined>()
  for (const [nth, { measured }] of all.entries())
    for (const name of new Set(measured.arms.map(({ scenario }) => scenario.name)))
      places.set(name, places.has(name) ? undefined : nth)
  const trials = new Map<number, number>()
  for (const line of lines) {
    const place = 'scenario' in line ? places.get(line.scenario) : undefined
    if (place !== undefined) trials.set(line.trial, place)
  }
  const byGroup = Map.groupBy(lines, ({ trial }) => trials.get(trial))
  return all.map((_, nth) => byGroup.get(nth) ?? [])
}

function isWhole({ failed, refusals, trialsDone }: GroupOutcome): boolean {
  return failed === undefined && !refusals.some(isFinal) && trialsDone > 0
}

/**
 * Whether a server of this group does not run with the change. The run then fails in any case, so no other group is
 * measured.
 */
function isRefused({ outcome }: GroupMeasurement): boolean {
  return outcome.failed !== undefined || outcome.refusals.some(isFinal)
}
