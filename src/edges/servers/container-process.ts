/**
 * A server's container while it runs, seen as the process in it where that is within reach, else through the engine.
 */
import { once } from 'node:events'
import { json } from 'node:stream/consumers'
import { z } from 'zod'
import { MeasurementError } from '../../errors.ts'
import {
  allowedCpusOf,
  cpuSecondsOf,
  othersInNamespace,
  readIfThere,
  residentBytesOf,
  startTimeOf,
} from '../machine/proc.ts'
import { run } from '../machine/processes.ts'
import { clientEnvironment, type DockerContext, docker, lastLine, removeContainer } from './docker-client.ts'
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
      if (code !== KILLED || isEnded) return `exit code ${code}`
      const asked = await docker(context, ['inspect', '--format', '{{.State.OOMKilled}}', container], 15)
      const why = asked.output.trim() === 'true' ? ', killed as it wanted more memory than its container may take' : ''
      return `exit code ${code}${why}`
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

/**
 * The server's process as this machine sees it: without a number if it lives in another process namespace or machine,
 * without a hold if we can neither send it signals nor freeze its control group.
 */
async function seenProcess(context: DockerContext, container: string): Promise<{ pid?: number; hold?: Hold }> {
  const { output } = await docker(context, ['inspect', '--format', '{{.Id}} {{.State.Pid}}', container], 15)
  const [id = '', text = ''] = output.trim().split(' ')
  const pid = Number(text)
  const groups = (pid > 0 && readIfThere(`/proc/${pid}/cgroup`)) || ''
  // Another process may have the same number here.
  if (id === '' || !groups.includes(id)) return {}
  try {
    process.kill(pid, 0)
    return { pid, hold: { pid } }
  } catch {
    const freezer = usableFreezer(freezersOf(groups, readIfThere('/proc/self/mountinfo') ?? '', id))
    return freezer === undefined ? { pid } : { pid, hold: { pid, freezer } }
  }
}

const DEFAULT_SOCKET = '/var/run/docker.sock'

/** Time in which a working engine tells a container's usage. */
const ENGINE_TIMEOUT_MS = 5000
const statsSchema = z.object({
  cpu_stats: z.object({ cpu_usage: z.object({ total_usage: z.number() }) }),
  memory_stats: z.looseObject({ usage: z.number().optional() }),
})

/**
 * CPU time and memory of a container, by the engine's API over its socket: quicker than its command where a server's
 * process is out of our reach. Undefined if the engine does not tell.
 */
async function containerUsage(container: string): Promise<{ cpuSeconds: number; residentBytes: number } | undefined> {
  const host = process.env.DOCKER_HOST ?? ''
  try {
    const { hostname, port } = new URL(host.startsWith('tcp://') ? host : 'tcp://localhost')
    const socketPath = host.startsWith('unix://') ? host.slice('unix://'.length) : DEFAULT_SOCKET
    const place = host.startsWith('tcp://') ? { host: hostname, port: Number(port || 2375) } : { socketPath }
    // Runs that start no container need not load it.
    const { request } = await import('node:http')
    const path = `/containers/${encodeURIComponent(container)}/stats?stream=false&one-shot=true`
    // An error after the answer has begun is the answer's as well.
    const asked = request({ ...place, path, timeout: ENGINE_TIMEOUT_MS }).on('error', () => {})
    asked.on('timeout', () => asked.destroy(new Error('no answer')))
    const [response] = await once(asked.end(), 'response')
    const { cpu_stats: cpu, memory_stats: memory } = statsSchema.parse(await json(response))
    return { cpuSeconds: cpu.cpu_usage.total_usage / 1e9, residentBytes: memory.usage ?? 0 }
  } catch {
    return undefined
  }
}
