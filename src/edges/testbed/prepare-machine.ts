/** Prepares this machine for servers: finds or installs programs, and removes what killed runs have left. */

import { DOCS } from '../../core/names.ts'
import type { Plan } from '../../core/plan/plan.ts'
import { isServerPath } from '../../core/request/measured-request.ts'
import { UserError } from '../../errors.ts'
import { allowBox, boxPackages } from '../machine/box.ts'
import { watchDisk } from '../machine/disk-space.ts'
import { installPackages } from '../machine/packages.ts'
import { findProgram } from '../machine/processes.ts'
import { RunDirectory } from '../machine/run-directory.ts'
import { sweepAbandoned } from '../machine/sweep.ts'
import { findGenerator, installGenerator } from '../olap/generator.ts'
import { OPENSSL } from '../servers/certificate.ts'
import type { ServersRequest } from '../servers/choose.ts'
import { removeContainersOf } from '../servers/docker-client.ts'
import { findLocalServer } from '../servers/local.ts'
import { sysbenchVersion } from '../sysbench/program.ts'
import { isAnyEncrypted } from './provision.ts'

/** Programs of util-linux. They pin processes, end them together with qpsgate or with their parents, and lock files. */
const NEEDED_PROGRAMS = ['taskset', 'setpriv', 'setsid', 'flock']

interface PrepareRequest extends Omit<ServersRequest, 'runDirectory' | 'runId'> {
  readonly plan: Plan
  readonly install: boolean
}

export interface MachineOfRun extends AsyncDisposable {
  readonly directory: RunDirectory
  /** Fires when the run is stopped, and when the disk becomes full. */
  readonly signal: AbortSignal
  readonly sysbench: string
}

/** @throws UserError if a program is missing */
export async function prepareMachine(request: PrepareRequest): Promise<MachineOfRun> {
  await installMissing(request)
  await using opened = new AsyncDisposableStack()
  const directory = opened.use(new RunDirectory())
  const { signal } = opened.use(watchDisk(directory.path, request.signal))
  for (const path of await sweepAbandoned(removeContainersOf))
    request.note(`removed what a killed run had left in ${path}`)
  const sysbench = await sysbenchVersion()
  const kept = opened.move()
  return { directory, signal, sysbench, [Symbol.asyncDispose]: () => kept.disposeAsync() }
}

/** Reason why nothing can be measured on this system, with the remedy; undefined if something can. */
export function systemProblem(): string | undefined {
  if (process.platform !== 'linux')
    return `qpsgate measures on Linux only; here it runs in a container: ${DOCS}/recipes/container.md`
  const absent = NEEDED_PROGRAMS.filter((program) => findProgram(program) === undefined)
  return absent.length === 0 ? undefined : `${absent.join(', ')} not found; install util-linux`
}

async function installMissing(request: PrepareRequest): Promise<void> {
  const { plan, server, image, install, suite, note, signal } = request
  const problem = systemProblem()
  if (problem !== undefined) throw new UserError(problem)
  if (!install) return
  const wantsLocal = server === 'local' || (server === 'auto' && image === undefined && suite.server.kind === 'auto')
  const isOfProgram = isServerPath(server) || plan.arms.some(({ scenario }) => scenario.program?.kind === 'binary')
  const isBoxed = wantsLocal || isOfProgram
  if (isBoxed) await allowBox(note, signal)
  // Packages of Debian and Ubuntu. The server's core package is chosen, because it starts no service.
  const packages = [
    findProgram('sysbench') === undefined ? 'sysbench' : [],
    wantsLocal && findLocalServer() === undefined ? ['mariadb-server-core', 'mariadb-client-core'] : [],
    isBoxed ? boxPackages() : [],
    isAnyEncrypted(plan) && findProgram(OPENSSL) === undefined ? [OPENSSL] : [],
  ]
  await installPackages(packages.flat(), note, signal)
  if (suite.dataset.tpch !== undefined && findGenerator() === undefined) await installGenerator(note, signal)
}
