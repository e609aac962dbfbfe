/** Memory that servers may be given: the machine's available memory, within the limits of our control groups. */
import { readFileSync } from 'node:fs'
import { totalmem } from 'node:os'
import { dirname, join } from 'node:path'

/** Files of a control group by version: its limit, its use, and the file cache's name in its statistics. */
const VERSIONS = {
  1: { limit: 'memory.limit_in_bytes', usage: 'memory.usage_in_bytes', cache: /^total_(?:in)?active_file (\d+)$/gm },
  2: { limit: 'memory.max', usage: 'memory.current', cache: /^(?:in)?active_file (\d+)$/gm },
} as const

/** Directories of the kernel's files; tests have their own. */
export interface KernelFiles {
  readonly proc: string
  readonly cgroup: string
}

/** Available memory in bytes: as the kernel estimates it, and at most the rest of our control groups. */
export function availableBytes({ proc, cgroup }: KernelFiles = { proc: '/proc', cgroup: '/sys/fs/cgroup' }): number {
  const kibibytes = /MemAvailable:\s*(\d+) kB/.exec(read(join(proc, 'meminfo')) ?? '')?.[1]
  const ofMachine = kibibytes === undefined ? totalmem() / 2 : Number(kibibytes) * 1024
  return Math.min(ofMachine, ...groupsOf(read(join(proc, 'self/cgroup')) ?? '', cgroup).map(leftIn))
}

interface ControlGroup {
  readonly version: 1 | 2
  readonly directory: string
}

/**
 * The control groups that limit our memory, the innermost first. In a container the path may be that on the host, of
 * which only the last directory is mounted: the root, which is among them.
 */
function groupsOf(cgroups: string, mount: string): ControlGroup[] {
  return cgroups.split('\n').flatMap((line) => {
    const [hierarchy, controllers = '', ...path] = line.split(':')
    const version = hierarchy === '0' ? 2 : 1
    if (version === 1 && !controllers.split(',').includes('memory')) return []
    const root = version === 2 ? mount : join(mount, 'memory')
    return ancestors(path.join(':')).map((each): ControlGroup => ({ version, directory: join(root, each) }))
  })
}

function ancestors(path: string): string[] {
  const parent = dirname(path)
  return parent === path ? [path] : [path, ...ancestors(parent)]
}

/** Infinite where it has no limit, or is not there. */
function leftIn({ version, directory }: ControlGroup): number {
  const { limit, usage, cache } = VERSIONS[version]
  const [most, taken] = [limit, usage].map((name) => Number(read(join(directory, name)) ?? Number.NaN))
  if (most === undefined || taken === undefined || !Number.isFinite(most - taken)) return Number.POSITIVE_INFINITY
  // Memory of the file cache is released on demand.
  const cached = [...(read(join(directory, 'memory.stat')) ?? '').matchAll(cache)]
  return Math.max(0, most - taken + cached.reduce((sum, [, bytes]) => sum + Number(bytes), 0))
}

function read(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return undefined
  }
}
