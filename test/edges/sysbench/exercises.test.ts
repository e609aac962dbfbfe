/** Effects of each script on a real server, by the server's own counters. */
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import type { Exercise } from '../../../src/core/options/exercises.ts'
import { SCRIPTS, workloadOf } from '../../../src/core/suite/workloads.ts'
import { sleep } from '../../../src/edges/machine/clock.ts'
import { RunDirectory } from '../../../src/edges/machine/run-directory.ts'
import type { RunningServer } from '../../../src/edges/servers/running-server.ts'
import { Load } from '../../../src/edges/sysbench/load.ts'
import { IS_NIGHTLY } from '../../setup/nightly.ts'
import { StudyServers, suiteOf } from '../servers/study-servers.ts'

const TURN_MS = 300
const POLL_MS = 5
/** Turns that a busy machine may need for a script's transactions. */
const MOST_TURNS = 100
/** Turns in which a server may still read tables into memory. */
const MOST_WARMING = 20

/** Data of twice the pool, and a server that counts exercises at once. */
const [TABLES, ROWS] = [12, 12_500]
const SUITE = `name: exercises
dataset: { tables: ${TABLES}, rows: ${ROWS} }
workloads: [oltp_read_only]
threads: [1]
scenarios:
  small:
    options:
      log-bin: binlog
      server-id: 1
      innodb_buffer_pool_size: 16M
      # By default so many pages are kept free that none of so small a pool are used.
      innodb_lru_scan_depth: 100
      thread_cache_size: 0
      table_open_cache: 10
      table_open_cache_instances: 1
      tmp_table_size: 1M
      max_heap_table_size: 1M
`

interface Case {
  readonly exercise: Exercise
  readonly script: string
  readonly threads: number
  /** Counters, and how much each grows with every transaction at least. */
  readonly moves: Readonly<Record<string, number>>
}

const CASES: readonly Case[] = [
  { exercise: 'reads-beyond-pool', script: 'oltp_point_select', threads: 2, moves: { Innodb_buffer_pool_reads: 0.1 } },
  {
    exercise: 'point-writes',
    script: 'oltp_update_non_index',
    threads: 2,
    moves: { Com_update: 1, Handler_commit: 1 },
  },
  { exercise: 'binary-log-commits', script: 'oltp_update_non_index', threads: 2, moves: { Handler_prepare: 1 } },
  { exercise: 'sorts', script: 'sort', threads: 1, moves: { Sort_merge_passes: 1 } },
  { exercise: 'joins', script: 'full_join', threads: 1, moves: { Select_full_join: 1 } },
  { exercise: 'temporary-tables', script: 'temporary_table', threads: 1, moves: { Created_tmp_disk_tables: 1 } },
  { exercise: 'connecting', script: 'connect', threads: 2, moves: { Connections: 1, Threads_created: 1 } },
  { exercise: 'many-tables', script: 'many_tables', threads: 2, moves: { Table_open_cache_misses: 1 } },
  { exercise: 'contended-rows', script: 'contended_rows', threads: 16, moves: { Innodb_row_lock_waits: 0.05 } },
  { exercise: 'large-rows', script: 'large_rows', threads: 2, moves: { Bytes_received: 32_768, Bytes_sent: 32_768 } },
  { exercise: 'sustained-writes', script: 'sustained_writes', threads: 2, moves: { Handler_update: 15 } },
  {
    exercise: 'large-transactions',
    script: 'large_transactions',
    threads: 1,
    moves: { Handler_update: 1900, Binlog_cache_disk_use: 1 },
  },
  { exercise: 'bulk-load', script: 'bulk_load', threads: 1, moves: { Handler_write: 2000 } },
  { exercise: 'growing-tables', script: 'growing_table', threads: 2, moves: { Com_insert: 1, Handler_read_last: 1 } },
  { exercise: 'full-scans', script: 'full_scan', threads: 1, moves: { Select_scan: 1, Handler_read_rnd_next: 10_000 } },
]

/** Statements and changes that no reading script makes. */
const WRITING = [
  'Com_insert',
  'Com_update',
  'Com_delete',
  'Com_create_table',
  'Com_drop_table',
  'Handler_update',
  'Handler_delete',
  'Binlog_cache_use',
]

const engine = inject('engine')
const PLACES = [
  { name: 'a local MariaDB', choice: 'local', image: undefined, isHere: true },
  {
    name: 'MySQL in a container',
    choice: 'docker',
    image: engine.kind === 'ready' ? engine.image : undefined,
    isHere: engine.kind === 'ready' && IS_NIGHTLY,
  },
] as const

