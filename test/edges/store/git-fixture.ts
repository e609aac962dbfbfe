import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { vi } from 'vitest'
import { type DataBranch, type DataBranchRequest, openDataBranch } from '../../../src/edges/store/data-branch.ts'

/** Folders for one test: where repositories lie, where we keep temporary files, and a home without configuration. */
export interface Folders extends Disposable {
  readonly root: string
  readonly temporary: string
  readonly home: string
}

export function makeFolders(): Folders {
  const base = mkdtempSync(join(tmpdir(), 'data-branch-test-'))
  const [root = '', temporary = '', home = ''] = ['root', 'temporary', 'home'].map((name) => {
    mkdirSync(join(base, name))
    return join(base, name)
  })
  vi.stubEnv('TMPDIR', temporary)
  vi.stubEnv('HOME', home)
  vi.stubEnv('XDG_CONFIG_HOME', home)
  return {
    root,
    temporary,
    home,
    [Symbol.dispose]: () => {
      vi.unstubAllEnvs()
      rmSync(base, { recursive: true, force: true })
    },
  }
}

export const BRANCH = 'qpsgate-data'

export function open(remote: string, overrides: Partial<DataBranchRequest> = {}): Promise<DataBranch> {
  return openDataBranch({
    remote,
    branch: BRANCH,
    token: undefined,
    isOurs: () => true,
    signal: new AbortController().signal,
    ...overrides,
  })
}

/** One file in one commit by a writer of its own. */
export async function store(
  remote: string,
  path: string,
  content: string | Uint8Array = path,
  name = BRANCH,
): Promise<string> {
  await using branch = await open(remote, { branch: name })
  return await branch.commit(change({ [path]: content }))
}

export function change(files: Record<string, string | Uint8Array>, remove: readonly string[] = []) {
  return { write: new Map(Object.entries(files)), remove, message: `store ${Object.keys(files).join(' ')}` }
}

/** Git's answer about a repository, without our code. */
export function inspect(repository: string, ...args: string[]): string {
  return execFileSync('git', ['--git-dir', repository, ...args], { stdio: ['ignore', 'pipe', 'pipe'] })
    .toString()
    .trim()
}

export function pathsIn(repository: string, branch = BRANCH): string[] {
  return inspect(repository, 'ls-tree', '-r', '-z', '--name-only', branch)
    .split('\0')
    .filter((path) => path !== '')
}

export function commitsIn(repository: string, branch = BRANCH): number {
  return Number(inspect(repository, 'rev-list', '--count', branch))
}

/** Every file below a folder. */
export function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
}
