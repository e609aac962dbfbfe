/**
 * Facts about processes from /proc. The id of a process that is hidden from qpsgate is undefined, and so are all its
 * facts.
 */
import { readdirSync, readFileSync, readlinkSync } from 'node:fs'
import { sum } from '../../core/stats/vectors.ts'

/** Unit of CPU times in /proc, ticks per second. It is 100 on every Linux that Node supports. */
const TICKS_PER_SECOND = 100
/** Maximum wait, milliseconds, for the kernel to end a killed process, and the processes that end with it. */
const MOST_END_MS = 2000

/** CPU time of a process and all its threads, seconds (to 10 ms); undefined if the process is gone. */
export function cpuSecondsOf(pid: number | undefined): number | undefined {
  const fields = statOf(pid)
  if (fields === undefined) return undefined
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND
}

/**
 * Start time of a process, in ticks since the machine started. It tells the process from a later one with the same id.
 */
export function startTimeOf(pid: number | undefined): string | undefined {
  return statOf(pid)?.[19]
}

/**
 * Fields of /proc/…/stat from the third on. The second is the program's name, which may contain blanks and brackets.
 */
function statOf(pid: number | undefined): string[] | undefined {
  const stat = procText(pid, 'stat')
  return stat?.slice(stat.lastIndexOf(')') + 2).split(' ')
}

/** A process's state, such as "S (sleeping)"; undefined if the process is gone. */
export function processState(pid: number): string | undefined {
  return /^State:\s+(.+)/m.exec(procText(pid, 'status') ?? '')?.[1]
}

/**
 * Kills every process that has the label, a variable NAME=value, in its environment. This finds processes even after
 * they have left their parent's session. @returns ids of the killed processes
 */
export function endProcesses(label: string): number[] {
  return allProcesses().filter((pid) => {
    try {
      return procText(pid, 'environ')?.split('\0').includes(label) && process.kill(pid, 'SIGKILL')
    } catch {
      return false // The process has just ended.
    }
  })
}

/**
 * Blocks until a killed process is gone. The first process of a namespace ends after all others in it, so waiting for
 * it is enough.
 */
export function awaitEnd(pid: number, started = startTimeOf(pid)): void {
  const deadline = performance.now() + MOST_END_MS
  const isThere = () => started !== undefined && startTimeOf(pid) === started && !isZombie(pid)
  while (isThere() && performance.now() < deadline) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1)
}

/** Children of a process, including those that it took over because their own parents had ended. */
export function childrenOf(parent: number): number[] {
  return others(parent, (pid) => Number(statOf(pid)?.[1]) === parent)
}

/** Sends signals to the process that has this id now, and never to a later one with the same id. */
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
 * Other processes in the process namespace of a process, such as those of a container. None if the namespace is
 * unknown, or is qpsgate's own, because that one holds processes of everybody.
 */
export function othersInNamespace(pid: number | undefined): number[] {
  const namespace = namespaceOf(pid)
  if (namespace === undefined || namespace === namespaceOf(process.pid)) return []
  return others(pid, (other) => namespaceOf(other) === namespace)
}

export function programOf(pid: number): string | undefined {
  return procText(pid, 'comm')?.trim()
}

/** Seconds since a process started; undefined if the process is gone. */
export function ageOf(pid: number | undefined): number | undefined {
  const ticks = startTimeOf(pid)
  const uptime = readIfThere('/proc/uptime')?.split(' ')[0]
  return ticks === undefined || uptime === undefined ? undefined : Number(uptime) - Number(ticks) / TICKS_PER_SECOND
}

/**
 * The process that holds the lock of flock(2) on a file. Undefined if none does, or if it is another user's, because
 * such a process hides its open files.
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

/** Target of a link. Undefined if the link is gone, such as that of the descriptor by which Node read the folder. */
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

/**
 * Whether a process is a zombie, which does no more work: it has ended, but its parent has not asked for its exit code.
 */
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

/** Maximum of a process's resident memory since its start, bytes; undefined if the process is gone. */
export function peakBytesOf(pid: number | undefined): number | undefined {
  const kibibytes = /VmHWM:\s*(\d+) kB/.exec(procText(pid, 'status') ?? '')?.[1]
  return kibibytes === undefined ? undefined : Number(kibibytes) * 1024
}

/** Resident memory of a process without the pages of files, bytes; undefined if the process is gone. */
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

/** Text of a file in /proc/<pid>; undefined if the process is gone, or belongs to another user. */
export function procText(pid: number | undefined, file: string): string | undefined {
  return pid === undefined ? undefined : readIfThere(`/proc/${pid}/${file}`)
}

/**
 * Text of a file. Undefined also if the file vanishes while it is read, as the files of an ending process in /proc do.
 */
export function readIfThere(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return undefined
  }
}
