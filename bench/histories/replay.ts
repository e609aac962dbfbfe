/** Replays commits of local clones: checks each out, and reads it against its parent, as for a pull request. */
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Said } from './judge.ts'
import type { RepositoryList } from './list.ts'
import { saidOf } from './plan-commit.ts'

/** Maximum bytes that git may print: enough for a list of the largest repository's files. */
const MOST_OUTPUT = 256 * 1024 ** 2
/** Keeps the user's git settings and Git LFS out of the checkouts. */
const ENVIRONMENT = {
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_CONFIG_NOSYSTEM: '1',
  GIT_LFS_SKIP_SMUDGE: '1',
}

export interface Replay {
  readonly said: Said
  readonly seconds: number
}

/** The clone of a repository, bare or not. */
export function clonePath(clones: string, { repository }: RepositoryList): string {
  const path = [join(clones, repository), join(clones, `${repository}.git`)].find((each) => existsSync(each))
  if (path !== undefined) return path
  const address = `https://github.com/${repository}`
  throw new Error(`there is no clone of ${repository}; make it by git clone --bare ${address} ${clones}/${repository}`)
}

/** A checkout of a clone's commits that shares its objects, and leaves the clone itself as it is. */
export class Checkout implements Disposable {
  readonly #folder = mkdtempSync(join(tmpdir(), 'qpsgate-histories-'))

  constructor(clone: string) {
    Object.assign(process.env, ENVIRONMENT)
    git(['clone', '--quiet', '--shared', '--no-checkout', clone, this.#folder])
  }

  async replay(commit: string): Promise<Replay> {
    this.#leaveOut(this.#missingPaths(commit))
    this.#git(['checkout', '--quiet', '--force', '--detach', commit])
    const start = performance.now()
    const home = process.cwd()
    process.chdir(this.#folder)
    try {
      const said = await saidOf(['--base', `${commit}^`])
      return { said, seconds: (performance.now() - start) / 1000 }
    } finally {
      process.chdir(home)
    }
  }

  /** Paths whose contents the clone lacks: copies of repositories may come without their largest files. */
  #missingPaths(commit: string): string[] {
    const entries = this.#git(['ls-tree', '-r', '-z', '--format=%(objecttype) %(objectname) %(path)', commit])
      .split('\0')
      .filter((entry) => entry.startsWith('blob '))
      .map((entry) => entry.split(' '))
    const ids = entries.map(([, id]) => `${id}\n`).join('')
    const answers = this.#git(['cat-file', '--batch-check=%(objecttype)'], ids).split('\n')
    return entries.flatMap(([, , ...path], index) => (answers[index]?.endsWith(' missing') ? path.join(' ') : []))
  }

  /** Leaves paths out of the checkout. Git considers them unchanged. */
  #leaveOut(paths: readonly string[]): void {
    const patterns = ['/*', ...paths.map((path) => `!/${path.replaceAll(/[[\]*?\\]/g, '\\$&')}`)]
    this.#git(['config', 'core.sparseCheckout', 'true'])
    mkdirSync(join(this.#folder, '.git/info'), { recursive: true })
    writeFileSync(join(this.#folder, '.git/info/sparse-checkout'), `${patterns.join('\n')}\n`)
  }

  #git(args: readonly string[], input = ''): string {
    return git(['-C', this.#folder, ...args], input)
  }

  [Symbol.dispose](): void {
    rmSync(this.#folder, { recursive: true, force: true })
  }
}

function git(args: readonly string[], input = ''): string {
  const options = { encoding: 'utf8', input, maxBuffer: MOST_OUTPUT, stdio: 'pipe' } as const
  return execFileSync('git', args, options)
}
