/**
 * Directory of one run. It and a directory in memory hold the run's files, so that all of them can be removed at the
 * end.
 */
import {
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { MeasurementError, reasonOf } from '../../errors.ts'
import { isDirectory } from '../files/paths.ts'
import { say } from '../terminal/output.ts'
import { removeMemoryGroups } from './memory-group.ts'
import { awaitEnd, endProcesses, isZombie, startTimeOf } from './proc.ts'
import { RUN_LABEL } from './processes.ts'
import { removeTreeNow } from './remove-tree.ts'

const PREFIX = 'qpsgate-'
const OWNER = 'owner.json'
const MEMORY_DISK = '/dev/shm'
/** Permission bits that let users other than the owner write. */
const WRITABLE_BY_OTHERS = 0o022
/**
 * Maximum duration of a run, milliseconds. For this time, a run in another container counts as alive, because its
 * process is hidden from here.
 */
const MOST_RUN_MS = 24 * 3600 * 1000

interface Owner {
  readonly pid: number
  /** Start time of the process, in clock ticks since boot. It tells the process from a later one with the same id. */
  readonly started: string
  /** Id of the machine's boot. A process of an earlier boot cannot be alive. */
  readonly boot: string
  /** Process namespace in which `pid` is valid, such as that of a container. */
  readonly namespace: string
}

export class RunDirectory {
  readonly path: string
  /**
   * Short and unique name of the run, which begins the names of its containers, so that two runs' names never clash.
   */
  readonly id: string

  constructor() {
    let path: string | undefined
    try {
      // Only this user may enter, because a server could otherwise leave a program here that runs as the server's user.
      path = mkdtempSync(join(tmpdir(), PREFIX))
      writeFileSync(join(path, OWNER), JSON.stringify(ourselves()))
    } catch (cause) {
      if (path !== undefined) removeRun(path)
      throw new MeasurementError(
        `cannot create a directory in ${tmpdir()} (${reasonOf(cause)}); set TMPDIR to one that is writable and has room`,
        { step: 'create run directory', cause },
      )
    }
    this.path = path
    this.id = basename(this.path)
  }

  make(name: string): string {
    const path = join(this.path, name)
    mkdirSync(path, { recursive: true })
    return path
  }

  /**
   * Ends the run's processes, and removes its files. Processes are found by their label, because a server or a script
   * may have started them in sessions of their own.
   */
  [Symbol.dispose](): void {
    sweepRun(this.path)
  }
}

/**
 * Makes a directory for boards and small files that only this user may enter. It is removed with the run. It lies in
 * memory if possible, because threads write to boards all the time, and writing boards back to a disk would disturb the
 * turns.
 */
export function makeMemoryDirectory({ id, path }: { readonly id: string; readonly path: string }): string {
  // Anybody may make files in /dev/shm, so the directory gets a random name that nobody else can have used before.
  return mkdtempSync(isDirectory(MEMORY_DISK) ? join(MEMORY_DISK, `${id}-`) : join(path, 'memory-'))
}

/**
 * Removes a run's files, and last the file that names the owner. If qpsgate is killed meanwhile, or a file cannot be
 * removed, later runs still know whose directory this is.
 */
function removeRun(path: string): void {
  removeBoardsOf(basename(path))
  const names = existsSync(path) ? readdirSync(path).filter((name) => name !== OWNER) : []
  const [problem] = names.flatMap((name) => removeTreeNow(join(path, name)) ?? [])
  const left = problem ?? removeTreeNow(path)
  if (left !== undefined) say(`warning: ${path} cannot be removed (${left}); remove it yourself`)
}

/** Directories of this user's runs whose process is gone, because somebody killed it or the machine lost power. */
export function abandonedRuns(): string[] {
  return runs().filter((path) => {
    const run = readOwner(path)
    return run !== undefined && !isAlive(run)
  })
}

/**
 * Ids of the processes whose runs are alive. Runs in other containers are left out, because an id there means another
 * process.
 */
export function liveOwners(): number[] {
  const { namespace } = ourselves()
  const owned = runs().flatMap((path) => readOwner(path) ?? [])
  return owned.flatMap((run) => (run.namespace === namespace && isAlive(run) ? [run.pid] : []))
}

/**
 * Directories of this user's runs. Anybody may make a directory with such a name, so qpsgate trusts and removes only
 * those that nobody else could have written to.
 */
function runs(): string[] {
  return readdirSync(tmpdir())
    .filter((name) => name.startsWith(PREFIX))
    .map((name) => join(tmpdir(), name))
    .filter(isOursAlone)
}

/** Whether this is a directory, and no link, that belongs to this user and that nobody else may write to. */
function isOursAlone(path: string): boolean {
  const stats = lstatSync(path, { throwIfNoEntry: false })
  return stats?.isDirectory() === true && stats.uid === process.getuid?.() && (stats.mode & WRITABLE_BY_OTHERS) === 0
}

export function sweepRun(path: string): void {
  // A process that still runs could put a link in the way, so that the removal would reach other files.
  for (const pid of endProcesses(`${RUN_LABEL}=${path}`)) awaitEnd(pid)
  removeMemoryGroups(path)
  removeRun(path)
}

function removeBoardsOf(id: string): void {
  if (!isDirectory(MEMORY_DISK)) return
  const boards = readdirSync(MEMORY_DISK)
    .filter((name) => name.startsWith(`${id}-`))
    .map((name) => join(MEMORY_DISK, name))
    .filter(isOursAlone)
  for (const path of boards) removeTreeNow(path)
}

/** @returns the owner, and when the run began, milliseconds since 1970; undefined if the file is missing or damaged */
function readOwner(directory: string): (Owner & { readonly beganMs: number }) | undefined {
  const path = join(directory, OWNER)
  try {
    const owner: Owner = JSON.parse(readFileSync(path, 'utf8'))
    const { pid, started, boot, namespace } = owner
    if (typeof pid !== 'number' || [started, boot, namespace].some((each) => typeof each !== 'string')) return undefined
    return { ...owner, beganMs: lstatSync(path).mtimeMs }
  } catch {
    return undefined
  }
}

function isAlive({ beganMs, ...owner }: Owner & { readonly beganMs: number }): boolean {
  const { boot, namespace } = ourselves()
  if (owner.boot !== boot) return false
  // A process in another container is hidden from here, so its run counts as alive for as long as a run may take.
  if (owner.namespace !== namespace) return Date.now() - beganMs < MOST_RUN_MS
  return startTimeOf(owner.pid) === owner.started && !isZombie(owner.pid)
}

function ourselves(): Owner {
  return {
    pid: process.pid,
    started: startTimeOf(process.pid) ?? '',
    boot: readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim(),
    namespace: readlinkSync('/proc/self/ns/pid'),
  }
}
