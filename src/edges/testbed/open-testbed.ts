/** Opens the testbed on this machine for one run: everything it needs is found or fetched, everything it takes is given back. */
import { join } from 'node:path'
import type { Plan } from '../../core/plan/plan.ts'
import type { ServerChoice } from '../../core/request/server-choice.ts'
import type { Dataset, Scenario, Suite } from '../../core/suite/suite.ts'
import type { Warning } from '../../core/warnings/warning.ts'
import { UserError } from '../../errors.ts'
import { cacheDirectory } from '../machine/cache-directory.ts'
import { type CpuLayout, layoutCpus, pinOurselves, readCores } from '../machine/cpus.ts'
import { availableBytes } from '../machine/environment.ts'
import { lockFile } from '../machine/lock.ts'
import { installPackages, packagesFor } from '../machine/packages.ts'
import { findProgram } from '../machine/processes.ts'
import { RunDirectory } from '../machine/run-directory.ts'
import { sweepAbandoned } from '../machine/sweep.ts'
import { type DockerContext, removeContainersOf } from '../servers/docker.ts'
import type { ServerBuild } from '../servers/launcher.ts'
import { findLocalServer } from '../servers/local.ts'
import { bufferPoolBytes, type Limits } from '../servers/owned-options.ts'
import { openSources } from '../servers/sources.ts'
import { sysbenchVersion } from '../sysbench/program.ts'
import type { Testbed } from './testbed.ts'
import { realTestbed } from './trial.ts'

/** Share of the available memory that all servers together may use. */
const MEMORY_SHARE = 0.6
/** What a server takes beside its buffer pool: Performance Schema, connections, logs. */
const SERVER_BASE_BYTES = 512 * 1024 ** 2
/** Servers of one block: with more, its turns lie too far apart. */
const MOST_SERVERS = 12
const POOL_STEP_BYTES = 128 * 1024 ** 2
/** util-linux, without which nothing can be pinned, ended with us or with what it started, or locked. */
const NEEDED_PROGRAMS = ['taskset', 'setpriv', 'setsid', 'flock']

export interface OpenTestbedRequest {
  readonly suite: Suite
  readonly plan: Plan
  readonly server: ServerChoice
  /** Image that the command line names. */
  readonly image: string | undefined
  /** Whether what is missing is fetched with the system's package manager. */
  readonly install: boolean
  /** Whether servers that are not on turn are frozen. */
  readonly freeze: boolean
  readonly signal: AbortSignal
  /** A sentence the user should see even without progress. */
  readonly note: (text: string) => void
  readonly phase: (text: string) => void
}

/** A testbed that is open on this machine. */
export interface LocalTestbed extends AsyncDisposable {
  readonly testbed: Testbed
  readonly cpus: CpuLayout
  /** Version of the sysbench that drives the load. */
  readonly sysbench: string
  /** The server program that a scenario is measured on. */
  readonly buildOf: (scenario: Scenario) => ServerBuild
  /** Servers that fit into memory together. */
  readonly mostServers: number
  /** Warnings of what this machine means for the figures. */
  readonly warnings: readonly Warning[]
}

/**
 * Waits while another run measures on this machine.
 *
 * @throws UserError where a program or a server is missing, MeasurementError where one does not work
 */
export async function openTestbed(request: OpenTestbedRequest): Promise<LocalTestbed> {
  const { suite, plan, signal, note, phase, freeze } = request
  await prepareMachine(request)
  await using opened = new AsyncDisposableStack()
  const directory = opened.use(new RunDirectory())
  const context = { runDirectory: directory.path, runId: directory.id, signal, tell: note, phase }
  await sweep(context)
  const sysbench = await sysbenchVersion()
  const scenarios = plan.arms.map(({ scenario }) => scenario)
  const { server: choice, image } = request
  const sources = opened.use(await openSources({ ...context, suite, scenarios, choice, image }))
  const cpus = layoutCpus(readCores())
  const limits = memoryLimits(plan)
  opened.use(await measureAlone(context))
  await pinOurselves(cpus.clientCpus)
  const { dataset } = suite
  const testbed = realTestbed({ ...context, sources, dataset, limits, cpus, directory, freeze })
  const kept = opened.move()
  return {
    testbed,
    cpus,
    sysbench,
    mostServers: mostServers(dataset),
    buildOf: (scenario) => sources.of(scenario).launcher.build,
    warnings: [...cpuWarnings(cpus), ...memoryWarnings(suite, limits)],
    [Symbol.asyncDispose]: () => kept.disposeAsync(),
  }
}

/** Programs of util-linux that are missing; without them nothing can be measured. */
export function missingPrograms(): string[] {
  return NEEDED_PROGRAMS.filter((program) => findProgram(program) === undefined)
}

async function prepareMachine({ server, image, install, suite, note, signal }: OpenTestbedRequest): Promise<void> {
  const absent = missingPrograms()
  if (absent.length > 0) throw new UserError(`${absent.join(', ')} not found; install util-linux`)
  if (!install) return
  const wantsLocal = server === 'local' || (server === 'auto' && image === undefined && suite.server.kind === 'auto')
  const missing = {
    sysbench: findProgram('sysbench') === undefined,
    server: wantsLocal && findLocalServer() === undefined,
  }
  await installPackages(packagesFor(missing), note, signal)
}

/** Two runs that measure at once would measure each other: the later one waits. */
async function measureAlone({ tell, signal }: DockerContext): Promise<AsyncDisposable | undefined> {
  const path = join(cacheDirectory(), 'measuring.lock')
  const free = await lockFile(path, 'exclusive', { wait: false, signal })
  if (free !== undefined) return free
  tell('another run is measuring on this machine; waiting until it is done')
  return lockFile(path, 'exclusive', { wait: true, signal })
}

async function sweep(context: DockerContext): Promise<void> {
  const swept = await sweepAbandoned((path) => removeContainersOf(context, path))
  for (const path of swept) context.tell(`removed what a killed run had left in ${path}`)
}

/** What each server may have at most so that all arms fit in memory together. */
function memoryLimits(plan: Plan): Limits {
  const memoryBytes = Math.floor((availableBytes() * MEMORY_SHARE) / plan.arms.length)
  const pool = Math.floor((memoryBytes - SERVER_BASE_BYTES) / POOL_STEP_BYTES) * POOL_STEP_BYTES
  return {
    bufferPoolBytes: Math.max(POOL_STEP_BYTES, pool),
    memoryBytes: Math.max(memoryBytes, SERVER_BASE_BYTES + POOL_STEP_BYTES),
  }
}

function mostServers(dataset: Dataset): number {
  const each = bufferPoolBytes(dataset) + SERVER_BASE_BYTES
  return Math.min(MOST_SERVERS, Math.floor((availableBytes() * MEMORY_SHARE) / each))
}

function memoryWarnings({ dataset }: Suite, { bufferPoolBytes: mostBytes }: Limits): Warning[] {
  const neededBytes = bufferPoolBytes(dataset)
  return neededBytes > mostBytes ? [{ code: 'dataset-larger-than-memory', neededBytes, mostBytes }] : []
}

function cpuWarnings({ shared }: CpuLayout): Warning[] {
  return shared ? [{ code: 'one-cpu' }] : []
}
