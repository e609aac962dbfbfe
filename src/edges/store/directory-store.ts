/** Runs in a directory: for local use, and for runners that keep a disk. */
import { randomUUID } from 'node:crypto'
import {
  closeSync,
  type Dirent,
  fsyncSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { reasonOf, StoreError } from '../../errors.ts'
import { makeDirectory } from '../files/make-directory.ts'
import { checkPath } from './branch-names.ts'
import { type FileChanges, LedgerStore } from './ledger-store.ts'

/** Ending of a file's name until it is complete; no stored file has it. */
const UNFINISHED = '.unfinished'

/** A directory that does not exist holds no runs; the first one makes it. */
export function openDirectoryStore(path: string): LedgerStore {
  const root = resolve(path)
  const name = `directory ${root}`
  return new LedgerStore({
    name,
    list: async (prefix) => guarded('read', name, () => filesBelow(root, '', prefix)),
    read: async (paths) => guarded('read', name, () => readFiles(root, paths)),
    commit: async (changes) => guarded('write to', name, () => commit(root, changes)),
    // A directory has no earlier states.
    squash: async () => {},
    [Symbol.asyncDispose]: async () => {},
  })
}

/** Folders that cannot hold a path with the prefix are not looked into. */
function filesBelow(root: string, folder: string, prefix: string): string[] {
  return entriesOf(join(root, folder))
    .sort((one, other) => (one.name < other.name ? -1 : 1))
    .flatMap((entry) => {
      const path = `${folder}${entry.name}`
      // Links are listed but not followed: runs behind one must not pass for runs that never existed.
      if (entry.isFile() || entry.isSymbolicLink())
        return path.startsWith(prefix) && !path.endsWith(UNFINISHED) ? [path] : []
      const inside = `${path}/`
      const isWanted = inside.startsWith(prefix) || prefix.startsWith(inside)
      return entry.isDirectory() && isWanted ? filesBelow(root, inside, prefix) : []
    })
}

function entriesOf(folder: string): Dirent[] {
  return unlessMissing(() => readdirSync(folder, { withFileTypes: true })) ?? []
}

function readFiles(root: string, paths: readonly string[]): Map<string, string> {
  return new Map(
    paths.flatMap((path): [string, string][] => {
      checkPath(path)
      const text = unlessMissing(() => readFileSync(join(root, path), 'utf8'))
      return text === undefined ? [] : [[path, text]]
    }),
  )
}

function commit(root: string, { write, remove = [] }: FileChanges): void {
  for (const path of [...write.keys(), ...remove]) checkPath(path)
  for (const [path, content] of write) writeDurably(join(root, path), content)
  // Folders stay, though empty: another writer may be about to use them.
  for (const path of remove.filter((one) => !write.has(one))) rmSync(join(root, path), { force: true })
}

/** The file is whole or not there, also when the power fails. */
function writeDurably(path: string, content: string | Uint8Array): void {
  makeDirectory(dirname(path))
  const unfinished = `${path}.${randomUUID()}${UNFINISHED}`
  try {
    const file = openSync(unfinished, 'wx')
    try {
      writeFileSync(file, content)
      fsyncSync(file)
    } finally {
      closeSync(file)
    }
    renameSync(unfinished, path)
  } catch (thrown) {
    rmSync(unfinished, { force: true })
    throw thrown
  }
}

function unlessMissing<T>(look: () => T): T | undefined {
  try {
    return look()
  } catch (thrown) {
    if ((thrown as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw thrown
  }
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
