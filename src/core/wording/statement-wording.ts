/** Statements of a user's own workload in words. Plain text: the view escapes. */
import type { Result, ResultComparison, ResultStatement } from '../result/result.ts'
import { shorten } from './escape.ts'
import { fineShare, milliseconds, sizeOf } from './figures.ts'

/** A statement that makes up less of the whole change than this share is no cause of it. */
const LEAST_PART = 0.1

/** Comparisons with statements. */
export function comparedStatements({ comparisons }: Pick<Result, 'comparisons'>): readonly ResultComparison[] {
  return comparisons.filter(({ statements }) => statements !== undefined)
}

/**
 * Statements that cost a comparison, or the cells of a mean, so much that they are a cause of its change, the most
 * expensive first: those that take longer, and those that are new.
 */
export function costlyStatements(result: Result, { rule, scenario, ...found }: ResultComparison): ResultStatement[] {
  const isPart = (one: ResultComparison) =>
    found.scope === 'mean' || (one.workload === found.workload && one.threads === found.threads)
  const cells = comparedStatements(result).filter(
    (one) => one.rule === rule && one.scenario === scenario && isPart(one),
  )
  const costly = cells.flatMap(({ statements = [], change: whole }) =>
    statements.filter(
      ({ verdict, explained }) =>
        (verdict === 'slower' || verdict === 'added') && (explained ?? 0) >= LEAST_PART * (1 / (1 + whole) - 1),
    ),
  )
  const dearest = costly.toSorted((one, other) => (other.explained ?? 0) - (one.explained ?? 0))
  return dearest.filter(({ name }, nth) => dearest.findIndex((one) => one.name === name) === nth)
}

/** "select orders: +31 % time", "select audit, which is new". */
export function costlyText({ name, change: found }: ResultStatement): string {
  const what = found === null ? ', which is new' : `: +${sizeOf(found)} time`
  return `${shorten(name)}${what}`
}

/** "select orders takes 31 % more time (1.20 → 1.57 ms), which makes transactions 12 % longer". */
export function costlyLine(statement: ResultStatement): string {
  const { name, change: found, explained } = statement
  const times = timesText(statement)
  const what = found === null ? 'is new' : `takes ${fineShare(found)} more time${times === '' ? '' : ` (${times})`}`
  return `${shorten(name)} ${what}, which makes transactions ${fineShare(explained ?? 0)} longer`
}

/** "1.20 → 1.57 ms"; empty if it ran on one side alone. */
export function timesText({ before, now }: ResultStatement): string {
  const [old, own] = [before?.milliseconds ?? null, now?.milliseconds ?? null]
  return old === null || own === null ? '' : `${milliseconds(old)} → ${milliseconds(own)} ms`
}

/** Statements that failed, each once. */
export function failureTexts(result: Pick<Result, 'comparisons'>): readonly string[] {
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
  const [old, own] = [before?.failed ?? 0, now?.failed ?? 0]
  if (old === 0 && own === 0) return ''
  const then = before === null || now === null ? '' : `, before in ${old === 0 ? 'none' : fineShare(old)}`
  const share = now === null ? fineShare(old) : own === 0 ? 'none' : fineShare(own)
  return `failed in ${share} of its executions${then}`
}
