/** A server's costs other than time: its reads and writes, its context switches, and its memory. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { CellCosts } from '../../core/measurement/measurement.ts'
import { contextSwitchesOf } from '../machine/proc.ts'
import { groupPlacesOf } from './freezer.ts'
import type { ServerProcess } from './launcher.ts'

/** Costs of a process since its start; each undefined if it cannot be read. */
export interface ProcessCosts {
  /** By thread. */
  readonly switches: ReadonlyMap<number, number> | undefined
  readonly storage: Storage | undefined
}

/** Bytes read from disks and written to them. */
interface Storage {
  readonly readBytes: number
  readonly writtenBytes: number
}

export function readProcessCosts({ hold }: Pick<ServerProcess, 'hold'>): ProcessCosts {
  if (hold === undefined) return { switches: undefined, storage: undefined }
  return { switches: contextSwitchesOf(hold.pid), storage: storageOf(hold.pid) }
}

/** Costs in the meantime. */
export function processCostsBetween(before: ProcessCosts, after: ProcessCosts): CellCosts {
  const bytes = (field: keyof Storage) =>
    before.storage && after.storage && Math.max(0, after.storage[field] - before.storage[field])
  return {
    switches: switchesBetween(before.switches, after.switches),
    readBytes: bytes('readBytes'),
    writtenBytes: bytes('writtenBytes'),
  }
}

/**
 * Context switches in the meantime, of threads that exist at the end. Each freeze of a server costs every thread two;
 * the least active thread did almost nothing else, so its count is subtracted from each.
 */
function switchesBetween(before: ProcessCosts['switches'], after: ProcessCosts['switches']): number | undefined {
  if (before === undefined || after === undefined || after.size === 0) return undefined
  const old = [...after].flatMap(([thread, many]) => (before.has(thread) ? many - (before.get(thread) ?? 0) : []))
  const byFreezing = old.length === 0 ? 0 : Math.min(...old)
  return [...after].reduce((sum, [thread, many]) => sum + Math.max(0, many - (before.get(thread) ?? 0) - byFreezing), 0)
}

/**
 * From the process itself; if that may not be read, from the control group of the container that has only this process.
 */
function storageOf(pid: number): Storage | undefined {
  const own = textOf(`/proc/${pid}/io`)
  if (own !== undefined)
    return { readBytes: total(own, /^read_bytes: (\d+)/gm), writtenBytes: total(own, /^write_bytes: (\d+)/gm) }
  const groups = textOf(`/proc/${pid}/cgroup`) ?? ''
  // Other groups belong to a session or a service as well.
  const [, container] = /^0::\S*?([0-9a-f]{64})/m.exec(groups) ?? []
  if (container === undefined) return undefined
  const places = groupPlacesOf(groups, textOf('/proc/self/mountinfo') ?? '', container)
  const [devices] = places.flatMap((place) => textOf(join(place, 'io.stat')) ?? [])
  return devices === undefined
    ? undefined
    : { readBytes: total(devices, /\brbytes=(\d+)/g), writtenBytes: total(devices, /\bwbytes=(\d+)/g) }
}

function total(text: string, pattern: RegExp): number {
  return [...text.matchAll(pattern)].reduce((sum, [, bytes]) => sum + Number(bytes), 0)
}

function textOf(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return undefined
  }
}
