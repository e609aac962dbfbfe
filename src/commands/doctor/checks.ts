/** Facts about this machine, and what they mean for measuring on it. */

import { tmpdir } from 'node:os'
import { bytes } from '../../core/wording/figures.ts'
import { cacheDirectory } from '../../edges/machine/cache-directory.ts'
import { layoutCpus, readNodes } from '../../edges/machine/cpus.ts'
import { availableBytes, freeBytes } from '../../edges/machine/environment.ts'
import { findProgram } from '../../edges/machine/processes.ts'
import { RunDirectory } from '../../edges/machine/run-directory.ts'
import { COMPILER } from '../../edges/servers/disk.ts'
import { engineProblem } from '../../edges/servers/docker-client.ts'
import { findLocalServer } from '../../edges/servers/local.ts'
import { sysbenchVersion } from '../../edges/sysbench/program.ts'
import { missingPrograms } from '../../edges/testbed/prepare-machine.ts'
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
  { missingPrograms, cpus, availableBytes, disks, compiler, sysbench, engineProblem, localServer }: MachineFacts,
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
    compiler === undefined
      ? { name: 'compiler', state: 'note', found: 'none; --disk needs one: install gcc and libc6-dev' }
      : { name: 'compiler', state: 'ok', found: compiler },
    { name: 'sysbench', ...sysbench },
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

export type MachineFacts = Awaited<ReturnType<typeof inspectMachine>>

/** @throws MeasurementError if sysbench, or a directory of ours, does not work */
export async function inspectMachine() {
  using directory = new RunDirectory()
  return {
    /** Programs of util-linux. */
    missingPrograms: missingPrograms(),
    cpus: layoutCpus(readNodes()),
    /** Memory that servers may be given. */
    availableBytes: availableBytes(),
    /** Directories that data are written to. */
    disks: [tmpdir(), cacheDirectory()].map((path) => ({ path, freeBytes: freeBytes(path) })),
    /** Path of the C compiler; undefined if there is none. */
    compiler: findProgram(COMPILER),
    sysbench: await findSysbench(),
    /** Why no container can be started; undefined if one can. */
    engineProblem: await engineProblem({ runDirectory: directory.path }),
    /** Path of the installed server program; undefined if there is none. */
    localServer: findLocalServer(),
  }
}

/** Version of the installed sysbench, or why it cannot be used. */
async function findSysbench() {
  try {
    return { state: 'ok', found: await sysbenchVersion() } as const
  } catch (error) {
    if (!(error instanceof UserError)) throw error
    return { state: 'missing', found: error.message } as const
  }
}
