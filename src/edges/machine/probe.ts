/**
 * A glance at the machine while nothing of ours runs: the speed of a CPU's arithmetic and reads, and the time taken
 * from us.
 */
import { readIfThere } from './proc.ts'

/** Larger than a core's own cache: neighbours on other cores show in it. */
const MEMORY_BYTES = 32 * 1024 ** 2
/** About a millisecond each on a CPU of 2020. */
const CORE_STEPS = 750_000
const MEMORY_READS = 10_000
/** The fastest of them counts: a disturbance within a millisecond affects no block. */
const TRIES = 2
/** Until the compiler has made its best of it. */
const WARM_UP_GLANCES = 20

export type MachineProbe = ReturnType<typeof machineProbe>

export function machineProbe() {
  const memory = new Int32Array(MEMORY_BYTES / 4).fill(1)
  let ticks: ReturnType<typeof readTicks>
  let sink = 0
  /** Microseconds of the fastest try. */
  const fastest = (work: () => number) => {
    const tries = Array.from({ length: TRIES }, () => {
      const began = process.hrtime.bigint()
      // The result is kept, so that the compiler cannot skip the work.
      sink ^= work()
      return Number(process.hrtime.bigint() - began) / 1e3
    })
    return Math.min(...tries)
  }
  /**
   * Takes about 4 ms of the CPU that we run on. `stolen` is the share of all CPUs' time since the glance before that the
   * hypervisor gave to others; null at the first.
   */
  const glance = () => {
    const coreMicros = fastest(compute)
    const memoryMicros = fastest(() => readAround(memory, MEMORY_READS, sink))
    const before = ticks
    ticks = readTicks()
    if (before === undefined || ticks === undefined) return { coreMicros, memoryMicros, stolen: null }
    const passed = ticks.all - before.all
    return { coreMicros, memoryMicros, stolen: passed > 0 ? (ticks.stolen - before.stolen) / passed : 0 }
  }
  for (let nth = 0; nth < WARM_UP_GLANCES; nth++) glance()
  ticks = undefined
  return { glance }
}

function compute(): number {
  let value = 1
  for (let step = 0; step < CORE_STEPS; step++) value = (Math.imul(value, 1664525) + 1013904223) | 0
  return value
}

/** Every address depends on the value read before, so that reads wait for each other. */
function readAround(memory: Int32Array, reads: number, seed: number): number {
  const mask = memory.length - 1
  let at = seed & mask
  for (let read = 0; read < reads; read++) at = (Math.imul(at + (memory[at] ?? 0), 1664525) + 1013904223) & mask
  return at
}

/** The first line of /proc/stat: user, nice, system, idle, iowait, irq, softirq, steal. */
function readTicks(): Record<'all' | 'stolen', number> | undefined {
  const [line] = readIfThere('/proc/stat')?.split('\n', 1) ?? []
  const fields = line?.split(/\s+/).slice(1, 9).map(Number)
  return fields && { all: fields.reduce((sum, field) => sum + field, 0), stolen: fields[7] ?? 0 }
}
