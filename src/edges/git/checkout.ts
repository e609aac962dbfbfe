/**
 * Looks at the user's checkout and its commits. Git starts in the top folder of the checkout, because a pull request
 * may have put a bare repository into a folder below it, with settings that make git run programs.
 */
import { basename, dirname, join, relative, resolve } from 'node:path'
import type { Commit } from '../../core/result/result.ts'
import { UserError } from '../../errors.ts'
import { checkoutAround, existingFolder, isInside, realPathOf } from '../files/paths.ts'
import { findProgram } from '../machine/processes.ts'
import { lastLine } from '../machine/tool.ts'
import { checkoutEnvironment, type Git, type GitAnswer, gitIn } from './git.ts'

export interface Checkout {
  readonly top: string
  /** Git for looking only. It changes and fetches nothing. */
  readonly git: Git
}

/**
 * The checkout that holds a path; undefined if there is none, or git is not installed. Git may still refuse to work in
 * it, for example if another user owns it.
 */
export function findCheckout(near: string): Checkout | undefined {
  const top = checkoutAround(existingFolder(near))
  if (top === undefined || findProgram('git') === undefined) return undefined
  return { top, git: gitIn(top, checkoutEnvironment(top)) }
}

/** Git's output, without white space at either end; undefined if git failed. */
export function outputOf({ succeeded, output }: GitAnswer): string | undefined {
  return succeeded ? output.toString().trim() : undefined
}

/** Git's reason for refusing to work in a checkout; undefined if it works there. */
export function gitRefusal({ git }: Checkout): string | undefined {
  const { succeeded, messages } = git(['rev-parse', '--git-dir'])
  return succeeded ? undefined : messages.trim()
}

/**
 * Whether git finds a repository in the checkout.
 *
 * @throws UserError if git does not trust the checkout's owner
 */
export function isRepository(checkout: Checkout): boolean {
  const refusal = gitRefusal(checkout)
  if (refusal !== undefined && /dubious ownership/.test(refusal))
    throw new UserError(`git does not trust ${checkout.top}; run ${lastLine(refusal)}`)
  return refusal === undefined
}

/**
 * Top folder of the repository that holds a path; undefined if there is none, or git is not installed.
 *
 * @throws UserError if git does not trust the repository's owner
 */
export function repositoryOf(near: string): string | undefined {
  const checkout = findCheckout(near)
  return checkout !== undefined && isRepository(checkout) ? checkout.top : undefined
}

/**
 * The commit that is checked out around a path, so that a result can name it; null if there is no repository or commit
 * yet.
 */
export function headCommit(near: string): Commit | null {
  const checkout = findCheckout(near)
  const sha = checkout && commitOf(checkout, 'HEAD')
  if (checkout === undefined || sha === undefined) return null
  const changes = outputOf(checkout.git(['status', '--porcelain', '--untracked-files=no', '--ignore-submodules']))
  // If `git status` fails, `changes` is undefined and the checkout counts as dirty, because it may have changes.
  return { sha, isDirty: changes !== '' }
}

/**
 * Commit of a commit id, branch or tag in the repository that holds a path; undefined if there is none.
 *
 * @throws UserError if git does not trust the repository, because it then seems to have no commits
 */
export function commitIn(near: string, name: string): string | undefined {
  const checkout = findCheckout(near)
  const commit = checkout && commitOf(checkout, name)
  if (checkout !== undefined && commit === undefined) isRepository(checkout)
  return commit
}

export function commitOf({ git }: Checkout, ref: string): string | undefined {
  return outputOf(git(['rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`]))
}

const MOST_REFS = 1000

/** Names of branches and tags, newest first, as users write them, such as origin/main. */
export function namesOfRefs({ git }: Checkout): string[] {
  const newest = [`--count=${MOST_REFS}`, '--sort=-creatordate', '--format=%(refname:short)']
  const names = outputOf(git(['for-each-ref', ...newest, 'refs/heads', 'refs/remotes', 'refs/tags']))
  return names?.split('\n') ?? []
}

function ask(near: string, ...args: readonly string[]): string | undefined {
  const answer = findCheckout(near)?.git(args)
  return answer && outputOf(answer)
}

/** The newest commit in the history of both commits; undefined if there is none. `near` is a path in the repository. */
export function mergeBase(near: string, one: string, other: string): string | undefined {
  const left = commitIn(near, one)
  const right = commitIn(near, other)
  return left && right && ask(near, 'merge-base', left, right)
}

/**
 * Ids of a commit's parents. They are read from the commit itself, because a shallow clone hides parents that it lacks.
 */
export function parentsOf(near: string, commit: string): string[] {
  const text = ask(near, 'cat-file', 'commit', commit) ?? ''
  const [head = ''] = text.split('\n\n', 1)
  return head.split('\n').flatMap((line) => /^parent ([0-9a-f]{40,64})$/.exec(line)?.[1] ?? [])
}

/** Ids of a commit and of all commits before it, newest first; in a shallow clone, only of those that it has. */
export function historyOf(near: string, commit: string): readonly string[] {
  return ask(near, 'rev-list', '--topo-order', commit)?.split('\n') ?? []
}

export function depthOf(near: string, commit: string): number {
  return Number(ask(near, 'rev-list', '--count', commit))
}

interface FormerName {
  readonly name: string
  readonly until: string
}

/**
 * Former names of a file in the history of the checked-out commit, newest first.
 *
 * @param name the path as the user spelled it; only a path relative to the repository's top folder has former names
 */
export function formerNames(path: string, name: string): FormerName[] {
  const checkout = findCheckout(path)
  if (checkout === undefined || pathInRepository(checkout.top, path) !== name) return []
  const renames = ['--follow', '--diff-filter=R', '--name-status', '-z', '--format=%H']
  const log = outputOf(checkout.git(['log', ...renames, 'HEAD', '--', join(checkout.top, name)])) ?? ''
  const renamings = [...log.matchAll(/([0-9a-f]{40,64})\0\s*R\d+\0([^\0]+)\0/g)]
  return renamings.map(([, until = '', former = '']) => ({ name: former, until }))
}

export function isShallow(near: string): boolean {
  const checkout = findCheckout(near)
  return checkout !== undefined && isShallowClone(checkout)
}

export function isShallowClone({ git }: Checkout): boolean {
  return outputOf(git(['rev-parse', '--is-shallow-repository'])) === 'true'
}

/** First line of a commit's message; undefined if the clone lacks the commit. */
export function titleOf(near: string, commit: string): string | undefined {
  return ask(near, 'log', '-1', '--format=%s', '--end-of-options', commit)
}

/** The newest tag that matches a pattern and is on the commit or one before it; undefined if there is none. */
export function newestTag(near: string, pattern: string, commit: string): string | undefined {
  const newest = ['--sort=-version:refname', '--sort=-creatordate', '--count=1', '--format=%(refname)']
  return ask(near, 'for-each-ref', ...newest, `--merged=${commit}`, `refs/tags/${pattern}`) || undefined
}

/**
 * The path relative to the repository's top folder; undefined if it is outside. Symbolic links inside the folder are
 * kept, because git stores them as links.
 */
export function pathInRepository(root: string, path: string): string | undefined {
  const whole = resolve(path)
  const real = isInside(whole, root) ? whole : join(realPathOf(dirname(whole)), basename(whole))
  return isInside(real, root) ? relative(root, real) : undefined
}
