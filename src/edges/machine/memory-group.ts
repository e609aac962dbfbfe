/**
 * Limits the memory of one process, with the page cache of the files that it reads, by a control group (version 1 or 2)
 * of its own. Only root may make one; on a hosted runner of GitHub, we become root by sudo. A process that comes to its
 * limit waits until it gets more, and is not killed.
 */
import { appendFileSync, existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { sum } from '../../core/stats/vectors.ts'
import { MeasurementError } from '../../errors.ts'
import { readIfThere } from './proc.ts'
import { ofSystem } from './processes.ts'
import { runToolNow, toolText } from './tool.ts'

/** File of a run's directory that names its groups, for whoever sweeps it. */
const LIST = 'memory-groups'
const TOOL_SECONDS = 10
/** Time within which the kernel removes the killed processes of a group. */
const REMOVAL_MS = 2000
const PAUSE_MS = 20

/** The control groups of memory on this machine. */
interface Hierarchy {
  /** Directory in which groups are made. */
  readonly parent: string
  readonly limit: 'memory.limit_in_bytes' | 'memory.high'
  /** File with the memory that is in use, page cache included. */
  readonly usage: 'memory.usage_in_bytes' | 'memory.current'
  /** File and text that keep the kernel from killing at the limit; undefined: it never does. */
  readonly patience: readonly [file: string, text: string] | undefined
}

const VERSION_1: Omit<Hierarchy, 'parent'> = {
  limit: 'memory.limit_in_bytes',
  usage: 'memory.usage_in_bytes',
  patience: ['memory.oom_control', '1'],
}
const VERSION_2: Omit<Hierarchy, 'parent'> = { limit: 'memory.high', usage: 'memory.current', patience: undefined }

export interface MemoryGroup extends Disposable {
  /** Moves a process into the group; files that it is the first to read from then on count as its memory. */
  add(pid: number): void
  /** @throws MeasurementError if the kernel does not take the limit */
  limit(bytes: number): void
  /** Memory in use, bytes, without page cache that can be given back; undefined once the group is gone. */
  ownBytes(): number | undefined
}

let groupCount = 0

/** A new group, removed when it is disposed of, at the latest with the run; undefined where none can be made. */
export function openMemoryGroup(runDirectory: string): MemoryGroup | undefined {
  const hierarchy = findHierarchy()
  if (hierarchy === undefined || asRoot() === undefined) return undefined
  groupCount += 1
  const path = join(hierarchy.parent, `${basename(runDirectory)}-${groupCount}`)
  // The name is on the list before the group exists, so that a run that is killed leaves no unlisted one.
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
      // A process that waits for memory needs its page cache too: it is written, or locked, and cannot be given back.
      const [waits] = hierarchy.patience ?? []
      if (waits !== undefined && /^under_oom 1$/m.test(readIfThere(join(path, waits)) ?? '')) return Number(usage)
      return Number(usage) - sum([...stat.matchAll(/^(?:in)?active_file (\d+)/gm)].map(([, bytes]) => Number(bytes)))
    },
    [Symbol.dispose]: () => removeGroup(path),
  }
}

let hasGroups: boolean | undefined

/** Whether groups can be made here: tried once. */
export function hasMemoryGroups(): boolean {
  hasGroups ??= tryGroup()
  return hasGroups
}

function tryGroup(): boolean {
  const hierarchy = findHierarchy()
  if (hierarchy === undefined) return false
  for (const name of readdirSync(hierarchy.parent)) {
    const [, pid] = /^qpsgate-try-(\d+)$/.exec(name) ?? []
    // A run left this group because it was killed while it tried.
    if (pid !== undefined && !existsSync(`/proc/${pid}`)) removeGroup(join(hierarchy.parent, name))
  }
  const path = join(hierarchy.parent, `qpsgate-try-${process.pid}`)
  const isMade = isDone(['mkdir', path])
  const isComplete = existsSync(join(path, hierarchy.limit))
  if (isMade) removeGroup(path)
  return isMade && isComplete
}

/** Removes the groups of a run, whose processes must have ended. */
export function removeMemoryGroups(runDirectory: string): void {
  const listed = (readIfThere(join(runDirectory, LIST)) ?? '').split('\n')
  const isOurs = (path: string) => basename(path).startsWith(`${basename(runDirectory)}-`)
  for (const path of listed) if (isOurs(path)) removeGroup(path)
}

/** Only the kernel fills a group's directory, so rmdir suffices as soon as no process runs in it. */
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

/** Words before a command that is to run as root; undefined if we may not become root. */
function asRoot(): readonly string[] | undefined {
  if (process.getuid?.() === 0) return []
  return process.env.RUNNER_ENVIRONMENT === 'github-hosted' ? ['sudo', '-n'] : undefined
}

/** The place for groups of ours: within the group that we are in, or as near to it as the kernel allows. */
function findHierarchy(): Hierarchy | undefined {
  const mounts = readFileSync('/proc/self/mountinfo', 'utf8')
  return hierarchyOf(mounts, readFileSync('/proc/self/cgroup', 'utf8'), (path) => readIfThere(path))
}

/**
 * @param mounts /proc/self/mountinfo
 * @param groups /proc/self/cgroup
 * @param read a file's text; undefined if it is not there
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
  // A group with processes of its own has no limited groups in it, so ours is beside the one that we are in.
  let parent = second + groupPath(/^0::(.*)$/m)
  while (!read(join(parent, 'cgroup.subtree_control'))?.split(/\s/).includes('memory')) {
    if (parent === second || !parent.startsWith(second)) return undefined
    parent = dirname(parent)
  }
  return { parent, ...VERSION_2 }
}
