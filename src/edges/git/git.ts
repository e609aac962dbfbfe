/** Runs git without a shell, with a deadline; it and all it started are gone when it returns. */
import { runTool } from '../machine/processes.ts'

const LOCAL_SECONDS = 60

export interface GitAnswer {
  readonly succeeded: boolean
  readonly output: Buffer
  /** Its error output. */
  readonly messages: string
}

export interface GitCall {
  readonly input?: string
  readonly env?: Readonly<Record<string, string>>
  readonly timeoutSeconds?: number
}

/** Runs one git command; throws the signal's reason once that has fired. */
export type Git = (args: readonly string[], call?: GitCall) => Promise<GitAnswer>

/** Git in a folder, with an environment made for that place. */
export function gitIn(folder: string, environment: Readonly<Record<string, string>>, signal?: AbortSignal): Git {
  return async (args, { input, env = {}, timeoutSeconds = LOCAL_SECONDS } = {}) => {
    const options = { cwd: folder, env: { ...environment, ...env }, input, timeoutSeconds, signal }
    const { code, stdout, stderr } = await runTool(['git', ...args], options)
    return { succeeded: code === 0, output: stdout, messages: stderr }
  }
}
