/** `qpsgate plan`: the plan of a run, without starting anything. */
import { changesBetween, changesWithoutEffect } from '../core/plan/changed-settings.ts'
import { makePlan } from '../core/plan/plan.ts'
import { renderPlan } from '../core/views/plan-text.ts'
import { print, say } from '../edges/terminal/output.ts'
import { type PlanRequest, parsePlanFlags } from '../edges/terminal/plan-flags.ts'
import { serversAtOnce } from '../edges/testbed/memory.ts'
import { EXIT } from '../errors.ts'
import { sourceFacts } from '../gate/config.ts'
import { applyRules } from '../gate/rules.ts'
import { readSubject } from '../gate/subject.ts'

export async function planCommand(args: readonly string[]): Promise<number> {
  print(await describePlan(parsePlanFlags(args)))
  return EXIT.pass
}

/** @throws UserError if the input is wrong */
async function describePlan(request: PlanRequest): Promise<string> {
  const { subject, rules, server, image } = request
  const read = await readSubject(subject, say, sourceFacts(request))
  const { base, warnings } = read
  const { suite, reasons } = applyRules(read, request)
  const started = image === undefined ? suite : { ...suite, server: { kind: 'image', name: image } as const }
  const mostServers = serversAtOnce(started, server)
  const plan = makePlan(suite, 0, { rules, base: base?.scenarios ?? [], mostServers })
  const withoutEffect = changesWithoutEffect(plan, suite.scenarios, base?.scenarios ?? [])
  return renderPlan(
    suite,
    plan,
    reasons,
    withoutEffect.map(({ name }) => name),
    warnings,
    subject.kind === 'config' ? changesBetween(base?.scenarios ?? [], suite.scenarios) : [],
  )
}
