/**
 * Measures the trials of a run one after the other, each on servers that are restarted. Every measurement is saved at
 * once, as a line of a file.
 */
import { isDeepStrictEqual } from 'node:util'
import { count } from '../core/figures.ts'
import type { Measurement, RunLine } from '../core/measurement/measurement.ts'
import { cellShare, leastBlocks, leastCellSeconds } from '../core/plan/budget.ts'
import { type Arm, armName, type Cell, type Plan, type Trial, type TrialCell } from '../core/plan/plan.ts'
import { type IsStillNeeded, planTrial } from '../core/plan/plan-trial.ts'
import { alternatingTurns, blockSecondsWithGap, longerTurns, rotatingTurns, shorterTurns } from '../core/plan/turns.ts'
import type { Tell } from '../core/progress/progress-event.ts'
import type { Settings } from '../core/switching/switchable-settings.ts'
import { LEAST_LOOK_BLOCKS, LOOK_GROWTH } from '../core/verdict/alpha.ts'
import type { Warning } from '../core/warnings/warnings.ts'
import type { Timekeeper } from '../edges/machine/timekeeper.ts'
import type { Testbed, TrialRun } from '../edges/testbed/testbed.ts'
import { MeasurementError } from '../errors.ts'

/** Minimum number of blocks before a look judges whether the rest of the cell's time can still decide anything. */
const LEAST_CHANCE_BLOCKS = 4

export interface MeasureEdges {
  readonly testbed: Testbed
  /** Writes measured lines at once, so that a run that is stopped can go on with them; default: none is written. */
  readonly save?: (lines: readonly RunLine[]) => void
  readonly tell: Tell
  /** Times of the run's steps; default: none. */
  readonly timeline?: Timekeeper
  /** Trials that earlier groups of scenarios took, so that the trials of this group are numbered on; default: 0. */
  readonly trialsBefore?: number
  /** Lines that this run measured before it was stopped; default: none. */
  readonly before?: readonly RunLine[]
}

/**
 * The end of a trial, and the number of all trials. Both are set once the trial's servers have started, because only
 * then is it known how long starts take.
 */
export interface Schedule {
  /** End of the trial, on the testbed's clock. */
  readonly until: number
  readonly trials: number
  /** Seconds of each cell's turns, however long its warm-up takes; default: what is left until the end. */
  readonly turnSeconds?: number
  /** Multiple of the usual length of turns; default: 1. */
  readonly stretch?: number
}

/** The servers of a trial, once they have started. */
export interface TrialServers {
  /** Seconds that it took to start all of them. */
  readonly startSeconds: number
  readonly servers: number
}

/** Decides during a trial whether measuring a cell further would show anything new. */
interface LookWithin {
  /** Decides before the cell is opened. */
  readonly wants: (planned: TrialCell) => boolean
  /** Decides in the middle of the cell, by a look at the measurements so far, when this share of its time is over. */
  readonly within: (planned: TrialCell, share: number) => boolean
  /** Decides while there are too few blocks for such a look. */
  readonly hasChance: (planned: TrialCell, share: number) => boolean
  /** What the trial leaves out after this failure: an arm of the cell, or the whole cell; undefined: the trial ends. */
  readonly leavesOut: (planned: TrialCell, failure: MeasurementError) => Arm | 'all' | undefined
}

const NO_LOOKS: LookWithin = {
  wants: () => true,
  within: () => true,
  hasChance: () => true,
  leavesOut: () => undefined,
}

/** A cell that cannot be measured, or a scenario that cannot be measured in one cell. */
type LostLoad = Warning<'load-not-measured' | 'scenario-without-load'>

export const NOTHING_MEASURED: Measurement = { lines: [], warnings: [], measuredSeconds: 0 }

export class Trials {
  readonly #edges: MeasureEdges
  /** The measurement of all trials so far. */
  measurement = NOTHING_MEASURED
  /** The settings of each arm's server after its latest start, by the arm's name. */
  settings: ReadonlyMap<string, Settings> = new Map()
  /** Number of the latest trial. */
  number = 0
  /** Measured lines of the latest trial. */
  #begun: RunLine[] = []
  #isMeasuring = false
  /** Loads that cannot be measured, either at all or with one scenario. No later trial tries them again. */
  #lost: readonly LostLoad[] = []
  /** If a stopped run goes on, its trials are numbered on from those that it has measured. */
  constructor(edges: MeasureEdges) {
    this.#edges = edges
    this.#join(edges.before ?? [], [])
    this.number = edges.before?.at(-1)?.trial ?? 0
  }

  /** All measurements, including the current trial. */
  get lines(): readonly RunLine[] {
    return this.#isMeasuring ? [...this.measurement.lines, ...this.#begun] : this.measurement.lines
  }

