/**
 * Disk space: checked before a run takes some, watched while servers write, and named in the error if something failed
 * because the disk was full.
 */
import { bytes } from '../../core/figures.ts'
import { MeasurementError } from '../../errors.ts'
import { freeBytes } from './environment.ts'

/** Space that a run leaves free for everybody else on the machine. */
const SPARE_BYTES = 256 * 1024 ** 2
const LOOK_MS = 1000
/** Messages about a full disk from MySQL, MariaDB and other programs; 28 is ENOSPC. Some programs print none. */
const FULL = /no space left on device|err(?:code|no|or):? "?28\b|disk (?:is )?full|The table '[^']*' is full/i
/** With less free space than this, the disk counts as full even if the failed program printed no message about it. */
const LEAST_FREE_BYTES = 1024 ** 2

/** Whether a disk has room for these bytes, and still keeps the reserve for others. */
export function hasRoom(path: string, neededBytes: number): boolean {
  return neededBytes + SPARE_BYTES <= freeBytes(path)
}

/**
 * @param what purpose of the space, for the message
 * @throws MeasurementError if less space than `neededBytes` plus a reserve is free
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

/**
 * Watches a disk. The returned signal fires when less than the reserve is free, so that the run ends before its
 * processes have filled the disk. It also fires with the given signal.
 */
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

/** The message about a failure for lack of space; undefined if there is enough space. */
export function fullDisk(path: string, output: string): string | undefined {
  if (!FULL.test(output) && freeBytes(path) >= LEAST_FREE_BYTES) return undefined
  return `no space left on the device that holds ${path}`
}
