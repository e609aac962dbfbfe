/** A testbed without servers: transactions drawn from a model of effect and noise, on a clock of its own. */
import type { CellTotals, ProbeLine, Slice } from '../../src/core/measurement/measurement.ts'
import type { Arm, Cell, Plan, Trial, TrialCell } from '../../src/core/plan/plan.ts'
import { type Random, seededRandom } from '../../src/core/plan/random.ts'
import { blockSeconds, blocksPerProbe, type Turns } from '../../src/core/plan/turns.ts'
import { at } from '../../src/core/stats/vectors.ts'
import type { CellRun, Testbed, TrialRun } from '../../src/edges/testbed/testbed.ts'
import { normal } from '../builders.ts'
import { type FakeCosting, FakeCosts } from './fake-costs.ts'
import { type FakeStatement, FakeStatements, speedBy } from './fake-statements.ts'
import { type Analysed, Playback, type StartMove } from './playback.ts'

/** Effect of a new server start on ln QPS. */
export interface StartModel {
  /** Standard deviation from start to start, or as it was recorded. */
  readonly start: number | 'as recorded'
  /** Share of the starts that are of another kind, and by how much of ln QPS these are slower; default: none. */
  readonly kinds?: { readonly share: number; readonly slower: number }
}

export interface NoiseModel extends StartModel {
  readonly start: number
  /** Standard deviation of ln QPS from slice to slice. */
  readonly slice: number
  /** Share of slices hit by a dip of 20 to 40%. */
  readonly dips: number
  /** Standard deviation of a slow drift common to all arms, time constant 60 s. */
  readonly drift: number
  /** Share of the seconds in which neighbours take a fifth of the CPUs, which probes see; default: no probes. */
  readonly disturbed?: number
  /**
   * Standard deviation of spells, in ln QPS: within a start, an arm is faster or slower for about ten seconds; default:
   * none.
   */
  readonly spells?: number
}

/** Noise of blocks that were recorded on real servers. */
export interface RecordedNoise extends StartModel {
  readonly recorded: Analysed
}

/** Figures of quiet, typical and noisy are for slices of 100 ms as seen on two-CPU machines. */
export const NOISE: Readonly<Record<string, NoiseModel>> = {
  quiet: { slice: 0.03, dips: 0.03, start: 0.005, drift: 0.01 },
  typical: { slice: 0.045, dips: 0.12, start: 0.005, drift: 0.03 },
  noisy: { slice: 0.08, dips: 0.25, start: 0.005, drift: 0.05 },
  drifting: { slice: 0.04, dips: 0.05, start: 0.005, drift: 0.15 },
  'starts differ by 1%': { slice: 0.045, dips: 0.05, start: 0.01, drift: 0.03 },
  'starts differ by 1.8%': { slice: 0.03, dips: 0.03, start: 0.018, drift: 0.01 },
  'starts differ by 2%': { slice: 0.045, dips: 0.05, start: 0.02, drift: 0.03 },
  'starts of two kinds': { slice: 0.045, dips: 0.05, start: 0.005, drift: 0.03, kinds: { share: 0.15, slower: 0.07 } },
  // The blocks before and after a disturbed probe count as disturbed, so here more than half of all do.
  disturbed: { slice: 0.045, dips: 0.05, start: 0.005, drift: 0.03, disturbed: 0.45 },
  'spells of ten seconds': { slice: 0.03, dips: 0.03, start: 0.005, drift: 0.01, spells: 0.015 },
}

export interface FakeRequest {
  readonly noise: NoiseModel | RecordedNoise
  /** ln of the true QPS ratio of an arm to the control; 0 where nothing is really different. */
  readonly effect: (arm: Arm, cell: Cell) => number
  /** Whether a slower arm waits longer, and takes no more CPU time; only recordings tell the two apart. Default: no. */
  readonly waits?: boolean | undefined
  readonly seed: number
  /** True transactions per second of the control. */
  readonly rate?: number
  /** Seconds that starting a trial's servers takes. */
  readonly startSeconds?: number | undefined
  /** Statements of every load, which determine the arms' speed; default: none is counted. */
  readonly statements?: readonly FakeStatement[]
  /** Costs of transactions other than time; default: none is known. */
  readonly costing?: FakeCosting | undefined
}

const DRIFT_SECONDS = 60
const SPELL_SECONDS = 10
/** Seconds of the slices that a model's figures are for; longer slices scatter less. */
const MODELLED_SECONDS = 0.1
const P95_MS = 3
/** Noise of a slice in a disturbed second, beyond the machine's usual noise. */
const DISTURBED_NOISE = 0.15
const STOLEN = 0.2
const QUERIES = 16
/** Share of its CPUs that sysbench keeps busy. */
const CLIENT_BUSY = 0.3
const PACE = { p95Ms: P95_MS, computes: true, switchMs: 0 }

