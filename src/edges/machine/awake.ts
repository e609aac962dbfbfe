/**
 * Keeps idle CPUs from sleeping. On a virtual machine, waking a CPU takes several times as long as a small query. With
 * few clients, most of the time would pass in waking CPUs, which hides the cost of a setting.
 */
import { closeSync, openSync, writeSync } from 'node:fs'

/**
 * The kernel's file for PM QoS, its limits on power saving. While the file is open, CPUs wake up within the
 * microseconds that were written to it.
 */
const LONGEST_WAKE_UP = '/dev/cpu_dma_latency'
/** Zero microseconds, as a 32-bit number. Idle CPUs then poll instead of sleeping. */
const NONE = Buffer.alloc(4)

/**
 * Keeps all CPUs awake until the returned value is disposed of, or this process ends; undefined if this process may not
 * open the file, which only root may.
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
