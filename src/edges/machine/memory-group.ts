/**
 * Limits the memory of one process, together with the page cache of the files that it reads, by a control group
 * (version 1 or 2) of its own. Only root may make a group; on a GitHub-hosted runner, qpsgate may use sudo. A process
 * at its limit is not killed, but waits until the limit is raised.
 */
import { appendFileSync, existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { sum } from '../../core/stats/vectors.ts'
import { MeasurementError } from '../../errors.ts'
import { readIfThere } from './proc.ts'
import { ofSystem } from './processes.ts'
import { runToolNow, toolText } from './tool.ts'

/** File in the run directory that lists the run's groups, so that a later run can remove the groups of a killed one. */
const LIST = 'memory-groups'
const TOOL_SECONDS = 10
/** Maximum wait until killed processes have left their group, which cannot be removed before. */
const REMOVAL_MS = 2000
const PAUSE_MS = 20

interface Hierarchy {
  readonly parent: string
  readonly limit: 'memory.limit_in_bytes' | 'memory.high'
  /** File with the bytes of memory in use, including page cache. */
  readonly usage: 'memory.usage_in_bytes' | 'memory.current'
  /** File and text by which a process at its limit waits instead of being killed; undefined if it waits anyway. */
  readonly patience: readonly [file: string, text: string] | undefined
}

const VERSION_1: Omit<Hierarchy, 'parent'> = {
  limit: 'memory.limit_in_bytes',
  usage: 'memory.usage_in_bytes',
  patience: ['memory.oom_control', '1'],
}
const VERSION_2: Omit<Hierarchy, 'parent'> = { limit: 'memory.high', usage: 'memory.current', patience: undefined }

export interface MemoryGroup extends Disposable {
  /** Moves a process into the group. From then on, a page of a file counts for the group that reads it first. */
  add(pid: number): void
  /** @throws MeasurementError if the kernel does not take the limit */
  limit(bytes: number): void
  /** Bytes of memory in use, except page cache that the kernel could take back; undefined once the group is gone. */
  ownBytes(): number | undefined
}

let groupCount = 0

/**
 * Makes a group, which is removed when it is disposed of, at the latest with the run; undefined where no group can be
 * made.
 */
export function openMemoryGroup(runDirectory: string): MemoryGroup | undefined {
  const hierarchy = findHierarchy()
  if (hierarchy === undefined || asRoot() === undefined) return undefined
  groupCount += 1
  const path = join(hierarchy.parent, `${basename(runDirectory)}-${groupCount}`)
  // The name is listed before the group exists, because qpsgate may be killed between the two.
  appendFileSync(join(runDirectory, LIST), `${path}\n`)
  if (!isDone(['mkdir', path])) return undefined
  const write = (file: string, text: string) => {
    const answer = asRootNow(['tee', join(path, file)], text)
    if (answer?.code === 0) return
    const output = answer === undefined ? '' : toolText(answer)
    throw new MeasurementError(`${file} of the server's control group cannot be set`, { step: 'limit memory', output })
  }
  if (hierarchy.patience !== undefined) write(...hierarchy.patience)
  return {
    add: (pid) => write('cgroup.procs', `${pid}`),
    limit: (bytes) => write(hierarchy.limit, `${Math.floor(bytes)}`),
    ownBytes: () => {
      const [usage, stat] = [hierarchy.usage, 'memory.stat'].map((file) => readIfThere(join(path, file)))
      if (usage === undefined || stat === undefined) return undefined
      // If a process waits at its limit, the kernel has failed to take page cache back: it is being written, or is
      // locked. So this cache counts as needed.
      const [waits] = hierarchy.patience ?? []
      if (waits !== undefined && /^under_oom 1$/m.test(readIfThere(join(path, waits)) ?? '')) return Number(usage)
      return Number(usage) - sum([...stat.matchAll(/^(?:in)?active_file (\d+)/gm)].map(([, bytes]) => Number(bytes)))
    },
    [Symbol.dispose]: () => removeGroup(path),
  }
}

let hasGroups: boolean | undefined

/**
 * Whether groups can be made here. The first call tries, and later calls repeat the answer, because a try starts
 * programs.
 */
export function hasMemoryGroups(): boolean {
  hasGroups ??= tryGroup()
  return hasGroups
}

function tryGroup(): boolean {
  const hierarchy = findHierarchy()
  if (hierarchy === undefined) return false
  for (const name of readdirSync(hierarchy.parent)) {
    const [, pid] = /^qpsgate-try-(\d+)$/.exec(name) ?? []
    // A group of this name is left if a run was killed during its try.
    if (pid !== undefined && !existsSync(`/proc/${pid}`)) removeGroup(join(hierarchy.parent, name))
  }
  const path = join(hierarchy.parent, `qpsgate-try-${process.pid}`)
  const isMade = isDone(['mkdir', path])
  const isComplete = existsSync(join(path, hierarchy.limit))
  if (isMade) removeGroup(path)
  return isMade && isComplete
}

/** Removes the groups of a run. Its processes must have ended, because the kernel keeps a group that has processes. */
export function removeMemoryGroups(runDirectory: string): void {
  const listed = (readIfThere(join(runDirectory, LIST)) ?? '').split('\n')
  const isOurs = (path: string) => basename(path).startsWith(`${basename(runDirectory)}-`)
  for (const path of listed) if (isOurs(path)) removeGroup(path)
}

/**
 * Removes a group. The files in its folder are the kernel's, so rmdir suffices as soon as no process is in the group.
 */
function removeGroup(path: string): void {
  const deadline = performance.now() + REMOVAL_MS
  while (existsSync(path) && !isDone(['rmdir', path]) && performance.now() < deadline)
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, PAUSE_MS)
}

