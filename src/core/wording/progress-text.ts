/** The progress of a run in words. Plain text: the screen escapes. */
import type { Phase } from '../progress/progress-event.ts'
import { cellsOf, type FoundComparison, isDecided, type RunProgress, worstOf } from '../progress/run-progress.ts'
import type { Dataset } from '../suite/suite.ts'
import { changeAndRange, count, share } from './figures.ts'
import { asItIs, cellText } from './wording.ts'

const MINUTE = 60
const HOUR = 3600

/** "measuring", "starting 4 servers": the current phase of the run. */
function phaseText(phase: Phase, isConfirming: boolean): string {
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
      return isConfirming ? 'confirming' : 'measuring'
    case 'search':
      return `${phase.failed === undefined ? '' : `${phase.failed}; `}searching for causes`
    case 'draw':
      return 'drawing'
  }
}

/** "4 tables of 25000 rows". */
export function datasetText({ tables, rows, tpch, own }: Pick<Dataset, 'tables' | 'rows' | 'tpch' | 'own'>): string {
  if (own?.dump !== undefined) return 'the dump'
  if (own === undefined)
    return tpch === undefined ? `${count(tables, 'table')} of ${rows} rows` : `TPC-H’s tables, scale factor ${tpch}`
  const all = own.tables.reduce((sum, table) => sum + table.rows, 0)
  return `${count(all, 'row')} into ${count(own.tables.length, 'table')} of your own`
}

/**
 * "measuring", "at most 0:48 left", "1 of 3 cells decided", "oltp_read_only at 4 threads: −3.1 % (−5.2 … −1.0), limit 5
 * %": what the run is at, the most important first.
 *
 * @param now the listener's clock, seconds
 */
export function statusParts(progress: RunProgress, now: number): string[] {
  const { phase, isConfirming, comparisons } = progress
  if (phase === null) return []
  const left = timeLeft(progress, now)
  const isOfCell = phase.code === 'measure' || phase.code === 'warm-up'
  const worst = isOfCell ? worstOf(comparisons.filter((each) => !isDecided([each]))) : undefined
  const isOnly = new Set(comparisons.map(({ scenario }) => scenario)).size === 1
  return [
    phaseText(phase, isConfirming),
    ...left,
    ...(left.length === 0 ? [] : decidedSoFar(progress)),
    ...(worst === undefined
      ? []
      : [`${isOnly ? '' : `${worst.scenario}, `}${cellText(worst, asItIs)}: ${foundText(worst)}`]),
  ]
}

/**
 * The heading of a phase, shown once: for a trial with its number. Undefined for phases that take a moment and come
 * with every cell.
 */
export function headingText({ phase, isConfirming }: RunProgress): string | undefined {
  if (phase === null || phase.code === 'warm-up') return undefined
  const text = phaseText(phase, isConfirming)
  if (phase.code !== 'measure') return text
  // The number of trials for a confirmation is unknown.
  return `${text} · trial ${phase.trial}${isConfirming ? '' : ` of ${phase.trials}`}`
}

/** "at most 0:48 left"; none if it is not known. */
export function timeLeft({ until }: RunProgress, now: number): string[] {
  return until === null ? [] : [`at most ${clockText(Math.max(0, until - now))} left`]
}

/** "0:48", "1:02:03", rounded up. */
function clockText(seconds: number): string {
  const whole = Math.ceil(seconds)
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0')
  const minutes = Math.floor((whole % HOUR) / MINUTE)
  const hours = Math.floor(whole / HOUR)
  return `${hours === 0 ? minutes : `${hours}:${two(minutes)}`}:${two(whole % MINUTE)}`
}

/** "1 of 3 cells decided"; none if nothing is to be decided. */
function decidedSoFar(progress: RunProgress): string[] {
  const cells = cellsOf(progress)
  return cells.length === 0 ? [] : [`${cells.filter(isDecided).length} of ${count(cells.length, 'cell')} decided`]
}

function foundText({ found, tolerance }: FoundComparison): string {
  return `${changeAndRange(found)}, limit ${share(tolerance)}`
}
