/**
 * CPUs for the client (sysbench and qpsgate) and for the servers. Processes are pinned, because a server that the
 * kernel happened to put on better CPUs would bias the figures.
 */
import { join } from 'node:path'
import { allowedCpusOf, parseCpuList, readIfThere } from './proc.ts'
import { ofSystem } from './processes.ts'
import { runTool } from './tool.ts'

/**
 * The CPUs (hyper-threads) of a physical core, ascending. They share its caches and units, so they are never divided
 * between client and servers if there are several cores.
 */
export type Core = readonly number[]

/**
 * Cores whose nearest memory is the same, because memory of another node is slower. Most machines have a single node.
 */
export type NumaNode = readonly Core[]

export interface CpuLayout {
  /** CPUs of sysbench and qpsgate, in ascending order, as the kernel lists CPUs. */
  readonly clientCpus: readonly number[]
  readonly serverCpus: readonly number[]
  /** Whether client and servers share the machine's only CPU. */
  readonly shared: boolean
  readonly nodes: number
}

/**
 * Divides the CPUs between client and servers. A single CPU is shared. Of two, each side gets one. Of more, the client
 * gets a quarter, rounded up to whole cores, and the servers get the rest.
 *
 * Servers of all arms take turns on the same CPUs, so that all of them are equally far from the client and from memory.
 * On several NUMA nodes, the client gets as equal a share of each as whole cores allow. Then every node with CPUs of
 * the client also has CPUs of the servers, so a query need not cross nodes, and the servers' parts of the nodes are
 * equally large. Within a node, the client gets the first cores.
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
 * Whole cores with at least `wanted` CPUs in all, if there are enough. The next core always comes from the node that
 * has given the smallest share. At least one core is left to the servers.
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
 * CPUs on which the nth of several servers starts, ascending. They are as many as the server's CPUs in measurements,
 * because a server sizes itself by their number. Servers start at the same time, so they are spread over all CPUs. On
 * several NUMA nodes, they start on exactly the CPUs of the measurement: memory stays on the node that used it first,
 * and must be equally far in all arms.
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
 * Online CPUs that qpsgate may use, by NUMA node and core, all ascending.
 *
 * @param allowed CPUs that this process may use, among which the kernel also lists some that are offline or do not
 *   exist
 * @param system folder in which the kernel describes the machine
 */
export function readNodes(
  allowed: readonly number[] = allowedCpusOf(process.pid) ?? [0],
  system = '/sys/devices/system',
): NumaNode[] {
  const online = readList(join(system, 'cpu/online')) ?? allowed
  const usable = allowed.filter((cpu) => online.includes(cpu)).sort(ascending)
  // A node that has memory but no CPU has no list.
  const cpusOf = (node: number) => readList(join(system, `node/node${node}/cpulist`)) ?? []
  const listed = readList(join(system, 'node/online')) ?? []
  const nodeOf = new Map(listed.flatMap((node) => cpusOf(node).map((cpu) => [cpu, node] as const)))
  // A container may hide the topology. Each CPU then counts as a core, and all CPUs as one node.
  const coreOf = (cpu: number) => readList(join(system, `cpu/cpu${cpu}/topology/thread_siblings_list`))?.[0] ?? cpu
  const nodes = Map.groupBy(usable, (cpu) => nodeOf.get(cpu) ?? 0)
  return [...nodes].sort(([one], [other]) => one - other).map(([, cpus]) => [...Map.groupBy(cpus, coreOf).values()])
}

/** Numbers in a file such as "0-3,8"; undefined if there is no such file. */
function readList(path: string): number[] | undefined {
  const list = readIfThere(path)
  return list === undefined ? undefined : parseCpuList(list)
}

export async function pin(pid: number, cpus: readonly number[]): Promise<void> {
  const command = ofSystem('taskset', '--all-tasks', '--pid', '--cpu-list', cpus.join(','), String(pid))
  await runTool(command, { cwd: '/', timeoutSeconds: 10 })
}
