/** Records for tests: complete and valid, with the subject of the test as overrides. */
import type { LedgerRecord } from '../../../src/core/ledger/record.ts'

/** "0000000000000000000000000000000000000003". */
export function commitOf(number: number): string {
  return number.toString(16).padStart(40, '0')
}

export function record(overrides: Partial<LedgerRecord> = {}): LedgerRecord {
  return {
    schemaVersion: 1,
    recordedAt: '2026-01-02T03:04:05.678Z',
    branch: 'main',
    commit: commitOf(1),
    title: null,
    runUrl: null,
    suite: 'my.cnf',
    parent: null,
    settings: [],
    changes: [],
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

export function recordedChange(overrides: Partial<LedgerRecord['changes'][number]> = {}) {
  const place = { scenario: 'my.cnf', workload: 'oltp_read_only', threads: 8 }
  return { ...place, mean: -0.02, variance: 0.0001, df: 20, ...overrides }
}

export function recordedSetting(overrides: Partial<LedgerRecord['settings'][number]> = {}) {
  return { scenario: 'my.cnf', name: 'sync_binlog', before: '0', after: '1', file: 'my.cnf', line: 3, ...overrides }
}

/** A chain, an hour from one to the next: the first record begins it, each other one changes ln QPS by a value. */
export function chain(
  means: readonly number[],
  overrides: (index: number) => Partial<LedgerRecord> = () => ({}),
): LedgerRecord[] {
  return [0, ...means].map((mean, index) =>
    record({
      recordedAt: new Date(Date.UTC(2026, 0, 1, index)).toISOString(),
      commit: commitOf(index),
      ...(index === 0
        ? {}
        : {
            parent: { commit: commitOf(index - 1), suite: 'my.cnf' },
            changes: [recordedChange({ mean })],
            settings: [recordedSetting({ name: `setting_${index}` })],
          }),
      ...overrides(index),
    }),
  )
}
