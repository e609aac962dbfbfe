/**
 * Runs tools that end by themselves (git, apt-get, docker's client), each without a shell. The program `timeout` makes
 * a process group for each tool, and ends the group at the deadline. `processes.ts` starts servers and sysbench.
 */
import { spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { exec } from '@actions/exec'
import { reasonOf } from '../../errors.ts'
import { endProcesses } from './proc.ts'
import { minimalEnvironment, ofSystem } from './processes.ts'

const KEPT_OUTPUT = 16_384
/**
 * Maximum output, bytes: far more than any tool should print. A tool that prints more is ended, because memory is
 * limited.
 */
const MOST_OUTPUT = 256 * 1024 ** 2
/** Milliseconds from a tool's end until its output is closed, because a child of the tool may hold the output open. */
const QUIET_MS = 1000
/** Seconds for a tool to end in order after its deadline. Then it is killed. */
const GRACE_SECONDS = 2
/** Exit code of a program that could not be started, as shells report it. */
const NOT_STARTED = 127
/** Variable that all processes of a tool inherit, so that qpsgate can find and end all of them. */
const TOOL_LABEL = 'QPSGATE_TOOL'
const END_AGAIN_MS = 20

interface ToolOptions {
  readonly cwd: string
  /** Environment of the tool in addition to PATH, LC_ALL=C and TZ. */
  readonly env?: Readonly<Record<string, string>>
  readonly timeoutSeconds: number
}

export interface ToolAnswer {
  /** Exit code; null if a signal ended the tool, or qpsgate did at a limit. */
  readonly code: number | null
  readonly stdout: Buffer
  /** The end of the tool's standard error, then the reason if qpsgate ended the tool. */
  readonly stderr: string
}

/**
 * Runs a tool to its end, or ends it at the deadline or when the signal fires. Afterwards the tool and all processes
 * that it started are gone. Its standard input is empty, because @actions/exec crashes if a tool ends before it has
 * read its input.
 *
 * @returns the exit code 127 for a tool that cannot be started
 * @throws the signal's reason
 */
export async function runTool(
  command: readonly [string, ...string[]],
  { cwd, env, timeoutSeconds, signal }: ToolOptions & { readonly signal?: AbortSignal | undefined },
): Promise<ToolAnswer> {
  signal?.throwIfAborted()
  const label = `${TOOL_LABEL}=${randomUUID()}`
  const output = { stdout: [] as Buffer[], bytes: 0, stderr: Buffer.alloc(0) }
  let ending: NodeJS.Timeout | undefined
  // The kill is repeated, because the tool may not have started yet, or may be starting other processes.
  const end = () => {
    ending ??= setInterval(() => endProcesses(label), END_AGAIN_MS)
  }
  signal?.addEventListener('abort', end)
  const began = performance.now()
  try {
    // The program has a full path. For a mere name, @actions/exec searches PATH, and fails at folders that it may not
    // read.
    const [program, ...args] = limitedCommand(command, timeoutSeconds)
    const code: number | null = await exec(program, args, {
      cwd,
      env: { ...minimalEnvironment(), ...env, [TOOL_LABEL]: label.slice(TOOL_LABEL.length + 1) },
      silent: true,
      ignoreReturnCode: true,
      delay: QUIET_MS,
      listeners: {
        stdout: (chunk) => {
          output.bytes += chunk.length
          if (output.bytes <= MOST_OUTPUT) output.stdout.push(chunk)
          else end()
        },
        stderr: (chunk) => {
          output.stderr = Buffer.concat([output.stderr, chunk]).subarray(-KEPT_OUTPUT)
        },
      },
    })
    signal?.throwIfAborted()
    const isTooMuch = output.bytes > MOST_OUTPUT
    const stdout = Buffer.concat(output.stdout)
    return answerOf({ code, stdout, stderr: `${output.stderr}` }, isTooMuch, began, timeoutSeconds)
  } catch (error) {
    signal?.throwIfAborted()
    return failedStart(cwd, reasonOf(error))
  } finally {
    signal?.removeEventListener('abort', end)
    clearInterval(ending)
    endProcesses(label)
  }
}

/**
 * Runs a tool that answers quickly, such as git on a local repository. The call blocks all other work.
 *
 * @param options `input` is the text for standard input; default: nothing
 */
export function runToolNow(
  command: readonly [string, ...string[]],
  { cwd, env, input = '', timeoutSeconds }: ToolOptions & { readonly input?: string | Uint8Array | undefined },
): ToolAnswer {
  const began = performance.now()
  const options = { cwd, env: { ...minimalEnvironment(), ...env }, input, maxBuffer: MOST_OUTPUT }
  const [program, ...args] = limitedCommand(command, timeoutSeconds)
  const { status, stdout, stderr, error } = spawnSync(program, args, options)
  const isTooMuch = error !== undefined && 'code' in error && error.code === 'ENOBUFS'
  if (error !== undefined && !isTooMuch && status === null) return failedStart(cwd, error.message)
  const answer = { code: status, stdout, stderr: `${stderr.subarray(-KEPT_OUTPUT)}` }
  return answerOf(answer, isTooMuch, began, timeoutSeconds)
}

function failedStart(cwd: string, why: string): ToolAnswer {
  return { code: NOT_STARTED, stdout: Buffer.alloc(0), stderr: `cannot be started in ${cwd}: ${why}` }
}

export function toolText({ stdout, stderr }: ToolAnswer, keptBytes = KEPT_OUTPUT): string {
  return `${stdout.subarray(-keptBytes)}${stderr}`
}

/** The last line of a tool's output, where tools name the problem. */
export function lastLine(text: string): string {
  return text.trim().split('\n').at(-1)?.trim() || 'no reason given'
}

function limitedCommand(command: readonly string[], timeoutSeconds: number): [string, ...string[]] {
  return ofSystem('timeout', `--kill-after=${GRACE_SECONDS}`, String(timeoutSeconds), ...command)
}

/**
 * The tool's answer, with the reason if qpsgate ended the tool. After a timeout, the exit code is 124, 137 or that of a
 * signal. A tool can end like that by itself, so the elapsed time counts, too.
 */
function answerOf(answer: ToolAnswer, isTooMuch: boolean, began: number, timeoutSeconds: number): ToolAnswer {
  const isLate = [124, 137, null].includes(answer.code) && performance.now() - began >= timeoutSeconds * 1000
  if (!isTooMuch && !isLate) return answer
  const why = isTooMuch ? `printed more than ${MOST_OUTPUT} bytes` : `timed out after ${timeoutSeconds} s`
  return { ...answer, code: null, stderr: `${answer.stderr}\n${why}` }
}
