/**
 * Makes a comparison from a server's refusal. Its verdict is `regressed`, although nothing was measured, because the
 * change broke the server.
 */
import { ALL_WORKLOADS, CONFIDENCE } from '../comparison/comparison.ts'
import type { GatePolicy } from '../policy/gate-policy.ts'
import type { Refusal } from '../setting/refusal.ts'
import type { JudgedComparison } from './judgement.ts'
import { toleranceOf } from './tolerance.ts'

/**
 * Effect of a server without any QPS: ln of the smallest positive number, because ln 0 is −∞, which JSON does not have.
 */
const NO_QPS = Math.log(Number.MIN_VALUE)
const NO_VARIANCE = { variance: 0, df: 1 }

export function refusalComparison(refusal: Refusal, policy: GatePolicy): JudgedComparison {
  const name = {
    rule: 'base',
    scenario: refusal.scenario,
    reference: refusal.scenario,
    workload: ALL_WORKLOADS,
    threads: 0,
  } as const
  const { share, from } = toleranceOf(name, policy)
  return {
    ...name,
    change: -1,
    low: -1,
    high: -1,
    confidence: CONFIDENCE,
    effect: { mean: NO_QPS, standardError: 0, df: 1, within: NO_VARIANCE, between: NO_VARIANCE },
    blocks: 0,
    trials: 0,
    refusal,
    tolerance: share,
    toleranceFrom: from,
    detectable: share,
    verdict: 'regressed',
    label: 'regressed',
    confirmed: true,
  }
}
