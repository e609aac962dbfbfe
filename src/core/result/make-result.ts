/**
 * Makes the result of a described run and its judgement. This happens twice: before causes are searched for, and at the
 * end.
 */
import { nameKey } from '../comparison/comparison.ts'
import type { CostEffect } from '../comparison/cost-effects.ts'
import { assessmentText } from '../setting/assessment-text.ts'
import { studyOf } from '../study/make-study.ts'
import type { PairEffects } from '../study/ranking.ts'
import { type Judgement, verdictOf } from '../verdict/judgement.ts'
import { heaviestFirst, resultWarning } from '../warnings/warnings.ts'
import { besideOf } from './beside.ts'
import type { StatementsByKey } from './describe-statements.ts'
import { type Result, resultSchema } from './result.ts'
import type { TimeSpan } from './timeline.ts'

export interface WallTime {
  readonly seconds: number
  readonly timeline: readonly TimeSpan[] | null
}

/**
 * The parts of a result that no judgement changes. Its warnings lack those of the judgement, which `makeResult` adds.
 */
export type RunDescription = Omit<Result, keyof WallTime | keyof Judgement | 'verdict' | 'study' | 'beside'> & {
  readonly warnings: Result['warnings']
  /** Counted statements of users' workloads; default: none were counted. */
  readonly statements?: StatementsByKey
  /** Keyed by `nameKey` of the comparison; default: no costs were measured. */
  readonly costs?: ReadonlyMap<string, readonly CostEffect[]>
  /**
   * Effects of scenarios against each other, by which a sweep is ranked; default: only those against the control are
   * known.
   */
  readonly pairEffects?: PairEffects
}

/** @throws if a value does not fit the schema, because qpsgate could not read such a file back */
export function makeResult(
  judgement: Judgement,
  { statements, costs, pairEffects = () => undefined, ...run }: RunDescription,
  time: WallTime,
): Result {
  // A map, because searching the list for each of thousands of comparisons would take long.
  const gated = new Map(judgement.costs.map((each) => [nameKey(each), each]))
  const comparisons = judgement.comparisons.map((comparison) => ({
    ...comparison,
    statements: statements?.get(nameKey(comparison)),
    costs: costs
      ?.get(nameKey(comparison))
      ?.map((cost) => ({ ...cost, gated: gated.get(nameKey({ ...comparison, cost: cost.cost })) })),
  }))
  return resultSchema.parse({
    ...run,
    ...time,
    ...judgement,
    verdict: verdictOf(judgement),
    study: studyOf({ ...run, ...judgement }, pairEffects),
    comparisons,
    beside: besideOf({ ...run, comparisons }),
    coverage: judgement.coverage.map((covered) => ({ ...covered, message: assessmentText(covered) })),
    warnings: heaviestFirst([
      ...run.warnings,
      ...unexplainedWarnings(judgement.warnings.map(resultWarning), run.warnings),
    ]),
  } satisfies Result)
}

/**
 * Drops each `not-compared` that another warning already explains: a scenario cannot be compared under a load that it,
 * or every server, failed to run.
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
