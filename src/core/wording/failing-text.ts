/** Statements that fail since the change, in words. */
import type { ChangedLine } from '../attribution/lines.ts'
import type { ServerVersion } from '../families/family.ts'
import { count, rate } from './figures.ts'

interface Failing {
  /** The server's number for the error, and its words. */
  readonly code: number
  readonly says: string
  /** Undefined if the clients ended by the first. */
  readonly perSecond?: number | undefined
  /** The workload, or the statement that was tried. */
  readonly what: string
}

/** "statements fail with 1665, 1,200 a second". */
export function failingTitle({ code, perSecond }: Failing): string {
  return `statements fail with ${code}${perSecond === undefined ? '' : `, ${rate(perSecond)} a second`}`
}

/** @param changed how many lines changed, the one to blame among them */
export function failingText(
  failing: Failing,
  { product, version }: ServerVersion,
  { line: { name, before, after }, changed }: { readonly line: ChangedLine; readonly changed: number },
): string {
  const value = `${name}${after === null ? '' : ` = ${after}`}`
  const what = after === null && before !== null ? `without ${name} = ${before}` : `with ${value}`
  const which = changed === 1 ? '' : `, of ${count(changed, 'changed line')}`
  return [
    `regressed: ${failingTitle(failing)}; ${product} ${version} says: ${failing.says}`,
    `  ${failing.what} succeeds before the change, and fails ${what}${which}`,
  ].join('\n')
}
