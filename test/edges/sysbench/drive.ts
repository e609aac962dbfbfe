/** A script that runs for some turns on a real server, and what the server counts meanwhile. */
import { join } from 'node:path'
import type { Dataset } from '../../../src/core/scenario/dataset.ts'
import { workloadOf } from '../../../src/core/workloads/workloads.ts'
import { sleep } from '../../../src/edges/machine/clock.ts'
import { RunDirectory } from '../../../src/edges/machine/run-directory.ts'
import type { RunningServer } from '../../../src/edges/servers/running-server.ts'
import { encryptedAddress, ordinaryAddress } from '../../../src/edges/servers/server-address.ts'
import { Load } from '../../../src/edges/sysbench/load.ts'

const TURN_MS = 300
const POLL_MS = 5
/** Turns that a busy machine may need for a script's transactions. */
const MOST_TURNS = 100

export interface Driven {
  readonly script: string
  readonly threads: number
  readonly dataset: Dataset
  readonly options?: Readonly<Record<string, number>>
  /** How many transactions it completes at least; default: two of each client. */
  readonly transactions?: number
  /** Directory of the certificate with which it encrypts; default: it does not. */
  readonly certificate?: string
  /** Turns that it runs at least. */
  readonly turns?: number
}

export interface Counted {
  readonly transactions: number
  readonly errors: number
  readonly deadlocks: number
  readonly seconds: number
  /** How much a counter has grown. */
  grown(counter: string): number
  perTransaction(counter: string): number
}

type ReadCounters = (server: RunningServer) => Promise<ReadonlyMap<string, number>>

/** A load with the seed of another would write the same values again, which is no change. */
let lastSeed = 0

/** Runs a script for as many turns as its transactions take, and reads the server's counts of that time. */
export async function drive(server: RunningServer, driven: Driven, read: ReadCounters = status): Promise<Counted> {
  const { script, threads, dataset, options = {}, certificate, transactions: wanted = 2 * threads, turns = 1 } = driven
  const plain = ordinaryAddress(server.address)
  const address = certificate === undefined ? plain : encryptedAddress(plain, certificate)
  using directory = new RunDirectory()
  const signal = new AbortController().signal
  await using load = await Load.start({
    ...{ arm: script, address, dataset, workload: workloadOf({ script, options }), threads },
    ...{ seed: ++lastSeed, cpus: [], runDirectory: directory.path, boardPath: join(directory.path, 'board') },
  })
  await load.connected(signal)
  const before = await read(server)
  const start = performance.now()
  for (let turn = 1; turn <= MOST_TURNS; turn++) {
    await takeTurn(load)
    if (turn >= turns && load.board.progress().transactions >= wanted) break
  }
  const seconds = (performance.now() - start) / 1000
  const after = await read(server)
  const { transactions, errors, deadlocks } = load.board.progress()
  await load.finish(signal)
  const grown = (counter: string) => (after.get(counter) ?? Number.NaN) - (before.get(counter) ?? 0)
  return { transactions, errors, deadlocks, seconds, grown, perTransaction: (counter) => grown(counter) / transactions }
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

export async function status({ session }: RunningServer): Promise<ReadonlyMap<string, number>> {
  const rows = await session.rows('SHOW GLOBAL STATUS')
  return new Map(rows.map(({ Variable_name, Value }) => [String(Variable_name), Number(Value)]))
}
