import { mkdtempDisposableSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Arm, Cell } from '../../../src/core/plan/plan.ts'
import { keyOf, type Settings } from '../../../src/core/switching/switchable-settings.ts'
import { stateOf } from '../../../src/edges/machine/proc.ts'
import { Session } from '../../../src/edges/servers/connection.ts'
import { socketAddress } from '../../../src/edges/servers/server-address.ts'
import type { CellRun, TrialRun, TurnCount } from '../../../src/edges/testbed/testbed.ts'
import { MeasurementError } from '../../../src/errors.ts'
import { pidsOf, processesWith } from '../../e2e/cli.ts'
import { type Bed, openBed } from '../../setup/bed.ts'
import { startUnfrozen } from './unfrozen.ts'

const THREADS = 4
/** Length of a round. */
const SECONDS = 0.1
const SUITE = `name: switched
dataset: { tables: 2, rows: 1000 }
workloads: [oltp_read_only]
threads: [${THREADS}]
scenarios: { live: { options: { performance_schema: ON } } }
`

/** A state in which every connection sorts in so much memory. */
function sorting(bytes: number): Settings {
  return new Map([[keyOf('variable', 'sort_buffer_size'), String(bytes)]])
}

const AS_IT_IS: Settings = new Map()

describe('a cell whose servers are switched between rounds', () => {
  const folder = mkdtempDisposableSync(join(tmpdir(), 'qpsgate-switched-'))
  let bed: Bed
  let run: TrialRun
  let arm: Arm
  let twin: Arm
  let cell: Cell
  beforeAll(async () => {
    writeFileSync(join(folder.path, 'suite.yml'), SUITE)
    bed = await openBed({ suite: join(folder.path, 'suite.yml') })
    ;[arm, twin] = bed.plan.arms
    cell = bed.plan.cells[0] as Cell
    run = await bed.testbed.startTrial({ number: 1, arms: [arm, twin], cells: [] }, bed.plan)
  })
  afterAll(async () => {
    await run?.[Symbol.asyncDispose]()
    await bed?.[Symbol.asyncDispose]()
    folder.remove()
  })

  /** @param sessionVariables for which connections have their own values */
  function open(sessionVariables: readonly string[] = [], arms: readonly Arm[] = [arm]): Promise<CellRun> {
    return run.openCell({ cell, arms }, new Set(sessionVariables.map((name) => keyOf('variable', name))))
  }

  it('counts each round by itself, one after the other', async () => {
    await using opened = await open()
    expect((await opened.warmUp()).p95Ms).toBeGreaterThan(0)
    const counts = await inRounds(opened, [AS_IT_IS, AS_IT_IS, AS_IT_IS, AS_IT_IS])
    for (const { seconds, transactions, cpuSeconds = 0 } of counts) {
      expect(seconds).toBeGreaterThan(SECONDS / 4)
      expect(seconds).toBeLessThan(10 * SECONDS)
      expect(transactions).toBeGreaterThan(0)
      expect(cpuSeconds).toBeGreaterThan(0)
    }
    await opened.finish()
  })

  it('lets its servers run by turns, each in a state of its own', async () => {
    await using opened = await open([], [arm, twin])
    await opened.warmUp()
    const key = keyOf('variable', 'max_connections')
    const before = run.server(twin).settings.get(key)
    const both = await opened.runRound([new Map([[key, '77']]), AS_IT_IS], SECONDS)
    for (const { transactions } of both) expect(transactions).toBeGreaterThan(0)
    expect([arm, twin].map((each) => run.server(each).settings.get(key))).toEqual(['77', before])
    await opened.finish()
  })

  it('leaves its servers running between rounds, with no transaction under way', async () => {
    await using opened = await open([], [arm, twin])
    await opened.warmUp()
    await opened.runRound([AS_IT_IS, AS_IT_IS], SECONDS)
    const servers = pidsOf(bed.request.directory.path, /mariadbd|mysqld/)
    expect(servers).toHaveLength(2)
    for (const pid of servers) expect(stateOf(pid)).not.toMatch(/^T/)
    const [row] = await rows("SELECT COUNT(*) AS busy FROM information_schema.PROCESSLIST WHERE COMMAND = 'Execute'")
    expect(Number(row?.busy)).toBe(0)
    await opened.finish()
  })

  it('has another seed each time, so that nothing is written that stands there already', async () => {
    const seen: string[] = []
    for (const _ of [1, 2]) {
      await using opened = await open()
      await opened.warmUp()
      seen.push(
        ...processesWith(bed.request.directory.path).flatMap((command) => command.match(/--rand-seed=\d+/g) ?? []),
      )
      await opened.finish()
    }
    expect(seen).toHaveLength(2)
    expect(new Set(seen).size).toBe(2)
  })

  it('sets the variables of each connection once for every change of state, and those of the server', async () => {
    const sets = async () => Number(await statusOf('Com_set_option'))
    const server = run.server(arm)
    await using opened = await open(['sort_buffer_size'])
    await opened.warmUp()
    const before = await sets()
    await inRounds(opened, [65536, 65536, 131072, 131072, 65536].map(sorting))
    // Three states one after the other on every connection; as many changes of the server's own value; and who asks
    // sets one.
    expect((await sets()) - before).toBe(3 * THREADS + 3 + 1)
    expect(server.settings.get(keyOf('variable', 'sort_buffer_size'))).toBe('65536')
    expect(await server.readBack()).toEqual([])
    await opened.finish()
  })

  it('goes on when what the optimizer is told changes, with statements prepared anew', async () => {
    const key = keyOf('variable', 'optimizer_switch')
    await using opened = await open(['optimizer_switch'])
    await opened.warmUp()
    const prepared = async () => Number(await statusOf('Com_stmt_prepare'))
    const before = await prepared()
    const counts = await inRounds(
      opened,
      ['mrr=on', 'mrr=off'].map((value) => new Map([[key, value]])),
    )
    for (const { transactions } of counts) expect(transactions).toBeGreaterThan(0)
    expect(await prepared()).toBeGreaterThanOrEqual(before + 2 * THREADS)
    // The server shows more than it was told.
    await expect(opened.finish()).rejects.toThrow(/optimizer_switch: set to mrr=off, found /)
  })

  it('ends with what the server said where it refuses a state', async () => {
    await using opened = await open()
    const refused = opened.runRound([new Map([[keyOf('variable', 'port'), '1']])], SECONDS)
    await expect(refused).rejects.toThrow(MeasurementError)
    await expect(refused).rejects.toThrow(/port = 1: .*read only/)
  })

  it('lets clients take turns where servers are not to be frozen', async () => {
    await using unfrozen = await startUnfrozen(bed, [arm, twin])
    await using opened = await unfrozen.trial.openCell({ cell, arms: [arm, twin] }, new Set())
    await opened.warmUp()
    const [first, second] = await opened.runRound([AS_IT_IS, sorting(65536)], SECONDS)
    for (const count of [first, second]) {
      expect(count?.transactions).toBeGreaterThan(0)
      expect(count?.seconds).toBeGreaterThan(SECONDS / 4)
      expect(count?.cpuSeconds).toBeUndefined()
    }
    await opened.finish()
  })

  /** One round after the other, of a cell that has one server, or whose servers have the same state. */
  async function inRounds(opened: CellRun, states: readonly Settings[]): Promise<TurnCount[]> {
    const counts: TurnCount[] = []
    for (const state of states) counts.push(...(await opened.runRound([state], SECONDS)))
    expect(counts).toHaveLength(states.length)
    return counts
  }

  async function statusOf(name: string): Promise<string> {
    const [row] = await rows(`SHOW GLOBAL STATUS LIKE '${name}'`)
    return String(row?.Value)
  }

  async function rows(statement: string): Promise<readonly Readonly<Record<string, unknown>>[]> {
    await using session = await Session.open(socketAddress(join(bed.request.directory.path, 't1a0', 's')))
    return await session.rows(statement)
  }
})
