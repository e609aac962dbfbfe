/** Starts a server on a data directory, and waits until it answers. */
import { familyOf } from '../../core/families/families.ts'
import type { Setting } from '../../core/setting/setting.ts'
import { MeasurementError } from '../../errors.ts'
import { orAborted } from '../machine/abortable.ts'
import { sleep } from '../machine/clock.ts'
import { fullDisk } from '../machine/disk-space.ts'
import { cpuSecondsOf } from '../machine/proc.ts'
import { Session } from './connection.ts'
import type { Launcher, LaunchRequest, ServerBuild, ServerProcess } from './launcher.ts'
import { placeArguments, socketOf } from './owned-options.ts'
import { type ServerAddress, socketAddress } from './server-address.ts'
import { ServerDirectory, type SocketHandle } from './server-directory.ts'
import { startFailure } from './start-failure.ts'

const START_TIMEOUT_MS = 120_000
/** Milliseconds without any work after which a starting server counts as hanging. */
const STILL_MS = 20_000
const LOOK_MS = 1000
const POLL_MS = 10
/** Time limit of a statement, unless the caller sets another; counting the rows of the largest tables takes less. */
const ANSWER_SECONDS = 3600
/** Maximum length of a socket's path, bytes: sun_path less the closing zero (unix(7)). */
const SOCKET_PATH_MAX = 107

/** Request to start a server. Its directory must hold data/ and tmp/, and gets the socket. */
interface StartServerRequest extends LaunchRequest {
  /** The user's options, so that an error can name the one that the server refuses. */
  readonly options: readonly Setting[]
}

export interface RunningServer extends Pick<LaunchRequest, 'memoryLimit'> {
  readonly process: ServerProcess
  readonly address: ServerAddress
  readonly session: Session
  /** Ends the server at once, frozen or not. Further calls do nothing. */
  [Symbol.asyncDispose](): Promise<void>
}

export async function startServer(
  launcher: Launcher,
  spec: StartServerRequest,
  signal: AbortSignal,
): Promise<RunningServer> {
  const { build, account } = launcher
  const socket = socketOf(spec.directory)
  const length = Buffer.byteLength(socket)
  if (length > SOCKET_PATH_MAX)
    throw new MeasurementError(
      `the socket path is too long: ${length} bytes, a Unix socket allows ${SOCKET_PATH_MAX}: ${socket}\n` +
        '  set TMPDIR to a shorter directory, e.g. TMPDIR=/tmp',
      { step: 'start server' },
    )
  const directory = new ServerDirectory(spec.directory)
  const launched = await launcher.launch({ ...spec, args: [...placeArguments(build, spec.directory), ...spec.args] })
  const isFreezable = launched.isFreezable && familyOf(build.product).outlivesFreezing(build.version)
  const process = { ...launched, isFreezable }
  // The server's user must own the socket, because otherwise another program has made it.
  const uid = account?.uid ?? globalThis.process.getuid?.()
  const findSocket = () => directory.holdSocket(socket, uid)
  try {
    const { handle, address, session } = await connectWhenReady(spec, build, process, findSocket, signal)
    const end = async () => {
      await session[Symbol.asyncDispose]()
      await process.kill()
      handle[Symbol.dispose]()
    }
    let ended: Promise<void> | undefined
    const dispose = () => {
      ended ??= end()
      return ended
    }
    return { memoryLimit: spec.memoryLimit, process, address, session, [Symbol.asyncDispose]: dispose }
  } catch (error) {
    await process.kill()
    throw error
  }
}

async function connectWhenReady(
  spec: StartServerRequest,
  build: ServerBuild,
  process: ServerProcess,
  findSocket: () => SocketHandle | undefined,
  signal: AbortSignal,
) {
  const deadline = performance.now() + START_TIMEOUT_MS
  const isStill = watchWork(process)
  let refusal: unknown
  const failed = async (how: string) =>
    new MeasurementError(`the server of ${spec.name} ${how}`, {
      step: 'start server',
      arm: spec.name,
      command: process.command,
      output: await process.output(),
      cause: refusal,
    })
  while (performance.now() < deadline) {
    signal.throwIfAborted()
    if (process.hasEnded()) {
      const ended = await process.ended
      const output = await process.output()
      const { name: arm, options, directory, memoryLimit } = spec
      const room = fullDisk(directory, output)
      throw startFailure({ arm, command: process.command, ended, output, options, server: build, room, memoryLimit })
    }
    // Creating a client is costly, so qpsgate looks for the socket first. Without a socket nothing listens.
    const handle = findSocket()
    if (handle !== undefined) {
      const address = socketAddress(handle.path, spec.directory, { seconds: ANSWER_SECONDS, signal })
      try {
        // The socket exists a little before the server answers queries. A session is open only once the server has
        // answered one.
        return { handle, address, session: await orAborted(Session.open(address), signal) }
      } catch (error) {
        handle[Symbol.dispose]()
        signal.throwIfAborted()
        refusal = error
      }
    }
    if (isStill())
      throw await failed(`hangs while starting: it neither answers nor does anything since ${STILL_MS / 1000} s`)
    await sleep(POLL_MS)
  }
  throw await failed(`does not answer after ${START_TIMEOUT_MS / 1000} s: ${String(refusal)}`)
}

/**
 * Returns a function that says whether a server hangs, because it has long used no CPU time. It never says so if the
 * CPU time is unknown, or while the server has child processes, because a script in the server's place may wait for
 * one.
 */
function watchWork(process: ServerProcess): () => boolean {
  let lastSeconds: number | undefined
  let lookedAt = performance.now()
  let workedAt = lookedAt
  return () => {
    const now = performance.now()
    if (now - lookedAt < LOOK_MS) return false
    lookedAt = now
    const seconds = cpuSecondsOf(process.pid)
    if (seconds === undefined || seconds !== lastSeconds || process.companions().length > 0) workedAt = now
    lastSeconds = seconds
    return now - workedAt > STILL_MS
  }
}
