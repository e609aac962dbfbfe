/** One run, for the command line and the action alike: request → edges → gate → files. */
import { readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { cellName, leastBudgetSeconds, makePlan, type Plan } from './core/plan/plan.ts'
import type { Result } from './core/report/result.ts'
import { scenarioIdentity, suiteIdentity } from './core/suite/fingerprint.ts'
import { formatProblems, parseSuite } from './core/suite/parse.ts'
import type { Suite } from './core/suite/suite.ts'
import { chooseLauncher, type ServerChoice } from './edges/servers/choose.ts'
import { removeContainersOf } from './edges/servers/docker.ts'
import { findLocalServer } from './edges/servers/local.ts'
import { openSeed } from './edges/servers/seed.ts'
import { sysbenchVersion } from './edges/sysbench/program.ts'
import { layoutCpus, pinOurselves, readCores } from './edges/system/cpus.ts'
import { digestOf } from './edges/system/digest.ts'
import { availableBytes, readEnvironment } from './edges/system/machine.ts'
import { OutputDirectory } from './edges/system/output-directory.ts'
import { installPackages, packagesFor } from './edges/system/packages.ts'
import { findProgram } from './edges/system/processes.ts'
import { RunDirectory } from './edges/system/run-directory.ts'
import { sweepAbandoned } from './edges/system/sweep.ts'
import { realTestbed } from './edges/testbed.ts'
import { UserError } from './errors.ts'
import { gate } from './gate.ts'
import type { Progress } from './measure.ts'

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
  const plan = requireBudget(makePlan(suite, request.seed))
  await prepareMachine(request, suite, screen, signal)
  using directory = new RunDirectory()
  const context = { runDirectory: directory.path, runId: directory.id, signal, tell: screen.note }
  const swept = await sweepAbandoned((path) => removeContainersOf(context, path))
  for (const path of swept) screen.note(`removed what a killed run had left in ${path}`)
  const sysbench = await sysbenchVersion(directory.path)
  const launcher = await chooseLauncher({ ...context, suite, choice: request.server, image: request.image })
  const cpus = layoutCpus(readCores())
  await using seed = await openSeed({
    launcher,
    dataset: suite.dataset,
    runDirectory: directory.path,
    cpus: cpus.serverCpus,
    tell: screen.phase,
    signal,
  })
  using output = new OutputDirectory(request.out)
  await pinOurselves(cpus.clientCpus)
  const limits = { bufferPoolBytes: poolLimit(plan) }
  const testbed = realTestbed({
    launcher,
    seed,
    dataset: suite.dataset,
    limits,
    cpus,
    directory,
    freeze: request.freeze,
    signal,
    tell: screen.phase,
  })
  const facts = () => ({
    startedAt: startedAt.toISOString(),
    seconds: (performance.now() - began) / 1000,
    environment: readEnvironment(cpus, sysbench),
    suiteFingerprint: digestOf(suiteIdentity(suite)),
    fingerprints: Object.fromEntries(
      suite.scenarios.map((scenario) => [scenario.name, digestOf(scenarioIdentity(scenario))]),
    ),
    warnings: cpus.shared
      ? [
          {
            code: 'one-cpu',
            message: 'there is only one CPU: sysbench and the servers share it, so figures are less steady',
          },
        ]
      : [],
  })
  const result = await gate(suite, plan, { testbed, save: output.appendLines, progress: screen, facts })
  output.writeResult(result)
  return result
}

function readSuite(path: string): Suite {
  const text = readText(path)
  const folder = dirname(path)
  const parsed = parseSuite(text, path, (option) => readOptionFile(resolve(folder, option)))
  if (parsed.kind === 'ok') return parsed.suite
  throw new UserError(`${path} is not a valid suite\n${formatProblems(parsed.problems)}`)
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
  const cells = plan.trials[0].cells
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

/** What each server's buffer pool may be at most so that all arms fit in memory together. */
function poolLimit(plan: Plan): number {
  const share = (availableBytes() * MEMORY_SHARE) / plan.arms.length - SERVER_BASE_BYTES
  return Math.max(POOL_STEP_BYTES, Math.floor(share / POOL_STEP_BYTES) * POOL_STEP_BYTES)
}
