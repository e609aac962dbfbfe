/**
 * Arms on servers that qpsgate does not start and cannot restart. Therefore, each scenario is a set of settings to
 * which its running servers are switched.
 */
import { nonEmpty } from '../../core/lists.ts'
import { collectionOf } from '../../core/performance-schema/collection.ts'
import type { Arm, Trial } from '../../core/plan/plan.ts'
import { serviceName } from '../../core/scenario/endpoint.ts'
import type { Scenario } from '../../core/scenario/scenario.ts'
import { isServerSpecific } from '../../core/switching/scope.ts'
import {
  type Settings,
  settingsOfKind,
  settingsThatDiffer,
  splitSwitchKey,
} from '../../core/switching/switchable-settings.ts'
import { watchOthers } from '../endpoint/facts.ts'
import { eachOrRefused, type OpenEndpoint } from '../endpoint/open-endpoint.ts'
import type { RunningArm, StateOfServer } from '../servers/arms.ts'
import type { ServerBuild, ServerProcess } from '../servers/launcher.ts'
import type { EndpointAddress } from '../servers/server-address.ts'
import { sessionVariables } from '../switching/switched-server.ts'

/** Process of an external server. qpsgate may not stop it, and knows nothing about it. */
const NOT_OURS: ServerProcess = {
  ended: new Promise(() => {}),
  hasEnded: () => false,
  command: [],
  pid: undefined,
  isFreezable: false,
  freeze: () => {},
  thaw: () => {},
  pin: async () => {},
  companions: () => [],
  memory: undefined,
  output: async () => '',
  kill: async () => {},
}

export interface OpenService {
  readonly address: EndpointAddress
  /** The first server receives the writes. */
  readonly servers: readonly [OpenEndpoint, ...OpenEndpoint[]]
  /**
   * Whether another service of the run uses one of these servers. Queries of that service would look like those of
   * clients outside the run.
   */
  readonly sharesServers: boolean
}

export class EndpointArms {
  readonly #serviceOf: (scenario: Scenario) => OpenService
  readonly #settings = new Map<Scenario, ReadonlyMap<OpenEndpoint, Settings>>()

  constructor(serviceOf: (scenario: Scenario) => OpenService) {
    this.#serviceOf = serviceOf
  }

  readonly buildOf = (scenario: Scenario): ServerBuild => {
    const { address, servers } = this.#serviceOf(scenario)
    const { product, version } = servers[0].server
    const identity = serviceName(address.endpoint)
    return { product, version, identity, sharesCache: true, origin: `the server at ${identity}` }
  }

  /**
   * The arms with the settings to which the servers of their scenarios are switched, in the order of the arms.
   *
   * @throws UserError if an endpoint refuses statements of a scenario
   */
  async start({ arms, number }: Trial): Promise<RunningArm[]> {
    await eachOrRefused(arms, async ({ scenario }) => {
      if (this.#settings.has(scenario)) return
      const settings = new Map<OpenEndpoint, Settings>()
      for (const server of this.#serviceOf(scenario).servers) settings.set(server, await server.stateOf(scenario))
      this.#settings.set(scenario, settings)
    })
    return Promise.all(arms.map((arm) => this.#running(arm, arms, number)))
  }

  async #running(arm: Arm, arms: readonly Arm[], trial: number): Promise<RunningArm> {
    const { scenario, revision } = arm
    const { address, servers, sharesServers } = this.#serviceOf(scenario)
    const [first] = servers
    const { product, version, session } = first.server
    const settings = this.#settingsIn(arm, first)
    const states = nonEmpty(servers.map((server) => this.#stateOf(server, arm, arms)))
    const host = serviceName(address.endpoint)
    return {
      // All arms of a service have the same address object, because arms with the same one share a load.
      server: { process: NOT_OURS, address, session, [Symbol.asyncDispose]: async () => {} },
      build: this.buildOf(scenario),
      state: {
        kind: 'arm',
        trial,
        scenario: scenario.name,
        revision,
        server: { product, version },
        startSeconds: 0,
        residentBytes: null,
        performanceSchemaBytes: null,
        insight: {},
        collected: collectionOf(settingsOfKind('consumer', settings), settingsOfKind('instrument', settings)),
        host,
        variables: Object.fromEntries(settingsOfKind('variable', settings)),
      },
      settings,
      warnings: [],
      shared: {
        host,
        servers: states,
        sessionVariables: await sessionVariables(first.switched, states[0].state.keys()),
        watchOthers: sharesServers ? undefined : () => watchOthers(states.map((state) => state.session)),
      },
    }
  }

  /**
   * The arm's values of all settings in which arms on this server differ. A switch must also reset what another arm has
   * set.
   */
  #stateOf(server: OpenEndpoint, arm: Arm, arms: readonly Arm[]): StateOfServer {
    const { session, original } = server.server
    const others = arms.filter(({ scenario }) => this.#serviceOf(scenario).servers.includes(server))
    const all = [...others.map((other) => this.#settingsIn(other, server)), original]
    return { session, switched: server.switched, state: stateAmong(this.#settingsIn(arm, server), all) }
  }

  #settingsIn({ scenario }: Arm, server: OpenEndpoint): Settings {
    return this.#settings.get(scenario)?.get(server) ?? new Map()
  }
}

/** The arm's values of settings in which any of the arms differ, without those that identify a server. */
function stateAmong(settings: Settings, all: readonly Settings[]): Settings {
  const keys = all.flatMap((other) =>
    [...settingsThatDiffer(settings, other).keys()].filter((key) => {
      const { kind, name } = splitSwitchKey(key)
      return kind !== 'variable' || !isServerSpecific(name)
    }),
  )
  return new Map([...new Set(keys)].map((key) => [key, settings.get(key) ?? '']))
}
