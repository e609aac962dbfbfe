/**
 * A server's container while it runs, seen as the process in it where that is within reach, else through the engine.
 */
import { readFileSync } from 'node:fs'
import { MeasurementError } from '../../errors.ts'
import { allowedCpusOf, cpuSecondsOf, othersInNamespace, residentBytesOf, startTimeOf } from '../machine/proc.ts'
import { run } from '../machine/processes.ts'
import { clientEnvironment, type DockerContext, docker, lastLine, removeContainer } from './docker-client.ts'
import { containerUsage } from './engine-api.ts'
import { freezersOf, setFrozen, usableFreezer } from './freezer.ts'
import type { Hold, ServerProcess } from './launcher.ts'

/** Exit code of a program that ended by SIGKILL. */
const KILLED = 128 + 9
/** Until the engine tells that a container has ended that it has just removed. */
const ENDED_TIMEOUT_MS = 10_000

/** @param command its command line, for messages */
export async function containerProcess(
  context: DockerContext,
  container: string,
  command: readonly string[],
): Promise<ServerProcess> {
  let over = false
  let isEnded = false
  const waiting = new AbortController()
  const { signal: stopped } = waiting
  const options = { run: context.runDirectory, cwd: '/', env: clientEnvironment(), timeoutSeconds: 24 * 3600 }
  const ended = run(['docker', 'wait', container], { ...options, signal: stopped })
    .then(async ({ exit, output }) => {
      if (exit.code !== 0) return `the container engine does not answer any more: ${lastLine(output)}`
      const code = Number(output)
      const lacksMemory = code === KILLED && !isEnded && (await wasOutOfMemory(context, container))
      return `exit code ${code}${lacksMemory ? ', killed as it wanted more memory than its container may take' : ''}`
    })
    .catch(() => 'the engine does not tell how')
    .finally(() => {
      over = true
    })
  const { pid, hold } = await seenProcess(context, container)
  const started = pid === undefined ? undefined : startTimeOf(pid)
  const signal = (name: NodeJS.Signals) => {
    try {
      if (pid !== undefined && !over) process.kill(pid, name)
    } catch {
      // It has just ended; `ended` tells.
    }
  }
  const setStopped = (isStopped: boolean) => {
    if (hold?.freezer === undefined) return signal(isStopped ? 'SIGSTOP' : 'SIGCONT')
    try {
      setFrozen(hold.freezer, isStopped)
    } catch {
      // Its control group goes with it.
    }
  }
  // Also where the engine, which would do it, has gone; a frozen process ends by this signal as well.
  const end = () => {
    try {
      if (pid !== undefined && startTimeOf(pid) === started) process.kill(pid, 'SIGKILL')
    } catch {
      // It has ended.
    }
  }
  return {
    ended,
    hasEnded: () => over,
    command,
    hold,
    freeze: () => setStopped(true),
    thaw: () => setStopped(false),
    pin: async (cpus) => {
      const { code, output } = await docker(context, ['update', `--cpuset-cpus=${cpus.join(',')}`, container], 15)
      if (code === 0) return
      throw new MeasurementError(`the container ${container} could not be moved to CPU ${cpus.join(', ')}`, {
        step: 'start server',
        output,
      })
    },
    cpuSeconds: async () => (pid === undefined ? (await containerUsage(container))?.cpuSeconds : cpuSecondsOf(pid)),
    residentBytes: async () =>
      pid === undefined ? (await containerUsage(container))?.residentBytes : residentBytesOf(pid),
    companions: () => (pid === undefined ? [] : othersInNamespace(pid)),
    allowedCpus: () => (pid === undefined ? undefined : allowedCpusOf(pid)),
    output: async () => (await docker(context, ['logs', '--tail', '40', container], 15)).output,
    kill: async () => {
      isEnded = true
      // By version 1 of control groups who is frozen does not even end by that signal.
      if (hold?.freezer !== undefined) setStopped(false)
      end()
      await removeContainer(context, container)
      // An engine that hangs is not waited for.
      const timer = setTimeout(() => waiting.abort(), ENDED_TIMEOUT_MS)
      await ended
      clearTimeout(timer)
    },
  }
}

async function wasOutOfMemory(context: DockerContext, container: string): Promise<boolean> {
  const { output } = await docker(context, ['inspect', '--format', '{{.State.OOMKilled}}', container], 15)
  return output.trim() === 'true'
}

/** The server's process as this machine sees it. */
interface SeenProcess {
  /** Undefined if it lives in another process namespace or machine. */
  readonly pid: number | undefined
  /** Undefined if we can neither send it signals nor freeze its control group. */
  readonly hold: Hold | undefined
}

async function seenProcess(context: DockerContext, container: string): Promise<SeenProcess> {
  const { output } = await docker(context, ['inspect', '--format', '{{.Id}} {{.State.Pid}}', container], 15)
  const [id = '', text = ''] = output.trim().split(' ')
  const pid = Number(text)
  const groups = pid > 0 ? textOfFile(`/proc/${pid}/cgroup`) : ''
  // Another process may have the same number here.
  if (id === '' || !groups.includes(id)) return { pid: undefined, hold: undefined }
  if (takesSignals(pid)) return { pid, hold: { pid } }
  const freezer = usableFreezer(freezersOf(groups, textOfFile('/proc/self/mountinfo'), id))
  return { pid, hold: freezer === undefined ? undefined : { pid, freezer } }
}

function takesSignals(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

function textOfFile(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}
