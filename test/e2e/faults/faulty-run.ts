/** A run for tests of faults. Tests wait until they observe a phase of the run, not for a fixed time. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { createConnection } from 'mysql2/promise'
import { expect } from 'vitest'
import { lineSchema } from '../../../src/core/measurement/measurement.ts'
import { type Outcome, pidsOf, type Running, smallSuite, Workplace } from '../cli.ts'

export const SERVER = /^(?:mariadbd|mysqld)/
export const LOAD = /^sysbench/
export const ARGUMENTS = ['run', 'suite.yml', '--server', 'local', '--out', 'out']
/** Factor for the time of a run beside other tests. */
const PATIENCE = 4
/** Milliseconds between two looks, each of which reads about every process of the machine. */
const POLL_MS = 40
/** A set-up statement that takes longer than a test. */
const SLOW_SQL = 'DO SLEEP(100)'
/** Positions in a board's header, and bytes of a double, see board.ts. */
const [GO, CLOSED, DOUBLE] = [2, 3, 8]
/** Number of lines that are saved before the second block: arms, a probe, the first block. */
const WHILE_TURNS_RUN_LINES = 7

export type Phase =
  | 'initialising'
  | 'loading the seed'
  | 'starting'
  | 'set-up SQL'
  | 'connecting'
  | 'warm-up'
  | 'turns'
  | 'end of a cell'

export interface RunOptions {
  readonly budget?: string
  readonly args?: readonly string[]
  readonly env?: Readonly<Record<string, string>>
  readonly suite?: string
}

export class FaultyRun implements Disposable {
  readonly place: Workplace
  /** Folders that this run made, such as a cache for phases in which a seed is made; they are removed with it. */
  readonly #own = new DisposableStack()
  #running: Running | undefined
  /** Names of the run directories that were observed; folders of boards begin with the same names. */
  readonly #ids = new Set<string>()

  /** @param place default: a new one, which is removed with this run */
  constructor(place?: Workplace) {
    this.place = place ?? this.#own.use(new Workplace())
  }

