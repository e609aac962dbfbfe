/**
 * Signals that end the run in order: qpsgate stops everything that it has started, then exits with 128 + signal number.
 */
import { constants } from 'node:os'
import { Interruption } from '../../errors.ts'

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/**
 * A signal that fires at the first of SIGNALS. Later ones are ignored, because qpsgate is stopping everything already.
 */
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
