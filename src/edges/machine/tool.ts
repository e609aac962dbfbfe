/**
 * Runs tools that end by themselves (git, apt-get, docker's client), each without a shell. coreutils' `timeout` makes
 * their process group and ends it at the deadline; servers and loads have their own starter in `processes.ts`.
 */
import { execFile, type SpawnSyncReturns, spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { endProcesses } from './proc.ts'
import { minimalEnvironment } from './processes.ts'

const KEPT_OUTPUT = 16_384
/** More than any tool has to say; one that goes on is ended. */
const MOST_OUTPUT = 256 * 1024 ** 2
/** Once a tool has ended, its output is over after that, whoever still holds it open. */
const QUIET_MS = 1000
/** Time that a tool has to end in order, at its deadline. */
const GRACE_SECONDS = 2
/** Exit code of a program that could not be started, as a shell has it. */
const NOT_STARTED = 127
/** Every process that a tool starts carries this variable, by which all of them are found. */
const TOOL_LABEL = 'QPSGATE_TOOL'
const END_AGAIN_MS = 20

interface ToolOptions {
  readonly cwd: string
  /** Its complete environment besides PATH, the language C and the time zone. */
  readonly env?: Readonly<Record<string, string>>
  readonly timeoutSeconds: number
}

type Ended = Pick<SpawnSyncReturns<Buffer>, 'status' | 'stdout' | 'stderr' | 'error'>

export interface ToolAnswer {
  /** Null if a signal ended it, also one of ours. */
  readonly code: number | null
  readonly stdout: Buffer
  /** The end of its standard error, and why we ended it. */
  readonly stderr: string
}

/**
 * Runs a tool to its end, or ends it at the deadline, or once the signal fires. It and all it started are gone then.
 * Its standard input is empty.
 *
 * @throws the signal's reason; a tool that cannot be started has the exit code 127
 */
export async function runTool(
  command: readonly [string, ...string[]],
  tool: ToolOptions & { readonly signal?: AbortSignal | undefined },
): Promise<ToolAnswer> {
  const { cwd, env, timeoutSeconds, signal } = tool
  signal?.throwIfAborted()
  const label = randomUUID()
  const endAll = () => endProcesses(`${TOOL_LABEL}=${label}`)
  let ending: NodeJS.Timeout | undefined
  // It may not have started yet, or be starting others.
  const end = () => {
    ending ??= setInterval(endAll, END_AGAIN_MS)
  }
  signal?.addEventListener('abort', end)
  const began = performance.now()
  const { promise, resolve } = Promise.withResolvers<Ended>()
  const options = { cwd, env: { ...minimalEnvironment(), ...env, [TOOL_LABEL]: label }, maxBuffer: MOST_OUTPUT }
  const [program, ...args] = limited(command, timeoutSeconds)
  const child = execFile(program, args, { ...options, encoding: 'buffer' }, (error, stdout, stderr) => {
    const status = error === null ? 0 : error.code
    resolve({ status: typeof status === 'number' ? status : null, stdout, stderr, ...(error && { error }) })
  })
  child.stdin?.on('error', () => {}).end()
  // What it leaves behind may hold its output open.
  child.once('exit', () => {
    endAll()
    setTimeout(() => {
      for (const stream of [child.stdout, child.stderr]) stream?.destroy()
    }, QUIET_MS).unref()
  })
  try {
    const answer = await promise
    signal?.throwIfAborted()
    return answerOf(answer, tool, began)
  } finally {
    signal?.removeEventListener('abort', end)
    clearInterval(ending)
    endAll()
  }
}

/**
 * Runs a tool that answers at once, such as git on a repository of this machine, while everything else waits.
 *
 * @param tool with text for standard input; default: nothing
 */
export function runToolNow(
  command: readonly [string, ...string[]],
  tool: ToolOptions & { readonly input?: string | Uint8Array | undefined },
): ToolAnswer {
  const { cwd, env, input = '', timeoutSeconds } = tool
  const began = performance.now()
  const options = { cwd, env: { ...minimalEnvironment(), ...env }, input, maxBuffer: MOST_OUTPUT }
  const [program, ...args] = limited(command, timeoutSeconds)
  return answerOf(spawnSync(program, args, options), tool, began)
}

/** The end of a tool's output on both streams, for people. */
export function textOf({ stdout, stderr }: ToolAnswer, keptBytes = KEPT_OUTPUT): string {
  return `${stdout.subarray(-keptBytes)}${stderr}`
}

/** It goes with us, should we be killed. */
function limited(command: readonly string[], timeoutSeconds: number): [string, ...string[]] {
  const timeout = ['timeout', `--kill-after=${GRACE_SECONDS}`, String(timeoutSeconds)]
  return ['setpriv', '--pdeathsig=KILL', '--', ...timeout, ...command]
}

/** Codes of the errors that tell that more was printed than is kept. */
const TOO_MUCH: readonly unknown[] = ['ENOBUFS', 'ERR_CHILD_PROCESS_STDIO_MAXBUFFER']

/** `timeout` exits with 124, or ends by the signal that it sends; a tool may have ended so by itself. */
function answerOf({ status, stdout, stderr: all, error }: Ended, { cwd, timeoutSeconds }: ToolOptions, began: number) {
  const isTooMuch = error !== undefined && 'code' in error && TOO_MUCH.includes(error.code)
  if (error !== undefined && 'errno' in error && !isTooMuch && status === null)
    return { code: NOT_STARTED, stdout: Buffer.alloc(0), stderr: `cannot be started in ${cwd}: ${error.message}` }
  const stderr = `${all.subarray(-KEPT_OUTPUT)}`
  const isLate = [124, 137, null].includes(status) && performance.now() - began >= timeoutSeconds * 1000
  if (!isTooMuch && !isLate) return { code: status, stdout, stderr }
  const why = isTooMuch ? `printed more than ${MOST_OUTPUT} bytes` : `timed out after ${timeoutSeconds} s`
  return { code: null, stdout, stderr: `${stderr}\n${why}` }
}
