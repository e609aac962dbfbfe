/** Reads a user's own workload, with its files, at one revision of the repository. */

import type { Complaint, Problem } from '../problems.ts'
import { quote } from '../problems.ts'
import type { OwnData, OwnLoad, SchemaSource } from '../scenario/own-load.ts'
import {
  type DirectoryListing,
  type FileReading,
  joinPath,
  type OptionFileReader,
  whyUnusable,
} from '../sources/option-includes.ts'
import type { Suite } from '../suite/suite.ts'
import { isOwnWorkload, scriptName, workloadFileOf } from '../workloads/workloads.ts'
import { parseWorkload } from './workload-file.ts'

export type OwnLoadReading =
  | { readonly kind: 'read'; readonly own: OwnLoad }
  | { readonly kind: 'absent' }
  | { readonly kind: 'problems'; readonly problems: readonly Problem[] }

const MOST_MIGRATIONS = 2000
/** Maximum number of characters of all files together: twice as many as large applications have. */
const MOST_CHARACTERS = 16 * 1024 ** 2
/** Sorts 2 before 10, because migrations are numbered like V2__a.sql and V10__b.sql. */
const BY_NUMBER = new Intl.Collator('en', { numeric: true })
/** A migration of such a name may revert another one, and is left out if the other one exists. */
const DOWN = /[._-](?:down|undo|rollback)\.sql$/i

/** The path of the user's own workload in a suite; undefined if there is none. */
export function ownWorkloadIn({ workloads }: Suite): string | undefined {
  return workloads.find(({ script }) => isOwnWorkload(script))?.script
}

export function suiteOfOwnLoad(suite: Suite, path: string, load: OwnLoad): Suite {
  const [workload] = suite.workloads.filter(({ script }) => script === path)
  const [first, ...others] = suite.scenarios
  return {
    ...suite,
    dataset: { ...suite.dataset, own: load.data },
    workloads: [workload ?? { name: scriptName(path), script: path, options: {}, writes: true }],
    scenarios: [{ ...first, own: load }, ...others.map((scenario) => ({ ...scenario, own: load }))],
  }
}

/**
 * Reads the file of a workload, and the schema or migrations that it names, but no dump.
 *
 * @param path folder of the workload, or its file
 * @param reader reads files of the repository at one revision
 */
export function readOwnLoad(path: string, reader: OptionFileReader): OwnLoadReading {
  const file = workloadFileOf(path)
  const reading = reader.file(file, file)
  if (reading.kind === 'absent') return { kind: 'absent' }
  if (reading.kind !== 'text') return problemsAt(file, '', unusable(file, reading, reader.rootOf(file), 'a workload'))
  const parsed = parseWorkload(reading.text, file)
  if (parsed.kind === 'problems') return parsed
  const { workload } = parsed
  const schema = readSchema(workload.schema.kind, joinPath(file, workload.schema.path), reader, file)
  if ('actual' in schema) return problemsAt(file, workload.schema.kind, schema)
  const data = { schema: schema.files, dump: undefined, tables: workload.tables }
  return { kind: 'read', own: { workload, data, ignoredFiles: schema.ignored } }
}

interface SchemaFiles {
  readonly files: OwnData['schema']
  readonly ignored: readonly string[]
}

function problemsAt(file: string, path: string, { actual, allowed }: Complaint): OwnLoadReading {
  return { kind: 'problems', problems: [{ file, line: 1, path, actual, allowed }] }
}

/**
 * Reads the files of SQL that make tables: one file, all files of a folder of migrations, or none for a dump.
 *
 * @param path of the file or folder
 * @param top the file that reading began with; files outside its repository or folder are not read
 */
export function readSchema(
  kind: SchemaSource['kind'],
  path: string,
  reader: OptionFileReader,
  top = path,
): SchemaFiles | Complaint {
  if (kind === 'dump') return { files: [], ignored: [] }
  const root = reader.rootOf(top)
  const listed =
    kind === 'schema' ? { paths: [path], ignored: [] } : migrationsIn(path, reader.directory(path, top), root)
  if ('actual' in listed) return listed
  const { paths, ignored } = listed
  const files: { file: string; text: string }[] = []
  let charactersLeft = MOST_CHARACTERS
  for (const file of paths) {
    const reading = reader.file(file, top)
    if (reading.kind !== 'text') return unusable(file, reading, root)
    charactersLeft -= reading.text.length
    if (charactersLeft < 0)
      return { actual: `${quote(path)} with more characters`, allowed: `at most ${MOST_CHARACTERS} in all its files` }
    files.push({ file, text: reading.text })
  }
  return { files, ignored }
}

function migrationsIn(folder: string, listing: DirectoryListing, root: string) {
  if (listing.kind !== 'names') return unusable(folder, listing, root, 'a folder of migrations')
  const lowerNames = new Set(listing.names.map((name) => name.toLowerCase()))
  const isReverting = (name: string) => {
    const ups = ['', '.up', '_up', '-up'].map((up) => name.replace(DOWN, `${up}.sql`))
    return [...ups, name.replace(/^U(?=\d)/, 'V')].some(
      (other) => other !== name && lowerNames.has(other.toLowerCase()),
    )
  }
  const isRun = (name: string) => /\.sql$/i.test(name) && !isReverting(name)
  const pathsOf = (names: readonly string[]) => names.toSorted().map((name) => `${folder.replace(/\/$/, '')}/${name}`)
  const paths = pathsOf(listing.names.filter(isRun)).sort(BY_NUMBER.compare)
  if (paths.length === 0 || paths.length > MOST_MIGRATIONS)
    return { actual: `${quote(folder)} with ${paths.length} files of SQL`, allowed: `1 to ${MOST_MIGRATIONS} of them` }
  return { paths, ignored: pathsOf(listing.names.filter((name) => !isRun(name))) }
}

function unusable(
  path: string,
  reading: Exclude<FileReading, { kind: 'text' }> | Exclude<DirectoryListing, { kind: 'names' }>,
  root: string,
  what = 'a file of SQL',
): Complaint {
  if (reading.kind === 'absent') return { actual: `${quote(path)}, which is not there`, allowed: `the path of ${what}` }
  const { actual, allowed } = whyUnusable(reading, root, what)
  return { actual: `${quote(path)}, ${actual}`, allowed }
}
