import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decidesByCache, memoryBesidePool } from '../../../src/core/coverage/page-cache.ts'
import { planOf } from '../../../src/core/plan/plan.ts'
import type { Dataset } from '../../../src/core/scenario/dataset.ts'
import { option, scenario, suite } from '../../builders.ts'

const MIB = 1024 ** 2
const DATA: Dataset = { tables: 4, rows: 25_000 }

function decides(before: Record<string, string>, after: Record<string, string>, dataset = DATA): boolean {
  const of = (options: Record<string, string>) =>
    scenario('my.cnf', { options: Object.entries(options).map(([name, value]) => option(name, value)) })
  const made = suite({ scenarios: [of(after)], control: 'my.cnf', dataset })
  return decidesByCache(planOf(made, 1, { rules: ['base'], base: [of(before)] }), dataset)
}

describe('the page cache of servers', () => {
  it.each([
    ['files bypass the cache', { innodb_flush_method: 'fsync' }, { innodb_flush_method: 'O_DIRECT' }, DATA],
    ['files no longer bypass it', {}, { innodb_data_file_buffering: 'ON' }, DATA],
    ['data are larger than the pool', { a: '1' }, { a: '2' }, { ...DATA, poolBytes: 64 * MIB }],
    ['one pool is smaller than the data', { innodb_buffer_pool_size: '128M' }, { innodb_buffer_pool_size: '8M' }, DATA],
  ])('is limited for a change in which %s', (_, before, after, dataset) =>
    expect(decides(before, after, dataset)).toBe(true),
  )

  it.each([
    ['all is read in memory', { sort_buffer_size: '1M' }, { sort_buffer_size: '2M' }],
    [
      'the flush method stays',
      { innodb_flush_method: 'fsync' },
      { innodb_flush_method: 'fsync', sort_buffer_size: '2M' },
    ],
    ['pools hold the data', { innodb_buffer_pool_size: '1G' }, { innodb_buffer_pool_size: '64M' }],
  ])('is not limited for a change in which %s', (_, before, after) => expect(decides(before, after)).toBe(false))
})

it('the memory beside buffer pools never shrinks, suffices for each server, and stays the same if computed again', () => {
  const server = fc
    .record({ ownBytes: fc.integer({ min: 0, max: 4096 }), pageBytes: fc.integer({ min: 0, max: 4096 }) })
    .map((each) => ({ ownBytes: (each.ownBytes + each.pageBytes) * MIB, pageBytes: each.pageBytes * MIB }))
  fc.assert(
    fc.property(fc.array(server, { minLength: 1 }), fc.integer({ min: 0, max: 1024 }), (servers, former) => {
      const bytes = memoryBesidePool(servers, former * MIB)
      expect(bytes).toBeGreaterThanOrEqual(former * MIB)
      for (const { ownBytes, pageBytes } of servers) expect(pageBytes + bytes).toBeGreaterThan(ownBytes)
      expect(memoryBesidePool(servers, bytes)).toBe(bytes)
    }),
  )
})
