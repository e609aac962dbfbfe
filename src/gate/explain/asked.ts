/** What is explained, and the outcome. */
import type { Attribution, Explanation } from '../../core/attribution/attribution.ts'
import type { Arm, Cell, Plan } from '../../core/plan/plan.ts'
import type { JudgedComparison } from '../../core/verdict/judgement.ts'
import type { LocalTestbed } from '../../edges/testbed/open-testbed.ts'
import type { MeasureEdges } from '../trials.ts'

/** The part of a testbed that an explanation needs beside its trials. */
export type ExplainingTestbed = Pick<LocalTestbed, 'buildOf' | 'mostServers'>

/** What is explained, and on what servers. */
export interface Explained {
  readonly comparison: JudgedComparison
  readonly reference: Arm
  readonly head: Arm
  readonly cells: readonly Cell[]
  /** As the servers read it, with what its starts have shown of their spread. */
  readonly plan: Plan
  readonly local: ExplainingTestbed
  readonly edges: MeasureEdges
  readonly computes: boolean
  readonly startSeconds: number
  /** Seconds that a search may take. */
  readonly seconds: number
}

/** The figures of an explanation, without the comparison that it is of and the time it took. */
export interface ExplainedBy {
  readonly causes: Attribution['causes']
  readonly explanation: Pick<Explanation, 'whole' | 'sum' | 'interaction' | 'isComplete' | 'defaults'>
  readonly suggestion: Attribution['suggestion']
}
