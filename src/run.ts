/** One run, for the command line and the action alike: request → edges → gate → files. */
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import type { Warning } from './core/measurement/measurement.ts'
import { armName, cellName, leastBudgetSeconds, makePlan, notAgainstBase, type Plan } from './core/plan/plan.ts'
import type { RunFacts } from './core/report/make-result.ts'
import type { Result } from './core/report/result.ts'
import { scenarioIdentity, suiteIdentity } from './core/suite/fingerprint.ts'
import { formatProblems, parseSuite } from './core/suite/parse.ts'
import type { Suite } from './core/suite/suite.ts'
import type { ServerChoice } from './edges/servers/choose.ts'
import { type DockerContext, removeContainersOf } from './edges/servers/docker.ts'
import { findLocalServer } from './edges/servers/local.ts'
import { bufferPoolBytes, type Limits } from './edges/servers/owned-options.ts'
import { openSources } from './edges/servers/sources.ts'
import { sysbenchVersion } from './edges/sysbench/program.ts'
import { cacheDirectory } from './edges/system/cache-directory.ts'
import { type CpuLayout, layoutCpus, pinOurselves, readCores } from './edges/system/cpus.ts'
import { digestOf } from './edges/system/digest.ts'
import { lockFile } from './edges/system/lock.ts'
import { availableBytes, readEnvironment } from './edges/system/machine.ts'
import { OutputDirectory } from './edges/system/output-directory.ts'
import { installPackages, packagesFor } from './edges/system/packages.ts'
import { findProgram } from './edges/system/processes.ts'
import { fileRevision, openRevision } from './edges/system/revision.ts'
import { RunDirectory } from './edges/system/run-directory.ts'
import { sweepAbandoned } from './edges/system/sweep.ts'
import { realTestbed } from './edges/testbed/trial.ts'
import { UserError } from './errors.ts'
import { gate } from './gate.ts'
import type { Progress } from './measure.ts'
import { writeViews } from './views.ts'

/** Share of the available memory that all servers together may use. */
const MEMORY_SHARE = 0.6
/** What a server takes beside its buffer pool: Performance Schema, connections, logs. */
const SERVER_BASE_BYTES = 512 * 1024 ** 2
const POOL_STEP_BYTES = 128 * 1024 ** 2
/** util-linux, without which nothing can be pinned, ended with us, or locked. */
const NEEDED_PROGRAMS = ['taskset', 'setpriv', 'flock']

export interface RunRequest {
  /** Path of the suite file. */
  readonly suite: string
  readonly out: string
  readonly server: ServerChoice
  readonly image: string | undefined
  /** Git ref, or file, of the suite before the change. */
  readonly base: string | undefined
  readonly seed: number
  readonly install: boolean
  /** Whether servers that are not on turn are frozen. */
  readonly freeze: boolean
  /** Changes to the suite from flags or inputs; checked by the caller's parser, applied here. */
  readonly adjust: (suite: Suite) => Suite
}

export interface Screen extends Progress {
  /** A sentence the user should see even without progress. */
  note(text: string): void
}

