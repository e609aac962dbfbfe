/** The load of one server: a sysbench process whose threads begin transactions only while its board allows it. */

import { createHash } from 'node:crypto'
import {
  appendFileSync,
  chownSync,
  existsSync,
  mkdirSync,
  realpathSync,
  statSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs'
import { basename, join } from 'node:path'
import { z } from 'zod'
import { isPreparedWith } from '../../core/switching/scope.ts'
import { sessionStatement } from '../../core/switching/switch-statements.ts'
import { type Settings, splitSwitchKey } from '../../core/switching/switchable-settings.ts'
import type { Workload } from '../../core/workloads/workload.ts'
import { MeasurementError } from '../../errors.ts'
import { shippedFile } from '../files/shipped.ts'
import { orAborted } from '../machine/abortable.ts'
import { boxProblem, startInBox } from '../machine/box.ts'
import { programsAt, readableView, writableView } from '../machine/box-disk.ts'
import { sleep } from '../machine/clock.ts'
import { type Child, minimalEnvironment, RUN_LABEL, start } from '../machine/processes.ts'
import type { SocketAddress } from '../servers/server-address.ts'
import { isLacking } from '../servers/supervise.ts'
import { loadArguments, type ServerWorkload } from './arguments.ts'
import { Board } from './board.ts'
import { besideUs, sysbenchProgram } from './program.ts'
import { loginAdvice, sysbenchSecrets } from './secrets.ts'

const CONNECT_TIMEOUT_MS = 60_000
const FINISH_TIMEOUT_MS = 30_000
const SHOWN_LINES = 12
/**
 * An error of the server, as turns.lua and sysbench print it. Errors 2000 to 2999 are the client's own and do not
 * count, except 2026: client and server have no encryption in common.
 */
const REFUSAL = /\berror:? (?<code>[134]\d{3}|2026)\b:? ["(]?(?<says>.*?)(?:\) for query .*|")?$/i

export interface LoadRequest extends ServerWorkload {
  readonly arm: string
  readonly statements?: number
  readonly cpus: readonly number[]
  readonly runDirectory: string
  /** Path of the board to make, best on a file system in memory, because threads write to it all the time. */
  readonly boardPath: string
  /** Whether a user wrote the script, which then runs in a sandbox; default: it is one of sysbench's or qpsgate's. */
  readonly isOfUser?: boolean
}

/**
 * sysbench's own totals, as turns.lua prints them. They show whether anything worked, and how many queries a
 * transaction has.
 */
const totalsSchema = z.object({
  events: z.number(),
  reads: z.number(),
  writes: z.number(),
  other: z.number(),
  errors: z.number(),
})
export type LoadTotals = z.infer<typeof totalsSchema>

export class Load implements AsyncDisposable {
  readonly board: Board
  readonly sessions: SessionStates
  readonly child: Child
  /** Process id of sysbench itself, even if it runs in a sandbox. */
  readonly pid: number
  readonly workload: string
  readonly threads: number
  readonly #request: LoadRequest
  /**
   * Files with passwords and keys. They are removed as soon as all threads are connected, because nobody needs them
   * then.
   */
  readonly #secrets: Disposable

  private constructor(request: LoadRequest, { board, sessions, secrets }: LoadFiles, { child, pid }: SysbenchProcess) {
    this.#request = request
    this.workload = request.workload.name
    this.threads = request.threads
    this.board = board
    this.sessions = sessions
    this.#secrets = secrets
    this.child = child
    this.pid = pid
  }

  /** @throws MeasurementError if the sandbox of a user's script cannot be made */
  static async start(request: LoadRequest): Promise<Load> {
    const { address, threads, statements, runDirectory, boardPath, isOfUser = false } = request
    using opened = new DisposableStack()
    const files = {
      board: opened.use(new Board(boardPath, threads, statements)),
      sessions: opened.use(new SessionStates(`${boardPath}.sql`)),
      secrets: opened.use(sysbenchSecrets(address, runDirectory)),
    }
    // A sandbox has no network. Therefore, a user's script for an external server runs without one.
    const isBoxed = isOfUser && address.kind === 'socket' && (await boxProblem(runDirectory)) === undefined
    const load = new Load(
      request,
      files,
      await (isBoxed ? startBoxed(request, address, files) : startOpen(request, files)),
    )
    opened.move()
    return load
  }

  /** @param perSecond number of statements that the server refuses each second, if clients continue */
  failure(what: string, perSecond?: number): MeasurementError {
    const { arm, workload, threads } = this.#request
    const { output } = this.child
    const refusal = parseRefusal(output)
    const fatal = output.split('\n').filter((line) => /FATAL|error/i.test(line))
    const shown = fatal.length > 0 ? fatal : output.trimEnd().split('\n')
    const isRefused = refusal !== undefined && !isLacking(refusal.code)
    return new MeasurementError(`${what} (${arm})${loginAdvice(output)}`, {
      ...this.child.outcome,
      step: 'drive load',
      arm,
      output: shown.slice(0, SHOWN_LINES).join('\n'),
      refused: isRefused ? { ...refusal, what: workload.name, threads, perSecond } : undefined,
    })
  }

  /**
   * Resolves when every thread is connected and has prepared its statements.
   *
   * @throws MeasurementError if sysbench ends before, or if this takes longer than a minute
   */
  async connected(signal: AbortSignal): Promise<void> {
    const deadline = performance.now() + CONNECT_TIMEOUT_MS
    while (this.board.progress().ready < this.#request.threads) {
      signal.throwIfAborted()
      if (this.child.exit !== undefined) throw this.failure('sysbench could not connect')
      if (performance.now() > deadline)
        throw this.failure(`sysbench did not connect within ${CONNECT_TIMEOUT_MS / 1000} s`)
      await sleep(5)
    }
    this.#secrets[Symbol.dispose]()
  }

  /**
   * Lets the threads end.
   *
   * @throws MeasurementError if sysbench does not end, fails, or has completed nothing
   */
  async finish(signal: AbortSignal): Promise<LoadTotals> {
    this.board.close()
    const late = new Promise<'late'>((resolve) => setTimeout(resolve, FINISH_TIMEOUT_MS, 'late').unref())
    if ((await orAborted(Promise.race([this.child.exited, late]), signal)) === 'late')
      throw this.failure(`sysbench did not end within ${FINISH_TIMEOUT_MS / 1000} s`)
    const totals = parseTotals(this.child.output)
    if (this.child.exit?.code !== 0 || totals === undefined) throw this.failure('sysbench failed')
    if (totals.events === 0) throw this.failure('sysbench completed no transaction')
    // If every statement of the transactions failed, their number per second says nothing about the server.
    if (totals.reads + totals.writes + totals.other === 0) throw this.failure('the server answered no statement')
    return totals
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.child.kill()
    this.#secrets[Symbol.dispose]()
    this.board[Symbol.dispose]()
    this.sessions[Symbol.dispose]()
  }
}

interface LoadFiles {
  readonly board: Board
  readonly sessions: SessionStates
  readonly secrets: ReturnType<typeof sysbenchSecrets>
}

interface SysbenchProcess {
  readonly child: Child
  readonly pid: number
}

function environmentOf({ workload, runDirectory, boardPath }: LoadRequest, { sessions }: LoadFiles) {
  return {
    QPSGATE_BOARD: boardPath,
    QPSGATE_SESSIONS: sessions.path,
    QPSGATE_SCRIPT: scriptOf(workload, runDirectory),
  }
}

function startOpen(request: LoadRequest, files: LoadFiles): SysbenchProcess {
  const { secrets } = files
  const env = { ...secrets.env, ...environmentOf(request, files) }
  const args = [...secrets.arguments, ...loadArguments(request, besideUs('turns.lua'))]
  const child = start([sysbenchProgram(), ...args], {
    ...{ run: request.runDirectory, cwd: secrets.directory, cpus: request.cpus, env },
  })
  return { child, pid: child.pid }
}

/**
 * Place in a script's sandbox that shows the server's directory. It is short, because the length of a socket's path is
 * limited.
 */
const SERVER_PLACE = '/server'

/**
 * Starts a user's script. It can write only to its board, and sees only its own files, and the server's directory for
 * the socket.
 */
function startBoxed(request: LoadRequest, address: SocketAddress, files: LoadFiles): Promise<SysbenchProcess> {
  const { runDirectory, cpus, boardPath } = request
  const { directory, certificate } = address
  const program = sysbenchProgram()
  const driver = besideUs('turns.lua')
  const environment = environmentOf(request, files)
  const { uid, gid } = statSync(directory)
  // The sandbox's user must own these files. In the sandbox, root has no rights over the files of other users, and
  // other users have none over root's.
  if (process.getuid?.() === 0)
    for (const path of [boardPath, files.sessions.path, environment.QPSGATE_SCRIPT]) chownSync(path, uid, gid)
  const seen = [
    driver,
    environment.QPSGATE_SCRIPT,
    files.sessions.path,
    ...(certificate === undefined ? [] : [certificate]),
  ]
  const views = [
    ...programsAt([program, realpathSync(program)]).views,
    ...seen.flatMap(readableView),
    ...writableView(boardPath),
    ['--ro-bind', directory, SERVER_PLACE],
  ]
  const path = join(SERVER_PLACE, basename(realpathSync(address.path)))
  const args = loadArguments({ ...request, address: { ...address, path } }, driver)
  const box = {
    ...{ run: runDirectory, views, cwd: certificate ?? '/', cpus, account: { uid, gid } },
    environment: { ...minimalEnvironment(), ...environment, [RUN_LABEL]: runDirectory },
  }
  return startInBox([program, ...args], box, () => {})
}

export interface SqlError {
  readonly code: number
  readonly says: string
}

/** Errors of a server: a wait for a lock took too long, or a deadlock. turns.lua counts them separately. */
const DEADLOCKS: readonly number[] = [1205, 1213]

/** The last error of the server that is no deadlock, or else the last one; undefined without any. */
export function parseRefusal(output: string): SqlError | undefined {
  const refusals = output.split('\n').flatMap((line): SqlError[] => {
    const { code, says = '' } = REFUSAL.exec(line)?.groups ?? {}
    return code === undefined ? [] : [{ code: Number(code), says }]
  })
  return refusals.findLast(({ code }) => !DEADLOCKS.includes(code)) ?? refusals.at(-1)
}

/** sysbench's totals; undefined if it printed none. */
export function parseTotals(output: string): LoadTotals | undefined {
  const json = /^@qpsgate (\{.*\})$/m.exec(output)?.[1]
  try {
    return json === undefined ? undefined : totalsSchema.safeParse(JSON.parse(json)).data
  } catch {
    // A user's script may print anything to the same stream.
    return undefined
  }
}

/** Name of one of sysbench's scripts, or path of one of qpsgate's or of a user's. */
function scriptOf(workload: Workload, runDirectory: string): string {
  const { name, script, source } = workload
  if (source === undefined) return shippedFile('lua', `${script}.lua`) ?? script
  // The text was read together with the suite, and is used even if its file has changed since. The folder's name has
  // the hash of the text, because the sides of a change may have different scripts of one name.
  const folder = join(runDirectory, `script-${createHash('sha256').update(source).digest('hex').slice(0, 12)}`)
  const path = join(folder, `${name}.lua`)
  // The file is written once, because another load of the run may be reading it.
  if (!existsSync(path)) {
    mkdirSync(folder, { recursive: true })
    writeFileSync(path, source, { mode: 0o600 })
  }
  return path
}

/** The file in which turns.lua finds the statements that set session variables. Each line sets those of one arm. */
class SessionStates implements Disposable {
  readonly path: string
  readonly #numbers = new Map<string, number>()

  constructor(path: string) {
    this.path = path
    writeFileSync(path, '', { flag: 'wx', mode: 0o600 })
  }

  /** @returns number, from 1, of the line that sets the session variables among these settings; 0 if there are none */
  numberAmong(state: Settings, sessionVariables: ReadonlySet<string>): number {
    const variables = new Map([...state].filter(([key]) => sessionVariables.has(key)))
    if (variables.size === 0) return 0
    const prefix = [...variables.keys()].some((key) => isPreparedWith(splitSwitchKey(key).name)) ? '*' : ''
    const line = `${prefix}${sessionStatement(variables)}`
    const earlier = this.#numbers.get(line)
    if (earlier !== undefined) return earlier
    const number = this.#numbers.size + 1
    // The line is written before the board names its number, because threads read the line as soon as they see the
    // number.
    appendFileSync(this.path, `${line}\n`)
    this.#numbers.set(line, number)
    return number
  }

  [Symbol.dispose](): void {
    unlinkSync(this.path)
  }
}
