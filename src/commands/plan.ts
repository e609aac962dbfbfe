/** `qpsgate plan`: the plan of a run, without starting anything. */
import { changesBetween, changesWithoutEffect } from '../core/plan/changed-settings.ts'
import { makePlan } from '../core/plan/plan.ts'
import type { PlanRequest } from '../core/request/run-request.ts'
import { renderPlan, type ShownPlan } from '../core/views/plan-text.ts'
import { print, say } from '../edges/terminal/output.ts'
import { parsePlanFlags } from '../edges/terminal/plan-flags.ts'
import { serversAtOnce } from '../edges/testbed/memory.ts'
import { EXIT } from '../errors.ts'
import { sourceFacts } from '../gate/config.ts'
import { withinBudget } from '../gate/plan-sides.ts'
import { applyRules } from '../gate/rules.ts'
import { readSubject } from '../gate/subject.ts'

/** @throws UserError if the input is wrong */
export async function planCommand(args: readonly string[]): Promise<number> {
  print(renderPlan(await shownPlan(parsePlanFlags(args))))
  return EXIT.pass
}

/** The plan of a run, and what it says of the change. */
export async function shownPlan(request: PlanRequest): Promise<ShownPlan> {
  const { subject, rules, server, image } = request
  const read = await readSubject(subject, say, sourceFacts(request))
  const { base, warnings } = read
  const { suite: whole, reasons } = applyRules(read, request)
  const started = image === undefined ? whole : { ...whole, server: { kind: 'image', name: image } as const }
  const sides = { base: base?.scenarios ?? [], mostServers: serversAtOnce(started, server) }
  const affordable = withinBudget(whole, reasons, { rules, seed: 0, shard: undefined }, sides)
  const { suite } = affordable
  const plan = makePlan(suite, 0, { rules, ...sides })
  const withoutEffect = changesWithoutEffect(plan, suite.scenarios, base?.scenarios ?? []).map(({ name }) => name)
  const changes = subject.kind === 'config' ? changesBetween(base?.scenarios ?? [], suite.scenarios) : []
  return { suite, plan, reasons, withoutEffect, warnings: [...affordable.warnings, ...warnings], changes }
}
