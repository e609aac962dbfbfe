import { spawn } from 'node:child_process'
import { closeSync, existsSync, openSync } from 'node:fs'
import { mkdtemp, readdir, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { asRoot, type Command, describeFailure, ended, findProgram, run, say, tryRun } from './command.ts'
import { installPackages } from './packages.ts'

const START_SECONDS = 30
const STOP_SECONDS = 20
const POLL_SECONDS = 0.1
/** Index of the mount point in a line of /proc/self/mountinfo, see proc(5). */
const MOUNT_POINT_FIELD = 4
const FOLDER_PREFIX = 'qpsgate-engine-'

export type Engine =
  | { kind: 'ready'; startedByUs: boolean; dockerHost?: string; stop(): Promise<void> }
  | { kind: 'absent'; why: string }

/**
 * The container engine that answers. If none does, CI installs one and starts it; a developer's machine is left as it
 * is. A started engine is found through `DOCKER_HOST`, which stays set until `stop`.
 */
export async function ensureEngine(): Promise<Engine> {
  const why = await whyNoAnswer()
  if (why === undefined) return { kind: 'ready', startedByUs: false, stop: async () => {} }
  if (process.env.CI !== 'true') return { kind: 'absent', why }
  if (findProgram('dockerd') === undefined || findProgram('docker') === undefined) {
    await installEngine()
    // If there is a service manager, the package has just started its own daemon.
    if ((await whyNoAnswer()) === undefined) return { kind: 'ready', startedByUs: false, stop: async () => {} }
  }
  return startEngine()
}

async function whyNoAnswer(): Promise<string | undefined> {
  if (findProgram('docker') === undefined) return 'docker is not installed on this machine.'
  const outcome = await tryRun(['docker', 'version', '--format', '{{.Server.Version}}'])
  if (outcome.kind === 'done') return undefined
  return `docker is installed, but no engine answers: ${outcome.why.split('\n').at(-1)}`
}

async function installEngine(): Promise<void> {
  await installPackages(['docker.io'])
  // Newer releases have the client in a package of its own, which older ones do not know.
  if (findProgram('docker') === undefined) await installPackages(['docker-cli'])
}

async function startEngine(): Promise<Engine> {
  await removeStaleFolders()
  const folder = await mkdtemp(join(tmpdir(), `${FOLDER_PREFIX}${process.pid}-`))
  const dockerHost = `unix://${join(folder, 'docker.sock')}`
  const command = engineCommand(folder, dockerHost)
  say(`starting a container engine for this run: ${command.join(' ')}`)
  const daemon = startDaemon(command, join(folder, 'dockerd.log'))
  const hostBefore = process.env.DOCKER_HOST
  process.env.DOCKER_HOST = dockerHost

  const stop = async () => {
    await stopDaemon(folder, daemon)
    if (hostBefore === undefined) delete process.env.DOCKER_HOST
    else process.env.DOCKER_HOST = hostBefore
  }
  const problem = await waitForAnswer(daemon)
  if (problem === undefined) return { kind: 'ready', startedByUs: true, dockerHost, stop }
  const log = await readFile(join(folder, 'dockerd.log'), 'utf8')
  await stop()
  throw new Error(describeFailure(command, problem, log))
}

/** Removes the folders of interrupted runs, whose daemons ended with them. */
async function removeStaleFolders(): Promise<void> {
  const names = (await readdir(tmpdir())).filter((name) => name.startsWith(FOLDER_PREFIX))
  for (const folder of names.map((name) => join(tmpdir(), name))) {
    const owner = basename(folder).slice(FOLDER_PREFIX.length).split('-')[0]
    if (!isRunning(owner) && !isRunning(await readPid(folder))) await tryRun(removeFolder(folder))
  }
}

function isRunning(pid: string | undefined): boolean {
  return pid !== undefined && existsSync(`/proc/${pid}`)
}

/** The daemon's process id; undefined before it has started and after it has stopped. */
async function readPid(folder: string): Promise<string | undefined> {
  return existsSync(pidFile(folder)) ? (await readFile(pidFile(folder), 'utf8')).trim() : undefined
}

function removeFolder(folder: string): Command {
  return asRoot(['rm', '-rf', '--one-file-system', folder])
}

/**
 * Containers here have no network, so the daemon makes no bridge and no packet filter rules and does not switch on
 * forwarding: all three would outlive it. The storage driver is left to the daemon, which takes overlay2 where it can
 * be mounted and plain copies elsewhere. `setpriv` makes the kernel end the daemon when this process dies without
 * having stopped it.
 */
function engineCommand(folder: string, dockerHost: string): Command {
  return asRoot([
    'setpriv',
    '--pdeathsig=TERM',
    findProgram('dockerd') ?? 'dockerd',
    `--host=${dockerHost}`,
    `--group=${process.getgid?.() ?? 0}`,
    `--data-root=${join(folder, 'data')}`,
    `--exec-root=${join(folder, 'exec')}`,
    `--pidfile=${pidFile(folder)}`,
    '--bridge=none',
    '--iptables=false',
    '--ip6tables=false',
    '--ip-forward=false',
  ])
}

function pidFile(folder: string): string {
  return join(folder, 'dockerd.pid')
}

type Daemon = { end?: string }

/** Starts the daemon detached, so that Ctrl-C reaches only the tests, and the daemon outlives them. */
function startDaemon([program, ...args]: Command, logFile: string): Daemon {
  const log = openSync(logFile, 'w')
  const child = spawn(program, args, { stdio: ['ignore', log, log], detached: true })
  closeSync(log)
  const daemon: Daemon = {}
  ended(child).then(
    (end) => {
      daemon.end = end ?? 'ended'
    },
    (error: Error) => {
      daemon.end = `could not be started (${error.message})`
    },
  )
  return daemon
}

/** Waits until the daemon answers. Returns undefined then, or else the problem. */
async function waitForAnswer(daemon: Daemon): Promise<string | undefined> {
  const deadline = Date.now() + START_SECONDS * 1000
  while (Date.now() < deadline) {
    if (daemon.end !== undefined) return daemon.end
    if ((await whyNoAnswer()) === undefined) return undefined
    await sleep(POLL_SECONDS * 1000)
  }
  return `did not answer within ${START_SECONDS} s`
}

async function stopDaemon(folder: string, daemon: Daemon): Promise<void> {
  if (daemon.end === undefined) {
    await removeContainers()
    const pid = await readPid(folder)
    if (pid === undefined) throw new Error(`dockerd runs, but has not written its process id in ${folder}`)
    // Calls the shell's own `kill`, because small systems lack the program of that name.
    await run(asRoot(['sh', '-c', 'kill -TERM "$0"', pid]))
    const deadline = Date.now() + STOP_SECONDS * 1000
    while (daemon.end === undefined) {
      if (Date.now() > deadline) throw new Error(`dockerd (process ${pid}) did not stop within ${STOP_SECONDS} s`)
      await sleep(POLL_SECONDS * 1000)
    }
  }
  await unmountAll(folder)
  await run(removeFolder(folder))
}

/** Removes all containers at once, because the daemon would give each ten seconds to end by itself. */
async function removeContainers(): Promise<void> {
  const listed = await tryRun(['docker', 'ps', '--all', '--quiet'])
  const ids = listed.kind === 'done' ? listed.stdout.split('\n').filter((id) => id !== '') : []
  if (ids.length > 0) await run(['docker', 'rm', '--force', '--volumes', ...ids])
}

/**
 * Unmounts the daemon's data folder, which it mounts on itself. The daemon leaves the mount behind if /tmp is a
 * separate file system.
 */
async function unmountAll(folder: string): Promise<void> {
  const mountInfo = await readFile('/proc/self/mountinfo', 'utf8')
  const points = mountInfo.split('\n').flatMap((line) => line.split(' ')[MOUNT_POINT_FIELD] ?? [])
  for (const point of points.filter((path) => path.startsWith(`${folder}/`)).reverse()) {
    await run(asRoot(['umount', point]))
  }
}
