/** Records for tests: complete and valid, with the subject of the test as overrides. */
import { type LedgerRecord, RECORD_VERSION } from '../../../src/core/ledger/record.ts'

/** "0000000000000000000000000000000000000003". */
export function commitOf(number: number): string {
  return number.toString(16).padStart(40, '0')
}

export function record(overrides: Partial<LedgerRecord> = {}): LedgerRecord {
  return {
    schemaVersion: RECORD_VERSION,
    recordedAt: '2026-01-02T03:04:05.678Z',
    branch: 'main',
    commit: commitOf(1),
    depth: 1,
    title: null,
    runUrl: null,
    suite: 'my.cnf',
    baseline: null,
    settings: [],
    comparisons: [],
    control: null,
    verdict: 'pass',
    acceptedBy: null,
    scenarios: [{ name: 'my.cnf', fingerprint: '0123456789abcdef', server: 'MySQL 9.7.4' }],
    qps: [],
    machine: { cpuModel: 'a processor', cpus: 2, runner: 'local: host' },
    toolVersion: '0.1.0',
    disturbed: 0,
    twin: [{ workload: 'oltp_read_only', threads: 8, mean: 0.002, noise: 0.004, trials: 3 }],
    ...overrides,
  }
}

export function recordedChange(overrides: Partial<LedgerRecord['comparisons'][number]> = {}) {
  const place = { scenario: 'my.cnf', workload: 'oltp_read_only', threads: 8 }
  return { rule: 'base' as const, ...place, change: -0.02, low: -0.04, high: 0, ...overrides }
}

export function storedRatio(overrides: Partial<NonNullable<LedgerRecord['control']>['ratios'][number]> = {}) {
  const place = { scenario: 'on', workload: 'oltp_read_only', threads: 8 }
  return { ...place, mean: -0.1, variance: 0.0001, df: 20, ...overrides }
}

export function recordedSetting(overrides: Partial<LedgerRecord['settings'][number]> = {}) {
  return { scenario: 'my.cnf', name: 'sync_binlog', before: '0', after: '1', file: 'my.cnf', line: 3, ...overrides }
}

/** A branch, an hour from one run to the next: the first record is the baseline, from which the others are that far. */
export function branchOf(
  distances: readonly number[],
  overrides: (index: number) => Partial<LedgerRecord> = () => ({}),
): LedgerRecord[] {
  return [0, ...distances].map((distance, index) => {
    const change = distance - (distances[index - 2] ?? 0)
    const compared = [
      recordedChange({ change, low: change - 0.02, high: change + 0.02 }),
      recordedChange({ rule: 'baseline', change: distance, low: distance - 0.02, high: distance + 0.02 }),
    ]
    return record({
      recordedAt: new Date(Date.UTC(2026, 0, 1, index)).toISOString(),
      commit: commitOf(index),
      depth: index + 1,
      qps: [{ scenario: 'my.cnf', workload: 'oltp_read_only', threads: 8, qps: 1000 - (index % 1000) }],
      ...(index === 0
        ? {}
        : {
            baseline: commitOf(0),
            comparisons: compared,
            settings: [recordedSetting({ name: `setting_${index}` })],
          }),
      ...overrides(index),
    })
  })
}
