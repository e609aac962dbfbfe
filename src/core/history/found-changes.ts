/** All change points of stored runs: of every branch, and every series on it. */

import type { FoundChange } from '../views/dashboard/dashboard-data.ts'
import { changePoints } from './change-points.ts'
import type { RunRecord } from './record.ts'
import { seriesKeys, seriesOf } from './series.ts'

export function foundChanges(records: readonly RunRecord[]): FoundChange[] {
  const histories = Map.groupBy(records, ({ branch, suite }) => JSON.stringify([branch, suite.name]))
  return [...histories.values()].flatMap((runs) =>
    seriesKeys(runs).flatMap((key) => changePoints(seriesOf(runs, key)).map((change) => ({ key, change }))),
  )
}
