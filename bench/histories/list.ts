/**
 * Lists of commits, a file for each repository. The people who made them read each diff, and wrote down whether it
 * changes the configuration of a server, and what qpsgate should say about it.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const LISTS = join(import.meta.dirname, 'lists')

export interface RepositoryList {
  /** OWNER/NAME on GitHub. */
  readonly repository: string
  /** The form of most of the repository's configuration, such as option files or Compose files. */
  readonly form: string
  /**
   * Present if nobody who works on the reader of sources looks at these commits. They show whether the reader only fits
   * the other commits.
   */
  readonly keptBack?: true
  readonly commits: readonly ListedCommit[]
}

export type ListedCommit = DatabaseCommit | UnrelatedCommit

/** A commit that changes the configuration of a MySQL or MariaDB server. */
export interface DatabaseCommit {
  readonly kind: 'database'
  readonly commit: string
  /** Expected changes, in the form that {@link expectedChange} reads. */
  readonly changes: readonly string[]
  /** Places, as `FILE:LINES`, that qpsgate may mention but need not. */
  readonly may?: readonly string[]
}

export interface UnrelatedCommit {
  readonly kind: 'unrelated'
  readonly commit: string
  /** Present if the diff names variables, versions or images; absent if the commit was chosen at random. */
  readonly mentions?: true
}

/** Lines of a file, or of all files that match a pattern. */
export interface LineRange {
  readonly file: string
  readonly first: number
  readonly last: number
}

/** Values on both sides; undefined: any value, because an expression decides it. */
export interface ExpectedValues {
  readonly before: string | undefined
  readonly now: string | undefined
}

export interface ExpectedChange {
  /** The change as it stands in the list. */
  readonly text: string
  /** Possible places of the change, because a value may be set in one file and used in another. */
  readonly places: readonly LineRange[]
  readonly name: string
  /** Undefined if the change has no values; qpsgate must then only mention its place. */
  readonly values: ExpectedValues | undefined
}

export function readLists(): RepositoryList[] {
  const names = readdirSync(LISTS).toSorted()
  return names.map((name) => JSON.parse(readFileSync(join(LISTS, name), 'utf8')) as RepositoryList)
}

/** In a list, the value of a setting that is not set. */
export const UNSET = 'unset'

/**
 * Reads a listed change: `FILE:LINE NAME BEFORE→NOW`, or without values. LINE is a line of the new file, or of the old
 * file if the line was removed. `|` separates possible places. `*` means any line, or any value.
 */
export function expectedChange(text: string): ExpectedChange {
  const [, written = '', name = '', before, now] = /^(\S+) (\S+)(?: (.*)→(.*))?$/s.exec(text) ?? []
  if (name === '') throw new Error(`the list has a change that cannot be read: ${text}`)
  const values = before === undefined || now === undefined ? undefined : { before: valueIn(before), now: valueIn(now) }
  return { text, places: placesIn(written), name, values }
}

function valueIn(text: string): string | undefined {
  return text === '*' ? undefined : text
}

/** Reads places such as `FILE:3|4|OTHER:5`, where 4 is a line of the file before it. */
function placesIn(text: string): LineRange[] {
  let file = ''
  return text.split('|').map((part) => {
    const range = lineRange(part.includes(':') ? part : `${file}:${part}`)
    file = range.file
    return range
  })
}

/** Reads `FILE:3`, `FILE:3-9` or `FILE:*`. */
export function lineRange(text: string): LineRange {
  const mark = text.lastIndexOf(':')
  const file = text.slice(0, mark)
  const lines = text.slice(mark + 1)
  if (lines === '*') return { file, first: 1, last: Number.POSITIVE_INFINITY }
  const [first = Number.NaN, last = first] = lines.split('-').map(Number)
  if (!Number.isInteger(first) || !Number.isInteger(last)) throw new Error(`the list has no lines in ${text}`)
  return { file, first, last }
}
