/** What the warm-up of a cell's arms tells of how they work. */
import type { Cell } from '../../core/plan/plan.ts'
import type { ArmWork } from './conductor.ts'

/** From this share of its CPUs' time on a server waits for next to nothing else. */
const BUSY = 0.9
/** With so many threads for each CPU a server that only reads what it holds in memory waits for clients alone, if they are late. */
const THREADS_PER_CPU = 2
/** Share of the pages that a server wanted and had to read; the rest of a first reading is less. */
const FEW_MISSES = 0.002

export interface SeenWork {
  readonly works: readonly ArmWork[]
  /** Share of the pages that each arm's server had to read. */
  readonly pageMisses: readonly number[]
  readonly cpus: number
}

/** Whether the servers wait for next to nothing but their CPUs, or for clients that the machine keeps from running. */
export function computes({ workload, threads }: Cell, { works, pageMisses, cpus }: SeenWork): boolean {
  const usable = Math.min(threads, cpus)
  const isBusy = ({ cpuNs, ranNs }: ArmWork) => cpuNs !== undefined && cpuNs >= BUSY * usable * ranNs
  const hasCpu = works.every(({ cpuNs }) => cpuNs !== undefined)
  const onlyReads =
    !workload.writes && threads >= THREADS_PER_CPU * cpus && pageMisses.every((share) => share < FEW_MISSES)
  return works.every(isBusy) || (hasCpu && onlyReads)
}
