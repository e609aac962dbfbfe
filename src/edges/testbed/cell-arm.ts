/** One arm of an open cell: its server, and the load that is conducted. */
import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { type Arm, armName, type Cell, type Plan, type Trial } from '../../core/plan/plan.ts'
import type { RunDirectory } from '../machine/run-directory.ts'
import type { RunningArm } from '../servers/arms.ts'
import type { ConductedArm } from '../sysbench/hang-watch.ts'
import { Load } from '../sysbench/load.ts'
import type { StartedTestbed } from './testbed-request.ts'

export interface CellArm extends ConductedArm {
  readonly arm: Arm
  readonly running: RunningArm
}

export interface ConnectArm extends StartedTestbed {
  readonly arm: Arm
  readonly running: RunningArm
  readonly plan: Plan
  readonly trial: Trial
  readonly cell: Cell
  readonly boardPath: string
  /** Most turns it will ever be given. */
  readonly turns: number
  readonly pollNs?: number | undefined
}

/** Starts the arm's load; its threads are not connected yet. */
export function connectArm(request: ConnectArm): CellArm {
  const { arm, running, plan, trial, cell, cpus, directory, freeze } = request
  const { server } = running
  const load = new Load({
    ...request,
    arm: armName(arm),
    socket: server.socket,
    workload: cell.workload,
    threads: cell.threads,
    seed: plan.seed + trial.number,
    cpus: cpus.clientCpus,
    runDirectory: directory.path,
  })
  return {
    arm,
    running,
    name: armName(arm),
    load,
    freeze: freeze ? server.process.freeze : () => {},
    thaw: server.process.thaw,
    ping: () => server.session.execute('SELECT 1'),
  }
}

/** Boards are written to all the time: on a disk, writing them back would disturb the turns. */
export function boardDirectory(directory: RunDirectory): string {
  const path = existsSync('/dev/shm') ? join('/dev/shm', directory.id) : join(directory.path, 'boards')
  mkdirSync(path, { recursive: true, mode: 0o700 })
  return path
}
