/** The result: a run described, and its judgement. It is made before causes are searched for, and again at the end. */
import { nameKey } from '../comparison/comparison.ts'
import type { CostEffect } from '../comparison/cost-effects.ts'
import { assessmentText } from '../setting/assessment-text.ts'
import { studyOf } from '../study/make-study.ts'
import type { PairEffects } from '../study/ranking.ts'
import { type Judgement, verdictOf } from '../verdict/judgement.ts'
import { heaviestFirst, resultWarning } from '../warnings/warnings.ts'
import type { StatementsByKey } from './describe-statements.ts'
import { type Result, resultSchema } from './result.ts'
import type { TimeSpan } from './timeline.ts'

export interface WallTime {
  readonly seconds: number
  readonly timeline: readonly TimeSpan[] | null
}

/** Parts of a result that no judgement changes. Its warnings lack those of judging, which `makeResult` adds. */
export type RunDescription = Omit<Result, keyof WallTime | keyof Judgement | 'verdict' | 'study'> & {
  readonly warnings: Result['warnings']
  /** Statements of users' workloads; default: none was counted. */
  readonly statements?: StatementsByKey
  /** Costs, by the key of their comparison; default: none was measured. */
  readonly costs?: ReadonlyMap<string, readonly CostEffect[]>
  /** Effects of scenarios against each other; default: they are compared only with the control. */
  readonly pairEffects?: PairEffects
}

/** @throws when a value does not fit the schema */
export function makeResult(
  judgement: Judgement,
  { statements, costs, pairEffects = () => undefined, ...run }: RunDescription,
  time: WallTime,
): Result {
  // A map, because a search for each of thousands of comparisons would take long.
  const gated = new Map(judgement.costs.map((each) => [nameKey(each), each]))
  return resultSchema.parse({
    ...run,
    ...time,
    ...judgement,
    verdict: verdictOf(judgement),
    study: studyOf({ ...run, ...judgement }, pairEffects),
    comparisons: judgement.comparisons.map((comparison) => ({
      ...comparison,
      statements: statements?.get(nameKey(comparison)),
      costs: costs
        ?.get(nameKey(comparison))
        ?.map((cost) => ({ ...cost, gated: gated.get(nameKey({ ...comparison, cost: cost.cost })) })),
    })),
    coverage: judgement.coverage.map((covered) => ({ ...covered, message: assessmentText(covered) })),
    warnings: heaviestFirst([
      ...run.warnings,
      ...unexplainedWarnings(judgement.warnings.map(resultWarning), run.warnings),
    ]),
  } satisfies Result)
}

/**
 * Warnings without the `not-compared` that others already explain: a scenario cannot be compared by a load that it, or
 * all of them, did not take.
 */
function unexplainedWarnings(judged: Result['warnings'], others: Result['warnings']): Result['warnings'] {
  const explains = ({ code, scenario, workload, threads }: Warned, missing: Warned) =>
    (code === 'load-not-measured' || (code === 'scenario-without-load' && scenario === missing.scenario)) &&
    workload === missing.workload &&
    threads === missing.threads
  return judged.filter(
    (warning) => warning.code !== 'not-compared' || !others.some((other) => explains(other, warning)),
  )
}

type Warned = Result['warnings'][number]