  /**
   * Keeps the line of a look in its place among the measured lines, so that a replay takes the look after the same
   * measurements.
   */
  keep(line: RunLine): void {
    this.#keep([line])
    if (this.#isMeasuring) this.#begun.push(line)
    else this.measurement = { ...this.measurement, lines: [...this.measurement.lines, line] }
  }

  /**
   * Measures the next trial in which an arm is still needed. Each cell has only the arms that are needed in it.
   *
   * @param schedule called with the trial's number once its servers have started
   * @returns false if nothing is needed any more
   * @throws MeasurementError or UserError if a server does not start or fails; the trial then counts, and has no lines
   */
  async measure(
    plan: Plan,
    isStillNeeded: IsStillNeeded,
    schedule: (servers: TrialServers, number: number) => Schedule,
    look: LookWithin = NO_LOOKS,
  ): Promise<boolean> {
    const isWanted: IsStillNeeded = (arm, cell, number) => !this.#isLost(arm, cell) && isStillNeeded(arm, cell, number)
    const trial = planTrial(plan, this.number + 1, isWanted)
    if (trial === undefined) return false
    this.number = trial.number
    this.#begun = []
    this.#isMeasuring = true
    try {
      const { warnings, settings } = await this.#measureTrial(plan, trial, schedule, look)
      this.#join(this.#begun, warnings)
      this.settings = new Map([...this.settings, ...settings])
      return true
    } finally {
      this.#isMeasuring = false
    }
  }

  async #measureTrial(
    plan: Plan,
    trial: Trial,
    schedule: (servers: TrialServers, number: number) => Schedule,
    look: LookWithin,
  ) {
    const { testbed, timeline } = this.#edges
    const began = testbed.now()
    timeline?.enter({ step: 'start', trial: this.#numberOfRun })
    await using opened = new AsyncDisposableStack()
    opened.defer(() => timeline?.enter({ step: 'judge' }))
    const run = opened.use(await testbed.startTrial(trial, plan))
    opened.defer(() => timeline?.enter({ step: 'stop', trial: this.#numberOfRun }))
    this.#save(run.arms)
    const settings = trial.arms.map((arm) => [armName(arm), run.settingsOf(arm)] as const)
    const servers = new Set(run.arms.map(({ host, scenario, revision }) => host ?? `${scenario} ${revision}`)).size
    const startSeconds = testbed.now() - began
    const due = schedule({ startSeconds, servers }, trial.number)
    const least = trial.cells.map(({ cell }) => leastCellSeconds(plan, cell, leastBlocks(due.trials)))
    const lost: Warning<LostLoad['code']>[] = []
    for (const [index, planned] of trial.cells.entries()) {
      if (!look.wants(planned)) continue
      const until = testbed.now() + cellShare(due.until - testbed.now(), least.slice(index))
      lost.push(...(await this.#measureWhatRuns(plan, planned, run, { ...due, until }, look)))
    }
    return { warnings: [...run.warnings, ...lost], settings }
  }

  /**
   * @returns warnings of what the cell lost: scenarios that do not run in it, or all of it
   * @throws MeasurementError if the trial cannot go on without them
   */
  async #measureWhatRuns(
    plan: Plan,
    planned: TrialCell,
    run: TrialRun,
    schedule: Schedule,
    look: LookWithin,
  ): Promise<Warning<LostLoad['code']>[]> {
    const lines = this.#begun.length
    try {
      await this.#measureCell(plan, planned, run, schedule, look)
      return []
    } catch (error) {
      if (!(error instanceof MeasurementError)) throw error
      const cell = { workload: planned.cell.workload.name, threads: planned.cell.threads }
      const { isOfCell = false, refused } = error.failure
      if (isOfCell) return this.#lose({ code: 'load-not-measured', ...cell, why: error.message })
      const arm = look.leavesOut(planned, error)
      if (arm === undefined || (await run.isAlive?.()) === false) throw error
      const why = refused?.says ?? error.message
      if (arm === 'all') {
        const lost = this.#lose({ code: 'load-not-measured', ...cell, why })
        if (plan.cells.every((each) => this.#isLost(plan.arms[0], each))) throw error
        return lost
      }
      const { name } = arm.scenario
      const lost = this.#lose({ code: 'scenario-without-load', scenario: name, ...cell, why })
      // A cell that has measured something is not begun again. Later trials measure its other scenarios.
      if (this.#begun.length > lines) return lost
      const arms = planned.arms.filter(({ scenario }) => scenario.name !== name)
      return [...lost, ...(await this.#measureWhatRuns(plan, { ...planned, arms }, run, schedule, look))]
    }
  }

  #lose<Lost extends LostLoad>(lost: Lost): Lost[] {
    this.#lost = [...this.#lost, lost]
    return [lost]
  }

  #isLost({ scenario }: Arm, { workload, threads }: Cell): boolean {
    return this.#lost.some(
      (lost) =>
        lost.workload === workload.name &&
        lost.threads === threads &&
        (lost.code === 'load-not-measured' || lost.scenario === scenario.name),
    )
  }

  async #measureCell(
    plan: Plan,
    planned: TrialCell,
    run: TrialRun,
    { until, trials, turnSeconds, stretch = 1 }: Schedule,
    look: LookWithin,
  ): Promise<void> {
    const { testbed, tell, timeline } = this.#edges
    const { workload, threads } = planned.cell
    const place = { trial: this.number, workload: workload.name, threads }
    const span = { ...place, trial: this.#numberOfRun }
    timeline?.enter({ step: 'connect', ...span })
    await using cellRun = await run.openCell(planned)
    tell({ kind: 'phase', phase: { code: 'warm-up', ...place } })
    timeline?.enter({ step: 'warm-up', ...span })
    const pace = await cellRun.warmUp()
    tell({ kind: 'phase', phase: { code: 'measure', ...place } })
    const arms = planned.arms.length
    const usual = cellRun.isRotating
      ? rotatingTurns(pace, arms, workload.isAnalytical)
      : alternatingTurns(pace, workload.isAnalytical)
    const least = leastBlocks(trials)
    const left = turnSeconds ?? until - testbed.now()
    const turns = shorterTurns(longerTurns(usual, stretch), pace, arms, left / least)
    const perBlock = blockSecondsWithGap(arms, turns)
    if (least * perBlock > plan.budgetSeconds)
      throw new MeasurementError(
        `the budget of ${Math.floor(plan.budgetSeconds)} s is too small for ${workload.name} at ${count(threads, 'thread')}: ` +
          `its turns are so long that the fewest blocks take ${Math.ceil(least * perBlock)} s; raise --budget or lower --threads`,
        { step: 'plan turns' },
      )
    let done = 0
    const began = testbed.now()
    const isDue = dueLooks(began, least)
    const shareOver = () => (testbed.now() - began) / Math.max(perBlock * least, left)
    timeline?.enter({ step: 'measure', ...span })
    await cellRun.runBlocks(
      Math.max(least, Math.floor(left / perBlock)),
      turns,
      (block) => {
        done += 1
        this.#save(block)
      },
      () => {
        const goesOn = isDue(done, testbed.now())
          ? look.within(planned, shareOver())
          : done < LEAST_CHANCE_BLOCKS || done >= LEAST_LOOK_BLOCKS || look.hasChance(planned, shareOver())
        tell({ kind: 'gap' })
        return goesOn
      },
    )
    timeline?.enter({ step: 'end', ...span })
    this.#save(await cellRun.finish())
    look.within(planned, shareOver())
  }

  #save(lines: readonly RunLine[]): void {
    this.#begun.push(...lines)
    this.#keep(lines)
  }

  /** Saved lines have the number of their trial in the whole run, while looks count the trials of their group. */
  #keep(lines: readonly RunLine[]): void {
    const { save, trialsBefore = 0 } = this.#edges
    save?.(trialsBefore === 0 ? lines : lines.map((line) => ({ ...line, trial: trialsBefore + line.trial })))
  }

  /** The current trial's number in the whole run. */
  get #numberOfRun(): number {
    return (this.#edges.trialsBefore ?? 0) + this.number
  }

  #join(lines: readonly RunLine[], warnings: readonly Warning[]): void {
    const before = this.measurement
    const isNew = (warning: Warning) => !before.warnings.some((other) => isDeepStrictEqual(other, warning))
    const seconds = lines.reduce((sum, line) => sum + (line.kind === 'slice' ? line.seconds : 0), 0)
    this.measurement = {
      lines: [...before.lines, ...lines],
      // Every trial repeats the warnings about options of the same arms, so only new ones are added.
      warnings: [...before.warnings, ...warnings.filter(isNew)],
      measuredSeconds: before.measuredSeconds + seconds,
    }
  }
}

/**
 * Schedules the looks within a cell, by the number of finished blocks and the time on the testbed's clock. The first
 * look comes after enough blocks to show their noise, and each further look after a quarter more time. Looks share the
 * permitted rate of wrong verdicts, so more looks would each find fewer effects.
 */
function dueLooks(began: number, least: number): (blocks: number, now: number) => boolean {
  let due = began
  return (blocks, now) => {
    if (blocks < Math.max(least, LEAST_LOOK_BLOCKS) || now < due) return false
    due = began + LOOK_GROWTH * (now - began)
    return true
  }
}
