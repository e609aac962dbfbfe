/** Checks this machine, and says what each fact means for measuring on it. */

import { availableParallelism, loadavg, tmpdir } from 'node:os'
import { bytes, count } from '../../core/figures.ts'
import { boxProblem } from '../../edges/machine/box.ts'
import { cacheDirectory } from '../../edges/machine/cache-directory.ts'
import { type CpuLayout, layoutCpus, readNodes } from '../../edges/machine/cpus.ts'
import { availableBytes, freeBytes } from '../../edges/machine/environment.ts'
import { findProgram } from '../../edges/machine/processes.ts'
import { RunDirectory } from '../../edges/machine/run-directory.ts'
import { engineProblem } from '../../edges/servers/docker-client.ts'
import { findLocalServer } from '../../edges/servers/local.ts'
import { sysbenchVersion } from '../../edges/sysbench/program.ts'
import { systemProblem } from '../../edges/testbed/prepare-machine.ts'
import { UserError } from '../../errors.ts'

/** Space for the copies of a small suite's data, and for their logs. */
const LEAST_DISK_BYTES = 4 * 1024 ** 3
const LEAST_MEMORY_BYTES = 2 * 1024 ** 3
/** Load for each CPU from which other programs take time from servers. */
const MOST_LOAD = 0.25
const NO_SERVER =
  'no mariadbd or mysqld on this machine; install one, let qpsgate run --install do that, or name an image with --image'

export interface DoctorCheck {
  readonly name: string
  /** Severity: only `missing` keeps a run from starting. */
  readonly state: 'ok' | 'note' | 'missing'
  readonly finding: string
}

export function checksOf(
  {
    system,
    cpus,
    load,
    processors,
    availableBytes,
    disks,
    sysbench,
    boxProblem,
    engineProblem,
    localServer,
    tools,
  }: MachineFacts,
  image: string | undefined,
): DoctorCheck[] {
  return [
    system === undefined
      ? { name: 'system', state: 'ok', finding: 'Linux, with taskset, setpriv, setsid and flock' }
      : { name: 'system', state: 'missing', finding: system },
    cpus.shared
      ? {
          name: 'CPUs',
          state: 'note',
          finding: 'one only, shared by sysbench and servers: figures will be less steady',
        }
      : { name: 'CPUs', state: 'ok', finding: `servers on ${cpus.serverCpus}, sysbench on ${cpus.clientCpus}` },
    load > MOST_LOAD * processors
      ? {
          name: 'load',
          state: 'note',
          finding: `other programs kept ${Math.min(load, processors).toFixed(1)} of ${count(processors, 'CPU')} busy in the last minute, so figures will be less steady; qpsgate doctor --noise says how much`,
        }
      : { name: 'load', state: 'ok', finding: 'other programs are quiet' },
    availableBytes < LEAST_MEMORY_BYTES
      ? { name: 'memory', state: 'note', finding: `${bytes(availableBytes)} available; servers will get little of it` }
      : { name: 'memory', state: 'ok', finding: `${bytes(availableBytes)} available` },
    ...disks.map(({ path, freeBytes }): DoctorCheck => {
      const free = `${bytes(freeBytes)} free for ${path}`
      return freeBytes < LEAST_DISK_BYTES
        ? { name: 'disk', state: 'note', finding: `${free}; a run may need more` }
        : { name: 'disk', state: 'ok', finding: free }
    }),
    { name: 'sysbench', ...sysbench },
    boxProblem === undefined
      ? { name: 'box', state: 'ok', finding: 'bubblewrap makes it; servers of this machine run in it' }
      : { name: 'box', state: image === undefined ? 'missing' : 'note', finding: boxProblem },
    engineProblem === undefined
      ? { name: 'docker', state: 'ok', finding: 'answers; images can be measured' }
      : {
          name: 'docker',
          state: image === undefined ? 'note' : 'missing',
          finding: `${engineProblem}; images cannot be measured`,
        },
    image === undefined && localServer === undefined
      ? { name: 'server', state: 'missing', finding: NO_SERVER }
      : { name: 'server', state: 'ok', finding: image === undefined ? `${localServer}` : `image ${image}` },
    ...tools.map(({ name, path }): DoctorCheck => {
      const { use, get } = TOOLS[name]
      return path === undefined
        ? { name, state: 'note', finding: `missing; ${use} need it: ${get}` }
        : { name, state: 'ok', finding: `${path}, for ${use}` }
    }),
  ]
}

