/** Costs of scenarios, in the form of the published studies: a row a scenario, a column a workload. */

import type { CellKey } from '../names.ts'
import type { Result, ResultCell } from '../result/result.ts'
import type { ArmKey } from '../wording/arm-wording.ts'
import { armLabels, cellFinder, controlArm, costFinder, levelsByWorkload, sameArm, shownArms } from './cells.ts'

/** Busy share of its CPUs from which on a server is saturated. */
const SATURATED = 0.95

/** QPS of several scenarios in one cell, as studies print them. */
export interface QpsRow {
  readonly qps: Readonly<Record<string, number>>
}

export interface OverheadColumn extends CellKey {
  /** False if the control's servers had CPU time left at every level; then `threads` is the highest. */
  readonly saturated: boolean
}

export interface OverheadEntry {
  readonly qps: number
  /** Against the control, −0.1286 = 12.86 % slower; null for the control itself and where it was not measured. */
  readonly change: number | null
}

export interface OverheadTable {
  /** Name of the control, as in `rows`. */
  readonly control: string
  readonly columns: readonly OverheadColumn[]
  /** The control first; an entry for every column, undefined if the scenario was not measured. */
  readonly rows: readonly { readonly scenario: string; readonly entries: readonly (OverheadEntry | undefined)[] }[]
}

/** The studies' headline table; undefined for a run without control. */
export function overheadTable(result: Result): OverheadTable | undefined {
  const control = controlArm(result)
  if (control === undefined) return undefined
  const find = cellFinder(result)
  const labelOf = armLabels(result)
  const columns = [...levelsByWorkload(result)].flatMap(([workload, levels]) => {
    const cells = levels.flatMap((threads) => find(control, { workload, threads }) ?? [])
    return saturationLevel(cells)
  })
  const entryOf = entryFinder(result, control)
  const rows = shownArms(result).map((arm) => ({
    scenario: labelOf(arm),
    entries: columns.map((column) => entryOf(arm, column)),
  }))
  return { control: labelOf(control), columns, rows }
}

/**
 * Lowest level at which the control's servers are at least 95 % busy, else the highest; none if it was not measured.
 */
function saturationLevel(cells: readonly ResultCell[]): OverheadColumn[] {
  const saturated = cells.find((cell) => (cell.serverCpuBusy ?? 0) >= SATURATED)
  const shown = saturated ?? cells.at(-1)
  return shown === undefined
    ? []
    : [{ workload: shown.workload, threads: shown.threads, saturated: saturated !== undefined }]
}

function entryFinder(result: Result, control: ArmKey): (arm: ArmKey, key: CellKey) => OverheadEntry | undefined {
  const find = cellFinder(result)
  const cost = costFinder(result)
  return (arm, key) => {
    const cell = find(arm, key)
    if (cell === undefined) return undefined
    if (sameArm(arm, control)) return { qps: cell.qps, change: null }
    const reference = find(control, key)
    const qps = { own: cell.qps, ...(reference === undefined ? {} : { control: reference.qps }) }
    // Measured turn by turn, the change is free of the drift that is in the means.
    return { qps: cell.qps, change: cost(arm, key)?.change ?? overheads({ qps }, 'control').own ?? null }
  }
}

/**
 * Relative change of every other scenario's QPS against the control's, computed from the QPS alone: printed
 * percentages are not to be trusted (46 of 330 in one published study contradict its own QPS).
 *
 * @returns by scenario, −0.1286 = 12.86 % slower; empty if the control has no QPS
 */
export function overheads({ qps }: QpsRow, control: string): Record<string, number> {
  const reference = Object.hasOwn(qps, control) ? qps[control] : undefined
  if (reference === undefined || !(reference > 0)) return {}
  const others = Object.entries(qps).filter(([scenario]) => scenario !== control)
  return Object.fromEntries(others.map(([scenario, own]) => [scenario, own / reference - 1]))
}
