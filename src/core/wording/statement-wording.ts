/** Statements of a user's workload in words. Plain text: the view escapes. */

import { fineShare, milliseconds, sizeOf } from '../figures.ts'
import type { Result, ResultComparison, ResultStatement } from '../result/result.ts'
import { shorten } from './escape.ts'

/** Least share of the whole change from which on a statement counts as a cause. */
const LEAST_PART = 0.1

/** Comparisons of cells whose statements were counted one by one. */
export function comparedStatements({ comparisons }: Result): readonly ResultComparison[] {
  return comparisons.filter(({ statements }) => statements !== undefined)
}

/**
 * Statements that cost a comparison so much that they are a cause of its change, the most expensive first. Before all
 * others come those that the server executes in another way, because statements beside them may only wait for the same
 * CPUs and locks. A changed plan counts without a verdict, because a few starts on a busy machine need not show by
 * intervals that its statement takes longer.
 */
export function costlyStatements({ statements = [], change: whole }: ResultComparison): ResultStatement[] {
  const costly = statements.filter(
    ({ verdict, explained, plan }) =>
      (verdict === 'slower' || verdict === 'added' || plan !== undefined) &&
      (explained ?? 0) >= LEAST_PART * (1 / (1 + whole) - 1),
  )
  const isReplanned = ({ plan }: ResultStatement) => Number(plan !== undefined)
  return costly.toSorted(
    (one, other) => isReplanned(other) - isReplanned(one) || (other.explained ?? 0) - (one.explained ?? 0),
  )
}

/** "select orders: +31 % time", "select audit, which is new". */
export function costlyText({ name, change }: ResultStatement): string {
  const what = change === null ? ', which is new' : `: +${sizeOf(change)} time`
  return `${shorten(name)}${what}`
}

/** "select orders takes 31 % more time (1.20 → 1.57 ms), which makes transactions 12 % longer". */
export function costlyLine(statement: ResultStatement): string {
  const { name, change, explained } = statement
  const times = executionTimes(statement)
  const what = change === null ? 'is new' : `takes ${fineShare(change)} more time${times === '' ? '' : ` (${times})`}`
  return `${shorten(name)} ${what}, which makes transactions ${fineShare(explained ?? 0)} longer`
}

/** "1.20 → 1.57 ms"; empty if it ran on one side alone. */
function executionTimes({ before, now }: ResultStatement): string {
  if (typeof before?.milliseconds !== 'number' || typeof now?.milliseconds !== 'number') return ''
  return `${milliseconds(before.milliseconds)} → ${milliseconds(now.milliseconds)} ms`
}

/** Statements that failed, each once. */
export function failureTexts(result: Result): readonly string[] {
  const all = comparedStatements(result).flatMap(({ statements = [] }) => statements)
  return [...new Set(all.map((one) => failureText(one)).filter((text) => text !== ''))]
}

/** "update stock failed in 3 % of its executions, before in 1 %"; empty if none did. */
export function failureText(statement: ResultStatement): string {
  const failed = failedText(statement)
  return failed === '' ? '' : `${shorten(statement.name)} ${failed}`
}

/** "failed in 3 % of its executions, before in 1 %"; empty if none did. */
export function failedText({ before, now }: ResultStatement): string {
  const failures = [now, before].flatMap((side) => (side === null ? [] : side.failed))
  if (failures.every((failed) => failed === 0)) return ''
  const [current, earlier] = failures.map((failed) => (failed === 0 ? 'none' : fineShare(failed)))
  return `failed in ${current} of its executions${earlier === undefined ? '' : `, before in ${earlier}`}`
}
