/** Names of a run's steps, where its time is shown. */
import type { Span, TimedRun, TimeShare } from '../result/timeline.ts'
import { duration } from './figures.ts'

/** The steps of a chart. */
export const STEP_NAMES: Readonly<Record<Span['step'], string>> = {
  prepare: 'preparing',
  data: 'image and data',
  wait: 'waiting for another run',
  start: 'starting servers',
  copy: 'copying data',
  launch: 'starting servers',
  'set-up': 'setting up',
  connect: 'connecting',
  'warm-up': 'warming up',
  measure: 'measuring',
  end: 'ending the load',
  stop: 'stopping servers',
  judge: 'judging',
  search: 'looking for causes',
}

/** The same, if the measured time is separate from the overhead of measuring. */
export function shareName({ step }: TimeShare): string {
  if (step === 'counted') return 'measured'
  return step === 'measure' ? 'between measured turns' : STEP_NAMES[step]
}

/** "77 % of 45 s measured". */
export function measuredShare({ seconds, measuredSeconds }: Pick<TimedRun, 'seconds' | 'measuredSeconds'>): string {
  return `${(100 * (measuredSeconds / seconds)).toFixed(0)} % of ${duration(seconds)} measured`
}
