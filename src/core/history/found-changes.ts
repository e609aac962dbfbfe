/** All change points of stored runs: of every branch, and every series on it. */

import { type ChangePoint, changePoints } from './change-points.ts'
import type { RunRecord } from './run-record.ts'
import { type SeriesKey, seriesKeys, seriesOf } from './series.ts'

/** A change point, and the series it is in. */
export interface FoundChange {
  readonly key: SeriesKey
  readonly change: ChangePoint
}

export function foundChanges(records: readonly RunRecord[]): FoundChange[] {
  const histories = Map.groupBy(records, ({ branch, suite }) => JSON.stringify([branch, suite.name]))
  return [...histories.values()].flatMap((runs) =>
    seriesKeys(runs).flatMap((key) => changePoints(seriesOf(runs, key)).map((change) => ({ key, change }))),
  )
}
