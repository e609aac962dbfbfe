import { describe, expect, it } from 'vitest'
import { workloadOf } from '../../../src/core/workloads/workloads.ts'
import { computes, mayDoze, rateOf } from '../../../src/edges/testbed/cell-pace.ts'
import type { CellRequest } from '../../../src/edges/testbed/testbed-request.ts'

interface Asked {
  readonly script?: string
  readonly threads?: number
  readonly poolBytes?: number
  readonly shared?: boolean
  readonly serverCpus?: readonly number[]
}

function request({ script = 'oltp_point_select', threads = 1, poolBytes, shared, serverCpus = [1] }: Asked) {
  return {
    cell: { workload: workloadOf({ script }), threads },
    dataset: { tables: 1, rows: 1, poolBytes },
    cpus: { serverCpus, clientCpus: [0], shared: shared ?? false, nodes: 1 },
  } as unknown as CellRequest
}

describe('CPUs may fall asleep during the turns of servers', () => {
  it.for<readonly [string, Asked, number, boolean]>([
    ['with one client, on one CPU', {}, 0.1, true],
    ['with as many clients as CPUs', { threads: 3, serverCpus: [1, 2, 3] }, 0.1, true],
    ['with more clients', { threads: 2 }, 0.1, false],
    ['during long transactions', {}, 12, false],
    ['before any transaction has ended', {}, 0, false],
    ['if commits wait for a disk', { script: 'oltp_update_non_index' }, 0.1, false],
    ['if pages are read from disk', { poolBytes: 1e8 }, 0.1, false],
    ['with one CPU for sysbench and servers', { shared: true }, 0.1, false],
  ])('%s (%j, p95 of %d ms): %s', ([, asked, p95Ms, expected]) => expect(mayDoze(request(asked), p95Ms)).toBe(expected))
})

describe('servers count as waiting for nothing but CPUs', () => {
  const busy = (share: number) => ({
    servedNs: 0,
    switchNs: 0,
    statements: [],
    transactions: 1,
    ranNs: 1e9,
    cpuNs: share * 1e9,
  })
  const all = { ...request({ script: 'oltp_read_only', threads: 8 }), running: [] } as unknown as CellRequest

  it.each([
    ['if they are busy', 0.95, 0.95, 0, true],
    ['if clients are late, beside a neighbour', 0.65, 0.7, 0, true],
    ['if one is idle for so long that it waits for something of its own', 0.95, 0.55, 0, false],
    ['if one is idle because of locks, whose holders are frozen as well', 0.95, 0.55, 0.05, true],
    ['if one is idle, but fewer transactions wait for locks', 0.95, 0.55, 0.04, false],
  ])('%s (CPU shares %d and %d, lock waits %d): %s', (_, one, other, lockWaits, expected) => {
    const waits = { pageMisses: [0, 0], lockWaits: [lockWaits, lockWaits] }
    expect(computes(all, [busy(one), busy(other)], waits, false)).toBe(expected)
  })
})

it('the transaction rate of a cell is the sum of the rates of all arms that ran', () => {
  const work = { servedNs: 0, switchNs: 0, statements: [] }
  const works = [
    { ...work, transactions: 50, ranNs: 1e9 },
    { ...work, transactions: 10, ranNs: 5e8 },
    { ...work, transactions: 0, ranNs: 0 },
  ]
  expect(rateOf(works)).toBe(70)
})
