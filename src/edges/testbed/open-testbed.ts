/**
 * Opens the testbed on this machine for one run. It finds or makes all that the run needs, and releases all that the
 * run takes.
 */

import type { BuildOf } from '../../core/plan/changed-settings.ts'
import type { Plan } from '../../core/plan/plan.ts'
import type { Environment } from '../../core/result/result.ts'
import type { Suite } from '../../core/suite/suite.ts'
import type { Warning } from '../../core/warnings/warnings.ts'
import { needs } from '../../core/workloads/workloads.ts'
import { inOneLine } from '../machine/box.ts'
import { layoutCpus, pin, readNodes } from '../machine/cpus.ts'
import { availableBytes, readEnvironment } from '../machine/environment.ts'
import { measureAlone } from '../machine/lock.ts'
import { busyShare } from '../machine/probe.ts'
import type { RunDirectory } from '../machine/run-directory.ts'
import type { Timekeeper } from '../machine/timekeeper.ts'
import { makeCertificate } from '../servers/certificate.ts'
import type { ServersRequest } from '../servers/choose.ts'
import { bufferPoolBytes, type Limits } from '../servers/owned-options.ts'
import type { Programs } from '../servers/programs.ts'
import { openSources } from '../servers/server-sources.ts'
import { memoryLimits, mostServers, requireRoomFor } from './memory.ts'
import type { EndpointsOfRun } from './open-endpoints.ts'
import { isAnyEncrypted, provisionOf } from './provision.ts'
import type { Testbed } from './testbed.ts'
import type { ServersOfRun } from './testbed-request.ts'
import { realTestbed } from './trial.ts'

/** Milliseconds for which the machine is watched before anything starts, while only other programs use its CPUs. */
const BUSY_MS = 300
/**
 * Maximum share of CPU time that other programs may take without a warning. A larger share hides effects: with one of
 * two CPUs busy, −20% became −7%.
 */
const MOST_BUSY = 0.15

interface OpenTestbedRequest extends ServersRequest {
  readonly plan: Plan
  readonly programs: Programs
  readonly endpoints: EndpointsOfRun | undefined
  readonly directory: RunDirectory
  readonly buildOf: BuildOf
  readonly timeline: Timekeeper
  /** Whether to measure the computing power of each server, which takes a second. */
  readonly countsCapacity: boolean
  readonly sysbench: string
}

export interface LocalTestbed extends AsyncDisposable {
  readonly testbed: Testbed
  readonly environment: Environment
  readonly buildOf: BuildOf
  /** Number of servers that fit into memory together. */
  readonly mostServers: number
  readonly warnings: readonly Warning[]
}

/**
 * Makes the data, and waits while another run measures on this machine.
 *
 * @throws ServerRefusal if a server refuses the tables as they are now; UserError or MeasurementError if data cannot be
 *   made
 */
export async function openLocalTestbed(asked: OpenTestbedRequest): Promise<LocalTestbed> {
  const { plan, timeline, directory, endpoints, programs, buildOf } = asked
  const hasRelayLog = appliesRelayLogs(plan)
  const suite = hasRelayLog ? { ...asked.suite, dataset: { ...asked.suite.dataset, hasRelayLog } } : asked.suite
  const request = { ...asked, suite }
  await using opened = new AsyncDisposableStack()
  const cpus = layoutCpus(readNodes())
  if (endpoints === undefined) requireRoomFor(plan)
  const servers: ServersOfRun =
    endpoints === undefined
      ? { kind: 'started', sources: opened.use(await openSources(request, programs, plan.arms)) }
      : { kind: 'endpoints', endpoints: endpoints.arms }
  const available = availableBytes()
  const limits = memoryLimits(Math.min(plan.arms.length, plan.mostServers), available)
  timeline.enter({ step: 'wait' })
  opened.use(await measureAlone(request))
  timeline.enter({ step: 'prepare' })
  // At the end, qpsgate gets all CPUs back, because the next group of servers may use all of them.
  const allCpus = [...new Set([...cpus.clientCpus, ...cpus.serverCpus])]
  opened.defer(() => pin(process.pid, allCpus))
  await pin(process.pid, cpus.clientCpus)
  const busy = endpoints === undefined ? ((await busyShare(BUSY_MS)) ?? 0) : 0
  const { dataset } = suite
  const certificate = isAnyEncrypted(plan) ? await makeCertificate(directory.path) : undefined
  const provision = { ...provisionOf(suite, plan, limits, buildOf), certificate }
  const testbed = realTestbed({ ...request, dataset, provision, cpus, directory, servers })
  const kept = opened.move()
  return {
    testbed,
    environment: readEnvironment(cpus, asked.sysbench),
    buildOf,
    mostServers: mostServers(dataset, available),
    warnings: [
      ...(busy > MOST_BUSY ? [{ code: 'machine-busy', share: busy } as const] : []),
      ...(programs.unboxed === undefined ? [] : [{ code: 'no-box', why: inOneLine(programs.unboxed) } as const]),
      ...(cpus.shared ? [{ code: 'one-cpu' } as const] : []),
      ...(endpoints?.warnings ?? memoryWarnings(suite, limits)),
    ],
    [Symbol.asyncDispose]: () => kept.disposeAsync(),
  }
}

function appliesRelayLogs({ cells }: Plan): boolean {
  return cells.some(({ workload }) => needs(workload, 'relay-log'))
}

function memoryWarnings({ dataset }: Suite, { bufferPoolBytes: mostBytes }: Limits): Warning[] {
  const neededBytes = bufferPoolBytes(dataset)
  return neededBytes > mostBytes ? [{ code: 'dataset-larger-than-memory', neededBytes, mostBytes }] : []
}
