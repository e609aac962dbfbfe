import { expect, it } from 'vitest'
import type { SettingCoverage } from '../../../src/core/coverage/coverage.ts'
import { assessmentText } from '../../../src/core/setting/assessment-text.ts'
import { coveredSetting } from '../../builders.ts'

const MIB = 1024 ** 2
const UNMEASURED = { status: 'not-measured', cells: [] } as const

it.each<[string, Partial<SettingCoverage>]>([
  [
    'exercised by a at 2 threads and b at 2 threads and 1 more',
    { cells: ['a', 'b', 'c'].map((workload) => ({ workload, threads: 2 })) },
  ],
  [
    'not exercised: matters when statements sort more rows than an index delivers in ' +
      'order; the workload sort does this',
    { ...UNMEASURED, why: 'other-workload', needs: ['sorts'] },
  ],
  [
    'not exercised: matters when statements sort more rows than an index delivers in ' +
      'order, and Sort_merge_passes hardly grew',
    { ...UNMEASURED, why: 'other-workload', needs: ['sorts'], still: ['Sort_merge_passes'] },
  ],
  [
    'not exercised: matters only when performance_schema is on',
    { ...UNMEASURED, why: 'switched-off', needs: ['performance_schema'] },
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
    'exercised by sort at 1 thread; not set → 4000 was measured as 1200 → 600 with 10.0 MiB of data',
    { before: null, after: '4000', measured: { before: '1200', after: '600', dataBytes: 10 * MIB } },
  ],
])('the text about a changed setting is: %s', (text, overrides) =>
  expect(assessmentText(coveredSetting(overrides))).toBe(text),
)
