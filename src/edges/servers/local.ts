/** Starts servers as local processes: mysqld or mariadbd, on PATH or at a given path. */

import { chmodSync, chownSync, existsSync, readFileSync, realpathSync, statSync } from 'node:fs'
import { constants } from 'node:os'
import { basename, dirname, join, resolve } from 'node:path'
import { SERVER_PROGRAMS } from '../../core/families/families.ts'
import type { ServerVersion } from '../../core/families/family.ts'
import { MeasurementError, UserError } from '../../errors.ts'
import { isDirectory } from '../files/paths.ts'
import { type Box, boxProblem, runInBox, startInBox } from '../machine/box.ts'
import { programsAt, readableView, writableView } from '../machine/box-disk.ts'
import { pin } from '../machine/cpus.ts'
import { hasMemoryGroups, type MemoryGroup, openMemoryGroup } from '../machine/memory-group.ts'
import { othersInNamespace, othersInSession, readIfThere, signalsTo } from '../machine/proc.ts'
import {
  type Account,
  allProgramFolders,
  type Child,
  findProgram,
  isExecutable,
  minimalEnvironment,
  type ProgramOutcome,
  RUN_LABEL,
  run,
  start,
} from '../machine/processes.ts'
import { BOX_ENDED, KEPT_BYTES, type Launcher, parseServerVersion, type ServerProcess } from './launcher.ts'

/** Base of exit codes: a program that signal n has ended exits with 128 + n. */
const SIGNALLED = 128
/** Characters of a program's output that a message quotes. */
const MOST_QUOTED = 80
const INSTALL_PROGRAM = 'mariadb-install-db'

/**
 * Full paths of server programs. Of several programs with one name, only the first counts.
 *
 * @param place directory of an installation, or a program itself; default: all folders of programs on this machine
 */
export function findServers(place?: string): readonly string[] {
  if (place !== undefined && !isDirectory(place)) return [resolve(place)]
  const folders =
    place === undefined ? allProgramFolders() : ['bin', 'sbin', '.'].map((folder) => join(resolve(place), folder))
  const paths = SERVER_PROGRAMS.flatMap((name) => findProgram(name, folders) ?? [])
  // In MariaDB's packages, mysqld is a link to mariadbd, so both names mean one program.
  const programs = paths.map((path) => realpathSync(path))
  return paths.filter((_, index) => programs.indexOf(programs[index] as string) === index)
}

export function findLocalServer(): string | undefined {
  return findServers()[0]
}

/**
 * @param trustsConfiguration whether the program may run without a sandbox if none can be made
 * @throws UserError if the program cannot be executed, lacks a sandbox or is not supported; MeasurementError if it
 *   prints no version
 */
export async function localLauncher(
  binary: string,
  runDirectory: string,
  trustsConfiguration = false,
): Promise<Launcher> {
  if (!isExecutable(binary))
    throw new UserError(
      `server binary ${binary} does not exist or cannot be executed; give the path of a mysqld or mariadbd`,
    )
  const problem = await boxProblem(runDirectory)
  if (problem !== undefined && !trustsConfiguration) throw new UserError(`${problem}${OTHER_WAYS}`)
  return launcherOf(binary, runDirectory, problem)
}

/** @param problem why the server's programs run without a sandbox; undefined: they run in one */
export async function launcherOf(binary: string, runDirectory: string, problem: string | undefined): Promise<Launcher> {
  const account = serverAccount()
  const runner = problem === undefined ? boxedRunner(binary, runDirectory, account) : openRunner(runDirectory, account)
  const { product, version } = await readVersion(binary, runner, account)
  const path = realpathSync(binary)
  const { size, mtimeMs } = statSync(path)
  const home = homeArguments(binary)
  const hinted = (output: string) => {
    const hint = appArmorHint(path, output)
    return hint === undefined ? output : `${output.trimEnd()}\n${hint}`
  }
  return {
    kind: 'local',
    account,
    build: {
      product,
      version,
      identity: `${path} ${size} ${Math.trunc(mtimeMs)}`,
      origin: binary,
      sharesCache: !hasMemoryGroups(),
    },
    unboxed: problem,
    runToEnd: async (program, args, directory, signal) => {
      const command = [program === 'server' ? binary : installProgram(binary), ...args, ...home] as const
      const outcome = await runner.run(command, directory, { signal })
      return { ...outcome, output: hinted(outcome.output) }
    },
    launch: async ({ args, cpus, directory, ownsCache }) => {
      const group = ownsCache ? openMemoryGroup(runDirectory) : undefined
      const started = await runner.start([binary, ...args, ...home], directory, cpus, (pid) => group?.add(pid))
      return localProcess(started, hinted, group)
    },
  }
}

