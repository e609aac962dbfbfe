/** The repository as it was: files, directories and names at a commit, and which commits there are. */
import { basename, dirname, join, relative, resolve } from 'node:path'
import {
  type DirectoryListing,
  type FileReading,
  largestBytes,
  type OptionFileReader,
} from '../../core/suite/option-includes.ts'
import { UserError } from '../../errors.ts'
import { asReading, REPOSITORY } from '../files/option-files.ts'
import { existingFolder, isInside, realPathOf } from '../files/paths.ts'
import { findProgram } from '../machine/processes.ts'
import { type Checkout, findCheckout, given, lastLine, refusalOf } from './checkout.ts'

/** Paths of files in the work tree, existing or possible. */
export interface GitRevision {
  /** The ref, for messages. */
  readonly name: string
  /** Reads a file as it was; symbolic links are followed as they were. `outside`: they left the repository. */
  file(path: string): Promise<FileReading>
  directory(path: string): Promise<DirectoryListing>
  /** The path in the commit of a file or directory that was renamed since; undefined if git finds no renaming. */
  formerPath(path: string): Promise<string | undefined>
  /** The path in the work tree of a file or directory of the commit that was renamed since; undefined likewise. */
  laterPath(path: string): Promise<string | undefined>
}

/**
 * Opens a git ref of the repository that holds a path.
 *
 * @throws UserError if there is no git, no repository, or no such ref
 */
export async function openRevision(ref: string, near: string): Promise<GitRevision> {
  if (findProgram('git') === undefined)
    throw new UserError('--base with a git ref needs git; install it, or give a file')
  const checkout = await trusted(ref, near)
  const commit = await commitOf(checkout, ref)
  if (commit === undefined) throw await noSuchCommit(ref, checkout)
  return revisionOf({ ...checkout, ref, commit })
}

async function trusted(ref: string, near: string): Promise<Checkout> {
  const folder = existingFolder(near)
  const checkout = findCheckout(near)
  if (checkout !== undefined && (await works(checkout))) return checkout
  throw new UserError(`--base ${ref}: ${folder} is in no git repository; give a file instead`)
}

/**
 * All files of a revision that a reading of option files needs; relative paths start at the folder. A reading asks for
 * one file after the other and cannot wait, so it is repeated with the files so far until it asks for no more.
 */
export async function gatherAtRevision(
  revision: GitRevision,
  folder: string,
  read: (reader: OptionFileReader) => unknown,
): Promise<OptionFileReader> {
  const files = new Map<string, FileReading>()
  const listings = new Map<string, DirectoryListing>()
  for (;;) {
    const wanted = { files: new Set<string>(), listings: new Set<string>() }
    const reader: OptionFileReader = {
      rootOf: () => REPOSITORY,
      file: (path) => files.get(path) ?? ask(wanted.files, path),
      directory: (path) => listings.get(path) ?? ask(wanted.listings, path),
    }
    read(reader)
    if (wanted.files.size + wanted.listings.size === 0) return reader
    for (const path of wanted.files) files.set(path, await revision.file(resolve(folder, path)))
    for (const path of wanted.listings) listings.set(path, await revision.directory(resolve(folder, path)))
  }
}

function ask(wanted: Set<string>, path: string): { kind: 'absent' } {
  wanted.add(path)
  return { kind: 'absent' }
}

/** Whether a name is a commit, branch or tag of the repository that holds a path. */
export async function isCommit(name: string, near: string): Promise<boolean> {
  return (await commitIn(near, name)) !== undefined
}

/** Whether a path was there at a commit, in the repository that holds it. */
export async function existsAt(commit: string, path: string): Promise<boolean> {
  const reading = await (await openRevision(commit, path)).file(path)
  return reading.kind !== 'absent'
}

/**
 * The commit that a name stands for in the repository that holds a path; undefined if there is none.
 *
 * @throws UserError if git does not trust the repository: it then reports no commit as existing
 */
export async function commitIn(near: string, name: string): Promise<string | undefined> {
  const checkout = findCheckout(near)
  const commit = checkout && (await commitOf(checkout, name))
  if (checkout !== undefined && commit === undefined) await works(checkout)
  return commit
}

/**
 * The folder of the repository that holds a path; undefined if there is none, or no git.
 *
 * @throws UserError if git does not trust it
 */
export async function repositoryOf(near: string): Promise<string | undefined> {
  const checkout = findCheckout(near)
  return checkout !== undefined && (await works(checkout)) ? checkout.top : undefined
}

/** The newest commit from which both come, in the repository that holds a path; undefined if none is known. */
export async function mergeBase(near: string, one: string, other: string): Promise<string | undefined> {
  const [left, right] = [await commitIn(near, one), await commitIn(near, other)]
  if (left === undefined || right === undefined) return undefined
  const answer = await findCheckout(near)?.git(['merge-base', left, right])
  return answer && given(answer)
}

/**
 * The first parent of a commit, in the repository that holds a path; undefined if it has none, or it was not fetched.
 */
export async function firstParent(near: string, commit: string): Promise<string | undefined> {
  return commitIn(near, `${commit}^1`)
}

interface CheckoutAtCommit extends Checkout {
  readonly ref: string
  readonly commit: string
}

