/** The directory of one run: everything it puts on the machine lies here, and goes with it. */
import {
  chmodSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { MeasurementError } from '../../errors.ts'
import { isZombie, startTimeOf } from './proc.ts'
import { RUN_LABEL } from './processes.ts'

const PREFIX = 'qpsgate-'
const OWNER = 'owner.json'
const MEMORY_DISK = '/dev/shm'
/** Permission bits of those who are neither the owner nor root. */
const WRITABLE_BY_OTHERS = 0o022
/** No run takes longer. */
const MOST_RUN_MS = 24 * 3600 * 1000

interface Owner {
  readonly pid: number
  /** Start time of that process in clock ticks since boot: tells it from a later one with the same number. */
  readonly started: string
  /** The boot of the machine since which it runs. */
  readonly boot: string
  /** The process namespace that its number is of, as in containers. */
  readonly namespace: string
}

interface OwnedRun {
  readonly path: string
  readonly id: string
  readonly owner: Owner
  /** When it began, milliseconds since 1970. */
  readonly beganMs: number
}

export class RunDirectory {
  readonly path: string
  /** Short and unique; names containers. */
  readonly id: string

  constructor() {
    try {
      this.path = mkdtempSync(join(tmpdir(), PREFIX))
    } catch (cause) {
      throw new MeasurementError(`cannot create a directory in ${tmpdir()}; set TMPDIR to one that is writable`, {
        step: 'create run directory',
        cause,
        output: String(cause),
      })
    }
    this.id = basename(this.path)
    // Servers may run as another user: they need to pass through, not to look around.
    chmodSync(this.path, 0o711)
    writeFileSync(join(this.path, OWNER), JSON.stringify(ourselves()))
  }

  /** Makes a sub-directory. */
  make(name: string): string {
    const path = join(this.path, name)
    mkdirSync(path, { recursive: true })
    return path
  }

  [Symbol.dispose](): void {
    rmSync(this.path, { recursive: true, force: true, maxRetries: 3 })
    removeBoardsOf(this.id)
  }
}

/**
 * Makes a new directory that only we can enter, which goes with the run. In memory where that is possible: boards are written to
 * all the time, and writing them back to a disk would disturb the turns.
 */
export function makeBoardDirectory({ id, path }: Pick<RunDirectory, 'id' | 'path'>): string {
  // Anybody may make names there, so it is a new one that nobody can have made beforehand.
  return mkdtempSync(isDirectory(MEMORY_DISK) ? join(MEMORY_DISK, `${id}-`) : join(path, 'boards-'))
}

/** Runs whose process is gone (killed, power cut); never a live one, never anything that is not ours. */
export function abandonedRuns(): { path: string; id: string }[] {
  return ownedRuns().flatMap((run) => (isAlive(run) ? [] : [{ id: run.id, path: run.path }]))
}

/** Processes that have a run on this machine now, by the numbers that they have for us. */
export function liveOwners(): number[] {
  const { namespace } = ourselves()
  return ownedRuns().flatMap((run) => (run.owner.namespace === namespace && isAlive(run) ? [run.owner.pid] : []))
}

/** Anybody may make a directory of such a name: only those that are ours alone are believed. */
function ownedRuns(): OwnedRun[] {
  return readdirSync(tmpdir())
    .filter((name) => name.startsWith(PREFIX))
    .flatMap((id) => {
      const path = join(tmpdir(), id)
      const owner = isOursAlone(path) ? readOwner(path) : undefined
      return owner === undefined ? [] : [{ id, path, ...owner }]
    })
}

/** Whether it is a directory, itself and not by a link, in which nobody else can have put anything. */
function isOursAlone(path: string): boolean {
  const found = lstatSync(path, { throwIfNoEntry: false })
  return found?.isDirectory() === true && found.uid === process.getuid?.() && (found.mode & WRITABLE_BY_OTHERS) === 0
}

/** Ends the processes of an abandoned run and removes its directory. */
export function sweepRun(path: string): void {
  for (const pid of processesOf(path)) {
    try {
      process.kill(pid, 'SIGKILL')
    } catch {
      // It ended by itself meanwhile.
    }
  }
  rmSync(path, { recursive: true, force: true, maxRetries: 10, retryDelay: 50 })
  removeBoardsOf(basename(path))
}

function removeBoardsOf(id: string): void {
  if (!isDirectory(MEMORY_DISK)) return
  const boards = readdirSync(MEMORY_DISK)
    .filter((name) => name.startsWith(`${id}-`))
    .map((name) => join(MEMORY_DISK, name))
    .filter(isOursAlone)
  for (const path of boards) rmSync(path, { recursive: true, force: true })
}

function isDirectory(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false })?.isDirectory() === true
}

function processesOf(path: string): number[] {
  const label = `${RUN_LABEL}=${path}`
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => {
      try {
        return readFileSync(`/proc/${pid}/environ`, 'utf8').split('\0').includes(label)
      } catch {
        return false // Somebody else's process, or one that has just ended.
      }
    })
    .map(Number)
}

function readOwner(directory: string): Pick<OwnedRun, 'owner' | 'beganMs'> | undefined {
  const path = join(directory, OWNER)
  try {
    const found: unknown = JSON.parse(readFileSync(path, 'utf8'))
    const { pid, started, boot, namespace } = found as Partial<Owner>
    if (typeof pid !== 'number' || ![started, boot, namespace].every((each) => typeof each === 'string'))
      return undefined
    return { owner: found as Owner, beganMs: lstatSync(path).mtimeMs }
  } catch {
    return undefined
  }
}

function isAlive({ owner, beganMs }: OwnedRun): boolean {
  const { boot, namespace } = ourselves()
  if (owner.boot !== boot) return false
  // Of a process in another container nothing can be seen, so its run is believed to go on for as long as one could.
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
