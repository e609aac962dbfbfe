/** A real replica that applies the log in its seed, as the workload replication measures it. */
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { workloadOf } from '../../../src/core/workloads/workloads.ts'
import { sleep } from '../../../src/edges/machine/clock.ts'
import { RunDirectory } from '../../../src/edges/machine/run-directory.ts'
import { Load } from '../../../src/edges/sysbench/load.ts'
import { serverForAll, suiteOf } from '../servers/study-servers.ts'

const SUITE = `name: replicas
dataset: { tables: 2, rows: 2000 }
workloads: [replication]
threads: [8]
control: parallel
scenarios:
  parallel: { options: { slave_parallel_threads: 4, log_slave_updates: 0 } }
  logging: { options: { log_slave_updates: 1 } }
`
const parsed = suiteOf(SUITE)
const suite = { ...parsed, dataset: { ...parsed.dataset, hasRelayLog: true } }
const signal = new AbortController().signal

const server = serverForAll('parallel', 'local', undefined, suite)
const logging = serverForAll('logging', 'local', undefined, suite)

async function counted(name: string, of = server): Promise<number> {
  const [row] = await of.session.rows(`SHOW GLOBAL STATUS LIKE '${name}'`)
  return Number(row?.Value)
}

const updates = (of = server) => counted('Handler_update', of)

/** Drives the load until it has counted this many transactions. */
async function drive(least: number, options: Readonly<Record<string, number>>, of = server) {
  using directory = new RunDirectory()
  const boardPath = join(directory.path, 'board')
  const workload = workloadOf({ script: 'replication', options })
  const { dataset } = suite
  const { address } = of
  const request = { arm: 'parallel', address, dataset, workload, threads: 1, seed: 1, cpus: [], boardPath }
  await using load = await Load.start({ ...request, runDirectory: directory.path })
  await load.connected(signal)
  const before = await updates(of)
  load.board.go()
  await expect.poll(() => load.board.progress().transactions, { timeout: 60_000 }).toBeGreaterThan(least)
  load.board.pause()
  while (load.board.progress().busy > 0) await sleep(5)
  const { transactions, servedNs } = load.board.progress()
  const applied = (await updates(of)) - before
  const totals = await load.finish(signal)
  return { transactions, seconds: servedNs / 1e9, applied, totals }
}

describe('the workload of a replica without a source', () => {
  it('is measured with one thread, whatever threads the suite names', () =>
    expect(suite.workloads[0].threads).toEqual([1]))

  it('counts only applied transactions, of which an event has several', async () => {
    const { transactions, seconds, applied, totals } = await drive(300, {})
    expect(seconds).toBeGreaterThan(0)
    // Work applied before the first look, and after the last one, is not counted.
    expect(applied).toBeGreaterThanOrEqual(transactions)
    expect(totals.events).toBeLessThan(transactions)
  })

  it('starts over once all prepared transactions are applied, and applies more', async () => {
    const { transactions } = await drive(2000, { 'lap-transactions': 500 })
    expect(transactions).toBeGreaterThan(2000)
    const [status] = await server.session.rows('SHOW SLAVE STATUS')
    expect(status).toMatchObject({ Relay_Log_File: 'backlog.000002', Last_Error: '', Slave_SQL_Running: 'No' })
  })

  it('makes the replica write to its own binary log only if that is switched on', async () => {
    const written = (of: typeof server) => counted('Binlog_bytes_written', of)
    const before = await written(server)
    await drive(300, {})
    expect(await written(server)).toBe(before)
    await drive(300, {}, logging)
    // Both servers were set up alike.
    expect(await written(logging)).toBeGreaterThan(before + 300 * 50)
  })

  it('makes the replica apply nothing while it is not measured', async () => {
    const before = await updates()
    await sleep(200)
    expect(await updates()).toBe(before)
  })
})
