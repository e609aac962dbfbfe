/** The real testbed. It starts servers on this machine for each trial, and opens cells on them. */

import { join } from 'node:path'
import { count } from '../../core/figures.ts'
import { isEarlier } from '../../core/names.ts'
import { type Arm, armName, type Cell, nameAt, type Plan, type Trial } from '../../core/plan/plan.ts'
import { seededRandom, shuffle } from '../../core/plan/random.ts'
import { datasetOf } from '../../core/scenario/dataset.ts'
import { sum } from '../../core/stats/vectors.ts'
import type { OptionWarning, Warning } from '../../core/warnings/warnings.ts'
import { MeasurementError } from '../../errors.ts'
import { orAborted } from '../machine/abortable.ts'
import { monotonicNs } from '../machine/clock.ts'
import { startCpus } from '../machine/cpus.ts'
import { requireRoom } from '../machine/disk-space.ts'
import { MachineProbe } from '../machine/probe.ts'
import { type QueryOutcome, requireAnswers, tooLong } from '../olap/check-answers.ts'
import { type RunningArm, startArm, stopServers } from '../servers/arms.ts'
import { countCapacity } from '../servers/cpu-capacity.ts'
import { SERVER_SCHEMA } from '../servers/server-address.ts'
import { ServerRefusal, StartRefusal } from '../servers/server-refusal.ts'
import { supervise } from '../servers/supervise.ts'
import { letWrite, newRefusal } from '../servers/try-statements.ts'
import { openCell } from './cell.ts'
import { enterState } from './cell-arm.ts'
import { limitCaches } from './page-cache.ts'
import type { Testbed, TrialRun } from './testbed.ts'
import { queryOf, type TestbedRequest, type TestbedState } from './testbed-request.ts'

/** Offset of the random streams for each arm's directory and CPUs, so that they differ from those for trials. */
const PLACE_STREAMS = 3_000_000_000
const ALIVE_MS = 60_000

export function realTestbed(request: TestbedRequest): Testbed {
  const began = monotonicNs()
  const run = {
    ...request,
    began,
    probe: new MachineProbe(),
    queries: new Map<number, QueryOutcome>(),
    experience: {
      trials: 0,
      awake: new Map<Cell, boolean>(),
      cache: {},
      capacities: new Map<string, number | undefined>(),
    },
  }
  return {
    now: () => (monotonicNs() - began) / 1e9,
    startTrial: (trial, plan) => startTrial(run, trial, plan),
  }
}

async function startTrial(request: TestbedState, trial: Trial, plan: Plan): Promise<TrialRun> {
  const arms = await startServers(request, trial, plan.seed)
  const stop = new AsyncDisposableStack()
  stop.defer(() => stopServers(arms))
  try {
    if (request.provision.ownsCache && request.servers.kind === 'started')
      stop.use(await limitCaches(arms, request.experience.cache))
    await requireStatements(arms)
    if (request.countsCapacity) await countCapacities(request, arms)
    const { capacities } = request.experience
    const runningOf = (arm: Arm) => arms[trial.arms.indexOf(arm)] as RunningArm
    if (request.queries.size === 0)
      for (const [query, outcome] of await requireSameAnswers(request, plan, arms)) request.queries.set(query, outcome)
    return {
      arms: arms.map(({ state, build }) => ({ ...state, cpuCapacity: capacities.get(build.identity) })),
      refused: arms.flatMap(({ refused = [] }) => refused),
      warnings: toWarnings(arms),
      openCell: async ({ cell, arms: planned }) => {
        const lateIn = queryOf(request, cell.workload)?.lateIn
        if (lateIn !== undefined) throw tooLong(cell.workload.name, lateIn)
        return openCell({ ...request, plan, trial, cell, arms: planned, running: planned.map(runningOf) })
      },
      isAlive: () => areAlive(arms),
      settingsOf: (arm) => runningOf(arm).settings,
      [Symbol.asyncDispose]: () => stop.disposeAsync(),
    }
  } catch (error) {
    await stop.disposeAsync()
    throw error
  }
}

/** Whether all servers answer. Each gets a minute, because clients of the failed cell may still be disconnecting. */
async function areAlive(arms: readonly RunningArm[]): Promise<boolean> {
  const late = AbortSignal.timeout(ALIVE_MS)
  const answers = arms.map(({ server }) => orAborted(server.session.execute('SELECT 1'), late))
  return (await Promise.allSettled(answers)).every(({ status }) => status === 'fulfilled')
}

/**
 * Checks statements that were tried. If they fail before the change as well, the change is not the reason. If they fail
 * because a server is read-only, the server is made writable.
 *
 * @throws MeasurementError if a server refuses statements that the server it is compared with accepts
 */
async function requireStatements(arms: readonly RunningArm[]): Promise<void> {
  for (const { refused = [], state } of arms) {
    const { scenario, revision } = state
    const base = arms.find((each) => each.state.revision === 'base' && each.state.scenario === scenario) ?? arms[0]
    const first = newRefusal(refused, base?.refused ?? [])
    if (first === undefined || isEarlier(state)) continue
    const name = nameAt(scenario, revision)
    throw new MeasurementError(`statements fail (${name}): ${first.says}`, {
      step: 'try statements',
      arm: name,
      refused: first,
    })
  }
  await Promise.all(arms.map(({ refused = [], server }) => letWrite(server, refused)))
}

