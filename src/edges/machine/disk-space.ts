/**
 * Disk space. A run checks it before it takes some, and watches it while servers write. If something failed because the
 * disk was full, the error says so.
 */
import { bytes } from '../../core/figures.ts'
import { MeasurementError } from '../../errors.ts'
import { freeBytes } from './environment.ts'

/** Space that a run leaves free, because other programs on the machine need some. */
const SPARE_BYTES = 256 * 1024 ** 2
const LOOK_MS = 1000
/** Messages about a full disk from MySQL, MariaDB and other programs. 28 is the number of ENOSPC. */
const FULL = /no space left on device|err(?:code|no|or):? "?28\b|disk (?:is )?full|The table '[^']*' is full/i
/**
 * With less free space than this, the disk counts as full, because some programs fail then without a message about it.
 */
const LEAST_FREE_BYTES = 1024 ** 2

/** Whether a disk has room for these bytes, and still keeps SPARE_BYTES for other programs. */
export function hasRoom(path: string, neededBytes: number): boolean {
  return neededBytes + SPARE_BYTES <= freeBytes(path)
}

/**
 * @param what purpose of the space, for the message
 * @throws MeasurementError if less than `neededBytes` plus SPARE_BYTES is free
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
 * Watches a disk. The returned signal fires when less than `spareBytes` is free, so that the run ends before its
 * processes have filled the disk. It also fires together with the given signal.
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

/** Message of a failure that a full disk has caused; undefined if the disk is not full. */
export function fullDisk(path: string, output: string): string | undefined {
  if (!FULL.test(output) && freeBytes(path) >= LEAST_FREE_BYTES) return undefined
  return `no space left on the device that holds ${path}`
}
