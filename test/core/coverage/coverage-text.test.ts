import { expect, it } from 'vitest'
import type { CoveredSetting } from '../../../src/core/coverage/coverage.ts'
import { coverageText } from '../../../src/core/coverage/coverage-text.ts'
import { coveredSetting } from '../../builders.ts'

const MIB = 1024 ** 2
const UNMEASURED = { status: 'not-measured', cells: [] } as const

it.each<[string, Partial<CoveredSetting>]>([
  ['exercised by sort at 1 thread', {}],
  [
    'exercised by sort at 1 thread: Sort_merge_passes 3 → 12 a transaction',
    { shownBy: { counter: 'Sort_merge_passes', before: 3, after: 12.01 } },
  ],
  [
    'exercised by a at 2 threads and b at 2 threads and 1 more',
    { cells: ['a', 'b', 'c'].map((workload) => ({ workload, threads: 2 })) },
  ],
  [
    'not measured: matters when statements sort more rows than an index delivers in ' +
      'order; the workload sort does this',
    { ...UNMEASURED, why: 'other-workload', needs: ['sorts'] },
  ],
  [
    'not measured: matters when statements sort more rows than an index delivers in ' +
      'order, and Sort_merge_passes hardly grew',
    { ...UNMEASURED, why: 'other-workload', needs: ['sorts'], still: ['Sort_merge_passes'] },
  ],
  [
    'not measured: matters only when performance_schema is on',
    { ...UNMEASURED, why: 'switched-off', needs: ['performance_schema'] },
  ],
  [
    'not measured: matters when another server sends changes, or waits until they are there, which no load here does',
    { ...UNMEASURED, why: 'no-load', needs: ['replica'] },
  ],
  [
    'not measured: our load never reaches 500 or 101',
    { ...UNMEASURED, why: 'no-load', needs: ['limit-reached'], before: '500', after: '101' },
  ],
  [
    'not measured: both test servers have 24.0 MiB, to fit this machine',
    {
      ...{ ...UNMEASURED, why: 'made-equal', before: '64G', after: '32G' },
      measured: { before: String(24 * MIB), after: String(24 * MIB), dataBytes: 10 * MIB },
    },
  ],
  [
    'not measured: test servers run isolated, and it names a directory',
    { ...UNMEASURED, name: 'innodb-data-home-dir', why: 'isolated', before: '/a', after: '/b' },
  ],
  ['not measured: limits the container, and what it slows down is not measured', { ...UNMEASURED, why: 'container' }],
  ['not measured: the test server does not have it', { ...UNMEASURED, why: 'not-on-server' }],
  [
    'not measured: the test server is of a version that does not read the group of this line',
    { ...UNMEASURED, why: 'other-group' },
  ],
  ['not measured: a program other than the server reads this group', { ...UNMEASURED, why: 'other-program' }],
  ['not measured: what the server gets from this line cannot be told', { ...UNMEASURED, why: 'not-applied' }],
  [
    'not measured: with other shares, parameters or rows it is another load',
    { ...UNMEASURED, name: 'mix', why: 'other-load' },
  ],
  ['not measured: no workload is known to use it', { ...UNMEASURED, why: 'unknown' }],
  [
    'never reached: no statement of this run came to it, before or now, and Slow_queries did not grow',
    { status: 'not-reached', cells: [], still: ['Slow_queries'] },
  ],
  [
    'makes no difference: capped by max_heap_table_size, which is lower and did not change',
    { status: 'no-difference', cells: [], needs: ['max_heap_table_size'] },
  ],
  ['makes no difference: no instrument of the servers has such a name', { status: 'no-difference', cells: [] }],
  [
    'makes no difference: both servers have OFF',
    {
      ...{ status: 'no-difference', cells: [], before: null, after: '/slow.log' },
      measured: { before: 'OFF', after: 'OFF', dataBytes: 10 * MIB },
    },
  ],
  ['has no effect on speed', { status: 'no-effect', cells: [] }],
  [
    'exercised by sort at 1 thread; 64G → 32G was measured as 192 MiB → 96.0 MiB with 576 MiB of data',
    {
      ...{ before: '64G', after: '32G' },
      measured: { before: String(192 * MIB), after: String(96 * MIB), dataBytes: 576 * MIB },
    },
  ],
  [
    'exercised by sort at 1 thread; not set → 4000 was measured as 1200 → 600 with 10.0 MiB of data',
    { before: null, after: '4000', measured: { before: '1200', after: '600', dataBytes: 10 * MIB } },
  ],
])('what is said of a changed setting %s', (text, overrides) =>
  expect(coverageText(coveredSetting(overrides))).toBe(text),
)
