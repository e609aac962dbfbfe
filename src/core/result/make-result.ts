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
  // Large plans have thousands of comparisons, so each part is found by its key.
  const parts: ComparisonParts = {
    statements: new Map(statements.map((each) => [keyOf({ ...each, scope: 'cell' }), each.statements])),
    costs: new Map(costs.map((each) => [keyOf({ ...each, scope: 'cell' }), each.costs])),
    gated: new Map(judgement.costs.map((each) => [keyOf(each), each])),
  }
  return resultSchema.parse({
    ...run,
    ...time,
    verdict: verdictOf(judgement),
    comparisons: judgement.comparisons.map((found) => resultComparison(found, parts)),
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

/** Statements and costs of comparisons, by their keys. */
interface ComparisonParts {
  readonly statements: ReadonlyMap<string, DescribedStatements['statements']>
  readonly costs: ReadonlyMap<string, ComparedCosts['costs']>
  readonly gated: ReadonlyMap<string, Judgement['costs'][number]>
}

/** Files have every comparison in one form: a mean is of no workload, "*", at no number of threads. */
function resultComparison(found: JudgedComparison, { statements, costs, gated }: ComparisonParts): ResultComparison {
  if (found.scope === 'mean') return { ...found, workload: '*', threads: 0 }
  const { byCpu: _, ...comparison } = found
  const key = keyOf(found)
  const [own, known = []] = [statements.get(key), costs.get(key)]
  return {
    ...comparison,
    ...(own === undefined ? {} : { statements: own }),
    ...(known.length === 0 ? {} : { costs: known.map((each) => ({ ...each, ...gatedBy(found, each, gated) })) }),
  }
}

/** The judgement of a cost, if it is gated. */
function gatedBy(
  found: ContrastName,
  { cost }: Pick<ResultCost, 'cost'>,
  gated: ComparisonParts['gated'],
): Pick<ResultCost, 'gated'> {
  const judged = gated.get(keyOf({ ...found, scope: 'cell', cost }))
  if (judged === undefined) return {}
  const { tolerance, toleranceFrom, verdict, label, confirmed } = judged
  return { gated: { tolerance, toleranceFrom, verdict, label, confirmed } }
}

function resultTwin({ workload, threads, change, low, high, effect }: CellComparison): Result['twin'][number] {
  return { workload, threads, change, low, high, effect }
}
