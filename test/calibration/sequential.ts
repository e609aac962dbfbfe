/**
 * When a count of simulated runs may stop: Wald's sequential probability ratio test (1945). It needs a third of the
 * runs that a fixed count of the same power needs. By night, and before a release, a promise is told from one that is
 * broken by less.
 */
import { IS_NIGHTLY } from '../setup/nightly.ts'

/** Chance to take a rate for broken that is as promised, and to take a broken one for promised. */
const [FALSE_ALARM, MISSED] = [0.001, IS_NIGHTLY ? 0.05 : 0.1]
/** How many times as often as promised is noticed at the latest by night. */
const BROKEN_BY_NIGHT = 4

/** A rate as promised, and one that breaks the promise so far that it must be noticed; 0 < promised < broken < 1. */
export interface Rates {
  readonly promised: number
  readonly broken: number
}

/** Whether this many hits tell the two rates apart. */
export function isTold({ promised, broken: brokenByDay }: Rates, hits: number, trials: number): boolean {
  const broken = IS_NIGHTLY ? Math.min(brokenByDay, BROKEN_BY_NIGHT * promised) : brokenByDay
  const evidence = hits * Math.log(broken / promised) + (trials - hits) * Math.log((1 - broken) / (1 - promised))
  return evidence <= Math.log(MISSED / (1 - FALSE_ALARM)) || evidence >= Math.log((1 - MISSED) / FALSE_ALARM)
}
