/**
 * CPUs for the client (sysbench and qpsgate) and for the servers. Processes are pinned, because otherwise a server that
 * the kernel happens to put on better CPUs would bias the figures.
 */
import { join } from 'node:path'
import { allowedCpusOf, parseCpuList, readIfThere } from './proc.ts'
import { ofSystem } from './processes.ts'
import { runTool } from './tool.ts'

/** The CPUs (hyper-threads) of a physical core, ascending. */
export type Core = readonly number[]

/** Cores that share the memory nearest to them. A machine whose memory is in one part has a single node. */
export type NumaNode = readonly Core[]

export interface CpuLayout {
  /** Both lists are in ascending order, as the kernel lists CPUs. */
  readonly clientCpus: readonly number[]
  readonly serverCpus: readonly number[]
  /** True if client and servers share the machine's only CPU. */
  readonly shared: boolean
  readonly nodes: number
}

/**
 * Divides the CPUs between client and servers. A single CPU is shared. Of two, each side gets one. Of more, the client
 * gets a quarter, rounded up to whole cores, and the servers get the rest.
 *
 * Servers of all arms take turns on the same CPUs, so that they are equally far from the client and from memory. On
 * several NUMA nodes the client gets as equal a share of each as whole cores allow. Every node with CPUs of the client
 * then has CPUs of the servers, too, so that a query need not cross nodes, and the nodes that are left to the servers
 * are equally large. Within a node the client gets the first cores.
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
 * Whole cores with `wanted` CPUs or a few more. The next core always comes from the node that has given the smallest
 * share. At least one core is left to the servers.
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
 * CPUs on which the nth of several servers starts, ascending. They are as many as the server will be measured on,
 * because a server sizes itself by its CPUs. All servers start at once, so they are spread over all CPUs. On several
 * NUMA nodes a server starts on exactly the CPUs that it will be measured on, because memory stays on the node where it
 * was first used, and must be equally far from the CPUs in all arms.
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
 * The CPUs that are online and that qpsgate may use, by NUMA node and core, all ascending.
 *
 * @param allowed CPUs that this process may use; the kernel also lists some that are offline or do not exist
 * @param system folder in which the kernel describes the machine
 */
export function readNodes(
  allowed: readonly number[] = allowedCpusOf(process.pid) ?? [0],
  system = '/sys/devices/system',
): NumaNode[] {
  const online = readList(join(system, 'cpu/online')) ?? allowed
  const usable = allowed.filter((cpu) => online.includes(cpu)).sort(ascending)
  // A node may have memory but no CPU.
  const cpusOf = (node: number) => readList(join(system, `node/node${node}/cpulist`)) ?? []
  const listed = readList(join(system, 'node/online')) ?? []
  const nodeOf = new Map(listed.flatMap((node) => cpusOf(node).map((cpu) => [cpu, node] as const)))
  // Containers may hide the topology. Every CPU then counts as a core, and all of them as one node.
  const coreOf = (cpu: number) => readList(join(system, `cpu/cpu${cpu}/topology/thread_siblings_list`))?.[0] ?? cpu
  const nodes = Map.groupBy(usable, (cpu) => nodeOf.get(cpu) ?? 0)
  return [...nodes].sort(([one], [other]) => one - other).map(([, cpus]) => [...Map.groupBy(cpus, coreOf).values()])
}

/** Numbers in a file such as "0-3,8"; undefined if it is not there. */
function readList(path: string): number[] | undefined {
  const list = readIfThere(path)
  return list === undefined ? undefined : parseCpuList(list)
}

export async function pin(pid: number, cpus: readonly number[]): Promise<void> {
  const command = ofSystem('taskset', '--all-tasks', '--pid', '--cpu-list', cpus.join(','), String(pid))
  await runTool(command, { cwd: '/', timeoutSeconds: 10 })
}
