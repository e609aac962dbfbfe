/** Keeps where the wall time of a run goes. */
import type { WallTime } from '../../core/result/make-result.ts'
import type { ArmSpan, RunSpan, Span } from '../../core/result/timeline.ts'
import type { RunClock } from './clock.ts'

type Untimed<Some extends Span> = Some extends Span ? Omit<Some, 'from' | 'to'> : never
/** The current step of the run. */
export type RunStep = Untimed<RunSpan>
/** The current step of one server. */
export type ArmStep = Untimed<ArmSpan>

/** Begins with preparing; the run is at one step at a time, its servers go through theirs meanwhile. */
export class Timekeeper {
  readonly #clock: Pick<RunClock, 'seconds'>
  readonly #spans: Span[] = []
  #step: RunStep = { step: 'prepare' }
  #since: number

  constructor(clock: Pick<RunClock, 'seconds'>) {
    this.#clock = clock
    this.#since = clock.seconds()
  }

  /** From now on the run is at this step, until the next. */
  enter(step: RunStep): void {
    this.#since = this.#keep(this.#step, this.#since)
    this.#step = step
  }

  /** A step of one server, also where it fails. */
  async during<Done>(step: ArmStep, work: () => Promise<Done>): Promise<Done> {
    const from = this.#clock.seconds()
    try {
      return await work()
    } finally {
      this.#keep(step, from)
    }
  }

  /** The wall time of the run until now. */
  wallTime(): WallTime {
    const seconds = this.#clock.seconds()
    const spans = [...this.#spans, ...spanOf(this.#step, this.#since, seconds)]
    return { seconds, timeline: spans.toSorted((one, other) => one.from - other.from) }
  }

  /** @returns the time, to which it lasted */
  #keep(step: RunStep | ArmStep, from: number): number {
    const now = this.#clock.seconds()
    this.#spans.push(...spanOf(step, from, now))
    return now
  }
}

/** None for a step of less than a millisecond. */
function spanOf(step: RunStep | ArmStep, from: number, to: number): Span[] {
  const span = { ...step, from: toMilliseconds(from), to: toMilliseconds(to) } as Span
  return span.to > span.from ? [span] : []
}

function toMilliseconds(seconds: number): number {
  return Math.round(1000 * seconds) / 1000
}
