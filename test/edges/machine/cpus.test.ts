import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { layoutCpus, type NumaNode, readNodes, startCpus } from '../../../src/edges/machine/cpus.ts'
import { parseCpuList } from '../../../src/edges/machine/proc.ts'
import { MACHINES, SystemTree } from './machines.ts'

/** `cores` cores of `siblings` hyper-threads each; the siblings of core 0 are 0 and `cores`, as Linux numbers them. */
function machine(cores: number, siblings = 1): number[][] {
  return Array.from({ length: cores }, (_, core) =>
    Array.from({ length: siblings }, (__, thread) => core + thread * cores),
  )
}

describe('the division of CPUs between sysbench and the servers', () => {
  it('gives the only CPU to both', () => {
    expect(layoutCpus([[[3]]])).toEqual({ clientCpus: [3], serverCpus: [3], shared: true, nodes: 1 })
  })

  it.each([
    { what: 'two CPUs: one each', cores: machine(2), client: [0], servers: [1] },
    { what: 'two hyper-threads of one core: one each', cores: machine(1, 2), client: [0], servers: [1] },
    { what: 'four CPUs on two cores: one whole core', cores: machine(2, 2), client: [0, 2], servers: [1, 3] },
    { what: 'five CPUs: two of them, a quarter rounded up', cores: machine(5), client: [0, 1], servers: [2, 3, 4] },
    { what: 'eight CPUs on four cores: one core', cores: machine(4, 2), client: [0, 4], servers: [1, 2, 3, 5, 6, 7] },
  ])('gives sysbench its part of $what', ({ cores, client, servers }) => {
    expect(layoutCpus([cores])).toEqual({ clientCpus: client, serverCpus: servers, shared: false, nodes: 1 })
  })

  it('refuses a machine without CPUs', () => expect(() => layoutCpus([[]])).toThrow(RangeError))
})

describe('each start of a server', () => {
  it.each([
    { what: 'the only CPU', cores: machine(1), starts: [[0], [0], [0]] },
    { what: 'one of two CPUs by turns', cores: machine(2), starts: [[1], [0], [1]] },
    {
      what: 'another three of four CPUs',
      cores: machine(4),
      starts: [
        [1, 2, 3],
        [0, 1, 2],
        [0, 1, 3],
      ],
    },
  ])('uses $what', ({ cores, starts }) => {
    const layout = layoutCpus([cores])
    expect(starts.map((_, nth) => startCpus(layout, nth))).toEqual(starts)
  })
})

it.each([
  ['0', [0]],
  ['0-3', [0, 1, 2, 3]],
  ['0-3,8', [0, 1, 2, 3, 8]],
  ['1,3,5-6\n', [1, 3, 5, 6]],
  ['127-128', [127, 128]],
  // A node that has only memory.
  ['\n', []],
])('a list of CPUs is read from %j', (list, cpus) => expect(parseCpuList(list)).toEqual(cpus))

describe('the NUMA nodes of a machine', () => {
  it('hold each CPU that this process may use exactly once', () => {
    const allowed = /Cpus_allowed_list:\s*(\S+)/.exec(readFileSync('/proc/self/status', 'utf8'))?.[1] ?? ''
    const online = parseCpuList(readFileSync('/sys/devices/system/cpu/online', 'utf8'))
    expect(readNodes().flat(2).sort(ascending)).toEqual(parseCpuList(allowed).filter((cpu) => online.includes(cpu)))
  })

  it.each(MACHINES)("are read from the kernel's files: $name", ({ machine: own, nodes, client, servers }) => {
    using tree = new SystemTree(own)
    const read = readNodes(parseCpuList(own.allowed ?? own.online), tree.path)
    expect(read.map((cores) => cores.length)).toEqual(nodes)
    expect(layoutCpus(read)).toEqual({
      ...{ clientCpus: parseCpuList(client), serverCpus: parseCpuList(servers) },
      ...{ shared: false, nodes: nodes.length },
    })
  })

  it('are a single node, with each CPU as a core, if the kernel hides the topology', () => {
    using tree = new SystemTree({ online: '0-3', siblings: [], nodes: {} })
    rmSync(join(tree.path, 'node'), { recursive: true })
    expect(readNodes([0, 1, 2, 3], tree.path)).toEqual([[[0], [1], [2], [3]]])
    rmSync(join(tree.path, 'cpu'), { recursive: true })
    expect(readNodes([2, 5], tree.path)).toEqual([[[2], [5]]])
  })
})

