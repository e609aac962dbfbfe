/**
 * Lists of commits, a file for each repository. Whoever made them read each diff: whether it changes the configuration
 * of a server, and what is to be said about it.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const LISTS = join(import.meta.dirname, 'lists')

export interface RepositoryList {
  /** OWNER/NAME on GitHub. */
  readonly repository: string
  /** Most of its configuration is written in it. */
  readonly form: string
  /** Commits that nobody looks at who works on the reader of sources: they show whether it was fitted to the others. */
  readonly keptBack?: true
  readonly commits: readonly ListedCommit[]
}

export type ListedCommit = DatabaseCommit | UnrelatedCommit

/** Changes the configuration of a MySQL or MariaDB server. */
export interface DatabaseCommit {
  readonly kind: 'database'
  readonly commit: string
  /** See {@link expectedChange}. */
  readonly changes: readonly string[]
  /** `FILE:LINES` that may be mentioned, and need not be. */
  readonly may?: readonly string[]
}

export interface UnrelatedCommit {
  readonly kind: 'unrelated'
  readonly commit: string
  /** Its diff has names of variables, versions or images; absent in commits that were taken at random. */
  readonly mentions?: true
}

/** Lines of a file, or of all files that match a pattern. */
export interface LineRange {
  readonly file: string
  readonly first: number
  readonly last: number
}

/** Values on both sides; undefined: any, since an expression decides. */
export interface ExpectedValues {
  readonly before: string | undefined
  readonly now: string | undefined
}

export interface ExpectedChange {
  /** As it is listed. */
  readonly text: string
  /** Any of these is its place: a value may stand in one file and be used in another. */
  readonly places: readonly LineRange[]
  readonly name: string
  /** Undefined: it must be mentioned, and has no values. */
  readonly values: ExpectedValues | undefined
}

export function readLists(): RepositoryList[] {
  const names = readdirSync(LISTS).toSorted()
  return names.map((name) => JSON.parse(readFileSync(join(LISTS, name), 'utf8')) as RepositoryList)
}

/** Value of what is not set. */
export const UNSET = 'unset'

/**
 * A listed change: `FILE:LINE NAME BEFORE→NOW`, or without values. LINE is that of the new file, of the old one for what
 * was removed. `|` stands between places, `*` is any line, and any value.
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

/** `FILE:3|4|OTHER:5`: a line without a file is of the one before. */
function placesIn(text: string): LineRange[] {
  let file = ''
  return text.split('|').map((part) => {
    const range = lineRange(part.includes(':') ? part : `${file}:${part}`)
    file = range.file
    return range
  })
}

/** `FILE:3`, `FILE:3-9` or `FILE:*`. */
export function lineRange(text: string): LineRange {
  const mark = text.lastIndexOf(':')
  const file = text.slice(0, mark)
  const lines = text.slice(mark + 1)
  if (lines === '*') return { file, first: 1, last: Number.POSITIVE_INFINITY }
  const [first = Number.NaN, last = first] = lines.split('-').map(Number)
  if (!Number.isInteger(first) || !Number.isInteger(last)) throw new Error(`the list has no lines in ${text}`)
  return { file, first, last }
}
