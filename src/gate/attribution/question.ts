/** What a search for causes is asked, and where it measures. */
import type { Cause, Explanation, Suggestion } from '../../core/attribution/attribution.ts'
import type { StartedSettings } from '../../core/attribution/switches.ts'
import type { ServerVersion } from '../../core/families/family.ts'
import type { Cost } from '../../core/names.ts'
import type { Cell, Plan } from '../../core/plan/plan.ts'
import type { Effect } from '../../core/stats/random-effects.ts'
import type { Scenario } from '../../core/suite/suite.ts'
import type { MeasureEdges } from '../trials.ts'

/** The two configurations whose difference is explained. */
export interface Question {
  readonly reference: Scenario
  readonly head: Scenario
  /** Settings of their servers after their start; undefined if unknown. */
  readonly started: StartedSettings | undefined
  /** Effect of head against the reference, as the run has shown it. */
  readonly whole: Effect
  /** The cost that is explained; undefined: QPS. */
  readonly cost: Cost | undefined
  /** The cell in which they are compared; for a mean all cells. */
  readonly cells: readonly Cell[]
  /** End of the time, on the testbed's clock. */
  readonly deadline: number
  /** Whether the search ends in time to try one configuration. */
  readonly keepsTimeToTryOut: boolean
}

/** The same question the other way round: head becomes the reference, so the search finds gains as it finds losses. */
export function wayBack({ reference, head, started, whole, ...rest }: Question): Question {
  return {
    ...rest,
    ...{ reference: head, head: reference, whole: { ...whole, mean: -whole.mean }, keepsTimeToTryOut: false },
    started: started && { reference: started.head, head: started.reference },
  }
}

/** The servers and the machine on which the states are measured. */
export interface Laboratory extends MeasureEdges {
  readonly plan: Plan
  readonly server: ServerVersion
  readonly mostServers: number
  /** Whether the servers wait almost only for their CPUs in all of the cells, both with head and without. */
  readonly computes: boolean
  /** Mean start time of the slowest arm's servers. */
  readonly startSeconds: number
}

/** What a search found, wherever and however long it took. */
export interface FoundCauses {
  readonly causes: readonly Cause[]
  /** The lines with which a new version is as fast as the old one; missing: none were sought. */
  readonly suggestion?: Suggestion | null
  readonly explanation: Omit<
    Explanation,
    'rule' | 'scenario' | 'reference' | 'workload' | 'threads' | 'cost' | 'seconds'
  >
}
