/** Fresh servers for all arms of a trial: copied, started, set up, read back, warmed. */
import { join } from 'node:path'
import type { ArmState } from '../../core/measurement/measurement.ts'
import { type Arm, armName } from '../../core/plan/plan.ts'
import type { Dataset } from '../../core/suite/suite.ts'
import { UserError } from '../../errors.ts'
import { DATABASE } from '../sysbench/arguments.ts'
import type { Launcher } from './launcher.ts'
import { armArguments, type Limits, type OptionWarning, scenarioArguments } from './owned-options.ts'
import { type RunningServer, startServer } from './running-server.ts'
import { copySeed, type Seed } from './seed.ts'
import { verify } from './verify.ts'

export interface StartArm {
  readonly arm: Arm
  readonly index: number
  readonly trial: number
  readonly launcher: Launcher
  readonly seed: Seed
  readonly dataset: Dataset
  readonly limits: Limits
  readonly cpus: readonly number[]
  readonly runDirectory: string
  readonly signal: AbortSignal
}

export interface RunningArm {
  readonly server: RunningServer
  readonly state: ArmState
  readonly warnings: readonly OptionWarning[]
}

export async function startArm(request: StartArm): Promise<RunningArm> {
  const { arm, index, trial, launcher, seed, dataset, limits, cpus, runDirectory, signal } = request
  const { product, version } = launcher.build
  const name = armName(arm)
  const directory = join(runDirectory, `t${trial}a${index}`)
  const user = scenarioArguments(arm.scenario.options, limits)
  const began = performance.now()
  await copySeed(seed, directory, launcher.account, runDirectory)
  signal.throwIfAborted()
  const args = [...armArguments(product, dataset), ...user.arguments]
  const server = await startServer(
    launcher,
    { name, directory, arguments: args, options: arm.scenario.options, cpus },
    signal,
  )
  try {
    const startSeconds = (performance.now() - began) / 1000
    await applySql(server, arm)
    const ignored = new Set(user.warnings.map((warning) => `${warning.file}:${warning.line}`))
    const applied = arm.scenario.options.filter((option) => !ignored.has(`${option.file}:${option.line}`))
    const { variables, performanceSchemaBytes } = await verify(server.session, product, name, arm.scenario, applied)
    await readTables(server, dataset)
    const state: ArmState = {
      kind: 'arm',
      trial,
      scenario: arm.scenario.name,
      revision: arm.revision,
      server: { product, version: variables.version ?? version },
      startSeconds,
      residentBytes: (await server.process.residentBytes()) ?? null,
      performanceSchemaBytes,
      variables,
    }
    return { server, state, warnings: user.warnings }
  } catch (error) {
    await server[Symbol.asyncDispose]()
    throw error
  }
}

async function applySql(server: RunningServer, arm: Arm): Promise<void> {
  for (const { value, file, line } of arm.scenario.sql) {
    try {
      await server.session.execute(value)
    } catch (error) {
      throw new UserError(
        `scenario ${arm.scenario.name}: the server refuses this statement; it says: ${(error as Error).message}\n  ${value}`,
        {
          place: { file, line },
          cause: error,
        },
      )
    }
  }
}

/** Brings tables and indexes into the buffer pool, so that the first turns do not read from disk. */
async function readTables(server: RunningServer, dataset: Dataset): Promise<void> {
  for (let table = 1; table <= dataset.tables; table++) {
    await server.session.rows(`SELECT COUNT(c) FROM ${DATABASE}.sbtest${table} FORCE INDEX (PRIMARY)`)
    await server.session.rows(`SELECT SUM(k) FROM ${DATABASE}.sbtest${table} FORCE INDEX (k_${table})`)
  }
}

/** Hashes per second that one connection per CPU gets done inside the server (the published studies' cpu_capacity). */
export async function measureCpuCapacity(server: RunningServer, cpus: number): Promise<number> {
  const hashes = 200_000
  const { Session } = await import('./connection.ts')
  const sessions = await Promise.all(Array.from({ length: cpus }, () => Session.open(server.socket)))
  const began = performance.now()
  await Promise.all(sessions.map((session) => session.value(`SELECT BENCHMARK(${hashes}, MD5('qpsgate'))`)))
  const seconds = (performance.now() - began) / 1000
  await Promise.all(sessions.map((session) => session[Symbol.asyncDispose]()))
  return Math.round((hashes * cpus) / seconds)
}
