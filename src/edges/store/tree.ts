/** Reads the files of a commit, and commits changes to them, without an exchange with the remote. */
import { StoreError } from '../../errors.ts'
import type { Git, GitCall } from '../git/git.ts'
import { contentsIn } from '../git/objects.ts'
import type { FileChanges } from './ledger-store.ts'
import { local } from './temporary-git.ts'

const TIP = 'refs/qpsgate/made'

export interface BranchChanges extends FileChanges {
  /** Paths to remove, if they exist. A path that is also in `write` stays. */
  readonly remove?: readonly string[]
}

/** Git's ids of file contents, by path. The id of a submodule is empty, because another repository has its content. */
export type ObjectsByPath = ReadonlyMap<string, string>

/**
 * All files of a commit. A link has its target as content, and a submodule has no content, so neither is a valid
 * record. Both are listed, because their records would otherwise seem never to have existed.
 */
export async function filesOf(git: Git, commit: string): Promise<ObjectsByPath> {
  const listing = (await local(git, ['ls-tree', '-r', '-z', '--full-tree', commit])).toString()
  return new Map(
    listing.split('\0').flatMap((entry): [string, string][] => {
      const [, kind, object, path] = /^\d{6} (\w+) ([0-9a-f]+)\t(.+)$/s.exec(entry) ?? []
      return object === undefined || path === undefined ? [] : [[path, kind === 'blob' ? object : '']]
    }),
  )
}

export function objectOf(git: Git, content: string): Promise<string> {
  return lineOf(git, ['hash-object', '--stdin'], { input: content })
}

/** Contents of objects in the order of their ids. All objects must have been fetched before. */
export async function contentsOf(git: Git, objects: readonly string[]): Promise<Buffer[]> {
  const output = await local(git, ['cat-file', '--batch'], { input: objects.map((object) => `${object}\n`).join('') })
  const contents = contentsIn(output, objects.length)
  if (contents.length < objects.length)
    throw new StoreError(`the data branch is damaged: content ${objects[contents.length]} is missing`)
  return contents
}

/**
 * Commits changes on top of another commit, or as a first commit. Git needs only the other commit's folders, not its
 * files.
 *
 * @returns the other commit if it has all changes already
 */
export async function commitChanges(git: Git, base: string | undefined, changes: BranchChanges): Promise<string> {
  const { write, remove = [], message } = changes
  const lines = [
    `commit ${TIP}`,
    `author ${await lineOf(git, ['var', 'GIT_AUTHOR_IDENT'])}`,
    `committer ${await lineOf(git, ['var', 'GIT_COMMITTER_IDENT'])}`,
    `data ${Buffer.byteLength(message)}\n${message}`,
    ...(base === undefined ? [] : [`from ${base}`]),
    ...remove.map((path) => `D ${path}`),
  ]
  const files = [...write].flatMap(([path, content]) => {
    const bytes = Buffer.from(content)
    return [Buffer.from(`M 100644 inline ${path}\ndata ${bytes.length}\n`), bytes, Buffer.from('\n')]
  })
  const input = Buffer.concat([Buffer.from(`${lines.join('\n')}\n`), ...files])
  await local(git, ['fast-import', '--quiet', '--force'], { input })
  const isSame = base !== undefined && (await lineOf(git, ['diff-tree', '--name-only', base, TIP])) === ''
  return isSame ? base : lineOf(git, ['rev-parse', TIP])
}

/** Makes a commit that has the files of another one, but no parent, so that older commits can be dropped. */
export function commitAlone(git: Git, commit: string, message: string): Promise<string> {
  return lineOf(git, ['commit-tree', `${commit}^{tree}`, '-m', message])
}

async function lineOf(git: Git, args: readonly [string, ...string[]], call?: GitCall): Promise<string> {
  return (await local(git, args, call)).toString().trim()
}
