/** Keeps the ledger in a directory, for local use and for runners that keep their disk. */
import { lstatSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { shellWord } from '../../core/wording/escape.ts'
import { reasonOf, StoreError } from '../../errors.ts'
import { makeDirectory } from '../files/make-directory.ts'
import { unless } from '../files/paths.ts'
import { putInPlace, putUnlessThere, UNFINISHED } from '../files/write-whole.ts'
import { checkPath } from './branch-names.ts'
import { type FileChanges, LedgerStore } from './ledger-store.ts'
import { BASELINES, LEDGER } from './stored-paths.ts'

/** Opens a store in a directory. A directory that does not exist has no records, and the first record creates it. */
export function openDirectoryStore(path: string): LedgerStore {
  const root = resolve(path)
  const name = `directory ${root}`
  return new LedgerStore({
    name,
    removal: `rm -rf ${[LEDGER, BASELINES].map((folder) => shellWord(join(root, folder))).join(' ')}`,
    list: async (prefix) => guarded('read', name, () => filesBelow(root, '', prefix)),
    read: async (paths) => guarded('read', name, () => readFiles(root, paths)),
    commit: async (changes) => guarded('write to', name, () => commit(root, changes)),
    create: async (path, content) => guarded('write to', name, () => create(root, path, content)),
    // No file stays open between calls, so there is nothing to close.
    [Symbol.asyncDispose]: async () => {},
  })
}

/** Paths of files below a folder. Folders in which no path can have the prefix are skipped. */
function filesBelow(root: string, folder: string, prefix: string): string[] {
  const entries = unless('ENOENT', () => readdirSync(join(root, folder), { withFileTypes: true })) ?? []
  return entries
    .sort((one, other) => (one.name < other.name ? -1 : 1))
    .flatMap((entry) => {
      const path = `${folder}${entry.name}`
      // Links and pipes are listed but not followed. Without them, their records would seem never to have existed.
      if (!entry.isDirectory()) return path.startsWith(prefix) && !path.endsWith(UNFINISHED) ? [path] : []
      const inside = `${path}/`
      const isWanted = inside.startsWith(prefix) || prefix.startsWith(inside)
      return isWanted ? filesBelow(root, inside, prefix) : []
    })
}

function readFiles(root: string, paths: readonly string[]): Map<string, string> {
  return new Map(
    paths.flatMap((path): [string, string][] => {
      checkPath(path)
      // A name that is too long for the file system cannot belong to a stored file.
      const text = unless(['ENOENT', 'ENAMETOOLONG'], () => textOf(join(root, path)))
      return text === undefined ? [] : [[path, text]]
    }),
  )
}

/** Maximum size of a file that is read, bytes. Every record is far smaller. */
const MOST_BYTES = 64 * 1024 ** 2

/**
 * Text of a file. It is empty, which is no valid record, if the file is too large, or is a link, whose target might be
 * endless.
 */
function textOf(path: string): string {
  const stats = lstatSync(path)
  return stats.isFile() && stats.size <= MOST_BYTES ? readFileSync(path, 'utf8') : ''
}

function commit(root: string, { write }: FileChanges): void {
  for (const path of write.keys()) checkPath(path)
  for (const [path, content] of write) {
    makeDirectory(dirname(join(root, path)))
    putInPlace(join(root, path), content)
  }
}

function create(root: string, path: string, content: string): boolean {
  checkPath(path)
  const whole = join(root, path)
  makeDirectory(dirname(whole))
  putUnlessThere(whole, content)
  return textOf(whole) === content
}

function guarded<T>(doing: string, name: string, work: () => T): T {
  try {
    return work()
  } catch (thrown) {
    if (!(thrown instanceof Error) || !('syscall' in thrown)) throw thrown
    const what = `cannot ${doing} ${name}: ${reasonOf(thrown)}; mend that, or choose another directory`
    throw new StoreError(what, { cause: thrown })
  }
}
