/** Stores small files on an orphan branch of any git repository. Such a branch shares no commit with others. */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { listNames } from '../../core/problems.ts'
import { DEFAULT_DATA_BRANCH } from '../../core/request/ledger-request.ts'
import { shellWord } from '../../core/wording/escape.ts'
import { MeasurementError, StoreError } from '../../errors.ts'
import { gitExchangeIn, gitIn, remoteEnvironment } from '../git/git.ts'
import { RUN_LABEL } from '../machine/processes.ts'
import { RunDirectory } from '../machine/run-directory.ts'
import { absoluteRemote, checkBranch, checkPath, checkRemote, printableRemote } from './branch-names.ts'
import type { FileStore } from './ledger-store.ts'
import { type Clone, fetchObjects, fetchTip, NETWORK_ATTEMPTS, openClone, pause, push } from './remote.ts'
import { remoteError } from './remote-failures.ts'
import {
  type BranchChanges,
  commitAlone,
  commitChanges,
  contentsOf,
  filesOf,
  type ObjectsByPath,
  objectOf,
} from './tree.ts'

export interface DataBranchRequest {
  /** Address of the remote (https://…, ssh, path). It contains no secret, because messages show it. */
  readonly remote: string
  readonly branch: string
  /**
   * Git sends the token by HTTP Basic authorization, as password of the user `x-access-token`. The token reaches git
   * only in environment variables, because other users can see command lines.
   */
  readonly token: string | undefined
  /**
   * Whether qpsgate may have written the file at a path. A branch with any other file is somebody's work, and stays
   * unchanged.
   */
  readonly isOurs: (path: string) => boolean
  readonly signal: AbortSignal
}

/** Number of lost races against other writers after which a commit is given up, but not before RACE_SECONDS. */
const RACE_ATTEMPTS = 20
const RACE_SECONDS = 60
const LONGEST_PAUSE_MS = 10_000
const PAUSE_DOUBLINGS = 4

/**
 * Fetches the newest commit of the branch, without its files, into a temporary directory. The branch need not exist.
 *
 * @throws UserError if a name is wrong, StoreError if the remote cannot be read
 */
export async function openDataBranch(request: DataBranchRequest): Promise<DataBranch> {
  checkRemote(request.remote)
  checkBranch(request.branch)
  return guarded('cannot copy the data branch', async () => {
    using stack = new DisposableStack()
    const run = stack.use(new RunDirectory())
    const directory = join(run.path, 'data.git')
    // Another user might enter a run's directory, but must not read the content of a private repository.
    mkdirSync(directory, { mode: 0o700 })
    const { branch, token, isOurs, signal } = request
    const remote = absoluteRemote(request.remote)
    // The label lets a later run clean up if this one is killed.
    const environment = { ...remoteEnvironment({ directory, remote, token }), [RUN_LABEL]: run.path }
    const git = gitIn(directory, environment)
    const exchange = gitExchangeIn(directory, environment, signal)
    const clone = { git, exchange, directory, remote, branch, signal }
    const opened = new DataBranch({ clone, isOurs }, await openClone(clone), run)
    stack.move()
    return opened
  })
}

/** The branch as last fetched or pushed. Calls must not overlap, neither with each other nor with the disposal. */
export class DataBranch implements FileStore {
  readonly #clone: Clone
  readonly #isOurs: DataBranchRequest['isOurs']
  readonly #temporary: Disposable
  #tip: string | undefined
  #files: ObjectsByPath | undefined
  readonly #fetched = new Set<string>()

  constructor(
    { clone, isOurs }: Pick<DataBranchRequest, 'isOurs'> & { readonly clone: Clone },
    tip: string | undefined,
    temporary: Disposable,
  ) {
    this.#clone = clone
    this.#isOurs = isOurs
    this.#tip = tip
    this.#temporary = temporary
  }

  get name(): string {
    return `branch ${this.#clone.branch} of ${printableRemote(this.#clone.remote)}`
  }

