/**
 * States of two equal running servers: in every round a random subset of the changed lines is on in one of them, and
 * all others are on in the other, so that all rounds tell about all lines. Both were started with the lines that only
 * count at start.
 */

import { type ConfigurationDifference, mix } from '../../core/attribution/lines.ts'
import { costlyLines, learnShares, nextGroups, type Search, toPair } from '../../core/attribution/search.ts'
import { corners, estimateShares, type PairOutcome, removals } from '../../core/attribution/shares.ts'
import { pairSource } from '../../core/attribution/subsets.ts'
import { type LineSwitch, type StartedSettings, switchesOf, variablesOf } from '../../core/attribution/switches.ts'
import { type Arm, type Cell, mixedArm } from '../../core/plan/plan.ts'
import { type Random, seededRandom } from '../../core/plan/random.ts'
import { withAllInstruments } from '../../core/switching/instruments.ts'
import { keyOf, partsOf, type Settings } from '../../core/switching/switchable-settings.ts'
import type { CellRun, LiveServer, TrialRun, TurnCount } from '../../edges/testbed/testbed.ts'
import type { Laboratory, Question } from './question.ts'

/** Every attempt finds at least one more line that cannot be switched. */
const MOST_TRIES = 4
/** A separate random stream, besides those of trials and cells. */
const SALT = 7_000_001
/** Time of each look in a cell. */
const LOOK_SECONDS = [12, 6, 9, 13]
const LONGEST_SECONDS = 40
/** Further looks, in which it shows which of the costly lines cost only together. */
const PAIR_LOOK_SECONDS = [10, 8, 8, 8]
/** A search of 40 s tells fewer lines than these apart. */
const MOST_SWITCHED = 24
/** Includes connecting to a cell's servers and warming them up. */
const LEAST_LOOK_SECONDS = 4
/** Least turn of a server in a round, in seconds and in its slower transactions: long enough for a switch to pay. */
const SECONDS = 0.25
const PER_P95 = 8
/** Two long queries are enough. */
const ANALYTICAL_PER_P95 = 2

/** The two servers, with everything off, and the lines that they can be switched to. */
interface SwitchedServers {
  readonly run: TrialRun
  readonly lives: readonly [Arm, Arm]
  readonly lines: readonly (LineSwitch & { readonly line: number })[]
  /** Keys of variables of which connections have values of their own. */
  readonly sessionVariables: ReadonlySet<string>
}

interface OpenCell {
  readonly run: CellRun
  readonly p95Ms: number
}

export class SwitchedStates implements AsyncDisposable {
  readonly #question: Question
  readonly #laboratory: Laboratory
  readonly #servers: SwitchedServers
  readonly #opened: AsyncDisposableStack
  readonly #random: Random
  readonly #mirrored: () => PairOutcome['on']
  readonly #pairs: PairOutcome[] = []
  #looks = 0
  #pairLooks = 0
  #corners = 0
  /** Time of all looks in a cell. */
  #seconds = 0
  /** A single cell stays open from look to look. */
  #cell: OpenCell | undefined

