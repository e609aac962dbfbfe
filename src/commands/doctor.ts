/** `qpsgate doctor`: whether this machine can measure, and how well. */

import { tmpdir } from 'node:os'
import { armStatesOf } from '../core/measurement/measurement.ts'
import { makePlan } from '../core/plan/plan.ts'
import type { DoctorRequest } from '../core/request/doctor-request.ts'
import { formatProblems, parseSuite } from '../core/suite/parse.ts'
import type { Suite } from '../core/suite/suite.ts'
import { supportedTolerance } from '../core/verdict/detectable.ts'
import { type Diagnosis, type DoctorCheck, type MachineNoise, renderDiagnosis } from '../core/views/diagnosis-text.ts'
import { bytes } from '../core/wording/figures.ts'
import { cacheDirectory } from '../edges/machine/cache-directory.ts'
import { layoutCpus, readCores } from '../edges/machine/cpus.ts'
import { availableBytes, freeBytes } from '../edges/machine/environment.ts'
import { interruptible } from '../edges/machine/interrupt.ts'
import { RunDirectory } from '../edges/machine/run-directory.ts'
import { engineProblem } from '../edges/servers/docker.ts'
import { findLocalServer } from '../edges/servers/local.ts'
import { sysbenchVersion } from '../edges/sysbench/program.ts'
import { parseDoctorFlags } from '../edges/terminal/doctor-flags.ts'
import { randomSeed } from '../edges/terminal/flag-values.ts'
import { print, printJson } from '../edges/terminal/output.ts'
import { progressScreen } from '../edges/terminal/progress.ts'
import type { Screen } from '../edges/terminal/screen.ts'
import { missingPrograms, openTestbed } from '../edges/testbed/open-testbed.ts'
import { EXIT, UserError } from '../errors.ts'
import { measureUntilDecided } from '../gate/measure-until-decided.ts'

/** Below this the copies of the data, and their logs, of a small suite do not fit. */
const LEAST_DISK_BYTES = 4 * 1024 ** 3
const LEAST_MEMORY_BYTES = 2 * 1024 ** 3

/** One scenario, which has a twin anyway, with the data of the quickstart: that is loaded only once. */
const SUITE = `
name: doctor
dataset: { tables: 4, rows: 25000 }
workloads: [oltp_read_only]
threads: [4]
scenarios:
  pfsoff: { options: { performance_schema: OFF } }
`

export async function doctorCommand(args: readonly string[]): Promise<number> {
  const { request, json } = parseDoctorFlags(args, randomSeed())
  using interrupt = interruptible()
  using screen = progressScreen(process.stderr)
  const diagnosis = await doctor(request, screen, interrupt.signal)
  screen[Symbol.dispose]()
  if (json) printJson(diagnosis)
  else print(renderDiagnosis(diagnosis))
  return diagnosis.noise === null ? EXIT.userError : EXIT.pass
}

async function doctor(request: DoctorRequest, screen: Screen, signal: AbortSignal): Promise<Diagnosis> {
  const checks = await inspect(request, screen, signal)
  if (checks.some(({ state }) => state === 'missing')) return { checks, noise: null }
  screen.phase(`measuring two equal servers for ${request.budgetSeconds} s`)
  return { checks, noise: await measureNoise(request, screen, signal) }
}

async function inspect(
  { server, image, install }: DoctorRequest,
  screen: Screen,
  signal: AbortSignal,
): Promise<DoctorCheck[]> {
  using directory = new RunDirectory()
  const context = { runDirectory: directory.path, runId: directory.id, signal, tell: screen.note }
  const engine = await engineProblem(context)
  const needsEngine = server === 'docker' || image !== undefined
  return [
    programsCheck(),
    cpusCheck(),
    memoryCheck(),
    ...[tmpdir(), cacheDirectory()].map(diskCheck),
    await sysbenchCheck(install),
    engine === undefined
      ? { name: 'docker', state: 'ok', found: 'answers; images can be measured' }
      : { name: 'docker', state: needsEngine ? 'missing' : 'note', found: `${engine}; images cannot be measured` },
    localServerCheck(needsEngine, install),
  ]
}

