/** Effects of each script on a real server, by the server's own counters. */
import { describe, expect, it } from 'vitest'
import type { Exercise } from '../../../src/core/options/exercises.ts'
import { SCRIPTS } from '../../../src/core/workloads/workloads.ts'
import type { RunningServer } from '../../../src/edges/servers/running-server.ts'
import { IS_NIGHTLY } from '../../setup/nightly.ts'
import { fewerByDay } from '../../setup/tonight.ts'
import { PLACES } from '../own-workload/workload-servers.ts'
import { serverForAll, suiteOf } from '../servers/study-servers.ts'
import { type Counted, type Driven, drive } from './drive.ts'

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
  /** The only server that does such work; default: all. */
  readonly only?: 'local'
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
  { exercise: 'long-concatenation', script: 'long_concatenation', threads: 1, moves: { Handler_read_next: 9000 } },
  { exercise: 'time-conversions', script: 'time_zones', threads: 1, moves: { Handler_read_next: 4900 } },
  { exercise: 'plan-choice', script: 'skewed_joins', threads: 1, moves: { Handler_read_next: 2000 } },
  {
    exercise: 'sorted-reads',
    script: 'sorted_reads',
    threads: 1,
    moves: { Sort_merge_passes: 1, Handler_read_rnd: 9000 },
    // MySQL sorts rows whole, however wide they are.
    only: 'local',
  },
  { exercise: 'connecting', script: 'connect', threads: 2, moves: { Connections: 1, Threads_created: 1 } },
  { exercise: 'many-tables', script: 'many_tables', threads: 2, moves: { Table_open_cache_misses: 1 } },
  { exercise: 'contended-rows', script: 'contended_rows', threads: 16, moves: { Innodb_row_lock_waits: 0.05 } },
  { exercise: 'large-rows', script: 'large_rows', threads: 2, moves: { Bytes_received: 32_768, Bytes_sent: 32_768 } },
  { exercise: 'purging', script: 'oltp_update_index', threads: 2, moves: { Com_update: 1 } },
  { exercise: 'sustained-writes', script: 'sustained_writes', threads: 2, moves: { Handler_update: 15 } },
  {
    exercise: 'large-transactions',
    script: 'large_transactions',
    threads: 1,
    moves: { Handler_update: 1900, Binlog_cache_disk_use: 1 },
  },
  { exercise: 'redo-bursts', script: 'huge_transactions', threads: 1, moves: { Innodb_os_log_written: 1_000_000 } },
  { exercise: 'bulk-load', script: 'bulk_load', threads: 1, moves: { Handler_write: 2000 } },
  { exercise: 'index-builds', script: 'create_index', threads: 1, moves: { Com_create_index: 1, Com_drop_index: 1 } },
  { exercise: 'table-copies', script: 'alter_table', threads: 1, moves: { Com_alter_table: 1 } },
  { exercise: 'auto-increment', script: 'growing_table', threads: 2, moves: { Com_insert: 1, Handler_read_last: 1 } },
  { exercise: 'full-scans', script: 'full_scan', threads: 1, moves: { Select_scan: 1, Handler_read_rnd_next: 10_000 } },
  { exercise: 'read-ahead', script: 'full_scan', threads: 1, moves: { Innodb_buffer_pool_read_ahead: 1 } },
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

describe.for(PLACES)("qpsgate's sysbench scripts on $name:", ({ choice, image, isHere }) => {
  describe.skipIf(!isHere || (choice === 'docker' && !IS_NIGHTLY))('', () => {
    const server = serverForAll('small', choice, image, suiteOf(SUITE))

    it.for(
      fewerByDay(
        CASES.filter(({ only = choice }) => only === choice),
        3,
      ),
    )('$script exercises $exercise', async ({ exercise, script, threads, moves }) => {
      const found = await run(server, { script, threads })
      expect(SCRIPTS.get(script)?.exercises).toContain(exercise)
      for (const [counter, least] of Object.entries(moves))
        expect(found.perTransaction(counter), counter).toBeGreaterThanOrEqual(least)
      if (SCRIPTS.get(script)?.writes) return
      for (const counter of WRITING) expect(found.grown(counter), counter).toBe(0)
    })

    it('oltp_read_only reads nothing from disk if the buffer pool holds its data, and does no other kind of work', async () => {
      const inMemory = { script: 'oltp_read_only', threads: 1 }
      const missed = (one: Counted) => one.perTransaction('Innodb_buffer_pool_reads')
      let found = await run(server, inMemory, 1)
      // Until all that it reads is in memory, however few transactions a busy machine completes in a turn.
      for (let more = MOST_WARMING; more > 0 && missed(found) >= 0.01; more--) found = await run(server, inMemory, 1)
      expect(found.perTransaction('Innodb_buffer_pool_read_requests')).toBeGreaterThan(10)
      expect(missed(found)).toBeLessThan(0.01)
      const others = CASES.filter(({ exercise }) => exercise !== 'large-rows')
      for (const [counter, least] of others.flatMap(({ moves }) => Object.entries(moves)))
        if (counter !== 'Handler_commit') expect(found.perTransaction(counter), counter).toBeLessThan(least / 4)
    })

    it('the script deadlocks makes transactions fail by deadlocks only', async () => {
      const driven = { script: 'deadlocks', threads: 8, transactions: 4000, options: { 'hot-rows': 4 } }
      const { errors, deadlocks } = await drive(server, { ...driven, dataset: { tables: TABLES, rows: ROWS } })
      expect(deadlocks).toBeGreaterThan(0)
      expect(deadlocks).toBe(errors)
    })

    it('the script planning reads next to no rows, and takes longer if it joins more tables', async () => {
      const of = (tables: number) => ({
        ...{ script: 'planning', threads: 1, options: { 'join-tables': tables } },
        // So many that what the counting itself reads is next to nothing.
        transactions: 100,
      })
      const found: [quick: Counted, slow: Counted][] = []
      // By turns, as a busy machine may slow any of them.
      for (let turn = 0; turn < 3; turn++) found.push([await run(server, of(2)), await run(server, of(8))])
      for (const counter of ['Handler_read_next', 'Handler_read_rnd_next', ...WRITING])
        expect(Math.min(...found.map(([, slow]) => slow.perTransaction(counter))), counter).toBeLessThan(10)
      const fastest = (side: 0 | 1) => Math.max(...found.map((pair) => pair[side].transactions / pair[side].seconds))
      expect(fastest(0)).toBeGreaterThan(1.3 * fastest(1))
    })

    it.each([
      ['sort', { 'sort-rows': 10 }, 'Sort_merge_passes'],
      ['temporary_table', { 'group-rows': 10 }, 'Created_tmp_disk_tables'],
      ['full_scan', { 'scan-rows': 10 }, 'Handler_read_rnd_next'],
    ])('%s does less of its work with the options %j', async (script, options, counter) => {
      // Counting itself reads some 600 rows, so that a thousand transactions make it less than one of each.
      const found = await run(server, { script, threads: 1, options, transactions: 1000 })
      expect(found.perTransaction(counter)).toBeLessThanOrEqual(11)
    })
  })
})

/** Runs a script on all of the tables, or some, which it does without an error. */
async function run(server: RunningServer, driven: Omit<Driven, 'dataset'>, tables = TABLES): Promise<Counted> {
  const found = await drive(server, { ...driven, dataset: { tables, rows: ROWS } })
  expect([driven.script, found.errors]).toEqual([driven.script, 0])
  expect(found.transactions, driven.script).toBeGreaterThanOrEqual(driven.transactions ?? 2 * driven.threads)
  return found
}
