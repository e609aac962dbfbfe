/**
 * Opens the testbed on this machine for one run: everything it needs is found or fetched, everything it takes is given
 * back.
 */

import { withoutUnseen } from '../../core/coverage/coverage.ts'
import { isUnchanged, type Plan } from '../../core/plan/plan.ts'
import { type Endpoint, endpointName, isLoopback } from '../../core/suite/dsn.ts'
import type { Scenario, Suite } from '../../core/suite/suite.ts'
import { appliesRelayLog } from '../../core/suite/workloads.ts'
import type { Warning } from '../../core/warnings/warnings.ts'
import { UserError } from '../../errors.ts'
import { requireTrusted } from '../endpoint/credentials.ts'
import { type OpenEndpoint, openEndpoint } from '../endpoint/open-endpoint.ts'
import { layoutCpus, pin, readNodes } from '../machine/cpus.ts'
import { watchDisk } from '../machine/disk-space.ts'
import { availableBytes } from '../machine/environment.ts'
import { measureAlone } from '../machine/lock.ts'
import { installPackages } from '../machine/packages.ts'
import { findProgram } from '../machine/processes.ts'
import { RunDirectory } from '../machine/run-directory.ts'
import { sweepAbandoned } from '../machine/sweep.ts'
import type { Timekeeper } from '../machine/timekeeper.ts'
import { findGenerator, installGenerator } from '../olap/generator.ts'
import { isRunningAlready, type ServersRequest } from '../servers/choose.ts'
import { COMPILER, ownSyncSeconds } from '../servers/disk.ts'
import { type DockerContext, removeContainersOf } from '../servers/docker-client.ts'
import { findLocalServer } from '../servers/local.ts'
import { bufferPoolBytes, type Limits } from '../servers/owned-options.ts'
import { openSources, type Sources } from '../servers/server-sources.ts'
import { sysbenchVersion } from '../sysbench/program.ts'
import { endpointArms } from './endpoint-arms.ts'
import { memoryLimits, mostServers, requireRoomFor } from './memory.ts'
import { provisionOf } from './provision.ts'
import type { ServersOfRun } from './testbed-request.ts'
import { realTestbed } from './trial.ts'

/** Connections to an external server besides those of the load: ours, and one that asks as a newcomer. */
const OWN_CONNECTIONS = 2
/** util-linux, without which nothing can be pinned, ended together with us or with its children, or locked. */
const NEEDED_PROGRAMS = ['taskset', 'setpriv', 'setsid', 'flock']

interface OpenTestbedRequest extends Omit<ServersRequest, 'runDirectory' | 'runId'> {
  readonly plan: Plan
  /** Whether missing programs are installed with the system's package manager. */
  readonly install: boolean
  /** Whether the data on servers that we do not start stay there. */
  readonly keepsData: boolean
  /** Times of synchronisation, seconds, of disks on which the change is measured again. */
  readonly disks: readonly number[]
  readonly timeline: Timekeeper
}

/** A testbed that is open on this machine. */
export type LocalTestbed = Awaited<ReturnType<typeof openTestbed>>

/**
 * Waits while another run measures on this machine, unless there is nothing to measure.
 *
 * @throws UserError if a program or a server is missing, MeasurementError where one does not work
 */
export async function openTestbed(asked: OpenTestbedRequest) {
  const { plan, note, timeline } = asked
  const hasRelayLog = appliesRelayLogs(plan)
  const suite = hasRelayLog ? { ...asked.suite, dataset: { ...asked.suite.dataset, hasRelayLog } } : asked.suite
  await prepareMachine(asked)
  await using opened = new AsyncDisposableStack()
  const directory = opened.use(new RunDirectory())
  const { signal } = opened.use(watchDisk(directory.path, asked.signal))
  const request = { ...asked, suite, runDirectory: directory.path, runId: directory.id, signal }
  const swept = await sweepAbandoned((path) => removeContainersOf(request, path))
  for (const path of swept) note(`removed what a killed run had left in ${path}`)
  const sysbench = await sysbenchVersion()
  const cpus = layoutCpus(readNodes())
  timeline.enter({ step: 'data' })
  const servers = await openServers(request, opened)
  const { plan: taken, measured, unchecked, asked: told, buildOf } = servers
  const started = isUnchanged(measured) ? [] : measured.arms
  const available = availableBytes()
  const limits = memoryLimits(Math.min(plan.arms.length, plan.mostServers), available)
  timeline.enter({ step: 'wait' })
  if (started.length > 0) opened.use(await measureAlone(request))
  timeline.enter({ step: 'prepare' })
  await pin(process.pid, cpus.clientCpus)
  const { dataset } = suite
  const provision = provisionOf(suite, taken, limits, buildOf)
  const testbed = realTestbed({ ...request, dataset, provision, cpus, directory, servers: servers.kind })
  const kept = opened.move()
  return {
    testbed,
    /** The plan without changes that are none to the servers. */
    plan: taken,
    /** Values that servers of changed scenarios would have, as their programs tell them without a start. */
    asked: told,
    /** Names of changed scenarios that are not measured, and of which no server has told whether it starts with them. */
    unchecked: unchecked.filter((name) => !started.some(({ scenario }) => scenario.name === name)),
    // The version is that of the sysbench that drives the load; a build is the server program that a scenario is measured on.
    ...{ cpus, sysbench, buildOf },
    /** Time of a synchronisation with the disk that holds the data. */
    ownSyncSeconds: () => ownSyncSeconds(directory.path),
    /** Servers that fit into memory together. */
    mostServers: mostServers(dataset, available),
    /** Warnings about this machine's effect on the figures. */
    warnings: [
      ...(cpus.shared ? [{ code: 'one-cpu' } as const] : []),
      ...(servers.warnings ?? memoryWarnings(suite, limits)),
    ],
    [Symbol.asyncDispose]: () => kept.disposeAsync(),
  }
}

