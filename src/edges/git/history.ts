/**
 * Reads the latest changes of the checked-out branch, so that `init` can name one that the workflow would have
 * measured.
 */
import { join } from 'node:path'
import { ABSENT, type ChangedFile } from '../../core/sources/changed-files.ts'
import { type FileReading, largestBytes, type OptionFileReader } from '../../core/sources/option-includes.ts'
import { bothSides, type Side, type Sides } from '../../core/sources/sides.ts'
import { asReading } from '../files/option-files.ts'
import type { Checkout } from './checkout.ts'
import { RepositoryObjects } from './objects.ts'
import { GitRevision } from './revision.ts'

/** A commit as a change. The commit has a parent, because the parent is the side before the change. */
export interface PastChange {
  readonly commit: string
  readonly title: string
  readonly changed: readonly ChangedFile[]
  /** Former path of each file that the commit renamed, by its new path. */
  readonly formers: ReadonlyMap<string, string>
  readonly files: Sides<OptionFileReader>
}

interface RawFile {
  readonly path: string
  readonly former: string
  readonly modes: Sides<string>
  readonly ids: Sides<string>
}

/** Maximum number of changed files. A commit with more imports or reformats files, and takes long to read. */
const MOST_FILES = 2000
const COMMIT_MARK = '\u0001'

/**
 * The latest changes, newest first. A merge counts as one change, and its merged commits are no changes of their own.
 * Commits with more than MOST_FILES changed files are left out.
 *
 * @param most maximum number of commits to look at
 * @param isRead whether a changed file is read, by its path
 */
export function pastChanges(checkout: Checkout, most: number, isRead: (path: string) => boolean): PastChange[] {
  const objects = new RepositoryObjects(checkout, 'HEAD')
  const form = `--format=${COMMIT_MARK}%H %P${COMMIT_MARK}%s`
  const diffs = ['--first-parent', '--diff-merges=first-parent', '--find-renames', '--raw', '--no-abbrev']
  const log = objects.print(['log', `--max-count=${most}`, ...diffs, '--no-ext-diff', '-z', form, 'HEAD', '--'])
  const past = log.split(`${COMMIT_MARK}`).slice(1)
  const commits = past.flatMap((head, at) => {
    const [commit = '', parent] = head.split(' ')
    const [title = '', ...parts] = (past[at + 1] ?? '').split('\0')
    const files = rawFiles(parts).filter(({ path }) => isRead(path))
    const isChange = at % 2 === 0 && parent !== undefined && parent !== '' && files.length <= MOST_FILES
    return isChange ? [{ commit, parent, title, files }] : []
  })
  const allFiles = commits.flatMap(({ files }) => files)
  const texts = objects.texts(
    allFiles.flatMap(({ path, modes, ids }) =>
      [modes.before, modes.after].flatMap((mode, side) => {
        const id = side === 0 ? ids.before : ids.after
        return mode.startsWith('100') ? [{ id, mostBytes: largestBytes(path) }] : []
      }),
    ),
  )
  return commits.map(({ commit, parent, title, files }): PastChange => {
    const readerOf = (side: Side) => {
      const at = side === 'before' ? parent : commit
      const readings = new Map(files.flatMap((file) => readingsOf(file, side, checkout.top, texts)))
      return new GitRevision(objects, at, { commit: at, note: undefined }, readings).files(checkout.top)
    }
    return {
      commit,
      title,
      changed: files.flatMap(changesOf),
      formers: new Map(files.flatMap(({ path, former }) => (former === path ? [] : [[path, former]]))),
      files: bothSides(readerOf),
    }
  })
}

function rawFiles(parts: readonly string[]): RawFile[] {
  return parts.flatMap((part, at) => {
    const [, modeBefore, modeAfter, idBefore, idAfter, status = ''] =
      /:(\d+) (\d+) ([0-9a-f]+) ([0-9a-f]+) ([A-Z])\d*$/.exec(part) ?? []
    const [first, second] = parts.slice(at + 1, at + 3)
    if (modeBefore === undefined || modeAfter === undefined || idBefore === undefined || idAfter === undefined)
      return []
    const path = status === 'R' ? second : first
    if (first === undefined || path === undefined) return []
    const modes = { before: modeBefore, after: modeAfter }
    return [{ path, former: first, modes, ids: { before: idBefore, after: idAfter } }]
  })
}

/**
 * Changes of a file. A rename counts as the removal of one file and the addition of another, as in
 * `GitRevision.changes`.
 */
function changesOf({ path, former, modes }: RawFile): ChangedFile[] {
  if (path === former) return [{ path, modes: [modes.before, modes.after] }]
  return [
    { path: former, modes: [modes.before, ABSENT] },
    { path, modes: [ABSENT, modes.after] },
  ]
}

function readingsOf(
  file: RawFile,
  side: Side,
  top: string,
  texts: ReadonlyMap<string, string>,
): [string, FileReading][] {
  const path = join(top, side === 'before' ? file.former : file.path)
  if (file.modes[side] === ABSENT) return [[path, { kind: 'absent' }]]
  const text = texts.get(file.ids[side])
  return text === undefined ? [] : [[path, asReading(text)]]
}
