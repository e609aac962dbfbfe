/** Facts about one process from /proc. A process without a number is hidden from us: all its facts are unknown. */
import { readdirSync, readFileSync, readlinkSync } from 'node:fs'
import { sum } from '../../core/stats/vectors.ts'

/** Clock ticks per second as /proc reports CPU time; 100 on every Linux that Node runs on. */
const TICKS_PER_SECOND = 100
/** Time in which the kernel ends a process that was killed, and those that end with it. */
const MOST_END_MS = 2000

/** CPU time used by a process and all its threads, seconds (to 10 ms); undefined when it is gone. */
export function cpuSecondsOf(pid: number | undefined): number | undefined {
  const fields = statOf(pid)
  if (fields === undefined) return undefined
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND
}

/** Start time of a process, in ticks since the machine started: tells it from a later one of the same number. */
export function startTimeOf(pid: number | undefined): string | undefined {
  return statOf(pid)?.[19]
}

/** Fields of a process's status line from the third on: those before may hold blanks. */
function statOf(pid: number | undefined): string[] | undefined {
  const stat = procText(pid, 'stat')
  return stat?.slice(stat.lastIndexOf(')') + 2).split(' ')
}

/** A process's state, as "S (sleeping)"; undefined when it is gone. */
export function processState(pid: number): string | undefined {
  return /^State:\s+(.+)/m.exec(procText(pid, 'status') ?? '')?.[1]
}

/** Ends every process of ours with a variable in its environment, as NAME=value. @returns those that it signalled */
export function endProcesses(label: string): number[] {
  return allProcesses().filter((pid) => {
    try {
      return procText(pid, 'environ')?.split('\0').includes(label) && process.kill(pid, 'SIGKILL')
    } catch {
      return false // It has just ended.
    }
  })
}

/** Waits until a killed process is gone. When the first one of a process namespace is gone, so are all others of it. */
export function awaitEnd(pid: number, started = startTimeOf(pid)): void {
  const deadline = performance.now() + MOST_END_MS
  const isThere = () => started !== undefined && startTimeOf(pid) === started && !isZombie(pid)
  while (isThere() && performance.now() < deadline) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1)
}

/** Processes that a process has started, and those whose parents have ended, if it takes them over. */
export function childrenOf(parent: number): number[] {
  return others(parent, (pid) => Number(statOf(pid)?.[1]) === parent)
}

/** Sends signals to this very process, and to none that gets the same number later. */
export function signalsTo(pid: number | undefined): (signal: NodeJS.Signals) => void {
  const started = startTimeOf(pid)
  return (signal) => {
    try {
      if (pid !== undefined && started !== undefined && startTimeOf(pid) === started) process.kill(pid, signal)
    } catch {
      // The process has just ended.
    }
  }
}

/** Other processes of the session that a process leads. */
export function othersInSession(leader: number): number[] {
  return others(leader, (pid) => Number(statOf(pid)?.[3]) === leader)
}

/** Other processes of the namespace that a process was started in; none if that is ours, or unknown. */
export function othersInNamespace(pid: number | undefined): number[] {
  const namespace = namespaceOf(pid)
  if (namespace === undefined || namespace === namespaceOf(process.pid)) return []
  return others(pid, (other) => namespaceOf(other) === namespace)
}

/** Name of a process's program; undefined when it is gone. */
export function programOf(pid: number): string | undefined {
  return procText(pid, 'comm')?.trim()
}

/** Age of a process, seconds; undefined when it is gone. */
export function ageOf(pid: number | undefined): number | undefined {
  const ticks = startTimeOf(pid)
  const uptime = readIfThere('/proc/uptime')?.split(' ')[0]
  return ticks === undefined || uptime === undefined ? undefined : Number(uptime) - Number(ticks) / TICKS_PER_SECOND
}

/**
 * The process that holds the lock of flock(2) on a file; undefined if nobody does, or it is somebody else's process,
 * whose files are a secret.
 */
