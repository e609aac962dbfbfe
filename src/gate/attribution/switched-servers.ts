/**
 * The servers of a search by switching: one that is started with all that only counts at start and is switched between
 * turns; beside it, where there is such a setting, the reference, and of several a server for each.
 */

import { type ConfigurationDifference, mix } from '../../core/attribution/factors.ts'
import { type FactorSwitch, type StartedSettings, switchesOf, variablesOf } from '../../core/attribution/switches.ts'
import type { Arm, Plan } from '../../core/plan/plan.ts'
import type { Scenario } from '../../core/suite/suite.ts'
import { withAllInstruments } from '../../core/switching/all-instruments.ts'
import type { VariableScope } from '../../core/switching/scope.ts'
import { keyOf, partsOf, type Settings } from '../../core/switching/settings.ts'
import type { LiveServer, Testbed, TrialRun } from '../../edges/testbed/testbed.ts'
import { isFailure } from '../../errors.ts'

/** Most settings that only count at start, each of which has a server of its own. */
const MOST_START_ONLY = 8
/** Every try finds at least one more setting that cannot be switched. */
const MOST_TRIES = 4

export interface SwitchedServersRequest {
  readonly testbed: Testbed
  readonly plan: Plan
  readonly difference: ConfigurationDifference
  readonly started: StartedSettings
  /** Servers that fit into memory together. */
  readonly mostServers: number
}

export interface SwitchedServers extends AsyncDisposable {
  readonly run: TrialRun
  /** The server that is switched: the reference with all of head that only counts at start. */
  readonly live: Arm
  /** Null where nothing only counts at start: then it is the live server with everything off. */
  readonly reference: Arm | null
  /**
   * Settings that only count at start, those with figures of their own apart: each where there is only one, or where each
   * has a server; all together where no server starts with one alone.
   */
  readonly startOnly: readonly (readonly number[])[]
  /** Servers of the reference with one of them each, in their order; none where all are together. */
  readonly singles: readonly Arm[]
  /** Factors that are switched, and how. */
  readonly switches: readonly { readonly factor: number; readonly states: FactorSwitch }[]
  readonly sessionVariables: ReadonlySet<string>
  /** What a server with nothing but what only counts at start is set to. */
  readonly shipped: Settings
}

/** Undefined where nothing can be switched, or more only counts at start than there may be servers. */
export async function openSwitchedServers(request: SwitchedServersRequest): Promise<SwitchedServers | undefined> {
  const { difference, mostServers } = request
  let { started } = request
  const stuck = new Set<number>()
  for (let attempt = 0; attempt < MOST_TRIES; attempt++) {
    const switches = switchesOf(difference.factors, started).map((each, factor) =>
      stuck.has(factor) ? undefined : each,
    )
    const startOnly = switches.flatMap((each, factor) => (each === undefined ? [factor] : []))
    const many = startOnly.length === 0 ? 1 : 2 + (startOnly.length > 1 ? startOnly.length : 0)
    if (startOnly.length === switches.length || startOnly.length > MOST_START_ONLY || many > mostServers)
      return undefined
    await using probed = new AsyncDisposableStack()
    const switched = { ...request, started, switches, startOnly }
    const live = liveArm(switched, startOnly.length === 0)
    const run = probed.use(await startServers(request, [live]))
    const server = run.server(live)
    // What only counts at start may have changed what all else is switched from.
    if (startOnly.length > 0) started = { ...started, reference: server.settings }
    const states = startOnly.length === 0 ? switches : switchesOf(difference.factors, started)
    const found = await trySwitches(server, states)
    if (found.stuck.length > 0) {
      for (const factor of found.stuck) stuck.add(factor)
      continue
    }
    if (startOnly.length === 0) {
      await server.switchTo(baseOf(switched))
      const kept = probed.move()
      return { ...describe(switched, found.scopes, run, live), [Symbol.asyncDispose]: () => kept.disposeAsync() }
    }
    await probed.disposeAsync()
    return openWithReference(
      { ...switched, started, switches: switches.map((each, at) => each && states[at]) },
      found.scopes,
    )
  }
  return undefined
}

interface KnownSwitches extends SwitchedServersRequest {
  readonly switches: readonly (FactorSwitch | undefined)[]
  readonly startOnly: readonly number[]
}