export function fakeTestbed({
  noise,
  effect,
  waits = false,
  seed,
  rate = 2000,
  startSeconds = 2,
  statements = [],
  costing,
}: FakeRequest): Testbed {
  const [random, costRandom] = [seededRandom(seed, 77), seededRandom(seed, 78)]
  const clock: Clock = { seconds: 0, drift: 0, probed: 0, isDisturbed: false }
  if ('drift' in noise) clock.drift = noise.drift * normal(random)
  return {
    now: () => clock.seconds,
    startTrial: async (trial: Trial, _plan: Plan): Promise<TrialRun> => {
      clock.seconds += startSeconds
      const costs = costing && new FakeCosts(costing, trial.arms, costRandom)
      const starts = new Map(trial.arms.map((arm) => [arm, startMove(noise, random)]))
      return {
        arms: [],
        warnings: [],
        settingsOf: () => new Map(),
        openCell: async ({ cell, arms }: TrialCell) => {
          const moves = arms.map((arm) => ({
            start: starts.get(arm) ?? { byTime: 0, byCpu: 0 },
            effect: effect(arm, cell),
            waits,
          }))
          if ('recorded' in noise)
            return recordedCell({ trial, cell, arms, moves, recorded: noise.recorded, random, clock })
          const base = (arm: Arm) =>
            Math.log(rate) + effect(arm, cell) + speedBy(statements, arm) + (starts.get(arm)?.byTime ?? 0)
          const counted = new FakeStatements(statements, noise.start, random)
          const spells = new Map<Arm, number>()
          return fakeCell({ trial, cell, arms, base, noise, random, clock, spells, statements: counted, costs })
        },
        [Symbol.asyncDispose]: async () => {},
      }
    },
  }
}

interface Clock {
  seconds: number
  drift: number
  /** The second of the last probe. */
  probed: number
  isDisturbed: boolean
}

function startMove(noise: NoiseModel | RecordedNoise, random: Random): StartMove {
  const { start, kinds } = noise
  const slower = kinds !== undefined && random() < kinds.share ? kinds.slower : 0
  const moves = 'recorded' in noise ? noise.recorded.moves : []
  if (start === 'as recorded') return moves[Math.floor(random() * moves.length)] ?? { byTime: 0, byCpu: 0 }
  const moved = start * normal(random) - slower
  return { byTime: moved, byCpu: moved }
}

/** The inputs from which a slice is drawn. */
type Drawn = Pick<FakeCell, 'base' | 'noise' | 'random' | 'clock' | 'spells'>

interface FakeCell {
  readonly trial: Trial
  readonly cell: Cell
  readonly arms: readonly Arm[]
  readonly base: (arm: Arm) => number
  readonly noise: NoiseModel
  readonly random: Random
  readonly clock: Clock
  /** The current spell of each arm, in ln QPS. */
  readonly spells: Map<Arm, number>
  readonly statements: FakeStatements
  /** Costs other than time; undefined if none are known. */
  readonly costs: FakeCosts | undefined
}

function fakeCell(fake: FakeCell): CellRun {
  const { trial, cell, arms, clock, statements, costs } = fake
  const place = { trial: trial.number, workload: cell.workload.name, threads: cell.threads }
  let turns: Turns = { turnMs: 1, rounds: 1, switchMs: 0 }
  let blocks = 0
  const counts = new Map(arms.map((arm) => [arm, 0]))
  return {
    isRotating: true,
    warmUp: async () => {
      clock.seconds += 0.2 + 0.3 * arms.length
      return PACE
    },
    runBlocks: async (wanted, given, save, goesOn = () => true) => {
      turns = given
      const every = blocksPerProbe(arms.length, turns)
      const seconds = blockSeconds(1, turns)
      for (let block = 0; block < wanted; block++) {
        if (block > 0 && block % every === 0 && !goesOn()) return
        blocks += 1
        const at = clock.seconds
        save([
          ...probed(fake, { ...place, block }),
          ...arms.map((arm, nth): Slice => {
            const transactions = drawTransactions(fake, arm, { seconds, isFirst: nth === 0 })
            counts.set(arm, (counts.get(arm) ?? 0) + transactions)
            const { scenario, revision } = arm
            const drawn = {
              ...{ seconds, transactions, ...statements.draw(arm, { seconds, transactions }) },
              ...costs?.block(arm, transactions),
            }
            return { kind: 'slice', ...place, scenario: scenario.name, revision, block, at, ...drawn }
          }),
        ])
      }
    },
    finish: async () => {
      const seconds = blocks * blockSeconds(1, turns)
      return arms.map((arm) => ({
        ...totalsOf(place, arm, { transactions: counts.get(arm) ?? 0, seconds, turnMs: turns.turnMs }),
        ...statements.totalsOf(arm),
        ...costs?.cell(arm, counts.get(arm) ?? 0),
      }))
    },
    [Symbol.asyncDispose]: async () => {},
  }
}

interface RecordedCell extends Pick<FakeCell, 'trial' | 'cell' | 'arms' | 'random' | 'clock'> {
  readonly recorded: Analysed
  /** Start and effect of each arm, in the order of `arms`. */
  readonly moves: Parameters<Playback['next']>[0]
}

