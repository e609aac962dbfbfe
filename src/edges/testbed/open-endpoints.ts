/** Servers that run already, as the suite names them. */

import { isEarlier } from '../../core/names.ts'
import type { Arm, Plan } from '../../core/plan/plan.ts'
import { type Endpoint, endpointName, isLoopback } from '../../core/scenario/endpoint.ts'
import type { Scenario } from '../../core/scenario/scenario.ts'
import type { Suite } from '../../core/suite/suite.ts'
import type { Warning } from '../../core/warnings/warnings.ts'
import { appliesRelayLog } from '../../core/workloads/workloads.ts'
import { UserError } from '../../errors.ts'
import { passwordOf } from '../endpoint/credentials.ts'
import { type OpenEndpoint, openEndpoint } from '../endpoint/open-endpoint.ts'
import type { ServersRequest } from '../servers/choose.ts'
import { EndpointArms } from './endpoint-arms.ts'

/** Connections to an external server besides those of the load: ours, and one that asks as a newcomer. */
const OWN_CONNECTIONS = 2
/** Parts of an address that do not tell servers apart, but decide how one is opened. */
const PARTS = ['user', 'schema', 'tls', 'ca', 'cert', 'key'] as const

interface OpenEndpointsRequest extends ServersRequest {
  readonly plan: Plan
  /** Whether the data on servers that we do not start stay there. */
  readonly keepsData: boolean
}

export interface OpenedEndpoints extends AsyncDisposable {
  readonly arms: EndpointArms
  readonly warnings: readonly Warning[]
}

/** @throws UserError or MeasurementError if one cannot be measured on */
export async function openEndpoints(asked: OpenEndpointsRequest): Promise<OpenedEndpoints> {
  const { suite, plan, server } = asked
  await using opened = new AsyncDisposableStack()
  const scenarios = plan.arms.map(({ scenario }) => scenario)
  if (server !== 'auto' && server !== 'external')
    throw new UserError(
      `--server ${server} starts servers, and the suite names one that is running (dsn); give --server external`,
    )
  if (plan.cells.some(({ workload }) => appliesRelayLog(workload.script)))
    throw new UserError('the workload replication needs servers that qpsgate starts; name an image or a binary, no dsn')
  const nameOf = (scenario: Scenario) => endpointName(endpointIn(suite, scenario))
  // Nobody is connected to where one of them may not have the password.
  for (const scenario of scenarios) passwordOf(endpointIn(suite, scenario))
  for (const own of Map.groupBy(plan.arms, ({ scenario }) => nameOf(scenario)).values()) requireOneAddress(suite, own)
  const endpoints = new Map<string, OpenEndpoint>()
  for (const [name, own] of Map.groupBy(scenarios, nameOf)) {
    const [first] = own as [Scenario, ...Scenario[]]
    const endpoint = endpointIn(suite, first)
    endpoints.set(name, opened.use(await openEndpoint({ ...asked, endpoint, dataset: suite.dataset, scenarios: own })))
  }
  const arms = new EndpointArms((scenario) => endpoints.get(nameOf(scenario)) as OpenEndpoint)
  const warnings = [...endpoints.values()].map((endpoint) => endpointWarning(endpoint, plan))
  const kept = opened.move()
  return {
    arms,
    warnings,
    [Symbol.asyncDispose]: () => kept.disposeAsync(),
  }
}

/**
 * A server is opened once, with one account and one schema. A change may give it others: both sides have the present
 * ones.
 *
 * @throws UserError if scenarios name the same server with different ones
 */
function requireOneAddress(suite: Suite, arms: readonly Arm[]): void {
  const [first, ...others] = arms.flatMap((arm) => (isEarlier(arm) ? [] : [arm.scenario]))
  if (first === undefined) return
  const endpoint = endpointIn(suite, first)
  for (const other of others) {
    const own = endpointIn(suite, other)
    const parts = PARTS.filter((part) => own[part] !== endpoint[part])
    if (parts.length === 0) continue
    throw new UserError(
      `scenario ${other.name} names ${endpointName(own)} with another ${parts.join(', ')} than scenario ${placed(first)}, ` +
        'and a server is opened once; give both the same dsn',
      { place: other.place },
    )
  }
}

function placed({ name, place: { file, line } }: Scenario): string {
  return `${name} (${file}:${line})`
}

/** @throws UserError if it has no connection for each thread, besides our own */
function endpointWarning({ server }: OpenEndpoint, { cells }: Plan): Warning {
  const endpoint = endpointName(server.endpoint)
  const { spareConnections: spare, floorMs } = server.facts
  const needed = Math.max(...cells.map(({ threads }) => threads)) + OWN_CONNECTIONS
  if (needed > spare)
    throw new UserError(
      `${endpoint} has room for ${spare} connections (max_connections, max_user_connections), and ${needed} are needed; ` +
        'measure with fewer --threads',
    )
  return { code: 'external-server', endpoint, floorMs, isElsewhere: !isLoopback(server.endpoint.host) }
}

function endpointIn({ server }: Suite, { name, endpoint, place }: Scenario): Endpoint {
  const found = endpoint ?? (server.kind === 'dsn' ? server.endpoint : undefined)
  if (found !== undefined) return found
  throw new UserError(
    `--server external: scenario ${name} has no server that is running; give server.dsn in the suite, or the scenario a dsn`,
    {
      place,
    },
  )
}
