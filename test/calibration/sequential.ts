/**
 * When a count of simulated runs may stop: Wald's sequential probability ratio test (1945). It needs a third of the
 * runs that a fixed count of the same power needs. Every night, and before a release, all runs are counted.
 */
import { IS_NIGHTLY } from '../setup/nightly.ts'

/** Chance to take a rate for broken that is as promised, and to take a broken one for promised. */
const [FALSE_ALARM, MISSED] = [0.001, 0.1]

/** A rate as promised, and one that breaks the promise so far that it must be noticed; 0 < promised < broken < 1. */
export interface Rates {
  readonly promised: number
  readonly broken: number
}

/** Whether this many hits tell the two rates apart; never at night. */
export function isTold({ promised, broken }: Rates, hits: number, trials: number): boolean {
  if (IS_NIGHTLY) return false
  const evidence = hits * Math.log(broken / promised) + (trials - hits) * Math.log((1 - broken) / (1 - promised))
  return evidence <= Math.log(MISSED / (1 - FALSE_ALARM)) || evidence >= Math.log((1 - MISSED) / FALSE_ALARM)
}
