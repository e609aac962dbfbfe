/** The real testbed: servers and sysbench on this machine, joined into trials and cells. */
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Arm, Plan, Trial } from '../../core/plan/plan.ts'
import type { Warning } from '../../core/warnings/warning.ts'
import { count } from '../../core/wording/figures.ts'
import { monotonicNs } from '../machine/clock.ts'
import { startCpus } from '../machine/cpus.ts'
import { requireRoom } from '../machine/disk-space.ts'
import { MachineProbe } from '../machine/probe.ts'
import { type AskedQuery, requireAnswers, tooLong } from '../olap/check-answers.ts'
import { findCapacity, measureCpuCapacity, type RunningArm, startArm } from '../servers/arms.ts'
import { attend } from '../servers/attend.ts'
import { OWN_SCHEMA, type ServerAddress, serversOf } from '../servers/server-address.ts'
import type { Sources } from '../servers/sources.ts'
import { openCell } from './cell.ts'
import { enterState } from './cell-arm.ts'
import { LiveServers } from './live-servers.ts'
import { SharedServers, type StartArms } from './shared-servers.ts'
import { openSwitchedCell } from './switched-cell.ts'
import type { Testbed, TrialRun } from './testbed.ts'
import { queryOf, type StartedTestbed, type TestbedRequest } from './testbed-request.ts'

export function realTestbed(request: TestbedRequest): Testbed {
  const began = monotonicNs()
  const run = {
    ...request,
    began,
    probe: new MachineProbe(),
    shared: new SharedServers(request.directory.path, request.requireMemory),
    queries: new Map<number, AskedQuery>(),
    known: {},
  }
  return {
    now: () => (monotonicNs() - began) / 1e9,
    startTrial: (trial, plan) => startTrial(run, trial, plan),
    lostWith: (failure) => (request.servers.kind === 'endpoints' ? request.servers.endpoints.lostWith(failure) : []),
  }
}

async function startTrial(request: StartedTestbed, trial: Trial, plan: Plan): Promise<TrialRun> {
  const { cpus } = request
  const folders: string[] = []
  // Also when a server does not start: another trial of the same number may follow, without it.
  const removeAll = () => {
    for (const folder of folders) rmSync(folder, { recursive: true, force: true })
  }
  const arms = await startServers(request, plan, trial, folders).catch((error) => {
    removeAll()
    throw error
  })
  const stop = async () => {
    await stopAll(arms)
    removeAll()
  }
  try {
    const [control] = arms
    const isOurs = request.servers.kind === 'started'
    const runningOf = (arm: Arm) => arms[trial.arms.indexOf(arm)] as RunningArm
    const live = new LiveServers(runningOf)
    if (trial.number === 1)
      for (const [query, known] of await requireSameAnswers(request, plan, arms)) request.queries.set(query, known)
    const capacities = trial.number === 1 ? await capacitiesOf(arms, isOurs ? cpus.serverCpus.length : undefined) : []
    return {
      arms: arms.map(({ state }, index) => {
        const cpuCapacity = capacities[index]
        return cpuCapacity === undefined ? state : { ...state, cpuCapacity }
      }),
      cpuCapacity: isOurs && control !== undefined ? await capacityOf(request, control) : 0,
      warnings: toWarnings(arms),
      openCell: async ({ cell, arms: planned }) => {
        const lateIn = queryOf(request, cell.workload)?.lateIn
        if (lateIn !== undefined) throw tooLong(cell.workload.name, lateIn)
        const running = planned.map(runningOf)
        return openCell({ ...request, plan, trial, cell, arms: planned, running })
      },
      settingsOf: (arm) => runningOf(arm).settings,
      server: (arm) => live.of(arm),
      openSwitchedCell: (cell, switched) =>
        openSwitchedCell({
          ...{ ...request, plan, trial, cell },
          arms: switched.map((each) => ({ ...each, running: runningOf(each.arm) })),
          serverOf: ({ arm }) => live.of(arm),
        }),
      [Symbol.asyncDispose]: stop,
    }
  } catch (error) {
    await stop()
    throw error
  }
}

/**
 * What each arm's server can compute, where they are not all the same server program on the same machine.
 *
 * @param cpus of servers that are ours; of others it is found out
 */
