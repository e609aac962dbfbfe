/** Servers as local processes: mysqld or mariadbd, on PATH or given. */

import { existsSync, readFileSync, realpathSync, statSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { SERVER_PROGRAMS } from '../../core/families/families.ts'
import type { ServerVersion } from '../../core/families/family.ts'
import { MeasurementError, UserError } from '../../errors.ts'
import { isDirectory } from '../files/paths.ts'
import { pin } from '../machine/cpus.ts'
import { hasMemoryGroups, type MemoryGroup, openMemoryGroup } from '../machine/memory-group.ts'
import { othersInSession, readIfThere } from '../machine/proc.ts'
import { type Account, type Child, findProgram, isExecutable, run, start } from '../machine/processes.ts'
import { KEPT_BYTES, type Launcher, parseServerVersion, type ServerProcess } from './launcher.ts'

const INSTALL_PROGRAM = 'mariadb-install-db'

/**
 * Full paths of server programs, the first of each name: those of a directory, or that program itself, or the installed
 * ones.
 */
export function findServers(place?: string): readonly string[] {
  if (place !== undefined && !isDirectory(place)) return [resolve(place)]
  const folders = place === undefined ? undefined : ['bin', 'sbin', '.'].map((folder) => join(resolve(place), folder))
  const paths = SERVER_PROGRAMS.flatMap((name) => findProgram(name, folders) ?? [])
  // MariaDB's packages have a mysqld that is a link.
  const programs = paths.map((path) => realpathSync(path))
  return paths.filter((_, index) => programs.indexOf(programs[index] as string) === index)
}

/** Full path of an installed server program, undefined if there is none. */
export function findLocalServer(): string | undefined {
  return findServers()[0]
}

export async function localLauncher(binary: string, runDirectory: string): Promise<Launcher> {
  const account = serverAccount()
  const { product, version } = await readVersion(binary, runDirectory, account)
  const options = { run: runDirectory, cwd: runDirectory, account }
  // Root's TMPDIR may be closed to everybody else, the server's user included.
  if (account !== undefined && (await run(['test', '-x', runDirectory], { ...options, cwd: '/' })).exitCode !== 0)
    throw new MeasurementError(
      `the server runs as user ${account.uid}, who may not enter ${runDirectory}; set TMPDIR to a directory open to all, e.g. TMPDIR=/tmp`,
      { step: 'find server' },
    )
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
    runToEnd: async (program, args, _directory, signal) => {
      const command = [program === 'server' ? binary : installProgram(binary), ...args, ...home] as const
      const outcome = await run(command, { ...options, signal, keptBytes: KEPT_BYTES })
      return { ...outcome, output: hinted(outcome.output) }
    },
    launch: async ({ args, cpus, ownsCache }) => {
      const group = ownsCache ? openMemoryGroup(runDirectory) : undefined
      const child = start([binary, ...args, ...home], { ...options, cpus })
      group?.add(child.pid)
      return localProcess(child, hinted, group)
    },
  }
}

function localProcess(child: Child, hinted: (output: string) => string, group?: MemoryGroup): ServerProcess {
  const ended = child.exited.then(({ code, signal }) => {
    group?.[Symbol.dispose]()
    return signal === null ? `exit code ${code}` : `signal ${signal}`
  })
  return {
    ended,
    hasEnded: () => child.exit !== undefined,
    command: child.command,
    pid: child.pid,
    isFreezable: true,
    freeze: () => child.signal('SIGSTOP'),
    thaw: () => child.signal('SIGCONT'),
    pin: (cpus) => pin(child.pid, cpus),
    companions: () => othersInSession(child.pid),
    memory: group && { ownBytes: () => group.ownBytes(), limit: async (bytes) => group.limit(bytes) },
    output: async () => hinted(child.output),
    kill: async () => {
      await child.kill()
      await ended
    },
  }
}

/** A pull request may name the program, so even for this it does not run as root. */
async function readVersion(binary: string, runDirectory: string, account: Account | undefined): Promise<ServerVersion> {
  if (!isExecutable(binary))
    throw new UserError(
      `server binary ${binary} does not exist or cannot be executed; give the path of a mysqld or mariadbd`,
    )
  const command = [binary, '--no-defaults', '--version'] as const
  const outcome = await run(command, { run: runDirectory, cwd: '/', account, timeoutSeconds: 60 })
  const version = parseServerVersion(outcome.output, binary)
  if (version === undefined) {
    const who = account === undefined ? '' : ` to user ${account.uid}, as whom servers run here`
    throw new MeasurementError(`${binary} is not a MySQL or MariaDB server: it does not tell its version${who}`, {
      step: 'find server',
      ...outcome,
    })
  }
  return version
}

/** Places of a server that was unpacked elsewhere: it looks for its messages and character sets where it was meant to be installed. */
function homeArguments(binary: string): string[] {
  const root = rootOf(binary)
  const share = join(root, 'share')
  if (!existsSync(join(share, 'english', 'errmsg.sys'))) return []
  return [`--basedir=${root}`, `--lc-messages-dir=${share}`, `--character-sets-dir=${join(share, 'charsets')}`]
}

function rootOf(binary: string): string {
  return dirname(dirname(realpathSync(binary)))
}

/** The installer that belongs to the server: the one next to it, else the one on PATH. */
function installProgram(binary: string): string {
  const root = rootOf(binary)
  const beside = ['bin', 'scripts'].map((folder) => join(root, folder))
  const path = findProgram(INSTALL_PROGRAM, beside) ?? findProgram(INSTALL_PROGRAM)
  if (path !== undefined) return path
  throw new MeasurementError(`${INSTALL_PROGRAM} is missing; install the package that belongs to ${binary}`, {
    step: 'initialise seed data directory',
  })
}

/**
 * A server with options from a pull request never runs as root: root becomes the package's user, or nobody. Any other
 * user stays.
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

/** Places of the system's AppArmor files; tests have others. */
const PLACES = { profiles: '/etc/apparmor.d', enabled: '/sys/module/apparmor/parameters/enabled' }

/**
 * Advice if the profile may be why a server could not work; undefined if it cannot be.
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
