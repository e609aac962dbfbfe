/** The directory of one run: everything it puts on the machine lies here, and goes with it. */
import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { MeasurementError } from '../../errors.ts'
import { startTimeOf } from './proc.ts'
import { RUN_LABEL } from './processes.ts'

const PREFIX = 'qpsgate-'
/** The name of a run's directory, as mkdtemp(3) makes it. */
const OURS = /^qpsgate-\w{6}$/
const OWNER = 'owner.json'
/** Where boards lie, see cell-arm.ts. */
const MEMORY = '/dev/shm'
/** A run writes down its owner at once; a directory that is without one for so long has lost it. */
const OWNERLESS_MS = 60_000

interface Owner {
  readonly pid: number
  /** Start time of that process in clock ticks since boot: tells it from a later one with the same number. */
  readonly started: string
}

export class RunDirectory {
  readonly path: string
  /** Short and unique; names containers. */
  readonly id: string

  constructor() {
    this.path = makeOwned()
    this.id = basename(this.path)
  }

  /** Makes a sub-directory. */
  make(name: string): string {
    const path = join(this.path, name)
    mkdirSync(path, { recursive: true })
    return path
  }

  [Symbol.dispose](): void {
    removeRun(this.path)
  }
}

function makeOwned(): string {
  let path: string | undefined
  try {
    path = mkdtempSync(join(tmpdir(), PREFIX))
    // Servers may run as another user: they need to pass through, not to look around.
    chmodSync(path, 0o711)
    writeFileSync(join(path, OWNER), JSON.stringify(ourselves()))
    return path
  } catch (cause) {
    if (path !== undefined) removeRun(path)
    throw new MeasurementError(
      `cannot create a directory in ${tmpdir()} (${(cause as Error).message}); set TMPDIR to one that is writable and has room`,
      { step: 'create run directory', cause },
    )
  }
}

/** Its owner goes last: should we be killed meanwhile, the next run still knows whose it is. */
function removeRun(path: string): void {
  rmSync(join(MEMORY, basename(path)), { recursive: true, force: true })
  const remove = (name: string) => rmSync(name, { recursive: true, force: true, maxRetries: 10, retryDelay: 50 })
  if (existsSync(path)) for (const name of readdirSync(path)) if (name !== OWNER) remove(join(path, name))
  remove(path)
}

/** Names of runs whose process is gone (killed, power cut); never a live one, never anything that is not ours. */
export function abandonedRuns(): { path: string; id: string }[] {
  return [
    ...ownedRuns().flatMap(({ id, path, owner }) => (isAlive(owner) ? [] : [{ id, path }])),
    ...runs().filter(({ path }) => isBarren(path)),
  ]
}

/** Processes that have a run on this machine now. */
export function liveOwners(): number[] {
  return ownedRuns().flatMap(({ owner }) => (isAlive(owner) ? [owner.pid] : []))
}

function ownedRuns(): { path: string; id: string; owner: Owner }[] {
  return runs().flatMap(({ id, path }) => {
    const owner = readOwner(path)
    return owner === undefined ? [] : [{ id, path, owner }]
  })
}

/** What others have made in the temporary directory is neither believed nor removed. */
function runs(): { path: string; id: string }[] {
  return readdirSync(tmpdir())
    .filter((name) => name.startsWith(PREFIX))
    .map((id) => ({ id, path: join(tmpdir(), id) }))
    .filter(({ path }) => lstatSync(path, { throwIfNoEntry: false })?.uid === process.getuid?.())
}

/** Left by a run that was killed at its very beginning, or end: named as ours are, without an owner, and empty. */
function isBarren(path: string): boolean {
  if (!OURS.test(basename(path)) || readOwner(path) !== undefined) return false
  const about = lstatSync(path, { throwIfNoEntry: false })
  if (about === undefined || !about.isDirectory() || Date.now() - about.mtimeMs < OWNERLESS_MS) return false
  return readdirSync(path).every((name) => name === OWNER && lstatSync(join(path, name)).size === 0)
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
  removeRun(path)
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

function readOwner(path: string): Owner | undefined {
  try {
    const owner: unknown = JSON.parse(readFileSync(join(path, OWNER), 'utf8'))
    const { pid, started } = owner as Partial<Owner>
    return typeof pid === 'number' && typeof started === 'string' ? { pid, started } : undefined
  } catch {
    return undefined
  }
}

function isAlive(owner: Owner): boolean {
  return existsSync(`/proc/${owner.pid}`) && startTimeOf(owner.pid) === owner.started
}

function ourselves(): Owner {
  return { pid: process.pid, started: startTimeOf(process.pid) ?? '' }
}
