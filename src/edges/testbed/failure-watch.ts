/** Notices at once when a server or a load ends that should be running. */
import { MeasurementError } from '../../errors.ts'
import { sleep } from '../machine/clock.ts'
import type { RunningArm } from '../servers/arms.ts'
import type { CellArm } from './cell-arm.ts'

/** When sysbench and its server end together, the server is the cause; it is given this long to be seen. */
const BLAME_MS = 200
const SHOWN_LINES = 10

/** Watch over the servers and loads of a cell. */
export interface FailureWatch {
  /** Rejects with the first failure, or when the run is stopped; never resolves. */
  readonly promise: Promise<never>
  /** Stops watching: from now on ends are expected. */
  disarm(): void
}

export function watchForFailure(arms: readonly CellArm[], signal: AbortSignal): FailureWatch {
  let armed = true
  const { promise, reject } = Promise.withResolvers<never>()
  const fail = (error: unknown) => {
    if (armed) reject(error)
  }
  const stop = () => fail(signal.reason)
  signal.addEventListener('abort', stop, { once: true })
  for (const arm of arms) {
    const { process } = arm.running.server
    void process.ended.then(async () => fail(await serverEnded(arm.name, arm.running)))
    void arm.load.child.exited.then(async () => {
      await sleep(BLAME_MS)
      fail(
        process.hasEnded()
          ? await serverEnded(arm.name, arm.running)
          : arm.load.failure('sysbench ended during its turns'),
      )
    })
  }
  // Whoever waits gets the error; between two waits nobody does.
  promise.catch(() => {})
  return {
    promise,
    disarm: () => {
      armed = false
      signal.removeEventListener('abort', stop)
    },
  }
}

async function serverEnded(name: string, { server }: RunningArm): Promise<MeasurementError> {
  const how = await server.process.ended
  return new MeasurementError(`the server of ${name} ended while it was being measured (${how})`, {
    step: 'drive load',
    arm: name,
    command: server.process.command,
    output: (await server.process.output()).trimEnd().split('\n').slice(-SHOWN_LINES).join('\n'),
  })
}
