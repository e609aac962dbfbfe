/**
 * Cells and data that follow from the settings: for option files without named workloads, those that show the changed
 * settings.
 */
import { type ChosenCells, chooseCells, withRows } from '../core/coverage/choose-cells.ts'
import type { SubjectRequest } from '../core/request/measured-request.ts'
import type { Adjustments } from '../core/suite/adjust.ts'
import type { Suite } from '../core/suite/suite.ts'

/**
 * @param suite adjusted by the flags
 * @param base the suite before the change
 */
export function withChosenCells(
  suite: Suite,
  base: Suite | undefined,
  { kind }: Pick<SubjectRequest, 'kind'>,
  { workloads, ...asked }: Pick<Adjustments, 'workloads' | 'threads' | 'budgetSeconds'>,
): ChosenCells {
  if (kind !== 'config' || base === undefined || workloads !== undefined)
    return { suite: withRows(suite, base?.scenarios ?? []), reasons: [] }
  return chooseCells(suite, base.scenarios, asked)
}
