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
import { type Cell, mixedArm } from '../../core/plan/plan.ts'
import { seededRandom } from '../../core/plan/random.ts'
import { withAllInstruments } from '../../core/switching/instruments.ts'
import { keyOf, partsOf, type Settings } from '../../core/switching/switchable-settings.ts'
import type { CellRun, LiveServer, TurnCount } from '../../edges/testbed/testbed.ts'
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

interface OpenCell {
  readonly run: CellRun
  readonly p95Ms: number
}

/** Undefined if nothing can be switched, or more lines than can be told apart. */
export async function openStates(question: Question, laboratory: Laboratory, difference: ConfigurationDifference) {
  const { started, cells, deadline } = question
  const { testbed, tell, computes } = laboratory
  if (started === undefined) return undefined
  await using opening = new AsyncDisposableStack()
  const servers = await openServers(laboratory, difference, started, opening)
  if (servers === undefined) return undefined
  const opened = opening.move()
  /** Indices of the lines that are switched. */
  const lines = servers.lines.map(({ line }) => line)
  const random = seededRandom(laboratory.plan.seed, SALT)
  const nextSubset = pairSource({ settings: lines.length, random })
  const pairs: PairOutcome[] = []
  let [looks, pairLooks, cornersSeen] = [0, 0, 0]
  /** Time of all looks in a cell. */
  let secondsSoFar = 0
  /** A single cell stays open from look to look. */
  let single: OpenCell | undefined

  const mirrored = (): PairOutcome['on'] => {
    const on = nextSubset()
    return [on, on.map((isOn) => !isOn)]
  }

  const openCell = async (cell: Cell, held: AsyncDisposableStack): Promise<OpenCell> => {
    const { run, lives, sessionVariables } = servers
    const cellRun = held.use(await run.openCell({ cell, arms: lives }, sessionVariables))
    return { run: cellRun, p95Ms: (await cellRun.warmUp()).p95Ms }
  }

  /** A round without any transaction is the slowest of all and must not be left out; half a one has a logarithm. */
  const logRate = ({ transactions, seconds, cpuSeconds = 0 }: TurnCount) =>
    Math.log(Math.max(0.5, transactions) / (computes && cpuSeconds > 0 ? cpuSeconds : seconds))

  const runPair = async (cell: Cell, { run, p95Ms }: OpenCell, subsets: PairOutcome['on']): Promise<void> => {
    const perP95 = cell.workload.isAnalytical ? ANALYTICAL_PER_P95 : PER_P95
    const states = subsets.map(
      (own) => new Map(servers.lines.flatMap((line, nth) => [...(own[nth] ? line.on : line.off)])),
    )
    const counts = await run.runRound(states, Math.max(SECONDS, (perP95 * p95Ms) / 1000))
    const [first = 0, second = 0] = counts.map(logRate)
    pairs.push({ on: subsets, logRates: [first, second] })
  }

  const lookAt = async (cell: Cell, until: number, next: () => PairOutcome['on']): Promise<void> => {
    await using held = new AsyncDisposableStack()
    const open = single ?? (await openCell(cell, cells.length === 1 ? opened : held))
    if (cells.length === 1) single = open
    do {
      await runPair(cell, open, next())
      tell({ kind: 'gap' })
    } while (testbed.now() < until)
    if (cells.length > 1) await open.run.finish()
  }

  /** @returns the seconds in each cell; undefined if the time does not suffice */
  const lookAtAll = async (wanted: number, next: () => PairOutcome['on']): Promise<number | undefined> => {
    const seconds = Math.min(wanted, (deadline - testbed.now()) / cells.length)
    if (seconds < LEAST_LOOK_SECONDS) return undefined
    for (const cell of cells) await lookAt(cell, testbed.now() + seconds, next)
    return seconds
  }

  const withRemovals = (search: Search, costly: readonly number[]): Search => {
    const lineOf = (place: number) => lines[place] ?? -1
    const places = costly.map((line) => lines.indexOf(line))
    const byLine = [...removals(pairs, places, search.relevant)].map(
      ([place, removal]) => [lineOf(place), { ...removal, together: removal.together.map(lineOf) }] as const,
    )
    return { ...search, removals: new Map(byLine) }
  }

  const learnAllShares = async (search: Search, wanted: number): Promise<Search | undefined> => {
    looks++
    const seconds = await lookAtAll(wanted, mirrored)
    if (seconds === undefined) return undefined
    secondsSoFar += seconds
    const shares = estimateShares(pairs)
    if (shares === undefined) return search
    const learnt = learnShares(search, shares, Math.min(1, secondsSoFar / LONGEST_SECONDS))
    const costly = costlyLines(learnt)
    return costly.length === 1 ? withRemovals(learnt, costly) : { ...learnt, removals: new Map() }
  }

  return {
    lines,
    /** The search with one more look at every cell; undefined if the time is over, or nothing is left to see. */
    learn: async (search: Search): Promise<Search | undefined> => {
      const isOpen = nextGroups(search).some(({ by, state }) => by === 'switching' && state === 'open')
      // A slow server needs more looks for as many pairs.
      const nth = search.switched === null ? Math.min(looks, LOOK_SECONDS.length - 1) : looks
      const shareSeconds = isOpen ? LOOK_SECONDS[nth] : undefined
      if (shareSeconds !== undefined) return learnAllShares(search, shareSeconds)
      const costly = toPair(search)
      const pairSeconds = costly.length > 0 ? PAIR_LOOK_SECONDS[pairLooks++] : undefined
      if (pairSeconds === undefined) return undefined
      const states = corners(
        lines.length,
        costly.map((line) => lines.indexOf(line)),
      )
      const next = () => {
        const [first, second] = states[cornersSeen++ % states.length] as PairOutcome['on']
        return random() < 0.5 ? ([first, second] as const) : ([second, first] as const)
      }
      return (await lookAtAll(pairSeconds, next)) ? withRemovals(search, costly) : undefined
    },
    /** Ends the loads, where settings are read back: a state that did not last explains nothing. */
    finish: () => single?.run.finish(),
    [Symbol.asyncDispose]: () => opened.disposeAsync(),
  }
}

/**
 * Starts the two servers, with everything off. @returns also the lines that they can be switched to, and keys of the
 * variables of which connections have values of their own; undefined if nothing can be switched
 */
async function openServers(
  { testbed, plan }: Laboratory,
  difference: ConfigurationDifference,
  started: StartedSettings,
  opened: AsyncDisposableStack,
) {
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
