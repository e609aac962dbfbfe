/** Statements of two configurations, one list held against the other. */
import type { Located } from './suite.ts'

type Statements = readonly Located<string>[]

export interface ChangedStatement {
  /** `sql[0]`: its place in the longer list. */
  readonly name: string
  readonly before: Located<string> | undefined
  readonly after: Located<string> | undefined
}

export interface StatementChanges {
  /** How many both begin with. */
  readonly start: number
  /** Those between, one by one. */
  readonly changed: readonly ChangedStatement[]
  /** How many both end with. */
  readonly end: number
}

export function changedStatements(before: Statements, after: Statements): StatementChanges {
  const isSame = (from: number, to: number) => before.at(from)?.value === after.at(to)?.value
  const shorter = Math.min(before.length, after.length)
  let start = 0
  while (start < shorter && isSame(start, start)) start += 1
  let end = 0
  while (end < shorter - start && isSame(-1 - end, -1 - end)) end += 1
  const count = Math.max(before.length, after.length) - start - end
  const of = (all: Statements, at: number) => (at < all.length - end ? all[at] : undefined)
  const changed = Array.from({ length: count }, (_, index) => {
    const at = start + index
    return { name: `sql[${at}]`, before: of(before, at), after: of(after, at) }
  })
  return { start, changed, end }
}
