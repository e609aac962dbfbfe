/**
 * Servers and sysbench, each started without a shell, in its own session: pinned, given another account, labelled, and
 * ended with us. Tools are run in `tool.ts`.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { delimiter, isAbsolute, join } from 'node:path'
import { checkoutAround, isInside, realPathOf } from '../files/paths.ts'
import { trustedFolders } from './box-disk.ts'

/** Every process we start carries this variable, so that a later run ends what a killed one left behind. */
export const RUN_LABEL = 'QPSGATE_RUN'

const KEPT_OUTPUT = 16_384
/** Silence after a program's end that ends its output: its children may hold that open. */
const QUIET_MS = 1000
/** Exit code of a program that could not be started, as a shell has it. */
const NOT_STARTED = 127

export interface Exit {
  readonly code: number | null
  readonly signal: NodeJS.Signals | null
}

/** The end of a program, for errors; one that still runs has no exit code. */
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
  /** Value of the label; the run directory. */
  readonly run: string
  readonly cwd: string
  readonly env?: Readonly<Record<string, string>>
  /** CPUs that the process may use; default: any. */
  readonly cpus?: readonly number[]
  readonly account?: Account | undefined
  /** Bytes of the output's end that are kept, for errors; default: 16 KiB. */
  readonly keptBytes?: number
}

/** A running child with the end of its output. */
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
        // Children of the process may hold its output open for ever.
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

  /** Last output of the process (both streams), or why it could not be started. */
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

  /** Ends the process for certain, frozen or not, and waits until it is gone. */
  async kill(): Promise<void> {
    this.end()
    await this.exited
  }

  /** Ends the process and all that it has started: installers, for one, start others. */
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
 * Starts a program. It runs in a session of its own (a terminal's Ctrl-C reaches only us, and we end it in order) and
 * is killed by the kernel should we die first.
 */
export function start(command: readonly [string, ...string[]], options: StartOptions): Child {
  const { account, cpus } = options
  const user = account === undefined ? [] : [`--reuid=${account.uid}`, `--regid=${account.gid}`, '--clear-groups']
  // Where sudo asks no password, a program that a suite names could otherwise become root.
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

/** Words before a command that runs on these CPUs alone; none = any. */
export function pinWords(cpus: readonly number[] = []): readonly string[] {
  return cpus.length === 0 ? [] : ofSystem('taskset', '--cpu-list', cpus.join(','))
}

interface RunLimits {
  readonly timeoutSeconds?: number | undefined
  readonly signal?: AbortSignal | undefined
}

/** Runs a program to its end; ends it early when the signal fires. @throws the signal's reason, once it has ended */
export async function run(
  command: readonly [string, ...string[]],
  { timeoutSeconds, signal, ...options }: StartOptions & RunLimits,
): Promise<ProgramOutcome> {
  signal?.throwIfAborted()
  return toEnd(start(command, options), { timeoutSeconds, signal })
}

/** Waits for the end of a program, or ends it when the signal fires. @throws the signal's reason, once it has ended */
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
 * Nothing of the caller's environment reaches a server, sysbench or a tool unasked (LUA_PATH, LD_PRELOAD, tokens …).
 */
export function minimalEnvironment(): Record<string, string> {
  const { PATH = '', TZ } = process.env
  return { PATH: searchPath(PATH), LC_ALL: 'C', ...(TZ === undefined ? {} : { TZ }) }
}

/** The caller's variables that `isKept` accepts, for a program's environment. */
export function callerVariables(isKept: (name: string) => boolean): Record<string, string> {
  return Object.fromEntries(
    Object.entries(process.env).flatMap(([name, value]) =>
      value !== undefined && isKept(name) ? [[name, value]] : [],
    ),
  )
}

/**
 * Servers live in /usr/sbin, which the PATH of an ordinary Debian user lacks. What a checkout brings along may be
 * anybody's, and takes the place of no program of the user's.
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

/** Folders of PATH and of the system, with those of a checkout: for programs in a box. */
export function allProgramFolders(): readonly string[] {
  return foldersOf(process.env.PATH ?? '')
}

/** A command by its full path in a trusted folder, even where it is missing: no other program runs in its place. */
export function ofSystem(program: string, ...words: readonly string[]): [string, ...string[]] {
  return [findProgram(program, trustedFolders()) ?? join('/usr/bin', program), ...words]
}

/**
 * Full path of a program in one of the folders, by default those of PATH, without a checkout's, and the system's;
 * undefined if there is none.
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
