/** Single figures that were measured elsewhere, and the problems of a file of them. */
import type { CellKey, SourceLine } from '../names.ts'
import { describeValue } from '../suite/problems.ts'
import type { Problem } from '../suite/suite.ts'

/** QPS of a scenario, measured once. */
export interface Observation extends CellKey {
  readonly scenario: string
  /** Queries per second, more than 0. */
  readonly qps: number
  /** Transactions per second; null if not given. */
  readonly tps: number | null
  /** Milliseconds per transaction, null if not given. */
  readonly latencyMs: { readonly avg: number | null; readonly p95: number | null; readonly p99: number | null }
  /** Distinguishes repetitions of a cell, and matches those of two scenarios; null if they are not distinguished. */
  readonly trial: string | null
  readonly place: SourceLine
}

/** Read observations, and problems; the observations are only of use without problems. */
export interface ReadObservations {
  readonly observations: readonly Observation[]
  readonly problems: readonly Problem[]
}

export const MOST_THREADS = 1_000_000
const LONGEST_NAME = 100

const DECIMAL = /^\+?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?$/i
export const NAME_FORM = `a name with a letter or digit, of at most ${LONGEST_NAME} characters`
export const THREADS_FORM = `a whole number from 1 to ${MOST_THREADS}`
export const NUMBER_FORM =
  'a number above 0 such as 47176 or 10516.35, with a point and without separators of thousands'

/** A finite number above 0; undefined for anything else. */
export function positiveNumber(text: string): number | undefined {
  const value = DECIMAL.test(text) ? Number(text) : Number.NaN
  return value > 0 && Number.isFinite(value) ? value : undefined
}

export function threadCount(text: string): number | undefined {
  const value = /^\d+$/.test(text) ? Number(text) : Number.NaN
  return value >= 1 && value <= MOST_THREADS ? value : undefined
}

export function nameOf(text: string): string | undefined {
  return /[\p{L}\p{N}]/u.test(text) && text.length <= LONGEST_NAME ? text : undefined
}

/** The text found in a place, for a problem. */
export function foundText(text: string): string {
  return text === '' ? 'nothing' : describeValue(text)
}
