/** Wall time of a run: every step of it. */
import { z } from 'zod'

/** Seconds since the run began. */
const time = { from: z.number().nonnegative(), to: z.number().nonnegative() }
const trial = { trial: z.int().positive() }

/** The run's step; at every moment exactly one of these. */
export const spanSchema = z.discriminatedUnion('step', [
  z.object({ step: z.enum(['prepare', 'data', 'wait', 'judge', 'search']), ...time }),
  z.object({ step: z.enum(['start', 'stop']), ...trial, ...time }),
  z.object({
    step: z.enum(['connect', 'warm-up', 'measure', 'end']),
    ...trial,
    workload: z.string(),
    threads: z.int().positive(),
    ...time,
  }),
])

export type Span = z.infer<typeof spanSchema>

/** What a run did at a time. */
export type Activity = 'waiting' | 'starting' | 'measuring' | 'searching'

const ACTIVITIES: Readonly<Record<Span['step'], Activity>> = {
  wait: 'waiting',
  ...{ prepare: 'starting', data: 'starting', start: 'starting', connect: 'starting', 'warm-up': 'starting' },
  ...{ measure: 'measuring', end: 'measuring', stop: 'measuring', judge: 'measuring' },
  search: 'searching',
}

/** Seconds of each activity, which are the wall time all together. Drawing comes after the end of the wall time. */
export function timesOf(timeline: readonly Span[]): ReadonlyMap<Activity, number> {
  const times = new Map<Activity, number>([
    ['waiting', 0],
    ['starting', 0],
    ['measuring', 0],
    ['searching', 0],
  ])
  for (const { step, from, to } of timeline) {
    const activity = ACTIVITIES[step]
    times.set(activity, (times.get(activity) ?? 0) + to - from)
  }
  return times
}