export async function run(request: RunRequest, screen: Screen, signal: AbortSignal): Promise<Result> {
  const startedAt = new Date()
  const began = performance.now()
  const suite = request.adjust(readSuite(request.suite))
  const base = request.base === undefined ? undefined : await readBase(request.base, request.suite)
  const plan = requireBudget(makePlan(suite, request.seed, base?.scenarios))
  using output = new OutputDirectory(request.out)
  await prepareMachine(request, suite, screen, signal)
  using directory = new RunDirectory()
  const context = { runDirectory: directory.path, runId: directory.id, signal, tell: screen.note, phase: screen.phase }
  await sweep(context)
  const sysbench = await sysbenchVersion(directory.path)
  await using sources = await openSources({
    ...context,
    suite,
    scenarios: plan.arms.map(({ scenario }) => scenario),
    choice: request.server,
    image: request.image,
  })
  const cpus = layoutCpus(readCores())
  const limits = memoryLimits(plan)
  await using _alone = await measureAlone(context)
  await pinOurselves(cpus.clientCpus)
  const { dataset } = suite
  const testbed = realTestbed({ ...context, sources, dataset, limits, cpus, directory, freeze: request.freeze })
  const facts = (): RunFacts => ({
    startedAt: startedAt.toISOString(),
    seconds: (performance.now() - began) / 1000,
    environment: readEnvironment(cpus, sysbench),
    suiteFingerprint: digestOf(suiteIdentity(suite)),
    fingerprints: Object.fromEntries(plan.arms.map((arm) => [armName(arm), digestOf(scenarioIdentity(arm.scenario))])),
    warnings: [...cpuWarnings(cpus), ...memoryWarnings(suite, limits), ...baseWarnings(suite, base)],
  })
  const result = await gate(suite, plan, { testbed, save: output.appendLines, progress: screen, facts })
  screen.phase('drawing')
  await writeViews(result, output)
  return result
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

function readSuite(path: string): Suite {
  const text = readText(path)
  const folder = dirname(path)
  const parsed = parseSuite(text, path, (option) => readOptionFile(resolve(folder, option)))
  if (parsed.kind === 'ok') return parsed.suite
  throw new UserError(`${path} is not a valid suite\n${formatProblems(parsed.problems)}`)
}

/** The suite as it was: a file, or the same file at a git ref, with the option files of its time. */
async function readBase(base: string, path: string): Promise<Suite> {
  const revision = existsSync(base) ? fileRevision(base, path) : await openRevision(base, path)
  const text = await revision.read(path)
  if (text === undefined) throw new UserError(`--base ${base}: ${path} did not exist there; leave --base out`)
  // Which option files it names is only known when it is parsed.
  const named: string[] = []
  parseSuite(text, path, (option) => {
    named.push(option)
    return ''
  })
  const contents = new Map<string, string | undefined>()
  for (const option of named) contents.set(option, await revision.read(resolve(dirname(path), option)))
  const name = `${path} (${revision.name})`
  const parsed = parseSuite(text, name, (option) => contents.get(option))
  if (parsed.kind === 'ok') return parsed.suite
  throw new UserError(`--base ${base}: ${path} was not a valid suite there\n${formatProblems(parsed.problems)}`)
}

function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch (cause) {
    const missing = (cause as NodeJS.ErrnoException).code === 'ENOENT'
    const why = missing ? 'there is no such file' : (cause as Error).message
    throw new UserError(`cannot read the suite ${path}: ${why}; give the path of a suite file`, { cause })
  }
}

function readOptionFile(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return undefined // Reported with the line of the suite that names it.
  }
}

function requireBudget(plan: Plan): Plan {
  const least = leastBudgetSeconds(plan)
  if (plan.budgetSeconds >= least) return plan
  const cells = plan.cells
  throw new UserError(
    `a budget of ${plan.budgetSeconds} s is too small for ${cells.length} ${cells.length === 1 ? 'cell' : 'cells'} ` +
      `(${cells.map(cellName).slice(0, 4).join(', ')}${cells.length > 4 ? ', …' : ''}) with ${plan.arms.length} servers: ` +
      `the least that works is ${least}s; raise --budget or measure fewer --workloads, --threads or --scenarios`,
  )
}

async function prepareMachine(request: RunRequest, suite: Suite, screen: Screen, signal: AbortSignal): Promise<void> {
  const absent = NEEDED_PROGRAMS.filter((program) => findProgram(program) === undefined)
  if (absent.length > 0) throw new UserError(`${absent.join(', ')} not found; install util-linux`)
  if (!request.install) return
  const wantsLocal =
    request.server === 'local' ||
    (request.server === 'auto' && request.image === undefined && suite.server.kind === 'auto')
  const missing = {
    sysbench: findProgram('sysbench') === undefined,
    server: wantsLocal && findLocalServer() === undefined,
  }
  await installPackages(packagesFor(missing), screen.note, signal)
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

function memoryWarnings({ dataset }: Suite, limits: Limits): Warning[] {
  const needed = bufferPoolBytes(dataset)
  if (needed <= limits.bufferPoolBytes) return []
  const mib = (bytes: number) => Math.round(bytes / 1024 ** 2)
  return [
    {
      code: 'dataset-larger-than-memory',
      message:
        `the dataset wants a buffer pool of ${mib(needed)} MiB, this machine can give each server ` +
        `${mib(limits.bufferPoolBytes)} MiB: figures include reading from disk`,
    },
  ]
}

/** Scenarios that have nothing to be compared with, or need not be. */
function baseWarnings(suite: Suite, base: Suite | undefined): Warning[] {
  if (base === undefined) return []
  const { unchanged, added } = notAgainstBase(suite, base.scenarios)
  return [
    ...unchanged.map((scenario) => ({
      code: 'base-unchanged',
      message: `${scenario} is configured as in the base, so it was not measured against it`,
      scenario,
    })),
    ...added.map((scenario) => ({
      code: 'base-missing',
      message: `${scenario} is new, the base does not have it`,
      scenario,
    })),
  ]
}

function cpuWarnings({ shared }: CpuLayout): Warning[] {
  if (!shared) return []
  const message = 'there is only one CPU: sysbench and the servers share it, so figures are less steady'
  return [{ code: 'one-cpu', message }]
}