  get running(): Running {
    if (this.#running === undefined) throw new Error('not started')
    return this.#running
  }

  start({ budget = '60s', args = [], env = {}, suite = smallSuite() }: RunOptions = {}): void {
    this.place.write('suite.yml', suite)
    this.#running = this.place.start([...ARGUMENTS, '--budget', budget, ...args], env)
  }

  /** Starts a run and waits for the phase. */
  async startInto(phase: Phase, options: RunOptions = {}): Promise<void> {
    const makesSeed = phase === 'initialising' || phase === 'loading the seed'
    const env = makesSeed ? { XDG_CACHE_HOME: this.#own.use(new Workplace()).path } : {}
    const on = phase === 'set-up SQL' ? `{ options: { performance_schema: ON }, sql: ["${SLOW_SQL}"] }` : undefined
    const many = phase === 'connecting' ? ['--threads', '200'] : []
    // With a wider tolerance, the run may pass before the fault.
    const strict = phase === 'turns' ? ['--tolerance', '0.5%'] : []
    this.start({
      suite: smallSuite(on === undefined ? {} : { on }),
      ...options,
      args: [...many, ...strict, ...(options.args ?? [])],
      env: { ...env, ...options.env },
    })
    await this.reach(phase)
  }

  async reach(phase: Phase): Promise<void> {
    await this.until(phase, REACHED[phase])
  }

  /** Waits for a state of the run, which may first have to wait for another test's measurement. */
  async until(what: string, isReached: (run: FaultyRun) => boolean | Promise<boolean>, seconds = 180): Promise<void> {
    for (const until = performance.now() + 1000 * seconds; performance.now() < until; await sleep(POLL_MS)) {
      for (const id of this.#runIds()) this.#ids.add(id)
      if (await isReached(this)) return
      if (this.running.child.exitCode !== null) break
    }
    const { stderr } = this.running.child.exitCode === null ? { stderr: 'it goes on' } : await this.running.ended
    throw new Error(`it never came to this phase: ${what}\n${stderr}`)
  }

  /** Process ids of the servers; those of the scenario `on`, which have the Performance Schema, come last. */
  servers(): number[] {
    const isOn = (pid: number) => read(`/proc/${pid}/cmdline`).includes('performance_schema=ON')
    return pidsOf(this.place.tmp, SERVER).sort((one, other) => Number(isOn(one)) - Number(isOn(other)))
  }

  loads(): number[] {
    return pidsOf(this.place.tmp, LOAD)
  }

  slices(): number {
    const path = join(this.place.out, 'slices.jsonl')
    return existsSync(path) ? read(path).split('\n').length - 1 : 0
  }

  /** Contents of every load's board, which begin with the header. */
  boards(): Float64Array[] {
    return this.#runIds()
      .flatMap(boardFoldersOf)
      .flatMap((folder) => {
        return (existsSync(folder) ? readdirSync(folder) : [])
          .filter((name) => /^a\d+$/.test(name))
          .map((name) => headOf(join(folder, name)))
          .filter((board) => board !== undefined)
      })
  }

  socketsOf(): string[] {
    return this.#runIds().flatMap((id) => {
      const folder = join(this.place.tmp, id)
      return readdirSync(folder)
        .filter((name) => /^t\d+a\d+$/.test(name))
        .map((name) => join(folder, name, 's'))
        .filter((path) => existsSync(path))
    })
  }

  /**
   * Waits until the run ends, and checks the rules for every failure: it is reported, with its exit code, in time, with
   * its measurements, and leaves nothing behind.
   *
   * @param seconds longest time while nothing else runs
   */
  async endsWith(
    code: number | readonly (number | null)[],
    says: RegExp | undefined,
    seconds: number,
  ): Promise<Outcome> {
    const began = performance.now()
    const outcome = await this.running.ended
    const took = (performance.now() - began) / 1000
    const { stderr, stdout } = outcome
    expect.soft([code].flat(), stderr).toContain(outcome.code)
    if (says !== undefined) expect.soft(stderr).toMatch(says)
    expect.soft(stderr + stdout).not.toMatch(/this is a bug|^ +at /m)
    expect.soft(took, stderr).toBeLessThan(PATIENCE * seconds)
    this.expectReadable()
    this.expectNothingLeft()
    return outcome
  }

  expectReadable(): void {
    if (!existsSync(join(this.place.out, 'slices.jsonl'))) return
    expect.soft(read(join(this.place.out, 'slices.jsonl'))).toMatch(/^$|\n$/)
    for (const line of this.place.lines()) lineSchema.parse(line)
    expect.soft(readdirSync(this.place.out).filter((name) => name.endsWith('.unfinished'))).toEqual([])
  }

  expectNothingLeft(): void {
    expect.soft(this.place.leftovers()).toEqual([])
    expect.soft([...this.#ids].flatMap(boardFoldersOf)).toEqual([])
  }

  [Symbol.dispose](): void {
    if (this.#running?.child.exitCode === null) this.#running.child.kill('SIGKILL')
    this.#own.dispose()
  }

  #runIds(): string[] {
    return readdirSync(this.place.tmp).filter((name) => name.startsWith('qpsgate-'))
  }
}

/** Folders of a run's boards. */
function boardFoldersOf(id: string): string[] {
  return readdirSync('/dev/shm')
    .filter((name) => name.startsWith(`${id}-`))
    .map((name) => join('/dev/shm', name))
}

const REACHED: Readonly<Record<Phase, (run: FaultyRun) => boolean | Promise<boolean>>> = {
  initialising: ({ running }) => running.hasSaid('initialising'),
  'loading the seed': (run) => run.running.hasSaid('loading') && run.loads().length > 0,
  starting: (run) => run.servers().length >= 3,
  'set-up SQL': async (run) => {
    const asked = await Promise.all(run.socketsOf().map(isAsked))
    // The scenario `on` has two servers.
    return asked.filter(Boolean).length === 2
  },
  connecting: (run) => run.loads().length > 0,
  'warm-up': (run) => run.boards().some((board) => board[GO] === 1) && run.slices() < WHILE_TURNS_RUN_LINES,
  turns: (run) => run.boards().some((board) => board[GO] === 1) && run.slices() > WHILE_TURNS_RUN_LINES,
  // The clients of every load rest, or have ended.
  'end of a cell': (run) => {
    const boards = run.boards()
    const isOver = (board: Float64Array) => board[GO] === 0 || board[CLOSED] === 1
    return boards.length === 3 && boards.every(isOver) && run.slices() > WHILE_TURNS_RUN_LINES
  },
}

function headOf(path: string): Float64Array | undefined {
  try {
    const bytes = readFileSync(path)
    return new Float64Array(bytes.buffer, bytes.byteOffset, Math.floor(bytes.byteLength / DOUBLE))
  } catch {
    return undefined // It has just been removed.
  }
}

/** Whether a server is executing the slow statement. */
async function isAsked(socketPath: string): Promise<boolean> {
  try {
    const connection = await createConnection({ socketPath, user: 'root' })
    connection.on('error', () => {})
    const [rows] = await connection.query(
      `SELECT 1 FROM information_schema.PROCESSLIST WHERE INFO = '${SLOW_SQL}' LIMIT 1`,
    )
    connection.destroy()
    return (rows as unknown[]).length > 0
  } catch {
    return false // It takes no connections yet.
  }
}

/** Makes processes hang: stops them again and again, because the rotor would wake a stopped server before its turn. */
export function hold(pids: readonly number[]): Disposable {
  const stop = () => {
    for (const pid of pids)
      try {
        process.kill(pid, 'SIGSTOP')
      } catch {
        // The process has ended.
      }
  }
  stop()
  const timer = setInterval(stop, 1)
  return { [Symbol.dispose]: () => clearInterval(timer) }
}

function read(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}
