/** CPUs for the client (sysbench and us) and for the servers. Pinning removes placement bias. */
import { join } from 'node:path'
import { allowedCpusOf, parseCpuList, readIfThere } from './proc.ts'
import { ofSystem } from './processes.ts'
import { runTool } from './tool.ts'

/** A physical core: its hyper-threads, ascending. */
export type Core = readonly number[]

/** The cores nearest to one part of the memory; on a machine whose memory is one part, all cores. */
export type NumaNode = readonly Core[]

export interface CpuLayout {
  /** CPUs in ascending order, as the kernel lists them. */
  readonly clientCpus: readonly number[]
  readonly serverCpus: readonly number[]
  /** True if client and servers share the only CPU. */
  readonly shared: boolean
  /** Number of NUMA nodes with these CPUs. */
  readonly nodes: number
}

/**
 * One CPU: shared. Two: one each. More: the client gets a quarter, rounded up to whole cores, the servers the rest.
 *
 * Servers of all arms take turns on the same CPUs, so they are equally far from the client and from memory. With
 * several NUMA nodes the client gets as equal a share as whole cores allow: every node that it is on has CPUs of the
 * servers too, so that a query need not cross nodes, and all nodes are left equally large. Within a node it gets the
 * first cores.
 *
 * @param nodes allowed CPUs by node and core, ascending, at least one CPU in all
 */
export function layoutCpus(nodes: readonly NumaNode[]): CpuLayout {
  const cores = nodes.flat()
  const all = cores.flat().sort(ascending)
  const [first] = all
  if (first === undefined) throw new RangeError('no CPU to use')
  const from = { nodes: nodes.length }
  if (all.length === 1) return { ...from, clientCpus: all, serverCpus: all, shared: true }
  const client = cores.length === 1 ? [first] : clientCpus(nodes, Math.ceil(all.length / 4))
  const servers = all.filter((cpu) => !client.includes(cpu))
  return { ...from, clientCpus: client.sort(ascending), serverCpus: servers, shared: false }
}

/**
 * Whole cores with this many CPUs or a few more: core after core of the node that has given the smallest share. At
 * least one core is left to the servers.
 */
function clientCpus(nodes: readonly NumaNode[], wanted: number): number[] {
  const cores = nodes.flatMap((node) => {
    const all = node.flat().length
    let count = 0
    return node.map((core) => {
      count += core.length
      return { core, share: count / all }
    })
  })
  const client: number[] = []
  for (const { core } of cores.toSorted((one, other) => one.share - other.share).slice(0, -1))
    if (client.length < wanted) client.push(...core)
  return client
}

/**
 * CPUs on which the nth of several servers starts, ascending: as many as it will be measured on, since it sizes itself
 * by them, but spread over all CPUs. With several NUMA nodes, exactly those that it will be measured on: its memory
 * stays where it was first used, and must be equally far in all arms.
 */
export function startCpus({ clientCpus, serverCpus, shared, nodes }: CpuLayout, nth: number): readonly number[] {
  if (nodes > 1) return serverCpus
  const all = shared ? serverCpus : [...serverCpus, ...clientCpus]
  const from = nth * serverCpus.length
  return serverCpus.map((_, index) => all[(from + index) % all.length] as number).sort(ascending)
}

function ascending(one: number, other: number): number {
  return one - other
}

/**
 * The CPUs that are online and that we may use, by NUMA node and core, all ascending.
 *
 * @param allowed CPUs that our process may use; the kernel also lists some that are offline or do not exist
 * @param system directory in which the kernel describes the machine
 */
export function readNodes(
  allowed: readonly number[] = allowedCpusOf(process.pid) ?? [0],
  system = '/sys/devices/system',
): NumaNode[] {
  const online = readList(join(system, 'cpu/online')) ?? allowed
  const usable = allowed.filter((cpu) => online.includes(cpu)).sort(ascending)
  // A node may have memory and no CPU.
  const cpusOf = (node: number) => readList(join(system, `node/node${node}/cpulist`)) ?? []
  const listed = readList(join(system, 'node/online')) ?? []
  const nodeOf = new Map(listed.flatMap((node) => cpusOf(node).map((cpu) => [cpu, node] as const)))
  // Containers may hide the topology; then every CPU counts as a core, and all as one node.
  const coreOf = (cpu: number) => readList(join(system, `cpu/cpu${cpu}/topology/thread_siblings_list`))?.[0] ?? cpu
  const nodes = Map.groupBy(usable, (cpu) => nodeOf.get(cpu) ?? 0)
  return [...nodes].sort(([one], [other]) => one - other).map(([, cpus]) => [...Map.groupBy(cpus, coreOf).values()])
}

/** Numbers in a file such as "0-3,8"; undefined if it is not there. */
function readList(path: string): number[] | undefined {
  const list = readIfThere(path)
  return list === undefined ? undefined : parseCpuList(list)
}

/** Moves a process with all its threads to the given CPUs. */
export async function pin(pid: number, cpus: readonly number[]): Promise<void> {
  const command = ofSystem('taskset', '--all-tasks', '--pid', '--cpu-list', cpus.join(','), String(pid))
  await runTool(command, { cwd: '/', timeoutSeconds: 10 })
}
