/** The whole flow on one screen: suite → plan → measurement → comparison → verdict → report. */
import { compare } from './core/comparison/compare.ts'
import type { Plan } from './core/plan/plan.ts'
import { makeResult, type RunFacts } from './core/report/make-result.ts'
import type { Result } from './core/report/result.ts'
import type { Suite } from './core/suite/suite.ts'
import { decide } from './core/verdict/decide.ts'
import { type MeasureEdges, measure } from './measure.ts'

export interface GateEdges extends MeasureEdges {
  /** Facts known only when the measurement is over. */
  readonly facts: () => RunFacts
}

export async function gate(suite: Suite, plan: Plan, edges: GateEdges): Promise<Result> {
  const measurement = await measure(plan, edges)
  const compared = compare(plan, measurement.lines)
  const verdict = decide(compared.comparisons, suite.gate)
  return makeResult({ suite, plan, measurement, compared, verdict }, edges.facts())
}