  get removal(): string {
    const [remote, branch] = [printableRemote(this.#clone.remote), this.#clone.branch].map(shellWord)
    return `git push ${remote} --delete ${branch}`
  }

  /** The branch's commit as last fetched or pushed; undefined if the branch does not exist. */
  get tip(): string | undefined {
    return this.#tip
  }

  /** Paths of the files that begin with `prefix`, ordered by their bytes; all files for ''. */
  list(prefix: string): Promise<readonly string[]> {
    return guarded('cannot list the data branch', async () =>
      [...(await this.#listed()).keys()].filter((path) => path.startsWith(prefix)),
    )
  }

  /**
   * Texts of files by path. One exchange fetches them all, because each exchange waits for the network. A path without
   * a file is left out.
   */
  read(paths: Iterable<string>): Promise<ReadonlyMap<string, string>> {
    return guarded('cannot read the data branch', async () => {
      const files = await this.#listed()
      const entries = [...new Set(paths)].flatMap((path) => {
        const object = files.get(path)
        return object === undefined ? [] : [{ path, object }]
      })
      const objects = [...new Set(entries.map(({ object }) => object))].filter((object) => object !== '')
      const contents = await this.#contents(objects)
      return new Map(entries.map(({ path, object }) => [path, contents.get(object)?.toString() ?? '']))
    })
  }

  /**
   * Pushes one commit with the changes. If another writer was faster, the same changes go on top of that writer's
   * commit.
   *
   * @returns the commit that has the changes, which may be an older one if it had them already
   * @throws StoreError for a wrong path or branch, if the remote refuses, or if others were faster for too long
   */
  commit(changes: BranchChanges): Promise<string> {
    return guarded('cannot write the data branch', async () => {
      for (const path of [...changes.write.keys(), ...(changes.remove ?? [])]) checkPath(path)
      return this.#publish((tip) => commitChanges(this.#clone.git, tip, changes))
    })
  }

  /**
   * Adds a file. A file that the path already has stays, even if another writer has only just added it.
   *
   * @returns whether the file on the branch has this content
   */
  create(path: string, content: string, message: string): Promise<boolean> {
    return guarded('cannot write the data branch', async () => {
      checkPath(path)
      const { git } = this.#clone
      const changes = { write: new Map([[path, content]]), message }
      await this.#publish(async (tip) =>
        tip !== undefined && (await this.#listed()).has(path) ? tip : commitChanges(git, tip, changes),
      )
      // A push can succeed although its answer is lost, so the file's content shows whether this push added the file.
      return (await this.#listed()).get(path) === (await objectOf(git, content))
    })
  }

  /**
   * Replaces all commits of the branch by a single one with the current files and the changes, so that removed files
   * take no space. If another writer was faster, that writer's commits are replaced, too.
   *
   * @returns the new commit
   * @throws StoreError if the branch holds somebody's work, or the server accepts no forced push
   */
  replace(changesOf: (paths: readonly string[]) => BranchChanges): Promise<string> {
    const { git } = this.#clone
    return guarded('cannot write the data branch', () =>
      this.#publish(async (tip) => {
        const changes = changesOf([...(await this.#listed()).keys()])
        return commitAlone(git, await commitChanges(git, tip, changes), changes.message)
      }),
    )
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#temporary[Symbol.dispose]()
  }

  /** Makes a commit on the tip and pushes it. If another writer was faster, it starts again from the new tip. */
  async #publish(make: (tip: string | undefined) => Promise<string>): Promise<string> {
    const started = performance.now()
    let unanswered = 0
    for (let attempts = 1; ; attempts++) {
      const began = performance.now()
      await this.#requireOurs()
      const commit = await make(this.#tip)
      const rejected = commit === this.#tip ? undefined : await push(this.#clone, this.#tip, commit)
      if (rejected === undefined) {
        this.#move(commit)
        return commit
      }
      const { failure, printed } = rejected
      if (failure === 'network') unanswered++
      const seconds = (performance.now() - started) / 1000
      const isLost = failure === 'race' && (attempts < RACE_ATTEMPTS || seconds < RACE_SECONDS)
      const isUnanswered = failure === 'network' && unanswered < NETWORK_ATTEMPTS
      if (!isLost && !isUnanswered) throw remoteError(failure, { ...this.#clone, step: 'push', attempts }, printed)
      await pause(this.#clone, pauseMs(attempts, performance.now() - began))
      this.#move(await fetchTip(this.#clone))
    }
  }

  /**
   * Refuses a branch that holds somebody's work, so that qpsgate neither adds a commit to it nor replaces its history.
   */
  async #requireOurs(): Promise<void> {
    const others = [...(await this.#listed()).keys()].filter((path) => !this.#isOurs(path))
    if (others.length === 0) return
    const names = listNames([...new Set(others.map((path) => path.replace(/\/.*/s, '')))])
    throw new StoreError(
      `${this.name}: it holds ${names}, which qpsgate does not write there, so it is left as it is; move them to another ` +
        `branch, or name a branch that only the ledger is on, such as ${DEFAULT_DATA_BRANCH} (baseline-branch)`,
    )
  }

  #move(tip: string | undefined): void {
    if (tip !== this.#tip) this.#files = undefined
    this.#tip = tip
  }

  async #listed(): Promise<ObjectsByPath> {
    if (this.#tip === undefined) return new Map()
    this.#files ??= await filesOf(this.#clone.git, this.#tip)
    return this.#files
  }

  async #contents(objects: readonly string[]): Promise<ReadonlyMap<string, Buffer>> {
    const missing = objects.filter((object) => !this.#fetched.has(object))
    if (missing.length > 0) await fetchObjects(this.#clone, missing)
    for (const object of missing) this.#fetched.add(object)
    const contents = await contentsOf(this.#clone.git, objects)
    return new Map(contents.map((content, index) => [objects[index] ?? '', content]))
  }
}

async function guarded<T>(doing: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (thrown) {
    // A failure of this machine, such as a full disk, also counts as a failure of the store, because the ledger was not
    // read or written.
    const isFromSystem = thrown instanceof MeasurementError || (thrown instanceof Error && 'syscall' in thrown)
    throw isFromSystem ? new StoreError(`${doing}: ${thrown.message}`, { cause: thrown }) : thrown
  }
}

/**
 * Random pause in milliseconds. Its maximum grows with each lost race, so that many writers spread over more time than
 * few.
 */
function pauseMs(attempts: number, attemptMs: number): number {
  return Math.random() * Math.min(LONGEST_PAUSE_MS, attemptMs * 2 ** Math.min(attempts, PAUSE_DOUBLINGS))
}
