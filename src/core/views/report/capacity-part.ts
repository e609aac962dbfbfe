import { rate } from '../../figures.ts'
import type { Result, ResultCell, ResultScenario } from '../../result/result.ts'
import { armOf, sameArm, workloadsOf } from '../cells.ts'
import { below, figure, left, name, type Part, right, type Span, table } from './report.ts'

const WHAT_IT_IS =
  'A unit of CPU capacity is 10,000 checksums (CRC32) a second, counted inside each server with all of its CPUs busy; ' +
  'QPS per unit are those of the peak:'

/**
 * A row for each server and workload. Empty if all servers have the same computing power, or if the power is unknown,
 * because the rows would then explain nothing.
 */
export function capacityPart(result: Result, shown: readonly (ResultScenario & { readonly label: Span })[]): Part[] {
  const capacities = new Set(shown.map(({ cpuCapacity }) => cpuCapacity))
  if (capacities.size < 2) return []
  const workloads = workloadsOf(result)
  const rows = shown.flatMap((server) =>
    workloads.map((workload) => {
      const cells = result.cells.filter((cell) => sameArm(cell, armOf(server)) && cell.workload === workload)
      return { ...server, workload, peak: peakOf(cells) }
    }),
  )
  const perUnit = ({ peak, cpuCapacity }: (typeof rows)[number]) => peak && cpuCapacity && peak.qps / cpuCapacity
  return below(
    WHAT_IT_IS,
    table('CPU capacity', rows, [
      left('scenario', ({ label }) => label),
      right('CPU capacity', ({ cpuCapacity }) => figure(cpuCapacity, rate)),
      right('QPS per unit', (row) => figure(perUnit(row), rate)),
      right('peak QPS', ({ peak }) => figure(peak?.qps, rate)),
      workloads.length > 1 && left('workload', ({ workload }) => name(workload)),
      right('threads', ({ peak }) => figure(peak?.threads, String)),
    ]),
  )
}

function peakOf(cells: readonly ResultCell[]): ResultCell | undefined {
  return cells.toSorted((one, other) => other.qps - one.qps)[0]
}
