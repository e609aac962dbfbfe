/** Signals end the run in order: everything that was started is stopped, then the process exits with 128 + n. */
import { constants } from 'node:os'
import { Interruption } from '../../errors.ts'

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/** Aborts on the first of these signals; while everything stops, later ones are ignored. */
export function interruptible(): { readonly signal: AbortSignal } & Disposable {
  const controller = new AbortController()
  const stop = (signal: NodeJS.Signals) => controller.abort(new Interruption(signal, constants.signals[signal]))
  for (const signal of SIGNALS) process.on(signal, stop)
  return {
    signal: controller.signal,
    [Symbol.dispose]: () => {
      for (const signal of SIGNALS) process.off(signal, stop)
    },
  }
}