function appliesRelayLogs({ cells }: Plan): boolean {
  return cells.some(({ workload }) => appliesRelayLog(workload.script))
}

/** Servers that we start, or those that the suite names as running. */
async function openServers(request: OpenTestbedRequest & DockerContext, opened: AsyncDisposableStack) {
  const { suite, plan, server } = request
  if (isRunningAlready(suite, server)) return openEndpoints(request, opened)
  requireRoomFor(plan)
  // The part of the plan that is measured: nothing if the programs turned out to be the same, for example.
  const measured = ({ buildOf, asTaken, asked }: Pick<Sources, 'buildOf' | 'asTaken' | 'asked'>) =>
    withoutUnseen(asTaken(plan), buildOf, asked)
  const sources = opened.use(await openSources({ ...request, arms: plan.arms, measured }))
  const { buildOf, unchecked, asked } = sources
  const kind: ServersOfRun = { kind: 'started', sources }
  return {
    kind,
    buildOf,
    unchecked,
    asked,
    plan: sources.asTaken(plan),
    measured: measured(sources),
    warnings: undefined,
  }
}

async function openEndpoints(asked: OpenTestbedRequest & DockerContext, opened: AsyncDisposableStack) {
  const { suite, plan, server, disks } = asked
  if (disks.length > 0)
    throw new UserError('--disk needs servers that qpsgate starts; name an image or a binary, no dsn')
  const scenarios = plan.arms.map(({ scenario }) => scenario)
  if (server !== 'auto' && server !== 'external')
    throw new UserError(
      `--server ${server} starts servers, and the suite names one that is running (dsn); give --server external`,
    )
  if (appliesRelayLogs(plan))
    throw new UserError('the workload replication needs servers that qpsgate starts; name an image or a binary, no dsn')
  const nameOf = (scenario: Scenario) => endpointName(endpointIn(suite, scenario))
  for (const scenario of scenarios) requireTrusted(endpointIn(suite, scenario))
  const endpoints = new Map<string, OpenEndpoint>()
  for (const [name, own] of Map.groupBy(scenarios, nameOf)) {
    const endpoint = endpointIn(suite, own[0] as Scenario)
    endpoints.set(name, opened.use(await openEndpoint({ ...asked, endpoint, dataset: suite.dataset, scenarios: own })))
  }
  const arms = endpointArms((scenario) => endpoints.get(nameOf(scenario)) as OpenEndpoint)
  const kind: ServersOfRun = { kind: 'endpoints', endpoints: arms }
  return {
    ...{ kind, plan, measured: plan, unchecked: [], asked: [], buildOf: arms.buildOf },
    warnings: [...endpoints.values()].map((endpoint) => endpointWarning(endpoint, plan)),
  }
}

/** @throws UserError if it has no connection for each thread, besides our own */
function endpointWarning({ known }: OpenEndpoint, { cells }: Plan): Warning {
  const endpoint = endpointName(known.endpoint)
  const { spareConnections: spare, floorMs } = known.facts
  const needed = Math.max(...cells.map(({ threads }) => threads)) + OWN_CONNECTIONS
  if (needed > spare)
    throw new UserError(
      `${endpoint} has room for ${spare} connections (max_connections, max_user_connections), and ${needed} are needed; ` +
        'measure with fewer --threads',
    )
  return { code: 'external-server', endpoint, floorMs, isElsewhere: !isLoopback(known.endpoint.host) }
}

function endpointIn({ server }: Suite, { name, endpoint, place }: Scenario): Endpoint {
  const found = endpoint ?? (server.kind === 'dsn' ? server.endpoint : undefined)
  if (found !== undefined) return found
  throw new UserError(
    `--server external: scenario ${name} has no server that is running; give server.dsn in the suite, or the scenario a dsn`,
    {
      place,
    },
  )
}

/** Programs of util-linux that are missing; without them nothing can be measured. */
export function missingPrograms(): string[] {
  return NEEDED_PROGRAMS.filter((program) => findProgram(program) === undefined)
}

async function prepareMachine(request: OpenTestbedRequest): Promise<void> {
  const { server, image, install, suite, disks, note, signal } = request
  const lacksCompiler = disks.length > 0 && findProgram(COMPILER) === undefined
  const absent = missingPrograms()
  if (absent.length > 0) throw new UserError(`${absent.join(', ')} not found; install util-linux`)
  if (lacksCompiler && !install) throw new UserError('--disk needs a C compiler; install gcc and libc6-dev')
  if (!install) return
  const wantsLocal = server === 'local' || (server === 'auto' && image === undefined && suite.server.kind === 'auto')
  // Debian's and Ubuntu's packages. The server's core package starts no service.
  const packages = [
    findProgram('sysbench') === undefined ? 'sysbench' : [],
    wantsLocal && findLocalServer() === undefined ? ['mariadb-server-core', 'mariadb-client-core'] : [],
    lacksCompiler ? ['gcc', 'libc6-dev'] : [],
  ]
  await installPackages(packages.flat(), note, signal)
  if (suite.dataset.tpch !== undefined && findGenerator() === undefined) await installGenerator(note, signal)
}

function memoryWarnings({ dataset }: Suite, { bufferPoolBytes: mostBytes }: Limits): Warning[] {
  const neededBytes = bufferPoolBytes(dataset)
  return neededBytes > mostBytes ? [{ code: 'dataset-larger-than-memory', neededBytes, mostBytes }] : []
}
