/** Statements of a user's workload in words. Texts are plain, so views have to escape them. */

import { fineShare, milliseconds, sizeOf } from '../figures.ts'
import type { Result, ResultComparison, ResultStatement } from '../result/result.ts'
import { shorten } from './escape.ts'

/** Share of the whole change. A statement that explains less of it is not called a cause. */
const LEAST_PART = 0.1

export function comparedStatements({ comparisons }: Result): readonly ResultComparison[] {
  return comparisons.filter(({ statements }) => statements !== undefined)
}

/**
 * Statements that cost a comparison so much that they are a cause of its change. Those with a changed plan come first,
 * then the most expensive, because other statements may only wait for the CPUs and locks that these hold. A changed
 * plan counts even without a verdict, because a few starts on a busy machine may be too few for an interval that shows
 * the cost.
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

export function costlyText({ name, change }: ResultStatement): string {
  const what = change === null ? ', which is new' : `: +${sizeOf(change)} time`
  return `${shorten(name)}${what}`
}

export function costlyLine(statement: ResultStatement): string {
  const { name, change, explained } = statement
  const times = executionTimes(statement)
  const what = change === null ? 'is new' : `takes ${fineShare(change)} more time${times === '' ? '' : ` (${times})`}`
  return `${shorten(name)} ${what}, which makes transactions ${fineShare(explained ?? 0)} longer`
}

/** Times of one execution before and now. Empty if the statement ran on only one side: there is nothing to compare. */
function executionTimes({ before, now }: ResultStatement): string {
  if (typeof before?.milliseconds !== 'number' || typeof now?.milliseconds !== 'number') return ''
  return `${milliseconds(before.milliseconds)} → ${milliseconds(now.milliseconds)} ms`
}

/** A text for each failing statement, each text once, because a statement may fail in several loads. */
export function failureTexts(result: Result): readonly string[] {
  const all = comparedStatements(result).flatMap(({ statements = [] }) => statements)
  return [...new Set(all.map((one) => failureText(one)).filter((text) => text !== ''))]
}

export function failureText(statement: ResultStatement): string {
  const failed = failedText(statement)
  return failed === '' ? '' : `${shorten(statement.name)} ${failed}`
}

/** Example: "failed in 3% of its executions, in 1% before"; empty if no execution failed. */
export function failedText({ before, now }: ResultStatement): string {
  const failures = [now, before].flatMap((side) => (side === null ? [] : side.failed))
  if (failures.every((failed) => failed === 0)) return ''
  const [current, earlier] = failures.map((failed) => (failed === 0 ? 'none' : fineShare(failed)))
  return `failed in ${current} of its executions${earlier === undefined ? '' : `, in ${earlier} before`}`
}
