/**
 * A server's container while it runs. If this machine sees the server's process, signals go directly to the process.
 */
import { MeasurementError } from '../../errors.ts'
import { anonymousBytesOf, othersInNamespace, procText, signalsTo } from '../machine/proc.ts'
import { run } from '../machine/processes.ts'
import { lastLine } from '../machine/tool.ts'
import { clientEnvironment, type DockerContext, docker, removeContainer } from './docker-client.ts'
import type { ServerProcess } from './launcher.ts'
import { OUT_OF_GIVEN_MEMORY, OUT_OF_MEMORY } from './start-failure.ts'

/** Exit code of a program that ended by SIGKILL. */
const KILLED = 128 + 9
/**
 * Bytes that a container's limit leaves above its use, because at the limit the kernel kills the server before the
 * limit can be raised.
 */
const HEADROOM_BYTES = 64 * 1024 ** 2
/** Maximum milliseconds in which a working engine reports the end of a container that was just removed. */
const ENDED_TIMEOUT_MS = 10_000

export async function containerProcess(
  context: DockerContext,
  container: string,
  command: readonly string[],
): Promise<ServerProcess> {
  let over = false
  let isEnded = false
  // True once qpsgate has set the memory limit. If the server then exceeds it, no configuration is to blame.
  let isLimited = false
  const waiting = new AbortController()
  const { signal: stopped } = waiting
  const options = { run: context.runDirectory, cwd: '/', env: clientEnvironment(), timeoutSeconds: 24 * 3600 }
  const ended = run(['docker', 'wait', container], { ...options, signal: stopped })
    .then(async ({ exitCode, output }) => {
      if (exitCode !== 0) return `the container engine does not answer any more: ${lastLine(output)}`
      // Podman also writes a line that says that it is not docker, so all lines are searched for the code.
      const code = Number(/^\d+$/m.exec(output)?.[0])
      if (code !== KILLED || isEnded) return `exit code ${code}`
      const asked = await docker(context, ['inspect', '--format', '{{.State.OOMKilled}}', container], 15)
      const why = asked.answer.trim() === 'true' ? `, ${isLimited ? OUT_OF_GIVEN_MEMORY : OUT_OF_MEMORY}` : ''
      return `exit code ${code}${why}`
    })
    .catch(() => 'the engine does not tell how')
    .finally(() => {
      over = true
    })
  const pid = await seenProcess(context, container)
  // Signals reach the process even if the engine has gone. SIGKILL also ends a frozen process.
  const signal = signalsTo(pid)
  return {
    ended,
    hasEnded: () => over,
    command,
    pid,
    isFreezable: takesSignals(pid),
    freeze: () => signal('SIGSTOP'),
    thaw: () => signal('SIGCONT'),
    pin: async (cpus) => {
      const { code, output } = await docker(context, ['update', `--cpuset-cpus=${cpus.join(',')}`, container], 15)
      if (code === 0) return
      throw new MeasurementError(`the container ${container} could not be moved to CPU ${cpus.join(', ')}`, {
        step: 'start server',
        output,
      })
    },
    companions: () => othersInNamespace(pid),
    memory: {
      ownBytes: () => anonymousBytesOf(pid),
      limit: async (bytes) => {
        const most = Math.floor(bytes + HEADROOM_BYTES)
        const { code, output } = await docker(
          context,
          ['update', `--memory=${most}`, `--memory-swap=${most}`, container],
          15,
        )
        if (code !== 0)
          throw new MeasurementError(`the memory of ${container} could not be limited`, {
            step: 'limit memory',
            output,
          })
        isLimited = true
      },
    },
    output: async () => (await docker(context, ['logs', '--tail', '40', container], 15)).output,
    kill: async () => {
      isEnded = true
      signal('SIGKILL')
      await removeContainer(context, container)
      // The engine may hang, so the wait for its answer has a limit.
      using _timer = setTimeout(() => waiting.abort(), ENDED_TIMEOUT_MS)
      await ended
    },
  }
}

/** Id of the server's process; undefined if it is in another process namespace, or on another machine. */
async function seenProcess(context: DockerContext, container: string): Promise<number | undefined> {
  const { answer } = await docker(context, ['inspect', '--format', '{{.Id}} {{.State.Pid}}', container], 15)
  const [id = '', text = ''] = answer.trim().split(' ')
  const pid = Number(text)
  const groups = (pid > 0 && procText(pid, 'cgroup')) || ''
  // Another process of this machine may have the same id, so its control group must name the container.
  return id !== '' && groups.includes(id) ? pid : undefined
}

/**
 * Whether the process takes qpsgate's signals. It may refuse them, because some engines map the users of containers to
 * other users.
 */
function takesSignals(pid: number | undefined): boolean {
  try {
    return pid !== undefined && process.kill(pid, 0)
  } catch {
    return false
  }
}
