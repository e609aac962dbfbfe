import type { ServerVersion } from '../families/family.ts'
import { count, firstOf, rate } from '../figures.ts'

interface StatementError {
  readonly code: number
  readonly says: string
  /** Failures per second; undefined if the first failure ended the clients. */
  readonly perSecond?: number | undefined
  readonly what: string
  /** Who sends such statements; undefined: unknown. */
  readonly whom?: string
  /** Other forms of statements that fail as well. */
  readonly others?: readonly string[]
}

const MOST_OTHERS = 8

/** Code for statements that do not end. It cannot clash with a server's error, because no server has an error 0. */
export const ENDLESS = 0

export function failingTitle({ code, perSecond }: StatementError): string {
  if (code === ENDLESS) return 'statements do not end'
  return `statements fail with ${code}${perSecond === undefined ? '' : `, ${rate(perSecond)} a second`}`
}

interface FailingLine {
  readonly name: string
  readonly before: string | null
  readonly after: string | null
}

/** @param changed number of changed lines, including those to blame; 0 if it is unknown which are to blame */
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
  const which = changed <= lines.length ? '' : `, of ${count(changed, 'changed line')}`
  const says = failing.code === ENDLESS ? `: ${failing.says}` : `; ${product} ${version} says: ${failing.says}`
  const { whom, others = [] } = failing
  return [
    `${failingTitle(failing)}${says}`,
    `  ${failing.what} succeeds before the change, and fails ${what}${which}`,
    ...(whom === undefined ? [] : [`  it matters to ${whom}`]),
    ...(others.length === 0 ? [] : [`  fails as well: ${firstOf(others, MOST_OTHERS)}`]),
  ].join('\n')
}
