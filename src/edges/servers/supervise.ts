/**
 * Work with a server that may end, hang or be stopped meanwhile: that event is reported, and not the error that it
 * causes in the work.
 */
import { memoryLimitText } from '../../core/plan/memory-need.ts'
import { describeError, MeasurementError, UserError } from '../../errors.ts'
import { orAborted } from '../machine/abortable.ts'
import { sleep } from '../machine/clock.ts'
import { fullDisk } from '../machine/disk-space.ts'
import { programOf } from '../machine/proc.ts'
import { Session } from './connection.ts'
import { BOX_ENDED, type ServerProcess } from './launcher.ts'
import type { RunningServer } from './running-server.ts'
import type { ServerAddress } from './server-address.ts'
import { KILLED, killedWithin, OUT_OF_GIVEN_MEMORY, OUT_OF_MEMORY } from './start-failure.ts'

/** Pause between two checks that a server answers, time for an answer, and failures in a row that show a hang. */
const PULSE_MS = 3000
const ANSWER_MS = 5000
const MOST_MISSED = 2
/** Time to wait for news of a server's end after a connection was lost: the end is then what is reported. */
const BLAME_MS = 2000
/** Errors of a server that lacks memory or room, or is about to end: the statement is not at fault. */
const LACKS = new Set([3, 5, 20, 1021, 1026, 1037, 1038, 1041, 1053, 1114, 1927])

export function isLacking(code: number): boolean {
  return LACKS.has(code)
}

interface Supervision {
  /** The arm's name. */
  readonly name: string
  readonly server: Pick<RunningServer, 'process' | 'address' | 'memoryLimit'>
  /** The server's current task, such as "it was being set up". */
  readonly doing: string
  /** Number that grows as the work goes on, such as clients that are connected; default: nothing shows it. */
  readonly progress?: () => number
  readonly signal: AbortSignal
}

/**
 * Waits for the work, however long it takes: a server that still takes connections is working on it.
 *
 * @throws MeasurementError as soon as the server has ended or hangs, or if it refuses; the signal's reason
 */
export async function supervise<T>(supervised: Supervision, work: () => Promise<T>): Promise<T> {
  const { name, server, doing, signal } = supervised
  signal.throwIfAborted()
  const over = new AbortController()
  const ended = server.process.ended.then(async () => {
    throw await serverEnded(supervised)
  })
  ended.catch(() => {})
  const working = work()
  working.catch(() => {})
  try {
    return await orAborted(Promise.race([working, ended, hanging(supervised, over.signal)]), signal)
  } catch (error) {
    if (server.address.kind === 'socket' && !signal.aborted && !(error instanceof UserError))
      await orAborted(Promise.race([ended, sleep(BLAME_MS, over.signal)]), signal)
    if (error instanceof MeasurementError) throw diagnose(error, server.address)
    if (!(error instanceof Error && 'sqlState' in error)) throw error
    // A server's refusal is no bug of ours: it may lack disk space or memory.
    const what = `the server of ${name} refuses what it is asked while ${doing}; it says: ${error.message}`
    throw diagnose(new MeasurementError(what, { step: 'ask the server', arm: name, cause: error }), server.address)
  } finally {
    over.abort()
  }
}

/** The error of a server that has ended, although it should not have. */
export async function serverEnded({ name, server, doing }: Supervision): Promise<MeasurementError> {
  const { process } = server
  const how = await process.ended
  const output = (await process.output()).trimEnd()
  const room = roomProblem(server.address, output)
  const memoryLimit = room === undefined ? killedWithin(server.memoryLimit, how) : undefined
  const killed = memoryLimit === undefined ? LACK_OF_MEMORY : memoryLimitText(memoryLimit)
  const reasons = [OUT_OF_MEMORY, OUT_OF_GIVEN_MEMORY, BOX_ENDED]
  const isTold = memoryLimit === undefined && reasons.some((why) => how.includes(why))
  const why = room ?? (KILLED.test(how) && !isTold ? killed : undefined)
  const what = `the server of ${name} ended while ${doing} (${how})`
  return new MeasurementError(why === undefined ? what : `${what}: ${why}`, {
    step: 'watch server',
    arm: name,
    memoryLimit,
    command: process.command,
    output,
  })
}

const LACK_OF_MEMORY = 'it was killed, perhaps by the kernel because memory ran out'

/** Adds to a failure that the server's disk is full, which is then the cause, and no fault of the statement. */
export function diagnose(error: MeasurementError, address: ServerAddress): MeasurementError {
  const room = roomProblem(address, describeError(error))
  return room === undefined
    ? error
    : new MeasurementError(`${error.message}: ${room}`, { ...error.failure, refused: undefined })
}

/** Message about the full disk of a server of ours; undefined if it has space, or is somebody else's. */
function roomProblem(address: ServerAddress, output: string): string | undefined {
  return address.kind === 'socket' ? fullDisk(address.directory, output) : undefined
}

/** Rejects once the server takes no new connections, or does not answer on them; never resolves. */
async function hanging({ name, server, doing, progress }: Supervision, over: AbortSignal): Promise<never> {
  const { address, process } = server
  let missed = 0
  let progressed = progress?.()
  // Only our own servers are checked: somebody else's may have no connection to spare.
  while (address.kind === 'socket' && missed < MOST_MISSED) {
    try {
      await sleep(PULSE_MS, over)
      const before = progressed
      progressed = progress?.()
      // A server that a thousand clients connect to at once is slow to answer, and does not hang.
      missed = (await answers(address, over)) || progressed !== before ? 0 : missed + 1
    } catch {
      break // The work is done.
    }
  }
  if (missed < MOST_MISSED) return new Promise(() => {})
  throw new MeasurementError(
    `the server of ${name} hangs: while ${doing} it answered ${MOST_MISSED} new connections in a row not within ${ANSWER_MS / 1000} s`,
    { step: 'watch server', arm: name, command: process.command },
  )
}

/** Whether a server answers, be it by a refusal. A lost connection counts, too: the watch for the end reports that. */
async function answers(address: ServerAddress, over: AbortSignal): Promise<boolean> {
  // A session is open once a query was answered.
  const asked = Session.open(address).then(
    async (session) => {
      await session[Symbol.asyncDispose]()
      return true
    },
    (error) => (error as NodeJS.ErrnoException).code !== 'ETIMEDOUT',
  )
  return Promise.race([asked, sleep(ANSWER_MS, over).then(() => false)])
}

/** @throws MeasurementError if the server's program has started others, which nobody would freeze or count */
export function requireAlone(name: string, process: ServerProcess): void {
  const others = process.companions()
  if (others.length === 0) return
  const what = others.map((pid) => programOf(pid) ?? pid).join(', ')
  throw new MeasurementError(
    `the server of ${name} is not alone: ${what} runs beside it, and would work in the turns of others; ` +
      'name a server program that becomes the server (exec), or an image with nothing but the server',
    { step: 'look for other programs' },
  )
}