const OTHER_WAYS =
  '\n  without one, servers start in containers only: give --image on a machine with Docker, or --trust-configuration if ' +
  'you trust whoever wrote the files'

interface ServerChild {
  readonly child: Child
  readonly pid: number
  companions(): readonly number[]
}

interface Runner {
  run(
    command: readonly [string, ...string[]],
    directory: string | undefined,
    limits: { readonly timeoutSeconds?: number; readonly signal?: AbortSignal },
  ): Promise<ProgramOutcome>
  /** @param prepare gets the process that will become or start the server, before the process does anything */
  start(
    command: readonly [string, ...string[]],
    directory: string,
    cpus: readonly number[],
    prepare: (pid: number) => void,
  ): Promise<ServerChild>
}

/** Folders where servers look up facts about disks and CPUs, so the sandbox shows them. */
const SYSTEM_FACTS = ['/sys/block', '/sys/dev/block', '/sys/devices']

/**
 * In the sandbox a server sees only its own program and directory, and the system's programs, because a stranger may
 * have written its options.
 */
function boxedRunner(binary: string, run: string, account: Account | undefined): Runner {
  const root = rootOf(binary)
  const isUnpacked = homeArguments(binary).length > 0
  const parts = isUnpacked ? ['share', 'scripts'].map((name) => join(root, name)).filter(isDirectory) : []
  const programs = programsAt([resolve(binary), realpathSync(binary)])
  const views = [
    ...programs.views,
    ...parts.flatMap(readableView),
    ...SYSTEM_FACTS.map((place) => ['--ro-bind-try', place, place]),
  ]
  const environment = { ...minimalEnvironment(), [RUN_LABEL]: run }
  const boxFor = (directory: string | undefined): Box => ({
    run,
    views: directory === undefined ? views : [...views, ...writableView(directory)],
    // The sandbox does not start in the server's directory, because root without capabilities could not enter it.
    cwd: '/',
    environment,
    account,
  })
  return {
    run: (command, directory, limits) => runInBox(command, { ...boxFor(directory), keptBytes: KEPT_BYTES }, limits),
    start: async (command, directory, cpus, prepare) => {
      const { child, pid, first } = await startInBox(command, { ...boxFor(directory), cpus }, prepare)
      return { child, pid, companions: () => othersInNamespace(pid).filter((other) => other !== first) }
    },
  }
}

function openRunner(runDirectory: string, account: Account | undefined): Runner {
  if (account !== undefined) letPass(runDirectory, account)
  const options = (directory = '/') => ({ run: runDirectory, cwd: directory, account })
  return {
    run: (command, directory, limits) => run(command, { ...options(directory), ...limits, keptBytes: KEPT_BYTES }),
    start: async (command, directory, cpus, prepare) => {
      const child = start(command, { ...options(directory), cpus })
      prepare(child.pid)
      return { child, pid: child.pid, companions: () => othersInSession(child.pid) }
    },
  }
}

/** Lets the server's account pass through a directory without listing it, and lets no other account in. */
function letPass(directory: string, { gid }: Account): void {
  chownSync(directory, -1, gid)
  chmodSync(directory, 0o710)
}

function localProcess(
  { child, pid, companions }: ServerChild,
  hinted: (output: string) => string,
  group?: MemoryGroup,
): ServerProcess {
  const ended = child.exited.then(({ code, signal }) => {
    group?.[Symbol.dispose]()
    return endText(code, signal, child.pid !== pid)
  })
  const signal = signalsTo(pid)
  return {
    ended,
    hasEnded: () => child.exit !== undefined,
    command: child.command,
    pid,
    isFreezable: true,
    freeze: () => signal('SIGSTOP'),
    thaw: () => signal('SIGCONT'),
    pin: (cpus) => pin(pid, cpus),
    companions,
    memory: group && { ownBytes: () => group.ownBytes(), limit: async (bytes) => group.limit(bytes) },
    output: async () => hinted(child.output),
    kill: async () => {
      await child.kill()
      await ended
    },
  }
}

