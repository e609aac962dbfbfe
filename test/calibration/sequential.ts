/**
 * When a count of simulated runs may stop: Wald's sequential probability ratio test (1945). It needs a third of the
 * runs that a fixed count of the same power needs. At night, it finds smaller violations of a promise.
 */
import { IS_NIGHTLY } from '../setup/nightly.ts'

/** Probabilities of the two errors: to call a promise broken that is kept, and to call one kept that is broken. */
const [FALSE_ALARM, MISSED] = [0.001, IS_NIGHTLY ? 0.05 : 0.1]
/** At night, a rate of this many times the promised one must be found to be broken. */
const BROKEN_BY_NIGHT = 4

/** A rate as promised, and one that breaks the promise so far that it must be noticed; 0 < promised < broken < 1. */
export interface Rates {
  readonly promised: number
  readonly broken: number
}

/** Whether this many hits suffice to tell the two rates apart. */
export function isTold({ promised, broken: brokenByDay }: Rates, hits: number, trials: number): boolean {
  const broken = IS_NIGHTLY ? Math.min(brokenByDay, BROKEN_BY_NIGHT * promised) : brokenByDay
  const evidence = hits * Math.log(broken / promised) + (trials - hits) * Math.log((1 - broken) / (1 - promised))
  return evidence <= Math.log(MISSED / (1 - FALSE_ALARM)) || evidence >= Math.log((1 - MISSED) / FALSE_ALARM)
}
