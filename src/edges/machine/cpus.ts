/** Which CPUs the client (sysbench and we) and which the servers get. Pinning is what removes placement bias. */
import { readFileSync } from 'node:fs'
import { allowedCpusOf } from './proc.ts'
import { runTool } from './tool.ts'

export interface CpuLayout {
  /** Ascending, as the kernel lists them. */
  readonly clientCpus: readonly number[]
  readonly serverCpus: readonly number[]
  /** True where there is only one CPU and both have to share it. */
  readonly shared: boolean
}

/**
 * One CPU: shared. Two: one each. More: the client gets a quarter, rounded up to whole cores, the servers the rest.
 *
 * @param cores allowed CPUs grouped by physical core (hyper-thread siblings together), at least one CPU in all
 */
export function layoutCpus(cores: readonly (readonly number[])[]): CpuLayout {
  const all = cores.flat()
  if (cores.length === 1) {
    const [first, ...rest] = all
    if (first === undefined) throw new RangeError('no CPU to use')
    return rest.length === 0
      ? { clientCpus: [first], serverCpus: [first], shared: true }
      : { clientCpus: [first], serverCpus: rest, shared: false }
  }
  const wanted = Math.ceil(all.length / 4)
  const client: number[] = []
  // Always leave one core to the servers.
  for (const core of cores.slice(0, -1)) {
    if (client.length >= wanted) break
    client.push(...core)
  }
  const servers = all.filter((cpu) => !client.includes(cpu))
  return { clientCpus: client.sort(ascending), serverCpus: servers.sort(ascending), shared: false }
}

/**
 * Where the nth of the servers that start beside each other is started, ascending: on as many CPUs as it will be measured
 * on, by which it sizes itself, but by turns on all that there are.
 */
export function startCpus({ clientCpus, serverCpus, shared }: CpuLayout, nth: number): number[] {
  const all = shared ? serverCpus : [...serverCpus, ...clientCpus]
  const from = nth * serverCpus.length
  return serverCpus.map((_, index) => all[(from + index) % all.length] as number).sort(ascending)
}

function ascending(one: number, other: number): number {
  return one - other
}

/** The CPUs this process may use, grouped by core, in ascending order. */
export function readCores(): number[][] {
  const allowed = allowedCpusOf(process.pid) ?? [0]
  const cores = new Map<string, number[]>()
  for (const cpu of allowed) {
    const siblings = readSiblings(cpu)
    cores.set(siblings, [...(cores.get(siblings) ?? []), cpu])
  }
  return [...cores.values()]
}

function readSiblings(cpu: number): string {
  try {
    return readFileSync(`/sys/devices/system/cpu/cpu${cpu}/topology/thread_siblings_list`, 'utf8').trim()
  } catch {
    // Containers may hide the topology; then every CPU counts as a core of its own.
    return String(cpu)
  }
}

/** Moves our own process to the given CPUs, so that it never runs where servers are measured. */
export function pinOurselves(cpus: readonly number[]): Promise<void> {
  return pin(process.pid, cpus)
}

/** Moves a process, all its threads, to the given CPUs. */
export async function pin(pid: number, cpus: readonly number[]): Promise<void> {
  const command = ['taskset', '--all-tasks', '--pid', '--cpu-list', cpus.join(','), String(pid)] as const
  await runTool(command, { cwd: '/', timeoutSeconds: 10 })
}
