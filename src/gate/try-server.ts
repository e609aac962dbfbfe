/** Starts one server by itself, to learn whether it runs: servers that fail together may each run alone. */
import type { Cell, Plan } from '../core/plan/plan.ts'
import { mixedArm } from '../core/plan/plan.ts'
import type { Scenario } from '../core/scenario/scenario.ts'
import { isOfChange } from '../edges/servers/try-start.ts'
import { MeasurementError, type SqlRefusal } from '../errors.ts'
import type { MeasureEdges } from './trials.ts'

export interface TryServerRequest {
  readonly plan: Plan
  /** Cells whose loads are tried after the start, because some servers fail only under a load. */
  readonly cells: readonly Cell[]
  /** The refusal to look for, because a server may also refuse other statements; default: any. */
  readonly refusal?: SqlRefusal | undefined
}

let tried = 0

/** Why a server does not run: it does not start, or refuses statements; undefined if it runs. */
export async function serverFailure(
  scenario: Scenario,
  { plan, cells, refusal }: TryServerRequest,
  { testbed }: Pick<MeasureEdges, 'testbed'>,
): Promise<Error | undefined> {
  tried += 1
  const arm = mixedArm({ ...scenario, name: `${scenario.name}, tried ${tried}` })
  const planned = cells.map((cell) => ({ cell, arms: [arm] }))
  const alone: Plan = { ...plan, rules: ['control'], arms: [arm, arm], cells, shard: null }
  try {
    await using run = await testbed.startTrial({ number: 1, arms: [arm], cells: planned }, alone)
    const refused = run.refused?.find(({ code }) => refusal === undefined || code === refusal.code)
    if (refused !== undefined) return new MeasurementError(refused.says, { step: 'try statements', refused })
    for (const cell of planned) {
      await using opened = await run.openCell(cell)
      await opened.warmUp()
    }
    return undefined
  } catch (error) {
    if (isOfChange(error)) return error
    throw error
  }
}

/** The cell in which statements failed; empty if they failed without a load. */
export function cellsOfRefusal({ cells }: Plan, refused: SqlRefusal | undefined): readonly Cell[] {
  return cells.filter(({ workload, threads }) => workload.name === refused?.what && threads === refused.threads)
}
