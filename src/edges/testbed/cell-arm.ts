/** One arm of an open cell, with its server and its load. */

import { type Arm, armName } from '../../core/plan/plan.ts'
import { settingsThatDiffer, splitSwitchKey } from '../../core/switching/switchable-settings.ts'
import { MeasurementError } from '../../errors.ts'
import type { CpuLayout } from '../machine/cpus.ts'
import { allowedCpusOf } from '../machine/proc.ts'
import type { RunningArm, SharedServer } from '../servers/arms.ts'
import { supervise } from '../servers/supervise.ts'
import { readSettings } from '../switching/read-settings.ts'
import type { ArmUnderLoad } from '../sysbench/hang-watch.ts'
import type { Load } from '../sysbench/load.ts'
import type { ArmLoad, ArmTotals } from './arm-load.ts'

export class CellArm implements ArmUnderLoad {
  readonly planned: Arm
  readonly name: string
  readonly running: RunningArm
  /** The arm's load, which is shared by all arms of the same server. */
  readonly driven: ArmLoad

  constructor(planned: Arm, running: RunningArm, driven: ArmLoad) {
    this.planned = planned
    this.name = armName(planned)
    this.running = running
    this.driven = driven
  }

  get load(): Load {
    return this.driven.load
  }

  /**
   * Switches a shared server to the settings of this arm.
   *
   * @returns number, for the load's board, of the session variables that clients must set; 0 if they must set none
   */
  async enter(): Promise<number> {
    const { shared } = this.running
    if (shared === undefined) return 0
    await enterState(this.name, shared)
    return this.load.sessions.numberAmong(shared.servers[0].state, shared.sessionVariables)
  }

  totals(): ArmTotals {
    return this.driven.totalsOf(this.name)
  }

  freeze(): void {
    const { process } = this.running.server
    if (process.isFreezable) process.freeze()
  }

  thaw(): void {
    const { process } = this.running.server
    if (process.isFreezable) process.thaw()
  }

  ping(): Promise<void> {
    return this.running.server.session.execute('SELECT 1')
  }
}

/** @throws MeasurementError if a server refuses one of the arm's settings */
export async function enterState(name: string, { servers }: SharedServer): Promise<void> {
  const refused = await Promise.all(servers.map(({ switched, state }) => switched.switchTo(state)))
  const lines = refused.flat().map(({ key, wanted, why }) => `${splitSwitchKey(key).name} = ${wanted}: ${why}`)
  requireNone(name, 'switch settings', 'the running server refuses settings; it says', lines)
}

/** @param lines one for each setting that is wrong; if there are none, nothing is thrown */
function requireNone(arm: string, step: string, what: string, lines: readonly string[]): void {
  if (lines.length === 0) return
  throw new MeasurementError(`${arm}: ${what}:\n${lines.map((line) => `  ${line}`).join('\n')}`, { step, arm })
}

/**
 * Checks CPUs. If a process has lost or gained one during the run, figures show that instead of the effect of settings.
 *
 * @throws MeasurementError if a server or a load of the run may use other CPUs than it was given
 */
export function requireCpus(arms: readonly CellArm[], { serverCpus, clientCpus }: CpuLayout): void {
  for (const { name, load, running } of arms) {
    requireSameCpus(name, 'its server', serverCpus, allowedCpusOf(running.server.process.pid))
    requireSameCpus(name, 'its sysbench', clientCpus, allowedCpusOf(load.pid))
  }
}

function requireSameCpus(name: string, who: string, cpus: readonly number[], now: readonly number[] = cpus): void {
  if (cpus.join() === now.join()) return
  throw new MeasurementError(
    `${name}: ${who} was given CPU ${cpus.join(', ')} and may use CPU ${now.join(', ')} now; ` +
      'leave its CPUs alone until the run is over',
    { step: 'check CPUs', arm: name },
  )
}

/**
 * Switches shared servers to the settings of each arm in turn, and reads them back, because a server may accept a value
 * without using it.
 */
export async function requireStates(arms: readonly CellArm[]): Promise<void> {
  for (const { name, running } of arms) {
    const { shared } = running
    if (shared === undefined) continue
    await enterState(name, shared)
    const unlike = await Promise.all(shared.servers.map(({ switched }) => switched.readBack()))
    const lines = unlike
      .flat()
      .map(
        ({ key, wanted, found: actual }) =>
          `${splitSwitchKey(key).name}: set to ${wanted}, found ${actual ?? 'nothing'}`,
      )
    requireNone(name, 'switch settings', 'the running server has other settings than asked for', lines)
  }
}

/** Variables that a server changes by itself, or that the run sets after it has read the settings. */
const MOVING =
  /^variable:(?:gtid_|read_only$|super_read_only$|innodb_status_output|innodb_thread_sleep_delay$|relay_log_purge$)/

/**
 * Checks that settings are as they were before the arm ran, because a statement, a stored program or an event may have
 * changed them.
 *
 * @throws MeasurementError that names the settings with other values
 */
export async function requireUnmoved(arms: readonly CellArm[], signal: AbortSignal): Promise<void> {
  for (const { name, running } of arms) {
    const { server } = running
    if (running.shared !== undefined) continue
    const supervised = { name, server, doing: 'its settings were read', signal }
    const now = await supervise(supervised, () => readSettings(server.session))
    const moved = [...settingsThatDiffer(now, running.settings)].filter(([key]) => !MOVING.test(key))
    const lines = moved.map(
      ([key, was]) => `${splitSwitchKey(key).name}: ${was} before, ${now.get(key) ?? 'nothing'} now`,
    )
    requireNone(name, 'verify scenario', 'settings of the server moved while it was measured', lines)
  }
}
