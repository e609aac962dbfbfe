/** Machines as Linux describes them in /sys, of the shapes of real ones. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseCpuList } from '../../../src/edges/machine/proc.ts'

export interface Machine {
  readonly online: string
  /** The hyper-threads of each core. */
  readonly siblings: readonly string[]
  /** CPUs of each NUMA node. */
  readonly nodes: Readonly<Record<number, string>>
  /** CPUs that a process may use; default: those that are online. */
  readonly allowed?: string
}

/** A directory such as /sys/devices/system. */
export class SystemTree implements Disposable {
  readonly path = mkdtempSync(join(tmpdir(), 'qc-'))

  constructor({ online, siblings, nodes }: Machine) {
    this.#write('cpu', 'online', online)
    for (const list of siblings)
      for (const cpu of parseCpuList(list)) this.#write(`cpu/cpu${cpu}/topology`, 'thread_siblings_list', list)
    this.#write('node', 'online', Object.keys(nodes).join())
    for (const [node, list] of Object.entries(nodes)) this.#write(`node/node${node}`, 'cpulist', list)
  }

  #write(folder: string, name: string, text: string): void {
    mkdirSync(join(this.path, folder), { recursive: true })
    writeFileSync(join(this.path, folder, name), `${text}\n`)
  }

  [Symbol.dispose](): void {
    rmSync(this.path, { recursive: true, force: true })
  }
}

/** Cores with this many hyper-threads: those of core n are n, n + cores, and so on; or, adjacent, follow each other. */
function cores(count: number, threads: number, numbering: 'apart' | 'adjacent'): string[] {
  return Array.from({ length: count }, (_, core) =>
    numbering === 'apart'
      ? Array.from({ length: threads }, (__, thread) => core + thread * count).join()
      : threads === 1
        ? String(core)
        : `${core * threads}-${core * threads + threads - 1}`,
  )
}

interface KnownMachine {
  readonly name: string
  readonly machine: Machine
  /** Cores of each node. */
  readonly nodes: readonly number[]
  readonly client: string
  readonly servers: string
}

export const MACHINES: readonly KnownMachine[] = [
  {
    name: '32 CPUs on 16 cores of one node, siblings apart: four cores',
    machine: { online: '0-31', siblings: cores(16, 2, 'apart'), nodes: { 0: '0-31' } },
    nodes: [16],
    ...{ client: '0-3,16-19', servers: '4-15,20-31' },
  },
  {
    name: '2 × 32 cores with two threads each, siblings apart: eight cores of each node',
    machine: { online: '0-127', siblings: cores(64, 2, 'apart'), nodes: { 0: '0-31,64-95', 1: '32-63,96-127' } },
    nodes: [32, 32],
    ...{ client: '0-7,32-39,64-71,96-103', servers: '8-31,40-63,72-95,104-127' },
  },
  {
    name: '64 cores in four nodes of one socket, siblings apart: four cores of each, never a whole node',
    machine: {
      ...{ online: '0-127', siblings: cores(64, 2, 'apart') },
      nodes: { 0: '0-15,64-79', 1: '16-31,80-95', 2: '32-47,96-111', 3: '48-63,112-127' },
    },
    nodes: [16, 16, 16, 16],
    client: '0-3,16-19,32-35,48-51,64-67,80-83,96-99,112-115',
    servers: '4-15,20-31,36-47,52-63,68-79,84-95,100-111,116-127',
  },
  {
    name: 'ARM: 64 cores without hyper-threads: sixteen',
    machine: { online: '0-63', siblings: cores(64, 1, 'adjacent'), nodes: { 0: '0-63' } },
    nodes: [64],
    ...{ client: '0-15', servers: '16-63' },
  },
  {
    name: 'ARM: 2 × 80 cores without hyper-threads: twenty of each node',
    machine: { online: '0-159', siblings: cores(160, 1, 'adjacent'), nodes: { 0: '0-79', 1: '80-159' } },
    nodes: [80, 80],
    ...{ client: '0-19,80-99', servers: '20-79,100-159' },
  },
  {
    name: 'POWER: 2 × 16 cores of four adjacent threads, nodes 0 and 8, and one that has memory alone',
    machine: { online: '0-127', siblings: cores(32, 4, 'adjacent'), nodes: { 0: '0-63', 8: '64-127', 252: '' } },
    nodes: [16, 16],
    ...{ client: '0-15,64-79', servers: '16-63,80-127' },
  },
  {
    name: 'a virtual machine of 36 CPUs on 18 cores, adjacent: five cores, nine CPUs rounded up',
    machine: { online: '0-35', siblings: cores(18, 2, 'adjacent'), nodes: { 0: '0-35' } },
    nodes: [18],
    ...{ client: '0-9', servers: '10-35' },
  },
  {
    name: 'hybrid: eight cores of two threads, and sixteen of one: four of the first',
    machine: {
      online: '0-31',
      siblings: [...cores(8, 2, 'adjacent'), ...Array.from({ length: 16 }, (_, core) => String(16 + core))],
      nodes: { 0: '0-31' },
    },
    nodes: [24],
    ...{ client: '0-7', servers: '8-31' },
  },
  {
    name: 'CPUs that may be plugged in and are not there: four of 128',
    machine: { online: '0-3', siblings: cores(4, 1, 'adjacent'), nodes: { 0: '0-3' }, allowed: '0-127' },
    nodes: [4],
    ...{ client: '0', servers: '1-3' },
  },
  {
    name: 'siblings switched off: what is left of each core',
    machine: { online: '0-31', siblings: cores(32, 1, 'adjacent'), nodes: { 0: '0-15', 1: '16-31' }, allowed: '0-63' },
    nodes: [16, 16],
    ...{ client: '0-3,16-19', servers: '4-15,20-31' },
  },
  {
    name: 'a cpuset within one of two nodes, which splits two cores: three cores, five CPUs',
    machine: {
      ...{ online: '0-127', siblings: cores(64, 2, 'apart'), nodes: { 0: '0-31,64-95', 1: '32-63,96-127' } },
      allowed: '40-48,105-111',
    },
    nodes: [9],
    ...{ client: '40-42,105-106', servers: '43-48,107-111' },
  },
  {
    name: 'a cpuset of eight CPUs of one node and one of another: three of the first',
    machine: {
      ...{ online: '0-127', siblings: cores(128, 1, 'adjacent'), nodes: { 0: '0-63', 1: '64-127' } },
      allowed: '8-15,64',
    },
    nodes: [8, 1],
    ...{ client: '8-10', servers: '11-15,64' },
  },
]
