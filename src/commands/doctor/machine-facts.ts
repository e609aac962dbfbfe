/** Facts about this machine that say whether it can measure. */
import { tmpdir } from 'node:os'
import { availableBytes } from '../../edges/machine/available-memory.ts'
import { cacheDirectory } from '../../edges/machine/cache-directory.ts'
import { type CpuLayout, layoutCpus, readNodes } from '../../edges/machine/cpus.ts'
import { freeBytes } from '../../edges/machine/environment.ts'
import { RunDirectory } from '../../edges/machine/run-directory.ts'
import { engineProblem } from '../../edges/servers/docker-client.ts'
import { findLocalServer } from '../../edges/servers/local.ts'
import { sysbenchVersion } from '../../edges/sysbench/program.ts'
import { missingPrograms, type OpenTestbedRequest } from '../../edges/testbed/open-testbed.ts'
import { UserError } from '../../errors.ts'

export interface MachineFacts {
  /** Programs of util-linux that are not there. */
  readonly missingPrograms: readonly string[]
  readonly cpus: CpuLayout
  /** Memory that servers may be given. */
  readonly availableBytes: number
  /** Directories that data are written to. */
  readonly disks: readonly { readonly path: string; readonly freeBytes: number }[]
  readonly sysbench: Sysbench
  /** Why no container can be started; undefined where one can. */
  readonly engineProblem: string | undefined
  /** Path of the installed server program; undefined where there is none. */
  readonly localServer: string | undefined
}

/** Version of the installed sysbench, or why it cannot be used. */
export type Sysbench =
  | { readonly kind: 'usable'; readonly version: string }
  | { readonly kind: 'unusable'; readonly why: string }

/** @throws MeasurementError where sysbench, or a directory of ours, does not work */
export async function inspectMachine(
  { note }: Pick<OpenTestbedRequest, 'note'>,
  signal: AbortSignal,
): Promise<MachineFacts> {
  using directory = new RunDirectory()
  return {
    missingPrograms: missingPrograms(),
    cpus: layoutCpus(readNodes()),
    availableBytes: availableBytes(),
    disks: [tmpdir(), cacheDirectory()].map((path) => ({ path, freeBytes: freeBytes(path) })),
    sysbench: await findSysbench(),
    engineProblem: await engineProblem({ runDirectory: directory.path, runId: directory.id, signal, tell: note }),
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
