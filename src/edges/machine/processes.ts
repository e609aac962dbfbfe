/**
 * Starts servers and sysbench, each without a shell and in a session of its own. They are pinned, labelled, run as
 * another user if the caller names one, and are ended by the kernel if qpsgate dies. `tool.ts` runs tools.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { delimiter, isAbsolute, join } from 'node:path'
import { checkoutAround, isInside, realPathOf } from '../files/paths.ts'
import { trustedFolders } from './box-disk.ts'

/**
 * Variable in the environment of every process that qpsgate starts, so that a later run can end what a killed one left
 * behind.
 */
export const RUN_LABEL = 'QPSGATE_RUN'

const KEPT_OUTPUT = 16_384
/**
 * Milliseconds of silence after which qpsgate closes the output of a program that has ended. Without this limit, a
 * child of the program could hold the output open for ever.
 */
const QUIET_MS = 1000
/** Exit code of a program that could not be started, as shells report it. */
const NOT_STARTED = 127

export interface Exit {
  readonly code: number | null
  readonly signal: NodeJS.Signals | null
}

/** How a program ended, for error messages. A program that still runs has no exit code. */
export interface ProgramOutcome {
  readonly command: readonly string[]
  readonly exitCode?: number | string | undefined
  readonly output: string
}

export interface Account {
  readonly uid: number
  readonly gid: number
}

export interface StartOptions {
  /** Value of the program's label: the path of the run directory. */
  readonly run: string
  readonly cwd: string
  readonly env?: Readonly<Record<string, string>>
  readonly cpus?: readonly number[]
  readonly account?: Account | undefined
  /** Bytes of the output's end to keep for error messages; default: 16 KiB. */
  readonly keptBytes?: number
}

export class Child {
  readonly command: readonly string[]
  readonly exited: Promise<Exit>
  readonly #process: ChildProcess
  #output = Buffer.alloc(0)
  #exit: Exit | undefined
  #error: Error | undefined

