/** Memory that servers may be given: the machine's available memory, within the limits of our control groups. */
import { totalmem } from 'node:os'
import { join } from 'node:path'
import { foldersAround } from '../files/paths.ts'
import { readIfThere } from './proc.ts'

/** Directories of the kernel's files; tests have their own. */
const KERNEL = { proc: '/proc', cgroup: '/sys/fs/cgroup' }

/** Available memory in bytes: as the kernel estimates it, and at most the rest of our control groups. */
export function availableBytes({ proc, cgroup } = KERNEL): number {
  const kibibytes = /MemAvailable:\s*(\d+) kB/.exec(readIfThere(join(proc, 'meminfo')) ?? '')?.[1]
  const ofMachine = kibibytes === undefined ? totalmem() / 2 : Number(kibibytes) * 1024
  return Math.min(ofMachine, ...leftInGroups(readIfThere(join(proc, 'self/cgroup')) ?? '', cgroup))
}

/**
 * What each of the control groups that limit our memory has left, the innermost first. In a container the path may be
 * that on the host, of which only the last directory is mounted: the root, which is among them.
 */
function leftInGroups(cgroups: string, mount: string): number[] {
  const path = /^0::(.*)$/m.exec(cgroups)?.[1]
  return path === undefined ? [] : foldersAround(path).map((each) => leftIn(join(mount, each)))
}

/** Infinite where it has no limit, or is not there. */
function leftIn(directory: string): number {
  const read = (name: string) => readIfThere(join(directory, name))
  const [most, taken] = ['memory.max', 'memory.current'].map((name) => Number(read(name) ?? Number.NaN))
  if (most === undefined || taken === undefined || !Number.isFinite(most - taken)) return Number.POSITIVE_INFINITY
  // Memory of the file cache is released on demand.
  const cached = [...(read('memory.stat') ?? '').matchAll(/^(?:in)?active_file (\d+)$/gm)]
  return Math.max(0, most - taken + cached.reduce((sum, [, bytes]) => sum + Number(bytes), 0))
}
