/** The files of a commit, and the commit that an edit makes of them; nothing here needs the remote. */
import { join } from 'node:path'
import { StoreError } from '../../errors.ts'
import type { Git } from '../git/git.ts'
import type { Clone } from './remote.ts'
import { local } from './temporary-git.ts'

const NO_OBJECT = '0'.repeat(40)

/** Git's names of contents, by path. */
export type ObjectsByPath = ReadonlyMap<string, string>

/** Changes of files whose contents are in the repository already. */
export interface TreeEdit {
  readonly write: ObjectsByPath
  readonly remove: readonly string[]
  readonly message: string
}

/** All files of a commit; links and submodules, which are not ours, left out. */
export async function filesOf(git: Git, commit: string): Promise<ObjectsByPath> {
  const listed = (await local(git, ['ls-tree', '-r', '-z', '--full-tree', commit])).toString()
  return new Map(
    listed.split('\0').flatMap((entry): [string, string][] => {
      const found = /^100\d{3} blob ([0-9a-f]+)\t(.+)$/s.exec(entry)
      return found?.[1] === undefined || found[2] === undefined ? [] : [[found[2], found[1]]]
    }),
  )
}

/** Objects whose content has not been fetched yet. */
export async function missingOf(git: Git, commit: string, objects: readonly string[]): Promise<string[]> {
  const walk = ['rev-list', '--objects', '--no-object-names', '--missing=print', commit] as const
  const walked = (await local(git, walk)).toString().split('\n')
  const missing = new Set(walked.filter((line) => line.startsWith('?')).map((line) => line.slice(1)))
  return objects.filter((object) => missing.has(object))
}

/** Contents of objects that have been fetched, in their order. */
export async function contentsOf(git: Git, objects: readonly string[]): Promise<Buffer[]> {
  const output = await local(git, ['cat-file', '--batch'], { input: objects.map((object) => `${object}\n`).join('') })
  let position = 0
  return objects.map((object) => {
    const endOfHead = output.indexOf('\n', position)
    const size = /^[0-9a-f]+ blob (\d+)$/.exec(output.toString('latin1', position, endOfHead))?.[1]
    if (size === undefined) throw new StoreError(`the data branch is damaged: content ${object} is missing`)
    const start = endOfHead + 1
    position = start + Number(size) + 1
    return output.subarray(start, position - 1)
  })
}

/** Puts contents into the repository; returns their names by path. */
export async function storeContents(git: Git, write: ReadonlyMap<string, string | Uint8Array>): Promise<ObjectsByPath> {
  const objects = new Map<string, string>()
  for (const [path, content] of write) {
    const hash = await local(git, ['hash-object', '-w', '--no-filters', '--stdin'], { input: content })
    objects.set(path, hash.toString().trim())
  }
  return objects
}

/** True if a commit with these files already has the edit's result. */
export function isDone(files: ObjectsByPath, { write, remove }: TreeEdit): boolean {
  return (
    [...write].every(([path, object]) => files.get(path) === object) &&
    !remove.some((path) => !write.has(path) && files.has(path))
  )
}

/**
 * Commits the edit on top of a commit, or as the first one.
 *
 * @throws StoreError if a file would take the place of a folder, or a folder that of a file: both cannot stay
 */
export async function commitEdit(
  clone: Clone,
  base: string | undefined,
  files: ObjectsByPath,
  edit: TreeEdit,
): Promise<string> {
  refuseReplacement(files, edit)
  const env = { GIT_INDEX_FILE: join(clone.directory, 'edit.index') }
  await local(clone.git, base === undefined ? ['read-tree', '--empty'] : ['read-tree', base], { env })
  const removed = edit.remove.filter((path) => files.has(path)).map((path) => `0 ${NO_OBJECT}\t${path}\0`)
  const written = [...edit.write].map(([path, object]) => `100644 ${object}\t${path}\0`)
  await local(clone.git, ['update-index', '-z', '--index-info'], { env, input: [...removed, ...written].join('') })
  // The other files' contents are at the remote alone.
  const tree = await local(clone.git, ['write-tree', '--missing-ok'], { env })
  return commitTree(clone.git, tree.toString().trim(), base, edit.message)
}

export async function commitTree(git: Git, tree: string, parent: string | undefined, message: string): Promise<string> {
  const parents = parent === undefined ? [] : ['-p', parent]
  return (await local(git, ['commit-tree', tree, ...parents], { input: message })).toString().trim()
}

function refuseReplacement(files: ObjectsByPath, { write, remove }: TreeEdit): void {
  const kept = new Set(files.keys())
  for (const path of remove) kept.delete(path)
  for (const path of write.keys()) kept.add(path)
  const folders = new Set([...kept].flatMap(foldersOf))
  const clash = [...kept].find((path) => folders.has(path))
  if (clash !== undefined) throw new StoreError(`${clash} cannot be both a file and a folder of the data branch`)
}

function foldersOf(path: string): string[] {
  const parts = path.split('/').slice(0, -1)
  return parts.map((_, index) => parts.slice(0, index + 1).join('/'))
}
