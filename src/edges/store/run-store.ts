/** Runs that are kept: a file for each, on a branch or in a directory. */

import { inOrder, parseRecord, type RunRecord, textOf } from '../../core/history/run-record.ts'
import { isRun, newestOfEach, pathOf, RUNS, suiteFolder } from '../../core/history/stored-paths.ts'
import type { RunSelection } from '../../core/request/history-request.ts'

/** The changes of one commit to the files. */
export interface FileChanges {
  /** Files to add or replace, by path. */
  readonly write: ReadonlyMap<string, string | Uint8Array>
  /** Paths to take away; one that is not there is no error. A path that is also written stays. */
  readonly remove?: readonly string[]
  readonly message: string
}

/** Small files by path, on a branch or in a directory, in which runs are kept. */
export interface FileStore extends AsyncDisposable {
  /** Name for messages, e.g. "directory /srv/runs". */
  readonly name: string
  /** Paths of the files that begin so. */
  list(prefix: string): Promise<readonly string[]>
  /** Texts of files by path; a path that does not exist is left out. */
  read(paths: readonly string[]): Promise<ReadonlyMap<string, string>>
  /** Makes all of the changes or, as far as the store can, none of them. */
  commit(changes: FileChanges): Promise<unknown>
  /** Drops the store's earlier states, if it keeps any. */
  squash(message: string): Promise<unknown>
}

/** A file that holds no run as far as we can tell; it stays where it is. */
export interface UnreadableFile {
  readonly path: string
  /** Names the file, its problem, and the next step. */
  readonly problem: string
}

/** Stored runs by their paths, unread. */
export interface RunListing {
  /** Paths, in the order the runs started. */
  readonly runs: readonly string[]
  readonly unreadable: readonly UnreadableFile[]
}

/** Stored runs that were read: the history of one branch and suite, or several. */
export interface StoredRuns {
  /** Runs in the order they started. */
  readonly records: readonly RunRecord[]
  readonly unreadable: readonly UnreadableFile[]
  /** How many runs there are; more than records where only the newest were read. */
  readonly total: number
}

/** The outcome for a run that was given to the store. */
export interface AddedRun {
  readonly path: string
  /** False if the store had that run already, and nothing was written. */
  readonly isNew: boolean
}

/**
 * A store of runs. A file that cannot be read is reported by its name wherever runs are listed or read, and is neither
 * replaced nor removed. All methods throw a StoreError where its files cannot be read or written.
 */
export class RunStore implements AsyncDisposable {
  readonly #files: FileStore

  constructor(files: FileStore) {
    this.#files = files
  }

  /** Name for messages, e.g. "directory /srv/runs". */
  get name(): string {
    return this.#files.name
  }

  async list(selection: RunSelection = {}): Promise<RunListing> {
    const paths = (await this.#files.list(RUNS)).filter(isIn(selection))
    const strange = paths.filter((path) => !isRun(path))
    return {
      runs: newestOfEach(paths.filter(isRun)),
      unreadable: strange.map((path) => ({
        path,
        problem: `${path} is among the runs and has no name of one; move it elsewhere`,
      })),
    }
  }

  /** The newest runs of each branch and suite, up to this number; older ones are not fetched. */
  async read(selection: RunSelection, newest: number): Promise<StoredRuns> {
    const { runs, unreadable } = await this.list(selection)
    const found = await this.readFiles(newestOfEach(runs, newest))
    return { records: found.records, unreadable: [...unreadable, ...found.unreadable], total: runs.length }
  }

  /** Reads these runs in one exchange; paths that do not exist are left out. */
  async readFiles(runs: readonly string[]): Promise<Omit<StoredRuns, 'total'>> {
    const texts = await this.#files.read(runs)
    const read = [...texts].map(([path, text]) => ({ path, parsed: readRun(text, path) }))
    return {
      records: inOrder(read.flatMap(({ parsed }) => (parsed.kind === 'record' ? [parsed.record] : []))),
      unreadable: read.flatMap(({ path, parsed }) =>
        parsed.kind === 'problem' ? [{ path, problem: parsed.problem }] : [],
      ),
    }
  }

  /** Paths of any files with this prefix, such as those of charts. */
  files(prefix: string): Promise<readonly string[]> {
    return this.#files.list(prefix)
  }

  /** Stores a run. One that is stored already stays as it is, and so does a file in its place that cannot be read. */
  async add(run: RunRecord): Promise<AddedRun> {
    const path = pathOf(run)
    const { runs } = await this.list({ branch: run.branch, suite: run.suite.name })
    // A name is made of time, commit and id, and the id of all that was measured.
    const idOf = (each: string) => each.replace(/^.*\/[^-]*-[^-]*/, '')
    const stored = runs.find((each) => idOf(each) === idOf(path))
    if (stored !== undefined) return { path: stored, isNew: false }
    await this.#files.commit({ write: new Map([[path, textOf(run)]]), message: `run ${path}` })
    return { path, isNew: true }
  }

  /**
   * Writes files that are no runs in one commit; none is made where all is so already.
   *
   * @param files contents by path
   */
  async write(files: ReadonlyMap<string, string>, message: string): Promise<void> {
    await this.#files.commit({ write: files, message })
  }

  async remove(paths: readonly string[], message: string): Promise<void> {
    if (paths.length > 0) await this.#files.commit({ write: new Map(), remove: paths, message })
  }

  async squash(): Promise<void> {
    await this.#files.squash('earlier states given up')
  }

  [Symbol.asyncDispose](): PromiseLike<void> {
    return this.#files[Symbol.asyncDispose]()
  }
}

function readRun(text: string, path: string): ReturnType<typeof parseRecord> {
  const parsed = parseRecord(text, path)
  if (parsed.kind === 'problem' || pathOf(parsed.record) === path) return parsed
  return { kind: 'problem', problem: `${path} holds the run that belongs to ${pathOf(parsed.record)}; move it there` }
}

function isIn({ branch, suite }: RunSelection): (path: string) => boolean {
  const [, branchPart, suitePart] = suiteFolder(branch ?? '', suite ?? '').split('/')
  return (path) => {
    // An obstacle in place of a branch's folder also blocks each of its suites.
    const [, ofBranch, ofSuite = suitePart] = path.split('/')
    return (branch === undefined || ofBranch === branchPart) && (suite === undefined || ofSuite === suitePart)
  }
}
