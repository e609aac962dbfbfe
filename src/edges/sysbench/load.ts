/** One server's load: a sysbench process that runs a workload while it may. */

import { createHash } from 'node:crypto'
import { appendFileSync, existsSync, mkdirSync, unlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import type { Dataset, Workload } from '../../core/suite/suite.ts'
import { isPreparedWith } from '../../core/switching/scope.ts'
import { sessionStatement } from '../../core/switching/switch-statements.ts'
import { partsOf, type Settings } from '../../core/switching/switchable-settings.ts'
import { MeasurementError, type Refused } from '../../errors.ts'
import { shippedFile } from '../files/shipped.ts'
import { orAborted } from '../machine/abortable.ts'
import { sleep } from '../machine/clock.ts'
import { start } from '../machine/processes.ts'
import type { ServerAddress } from '../servers/server-address.ts'
import { isLacking } from '../servers/supervise.ts'
import { loadArguments } from './arguments.ts'
import { Board } from './board.ts'
import { besideUs, sysbenchProgram } from './program.ts'
import { sysbenchSecrets } from './secrets.ts'

const CONNECT_TIMEOUT_MS = 60_000
const FINISH_TIMEOUT_MS = 30_000
const SHOWN_LINES = 12
/** Error of a server, not of the client (2000 to 2999), as turns.lua and sysbench write it. */
const REFUSAL = /\berror:? (?<code>[134]\d{3})\b:? ["(]?(?<says>.*?)(?:\) for query .*|")?$/i

export interface LoadRequest {
  /** Name of the arm, for messages. */
  readonly arm: string
  readonly address: ServerAddress
  readonly dataset: Dataset
  readonly workload: Workload
  readonly threads: number
  /** How many statements the script counts; default: none. */
  readonly statements?: number
  readonly seed: number
  readonly cpus: readonly number[]
  readonly runDirectory: string
  /** Path of the board to make; best on a file system in memory. */
  readonly boardPath: string
}

/** sysbench's own totals of a process, as turns.lua prints them. */
const totalsSchema = z.object({
  events: z.number(),
  reads: z.number(),
  writes: z.number(),
  other: z.number(),
  errors: z.number(),
})
type LoadTotals = z.infer<typeof totalsSchema>

export type Load = ReturnType<typeof startLoad>

export function startLoad(request: LoadRequest) {
  const { arm, address, workload, threads, statements, runDirectory, boardPath, cpus } = request
  const board = new Board(boardPath, threads, statements)
  /** States that its connections can be in. */
  const sessions = sessionStates(`${boardPath}.sql`)
  // Gone as soon as all threads are connected.
  const secrets = sysbenchSecrets(address, runDirectory)
  const args = [...secrets.arguments, ...loadArguments({ ...request, driver: besideUs('turns.lua') })]
  const child = start([sysbenchProgram(), ...args], {
    run: runDirectory,
    cwd: secrets.directory,
    cpus,
    env: {
      QPSGATE_BOARD: boardPath,
      QPSGATE_SESSIONS: sessions.path,
      QPSGATE_SCRIPT: scriptOf(workload, runDirectory),
    },
  })
  /** @param perSecond how many statements the server refuses, if clients go on */
  const failure = (what: string, perSecond?: number) => {
    const { output } = child
    const found = parseRefusal(output)
    const fatal = output.split('\n').filter((line) => /FATAL|error/i.test(line))
    const shown = fatal.length > 0 ? fatal : output.trimEnd().split('\n')
    const isRefused = found !== undefined && !isLacking(found.code)
    return new MeasurementError(`${what} (${arm})`, {
      ...{ step: 'drive load', arm, ...child.told },
      output: shown.slice(0, SHOWN_LINES).join('\n'),
      refused: isRefused ? { ...found, what: workload.name, threads, perSecond } : undefined,
    })
  }
  return {
    ...{ board, sessions, child, failure },
    /** Resolves when every thread is connected and has prepared its statements. */
    connected: async (signal: AbortSignal) => {
      const deadline = performance.now() + CONNECT_TIMEOUT_MS
      while (board.progress().ready < threads) {
        signal.throwIfAborted()
        if (child.exit !== undefined) throw failure('sysbench could not connect')
        if (performance.now() > deadline)
          throw failure(`sysbench did not connect within ${CONNECT_TIMEOUT_MS / 1000} s`)
        await sleep(5)
      }
      secrets[Symbol.dispose]()
    },
    /** Lets the threads end and reads sysbench's totals. */
    finish: async (signal: AbortSignal) => {
      board.close()
      const late = new Promise<'late'>((resolve) => setTimeout(resolve, FINISH_TIMEOUT_MS, 'late').unref())
      if ((await orAborted(Promise.race([child.exited, late]), signal)) === 'late')
        throw failure(`sysbench did not end within ${FINISH_TIMEOUT_MS / 1000} s`)
      const totals = parseTotals(child.output)
      if (child.exit?.code !== 0 || totals === undefined) throw failure('sysbench failed')
      if (totals.events === 0) throw failure('sysbench completed no transaction')
      // Transactions of which every statement failed have no rate.
      if (totals.reads + totals.writes + totals.other === 0) throw failure('the server answered no statement')
      return totals
    },
    [Symbol.asyncDispose]: async () => {
      await child.kill()
      secrets[Symbol.dispose]()
      board[Symbol.dispose]()
      sessions[Symbol.dispose]()
    },
  }
}

/** The last error of the server; undefined if there is none. */
export function parseRefusal(output: string): Pick<Refused, 'code' | 'says'> | undefined {
  const line = output.split('\n').findLast((each) => REFUSAL.test(each)) ?? ''
  const { code, says = '' } = REFUSAL.exec(line)?.groups ?? {}
  return code === undefined ? undefined : { code: Number(code), says }
}

/** Reads the totals from sysbench's output; undefined if there are none. */
export function parseTotals(output: string): LoadTotals | undefined {
  const json = /^@qpsgate (\{.*\})$/m.exec(output)?.[1]
  try {
    return json === undefined ? undefined : totalsSchema.safeParse(JSON.parse(json)).data
  } catch {
    // A user's own scripts print to the same place.
    return undefined
  }
}

/** One of sysbench's scripts by name, or the path of one of ours, or of a user's own as it was read. */
function scriptOf(workload: Workload, runDirectory: string): string {
  const { name, script, source } = workload
  if (source === undefined) return shippedFile('lua', `${script}.lua`) ?? script
  // It runs as it was read with the suite, whatever has happened to the file since; scripts of one name differ where a
  // workload changed.
  const folder = join(runDirectory, `script-${createHash('sha256').update(source).digest('hex').slice(0, 12)}`)
  const path = join(folder, `${name}.lua`)
  // Written once: another load of the run may be reading it.
  if (!existsSync(path)) {
    mkdirSync(folder, { recursive: true })
    writeFileSync(path, source, { mode: 0o600 })
  }
  return path
}

function sessionStates(path: string) {
  const numbers = new Map<string, number>()
  writeFileSync(path, '', { flag: 'wx', mode: 0o600 })
  return {
    path,
    /** Number of the state in which connections have their variables among these, from 1; 0 if there are none. */
    numberAmong: (state: Settings, sessionVariables: ReadonlySet<string>) => {
      const variables = new Map([...state].filter(([key]) => sessionVariables.has(key)))
      if (variables.size === 0) return 0
      const prefix = [...variables.keys()].some((key) => isPreparedWith(partsOf(key).name)) ? '*' : ''
      const line = `${prefix}${sessionStatement(variables)}`
      const known = numbers.get(line)
      if (known !== undefined) return known
      const number = numbers.size + 1
      // Written before a turn names it, so no thread ever looks for a line that is not there.
      appendFileSync(path, `${line}\n`)
      numbers.set(line, number)
      return number
    },
    [Symbol.dispose]: () => unlinkSync(path),
  }
}