  private constructor(
    question: Question,
    laboratory: Laboratory,
    servers: SwitchedServers,
    opened: AsyncDisposableStack,
  ) {
    this.#question = question
    this.#laboratory = laboratory
    this.#servers = servers
    this.#opened = opened
    this.#random = seededRandom(laboratory.plan.seed, SALT)
    const next = pairSource({ settings: servers.lines.length, random: this.#random })
    this.#mirrored = () => {
      const on = next()
      return [on, on.map((isOn) => !isOn)]
    }
  }

  /** Undefined if nothing can be switched, or more lines than can be told apart. */
  static async open(
    question: Question,
    laboratory: Laboratory,
    difference: ConfigurationDifference,
  ): Promise<SwitchedStates | undefined> {
    if (question.started === undefined) return undefined
    await using opened = new AsyncDisposableStack()
    const servers = await openServers(laboratory, difference, question.started, opened)
    return servers && new SwitchedStates(question, laboratory, servers, opened.move())
  }

  /** Indices of the lines that are switched. */
  get lines(): readonly number[] {
    return this.#servers.lines.map(({ line }) => line)
  }

  /** The search with one more look at every cell; undefined if the time is over, or nothing is left to see. */
  async learn(search: Search): Promise<Search | undefined> {
    const isOpen = nextGroups(search).some(({ by, state }) => by === 'switching' && state === 'open')
    // A slow server needs more looks for as many pairs.
    const nth = search.switched === null ? Math.min(this.#looks, LOOK_SECONDS.length - 1) : this.#looks
    const shareSeconds = isOpen ? LOOK_SECONDS[nth] : undefined
    if (shareSeconds !== undefined) return this.#learnShares(search, shareSeconds)
    const costly = toPair(search)
    const pairSeconds = costly.length > 0 ? PAIR_LOOK_SECONDS[this.#pairLooks++] : undefined
    if (pairSeconds === undefined) return undefined
    const states = corners(
      this.lines.length,
      costly.map((line) => this.lines.indexOf(line)),
    )
    const next = () => {
      const [first, second] = states[this.#corners++ % states.length] as PairOutcome['on']
      return this.#random() < 0.5 ? ([first, second] as const) : ([second, first] as const)
    }
    return (await this.#lookAtAll(pairSeconds, next)) ? this.#withRemovals(search, costly) : undefined
  }

  async #learnShares(search: Search, wanted: number): Promise<Search | undefined> {
    this.#looks++
    const seconds = await this.#lookAtAll(wanted, this.#mirrored)
    if (seconds === undefined) return undefined
    this.#seconds += seconds
    const shares = estimateShares(this.#pairs)
    if (shares === undefined) return search
    const learnt = learnShares(search, shares, Math.min(1, this.#seconds / LONGEST_SECONDS))
    const costly = costlyLines(learnt)
    return costly.length === 1 ? this.#withRemovals(learnt, costly) : { ...learnt, removals: new Map() }
  }

  #withRemovals(search: Search, costly: readonly number[]): Search {
    const lineOf = (place: number) => this.lines[place] ?? -1
    const places = costly.map((line) => this.lines.indexOf(line))
    const byLine = [...removals(this.#pairs, places, search.relevant)].map(
      ([place, removal]) => [lineOf(place), { ...removal, together: removal.together.map(lineOf) }] as const,
    )
    return { ...search, removals: new Map(byLine) }
  }

  /** @returns the seconds in each cell; undefined if the time does not suffice */
  async #lookAtAll(wanted: number, next: () => PairOutcome['on']): Promise<number | undefined> {
    const { cells, deadline } = this.#question
    const { testbed } = this.#laboratory
    const seconds = Math.min(wanted, (deadline - testbed.now()) / cells.length)
    if (seconds < LEAST_LOOK_SECONDS) return undefined
    for (const cell of cells) await this.#look(cell, testbed.now() + seconds, next)
    return seconds
  }

  /** Ends the loads, where settings are read back: a state that did not last explains nothing. */
  async finish(): Promise<void> {
    await this.#cell?.run.finish()
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#opened.disposeAsync()
  }

  async #look(cell: Cell, until: number, next: () => PairOutcome['on']): Promise<void> {
    const { cells } = this.#question
    const { testbed, tell } = this.#laboratory
    await using held = new AsyncDisposableStack()
    const open = this.#cell ?? (await this.#open(cell, cells.length === 1 ? this.#opened : held))
    if (cells.length === 1) this.#cell = open
    do {
      await this.#pair(cell, open, next())
      tell({ kind: 'gap' })
    } while (testbed.now() < until)
    if (cells.length > 1) await open.run.finish()
  }

  async #open(cell: Cell, held: AsyncDisposableStack): Promise<OpenCell> {
    const { run, lives, sessionVariables } = this.#servers
    const opened = held.use(await run.openCell({ cell, arms: lives }, sessionVariables))
    return { run: opened, p95Ms: (await opened.warmUp()).p95Ms }
  }

  async #pair(cell: Cell, { run, p95Ms }: OpenCell, subsets: PairOutcome['on']): Promise<void> {
    const { lines } = this.#servers
    const perP95 = cell.workload.isAnalytical ? ANALYTICAL_PER_P95 : PER_P95
    const states = subsets.map((own) => new Map(lines.flatMap((line, nth) => [...(own[nth] ? line.on : line.off)])))
    const counts = await run.runRound(states, Math.max(SECONDS, (perP95 * p95Ms) / 1000))
    const [first, second] = counts.map((count) => this.#logRate(count))
    this.#pairs.push({ on: subsets, logRates: [first ?? 0, second ?? 0] })
  }

  /** A round without any transaction is the slowest of all and must not be left out; half a one has a logarithm. */
  #logRate({ transactions, seconds, cpuSeconds = 0 }: TurnCount): number {
    return Math.log(Math.max(0.5, transactions) / (this.#laboratory.computes && cpuSeconds > 0 ? cpuSeconds : seconds))
  }
}

async function openServers(
  { testbed, plan }: Laboratory,
  difference: ConfigurationDifference,
  started: StartedSettings,
  opened: AsyncDisposableStack,
): Promise<SwitchedServers | undefined> {
  const stuck = new Set<number>()
  const switchesFrom = (settings: StartedSettings) =>
    switchesOf(difference.lines, settings).map((each, line) => (stuck.has(line) ? undefined : each))
  for (let attempt = 0; attempt < MOST_TRIES; attempt++) {
    const planned = switchesFrom(started)
    const startOnly = planned.flatMap((each, line) => (each === undefined ? [line] : []))
    const many = planned.length - startOnly.length
    if (many === 0 || many > MOST_SWITCHED) return undefined
    const hasInstruments = planned.some((each) => each !== undefined && instrumentsOf(each.on).length > 0)
    const scenario = mix(difference, startOnly, 'switched')
    // Mutexes that are made while their instrument is off never count, so the servers start with all of them.
    const live = hasInstruments ? withAllInstruments(scenario) : scenario
    const lives = [mixedArm(live), mixedArm({ ...live, name: `${live.name} too` })] as const
    // Start-only lines may have changed the values that other settings are switched from.
    const plain = startOnly.length > 0 && hasInstruments ? mixedArm(mix(difference, startOnly, 'plain')) : undefined
    const arms = [...(plain === undefined ? [] : [plain]), ...lives]
    await using attempted = new AsyncDisposableStack()
    const run = attempted.use(
      await testbed.startTrial({ number: 1, arms, cells: [] }, { ...plan, rules: ['control'], shard: null }),
    )
    const server = run.server(lives[0])
    const off =
      startOnly.length === 0 ? started.reference : plain === undefined ? server.settings : run.settingsOf(plain)
    const switches = switchesFrom({ ...started, reference: off })
    const found = await trySwitches(server, switches)
    if (found.stuck.length > 0) {
      for (const line of found.stuck) stuck.add(line)
      continue
    }
    const lines = switches.flatMap((each, line) => (each === undefined ? [] : [{ ...each, line }]))
    const base = [...(hasInstruments ? instrumentsOf(off) : []), ...lines.flatMap((each) => [...each.off])]
    await Promise.all(lives.map((each) => run.server(each).switchTo(new Map(base))))
    opened.use(attempted.move())
    const session = [...found.scopes].filter(([, scope]) => scope === 'session')
    return { run, lives, lines, sessionVariables: new Set(session.map(([name]) => keyOf('variable', name))) }
  }
  return undefined
}

function instrumentsOf(settings: Settings): [string, string][] {
  return [...settings].filter(([key]) => partsOf(key).kind === 'instrument')
}

/**
 * Asks the server for the scope of every variable, switches everything on and off again, and reads both back. @returns
 * also the lines that it cannot be switched to, or not back
 */
async function trySwitches(server: LiveServer, switches: readonly (LineSwitch | undefined)[]) {
  const among = (isIt: (own: LineSwitch) => boolean) =>
    switches.flatMap((each, line) => (each !== undefined && isIt(each) ? [line] : []))
  const scopes = await server.scopesOf(switches.flatMap((each) => (each === undefined ? [] : variablesOf(each))))
  const stuck = among((each) => variablesOf(each).some((name) => scopes.get(name) === 'start'))
  if (stuck.length > 0) return { scopes, stuck }
  const failed = new Set<string>()
  for (const side of ['on', 'off'] as const) {
    const wanted = new Map(switches.flatMap((each) => [...(each?.[side] ?? [])]))
    for (const { key } of [...(await server.switchTo(wanted)), ...(await server.readBack())]) failed.add(key)
  }
  return { scopes, stuck: among(({ on }) => [...on.keys()].some((key) => failed.has(key))) }
}
