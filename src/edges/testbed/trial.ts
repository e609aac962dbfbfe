/** The real testbed: servers and sysbench on this machine, joined into trials and cells. */
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Arm, Plan, Trial } from '../../core/plan/plan.ts'
import type { Warning } from '../../core/warnings/warning.ts'
import { count } from '../../core/wording/figures.ts'
import { monotonicNs } from '../machine/clock.ts'
import { MachineProbe } from '../machine/probe.ts'
import { measureCpuCapacity, type RunningArm, startArm } from '../servers/arms.ts'
import { openCell } from './cell.ts'
import { LiveServers } from './live-servers.ts'
import { openSwitchedCell } from './switched-cell.ts'
import type { Testbed, TrialRun } from './testbed.ts'
import type { StartedTestbed, TestbedRequest } from './testbed-request.ts'

export function realTestbed(request: TestbedRequest): Testbed {
  const began = monotonicNs()
  const run = { ...request, began, probe: new MachineProbe() }
  return {
    now: () => (monotonicNs() - began) / 1e9,
    startTrial: (trial, plan) => startTrial(run, trial, plan),
  }
}

async function startTrial(request: StartedTestbed, trial: Trial, plan: Plan): Promise<TrialRun> {
  const { sources, cpus, directory, phase } = request
  phase(`starting ${count(trial.arms.length, 'server')}`)
  const folder = (index: number) => join(directory.path, `t${trial.number}a${index}`)
  const starts = trial.arms.map((arm, index) =>
    startArm({
      ...request,
      arm,
      trial: trial.number,
      source: sources.of(arm.scenario),
      cpus: cpus.serverCpus,
      directory: folder(index),
      runDirectory: directory.path,
    }),
  )
  // Also when a server does not start: another trial of the same number may follow, without it.
  const removeAll = () => {
    for (const index of trial.arms.keys()) rmSync(folder(index), { recursive: true, force: true })
  }
  const arms = await allOrNone(starts).catch((error) => {
    removeAll()
    throw error
  })
  const stop = async () => {
    await stopAll(arms)
    removeAll()
  }
  try {
    const [control] = arms
    const runningOf = (arm: Arm) => arms[trial.arms.indexOf(arm)] as RunningArm
    const live = new LiveServers(runningOf)
    return {
      arms: arms.map(({ state }) => state),
      cpuCapacity: control === undefined ? 0 : await measureCpuCapacity(control.server, cpus.serverCpus.length),
      warnings: toWarnings(arms),
      openCell: ({ cell, arms: planned }) => {
        const running = planned.map(runningOf)
        return openCell({ ...request, plan, trial, cell, arms: planned, running })
      },
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
  await Promise.all(arms.map(({ server }) => server[Symbol.asyncDispose]()))
}

/** What was done to options; the twin only repeats what is said of the control. */
function toWarnings(arms: readonly RunningArm[]): Warning[] {
  const all = arms.flatMap((arm) => arm.warnings)
  const first = new Map(
    all.toReversed().map((warning) => [`${warning.file}:${warning.line}:${warning.option}`, warning]),
  )
  return [...first.values()].toReversed()
}