/** A cell that plays recorded blocks, with turns as long as they were recorded. */
function recordedCell({ trial, cell, arms, moves, recorded, random, clock }: RecordedCell): CellRun {
  const { computes, p95Ms, blockSeconds: recordedSeconds, starts } = recorded.recording
  const place = { trial: trial.number, workload: cell.workload.name, threads: cell.threads }
  const playback = new Playback(recorded, random)
  const seconds = (recordedSeconds * arms.length) / (starts[0]?.[0]?.length ?? 1)
  const totals = new Map(arms.map((arm) => [arm, { transactions: 0, seconds: 0 }]))
  let turnMs = 1
  return {
    isRotating: true,
    warmUp: async () => {
      clock.seconds += 0.2 + 0.3 * arms.length
      return { computes, p95Ms, switchMs: 0 }
    },
    runBlocks: async (wanted, turns, save, goesOn = () => true) => {
      turnMs = turns.turnMs
      const every = blocksPerProbe(arms.length, turns)
      for (let block = 0; block < wanted; block++) {
        if (block > 0 && block % every === 0 && !goesOn()) return
        const works = playback.next(moves)
        save(
          arms.map((arm, nth): Slice => {
            const work = at(works, nth)
            const total = totals.get(arm) ?? { transactions: 0, seconds: 0 }
            total.transactions += work.transactions
            total.seconds += work.seconds
            const { scenario, revision } = arm
            return { kind: 'slice', ...place, scenario: scenario.name, revision, block, at: clock.seconds, ...work }
          }),
        )
        clock.seconds += seconds
      }
    },
    finish: async () => arms.map((arm) => totalsOf(place, arm, { ...(totals.get(arm) ?? NOTHING), turnMs })),
    [Symbol.asyncDispose]: async () => {},
  }
}

const NOTHING = { transactions: 0, seconds: 0 }

function totalsOf(
  place: Pick<CellTotals, 'trial' | 'workload' | 'threads'>,
  { scenario, revision }: Arm,
  {
    transactions,
    seconds,
    turnMs,
  }: { readonly transactions: number; readonly seconds: number; readonly turnMs: number },
): CellTotals {
  return {
    kind: 'cell',
    ...place,
    scenario: scenario.name,
    revision,
    queriesPerTransaction: QUERIES,
    transactions: Math.round(transactions),
    errors: 0,
    serverCpuSeconds: 1,
    clientCpuSeconds: CLIENT_BUSY * seconds,
    turnSeconds: seconds,
    turnMs,
    latency: [],
  }
}

/** Once a second, the line of a probe about the second that ends; then draws whether the next one is disturbed. */
function probed(
  { noise, random, clock }: FakeCell,
  place: Pick<ProbeLine, 'trial' | 'workload' | 'threads' | 'block'>,
) {
  if (noise.disturbed === undefined || Math.floor(clock.seconds) === clock.probed) return []
  const stolen = clock.isDisturbed ? STOLEN : 0
  clock.probed = Math.floor(clock.seconds)
  clock.isDisturbed = random() < noise.disturbed
  if (place.block === 0) return []
  const probe: ProbeLine = { kind: 'probe', ...place, at: clock.seconds, coreMicros: 1500, memoryMicros: 3500, stolen }
  return [probe]
}

/** How long an arm's slice is, in seconds, and whether it is the first of those that alternate. */
interface DrawnRun {
  readonly seconds: number
  readonly isFirst: boolean
}

function drawTransactions(drawn: Drawn, arm: Arm, { seconds, isFirst }: DrawnRun): number {
  const { base, noise, random, clock } = drawn
  clock.seconds += seconds
  const spell = nextSpell(drawn, arm, seconds)
  if (isFirst) {
    // Ornstein–Uhlenbeck: stationary with the model's spread. Arms that alternate in turns of milliseconds drift
    // together.
    const keep = Math.exp(-seconds / DRIFT_SECONDS)
    clock.drift = keep * clock.drift + Math.sqrt(1 - keep ** 2) * noise.drift * normal(random)
  }
  const times = MODELLED_SECONDS / seconds
  const dip = random() < noise.dips ? Math.log(1 - (0.2 + 0.2 * random()) * Math.min(1, times)) : 0
  const own = (noise.slice + (clock.isDisturbed ? DISTURBED_NOISE : 0)) * Math.sqrt(times)
  const rate = Math.exp(base(arm) + clock.drift + spell + dip + own * normal(random))
  return Math.max(1, Math.round(rate * seconds))
}

/** Draws an arm's spell after its slice. Spells also go on while the other arms have their turns. */
function nextSpell({ noise: { spells: spread = 0 }, random, spells }: Drawn, arm: Arm, seconds: number): number {
  if (spread === 0) return 0
  const before = spells.get(arm)
  const keep = before === undefined ? 0 : Math.exp((-seconds * Math.max(1, spells.size)) / SPELL_SECONDS)
  const spell = keep * (before ?? 0) + Math.sqrt(1 - keep ** 2) * spread * normal(random)
  spells.set(arm, spell)
  return spell
}