describe.for(PLACES)('on $name', ({ choice, image, isHere }) => {
  describe.skipIf(!isHere)('', () => {
    let servers: StudyServers
    let server: RunningServer
    beforeAll(async () => {
      servers = await StudyServers.open(choice, image, suiteOf(SUITE))
      server = await servers.start('small')
    })
    afterAll(async () => {
      await server?.[Symbol.asyncDispose]()
      await servers?.[Symbol.asyncDispose]()
    })

    it.for(CASES)('$script exercises $exercise', async ({ exercise, script, threads, moves }) => {
      const found = await drive(server, { script, threads })
      expect(SCRIPTS.get(script)?.exercises).toContain(exercise)
      for (const [counter, least] of Object.entries(moves))
        expect(found.perTransaction(counter), counter).toBeGreaterThanOrEqual(least)
      if (SCRIPTS.get(script)?.writes) return
      for (const counter of WRITING) expect(found.grown(counter), counter).toBe(0)
    })

    it('oltp_read_only on data that the pool holds reads nothing from disk, and exercises nothing else', async () => {
      const inMemory = { script: 'oltp_read_only', threads: 1, tables: 1 }
      const missed = (one: Counted) => one.perTransaction('Innodb_buffer_pool_reads')
      let found = await drive(server, inMemory)
      // Until all that it reads is in memory, however few transactions a busy machine completes in a turn.
      for (let more = MOST_WARMING; more > 0 && missed(found) >= 0.01; more--) found = await drive(server, inMemory)
      expect(found.perTransaction('Innodb_buffer_pool_read_requests')).toBeGreaterThan(10)
      expect(missed(found)).toBeLessThan(0.01)
      const others = CASES.filter(({ exercise }) => exercise !== 'large-rows')
      for (const [counter, least] of others.flatMap(({ moves }) => Object.entries(moves)))
        if (counter !== 'Handler_commit') expect(found.perTransaction(counter), counter).toBeLessThan(least / 4)
    })

    it('planning reads next to no rows, and takes longer the more tables it joins', async () => {
      const [few, many] = [2, 8].map((tables) => ({
        script: 'planning',
        threads: 1,
        options: { 'join-tables': tables },
        // So many that what the counting itself reads is next to nothing.
        transactions: 100,
      }))
      const found: [quick: Counted, slow: Counted][] = []
      // By turns, as a busy machine may slow any of them.
      for (let turn = 0; turn < 3; turn++)
        found.push([await drive(server, few as Driven), await drive(server, many as Driven)])
      for (const counter of ['Handler_read_next', 'Handler_read_rnd_next', ...WRITING])
        expect(Math.min(...found.map(([, slow]) => slow.perTransaction(counter))), counter).toBeLessThan(10)
      const fastest = (side: 0 | 1) => Math.max(...found.map((pair) => pair[side].perSecond))
      expect(fastest(0)).toBeGreaterThan(1.3 * fastest(1))
    })

    it.each([
      ['sort', { 'sort-rows': 10 }, 'Sort_merge_passes'],
      ['temporary_table', { 'group-rows': 10 }, 'Created_tmp_disk_tables'],
      ['full_scan', { 'scan-rows': 10 }, 'Handler_read_rnd_next'],
    ])('%s with %j does less', async (script, options, counter) => {
      // So many that what the counting itself does is next to nothing.
      const found = await drive(server, { script, threads: 1, options, transactions: 100 })
      expect(found.perTransaction(counter)).toBeLessThanOrEqual(11)
    })
  })
})

interface Driven {
  readonly script: string
  readonly threads: number
  readonly options?: Readonly<Record<string, number>>
  /** How many of the tables it works on; default: all. */
  readonly tables?: number
  /** How many transactions it completes at least; default: two of each client. */
  readonly transactions?: number
}

interface Counted {
  /** Transactions completed in a second. */
  readonly perSecond: number
  /** How much a counter has grown. */
  grown(counter: string): number
  perTransaction(counter: string): number
}

/** A load with the seed of another would write the same values again, which is no change. */
let lastSeed = 0

/** Runs a script for as many turns as its transactions take, and reads the server's counts of that time. */
async function drive({ address, session }: RunningServer, driven: Driven): Promise<Counted> {
  const { script, threads, options = {}, tables = TABLES, transactions: wanted = 2 * threads } = driven
  using directory = new RunDirectory()
  const signal = new AbortController().signal
  await using load = new Load({
    ...{ arm: script, address, dataset: { tables, rows: ROWS }, workload: workloadOf({ script, options }), threads },
    ...{ seed: ++lastSeed, cpus: [], runDirectory: directory.path, boardPath: join(directory.path, 'board') },
  })
  await load.connected(signal)
  const before = await counters(session)
  const start = performance.now()
  for (let more = MOST_TURNS; more > 0 && load.board.progress().transactions < wanted; more--) await takeTurn(load)
  const seconds = (performance.now() - start) / 1000
  const after = await counters(session)
  const { transactions, errors } = load.board.progress()
  await load.finish(signal)
  expect([script, errors]).toEqual([script, 0])
  expect(transactions, script).toBeGreaterThanOrEqual(wanted)
  const grown = (counter: string) => (after.get(counter) ?? Number.NaN) - (before.get(counter) ?? Number.NaN)
  return { perSecond: transactions / seconds, grown, perTransaction: (counter) => grown(counter) / transactions }
}

/** Lets its clients run for a while, and end their transactions. */
async function takeTurn(load: Load): Promise<void> {
  const { board } = load
  board.go()
  await sleep(TURN_MS)
  board.pause()
  while (board.progress().busy > 0) {
    if (load.child.exit !== undefined) throw load.failure('sysbench ended')
    await sleep(POLL_MS)
  }
}

async function counters(session: RunningServer['session']): Promise<ReadonlyMap<string, number>> {
  const rows = await session.rows('SHOW GLOBAL STATUS')
  return new Map(rows.map(({ Variable_name, Value }) => [String(Variable_name), Number(Value)]))
}
