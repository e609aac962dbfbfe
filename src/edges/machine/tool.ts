/**
 * Runs a tool (git, apt-get, docker's client) to its end with @actions/exec: no shell, its own environment, a deadline.
 * What is pinned, frozen, given another account or must die with us is started by processes.ts.
 */
import { AsyncLocalStorage } from 'node:async_hooks'
import type { ChildProcess } from 'node:child_process'
import { subscribe } from 'node:diagnostics_channel'
import { exec } from '@actions/exec'
import { findProgram, minimalEnvironment } from './processes.ts'

/** More than any of them has to say; one that goes on is ended. */
const MOST_OUTPUT_BYTES = 256 * 1024 ** 2
const KEPT_MESSAGE_BYTES = 16_384
/** Exit code of what could not be started, as a shell has it. */
const NOT_STARTED = 127

export interface ToolOptions {
  readonly cwd: string
  /** All that it gets beside PATH, the language C and the time zone. */
  readonly env?: Readonly<Record<string, string>>
  /** Text for standard input; default: nothing. */
  readonly input?: string | undefined
  readonly timeoutSeconds: number
  readonly signal?: AbortSignal | undefined
}

export interface ToolAnswer {
  /** Null where a signal ended it, also one of ours. */
  readonly code: number | null
  readonly stdout: Buffer
  /** The end of what it said on standard error, and why we ended it. */
  readonly stderr: string
}

/**
 * Runs a tool to its end, or ends it and all it started at the deadline, or once the signal fires.
 *
 * @throws nothing but the signal's reason: what cannot be started has the exit code 127
 */
export async function runTool(
  command: readonly [string, ...string[]],
  { cwd, env, input = '', timeoutSeconds, signal }: ToolOptions,
): Promise<ToolAnswer> {
  signal?.throwIfAborted()
  const call = new Call()
  const stop = () => call.end('stopped')
  const limit = setTimeout(() => call.end(`timed out after ${timeoutSeconds} s`), timeoutSeconds * 1000)
  signal?.addEventListener('abort', stop)
  try {
    const code = await calls.run(call, () =>
      exec(sessionLeader(), [...command], {
        cwd,
        env: { ...minimalEnvironment(), ...env },
        silent: true,
        ignoreReturnCode: true,
        // Without one it would wait for ever for the end of its input.
        input: Buffer.from(input),
        // For as long as it may run itself, what it started is waited for as well.
        delay: timeoutSeconds * 1000,
        listeners: {
          stdout: (chunk) => call.keepOutput(taken(chunk)),
          stderr: (chunk) => call.keepMessage(taken(chunk)),
        },
      }).catch((error: Error) => call.notStarted(error)),
    )
    signal?.throwIfAborted()
    return call.answer(code)
  } finally {
    clearTimeout(limit)
    signal?.removeEventListener('abort', stop)
  }
}

/** The end of what a tool printed on both streams, for people. */
export function textOf({ stdout, stderr }: ToolAnswer): string {
  return `${stdout.subarray(-KEPT_MESSAGE_BYTES)}${stderr}`
}

/** One run of a tool: its process, once there is one, and what it prints. */
class Call {
  #child: ChildProcess | undefined
  #ended: string | undefined
  readonly #stdout: Buffer[] = []
  #bytes = 0
  #stderr = Buffer.alloc(0)

  /** Takes the process that is being made; it may have to end at once. */
  begin(child: ChildProcess): void {
    child.once('spawn', () => {
      this.#child = child
      // It need not read its input.
      child.stdin?.on('error', () => {})
      if (this.#ended !== undefined) endSession(child)
    })
  }

  keepOutput(chunk: Buffer): void {
    this.#bytes += chunk.length
    if (this.#bytes <= MOST_OUTPUT_BYTES) this.#stdout.push(chunk)
    else this.end(`printed more than ${MOST_OUTPUT_BYTES} bytes`)
  }

  keepMessage(chunk: Buffer): void {
    this.#stderr = Buffer.concat([this.#stderr, chunk]).subarray(-KEPT_MESSAGE_BYTES)
  }

  notStarted({ message }: Error): number {
    this.keepMessage(Buffer.from(message))
    return NOT_STARTED
  }

  /** Ends it and all it started; the first reason counts. */
  end(why: string): void {
    this.#ended ??= why
    if (this.#child !== undefined) endSession(this.#child)
  }

  answer(code: number | null): ToolAnswer {
    const [stdout, stderr] = [Buffer.concat(this.#stdout), this.#stderr.toString()]
    return this.#ended === undefined
      ? { code, stdout, stderr }
      : { code: null, stdout, stderr: `${stderr}\n${this.#ended}` }
  }
}

/** The run that a process is started for: @actions/exec keeps its child to itself, Node tells of all that are made. */
const calls = new AsyncLocalStorage<Call>()
subscribe('child_process', (message) => calls.getStore()?.begin((message as { process: ChildProcess }).process))

/** A chunk of which nothing is left to be cut into lines: without line breaks the time for that grows by the square. */
function taken(chunk: Buffer): Buffer {
  const bytes = Buffer.from(chunk)
  chunk.toString = () => ''
  return bytes
}

/** A session of its own: the terminal's Ctrl-C reaches only us, nobody can be asked, and one signal ends all of it. */
function sessionLeader(): string {
  // A command line is taken apart at its blanks, but not inside of quotes.
  return JSON.stringify(findProgram('setsid') ?? 'setsid')
}

function endSession(child: ChildProcess): void {
  // There is no session until setsid has run.
  child.kill('SIGKILL')
  try {
    if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL')
  } catch {
    // All of it has ended.
  }
}
