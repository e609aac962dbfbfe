/**
 * The servers of a search by switching: two equal ones, or one if two do not fit into memory, started with all
 * start-only settings and switched between rounds; if there are such settings, also the reference, and a server for
 * each of several. Lines are switched, and each can be switched back.
 */

import { type ConfigurationDifference, linesOf, mix } from '../../core/attribution/factors.ts'
import { type FactorSwitch, type StartedSettings, switchesOf, variablesOf } from '../../core/attribution/switches.ts'
import { type Arm, mixedArm, type Plan } from '../../core/plan/plan.ts'
import { withAllInstruments } from '../../core/switching/instruments.ts'
import type { VariableScope } from '../../core/switching/scope.ts'
import { keyOf, partsOf, type Settings } from '../../core/switching/switchable-settings.ts'
import type { LiveServer, Testbed, TrialRun } from '../../edges/testbed/testbed.ts'
import { isFailure } from '../../errors.ts'

/** Most settings that only count at start, each of which has a server of its own. */
const MOST_START_ONLY = 8
/** Every attempt finds at least one more setting that cannot be switched. */
const MOST_TRIES = 4
/** Servers that are switched at the same time, each with the lines that the other lacks. */
const LIVES = 2

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
  /** The servers that are switched, two or one: the reference with all of head's start-only settings. */
  readonly lives: readonly [Arm, ...Arm[]]
  /** Null if nothing only counts at start: then it is a live server with everything off. */
  readonly reference: Arm | null
  /**
   * Factors that only count at start, grouped by their own figures: each line if there is only one, or if each has a
   * server; all together if no server starts with one alone.
   */
  readonly startOnly: readonly (readonly number[])[]
  /** Servers of the reference with one of them each, in their order; none if all are together. */
  readonly singles: readonly Arm[]
  /** Factors of every line that is switched, with its switch. */
  readonly switches: readonly SwitchedLine[]
  readonly sessionVariables: ReadonlySet<string>
  /** The settings of a server that has only head's start-only settings. */
  readonly shipped: Settings
}

/** A line of the change, as a switch. */
export interface SwitchedLine {
  readonly factors: readonly number[]
  readonly states: FactorSwitch
}

/** Undefined if nothing can be switched, or more settings only count at start than there may be servers. */
export async function openSwitchedServers(request: SwitchedServersRequest): Promise<SwitchedServers | undefined> {
  const { difference, mostServers } = request
  const lines = linesOf(difference)
  const stuck = new Set<number>()
  for (let attempt = 0; attempt < MOST_TRIES; attempt++) {
    const known = lineSwitches(difference, request.started).map((each, line) => (stuck.has(line) ? undefined : each))
    const startOnly = known.flatMap((each, line) => (each === undefined ? [lines[line] ?? []] : []))
    const isPlainWanted = startOnly.length > 0 && haveInstruments(known)
    const others =
      startOnly.length === 0 ? 0 : 1 + (startOnly.length > 1 ? startOnly.length : 0) + (isPlainWanted ? 1 : 0)
    if (startOnly.length === known.length || startOnly.length > MOST_START_ONLY || 1 + others > mostServers)
      return undefined
    const planned = armsFor({ ...request, switches: known, startOnly }, mostServers - others)
    await using opened = new AsyncDisposableStack()
    const { run, singles } = await startAll(request, planned)
    opened.use(run)
    const server = run.server(planned.lives[0])
    // Start-only settings may have changed the values that other settings are switched from.
    const plain = planned.plain === null ? server.settings : run.settingsOf(planned.plain)
    const started = startOnly.length > 0 ? { ...request.started, reference: plain } : request.started
    const switches = lineSwitches(difference, started).map((each, line) => known[line] && each)
    const found = await trySwitches(server, switches)
    if (found.stuck.length > 0) {
      for (const line of found.stuck) stuck.add(line)
      continue
    }
    await switchAll(run, planned.lives, baseOf({ started, switches }))
    const kept = opened.move()
    const session = [...found.scopes].filter(([, scope]) => scope === 'session')
    return {
      ...{ run, lives: planned.lives, reference: planned.reference, singles },
      startOnly: singles.length === 0 && startOnly.length > 1 ? [startOnly.flat()] : startOnly,
      switches: switches.flatMap((states, line) =>
        states === undefined ? [] : [{ factors: lines[line] ?? [], states }],
      ),
      sessionVariables: new Set(session.map(([name]) => keyOf('variable', name))),
      shipped: started.reference,
      [Symbol.asyncDispose]: () => kept.disposeAsync(),
    }
  }
  return undefined
}

/** A switch for every line; undefined if a part of it cannot be switched. */
function lineSwitches(difference: ConfigurationDifference, started: StartedSettings): (FactorSwitch | undefined)[] {
  const switches = switchesOf(difference.factors, started)
  return linesOf(difference).map((factors) => {
    const own = factors.map((factor) => switches[factor])
    if (own.includes(undefined)) return undefined
    const all = (side: 'on' | 'off') => new Map(own.flatMap((each) => [...(each?.[side] ?? [])]))
    return { on: all('on'), off: all('off') }
  })
}

