/**
 * The result: a run described, and the judgement of it. Made before causes are searched for and when nothing more is
 * found out.
 */
import { type CellComparison, type ContrastName, keyOf } from '../comparison/comparison.ts'
import type { ComparedCosts } from '../comparison/cost-effects.ts'
import { type JudgedComparison, type Judgement, verdictOf } from '../verdict/judgement.ts'
import { heaviestFirst } from '../warnings/weight.ts'
import { coverageText } from '../wording/coverage-text.ts'
import { told } from '../wording/warnings.ts'
import type { DescribedStatements } from './describe-statements.ts'
import { type Result, type ResultComparison, type ResultCost, resultSchema } from './result.ts'

/** Wall time of a whole run, and where it went. */
export type WallTime = Pick<Result, 'seconds' | 'timeline'>

/** The parts of a result that no judgement changes; its warnings except those from judging. */
export type RunDescription = Omit<
  Result,
  | keyof WallTime
  | 'verdict'
  | 'comparisons'
  | 'twin'
  | 'disturbance'
  | 'coverage'
  | 'history'
  | 'accepted'
  | 'causes'
  | 'explanation'
  | 'suggestion'
> & {
  /** Statements of a user's own workloads, by comparison, if the result has them; default: none. */
  readonly statements?: readonly DescribedStatements[]
  /** By comparison; default: none is known. */
  readonly costs?: readonly ComparedCosts[]
}

/** @throws when a value does not fit the schema: the result is checked before it is written */
export function makeResult(
  judgement: Judgement,
  { statements = [], costs = [], ...run }: RunDescription,
  time: WallTime,
): Result {
  const { twin, disturbance, coverage, history, accepted, attribution } = judgement
  return resultSchema.parse({
    ...run,
    ...time,
    verdict: verdictOf(judgement),
    comparisons: judgement.comparisons.map((found) =>
      resultComparison(found, { statements, costs, gated: judgement.costs }),
    ),
    twin: twin.map(resultTwin),
    disturbance,
    coverage: coverage.map((covered) => ({ ...covered, message: coverageText(covered) })),
    history,
    accepted,
    causes: attribution?.causes ?? [],
    explanation: attribution?.explanation ?? null,
    suggestion: attribution?.suggestion ?? null,
    warnings: heaviestFirst([...run.warnings, ...judgement.warnings.map(told)]),
  } satisfies Result)
}

/** Files have every comparison in one form: a mean is of no workload, "*", at no number of threads. */
function resultComparison(
  found: JudgedComparison,
  {
    statements,
    costs,
    gated,
  }: Required<Pick<RunDescription, 'statements' | 'costs'>> & { readonly gated: Judgement['costs'] },
): ResultComparison {
  if (found.scope === 'mean') return { ...found, workload: '*', threads: 0 }
  const { byCpu: _, ...comparison } = found
  const isOwn = (each: ContrastName) => keyOf({ ...each, scope: 'cell' }) === keyOf(found)
  const [own, cost] = [statements.find(isOwn), costs.find(isOwn)]
  return {
    ...comparison,
    ...(own === undefined ? {} : { statements: own.statements }),
    ...(cost === undefined || cost.costs.length === 0
      ? {}
      : { costs: cost.costs.map((each) => ({ ...each, ...gatedBy(found, each, gated) })) }),
  }
}

/** How a cost was judged, where it is gated. */
function gatedBy(
  found: ContrastName,
  { cost }: Pick<ResultCost, 'cost'>,
  all: Judgement['costs'],
): Pick<ResultCost, 'gated'> {
  const key = keyOf({ ...found, scope: 'cell', cost })
  const judged = all.find((one) => keyOf(one) === key)
  if (judged === undefined) return {}
  const { tolerance, toleranceFrom, verdict, label, confirmed } = judged
  return { gated: { tolerance, toleranceFrom, verdict, label, confirmed } }
}

function resultTwin({ workload, threads, change, low, high, effect }: CellComparison): Result['twin'][number] {
  return { workload, threads, change, low, high, effect }
}
