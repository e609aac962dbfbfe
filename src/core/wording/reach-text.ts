/** What a study will be able to tell, in words. */
import { duration, rate, share } from '../figures.ts'
import type { Plan } from '../plan/plan.ts'
import { studyReach } from '../plan/reach.ts'

/**
 * "each server gets about 2.4 s in each load: intervals of about ±5 % on a quiet machine; --budget 4m would make it ±3 %".
 */
export function studyReachText(plan: Plan): string {
  const { seconds, half, preciseBudgetSeconds } = studyReach(plan)
  const more =
    preciseBudgetSeconds === undefined ? '' : `; ±3 % takes about ${duration(preciseBudgetSeconds)} (--budget)`
  return `each server gets about ${rate(seconds)} s in each load: intervals of about ±${share(half)} on a quiet machine${more}`
}
