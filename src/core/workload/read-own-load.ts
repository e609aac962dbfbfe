/** A user's own workload with the files that it leads to, at one revision. */

import {
  type DirectoryListing,
  type FileReading,
  joinPath,
  type OptionFileReader,
  whyUnusable,
} from '../suite/option-includes.ts'
import type { OwnLoad, OwnWorkload } from '../suite/own-workload.ts'
import { quote } from '../suite/problems.ts'
import type { Problem, Scenario, Suite } from '../suite/suite.ts'
import { isOwnWorkload, scriptName, workloadFileOf } from '../suite/workloads.ts'
import { parseWorkload } from './workload-file.ts'

export type ReadOwnLoad =
  | { readonly kind: 'read'; readonly own: OwnLoad }
  | { readonly kind: 'absent' }
  | { readonly kind: 'problems'; readonly problems: readonly Problem[] }

/** More files are not a schema. */
const MOST_MIGRATIONS = 2000
/** Characters of all files: twice what large applications have. */
const MOST_CHARACTERS = 16 * 1024 ** 2
/** Names of migrations that may revert another one. */
const DOWN = /[._-](?:down|undo|rollback)\.sql$/i

/** The path of the user's own workload in a suite; undefined if there is none. */
export function ownWorkloadIn({ workloads }: Pick<Suite, 'workloads'>): string | undefined {
  return workloads.find(({ script }) => isOwnWorkload(script))?.script
}

/** The suite with a user's own workload, on its tables. */
export function withOwnLoad(suite: Suite, path: string, own: OwnLoad): Suite {
  const [named] = suite.workloads.filter(({ script }) => script === path)
  const [first, ...others] = suite.scenarios
  const driven = (scenario: Scenario): Scenario => ({ ...scenario, own })
  return {
    ...suite,
    dataset: { ...suite.dataset, own: own.data },
    workloads: [named ?? { name: scriptName(path), script: path, options: {}, writes: true }],
    scenarios: [driven(first), ...others.map(driven)],
  }
}

/**
 * Reads the file of a workload, and the schema or migrations that it names.
 *
 * @param path folder of the workload, or its file
 * @param reader of the repository; a dump is not read here
 */
export function readOwnLoad(path: string, reader: OptionFileReader): ReadOwnLoad {
  const file = workloadFileOf(path)
  const reading = reader.file(file, file)
  if (reading.kind === 'absent') return { kind: 'absent' }
  if (reading.kind !== 'text') return problemsAt(file, '', unusable(file, reading, reader.rootOf(file), 'a workload'))
  const parsed = parseWorkload(reading.text, file)
  if (parsed.kind === 'problems') return parsed
  const { workload } = parsed
  const schema = readSchema(workload, reader)
  if ('found' in schema) return problemsAt(file, workload.schema.kind, schema)
  const data = { schema: schema.files, dump: undefined, tables: workload.tables }
  return { kind: 'read', own: { workload, data, unread: schema.unread } }
}

type Found = Pick<Problem, 'found' | 'allowed'>

function problemsAt(file: string, path: string, found: Found): ReadOwnLoad {
  return { kind: 'problems', problems: [{ file, line: 1, path, ...found }] }
}

interface ReadSchema {
  readonly files: OwnLoad['data']['schema']
  readonly unread: readonly string[]
}

function readSchema({ file, schema }: OwnWorkload, reader: OptionFileReader): ReadSchema | Found {
  const path = joinPath(file, schema.path)
  if (schema.kind === 'dump') return { files: [], unread: [] }
  const root = reader.rootOf(file)
  const isFile = schema.kind === 'schema'
  const listed = isFile ? { paths: [path], unread: [] } : migrationsIn(path, reader.directory(path, file), root)
  if ('found' in listed) return listed
  const { paths, unread } = listed
  const files: { file: string; text: string }[] = []
  let charactersLeft = MOST_CHARACTERS
  for (const each of paths) {
    const reading = reader.file(each, file)
    if (reading.kind !== 'text') return unusable(each, reading, root)
    charactersLeft -= reading.text.length
    if (charactersLeft < 0)
      return { found: `${quote(path)} with more characters`, allowed: `at most ${MOST_CHARACTERS} in all its files` }
    files.push({ file: each, text: reading.text })
  }
  return { files, unread }
}

/** Files of SQL in the order of their numbers, without those that revert another one of them. */
export function migrationsAmong(names: readonly string[]): string[] {
  const known = new Set(names.map((name) => name.toLowerCase()))
  const isReverting = (name: string) => {
    const forth = [
      ...['', '.up', '_up', '-up'].map((up) => name.replace(DOWN, `${up}.sql`)),
      name.replace(/^U(?=\d)/, 'V'),
    ]
    return forth.some((other) => other !== name && known.has(other.toLowerCase()))
  }
  return names.filter((name) => /\.sql$/i.test(name) && !isReverting(name)).toSorted(byNumber)
}

interface Migrations {
  readonly paths: readonly string[]
  readonly unread: readonly string[]
}

function migrationsIn(folder: string, listing: DirectoryListing, root: string): Migrations | Found {
  if (listing.kind !== 'names') return unusable(folder, listing, root, 'a folder of migrations')
  const names = migrationsAmong(listing.names)
  if (names.length === 0 || names.length > MOST_MIGRATIONS)
    return { found: `${quote(folder)} with ${names.length} files of SQL`, allowed: `1 to ${MOST_MIGRATIONS} of them` }
  const taken = new Set(names)
  const pathsOf = (own: readonly string[]) => own.map((name) => `${folder}/${name}`)
  return { paths: pathsOf(names), unread: pathsOf(listing.names.filter((name) => !taken.has(name)).toSorted()) }
}

/** 2 comes before 10, as in V2__a.sql and 0010_b.sql. */
function byNumber(one: string, other: string): number {
  const [left, right] = [one, other].map((name) => /\d+(?:[._]\d+)*/.exec(name)?.[0].split(/[._]/).map(BigInt) ?? [])
  for (const [index, number] of (left ?? []).entries()) {
    const against = right?.[index] ?? -1n
    if (number !== against) return number < against ? -1 : 1
  }
  return (left?.length ?? 0) - (right?.length ?? 0) || (one < other ? -1 : 1)
}

function unusable(
  path: string,
  reading: Exclude<FileReading, { kind: 'text' }> | Exclude<DirectoryListing, { kind: 'names' }>,
  root: string,
  what = 'a file of SQL',
): Found {
  if (reading.kind === 'absent') return { found: `${quote(path)}, which is not there`, allowed: `the path of ${what}` }
  const { found, allowed } = whyUnusable(reading, root, what)
  return { found: `${quote(path)}, ${found}`, allowed }
}
