/** `qpsgate plan`: what a run would measure, without starting anything. */
import { makePlan } from '../core/plan/plan.ts'
import { shardMatrix } from '../core/plan/shards.ts'
import { renderPlan } from '../core/views/plan-text.ts'
import type { PlanFlags } from '../edges/terminal/run-flags.ts'
import { UserError } from '../errors.ts'
import { readSubject } from '../gate/subject.ts'

/**
 * @returns text for people, or with `shards` the matrix of a workflow
 * @throws UserError where the input is wrong, or there are more shards than cells
 */
export async function describePlan({ subject, rules, adjust, shards }: PlanFlags): Promise<string> {
  const { suite: read, base } = await readSubject(subject)
  const suite = adjust(read)
  const plan = makePlan(suite, 0, { rules, base: base?.scenarios ?? [] })
  if (shards === undefined) return renderPlan(suite.name, plan)
  if (shards > plan.cells.length) {
    throw new UserError(`--shards: found ${shards}; allowed: at most ${plan.cells.length}, one cell for each`)
  }
  return `${shardMatrix(shards)}\n`
}
