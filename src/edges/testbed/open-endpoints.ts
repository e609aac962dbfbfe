/**
 * Opens servers that already run, by their addresses in the suite. Each server is opened once, even if several
 * scenarios use it.
 */

import { nonEmpty } from '../../core/lists.ts'
import { isEarlier } from '../../core/names.ts'
import type { Arm, Plan } from '../../core/plan/plan.ts'
import { addressesOf, type Endpoint, endpointName, isLoopback, serviceName } from '../../core/scenario/endpoint.ts'
import type { Scenario } from '../../core/scenario/scenario.ts'
import type { Suite } from '../../core/suite/suite.ts'
import type { Warning } from '../../core/warnings/warnings.ts'
import { needs } from '../../core/workloads/workloads.ts'
import { UserError } from '../../errors.ts'
import { requireSameData } from '../endpoint/copies.ts'
import { passwordOf } from '../endpoint/credentials.ts'
import { type OpenEndpoint, openEndpoint } from '../endpoint/open-endpoint.ts'
import type { ServersRequest } from '../servers/choose.ts'
import { EndpointArms, type OpenService } from './endpoint-arms.ts'

/** Connections to an external server besides those of the load: qpsgate's session, and one to try settings. */
const OWN_CONNECTIONS = 2
/** Parts of an address that do not tell servers apart, but decide how a server is opened. */
const PARTS = ['user', 'schema', 'tls', 'ca', 'cert', 'key'] as const

interface OpenEndpointsRequest extends ServersRequest {
  readonly plan: Plan
  /** Whether the data stay on servers that qpsgate does not start. */
  readonly keepsData: boolean
}

export interface EndpointsOfRun extends AsyncDisposable {
  readonly arms: EndpointArms
  readonly warnings: readonly Warning[]
}

/** @throws UserError or MeasurementError if a server cannot be used for measurements */
export async function openEndpoints(asked: OpenEndpointsRequest): Promise<EndpointsOfRun> {
  const { suite, plan, server } = asked
  await using opened = new AsyncDisposableStack()
  if (server !== 'auto' && server !== 'external')
    throw new UserError(
      `--server ${server} starts servers, and the suite names one that is running (dsn); give --server external`,
    )
  const replicated = plan.cells.find(({ workload }) => needs(workload, 'relay-log'))?.workload
  if (replicated !== undefined)
    throw new UserError(
      `the workload ${replicated.name} needs servers that qpsgate starts; name an image or a binary, no dsn`,
    )
  const named = plan.arms.flatMap((arm) =>
    addressesOf(endpointIn(suite, arm.scenario)).map((endpoint, nth) => ({ arm, endpoint, isFurther: nth > 0 })),
  )
  // All passwords are checked before any connection, so that a forbidden address stops the run before any password is
  // sent.
  for (const { endpoint } of named) passwordOf(endpoint)
  const byAddress = Map.groupBy(named, ({ endpoint }) => endpointName(endpoint))
  for (const group of byAddress.values()) requireOneAddress(group)
  const servers = new Map<string, readonly [OpenEndpoint, ...OpenEndpoint[]]>()
  // The first addresses of services are opened first, because other addresses may get their data by replication.
  const isFurther = ([, group]: [string, readonly ScenarioAddress[]]) => group.some((each) => each.isFurther)
  for (const entry of [...byAddress].sort((one, other) => Number(isFurther(one)) - Number(isFurther(other)))) {
    const [name, group] = entry
    const [{ endpoint }] = nonEmpty(group)
    const scenarios = [...new Set(group.map(({ arm }) => arm.scenario))]
    const about = { ...asked, endpoint, dataset: suite.dataset, scenarios, isFurther: isFurther(entry) }
    const behind = await openEndpoint(about)
    for (const each of behind) opened.use(each)
    servers.set(name, behind)
  }
  const services = servicesOf(suite, plan, servers)
  const serviceIn = (scenario: Scenario) => services.get(serviceName(endpointIn(suite, scenario))) as OpenService
  for (const service of services.values()) await requireOneService(service, asked)
  const arms = new EndpointArms(serviceIn)
  const warnings = [...services.values()].map((service) => endpointWarning(service, plan))
  const kept = opened.move()
  return {
    arms,
    warnings,
    [Symbol.asyncDispose]: () => kept.disposeAsync(),
  }
}

