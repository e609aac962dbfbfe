/** The progress of a run in words. Plain text: the view escapes. */
import type { LiveComparison, Phase } from '../progress/progress-event.ts'
import {
  cellsOf,
  decidedCells,
  type FoundComparison,
  type LiveCell,
  type RunProgress,
  secondsLeft,
  worstOf,
} from '../progress/run-progress.ts'
import type { OwnData } from '../suite/own-workload.ts'
import type { Dataset } from '../suite/suite.ts'
import { changeAndRange, count, duration, share } from './figures.ts'

const MINUTE = 60
const HOUR = 3600
/** Between the parts of a line. */
export const PART = ' · '

/** "measuring", "starting 4 servers": the current phase of the run. */
export function phaseText(phase: Phase, isConfirming = false): string {
  switch (phase.code) {
    case 'connect':
      return `connecting to ${phase.endpoint}`
    case 'await-replicas':
      return `waiting for the replicas of ${phase.cluster}`
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
    case 'check-noise':
      return `measuring equal servers, usually ${duration(phase.seconds)}`
  }
}

/** "4 tables of 25000 rows". */
export function datasetText({ tables, rows, tpch, own }: Pick<Dataset, 'tables' | 'rows' | 'tpch' | 'own'>): string {
  if (own !== undefined) return own.dump === undefined ? ownText(own) : 'the dump'
  return tpch === undefined ? `${count(tables, 'table')} of ${rows} rows` : `TPC-H’s tables, scale factor ${tpch}`
}

/**
 * The heading of a phase, shown once: for a trial with its number. Undefined for phases that take a moment and come
 * with every cell.
 */
export function headingText({ phase, isConfirming }: RunProgress): string | undefined {
  if (phase === null || phase.code === 'warm-up') return undefined
  if (phase.code !== 'measure') return phaseText(phase)
  const { trial, trials } = phase
  // The number of trials for a confirmation is unknown.
  return [phaseText(phase, isConfirming), `trial ${trial}${isConfirming ? '' : ` of ${trials}`}`].join(PART)
}

/** "at most 0:48 left", "at most 1:02:03 left"; undefined if it is not known. */
export function timeLeftText(progress: RunProgress, now: number): string | undefined {
  const left = secondsLeft(progress, now)
  return left === null ? undefined : `at most ${clockText(left)} left`
}

/** "0:48", "1:02:03", rounded up. */
export function clockText(seconds: number): string {
  const whole = Math.ceil(seconds)
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0')
  const minutes = Math.floor((whole % HOUR) / MINUTE)
  const hours = Math.floor(whole / HOUR)
  return `${hours === 0 ? minutes : `${hours}:${two(minutes)}`}:${two(whole % MINUTE)}`
}

/** "1 of 3 cells decided"; undefined if nothing is to be decided. */
export function decidedText(progress: RunProgress): string | undefined {
  const { length } = cellsOf(progress)
  return length === 0 ? undefined : `${decidedCells(progress).length} of ${count(length, 'cell')} decided`
}

/** "oltp_read_only at 4", "mean of all workloads": where a comparison is made. */
export function placeText({ workload, threads }: LiveComparison): string {
  return threads === 0 ? 'mean of all workloads' : `${workload} at ${threads}`
}

/** "−3.1 % (−5.2 … −1.0)". */
export function foundText({ found }: FoundComparison): string {
  return changeAndRange(found)
}

export function toleranceText({ tolerance }: LiveComparison): string {
  return `limit ${share(tolerance)}`
}

/**
 * "oltp_read_only at 4 threads: pass, worst on −1.2 % (−2.3 … −0.1), limit 5 %": a cell in which all is decided.
 */
export function decidedCellText({ workload, threads, comparisons }: LiveCell): string {
  const failed = comparisons.filter(({ standing }) => standing === 'regressed')
  const worst = worstOf(failed.length > 0 ? failed : comparisons)
  const verdict = failed.length > 0 ? 'regressed' : 'pass'
  const place = `${workload} at ${count(threads, 'thread')}`
  return `${place}: ${verdict}${worst === undefined ? '' : `, ${worstText(worst, comparisons.length)}`}`
}

function worstText(worst: FoundComparison, many: number): string {
  return `${many === 1 ? '' : 'worst '}${worst.scenario} ${foundText(worst)}, ${toleranceText(worst)}`
}

function ownText({ tables }: OwnData): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  return `${count(rows, 'row')} into ${count(tables.length, 'table')} of your own`
}
