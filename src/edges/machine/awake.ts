/**
 * Keeps idle CPUs from falling asleep. On a virtual machine, waking a CPU takes several times as long as a small query.
 * With few clients, most of the time would be spent waking CPUs, which hides what a setting costs.
 */
import { closeSync, openSync, writeSync } from 'node:fs'

/**
 * File of the kernel (PM QoS interface). While it is open, CPUs wake up within the microseconds that were written to
 * it.
 */
const LONGEST_WAKE_UP = '/dev/cpu_dma_latency'
/** Zero microseconds, as a 32-bit number: idle CPUs then poll instead of sleeping. */
const NONE = Buffer.alloc(4)

/**
 * Keeps all CPUs awake until the returned value is disposed of, or this process ends. Undefined if this process may
 * not open the file, which only root may.
 */
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
