/** The progress of a run in words. Texts are plain, so the screen has to escape them. */

import { count } from '../figures.ts'
import type { Phase, ProgressEvent } from '../progress/progress-event.ts'
import type { Dataset } from '../scenario/dataset.ts'

const MINUTE = 60
const HOUR = 3600

export function phaseText(phase: Phase): string {
  switch (phase.code) {
    case 'connect':
      return `connecting to ${phase.endpoint}`
    case 'initialise':
      return `initialising ${phase.product} ${phase.version} (${phase.origin})`
    case 'load':
      return `loading ${datasetText(phase.dataset)}`
    case 'start':
      return `starting ${count(phase.servers, 'server')}`
    case 'warm-up':
      return 'warming up'
    case 'measure':
      return `measuring · trial ${phase.trial}`
    case 'search':
      return `${phase.failed === undefined ? '' : `${phase.failed}; `}searching for causes`
    case 'draw':
      return 'drawing'
  }
}

export function datasetText({ tables, rows, tpch, own: workload }: Dataset): string {
  if (workload?.dump !== undefined) return 'the dump'
  if (workload === undefined)
    return tpch === undefined ? `${count(tables, 'table')} of ${rows} rows` : `TPC-H’s tables, scale factor ${tpch}`
  const all = workload.tables.reduce((sum, table) => sum + table.rows, 0)
  return `${count(all, 'row')} into ${count(workload.tables.length, 'table')} of your own`
}

export interface RunProgress {
  readonly phase: Phase | null
  /**
   * Time at which measuring or the search ends at the latest, in seconds of the listener's clock; null if it is
   * unknown.
   */
  readonly until: number | null
}

/** @param now time of the listener's clock, in seconds */
export function nextProgress(before: RunProgress, event: ProgressEvent, now: number): RunProgress {
  if (event.kind === 'time') return { ...before, until: now + event.secondsLeft }
  if (event.kind !== 'phase') return before
  const { phase } = event
  // The search for causes starts and measures servers too; that is a part of the search, so its phase stays.
  if (before.phase?.code === 'search' && ['start', 'warm-up', 'measure'].includes(phase.code)) return before
  return { phase, until: phase.code === 'draw' ? null : before.until }
}

export function statusParts({ phase, until }: RunProgress, now: number): string[] {
  if (phase === null) return []
  const text = phaseText(phase)
  return until === null ? [text] : [text, `at most ${clockText(Math.max(0, until - now))} left`]
}

/** Time such as "0:48" or "1:02:03". It is rounded up, so that it never shows less time than is left. */
function clockText(seconds: number): string {
  const whole = Math.ceil(seconds)
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0')
  const minutes = Math.floor((whole % HOUR) / MINUTE)
  const hours = Math.floor(whole / HOUR)
  return `${hours === 0 ? minutes : `${hours}:${two(minutes)}`}:${two(whole % MINUTE)}`
}
