import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readReport, reportName } from '../../../src/core/imported/sysbench-report.ts'
import { formatProblems } from '../../../src/core/suite/parse.ts'

const REPORT = readFileSync(
  join(import.meta.dirname, '../../fixtures/sysbench-reports/off.oltp_read_only.2.txt'),
  'utf8',
)

function read(text: string, path = 'off.oltp_read_only.2.txt') {
  const { observations, problems } = readReport({ file: `runs/${path}`, path, text })
  return { observations, says: formatProblems(problems) }
}

describe('the name of a report', () => {
  it.each([
    ['off.oltp_read_only.2.txt', 'off', 'oltp_read_only', 2, null],
    ['off.oltp_read_only.2.3.txt', 'off', 'oltp_read_only', 2, '3'],
    ['mysql-8.4.0.oltp_read_only.16.txt', 'mysql-8.4.0', 'oltp_read_only', 16, null],
    ['mysql-8.4.0.rw.16.2.txt', 'mysql-8.4.0', 'rw', 16, '2'],
    ['off/oltp_read_only-2.txt', 'off', 'oltp_read_only', 2, null],
    ['mysql 8.4/read-write-32-2.txt', 'mysql 8.4', 'read-write', 32, '2'],
  ])('%s says what was measured', (path, scenario, workload, threads, trial) => {
    expect(reportName(path)).toEqual({ scenario, workload, threads, trial })
  })

  it.each([
    'notes.txt',
    'off.8.txt',
    'off.ro.txt',
    'off.ro.0.txt',
    'off/ro.txt',
    'a/b/ro-8.txt',
    'off/ro-8.log',
    '.ro.8.txt',
  ])('is not %s', (path) => expect(reportName(path)).toBeUndefined())
})

describe('a report of sysbench', () => {
  it('has queries and transactions a second, and latencies', () => {
    expect(read(REPORT)).toEqual({
      says: '',
      observations: [
        {
          ...{ scenario: 'off', workload: 'oltp_read_only', threads: 2, trial: null },
          ...{ qps: 18_664.28, tps: 1166.52 },
          latencyMs: { avg: 1.71, p95: 4.41, p99: null },
          place: { file: 'runs/off.oltp_read_only.2.txt', line: 23 },
        },
      ],
    })
  })

  it('has the percentile that it was asked for, or none', () => {
    const asked = (line: string) =>
      read(REPORT.replace('95th percentile:                        4.41', line)).observations[0]
    expect(asked('99th percentile:   6.5')?.latencyMs).toEqual({ avg: 1.71, p95: null, p99: 6.5 })
    expect(asked('percentile stats:               disabled')?.latencyMs).toEqual({ avg: 1.71, p95: null, p99: null })
  })

  it('may come with CRLF', () => expect(read(REPORT.replaceAll('\n', '\r\n')).observations[0]?.qps).toBe(18_664.28))

  it.each([
    ['without a name that tells', REPORT, 'x.txt', 'runs/x.txt:1: name: "x.txt"; allowed: SCENARIO.WORKLOAD.THREADS'],
    ['of nothing', '', undefined, ':1: an empty file; allowed: sysbench'],
    ['that was cut off', REPORT.slice(0, 300), undefined, ':1: no "queries: … per sec." of a report'],
    ['of two runs', REPORT + REPORT, undefined, 'queries: a second report, after that of line 23; allowed: one a file'],
    [
      'without queries',
      REPORT.replace('18664.28', '0.00'),
      undefined,
      ':23: queries: 0.00 per sec.; allowed: a number above',
    ],
    ['of other threads', REPORT, 'off.ro.16.txt', 'Number of threads: 2; allowed: 16, as in the name'],
  ])('%s is refused', (_, text, path, says) => {
    const found = read(text, path)
    expect(found.says).toContain(says)
    expect(found.observations).toEqual([])
  })
})
