/** Which of some files a program opens, told by the kernel, whatever the program is and wherever it is isolated. */
import { spawn } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { UserError } from '../../errors.ts'
import { Child, findProgram, RUN_LABEL } from '../machine/processes.ts'
import type { RunDirectory } from '../machine/run-directory.ts'
import { lastLine } from '../machine/tool.ts'

/** In Debian's package of that name. */
const PROGRAM = 'inotifywait'
export const WATCHER_PACKAGE = 'inotify-tools'
/** It runs outside of the sandbox, so a folder of PATH does not count: it may be one of the checkout. */
const FOLDERS = ['/usr/local/bin', '/usr/bin', '/bin']

/** Whether files can be watched here. */
export function hasWatcher(): boolean {
  return findProgram(PROGRAM, FOLDERS) !== undefined
}
/** Said once all files are watched. */
const READY = 'Watches established'
/** For its answers. */
const SECONDS = 10

/** Files of a folder under watch. */
export class WatchedFiles implements AsyncDisposable {
  readonly #child: Child
  readonly #folder: string
  /** A file of ours, which nothing else opens. */
  readonly #sentinel: string
  readonly #opened = new Set<string>()
  readonly #ready = Promise.withResolvers<void>()
  readonly #complete = Promise.withResolvers<void>()

  private constructor(folder: string, paths: readonly string[], run: RunDirectory) {
    this.#folder = folder
    this.#sentinel = join(run.make('watch'), 'sentinel')
    writeFileSync(this.#sentinel, '')
    const words = ['--monitor', '--event', 'open', '--no-newline', '--format', '%w%0', '--fromfile', '-']
    const env = { PATH: FOLDERS.join(':'), LC_ALL: 'C', [RUN_LABEL]: run.path }
    const watcher = spawn(PROGRAM, words, { cwd: '/', env, stdio: 'pipe', detached: true })
    this.#child = new Child([PROGRAM, ...words], watcher)
    let part = ''
    watcher.stdout.on('data', (chunk: Buffer) => {
      const texts = `${part}${chunk}`.split('\0')
      part = texts.pop() ?? ''
      for (const path of texts) this.#opened.add(path)
      if (this.#opened.has(this.#sentinel)) this.#complete.resolve()
    })
    watcher.stderr.on('data', () => {
      if (this.#child.output.includes(READY)) this.#ready.resolve()
    })
    // If it ends early, its exit tells.
    watcher.stdin.on('error', () => {})
    const watched = [...paths.map((path) => join(folder, path)), this.#sentinel]
    watcher.stdin.end(watched.map((path) => `${path}\n`).join(''))
  }

  /**
   * @param paths of files in the folder, which are no links
   * @throws UserError if the kernel does not watch as many
   */
  static async open(folder: string, paths: readonly string[], run: RunDirectory): Promise<WatchedFiles> {
    const watched = new WatchedFiles(folder, paths, run)
    try {
      await watched.#await(watched.#ready.promise)
    } catch (cause) {
      await watched[Symbol.asyncDispose]()
      throw cause
    }
    return watched
  }

  /** Those that were opened until now. The kernel tells of them in order, so the sentinel comes last. */
  async opened(): Promise<ReadonlySet<string>> {
    readFileSync(this.#sentinel)
    await this.#await(this.#complete.promise)
    const paths = [...this.#opened].filter((path) => path !== this.#sentinel)
    return new Set(paths.map((path) => relative(this.#folder, path)))
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#child.kill()
  }

  async #await(event: Promise<void>): Promise<void> {
    const late = Promise.withResolvers<boolean>()
    const timer = setTimeout(() => late.resolve(false), SECONDS * 1000)
    const isOver = this.#child.exited.then(() => false)
    const isThere = await Promise.race([event.then(() => true), isOver, late.promise])
    clearTimeout(timer)
    if (isThere) return
    const says = lastLine(this.#child.output)
    throw new UserError(`${PROGRAM} does not watch the changed files: ${says}; see sysctl fs.inotify.max_user_watches`)
  }
}