interface ScenarioAddress {
  readonly arm: Arm
  /** The service's endpoint, reduced to this address. */
  readonly endpoint: Endpoint
  /** Whether the service names other addresses before this one. */
  readonly isFurther: boolean
}

/**
 * @param servers by address
 * @returns services by name
 */
function servicesOf(
  suite: Suite,
  { arms }: Plan,
  servers: ReadonlyMap<string, readonly [OpenEndpoint, ...OpenEndpoint[]]>,
): ReadonlyMap<string, OpenService> {
  const endpoints = new Map(
    arms.map(({ scenario }) => endpointIn(suite, scenario)).map((each) => [serviceName(each), each]),
  )
  const serversOf = (endpoint: Endpoint) =>
    addressesOf(endpoint).flatMap((each) => servers.get(endpointName(each)) ?? [])
  const services = [...endpoints].map(([name, endpoint]): [string, OpenService] => {
    const ownServers = nonEmpty(serversOf(endpoint))
    const others = [...endpoints].filter(([other]) => other !== name).flatMap(([, other]) => serversOf(other))
    const address = { ...ownServers[0].server.address, endpoint }
    return [name, { address, servers: ownServers, sharesServers: ownServers.some((server) => others.includes(server)) }]
  })
  return new Map(services)
}

/**
 * @throws UserError if the addresses of a service need different passwords, or if a workload writes but the addresses
 *   do not show the same data
 */
async function requireOneService({ address, servers }: OpenService, { plan, signal }: OpenEndpointsRequest) {
  if (servers.some(({ server }) => server.address.password !== address.password))
    throw new UserError(
      `the addresses ${serviceName(address.endpoint)} have several passwords, and sysbench connects to them with one; give the account the same one`,
    )
  const writing = plan.cells.find(({ workload }) => workload.writes)
  if (writing === undefined || address.endpoint.others === undefined) return
  await requireSameData(nonEmpty(servers.map(({ server }) => server)), writing.workload.name, signal)
}

/**
 * Checks that each server has one account and one schema, because it is opened once. If a change names another account
 * or schema, both sides are measured with the new one.
 *
 * @throws UserError if scenarios name the same server with different accounts, schemas or TLS
 */
function requireOneAddress(named: readonly ScenarioAddress[]): void {
  const [first, ...others] = named.filter(({ arm }) => !isEarlier(arm))
  if (first === undefined) return
  for (const { arm, endpoint } of others) {
    const parts = PARTS.filter((part) => endpoint[part] !== first.endpoint[part])
    if (parts.length === 0) continue
    const { scenario } = arm
    throw new UserError(
      `scenario ${scenario.name} names ${endpointName(endpoint)} with another ${parts.join(', ')} than scenario ${nameAndPlace(first.arm.scenario)}, ` +
        'and a server is opened once; give both the same dsn',
      { place: scenario.place },
    )
  }
}

function nameAndPlace({ name, place: { file, line } }: Scenario): string {
  return `${name} (${file}:${line})`
}

/** @throws UserError if the service has too few connections for all threads and for qpsgate itself */
function endpointWarning({ address, servers }: OpenService, { cells }: Plan): Warning {
  const { endpoint: service } = address
  const endpoint = serviceName(service)
  const facts = servers.map(({ server }) => server.facts)
  const floorMs = Math.max(...facts.map((each) => each.floorMs))
  // Each server gets an equal share of the connections, so the server with the fewest free ones limits all.
  const spare = servers.length * Math.min(...facts.map(({ spareConnections }) => spareConnections))
  const needed = Math.max(...cells.map(({ threads }) => threads)) + OWN_CONNECTIONS * servers.length
  if (needed > spare)
    throw new UserError(
      `${endpoint} has room for ${spare} connections (max_connections, max_user_connections), and ${needed} are needed; ` +
        'measure with fewer --threads',
    )
  const isElsewhere = addressesOf(service).some(({ host }) => !isLoopback(host))
  const addresses = addressesOf(service).length
  return { code: 'external-server', endpoint, floorMs, isElsewhere, servers: servers.length, addresses }
}

function endpointIn({ server }: Suite, { name, endpoint, place }: Scenario): Endpoint {
  const service = endpoint ?? (server.kind === 'dsn' ? server.endpoint : undefined)
  if (service !== undefined) return service
  throw new UserError(
    `--server external: ${name} names no running server; write server.dsn in a suite, or dsn in the scenario, or leave --server out to start servers`,
    {
      place,
    },
  )
}
