/**
 * Facts about processes from /proc. An undefined id stands for a process that is hidden from qpsgate, so all its facts
 * are undefined.
 */
import { readdirSync, readFileSync, readlinkSync } from 'node:fs'
import { sum } from '../../core/stats/vectors.ts'

/** Clock ticks per second in which /proc reports CPU time: 100 on every Linux that Node runs on. */
const TICKS_PER_SECOND = 100
/** Maximum wait for the kernel to end a killed process, and the processes that end with it. */
const MOST_END_MS = 2000

/** CPU time used by a process and all its threads, seconds (to 10 ms); undefined if the process is gone. */
export function cpuSecondsOf(pid: number | undefined): number | undefined {
  const fields = statOf(pid)
  if (fields === undefined) return undefined
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND
}

/** Start time of a process, in ticks since the machine started. A later process with the same id has another one. */
export function startTimeOf(pid: number | undefined): string | undefined {
  return statOf(pid)?.[19]
}

/** Fields of /proc/…/stat from the third on. Those before hold the program's name, which may contain blanks. */
function statOf(pid: number | undefined): string[] | undefined {
  const stat = procText(pid, 'stat')
  return stat?.slice(stat.lastIndexOf(')') + 2).split(' ')
}

/** A process's state, such as "S (sleeping)"; undefined if the process is gone. */
export function processState(pid: number): string | undefined {
  return /^State:\s+(.+)/m.exec(procText(pid, 'status') ?? '')?.[1]
}

/**
 * Kills every process that has a variable, NAME=value, in its environment. @returns ids of the processes that it killed
 */
export function endProcesses(label: string): number[] {
  return allProcesses().filter((pid) => {
    try {
      return procText(pid, 'environ')?.split('\0').includes(label) && process.kill(pid, 'SIGKILL')
    } catch {
      return false // It has just ended.
    }
  })
}

/**
 * Blocks until a killed process is gone. When the first process of a namespace is gone, all its other processes are
 * gone, too.
 */
export function awaitEnd(pid: number, started = startTimeOf(pid)): void {
  const deadline = performance.now() + MOST_END_MS
  const isThere = () => started !== undefined && startTimeOf(pid) === started && !isZombie(pid)
  while (isThere() && performance.now() < deadline) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1)
}

/** Processes that a process has started, and those that it took over because their parents have ended. */
export function childrenOf(parent: number): number[] {
  return others(parent, (pid) => Number(statOf(pid)?.[1]) === parent)
}

/** Sends signals to this very process, and never to a later one that gets the same id. */
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

export function othersInSession(leader: number): number[] {
  return others(leader, (pid) => Number(statOf(pid)?.[3]) === leader)
}

/**
 * Other processes of the namespace that a process was started in, such as a container's. None if the namespace is
 * qpsgate's own, which holds everybody's processes, or if it is unknown.
 */
export function othersInNamespace(pid: number | undefined): number[] {
  const namespace = namespaceOf(pid)
  if (namespace === undefined || namespace === namespaceOf(process.pid)) return []
  return others(pid, (other) => namespaceOf(other) === namespace)
}

export function programOf(pid: number): string | undefined {
  return procText(pid, 'comm')?.trim()
}

/** Age of a process, seconds; undefined if the process is gone. */
export function ageOf(pid: number | undefined): number | undefined {
  const ticks = startTimeOf(pid)
  const uptime = readIfThere('/proc/uptime')?.split(' ')[0]
  return ticks === undefined || uptime === undefined ? undefined : Number(uptime) - Number(ticks) / TICKS_PER_SECOND
}

/**
 * The process that holds the lock of flock(2) on a file. Undefined if none does, or if the process belongs to another
 * user, whose processes do not show their open files.
 */
export function lockHolderOf(path: string): number | undefined {
  return allProcesses().find((pid) =>
    openFilesOf(pid, path).some((file) => /^lock:.*FLOCK/m.test(fileFacts(pid, file))),
  )
}

function openFilesOf(pid: number, path: string): string[] {
  try {
    return readdirSync(`/proc/${pid}/fd`).filter((file) => targetOf(`/proc/${pid}/fd/${file}`) === path)
  } catch {
    return []
  }
}

/** Target of a link. Undefined if the link is gone, such as the descriptor by which the folder itself was read. */
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

/** A zombie has ended, but its parent has not noticed yet. */
export function isZombie(pid: number): boolean {
  return /^[ZX]/.test(processState(pid) ?? '')
}

export function allowedCpusOf(pid: number | undefined): number[] | undefined {
  const list = /Cpus_allowed_list:\s*(\S+)/.exec(procText(pid, 'status') ?? '')?.[1]
  return list === undefined ? undefined : parseCpuList(list)
}

/** Reads "0-3,8" as [0, 1, 2, 3, 8], and an empty text as none. */
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

/** Resident memory of a process, bytes; undefined if the process is gone. */
export function residentBytesOf(pid: number | undefined): number | undefined {
  const kibibytes = /VmRSS:\s*(\d+) kB/.exec(procText(pid, 'status') ?? '')?.[1]
  return kibibytes === undefined ? undefined : Number(kibibytes) * 1024
}

/** Maximum resident memory that a process has had so far, bytes; undefined if the process is gone. */
export function peakBytesOf(pid: number | undefined): number | undefined {
  const kibibytes = /VmHWM:\s*(\d+) kB/.exec(procText(pid, 'status') ?? '')?.[1]
  return kibibytes === undefined ? undefined : Number(kibibytes) * 1024
}

/** Resident memory of a process without pages of files, bytes; undefined if the process is gone. */
export function anonymousBytesOf(pid: number | undefined): number | undefined {
  const kibibytes = /RssAnon:\s*(\d+) kB/.exec(procText(pid, 'status') ?? '')?.[1]
  return kibibytes === undefined ? undefined : Number(kibibytes) * 1024
}

/** Context switches by thread, voluntary and forced together; undefined if the process is gone. */
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

/** Text of a file below /proc/<pid>; undefined if the process is gone, or belongs to somebody else. */
export function procText(pid: number | undefined, file: string): string | undefined {
  return pid === undefined ? undefined : readIfThere(`/proc/${pid}/${file}`)
}

/** Undefined also if the file vanishes while it is read, as those of an ending process do. */
export function readIfThere(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return undefined
  }
}
