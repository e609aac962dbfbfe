/** A signal ends the run in order: everything that was started is stopped, then the process exits with 128 + n. */
import { constants } from 'node:os'
import { Interruption } from '../../errors.ts'

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/** The first of these signals aborts the run. Later ones are ignored, because everything is being stopped already. */
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
