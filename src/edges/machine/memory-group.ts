/**
 * Limits the memory of one process, together with the page cache of the files that it reads, by a control group
 * (version 1 or 2) of its own. Only root may make one; on a hosted runner of GitHub, sudo makes qpsgate root. A process
 * that reaches its limit is not killed: it waits until it gets more.
 */
import { appendFileSync, existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { sum } from '../../core/stats/vectors.ts'
import { MeasurementError } from '../../errors.ts'
import { readIfThere } from './proc.ts'
import { ofSystem } from './processes.ts'
import { runToolNow, toolText } from './tool.ts'

/** File in the run directory that lists the run's groups, so that a later run can remove those of a killed one. */
const LIST = 'memory-groups'
const TOOL_SECONDS = 10
/** Maximum wait for the kernel to remove killed processes, which keep their group from being removed. */
const REMOVAL_MS = 2000
const PAUSE_MS = 20

interface Hierarchy {
  readonly parent: string
  readonly limit: 'memory.limit_in_bytes' | 'memory.high'
  /** File with the bytes of memory in use, page cache included. */
  readonly usage: 'memory.usage_in_bytes' | 'memory.current'
  /** File and text that keep the kernel from killing a process at the limit; undefined where it never does. */
  readonly patience: readonly [file: string, text: string] | undefined
}

const VERSION_1: Omit<Hierarchy, 'parent'> = {
  limit: 'memory.limit_in_bytes',
  usage: 'memory.usage_in_bytes',
  patience: ['memory.oom_control', '1'],
}
const VERSION_2: Omit<Hierarchy, 'parent'> = { limit: 'memory.high', usage: 'memory.current', patience: undefined }

export interface MemoryGroup extends Disposable {
  /**
   * Moves a process into the group. From then on, a page of a file counts as the group's memory if the process is the
   * first to read it.
   */
  add(pid: number): void
  /** @throws MeasurementError if the kernel does not take the limit */
  limit(bytes: number): void
  /** Bytes of memory in use, without page cache that the kernel could take back; undefined once the group is gone. */
  ownBytes(): number | undefined
}

let groupCount = 0

/**
 * Makes a group. It is removed when it is disposed of, at the latest with the run. Undefined where no group can be
 * made.
 */
export function openMemoryGroup(runDirectory: string): MemoryGroup | undefined {
  const hierarchy = findHierarchy()
  if (hierarchy === undefined || asRoot() === undefined) return undefined
  groupCount += 1
  const path = join(hierarchy.parent, `${basename(runDirectory)}-${groupCount}`)
  // The name is listed before the group exists, so that every group that a killed run leaves is listed.
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
      // A process that waits for memory needs its page cache, too: the cache is being written or is locked, so the
      // kernel cannot take it back.
      const [waits] = hierarchy.patience ?? []
      if (waits !== undefined && /^under_oom 1$/m.test(readIfThere(join(path, waits)) ?? '')) return Number(usage)
      return Number(usage) - sum([...stat.matchAll(/^(?:in)?active_file (\d+)/gm)].map(([, bytes]) => Number(bytes)))
    },
    [Symbol.dispose]: () => removeGroup(path),
  }
}

let hasGroups: boolean | undefined

/** Whether groups can be made here. The first call tries, and later ones repeat its answer. */
export function hasMemoryGroups(): boolean {
  hasGroups ??= tryGroup()
  return hasGroups
}

function tryGroup(): boolean {
  const hierarchy = findHierarchy()
  if (hierarchy === undefined) return false
  for (const name of readdirSync(hierarchy.parent)) {
    const [, pid] = /^qpsgate-try-(\d+)$/.exec(name) ?? []
    // A run that was killed while it tried has left this group.
    if (pid !== undefined && !existsSync(`/proc/${pid}`)) removeGroup(join(hierarchy.parent, name))
  }
  const path = join(hierarchy.parent, `qpsgate-try-${process.pid}`)
  const isMade = isDone(['mkdir', path])
  const isComplete = existsSync(join(path, hierarchy.limit))
  if (isMade) removeGroup(path)
  return isMade && isComplete
}

/** Removes the groups of a run. Its processes must have ended, otherwise the kernel keeps the groups. */
export function removeMemoryGroups(runDirectory: string): void {
  const listed = (readIfThere(join(runDirectory, LIST)) ?? '').split('\n')
  const isOurs = (path: string) => basename(path).startsWith(`${basename(runDirectory)}-`)
  for (const path of listed) if (isOurs(path)) removeGroup(path)
}

/** Only the kernel puts files into a group's folder, so rmdir suffices as soon as no process is in the group. */
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

/** Words to put before a command so that it runs as root; undefined if qpsgate may not become root. */
function asRoot(): readonly string[] | undefined {
  if (process.getuid?.() === 0) return []
  return process.env.RUNNER_ENVIRONMENT === 'github-hosted' ? ['sudo', '-n'] : undefined
}

/** The folder for new groups: within the group that qpsgate is in, or as near to it as the kernel allows. */
function findHierarchy(): Hierarchy | undefined {
  const mounts = readFileSync('/proc/self/mountinfo', 'utf8')
  return hierarchyOf(mounts, readFileSync('/proc/self/cgroup', 'utf8'), (path) => readIfThere(path))
}

/**
 * @param mounts text of /proc/self/mountinfo
 * @param groups text of /proc/self/cgroup
 * @param read returns a file's text; undefined if the file is not there
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
  // In version 2, a group with processes of its own cannot hold limited groups, so a new one lies next to qpsgate's.
  let parent = second + groupPath(/^0::(.*)$/m)
  while (!read(join(parent, 'cgroup.subtree_control'))?.split(/\s/).includes('memory')) {
    if (parent === second || !parent.startsWith(second)) return undefined
    parent = dirname(parent)
  }
  return { parent, ...VERSION_2 }
}