/** A sandbox reports the signal that ended its program by an exit code, as a shell does. */
function endText(code: number | null, signal: NodeJS.Signals | null, isBoxed: boolean): string {
  if (signal !== null) return isBoxed ? `signal SIGKILL, ${BOX_ENDED} ${signal}` : `signal ${signal}`
  const inside = Object.entries(constants.signals).find(([, number]) => number === (code ?? 0) - SIGNALLED)
  return isBoxed && inside !== undefined ? `signal ${inside[0]}` : `exit code ${code}`
}

/** A pull request may name the program, so it does not run as root even to print its version. */
async function readVersion(binary: string, runner: Runner, account: Account | undefined): Promise<ServerVersion> {
  const command = [binary, '--no-defaults', '--version'] as const
  const outcome = await runner.run(command, undefined, { timeoutSeconds: 60 })
  const version = parseServerVersion(outcome.output, binary)
  if (version === undefined) {
    if (outcome.exitCode === 0)
      throw new UserError(
        `${binary} is not a MySQL or MariaDB server: as its version it prints ${JSON.stringify(outcome.output.trim().slice(0, MOST_QUOTED))}; ` +
          'give the path of a mysqld or mariadbd',
      )
    const who = account === undefined ? '' : ` to user ${account.uid}, as whom servers run here`
    throw new MeasurementError(`${binary} is not a MySQL or MariaDB server: it does not tell its version${who}`, {
      step: 'find server',
      ...outcome,
    })
  }
  return version
}

/**
 * Arguments for a server that was unpacked, not installed. They say where its messages and character sets are, because
 * it would look for them where it was meant to be installed.
 */
function homeArguments(binary: string): string[] {
  const root = rootOf(binary)
  const share = join(root, 'share')
  if (!existsSync(join(share, 'english', 'errmsg.sys'))) return []
  return [`--basedir=${root}`, `--lc-messages-dir=${share}`, `--character-sets-dir=${join(share, 'charsets')}`]
}

function rootOf(binary: string): string {
  return dirname(dirname(realpathSync(binary)))
}

/**
 * The installer next to the server comes first, because it belongs to that server; otherwise the one on PATH is taken.
 */
function installProgram(binary: string): string {
  const root = rootOf(binary)
  const beside = ['bin', 'scripts'].map((folder) => join(root, folder))
  const path = findProgram(INSTALL_PROGRAM, beside) ?? findProgram(INSTALL_PROGRAM, allProgramFolders())
  if (path !== undefined) return path
  throw new MeasurementError(`${INSTALL_PROGRAM} is missing; install the package that belongs to ${binary}`, {
    step: 'initialise seed data directory',
  })
}

/**
 * A server with options from a pull request never runs as root: if qpsgate is root, the server runs as the package's
 * user mysql, or as nobody. Otherwise the server runs as the same user as qpsgate.
 */
function serverAccount(): Account | undefined {
  if (process.getuid?.() !== 0) return undefined
  const users = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
  const user = users.find(([name]) => name === 'mysql') ?? users.find(([name]) => name === 'nobody')
  return user === undefined ? { uid: 65534, gid: 65534 } : { uid: Number(user[2]), gid: Number(user[3]) }
}

const DENIED = /permission denied|errno:? 13\b|can't (?:create|change|write|open)/i

/** Places of the system's AppArmor files; tests use others. */
const PLACES = { profiles: '/etc/apparmor.d', enabled: '/sys/module/apparmor/parameters/enabled' }

/**
 * Advice if the program's AppArmor profile may be why the server could not work; undefined if it cannot be.
 *
 * @param binary real path of the server program
 * @param output of the server
 */
export function appArmorHint(binary: string, output: string, places = PLACES): string | undefined {
  const profile = binary.slice(1).replaceAll('/', '.')
  const path = join(places.profiles, profile)
  if (!DENIED.test(output) || !existsSync(path) || existsSync(join(places.profiles, 'disable', profile)))
    return undefined
  if (readIfThere(places.enabled)?.trim() !== 'Y') return undefined
  return (
    `an AppArmor profile lets ${basename(binary)} use the directories of its package only; ` +
    `take it away for this machine: sudo apparmor_parser -R ${path}`
  )
}
