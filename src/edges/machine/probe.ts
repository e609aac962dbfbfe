/**
 * The probe. While servers and clients rest, it times a fixed piece of arithmetic and of memory reads, because other
 * programs slow both down. It also asks how much CPU time the hypervisor gave to other virtual machines. A block next
 * to an unusual probe counts as disturbed.
 */
import { sum } from '../../core/stats/vectors.ts'
import { sleep } from './clock.ts'
import { readIfThere } from './proc.ts'

/**
 * Size of the memory that the probe reads. It exceeds a core's cache, so that work on neighbouring cores slows the
 * reads.
 */
const MEMORY_BYTES = 32 * 1024 ** 2
/** Steps of arithmetic, and reads of memory. Either number takes about a millisecond on a CPU of 2020. */
const CORE_STEPS = 750_000
const MEMORY_READS = 10_000
/**
 * Number of tries. Only the fastest counts, because a disturbance that ends within a millisecond does not affect a
 * block.
 */
const TRIES = 2
/** Calls of `glance` after which the JIT compiler makes the work no faster, so that later times can be compared. */
const WARM_UP_GLANCES = 20

export class MachineProbe {
  readonly #memory = new Int32Array(MEMORY_BYTES / 4).fill(1)
  #ticks: { readonly all: number; readonly stolen: number } | undefined
  /** Result of the work. It is kept, because a compiler may skip work whose result nobody uses. */
  #sink = 0

  constructor() {
    for (let nth = 0; nth < WARM_UP_GLANCES; nth++) this.glance()
    this.#ticks = undefined
  }

  /**
   * Times the work once, which takes about 4 ms of qpsgate's CPU. `stolen` is the share (0 to 1) of all CPUs' time that
   * the hypervisor gave to other virtual machines since the last call; null at the first call.
   */
  glance() {
    const coreMicros = this.#fastest(compute)
    const memoryMicros = this.#fastest(() => readAround(this.#memory, MEMORY_READS, this.#sink))
    const before = this.#ticks
    const now = readTicks()
    this.#ticks = now
    if (before === undefined || now === undefined) return { coreMicros, memoryMicros, stolen: null }
    const passed = now.all - before.all
    return { coreMicros, memoryMicros, stolen: passed > 0 ? (now.stolen - before.stolen) / passed : 0 }
  }

  /** @returns microseconds of the fastest try */
  #fastest(work: () => number): number {
    const tries = Array.from({ length: TRIES }, () => {
      const began = process.hrtime.bigint()
      this.#sink ^= work()
      return Number(process.hrtime.bigint() - began) / 1e3
    })
    return Math.min(...tries)
  }
}

function compute(): number {
  let value = 1
  for (let step = 0; step < CORE_STEPS; step++) value = (Math.imul(value, 1664525) + 1013904223) | 0
  return value
}

/** Reads memory at addresses that each depend on the value before, so that the CPU cannot overlap the reads. */
function readAround(memory: Int32Array, reads: number, seed: number): number {
  const mask = memory.length - 1
  let at = seed & mask
  for (let read = 0; read < reads; read++) at = (Math.imul(at + (memory[at] ?? 0), 1664525) + 1013904223) & mask
  return at
}

/**
 * Share (0 to 1) of all CPUs' time that programs used during these milliseconds; undefined if it is unknown. The caller
 * asks before the run starts anything, so it is the share of other programs.
 */
export async function busyShare(milliseconds: number): Promise<number | undefined> {
  const before = readTicks()
  await sleep(milliseconds)
  const after = readTicks()
  return before && after && after.all > before.all ? (after.busy - before.busy) / (after.all - before.all) : undefined
}

/**
 * Clock ticks of all CPUs, from the first line of /proc/stat: user, nice, system, idle, iowait, irq, softirq, steal.
 */
function readTicks() {
  const [line] = readIfThere('/proc/stat')?.split('\n', 1) ?? []
  const fields = line?.split(/\s+/).slice(1, 9).map(Number)
  if (fields === undefined) return undefined
  const all = sum(fields)
  const [, , , idle = 0, waiting = 0, , , stolen = 0] = fields
  return { all, stolen, busy: all - idle - waiting - stolen }
}
