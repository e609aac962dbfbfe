/** Wall time of a run, divided among its steps, so that a report can show where the time went. */
import type { WallTime } from '../../core/result/make-result.ts'
import type { TimeSpan } from '../../core/result/timeline.ts'

type StepOf<Some extends TimeSpan> = Some extends TimeSpan ? Omit<Some, 'from' | 'to'> : never
export type RunStep = StepOf<TimeSpan>

/** Records when each step of a run began and ended. The first step is to prepare. */
export class Timekeeper {
  readonly #now: () => number
  readonly #spans: TimeSpan[] = []
  #step: RunStep = { step: 'prepare' }
  #since: number

  constructor({ seconds }: { readonly seconds: () => number }) {
    this.#now = seconds
    this.#since = seconds()
  }

  /** Ends the current step and begins the next, so that each moment of the run belongs to exactly one step. */
  enter(next: RunStep): void {
    const now = this.#now()
    this.#spans.push(...spanOf(this.#step, this.#since, now))
    this.#step = next
    this.#since = now
  }

  wallTime(): WallTime {
    const now = this.#now()
    return { seconds: now, timeline: [...this.#spans, ...spanOf(this.#step, this.#since, now)] }
  }
}

/** The step's time, as a list: empty if it took less than a millisecond. */
function spanOf(step: RunStep, from: number, to: number): TimeSpan[] {
  const span = { ...step, from: toMilliseconds(from), to: toMilliseconds(to) } as TimeSpan
  return span.to > span.from ? [span] : []
}

function toMilliseconds(seconds: number): number {
  return Math.round(1000 * seconds) / 1000
}
