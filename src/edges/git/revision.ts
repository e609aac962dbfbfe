/**
 * The repository at a commit, with its files, directories and names at that time, so that a change can be read without
 * checking the commit out.
 */
import { existsSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { meantText } from '../../core/problems.ts'
import type { Dump } from '../../core/scenario/own-load.ts'
import { ABSENT, type ChangedFile } from '../../core/sources/changed-files.ts'
import {
  type DirectoryListing,
  type FileReading,
  largestBytes,
  type OptionFileReader,
} from '../../core/sources/option-includes.ts'
import { UserError } from '../../errors.ts'
import { asReading, REPOSITORY } from '../files/option-files.ts'
import { existingFolder } from '../files/paths.ts'
import { findProgram } from '../machine/processes.ts'
import {
  type Checkout,
  commitIn,
  commitOf,
  findCheckout,
  isRepository,
  isShallowClone,
  namesOfRefs,
  outputOf,
  pathInRepository,
} from './checkout.ts'
import { type Folder, RepositoryObjects } from './objects.ts'

export function existsAt(commit: string, path: string): boolean {
  return openRevision(commit, path).files('.').file(path, path).kind !== 'absent'
}

export type Base =
  | { readonly kind: 'disk'; readonly path: string }
  | { readonly kind: 'commit'; readonly revision: GitRevision }

/**
 * Opens a base: a file, or else a git ref in the repository that holds `near`.
 *
 * @throws UserError if `base` names neither, or both a file and a commit
 */
export function openBase(base: string, near: string): Base {
  if (!existsSync(base)) return { kind: 'commit', revision: openRevision(base, near) }
  if (commitIn(near, base) === undefined) return { kind: 'disk', path: base }
  throw new UserError(
    `--base ${base}: there is a file and there is a commit, branch or tag of this name; ` +
      `write ./${base} for the file, or the full name, such as refs/heads/${base}, for the other`,
  )
}

/**
 * Opens a git ref in the repository that holds a path. For a branch, it opens the commit where the checked-out branch
 * left it.
 *
 * @throws UserError if there is no git, no repository, or no such ref
 */
export function openRevision(ref: string, near: string): GitRevision {
  if (findProgram('git') === undefined)
    throw new UserError('--base with a git ref needs git; install it, or give a file')
  const checkout = findCheckout(near)
  if (checkout === undefined || !isRepository(checkout))
    throw new UserError(`--base ${ref}: ${existingFolder(near)} is in no git repository; give a file instead`)
  const tip = commitOf(checkout, ref)
  if (tip === undefined) throw noSuchCommit(ref, checkout)
  const commit = forkPoint(checkout, ref, tip) ?? { commit: tip, note: undefined }
  return new GitRevision(new RepositoryObjects(checkout, ref), ref, commit)
}

function noSuchCommit(ref: string, checkout: Checkout): UserError {
  if (!isShallowClone(checkout)) {
    const hint = meantText(ref, namesOfRefs(checkout))
    return new UserError(
      `--base ${ref}: found no such commit, branch or tag, and no such file${hint || '; fetch it first'}`,
    )
  }
  const name = ref.replace(/^(?:refs\/remotes\/)?origin\//, '')
  return new UserError(
    `--base ${ref}: this clone is shallow and does not have it; give actions/checkout the input fetch-depth: 0, ` +
      `or run git fetch origin ${name}`,
  )
}

interface RevisionCommit {
  readonly commit: string
  /** Message that says which commit of a branch was opened; undefined if it is the commit that the ref names. */
  readonly note: string | undefined
}

/**
 * The commit where the checked-out branch left another branch, so that later commits of the other branch do not count
 * as changes. Undefined if the ref is no branch, or its newest commit is checked out.
 */
function forkPoint(checkout: Checkout, ref: string, tip: string): RevisionCommit | undefined {
  const { git } = checkout
  const name = git(['rev-parse', '--verify', '--quiet', '--symbolic-full-name', '--end-of-options', ref])
  const here = commitOf(checkout, 'HEAD')
  if (here === undefined || here === tip || !/^refs\/(?:heads|remotes)\//.test(outputOf(name) ?? '')) return undefined
  const fork = outputOf(git(['merge-base', here, tip]))
  const commit = fork ?? tip
  const why = fork === undefined ? 'its tip: this clone has no commit of both' : 'where this branch left it'
  return { commit, note: `base ${ref} at ${commit.slice(0, 7)}, ${why}` }
}

interface Target {
  readonly kind: 'blob' | 'tree' | 'commit'
  readonly id: string
  readonly bytes: number
  /** The folder that holds the object; undefined for the repository's top folder. */
  readonly folder: Folder | undefined
}

type Lookup = Target | { readonly kind: 'absent' | 'outside' }

export interface Renaming {
  readonly before: string
  readonly now: string
}

/** Maximum number of symbolic links on a path. The kernel follows as many, see path_resolution(7). */
const MOST_LINKS = 40

/** Git compares only the commits of submodules, because changed files in them belong to other repositories. */
const DIFF = ['diff', '--no-ext-diff', '--no-textconv', '--ignore-submodules=dirty']

/** The repository at a commit. Paths are absolute, as in the work tree, even of files that the work tree lacks. */
export class GitRevision implements RevisionCommit {
  readonly name: string
  readonly commit: string
  readonly note: string | undefined
  readonly #objects: RepositoryObjects
  readonly #top: string
  readonly #files: Map<string, FileReading>
  #renamings: readonly Renaming[] | undefined

  constructor(objects: RepositoryObjects, name: string, { commit, note }: RevisionCommit, files = new Map()) {
    this.#objects = objects
    this.#top = objects.checkout.top
    this.#files = files
    this.name = name
    this.commit = commit
    this.note = note
  }

  /**
   * A reader of files at the commit, each read once. Relative paths start at `folder`. Symbolic links are followed as
   * they were at the commit. A reading is `outside` if they lead out of the repository.
   */
  files(folder: string): OptionFileReader {
    return {
      rootOf: () => REPOSITORY,
      file: (path) => this.#file(resolve(folder, path)),
      directory: (path) => this.#directory(resolve(folder, path)),
    }
  }

  /**
   * The file at a path, or the files of a folder, as they were at the commit; undefined if there was neither.
   *
   * @throws UserError for a path in a submodule, because qpsgate cannot see changes there
   */
  stored(path: string): Dump | undefined {
    const target = this.#find(path)
    if (target.kind === 'commit')
      throw new UserError(
        `found ${path} in a submodule; allowed: files of the repository itself, whose changes are seen`,
      )
    if (!('id' in target)) return undefined
    const { id, bytes } = target
    const repository = this.#top
    if (target.kind === 'blob') return { path, files: [{ name: '', id, bytes }], repository }
    const entries = [...this.#objects.folder(id)]
    if (entries.some(([, { kind }]) => kind !== 'blob')) return undefined
    return { path, files: entries.map(([name, entry]) => ({ name, id: entry.id, bytes: entry.bytes })), repository }
  }

  get top(): string {
    return this.#top
  }

  /** Files that differ between the commit and the work tree, with absolute paths. */
  changes(): readonly ChangedFile[] {
    const parts = this.#objects.print([...DIFF, '--no-renames', '--raw', '-z', this.commit, '--']).split('\0')
    const changes = recordsOf(parts, 2).flatMap(([status = '', path]) => {
      const [, before, now, id] = /^:(\d+) (\d+) ([0-9a-f]+) /.exec(status) ?? []
      if (before === undefined || now === undefined || id === undefined || path === undefined) return []
      return [{ path: join(this.#top, path), modes: [before, now] as const, id }]
    })
    this.#readChanged(changes)
    return changes
  }

  tracked(): string[] {
    const paths = this.#objects.print(['ls-files', '-z']).split('\0').slice(0, -1)
    return paths.map((path) => join(this.#top, path))
  }

  /** Path that a file or directory of the work tree had in the commit; undefined if git finds no renaming. */
  formerPath(path: string): string | undefined {
    return this.#renamed(path, 'now', 'before')
  }

  /** Path that a file or directory of the commit has in the work tree; undefined if git finds no renaming. */
  laterPath(path: string): string | undefined {
    return this.#renamed(path, 'before', 'now')
  }

  renamings(): readonly Renaming[] {
    if (this.#renamings !== undefined) return this.#renamings
    const renames = ['--find-renames', '--diff-filter=R', '--name-status', '-z', this.commit, '--']
    const parts = this.#objects.print([...DIFF, ...renames]).split('\0')
    this.#renamings = recordsOf(parts, 3).map(([, before = '', now = '']) => ({
      ...{ before: join(this.#top, before), now: join(this.#top, now) },
    }))
    return this.#renamings
  }

  /**
   * Path on the other side of the change. Git records no renamed directories, so a directory counts as renamed if all
   * its renamed files lie in one other directory.
   */
  #renamed(path: string, here: keyof Renaming, there: keyof Renaming): string | undefined {
    const inside = pathInRepository(this.#top, path)
    if (inside === undefined) return undefined
    const whole = join(this.#top, inside)
    const file = this.renamings().find((renaming) => renaming[here] === whole)?.[there]
    if (file !== undefined) return file
    const moved = this.renamings().filter((renaming) => dirname(renaming[here]) === whole)
    const [folder, another] = new Set(moved.map((renaming) => dirname(renaming[there])))
    return folder === whole || another !== undefined ? undefined : folder
  }

  #file(path: string): FileReading {
    const changed = this.#files.get(resolve(path))
    if (changed !== undefined) return changed
    const target = this.#find(path)
    if (target.kind !== 'blob') return { kind: target.kind === 'outside' ? 'outside' : 'absent' }
    const most = largestBytes(path)
    return target.bytes > most
      ? { kind: 'too-large', bytes: target.bytes, most }
      : asReading(this.#objects.text(target.id, target.folder))
  }

  #directory(path: string): DirectoryListing {
    // A path that was read as a file is no folder. Without this check, each such listing would start git, for many
    // servers hundreds of times.
    const changed = this.#files.get(resolve(path))
    if (changed !== undefined && changed.kind !== 'absent') return { kind: 'absent' }
    const target = this.#find(path)
    if (target.kind !== 'tree') return { kind: target.kind === 'outside' ? 'outside' : 'absent' }
    return { kind: 'names', names: [...this.#objects.folder(target.id).keys()] }
  }

  #find(path: string): Lookup {
    const inside = pathInRepository(this.#top, path)
    if (inside === undefined) return { kind: 'outside' }
    const root: Target = { kind: 'tree', id: this.commit, bytes: 0, folder: undefined }
    const around: Target[] = []
    let left = inside.split('/')
    for (let links = 0; left.length > 0; ) {
      const [step = '', ...rest] = left
      left = rest
      const { kind, id } = around.at(-1) ?? root
      if (kind === 'commit') break
      if (kind !== 'tree') return { kind: 'absent' }
      if (step === '..' && around.pop() === undefined) return { kind: 'outside' }
      if (/^\.{0,2}$/.test(step)) continue
      const folder = this.#objects.folder(id)
      const entry = folder.get(step)
      if (entry === undefined) return { kind: 'absent' }
      if (entry.kind !== 'link') around.push({ kind: entry.kind, id: entry.id, bytes: entry.bytes, folder })
      else if (entry.target.startsWith('/')) return { kind: 'outside' }
      else {
        links += 1
        if (links > MOST_LINKS) return { kind: 'absent' }
        left = [...entry.target.split('/'), ...left]
      }
    }
    return around.at(-1) ?? root
  }

  /** Reads the former texts of all changed files in one call, because each call of git takes milliseconds. */
  #readChanged(files: readonly (ChangedFile & { readonly id: string })[]): void {
    for (const { path, modes } of files) if (modes[0] === ABSENT) this.#files.set(path, { kind: 'absent' })
    const regular = files.filter(({ modes }) => modes[0].startsWith('100'))
    const texts = this.#objects.texts(regular.map(({ path, id }) => ({ id, mostBytes: largestBytes(path) })))
    for (const { path, id } of regular) {
      const text = texts.get(id)
      if (text !== undefined) this.#files.set(path, asReading(text))
    }
  }
}

/**
 * Cuts a list that git printed into records of `width` fields. Fields are counted, because a path may look like a
 * status.
 */
function recordsOf(parts: readonly string[], width: number): string[][] {
  return Array.from({ length: Math.floor(parts.length / width) }, (_, nth) =>
    parts.slice(nth * width, (nth + 1) * width),
  )
}