async function switchAll(run: TrialRun, lives: readonly Arm[], settings: Settings): Promise<void> {
  await Promise.all(lives.map((live) => run.server(live).switchTo(settings)))
}

interface KnownSwitches extends SwitchedServersRequest {
  /** By line. */
  readonly switches: readonly (FactorSwitch | undefined)[]
  readonly startOnly: readonly (readonly number[])[]
}

interface PlannedServers {
  readonly lives: SwitchedServers['lives']
  readonly reference: Arm | null
  readonly singles: readonly Arm[]
  /**
   * Has only the start-only settings and no other instruments, to learn the values of all other settings; null if the
   * live ones tell.
   */
  readonly plain: Arm | null
}

function armsFor(request: KnownSwitches, mostLives: number): PlannedServers {
  const { difference, startOnly } = request
  const lives = livesOf(request, mostLives)
  if (startOnly.length === 0) return { lives, reference: null, singles: [], plain: null }
  const reference = mixedArm({ ...difference.reference, name: 'reference', expect: {} })
  const singles = startOnly.map((line) => mixedArm(mix(difference, line, `with ${line[0]}`)))
  const plain = haveInstruments(request.switches) ? mixedArm(mix(difference, startOnly.flat(), 'plain')) : null
  return { lives, reference, plain, singles: singles.length === 1 ? [] : singles }
}

/** Servers with one line each are left out if one of them does not start. */
async function startAll(
  request: SwitchedServersRequest,
  { lives, reference, plain, singles }: PlannedServers,
): Promise<{ readonly run: TrialRun; readonly singles: readonly Arm[] }> {
  const needed = [reference, plain, ...lives].filter((arm) => arm !== null)
  if (singles.length === 0) return { run: await startServers(request, needed), singles }
  try {
    return { run: await startServers(request, [...needed, ...singles]), singles }
  } catch (error) {
    if (!isFailure(error)) throw error
    return { run: await startServers(request, needed), singles: [] }
  }
}

function startServers({ testbed, plan }: SwitchedServersRequest, arms: readonly Arm[]): Promise<TrialRun> {
  return testbed.startTrial({ number: 1, arms, cells: [] }, { ...plan, rules: ['control'], shard: null })
}

/**
 * Servers to switch, all equal. If there are instruments, they start with all of them, see method: mutexes made while
 * off never count.
 */
function livesOf({ difference, switches, startOnly }: KnownSwitches, most: number): SwitchedServers['lives'] {
  const scenario = mix(difference, startOnly.flat(), 'switched')
  const started = haveInstruments(switches) ? withAllInstruments(scenario) : { ...scenario, expect: {} }
  const live = mixedArm(started)
  return most < LIVES ? [live] : [live, mixedArm({ ...started, name: `${started.name} too` })]
}

/**
 * Everything off: head's settings are switched to those of the reference, and all other instruments are as in the
 * reference.
 */
function baseOf({ started, switches }: Pick<KnownSwitches, 'started' | 'switches'>): Settings {
  const off = switches.flatMap((each) => [...(each?.off ?? [])])
  return new Map([...(haveInstruments(switches) ? instrumentsOf(started.reference) : []), ...off])
}

function haveInstruments(switches: readonly (FactorSwitch | undefined)[]): boolean {
  return switches.some((each) => each !== undefined && instrumentsOf(each.on).length > 0)
}

function instrumentsOf(settings: Settings): [string, string][] {
  return [...settings].filter(([key]) => partsOf(key).kind === 'instrument')
}

interface TriedSwitches {
  readonly scopes: ReadonlyMap<string, VariableScope>
  /** Lines that this server cannot be switched to, or not back. */
  readonly stuck: readonly number[]
}

/** Asks the server for the scope of every variable, switches everything on and off again, and reads both back. */
async function trySwitches(
  server: LiveServer,
  switches: readonly (FactorSwitch | undefined)[],
): Promise<TriedSwitches> {
  const variables = switches.flatMap((each) => (each === undefined ? [] : variablesOf(each)))
  const scopes = await server.scopesOf(variables)
  const stuck = switches.flatMap((each, line) =>
    each !== undefined && variablesOf(each).some((name) => scopes.get(name) === 'start') ? [line] : [],
  )
  if (stuck.length > 0) return { scopes, stuck }
  const failed = new Set<string>()
  for (const side of ['on', 'off'] as const) {
    const wanted = new Map(switches.flatMap((each) => [...(each?.[side] ?? [])]))
    for (const { key } of [...(await server.switchTo(wanted)), ...(await server.readBack())]) failed.add(key)
  }
  return { scopes, stuck: switches.flatMap((each, line) => (isAmong(each, failed) ? [line] : [])) }
}

function isAmong(states: FactorSwitch | undefined, keys: ReadonlySet<string>): boolean {
  return states !== undefined && [...states.on.keys()].some((key) => keys.has(key))
}
