/** Keeps where the wall time of a run goes. */
import type { WallTime } from '../../core/result/make-result.ts'
import type { Span } from '../../core/result/timeline.ts'
import type { RunClock } from './clock.ts'

type Untimed<Some extends Span> = Some extends Span ? Omit<Some, 'from' | 'to'> : never
/** The current step of the run. */
export type RunStep = Untimed<Span>

export type Timekeeper = ReturnType<typeof timekeeper>

/** Begins with preparing; the run is at one step at a time. */
export function timekeeper({ seconds }: Pick<RunClock, 'seconds'>) {
  const spans: Span[] = []
  let step: RunStep = { step: 'prepare' }
  let since = seconds()
  return {
    /** From now on the run is at this step, until the next. */
    enter: (next: RunStep) => {
      const now = seconds()
      spans.push(...spanOf(step, since, now))
      step = next
      since = now
    },
    /** The wall time of the run until now. */
    wallTime: (): WallTime => {
      const now = seconds()
      return { seconds: now, timeline: [...spans, ...spanOf(step, since, now)] }
    },
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
