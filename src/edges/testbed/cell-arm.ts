/** One arm of an open cell: its server, and the load that is conducted. */

import { type Arm, armName, type Cell, type Plan, type Trial } from '../../core/plan/plan.ts'
import { seededRandom } from '../../core/plan/random.ts'
import { countedStatements } from '../../core/suite/own-workload.ts'
import { appliesRelayLog } from '../../core/suite/workloads.ts'
import { partsOf, type RefusedSetting } from '../../core/switching/switchable-settings.ts'
import { MeasurementError } from '../../errors.ts'
import type { CpuLayout } from '../machine/cpus.ts'
import type { RunningArm, SharedServer } from '../servers/arms.ts'
import { ordinary } from '../servers/server-address.ts'
import type { ConductedArm } from '../sysbench/hang-watch.ts'
import { Load } from '../sysbench/load.ts'
import type { StartedTestbed } from './testbed-request.ts'

/** Beside the streams of trials. */
const LOAD_STREAMS = 1_000_000_000

export interface CellArm extends ConductedArm {
  readonly arm: Arm
  readonly running: RunningArm
  /**
   * Brings a server that is shared into the arm's state. Answers with the number of its sessions' state on the load's
   * board, 0 where they stay as they are.
   */
  readonly enter: () => Promise<number>
  /** Its clients' turn is over: the load's work since the turn before is the arm's. */
  readonly turnOver: () => void
}

/** The load of a server, to be started. */
export interface StartLoad extends StartedTestbed {
  /** The arm, or the first of those that share the server. */
  readonly arm: Arm
  readonly running: RunningArm
  readonly plan: Plan
  readonly trial: Trial
  readonly cell: Cell
  readonly boardPath: string
  /** Whether its connections set variables that only root may. */
  readonly isSwitched?: boolean
}

/** Starts a server's load; its threads are not connected yet. */
export function startLoad(request: StartLoad): Load {
  const { arm, running, plan, trial, cell, cpus, directory, isSwitched = false } = request
  const { address } = running.server
  const index = trial.cells.findIndex((planned) => planned.cell === cell)
  return new Load({
    ...request,
    arm: armName(arm),
    address: isSwitched || appliesRelayLog(cell.workload.script) ? address : ordinary(address),
    // Each side has the statements of its own revision.
    workload: running.script === undefined ? cell.workload : { ...cell.workload, source: running.script },
    threads: cell.threads,
    statements: arm.scenario.own === undefined ? 0 : countedStatements(arm.scenario.own.workload).length,
    // The same for every arm of a cell, and another for each cell: with equal seeds the updates of one cell would
    // repeat those of the one before, and change nothing.
    seed: Math.floor(2 ** 31 * seededRandom(plan.seed, LOAD_STREAMS + 1000 * trial.number + index)()),
    cpus: cpus.clientCpus,
    runDirectory: directory.path,
  })
}

/** Means to drive an arm. */
interface ArmDrive {
  readonly load: Load
  /** Whether its server is frozen while others run. */
  readonly freeze: boolean
  readonly turnOver?: () => void
}

export function cellArm(arm: Arm, running: RunningArm, { load, freeze, turnOver = () => {} }: ArmDrive): CellArm {
  const { server, shared } = running
  const session = shared === undefined ? 0 : load.sessions.numberAmong(shared.state, shared.sessionVariables)
  return {
    arm,
    running,
    name: armName(arm),
    load,
    enter: async () => {
      if (shared !== undefined) await enterState(armName(arm), shared)
      return session
    },
    turnOver,
    freeze: freeze ? server.process.freeze : () => {},
    thaw: server.process.thaw,
    ping: () => server.session.execute('SELECT 1'),
  }
}

/** @throws MeasurementError if the server refuses the state */
export async function enterState(name: string, { switched, state }: SharedServer): Promise<void> {
  const refused = await switched.switchTo(state)
  if (refused.length > 0) throw refusedState(name, refused)
}

/**
 * A run that loses a CPU, or gains one, measures something else.
 *
 * @throws MeasurementError if a server or a load of ours may use other CPUs than it was given
 */
export function requireCpus(arms: readonly CellArm[], { serverCpus, clientCpus }: CpuLayout): void {
  for (const { name, load, running } of arms) {
    requireSameCpus(name, 'its server', serverCpus, running.server.process.allowedCpus())
    requireSameCpus(name, 'its sysbench', clientCpus, load.allowedCpus())
  }
}

function requireSameCpus(name: string, who: string, given: readonly number[], now: readonly number[] = given): void {
  if (given.join() === now.join()) return
  throw new MeasurementError(
    `${name}: ${who} was given CPU ${given.join(', ')} and may use CPU ${now.join(', ')} now; ` +
      'leave its CPUs alone until the run is over',
    { step: 'check CPUs', arm: name },
  )
}

/** Enters the states of servers that are shared, one after the other, and reads each back. */
export async function requireStates(arms: readonly CellArm[]): Promise<void> {
  for (const {
    name,
    running: { shared },
  } of arms) {
    if (shared === undefined) continue
    await enterState(name, shared)
    const unlike = await shared.switched.readBack()
    if (unlike.length === 0) continue
    const lines = unlike.map(
      ({ key, wanted, found }) => `  ${partsOf(key).name}: set to ${wanted}, found ${found ?? 'nothing'}`,
    )
    throw new MeasurementError(`${name}: the running server has other settings than asked for:\n${lines.join('\n')}`, {
      step: 'switch settings',
      arm: name,
    })
  }
}

export function refusedState(name: string, refused: readonly RefusedSetting[]): MeasurementError {
  const lines = refused.map(({ key, wanted, why }) => `  ${partsOf(key).name} = ${wanted}: ${why}`)
  return new MeasurementError(`${name}: the running server refuses settings; it says:\n${lines.join('\n')}`, {
    step: 'switch settings',
    arm: name,
  })
}
