import type { ServerVersion } from '../families/family.ts'
import { count, firstOf, rate } from '../figures.ts'

interface StatementError {
  readonly code: number
  readonly says: string
  /** Failures per second; undefined if the first failure ended the clients. */
  readonly perSecond?: number | undefined
  readonly what: string
  /** What such statements do, as a noun; undefined if statements of any kind may fail. */
  readonly form?: string
  /** Who sends such statements; undefined if unknown. */
  readonly whom?: string
  /** Other forms of statements that fail as well. */
  readonly others?: readonly string[]
}

const MOST_OTHERS = 8

/** Code for statements that do not end. It cannot clash with a server's error, because no server has an error 0. */
export const ENDLESS = 0

export function failingTitle({ code, perSecond, form, others = [] }: StatementError): string {
  if (code === ENDLESS) return 'statements do not end'
  if (form !== undefined) {
    return `the server refuses ${form}${others.length === 0 ? '' : ` and ${count(others.length, 'more statement')}`}`
  }
  return `statements fail with error ${code}${perSecond === undefined ? '' : `, ${rate(perSecond)} a second`}`
}

interface FailingLine {
  readonly name: string
  readonly before: string | null
  readonly after: string | null
}

/** @param changed number of all changed lines. If there are more than `lines`, the text says how many. */
export function failingText(
  failing: StatementError,
  { product, version }: ServerVersion,
  lines: readonly FailingLine[],
  changed: number,
): string {
  const texts = lines.map(({ name, before, after }) => {
    const value = `${name}${after === null ? '' : ` = ${after}`}`
    return after === null && before !== null ? `without ${name} = ${before}` : `with ${value}`
  })
  const what = texts.length === 0 ? 'with the change' : texts.join(' and ')
  const which = changed <= lines.length ? '' : `; ${count(changed, 'line')} changed in all`
  const error = failing.form === undefined ? '' : ` with error ${failing.code}`
  const says = failing.code === ENDLESS ? `: ${failing.says}` : `; ${product} ${version} says: ${failing.says}`
  const { whom, others = [] } = failing
  return [
    `${failingTitle(failing)}${error}${says}`,
    `  ${failing.what} succeeds before the change, and fails ${what}${which}`,
    ...(whom === undefined ? [] : [`  it matters to ${whom}`]),
    ...(others.length === 0 ? [] : [`  also failing: ${firstOf(others, MOST_OTHERS)}`]),
  ].join('\n')
}
