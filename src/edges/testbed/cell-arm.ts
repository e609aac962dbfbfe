/** One arm of an open cell: its server, and the load that is conducted. */
import type { Arm } from '../../core/plan/plan.ts'
import type { RunningArm } from '../servers/arms.ts'
import type { ConductedArm } from '../sysbench/conduct.ts'

export interface CellArm extends ConductedArm {
  readonly arm: Arm
  readonly running: RunningArm
}
