/** Times how long a server takes to stop, to start, and to recover from a crash, in rounds on data of its own. */
import { join } from 'node:path'
import type { RestartKind } from '../../core/measurement/restart-times.ts'
import { initialDataOf } from '../../core/plan/initial-data.ts'
import { type Scenario, scenarioForServer } from '../../core/scenario/scenario.ts'
import type { Setting } from '../../core/setting/setting.ts'
import { numberOf } from '../../core/setting/value.ts'
import { firstLine, isFailure, MeasurementError } from '../../errors.ts'
import { orAborted } from '../machine/abortable.ts'
import { hasRoom } from '../machine/disk-space.ts'
import { removeTree } from '../machine/remove-tree.ts'
import type { ServersRequest } from './choose.ts'
import type { Launcher } from './launcher.ts'
import { loneArguments, redoNames } from './lone-server.ts'
import { type RunningServer, startServer } from './running-server.ts'
import { copySeed, NO_TABLES, openSeed } from './seed.ts'
import { SERVER_SCHEMA } from './server-address.ts'
import { isRefusedSql } from './sql-refusal.ts'

/** Maximum seconds of a stop. A server that takes longer is ended, and its times are unknown. */
const STOP_SECONDS = 60
/** Maximum size of one redo log file, because a test with a larger one takes too much disk space. */
const MOST_REDO_BYTES = 2 * 1024 ** 3
/** Free disk space, in bytes, that both sides need. */
const ROOM_BYTES = 6 * MOST_REDO_BYTES
const TABLE = `${SERVER_SCHEMA}.qpsgate_restarts`
/** Doublings of 8 rows, up to 65,536 rows of 250 bytes: 16 MiB. */
const DOUBLINGS = 13
const MAKE_TABLE = [
  `CREATE TABLE ${TABLE} (id INT PRIMARY KEY AUTO_INCREMENT, n INT NOT NULL, body CHAR(250) NOT NULL, KEY (n)) ENGINE = InnoDB CHARACTER SET latin1`,
  `INSERT INTO ${TABLE} (n, body) VALUES (1, 'a'), (2, 'b'), (3, 'c'), (4, 'd'), (5, 'e'), (6, 'f'), (7, 'g'), (8, 'h')`,
  ...Array.from(
    { length: DOUBLINGS },
    (_, nth) => `INSERT INTO ${TABLE} (n, body) SELECT n + ${8 * 2 ** nth}, body FROM ${TABLE}`,
  ),
]
/** Leaves work for a stop or a recovery: changed pages, former versions of rows, and their redo log. */
const CHANGE_ALL = `UPDATE ${TABLE} SET n = n + 1, body = REPEAT(CHAR(97 + n MOD 26), 250)`

export interface Restarts extends AsyncDisposable {
  /**
   * Seconds of one stop, start and recovery; undefined, with a note, if the server did not stop or did not start again.
   *
   * @throws the signal's reason
   */
  round(): Promise<{ readonly [kind in RestartKind]: number } | undefined>
}

/** @returns undefined, with a note, if the server does not start here, or its redo log is too large for a test */
export async function openRestarts(
  scenario: Scenario,
  launcher: Launcher,
  request: ServersRequest,
): Promise<Restarts | undefined> {
  const { runDirectory, note } = request
  const read = scenarioForServer(scenario, launcher.build)
  const sizes = [...redoNames(launcher.build), 'innodb-log-file-size']
  const isHuge = ({ option, text }: Setting) => sizes.includes(option) && (numberOf(text) ?? 0) > MOST_REDO_BYTES
  const why = read.options.some(isHuge)
    ? 'the redo log is too large for a test'
    : hasRoom(runDirectory, ROOM_BYTES)
      ? undefined
      : 'the disk has too little room'
  if (why === undefined) return Restarted.open(read, launcher, request)
  note(`times of stops and starts are unknown: ${why}`)
  return undefined
}

let opened = 0

class Restarted implements Restarts {
  readonly #directory: string
  readonly #start: () => Promise<RunningServer>
  readonly #request: ServersRequest
  #server: RunningServer | undefined

  private constructor(directory: string, start: () => Promise<RunningServer>, request: ServersRequest) {
    this.#directory = directory
    this.#start = start
    this.#request = request
  }

  static async open(scenario: Scenario, launcher: Launcher, request: ServersRequest): Promise<Restarted | undefined> {
    opened += 1
    const { runDirectory, signal } = request
    const directory = join(runDirectory, `restarts${opened}`)
    const { args, applied } = loneArguments({ scenario, launcher, isTimed: true })
    const spec = { name: scenario.name, directory, args, options: applied, cpus: [] }
    const restarted = new Restarted(directory, () => startServer(launcher, spec, signal), request)
    await using undone = new AsyncDisposableStack()
    undone.use(restarted)
    const isReady = await restarted.#unlessFails(async () => {
      await using seed = await openSeed({ ...request, launcher, dataset: NO_TABLES, initial: initialDataOf(scenario) })
      await copySeed(seed, directory, launcher.account, { runDirectory, signal })
      await restarted.#startAgain()
      for (const sql of MAKE_TABLE) await restarted.#running.session.execute(sql)
      return true
    })
    if (isReady === undefined) return undefined
    undone.move()
    return restarted
  }

  round() {
    return this.#unlessFails(async () => {
      await this.#running.session.execute(CHANGE_ALL)
      const shutdown = await timed(() => this.#stop())
      const start = await timed(() => this.#startAgain())
      await this.#running.session.execute(CHANGE_ALL)
      // The process ends at once, as in a crash.
      await this.#running[Symbol.asyncDispose]()
      return { shutdown, start, recovery: await timed(() => this.#startAgain()) }
    })
  }

  get #running(): RunningServer {
    if (this.#server === undefined) throw new Error('the server was not started')
    return this.#server
  }

  /** What the work returns; undefined, with a note, if the server fails or refuses a statement. */
  async #unlessFails<Value>(work: () => Promise<Value>): Promise<Value | undefined> {
    const { signal, note } = this.#request
    try {
      return await work()
    } catch (error) {
      signal.throwIfAborted()
      if (!isFailure(error) && !isRefusedSql(error)) throw error
      note(`times of stops and starts are unknown: ${firstLine(error)}`)
      return undefined
    }
  }

  async #stop(): Promise<void> {
    const { process, session } = this.#running
    // The server may close the connection before it answers, so errors are ignored.
    await session.execute('SHUTDOWN', STOP_SECONDS).catch(() => {})
    const late = AbortSignal.timeout(1000 * STOP_SECONDS)
    try {
      await orAborted(process.ended, AbortSignal.any([this.#request.signal, late]))
    } catch (error) {
      if (!late.aborted) throw error
      throw new MeasurementError(`the server does not stop within ${STOP_SECONDS} s`, { step: 'stop server' })
    } finally {
      await this.#running[Symbol.asyncDispose]()
    }
  }

  async #startAgain(): Promise<void> {
    this.#server = await this.#start()
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#server?.[Symbol.asyncDispose]()
    await removeTree(this.#directory)
  }
}

async function timed(work: () => Promise<void>): Promise<number> {
  const began = performance.now()
  await work()
  return (performance.now() - began) / 1000
}
