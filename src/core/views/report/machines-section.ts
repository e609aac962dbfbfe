/** Differences between the machines whose mean the comparisons are. */
import type { Result, ResultComparison } from '../../result/result.ts'
import { change, count } from '../../wording/figures.ts'
import { placeCells } from './changes-section.ts'
import { type Block, figure, type Inline, left, list, name, paragraph, right, strong, table } from './report.ts'

const MOST_ROWS = 30

/** Empty if there was one machine. */
export function machinesSection({ machines = [], comparisons }: Result): Block[] {
  if (machines.length === 0) return []
  const rows = comparisons.filter((one) => one.machines !== undefined)
  const differing = rows.filter((one) => one.machines?.differ)
  const columns = [
    ...[left('scenario'), left('workload'), right('threads')],
    ...machines.map(({ machine }) => right(`machine ${machine}`)),
    ...[right('mean'), left('depends on the machine')],
  ]
  const surest = (one: ResultComparison) => one.machines?.sameChance ?? 1
  const cells = rows
    .toSorted((one, other) => surest(one) - surest(other))
    .map((one) => [
      name(one.scenario),
      ...placeCells(one),
      ...machines.map(({ machine }) => changeOn(one, machine)),
      strong(figure(one.change, change)),
      dependence(one),
    ])
  const rest = (more: number) => (more > 0 ? `${count(more, 'more comparison')} in result.json.` : '')
  return [
    ...paragraph(
      `The verdict is that of the mean over ${count(machines.length, 'machine')}. ` +
        (differing.length === 0
          ? 'No change was shown to depend on the machine.'
          : `${differing.length} of ${count(rows.length, 'change')} depend on the machine.`),
    ),
    ...table('Change in QPS on each machine', columns, cells, { most: MOST_ROWS, rest }),
    ...list(machines.map((one) => name(`machine ${one.machine}: ${one.cpus} × ${one.cpuModel}, ${one.runner}`))),
  ]
}

function changeOn({ machines }: ResultComparison, machine: number): Inline {
  const own = machines?.each.find((one) => one.machine === machine)
  return own === undefined ? '' : figure(own.change, change)
}

function dependence({ machines }: ResultComparison): Inline {
  if (machines?.differ !== true) return 'not shown'
  return machines.odd === null ? 'yes' : `yes: machine ${machines.odd} is odd`
}
