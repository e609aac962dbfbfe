/** The file of a control group that freezes a container, where its process takes no signals from us. */
import { accessSync, constants, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** The file by version of control groups, and its values. */
const VERSIONS = {
  1: { type: 'cgroup', file: 'freezer.state', frozen: 'FROZEN', thawed: 'THAWED' },
  2: { type: 'cgroup2', file: 'cgroup.freeze', frozen: '1', thawed: '0' },
} as const

/**
 * Files that would freeze the container, the best first: by version 2 a process that is frozen can still be killed.
 *
 * @param groups text of /proc/PID/cgroup of a process in it
 * @param mounts text of /proc/self/mountinfo
 * @param container its full id: a group that does not bear it holds others as well
 */
export function freezersOf(groups: string, mounts: string, container: string): string[] {
  const lines = groups.split('\n').filter((line) => line.includes(container))
  return ([2, 1] as const).flatMap((version) => {
    const isOurs = version === 2 ? /^0::(\/\S*)$/ : /^\d+:(?:[^:]*,)?freezer(?:,[^:]*)?:(\/\S*)$/
    const { type, file } = VERSIONS[version]
    return lines.flatMap((line) => {
      const path = isOurs.exec(line)?.[1]
      return path === undefined ? [] : placesOf(path, type, mounts).map((place) => join(place, file))
    })
  })
}

/** The first of these files that we may write to. */
export function usableFreezer(paths: readonly string[]): string | undefined {
  return paths.find((path) => {
    try {
      accessSync(path, constants.W_OK)
      return true
    } catch {
      return false
    }
  })
}

/** Freezes the group, or thaws it. */
export function setFrozen(path: string, isFrozen: boolean): void {
  const { frozen, thawed } = VERSIONS[path.endsWith(`/${VERSIONS[2].file}`) ? 2 : 1]
  writeFileSync(path, isFrozen ? frozen : thawed)
}

/** Directories of a container's group of version 2, see freezersOf. */
export function groupPlacesOf(groups: string, mounts: string, container: string): string[] {
  return freezersOf(groups, mounts, container).flatMap((path) =>
    path.endsWith(`/${VERSIONS[2].file}`) ? [dirname(path)] : [],
  )
}

/**
 * Directories of a group, by every mount that shows it. In a container a mount may begin far below the group of all.
 */
function placesOf(group: string, type: string, mounts: string): string[] {
  return mounts.split('\n').flatMap((line) => {
    const [, , , root = '', point = '', ...rest] = line.split(' ')
    const [fileSystem, , options = ''] = rest.slice(rest.indexOf('-') + 1)
    if (fileSystem !== type || (type === 'cgroup' && !options.split(',').includes('freezer'))) return []
    const above = root === '/' ? '' : root
    const below = group.slice(above.length)
    // Groups above the mount, as seen from our namespace, are out of its reach.
    return group.startsWith(`${above}/`) && !below.split('/').includes('..') ? [join(point, below)] : []
  })
}
