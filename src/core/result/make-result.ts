/**
 * The result: a run described, and the judgement of it. Made before causes are searched for and when nothing more is
 * found out.
 */
import { keyOf } from '../comparison/comparison.ts'
import type { CostEffect } from '../comparison/cost-effects.ts'
import { type Judgement, verdictOf } from '../verdict/judgement.ts'
import { heaviestFirst, told } from '../warnings/warnings.ts'
import { coverageText } from '../wording/coverage-text.ts'
import type { StatementsByKey } from './describe-statements.ts'
import { type Result, resultSchema } from './result.ts'

/** Wall time of a whole run, and where it went. */
export type WallTime = Pick<Result, 'seconds' | 'timeline'>

/** The parts of a result that no judgement changes; its warnings except those from judging. */
export type RunDescription = Omit<Result, keyof WallTime | keyof Judgement | 'verdict'> &
  Pick<Result, 'warnings'> & {
    /** Statements of a user's own workloads, if the result has them; default: none. */
    readonly statements?: StatementsByKey
    /** The known costs, by the key of their comparison; default: none. */
    readonly costs?: ReadonlyMap<string, readonly CostEffect[]>
  }

/** @throws when a value does not fit the schema: the result is checked before it is written */
export function makeResult(
  judgement: Judgement,
  { statements, costs, ...run }: RunDescription,
  time: WallTime,
): Result {
  // Large plans have thousands of comparisons, so each part is found by its key.
  const gated = new Map(judgement.costs.map((each) => [keyOf(each), each]))
  return resultSchema.parse({
    ...run,
    ...time,
    ...judgement,
    verdict: verdictOf(judgement),
    comparisons: judgement.comparisons.map((found) => ({
      ...found,
      statements: statements?.get(keyOf(found)),
      costs: costs?.get(keyOf(found))?.map((known) => ({
        ...known,
        gated: gated.get(keyOf({ ...found, cost: known.cost })),
      })),
    })),
    coverage: judgement.coverage.map((covered) => ({ ...covered, message: coverageText(covered) })),
    warnings: heaviestFirst([...run.warnings, ...judgement.warnings.map(told)]),
  } satisfies Result)
}
