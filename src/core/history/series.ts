/** The stored runs' values for one cell of one scenario, in the order of time. */
import { isTooDisturbed } from '../measurement/disturbance.ts'
import { inOrder, type LogRatio, type RecordedCell, type RunRecord } from './run-record.ts'

export interface SeriesKey {
  /** Name of the suite. */
  readonly suite: string
  /** Its history goes on through a change of its settings, which is marked: so the change can be judged. */
  readonly scenario: string
  readonly workload: string
  readonly threads: number
}

export interface SeriesPoint {
  readonly run: RunRecord
  /** ln(QPS / QPS of the control); null if the run did not compare with it. */
  readonly ratio: LogRatio | null
  /** Why the run is no part of a baseline; null if it is. */
  readonly excluded: 'regressed' | 'disturbed' | null
}

export interface Series {
  readonly key: SeriesKey
  /** Oldest first. */
  readonly points: readonly SeriesPoint[]
}

/** @param records of one branch, in any order; those of other suites are left out */
export function seriesOf(records: readonly RunRecord[], key: SeriesKey): Series {
  const points = inOrder(records.filter((record) => hasScenario(record, key))).flatMap((record) => {
    const cell = record.cells.find((each) => isCell(each, key))
    return cell === undefined ? [] : [{ run: record, ratio: cell.ratio, excluded: excludedBy(record) }]
  })
  return { key, points }
}

/** A point with its measurements. */
export interface MeasuredPoint extends SeriesPoint {
  /** Index in the series' points. */
  readonly index: number
  readonly ratio: LogRatio
}

/** Points that have a ratio to the control and come from runs that were not disturbed. */
export function measuredPoints({ points }: Series): MeasuredPoint[] {
  return points.flatMap((point, index) =>
    point.ratio === null || point.excluded === 'disturbed' ? [] : [{ ...point, index, ratio: point.ratio }],
  )
}

function hasScenario({ suite, scenarios }: RunRecord, key: SeriesKey): boolean {
  return suite.name === key.suite && scenarios.some(({ name }) => name === key.scenario)
}

function isCell({ scenario, workload, threads }: RecordedCell, key: SeriesKey): boolean {
  return scenario === key.scenario && workload === key.workload && threads === key.threads
}

/** An accepted regression has the verdict pass: from then on runs are compared with it. */
export function excludedBy({ verdict, disturbed }: RunRecord): SeriesPoint['excluded'] {
  // Only the share matters, so one block stands for all.
  if (isTooDisturbed({ blocks: 1, disturbed })) return 'disturbed'
  return verdict === 'regressed' ? 'regressed' : null
}
