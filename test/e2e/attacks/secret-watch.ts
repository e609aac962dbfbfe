/** Looks for secrets in files, and in what other processes of the same user, or of any user, can see of a process. */
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

/** Until it is disposed of, looks again and again at all processes that have started since. */
export class SecretWatch implements Disposable {
  readonly sightings: Sighting[] = []
  /** Programs whose environment could be read. */
  readonly programs = new Set<string>()
  readonly #secrets: readonly string[]
  /** Ids of the processes that ran before. */
  readonly #before = new Set(processes())
  /**
   * Arguments of the processes whose environment was read. A process gets its environment together with its arguments.
   */
  readonly #known = new Map<string, string>()
  readonly #timer: NodeJS.Timeout

  constructor(secrets: readonly string[]) {
    this.#secrets = secrets
    this.#timer = setInterval(() => this.#look(), EVERY_MS)
  }

  /** Programs that had a secret there. */
  seenIn(where: Sighting['where']): string[] {
    return [...new Set(this.sightings.filter((seen) => seen.where === where).map(({ program }) => program))].sort()
  }

  #look(): void {
    for (const pid of processes().filter((each) => !this.#before.has(each))) {
      const before = read(`/proc/${pid}/cmdline`)
      if (before === this.#known.get(pid)) continue
      const environment = read(`/proc/${pid}/environ`)
      const after = read(`/proc/${pid}/cmdline`)
      // Until a child executes its own program, it has its parent's environment, so it counts only if its arguments
      // stay the same. The program that gives a test's run its own lock is not qpsgate's, and does not count.
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

/** Text of a file in /proc; empty if the process has ended, or may not be read. */
function read(path: string): string {
  try {
    return readFileSync(path, 'latin1')
  } catch {
    return ''
  }
}