function isDone(command: readonly [string, ...string[]]): boolean {
  return asRootNow(command)?.code === 0
}

function asRootNow(command: readonly [string, ...string[]], input?: string) {
  const prefix = asRoot()
  if (prefix === undefined) return undefined
  const [program, ...args] = [...prefix, ...command]
  return runToolNow(ofSystem(program ?? '', ...args), { cwd: '/', input, timeoutSeconds: TOOL_SECONDS })
}

/** Words before a command that make it run as root; undefined if qpsgate may not become root. */
function asRoot(): readonly string[] | undefined {
  if (process.getuid?.() === 0) return []
  return process.env.RUNNER_ENVIRONMENT === 'github-hosted' ? ['sudo', '-n'] : undefined
}

/** Folder for new groups: in the group that qpsgate is in, or as near to it as the kernel allows. */
function findHierarchy(): Hierarchy | undefined {
  const mounts = readFileSync('/proc/self/mountinfo', 'utf8')
  return hierarchyOf(mounts, readFileSync('/proc/self/cgroup', 'utf8'), (path) => readIfThere(path))
}

/**
 * Finds in the kernel's texts where new groups can be made.
 *
 * @param mounts text of /proc/self/mountinfo
 * @param groups text of /proc/self/cgroup
 * @param read returns a file's text; undefined if there is no such file
 */
export function hierarchyOf(
  mounts: string,
  groups: string,
  read: (path: string) => string | undefined,
): Hierarchy | undefined {
  const rows = mounts.split('\n').map((line) => line.split(' '))
  const mountOf = (type: string, option: string) => {
    const row = rows.find((each) => each[each.indexOf('-') + 1] === type && each.at(-1)?.split(',').includes(option))
    return row?.[4]
  }
  const groupPath = (pattern: RegExp) => pattern.exec(groups)?.[1]?.replace(/^\/$/, '') ?? ''
  const first = mountOf('cgroup', 'memory')
  if (first !== undefined) {
    const parent = first + groupPath(/^\d+:(?:[^:]*,)?memory(?:,[^:]*)?:(.*)$/m)
    const isThere = read(join(parent, 'cgroup.procs')) !== undefined
    return { parent: isThere ? parent : first, ...VERSION_1 }
  }
  const second = mountOf('cgroup2', 'rw')
  if (second === undefined) return undefined
  // In version 2, a group cannot have both processes and limited groups in it, so a new group lies beside qpsgate's.
  let parent = second + groupPath(/^0::(.*)$/m)
  while (!read(join(parent, 'cgroup.subtree_control'))?.split(/\s/).includes('memory')) {
    if (parent === second || !parent.startsWith(second)) return undefined
    parent = dirname(parent)
  }
  return { parent, ...VERSION_2 }
}