describe('the division of the CPUs of any machine', () => {
  /**
   * Up to eight nodes of up to 24 cores, some of whose hyper-threads may be missing; numbered core by core, or thread
   * by thread.
   */
  const machines = fc
    .record({
      nodes: fc.array(fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 1, maxLength: 24 }), {
        minLength: 1,
        maxLength: 8,
      }),
      isAdjacent: fc.boolean(),
    })
    .map(({ nodes, isAdjacent }) => numbered(nodes, isAdjacent))
    .filter((nodes) => nodes.flat().length > 1)

  it('uses whole cores, of which sysbench gets a quarter, or less than one core more', () => {
    fc.assert(
      fc.property(machines, (nodes) => {
        const { clientCpus, serverCpus, shared } = layoutCpus(nodes)
        const all = nodes.flat(2).sort(ascending)
        expect(shared).toBe(false)
        expect([...clientCpus, ...serverCpus].sort(ascending)).toEqual(all)
        for (const cpus of [clientCpus, serverCpus]) expect(cpus).toEqual(cpus.toSorted(ascending))
        for (const core of nodes.flat())
          expect([0, core.length]).toContain(core.filter((cpu) => clientCpus.includes(cpu)).length)
        expect(serverCpus.length).toBeGreaterThan(0)
        const largest = Math.max(...nodes.flat().map((core) => core.length))
        expect(clientCpus.length).toBeLessThan(Math.ceil(all.length / 4) + largest)
        if (nodes.flat().length > 2)
          expect(clientCpus.length).toBeGreaterThanOrEqual(Math.min(Math.ceil(all.length / 4), all.length - largest))
      }),
    )
  })

  it('gives sysbench as many cores of each of several equal nodes, give or take one', () => {
    const alike = fc.tuple(
      fc.integer({ min: 2, max: 8 }),
      fc.integer({ min: 2, max: 24 }),
      fc.integer({ min: 1, max: 2 }),
      fc.boolean(),
    )
    fc.assert(
      fc.property(alike, ([count, cores, threads, isAdjacent]) => {
        const nodes = numbered(
          Array.from({ length: count }, () => Array.from({ length: cores }, () => threads)),
          isAdjacent,
        )
        const { clientCpus, serverCpus } = layoutCpus(nodes)
        const parts = nodes.map((node) => node.filter(([cpu = -1]) => clientCpus.includes(cpu)).length)
        expect(Math.max(...parts) - Math.min(...parts)).toBeLessThanOrEqual(1)
        // Every node of the client has servers as well.
        for (const node of nodes) expect(node.flat().some((cpu) => serverCpus.includes(cpu))).toBe(true)
      }),
    )
  })

  it('starts servers on the nodes where they will run', () => {
    fc.assert(
      fc.property(machines, fc.nat({ max: 20 }), (nodes, nth) => {
        const layout = layoutCpus(nodes)
        const started = startCpus(layout, nth)
        expect(started).toHaveLength(layout.serverCpus.length)
        if (nodes.length > 1) expect(started).toEqual(layout.serverCpus)
      }),
    )
  })
})

/** @param nodes threads of each core, by node */
function numbered(nodes: readonly (readonly number[])[], isAdjacent: boolean): NumaNode[] {
  const cores = nodes.flatMap((node, at) => node.map((threads) => ({ at, threads, cpus: [] as number[] })))
  const slots = cores.flatMap((core, place) =>
    Array.from({ length: core.threads }, (_, thread) => ({ core, place, thread })),
  )
  const order = isAdjacent
    ? slots
    : slots.toSorted((one, other) => one.thread - other.thread || one.place - other.place)
  for (const [cpu, { core }] of order.entries()) core.cpus.push(cpu)
  return nodes.map((_, at) => cores.filter((core) => core.at === at).map(({ cpus }) => cpus))
}

function ascending(one: number, other: number): number {
  return one - other
}
