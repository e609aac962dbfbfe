/** What a server takes beside its time: what it reads and writes, how often its threads change, how large it is. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { contextSwitchesOf } from '../machine/proc.ts'
import { groupPlacesOf } from './freezer.ts'
import type { ServerProcess } from './launcher.ts'

/**
 * The file that tells the bytes that a process has read from disks and written to them: its own, else, where that may not be
 * read, that of the container that it is alone in. Undefined where neither is to be read.
 */
export function storageFileOf(pid: number): string | undefined {
  const own = `/proc/${pid}/io`
  if (textOf(own) !== undefined) return own
  const groups = textOf(`/proc/${pid}/cgroup`) ?? ''
  // Others are in a group of a session or a service as well.
  const [, container] = /^0::\S*?([0-9a-f]{64})/m.exec(groups) ?? []
  if (container === undefined) return undefined
  const places = groupPlacesOf(groups, textOf('/proc/self/mountinfo') ?? '', container)
  return places.map((place) => join(place, 'io.stat')).find((path) => (textOf(path) ?? '') !== '')
}

/** Context switches of each of a server's threads; undefined where it is not a process that we see. */
export type Switches = ReadonlyMap<number, number> | undefined

export function readSwitches({ hold }: ServerProcess): Switches {
  return hold === undefined ? undefined : contextSwitchesOf(hold.pid)
}

/**
 * Context switches meanwhile, of threads that are there in the end. Each time that a server is frozen all of its threads make
 * two; the one that did least did next to nothing else, so as many are taken off each.
 */
export function switchesBetween(before: Switches, after: Switches): number | undefined {
  if (before === undefined || after === undefined || after.size === 0) return undefined
  const grown = [...after].map(([thread, many]) => ({
    many: many - (before.get(thread) ?? 0),
    isOld: before.has(thread),
  }))
  const old = grown.flatMap(({ many, isOld }) => (isOld ? [many] : []))
  const byFreezing = old.length === 0 ? 0 : Math.min(...old)
  return grown.reduce((sum, { many }) => sum + Math.max(0, many - byFreezing), 0)
}

function textOf(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return undefined
  }
}
