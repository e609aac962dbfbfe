/**
 * Notices at once if a server or a load ends that should still run, because the run would otherwise wait for it in
 * vain.
 */
import { addAbortListener } from 'node:events'
import { sleep } from '../machine/clock.ts'
import { diagnose, serverEnded } from '../servers/supervise.ts'
import type { CellArm } from './cell-arm.ts'

/**
 * Milliseconds to wait for the end of a server whose sysbench has ended. If both end together, the server is the cause.
 */
const BLAME_MS = 200
/**
 * Milliseconds for a busy container engine to report a server's end after sysbench has crashed or lost its connection.
 */
const LOST_CONNECTION_MS = 10_000
const LOST_CONNECTION = /\b(?:2006|2013)\b/
const DOING = 'it was being measured'

export class FailureWatch {
  /** Rejects with the first failure, or when the run is stopped. It never resolves. */
  readonly failure: Promise<never>
  readonly #reject: (reason: unknown) => void
  readonly #stopped: Disposable
  #isArmed = true

  constructor(arms: readonly CellArm[], signal: AbortSignal) {
    const { promise, reject } = Promise.withResolvers<never>()
    this.failure = promise
    this.#reject = reject
    // A caller that awaits `failure` gets the error. If no caller does, an unhandled rejection must not end qpsgate.
    promise.catch(() => {})
    this.#stopped = addAbortListener(signal, () => this.#fail(signal.reason))
    for (const arm of arms) {
      const { server } = arm.running
      const ended = () => serverEnded({ name: arm.name, server, doing: DOING, signal })
      void server.process.ended.then(async () => this.#fail(await ended()))
      void arm.load.child.exited.then(async () => {
        const failure = arm.load.failure('sysbench ended during its turns')
        const { exitCode, output = '' } = failure.failure
        const isLost = LOST_CONNECTION.test(output) || exitCode === 'SIGSEGV'
        await Promise.race([server.process.ended, sleep(isLost ? LOST_CONNECTION_MS : BLAME_MS)])
        this.#fail(server.process.hasEnded() ? await ended() : diagnose(failure, server.address))
      })
    }
  }

  /** Stops watching, because servers and loads may end from now on. */
  disarm(): void {
    this.#isArmed = false
    this.#stopped[Symbol.dispose]()
  }

  #fail(error: unknown): void {
    if (this.#isArmed) this.#reject(error)
  }
}
