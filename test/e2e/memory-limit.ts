/** A control group that limits the memory of its processes. */
import { accessSync, constants, mkdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

const ROOT = '/sys/fs/cgroup'
const MOST_TRIES = 50

/**
 * Place for groups within ours, and the file of their limit; undefined if we may not make any, as in most containers.
 */
function parentGroup(): { readonly directory: string; readonly limit: string } | undefined {
  for (const line of readFileSync('/proc/self/cgroup', 'utf8').split('\n')) {
    const [, controllers, path = ''] = /^\d+:([^:]*):(.*)$/.exec(line) ?? []
    if (controllers === 'memory') return writable(join(ROOT, 'memory', path), 'memory.limit_in_bytes')
    // In version 2 a group that has processes has no groups within it, except the root.
    if (controllers === '' && isListed(join(ROOT, 'cgroup.subtree_control'))) return writable(ROOT, 'memory.max')
  }
  return undefined
}

function isListed(file: string): boolean {
  try {
    return readFileSync(file, 'utf8').split(/\s/).includes('memory')
  } catch {
    return false
  }
}

function writable(directory: string, limit: string) {
  try {
    accessSync(directory, constants.W_OK)
    // Mounted for reading only where we are in a container.
    const probe = join(directory, `qpsgate-probe-${process.pid}`)
    mkdirSync(probe)
    rmdirSync(probe)
    return { directory, limit }
  } catch {
    return undefined
  }
}

export function canLimitMemory(): boolean {
  return process.getuid?.() === 0 && parentGroup() !== undefined
}

export class MemoryLimit implements AsyncDisposable {
  readonly #directory: string

  constructor(mebibytes: number) {
    const parent = parentGroup()
    if (parent === undefined) throw new Error('no control group can be made')
    this.#directory = join(parent.directory, `qpsgate-test-${process.pid}`)
    mkdirSync(this.#directory)
    writeFileSync(join(this.#directory, parent.limit), String(mebibytes * 1024 ** 2))
  }

  /** Adds a process, with all that it starts from now on. */
  hold(pid: number): void {
    writeFileSync(join(this.#directory, 'cgroup.procs'), String(pid))
  }

  /** After all its processes have ended, which the kernel notices a moment later. */
  async [Symbol.asyncDispose](): Promise<void> {
    for (let tries = 1; ; tries++) {
      try {
        rmdirSync(this.#directory)
        return
      } catch (error) {
        if (tries === MOST_TRIES) throw error
        await sleep(100)
      }
    }
  }
}
