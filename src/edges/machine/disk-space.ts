/** Disk space: checked before we take some, watched while servers write, and named where a failure came from a lack. */
import { bytes } from '../../core/figures.ts'
import { MeasurementError } from '../../errors.ts'
import { freeBytes } from './environment.ts'

/** Space that a run leaves free for all others on the machine. */
const SPARE_BYTES = 256 * 1024 ** 2
const LOOK_MS = 1000
/** Messages about a full disk, of MySQL, MariaDB and other programs; 28 is ENOSPC. Some programs end without one. */
const FULL = /no space left on device|err(?:code|no|or):? "?28\b|disk (?:is )?full|The table '[^']*' is full/i
/** With less free space than this, a program that failed without a message is taken to have filled the disk. */
const LEAST_FREE_BYTES = 1024 ** 2

/** Whether a disk has room for so many bytes and for the reserve. */
export function hasRoom(path: string, neededBytes: number): boolean {
  return neededBytes + SPARE_BYTES <= freeBytes(path)
}

/**
 * @param what purpose of the space
 * @throws MeasurementError if less space than that, plus a reserve, is left
 */
export function requireRoom(path: string, neededBytes: number, what: string): void {
  if (hasRoom(path, neededBytes)) return
  const free = freeBytes(path)
  throw new MeasurementError(
    `no room for ${what}: ${bytes(neededBytes)} and ${bytes(SPARE_BYTES)} to spare are needed, ${bytes(free)} are free on the ` +
      `disk of ${path}; make room there, measure fewer or smaller tables or fewer scenarios, or set TMPDIR or XDG_CACHE_HOME ` +
      'to another disk',
    { step: 'look for room on the disk' },
  )
}

/** Watches a disk: the signal fires before the run's processes have filled it, or when the given signal fires. */
export function watchDisk(path: string, signal: AbortSignal, spareBytes = SPARE_BYTES) {
  const full = new AbortController()
  const timer = setInterval(() => {
    const free = freeBytes(path)
    if (free >= spareBytes) return
    full.abort(
      new MeasurementError(
        `only ${bytes(free)} are left on the disk of ${path}, so the run is ended before it has filled it`,
        { step: 'watch the disk' },
      ),
    )
  }, LOOK_MS)
  timer.unref()
  return { signal: AbortSignal.any([signal, full.signal]), [Symbol.dispose]: () => clearInterval(timer) }
}

/** The message for a failure by lack of space; undefined if there is enough. */
export function fullDisk(path: string, output: string): string | undefined {
  if (!FULL.test(output) && freeBytes(path) >= LEAST_FREE_BYTES) return undefined
  return `no space left on the device that holds ${path}`
}
