/** A disk of its own for a directory, so small that it can be filled. */
import { execFileSync } from 'node:child_process'
import { chmodSync, closeSync, mkdirSync, openSync, rmSync, statfsSync, writeSync } from 'node:fs'
import { join } from 'node:path'

const CHUNK_BYTES = 1024 ** 2

/** Whether this process may mount a disk: only root may, and in a container not even root. */
export function canMount(): boolean {
  if (process.getuid?.() !== 0) return false
  try {
    execFileSync('unshare', ['--mount', 'true'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

export class SmallDisk implements Disposable {
  readonly path: string
  readonly #ballast: string

  constructor(path: string, mebibytes: number) {
    this.path = path
    this.#ballast = join(path, 'ballast')
    mkdirSync(path, { recursive: true })
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${mebibytes}m`, 'tmpfs', path])
    // Servers started by root run as another user.
    chmodSync(path, 0o711)
  }

  /** Fills the disk, except for this many bytes. */
  fill(leftBytes = 0): void {
    const { bavail, bsize } = statfsSync(this.path)
    const file = openSync(this.#ballast, 'a')
    const chunk = Buffer.alloc(CHUNK_BYTES)
    try {
      for (let bytes = bavail * bsize - leftBytes; bytes > 0; )
        bytes -= writeSync(file, chunk, 0, Math.min(bytes, CHUNK_BYTES))
    } catch (error) {
      // The disk may be full earlier, because others write to it as well.
      if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
    } finally {
      closeSync(file)
    }
  }

  /** Makes room again. */
  empty(): void {
    rmSync(this.#ballast, { force: true })
  }

  [Symbol.dispose](): void {
    execFileSync('umount', ['--lazy', this.path])
  }
}
