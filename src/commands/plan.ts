/** `qpsgate plan`: shows the plan of a run, and what an installed server refuses; no server is started. */
import { unexercisedSettings } from '../core/coverage/coverage.ts'
import { changesBetween, changesWithoutEffect } from '../core/plan/changed-settings.ts'
import type { ProgressEvent } from '../core/progress/progress-event.ts'
import { type PlanContent, renderPlan } from '../core/views/plan-text.ts'
import { interruptible } from '../edges/machine/interrupt.ts'
import { storeOpener } from '../edges/store/open-store.ts'
import { print, say } from '../edges/terminal/output.ts'
import { parsePlanFlags } from '../edges/terminal/plan-flags.ts'
import { roomProblem } from '../edges/testbed/memory.ts'
import { EXIT } from '../errors.ts'
import { planChange } from '../gate/gate.ts'
import { comparedNames } from '../gate/groups.ts'
import type { RunPlan } from '../gate/make-plan.ts'
import { planningMachine } from '../gate/real-machine.ts'

/**
 * @returns 1 if the server refuses the change, because a run is then red
 * @throws UserError if the input is wrong
 */
export async function planCommand(args: readonly string[]): Promise<number> {
  const request = parsePlanFlags(args)
  using interrupt = interruptible()
  const tell = (event: ProgressEvent) => (event.kind === 'note' ? say(event.text) : undefined)
  const machine = planningMachine({ tell, signal: interrupt.signal, openStore: storeOpener({ near: process.cwd() }) })
  const plan = await planChange(request, machine)
  print(renderPlan(shownPlan(plan)))
  return plan.refusals.some(({ isMeasured }) => !isMeasured) ? EXIT.regressed : EXIT.pass
}

export function shownPlan(whole: RunPlan): PlanContent {
  const { change, suite, compared, measured, isMeasured, refusals, answers, warnings, later } = whole
  const { request, before, reasons } = change
  const all = [whole, ...later]
  return {
    suite,
    plan: isMeasured ? measured : compared,
    isMeasured,
    refusals,
    unasked: answers.unasked,
    programs: serverNames(whole),
    reasons,
    withoutEffect: changesWithoutEffect(compared, suite.scenarios, before).map(({ name }) => name),
    unseen: all.flatMap((each) => unexercisedSettings(each.coverage)),
    warnings: [...change.warnings, ...warnings],
    changes:
      request.subject.kind === 'config'
        ? [
            ...all.flatMap((each) => changesBetween(each.change.before, each.suite.scenarios)),
            ...change.alike.flatMap(({ changes }) => changes),
          ]
        : [],
    alike: change.alike,
    groups: all.map(({ measured: plan }) => ({ names: comparedNames(plan), plan })),
    problem: all.flatMap(({ measured: plan }) => roomProblem(plan) ?? [])[0],
  }
}

/** Names of the servers that a run starts, such as "MySQL 8.4.3 (mysql:8.4)"; of one that is not at hand, its image alone. */
function serverNames({ change, suite, answers }: RunPlan): string[] {
  const names = suite.scenarios.flatMap(({ name, program }) => {
    const server = answers.servers.get(name)
    const build = server && `${server.product} ${server.version}`
    const origin = program?.name ?? change.request.image
    return build !== undefined && origin !== undefined ? `${build} (${origin})` : (build ?? origin ?? [])
  })
  return [...new Set(names)]
}