/**
 * Measures the computing power of servers one after the other, because they may share CPUs. Each program is measured
 * once, because no setting gives it more CPUs.
 */
async function countCapacities({ experience, signal }: TestbedState, arms: readonly RunningArm[]): Promise<void> {
  for (const { build, state, server, shared } of arms) {
    if (experience.capacities.has(build.identity)) continue
    const supervised = { name: state.scenario, server, doing: 'its computing power was counted', signal }
    const sessions = shared?.servers.map(({ session }) => session) ?? [server.session]
    const counted: (number | undefined)[] = []
    for (const session of sessions) counted.push(await supervise(supervised, () => countCapacity(session)))
    // Servers that a scenario names together have the computing power of all of them.
    const all = counted.includes(undefined) ? undefined : sum(counted.map((each = 0) => each))
    experience.capacities.set(build.identity, all)
  }
}

/**
 * Arms that answer analytical queries differently are not compared, because a wrong answer is neither faster nor
 * slower.
 */
async function requireSameAnswers(
  { dataset }: TestbedState,
  { cells }: Plan,
  arms: readonly RunningArm[],
): Promise<ReadonlyMap<number, QueryOutcome>> {
  if (dataset.tpch === undefined) return new Map()
  const queries = new Set(
    cells.flatMap(({ workload }) => (workload.isAnalytical ? [Number(workload.options.query)] : [])),
  )
  return requireAnswers({
    arms: arms.map(({ build, state, server, shared }) => ({
      product: build.product,
      name: nameAt(state.scenario, state.revision),
      session: server.session,
      enter: async () => shared && enterState(state.scenario, shared),
    })),
    ...{ schema: SERVER_SCHEMA, queries: [...queries], scale: dataset.tpch },
  })
}

/**
 * Starts the servers of a trial. Their order, directories and CPUs are random, because some may be slower than others.
 */
async function startServers(request: TestbedState, trial: Trial, seed: number): Promise<RunningArm[]> {
  const { servers, cpus, directory, phase, experience } = request
  const { arms } = trial
  if (servers.kind === 'endpoints') return servers.endpoints.start(trial)
  const { sources } = servers
  // The search for causes counts its own trials, so directories need another number for their names.
  experience.trials += 1
  const bytes = sum(arms.map(({ scenario }) => sources.of(scenario).seed.bytes))
  requireRoom(directory.path, bytes, `the data of ${count(arms.length, 'server')}`)
  phase({ code: 'start', servers: arms.length })
  const starts: Promise<RunningArm>[] = []
  const order = shuffle([...arms.keys()], seededRandom(seed, PLACE_STREAMS + experience.trials))
  for (const [place, index] of order.entries()) {
    const arm = arms[index] as Arm
    starts[index] = startArm({
      ...request,
      arm,
      together: arms,
      dataset: datasetOf(request.dataset, arm.scenario),
      trial: trial.number,
      source: sources.of(arm.scenario),
      startCpus: startCpus(cpus, place),
      cpus: cpus.serverCpus,
      directory: join(directory.path, `t${experience.trials}a${place}`),
      runDirectory: directory.path,
    })
  }
  return allOrNone(starts, arms)
}

/**
 * Waits for all servers. If one failed, the others are stopped before its error is thrown, so that none is left
 * running.
 */
async function allOrNone(starts: readonly Promise<RunningArm>[], arms: readonly Arm[]): Promise<RunningArm[]> {
  const results = await Promise.allSettled(starts)
  const running = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []))
  const index = results.findIndex(({ status }) => status === 'rejected')
  const failure = results[index]
  if (failure?.status !== 'rejected') return running
  await stopServers(running)
  const arm = arms[index]
  throw arm === undefined ? failure.reason : asFailureOf(armName(arm), failure.reason)
}

/** Adds the arm to the failure of a server that ended or refuses its options, so that the error names it. */
function asFailureOf(arm: string, error: unknown): unknown {
  return error instanceof ServerRefusal ? new StartRefusal(arm, error.refusal) : error
}

/**
 * Warnings of a trial. Those about options appear once, because the twin repeats the control's. The base adds only
 * warnings that its scenario no longer has after the change.
 */
function toWarnings(arms: readonly RunningArm[]): Warning[] {
  const heads = arms.filter(({ state }) => state.revision === 'head')
  const isTold = (scenario: string, warning: OptionWarning) =>
    heads.some(({ state, warnings }) => state.scenario === scenario && warnings.some((each) => isOfSame(each, warning)))
  const earlier = arms
    .filter(({ state }) => state.revision === 'base')
    .flatMap(({ state, warnings }) => warnings.filter((warning) => !isTold(state.scenario, warning)))
  const all = [...heads.flatMap(({ warnings }) => warnings), ...earlier]
  return [...new Map(all.map((warning) => [JSON.stringify(warning), warning])).values()]
}

function isOfSame(one: OptionWarning, other: OptionWarning): boolean {
  return one.code === other.code && 'option' in one && 'option' in other && one.option === other.option
}
