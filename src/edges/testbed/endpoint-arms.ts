/** Arms on servers that we do not start: each scenario is a state of its endpoint. */
import type { Arm, Trial } from '../../core/plan/plan.ts'
import { type Endpoint, endpointName } from '../../core/suite/dsn.ts'
import type { Scenario } from '../../core/suite/suite.ts'
import { isOwnToServer } from '../../core/switching/scope.ts'
import { partsOf, type Settings, settingsThatDiffer } from '../../core/switching/switchable-settings.ts'
import { watchOthers } from '../endpoint/facts.ts'
import { eachOrRefused, type OpenEndpoint } from '../endpoint/open-endpoint.ts'
import type { RunningArm } from '../servers/arms.ts'
import type { ServerBuild, ServerProcess } from '../servers/launcher.ts'
import { sessionVariables } from '../switching/switched-server.ts'

/** The program of an external server: nobody may stop it, and it reveals nothing about itself. */
const NOT_OURS: ServerProcess = {
  ended: new Promise(() => {}),
  hasEnded: () => false,
  command: [],
  pid: undefined,
  freeze: () => {},
  thaw: () => {},
  pin: async () => {},
  cpuSeconds: async () => undefined,
  residentBytes: async () => undefined,
  companions: () => [],
  allowedCpus: () => undefined,
  output: async () => '',
  kill: async () => {},
}

export class EndpointArms {
  readonly #endpointOf: (scenario: Scenario) => Endpoint
  readonly #opened: readonly OpenEndpoint[]
  /** Settings of its endpoint in each scenario. */
  readonly #settings = new Map<Scenario, Settings>()

  constructor(endpointOf: (scenario: Scenario) => Endpoint, opened: readonly OpenEndpoint[]) {
    this.#endpointOf = endpointOf
    this.#opened = opened
  }

  buildOf(scenario: Scenario): ServerBuild {
    const { product, version, endpoint } = this.#of(scenario).known
    return { product, version, identity: endpointName(endpoint), origin: `the server at ${endpointName(endpoint)}` }
  }

  /**
   * Every arm as a state of its endpoint, in their order.
   *
   * @throws UserError if an endpoint refuses statements
   */
  async start({ arms, number }: Trial): Promise<RunningArm[]> {
    await eachOrRefused(arms, async ({ scenario }) => {
      if (!this.#settings.has(scenario)) this.#settings.set(scenario, await this.#of(scenario).stateOf(scenario))
    })
    return Promise.all(arms.map((arm) => this.#running(arm, arms, number)))
  }

  async #running(arm: Arm, arms: readonly Arm[], trial: number): Promise<RunningArm> {
    const { scenario, revision } = arm
    const opened = this.#of(scenario)
    const { known } = opened
    const settings = this.#settingsOf(arm)
    const own = arms.filter((other) => this.#of(other.scenario) === opened).map((other) => this.#settingsOf(other))
    const state = stateAmong(settings, [...own, known.original])
    const { product, version } = known
    const host = endpointName(known.endpoint)
    return {
      server: {
        process: NOT_OURS,
        // Arms of the same address share a load.
        address: known.address,
        session: known.session,
        [Symbol.asyncDispose]: async () => {},
      },
      build: this.buildOf(scenario),
      state: {
        ...{ kind: 'arm', trial, scenario: scenario.name, revision, server: { product, version }, startSeconds: 0 },
        ...{ residentBytes: null, performanceSchemaBytes: null, insight: {}, host },
        variables: variablesOf(settings),
      },
      settings,
      warnings: [],
      shared: {
        host,
        switched: opened.switched,
        state,
        sessionVariables: await sessionVariables(opened.switched, state.keys()),
        watchOthers: () => watchOthers(known.session),
      },
    }
  }

  #settingsOf(arm: Arm): Settings {
    return this.#settings.get(arm.scenario) ?? new Map()
  }

  #of(scenario: Scenario): OpenEndpoint {
    const endpoint = this.#endpointOf(scenario)
    const found = this.#opened.find(({ known }) => endpointName(known.endpoint) === endpointName(endpoint))
    if (found === undefined) throw new RangeError(`${endpointName(endpoint)} was not opened`)
    return found
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

function variablesOf(settings: Settings): Record<string, string> {
  return Object.fromEntries(
    [...settings].flatMap(([key, value]) => {
      const { kind, name } = partsOf(key)
      return kind === 'variable' ? [[name, value]] : []
    }),
  )
}
