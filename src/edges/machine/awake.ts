/**
 * CPUs that do not fall asleep while nothing runs on them. On a virtual machine waking one costs several times as much
 * as a small query, so with few clients most of the time passes between CPUs, and hides what a setting costs.
 */
import { closeSync, openSync, writeSync } from 'node:fs'

/** File of the kernel: while we hold it open, CPUs wake up within the time written to it (PM QoS interface). */
const LONGEST_WAKE_UP = '/dev/cpu_dma_latency'
/** Zero microseconds, as a 32-bit number: idle CPUs then poll. */
const NONE = Buffer.alloc(4)

/** Keeps all CPUs awake until it is disposed of, or this process ends; undefined without the right, which root has. */
export function keepAwake(): Disposable | undefined {
  let file: number
  try {
    file = openSync(LONGEST_WAKE_UP, 'w')
  } catch {
    return undefined
  }
  try {
    writeSync(file, NONE)
  } catch {
    closeSync(file)
    return undefined
  }
  return { [Symbol.dispose]: () => closeSync(file) }
}
