/**
 * Child processes: started without a shell, pinned, given another account, labelled, and gone when we are gone. Tools
 * that need none of that are run by tool.ts.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

/** Every process we start carries this variable, so that a later run can tell what a killed one left behind. */
export const RUN_LABEL = 'QPSGATE_RUN'

const KEPT_OUTPUT = 16_384

export interface Exit {
  readonly code: number | null
  readonly signal: NodeJS.Signals | null
}

/** A user and group to run as. */
export interface Account {
  readonly uid: number
  readonly gid: number
}

export interface StartOptions {
  /** Value of the label; the run directory. */
  readonly run: string
  readonly cwd: string
  readonly env?: Readonly<Record<string, string>>
  /** CPUs that the process may use; default: any. */
  readonly cpus?: readonly number[]
  readonly account?: Account | undefined
}

/** A running child with the last kilobytes of what it printed. */
export class Child {
  readonly command: readonly string[]
  readonly exited: Promise<Exit>
  readonly #process: ChildProcess
  #output = ''
  #exit: Exit | undefined
  #error: Error | undefined

  constructor(command: readonly string[], process: ChildProcess) {
    this.command = command
    this.#process = process
    const keep = (chunk: string) => {
      this.#output = (this.#output + chunk).slice(-KEPT_OUTPUT)
    }
    process.stdout?.setEncoding('utf8').on('data', keep)
    process.stderr?.setEncoding('utf8').on('data', keep)
    this.exited = new Promise((resolve) => {
      process.once('error', (error) => {
        this.#error = error
        this.#exit = { code: 127, signal: null }
        resolve(this.#exit)
      })
      process.once('close', (code, signal) => {
        this.#exit ??= { code, signal }
        resolve(this.#exit)
      })
    })
  }

  get pid(): number {
    return this.#process.pid ?? -1
  }

  get exit(): Exit | undefined {
    return this.#exit
  }

  /** What it printed last (both streams), or why it could not be started. */
  get output(): string {
    return this.#error === undefined ? this.#output : this.#error.message
  }

  signal(signal: NodeJS.Signals): void {
    if (this.#exit === undefined && this.#process.pid !== undefined) this.#process.kill(signal)
  }

  /** Ends it for certain, frozen or not, and waits until it is gone. */
  async kill(): Promise<void> {
    this.end()
    await this.exited
  }

  /** Ends it with all that it has started, as installers do. */
  end(): void {
    this.signal('SIGKILL')
    try {
      if (this.#exit === undefined && this.#process.pid !== undefined) process.kill(-this.#process.pid, 'SIGKILL')
    } catch {
      // It has not become the leader of its group yet, or all of it has ended.
    }
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.kill()
  }
}

/**
 * Starts a program. It runs in a session of its own (a terminal's Ctrl-C reaches only us, and we end it in order) and
 * is killed by the kernel should we die first.
 */
export function start(command: readonly [string, ...string[]], options: StartOptions): Child {
  const wrapped = [...pinned(options.cpus), ...confined(options.account), ...command]
  const [program, ...args] = wrapped
  const child = spawn(program as string, args, {
    cwd: options.cwd,
    env: { ...minimalEnvironment(), ...options.env, [RUN_LABEL]: options.run },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  })
  return new Child(command, child)
}

/** Runs a program to its end; ends it early when the signal fires. */
export async function run(
  command: readonly [string, ...string[]],
  {
    timeoutSeconds = 600,
    signal,
    ...options
  }: StartOptions & { readonly timeoutSeconds?: number; readonly signal?: AbortSignal | undefined },
): Promise<{ readonly exit: Exit; readonly output: string }> {
  await using child = start(command, options)
  const limit = AbortSignal.timeout(timeoutSeconds * 1000)
  const stop = () => child.end()
  limit.addEventListener('abort', stop)
  signal?.addEventListener('abort', stop)
  try {
    signal?.throwIfAborted()
    const exit = await child.exited
    signal?.throwIfAborted()
    const late = limit.aborted ? `\nit was ended after ${timeoutSeconds} s` : ''
    return { exit, output: `${child.output}${late}` }
  } finally {
    limit.removeEventListener('abort', stop)
    signal?.removeEventListener('abort', stop)
  }
}

function pinned(cpus: readonly number[] | undefined): string[] {
  return cpus === undefined || cpus.length === 0 ? [] : ['taskset', '--cpu-list', cpus.join(',')]
}

function confined(account: Account | undefined): string[] {
  const user =
    account === undefined
      ? []
      : [`--reuid=${account.uid}`, `--regid=${account.gid}`, '--clear-groups', '--no-new-privs']
  return ['setpriv', '--pdeathsig=KILL', ...user, '--']
}

/** Nothing of the caller's environment reaches a server, sysbench or a tool unasked (LUA_PATH, LD_PRELOAD, tokens …). */
export function minimalEnvironment(): Record<string, string> {
  const { PATH = '', TZ } = process.env
  return { PATH: searchPath(PATH), LC_ALL: 'C', ...(TZ === undefined ? {} : { TZ }) }
}

/** Servers live in /usr/sbin, which the PATH of an ordinary Debian user lacks. */
function searchPath(path: string): string {
  const present = path.split(delimiter)
  return [...present, ...['/usr/sbin', '/usr/bin', '/sbin', '/bin'].filter((folder) => !present.includes(folder))].join(
    delimiter,
  )
}

/** Full path of a program on PATH or in the system's folders, undefined if there is none. */
export function findProgram(name: string): string | undefined {
  return searchPath(process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find(isExecutable)
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