async function openWithReference(
  request: KnownSwitches,
  scopes: ReadonlyMap<string, VariableScope>,
): Promise<SwitchedServers> {
  const { difference, startOnly } = request
  const live = liveArm(request, true)
  const reference = armOf({ ...difference.reference, name: 'reference', expect: {} })
  const singles = startOnly.map((factor) => armOf(mix(difference, [factor], `with ${factor}`)))
  await using opened = new AsyncDisposableStack()
  const { run, apart } = await startApart(request, [reference, live], singles)
  opened.use(run)
  await run.server(live).switchTo(baseOf(request))
  const kept = opened.move()
  return {
    ...describe(request, scopes, run, live),
    ...(apart ? { singles, startOnly: startOnly.map((factor) => [factor]) } : { singles: [], startOnly: [startOnly] }),
    reference,
    [Symbol.asyncDispose]: () => kept.disposeAsync(),
  }
}

/** Servers with one setting each are left out where there is only one, or where one of them does not start. */
async function startApart(
  request: KnownSwitches,
  needed: readonly Arm[],
  singles: readonly Arm[],
): Promise<{ readonly run: TrialRun; readonly apart: boolean }> {
  if (singles.length === 1) return { run: await startServers(request, needed), apart: false }
  try {
    return { run: await startServers(request, [...needed, ...singles]), apart: true }
  } catch (error) {
    if (!isFailure(error)) throw error
    return { run: await startServers(request, needed), apart: false }
  }
}

function describe(
  { switches, started }: KnownSwitches,
  scopes: ReadonlyMap<string, VariableScope>,
  run: TrialRun,
  live: Arm,
): Omit<SwitchedServers, typeof Symbol.asyncDispose> {
  const session = [...scopes].filter(([, scope]) => scope === 'session').map(([name]) => keyOf('variable', name))
  return {
    ...{ run, live, reference: null, singles: [], startOnly: [] },
    switches: switches.flatMap((states, factor) => (states === undefined ? [] : [{ factor, states }])),
    sessionVariables: new Set(session),
    shipped: started.reference,
  }
}

function startServers({ testbed, plan }: SwitchedServersRequest, arms: readonly Arm[]): Promise<TrialRun> {
  return testbed.startTrial({ number: 1, arms, cells: [] }, { ...plan, rules: ['control'], shard: null })
}

/** The server to be switched; where instruments are, it starts with all of them, see method: mutexes made while off never count. */
function liveArm({ difference, switches, startOnly }: KnownSwitches, isToBeSwitched: boolean): Arm {
  const scenario = mix(difference, startOnly, 'switched')
  const hasInstruments = switches.some((each) => each !== undefined && instrumentsOf(each.on).length > 0)
  return armOf(isToBeSwitched && hasInstruments ? withAllInstruments(scenario) : { ...scenario, expect: {} })
}

function armOf(scenario: Scenario): Arm {
  return { scenario, revision: 'head', role: 'candidate' }
}

/** Everything off: what head has is switched to what the reference has, and all other instruments are as in the reference. */
function baseOf({ started, switches }: KnownSwitches): Settings {
  const off = switches.flatMap((each) => [...(each?.off ?? [])])
  const hasInstruments = switches.some((each) => each !== undefined && instrumentsOf(each.on).length > 0)
  return new Map([...(hasInstruments ? instrumentsOf(started.reference) : []), ...off])
}

function instrumentsOf(settings: Settings): [string, string][] {
  return [...settings].filter(([key]) => partsOf(key).kind === 'instrument')
}

interface TriedSwitches {
  readonly scopes: ReadonlyMap<string, VariableScope>
  /** Factors that this server cannot be switched to, or not back. */
  readonly stuck: readonly number[]
}

/** Asks the server for the scope of every variable, switches everything on and off again, and reads both back. */
async function trySwitches(
  server: LiveServer,
  switches: readonly (FactorSwitch | undefined)[],
): Promise<TriedSwitches> {
  const variables = switches.flatMap((each) => (each === undefined ? [] : variablesOf(each)))
  const scopes = await server.scopesOf(variables)
  const stuck = switches.flatMap((each, factor) =>
    each !== undefined && variablesOf(each).some((name) => scopes.get(name) === 'start') ? [factor] : [],
  )
  if (stuck.length > 0) return { scopes, stuck }
  const failed = new Set<string>()
  for (const side of ['on', 'off'] as const) {
    const wanted = new Map(switches.flatMap((each) => [...(each?.[side] ?? [])]))
    for (const { key } of [...(await server.switchTo(wanted)), ...(await server.readBack())]) failed.add(key)
  }
  return { scopes, stuck: switches.flatMap((each, factor) => (isAmong(each, failed) ? [factor] : [])) }
}

function isAmong(states: FactorSwitch | undefined, keys: ReadonlySet<string>): boolean {
  return states !== undefined && [...states.on.keys()].some((key) => keys.has(key))
}
