import { expect, it } from 'vitest'
import type { CoveredSetting } from '../../../src/core/coverage/coverage.ts'
import { coverageText } from '../../../src/core/coverage/coverage-text.ts'
import { coveredSetting } from '../../builders.ts'

const MIB = 1024 ** 2

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
    'not exercised; it matters when statements sort more rows than an index delivers in ' +
      'order; the workload sort would exercise it',
    { status: 'not-exercised', cells: [], needs: ['sorts'] },
  ],
  [
    'not exercised; it matters when statements sort more rows than an index delivers in ' +
      'order, and Sort_merge_passes hardly grew',
    { status: 'not-exercised', cells: [], needs: ['sorts'], still: ['Sort_merge_passes'] },
  ],
  [
    'not exercised; it matters when rows are written for so long that dirty pages, redo ' +
      'log or undo log have to be caught up with; the workload sustained_writes would exercise it',
    { status: 'not-exercised', cells: [], needs: ['sustained-writes'] },
  ],
  [
    'not exercised; it matters when performance_schema is on',
    { status: 'not-exercised', cells: [], needs: ['performance_schema'] },
  ],
  [
    'cannot be measured here; it matters when another server sends changes, or waits until they are there',
    { status: 'cannot-show', cells: [], needs: ['replica'] },
  ],
  [
    'cannot be measured here: the test servers do not have it, or qpsgate sets or ignores it on all of them',
    { status: 'cannot-show', cells: [] },
  ],
  [
    'cannot be compared: with other shares, parameters or rows it is another load',
    { name: 'mix', status: 'cannot-show', cells: [] },
  ],
  [
    'harmless at the measured load: nothing came to it before or now, and Aborted_clients did not grow',
    { status: 'not-reached', cells: [], still: ['Aborted_clients'] },
  ],
  [
    'harmless at the measured load: no load of qpsgate comes to such a limit; it matters when a load comes to the lower of the two limits',
    { status: 'not-reached', cells: [], needs: ['limit-reached'] },
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
  ['unknown: qpsgate does not know which workload exercises it', { status: 'unknown', cells: [] }],
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
