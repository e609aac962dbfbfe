/** The lines that a cell on real servers is kept as. */

import type { CellTotals, Slice } from '../../core/measurement/measurement.ts'
import type { Arm } from '../../core/plan/plan.ts'
import { countedStatements } from '../../core/suite/own-workload.ts'
import type { CellArm } from './cell-arm.ts'
import type { ArmWork, ConductedBlock } from './conductor.ts'
import type { ArmTotals, FinishedLoad } from './driven-load.ts'
import type { CellRequest } from './testbed-request.ts'

/** Work of each arm in a block. @param computes whether the servers wait almost only for their CPUs */
export function sliceLines(
  { trial, cell: { workload, threads }, running, began, arms: planned }: CellRequest,
  block: number,
  { startNs, arms }: ConductedBlock,
  computes: boolean,
): Slice[] {
  return arms.map(({ transactions, servedNs, ranNs, cpuNs, statements }, index) => {
    const { scenario, revision } = planned[index] as Arm
    const shared = running[index]?.shared
    return {
      ...({ kind: 'slice', trial: trial.number, workload: workload.name, threads } as const),
      ...{ scenario: scenario.name, revision, block, at: (startNs - began) / 1e9 },
      // If nothing was completed, only the running time is known.
      seconds: (transactions === 0 ? ranNs : servedNs / threads) / 1e9,
      transactions,
      ...(cpuNs === undefined ? {} : { cpuSeconds: cpuNs / 1e9 }),
      ...(computes ? { computes } : {}),
      ...(shared === undefined ? {} : { host: shared.host }),
      ...(statements.length === 0 ? {} : { statements: statements.map((one) => pairOf(one, threads)) }),
    }
  })
}

/** An arm whose load has ended. */
interface FinishedArm extends Pick<CellTotals, 'serverCpuSeconds' | 'clientCpuSeconds' | 'costs'> {
  readonly finished: FinishedLoad
  readonly done: ArmTotals
  readonly turns: Pick<ArmWork, 'ranNs'> & Pick<CellTotals, 'turnMs' | 'lateMs'>
}

/** Work of an arm in the cell. */
export function cellLine(
  { trial, cell }: CellRequest,
  { arm: { scenario, revision } }: Pick<CellArm, 'arm'>,
  { finished, done, turns, costs, ...cpu }: FinishedArm,
): CellTotals {
  const { workload, threads } = cell
  const { own } = scenario
  const counted = own && countedStatements(own.workload)
  const statements = counted?.map(({ name }, nth) => {
    const { executions = 0, servedNs = 0, failed = 0 } = done.statements[nth] ?? {}
    return { name, executions, seconds: seconds(servedNs, threads), failed }
  })
  return {
    ...({ kind: 'cell', trial: trial.number, workload: workload.name, threads } as const),
    ...{ scenario: scenario.name, revision },
    queriesPerTransaction: (finished.reads + finished.writes + finished.other) / finished.events,
    transactions: done.transactions,
    errors: done.errors,
    reconnects: finished.reconnects,
    ...cpu,
    turnSeconds: turns.ranNs / 1e9,
    turnMs: turns.turnMs,
    ...(turns.lateMs === undefined ? {} : { lateMs: turns.lateMs }),
    ...(finished.othersPerSecond === undefined ? {} : { othersPerSecond: finished.othersPerSecond }),
    ...(statements === undefined || statements.length === 0 ? {} : { statements }),
    ...(costs === undefined ? {} : { costs }),
    latency: done.latency,
  }
}

function pairOf({ executions, servedNs }: ArmWork['statements'][number], threads: number): readonly [number, number] {
  return [executions, seconds(servedNs, threads)]
}

/** To the nanosecond: there are many of them. */
function seconds(servedNs: number, threads: number): number {
  return Number((servedNs / threads / 1e9).toFixed(9))
}