function programsCheck(): DoctorCheck {
  const absent = missingPrograms()
  return absent.length === 0
    ? { name: 'util-linux', state: 'ok', found: 'taskset, setpriv, setsid and flock are there' }
    : { name: 'util-linux', state: 'missing', found: `${absent.join(', ')} not found; install util-linux` }
}

function cpusCheck(): DoctorCheck {
  const { serverCpus, clientCpus, shared } = layoutCpus(readCores())
  return shared
    ? { name: 'CPUs', state: 'note', found: 'one only, shared by sysbench and servers: figures will be less steady' }
    : { name: 'CPUs', state: 'ok', found: `servers on ${serverCpus.join(',')}, sysbench on ${clientCpus.join(',')}` }
}

function memoryCheck(): DoctorCheck {
  const available = availableBytes()
  return available < LEAST_MEMORY_BYTES
    ? { name: 'memory', state: 'note', found: `${bytes(available)} available; servers will get little of it` }
    : { name: 'memory', state: 'ok', found: `${bytes(available)} available` }
}

function diskCheck(path: string): DoctorCheck {
  const free = freeBytes(path)
  return free < LEAST_DISK_BYTES
    ? { name: 'disk', state: 'note', found: `${bytes(free)} free for ${path}; a run may need more` }
    : { name: 'disk', state: 'ok', found: `${bytes(free)} free for ${path}` }
}

async function sysbenchCheck(install: boolean): Promise<DoctorCheck> {
  try {
    return { name: 'sysbench', state: 'ok', found: await sysbenchVersion() }
  } catch (error) {
    if (!(error instanceof UserError)) throw error
    return { name: 'sysbench', state: install ? 'note' : 'missing', found: error.message }
  }
}

function localServerCheck(needsEngine: boolean, install: boolean): DoctorCheck {
  const path = findLocalServer()
  if (path !== undefined) return { name: 'server', state: 'ok', found: path }
  const found = 'no mariadbd or mysqld on this machine; install one, run with --install, or name an image with --image'
  return { name: 'server', state: needsEngine || install ? 'note' : 'missing', found }
}

async function measureNoise(request: DoctorRequest, screen: Screen, signal: AbortSignal): Promise<MachineNoise> {
  const suite = { ...parsedSuite(), budgetSeconds: request.budgetSeconds }
  const plan = makePlan(suite, request.seed)
  await using opened = await openTestbed({
    ...request,
    suite,
    plan,
    freeze: true,
    signal,
    note: screen.note,
    phase: screen.phase,
  })
  const edges = { testbed: opened.testbed, save: () => {}, progress: screen }
  const { measurement, compared } = await measureUntilDecided(plan, suite, edges)
  const { twin, disturbance } = compared
  const [found] = twin
  const server = armStatesOf(measurement.lines)[0]?.server
  if (found === undefined || server === undefined) {
    throw new UserError(`a budget of ${request.budgetSeconds} s is too short to tell the noise; raise --budget`)
  }
  return {
    server: `${server.product} ${server.version}`,
    change: found.change,
    low: found.low,
    high: found.high,
    blocks: found.blocks,
    trials: found.trials,
    measuredSeconds: measurement.measuredSeconds,
    disturbed: disturbance.blocks === 0 ? 0 : disturbance.disturbed / disturbance.blocks,
    // What equal servers differed by is no change that could be told, whatever the interval says.
    tolerance: Math.max(supportedTolerance(found.effect), Math.abs(found.change)),
  }
}

function parsedSuite(): Suite {
  const parsed = parseSuite(SUITE, 'doctor', () => undefined)
  if (parsed.kind !== 'ok') throw new Error(formatProblems(parsed.problems))
  return parsed.suite
}