/** Programs that only some runs need, and how to get them. */
export const TOOLS = {
  git: { use: 'runs with --base', get: 'apt-get install git' },
  openssl: { use: 'loads with encrypted connections', get: 'apt-get install openssl' },
  helm: { use: 'changes of Helm charts', get: 'https://helm.sh/docs/intro/install' },
  kustomize: { use: 'changes of kustomizations', get: 'https://kubectl.docs.kubernetes.io/installation/kustomize' },
  'docker-compose': { use: 'changes of compose files', get: 'https://docs.docker.com/compose/install' },
} as const

export interface MachineFacts {
  /** What the system lacks for measuring; undefined if it lacks nothing. */
  readonly system: string | undefined
  readonly cpus: CpuLayout
  /** How many programs ran or waited for a CPU in the last minute, on average. */
  readonly load: number
  readonly processors: number
  readonly availableBytes: number
  readonly disks: readonly { readonly path: string; readonly freeBytes: number }[]
  /** Version of the installed sysbench, or why it cannot be used. */
  readonly sysbench: { readonly state: 'ok' | 'missing'; readonly finding: string }
  /** Why no sandbox can be made for server programs of this machine; undefined if one can. */
  readonly boxProblem: string | undefined
  /** Why no container can be started; undefined if one can. */
  readonly engineProblem: string | undefined
  /** Path of the installed server program; undefined if there is none. */
  readonly localServer: string | undefined
  /** Where each tool is; undefined: it is missing. */
  readonly tools: readonly { readonly name: keyof typeof TOOLS; readonly path: string | undefined }[]
}

/** @throws MeasurementError if sysbench, or a directory that qpsgate makes, does not work */
export async function inspectMachine(): Promise<MachineFacts> {
  using directory = new RunDirectory()
  return {
    system: systemProblem(),
    cpus: layoutCpus(readNodes()),
    load: loadavg()[0] ?? 0,
    processors: availableParallelism(),
    availableBytes: availableBytes(),
    disks: [tmpdir(), cacheDirectory()].map((path) => ({ path, freeBytes: freeBytes(path) })),
    sysbench: await findSysbench(),
    boxProblem: await boxProblem(directory.path),
    engineProblem: await engineProblem({ runDirectory: directory.path }),
    localServer: findLocalServer(),
    tools: (Object.keys(TOOLS) as (keyof typeof TOOLS)[]).map((name) => ({ name, path: pathOf(name) })),
  }
}

/**
 * Finds a tool by its own name. Compose may also be installed as a plugin of docker, and kustomize is part of kubectl.
 */
function pathOf(tool: keyof typeof TOOLS): string | undefined {
  const plugins = [
    '/usr/libexec/docker/cli-plugins',
    '/usr/local/lib/docker/cli-plugins',
    '/usr/lib/docker/cli-plugins',
  ]
  const own = findProgram(tool)
  if (own !== undefined) return own
  if (tool === 'kustomize') return findProgram('kubectl')
  return tool === 'docker-compose' ? findProgram(tool, plugins) : undefined
}

async function findSysbench(): Promise<MachineFacts['sysbench']> {
  try {
    return { state: 'ok', finding: await sysbenchVersion() }
  } catch (error) {
    if (!(error instanceof UserError)) throw error
    return { state: 'missing', finding: error.message }
  }
}
