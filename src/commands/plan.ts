/** `qpsgate plan`: what a run would measure, without starting anything. */
import { changesWithoutEffect } from '../core/plan/as-read.ts'
import { makePlan } from '../core/plan/plan.ts'
import { shardMatrix } from '../core/plan/shards.ts'
import type { PlanRequest } from '../core/request/plan-request.ts'
import { renderPlan } from '../core/views/plan-text.ts'
import { print, say } from '../edges/terminal/output.ts'
import { parsePlanFlags } from '../edges/terminal/plan-flags.ts'
import { serversAtOnce } from '../edges/testbed/memory.ts'
import { EXIT, UserError } from '../errors.ts'
import { adjusted } from '../gate/adjusted.ts'
import { withChosenCells } from '../gate/chosen-cells.ts'
import { readSubject } from '../gate/subject.ts'

export async function planCommand(args: readonly string[]): Promise<number> {
  print(await describePlan(parsePlanFlags(args)))
  return EXIT.pass
}

/**
 * @returns text for people, or with `shards` the matrix of a workflow
 * @throws UserError where the input is wrong, or there are more shards than cells
 */
async function describePlan({ subject, rules, adjustments, shards }: PlanRequest): Promise<string> {
  const { suite: read, base } = await readSubject(subject, say)
  const { suite, reasons } = withChosenCells(adjusted(read, adjustments), base, subject, adjustments)
  const mostServers = serversAtOnce(suite, 'auto')
  const plan = makePlan(suite, 0, { rules, base: base?.scenarios ?? [], mostServers })
  const withoutEffect = changesWithoutEffect(plan, suite.scenarios, base?.scenarios ?? [])
  if (shards === undefined) {
    return renderPlan(
      suite,
      plan,
      reasons,
      withoutEffect.map(({ name }) => name),
    )
  }
  if (shards > plan.cells.length) {
    throw new UserError(`--shards: found ${shards}; allowed: at most ${plan.cells.length}, one cell for each`)
  }
  return `${shardMatrix(shards)}\n`
}
