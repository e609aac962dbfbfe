/** Looks during a run: their decisions, and the cells that must be measured on. */
import { compare, type RunComparisons } from '../core/comparison/compare.ts'
import { vagueStatements } from '../core/comparison/statement-effects.ts'
import { MeasuredBlocks } from '../core/measurement/blocks.ts'
import type { LookLine } from '../core/measurement/measurement.ts'
import type { Arm, Cell, Plan, PlannedCell } from '../core/plan/plan.ts'
import type { GatePolicy, Suite } from '../core/suite/suite.ts'
import { decide, withoutDoubtful } from '../core/verdict/decide.ts'
import type { Standings } from '../core/verdict/decision-state.ts'
import { lookAt, replay } from '../core/verdict/replay.ts'
import { isStillNeeded, isSuspected, needsMore } from '../core/verdict/still-needed.ts'
import type { Trials } from './trials.ts'

type IsStillNeeded = (arm: Arm, cell: Cell) => boolean

export interface LookEdges {
  readonly done: Trials
  /** Share of the planned time that is over. */
  readonly share: () => number
  /** Whether no trial is planned after this one. */
  readonly isLast: () => boolean
  /** Called after every look with its comparisons. */
  readonly seen: (seen: RunComparisons) => void
}

export class Looks {
  readonly #plan: Plan
  readonly #policy: GatePolicy
  readonly #precision: number | undefined
  readonly #done: Trials
  readonly #share: () => number
  readonly #isLast: () => boolean
  readonly #seen: (seen: RunComparisons) => void
  #standings: Standings = new Map()
  #measured = new MeasuredBlocks()
  #compared: RunComparisons

  constructor(
    plan: Plan,
    { gate, precision }: Pick<Suite, 'gate' | 'precision'>,
    { done, share, isLast, seen }: LookEdges,
  ) {
    this.#plan = plan
    this.#policy = gate
    this.#precision = precision
    this.#done = done
    this.#share = share
    this.#isLast = isLast
    this.#seen = seen
    this.#compared = compare(plan, new MeasuredBlocks())
  }

  get standings(): Standings {
    return this.#standings
  }

  /** By all trials. */
  get compared(): RunComparisons {
    return this.#compared
  }

  /** Whether a cell of the trial would show anything new, asked before it is opened. */
  readonly wants = (planned: PlannedCell): boolean =>
    // All cells are measured if there was no look, or nothing to decide, such as for only a control and its twin.
    this.#standings.size === 0 || this.#needsMore(this.#compared, planned)

  /** Looks at a cell that is being measured. @returns whether the rest of its time would show anything new */
  readonly within = (planned: PlannedCell): boolean => {
    const { workload, threads } = planned.cell
    const seen = this.#take({ workload: workload.name, threads })
    return this.#needsMore(seen, planned)
  }

  afterTrial(): void {
    this.#compared = this.#take({ workload: null, threads: null })
  }

  /**
   * Time in seconds until every open comparison would be decided, estimated from the measurements so far; null if
   * nothing is open, or no time would suffice.
   */
  secondsToDecide(secondsOver: number): number | null {
    const { measuredSeconds } = this.#done.measurement
    const { comparisons } = decide(this.#compared, this.#standings, this.#policy, measuredSeconds)
    const sufficient = comparisons.flatMap((each) => each.sufficientSeconds ?? [])
    return sufficient.length === 0 || measuredSeconds === 0
      ? null
      : Math.max(...sufficient) * (secondsOver / measuredSeconds)
  }

  /** Takes all looks again after a trial that broke off: also at the cells that it completed. */
  takeAgain(trials: number): void {
    const { lines } = this.#done.measurement
    this.#standings = replay({ plan: this.#plan, lines, trials, policy: this.#policy }).standings
  }

  /** Cells that are measured on while there is time. */
  wanted(): IsStillNeeded {
    // If the first trial broke off, nothing was compared, so all of it is wanted again, whatever its whole cells
    // decided.
    const standings = this.#compared.comparisons.length === 0 ? new Map() : this.believed(this.#compared)
    return isStillNeeded(this.#withVague(this.#compared), standings, this.#precision)
  }

  /** Cells that are measured on beyond the planned time. */
  suspected(): IsStillNeeded {
    return isSuspected(this.#compared, this.believed(this.#compared))
  }

  /** Whether the verdict depends on a suspicion: a run that fails anyway is not made longer. */
  get isToConfirm(): boolean {
    const kinds = new Set([...this.#standings.values()].map(({ kind }) => kind))
    return kinds.has('suspected') && !kinds.has('regressed')
  }

  /** The standings without those that the latest comparisons cast doubt on. */
  believed(seen: RunComparisons): Standings {
    return withoutDoubtful(this.#standings, seen, this.#policy)
  }

  #needsMore(seen: RunComparisons, planned: PlannedCell): boolean {
    const place = { ...planned, trial: this.#done.number, isLast: this.#isLast() }
    const needs = (compared: RunComparisons) => needsMore(compared, this.believed(seen), place, this.#precision)
    return needs(seen) || needs(this.#withVague(seen))
  }

  /** Comparisons whose statements are vague are wanted like those that are missing, unless a slowdown is to be confirmed first. */
  #withVague(seen: RunComparisons): RunComparisons {
    const isSlower = [...this.#standings.values()].some(({ kind }) => kind === 'regressed' || kind === 'suspected')
    if (isSlower) return seen
    return { ...seen, missing: [...seen.missing, ...vagueStatements(this.#plan, this.#measured)] }
  }

  #take(place: Pick<LookLine, 'workload' | 'threads'>): RunComparisons {
    const look: LookLine = { kind: 'look', trial: this.#done.number, ...place, share: this.#share() }
    this.#done.keep(look)
    this.#measured = new MeasuredBlocks(this.#done.lines)
    const { standings, compared } = lookAt(this.#standings, {
      plan: this.#plan,
      measured: this.#measured,
      look,
      policy: this.#policy,
    })
    this.#standings = standings
    this.#seen(compared)
    return compared
  }
}
