/** Looks for secrets in the parts of processes that everybody, or the same user, can see; and in files. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { OWN_LOCK } from '../cli.ts'

const EVERY_MS = 20

/** A secret, and where it was seen. */
export interface Sighting {
  readonly secret: string
  readonly where: 'arguments' | 'environment'
  /** The program's name. */
  readonly program: string
}

/** Looks at all processes that start meanwhile again and again, until it is disposed of. */
export class SecretWatch implements Disposable {
  readonly sightings: Sighting[] = []
  /** Programs that were looked at while we could read their environment. */
  readonly programs = new Set<string>()
  readonly #secrets: readonly string[]
  /** Processes that were there before the run. */
  readonly #before = new Set(processes())
  /** Arguments of processes that were looked at: the environment was given with them. */
  readonly #known = new Map<string, string>()
  readonly #timer: NodeJS.Timeout

  constructor(secrets: readonly string[]) {
    this.#secrets = secrets
    this.#timer = setInterval(() => this.#look(), EVERY_MS)
  }

  /** Programs in which a secret was seen there. */
  seenIn(where: Sighting['where']): string[] {
    return [...new Set(this.sightings.filter((seen) => seen.where === where).map(({ program }) => program))].sort()
  }

  #look(): void {
    for (const pid of processes().filter((each) => !this.#before.has(each))) {
      const before = read(`/proc/${pid}/cmdline`)
      if (before === this.#known.get(pid)) continue
      const environment = read(`/proc/${pid}/environ`)
      const after = read(`/proc/${pid}/cmdline`)
      // A child is its parent, with the parent's environment, until it becomes another program. The program that gives
      // a test's run its own lock is not ours either.
      if (before === '' || before !== after || before.includes(OWN_LOCK)) continue
      this.#known.set(pid, before)
      const program = (before.split('\0')[0] ?? '').replace(/^.*\//, '')
      if (environment !== '') this.programs.add(program)
      for (const secret of this.#secrets) {
        if (before.includes(secret)) this.sightings.push({ secret, where: 'arguments', program })
        if (environment.includes(secret)) this.sightings.push({ secret, where: 'environment', program })
      }
    }
  }

  [Symbol.dispose](): void {
    clearInterval(this.#timer)
  }
}

function processes(): string[] {
  return readdirSync('/proc').filter((name) => /^\d+$/.test(name))
}

/** Files below a folder that hold one of the texts. */
export function filesWith(folder: string, texts: readonly string[]): string[] {
  return filesBelow(folder).filter((path) => {
    const content = readFileSync(path, 'latin1')
    return texts.some((text) => content.includes(text))
  })
}

export function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
}

/** Empty if the process has ended, or is not ours to look at. */
function read(path: string): string {
  try {
    return readFileSync(path, 'latin1')
  } catch {
    return ''
  }
}