async function capacitiesOf(arms: readonly RunningArm[], cpus: number | undefined): Promise<readonly number[]> {
  const nameOf = ({ build, state }: RunningArm) =>
    cpus === undefined ? state.host : `${build.identity} ${build.version}`
  const known = new Map<string | undefined, number>()
  if (new Set(arms.map(nameOf)).size < 2) return []
  for (const arm of arms) {
    if (known.has(nameOf(arm))) continue
    const { address } = arm.server
    known.set(nameOf(arm), cpus === undefined ? await capacityOfAll(address) : await measureCpuCapacity(address, cpus))
  }
  return arms.map((arm) => known.get(nameOf(arm)) ?? 0)
}

/** A cluster computes what all of its servers do. */
async function capacityOfAll(address: ServerAddress): Promise<number> {
  if (address.kind === 'socket') return findCapacity(address)
  let sum = 0
  for (const server of serversOf(address)) sum += await findCapacity(server)
  return sum
}

/** It is the machine's, so the first server tells it for all. */
async function capacityOf({ cpus, signal, known }: StartedTestbed, { state, server }: RunningArm): Promise<number> {
  known.cpuCapacity ??= await attend({ name: state.scenario, server, doing: 'its CPUs were measured', signal }, () =>
    measureCpuCapacity(server.address, cpus.serverCpus.length),
  )
  return known.cpuCapacity
}

/** Arms that answer analytical queries differently are not compared. */
async function requireSameAnswers(
  { dataset }: StartedTestbed,
  { cells }: Plan,
  arms: readonly RunningArm[],
): Promise<ReadonlyMap<number, AskedQuery>> {
  if (dataset.tpch === undefined) return new Map()
  const queries = new Set(
    cells.flatMap(({ workload }) => (workload.isAnalytical ? [Number(workload.options.query)] : [])),
  )
  return requireAnswers({
    arms: arms.map(({ state, server, shared }) => ({
      name: state.revision === 'head' ? state.scenario : `${state.scenario} (${state.revision})`,
      session: server.session,
      enter: async () => shared && enterState(state.scenario, shared),
    })),
    ...{ schema: OWN_SCHEMA, queries: [...queries], scale: dataset.tpch },
  })
}

/** @param folders takes the folder of every server that is started */
async function startServers(
  request: StartedTestbed,
  plan: Plan,
  trial: Trial,
  folders: string[],
): Promise<RunningArm[]> {
  const { servers, shared } = request
  if (servers.kind === 'endpoints') return servers.endpoints.start(trial)
  const startArms = armStarter(request, servers.sources, trial, folders)
  return plan.isSwitched ? shared.start(trial.arms, startArms) : startArms(trial.arms)
}

/** @param folders takes the folder of every server that is started */
function armStarter(request: StartedTestbed, sources: Sources, trial: Trial, folders: string[]): StartArms {
  const { cpus, directory, phase } = request
  return (arms) => {
    const needed = arms.reduce((sum, { scenario }) => sum + sources.of(scenario).seed.bytes, 0)
    requireRoom(directory.path, needed, `the data of ${count(arms.length, 'server')}`)
    phase(`starting ${count(arms.length, 'server')}`)
    return allOrNone(
      arms.map((arm, nth) => {
        const folder = join(directory.path, `t${trial.number}a${folders.length}`)
        folders.push(folder)
        return startArm({
          ...request,
          arm,
          trial: trial.number,
          source: sources.of(arm.scenario),
          startCpus: startCpus(cpus, nth),
          cpus: cpus.serverCpus,
          directory: folder,
          runDirectory: directory.path,
        })
      }),
    )
  }
}

/** Waits for all servers; when one failed, the others are stopped before its error is thrown. */
async function allOrNone(starts: readonly Promise<RunningArm>[]): Promise<RunningArm[]> {
  const results = await Promise.allSettled(starts)
  const arms = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []))
  const failure = results.find((result) => result.status === 'rejected')
  if (failure === undefined) return arms
  await stopAll(arms)
  throw failure.reason
}

async function stopAll(arms: readonly RunningArm[]): Promise<void> {
  await Promise.all([...new Set(arms.map(({ server }) => server))].map((server) => server[Symbol.asyncDispose]()))
}

/** What was done to options; the twin only repeats what is said of the control. */
function toWarnings(arms: readonly RunningArm[]): Warning[] {
  const all = arms.flatMap((arm) => arm.warnings)
  const first = new Map(
    all.toReversed().map((warning) => [`${warning.file}:${warning.line}:${warning.option}`, warning]),
  )
  return [...first.values()].toReversed()
}
