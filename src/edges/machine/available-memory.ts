/** Memory that servers may be given: the machine's available memory, within the limits of our control groups. */
import { totalmem } from 'node:os'
import { dirname, join } from 'node:path'
import { readIfThere } from './proc.ts'

/** Files of a control group by version: its limit, its use, and the file cache's name in its statistics. */
const VERSIONS = {
  1: { limit: 'memory.limit_in_bytes', usage: 'memory.usage_in_bytes', cache: /^total_(?:in)?active_file (\d+)$/gm },
  2: { limit: 'memory.max', usage: 'memory.current', cache: /^(?:in)?active_file (\d+)$/gm },
} as const

/** Directories of the kernel's files; tests have their own. */
const KERNEL = { proc: '/proc', cgroup: '/sys/fs/cgroup' }

/** Available memory in bytes: as the kernel estimates it, and at most the rest of our control groups. */
export function availableBytes({ proc, cgroup } = KERNEL): number {
  const kibibytes = /MemAvailable:\s*(\d+) kB/.exec(readIfThere(join(proc, 'meminfo')) ?? '')?.[1]
  const ofMachine = kibibytes === undefined ? totalmem() / 2 : Number(kibibytes) * 1024
  return Math.min(ofMachine, ...leftInGroups(readIfThere(join(proc, 'self/cgroup')) ?? '', cgroup))
}

/**
 * What each of the control groups that limit our memory has left, the innermost first. In a container the path may be that on the host, of
 * which only the last directory is mounted: the root, which is among them.
 */
function leftInGroups(cgroups: string, mount: string): number[] {
  return cgroups.split('\n').flatMap((line) => {
    const [hierarchy, controllers = '', ...path] = line.split(':')
    const version = hierarchy === '0' ? 2 : 1
    if (version === 1 && !controllers.split(',').includes('memory')) return []
    const root = version === 2 ? mount : join(mount, 'memory')
    return ancestors(path.join(':')).map((each) => leftIn(join(root, each), version))
  })
}

function ancestors(path: string): string[] {
  const parent = dirname(path)
  return parent === path ? [path] : [path, ...ancestors(parent)]
}

/** Infinite where it has no limit, or is not there. */
function leftIn(directory: string, version: 1 | 2): number {
  const { limit, usage, cache } = VERSIONS[version]
  const [most, taken] = [limit, usage].map((name) => Number(readIfThere(join(directory, name)) ?? Number.NaN))
  if (most === undefined || taken === undefined || !Number.isFinite(most - taken)) return Number.POSITIVE_INFINITY
  // Memory of the file cache is released on demand.
  const cached = [...(readIfThere(join(directory, 'memory.stat')) ?? '').matchAll(cache)]
  return Math.max(0, most - taken + cached.reduce((sum, [, bytes]) => sum + Number(bytes), 0))
}
