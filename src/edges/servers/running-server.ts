/** From a data directory to a server that answers. */
import { familyOf } from '../../core/families/families.ts'
import type { ServerVersion } from '../../core/families/family.ts'
import type { ServerOption } from '../../core/suite/suite.ts'
import { MeasurementError } from '../../errors.ts'
import { orAborted } from '../machine/abortable.ts'
import { sleep } from '../machine/clock.ts'
import { fullDisk } from '../machine/disk-space.ts'
import { Session } from './connection.ts'
import type { Launcher, ServerProcess } from './launcher.ts'
import { type HeldSocket, holdSocket, MadeDirectory } from './made-directory.ts'
import { placeArguments, socketOf } from './owned-options.ts'
import { type ServerAddress, socketAddress } from './server-address.ts'
import { startFailure } from './start-failure.ts'

const START_TIMEOUT_MS = 120_000
/** A server that starts has work to do: without any for so long it hangs. */
const STILL_MS = 20_000
const LOOK_MS = 1000
const POLL_MS = 10
/** Longest that any statement may take, unless its sender says otherwise; the largest tables are counted in less. */
const ANSWER_SECONDS = 3600
/** A server that takes connections and does not answer is asked again. */
const FIRST_ANSWER_SECONDS = 10
/** sun_path of a Unix socket address, less the closing zero (unix(7)). */
const SOCKET_PATH_MAX = 107

export interface StartServer {
  /** Name for messages and for the process or container. */
  readonly name: string
  /** Holds data/ and tmp/ and gets the socket. */
  readonly directory: string
  readonly arguments: readonly string[]
  /** The user's options, to name the one that the server refuses. */
  readonly options: readonly ServerOption[]
  readonly cpus: readonly number[]
  readonly memoryBytes?: number | undefined
}

export interface RunningServer {
  readonly process: ServerProcess
  readonly address: ServerAddress
  readonly session: Session
  /** Ends it at once, frozen or not. */
  [Symbol.asyncDispose](): Promise<void>
}

/** For servers that cannot be frozen, see launcher.ts: clients take turns then. */
const NEVER_FROZEN = { hold: undefined, freeze: () => {}, thaw: () => {} }

export async function startServer(launcher: Launcher, spec: StartServer, signal: AbortSignal): Promise<RunningServer> {
  const socket = socketOf(spec.directory)
  checkSocketPath(socket)
  const args = [...placeArguments(launcher.build, spec.directory), ...spec.arguments]
  const directory = new MadeDirectory(spec.directory)
  const launched = await launcher.launch({ ...spec, args })
  const { product, version } = launcher.build
  const process = familyOf(product).outlivesFreezing(version) ? launched : { ...launched, ...NEVER_FROZEN }
  try {
    const find = () => holdSocket(directory, socket, uidOf(launcher))
    const starting = { ...spec, process, server: launcher.build }
    const { held, address, session } = await connectWhenReady(starting, find, signal)
    return {
      process,
      address,
      session,
      [Symbol.asyncDispose]: async () => {
        await session[Symbol.asyncDispose]()
        await process.kill()
        held[Symbol.dispose]()
      },
    }
  } catch (error) {
    await process.kill()
    throw error
  }
}

/** The user of the server, who owns its socket. */
function uidOf({ account }: Launcher): number | undefined {
  return account?.uid ?? process.getuid?.()
}

interface Connected {
  readonly held: HeldSocket
  readonly address: ServerAddress
  readonly session: Session
}

/** A server that was launched and has not answered yet. */
interface StartingServer extends StartServer {
  readonly process: ServerProcess
  readonly server: ServerVersion
}

async function connectWhenReady(
  spec: StartingServer,
  findSocket: () => HeldSocket | undefined,
  signal: AbortSignal,
): Promise<Connected> {
  const { process, server, options } = spec
  const deadline = performance.now() + START_TIMEOUT_MS
  const work = new WorkWatch(process)
  let last: unknown
  while (performance.now() < deadline) {
    signal.throwIfAborted()
    if (process.hasEnded()) {
      const [ended, output] = [await process.ended, await process.output()]
      const room = fullDisk(spec.directory, output)
      throw startFailure({ arm: spec.name, command: process.command, ended, output, options, server, room })
    }
    // A client is costly to make; without a socket there is nobody to talk to.
    const held = findSocket()
    if (held !== undefined) {
      const address = socketAddress(held.path, spec.directory, { seconds: ANSWER_SECONDS, signal })
      try {
        return { held, address, session: await orAborted(openAnswering(address), signal) }
      } catch (error) {
        held[Symbol.dispose]()
        signal.throwIfAborted()
        last = error
      }
    }
    if (await work.isStill())
      throw new MeasurementError(
        `the server of ${spec.name} hangs while starting: it neither answers nor does anything since ${STILL_MS / 1000} s`,
        { step: 'start server', arm: spec.name, command: process.command, output: await process.output(), cause: last },
      )
    await sleep(POLL_MS)
  }
  throw new MeasurementError(
    `the server of ${spec.name} does not answer after ${START_TIMEOUT_MS / 1000} s: ${String(last)}`,
    {
      step: 'start server',
      arm: spec.name,
      command: process.command,
      output: await process.output(),
      cause: last,
    },
  )
}

/** Sees whether a server uses any CPU time. */
class WorkWatch {
  readonly #process: ServerProcess
  #seconds: number | undefined
  #lookedAt = performance.now()
  #workedAt = performance.now()

  constructor(process: ServerProcess) {
    this.#process = process
  }

  /** Whether it has done nothing for so long that it hangs; never if that is unknown. */
  async isStill(): Promise<boolean> {
    const now = performance.now()
    if (now - this.#lookedAt < LOOK_MS) return false
    this.#lookedAt = now
    const seconds = await this.#process.cpuSeconds()
    if (seconds === undefined || seconds !== this.#seconds) this.#workedAt = now
    this.#seconds = seconds
    return now - this.#workedAt > STILL_MS
  }
}

/** The socket exists a little before queries are answered. */
async function openAnswering(address: ServerAddress): Promise<Session> {
  const session = await Session.open(address)
  try {
    await session.execute('SELECT 1', FIRST_ANSWER_SECONDS)
    return session
  } catch (error) {
    await session[Symbol.asyncDispose]()
    throw error
  }
}

function checkSocketPath(socket: string): void {
  const length = Buffer.byteLength(socket)
  if (length <= SOCKET_PATH_MAX) return
  throw new MeasurementError(
    `the socket path is too long: ${length} bytes, a Unix socket allows ${SOCKET_PATH_MAX}: ${socket}\n` +
      '  set TMPDIR to a shorter directory, e.g. TMPDIR=/tmp',
    { step: 'start server' },
  )
}
