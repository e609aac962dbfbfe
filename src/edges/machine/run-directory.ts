/** The directory of one run: everything it puts on the machine lies here, and goes with it. */
import {
  chmodSync,
  existsSync,
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
const OWNER = 'owner.json'

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
  }
}

/** Names of runs whose process is gone (killed, power cut); never a live one, never anything that is not ours. */
export function abandonedRuns(): { path: string; id: string }[] {
  return ownedRuns().flatMap(({ id, path, owner }) => (isAlive(owner) ? [] : [{ id, path }]))
}

/** Processes that have a run on this machine now. */
export function liveOwners(): number[] {
  return ownedRuns().flatMap(({ owner }) => (isAlive(owner) ? [owner.pid] : []))
}

function ownedRuns(): { path: string; id: string; owner: Owner }[] {
  return readdirSync(tmpdir())
    .filter((name) => name.startsWith(PREFIX))
    .flatMap((id) => {
      const path = join(tmpdir(), id)
      const owner = readOwner(path)
      return owner === undefined ? [] : [{ id, path, owner }]
    })
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
