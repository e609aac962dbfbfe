/** Room on a disk: asked for before it is taken, and watched while others write. */
import { bytes } from '../../core/wording/figures.ts'
import { MeasurementError } from '../../errors.ts'
import { freeBytes } from './environment.ts'

/** What is left to everybody else on the machine. */
const SPARE_BYTES = 256 * 1024 ** 2
const LOOK_MS = 1000

/** Whether there is room for that, and some to spare. */
export function hasRoom(path: string, neededBytes: number): boolean {
  return neededBytes + SPARE_BYTES <= freeBytes(path)
}

/**
 * @param what needs the room
 * @throws MeasurementError where there is less than that and some to spare
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

/** Fires before servers have filled the disk, or once the signal does. */
export interface DiskWatch extends Disposable {
  readonly signal: AbortSignal
}

export function watchDisk(path: string, signal: AbortSignal, spareBytes = SPARE_BYTES): DiskWatch {
  const full = new AbortController()
  const timer = setInterval(() => {
    const free = freeBytes(path)
    if (free >= spareBytes) return
    full.abort(
      new MeasurementError(
        `only ${bytes(free)} are left on the disk of ${path}, so the servers are ended before they have filled it`,
        { step: 'watch the disk' },
      ),
    )
  }, LOOK_MS)
  timer.unref()
  return { signal: AbortSignal.any([signal, full.signal]), [Symbol.dispose]: () => clearInterval(timer) }
}
