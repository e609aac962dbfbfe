/**
 * Watches a server during work with it, because the server may end, hang or be stopped. Such an event is reported in
 * place of the error that it causes in the work.
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

/**
 * Pause between two checks that a server answers, maximum wait for an answer, and number of failures in a row that show
 * a hang.
 */
const PULSE_MS = 3000
const ANSWER_MS = 5000
const MOST_MISSED = 2
/** Maximum wait for news of a server's end after its connection was lost, because the end explains the loss. */
const BLAME_MS = 2000
/**
 * Error numbers of a server that lacks memory or disk space, or is about to end, so that the statement is not at fault.
 */
const LACKS = new Set([3, 5, 20, 1021, 1026, 1037, 1038, 1041, 1053, 1114, 1927])

export function isLacking(code: number): boolean {
  return LACKS.has(code)
}

interface Supervision {
  readonly name: string
  readonly server: Pick<RunningServer, 'process' | 'address' | 'memoryLimit'>
  /** What happens to the server, for messages, such as "it was being set up". */
  readonly doing: string
  /** Number that grows while the server works, such as its CPU time; default: unknown. */
  readonly progress?: () => number
  readonly signal: AbortSignal
}

/**
 * Waits for the work, however long it takes, because a server that still takes connections has not failed.
 *
 * @throws MeasurementError as soon as the server has ended or hangs, or refuses a statement; the signal's reason
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
    // A refusal here is no bug of qpsgate, because the server may lack disk space or memory.
    const what = `the server of ${name} refuses what it is asked while ${doing}; it says: ${error.message}`
    throw diagnose(new MeasurementError(what, { step: 'ask the server', arm: name, cause: error }), server.address)
  } finally {
    over.abort()
  }
}

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

/** Adds to a failure that the server's disk is full, if it is full. The statement is then not to blame. */
export function diagnose(error: MeasurementError, address: ServerAddress): MeasurementError {
  const room = roomProblem(address, describeError(error))
  return room === undefined
    ? error
    : new MeasurementError(`${error.message}: ${room}`, { ...error.failure, refused: undefined })
}

/**
 * Message about a full disk; undefined if the disk has space, or the server is an external one, whose disk is unknown.
 */
function roomProblem(address: ServerAddress, output: string): string | undefined {
  return address.kind === 'socket' ? fullDisk(address.directory, output) : undefined
}

/**
 * Rejects once the server takes no new connections, or does not answer on them. Never resolves, because the work
 * decides when the watch ends.
 */
async function hanging({ name, server, doing, progress }: Supervision, over: AbortSignal): Promise<never> {
  const { address, process } = server
  let missed = 0
  let progressed = progress?.()
  // Only servers that qpsgate has started are checked, because an external one may have no connection to spare.
  while (address.kind === 'socket' && missed < MOST_MISSED) {
    try {
      await sleep(PULSE_MS, over)
      const before = progressed
      progressed = progress?.()
      // A server is slow to answer, but does not hang, when a thousand clients connect at once. So progress counts as
      // an answer.
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

/**
 * Whether the server answers a new connection. A refusal counts as an answer, and so does a lost connection, because
 * another watch reports the server's end.
 */
async function answers(address: ServerAddress, over: AbortSignal): Promise<boolean> {
  // A session is open only once the server has answered a query.
  const asked = Session.open(address).then(
    async (session) => {
      await session[Symbol.asyncDispose]()
      return true
    },
    (error) => (error as NodeJS.ErrnoException).code !== 'ETIMEDOUT',
  )
  return Promise.race([asked, sleep(ANSWER_MS, over).then(() => false)])
}

/**
 * @throws MeasurementError if the server's program has started other programs, because these would not be frozen with
 *   the server, and their work would not be counted
 */
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
