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
    name: '2 × 32 cores with two threads each, siblings apart: eight cores of each node',
    machine: { online: '0-127', siblings: cores(64, 2, 'apart'), nodes: { 0: '0-31,64-95', 1: '32-63,96-127' } },
    nodes: [32, 32],
    ...{ client: '0-7,32-39,64-71,96-103', servers: '8-31,40-63,72-95,104-127' },
  },
  {
    name: 'POWER: 2 × 16 cores of four adjacent threads, nodes 0 and 8, and one that has memory alone',
    machine: { online: '0-127', siblings: cores(32, 4, 'adjacent'), nodes: { 0: '0-63', 8: '64-127', 252: '' } },
    nodes: [16, 16],
    ...{ client: '0-15,64-79', servers: '16-63,80-127' },
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
    name: 'a cpuset within one of two nodes, which splits two cores: three cores, five CPUs',
    machine: {
      ...{ online: '0-127', siblings: cores(64, 2, 'apart'), nodes: { 0: '0-31,64-95', 1: '32-63,96-127' } },
      allowed: '40-48,105-111',
    },
    nodes: [9],
    ...{ client: '40-42,105-106', servers: '43-48,107-111' },
  },
]