  constructor(command: readonly string[], process: ChildProcess, keptBytes = KEPT_OUTPUT) {
    this.command = command
    this.#process = process
    const keep = (chunk: Buffer) => {
      this.#output = Buffer.concat([this.#output, chunk]).subarray(-keptBytes)
    }
    process.stdout?.on('data', keep)
    process.stderr?.on('data', keep)
    this.exited = new Promise((resolve) => {
      process.once('error', (error) => {
        this.#error = error
        this.#exit = { code: NOT_STARTED, signal: null }
        resolve(this.#exit)
      })
      const finish = (exit: Exit) => {
        this.#exit ??= exit
        resolve(this.#exit)
      }
      process.once('close', (code, signal) => finish({ code, signal }))
      process.once('exit', (code, signal) => {
        // Children of the process may hold its output open for ever, so the output counts as complete after a silence.
        const letGo = () => {
          this.#endGroup()
          for (const stream of [process.stdout, process.stderr]) stream?.destroy()
          finish({ code, signal })
        }
        const quiet = setTimeout(letGo, QUIET_MS)
        for (const stream of [process.stdout, process.stderr]) stream?.on('data', () => quiet.refresh())
        process.once('close', () => clearTimeout(quiet))
      })
    })
  }

  get pid(): number {
    return this.#process.pid ?? -1
  }

  get exit(): Exit | undefined {
    return this.#exit
  }

  /** The end of both output streams, or the reason why the process could not be started. */
  get output(): string {
    return this.#error === undefined ? this.#output.toString() : this.#error.message
  }

  get outcome(): ProgramOutcome {
    const { command, exit, output } = this
    return { command, exitCode: exit?.code ?? exit?.signal ?? undefined, output }
  }

  signal(signal: NodeJS.Signals): void {
    if (this.#exit === undefined && this.#process.pid !== undefined) this.#process.kill(signal)
  }

  /** Ends the process and waits until it is gone. SIGKILL ends a frozen process, too. */
  async kill(): Promise<void> {
    this.end()
    await this.exited
  }

  /** Ends the process and its whole group, because programs such as installers start others. */
  end(): void {
    this.signal('SIGKILL')
    if (this.#exit === undefined) this.#endGroup()
  }

  #endGroup(): void {
    try {
      if (this.#process.pid !== undefined) process.kill(-this.#process.pid, 'SIGKILL')
    } catch {
      // The process does not lead its group yet, or the whole group has ended.
    }
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.kill()
  }
}

/**
 * Starts a program in a session of its own, so that Ctrl-C in a terminal reaches only qpsgate, which then ends the
 * program in order. If qpsgate dies first, the kernel kills the program.
 */
export function start(command: readonly [string, ...string[]], options: StartOptions): Child {
  const { account, cpus } = options
  const user = account === undefined ? [] : [`--reuid=${account.uid}`, `--regid=${account.gid}`, '--clear-groups']
  // Without --no-new-privs, a program that a suite names could become root where sudo asks for no password.
  const confined = ofSystem('setpriv', '--pdeathsig=KILL', '--no-new-privs', ...user, '--')
  const [program, ...args] = [...pinWords(cpus), ...confined, ...command]
  const child = spawn(program as string, args, {
    cwd: options.cwd,
    env: { ...minimalEnvironment(), ...options.env, [RUN_LABEL]: options.run },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  })
  return new Child(command, child, options.keptBytes)
}

/** Words before a command that restrict it to these CPUs. An empty list allows all CPUs. */
export function pinWords(cpus: readonly number[] = []): readonly string[] {
  return cpus.length === 0 ? [] : ofSystem('taskset', '--cpu-list', cpus.join(','))
}

interface RunLimits {
  readonly timeoutSeconds?: number | undefined
  readonly signal?: AbortSignal | undefined
}

/**
 * Runs a program to its end, or ends it when the signal fires. @throws the signal's reason, once the program has ended
 */
export async function run(
  command: readonly [string, ...string[]],
  { timeoutSeconds, signal, ...options }: StartOptions & RunLimits,
): Promise<ProgramOutcome> {
  signal?.throwIfAborted()
  return toEnd(start(command, options), { timeoutSeconds, signal })
}

/**
 * Waits until a program ends. Ends it at the timeout, or when the signal fires.
 *
 * @throws the signal's reason, once the program has ended
 */
export async function toEnd(running: Child, { timeoutSeconds = 600, signal }: RunLimits): Promise<ProgramOutcome> {
  await using child = running
  const late = AbortSignal.timeout(timeoutSeconds * 1000)
  const over = AbortSignal.any(signal === undefined ? [late] : [late, signal])
  over.addEventListener('abort', () => child.end())
  await child.exited
  signal?.throwIfAborted()
  return late.aborted
    ? { ...child.outcome, output: `${child.output}\nit was ended after ${timeoutSeconds} s` }
    : child.outcome
}

/**
 * Environment of servers, sysbench and tools. From qpsgate's environment they get only PATH and TZ. Other variables,
 * such as LUA_PATH or LD_PRELOAD, would change what they do, or hold tokens.
 */
export function minimalEnvironment(): Record<string, string> {
  const { PATH = '', TZ } = process.env
  return { PATH: searchPath(PATH), LC_ALL: 'C', ...(TZ === undefined ? {} : { TZ }) }
}

/**
 * Variables of qpsgate's environment that `isKept` accepts, because git and docker need some besides the minimal ones.
 */
export function callerVariables(isKept: (name: string) => boolean): Record<string, string> {
  return Object.fromEntries(
    Object.entries(process.env).flatMap(([name, value]) =>
      value !== undefined && isKept(name) ? [[name, value]] : [],
    ),
  )
}

/**
 * PATH for programs. The system's folders are added, because servers lie in /usr/sbin, which an ordinary user's PATH
 * lacks on Debian. Folders of a checkout are left out, because a stranger may have put programs there.
 */
function searchPath(path: string): string {
  const checkout = checkoutAround(process.cwd())
  const isOfUser = (folder: string) => checkout === undefined || !isInside(realPathOf(folder), checkout)
  return foldersOf(path)
    .filter((folder) => isAbsolute(folder) && isOfUser(folder))
    .join(delimiter)
}

function foldersOf(path: string): readonly string[] {
  const present = path.split(delimiter)
  return [...present, ...['/usr/sbin', '/usr/bin', '/sbin', '/bin'].filter((folder) => !present.includes(folder))]
}

/**
 * Folders of PATH and of the system, including those of a checkout. Only programs in a sandbox may use them, because a
 * stranger may have put programs into the checkout.
 */
export function allProgramFolders(): readonly string[] {
  return foldersOf(process.env.PATH ?? '')
}

/**
 * A command whose program has a full path in a trusted folder. A missing program gets a path in /usr/bin, so that no
 * program of that name elsewhere runs in its place.
 */
export function ofSystem(program: string, ...words: readonly string[]): [string, ...string[]] {
  return [findProgram(program, trustedFolders()) ?? join('/usr/bin', program), ...words]
}

/**
 * Full path of a program; undefined if there is none. By default, the folders are those of the system and of PATH,
 * except folders of a checkout.
 */
export function findProgram(
  name: string,
  folders: readonly string[] = searchPath(process.env.PATH ?? '').split(delimiter),
) {
  return folders.map((folder) => join(folder, name)).find(isExecutable)
}

export function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
