/**
 * The user's checkout, now and at a commit: which commits there are, and files, directories and names as they were. A
 * pull request may have put a bare repository into a folder of it, so git starts at its top.
 */
import { existsSync } from 'node:fs'
import { basename, dirname, join, relative, resolve } from 'node:path'
import type { Commit } from '../../core/result/result.ts'
import {
  type DirectoryListing,
  type FileReading,
  largestBytes,
  type OptionFileReader,
} from '../../core/suite/option-includes.ts'
import type { Dump } from '../../core/suite/own-workload.ts'
import { UserError } from '../../errors.ts'
import { asReading, REPOSITORY } from '../files/option-files.ts'
import { checkoutAround, existingFolder, isInside, realPathOf } from '../files/paths.ts'
import { findProgram } from '../machine/processes.ts'
import { lastLine } from '../machine/tool.ts'
import { checkoutEnvironment, type Git, type GitAnswer, gitIn } from './git.ts'

export interface Checkout {
  /** Its folder that has .git, without symbolic links. */
  readonly top: string
  /** Looks, and changes or fetches nothing. */
  readonly git: Git
}

/** The checkout that holds a path; undefined if there is none, or no git. Git may still not trust it. */
export function findCheckout(near: string): Checkout | undefined {
  const top = checkoutAround(existingFolder(near))
  if (top === undefined || findProgram('git') === undefined) return undefined
  return { top, git: gitIn(top, checkoutEnvironment(top)) }
}

/** Git's output, without surrounding blanks; undefined if it failed. */
export function given({ succeeded, output }: GitAnswer): string | undefined {
  return succeeded ? output.toString().trim() : undefined
}

/** Git's reason for not working there; undefined if it works. */
export function refusalOf({ git }: Checkout): string | undefined {
  const { succeeded, messages } = git(['rev-parse', '--git-dir'])
  return succeeded ? undefined : messages.trim()
}

/** Whether git finds a repository there. @throws UserError if it does not trust it */
function works(checkout: Checkout): boolean {
  const refusal = refusalOf(checkout)
  if (refusal !== undefined && /dubious ownership/.test(refusal))
    throw new UserError(`git does not trust ${checkout.top}; run ${lastLine(refusal)}`)
  return refusal === undefined
}

/**
 * The folder of the repository that holds a path; undefined if there is none, or no git.
 *
 * @throws UserError if git does not trust it
 */
export function repositoryOf(near: string): string | undefined {
  const checkout = findCheckout(near)
  return checkout !== undefined && works(checkout) ? checkout.top : undefined
}

/** The commit checked out around a path; null if there is no repository, or no commit yet. */
export function checkedOut(near: string): Commit | null {
  const checkout = findCheckout(near)
  const sha = checkout && given(checkout.git(['rev-parse', '--verify', '--quiet', 'HEAD^{commit}']))
  if (checkout === undefined || sha === undefined) return null
  const changes = given(checkout.git(['status', '--porcelain', '--untracked-files=no', '--ignore-submodules']))
  // If git cannot tell, it is not called clean.
  return { sha, isDirty: changes !== '' }
}

/**
 * The commit that a name (a commit, branch or tag) stands for in the repository that holds a path; undefined if there
 * is none.
 *
 * @throws UserError if git does not trust the repository: it then reports no commit as existing
 */
export function commitIn(near: string, name: string): string | undefined {
  const checkout = findCheckout(near)
  const commit = checkout && commitOf(checkout, name)
  if (checkout !== undefined && commit === undefined) works(checkout)
  return commit
}

