/** Files as they were at another revision of the repository one stands in. */
import { readFileSync } from 'node:fs'
import { dirname, relative, resolve } from 'node:path'
import { UserError } from '../../errors.ts'
import { findProgram, run } from './processes.ts'

/** Of a suite or option file, characters. */
const LARGEST_FILE = 4 * 1024 ** 2

export interface Revision {
  /** Reads a file as it was; undefined where it did not exist. */
  read(path: string): Promise<string | undefined>
  /** Name for messages: the ref, or the file. */
  readonly name: string
}

/**
 * Opens a git ref.
 *
 * @throws UserError where there is no git, no repository, or no such ref
 */
export async function openRevision(ref: string, near: string): Promise<Revision> {
  if (findProgram('git') === undefined)
    throw new UserError('--base with a git ref needs git; install it, or give a file')
  const folder = dirname(resolve(near))
  const root = await git(folder, ['rev-parse', '--show-toplevel'])
  if (root === undefined) throw new UserError(`--base ${ref}: ${folder} is in no git repository; give a file instead`)
  const commit = await git(folder, ['rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`])
  if (commit === undefined)
    throw new UserError(`--base ${ref}: found no such commit, branch or tag, and no such file; fetch it first`)
  return {
    name: ref,
    read: async (path) => git(folder, ['show', `${commit.trim()}:${relative(root.trim(), resolve(path))}`]),
  }
}

/** A file in another place stands for the base; what it refers to is read beside it. */
export function fileRevision(file: string, near: string): Revision {
  const folders = { from: dirname(resolve(near)), to: dirname(resolve(file)) }
  return {
    name: file,
    read: async (path) => {
      const other =
        resolve(path) === resolve(near) ? resolve(file) : resolve(folders.to, relative(folders.from, resolve(path)))
      try {
        return readFileSync(other, 'utf8')
      } catch {
        return undefined
      }
    },
  }
}

async function git(folder: string, args: readonly string[]): Promise<string | undefined> {
  const env = process.env.HOME === undefined ? {} : { HOME: process.env.HOME }
  const { exit, output } = await run(['git', ...args], {
    run: '',
    cwd: folder,
    env,
    timeoutSeconds: 60,
    keep: LARGEST_FILE,
  })
  return exit.code === 0 ? output : undefined
}
