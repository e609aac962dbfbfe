import { describe, expect, it } from 'vitest'
import { type Counters, costsBetween, grown } from '../../../src/edges/servers/status-counters.ts'

function counters(values: Readonly<Record<string, number>>): Counters {
  const all = new Map(Object.entries(values))
  return { telling: all, costs: all }
}

describe('what a server counted meanwhile', () => {
  it('is by how much counters grew, of those that did', () => {
    const [before, after] = [
      counters({ Sort_rows: 10, Slow_queries: 3 }),
      counters({ Sort_rows: 25, Slow_queries: 3, New: 4 }),
    ]
    expect(grown(before, after).counters).toEqual({ Sort_rows: 15, New: 4 })
  })

  it('has no counters that were set back', () =>
    expect(grown(counters({ Sort_rows: 10 }), counters({ Sort_rows: 2 })).counters).toEqual({}))

  it.each([
    [0.25, { asked: 1000, missed: 250 }],
    [0, { asked: 0, missed: 0 }],
    // Read ahead, without being asked for.
    [1, { asked: 10, missed: 20 }],
  ])('is a share of %d of pages that were missed', (share, { asked, missed }) => {
    const before = counters({ Innodb_buffer_pool_read_requests: 500, Innodb_buffer_pool_reads: 50 })
    const after = counters({ Innodb_buffer_pool_read_requests: 500 + asked, Innodb_buffer_pool_reads: 50 + missed })
    expect(grown(before, after).pageMisses).toBe(share)
  })
})

describe('what a server did beside what was asked of it', () => {
  const before = counters({ Innodb_data_fsyncs: 10, Bytes_received: 100, Bytes_sent: 1000 })

  it('is how often it synced files, and how many bytes it took and gave', () => {
    const after = counters({ Innodb_data_fsyncs: 12, Bytes_received: 150, Bytes_sent: 3000 })
    expect(costsBetween(before, after)).toEqual({ fsyncs: 2, networkBytes: 2050 })
  })

  it('is zero where it did none, and unknown where it does not count', () => {
    expect(costsBetween(before, before)).toEqual({ fsyncs: 0, networkBytes: 0 })
    const { fsyncs, networkBytes } = costsBetween(before, counters({ Bytes_sent: 3000 }))
    expect([fsyncs, networkBytes]).toEqual([undefined, undefined])
  })
})
