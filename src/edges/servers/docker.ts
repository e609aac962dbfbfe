/** Servers in containers: the image's own mysqld or mariadbd, its entrypoint bypassed, locked in as far as possible. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { MeasurementError } from '../../errors.ts'
import { allowedCpusOf, cpuSecondsOf, residentBytesOf, startTimeOf } from '../machine/proc.ts'
import { type Account, findProgram, RUN_LABEL, run } from '../machine/processes.ts'
import { runTool, textOf } from '../machine/tool.ts'
import { containerUsage, pauseContainer } from './engine-api.ts'
import { type Launcher, parseServerVersion, type RunResult, type ServerBuild, type ServerProcess } from './launcher.ts'

/** Label that every container of ours carries; its value is the run directory, which tells whose it is. */
export const RUN_CONTAINER_LABEL = 'qpsgate.run'
const SERVER_PROGRAMS = ['mariadbd', 'mysqld'] as const
/** Root's containers run as this user; it owns nothing but their directories. */
const CONTAINER_ACCOUNT: Account = { uid: 10_001, gid: 10_001 }
/** For initialising and loading; measured servers are given their own limit. */
const SEED_MEMORY_BYTES = 4 * 1024 ** 3
const PULL_TIMEOUT_SECONDS = 600
const PULL_TRIES = 3

/** What the engine says of a container that is not there. */
const GONE = /No such container/i
/** What the engine, or the server, says of a directory that is not on the engine's machine. */
const UNSEEN = /bind source path does not exist|Could not open required defaults file/i

export interface DockerContext {
  readonly runDirectory: string
  /** Short and unique; begins the containers' names. */
  readonly runId: string
  readonly signal: AbortSignal
  /** Takes a sentence that the user should know, e.g. that an image is pulled. */
  readonly tell: (text: string) => void
}

/** Why no container can be started, undefined if one can. */
export async function engineProblem(context: DockerContext): Promise<string | undefined> {
  if (findProgram('docker') === undefined) return 'docker is not installed'
  const { code, output } = await docker(context, ['version', '--format', '{{.Server.Version}}'], 15)
  if (code === 0) return undefined
  return `docker is not running or may not be used (${lastLine(output)})`
}

/** Pulls the image unless it is there. Returns why it cannot be had, undefined if it can. */
export async function imageProblem(context: DockerContext, image: string): Promise<string | undefined> {
  const present = await docker(context, ['image', 'inspect', '--format', '{{.Id}}', image], 30)
  if (present.code === 0) return undefined
  context.tell(`pulling image ${image}`)
  let output = ''
  for (let attempt = 1; attempt <= PULL_TRIES; attempt++) {
    const pulled = await docker(context, ['pull', '--quiet', image], PULL_TIMEOUT_SECONDS)
    if (pulled.code === 0) return undefined
    output = pulled.output
    if (/not found|manifest unknown|denied|invalid reference/i.test(output)) break
  }
  return `image ${image} is not present and cannot be pulled (${lastLine(output)})`
}

export async function dockerLauncher(context: DockerContext, image: string): Promise<Launcher> {
  const { build, program } = await inspectImage(context, image)
  const account = process.getuid?.() === 0 ? CONTAINER_ACCOUNT : undefined
  const user = account ?? { uid: process.getuid?.() ?? 0, gid: process.getgid?.() ?? 0 }
  const locked = (directory: string, memoryBytes = SEED_MEMORY_BYTES) => [
    ...lockedIn(context, user),
    `--memory=${memoryBytes}`,
    `--memory-swap=${memoryBytes}`,
    // The same path inside and outside, so that arguments and messages mean the same in both.
    `--mount=type=bind,source=${directory},target=${directory}`,
  ]
  return {
    kind: 'docker',
    account,
    build,
    runToEnd: async (which, args, directory, signal) => {
      const entrypoint = which === 'server' ? program : 'mariadb-install-db'
      const command = ['run', '--rm', ...locked(directory), `--entrypoint=${entrypoint}`, image, ...args]
      const { code, output } = await docker(context, command, 600, signal)
      return {
        command: ['docker', ...command],
        output,
        exitCode: code ?? 'unknown',
      } satisfies RunResult
    },
    launch: async ({ name, args, directory, cpus, memoryBytes }) => {
      const container = `${context.runId}-${name.replaceAll(/[^A-Za-z0-9_.-]+/g, '-')}-${directory.split('/').at(-1)}`
      const pinned = cpus.length === 0 ? [] : [`--cpuset-cpus=${cpus.join(',')}`]
      const command = [
        'run',
        '--detach',
        `--name=${container}`,
        ...locked(directory, memoryBytes),
        ...pinned,
        `--entrypoint=${program}`,
        image,
        ...args,
      ]
      const { code, output } = await docker(context, command, 60)
      if (code !== 0) {
        await docker(context, ['rm', '--force', container], 30)
        throw new MeasurementError(`the container of ${name} could not be started`, {
          step: 'start server',
          arm: name,
          command: ['docker', ...command],
          exitCode: code,
          output,
        })
      }
      return containerProcess(context, container, ['docker', ...command])
    },
  }
}

/** Removes the containers of a run; used by the sweep for runs whose process is gone. */
export async function removeContainersOf(context: DockerContext, runDirectory: string): Promise<void> {
  const filter = `label=${RUN_CONTAINER_LABEL}=${runDirectory}`
  const { code, output } = await docker(context, ['ps', '--all', '--quiet', '--no-trunc', '--filter', filter], 15)
  const ids = code === 0 ? output.split('\n').filter((line) => /^[0-9a-f]{64}$/.test(line)) : []
  if (ids.length > 0) await docker(context, ['rm', '--force', '--volumes', ...ids], 60)
}

