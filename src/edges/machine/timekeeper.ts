/** Keeps where the wall time of a run goes. */
import type { WallTime } from '../../core/result/make-result.ts'
import type { Span } from '../../core/result/timeline.ts'
import type { RunClock } from './clock.ts'

type Untimed<Some extends Span> = Some extends Span ? Omit<Some, 'from' | 'to'> : never
/** The current step of the run. */
export type RunStep = Untimed<Span>

/** Begins with preparing; the run is at one step at a time. */
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
    const now = this.#clock.seconds()
    this.#spans.push(...spanOf(this.#step, this.#since, now))
    this.#step = step
    this.#since = now
  }

  /** The wall time of the run until now. */
  wallTime(): WallTime {
    const seconds = this.#clock.seconds()
    return { seconds, timeline: [...this.#spans, ...spanOf(this.#step, this.#since, seconds)] }
  }
}

/** None for a step of less than a millisecond. */
function spanOf(step: RunStep, from: number, to: number): Span[] {
  const span = { ...step, from: toMilliseconds(from), to: toMilliseconds(to) } as Span
  return span.to > span.from ? [span] : []
}

function toMilliseconds(seconds: number): number {
  return Math.round(1000 * seconds) / 1000
}
