/** Facts about this machine, and what they mean for measuring on it. */

import { tmpdir } from 'node:os'
import { bytes } from '../../core/wording/figures.ts'
import { availableBytes } from '../../edges/machine/available-memory.ts'
import { cacheDirectory } from '../../edges/machine/cache-directory.ts'
import { type CpuLayout, layoutCpus, readNodes } from '../../edges/machine/cpus.ts'
import { freeBytes } from '../../edges/machine/environment.ts'
import { RunDirectory } from '../../edges/machine/run-directory.ts'
import { engineProblem } from '../../edges/servers/docker-client.ts'
import { findLocalServer } from '../../edges/servers/local.ts'
import { sysbenchVersion } from '../../edges/sysbench/program.ts'
import { say } from '../../edges/terminal/output.ts'
import { missingPrograms } from '../../edges/testbed/open-testbed.ts'
import { UserError } from '../../errors.ts'

/** Less does not fit the copies of a small suite's data, and their logs. */
const LEAST_DISK_BYTES = 4 * 1024 ** 3
const LEAST_MEMORY_BYTES = 2 * 1024 ** 3
const NO_SERVER =
  'no mariadbd or mysqld on this machine; install one, run with --install, or name an image with --image'

export interface DoctorCheck {
  readonly name: string
  /** Only `missing` keeps a run from starting. */
  readonly state: 'ok' | 'note' | 'missing'
  /** The finding, and the remedy if there is a problem. */
  readonly found: string
}

/** Checks in the order in which they are shown. */
export function checksOf(
  { missingPrograms, cpus, availableBytes, disks, sysbench, engineProblem, localServer }: MachineFacts,
  image: string | undefined,
): DoctorCheck[] {
  return [
    missingPrograms.length === 0
      ? { name: 'util-linux', state: 'ok', found: 'taskset, setpriv, setsid and flock are there' }
      : { name: 'util-linux', state: 'missing', found: `${missingPrograms.join(', ')} not found; install util-linux` },
    cpus.shared
      ? { name: 'CPUs', state: 'note', found: 'one only, shared by sysbench and servers: figures will be less steady' }
      : { name: 'CPUs', state: 'ok', found: `servers on ${cpus.serverCpus}, sysbench on ${cpus.clientCpus}` },
    availableBytes < LEAST_MEMORY_BYTES
      ? { name: 'memory', state: 'note', found: `${bytes(availableBytes)} available; servers will get little of it` }
      : { name: 'memory', state: 'ok', found: `${bytes(availableBytes)} available` },
    ...disks.map(({ path, freeBytes }): DoctorCheck => {
      const found = `${bytes(freeBytes)} free for ${path}`
      return freeBytes < LEAST_DISK_BYTES
        ? { name: 'disk', state: 'note', found: `${found}; a run may need more` }
        : { name: 'disk', state: 'ok', found }
    }),
    sysbench.kind === 'usable'
      ? { name: 'sysbench', state: 'ok', found: sysbench.version }
      : { name: 'sysbench', state: 'missing', found: sysbench.why },
    engineProblem === undefined
      ? { name: 'docker', state: 'ok', found: 'answers; images can be measured' }
      : {
          name: 'docker',
          state: image === undefined ? 'note' : 'missing',
          found: `${engineProblem}; images cannot be measured`,
        },
    image === undefined && localServer === undefined
      ? { name: 'server', state: 'missing', found: NO_SERVER }
      : { name: 'server', state: 'ok', found: image === undefined ? `${localServer}` : `image ${image}` },
  ]
}

export interface MachineFacts {
  /** Programs of util-linux that are missing. */
  readonly missingPrograms: readonly string[]
  readonly cpus: CpuLayout
  /** Memory that servers may be given. */
  readonly availableBytes: number
  /** Directories that data are written to. */
  readonly disks: readonly { readonly path: string; readonly freeBytes: number }[]
  readonly sysbench: Sysbench
  /** Why no container can be started; undefined if one can. */
  readonly engineProblem: string | undefined
  /** Path of the installed server program; undefined if there is none. */
  readonly localServer: string | undefined
}

/** Version of the installed sysbench, or why it cannot be used. */
export type Sysbench =
  | { readonly kind: 'usable'; readonly version: string }
  | { readonly kind: 'unusable'; readonly why: string }

/** @throws MeasurementError if sysbench, or a directory of ours, does not work */
export async function inspectMachine(signal: AbortSignal): Promise<MachineFacts> {
  using directory = new RunDirectory()
  return {
    missingPrograms: missingPrograms(),
    cpus: layoutCpus(readNodes()),
    availableBytes: availableBytes(),
    disks: [tmpdir(), cacheDirectory()].map((path) => ({ path, freeBytes: freeBytes(path) })),
    sysbench: await findSysbench(),
    engineProblem: await engineProblem({ runDirectory: directory.path, runId: directory.id, signal, note: say }),
    localServer: findLocalServer(),
  }
}

async function findSysbench(): Promise<Sysbench> {
  try {
    return { kind: 'usable', version: await sysbenchVersion() }
  } catch (error) {
    if (!(error instanceof UserError)) throw error
    return { kind: 'unusable', why: error.message }
  }
}
