/** Runs git without a shell, with a deadline; it and all it started are gone when it returns. */
import { spawn } from 'node:child_process'
import { buffer } from 'node:stream/consumers'
import { RUN_LABEL } from '../machine/processes.ts'
import { StoreError } from '../store/store-error.ts'
import { type GitPlace, gitEnvironment } from './git-environment.ts'

/** The first with GIT_CONFIG_COUNT. */
const OLDEST = [2, 31] as const
const LOCAL_SECONDS = 60
const KEPT_MESSAGES = 16_384

export interface GitAnswer {
  readonly succeeded: boolean
  readonly output: Buffer
  /** What it printed to say what went wrong. */
  readonly messages: string
}

export interface GitCall {
  readonly input?: string
  readonly env?: Readonly<Record<string, string>>
  readonly timeoutSeconds?: number
}

/** Runs one git command; throws the signal's reason once that has fired. */
export type Git = (args: readonly string[], call?: GitCall) => Promise<GitAnswer>

/** Git in that place. Its processes carry the label of the run, so that a later run can end what a killed one left. */
export function gitAt(place: GitPlace, run: string, signal: AbortSignal): Git {
  const base = { ...gitEnvironment(place), [RUN_LABEL]: run }
  return async (args, { input = '', env = {}, timeoutSeconds = LOCAL_SECONDS } = {}) => {
    signal.throwIfAborted()
    // A session of its own: the terminal's Ctrl-C reaches only us, and one signal ends its helpers with it.
    const child = spawn('git', args, { cwd: place.directory, env: { ...base, ...env }, detached: true })
    const limit = AbortSignal.timeout(timeoutSeconds * 1000)
    const stop = () => endGroup(child.pid)
    for (const cause of [limit, signal]) cause.addEventListener('abort', stop)
    try {
      child.stdin.on('error', () => {}).end(input)
      const ended = exitCode(child)
      const [output, messages, code] = await Promise.all([buffer(child.stdout), lastText(child.stderr), ended])
      signal.throwIfAborted()
      const late = limit.aborted ? `\ntimed out after ${timeoutSeconds} s` : ''
      return { succeeded: code === 0, output, messages: `${messages}${late}` }
    } finally {
      for (const cause of [limit, signal]) cause.removeEventListener('abort', stop)
    }
  }
}

/** What a command that only this machine can fail has printed. */
export async function local(git: Git, args: readonly [string, ...string[]], call?: GitCall): Promise<Buffer> {
  const { succeeded, output, messages } = await git(args, call)
  if (!succeeded) throw new StoreError(`\`git ${args[0]}\` failed in a temporary directory: ${messages.trim()}`)
  return output
}

/** @throws StoreError where git is too old to take settings, and with them the token, by its environment */
export async function checkVersion(git: Git): Promise<void> {
  const version = (await local(git, ['version'])).toString().trim()
  const [, major = '0', minor = '0'] = /(\d+)\.(\d+)/.exec(version) ?? []
  if (Number(major) < OLDEST[0] || (Number(major) === OLDEST[0] && Number(minor) < OLDEST[1]))
    throw new StoreError(`storing on a branch needs git ${OLDEST.join('.')} or later, this is ${version}; install one`)
}

function exitCode(child: ReturnType<typeof spawn>): Promise<number | null> {
  return new Promise((resolve, reject) => {
    child.once('error', (cause) => reject(new StoreError('storing on a branch needs git; install it', { cause })))
    child.once('close', resolve)
  })
}

async function lastText(stream: NodeJS.ReadableStream): Promise<string> {
  let text = ''
  stream.setEncoding('utf8')
  for await (const chunk of stream) text = (text + chunk).slice(-KEPT_MESSAGES)
  return text
}

function endGroup(pid: number | undefined): void {
  if (pid === undefined) return
  try {
    process.kill(-pid, 'SIGKILL')
  } catch {
    // It has just ended.
  }
}
