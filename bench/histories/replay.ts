/** Commits of local clones, replayed: each is checked out, and read against its parent as a pull request would be. */
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { firstLine } from '../../src/errors.ts'
import type { Said } from './judge.ts'
import type { RepositoryList } from './list.ts'

const PLAN_COMMIT = join(import.meta.dirname, 'plan-commit.ts')
/** Nobody waits longer. */
const MOST_SECONDS = 60
/** Bytes of a list of the largest repository's files. */
const MOST_OUTPUT = 256 * 1024 ** 2
/** A user's settings of git, and filters of a repository, have no part. */
const ENVIRONMENT = {
  ...process.env,
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
    git(['clone', '--quiet', '--shared', '--no-checkout', clone, this.#folder])
  }

  replay(commit: string): Replay {
    this.#leaveOut(this.#missingPaths(commit))
    this.#git(['checkout', '--quiet', '--force', '--detach', commit])
    const start = performance.now()
    const said = this.#plan(['--base', `${commit}^`])
    return { said, seconds: (performance.now() - start) / 1000 }
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

  /** Git takes what is left out for unchanged. */
  #leaveOut(paths: readonly string[]): void {
    const patterns = ['/*', ...paths.map((path) => `!/${path.replaceAll(/[[\]*?\\]/g, '\\$&')}`)]
    this.#git(['config', 'core.sparseCheckout', 'true'])
    mkdirSync(join(this.#folder, '.git/info'), { recursive: true })
    writeFileSync(join(this.#folder, '.git/info/sparse-checkout'), `${patterns.join('\n')}\n`)
  }

  #git(args: readonly string[], input = ''): string {
    return git(['-C', this.#folder, ...args], input)
  }

  #plan(flags: readonly string[]): Said {
    const options = { cwd: this.#folder, env: ENVIRONMENT, encoding: 'utf8', timeout: MOST_SECONDS * 1000 } as const
    const { status, stdout, stderr, error } = spawnSync(process.execPath, [PLAN_COMMIT, ...flags], options)
    if (error !== undefined) return { kind: 'refused', why: `no end within ${MOST_SECONDS} s` }
    const answer = stdout.trimEnd().split('\n').at(-1) ?? ''
    return status === 0 ? (JSON.parse(answer) as Said) : { kind: 'refused', why: firstLine(new Error(stderr)) }
  }

  [Symbol.dispose](): void {
    rmSync(this.#folder, { recursive: true, force: true })
  }
}

function git(args: readonly string[], input = ''): string {
  const options = { env: ENVIRONMENT, encoding: 'utf8', input, maxBuffer: MOST_OUTPUT, stdio: 'pipe' } as const
  return execFileSync('git', args, options)
}
