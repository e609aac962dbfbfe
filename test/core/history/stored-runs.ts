/** Stored runs for tests: complete, valid records with the subject of the test as overrides. */
import type { RunRecord } from '../../../src/core/history/run-record.ts'
import type { Series, SeriesKey } from '../../../src/core/history/series.ts'
import { seriesOf } from '../../../src/core/history/series.ts'

export const KEY: SeriesKey = {
  suite: 'suite',
  scenario: 'on',
  workload: 'oltp_read_only',
  threads: 4,
}

const MYSQL = { product: 'MySQL', version: '9.7.4' }

export function storedRun(overrides: Partial<RunRecord> = {}): RunRecord {
  return {
    schemaVersion: 1,
    id: '1',
    recordedAt: '2026-01-02T03:04:05.678Z',
    branch: 'main',
    commit: '0123456789abcdef0123456789abcdef01234567',
    runUrl: null,
    verdict: 'pass',
    suite: { name: 'suite', fingerprint: '0123456789abcdef' },
    toolVersion: '0.1.0',
    seed: 1,
    measuredSeconds: 60,
    machine: {
      cpuModel: 'a processor',
      cpus: 2,
      memoryBytes: 8 * 1024 ** 3,
      kernel: '6.1.0',
      runner: 'local: host',
    },
    sysbench: '1.0.20',
    disturbed: 0,
    scenarios: [
      { name: 'off', role: 'control', fingerprint: 'aaaaaaaaaaaaaaaa', server: MYSQL },
      { name: 'on', role: 'candidate', fingerprint: 'bbbbbbbbbbbbbbbb', server: MYSQL },
    ],
    cells: [storedCell({ scenario: 'off', ratio: null }), storedCell()],
    twin: [{ workload: 'oltp_read_only', threads: 4, mean: 0.002, noise: 0.004, trials: 3 }],
    ...overrides,
  }
}

export function storedCell(overrides: Partial<RunRecord['cells'][number]> = {}): RunRecord['cells'][number] {
  return {
    scenario: 'on',
    workload: 'oltp_read_only',
    threads: 4,
    qps: 16_000,
    ratio: { mean: -0.1, standardError: 0.01 },
    ...overrides,
  }
}

/** A run an hour, one a value: the ratio of "on" to the control. */
export function storedRuns(
  means: readonly number[],
  overrides: (index: number) => Partial<RunRecord> = () => ({}),
  standardError = 0.01,
): RunRecord[] {
  return means.map((mean, index) =>
    storedRun({
      id: String(index),
      recordedAt: new Date(Date.UTC(2026, 0, 1, index)).toISOString(),
      commit: String(index).padStart(40, '0'),
      cells: [storedCell({ scenario: 'off', ratio: null }), storedCell({ ratio: { mean, standardError } })],
      ...overrides(index),
    }),
  )
}

export function storedSeries(
  means: readonly number[],
  overrides: (index: number) => Partial<RunRecord> = () => ({}),
  standardError = 0.01,
): Series {
  return seriesOf(storedRuns(means, overrides, standardError), KEY)
}
