/** Rows of the timeline: the run as a whole, its servers, its cells; with the time of each. */
import type { Result } from '../../result/result.ts'
import { isOfArm, isOfCell, type Span } from '../../result/timeline.ts'
import { armLabels } from '../cells.ts'
import { keepWorst } from './chart-layout.ts'

/** More rows cannot be read; the shortest are left out. */
const MOST_ROWS = 60

export interface TimelineRow {
  readonly kind: 'run' | 'server' | 'cell'
  /** Text from outside. */
  readonly name: string
  readonly spans: readonly Span[]
  readonly seconds: number
}

export interface TimelineRows {
  readonly rows: readonly TimelineRow[]
  /** How many are left out. */
  readonly omitted: number
}

/** Servers and cells with known times, in the order of the plan. */
export function timelineRows({ plan }: Pick<Result, 'plan'>, timeline: readonly Span[]): TimelineRows {
  const ofArms = Map.groupBy(timeline.filter(isOfArm), ({ scenario, revision }) => keyOf(scenario, revision))
  const ofCells = Map.groupBy(timeline.filter(isOfCell), ({ workload, threads }) => keyOf(workload, threads))
  const labelOf = armLabels({ plan })
  const run = timeline.filter((span) => !(isOfArm(span) || isOfCell(span)))
  const all = [
    rowOf('run', 'run', run),
    ...plan.arms.map((arm) => rowOf('server', labelOf(arm), ofArms.get(keyOf(arm.scenario, arm.revision)))),
    ...plan.cells.map((cell) =>
      rowOf('cell', `${cell.workload} at ${cell.threads}`, ofCells.get(keyOf(cell.workload, cell.threads))),
    ),
  ].filter(({ spans }) => spans.length > 0)
  const rank = ({ kind, seconds }: TimelineRow) => (kind === 'run' ? Number.POSITIVE_INFINITY : seconds)
  const rows = keepWorst(all, MOST_ROWS, (one, other) => rank(other) - rank(one))
  return { rows, omitted: all.length - rows.length }
}

function rowOf(kind: TimelineRow['kind'], name: string, spans: readonly Span[] = []): TimelineRow {
  return { kind, name, spans, seconds: spans.reduce((sum, { from, to }) => sum + to - from, 0) }
}

function keyOf(name: string, part: string | number): string {
  return JSON.stringify([name, part])
}
