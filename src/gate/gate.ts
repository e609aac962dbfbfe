/**
 * A run from the change to its result, with one line for each step. All commands that measure or plan share it, so that
 * there is one plan and one judge.
 */

import type { Plan } from '../core/plan/plan.ts'
import { DEFAULT_FAIL_ON } from '../core/policy/fail-on.ts'
import type { PlanRequest, RunRequest } from '../core/request/run-request.ts'
import type { Result } from '../core/result/result.ts'
import { studyReachText } from '../core/wording/reach-text.ts'
import { applyFailOn } from '../errors.ts'
import { explain } from './explain/explain.ts'
import { isQuestion, questionOf } from './explain/question.ts'
import { judge } from './judge.ts'
import type { Machine, PlanningMachine, Servers } from './machine.ts'
import { goesOnWithout, makePlan, type RunPlan } from './make-plan.ts'
import { GroupTestbed, measureGroups } from './measure-groups.ts'
import { announce, publish, requestAcceptance } from './publish.ts'
import { readChange } from './read-change.ts'
import { runIdentity } from './run-identity.ts'

/**
 * Measures a change, judges it, and writes every view of the result. A regression is a result, never an error.
 *
 * @throws UserError if the input is wrong, MeasurementError if nothing could be measured
 */
export async function gate(request: RunRequest, machine: Machine): Promise<Result> {
  // The suite may name the outcomes that fail the run, but if reading it fails, only the flag is known.
  let failOn = request.adjustments.failOn ?? DEFAULT_FAIL_ON
  try {
    const change = await readChange(request, machine)
    failOn = change.suite.gate.failOn
    await using servers = await machine.openServers(change, request)
    const plan = makePlan(change, servers)
    if (plan.isMeasured && goesOnWithout(change, plan.measured.rules))
      machine.tell({ kind: 'note', text: studyReachText(plan.measured, laterPlans(plan)) })
    return await measurePlan(plan, servers, request, machine)
  } catch (thrown) {
    throw applyFailOn(thrown, failOn)
  }
}

/**
 * Measures a plan, and publishes its verdict twice: before its causes are sought, because the search may take longer
 * than measuring, and again with the causes.
 */
export async function measurePlan(
  plan: RunPlan,
  servers: Servers,
  request: RunRequest,
  machine: Machine,
): Promise<Result> {
  await using testbed = new GroupTestbed(servers)
  const before = machine.output.begin(runIdentity(plan, servers))
  const groups = await measureGroups(plan, servers, testbed, request, machine, before)
  const outcome = await requestAcceptance(judge(groups, request, machine), machine)
  const question = isQuestion(outcome)
    ? questionOf(outcome, await testbed.of(outcome.plan, outcome.group), machine)
    : undefined
  if (question === undefined) return await publish(outcome, machine)
  await announce(outcome, machine)
  return await publish(await explain(question, request), machine)
}

function laterPlans({ later }: RunPlan): Plan[] {
  return later.map(({ measured }) => measured)
}

/** Plans what a run would measure. No server is started, so that the plan appears at once. */
export async function planChange(request: PlanRequest, machine: PlanningMachine): Promise<RunPlan> {
  const change = await readChange(request, machine)
  await using servers = await machine.openServers(change)
  return makePlan(change, servers)
}
