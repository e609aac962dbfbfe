/** `qpsgate plan`: the plan of a run, without starting anything. */
import { changesWithoutEffect } from '../core/plan/changed-settings.ts'
import { jobMatrix, makePlan } from '../core/plan/plan.ts'
import type { PlanRequest } from '../core/request/measured-request.ts'
import { mistypedOptions } from '../core/settings/settings-knowledge.ts'
import { renderPlan } from '../core/views/plan-text.ts'
import { print, say } from '../edges/terminal/output.ts'
import { parsePlanFlags } from '../edges/terminal/plan-flags.ts'
import { serversAtOnce } from '../edges/testbed/memory.ts'
import { EXIT, UserError } from '../errors.ts'
import { adjusted } from '../gate/adjusted.ts'
import { withChosenCells } from '../gate/chosen-cells.ts'
import { sourceFacts } from '../gate/parse-config.ts'
import { readSubject } from '../gate/subject.ts'

export async function planCommand(args: readonly string[]): Promise<number> {
  print(await describePlan(parsePlanFlags(args)))
  return EXIT.pass
}

/**
 * @returns text for people, or with `shards` or `machines` the matrix of a workflow
 * @throws UserError if the input is wrong, or there are more shards than cells
 */
async function describePlan(request: PlanRequest): Promise<string> {
  const { subject, rules, adjustments, shards, machines, server, image } = request
  const { suite: read, base, warnings } = await readSubject(subject, say, sourceFacts(request))
  const { suite, reasons } = withChosenCells(adjusted(read, adjustments), base, subject, adjustments)
  const started = image === undefined ? suite : { ...suite, server: { kind: 'image', name: image } as const }
  const mostServers = serversAtOnce(started, server)
  const plan = makePlan(suite, 0, { rules, base: base?.scenarios ?? [], mostServers })
  const withoutEffect = changesWithoutEffect(plan, suite.scenarios, base?.scenarios ?? [])
  if (shards === undefined && machines === undefined) {
    return renderPlan(
      suite,
      plan,
      reasons,
      withoutEffect.map(({ name }) => name),
      mistypedOptions(suite.scenarios.flatMap(({ options }) => options)),
      warnings,
    )
  }
  if (shards !== undefined && shards > plan.cells.length) {
    throw new UserError(`--shards: found ${shards}; allowed: at most ${plan.cells.length}, one cell for each`)
  }
  return `${jobMatrix({ shards, machines })}\n`
}