export function lockHolderOf(path: string): number | undefined {
  return allProcesses().find((pid) =>
    openFilesOf(pid, path).some((file) => /^lock:.*FLOCK/m.test(fileFacts(pid, file))),
  )
}

/** Numbers of the open files of a process at this path. */
function openFilesOf(pid: number, path: string): string[] {
  try {
    return readdirSync(`/proc/${pid}/fd`).filter((file) => targetOf(`/proc/${pid}/fd/${file}`) === path)
  } catch {
    return []
  }
}

/** A link's target; undefined if the link is gone, such as that of the directory that is being read. */
function targetOf(link: string): string | undefined {
  try {
    return readlinkSync(link)
  } catch {
    return undefined
  }
}

function fileFacts(pid: number, file: string): string {
  return procText(pid, `fdinfo/${file}`) ?? ''
}

function others(pid: number | undefined, isTogether: (other: number) => boolean): number[] {
  return allProcesses().filter((other) => other !== pid && isTogether(other) && !isZombie(other))
}

function allProcesses(): number[] {
  return readdirSync('/proc').flatMap((name) => (/^\d+$/.test(name) ? Number(name) : []))
}

function namespaceOf(pid: number | undefined): string | undefined {
  return pid === undefined ? undefined : targetOf(`/proc/${pid}/ns/pid`)
}

/** A process that has ended, and whose parent has not noticed yet. */
export function isZombie(pid: number): boolean {
  return /^[ZX]/.test(processState(pid) ?? '')
}

/** The CPUs that a process may use; undefined when it is gone. */
export function allowedCpusOf(pid: number | undefined): number[] | undefined {
  const list = /Cpus_allowed_list:\s*(\S+)/.exec(procText(pid, 'status') ?? '')?.[1]
  return list === undefined ? undefined : parseCpuList(list)
}

/** Reads "0-3,8" as [0, 1, 2, 3, 8], and nothing as none. */
export function parseCpuList(list: string): number[] {
  return list
    .trim()
    .split(',')
    .filter((range) => range !== '')
    .flatMap((range) => {
      const [first = 0, last = first] = range.split('-').map(Number)
      return Array.from({ length: last - first + 1 }, (_, offset) => first + offset)
    })
}

/** Resident memory of a process, bytes; undefined when it is gone. */
export function residentBytesOf(pid: number | undefined): number | undefined {
  const kibibytes = /VmRSS:\s*(\d+) kB/.exec(procText(pid, 'status') ?? '')?.[1]
  return kibibytes === undefined ? undefined : Number(kibibytes) * 1024
}

/** Resident memory of a process without files, bytes; undefined when it is gone. */
export function anonymousBytesOf(pid: number | undefined): number | undefined {
  const kibibytes = /RssAnon:\s*(\d+) kB/.exec(procText(pid, 'status') ?? '')?.[1]
  return kibibytes === undefined ? undefined : Number(kibibytes) * 1024
}

/** Context switches of each thread of a process, wanted or not, by thread; undefined when it is gone. */
export function contextSwitchesOf(pid: number | undefined): ReadonlyMap<number, number> | undefined {
  if (pid === undefined) return undefined
  try {
    const threads = readdirSync(`/proc/${pid}/task`).flatMap((thread) => {
      const counts = [...(procText(pid, `task/${thread}/status`) ?? '').matchAll(/ctxt_switches:\s*(\d+)/g)]
      return counts.length === 0 ? [] : [[Number(thread), sum(counts.map(([, many]) => Number(many)))] as const]
    })
    return new Map(threads)
  } catch {
    return undefined
  }
}

/** Text of a kernel's file about a process; undefined if it is gone, or we may not read it. */
export function procText(pid: number | undefined, file: string): string | undefined {
  return pid === undefined ? undefined : readIfThere(`/proc/${pid}/${file}`)
}

/** Text of a kernel's file; undefined if it does not exist, or no longer. */
export function readIfThere(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return undefined
  }
}
