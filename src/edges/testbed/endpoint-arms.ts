/** Arms on servers that we do not start: each scenario is a state of its endpoint. */
import { collectedOf } from '../../core/performance-schema/collected.ts'
import type { Arm, Trial } from '../../core/plan/plan.ts'
import { endpointName } from '../../core/scenario/endpoint.ts'
import type { Scenario } from '../../core/scenario/scenario.ts'
import { isOwnToServer } from '../../core/switching/scope.ts'
import { partsOf, type Settings, settingsOf, settingsThatDiffer } from '../../core/switching/switchable-settings.ts'
import { watchOthers } from '../endpoint/facts.ts'
import { eachOrRefused, type OpenEndpoint } from '../endpoint/open-endpoint.ts'
import type { RunningArm } from '../servers/arms.ts'
import type { ServerBuild, ServerProcess } from '../servers/launcher.ts'
import { sessionVariables } from '../switching/switched-server.ts'

/** Program of an external server: nobody may stop it, and it reveals nothing about itself. */
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

export class EndpointArms {
  /** The endpoint of a scenario. */
  readonly #endpointOf: (scenario: Scenario) => OpenEndpoint
  /** Settings of its endpoint in each scenario. */
  readonly #settings = new Map<Scenario, Settings>()

  constructor(endpointOf: (scenario: Scenario) => OpenEndpoint) {
    this.#endpointOf = endpointOf
  }

  readonly buildOf = (scenario: Scenario): ServerBuild => {
    const { product, version, endpoint } = this.#endpointOf(scenario).server
    return {
      product,
      version,
      identity: endpointName(endpoint),
      sharesCache: true,
      origin: `the server at ${endpointName(endpoint)}`,
    }
  }

  /**
   * Every arm as a state of its endpoint, in their order.
   *
   * @throws UserError if an endpoint refuses statements
   */
  async start({ arms, number }: Trial): Promise<RunningArm[]> {
    await eachOrRefused(arms, async ({ scenario }) => {
      if (!this.#settings.has(scenario))
        this.#settings.set(scenario, await this.#endpointOf(scenario).stateOf(scenario))
    })
    return Promise.all(arms.map((arm) => this.#running(arm, arms, number)))
  }

  async #running(arm: Arm, arms: readonly Arm[], trial: number): Promise<RunningArm> {
    const { scenario, revision } = arm
    const opened = this.#endpointOf(scenario)
    const { product, version, endpoint, address, session, original } = opened.server
    const settings = this.#settingsIn(arm)
    const others = arms.filter((other) => this.#endpointOf(other.scenario) === opened)
    const state = stateAmong(settings, [...others.map((other) => this.#settingsIn(other)), original])
    const host = endpointName(endpoint)
    return {
      // Arms of the same address share a load.
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
        collected: collectedOf(settingsOf('consumer', settings), settingsOf('instrument', settings)),
        host,
        variables: Object.fromEntries(settingsOf('variable', settings)),
      },
      settings,
      warnings: [],
      shared: {
        host,
        switched: opened.switched,
        state,
        sessionVariables: await sessionVariables(opened.switched, state.keys()),
        watchOthers: () => watchOthers(session),
      },
    }
  }

  #settingsIn({ scenario }: Arm): Settings {
    return this.#settings.get(scenario) ?? new Map()
  }
}

/** The arm's value of every setting in which any of them differ. */
function stateAmong(settings: Settings, all: readonly Settings[]): Settings {
  const keys = all.flatMap((other) =>
    [...settingsThatDiffer(settings, other).keys()].filter((key) => {
      const { kind, name } = partsOf(key)
      return kind !== 'variable' || !isOwnToServer(name)
    }),
  )
  return new Map([...new Set(keys)].map((key) => [key, settings.get(key) ?? '']))
}