function commitOf({ git }: Checkout, ref: string): string | undefined {
  return given(git(['rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`]))
}

/** Git's answer about the repository that holds a path; undefined if it failed, or there is none. */
function asked(near: string, ...args: readonly string[]): string | undefined {
  const answer = findCheckout(near)?.git(args)
  return answer && given(answer)
}

/** The newest commit from which both come, in the repository that holds a path; undefined if none is known. */
export function mergeBase(near: string, one: string, other: string): string | undefined {
  const [left, right] = [commitIn(near, one), commitIn(near, other)]
  return left && right && asked(near, 'merge-base', left, right)
}

/** A commit and all before it, the newest first; in a shallow clone those that it has. */
export function historyOf(near: string, commit: string): readonly string[] {
  return asked(near, 'rev-list', '--topo-order', commit)?.split('\n') ?? []
}

/**
 * Names that a file had in the history of the checked-out commit, each until a commit, the newest first.
 *
 * @param name the path as written; only one from the repository's folder is looked up
 */
export function formerNames(path: string, name: string) {
  const checkout = findCheckout(path)
  if (checkout === undefined || pathInRepository(checkout.top, path) !== name) return []
  const renames = ['--follow', '--diff-filter=R', '--name-status', '-z', '--format=%H']
  const printed = given(checkout.git(['log', ...renames, 'HEAD', '--', join(checkout.top, name)])) ?? ''
  const found = printed.matchAll(/([0-9a-f]{40,64})\0\s*R\d+\0([^\0]+)\0/g)
  return [...found].map(([, until = '', former = '']) => ({ name: former, until }))
}

/** Whether commits are missing because the clone is shallow. */
export function isShallow(near: string): boolean {
  return asked(near, 'rev-parse', '--is-shallow-repository') === 'true'
}

/** First line of a commit's message; undefined if the clone does not have it. */
export function titleOf(near: string, commit: string): string | undefined {
  return asked(near, 'log', '-1', '--format=%s', '--end-of-options', commit)
}

/** The newest tag of a pattern among the commit and those before it; undefined if there is none. */
export function newestTag(near: string, pattern: string, commit: string): string | undefined {
  const newest = ['--sort=-version:refname', '--sort=-creatordate', '--count=1', '--format=%(refname)']
  return asked(near, 'for-each-ref', ...newest, `--merged=${commit}`, `refs/tags/${pattern}`) || undefined
}

/**
 * The commit that is meant by the tip of a branch: where the checked-out commit left it, so that what others did there
 * since is no change.
 *
 * @returns with a note for the user; undefined if the name is that of no branch, or of what is checked out
 */
function leftAt({ git }: Checkout, ref: string, tip: string) {
  const name = git(['rev-parse', '--verify', '--quiet', '--symbolic-full-name', '--end-of-options', ref])
  const here = given(git(['rev-parse', '--verify', '--quiet', 'HEAD^{commit}']))
  if (here === undefined || here === tip || !/^refs\/(?:heads|remotes)\//.test(given(name) ?? '')) return undefined
  const fork = given(git(['merge-base', here, tip]))
  const commit = fork ?? tip
  const why = fork === undefined ? 'its tip: this clone has no commit of both' : 'where this branch left it'
  return { commit, note: `base ${ref} at ${commit.slice(0, 7)}, ${why}` }
}

/** Whether a path was there at a commit, in the repository that holds it. */
export function existsAt(commit: string, path: string): boolean {
  return openRevision(commit, path).files('.').file(path, path).kind !== 'absent'
}

/** The base that --base names. */
export type Base =
  | { readonly kind: 'disk'; readonly path: string }
  | { readonly kind: 'commit'; readonly revision: Revision }

/**
 * Opens a base; refs are those of the repository that holds `near`.
 *
 * @throws UserError if it names nothing, or two things
 */
export function openBase(base: string, near: string): Base {
  if (!existsSync(base)) return { kind: 'commit', revision: openRevision(base, near) }
  if (commitIn(near, base) === undefined) return { kind: 'disk', path: base }
  throw new UserError(
    `--base ${base}: there is a file and there is a commit, branch or tag of this name; ` +
      `write ./${base} for the file, or the full name, such as refs/heads/${base}, for the other`,
  )
}

/** A file that is not as it was at a commit. */
export interface ChangedFile {
  /** With the repository's folder. */
  readonly path: string
  /** Kind and permissions, such as 100644 for a file and 120000 for a link; 000000: there was or is none. */
  readonly modes: readonly [before: string, now: string]
}

/** The repository at a commit. Paths are those of files in the work tree, existing or possible. */
export type Revision = ReturnType<typeof openRevision>

/**
 * Opens a git ref of the repository that holds a path; a branch is opened where the checked-out commit left it.
 *
 * @throws UserError if there is no git, no repository, or no such ref
 */
export function openRevision(ref: string, near: string) {
  if (findProgram('git') === undefined)
    throw new UserError('--base with a git ref needs git; install it, or give a file')
  const checkout = findCheckout(near)
  if (checkout === undefined || !works(checkout))
    throw new UserError(`--base ${ref}: ${existingFolder(near)} is in no git repository; give a file instead`)
  const named = commitOf(checkout, ref)
  if (named === undefined) throw noSuchCommit(ref, checkout)
  const { commit, note } = leftAt(checkout, ref, named) ?? { commit: named, note: undefined }
  const place: CheckoutAtCommit = { ...checkout, ref, commit, known: new Map(), folders: new Map(), texts: new Map() }
  return {
    /** The ref, for messages. */
    name: ref,
    commit,
    /** Which commit of a branch it is; undefined if the name leaves no doubt. */
    note,
    /**
     * Reads files as they were, each once; relative paths start at the folder. Symbolic links are followed as they were.
     * `outside`: they left the repository.
     */
    files: (folder: string): OptionFileReader => ({
      rootOf: () => REPOSITORY,
      file: (path) => fileAt(place, resolve(folder, path)),
      directory: (path) => directoryAt(place, resolve(folder, path)),
    }),
    /** Files of a folder, or the file that a path is, as they were; undefined if there was something else there. */
    stored: (path: string) => storedAt(place, path),
    /** Files that differ between the commit and the work tree, from the folder of the repository. */
    changes: (): readonly ChangedFile[] => changesSince(place),
    /** Files that git tracks now, with the repository's folder. */
    tracked: () =>
      printed(place, ['ls-files', '-z'])
        .split('\0')
        .slice(0, -1)
        .map((path) => join(place.top, path)),
    /** The path in the commit of a file or directory that was renamed since; undefined if git finds no renaming. */
    formerPath: (path: string) => otherPath(place, path, ([from, to]) => [to, from]),
    /** The path in the work tree of a file or directory of the commit that was renamed since; undefined likewise. */
    laterPath: (path: string) => otherPath(place, path, (renaming) => renaming),
  }
}

function noSuchCommit(ref: string, { git }: Checkout): UserError {
  if (given(git(['rev-parse', '--is-shallow-repository'])) !== 'true')
    return new UserError(`--base ${ref}: found no such commit, branch or tag, and no such file; fetch it first`)
  const name = ref.replace(/^(?:refs\/remotes\/)?origin\//, '')
  return new UserError(
    `--base ${ref}: this clone is shallow and does not have it; give actions/checkout the input fetch-depth: 0, ` +
      `or run git fetch origin ${name}`,
  )
}

interface CheckoutAtCommit extends Checkout {
  readonly ref: string
  readonly commit: string
  /** Files that were read together, by whole path. */
  readonly known: Map<string, FileReading>
  /** Folders that were listed, by their ids: a file may name thousands of paths, and git takes milliseconds for each. */
  readonly folders: Map<string, Folder>
  /** Texts by the ids of their blobs. */
  readonly texts: Map<string, string>
}

/** What is in a folder, by names. */
type Folder = ReadonlyMap<string, Entry>

interface Entry {
  /** `commit`: of a submodule. */
  readonly kind: 'blob' | 'tree' | 'link' | 'commit'
  readonly id: string
  readonly bytes: number
  /** Where a link leads. */
  readonly target: string
}

function fileAt(place: CheckoutAtCommit, path: string): FileReading {
  const known = place.known.get(resolve(path))
  if (known !== undefined) return known
  const found = find(place, path)
  if (found.kind !== 'blob') return { kind: found.kind === 'outside' ? 'outside' : 'absent' }
  const most = largestBytes(path)
  if (found.bytes > most) return { kind: 'too-large', bytes: found.bytes, most }
  return asReading(textOf(place, found))
}

/** Small files of a folder are read together. */
const SMALL_BYTES = 65_536

function textOf({ texts, ...place }: CheckoutAtCommit, { id, folder }: Extract<Found, { id: string }>): string {
  if (!texts.has(id)) {
    const small = [...(folder?.values() ?? [])].filter(({ kind, bytes }) => kind === 'blob' && bytes <= SMALL_BYTES)
    const found = small.slice(0, MOST_TOGETHER / SMALL_BYTES)
    for (const [index, text] of blobsOf(place, found).entries()) texts.set(found[index]?.id ?? '', `${text}`)
  }
  return texts.get(id) ?? printed(place, ['cat-file', 'blob', id])
}

function directoryAt(place: CheckoutAtCommit, path: string): DirectoryListing {
  const found = find(place, path)
  if (found.kind !== 'tree') return { kind: found.kind === 'outside' ? 'outside' : 'absent' }
  return { kind: 'names', names: [...folderAt(place, found.id).keys()] }
}

function storedAt(place: CheckoutAtCommit, path: string): Pick<Dump, 'files' | 'repository'> | undefined {
  const found = find(place, path)
  if (found.kind === 'commit')
    throw new UserError(`found ${path} in a submodule; allowed: files of the repository itself, whose changes are seen`)
  if (!('id' in found)) return undefined
  const repository = place.top
  if (found.kind === 'blob') return { files: [{ name: '', id: found.id, bytes: found.bytes }], repository }
  const entries = [...folderAt(place, found.id)]
  const files = entries.map(([name, { id, bytes }]) => ({ name, id, bytes }))
  return entries.every(([, { kind }]) => kind === 'blob') ? { files, repository } : undefined
}

function folderAt(place: CheckoutAtCommit, tree: string): Folder {
  const known = place.folders.get(tree)
  if (known !== undefined) return known
  const found = printed(place, ['ls-tree', '-l', '-z', tree])
    .split('\0')
    .flatMap((record) => {
      const [, mode, kind, id = '', size, name = ''] =
        /^(\d+) (blob|tree|commit) ([0-9a-f]+) +(\S+)\t(.+)$/s.exec(record) ?? []
      return kind === undefined ? [] : { name, mode, kind: kind as Entry['kind'], id, bytes: Number(size) || 0 }
    })
  const links = found.filter(({ mode, bytes }) => mode === LINK && bytes <= LONGEST_PATH)
  const targets = new Map(
    links.length === 0 ? [] : blobsOf(place, links).map((text, at) => [links[at]?.name, `${text}`]),
  )
  const folder = new Map(
    found.map(({ name, mode, kind, id, bytes }): [string, Entry] => {
      const target = targets.get(name) ?? '/'
      return [name, { kind: mode === LINK ? 'link' : kind, id, bytes, target }]
    }),
  )
  place.folders.set(tree, folder)
  return folder
}

const LINK = '120000'
const LONGEST_PATH = 4096
/** As the kernel has it, see path_resolution(7). */
const MOST_LINKS = 40

type Found =
  | {
      readonly kind: Exclude<Entry['kind'], 'link'>
      readonly id: string
      readonly bytes: number
      readonly folder: Folder | undefined
    }
  | { readonly kind: 'absent' | 'outside' }

function find(place: CheckoutAtCommit, path: string): Found {
  const inside = pathInRepository(place.top, path)
  if (inside === undefined) return { kind: 'outside' }
  const root = { kind: 'tree', id: place.commit, bytes: 0, folder: undefined } as const
  const around: Extract<Found, { id: string }>[] = []
  let left = inside.split('/')
  for (let links = 0; left.length > 0; ) {
    const [step = '', ...rest] = left
    left = rest
    const { kind, id } = around.at(-1) ?? root
    if (kind === 'commit') break
    if (kind !== 'tree') return { kind: 'absent' }
    if (step === '..' && around.pop() === undefined) return { kind: 'outside' }
    if (/^\.{0,2}$/.test(step)) continue
    const folder = folderAt(place, id)
    const entry = folder.get(step)
    if (entry === undefined) return { kind: 'absent' }
    if (entry.kind !== 'link') around.push({ ...entry, kind: entry.kind, folder })
    else if (entry.target.startsWith('/')) return { kind: 'outside' }
    else {
      links += 1
      if (links > MOST_LINKS) return { kind: 'absent' }
      left = [...entry.target.split('/'), ...left]
    }
  }
  return around.at(-1) ?? root
}

/** The path from the repository's folder; undefined if it is outside. Symbolic links inside it are kept. */
function pathInRepository(root: string, path: string): string | undefined {
  const whole = resolve(path)
  const real = isInside(whole, root) ? whole : join(realPathOf(dirname(whole)), basename(whole))
  return isInside(real, root) ? relative(root, real) : undefined
}

/** A file that was renamed between the commit and the work tree; paths of the repository. */
type Renaming = readonly [from: string, to: string]

/**
 * A path's name on the other side. A directory was renamed if all its renamed files have one other directory there.
 *
 * @param sides of a renaming: the path on this side, and that on the other
 */
function otherPath(place: CheckoutAtCommit, path: string, sides: (renaming: Renaming) => Renaming): string | undefined {
  const inside = pathInRepository(place.top, path)
  if (inside === undefined) return undefined
  const renames = ['--find-renames', '--diff-filter=R', '--name-status', '-z', place.commit, '--']
  const parts = printed(place, [...DIFF, ...renames]).split('\0')
  const renamed = parts.flatMap((part, index) =>
    /^R\d+$/.test(part) ? [sides([parts[index + 1] ?? '', parts[index + 2] ?? ''])] : [],
  )
  const own = renamed.find(([here]) => here === inside)?.[1]
  const folders = new Set(renamed.filter(([here]) => dirname(here) === inside).map(([, there]) => dirname(there)))
  const [folder] = folders.size === 1 && !folders.has(inside) ? folders : []
  const found = own ?? folder
  return found === undefined ? undefined : join(place.top, found)
}

const DIFF = ['diff', '--no-ext-diff', '--no-textconv', '--ignore-submodules']

function changesSince(place: CheckoutAtCommit): ChangedFile[] {
  const parts = printed(place, [...DIFF, '--no-renames', '--raw', '-z', place.commit, '--']).split('\0')
  const found = parts.flatMap((part, index) => {
    const [, before, now, id] = /^:(\d+) (\d+) ([0-9a-f]+) /.exec(part) ?? []
    const path = parts[index + 1]
    if (before === undefined || now === undefined || id === undefined || path === undefined) return []
    return [{ path: join(place.top, path), modes: [before, now] as const, id }]
  })
  readTogether(place, found)
  return found
}

/** Bytes of files that are read together: further ones are read one by one. */
const MOST_TOGETHER = 64 * 1024 ** 2

/** Reads the former texts of changed files at once: git takes milliseconds for each call. */
function readTogether(place: CheckoutAtCommit, files: readonly (ChangedFile & { readonly id: string })[]): void {
  for (const { path, modes } of files) if (modes[0] === '000000') place.known.set(path, { kind: 'absent' })
  const there = files.filter(({ modes }) => modes[0].startsWith('100'))
  if (there.length === 0) return
  const asked = (own: typeof there) => own.map(({ id }) => `${id}\n`).join('')
  const sizes = printed(place, ['cat-file', '--batch-check=%(objectsize)'], asked(there)).split('\n').map(Number)
  let bytes = 0
  const small = there.filter(({ path }, index) => {
    const size = sizes[index] ?? Number.NaN
    const isTaken = size <= largestBytes(path) && bytes + size <= MOST_TOGETHER
    if (isTaken) bytes += size
    return isTaken
  })
  if (small.length === 0) return
  for (const [index, content] of blobsOf(place, small).entries())
    place.known.set(small[index]?.path ?? '', asReading(`${content}`))
}

/** The contents of blobs in their order, up to the first that git does not have. */
function blobsOf(place: Pick<CheckoutAtCommit, 'git'>, blobs: readonly { readonly id: string }[]): Buffer[] {
  const { output } = place.git(['cat-file', '--batch'], { input: blobs.map(({ id }) => `${id}\n`).join('') })
  const found: Buffer[] = []
  let at = 0
  while (found.length < blobs.length) {
    const start = output.indexOf('\n', at) + 1
    const size = Number(/ blob (\d+)$/.exec(output.toString('latin1', at, start - 1))?.[1])
    if (!Number.isSafeInteger(size)) return found
    found.push(output.subarray(start, start + size))
    at = start + size + 1
  }
  return found
}

/** Git's output, when it must not fail. */
function printed(
  { ref, top, git }: Pick<CheckoutAtCommit, 'ref' | 'top' | 'git'>,
  args: readonly string[],
  input = '',
): string {
  const answer = git(args, { input })
  if (answer.succeeded) return answer.output.toString()
  const says = lastLine(answer.messages)
  if (/promisor remote/.test(says))
    throw new UserError(
      `--base ${ref}: this clone is partial and lacks files of it, which are not fetched here (${says}); ` +
        'give actions/checkout no filter, or run git fetch --refetch --no-filter',
    )
  throw new UserError(`--base ${ref}: git ${args[0]} fails in ${top}: ${says}; repair the repository`)
}