function revisionOf(place: CheckoutAtCommit): GitRevision {
  return {
    name: place.ref,
    file: async (path) => {
      const found = await find(place, path)
      if (found.kind !== 'blob') return { kind: found.kind === 'outside' ? 'outside' : 'absent' }
      const most = largestBytes(path)
      if (found.bytes > most) return { kind: 'too-large', bytes: found.bytes, most }
      return asReading(await printed(place, ['cat-file', 'blob', found.id]))
    },
    directory: async (path) => {
      const found = await find(place, path)
      if (found.kind !== 'tree') return { kind: found.kind === 'outside' ? 'outside' : 'absent' }
      const names = await printed(place, ['ls-tree', '-z', '--name-only', found.id])
      return { kind: 'names', names: names.split('\0').filter((name) => name !== '') }
    },
    formerPath: async (path) => otherPath(place, pathInRepository(place.top, path), ({ from, to }) => [to, from]),
    laterPath: async (path) => otherPath(place, pathInRepository(place.top, path), ({ from, to }) => [from, to]),
  }
}

type Found =
  | { readonly kind: 'blob' | 'tree'; readonly id: string; readonly bytes: number }
  | { readonly kind: 'absent' }
  | { readonly kind: 'outside' }

async function find(place: CheckoutAtCommit, path: string): Promise<Found> {
  const inside = pathInRepository(place.top, path)
  if (inside === undefined) return { kind: 'outside' }
  // One object a line is how git is asked.
  if (inside.includes('\n')) return { kind: 'absent' }
  const answer = await printed(place, ['cat-file', '--batch-check', '--follow-symlinks'], `${place.commit}:${inside}\n`)
  const [, id, kind, bytes] = /^([0-9a-f]{40,64}) (blob|tree) (\d+)$/m.exec(answer) ?? []
  if (id !== undefined) return { kind: kind === 'tree' ? 'tree' : 'blob', id, bytes: Number(bytes) }
  return { kind: /^symlink \d+$/m.test(answer) ? 'outside' : 'absent' }
}

/** The path from the repository's folder; undefined if it is outside. Symbolic links inside it are kept. */
function pathInRepository(root: string, path: string): string | undefined {
  const whole = resolve(path)
  const real = isInside(whole, root) ? whole : join(realPathOf(dirname(whole)), basename(whole))
  return isInside(real, root) ? relative(root, real) : undefined
}

/** A file that was renamed between the commit and the work tree; paths of the repository. */
interface Renaming {
  readonly from: string
  readonly to: string
}

/**
 * A path's name on the other side. A directory was renamed if all its renamed files have one other directory there.
 *
 * @param sides of a renaming: the path on this side, and that on the other
 */
async function otherPath(
  place: CheckoutAtCommit,
  path: string | undefined,
  sides: (renaming: Renaming) => readonly [here: string, there: string],
): Promise<string | undefined> {
  if (path === undefined) return undefined
  const renamed = (await renamings(place)).map(sides)
  const own = renamed.find(([here]) => here === path)?.[1]
  const folders = new Set(renamed.filter(([here]) => dirname(here) === path).map(([, there]) => dirname(there)))
  const [folder] = folders.size === 1 && !folders.has(path) ? folders : []
  const found = own ?? folder
  return found === undefined ? undefined : join(place.top, found)
}

async function renamings(place: CheckoutAtCommit): Promise<Renaming[]> {
  const args = [
    'diff',
    '--no-ext-diff',
    '--no-textconv',
    '--ignore-submodules',
    '--find-renames',
    '--diff-filter=R',
    '--name-status',
    '-z',
  ]
  const parts = (await printed(place, [...args, place.commit, '--'])).split('\0')
  return parts.flatMap((part, index) =>
    /^R\d+$/.test(part) ? [{ from: parts[index + 1] ?? '', to: parts[index + 2] ?? '' }] : [],
  )
}

async function noSuchCommit(ref: string, { git }: Checkout): Promise<UserError> {
  const shallow = given(await git(['rev-parse', '--is-shallow-repository']))
  if (shallow !== 'true')
    return new UserError(`--base ${ref}: found no such commit, branch or tag, and no such file; fetch it first`)
  const name = ref.replace(/^(?:refs\/remotes\/)?origin\//, '')
  return new UserError(
    `--base ${ref}: this clone is shallow and does not have it; give actions/checkout the input fetch-depth: 0, ` +
      `or run git fetch origin ${name}`,
  )
}

/** Whether git finds a repository there. @throws UserError if it does not trust it */
async function works(checkout: Checkout): Promise<boolean> {
  const refusal = await refusalOf(checkout)
  if (refusal !== undefined && /dubious ownership/.test(refusal))
    throw new UserError(`git does not trust ${checkout.top}; run ${lastLine(refusal)}`)
  return refusal === undefined
}

async function commitOf({ git }: Checkout, ref: string): Promise<string | undefined> {
  return given(await git(['rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`]))
}

/** Git's output, when it must not fail. */
async function printed({ ref, top, git }: CheckoutAtCommit, args: readonly string[], input?: string): Promise<string> {
  const answer = await git(args, input === undefined ? {} : { input })
  if (answer.succeeded) return answer.output.toString()
  const says = lastLine(answer.messages)
  if (/promisor remote/.test(says))
    throw new UserError(
      `--base ${ref}: this clone is partial and lacks files of it, which are not fetched here (${says}); ` +
        'give actions/checkout no filter, or run git fetch --refetch --no-filter',
    )
  throw new UserError(`--base ${ref}: git ${args[0]} fails in ${top}: ${says}; repair the repository`)
}
