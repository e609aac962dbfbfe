import type { ServerVersion } from '../families/family.ts'
import { count, rate } from '../figures.ts'

interface StatementError {
  readonly code: number
  readonly says: string
  /** Failures per second; undefined if the first failure ended the clients. */
  readonly perSecond?: number | undefined
  readonly what: string
}

/** Stands for statements that do not end. It cannot clash with an error, because no server has an error 0. */
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
  return [
    `${failingTitle(failing)}${says}`,
    `  ${failing.what} succeeds before the change, and fails ${what}${which}`,
  ].join('\n')
}