function lockedIn(context: DockerContext, user: Account): string[] {
  return [
    `--label=${RUN_CONTAINER_LABEL}=${context.runDirectory}`,
    '--network=none',
    '--read-only',
    '--cap-drop=ALL',
    '--security-opt=no-new-privileges',
    `--user=${user.uid}:${user.gid}`,
    '--pids-limit=8192',
    '--log-driver=json-file',
    '--log-opt=max-size=1m',
    '--tmpfs=/tmp:size=64m',
  ]
}

async function inspectImage(context: DockerContext, image: string): Promise<{ build: ServerBuild; program: string }> {
  const { output: id } = await docker(context, ['image', 'inspect', '--format', '{{.Id}}', image], 30)
  const { runDirectory } = context
  // The server reads a file of ours: whether the engine sees this machine's files is known before anything depends on it.
  const seen = join(runDirectory, 'seen.cnf')
  writeFileSync(seen, '[mysqld]\n', { mode: 0o644 })
  let last = ''
  for (const program of SERVER_PROGRAMS) {
    const command = [
      'run',
      '--rm',
      '--network=none',
      '--read-only',
      '--cap-drop=ALL',
      `--label=${RUN_CONTAINER_LABEL}=${runDirectory}`,
      `--mount=type=bind,source=${runDirectory},target=${runDirectory},readonly`,
    ]
    const { code, output } = await docker(
      context,
      [...command, `--entrypoint=${program}`, image, `--defaults-file=${seen}`, '--version'],
      60,
    )
    if (UNSEEN.test(output)) {
      throw new MeasurementError(
        `the container engine does not see ${runDirectory} of this machine, because this is itself a container or the engine ` +
          'is elsewhere; run on the host of the engine, or name no image and measure an installed server with --server local',
        { step: 'inspect image' },
      )
    }
    const version = parseServerVersion(output)
    if (code === 0 && version !== undefined)
      return { program, build: { ...version, identity: id.trim(), origin: `image ${image}` } }
    last = output
  }
  throw new MeasurementError(`image ${image} holds neither mariadbd nor mysqld that runs`, {
    step: 'inspect image',
    output: last,
  })
}

async function containerProcess(
  context: DockerContext,
  container: string,
  command: readonly string[],
): Promise<ServerProcess> {
  let over = false
  const waiting = { run: context.runDirectory, cwd: '/', env: clientEnvironment(), timeoutSeconds: 24 * 3600 }
  const ended = run(['docker', 'wait', container], waiting).then(({ exit, output }) => {
    over = true
    return exit.code === 0
      ? `exit code ${output.trim()}`
      : `the container engine does not answer any more: ${lastLine(output)}`
  })
  const pid = await visiblePid(context, container)
  const started = pid === undefined ? undefined : startTimeOf(pid)
  const signal = (name: NodeJS.Signals) => {
    try {
      if (pid !== undefined && !over) process.kill(pid, name)
    } catch {
      // It has just ended; `ended` tells.
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
    // A signal costs microseconds; the engine's pause milliseconds, but works where the process is out of reach.
    freeze: pid === undefined ? () => pauseContainer(container, 'pause') : () => signal('SIGSTOP'),
    thaw: pid === undefined ? () => pauseContainer(container, 'unpause') : () => signal('SIGCONT'),
    cpuSeconds: async () => (pid === undefined ? (await containerUsage(container))?.cpuSeconds : cpuSecondsOf(pid)),
    residentBytes: async () =>
      pid === undefined ? (await containerUsage(container))?.residentBytes : residentBytesOf(pid),
    allowedCpus: () => (pid === undefined ? undefined : allowedCpusOf(pid)),
    output: async () => (await docker(context, ['logs', '--tail', '40', container], 15)).output,
    kill: async () => {
      end()
      const { code, output } = await docker(context, ['rm', '--force', '--volumes', container], 30)
      if (code !== 0 && !GONE.test(output))
        context.tell(
          `the container ${container} could not be removed (${lastLine(output)}); ` +
            `when the engine answers again: docker rm --force --volumes ${container}`,
        )
      await ended
    },
  }
}

/** The server's process as this machine sees it; undefined where it lives in another process namespace or machine. */
async function visiblePid(context: DockerContext, container: string): Promise<number | undefined> {
  const { output } = await docker(context, ['inspect', '--format', '{{.Id}} {{.State.Pid}}', container], 15)
  const [id = '', text = ''] = output.trim().split(' ')
  const pid = Number(text)
  try {
    if (!(pid > 0) || !readFileSync(`/proc/${pid}/cgroup`, 'utf8').includes(id)) return undefined
    process.kill(pid, 0)
    return pid
  } catch {
    return undefined
  }
}

/** Runs the engine's client, which our own stopping does not stop but where a signal is given. */
async function docker(
  context: DockerContext,
  args: readonly string[],
  timeoutSeconds: number,
  signal?: AbortSignal,
): Promise<{ readonly code: number | null; readonly output: string }> {
  const env = { ...clientEnvironment(), [RUN_LABEL]: context.runDirectory }
  const answer = await runTool(['docker', ...args], { cwd: '/', env, timeoutSeconds, signal })
  return { code: answer.code, output: textOf(answer) }
}

/** The client gets the caller's settings of it. */
function clientEnvironment(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(process.env).flatMap(([name, value]) =>
      value !== undefined && /^(?:DOCKER_|HOME$|XDG_RUNTIME_DIR$)/.test(name) ? [[name, value]] : [],
    ),
  )
}

function lastLine(text: string): string {
  return text.trim().split('\n').at(-1)?.trim() || 'no reason given'
}
